"""Fit the forecast of Valeria on games between bots: ``python -m tools.fit_valeria`` writes the numbers anew.

Games begin with some rounds of light play, so that all kinds of positions come about, and go on between rule bots.
At chance moments it is kept what stands on the table, in most games after the players were given something, and later
what came of it. Then least squares find how many rounds and points are still to come, and Newton's steps what tells
best who wins. Equal seeds give equal numbers; the compiled core makes it quick: ``python tools/compiled.py run -m
tools.fit_valeria``. The rule bots themselves look at the rounds to come, so after a change a second run moves the
numbers a little more.
"""

from __future__ import annotations

import argparse
import math
from operator import mul
from pathlib import Path

from burgrave.games.valeria.policy import fitted
from burgrave.games.valeria.policy.forecast import Chances
from burgrave.games.valeria.policy.policy import ValeriaPolicy
from burgrave.games.valeria.rules.board import Player
from burgrave.games.valeria.rules.game import VALERIA
from burgrave.games.valeria.rules.phases import ACT
from burgrave.games.valeria.rules.scenarios import RANDOM, SCENARIOS
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.unboxed import action_list

TARGET = Path(__file__).parents[1] / "src" / "burgrave" / "games" / "valeria" / "policy" / "fitted.py"
SET_UPS = [*SCENARIOS, RANDOM, RANDOM]
KEPT = 0.09  # of the moments
LIGHT = 6  # rounds of light play at the beginning, at most
LUCK = 0.8  # points by which the rule bots' choices vary
GIFTS = 4  # more than a player is given at most
RIDGE = 1e-3
STEPS = 12
CURVED = 6  # one of so many moments shows how the shares react
PULL = 1e-3  # towards the numbers for points

Row = list[float]


class Moment:
    """What stood on the table, and what came of it."""

    def __init__(self) -> None:
        self.time: Row = []  # terms of the rounds to come
        self.rounds = 0.0  # that came
        self.due = False
        self.seats: list[Row] = []  # terms of the points to come
        self.points: Row = []  # that each seat had
        self.final: Row = []
        self.shares: Row = []  # of the win
        self.alone: Row = []
        self.round = 0
        self.part = 0.0  # of the game that was over
        self.left = 0.0  # rounds expected


# ---- games --------------------------------------------------------------------------------------------------------


def chosen(policy: ValeriaPolicy, state: ValeriaState, seat: int, options: list[int], rng: Rng) -> int:
    """Return the choice of a rule bot, with more luck than usual."""
    worths: list[float] = []
    policy.action_values(state, seat, options, worths)
    best, most = options[0], -1e9
    for action, worth in zip(options, worths, strict=True):
        value = worth + LUCK * int(rng.below(1000)) / 1000
        if value > most:
            best, most = action, value
    return best


def moments(players: int, number: int, keep: int, gifts: int) -> list[Moment]:
    """Play one game; return the moments kept, at each of which players are given something."""
    options: dict[str, object] = {"players": players, "scenario": SET_UPS[number % len(SET_UPS)]}
    options["mixed"] = number % len(SET_UPS) == len(SET_UPS) - 1
    state = VALERIA.new(seed_of("fit", players, number), options, False)
    policy, rng = ValeriaPolicy(), Rng(seed_of("fit", players, number))
    chances = Chances()
    chances.keeps = True
    light = rng.below(LIGHT)
    kept: list[Moment] = []
    while not state.is_over():
        seat = state.to_act()
        legal = state.legal(seat)
        if state.round > light or rng.below(2):
            if state.round > light and rng.below(10000) < int(KEPT * 10000) * keep:
                if state.phase == ACT:
                    give(state, rng, gifts)
                    legal = state.legal(seat)
                kept.append(moment(chances, state))
            action = chosen(policy, state, seat, legal, rng)
        else:
            action = policy.rollout_action(state, seat, action_list(legal), rng)
        state.apply_unchecked(seat, action)
    shares, scores = [0.0] * players, [0.0] * players
    chances.evaluate(state, shares, scores)
    for one in kept:
        one.rounds = float(state.round - one.round)
        one.part = one.round / state.round
        one.final, one.shares = scores, shares
    return kept


