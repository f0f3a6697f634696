"""Write golden playthroughs: whole random games for each scenario and number of players.

    python -m tools.golden [--check] [--text NAME] [--game G --folder F]

The text of a game shows all output of the engine: options, events and their audience, the view of each seat, digests.
Ten files contain the text. The others contain a record with hashes of the text; --text prints the text itself. A
changed file means that rules or views have changed: review it before committing. With --check, nothing is written, and
the exit status is 1 if a file would change. `golden.py` in the tests of a game lists its playthroughs. For a game from
another package, there is one playthrough for each number of players, and --folder gives the folder of the files.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.brought import brought, brought_by
from tools.golden_any import any_playthroughs
from tools.golden_text import Playthrough

from burgrave.kernel.registry import all_games

__all__ = ["FOLDER", "main", "playthroughs"]

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"


def playthroughs() -> list[Playthrough]:
    return [one for module in brought("golden") for one in module.playthroughs()]


def playthroughs_of(game: str) -> list[Playthrough]:
    module = brought_by(game, "golden")
    return [*module.playthroughs()] if module is not None else any_playthroughs(game)


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the golden playthroughs.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if a file would change")
    parser.add_argument("--text", metavar="NAME", help="print the text of one playthrough, and write nothing")
    parser.add_argument("--game", choices=[game.name for game in all_games()], help="only this game, with --folder")
    parser.add_argument("--folder", type=Path, help="folder of its playthroughs")
    chosen = parser.parse_args()
    if chosen.text:
        by_name = {one.name(): one for one in playthroughs()}
        if chosen.text not in by_name:
            parser.error(f"unknown playthrough {chosen.text}; the names are the file names in {FOLDER}")
        print(by_name[chosen.text].text(), end="")
        return 0
    if (chosen.game is None) != (chosen.folder is None):
        parser.error("--game and --folder must be given together")
    if chosen.game:
        return write(playthroughs_of(chosen.game), chosen.folder, f"{chosen.game}-*.txt", chosen.check)
    return write(playthroughs(), FOLDER, "*.txt", chosen.check)


def write(played: list[Playthrough], folder: Path, names: str, check: bool) -> int:
    """Write the playthroughs to the files that match ``names``, or only check them; return the exit status."""
    wanted = {one.name(): one.written() for one in played}
    there = {file.name: file.read_text(encoding="utf-8") for file in folder.glob(names)}
    changed = sorted(name for name in {*wanted, *there} if wanted.get(name) != there.get(name))
    if not check:
        folder.mkdir(exist_ok=True)
        for name in changed:
            if name in wanted:
                (folder / name).write_text(wanted[name], encoding="utf-8", newline="\n")
            else:
                (folder / name).unlink()
    for name in changed:
        print(f"{'would change' if check else 'written'}: {name}" if name in wanted else f"removed: {name}")
    print(f"{len(wanted)} playthroughs, {sum(map(len, wanted.values())):,} characters, {len(changed)} changed")
    return 1 if check and changed else 0


if __name__ == "__main__":
    sys.exit(main())
