"""What `outis gate` decides is what is done, and whatever cannot be decided is refused."""

import io
import json
import os
import pathlib
import stat
import subprocess
import tempfile
import unittest

from support import NEEDS_PROGRAM, PROGRAM

from ckanext.outis.check import Gate, Refused, is_exempt

MARK = "Zettelmann"
TABLE = b"town,ill\nUlm,flu\nUlm,cold\nBonn,flu\nBonn,gout\n"
ALONE = f"town,ill\nUlm,flu\nUlm,cold\n{MARK},flu\n".encode()


def policy_of(k):
    columns = {"quasi-identifier": ["town"], "sensitive": ["ill"]}
    return json.dumps(
        {"outis": 1, "kind": "policy", "id": "desk", "models": [{"model": "k-anonymity", "k": k}], "columns": columns}
    )


class Folder(unittest.TestCase):
    def setUp(self):
        held = tempfile.TemporaryDirectory()
        self.addCleanup(held.cleanup)
        self.folder = pathlib.Path(held.name)

    def given(self, name, content):
        path = self.folder / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return str(path)

    def program(self, body):
        path = self.given("program", f"#!/bin/sh\n{body}\n")
        os.chmod(path, stat.S_IRWXU)
        return path

    def refused(self, gate, release=TABLE, report=b"{}", name="a.csv", **more):
        with self.assertRaises(Refused) as caught:
            gate.check(io.BytesIO(release), name, None if report is None else io.BytesIO(report), **more)
        return caught.exception


@unittest.skipIf(NEEDS_PROGRAM, NEEDS_PROGRAM)
class ByTheProgram(Folder):
    def made(self):
        """A release and its report."""
        recipe = {
            "outis": 1,
            "kind": "recipe",
            "attributes": [{"name": "town", "role": "quasi-identifier"}, {"name": "ill", "role": "sensitive"}],
            "models": [{"model": "k-anonymity", "k": 2}],
        }
        paths = [str(self.folder / name) for name in ["release.csv", "report.json"]]
        subprocess.run(
            [PROGRAM, "run", self.given("recipe.json", json.dumps(recipe)), "--input", self.given("table.csv", TABLE)]
            + ["--output", paths[0], "--report", paths[1], "--quiet"],
            check=True,
        )
        return [pathlib.Path(path).read_bytes() for path in paths]

    def test_a_release_passes_and_its_stream_begins_again(self):
        release, report = self.made()
        stream = io.BytesIO(release)
        stream.read(7)
        Gate(PROGRAM, self.given("policy.json", policy_of(2))).check(stream, "Release 1.CSV", io.BytesIO(report))
        self.assertEqual(stream.read(), release)

    def test_what_does_not_hold_the_policy_is_refused_with_reasons(self):
        release, report = self.made()
        gate = Gate(PROGRAM, self.given("policy.json", policy_of(3)))
        refused = self.refused(gate, release, report)
        self.assertEqual(refused.code, "refused")
        self.assertEqual(len(refused.reasons), 1)
        self.assertIn("k = 3", refused.reasons[0])
        german = self.refused(gate, release, report, language="de_DE")
        self.assertNotEqual(german.reasons, refused.reasons)
        self.assertEqual(self.refused(gate, release, report, language="xx").reasons, refused.reasons)

    def test_an_original_is_refused_whatever_comes_with_it_and_no_cell_is_told(self):
        _, report = self.made()
        gate = Gate(PROGRAM, self.given("policy.json", policy_of(2)))
        refused = self.refused(gate, ALONE, report)
        self.assertEqual(len(refused.reasons), 2)
        for each in [refused, self.refused(gate, ALONE, b"no report"), self.refused(gate, b"\x00" + ALONE, report)]:
            self.assertNotIn(MARK, " ".join(each.reasons))
            self.assertNotIn(tempfile.gettempdir(), " ".join(each.reasons))
        self.assertEqual(self.refused(gate, ALONE, None).code, "report-missing")
        self.assertEqual(self.refused(gate, ALONE, b"{}", largest=10).code, "too-large")


class ByNobody(Folder):
    def test_what_cannot_be_decided_is_refused(self):
        policy = self.given("policy.json", policy_of(2))
        for program in [str(self.folder / "missing"), policy]:
            self.assertEqual(self.refused(Gate(program, policy)).code, "not-checked")
        for body in ["exit 2", "kill -9 $$", "exit 3"]:
            self.assertEqual(self.refused(Gate(self.program(body), policy)).code, "not-checked")
        self.assertEqual(self.refused(Gate(self.program("exec sleep 20"), policy, timeout=1)).code, "not-checked")

    def test_the_program_sees_two_files_and_nothing_of_the_server(self):
        told = str(self.folder / "told")
        body = f'/bin/ls -A > {told}; echo "$*" >> {told}; echo "secret:$OUTIS_SECRET" >> {told}; pwd >> {told}'
        policy = self.given("policy.json", policy_of(2))
        os.environ["OUTIS_SECRET"] = "s"
        self.addCleanup(os.environ.pop, "OUTIS_SECRET")
        # Names that people give are no paths.
        name = "../../x.csv;rm -rf"
        Gate(self.program(body), policy).check(io.BytesIO(TABLE), name, io.BytesIO(b"{}"))
        *lines, secret, folder = pathlib.Path(told).read_text().splitlines()
        self.assertEqual(lines[:2], ["release", "report.json"])
        self.assertEqual(lines[2], f"gate release --report report.json --policy {policy} --lang en")
        self.assertEqual(secret, "secret:")
        self.assertFalse(os.path.exists(folder), "what was uploaded is still there")

    def test_endings_that_need_no_protection(self):
        for name, endings, expected in [
            ("Notes.PDF", [".pdf"], True),
            ("pdf", [".pdf"], False),
            ("a.pdf.csv", [".pdf"], False),
            ("a.csv", [], False),
        ]:
            self.assertEqual(is_exempt(name, endings), expected, name)


if __name__ == "__main__":
    unittest.main()
