"""Trial games of Valeria, and indistinguishable states for property tests.

The games cover 1 to 5 players, printed, random and custom setups, and mixed citizens.
``burgrave.kernel.indistinguishability`` uses the indistinguishable states, called twins.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from burgrave.games.valeria import cards
from burgrave.games.valeria import verbs as act
from burgrave.games.valeria.cards import AREA_NAMES, CITIZEN_NAMES, COLUMNS, DOMAIN_NAMES
from burgrave.games.valeria.knowledge.view import open_domains
from burgrave.games.valeria.proof.invariants import ValeriaInvariants
from burgrave.games.valeria.rules import course, scoring, solo
from burgrave.games.valeria.rules import events as ev
from burgrave.games.valeria.rules.board import Board
from burgrave.games.valeria.rules.game import VALERIA
from burgrave.games.valeria.rules.harvest import GROUP_KINDS
from burgrave.games.valeria.rules.setup import CUSTOM, RANDOM, SCENARIOS
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.action_space import VERB
from burgrave.kernel.events import Event
from burgrave.kernel.indistinguishability import IndistinguishabilityTest
from burgrave.kernel.ints import i64
from burgrave.kernel.invariants import Invariants
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import State
from burgrave.study.trials import Trials

# ---- Indistinguishability test ---------------------------------------------------------------------------------------


class ValeriaIndistinguishability(IndistinguishabilityTest):
    """Indistinguishability test with two kinds of twins.

    A twin is either a full sample or a state that differs only in the dukes.
    """

    def __init__(self) -> None:
        IndistinguishabilityTest.__init__(self, ValeriaInvariants())

    def twin(self, state: State, seat: int, rng: Rng) -> State:
        assert isinstance(state, ValeriaState)
        world = IndistinguishabilityTest.twin(self, state, seat, rng)
        assert isinstance(world, ValeriaState)
        if rng.below(2):
            world.domains = [stack[:] for stack in state.domains]
            world.citizens = [stack[:] for stack in state.citizens]
            world.look_at_stacks()
        return world

    def shown(self, state: State, seat: int) -> object:
        """Return the open domains and citizens, which are turned up without an event."""
        assert isinstance(state, ValeriaState)
        return [_open_domains(state), _open_citizens(state)]

    def may_differ(self, event: Event, before: State) -> bool:
        """Return True if the Dark Lord captured a card that was turned up during the same action (A32)."""
        assert isinstance(before, ValeriaState)
        if event.kind == ev.CAPTURED_DOMAIN:
            return event.args[0] not in _open_domains(before)
        if event.kind == ev.CAPTURED and before.mixed:
            kind = event.args[0]
            return kind not in _open_citizens(before)[cards.CITIZEN_GROUP[kind]]
        return False


def _open_domains(t: Board) -> list[i64]:
    """Return the open domain of each column, or -1 if there is none."""
    return [t.domains[column][-1] if open_domains(t, column) else -1 for column in range(COLUMNS)]


def _open_citizens(t: Board) -> list[list[i64]]:
    """Return the open citizens of each group; the lists are empty unless citizens are mixed."""
    if not t.mixed:
        return [[] for _ in range(cards.GROUPS)]
    return [
        t.citizens[group][max(0, len(t.citizens[group]) - t.open_citizens[group]) :] for group in range(cards.GROUPS)
    ]


# ---- Trial games -----------------------------------------------------------------------------------------------------

COUNTS = range(1, 6)  # players
SCENES = [*SCENARIOS, RANDOM, CUSTOM]
WHIMS = 32  # one decision in this many is uniformly random

SLAIN, BUILT, EXHAUSTED = "all monsters slain", "all domains built", "stacks exhausted"
PUT_BACK = "due before a card was put back on a stack"
ALONE = "alone: "
WON = ALONE + "won, all monsters slain"
DIE, SIX = ALONE + "lost, a die activates an open column", ALONE + "lost, a six activates an open column"
ACTION, CAPTURE = ALONE + "scored after an action", ALONE + "scored after a capture"
AHEAD, EVEN, BEHIND = "ahead", "even", "behind"
ENDS = (
    EXHAUSTED,
    SLAIN,
    BUILT,
    f"{SLAIN}, {EXHAUSTED}",
    f"{BUILT}, {EXHAUSTED}",
    f"{SLAIN}, {BUILT}, {EXHAUSTED}",
    PUT_BACK,
    WON,
    DIE,
    SIX,
    *(f"{cause}, {result}" for cause in (ACTION, CAPTURE) for result in (AHEAD, BEHIND)),
    f"{ALONE}scored, {EVEN}",
)

Taste = Callable[[ValeriaState, int, int], int]
"""Preference function that rates an option of a seat; higher is better."""


class ValeriaTrials(Trials):
    """Trial games for each number of players and each kind of setup, with and without mixed citizens."""

    ends = ENDS

    def options(self, number: int, edition: str = "") -> dict[str, Any]:
        players = COUNTS[number % len(COUNTS)]
        scene = SCENES[number // len(COUNTS) % len(SCENES)]
        mixed = number // (len(COUNTS) * len(SCENES)) % 2 == 1
        options: dict[str, object] = {"players": players, "scenario": scene, "mixed": mixed}
        if scene == CUSTOM:
            options |= free_setup(players, mixed, Rng(f"soak {number}"))
        return options

    def play(self, invariants: Invariants, number: int, seed: str, options: dict[str, object]) -> str:
        """Play a game, choosing actions at random or by a preference function, and return how the game ended."""
        taste = taste_of(number)
        state = walk(invariants, seed, options, taste) if taste else invariants.walk(seed, options)
        assert isinstance(state, ValeriaState)
        return end_of(state)


# ---- setups ---------------------------------------------------------------------------------------------------


def free_setup(players: int, mixed: bool, rng: Rng) -> dict[str, object]:
    """Return a custom setup with random areas and citizens and a random number of excluded domains."""
    spare = cards.DOMAINS - COLUMNS * (4 if players == 5 else 3)
    found: dict[str, object] = {
        "areas": _some(AREA_NAMES, COLUMNS, rng),
        "without": _some(DOMAIN_NAMES, rng.below(spare + 1), rng),
        "first": rng.below(players),
    }
    if not mixed:
        found["citizens"] = [CITIZEN_NAMES[kinds[rng.below(len(kinds))]] for kinds in GROUP_KINDS]
    return found


def _some(names: list[str], number: int, rng: Rng) -> list[str]:
    left = [*names]
    return [left.pop(rng.below(len(left))) for _ in range(number)]


# ---- tastes ---------------------------------------------------------------------------------------------------

# Random play hardly ever reaches some of the ends, such as slaying every monster. So three games in eight use a
# preference function: nearly every decision takes the highest-rated option, with ties broken at random.


def hunting(t: ValeriaState, seat: int, action: int) -> int:
    """Prefer slaying, starting with the weakest stack; avoid taking the last card of a citizen or domain stack.

    In solo games, only columns with monsters are raided, so all monsters are sometimes slain before five stacks are
    exhausted.
    """
    verb = action & VERB
    if verb == act.SLAY:
        return 1000 - sum(cards.MONSTER_STRENGTH[kind] for kind in t.monsters[action - act.SLAY])
    if verb in (act.RECRUIT, act.FREE):
        size, owned = len(t.citizens[action - verb]), t.players[seat].citizen_count
        if size < 3:
            return -50 if size == 1 else -5
        return 1500 if owned < 2 else 50 if owned < 8 else 10
    if verb == act.BUILD:
        return 200 if len(t.domains[action - act.BUILD]) > 1 else -50
    if verb == act.GAIN:
        return 40 if action == act.GAIN + cards.STRENGTH else 30
    if verb == act.CAPTURE:
        return len(t.citizens[t.place + COLUMNS * (action - act.CAPTURE)])
    if verb == act.RAID:
        column = action - act.RAID
        return max(len(t.citizens[column]), len(t.citizens[column + COLUMNS]))
    return -1 if action == act.DONE else 0


def building(t: ValeriaState, seat: int, action: int) -> int:
    if action & VERB == act.BUILD:
        return 3
    if action & VERB == act.RECRUIT:
        return 2
    return 1 if action == act.GAIN + cards.GOLD else 0


def striving(t: ValeriaState, seat: int, action: int) -> int:
    return 1 if action & VERB in (act.SLAY, act.BUILD) else 0


TASTES: list[Taste | None] = [None, hunting, None, building, None, striving, None, None]


def taste_of(number: int) -> Taste | None:
    """Return the preference function for game ``number``, or None for random play."""
    return TASTES[number // (2 * len(COUNTS) * len(SCENES)) % len(TASTES)]


# ---- games ----------------------------------------------------------------------------------------------------


def walk(invariants: Invariants, seed: str, options: dict[str, object], taste: Taste) -> ValeriaState:
    """Play a game with actions chosen by a preference function while checking the invariants; return the final state.

    Expensive invariants are checked only at a random sample of decisions.
    """
    rng = Rng(seed_of("taste", seed))
    state = invariants.game.new(seed, options, True)
    assert isinstance(state, ValeriaState)
    invariants.decision = 0
    while not state.is_over():
        invariants.check(state)
        invariants.deciding(state)
        if rng.below(invariants.rates.futures) == 0:
            invariants.at(state, rng)
        seats = state.open_seats()
        seat = seats[rng.below(len(seats))]
        allowed = state.legal(seat)
        if rng.below(WHIMS):
            liked = {action: taste(state, seat, action) for action in allowed}
            allowed = [action for action in allowed if liked[action] == max(liked.values())]
        state.apply(seat, allowed[rng.below(len(allowed))])
        invariants.decision += 1
    invariants.check(state)
    invariants.result(state)
    return state


def end_of(t: ValeriaState) -> str:
    """Return how a game ended: the end conditions that hold or, for a solo game, the kind of result."""
    if t.n > 1:
        reasons = {SLAIN: not any(t.monsters), BUILT: not any(t.domains), EXHAUSTED: t.exhausted() >= 2 * t.n}
        return ", ".join(reason for reason, due in reasons.items() if due) or PUT_BACK
    if t.outcome == solo.WON:
        return WON
    if t.outcome == solo.LOST:
        left = [t.dice1, t.dice2]
        for die in t.raids:
            left.remove(die)
        return DIE if t.place + 1 in left else SIX  # if both dice are used, a six counts only if no die matches
    ahead = t.scores()[0] - scoring.dark_lord(t).total()
    if ahead == 0:
        return f"{ALONE}scored, {EVEN}"
    return f"{ACTION if t.stage == course.ACTED else CAPTURE}, {AHEAD if ahead > 0 else BEHIND}"


TRIALS = ValeriaTrials(VALERIA)
