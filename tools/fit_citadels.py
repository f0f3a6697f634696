"""Teach the forecast of Citadels from games: writes ``games/citadels/policy/outlook_weights.py`` anew.

    python -m tools.fit_citadels --games 6000 --write

Bots play games of all editions, casts and numbers of players. At the start of every round, where playouts are cut
short, and at one moment within it (in the last round at many) the features of each seat are noted, and at the end who
won with how many points. The points are fitted by least squares, the chance to win by a softmax over the seats
(AdaGrad), both for each stage of the game apart. A tenth of the games is kept to measure the loss. The same seed gives
the same weights.
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path
from typing import Final

import burgrave
from burgrave.games.citadels.policy import outlook_weights
from burgrave.games.citadels.policy.outlook import Outlook
from burgrave.games.citadels.policy.policy import CitadelsPolicy
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.kernel.rng import Rng
from burgrave.kernel.unboxed import action_list

TARGET: Final = Path(outlook_weights.__file__).parent / "outlook_weights.py"
NAMES: Final = [
    "one", "points", "pending", "gold", "gold_over", "wanted", "wanted_over", "payable", "dearest", "size", "ahead",
    "one_short", "two_short", "crown", "one_type_short", "two_types_short", "most_of_a_type", "engine", "calling",
    "complete", "vaults", "can_end", "new_type_in_hand", "margin", "pick_order",
]  # fmt: skip
GROUPS: Final = ["START_OF_FEW", "START_OF_MANY", "ROUND_OF_FEW", "ROUND_OF_MANY"]
STAGES: Final = len(GROUPS) * outlook_weights.STAGES
EDITIONS: Final = ["2016", "2016", "2016", "2010", "classic"]
PASSES: Final = 25
BEGIN: Final = "# begin of the tables\n"
END: Final = "\n# end of the tables\n"

Rows = list[list[float]]


class Moment:
    """The features of all seats at one moment, and what became of them."""

    def __init__(self, stage: int, rows: Rows, shares: list[float], scores: list[int]) -> None:
        self.stage = stage
        self.rows = rows
        self.shares = shares
        self.scores = scores


# ---- games ----------------------------------------------------------------------------------------------------


def played(number: int, seed: int) -> list[Moment]:
    """Play one game; return a moment of every round."""
    rng = Rng(f"fit {seed} {number}")
    options: dict[str, object] = {"ruleset": EDITIONS[number % len(EDITIONS)], "players": 2 + number % 7}
    options["scenario"] = "random"
    state = burgrave.new("citadels", **options, seed=f"{seed} {number}", events=False)
    assert isinstance(state, CitadelsState)
    policy, outlook = CitadelsPolicy(), Outlook()
    hasty = number % 3 == 0  # every third game is played as a playout is
    found: list[tuple[int, Rows]] = []
    wait, last_round = 0, 0
    while not state.is_over():
        if state.round > last_round:
            last_round = state.round
            found.append(looked(outlook, state))
            wait = 1 + rng.below(5 * state.n)
        elif wait == 0:
            found.append(looked(outlook, state))
            wait = 4 if state.firsts else 0
        wait -= 1
        seat = state.to_act()
        state.play(chosen(policy, state, seat, hasty, rng))
    places = state.ranks()
    winners = places.count(1)
    shares = [1 / winners if place == 1 else 0.0 for place in places]
    return [Moment(stage, rows, shares, state.scores()) for stage, rows in found]


def looked(outlook: Outlook, state: CitadelsState) -> tuple[int, Rows]:
    """Return the stage and the features of every seat."""
    outlook.begin(state)
    rows: Rows = []
    for one in state.players:
        outlook.see(state, one)
        rows.append(outlook.f[:])
    return outlook.stage(state), rows


def chosen(policy: CitadelsPolicy, state: CitadelsState, seat: int, hasty: bool, rng: Rng) -> int:
    """Return what the rule bot plays, or a quick choice."""
    options = state.legal(seat)
    if len(options) == 1:
        return options[0]
    if hasty:
        return int(policy.rollout_action(state, seat, action_list(options), rng))
    worth: list[float] = []
    policy.action_values(state, seat, options, worth)
    mood = policy.tie_noise(state, seat)
    lucky = [value + mood * float(rng.below(1000)) / 1000 for value in worth]
    return options[lucky.index(max(lucky))]


# ---- fitting --------------------------------------------------------------------------------------------------


def least_squares(rows: Rows, wanted: list[float]) -> list[float]:
    """Return the weights that come nearest to what is wanted (with a little ridge)."""
    size = len(NAMES)
    matrix = [[0.0] * (size + 1) for _ in range(size)]
    for row, value in zip(rows, wanted, strict=True):
        for i, x in enumerate(row):
            if x:
                line = matrix[i]
                for j, y in enumerate(row):
                    line[j] += x * y
                line[size] += x * value
    for i in range(size):
        matrix[i][i] += 5.0
    return solved(matrix)


def solved(matrix: Rows) -> list[float]:
    """Solve a symmetric system of equations."""
    size = len(matrix)
    for i in range(size):
        pivot = matrix[i][i]
        for k in range(i + 1, size):
            factor = matrix[k][i] / pivot
            if factor:
                for j in range(i, size + 1):
                    matrix[k][j] -= factor * matrix[i][j]
    found = [0.0] * size
    for i in range(size - 1, -1, -1):
        rest = sum(matrix[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (matrix[i][size] - rest) / matrix[i][i]
    return found


def softmax(rows: Rows, weights: list[float]) -> list[float]:
    """Return each seat's chance."""
    logits = [sum(w * x for w, x in zip(weights, row, strict=True) if x) for row in rows]
    top = max(logits)
    raised = [math.exp(logit - top) for logit in logits]
    total = sum(raised)
    return [value / total for value in raised]


