"""Generate the tables of docs/envs: the layout of observations, and the actions.

    python -m tools.envs_pages [--check]

Only the text between two markers is generated; the rest is written by hand. With --check, nothing is written. The exit
status is 1 if a page would change.
"""

from __future__ import annotations

import argparse
import re
import sys
from itertools import groupby
from pathlib import Path

from burgrave.kernel.facts import ENDLESS
from burgrave.kernel.game import Game
from burgrave.kernel.observing import ActionMap, Encoder, Field, action_map, encoder_of
from burgrave.kernel.registry import game_named

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "envs"
GAMES = ("citadels", "valeria")
PLAYERS = 4
ROOM = 70
"""Maximum length of a list of labels in a table row; longer lists are printed once, below the table."""


def lines_of(rows: list[list[str]]) -> str:
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def span(first: int, size: int) -> str:
    return str(first) if size == 1 else f"{first}–{first + size - 1}"


def listed(field: Field, lists: dict[tuple[str, ...], str]) -> str:
    """Return a field's labels or, if they are too long, the name of a list below the table."""
    labels = tuple(field.labels)
    if labels == ("",):
        return ""
    if len(", ".join(labels)) <= ROOM:
        return ", ".join(labels)
    return f"{len(labels)}: list {lists.setdefault(labels, chr(ord('A') + len(lists)))}"


def observation_table(encoder: Encoder) -> str:
    lists: dict[tuple[str, ...], str] = {}
    rows = [["place", "name", "for each of", "up to", "meaning"], ["---"] * 5]
    for field in encoder.fields:
        most = "no end" if field.most == ENDLESS else str(field.most)
        rows.append([span(field.first, len(field.labels)), field.name, listed(field, lists), most, field.about])
    found = [lines_of(rows)]
    found += [f"**List {name}**: {', '.join(labels)}." for labels, name in lists.items()]
    return "\n\n".join(found)


def sizes(game: Game) -> str:
    least, most = game.seats()
    counts = range(least, most + 1)
    rows = [["players", *map(str, counts)], ["---"] * (len(counts) + 1)]
    rows.append(["numbers", *(f"{encoder_of(game, players).size:,}" for players in counts)])
    return lines_of(rows)


def action_table(game: Game, actions: ActionMap) -> str:
    """Return the table of actions: the numbers, ids and arguments of each verb."""
    rows = [["number", "id", "action"], ["---"] * 3]
    texts = [(number, action, game.notation(action).split(maxsplit=1)) for number, action in enumerate(actions.ids)]
    for verb, group in groupby(texts, key=lambda row: row[2][0]):
        some = [*group]
        arguments = ", ".join(words[1] for _, _, words in some if len(words) > 1)
        ids = ", ".join(spans([action for _, action, _ in some]))
        rows.append([span(some[0][0], len(some)), ids, f"`{verb}` {arguments}".strip()])
    return lines_of(rows)


def spans(numbers: list[int]) -> list[str]:
    """Return sorted numbers as text, with consecutive ones as ranges such as 3–5."""
    runs = [[*run] for _, run in groupby(enumerate(numbers), key=lambda pair: pair[1] - pair[0])]
    return [span(run[0][1], len(run)) for run in runs]


def tables(name: str) -> dict[str, str]:
    """Return the generated parts of a page, keyed by marker."""
    game = game_named(name)
    encoder = encoder_of(game, PLAYERS)
    return {
        "sizes": sizes(game),
        "observation": observation_table(encoder),
        "actions": action_table(game, action_map(game, {"players": PLAYERS})),
        "version": f"Observations: version {encoder.version}. Rules: version {game.rules_version}.",
    }


def written(page: str, parts: dict[str, str]) -> str:
    for mark, text in parts.items():
        between = re.compile(rf"(<!-- {mark} -->\n).*?(<!-- end of {mark} -->)", re.DOTALL)
        page, found = between.subn(lambda match, text=text: f"{match[1]}\n{text}\n\n{match[2]}", page)  # type: ignore[misc]
        if found != 1:
            raise SystemExit(f"markers for {mark!r} are missing or repeated")
    return page


def main() -> int:
    parser = argparse.ArgumentParser(description="Generate the tables of docs/envs.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a page would change")
    chosen = parser.parse_args()
    old = []
    for name in GAMES:
        path = PAGES / f"{name}.md"
        page = path.read_text(encoding="utf-8")
        new = written(page, tables(name))
        if new != page:
            old.append(path)
            if not chosen.check:
                path.write_text(new, encoding="utf-8")
    for path in old:
        print(f"{path.relative_to(ROOT)} {'is out of date' if chosen.check else 'written'}")
    return 1 if chosen.check and old else 0


if __name__ == "__main__":
    sys.exit(main())
