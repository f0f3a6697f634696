"""Write the sample "table" messages in web/fixtures for the client's tests and preview.

    python -m tools.samples            write all of them
    python -m tools.samples NAME...    only these

Each sample is the message to one seat in a game between rule bots, at the first matching decision; `SAMPLES` lists
game, phase and round. The tool also writes the games' words to `words/<game>-<language>.json`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import burgrave
from burgrave.bots import bot_named
from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State
from burgrave.server.showing.cursor import Cursor
from burgrave.server.showing.game import table_of
from burgrave.server.showing.table import Showing, showing
from burgrave.text.catalogue import LANGUAGES

FOLDER: Final = Path(__file__).resolve().parent.parent / "web" / "fixtures"
NAMES: Final = ["Mara", "Ana", "Bruno", "Chiara", "Odo", "Elena", "Fabio", "Gina"]
MOST_GAMES: Final = 400


@dataclass(frozen=True)
class Sample:
    """A decision to sample: the first one in ``phase`` that offers ``verb``, in round ``since`` or later."""

    game: str
    phase: str
    options: dict[str, Any] = field(default_factory=dict)
    since: int = 1
    verb: str = ""
    language: str = "en"
    watching: bool = False  # sent to a spectator
    hand: int = 0  # minimum hand size of the seat to act
    seed: int = 0  # first seed to try


def _citadels(phase: str, players: int, scenario: str, ruleset: str = "2016", **more: Any) -> Sample:
    options = {"players": players, "ruleset": ruleset, "scenario": scenario}
    return Sample("citadels", phase, options, **more)


def _valeria(phase: str, players: int, scenario: str = "first-game", *, mixed: bool = False, **more: Any) -> Sample:
    options = {"players": players, "scenario": scenario, "mixed": mixed}
    return Sample("valeria", phase, options, **more)


SAMPLES: Final[dict[str, Sample]] = {
    "citadels-2010-2p-it-bury": _citadels("bury", 2, "base", "2010", since=2, language="it"),
    "citadels-2010-7p-it-search": _citadels("search", 7, "random", "2010", language="it"),
    "citadels-2016-2p-offer": _citadels("power", 2, "random", verb="offer", since=5),
    "citadels-2016-3p-pt-warrant": _citadels("power", 3, "random", verb="warrant", since=3, language="pt-BR"),
    "citadels-2016-5p-drawn": _citadels("drawn", 5, "first-game", since=4),
    "citadels-2016-5p-main": _citadels("main", 5, "first-game", verb="build"),
    "citadels-2016-5p-main-late": _citadels("main", 5, "first-game", verb="income", since=6),
    "citadels-2016-5p-over": _citadels("over", 5, "first-game"),
    "citadels-2016-5p-pick": _citadels("pick", 5, "first-game", since=2),
    "citadels-2016-5p-power": _citadels("power", 5, "first-game", verb="district", since=4),
    "citadels-2016-5p-spectator": _citadels("main", 5, "first-game", since=2, watching=True),
    "citadels-2016-8p-den": _citadels("den", 8, "random", since=4),
    "citadels-2016-nobles-4p-main": _citadels("main", 4, "vicious-nobles", verb="kill"),
    "citadels-classic-4p-destroy": _citadels("power", 4, "random", "classic", verb="district", since=8),
    "citadels-classic-4p-tribute": _citadels("tribute", 4, "random", "classic", verb="pay_gold", since=3),
    "citadels-classic-7p-main-late": _citadels("main", 7, "base", "classic", verb="rob", since=6),
    "valeria-2p-mixed-pt-harvest": _valeria("harvest", 2, verb="trade", since=5, language="pt-BR", mixed=True),
    "valeria-4p-act-late": _valeria("act", 4, verb="build", since=6),
    "valeria-4p-duke": _valeria("duke", 4),
    "valeria-4p-harvest": _valeria("harvest", 4, verb="gain"),
    "valeria-4p-over": _valeria("over", 4),
    "valeria-4p-pay": _valeria("pay", 4),
    "valeria-4p-thief": _valeria("thief", 4, "random", since=5),
    "valeria-5p-es-dice": _valeria("dice", 5, "random", since=6, language="es"),
    "valeria-5p-victim": _valeria("victim", 5, "random", since=4),
    "valeria-solo-act-late": _valeria("act", 1, since=6),
    "valeria-solo-it-capture": _valeria("capture", 1, "random", since=3, language="it"),
    "valeria-solo-over": _valeria("over", 1, language="pt-BR", seed=6),
    "valeria-solo-raid": _valeria("raid", 1),
}


def found(sample: Sample) -> tuple[State, int, list[tuple[int, int]]]:
    """Search games for the decision to sample.

    Return the game at its start, the seat to act, and all earlier decisions.
    """
    for seed in range(sample.seed, sample.seed + MOST_GAMES):
        state = burgrave.new(sample.game, seed=seed, **sample.options)
        bots = [bot_named(sample.game, "rules", seed) for _ in state.ranks()]
        decided: list[tuple[int, int]] = []
        while True:
            seat = state.to_act()
            if _is_it(sample, state, seat):
                return burgrave.new(sample.game, seed=seed, **sample.options), seat, decided
            if state.is_over():
                break
            action = bots[seat].choose(state.seat(seat, Rng(len(decided))))
            decided.append((seat, action))
            state.apply(seat, action)
    raise SystemExit(f"No game of {MOST_GAMES} reaches such a decision: {sample}.")


def _is_it(sample: Sample, state: State, seat: int) -> bool:
    view = state.view(None)
    if view["phase"] != sample.phase or int(str(view["round"])) < sample.since:
        return False
    if sample.hand and len(state.view(seat)["hand"]) < sample.hand:  # type: ignore[arg-type]
        return False
    notation = game_named(sample.game).notation
    verbs = [notation(action).partition(" ")[0] for action in (state.legal(seat) if seat >= 0 else [])]
    return not sample.verb or (sample.verb in verbs and len(verbs) > 1)


def message(sample: Sample, before: int = 0) -> dict[str, object]:
    """Return the message of a sample; ``before`` is the number of decisions by which to go back."""
    state, acting, decided = found(sample)
    seat = None if sample.watching else max(acting, 0)
    edition = game_named(sample.game).edition(sample.options)
    return message_to(
        seat, state, decided[: len(decided) - before], NAMES, showing(sample.game, edition, sample.language)
    )


def message_to(
    seat: int | None, state: State, decided: Sequence[tuple[int, int]], names: Sequence[str], shows: Showing
) -> dict[str, object]:
    """Apply decisions to a new game; return the message to a seat, with the last decision's events."""
    names = names[: len(state.ranks())]
    cursor = Cursor()
    mark: tuple[int, int] | None = None
    for number, (who, action) in enumerate(decided, start=1):
        if number == len(decided):
            shows.table(state, seat, names, cursor)
        before = state.event_count()
        state.apply(who, action)
        mark = (before, state.event_count()) if who == seat else mark
    happened = shows.table(state, seat, names, cursor)["happened"]
    whole = shows.table(state, seat, names, Cursor(), decided=mark)
    levels = ["" if one == (seat or 0) else "normal" for one in range(len(names))]
    return {
        **whole,
        "happened": happened,
        "room": "r7k3m9",
        "seq": len(decided) + 1,
        "levels": levels,
        "thinking": [],
        "undo": False,
        "clock": None,
    }


def words(game: str, language: str) -> dict[str, object]:
    """Return the words of all editions of a game; in case of a conflict, the last edition wins."""
    table = table_of(game)
    editions = table.set_up()["rulesets"]
    found: dict[str, object] = {}
    for edition in editions if isinstance(editions, list) and editions else [None]:
        for kind, cards in table.words(edition, language).items():
            before = found.get(kind)
            found[kind] = {**before, **cards} if isinstance(before, dict) and isinstance(cards, dict) else cards
    del found["about"]
    return found


def write(path: Path, data: dict[str, object]) -> None:
    """Write JSON with one field per line."""
    lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in data.items()]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def main() -> None:
    wanted = sys.argv[1:] or [*SAMPLES]
    for name in wanted:
        write(FOLDER / f"{name}.json", message(SAMPLES[name]))
        print(name, flush=True)
    if wanted == [*SAMPLES]:
        for game in sorted({sample.game for sample in SAMPLES.values()}):
            for language in LANGUAGES:
                write(FOLDER / "words" / f"{game}-{language}.json", words(game, language))


if __name__ == "__main__":
    main()
