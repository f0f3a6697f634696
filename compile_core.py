"""Compile the rules core: mypyc translates it to C, which is completed here and then compiled.

    python -P compile_core.py TARGET LIB FILES...    run in src/: mypy derives module names from the paths

Adds what mypyc omits to its C: docstrings, and weak reference support for public classes
(``build_info.WEAKLY_REFERENCED``). Fails if the generated C no longer has the expected form.
"""

import ast
import os
import re
import runpy
import shlex
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from pathlib import Path

GROUP = "burgrave"


def main(target: str, lib: str, files: list[str]) -> None:
    """Compile ``files`` (paths relative to the working directory) into ``lib``; ``target`` is an empty work folder."""
    from mypyc.build import mypycify
    from setuptools import setup

    options = ["--config-file=", "--explicit-package-bases", f"--cache-dir={target}/cache", *files]
    modules = mypycify(options, target_dir=target, group_name=GROUP, opt_level="3", debug_level="0")
    kept = runpy.run_path("burgrave/build_info.py")["WEAKLY_REFERENCED"]
    finish(Path(target, f"__native_{GROUP}.c"), files, kept)
    # Allow inlining: no other library can replace these functions; a sixth faster. Python's own warning flags would
    # cost gcc more time than the compilation itself.
    flags = ["-fvisibility=hidden", "-fno-semantic-interposition", "-Wno-all"] if sys.platform != "win32" else []
    # The core is one C file; gcc uses all processors only when it optimizes at link time.
    linking = ["-flto=auto"] if compiled_by_gcc() else []
    for module in modules:
        module.extra_compile_args = [*module.extra_compile_args, *flags]
        if linking and module.name.endswith("__mypyc"):
            module.extra_compile_args += linking
            module.extra_link_args = [*module.extra_compile_args]
    sys.argv[1:] = ["--quiet", "build_ext", "--build-lib", lib, "--build-temp", f"{target}/objects"]
    setup(name="burgrave-core", ext_modules=modules)


def compiled_by_gcc() -> bool:
    """Return True if the C compiler is gcc on Linux."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    if sys.platform != "linux" or not command:
        return False
    told = subprocess.run([*command, "--version"], capture_output=True, text=True, check=False).stdout
    return "Free Software Foundation" in told


# ---- completing the C --------------------------------------------------------------------------------------------

FUNCTION = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),\s[A-Z_ |]+, PyDoc_STR\("(?:[^"\\]|\\.)*")\)')
CLASS = re.compile(r"static PyTypeObject CPyType_(\w+)_template_ = \{\n.*?\n\};", re.DOTALL)
CLASS_DOC = re.compile(r'(\.tp_doc = PyDoc_STR\("(?:[^"\\]|\\.)*")\)')
PROPERTY = re.compile(r"(\(getter\)(\w+?)_get_(\w+),\s(?:\(setter\)\w+|NULL),\s)NULL, NULL\}")
MODULE = re.compile(r'("([\w.]+)",\n)NULL(, /\* docstring \*/)')
SIZE = re.compile(r"\.tp_basicsize = (sizeof\(\w+\)),")
DEALLOC = r"(\n{}_dealloc\((\w+) \*self\)\n\{{\nPyObject_GC_UnTrack\(self\);)"


def finish(file: Path, sources: list[str], weak: Iterable[str]) -> None:
    """Add docstrings, and weak reference support for the classes ``weak``, to the C of mypyc."""
    text = re.sub(r"(?m)^ +", "", file.read_text(encoding="ascii"))  # indentation is six sevenths of the file
    docs = dict(docstrings(sources))
    text = MODULE.sub(lambda found: found[1] + quoted(docs.get(found[2], "")) + found[3], text)
    ours = by_ending(docs)
    told: set[str] = set()

    def doc(name: str) -> str:
        if name not in ours:
            return ""
        told.add(name)
        return quoted(docs[ours[name]])

    text = FUNCTION.sub(lambda found: f"{found[1]} {doc(found[2])})", text)
    text = PROPERTY.sub(lambda found: f"{found[1]}{doc(f'{found[2]}___{found[3]}') or 'NULL'}, NULL}}", text)
    text = CLASS.sub(lambda found: CLASS_DOC.sub(lambda inner: f"{inner[1]} {doc(found[1])})", found[0]), text)
    if len(told) < len(docs) // 2:  # only few functions, overrides and nested ones, have no slot
        sys.exit(f"the C of mypyc has changed: only {len(told)} of {len(docs)} docstrings were inserted")
    for name in weak:
        text = weakly_referenced(text, name)
    file.write_text(text, encoding="ascii")


def docstrings(sources: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield full name (``package.module.Class.method``) and docstring of everything documented in these files."""
    for source in sources:
        tree = ast.parse(Path(source).read_text(encoding="utf-8"))
        yield from docs_in(tree, source.removesuffix(".py").replace("/", "."))


def docs_in(node: ast.Module | ast.ClassDef | ast.FunctionDef, name: str) -> Iterator[tuple[str, str]]:
    """Yield the docstrings of a module, class or function and of its members."""
    text = ast.get_docstring(node, clean=False)
    if text:
        yield name, text
    for inner in node.body if not isinstance(node, ast.FunctionDef) else []:
        if isinstance(inner, (ast.ClassDef, ast.FunctionDef)):
            yield from docs_in(inner, f"{name}.{inner.name}")


def by_ending(names: Iterable[str]) -> dict[str, str]:
    """Return full names by mypyc's names: ``a.b.C`` is C, b___C or a___b___C, whichever is unambiguous."""
    found: dict[str, list[str]] = {}
    for name in names:
        parts = name.split(".")
        for first in range(len(parts)):
            found.setdefault("___".join(parts[first:]), []).append(name)
    return {ending: which[0] for ending, which in found.items() if len(which) == 1}


def quoted(text: str) -> str:
    """Return a text as a C string literal."""
    plain = "".join(
        chr(byte) if 32 <= byte < 127 and byte not in b'"\\?' else f"\\{byte:03o}" for byte in text.encode()
    )
    return f'"{plain}"'


def weakly_referenced(text: str, name: str) -> str:
    """Return the C with a weak reference list at the end of each object of a class."""
    struct = ""

    def wider(found: re.Match[str]) -> str:
        nonlocal struct
        struct = found[1]
        return f".tp_basicsize = {struct} + sizeof(PyObject *),\n.tp_weaklistoffset = {struct},"

    endings = by_ending([name])
    for found in CLASS.finditer(text):
        if found[1] in endings:
            text = text.replace(found[0], SIZE.sub(wider, found[0]))
            place = re.compile(DEALLOC.format(re.escape(found[1])))
            look = f"if (*(PyObject **)((char *)self + {struct})) PyObject_ClearWeakRefs((PyObject *)self);"
            text, times = place.subn(rf"\1\n{look}", text)
            if struct and times == 1:
                return text
    sys.exit(f"the C of mypyc has changed: {name} was not found in the expected form")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
