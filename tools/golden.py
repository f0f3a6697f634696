"""Write golden playthroughs: whole random games as text, one for each ruleset, scenario and number of players.

    python tools/golden.py [--check]

They show everything the engine says: options, events and who is told, what each seat knows, digests. A change in
them is a change in the rules or in what is shown, and is looked at before it is committed. With --check nothing is
written; the exit status is 1 if a file would change.

Some games of the older rulesets have free casts, with all bonus districts in the deck. Their seeds were chosen so
that together they show every character and every district at work.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Any

import burgrave
from burgrave.citadels.cards import CHARACTER_NAMES, DISTRICT_NAMES, TYPE_NAMES
from burgrave.citadels.events import ARGUMENTS
from burgrave.citadels.ruleset import RULESETS
from burgrave.citadels.scenarios import CUSTOM, scenarios_of
from burgrave.kernel.events import PUBLIC, SPECTATOR, Event
from burgrave.kernel.state import State

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests" / "golden"
COUNTS = range(2, 9)
SEED = 1
VIEWS_EVERY = 40  # decisions
DIGEST_EVERY = 10

GAME = burgrave.game_named("citadels")

CASTS = {
    "others": "witch tax_collector_old wizard emperor abbot alchemist navigator diplomat",
    "bells": "assassin tax_collector_old wizard emperor bishop alchemist navigator warlord",
    "friends": "assassin thief magician king abbot merchant architect diplomat",
    "spells": "witch tax_collector_old magician king abbot merchant navigator warlord",
}
# ruleset, cast, character of rank 9 if there is one, players, seed
FREE = [
    ("classic", "others", "", 3, 6),
    ("classic", "bells", "", 3, 26),
    ("classic", "spells", "artist", 4, 13),
    ("classic", "bells", "queen", 5, 24),
    ("classic", "bells", "queen", 7, 16),
    ("2010", "spells", "", 2, 53),
    ("2010", "others", "", 3, 23),
    ("2010", "bells", "", 3, 13),
    ("2010", "others", "artist", 4, 58),
    ("2010", "bells", "queen", 5, 25),
    ("2010", "friends", "queen", 5, 26),
    ("2010", "spells", "queen", 5, 32),
    ("2010", "others", "queen", 5, 31),
    ("2010", "bells", "queen", 7, 36),
]


@dataclass(frozen=True)
class Game:
    """What is played in one file."""

    ruleset: str
    scenario: str
    players: int
    seed: int = SEED
    cast: str = ""
    ninth: str = ""

    def name(self) -> str:
        cast = f"-{self.cast}" if self.cast else ""
        return f"citadels-{self.ruleset}-{self.scenario}{cast}-{self.players}p.txt"

    def options(self) -> dict[str, object]:
        options: dict[str, object] = {"ruleset": self.ruleset, "players": self.players, "scenario": self.scenario}
        if self.cast:
            characters = CASTS[self.cast].split() + ([self.ninth] if self.ninth else [])
            rules = RULESETS[self.ruleset]
            options["characters"] = characters
            options["districts"] = [
                DISTRICT_NAMES[kind]
                for kind in [*rules.districts, *rules.bonus_districts]
                if DISTRICT_NAMES[kind] != "graveyard" or "diplomat" not in characters
            ]
        return options

    def chance(self) -> burgrave.Rng:
        """Return what chooses among the options."""
        words = [self.scenario, self.players] if self.ruleset == "2016" else [self.name()]
        return burgrave.Rng(" ".join(map(str, ["golden", *words])))


def games() -> list[Game]:
    """Return every game that is written down."""
    printed = [
        Game(rules.name, scenario, players)
        for rules in reversed(RULESETS.values())
        for scenario in scenarios_of(rules)
        for players in COUNTS
    ]
    return printed + [Game(ruleset, CUSTOM, players, seed, cast, ninth) for ruleset, cast, ninth, players, seed in FREE]


def playthrough(game: Game) -> str:
    """Return the whole game as text."""
    return "\n".join(_lines(game)) + "\n"


def _lines(game: Game) -> Iterator[str]:
    options, players, rng = game.options(), game.players, game.chance()
    state = GAME.new(game.seed, options, True)
    yield f"game {GAME.name}, rules version {GAME.rules_version}, seed {game.seed}"
    yield f"options {json.dumps(GAME.resolve(game.seed, options))}"
    decisions, mark = 0, 0
    while True:
        for event in state.events_since(mark):
            yield f"    {_event(event, players)}"
        mark = state.event_count()
        if decisions % VIEWS_EVERY == 0 or state.is_over():
            yield from _views(state, players)
        if decisions % DIGEST_EVERY == 0 or state.is_over():
            yield f"  digest {state.digest()}"
        if state.is_over():
            break
        seat = state.to_act()
        legal = state.legal(seat)
        action = legal[rng.below(len(legal))]
        decisions += 1
        yield f"{decisions}. seat {seat}: {_options(legal)}"
        yield f"  > {GAME.notation(action)}"
        state.apply(seat, action)
    yield f"scores {_numbers(state.scores())}, places {_numbers(state.ranks())}, rounds {GAME.rounds(state)}"


def _numbers(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))


def _options(legal: list[int]) -> str:
    """Return the options in their order, a verb named once for all its arguments in a row."""
    parts: list[str] = []
    last = ""
    for action in legal:
        verb, _, argument = GAME.notation(action).partition(" ")
        if argument and verb == last:
            parts[-1] += f" {argument}"
        else:
            parts.append(GAME.notation(action))
        last = verb if argument else ""
    return ", ".join(parts)


def _event(event: Event, players: int) -> str:
    """Return an event in the words of the engine, and in front who is told unless all are."""
    kind, names = ARGUMENTS[event.kind]
    words = [kind, *(_argument(name, value) for name, value in zip_longest(names, event.args))]
    if event.audience == PUBLIC:
        return " ".join(words)
    told = [str(seat) for seat in range(players) if event.audience >> seat & 1]
    if event.audience & SPECTATOR:
        told.append("spectators")
    return f"({' '.join(told)}) {' '.join(words)}"


def _argument(name: str, value: int) -> str:
    if name in ("kind", "own"):
        return DISTRICT_NAMES[value]
    if name == "character":
        return CHARACTER_NAMES[value]
    return TYPE_NAMES[value] if name == "type" else str(value)


# ---- views ------------------------------------------------------------------------------------------------


def _views(state: State, players: int) -> Iterator[str]:
    """Yield what all can see, then a line for each seat with what it knows besides, and a hash of the whole view."""
    public: Any = state.view(None)
    yield (
        f"  table: round {public['round']}, {public['phase']}, crown {public['crown']}, deck {public['deck']},"
        f" called {public['called']}, face up {_words(public['face_up'])}; {_hash(public)}"
    )
    for number, shown in enumerate(public["seats"]):
        city = [district["district"] + ("+" if district["gilded"] else "") for district in shown["city"]]
        held = [entry["character"] for entry in shown["characters"]]
        yield f"    {number}: gold {shown['gold']}, hand {shown['hand_size']}, city {_words(city)}, is {_words(held)}"
    for seat in range(players):
        view: Any = state.view(seat)
        parts = [f"hand {_words(view['hand'])}", f"is {_words(view['characters'])}"]
        for number, shown in enumerate(view["seats"]):
            if number != seat and shown["known_hand"]:
                parts.append(f"hand {number} {_words(shown['known_hand'])}")
            if shown.get("museum_known"):
                parts.append(f"museum {_words(shown['museum_known'])}")
        if view["deck_known"]:
            known = [f"{entry['district']}@{entry['above']}" for entry in view["deck_known"]]
            parts.append(f"deck {_words(known)}")
        parts += [f"{key} {view[key]}" for key in ("signed", "flower") if view[key]]
        parts += [f"saw {_words(look['seen'])}" for look in view["draft"]]
        yield f"  view {seat}: {', '.join(parts)}; {_hash(view)}"


def _words(words: list[str]) -> str:
    return " ".join(words) or "-"


def _hash(data: object) -> str:
    return hashlib.blake2b(json.dumps(data, sort_keys=True).encode(), digest_size=4).hexdigest()


# ---- command ----------------------------------------------------------------------------------------------


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the golden playthroughs anew.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if a file would change")
    check = parser.parse_args().check
    wanted = {game.name(): playthrough(game) for game in games()}
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