def give(state: ValeriaState, rng: Rng, gifts: int) -> None:
    """Give players resources and cards by chance. What they have got by merit goes together with how well they stand
    and play: only what comes out of the blue shows what it is worth.
    """
    for player in state.players:
        for _ in range(rng.below(gifts)):
            give_one(state, player, rng)


def give_one(state: ValeriaState, player: Player, rng: Rng) -> None:
    """Give a player one thing; no stack runs out by that."""
    gift = rng.below(8)
    if gift < 3:
        player.add(gift, rng.below(5) + 1)
    elif gift < 6:
        group = rng.below(len(state.citizens))
        if len(state.citizens[group]) > 1:
            player.add_citizen(state.take_citizen(group), 1)
    else:
        column = rng.below(len(state.monsters))
        if gift == 6 and len(state.monsters[column]) > 1:
            player.add_monster(state.take_monster(column), 1)
        elif gift == 7 and len(state.domains[column]) > 1:
            player.add_domain(state.take_domain(column))


def moment(chances: Chances, state: ValeriaState) -> Moment:
    """Return what stands on the table."""
    found = Moment()
    found.round = state.round
    chances.kept = [0.0]  # something: what the rounds rest on is wanted
    chances.look_ahead(state)
    found.time = chances.kept[1:]
    found.due = not found.time
    found.left = chances.rounds
    chances.weights = fitted.POINTS[state.n]
    for player in state.players:
        chances.kept.clear()
        chances.look(state, player)
        found.seats.append(chances.kept[:])
        found.points.append(chances.now)
    if state.n == 1:
        chances.kept.clear()
        chances.alone(state)
        found.alone = chances.kept[:]
    return found


# ---- fitting ------------------------------------------------------------------------------------------------------


def solve(matrix: list[Row], right: Row) -> Row:
    """Solve linear equations."""
    n = len(right)
    rows = [[*matrix[i], right[i]] for i in range(n)]
    for i in range(n):
        top = max(range(i, n), key=lambda k: abs(rows[k][i]))
        rows[i], rows[top] = rows[top], rows[i]
        for k in range(i + 1, n):
            part = rows[k][i] / rows[i][i]
            if part:
                rows[k] = [a - part * b for a, b in zip(rows[k], rows[i], strict=True)]
    found = [0.0] * n
    for i in reversed(range(n)):
        found[i] = (rows[i][n] - sum(rows[i][k] * found[k] for k in range(i + 1, n))) / rows[i][i]
    return found


def least_squares(rows: list[Row], targets: Row) -> Row:
    """Return the numbers with which the terms come nearest to the targets."""
    n = len(rows[0])
    matrix = [[0.0] * n for _ in range(n)]
    right = [0.0] * n
    for row, target in zip(rows, targets, strict=True):
        there = [(i, value) for i, value in enumerate(row) if value]
        for i, value in there:
            right[i] += value * target
            line = matrix[i]
            for k, other in there:
                line[k] += value * other
    for i in range(n):
        matrix[i][i] += RIDGE * len(rows)
    return [round(value, 4) for value in solve(matrix, right)]


def logistic(rows: list[Row], won: Row) -> Row:
    """Return the numbers with which the sum of the terms tells the log of the odds best."""
    n = len(rows[0])
    found = [0.0] * n
    for _ in range(12):
        matrix = [[RIDGE * len(rows) * (i == k) for k in range(n)] for i in range(n)]
        right = [-RIDGE * len(rows) * value for value in found]
        for row, target in zip(rows, won, strict=True):
            chance = 1 / (1 + math.exp(-max(-30.0, min(30.0, dot(row, found)))))
            weight = max(1e-6, chance * (1 - chance))
            for i in range(n):
                right[i] += row[i] * (target - chance)
                for k in range(n):
                    matrix[i][k] += weight * row[i] * row[k]
        found = [value + step for value, step in zip(found, solve(matrix, right), strict=True)]
    return [round(value, 4) for value in found]


def dot(one: Row, other: Row) -> float:
    return float(sum(map(mul, one, other)))


