"""Invariants of the kernel and of Valeria: they hold in every game, and each check detects its fault."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games.valeria.moments import moment

import burgrave
from burgrave.games.valeria import cards
from burgrave.games.valeria import verbs as act
from burgrave.games.valeria.proof.invariants import ValeriaInvariants
from burgrave.games.valeria.proof.trials import SCENES, TASTES, TRIALS, Taste
from burgrave.games.valeria.proof.trials import walk as walk_to_a_taste
from burgrave.games.valeria.rules import effects, solo
from burgrave.games.valeria.rules.board import DICE, HARVEST, NO_DUKE, NOBODY, OVER, RAID
from burgrave.games.valeria.rules.setup import CUSTOM, RANDOM, SCENARIOS
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.arrays import numbers
from burgrave.kernel.invariants import ALWAYS, BrokenInvariant, Rates
from burgrave.kernel.rng import Rng

OFTEN = Rates(refusals=40, futures=40, views=20, samples=10, positions=40, records=4, playouts=4)
SETUPS = [*SCENARIOS, RANDOM]
NUMBERS = 5 * 6 * 2  # trials that cover every setup, number of players, and mixed citizens or not


def walk(
    invariants: ValeriaInvariants, seed: object, options: dict[str, Any], taste: Taste | None = None
) -> ValeriaState:
    try:
        state = walk_to_a_taste(invariants, str(seed), options, taste) if taste else invariants.walk(seed, options)
    except BrokenInvariant as error:
        pytest.fail(f"options {json.dumps(options)}, seed {seed!r}, decision {invariants.decision}: {error}")
    assert isinstance(state, ValeriaState)
    return state


# ---- invariants hold ----------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.rule("V-INF-01", "V-PAY-09", "V-SET-26", "V-SET-28", "V-SCO-08", "V-SCO-09", "V-RNG-02")
@pytest.mark.parametrize("mixed", [False, True])
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("scenario", SETUPS)
def test_laws_hold_for_each_scenario_and_number_of_players(scenario: str, players: int, mixed: bool) -> None:
    walk(ValeriaInvariants(), "laws", {"scenario": scenario, "players": players, "mixed": mixed})


@pytest.mark.long
@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(number=st.integers(0, 2**30), seed=st.integers(0, 2**62), taste=st.sampled_from(TASTES))
def test_laws_hold_in_any_game(number: int, seed: int, taste: Taste | None) -> None:
    walk(ValeriaInvariants(OFTEN), seed, TRIALS.options(number), taste)


@pytest.mark.parametrize(
    ("players", "mixed"),
    [(1, True), (2, False), *(pytest.param(n, n == 3, marks=pytest.mark.long) for n in (3, 5))],
)
def test_every_law_at_every_decision(players: int, mixed: bool) -> None:
    invariants, rng = ValeriaInvariants(ALWAYS), Rng("every law")
    state = burgrave.new("valeria", players=players, mixed=mixed, scenario=RANDOM, seed="every law")
    for _ in range(80):
        invariants.at(state, rng)
        seats = state.open_seats()
        seat = seats[rng.below(len(seats))]
        options = state.legal(seat)
        state.apply(seat, options[rng.below(len(options))])


@pytest.mark.long
@pytest.mark.rule("V-INF-02", "V-INF-03", "V-INF-04", "V-INF-05", "V-INF-06")
def test_samples_differ_from_the_truth_wherever_something_is_hidden() -> None:
    invariants = ValeriaInvariants(Rates(samples=3))
    for number in range(0, NUMBERS, 4):
        walk(invariants, number, TRIALS.options(number))
    kinds = {name.partition(",")[0] for name in invariants.chances}
    assert kinds == {"Dark Lord", "domains", "dukes", "dukes dealt", "dukes returned", "mixed citizens"}
    assert {"domains, 3 from the bottom", "mixed citizens, 4 from the bottom"} <= set(invariants.chances)
    assert invariants.never_differed() == []


def test_the_soak_plays_every_kind_of_game() -> None:
    found = [TRIALS.options(number) for number in range(NUMBERS)]
    kinds = {(one["players"], one["scenario"], one["mixed"]) for one in found}
    assert kinds == {(players, scene, mixed) for players in range(1, 6) for scene in SCENES for mixed in (False, True)}
    custom = [one for one in found if one["scenario"] == CUSTOM]
    for what in ("areas", "citizens", "without"):
        assert len({str(one[what]) for one in custom if what in one}) > len(custom) / 3
    assert any(one["without"] for one in custom if one["players"] == 5)


# ---- invariants detect faults -------------------------------------------------------------------------------------

Breach = Callable[[ValeriaState], None]


def broken(state: ValeriaState, breach: Breach) -> str:
    invariants = ValeriaInvariants()
    invariants.check(state)
    breach(state)
    with pytest.raises(BrokenInvariant) as caught:
        invariants.check(state)
    return caught.value.invariant


def to(**fields: object) -> Breach:
    """Return a function that breaks an invariant by setting these attributes of the state."""

    def breach(state: ValeriaState) -> None:
        for name, value in fields.items():
            setattr(state, name, value)

    return breach


def player(seat: int, **fields: object) -> Breach:
    """Return a function that breaks an invariant by setting these attributes of a player."""

    def breach(state: ValeriaState) -> None:
        for name, value in fields.items():
            setattr(state.players[seat], name, value)

    return breach


def _top(state: ValeriaState, place: str) -> tuple[list[int], int]:
    """Return a stack of two or more cards, if possible with different top and bottom cards, and its top card."""
    stacks: list[list[int]] = getattr(state, place)
    full = [stack for stack in stacks if len(stack) > 1]
    stack = next((stack for stack in full if stack[-1] != stack[0]), full[0])
    return stack, stack[-1]


def lose(place: str) -> Breach:
    return lambda state: _top(state, place)[0].__delitem__(-1)


def double(place: str) -> Breach:
    return lambda state: _top(state, place)[0].append(_top(state, place)[1])


def upside_down(state: ValeriaState) -> None:
    _top(state, "monsters")[0].reverse()


def misplace(place: str) -> Breach:
    """Return a function that breaks an invariant by swapping the top cards of two stacks."""

    def breach(state: ValeriaState) -> None:
        one, two = [stack for stack in getattr(state, place) if stack][:2]
        one[-1], two[-1] = two[-1], one[-1]

    return breach


def give_away(state: ValeriaState) -> None:
    state.players[0].citizens[cards.MONK] += 1


def owe_a_citizen(state: ValeriaState) -> None:
    state.players[0].citizens[cards.MONK] = -1


def owe_a_monster(state: ValeriaState) -> None:
    state.players[0].monsters[0] = -1


def build_twice(state: ValeriaState) -> None:
    domain = state.domains[0][-1]
    state.players[0].add_domain(domain)
    state.players[1].add_domain(domain)


def build_what_is_left_out(state: ValeriaState) -> None:
    state.left_out |= 1 << int(state.domains[0].pop())


def see_below(state: ValeriaState) -> None:
    state.open_citizens[0] = 2


def share_a_duke(state: ValeriaState) -> None:
    state.players[0].dealt = state.players[1].dealt


def keep_another_duke(state: ValeriaState) -> None:
    dealt = state.players[0].dealt
    state.players[0].duke = next(duke for duke in range(cards.DUKES) if not dealt >> duke & 1)


def keep_the_returned_duke(state: ValeriaState) -> None:
    mine = state.players[0]
    mine.duke = next(duke for duke in range(cards.DUKES) if mine.dealt >> duke & 1 and duke != mine.duke)


def be_the_dark_lord(state: ValeriaState) -> None:
    state.dark_duke = state.players[0].duke


CONSERVED = "cards are conserved"
SETUP = "the setup matches its name and number of players"
COUNTED = "cached counts match a player's cards"
DUKES = "every player is dealt two dukes and keeps one"
CARDS = [
    (lose("monsters"), CONSERVED),
    (double("monsters"), CONSERVED),
    (lose("citizens"), CONSERVED),
    (double("citizens"), CONSERVED),
    (lose("domains"), CONSERVED),
    (double("domains"), CONSERVED),
    (give_away, CONSERVED),
    (owe_a_citizen, CONSERVED),
    (owe_a_monster, CONSERVED),
    (build_twice, CONSERVED),
    (build_what_is_left_out, SETUP),
    (to(scenario="monster-blood"), SETUP),
    (to(scenario="glittering-gold"), SETUP),
    (to(areas=[1, 2, 3, 7, 5]), SETUP),
    (to(areas=[1, 2, 3, 5]), SETUP),
    (to(n=2), SETUP),
    (lambda state: state.citizens.pop(), SETUP),
    (misplace("monsters"), "every card is in the right stack"),
    (misplace("citizens"), "every card is in the right stack"),
    (upside_down, "monsters are taken from the top, the weakest first"),
    (see_below, "the top citizen is known, or two after a return"),
    (player(0, gold=-1), "no resource is negative"),
    (player(1, strength=-1), "no resource is negative"),
    (player(2, magic=-1), "no resource is negative"),
    (player(2, vp=-1), "no resource is negative"),
    (player(0, roles=1 << 30), COUNTED),
    (player(0, held=1 << 17), COUNTED),
    (player(0, names=0), COUNTED),
    (player(0, citizen_count=99), COUNTED),
    (player(1, areas=7 << 30), COUNTED),
    (player(1, monster_count=99), COUNTED),
    (player(2, domain_count=99), COUNTED),
    (player(0, dealt=1), DUKES),
    (player(0, duke=NO_DUKE), DUKES),
    (share_a_duke, DUKES),
    (keep_another_duke, DUKES),
    (keep_the_returned_duke, "all unowned dukes are out of play"),
    (to(away_dukes=0), "all unowned dukes are out of play"),
]


@pytest.mark.parametrize(("breach", "invariant"), CARDS)
def test_a_breach_about_cards_is_noticed(breach: Breach, invariant: str) -> None:
    assert broken(moment("act", such=lambda state: state.round == 6), breach) == invariant


@pytest.mark.parametrize(
    ("breach", "invariant"),
    [
        (lambda state: state.citizens[0].append(cards.MERCHANT), "every card is in the right stack"),
        (lambda state: state.citizens[0].append(cards.CLERIC), CONSERVED),
        (lambda state: state.open_citizens.__setitem__(0, 3), "the top citizen is known, or two after a return"),
    ],
)
def test_a_breach_about_mixed_citizens_is_noticed(breach: Breach, invariant: str) -> None:
    assert broken(moment("act", mixed=True), breach) == invariant


def test_mixed_citizens_may_be_of_any_kind_of_their_number() -> None:
    state = moment("act", mixed=True, such=lambda state: len({*state.citizens[0]}) == 2)
    ValeriaInvariants().check(state)
    state.citizens[0][:] = [cards.MONK] * len(state.citizens[0])
    ValeriaInvariants().check(state)
    state.mixed = False
    with pytest.raises(BrokenInvariant, match=CONSERVED):
        ValeriaInvariants().check(state)


# ---- position within the turn -------------------------------------------------------------------------------------


def alter_without_a_domain(state: ValeriaState) -> None:
    domains = state.players[state.active].domains
    state.used = next(1 << die for die in (cards.FOXGROVE_PALISADE, cards.THE_DESERT_ORCHID) if not domains >> die & 1)


def forget_a_card(state: ValeriaState) -> None:
    state.exhausted_cards -= 1


STAGE = "the phase belongs to the stage of the turn and to the number of players"
REST = "fields of a phase are set only in that phase"
SOMEBODY = "there is an active seat and a first seat"
ACTIONS = "a turn has two actions"
MARKED = "empty stacks are marked once the action is over"
TOPS = "the cached tops of the stacks are right"
PAYING = "a card being paid for is available at its price"
HARVESTING = "open harvest decisions come from activated cards"
ALONE = "fields of the solo game are set only in solo games"
END = "the game ends when it must, and not before"
PART = "the phase matches the effect part"
GAIN = effects.MONSTER_PROGRAM[1][0][0]  # a free citizen from the Wraith


def some_empty(state: ValeriaState) -> bool:
    return state.exhausted() > 0


def some_choice(state: ValeriaState) -> bool:
    return any(one.choices for one in state.players)


def some_trade(state: ValeriaState) -> bool:
    return any(one.trades for one in state.players)


def consoled(state: ValeriaState) -> bool:
    return state.players[0].compensation


MOMENTS: list[tuple[str, Callable[[ValeriaState], bool] | None, Breach, str]] = [
    ("act", None, to(active=3), SOMEBODY),
    ("act", None, to(first=-1), SOMEBODY),
    ("act", None, to(round=0), SOMEBODY),
    ("duke", None, to(round=2), SOMEBODY),
    ("act", None, to(phase=NOBODY), "some seat has a decision"),
    ("act", None, to(phase=99), "some seat has a decision"),
    ("act", None, to(stage=3), STAGE),
    ("act", None, to(phase=DICE), STAGE),
    ("act", None, to(phase=HARVEST), STAGE),
    ("act", None, to(phase=RAID), STAGE),
    ("dice", None, to(stage=1), STAGE),
    ("harvest", None, to(stage=5), STAGE),
    ("victim", None, to(stage=2, part=effects.DOMAIN_PROGRAM[cards.GOLDEN_OBELISK_OF_NAE][0][0]), PART),
    ("act", None, to(dice1=0), "the dice show 1 to 6 from the first roll on"),
    ("act", None, to(dice2=7), "the dice show 1 to 6 from the first roll on"),
    ("duke", None, to(dice2=1), "the dice show 1 to 6 from the first roll on"),
    ("act", None, alter_without_a_domain, "domains of the active player alter dice"),
    ("act", None, to(actions=0), ACTIONS),
    ("act", None, to(actions=3), ACTIONS),
    ("dice", None, to(actions=1), ACTIONS),
    ("pay", None, to(actions=2), ACTIONS),
    ("act", some_empty, forget_a_card, MARKED),
    ("harvest", some_empty, to(exhausted_cards=-1), MARKED),
    ("act", some_empty, to(exhausted_cards=20), MARKED),
    ("act", some_empty, to(empty=0), "empty stacks are counted"),
    ("act", None, to(top_monsters=0), TOPS),
    ("harvest", None, to(top_citizens=1), TOPS),
    ("duke", None, to(top_domains=0), TOPS),
    ("pay", None, to(price=99), PAYING),
    ("pay", None, to(price_magic=9), PAYING),
    ("pay", None, to(place=7, verb=act.SLAY), PAYING),
    ("pay", None, to(verb=act.GAIN), PAYING),
    ("reward", None, to(rewarded=0), "the slayer of a monster chooses its reward"),
    ("reward", None, to(rewarded=-1), "the slayer of a monster chooses its reward"),
    ("free", None, to(part=0), PART),
    ("spare", None, to(part=GAIN), PART),
    ("bargain", None, to(part=GAIN), PART),
    ("hunt", None, to(part=GAIN), PART),
    ("spare", None, to(covered=-1), "no domain is turned up while a new one resolves"),
    ("act", None, to(covered=2), REST),
    ("hunt", None, to(covered=5), REST),
    ("act", None, to(bought=True), REST),
    ("act", None, to(todo=numbers([GAIN])), REST),
    ("act", None, to(steals=1), REST),
    ("act", None, player(0, choices=1), REST),
    ("act", None, player(0, trades=1), REST),
    ("act", None, player(2, compensation=True), REST),
    ("harvest", consoled, player(0, choices=1), HARVESTING),
    ("harvest", consoled, to(dice1=5), HARVESTING),
    ("harvest", some_choice, player(0, choices=30), HARVESTING),
    ("harvest", some_trade, player(1, trades=31), HARVESTING),
    ("harvest", some_trade, player(1, trades=1 << 50), HARVESTING),
    ("act", None, to(outcome=1), ALONE),
    ("act", None, to(raids=[3]), ALONE),
    ("act", None, to(dark_duke=1), ALONE),
    ("act", None, to(second=True), ALONE),
    ("act", None, to(captured_domains=1), CONSERVED),
    ("act", None, to(phase=OVER, stage=3, actions=0), END),
    ("over", None, lambda state: to(first=state.active)(state), END),
    ("over", None, to(end_due=False), END),
    ("act", lambda state: state.round < 3, to(end_due=True), END),  # no stack is empty yet
    ("dice", lambda state: state.end_due, to(end_due=False), END),
    ("harvest", lambda state: state.end_due, to(end_due=False), END),
    ("harvest", lambda state: state.end_due, lambda state: to(first=state.active)(state), END),
]


@pytest.mark.parametrize(("phase", "such", "breach", "invariant"), MOMENTS)
def test_a_breach_about_the_moment_is_noticed(
    phase: str, such: Callable[[ValeriaState], bool] | None, breach: Breach, invariant: str
) -> None:
    assert broken(moment(phase, such=such), breach) == invariant


def test_a_breach_about_thieves_is_noticed() -> None:
    for steals in (0, -1, 7):
        assert broken(moment("thief", mixed=True), to(steals=steals)) == REST


def test_a_round_that_begins_when_the_end_is_due_is_detected() -> None:
    """The end was triggered in the last turn of a round, and yet the first player rolls."""
    state = moment("over")
    assert broken(state, to(active=state.first, phase=DICE, stage=0, used=0)) == END


# ---- solo game ----------------------------------------------------------------------------------------------------


def lost(state: ValeriaState) -> bool:
    return state.outcome == solo.LOST


def scored(state: ValeriaState) -> bool:
    return state.outcome == solo.SCORED


def empty_five(state: ValeriaState) -> None:
    """Exhaust five citizen stacks by giving all of their cards to seat 0."""
    for group in range(5):
        while state.citizens[group]:
            state.players[0].add_citizen(state.take_citizen(group), 1)
    state.exhausted_cards = state.empty


SOLO: list[tuple[str, Callable[[ValeriaState], bool] | None, Breach, str]] = [
    ("act", None, to(dark_duke=NO_DUKE), "the Dark Lord is a duke that was not dealt"),
    ("act", None, be_the_dark_lord, "the Dark Lord is a duke that was not dealt"),
    ("raid", None, to(raids=[]), REST),
    ("raid", None, to(raids=[6, 6, 6]), ALONE),
    ("capture", None, lambda state: to(raids=[state.dice1, state.dice2])(state), REST),
    ("capture", None, to(raids=[0]), ALONE),
    ("raid", None, to(stage=2), STAGE),
    ("act", None, to(raids=[1]), ALONE),
    ("act", None, to(second=True), ALONE),
    ("act", None, to(outcome=solo.LOST), END),
    ("act", None, to(phase=OVER, outcome=solo.SCORED, actions=0), END),
    ("act", None, empty_five, END),
    ("act", None, to(end_due=True), END),
    ("act", lambda state: state.round > 4, to(round=1), "two dice activate monsters in a round"),
    ("over", scored, to(outcome=solo.LOST), END),
    ("over", scored, to(outcome=solo.WON), END),
    ("over", scored, to(outcome=0), END),
    ("over", lost, to(outcome=solo.SCORED), END),
    ("over", lost, to(dice1=0, dice2=1), "the dice show 1 to 6 from the first roll on"),
]


@pytest.mark.parametrize(("phase", "such", "breach", "invariant"), SOLO)
def test_a_breach_alone_is_noticed(
    phase: str, such: Callable[[ValeriaState], bool] | None, breach: Breach, invariant: str
) -> None:
    assert broken(moment(phase, 1, such=such), breach) == invariant
