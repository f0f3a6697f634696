"""Templates for a new bot and a new game, which ``burgrave new`` copies."""

from __future__ import annotations

import keyword
import re
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from burgrave.kernel.errors import SetupError
from burgrave.kernel.files import must_not_exist, write_new
from burgrave.kernel.registry import LONGEST, games

_HERE: Final = Path(__file__).parent
_BOT: Final = {"bot.py": "{name}.py", "bot_test.py": "test_{name}.py"}
_GAME: Final = {
    "readme.md": "README.md",
    "pyproject.txt": "pyproject.toml",
    "__init__.py": "src/{name}/__init__.py",
    "game.py": "src/{name}/game.py",
    "state.py": "src/{name}/state.py",
    "bots.py": "src/{name}/bots.py",
    "invariants.py": "src/{name}/invariants.py",
    "game_test.py": "tests/test_{name}.py",
}
"""Files of a template, and what they become."""
_NAME: Final = re.compile("[a-z][a-z0-9]*(_[a-z0-9]+)*")
_RESERVED: Final = re.compile("con|prn|aux|nul|com[1-9]|lpt[1-9]")
"""Names of devices, which cannot be file names on Windows."""


def new_bot(name: str, folder: Path) -> list[Path]:
    """Write a bot and its test into a folder, and return the files.

    Raise SetupError for a name that cannot be used, and RecordError if a file already exists.
    """
    _check(name, folder / f"{name}.py", "my_bot")
    files = {folder / target.format(name=name): _HERE / source for source, target in _BOT.items()}
    return _write(files, {"burgrave.templates.bot": name})


def new_game(name: str, folder: Path) -> list[Path]:
    """Write a package with a game, its bots and its tests into a new folder ``name``, and return the files.

    Raise SetupError for a name that cannot be used, and RecordError if the folder already exists.
    """
    package = folder / name
    _check(name, package, "my_game")
    if name in games():
        raise SetupError(f"There is already a game {name!r}; choose another name.")
    must_not_exist(package)
    files = {package / target.format(name=name): _HERE / "game" / source for source, target in _GAME.items()}
    title = name.replace("_", " ").title()
    changed = {
        "burgrave.templates.game": name,
        "high_card": name,
        "burgrave-high-card": f"burgrave-{name.replace('_', '-')}",
        "High Card": title,
    }
    return _write(files, changed)


def _check(name: str, target: Path, example: str) -> None:
    """Raise SetupError if a module of this name cannot be imported, or another one would be imported instead."""
    good = _NAME.fullmatch(name) and len(name) <= LONGEST
    if not good or keyword.iskeyword(name) or _RESERVED.fullmatch(name):
        raise SetupError(
            f"The name {name!r} cannot be used; choose one of up to {LONGEST} lowercase letters, digits and single _,"
            f" such as {example}."
        )
    if find_spec(name) is not None and not target.exists():
        raise SetupError(f"There is already a module {name!r}, which would be imported instead; choose another name.")


def _write(files: dict[Path, Path], changed: dict[str, str]) -> list[Path]:
    """Copy the template files, replacing the names in them."""
    for file in files:
        must_not_exist(file)
    old = re.compile("|".join(re.escape(one) for one in sorted(changed, key=len, reverse=True)))
    for file, source in files.items():
        text = old.sub(lambda found: changed[found[0]], source.read_text(encoding="utf-8"))
        file.parent.mkdir(parents=True, exist_ok=True)
        write_new(file, text)
    return list(files)
