"""What the extension needs of CKAN, recorded from the CKAN that this Python has:

    python integrations/ckan/tests/record.py > integrations/ckan/tests/contract.json

CKAN documents its plugin interfaces and toolkit at https://docs.ckan.org/en/latest/extensions/. The form's fields are
no part of what it documents, so that their names are held on to here.
"""

import importlib.resources
import inspect
import json
import re
import sys

# What is called by CKAN.
CALLED = {
    "IConfigurer": ["update_config"],
    "IConfigurable": ["configure"],
    "IBlueprint": ["get_blueprint"],
    "ITemplateHelpers": ["get_helpers"],
    "IResourceController": ["before_resource_create", "before_resource_update"],
    "IUploader": ["get_resource_uploader"],
}

# What is called of CKAN.
TOOLKIT = [
    "abort",
    "add_public_directory",
    "add_template_directory",
    "aslist",
    "blanket",
    "check_access",
    "config",
    "get_action",
    "h",
    "redirect_to",
    "render",
    "request",
    "url_for",
    "g",
    "_",
    "NotAuthorized",
    "ObjectNotFound",
    "ValidationError",
]

FORM = "templates/package/snippets/resource_form.html"
FIELD = "templates/package/snippets/resource_upload_field.html"


def recorded():
    import ckan
    import ckan.plugins as plugins
    import ckan.plugins.toolkit as toolkit
    from ckan.lib import helpers

    def template(path):
        return importlib.resources.files("ckan").joinpath(path).read_text("utf-8")

    def parameters(interface, method):
        return list(inspect.signature(getattr(getattr(plugins, interface), method)).parameters)

    # Some names are there only while a request is answered.
    late = {"g", "h", "request", "config"}
    field = template(FIELD)
    return {
        "ckan": ckan.__version__,
        "called": {
            interface: {method: parameters(interface, method) for method in methods}
            for interface, methods in CALLED.items()
        },
        "toolkit": [name for name in TOOLKIT if name in late or hasattr(toolkit, name)],
        "helpers": [
            name
            for name in ["csrf_input", "flash_success", "lang", "url_for", "url_for_static"]
            if name in helpers.helper_functions or hasattr(helpers, name)
        ],
        "blocks": sorted(set(re.findall(r"{%-? block (\w+)", template(FORM)))),
        "upload": {
            "id": re.search(r"'upload',.*?id='([\w-]+)'", field, re.S).group(1),
            "replaced-by-clone": ".replaceWith(" in field and ".clone(true)" in field,
        },
    }


if __name__ == "__main__":
    json.dump(recorded(), sys.stdout, indent=2)
    print()
