"""Build the documentation site: `python -m tools.site [--out FOLDER]` writes it to build/site.

Zensical renders a folder of Markdown. This tool assembles that folder: the pages of docs/, pages from elsewhere in the
repository, the API reference, a page for each command, the executed notebook, and the sources that pages link to. It
rewrites links, which are relative to the repository, to the locations on the site.
"""

from __future__ import annotations

import argparse
import ast
import html
import json
import posixpath
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import TextLexer, get_lexer_for_filename
from pygments.util import ClassNotFound
from tools import strength

from burgrave.cli import app

__all__ = ["CONFIG", "PAGES", "Page", "build", "offered", "shown"]

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCES: Final = ROOT / "src"
CONFIG: Final = ROOT / "docs" / "zensical.toml"
NOTEBOOK: Final = "docs/studying.ipynb"

ELSEWHERE: Final = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "CONTRIBUTING.md",
    "SECURITY.md": "SECURITY.md",
    "CHANGELOG.md": "CHANGELOG.md",
    "benchmarks/README.md": "benchmarks.md",
    "examples/liars_dice/README.md": "liars-dice.md",
    NOTEBOOK: "studying.md",
}
"""Paths on the site of the pages that are not Markdown files in docs/."""

_LINK: Final = re.compile(r"(\]\()([^)\s#]+)?(#[^)\s]*)?(\))")
_PICTURE: Final = re.compile(r'((?:src|srcset)=")([^"#]+)()(")')
_FENCE: Final = re.compile(r"^(```.*?^```[ \t]*$)", re.MULTILINE | re.DOTALL)
_DOOR: Final = re.compile(r"^\| \*\*(.+?)\*\* \| (.+) \|$", re.MULTILINE)


# ---- API reference ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Page:
    """A page of the reference: its name, title, introduction and modules, and the names to list first."""

    name: str
    title: str
    begins: str
    modules: tuple[str, ...]
    first: tuple[str, ...] = ()

    @property
    def path(self) -> str:
        return f"python/{self.name}.md"

    def text(self) -> str:
        """Return the page as mkdocstrings input."""
        # TOML has no null, so the configuration cannot say that docstrings are plain Markdown.
        plain = "\n    options:\n      docstring_style: null"
        parts = [f"# {self.title}", self.begins, *(f"::: {name}{plain}" for name in self.first)]
        for module in self.modules:
            names = [name for name in offered(module) if f"{module}.{name}" not in self.first]
            parts.append(f"::: {module}{plain}\n      members: {json.dumps(names)}")
        return "\n\n".join(parts) + "\n"


def offered(module: str) -> list[str]:
    """Return the public names of one of our modules, except names imported from other packages."""
    path = SOURCES / module.replace(".", "/")
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    found: list[str] = []
    others: set[str] = set()
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and not (node.module or "").startswith("burgrave"):
            others.update(alias.asname or alias.name for alias in node.names)
        if isinstance(node, ast.Assign) and [getattr(one, "id", "") for one in node.targets] == ["__all__"]:
            found = ast.literal_eval(node.value)
    return [name for name in found if name not in others and not name.startswith("_")]


PAGES: Final = (
    Page(
        "burgrave",
        "burgrave",
        "Games, states, seats, records, and the errors with their common base class. See [the tutorial](../tutorial.md)"
        " and [states in Python](../states.md). `burgrave.games()` lists the available games, and is documented in"
        " [burgrave.kernel.registry](contracts.md#burgrave.kernel.registry.games).",
        ("burgrave",),
        first=("burgrave.new", "burgrave.State", "burgrave.Game"),
    ),
    Page(
        "bots",
        "burgrave.bots",
        "Computer players: [overview](../bots.md), and [writing a bot](../write-a-bot.md).",
        ("burgrave.bots", "burgrave.bots.advice", "burgrave.bots.search"),
    ),
    Page(
        "arena",
        "burgrave.arena",
        "Matches between bots: [using the arena](../arena.md).",
        ("burgrave.arena", "burgrave.arena.standings"),
    ),
    Page(
        "study",
        "burgrave.study",
        "Mass simulation: [simulating](../simulating.md) counts results, [the laboratory](../laboratory.md) writes"
        " tables and reports. The former is imported by `from burgrave.study import simulate`.",
        ("burgrave.study.simulate", "burgrave.study.data", "burgrave.study.pages"),
    ),
    Page(
        "review",
        "burgrave.review",
        "Reviews of recorded games: [how they are evaluated](../reviewing.md).",
        ("burgrave.review", "burgrave.review.types"),
    ),
    Page(
        "envs",
        "burgrave.envs",
        "[Environments for reinforcement learning](../envs/README.md).",
        (
            "burgrave.envs.citadels_v0",
            "burgrave.envs.valeria_v0",
            "burgrave.envs.aec",
            "burgrave.envs.single",
            "burgrave.envs.vector",
            "burgrave.envs.transitions",
            "burgrave.envs.spiel",
            "burgrave.envs.text",
        ),
    ),
    Page(
        "training",
        "burgrave.training",
        "[Training of neural nets](../training.md).",
        ("burgrave.training.plan", "burgrave.training.run", "burgrave.training.measuring"),
    ),
    Page(
        "games",
        "Game options",
        "Options of `burgrave.new` for each game, and differences between its editions.",
        (
            "burgrave.games.citadels.rules.setup",
            "burgrave.games.citadels.rules.ruleset",
            "burgrave.games.valeria.rules.setup",
        ),
    ),
    Page(
        "contracts",
        "Game contracts",
        "Contracts between a game and the shared parts, explained in [adding a game](../add-a-game.md). `Game`, `State`"
        " and `Seat` are documented with [burgrave](burgrave.md).",
        (
            "burgrave.kernel.options",
            "burgrave.kernel.events",
            "burgrave.kernel.quote",
            "burgrave.kernel.fields",
            "burgrave.kernel.registry",
            "burgrave.kernel.facts",
            "burgrave.kernel.observing",
            "burgrave.kernel.collecting",
            "burgrave.kernel.learner",
            "burgrave.kernel.invariants",
            "burgrave.kernel.indistinguishability",
            "burgrave.bots.policy",
            "burgrave.bots.playing",
            "burgrave.text.narrator",
            "burgrave.terminal.narrator",
            "burgrave.server.showing.game",
            "burgrave.study.trials",
        ),
    ),
)


