"""Measure what actions of Valeria are worth by playing on: ``python -m tools.fit_valeria_worths`` writes the numbers.

Rule bots play games. At chance moments of them, where an action is to be chosen, some of the options are tried: each
is played, and the game goes on between rule bots to its end, over and over. The n-th time, every option meets the same
world and the same luck. Least squares then find how the worth that the rules of thumb give, and the cards that the
action and the next one are about, tell best what came of it. With two players this is done again between bots that play
by what was found, and all together gives the numbers. What was measured is kept in a folder; a second run measures only
what is missing there. Equal numbers of positions give equal results; the compiled core makes it quick:
``python tools/compiled.py run -m tools.fit_valeria_worths``.
"""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path

from tools.fit_valeria import Row, solve

from burgrave.games.valeria.policy.policy import ValeriaPolicy
from burgrave.games.valeria.policy.tables import CARDS, FIRST_CITIZEN, FIRST_DOMAIN, FIRST_MONSTER
from burgrave.games.valeria.policy.worths import WORTHS
from burgrave.games.valeria.rules import actions as act
from burgrave.games.valeria.rules.game import VALERIA
from burgrave.games.valeria.rules.phases import ACT
from burgrave.games.valeria.rules.scenarios import RANDOM, SCENARIOS
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.rng import Rng, seed_of

TARGET = Path(__file__).parents[1] / "src" / "burgrave" / "games" / "valeria" / "policy" / "worths.py"
SET_UPS = ["first-game", *SCENARIOS, RANDOM, RANDOM]
KEPT = 8  # one of so many actions of a game is measured
OPTIONS = 6  # that are measured
PLAYOUTS = 32  # of each
SPREAD = 6.0  # points: who ends so far ahead is e times as likely to win such a game

SOFT = 0.75  # the part of the reward that comes from the points, as in the search
RIDGE = 20.0
TESTED = 5  # one of so many games is kept to see how good the numbers are

PART = 3 * CARDS  # the place of the part of the points by the rules of thumb that holds
NUMBERS = PART + 2
SAYS = {
    "alone": "points for each resource to take, and each monster, citizen and domain, with ten own turns to come",
    "later": "... for ten turns more",
    "copies": "... for each copy that one has",
    "part": "the part of the points by the rules of thumb that holds with ten turns to come, and for ten turns more",
}
HEAD = '''"""What playouts said of the cards that an action of Valeria is about, with two players and with more.

Made by ``tools/fit_valeria_worths.py`` from {} positions of two players and {} of four; do not edit by hand.
"""

from __future__ import annotations

from typing import Final
'''


class Way:
    """How positions are found and played on from."""

    def __init__(self, name: str, learned: bool, luck: float, best: int) -> None:
        self.name = name
        self.policy = ValeriaPolicy(learned)
        self.luck = luck  # points by which the choices of the bots vary
        self.best = best  # options that look best to them are measured, and others by chance


FIRST = Way("worths", False, 0.5, 4)
AGAIN = Way("worths2", True, 0.2, 5)  # by the numbers that were found


class Option:
    """An action that was measured."""

    def __init__(self, card: int, copies: int, worth: float) -> None:
        self.card = card
        self.copies = copies  # of the card that the player has
        self.worth = worth  # by the rules of thumb
        self.then = -1  # the card of the second action of the turn, if there is one
        self.then_copies = 0
        self.share = 0.0  # of the win, in the mean
        self.soft = 0.0  # ... if each point counts
        self.margin = 0.0  # points above the best of the others


class Position:
    """Options of one moment."""

    def __init__(self, left: float, number: int) -> None:
        self.left = left  # own turns to come
        self.number = number  # of the game
        self.options: list[Option] = []

    def line(self) -> str:
        """Return all of it as JSON."""
        said = [vars(option) for option in self.options]
        return json.dumps({**vars(self), "options": said})


def read(line: str) -> Position:
    """Return what ``Position.line`` wrote."""
    said = json.loads(line)
    found = Position(said["left"], said["number"])
    for one in said["options"]:
        option = Option(0, 0, 0.0)
        vars(option).update(one)
        found.options.append(option)
    return found


# ---- measuring ------------------------------------------------------------------------------------------------------


def card_of(state: ValeriaState, action: int) -> tuple[int, int]:
    """Return the card that an action is about, and how many of it the player has."""
    me = state.players[state.active]
    if act.SLAY <= action < act.RECRUIT:
        kind = state.monsters[action - act.SLAY][-1]
        return FIRST_MONSTER + kind, me.monsters[kind]
    if act.RECRUIT <= action < act.GAIN:
        kind = state.citizens[action - act.RECRUIT][-1]
        return FIRST_CITIZEN + kind, me.citizens[kind]
    if act.GAIN <= action < act.BUILD:
        return action - act.GAIN, 0
    return FIRST_DOMAIN + state.domains[action - act.BUILD][-1], 0