def logistic(moments: list[Moment], rng: Rng) -> list[float]:
    """Return the weights of the chance to win."""
    size = len(NAMES)
    scale = [max(0.05, spread([row[i] for one in moments for row in one.rows])) for i in range(size)]
    weights, squares = [0.0] * size, [1e-6] * size
    order = list(range(len(moments)))
    for turn in range(PASSES):
        for i in range(len(order) - 1, 0, -1):
            j = rng.below(i + 1)
            order[i], order[j] = order[j], order[i]
        rate = 0.08 if turn < PASSES // 2 else 0.03
        for number in order:
            one = moments[number]
            slope = [0.0] * size
            for row, chance, share in zip(one.rows, softmax(one.rows, weights), one.shares, strict=True):
                miss = share - chance
                for i, x in enumerate(row):
                    if x:
                        slope[i] += miss * x
            for i in range(1, size):
                step = slope[i] * scale[i] ** -1
                squares[i] += step * step
                weights[i] += rate * step / math.sqrt(squares[i]) / scale[i] - 1e-7 * weights[i]
    return weights


def spread(values: list[float]) -> float:
    """Return the standard deviation."""
    mean = sum(values) / len(values)
    return math.sqrt(sum((value - mean) ** 2 for value in values) / len(values))


def fitted(moments: list[Moment], seed: int) -> tuple[Rows, Rows]:
    """Return the weights of both, by stage."""
    shares: Rows = []
    scores: Rows = []
    for stage in range(STAGES):
        here = [one for one in moments if one.stage == stage]
        rows = [row for one in here for row in one.rows]
        if not rows:  # no round starts after the last one
            shares.append([0.0] * len(NAMES))
            scores.append([0.0] * len(NAMES))
            continue
        scores.append(least_squares(rows, [float(score) for one in here for score in one.scores]))
        shares.append(logistic(here, Rng(f"fit {seed} stage {stage}")))
    return shares, scores


# ---- how good it is -------------------------------------------------------------------------------------------


def report(moments: list[Moment], shares: Rows, scores: Rows) -> str:
    """Return the log loss against the uninformed guess, and the error of the points, by stage."""
    lines = ["group          stage  moments  log loss  uninformed  points off by"]
    for stage in range(STAGES):
        here = [one for one in moments if one.stage == stage]
        if not here:
            continue
        loss = sum(loss_of(softmax(one.rows, shares[stage]), one.shares) for one in here) / len(here)
        blind = sum(math.log(len(one.rows)) for one in here) / len(here)
        errors = [
            abs(sum(w * x for w, x in zip(scores[stage], row, strict=True)) - score)
            for one in here
            for row, score in zip(one.rows, one.scores, strict=True)
        ]
        group, number = GROUPS[stage // outlook_weights.STAGES], stage % outlook_weights.STAGES
        lines.append(
            f"{group:13}  {number:5}  {len(here):7}  {loss:8.3f}  {blind:10.3f}  {sum(errors) / len(errors):13.2f}"
        )
    return "\n".join(lines)


def loss_of(chances: list[float], shares: list[float]) -> float:
    """Return the log loss of one guess."""
    return -sum(share * math.log(max(chance, 1e-9)) for chance, share in zip(chances, shares, strict=True) if share)


def written(shares: Rows, scores: Rows, games: int, seed: int) -> str:
    """Return the module of the weights."""
    width = outlook_weights.STAGES
    blocks: list[str] = []
    for kind, weights in (("SHARES", shares), ("SCORES", scores)):
        for number, group in enumerate(GROUPS):
            blocks.append(block(f"{kind}_AT_{group}", weights[width * number : width * (number + 1)]))
    text = TARGET.read_text(encoding="utf-8")
    head, rest = text.split(BEGIN, 1)
    tail = rest.split(END, 1)[1]
    start = head.index("Made by")
    end = head.index('"""\n', start)
    made = f"Made by ``tools/fit_citadels.py`` from {games} games (seed {seed}); do not edit by hand.\n"
    return head[:start] + made + head[end:] + BEGIN + "\n".join(blocks) + END + tail


def block(name: str, weights: Rows) -> str:
    """Return a table of weights: a row for each feature, a column for each stage."""
    rows = [f'    ("{one}", [{", ".join(f"{row[i]:.3f}" for row in weights)}]),' for i, one in enumerate(NAMES)]
    return "\n".join([f"_{name}: Final = [", *rows, "]"])


def main() -> None:
    """Play, fit, report; with ``--write`` write the module."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    wanted = parser.parse_args()
    games = [played(number, wanted.seed) for number in range(wanted.games)]
    tests = [one for number, game in enumerate(games) if number // 7 % 10 == 0 for one in game]
    lessons = [one for number, game in enumerate(games) if number // 7 % 10 != 0 for one in game]
    shares, scores = fitted(lessons, wanted.seed)
    print(report(tests, shares, scores))
    if wanted.write:
        TARGET.write_text(written(shares, scores, wanted.games, wanted.seed), encoding="utf-8")


if __name__ == "__main__":
    main()
