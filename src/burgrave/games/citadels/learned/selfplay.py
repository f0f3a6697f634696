"""Games of Citadels to learn from."""

from __future__ import annotations

from typing import Final

from burgrave.bots.policy import Policy
from burgrave.games.citadels.learned.inputs import PLACES, show
from burgrave.games.citadels.learned.places import ENCODING
from burgrave.games.citadels.policy.policy import CitadelsPolicy
from burgrave.games.citadels.rules.ruleset import RULESETS
from burgrave.games.citadels.rules.scenarios import scenarios_of
from burgrave.games.citadels.rules.setup import deal, resolve
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.kernel.ints import i64
from burgrave.kernel.learner import Learner, Yardstick
from burgrave.kernel.lessons import Lessons
from burgrave.kernel.net import MOST_POINTS, Look, Net, blank, soft_shares
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.unboxed import ActionList, action_ids

__all__ = ["CitadelsLearner"]

_ERRS: Final = 4  # of a hundred decisions: anything else is tried, so that the net knows what follows
_FINE: Final = 1 << 20
_MOST_PLAYERS: Final = 8
SPREAD: Final = 5.0  # points: who ends so far ahead is e times as likely to have played the better game


class CitadelsLearner(Learner):
    """Plays casts of all editions, most of them drawn anew, with any number of players.

    What is learned is what a table between two rounds is worth; games are played by the rule bot.
    """

    def __init__(self) -> None:
        Learner.__init__(self, int(PLACES.size), ENCODING)
        self._looks: list[Look] = []
        self._teacher = CitadelsPolicy()
        self.take(None)

    def take(self, net: Net | None) -> None:
        """Let a net judge the positions from now on."""
        known = net if net is not None else blank(PLACES.size)
        self._looks = [Look(known) for _ in range(_MOST_PLAYERS)]

    def play(self, seed: object, lessons: Lessons) -> None:
        """Play a game of a cast drawn from ``seed``, and note what it teaches."""
        rng = Rng(seed_of("lesson", seed))
        self._play(_new_game(seed, rng), lessons, rng)

    def yardsticks(self) -> list[Yardstick]:
        """Return matches of a search that judges by the net against searches that judge by what was made by hand."""
        by_hand = "search:100it:net=none"
        return [
            Yardstick(
                f"{players} players", ["search:100it:net={net}", *[by_hand] * (players - 1)], {"scenario": "random"}
            )
            for players in (2, 4)
        ]

    def _play(self, t: CitadelsState, lessons: Lessons, rng: Rng) -> None:
        options = ActionList()
        lessons.begin(t.num_players)
        noted: i64 = t.round
        while True:
            seat = t.to_act()
            if seat < 0:
                break
            if t.round != noted:
                noted = t.round
                self._note(t, lessons)
            options.clear()
            t.legal_into(seat, options)
            action = options[0]
            if len(options) > 1:
                action = options[_chosen(t, seat, options, self._teacher, rng)]
            t.apply_unchecked(seat, action)
        lessons.finish(results_of(t))

    def _note(self, t: CitadelsState, lessons: Lessons) -> None:
        """Note a table between two rounds, as each seat sees it."""
        seat: i64
        for seat in range(t.n):
            look = self._looks[seat]
            show(t, seat, look)
            look.judge()
            lessons.note(look, seat, True)


def results_of(t: CitadelsState) -> list[list[float]]:
    """Return what a finished game brought each seat: what the net says, output by output."""
    shares = t.returns()
    points = t.scores()
    soft = soft_shares(points, shares, SPREAD)
    found: list[list[float]] = []
    number: i64
    for seat, number in enumerate(points):
        reached = float(number) / float(MOST_POINTS)
        found.append([soft[seat], shares[seat], reached if reached < 1.0 else 1.0])
    return found


def _new_game(seed: object, rng: Rng) -> CitadelsState:
    edition = [*RULESETS][rng.below(len(RULESETS))]
    rules = RULESETS[edition]
    printed = [*scenarios_of(rules)]
    scenario = "random" if rng.below(10) < 5 else printed[rng.below(len(printed))]
    players = 2 + rng.below(_MOST_PLAYERS - 1)
    if rng.below(3) == 0:
        players = 4
    setup = resolve(ruleset=edition, players=int(players), scenario=scenario, seed=seed)
    return deal(setup, seed_of("lesson", "deal", seed))


def _chosen(t: CitadelsState, seat: i64, options: ActionList, teacher: Policy, rng: Rng) -> i64:
    """Return the place of the option that the rule bot likes best, as it plays; now and then of any other."""
    number: i64 = len(options)
    if rng.below(100) < _ERRS:
        return rng.below(number)
    worths: list[float] = []
    teacher.action_values(t, seat, action_ids(options), worths)
    noise = teacher.tie_noise(t, seat)
    best: i64 = 0
    most = -1e9
    i: i64
    for i in range(number):
        value = worths[i] + noise * (float(rng.below(_FINE)) / float(_FINE))
        if value > most:
            most = value
            best = i
    return best
