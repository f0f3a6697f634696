"""Bots' mistakes, measured decision by decision, which is less noisy than comparing results of whole games.

    python -m benchmarks.mistakes judge GAME [--positions 500] [--seconds 60]
    python -m benchmarks.mistakes measure GAME [--write] BOT ...

``judge`` evaluates each option of each position with a long search, using only what the seat knows, and writes the
values to benchmarks/mistakes/GAME.jsonl. An interrupted run can be resumed. ``measure`` lets bots decide at these
positions; the size of a mistake is the win share lost relative to the option that the search visited most. ``--write``
stores the results in benchmarks/mistakes/GAME-bots.json, which docs/strength.md shows. No bot is trained on these
positions.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from burgrave.arena.journal import here
from burgrave.arena.statistics import mean_of
from burgrave.bots import bot_named, close
from burgrave.bots.playing import search_of
from burgrave.bots.search import Budget, think
from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import State

FOLDER = Path(__file__).parent / "mistakes"
PLAYERS = {"valeria": (2, 2, 3, 4), "citadels": (2, 3, 4, 4, 7)}
LEAST = 3  # fewest options of a decision worth judging


@dataclass(frozen=True)
class Judged:
    """Judged position: the win share and the number of visits that the long search gave each visited option."""

    number: int
    digest: str
    seconds: float
    shares: dict[int, float]
    visits: dict[int, int]

    def lost(self, action: int) -> float:
        """Return the win share lost compared with the most visited action; an unvisited action counts as the worst."""
        best = max(self.visits, key=lambda one: self.visits[one])
        return max(0.0, self.shares[best] - self.shares.get(action, min(self.shares.values())))


def position(game: str, number: int) -> tuple[State, int]:
    """Return position ``number``, from a game between rule bots, and the seat to act.

    The same number gives the same position until the rules change.
    """
    rng = Rng(seed_of("mistakes", game, number))
    counts = PLAYERS[game]
    options: dict[str, object] = {"players": counts[rng.below(len(counts))], "scenario": "random"}
    if game == "citadels":
        options["ruleset"] = ("classic", "2010", "2016", "2016")[rng.below(4)]
    seed = seed_of("mistakes", game, number)
    decisions = sum(1 for _ in _decisions(game, options, seed))
    wanted = rng.below(decisions)
    for place, (state, seat) in enumerate(_decisions(game, options, seed)):
        if place == wanted:
            return state.copy(), seat
    raise AssertionError("The same game has as many decisions each time.")


def _decisions(game: str, options: dict[str, object], seed: int) -> Iterator[tuple[State, int]]:
    state = game_named(game).new(seed, options, False)
    bots = [bot_named(game, "rules", seed_of(seed, seat)) for seat in range(state.num_players)]
    while not state.is_over():
        seat = state.to_act()
        legal = state.legal(seat)
        if len(legal) >= LEAST:
            yield state, seat
        action = legal[0] if len(legal) == 1 else bots[seat].choose(state.seat(seat, Rng(seed_of(seed, "seat"))))
        state.apply(seat, action)


def judge(game: str, positions: int, seconds: float) -> None:
    """Judge those of the first ``positions`` positions that are missing from the game's file, and append them to it."""
    FOLDER.mkdir(exist_ok=True)
    file = FOLDER / f"{game}.jsonl"
    known = {one.number for one in read(game)}
    with file.open("a", encoding="utf-8") as out:
        out.truncate(len(_whole_lines(file)))
        for number in range(positions):
            if number not in known:
                found = _judged(game, number, seconds)
                out.write(json.dumps(vars(found)) + "\n")
                out.flush()
                print(f"{number + 1} of {positions}: {len(found.shares)} options", flush=True)


def _judged(game: str, number: int, seconds: float) -> Judged:
    state, seat = position(game, number)
    world = state.seat(seat, Rng(number)).world
    search = search_of(game, Rng(seed_of("judge", number)))
    search.begin(world, seat)
    think(search, world, Budget(0, seconds), early=False)
    edges = [edge for edge in search.root.edges if edge.visits]
    shares = {edge.action: round(edge.value(), 5) for edge in edges}
    return Judged(number, state.digest(), seconds, shares, {edge.action: edge.visits for edge in edges})


def read(game: str) -> list[Judged]:
    """Return the positions in the game's file of judged positions."""
    found = []
    for line in _whole_lines(FOLDER / f"{game}.jsonl").splitlines():
        told = json.loads(line)
        for what in ("shares", "visits"):
            told[what] = {int(action): figure for action, figure in told[what].items()}
        found.append(Judged(**told))
    return found


def _whole_lines(file: Path) -> bytes:
    """Return the complete lines of a file, without a last line that was cut off when a process was killed."""
    data = file.read_bytes() if file.exists() else b""
    return data[: data.rfind(b"\n") + 1]


def measure(game: str, specs: list[str], write: bool = False) -> None:
    """Print each bot's mean loss per decision as a percentage of a win, and optionally store it."""
    judged = read(game)
    if not judged:
        raise SystemExit(f"No positions of {game} have been judged: run python -m benchmarks.mistakes judge {game}")
    kept: list[dict[str, object]] = []
    for spec in specs:
        lost = [_lost(game, spec, one) for one in judged]
        found = mean_of(lost)
        same = sum(1 for loss in lost if loss == 0.0) / len(lost)
        given_away = f"{100 * found.mean:.2f} ± {100 * (found.half or 0.0):.2f} %"
        print(f"{spec}: {given_away} of the win per decision, {100 * same:.0f} % the best")
        kept.append(
            {"bot": spec, "lost": round(found.mean, 6), "half": round(found.half or 0.0, 6), "best": round(same, 4)}
        )
    if write:
        seconds = sorted({one.seconds for one in judged})
        about = {**here(), "positions": len(judged), "seconds": seconds, "bots": kept}
        file = FOLDER / f"{game}-bots.json"
        file.write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")


def _lost(game: str, spec: str, one: Judged) -> float:
    state, seat = position(game, one.number)
    if state.digest() != one.digest:
        raise SystemExit(f"Position {one.number} has changed with the rules: judge the positions again.")
    bot = bot_named(game, spec, seed_of("measure", one.number))
    try:
        action = bot.choose(state.seat(seat, Rng(seed_of("seat", one.number))))
    finally:
        close(bot)
    return one.lost(action)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.mistakes", description=__doc__)
    verbs = parser.add_subparsers(dest="verb", required=True)
    judging = verbs.add_parser("judge")
    judging.add_argument("game", choices=sorted(PLAYERS))
    judging.add_argument("--positions", type=int, default=500)
    judging.add_argument("--seconds", type=float, default=60.0)
    measuring = verbs.add_parser("measure")
    measuring.add_argument("game", choices=sorted(PLAYERS))
    measuring.add_argument("--write", action="store_true")
    measuring.add_argument("bots", nargs="+")
    given = parser.parse_args()
    if given.verb == "judge":
        judge(given.game, given.positions, given.seconds)
    else:
        measure(given.game, given.bots, given.write)


if __name__ == "__main__":
    main()
