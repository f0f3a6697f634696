"""Dependencies: permissive licenses, locked versions and digests."""

from __future__ import annotations

import json
import re
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[1]
PERMISSIVE = re.compile(
    r"MIT|BSD|Apache|ISC|PSF|Python Software Foundation|Zlib|0BSD|Unlicense|BlueOak|MPL|OFL|CC0|CC-BY-[34]"
)
COPYLEFT = re.compile(r"\b[AL]?GPL|GNU|SSPL|BUSL|CC-BY-(NC|SA|ND)")
AT_RUN_TIME = ("burgrave", "burgrave[postgres]")


def licence_of(name: str) -> str:
    about = distribution(name).metadata
    classified = [line for line in about.get_all("Classifier", []) if line.startswith("License ::")]
    named = [about[field][:60] for field in ("License-Expression", "License") if field in about]
    return " / ".join([*named[:1], *classified])


def all_of(name: str, extras: set[str], found: dict[str, str]) -> None:
    """Collect the direct and indirect dependencies of a package, with their licenses."""
    for line in distribution(name).requires or []:
        wanted = Requirement(line)
        if wanted.marker is not None and not any(wanted.marker.evaluate({"extra": extra}) for extra in {"", *extras}):
            continue
        if wanted.name in found or wanted.name == "burgrave":
            continue
        try:
            found[wanted.name] = licence_of(wanted.name)
        except PackageNotFoundError:
            continue  # for another platform
        all_of(wanted.name, wanted.extras, found)


def test_what_runs_at_the_players_is_permissive() -> None:
    found: dict[str, str] = {}
    for name in AT_RUN_TIME:
        wanted = Requirement(name)
        all_of(wanted.name, wanted.extras, found)
    assert {"starlette", "uvicorn", "sqlalchemy", "alembic", "msgspec", "asyncpg"} <= {name.lower() for name in found}
    assert {name: says for name, says in found.items() if COPYLEFT.search(says) or not PERMISSIVE.search(says)} == {}


def test_what_is_in_the_browser_client_is_permissive_and_known_to_the_byte() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: about for name, about in lock["packages"].items() if name}
    assert packages and all(about["version"] for about in packages.values())
    assert {name for name, about in packages.items() if not about.get("integrity")} == set()
    old = {"node_modules/fonteditor-core": "MIT"}  # npm's former field "licenses", which is not in the lock file
    says = {name: str(about.get("license", old.get(name))) for name, about in packages.items()}
    assert {name: one for name, one in says.items() if COPYLEFT.search(one) or not PERMISSIVE.search(one)} == {}
