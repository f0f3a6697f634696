"""The rules core: entirely compiled or entirely interpreted; if compiled, dependent only on mypyc's runtime."""

import ast
import json
import re
import runpy
import sys
from collections.abc import Callable, Iterator
from importlib.machinery import ExtensionFileLoader
from pathlib import Path

import pytest

from burgrave import build_info
from burgrave._version import __version__
from burgrave.cli import version

SOURCES = Path(__file__).resolve().parent.parent / "src" / "burgrave"

# Imports every module of the core while only the standard library, librt and mypy_extensions (needed by librt) are
# importable. Reports whether a module other than its only users imported librt.
IMPORT_ALL = """
import importlib, json, sys

allowed = {*sys.stdlib_module_names, "burgrave", "burgrave__mypyc", "librt", "mypy_extensions"}

class StandardLibraryOnly:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] not in allowed:
            raise ImportError(f"the core asks for {name}")

sys.meta_path.insert(0, StandardLibraryOnly())

from burgrave.build_info import CORE, core, core_modules

names, packed = core_modules(CORE), {"burgrave.kernel.compiled_arrays", "burgrave.kernel.compiled_layers"}
files = {name: importlib.import_module(name).__file__ for name in names if name not in packed}
librt = "librt.vecs" in sys.modules
files.update({name: importlib.import_module(name).__file__ for name in packed})
print(json.dumps([core(), files, librt]))
"""


def test_compiled_core_is_compiled_throughout(run_compiled: Callable[..., str], compiled_dir: Path) -> None:
    form, files, librt = json.loads(run_compiled("-c", IMPORT_ALL))
    assert form == "compiled" and librt
    assert set(files) == set(build_info.core_modules(build_info.CORE))
    for name, file in files.items():
        assert Path(file).is_relative_to(compiled_dir), name
        assert not file.endswith(".py"), name


@pytest.mark.long
def test_plain_core_is_interpreted_throughout(run_interpreted: Callable[..., str]) -> None:
    form, files, librt = json.loads(run_interpreted("-c", IMPORT_ALL))
    assert form == "interpreted" and not librt
    assert files
    for name, file in files.items():
        assert Path(file).is_relative_to(SOURCES), name
        assert file.endswith(".py"), name


def test_no_extension_file_stands_among_the_sources() -> None:
    assert not [file for file in SOURCES.rglob("*") if file.suffix in {".so", ".pyd"}]


def test_a_half_compiled_core_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        build_info, "core_modules", lambda: {"burgrave.kernel.rng": True, "burgrave.kernel.state": False}
    )
    with pytest.raises(RuntimeError, match="partly compiled"):
        build_info.core.__wrapped__()  # the answer is cached for the lifetime of a process


def test_version_names_the_form_of_the_core() -> None:
    import burgrave.kernel.rng

    compiled = isinstance(burgrave.kernel.rng.__loader__, ExtensionFileLoader)
    form = "compiled" if compiled else "interpreted; for details run burgrave doctor"
    assert version() == f"burgrave {__version__} (core: {form})"


def imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.module
            # `from burgrave import x` may import a module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.long
def test_core_imports_only_itself_the_standard_library_and_librt() -> None:
    """This test is stricter than the import contracts, which can only list forbidden imports."""
    games = "citadels|valeria"
    for file in build_info.source_files(SOURCES, build_info.CORE):
        package = file.relative_to(SOURCES).parts[0]
        own = r"kernel" if package == "kernel" else rf"kernel|{package}"
        for name in imports(file):
            outside = name.split(".")[0]
            if outside == "burgrave":
                if re.fullmatch(f"kernel|{games}", package):
                    assert re.match(rf"burgrave\.({own})\b", name), f"{file} imports {name}"
            else:
                packed = outside == "librt" and file.name in ("compiled_arrays.py", "compiled_layers.py")
                assert packed or outside in sys.stdlib_module_names, f"{file} imports {name}"


def test_a_star_stands_for_each_game_among_what_stays_plain() -> None:
    files = {file.relative_to(SOURCES).as_posix() for file in build_info.source_files(SOURCES)}
    for game in ("citadels", "valeria"):
        assert f"games/{game}/knowledge/view.py" in files
        assert f"games/{game}/knowledge/position_types.py" not in files
    assert not {file for file in files if file.startswith("bots/external/")}


def test_every_function_without_a_body_has_its_loop_in_c() -> None:
    build = runpy.run_path(str(SOURCES.parent.parent / "compile_core.py"))
    loops = "".join((SOURCES.parent / file).read_text(encoding="ascii") for file in build["LOOPS"])
    written = {name.rpartition("___")[2] for name in build["IN_LOOPS"].findall(loops)}
    without: set[str] = set()
    for file in (SOURCES / "kernel").glob("compiled_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and ast.unparse(node.body[-1]) == "raise NotImplementedError":
                without.add(node.name)
    assert without and without <= written


def test_a_function_that_mypyc_generates_in_another_form_stops_the_build() -> None:
    with_loops = runpy.run_path(str(SOURCES.parent.parent / "compile_core.py"))["with_loops"]
    include = '#include "__native_internal_burgrave.h"\n'
    generated = "char CPyDef_net___judge(PyObject *self) {\n    return slow(self);\n}\n"
    written = "char CPyDef_net___judge(PyObject *self) {\n    return fast(self, NET_SIZE);\n}\n"
    assert with_loops(include + generated, written, "SIZE: Final = 8\n") == include + "#define NET_SIZE 8\n" + written
    for other in (generated, include, include + generated.replace("judge", "judged"), include + 2 * generated):
        with pytest.raises(SystemExit, match="the C of mypyc has changed"):
            with_loops(other, written, "")