def loss(kept: list[Moment], predicted: list[Row], now: float, later: float) -> float:
    """Return the mean log loss of the shares that follow from predicted points."""
    total = 0.0
    for one, points in zip(kept, predicted, strict=True):
        apart = now + later * one.left
        best = max(points)
        log_all = math.log(sum(math.exp((value - best) / apart) for value in points))
        for share, value in zip(one.shares, points, strict=True):
            if share:
                total -= share * ((value - best) / apart - log_all)
    return total / len(kept)


def fit_apart(kept: list[Moment], predicted: list[Row]) -> tuple[float, float]:
    """Return how many points make a difference: in the last round, and more for each round to come."""
    now, later, step = 3.0, 1.0, 1.0
    best = loss(kept, predicted, now, later)
    while step > 0.05:
        for change in ((step, 0.0), (-step, 0.0), (0.0, step / 3), (0.0, -step / 3), (0.0, 0.0)):
            tried = (max(0.3, now + change[0]), max(0.0, later + change[1]))
            found = loss(kept, predicted, *tried)
            if found < best:
                best, now, later = found, *tried
                break
        else:
            step /= 2
    return round(now, 3), round(later, 3)


def fit_shares(kept: list[Moment], start: Row, now: float, later: float) -> Row:
    """Return the numbers with which the sums of the terms tell best who wins: Newton's way, the curve taken once."""
    n = len(start)
    curve = [[0.0] * n for _ in range(n)]
    found = start[:]
    for step in range(STEPS):
        slope = [-PULL * len(kept) * (value - old) for value, old in zip(found, start, strict=True)]
        for number, one in enumerate(kept):
            apart = now + later * one.left
            scaled = [points + dot(row, found) for row, points in zip(one.seats, one.points, strict=True)]
            best = max(scaled)
            parts = [math.exp((value - best) / apart) for value in scaled]
            total = sum(parts)
            for row, share, part in zip(one.seats, one.shares, parts, strict=True):
                off = (share - part / total) / apart
                for i, value in enumerate(row):
                    if value:
                        slope[i] += off * value
            if step == 0 and number % CURVED == 0:
                _bend(curve, one.seats, [part / total for part in parts], CURVED / apart**2)
        if step == 0:
            for i in range(n):
                curve[i][i] += PULL * len(kept)
        found = [value + more for value, more in zip(found, solve(curve, slope), strict=True)]
    return [round(value, 4) for value in found]


def _bend(curve: list[Row], rows: list[Row], parts: Row, weight: float) -> None:
    """Add to the curve how the shares of one moment react."""
    mean = [sum(part * row[i] for part, row in zip(parts, rows, strict=True)) for i in range(len(curve))]
    for part, row in zip(parts, rows, strict=True):
        there = [(i, value - mean[i]) for i, value in enumerate(row) if value != mean[i]]
        for i, value in there:
            line = curve[i]
            for k, other in there:
                line[k] += weight * part * value * other


