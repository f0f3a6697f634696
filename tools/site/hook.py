"""MkDocs hooks of `make docs`: add pages from outside docs/, the API reference, and linked sources.

MkDocs calls the functions ``on_...`` in this order. Links in the pages are relative to the repository; they are
rewritten to the locations on the site.
"""

from __future__ import annotations

import html
import json
import posixpath
import re
import sys
from pathlib import Path
from typing import Any, Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import TextLexer, get_lexer_for_filename
from pygments.util import ClassNotFound

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tools.site.reference import PAGES  # noqa: E402

ELSEWHERE: Final = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "CONTRIBUTING.md",
    "SECURITY.md": "SECURITY.md",
    "CHANGELOG.md": "CHANGELOG.md",
    "benchmarks/README.md": "benchmarks.md",
    "examples/liars_dice/README.md": "liars-dice.md",
    "docs/studying.ipynb": "studying.md",
}
"""Pages outside docs/, by their paths on the site."""

_LINK: Final = re.compile(r"(\]\()([^)\s#]+)?(#[^)\s]*)?(\))")
_PICTURE: Final = re.compile(r'((?:src|srcset)=")([^"#]+)()(")')
_FENCE: Final = re.compile(r"^(```.*?^```[ \t]*$)", re.MULTILINE | re.DOTALL)


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Insert the reference pages into the navigation."""
    pages = [{page.title: page.path} for page in PAGES]
    for section in config.nav or []:
        for entry in section.get("Reference", []) if isinstance(section, dict) else []:
            if "Python" in entry:
                entry["Python"] = pages
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the files from outside docs/."""
    notebooks = [file for file in files if file.src_uri.endswith(".ipynb")]
    for file in notebooks:
        files.remove(file)
    for source, path in ELSEWHERE.items():
        files.append(File.generated(config, path, content=_page(ROOT / source)))
    for page in PAGES:
        files.append(File.generated(config, page.path, content=page.text()))
    pages = {f"docs/{file.src_uri}": ROOT / "docs" / file.src_uri for file in files.documentation_pages()}
    pages |= {source: ROOT / source for source in ELSEWHERE}
    for source in sorted({target for at, file in pages.items() if file.is_file() for target in _sources(at, file)}):
        files.append(File.generated(config, _shown_at(source), content=_shown(ROOT / source)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Rewrite each link to the location of its file on the site."""
    here = page.file.src_uri
    source = next((one for one, path in ELSEWHERE.items() if path == here), f"docs/{here}")
    if not (ROOT / source).is_file():  # generated for the site
        return markdown

    def led(link: re.Match[str]) -> str:
        before, target, anchor, after = (part or "" for part in link.groups())
        if not target or "://" in target:
            return link[0]
        wanted = posixpath.normpath(posixpath.join(posixpath.dirname(source), target))
        path = _place(wanted)
        if path.startswith("sources/"):
            anchor = re.sub(r"^#L(\d+)$", r"#L-\1", anchor)
        return f"{before}{posixpath.relpath(path, posixpath.dirname(here) or '.')}{anchor}{after}"

    def led_all(part: str) -> str:
        return part if part.startswith("```") else _PICTURE.sub(led, _LINK.sub(led, part))

    return "".join(led_all(part) for part in _FENCE.split(markdown))


def _page(file: Path) -> str:
    text = file.read_text(encoding="utf-8")
    return _told(json.loads(text)) if file.suffix == ".ipynb" else text


def _told(notebook: dict[str, Any]) -> str:
    """Return a notebook as Markdown: its text, and its code as blocks."""
    cells = [("".join(cell["source"]), cell["cell_type"] == "code") for cell in notebook["cells"]]
    return "\n\n".join(f"```python\n{text}\n```" if code else text for text, code in cells) + "\n"


# ---- sources ------------------------------------------------------------------------------------------------------


def _sources(at: str, file: Path) -> set[str]:
    """Return the sources outside docs/ that a page links to, as paths from the root."""
    found = set()
    for part in _FENCE.split(_page(file)):
        if not part.startswith("```"):
            for _, target, _, _ in _LINK.findall(part):
                if target and "://" not in target:
                    found.add(posixpath.normpath(posixpath.join(posixpath.dirname(at), target)))
    return {path for path in found if _place(path).startswith("sources/")}


def _place(source: str) -> str:
    """Return the location of a source file on the site."""
    if source in ELSEWHERE:
        return ELSEWHERE[source]
    if source.startswith("docs/"):
        return source.removeprefix("docs/")
    return _shown_at(source)


def _shown_at(source: str) -> str:
    return f"sources/{source.lstrip('.')}.html"  # MkDocs ignores files that begin with a dot


def _shown(file: Path) -> str:
    """Return a source as a page with an anchor for every line; for a folder, its contents."""
    name = file.relative_to(ROOT).as_posix()
    if file.is_dir():
        lines = "\n".join(f"<li>{html.escape(one.name)}</li>" for one in sorted(file.iterdir()))
        return f"<!doctype html><meta charset='utf-8'><title>{name}</title><h1>{name}</h1><ul>{lines}</ul>"
    if not file.is_file():
        raise PluginError(f"A page links to {name}, which does not exist.")
    try:
        lexer = get_lexer_for_filename(file.name)
    except ClassNotFound:
        lexer = TextLexer()
    shown: str = highlight(file.read_text("utf-8"), lexer, HtmlFormatter(full=True, title=name, lineanchors="L"))
    return shown
