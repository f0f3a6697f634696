"""Templates for a new bot and its test, which ``burgrave new bot NAME`` copies."""

from __future__ import annotations

import keyword
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from burgrave.kernel.errors import SetupError
from burgrave.kernel.files import must_not_exist, write_new

_HERE: Final = Path(__file__).parent
_MODULE: Final = "burgrave.templates.bot"
_FILES: Final = {"bot.py": "{name}.py", "bot_test.py": "test_{name}.py"}


def new_bot(name: str, folder: Path) -> list[Path]:
    """Write a bot and its test into a folder, and return the files.

    Raise SetupError for a name that cannot be used, and RecordError if a file already exists.
    """
    if not name.isidentifier() or keyword.iskeyword(name) or name != name.lower():
        raise SetupError(f"The name {name!r} cannot be imported; use small letters, digits and _, such as my_bot.")
    if find_spec(name) is not None and not (folder / f"{name}.py").exists():
        raise SetupError(f"There is already a module {name!r}, which would be taken for the bot; choose another name.")
    files = {folder / target.format(name=name): _HERE / source for source, target in _FILES.items()}
    for file in files:
        must_not_exist(file)
    for file, source in files.items():
        write_new(file, source.read_text(encoding="utf-8").replace(_MODULE, name))
    return list(files)