def fit(players: int, games: int) -> None:
    """Fit the numbers for games of so many players, and say how good they are."""
    keep = max(1, 4 - players)
    kept = [one for number in range(games // 3) for one in moments(players, number, keep, 1)]
    timed = [one for one in kept if not one.due]
    fitted.ROUNDS[players] = least_squares([one.time for one in timed], [one.rounds for one in timed])
    kept = [one for number in range(games) for one in moments(players, number, keep, 1 + number % GIFTS)]
    rows = [row for one in kept for row in one.seats]
    targets = [final - points for one in kept for final, points in zip(one.final, one.points, strict=True)]
    fitted.POINTS[players] = least_squares(rows, targets)
    test = [one for number in range(games, games + games // 3) for one in moments(players, number, keep, 1)]
    told_rounds(players, test)
    if players == 1:
        fitted.ALONE[:] = logistic([one.alone for one in kept], [one.shares[0] for one in kept])
        told_alone(test)
        return
    now, later = fit_apart(kept, [ends(fitted.POINTS[players], one) for one in kept])
    fitted.APART[players], fitted.APART_LATER[players] = now, later
    fitted.SHARES[players] = fit_shares(kept, fitted.POINTS[players], now, later)
    told_shares(players, test)


def ends(weights: Row, one: Moment) -> Row:
    """Return the points that each seat has, and what its terms add."""
    return [points + dot(row, weights) for row, points in zip(one.seats, one.points, strict=True)]


# ---- telling ------------------------------------------------------------------------------------------------------

PARTS = [("early", 0.0, 0.4), ("middle", 0.4, 0.7), ("late", 0.7, 0.999), ("last round", 0.999, 1.1)]


def told_rounds(players: int, test: list[Moment]) -> None:
    timed = [one for one in test if not one.due]
    error = sum((one.left - one.rounds) ** 2 for one in timed) / len(timed)
    print(f"{players} players: rounds to come are told to within {math.sqrt(error):.2f}")


def told_shares(players: int, test: list[Moment]) -> None:
    print(f"  uninformed guess: log loss {math.log(players):.3f}")
    for name, low, high in PARTS:
        part = [one for one in test if low < one.part <= high]
        if not part:
            continue
        weighed = [ends(fitted.SHARES[players], one) for one in part]
        found = loss(part, weighed, fitted.APART[players], fitted.APART_LATER[players])
        predicted = [ends(fitted.POINTS[players], one) for one in part]
        errors: Row = []
        for one, ahead in zip(part, predicted, strict=True):
            errors += [(told - came) ** 2 for told, came in zip(ahead, one.final, strict=True)]
        error = math.sqrt(sum(errors) / len(errors))
        print(f"  {name}: log loss {found:.3f}, points to within {error:.1f} ({len(part)} moments)")


def told_alone(test: list[Moment]) -> None:
    won = sum(one.shares[0] for one in test) / len(test)
    plain = -(won * math.log(won) + (1 - won) * math.log(1 - won)) if 0 < won < 1 else 0.0
    total = 0.0
    for one in test:
        chance = 1 / (1 + math.exp(-max(-30.0, min(30.0, dot(one.alone, fitted.ALONE)))))
        total -= math.log(max(1e-9, chance if one.shares[0] else 1 - chance))
    print(f"  won {won:.3f}; log loss {total / len(test):.4f}, of the mean {plain:.4f}")


# ---- writing ------------------------------------------------------------------------------------------------------


def written(rows: list[Row]) -> list[str]:
    """Return the lines of a table."""
    lines: list[str] = []
    for row in rows:
        lines.append("    [")
        for start in range(0, len(row), 10):
            lines.append("        " + " ".join([f"{value}," for value in row[start : start + 10]]))
        lines.append("    ],")
    return [*lines, "]  # fmt: skip"]


def text_of(games: int) -> str:
    """Return the module of the numbers."""
    lines = [
        '"""The numbers behind forecasts, by players; ``tools/fit_valeria.py`` found them in games between bots.',
        "",
        f"Each set comes from {games} games: the first rounds with light play in part, the rest between rule bots. In",
        "``evaluate`` stands what each number is multiplied with, in the same order.",
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "# points still to come, for each thing that a seat has",
        "POINTS: Final[list[list[float]]] = [",
    ]
    lines += written(fitted.POINTS)
    lines += ["# what the same things are worth for the win, in points", "SHARES: Final[list[list[float]]] = ["]
    lines += written(fitted.SHARES)
    lines += ["# rounds still to come", "ROUNDS: Final[list[list[float]]] = ["]
    lines += [f"    {row}," for row in fitted.ROUNDS]
    lines += [
        "]",
        "# points that make a seat e times as likely to win as another: in the last round, and more for each to come",
        f"APART: Final[list[float]] = {fitted.APART}",
        f"APART_LATER: Final[list[float]] = {fitted.APART_LATER}",
        "# the log of the odds of beating the Dark Lord",
        f"ALONE: Final[list[float]] = {fitted.ALONE}",
        "",
    ]
    return "\n".join(lines)


def main() -> None:
    """Fit all numbers and write them down."""
    parser = argparse.ArgumentParser(description="Fit the forecast of Valeria on games between bots.")
    parser.add_argument("--games", type=int, default=3000, help="games for each number of players (%(default)s)")
    parser.add_argument("--players", type=int, nargs="*", default=[1, 2, 3, 4, 5], help="numbers of players")
    parser.add_argument("--out", type=Path, default=TARGET, help="the module to write (%(default)s)")
    given = parser.parse_args()
    for players in given.players:
        fit(players, given.games)
    given.out.write_text(text_of(given.games), encoding="utf-8")


if __name__ == "__main__":
    main()