# ---- Build -----------------------------------------------------------------------------------------------------------


def build(out: Path) -> int:
    """Build the site in the ``out`` folder, replacing an earlier one; return 1 if Zensical warns."""
    if out.exists() and not (out / "sitemap.xml").is_file():
        sys.exit(f"{out} is not a site; give a new folder.")
    with tempfile.TemporaryDirectory() as folder:
        return _build(Path(folder), out)


def _build(work: Path, out: Path) -> int:
    assemble(work)
    commands = {name: f"commands/{name}.md" for name in _commands()}
    config = CONFIG.read_text("utf-8")
    config = config.replace('"SOURCES"', json.dumps(str(SOURCES)))
    config = config.replace('"Python" = []', f'"Python" = {_nav({page.title: page.path for page in PAGES})}')
    config = config.replace('"Commands" = []', f'"Commands" = {_nav(commands)}')
    (work / "zensical.toml").write_text(config, encoding="utf-8")
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean", "-f", str(work / "zensical.toml")]
    if status := subprocess.run(command, cwd=work).returncode:
        return status
    (work / "site" / "llms.txt").write_text(llms_txt(tomllib.loads(config), work / "pages"), encoding="utf-8")
    shutil.rmtree(out, ignore_errors=True)
    out.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(work / "site", out)
    return 0


def _nav(pages: dict[str, str]) -> str:
    """Return navigation entries in TOML."""
    return f"[ {', '.join(f'{{ {json.dumps(title)} = {json.dumps(path)} }}' for title, path in pages.items())} ]"


def assemble(work: Path) -> None:
    """Write all pages of the site as Markdown, with their pictures, to the ``pages`` folder in ``work``."""
    pages = work / "pages"
    shutil.copytree(ROOT / "docs", pages, ignore=shutil.ignore_patterns("*.ipynb", CONFIG.name))
    originals = {f"docs/{file.relative_to(pages).as_posix()}": file for file in sorted(pages.rglob("*.md"))}
    texts = {source: file.read_text("utf-8") for source, file in originals.items()}
    texts |= {source: (ROOT / source).read_text("utf-8") for source in ELSEWHERE if source != NOTEBOOK}
    texts[NOTEBOOK] = _executed(ROOT / NOTEBOOK, work)
    texts["README.md"] = _landing(texts["README.md"])
    texts["docs/strength.md"] = _with_charts(texts["docs/strength.md"], pages)
    linked: set[str] = set()
    for source, text in texts.items():
        page = ELSEWHERE.get(source, source.removeprefix("docs/"))
        (pages / page).write_text(_relinked(text, source, page, linked), encoding="utf-8")
    for source in sorted(linked):
        _write(pages / _shown_at(source), shown(ROOT / source))
    for reference in PAGES:
        _write(pages / reference.path, reference.text())
    for name in _commands():
        _write(pages / "commands" / f"{name}.md", _command_page(name))


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


# ---- Pages from other files ------------------------------------------------------------------------------------------


def _landing(readme: str) -> str:
    """Return the README as the landing page, without navigation, and with its table of links as cards."""
    doors = list(_DOOR.finditer(readme))
    cards = "\n".join(f"-   **{door[1]}**\n\n    ---\n\n    {door[2]}\n" for door in doors)
    table = readme[readme.rindex("| | |", 0, doors[0].start()) : doors[-1].end()]
    grid = f'<div class="grid cards" markdown>\n\n{cards}\n</div>'
    return "---\nhide: [navigation, toc]\n---\n\n" + readme.replace(table, grid)


