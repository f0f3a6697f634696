"""Write golden playthroughs: whole random games as text, one for each scenario and number of players.

    python tools/golden.py [--check]

They show everything the engine says: options, events and who is told, what each seat knows, digests. A change in
them is a change in the rules or in what is shown, and is looked at before it is committed. With --check nothing is
written; the exit status is 1 if a file would change.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

import burgrave
from burgrave.citadels.cards import CHARACTER_NAMES, DISTRICT_NAMES, TYPE_NAMES
from burgrave.citadels.events import ARGUMENTS
from burgrave.citadels.scenarios import SCENARIOS
from burgrave.kernel.events import PUBLIC, SPECTATOR, Event
from burgrave.kernel.state import State

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests" / "golden"
RULESET = "2016"
COUNTS = range(2, 9)
SEED = 1
VIEWS_EVERY = 40  # decisions
DIGEST_EVERY = 10

GAME = burgrave.game_named("citadels")


def files() -> list[tuple[str, int, str]]:
    """Return scenario, number of players and file name of every playthrough."""
    return [
        (scenario, players, f"citadels-{RULESET}-{scenario}-{players}p.txt")
        for scenario in SCENARIOS
        for players in COUNTS
    ]


def playthrough(scenario: str, players: int) -> str:
    """Return the whole game as text."""
    return "\n".join(_lines(scenario, players)) + "\n"


def _lines(scenario: str, players: int) -> Iterator[str]:
    options: dict[str, object] = {"ruleset": RULESET, "players": players, "scenario": scenario}
    state = GAME.new(SEED, options, True)
    rng = burgrave.Rng(f"golden {scenario} {players}")
    yield f"game {GAME.name}, rules version {GAME.rules_version}, seed {SEED}"
    yield f"options {json.dumps(GAME.resolve(SEED, options))}"
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
    wanted = {name: playthrough(scenario, players) for scenario, players, name in files()}
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
