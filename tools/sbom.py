"""Write the software bill of materials of a release: versions, hashes, licenses.

    python -m tools.sbom [FOLDER]      write burgrave-VERSION.cdx.json (CycloneDX 1.6) to FOLDER (default: dist)

Python packages come from ``requirements/serve.txt``, with all hashes in that file. Packages of the browser client are
those bundled in the build (``build/client/packages.json``), with the digests in ``web/package-lock.json``. The output
is reproducible.
"""

from __future__ import annotations

import base64
import json
import re
import sys
import uuid
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

from tools.client import PACKAGES
from tools.compiled import BROKEN, ROOT, Unavailable, say

from burgrave._version import __version__

LOCK = ROOT / "requirements" / "serve.txt"
WEB_LOCK = ROOT / "web" / "package-lock.json"

Json = dict[str, Any]

# License names that packages use instead of SPDX ids.
SPDX = {
    "MIT License": "MIT",
    "License :: OSI Approved :: MIT License": "MIT",
    "License :: OSI Approved :: BSD License": "BSD-3-Clause",
    "License :: OSI Approved :: Apache Software License": "Apache-2.0",
    "Apache 2.0": "Apache-2.0",
    "Apache-2": "Apache-2.0",
    "(CC-BY-3.0)": "CC-BY-3.0",
    "CC BY 3.0": "CC-BY-3.0",
}

# Packages that state their license only in its text, which we have read.
UNDECLARED = {"resvg-py": "MIT"}


@dataclass(frozen=True)
class Locked:
    """A package in the lock file: its version, its marker, and the SHA-256 hashes of its files."""

    name: str
    version: str
    marker: str
    hashes: tuple[str, ...]


def locked(file: Path = LOCK) -> list[Locked]:
    """Return the packages in a pip lock file."""
    found = []
    for entry in file.read_text(encoding="utf-8").replace("\\\n", " ").splitlines():
        if not entry.strip() or entry.lstrip().startswith("#"):
            continue
        wanted, *hashes = entry.split("--hash=sha256:")
        match = re.fullmatch(r"([\w.-]+)==([^\s;]+)\s*(?:;\s*(.*\S))?\s*", wanted)
        if match is None:
            raise Unavailable(f"{file.relative_to(ROOT)} has a line that is not a package: {wanted.strip()!r}", BROKEN)
        found.append(Locked(match[1], match[2], match[3] or "", tuple(one.strip() for one in hashes)))
    return found


def licence_of(name: str) -> str:
    """Return the license of an installed package, as an SPDX id if known."""
    try:
        about = distribution(name).metadata
    except PackageNotFoundError:
        raise Unavailable(f"{name} is locked but not installed: its license is unknown", BROKEN) from None
    if "License-Expression" in about:  # reading a missing field is deprecated
        return str(about["License-Expression"])
    said = [line for line in about.get_all("Classifier", []) if line.startswith("License :: OSI Approved ::")]
    said += [about["License"].partition("\n")[0]] if "License" in about else []
    return next((SPDX.get(one, one) for one in said if one), UNDECLARED.get(name, "NOASSERTION"))


def python_packages() -> list[Json]:
    """Return the components installed by pip."""
    return [
        _component(
            f"pkg:pypi/{one.name}@{one.version}",
            one.name,
            one.version,
            licence_of(one.name),
            [{"alg": "SHA-256", "content": digest} for digest in one.hashes],
        )
        for one in locked()
    ]


def client_packages() -> list[Json]:
    """Return the components bundled in the browser client."""
    if not PACKAGES.is_file():
        raise Unavailable("the browser client has not been built: run `make client`", BROKEN)
    names: list[str] = json.loads(PACKAGES.read_text(encoding="utf-8"))
    packages: Json = json.loads(WEB_LOCK.read_text(encoding="utf-8"))["packages"]
    found = []
    for name in names:
        about = packages[f"node_modules/{name}"]
        algorithm, _, digest = about["integrity"].partition("-")
        hashes = [{"alg": {"sha512": "SHA-512"}[algorithm], "content": base64.b64decode(digest).hex()}]
        licence = SPDX.get(about["license"], about["license"])
        purl = f"pkg:npm/{name.replace('@', '%40')}@{about['version']}"
        found.append(_component(purl, name, about["version"], licence, hashes))
    return found


def bill() -> Json:
    components = [*python_packages(), *client_packages()]
    itself = _component(f"pkg:pypi/burgrave@{__version__}", "burgrave", __version__, "MIT", [])
    content = json.dumps([itself, components], sort_keys=True)
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": uuid.uuid5(uuid.NAMESPACE_URL, content).urn,
        "version": 1,
        "metadata": {"component": itself | {"type": "application"}},
        "components": components,
    }


def _component(purl: str, name: str, version: str, licence: str, hashes: list[Json]) -> Json:
    simple = re.fullmatch(r"[A-Za-z0-9.+-]+", licence)
    component: Json = {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": version,
        "purl": purl,
        "licenses": [{"license": {"id": licence}} if simple else {"expression": licence}],
    }
    return component | ({"hashes": hashes} if hashes else {})


def main(arguments: list[str]) -> int:
    folder = Path(*arguments[:1] or ["dist"])
    try:
        document = bill()
    except Unavailable as problem:
        say(str(problem))
        return problem.status
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"burgrave-{__version__}.cdx.json"
    file.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")
    print(file)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
