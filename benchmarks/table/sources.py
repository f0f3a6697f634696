"""Digest of source code. Totals of different runs are added up only if their digests are equal."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterable
from pathlib import Path

from tools.compiled import ROOT

__all__ = ["code_of", "digest_of_python"]


def digest_of_python(*places: str) -> str:
    """Return a digest of the Python code in files and folders of the project, without comments and docstrings."""
    whole = hashlib.sha256()
    for path in sorted(path for place in places for path in _files(ROOT / place)):
        code = code_of(path.read_text(encoding="utf-8"))
        whole.update(f"{path.relative_to(ROOT).as_posix()}\0{len(code)}\0{code}".encode())
    return whole.hexdigest()


def _files(place: Path) -> Iterable[Path]:
    return place.rglob("*.py") if place.is_dir() else [place]


def code_of(source: str) -> str:
    """Return the syntax tree as text, without comments, docstrings and positions."""
    return ast.dump(_WithoutTexts().visit(ast.parse(source)))


class _WithoutTexts(ast.NodeTransformer):
    """AST transformer that removes docstrings, including those of attributes."""

    def visit_Expr(self, node: ast.Expr) -> ast.Expr | None:
        value = node.value
        return None if isinstance(value, ast.Constant) and isinstance(value.value, str) else node
