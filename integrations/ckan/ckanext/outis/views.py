"""The policy for browsers, and a page on which a file that is stored already is replaced by its release."""

from typing import Any

import ckan.plugins.toolkit as tk
from flask import Blueprint, Response

from .words import words_of

blueprint = Blueprint("outis", __name__)


@blueprint.route("/outis/policy.json")
def policy() -> Any:
    """The policy as it decides, so that browsers ask for nothing else."""
    path = tk.config.get("ckanext.outis.policy")
    if not path:
        return tk.abort(404, "")
    with open(path, encoding="utf-8") as file:
        return Response(file.read(), mimetype="application/json", headers={"Cache-Control": "no-cache"})


@blueprint.route("/dataset/<id>/resource/<resource_id>/outis", methods=["GET", "POST"])
def protect(id: str, resource_id: str) -> Any:
    """The bridge page of a resource, for whoever may change it."""
    try:
        tk.check_access("resource_update", {"user": tk.g.user}, {"id": resource_id})
        resource = tk.get_action("resource_show")({"user": tk.g.user}, {"id": resource_id})
    except (tk.NotAuthorized, tk.ObjectNotFound):
        return tk.abort(404, tk._("Resource not found"))
    if resource["package_id"] != id or resource.get("url_type") != "upload":
        return tk.abort(404, tk._("Resource not found"))
    errors: Any = []
    if tk.request.method == "POST":
        given = {"id": resource_id, "upload": tk.request.files.get("upload")}
        if tk.request.files.get("outis_report"):
            given["outis_report"] = tk.request.files["outis_report"]
        try:
            if not given["upload"]:
                raise tk.ValidationError({"upload": [words_of(tk.h.lang())["empty"]]})
            tk.get_action("resource_patch")({"user": tk.g.user}, given)
        except tk.ValidationError as refused:
            errors = [message for messages in refused.error_dict.values() for message in messages]
        else:
            tk.h.flash_success(words_of(tk.h.lang())["replaced"])
            return tk.redirect_to("resource.read", id=id, resource_id=resource_id)
    return tk.render("outis/protect.html", {"resource": resource, "errors": errors})