def best(way: Way, state: ValeriaState, seat: int, legal: list[int], rng: Rng) -> int:
    """Return what a bot plays in the games that positions are taken from."""
    worths: list[float] = []
    way.policy.action_values(state, seat, legal, worths)
    worths = [worth + way.luck * int(rng.below(1000)) / 1000 for worth in worths]
    return legal[worths.index(max(worths))]


def end(policy: ValeriaPolicy, state: ValeriaState, option: Option | None) -> None:
    """Play on between rule bots; if an option is given, note the second action of its turn."""
    active, round_ = state.active, state.round
    while (seat := state.to_act()) >= 0:
        legal = state.legal(seat)
        if len(legal) == 1:
            state.apply_unchecked(seat, legal[0])
        else:
            worths: list[float] = []
            policy.action_values(state, seat, legal, worths)
            action = legal[worths.index(max(worths))]
            if option is not None and state.phase == ACT:
                if state.active == active and state.round == round_:
                    option.then, option.then_copies = card_of(state, action)
                option = None
            state.apply_unchecked(seat, action)


def tried(way: Way, state: ValeriaState, legal: list[int], rng: Rng) -> list[int]:
    """Return which options are measured: what looks best, and some of the others."""
    worths: list[float] = []
    way.policy.action_values(state, state.active, legal, worths)
    order = [action for _, action in sorted(zip(worths, legal, strict=True), key=lambda pair: (-pair[0], pair[1]))]
    found, rest = order[: way.best], order[way.best :]
    while rest and len(found) < OPTIONS:
        found.append(rest.pop(rng.below(len(rest))))
    return found


def measured(way: Way, state: ValeriaState, legal: list[int], number: int, rng: Rng) -> Position:
    """Play on from a position."""
    seat = state.active
    actions = tried(way, state, legal, rng)
    worths: list[float] = []
    FIRST.policy.action_values(state, seat, legal, worths)
    found = Position(FIRST.policy.decision.outlook.left, number)
    for action in actions:
        card, copies = card_of(state, action)
        found.options.append(Option(card, copies, worths[legal.index(action)]))
    for first in [True] + [False] * (PLAYOUTS - 1):
        world = state.sample(seat, rng)
        luck = rng.state()
        for action, option in zip(actions, found.options, strict=True):
            one = world.copy()
            one.rng = luck
            one.apply_unchecked(seat, action)
            end(way.policy, one, option if first else None)
            count(option, one, seat)
    for option in found.options:
        option.share /= PLAYOUTS
        option.soft /= PLAYOUTS
        option.margin /= PLAYOUTS
    return found


def count(option: Option, state: ValeriaState, seat: int) -> None:
    """Add the end of a game to an option."""
    scores = [int(score) for score in state.scores()]
    ranks = state.ranks()
    parts = [math.exp((score - max(scores)) / SPREAD) for score in scores]
    option.share += (ranks[seat] == 1) / ranks.count(1)
    option.soft += parts[seat] / sum(parts)
    option.margin += scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def positions(way: Way, players: int, number: int) -> list[Position]:
    """Play one game; return what was measured in it."""
    options: dict[str, object] = {"players": players, "scenario": SET_UPS[number % len(SET_UPS)]}
    options["mixed"] = number % len(SET_UPS) == len(SET_UPS) - 1
    state = VALERIA.new(seed_of(way.name, players, number), options, False)
    rng = Rng(seed_of(way.name, players, number))
    found: list[Position] = []
    while not state.is_over():
        seat = state.to_act()
        legal = state.legal(seat)
        if state.phase == ACT and len(legal) > 1 and rng.below(KEPT) == 0:
            found.append(measured(way, state, legal, number, rng))
        state.apply_unchecked(seat, best(way, state, seat, legal, rng) if len(legal) > 1 else legal[0])
    return found


