"""The plugin against what was recorded of CKAN."""

import inspect
import io
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

from support import CONTRACT, HERE, ValidationError, plugin_for

from ckanext.outis.words import WORDS

SOURCE = HERE.parent / "ckanext" / "outis"


class Upload:
    """As werkzeug hands one over."""

    def __init__(self, content, filename="table.csv"):
        self.stream = io.BytesIO(content)
        self.filename = filename


class OfThePlugin(unittest.TestCase):
    def setUp(self):
        held = tempfile.TemporaryDirectory()
        self.addCleanup(held.cleanup)
        self.folder = pathlib.Path(held.name)
        self.policy = self.folder / "policy.json"
        self.policy.write_text("{}")

    def plugin(self, answer=0, **more):
        """The plugin with a program that counts how often it is asked."""
        program = self.folder / "program"
        program.write_text(f'#!/bin/sh\necho asked >> {self.folder}/asked\necho "- because"\nexit {answer}\n')
        os.chmod(program, 0o700)
        settings = {"ckanext.outis.program": str(program), "ckanext.outis.policy": str(self.policy), **more}
        return plugin_for(settings).OutisPlugin()

    def asked(self):
        path = self.folder / "asked"
        return len(path.read_text().split()) if path.exists() else 0

    def test_every_way_to_keep_a_file_is_checked_once(self):
        plugin = self.plugin()
        for way in [
            lambda resource: plugin.before_resource_create({}, resource),
            lambda resource: plugin.before_resource_update({}, {}, resource),
            plugin.get_resource_uploader,
        ]:
            before = self.asked()
            resource = {"upload": Upload(b"a\n1\n"), "outis_report": Upload(b"{}", "report.json"), "name": "x"}
            self.assertIsNone(way(resource))
            self.assertNotIn("outis_report", resource)
            self.assertIsNone(plugin.get_resource_uploader(resource))
            self.assertEqual(self.asked(), before + 1)

    def test_what_is_refused_raises_with_the_reasons(self):
        plugin = self.plugin(answer=1)
        resource = {"upload": Upload(b"a\n1\n"), "outis_report": Upload(b"{}")}
        with self.assertRaises(ValidationError) as caught:
            plugin.before_resource_create({}, resource)
        self.assertEqual(caught.exception.error_dict, {"upload": ["because"]})
        # Once more, as it was refused; and what is no file.
        for upload, report in [(resource["upload"], Upload(b"{}")), ("text", None), (Upload(b"a\n"), None)]:
            with self.assertRaises(ValidationError):
                plugin.get_resource_uploader({"upload": upload, "outis_report": report})

    def test_what_is_no_file_or_exempt_is_not_asked_about_and_no_report_is_kept(self):
        plugin = self.plugin(**{"ckanext.outis.exempt": ".pdf"})
        for resource in [
            {"url": "http://example.org", "outis_report": Upload(b"{}")},
            {"upload": "", "outis_report": Upload(b"{}")},
            {"upload": Upload(b"text", "Notes.PDF"), "outis_report": Upload(b"{}")},
        ]:
            plugin.before_resource_create({}, resource)
            self.assertNotIn("outis_report", resource)
        self.assertEqual(self.asked(), 0)

    def test_a_check_that_could_not_be_made_is_told_at_the_start(self):
        for settings in [
            {"ckanext.outis.program": "/bin/sh"},
            {"ckanext.outis.program": "/nowhere", "ckanext.outis.policy": str(self.policy)},
            {"ckanext.outis.policy": "/nowhere"},
        ]:
            with self.assertRaises(ValueError):
                plugin_for(settings).OutisPlugin().configure(settings)
        settings = {"ckanext.outis.program": "/bin/sh", "ckanext.outis.policy": str(self.policy)}
        plugin_for(settings).OutisPlugin().configure(settings)
        plugin_for({}).OutisPlugin().configure({})

    def test_the_form_is_told_what_it_needs(self):
        settings = {"ckanext.outis.page": "https://outis.example/outis.html", "ckanext.outis.policy": str(self.policy)}
        told = plugin_for(settings, "de").settings()
        self.assertEqual((told["policy"], told["checked"], told["exempt"]), ("/outis/policy.json", False, []))
        self.assertEqual(told["words"], WORDS["de"])
        told = plugin_for({**settings, "ckanext.outis.policy_url": "https://x.example/p"}, "pt_BR").settings()
        self.assertEqual((told["policy"], told["words"]), ("https://x.example/p", WORDS["en"]))


class OfTheContract(unittest.TestCase):
    def test_methods_take_what_ckan_gives(self):
        plugin = plugin_for({}).OutisPlugin
        for interface, methods in CONTRACT["called"].items():
            for method, parameters in methods.items():
                self.assertEqual(list(inspect.signature(getattr(plugin, method)).parameters), parameters, interface)

    def test_nothing_else_is_asked_of_ckan(self):
        source = "".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
        self.assertLessEqual(set(re.findall(r"\btk\.(\w+)", source)), set(CONTRACT["toolkit"]))
        self.assertLessEqual(set(re.findall(r"\bp\.(I\w+)", source)), set(CONTRACT["called"]))
        pages = "".join(path.read_text("utf-8") for path in SOURCE.rglob("*.html"))
        helpers = set(re.findall(r"\bh\.(\w+)", pages + source.replace("tk.h.", "h."))) - {"outis_settings"}
        self.assertLessEqual(helpers, set(CONTRACT["helpers"]))

    def test_the_form_is_where_it_was(self):
        form = (SOURCE / "templates/package/snippets/resource_form.html").read_text("utf-8")
        self.assertLessEqual(set(re.findall(r"{% block (\w+)", form)), set(CONTRACT["blocks"]))
        self.assertIn(f"field='#{CONTRACT['upload']['id']}'", form)

    def test_it_is_what_the_ckan_says_that_is_there(self):
        python = os.environ.get("OUTIS_CKAN_PYTHON")
        if not python:
            self.skipTest("OUTIS_CKAN_PYTHON names no Python that has CKAN")
        found = subprocess.run([python, HERE / "record.py"], capture_output=True, check=True, text=True).stdout
        self.assertEqual(found, (HERE / "contract.json").read_text("utf-8"))


class OfTheWords(unittest.TestCase):
    def test_each_language_has_all_of_them(self):
        for language, words in WORDS.items():
            self.assertEqual(words.keys(), WORDS["en"].keys(), language)
            self.assertTrue(all(words.values()))
            self.assertIn("{code}", words["failed"])
            # Of a note the gate takes so many characters.
            self.assertLess(len(words["note"]) + len(words["note-report"]), 1000)


if __name__ == "__main__":
    unittest.main()
