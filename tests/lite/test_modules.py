"""Python modules bundled with the page: found by following imports, and compiled without unused parts."""

from __future__ import annotations

import marshal
from pathlib import Path
from types import CodeType
from typing import Any

import pytest
from tools.lite import __main__ as lite
from tools.lite import packages
from tools.lite.modules import bytecode, imports, reached

SHAPES = b'''
"""Shapes."""
from __future__ import annotations
from functools import singledispatch
from typing import TYPE_CHECKING, overload
if TYPE_CHECKING:
    import secret
@overload
def area(one: int) -> int: ...
def area(one: int) -> int:
    """Return the area."""
    assert one
    return one * one
@singledispatch
def name(one): return "thing"
@name.register
def _(one: int): return "number"
'''


def run(code: bytes) -> dict[str, Any]:
    """Run a bytecode file, and return the names that it defines."""
    found: CodeType = marshal.loads(code[16:])
    made: dict[str, Any] = {"__name__": "shapes"}
    exec(found, made)
    return made


def test_packages_lose_what_nothing_reads() -> None:
    small, whole = (bytecode(SHAPES, "shapes.py", whole=whole) for whole in (False, True))
    assert len(small) < len(whole)
    shapes = run(small)
    assert shapes["area"](3) == 9 and shapes["area"].__annotations__ == {} and shapes["area"].__doc__ is None
    assert shapes["area"](0) == 0  # without assertions
    assert shapes["name"](3) == "number" and shapes["name"]("x") == "thing"
    kept = run(whole)
    assert kept["area"].__annotations__ == {"one": "int", "return": "int"} and kept["area"].__doc__
    with pytest.raises(AssertionError):
        kept["area"](0)


def test_names_of_modules_are_found() -> None:
    source = b"""
from typing import TYPE_CHECKING
import a.b
from . import near
from ..far import thing
if TYPE_CHECKING:
    import never
else:
    import sometimes
def later():
    import late
PLACE = "burgrave.games.citadels.rules.game:CITADELS"
"""
    found = set(imports(source, "top.inner.module", package=False))
    assert {
        "a.b",
        "top.inner.near",
        "top.far.thing",
        "sometimes",
        "late",
        "burgrave.games.citadels.rules.game",
    } <= found
    assert "never" not in found


def test_modules_are_followed(tmp_path: Path) -> None:
    files = {
        "top/__init__.py": "",
        "top/first.py": "from top import second\nimport other",
        "top/second.py": "import json.missing",
        "top/alone.py": "",
        "other.py": "import absent.part",
        "absent/part.py": "import top.alone",
        "all/one.py": "",
        "all/two.py": "",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    found = reached([tmp_path], ["top.first", "all.*"], ["absent*"])
    assert sorted(found) == ["all.one", "all.two", "other", "top", "top.first", "top.second"]


def test_every_package_is_locked_with_hashes() -> None:
    listed = packages.requirements()
    assert listed.count("==") == len(packages.PACKAGES) <= listed.count("--hash=sha256:")


def test_an_archive_lists_its_files() -> None:
    packed = lite.archive({"a.txt": b"one", "b/c.bin": b"\0\1"})
    length = int(packed[:8], 16)
    assert packed[8 : 8 + length] == b'[["a.txt", 3], ["b/c.bin", 2]]' and packed[8 + length :] == b"one\0\1"