def measure(way: Way, players: int, wanted: int, file: Path) -> list[Position]:
    """Measure until a file holds so many positions; return these."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    kept = [read(line) for line in lines]
    number = kept[-1].number + 1 if kept else 0
    with file.open("a", encoding="utf-8") as out:
        while len(kept) < wanted:
            found = positions(way, players, number)
            out.write("".join([one.line() + "\n" for one in found]))
            out.flush()
            kept += found
            number += 1
    return kept[:wanted]


# ---- fitting --------------------------------------------------------------------------------------------------------


def terms(position: Position, option: Option) -> dict[int, float]:
    """Return what is multiplied with each number, by its place."""
    late = 0.1 * position.left - 1.0
    found: dict[int, float] = {PART: option.worth, PART + 1: option.worth * late}
    for card, copies in ((option.card, option.copies), (option.then, option.then_copies)):
        if card >= 0:
            for place, value in ((card, 1.0), (CARDS + card, late), (2 * CARDS + card, float(copies))):
                found[place] = found.get(place, 0.0) + value
    return found


def came(players: int, option: Option) -> float:
    """Return the points by which an option was good: as many as move the win by so much where all are equal."""
    reward = SOFT * option.soft + (1.0 - SOFT) * option.share
    return reward * SPREAD / (1 / players * (1 - 1 / players))


def fit(players: int, kept: list[Position]) -> Row:
    """Return the numbers that tell best which options of a position are better than its others."""
    matrix = [[0.0] * NUMBERS for _ in range(NUMBERS)]
    right = [0.0] * NUMBERS
    for one in kept:
        rows = [terms(one, option) for option in one.options]
        wanted = [came(players, option) for option in one.options]
        mean = sum(wanted) / len(wanted)
        places = sorted({place for row in rows for place in row})
        middle = {place: sum([row.get(place, 0.0) for row in rows]) / len(rows) for place in places}
        for row, target in zip(rows, wanted, strict=True):
            there = [(place, row.get(place, 0.0) - middle[place]) for place in places]
            for place, value in there:
                right[place] += value * (target - mean)
                line = matrix[place]
                for other, times in there:
                    line[other] += value * times
    for place in range(NUMBERS):
        matrix[place][place] += RIDGE if place < PART else 1e-6
    found = solve(matrix, right)
    # Every option may be compared with taking a resource: what is added to all of them alike says nothing.
    for first in (0, CARDS):
        common = sum(found[first : first + 3]) / 3
        for place in range(first, first + CARDS):
            found[place] -= common
    return [round(value, 4) for value in found]


def told(players: int, kept: list[Position]) -> None:
    """Say how much better the choices are, in positions that were not fitted."""
    fitted = fit(players, [one for one in kept if one.number % TESTED])
    test = [one for one in kept if not one.number % TESTED]
    shares, points = [0.0], [0.0]
    for one in test:
        by_hand = max(one.options, key=lambda option: option.worth)
        by_both = max(one.options, key=lambda option: dot(fitted, terms(one, option)))
        shares.append(by_both.share - by_hand.share)
        points.append(by_both.margin - by_hand.margin)
    print(f"{players} players, {len(test)} positions: a choice wins {sum(shares) / len(test):+.4f} more,", end=" ")
    print(f"and brings {sum(points) / len(test):+.2f} points")


def dot(numbers: Row, there: dict[int, float]) -> float:
    return sum([numbers[place] * value for place, value in there.items()])


def text_of(numbers: list[Row], positions: list[int]) -> str:
    """Return the module."""
    lines = [HEAD.format(*positions)]
    for name, row in zip(("_TWO", "_MORE"), numbers, strict=True):
        lines.append(f"{name}: Final[list[float]] = [")
        for says, first in (("alone", 0), ("later", CARDS), ("copies", 2 * CARDS), ("part", PART)):
            lines.append(f"    # {SAYS[says]}")
            part = row[first : first + CARDS]
            lines += ["    " + ", ".join(map(str, part[i : i + 10])) + "," for i in range(0, len(part), 10)]
        lines.append("]  # fmt: skip")
    lines.append("WORTHS: Final[list[list[float]]] = [[], [], _TWO, _MORE, _MORE, _MORE]")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what actions of Valeria are worth.")
    parser.add_argument("--positions", type=int, nargs=2, default=[4800, 2400], help="for two players, and for four")
    parser.add_argument(
        "--again", type=int, nargs=2, default=[2200, 0], help="... between bots that play by the numbers"
    )
    parser.add_argument("--data", type=Path, default=Path("build/worths"), help="where measurements are (%(default)s)")
    parser.add_argument("--out", type=Path, default=TARGET, help="the module to write (%(default)s)")
    given = parser.parse_args()
    given.data.mkdir(parents=True, exist_ok=True)
    numbers: list[Row] = []
    for players, wanted, again in zip((2, 4), given.positions, given.again, strict=True):
        kept = measure(FIRST, players, wanted, given.data / f"worths-{players}.jsonl")
        told(players, kept)
        WORTHS[players][:] = fit(players, kept)
        kept += measure(AGAIN, players, again, given.data / f"worths-{players}-again.jsonl")
        numbers.append(fit(players, kept))
    given.out.write_text(
        text_of(numbers, [sum(both) for both in zip(given.positions, given.again, strict=True)]), encoding="utf-8"
    )


if __name__ == "__main__":
    main()