def _with_charts(page: str, pages: Path) -> str:
    """Insert the win share charts above the table of claims."""
    at = page.index("| claim |")
    lines = ""
    for game, chart in strength.charts(strength.read_claims()).items():
        path = f"pictures/strength-{game}.svg"
        (pages / path).write_text(chart, encoding="utf-8")
        lines += f"![Win share of the first bot of each claim about {game}, with 95% intervals]({path})\n\n"
    return page[:at] + lines + page[at:]


def _executed(notebook: Path, work: Path) -> str:
    """Run a notebook in ``work``; return it as Markdown with results, and write pictures to the ``pages`` folder."""
    copy = shutil.copy(notebook, work)  # the notebook writes a study next to itself
    command = [sys.executable, "-m", "nbconvert", "--to", "markdown", "--execute", "--log-level", "ERROR"]
    subprocess.run([*command, "--output-dir", str(work / "pages"), str(copy)], check=True)
    return (work / "pages" / f"{notebook.stem}.md").read_text("utf-8")


def _commands() -> list[str]:
    return sorted(name for name in app if not name.startswith("-"))


def _command_page(name: str) -> str:
    """Return the page of a command, which shows its ``--help`` text."""
    text = app[name].generate_docs(usage_name=f"burgrave {name}")
    return text.replace(f"# {name}", f"# burgrave {name}", 1)


def llms_txt(config: dict[str, Any], pages: Path) -> str:
    """Return the overview of the site for language models (llmstxt.org): each page with its first sentence."""
    project = config["project"]
    lines = [f"# {project['site_name']}", "", f"> {project['site_description']}"]
    for entry in project["nav"]:
        for section, inner in entry.items():
            lines += ["", f"## {section}", ""]
            for title, path in _pages_in([{section: inner}]):
                address = re.sub(r"(README)?\.md$", lambda end: "index.html" if end[1] else ".html", path)
                lines.append(f"- [{title}]({address}): {_first_sentence(pages / path)}")
    return "\n".join(lines) + "\n"


def _pages_in(nav: list[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    for entry in nav:
        for title, inner in entry.items():
            if isinstance(inner, str):
                yield title, inner
            else:
                yield from _pages_in(inner)


def _first_sentence(page: Path) -> str:
    """Return the first sentence of a page's text, without markup."""
    text = _FENCE.sub("", page.read_text("utf-8"))
    for paragraph in re.split(r"\n\s*\n", text):
        plain = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", paragraph).replace("*", "").replace("`", "").strip()
        if plain and plain[0] not in "#<|-!{" and not plain.startswith((":::", "hide:")):
            return re.split(r"(?<=[.?])\s", " ".join(plain.split()) + " ")[0].strip()
    return ""


# ---- Links -----------------------------------------------------------------------------------------------------------


def _relinked(text: str, source: str, page: str, linked: set[str]) -> str:
    """Return a page with its links rewritten to paths on the site; add linked sources to ``linked``."""

    def rewritten(link: re.Match[str]) -> str:
        before, target, anchor, after = (part or "" for part in link.groups())
        if not target or ":" in target:
            return link[0]
        path = _place(posixpath.normpath(posixpath.join(posixpath.dirname(source), target)), linked)
        if path.startswith("sources/"):
            anchor = re.sub(r"^#L(\d+)$", r"#L-\1", anchor)
        return f"{before}{posixpath.relpath(path, posixpath.dirname(page) or '.')}{anchor}{after}"

    parts = _FENCE.split(text)
    for number, part in enumerate(parts):
        if not part.startswith("```"):
            parts[number] = _PICTURE.sub(rewritten, _LINK.sub(rewritten, part))
    return "".join(parts)


def _place(source: str, linked: set[str]) -> str:
    """Return the site path of a file in the repository; if it is a source, add it to ``linked``."""
    if source in ELSEWHERE:
        return ELSEWHERE[source]
    if source.startswith("docs/"):
        return source.removeprefix("docs/")
    linked.add(source)
    return _shown_at(source)


def _shown_at(source: str) -> str:
    return f"sources/{source.lstrip('.')}.html"  # the generator ignores files that begin with a dot


def shown(file: Path) -> str:
    """Return a source as a page with an anchor for every line, or a folder as a list of its contents."""
    name = file.relative_to(ROOT).as_posix()
    if file.is_dir():
        lines = "\n".join(f"<li>{html.escape(one.name)}</li>" for one in sorted(file.iterdir()))
        return f"<!doctype html><meta charset='utf-8'><title>{name}</title><h1>{name}</h1><ul>{lines}</ul>"
    if not file.is_file():
        sys.exit(f"A page links to {name}, which does not exist.")
    try:
        lexer = get_lexer_for_filename(file.name)
    except ClassNotFound:
        lexer = TextLexer()
    page: str = highlight(file.read_text("utf-8"), lexer, HtmlFormatter(full=True, title=name, lineanchors="L"))
    return page


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "site", help="folder of the site")
    return build(parser.parse_args().out)


if __name__ == "__main__":
    sys.exit(main())
