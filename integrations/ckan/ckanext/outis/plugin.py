"""The extension: a gate at the form for resources, and a check before a file is kept."""

import logging
import os
from typing import Any, Dict, List, Optional

import ckan.plugins as p
import ckan.plugins.toolkit as tk

from .check import Gate, Refused, is_exempt
from .views import blueprint
from .words import words_of

log = logging.getLogger(__name__)

# What the form calls the report. It decides, and is not kept.
REPORT = "outis_report"

# Set at an upload that was checked, so that it is not checked again where CKAN asks for somebody to keep it.
PASSED = "outis_passed"


@tk.blanket.config_declarations
class OutisPlugin(p.SingletonPlugin):
    p.implements(p.IConfigurer)
    p.implements(p.IConfigurable)
    p.implements(p.IBlueprint)
    p.implements(p.ITemplateHelpers)
    p.implements(p.IResourceController, inherit=True)
    p.implements(p.IUploader, inherit=True)

    def update_config(self, config: Any) -> None:
        tk.add_template_directory(config, "templates")
        tk.add_public_directory(config, "public")

    def configure(self, config: Any) -> None:
        """Refuses to start where the check that is asked for could not be made."""
        program, policy = _setting("program"), _setting("policy")
        if program and not policy:
            raise ValueError("ckanext.outis.program needs ckanext.outis.policy, which decides")
        if program and not os.access(program, os.X_OK):
            raise ValueError("ckanext.outis.program is no program that this process may run")
        if policy and not os.access(policy, os.R_OK):
            raise ValueError("ckanext.outis.policy is no file that this process may read")

    def get_blueprint(self) -> List[Any]:
        return [blueprint]

    def get_helpers(self) -> Dict[str, Any]:
        return {"outis_settings": settings}

    # Before the dataset is changed, whichever plugin keeps the file.

    def before_resource_create(self, context: Any, resource: Dict[str, Any]) -> None:
        check_upload(resource)

    def before_resource_update(self, context: Any, current: Dict[str, Any], resource: Dict[str, Any]) -> None:
        check_upload(resource)

    # Datasets that are changed as a whole (`package_revise`) ask for an uploader alone.

    def get_resource_uploader(self, resource: Dict[str, Any]) -> None:
        check_upload(resource)


def settings() -> Dict[str, Any]:
    """What the form needs to know."""
    policy = _setting("policy_url") or (tk.url_for("outis.policy") if _setting("policy") else "")
    return {
        "page": _setting("page"),
        "policy": policy,
        "lang": tk.h.lang(),
        "exempt": _exempt(),
        "checked": bool(_setting("program")),
        "words": words_of(tk.h.lang()),
    }


def check_upload(resource: Dict[str, Any]) -> None:
    """Raises a validation error if the resource comes with a file that may not be kept. Takes the report out of it."""
    report = resource.pop(REPORT, None)
    upload = resource.get("upload")
    program = _setting("program")
    # A form without a file has an upload that is false.
    if not program or not upload or getattr(upload, PASSED, False):
        return
    name = str(getattr(upload, "filename", None) or getattr(upload, "name", None) or "")
    if is_exempt(name, _exempt()):
        return
    words = words_of(_language())
    try:
        stream = _stream(upload)
        if stream is None:
            raise Refused("not-checked")
        gate = Gate(program, _setting("policy"), int(tk.config.get("ckanext.outis.timeout") or 120))
        gate.check(stream, name, _stream(report), _largest(), _language())
    except Refused as refused:
        if refused.code == "not-checked":
            log.error("A file could not be checked: %s %s", refused.reasons, refused.__cause__)
        first = [] if refused.code == "refused" else [words[refused.code]]
        raise tk.ValidationError({"upload": [*first, *refused.reasons]}) from None
    try:
        setattr(upload, PASSED, True)
    except AttributeError:
        pass


def _stream(upload: Any) -> Optional[Any]:
    """What can be read of an upload; nothing of one that is empty or of another kind."""
    stream = getattr(upload, "stream", upload) if upload else None
    return stream if hasattr(stream, "read") and hasattr(stream, "seek") else None


def _setting(name: str) -> str:
    return tk.config.get(f"ckanext.outis.{name}") or ""


def _exempt() -> List[str]:
    return tk.aslist(tk.config.get("ckanext.outis.exempt") or [])


def _largest() -> int:
    """Bytes that a file may have. CKAN says it in megabytes."""
    return int(tk.config.get("ckan.max_resource_size") or 10) << 20


def _language() -> str:
    """That of whoever waits; English where nobody does, as in a job."""
    try:
        return tk.h.lang() or "en"
    except RuntimeError:
        return "en"
