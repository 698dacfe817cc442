"""Whether a file that was uploaded may be kept: `outis gate` decides.

Nothing here knows of CKAN. Whatever cannot be checked is refused.
"""

import os
import re
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from typing import BinaryIO, Optional, Sequence

# Bytes of a report at most.
LARGEST_REPORT = 1 << 26

# The languages that the program speaks.
LANGUAGES = ("en", "de", "fr")

_PIECE = 1 << 20
_ENDING = re.compile(r"\.[A-Za-z0-9]{1,8}$")


class Refused(Exception):
    """The file may not be kept. `reasons` are sentences of the program, which quote no cell; without any, `code` says
    why: `report-missing`, `too-large` or `not-checked`."""

    def __init__(self, code: str, reasons: Sequence[str] = ()):
        super().__init__(code)
        self.code = code
        self.reasons = list(reasons)


@dataclass(frozen=True)
class Gate:
    """The program, the policy that it decides by, and how many seconds it may take."""

    program: str
    policy: str
    timeout: int = 120

    def check(
        self,
        release: BinaryIO,
        name: str,
        report: Optional[BinaryIO],
        largest: Optional[int] = None,
        language: str = "en",
    ) -> None:
        """Returns if the release may be kept, and raises `Refused` otherwise. The stream is left at its beginning.

        `largest` is how many bytes it may have.
        """
        if report is None:
            raise Refused("report-missing")
        # Only the owner of the process may look into such a folder.
        with tempfile.TemporaryDirectory(prefix="outis-") as folder:
            ending = _ENDING.search(name)
            file = "release" + (ending.group().lower() if ending else "")
            _copied(release, os.path.join(folder, file), largest)
            _copied(report, os.path.join(folder, "report.json"), LARGEST_REPORT)
            release.seek(0)
            self._decide(folder, file, language)

    def _decide(self, folder: str, file: str, language: str) -> None:
        spoken = language.split("_")[0].split("-")[0]
        command = [
            os.path.abspath(self.program),
            *["gate", file, "--report", "report.json", "--policy", os.path.abspath(self.policy)],
            *["--lang", spoken if spoken in LANGUAGES else "en"],
        ]
        try:
            # Files are named as they lie in the folder, so that no path of this machine is told.
            ended = subprocess.run(
                command, cwd=folder, capture_output=True, timeout=self.timeout, env={}, check=False
            )
        except (OSError, subprocess.TimeoutExpired) as fault:
            raise Refused("not-checked") from fault
        said = ended.stdout.decode("utf-8", "replace").splitlines()
        if ended.returncode == 0:
            return
        if ended.returncode == 1:
            raise Refused("refused", [line[2:] for line in said if line.startswith("- ")])
        raise Refused("not-checked", ended.stderr.decode("utf-8", "replace").strip().splitlines()[:1])


def _copied(stream: BinaryIO, path: str, largest: Optional[int]) -> None:
    stream.seek(0)
    left = largest
    with open(path, "wb") as file:
        if left is None:
            shutil.copyfileobj(stream, file, _PIECE)
            return
        while piece := stream.read(_PIECE):
            left -= len(piece)
            if left < 0:
                raise Refused("too-large")
            file.write(piece)


def is_exempt(name: str, endings: Sequence[str]) -> bool:
    """Whether the file needs no protection, by the endings that are said to need none."""
    return any(name.lower().endswith(ending.lower()) for ending in endings)
