"""Write golden playthroughs: whole random games as text, one for each scenario and number of players, and others.

    python -m tools.golden [--check]

They show everything the engine says: options, events and who is told, what each seat knows, digests. A change in
them is a change in the rules or in what is shown, and is looked at before it is committed. With --check nothing is
written; the exit status is 1 if a file would change. Which games there are says `golden_citadels` or `golden_valeria`.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools import golden_citadels, golden_valeria
from tools.golden_text import Playthrough

__all__ = ["FOLDER", "main", "playthroughs"]

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"


def playthroughs() -> list[Playthrough]:
    """Return every game that is written down."""
    return [*golden_citadels.playthroughs(), *golden_valeria.playthroughs()]


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the golden playthroughs anew.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if a file would change")
    check = parser.parse_args().check
    wanted = {one.name(): one.text() for one in playthroughs()}
    there = {file.name: file.read_text(encoding="utf-8") for file in FOLDER.glob("*.txt")}
    changed = sorted(name for name in {*wanted, *there} if wanted.get(name) != there.get(name))
    if not check:
        FOLDER.mkdir(exist_ok=True)
        for name in changed:
            if name in wanted:
                (FOLDER / name).write_text(wanted[name], encoding="utf-8", newline="\n")
            else:
                (FOLDER / name).unlink()
    for name in changed:
        print(f"{'would change' if check else 'written'}: {name}" if name in wanted else f"removed: {name}")
    print(f"{len(wanted)} playthroughs, {sum(map(len, wanted.values())):,} characters, {len(changed)} changed")
    return 1 if check and changed else 0


if __name__ == "__main__":
    sys.exit(main())
