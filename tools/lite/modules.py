"""Finder and compiler of the page's Python modules.

Modules are found by following imports, and compiled to small bytecode files. ``web/tools/lite-python.mjs`` runs
this file in the page's own Python, because bytecode depends on the Python version. The file imports only the standard
library.
"""

from __future__ import annotations

import ast
import fnmatch
import hashlib
import importlib.util
import json
import marshal
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

_UNCHECKED: Final = (1).to_bytes(4, "little") + bytes(8)
"""Flags and hash of a bytecode file that Python never compares with a source file."""
_PLACE: Final = re.compile(r"([A-Za-z_]\w*(?:\.\w+)+)(?::\w+)?")

# ---- Finding ---------------------------------------------------------------------------------------------------------


def reached(folders: Sequence[Path], roots: Iterable[str], absent: Iterable[str]) -> dict[str, Path]:
    """Return the files of the modules ``roots`` and of all modules that they import, directly or indirectly.

    Imports inside functions count, too. A root such as ``package.*`` stands for all modules of a package. ``absent``:
    patterns of modules to leave out, together with the modules that only they import.
    """
    patterns = re.compile("|".join(map(fnmatch.translate, absent)) or "(?!)")
    modules: dict[str, Path] = {}
    queue, seen = [name for root in roots for name in _expanded(folders, root)], set[str]()
    while queue:
        name = queue.pop()
        if name in seen or patterns.match(name):
            continue
        seen.add(name)
        path = _find(folders, name)
        if path is None:
            continue  # built in, or a name in a module
        if path.is_file():
            modules[name] = path
            queue += imports(path.read_bytes(), name, package=path.name == "__init__.py")
        if "." in name:
            queue.append(name.rpartition(".")[0])
    return modules


def _expanded(folders: Sequence[Path], root: str) -> Iterator[str]:
    """Yield a module or, for ``package.*``, the package and all modules in it."""
    package = root.removesuffix(".*")
    yield package
    if package != root:
        for folder in folders:
            for path in folder.glob(f"{package.replace('.', '/')}/**/*.py"):
                yield ".".join(path.relative_to(folder).with_suffix("").parts).removesuffix(".__init__")


def _find(folders: Sequence[Path], name: str) -> Path | None:
    """Return the file of a module or package; for a namespace package, its folder."""
    stem = name.replace(".", "/")
    for folder in folders:
        for path in (folder / stem / "__init__.py", folder / f"{stem}.py"):
            if path.is_file():
                return path
    return next((folder / stem for folder in folders if (folder / stem).is_dir()), None)


def imports(source: bytes, name: str, *, package: bool) -> Iterator[str]:
    """Yield the names of modules that a module imports, and names that may be modules.

    Strings such as ``"burgrave.games.citadels.rules.game:CITADELS"`` count, because some modules are imported by name.
    """
    parent = name if package else name.rpartition(".")[0]
    for node in _nodes(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = parent.split(".")
                base = ".".join([*above[: len(above) - node.level + 1], *([base] if base else [])])
            yield base
            yield from (f"{base}.{one.name}" for one in node.names)
        elif isinstance(node, ast.Constant) and (place := _PLACE.fullmatch(str(node.value))):
            yield place[1]


def _nodes(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield all nodes except those that only type checkers read."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and _name(node.test) == "TYPE_CHECKING":
            for one in node.orelse:
                yield one
                yield from _nodes(one)
        else:
            yield node
            yield from _nodes(node)


def _name(node: ast.expr) -> str:
    """Return the last part of a dotted name, or "" for any other expression."""
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


# ---- Compiling -------------------------------------------------------------------------------------------------------

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Shrinker(ast.NodeTransformer):
    """AST transformer that removes function annotations, overloads, and blocks that only type checkers read."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        return self._function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        return self._function(node)

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        self.generic_visit(node)
        if _name(node.test) == "TYPE_CHECKING":
            return node.orelse or ast.Pass()
        return node

    def _function(self, node: Function) -> ast.AST:
        decorators = {_name(one) for one in node.decorator_list}
        if "overload" in decorators:
            return ast.Pass()
        self.generic_visit(node)
        if "register" in decorators:  # functools.singledispatch reads their annotations
            return node
        every = node.args
        for one in (*every.posonlyargs, *every.args, *every.kwonlyargs, every.vararg, every.kwarg):
            if one is not None:
                one.annotation = None
        node.returns = None
        return node


def bytecode(source: bytes, name: str, *, whole: bool) -> bytes:
    """Return the bytecode file of a module; ``name``: the module's path in tracebacks.

    Unless ``whole`` is True, annotations, docstrings and assertions are removed to save space.
    """
    tree: ast.Module = ast.parse(source, name)
    if not whole:
        tree = ast.fix_missing_locations(Shrinker().visit(tree))
    code = compile(tree, name, "exec", dont_inherit=True, optimize=0 if whole else 2)
    return importlib.util.MAGIC_NUMBER + _UNCHECKED + marshal.dumps(code)


def main(target: Path) -> None:
    """Compile the modules that ``wanted.json`` describes into the folders ``lib`` and ``site``.

    ``compiled.json`` lists the compiled modules with the digests of their sources, so that the next run compiles only
    changed modules.
    """
    wanted = json.loads((target / "wanted.json").read_text())
    folders = [target / one for one in wanted["folders"]]
    listed = target / "compiled.json"
    before = json.loads(listed.read_text()) if listed.exists() else {}
    digests: dict[str, str] = {}
    for path in reached(folders, wanted["roots"], wanted["absent"]).values():
        inside = path.relative_to(next(one for one in folders if path.is_relative_to(one)))
        top, source = inside.parts[0], path.read_bytes()
        place = Path("site" if top in wanted["apart"] else "lib", inside.with_suffix(".pyc"))
        key = place.as_posix()
        digests[key] = hashlib.sha256(source).hexdigest()
        if digests[key] != before.get(key):
            (target / place).parent.mkdir(parents=True, exist_ok=True)
            (target / place).write_bytes(bytecode(source, inside.as_posix(), whole=top in wanted["own"]))
    for place in before.keys() - digests.keys():
        (target / place).unlink(missing_ok=True)
    listed.write_text(json.dumps(digests))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
