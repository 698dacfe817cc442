"""CKAN as far as the contract goes, for the plugin's own tests; and the program."""

import importlib
import json
import os
import pathlib
import sys
import types

HERE = pathlib.Path(__file__).parent
CONTRACT = json.loads((HERE / "contract.json").read_text("utf-8"))

sys.path.insert(0, str(HERE.parent))

PROGRAM = os.environ.get("OUTIS_CLI", "")
NEEDS_PROGRAM = "" if PROGRAM else "OUTIS_CLI names no program"


class ValidationError(Exception):
    def __init__(self, error_dict):
        super().__init__(error_dict)
        self.error_dict = error_dict


def plugin_for(settings, language="en"):
    """The module of the plugin, which sees these settings and what the contract names, and nothing else."""
    toolkit = types.ModuleType("ckan.plugins.toolkit")
    for name in CONTRACT["toolkit"]:
        setattr(toolkit, name, lambda *_: None)
    toolkit.config = settings
    toolkit.h = types.SimpleNamespace(lang=lambda: language)
    toolkit.aslist = lambda value: value.split() if isinstance(value, str) else value
    toolkit.url_for = lambda endpoint, **_: {"outis.policy": "/outis/policy.json"}[endpoint]
    toolkit.blanket = types.SimpleNamespace(config_declarations=lambda plugin: plugin)
    toolkit.ValidationError = ValidationError
    toolkit.NotAuthorized = type("NotAuthorized", (Exception,), {})
    toolkit.ObjectNotFound = type("ObjectNotFound", (Exception,), {})
    plugins = types.ModuleType("ckan.plugins")
    plugins.toolkit = toolkit
    plugins.SingletonPlugin = object
    plugins.implements = lambda *_, **__: None
    for name in CONTRACT["called"]:
        setattr(plugins, name, type(name, (), {}))
    flask = types.ModuleType("flask")
    route = lambda *_, **__: lambda view: view  # noqa: E731
    flask.Blueprint = lambda *_: types.SimpleNamespace(route=route)
    flask.Response = object
    ckan = types.ModuleType("ckan")
    ckan.plugins = plugins
    sys.modules.update({"ckan": ckan, "ckan.plugins": plugins, "ckan.plugins.toolkit": toolkit, "flask": flask})
    for name in ["ckanext.outis.plugin", "ckanext.outis.views"]:
        sys.modules.pop(name, None)
    return importlib.import_module("ckanext.outis.plugin")
