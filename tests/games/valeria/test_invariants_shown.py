"""Invariants of options and views in Valeria: each detects a fault."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.valeria.moments import moment

from burgrave.games.valeria import cards
from burgrave.games.valeria import verbs as act
from burgrave.games.valeria.proof.checks import check_offers
from burgrave.games.valeria.proof.invariants import ValeriaInvariants
from burgrave.games.valeria.rules import events as ev
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.games.valeria.verbs import notation
from burgrave.kernel.events import PUBLIC, SPECTATOR, Event
from burgrave.kernel.invariants import BrokenInvariant

# ---- options ------------------------------------------------------------------------------------------------------

OFFERED = "exactly the possible actions are legal"


def offers(state: ValeriaState, options: list[int], seat: int | None = None) -> str:
    """Return the name of the invariant that these options violate, or "" if they violate none.

    Also check that the legal options violate none.
    """
    asked = state.to_act() if seat is None else seat
    check_offers(state, state.players[asked], state.legal(asked))
    try:
        check_offers(state, state.players[asked], options)
    except BrokenInvariant as error:
        return error.invariant
    return ""


@pytest.mark.parametrize("phase", ["act", "pay", "duke", "thief", "hunt"])
def test_each_missing_option_is_detected(phase: str) -> None:
    """The only exceptions are "decline" and "nothing": the check does not notice if one of them is missing."""
    state = moment(phase, mixed=True)
    options = state.legal(state.to_act())
    for action in options:
        left = [one for one in options if one != action]
        assert offers(state, left) == ("" if action in (act.DECLINE, act.NOTHING) else OFFERED)


PHASES = ["act", "pay", "duke", "thief", "hunt", "dice", "harvest", "reward", "free", "victim", "spare", "bargain"]


@pytest.mark.parametrize("phase", PHASES)
def test_what_belongs_to_another_phase_or_cannot_be_done_is_noticed(phase: str) -> None:
    state = moment(phase, mixed=phase == "thief")
    seat = state.to_act()
    options = state.legal(seat)
    verbs = {notation(action).split()[0] for action in options}
    wrong = [action for action in act.ACTIONS.ids if notation(action).split()[0] not in verbs]
    if phase in ("act", "pay", "duke", "thief", "hunt"):
        wrong = [action for action in act.ACTIONS.ids if action not in options]
    elif phase == "harvest":
        wrong = [action for action in wrong if not notation(action).startswith(("gain", "choose", "trade", "done"))]
    elif phase in ("dice", "spare"):
        wrong = [action for action in wrong if not notation(action).startswith(("six", "one", "lower", "return"))]
    assert len(wrong) > 100
    for action in wrong:
        assert offers(state, [*options, action]) == OFFERED, notation(action)


@pytest.mark.parametrize("phase", ["raid", "capture"])
def test_what_the_solo_game_offers_is_looked_at(phase: str) -> None:
    state = moment(phase, 1)
    options = state.legal(0)
    assert offers(state, [act.DONE, *options]) == offers(state, options[:1]) == OFFERED
    assert len(options) > 1


# ---- views --------------------------------------------------------------------------------------------------------

HIDDEN = "a view shows nothing hidden"
SHOWN = "a view shows what its seat may know"


def leak(state: ValeriaState, seat: int | None, view: Mapping[str, object]) -> str:
    """Return the invariant that an altered view of the seat violates; check that the real view violates none."""
    invariants = ValeriaInvariants()
    invariants.check_view(state, seat, state.view(seat))
    with pytest.raises(BrokenInvariant) as caught:
        invariants.check_view(state, seat, view)
    return caught.value.invariant


def changed(view: Mapping[str, Any], path: str, value: object) -> dict[str, object]:
    """Return a copy of a view with the value at a path replaced, or removed if ``value`` is ``...``.

    The path consists of keys and indexes separated by spaces.
    """
    new: dict[str, Any] = json.loads(json.dumps(view))
    *way, last = [int(step) if step.isdigit() else step for step in path.split()]
    place: Any = new
    for step in way:
        place = place[step]
    if value is ...:
        del place[last]
    else:
        place[last] = value
    return new


@pytest.mark.rule("V-INF-01", "V-INF-02", "V-INF-03", "V-INF-04", "V-INF-05", "V-INF-06")
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_a_view_that_tells_a_secret_is_noticed(seat: int | None) -> None:
    state = moment("act", mixed=True)
    view: Any = state.view(seat)
    domains = [[cards.DOMAIN_NAMES[domain] for domain in reversed(stack)] for stack in state.domains]
    citizens = [[cards.CITIZEN_NAMES[kind] for kind in reversed(stack)] for stack in state.citizens]
    secrets = {
        "truth": 1,
        "rng": 1,
        "seats 1 duke": cards.DUKE_NAMES[state.players[1].duke],
        "seats 1 dealt": cards.names_in(state.players[1].dealt, cards.DUKE_NAMES),
        "seats 1 points": {"total": 3},
        "seats 1 harvest": {},
        "domains 0 open": domains[0][:2],
        "domains 1 below": domains[1],
        "citizens 3 open": citizens[3][:2],
        "citizens 4 open": [*reversed(citizens[0])],
        "citizens 0 hidden": 0,
        "step": {"next": domains[2][1]},
        "phase": cards.DUKE_NAMES[state.players[1].duke],
        "dark_lord": {},
        **({"dealt": [], "returned": []} if seat is None else {}),
    }
    for path, value in secrets.items():
        assert leak(state, seat, changed(view, path, value)) == HIDDEN, path
    for path in ("seats 1 gold", "seats 0 duke", "first", "domains 0 hidden", *([] if seat is None else ["dealt"])):
        assert leak(state, seat, changed(view, path, ...)) == SHOWN, path
    assert leak(state, seat, changed(view, "monsters 0", [])) == SHOWN
    assert leak(state, seat, changed(view, "seats 2 chosen", False)) == SHOWN
    assert leak(state, seat, changed(view, "seats 2 waiting", True)) == SHOWN


def test_a_view_for_another_seat_is_noticed() -> None:
    state = moment("act")
    assert leak(state, 1, state.view(0)) == leak(state, None, state.view(0)) == HIDDEN
    assert leak(state, 0, state.view(1)) == HIDDEN
    assert leak(state, 0, state.view(None)) == SHOWN


@pytest.mark.rule("V-INF-05")
def test_a_view_that_shows_the_dark_lords_duke_is_noticed() -> None:
    state = moment("act", 1)
    name = cards.DUKE_NAMES[state.dark_duke]
    for path, value in {
        "dark_lord duke": name,
        "dark_lord points": {},
        "dark_lord more": 1,
        "returned": [name],
    }.items():
        assert leak(state, 0, changed(state.view(0), path, value)) == HIDDEN
    assert leak(state, 0, changed(state.view(0), "outcome", ...)) == SHOWN


def test_the_domain_below_one_at_work_is_hidden() -> None:
    state = moment("spare", such=lambda state: len(state.domains[state.covered]) > 0)
    column = state.covered
    below = cards.DOMAIN_NAMES[state.domains[column][-1]]
    assert leak(state, 0, changed(state.view(0), f"domains {column} open", [below])) == HIDDEN


def test_events_that_are_none_or_told_to_others_are_noticed() -> None:
    invariants = ValeriaInvariants()
    good = [
        Event(ev.DEALT_DUKE, 1 << 4, (4, 9)),
        Event(ev.KEPT_DUKE, 1, (0, 0)),
        Event(ev.KEPT, PUBLIC, (2,)),
        Event(ev.ROLLED, PUBLIC, (0, 6, 1)),
        Event(ev.FINISHED, PUBLIC, ()),
        Event(ev.GAINS, PUBLIC, (0, 3, 200)),
    ]
    for event in good:
        invariants.check_event(event)
    arguments, told = "an event has the arguments of its kind", "an event has the right audience"
    for event, invariant in [
        (Event(99, PUBLIC, (1,)), arguments),
        (Event(ev.KEPT, PUBLIC, ()), arguments),
        (Event(ev.KEPT, PUBLIC, (1, 2)), arguments),
        (Event(ev.KEPT, PUBLIC, (5,)), arguments),
        (Event(ev.ROLLED, PUBLIC, (0, 7, 1)), arguments),
        (Event(ev.ROLLED, PUBLIC, (0, 3, 0)), arguments),
        (Event(ev.SLAIN, PUBLIC, (0, 24)), arguments),
        (Event(ev.GAINS, PUBLIC, (0, 4, 1)), arguments),
        (Event(ev.DEALT_DUKE, PUBLIC, (4, 9)), told),
        (Event(ev.KEPT_DUKE, 2, (0, 0)), told),
        (Event(ev.KEPT_DUKE, 1 | SPECTATOR, (0, 0)), told),
        (Event(ev.SLAIN, 1, (0, 3)), told),
        (Event(ev.ROLLED, PUBLIC - SPECTATOR, (0, 6, 1)), told),
    ]:
        with pytest.raises(BrokenInvariant) as caught:
            invariants.check_event(event)
        assert caught.value.invariant == invariant, event


def test_hidden_cards_are_named() -> None:
    """At the end, only returned dukes and unrevealed domains stay hidden."""
    invariants, state = ValeriaInvariants(), moment("act", mixed=True)
    truth = invariants.hidden(state, 0)
    assert truth["dukes"] == " ".join(cards.DUKE_NAMES[player.duke] for player in state.players[1:])
    below = [cards.DOMAIN_NAMES[stack[0]] for stack in state.domains if len(stack) > 1]
    assert truth["domains, 1 from the bottom"] == " ".join(below)
    below = [cards.CITIZEN_NAMES[stack[3]] for stack in state.citizens if len(stack) > 4]
    mixed = [name for name in below if name not in ("peasant", "knight")]
    assert truth["mixed citizens, 4 from the bottom"] == " ".join(mixed)

    def kinds(state: ValeriaState) -> set[str]:
        return {name.partition(",")[0] for name in invariants.hidden(state, 0)}

    assert kinds(state) == {"dukes", "dukes returned", "domains", "mixed citizens"}
    assert kinds(moment("duke")) == {"dukes dealt", "domains"}
    assert kinds(moment("over")) <= {"dukes returned", "domains"}
    assert kinds(moment("act", 1)) == {"Dark Lord", "domains"}
