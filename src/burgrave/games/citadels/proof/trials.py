"""Test games of Citadels, and indistinguishable worlds for property tests.

The games cover every ruleset, scenario and number of players, including random and custom casts.
``burgrave.kernel.indistinguishability`` uses the worlds.
"""

from __future__ import annotations

from typing import Any, Final

from burgrave.games.citadels.cards import (
    CARD_KIND,
    CHARACTER_NAMES,
    CHARACTER_RANK,
    DIPLOMAT,
    DISTRICT_NAMES,
    GRAVEYARD,
)
from burgrave.games.citadels.knowledge.traces import Trace, are_true, trace_of
from burgrave.games.citadels.proof.invariants import CitadelsInvariants
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.choosing import takes_face_down
from burgrave.games.citadels.rules.game import CITADELS
from burgrave.games.citadels.rules.pieces import BURY, PICK, SEARCH, Cards
from burgrave.games.citadels.rules.ruleset import CUSTOM, RANDOM, RULESETS, Ruleset, allowed_characters, scenarios_of
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.kernel.arrays import numbers
from burgrave.kernel.bits import bit
from burgrave.kernel.events import Event
from burgrave.kernel.indistinguishability import IndistinguishabilityTest
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State
from burgrave.study.trials import Trials

# ---- Indistinguishable worlds ----------------------------------------------------------------------------------------

_TELLING: Final = [
    ev.DREW_CARD, ev.KEPT_CARD, ev.SEEN_CARD, ev.CARD_SEEN, ev.MUSEUM_CARD,  # private
    ev.BUILD,  # card taken by the Wizard
    ev.PAYS, ev.DRAW,  # matches found by the Spy
    ev.WARRANTS, ev.THREATS, ev.FLIPPED,  # choices of secret steps
    ev.REVEAL, ev.SILENCE,
]  # fmt: skip


class CitadelsIndistinguishability(IndistinguishabilityTest):
    """Indistinguishability test with determinizations and with states whose hidden cards are exchanged."""

    def __init__(self) -> None:
        IndistinguishabilityTest.__init__(self, CitadelsInvariants())

    def twin(self, state: State, seat: int, rng: Rng) -> State:
        """Return a world that ``seat`` cannot distinguish from ``state``.

        It is a determinization, or a copy in which other hands are shuffled and sometimes two hidden cards exchanged.
        """
        assert isinstance(state, CitadelsState)
        sort = rng.below(3)
        if sort == 0:
            return IndistinguishabilityTest.twin(self, state, seat, rng)
        world = state.copy()
        if sort == 1:
            exchange_cards(world, seat, rng)
        for player in world.players:
            if player.seat != seat:
                player.hand = shuffled(player.hand, rng)
        return world

    def shown(self, state: State, seat: int) -> object:
        """Return the characters passed to the seat, the deck that the seat is searching, or None."""
        assert isinstance(state, CitadelsState)
        t = state
        if t.actor != seat:
            return None
        if t.phase == PICK:
            return [t.passed, t.face_down if takes_face_down(t) else 0]
        if t.phase == BURY:
            return t.passed
        return sorted([CARD_KIND[c] for c in t.deck[t.top :]]) if t.phase == SEARCH else None

    def may_differ(self, event: Event, before: State) -> bool:
        """Return True if an event may name a previously hidden card or character."""
        return event.kind in _TELLING


def shuffled(hand: Cards, rng: Rng) -> Cards:
    mixed = hand[:]
    i: i64 = len(mixed) - 1
    while i > 0:
        j = rng.below(i + 1)
        mixed[i], mixed[j] = mixed[j], mixed[i]
        i -= 1
    return mixed


def exchange_cards(t: Board, seat: int, rng: Rng) -> None:
    """Exchange two unknown cards that the seat cannot tell apart, and adjust the knowledge of the other seats."""
    t.part()
    own = [trace for trace in t.traces if trace.seat == seat]
    zones = [player.hand for player in t.players if player.seat != seat] + [t.pending, t.deck, t.museum]
    places = [
        (zone, i, [trace.has(c) for trace in own])
        for zone in zones
        for i, c in enumerate(zone)
        if not t.known(c) & bit(seat)
    ]
    if not places:
        return
    one, i, marks = places[rng.below(len(places))]
    alike = [(zone, j) for zone, j, others in places if others == marks]
    other, j = alike[rng.below(len(alike))]
    a, b = one[i], other[j]
    one[i], other[j] = b, a
    known = t.known(a)
    t.set_known(a, t.known(b))
    t.set_known(b, known)
    traces = [_exchanged(trace, a, b) for trace in t.traces]
    t.traces = [
        trace for trace in traces if trace.seat == seat or are_true([one for one in traces if one.seat == trace.seat])
    ]


def _exchanged(trace: Trace, a: int, b: int) -> Trace:
    members = [b if c == a else a if c == b else c for c in trace.members()]
    return trace_of(trace.seat, trace.kinds, numbers(members))


# ---- Trial games -----------------------------------------------------------------------------------------------------

COUNTS = range(2, 9)  # players


class CitadelsTrials(Trials):
    """Test games of every ruleset, scenario and number of players, including random and custom casts."""

    ends = ("a city is complete",)
    editions = tuple(RULESETS)

    def options(self, number: int, edition: str = "") -> dict[str, Any]:
        """Return the options of game ``number``; ``edition``, if given, selects the ruleset."""
        rules = [RULESETS[edition]] if edition else [*RULESETS.values()]
        chosen = rules[number % len(rules)]
        turn = number // len(rules)
        players = COUNTS[turn % len(COUNTS)]
        names = scenarios(chosen)
        scenario = names[turn // len(COUNTS) % len(names)]
        options: dict[str, object] = {"ruleset": chosen.name, "players": players, "scenario": scenario}
        if scenario == CUSTOM:
            options |= free_cast(chosen, players, Rng(f"soak {number}"))
        return options


def scenarios(rules: Ruleset) -> list[str]:
    """Return the scenarios to cycle through: the printed ones, followed by random and custom ones."""
    printed = [*scenarios_of(rules)]
    return [*printed, *[RANDOM] * len(printed)] if rules.unique_choices else [*printed, RANDOM, CUSTOM, CUSTOM]


def free_cast(rules: Ruleset, players: int, rng: Rng) -> dict[str, object]:
    """Return random options of an older edition: the cast, the unique districts and sometimes the short game."""
    cast: list[int] = []
    for rank in range(1, 10):
        of_rank = [one for one in allowed_characters(rules, players) if CHARACTER_RANK[one] == rank]
        if of_rank and (rank < 9 or players in rules.ninth_with or rng.below(2)):
            cast.append(of_rank[rng.below(len(of_rank))])
    districts = [kind for kind in rules.districts if kind != GRAVEYARD or DIPLOMAT not in cast]
    districts += [kind for kind in rules.bonus_districts if rng.below(3)]
    found: dict[str, object] = {
        "characters": [CHARACTER_NAMES[one] for one in cast],
        "districts": [DISTRICT_NAMES[kind] for kind in districts],
    }
    if rules.short_size and rng.below(4) == 0:
        found["short"] = True
    return found


TRIALS = CitadelsTrials(CITADELS)
