"""Action ids and notations: one-to-one mapping, and one-line errors for invalid ids and notations."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.citadels.playing import GAME, new

from burgrave import IllegalAction, MalformedAction, Rng
from burgrave.games.citadels import verbs as actions
from burgrave.games.citadels.cards import DISTRICT_NAMES
from burgrave.kernel.action_space import Action

IDS = actions.ACTIONS.ids
UNUSED = (actions.DISTRICT + len(DISTRICT_NAMES), actions.GOLD + 1)
OLDER = {actions.PAY_GOLD, actions.RECLAIM, actions.DECLARE}


def test_every_verb_is_a_constant_of_its_own_name() -> None:
    for verb in actions.VERBS:
        assert getattr(actions, verb.name.upper()) == verb.action == actions.ACTIONS.verbs[verb.action >> 7].action
    assert GAME.actions is actions.ACTIONS


def test_every_id_decodes_encodes_and_parses_back() -> None:
    texts = set()
    for number in IDS:
        action = actions.decode(number)
        assert actions.encode(action.verb, action.argument) == number
        assert actions.parse(actions.notation(number)) == number
        assert GAME.parse(GAME.notation(number)) == number
        texts.add(actions.notation(number))
    assert len(texts) == len(IDS)


def test_extra_spaces_are_ignored() -> None:
    assert actions.parse("  build \t castle ") == actions.parse("build castle")


def test_equal_actions_compare_equal_and_print_as_their_notation() -> None:
    assert Action("build", "castle") == Action("build", "castle") != Action("build", "manor")
    assert len({Action("end"), Action("end"), Action("destroy", 1)}) == 2
    assert (str(Action("end")), str(Action("destroy", 1))) == ("end", "destroy 1")
    assert (repr(Action("end")), repr(Action("destroy", 1))) == ("Action('end')", "Action('destroy', 1)")
    assert Action("end") != "end"


@pytest.mark.parametrize("number", [-1, *UNUSED, actions.ACTIONS.space, 10**30, None, "gold", 1.5])
def test_an_invalid_id_is_refused(number: Any) -> None:
    with pytest.raises(MalformedAction) as caught:
        actions.decode(number)
    assert "\n" not in str(caught.value)
    assert f"0 to {actions.ACTIONS.space - 1}" in str(caught.value)


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("", "verbs: gold, cards"),
        ("fly", "verbs: gold, cards"),
        ("build", "'build' takes a kind"),
        ("build moon", "'build' takes a kind"),
        ("build castle castle", "'build' takes a kind"),
        ("build castle+", "'build' takes a kind"),
        ("gold 3", "'gold' takes no argument"),
        ("destroy 8", "'destroy' takes a seat"),
        ("destroy -1", "'destroy' takes a seat"),
        ("destroy 01", "'destroy' takes a seat"),
        ("mix 16", "'mix' takes a gold"),
        ("inspect blue", "'inspect' takes a type"),
        ("kill castle", "'kill' takes a character"),
        ("district moon+", "'district' takes a district"),
        ("Build castle", "verbs: gold, cards"),
        (None, "verbs: gold, cards"),
        (7, "verbs: gold, cards"),
    ],
)
def test_an_invalid_notation_is_refused_with_a_hint(text: Any, hint: str) -> None:
    with pytest.raises(MalformedAction) as caught:
        actions.parse(text)
    assert "\n" not in str(caught.value)
    assert hint in str(caught.value)


@given(st.text(max_size=60))
@settings(max_examples=300, deadline=None)
def test_any_text_parses_to_an_id_or_is_refused_in_one_line(text: str) -> None:
    try:
        number = actions.parse(text)
    except MalformedAction as error:
        assert len(str(error).splitlines()) == 1
    else:
        assert actions.notation(number) == " ".join(text.split())


WORDS = sorted({word for number in IDS for word in actions.notation(number).split()})


@given(st.lists(st.sampled_from([*WORDS, "+", "-1", "99"]), max_size=4))
@settings(max_examples=300, deadline=None)
def test_any_mix_of_known_words_parses_to_itself_or_is_refused(words: list[str]) -> None:
    text = " ".join(words)
    known = {actions.notation(number) for number in IDS}
    if text in known:
        assert actions.notation(actions.parse(text)) == text
    else:
        with pytest.raises(MalformedAction):
            actions.parse(text)


def test_verbs_of_the_older_editions_are_never_offered_in_2016() -> None:
    for players in (2, 5, 8):
        state = new(seed=players, players=players, scenario="random")
        rng = Rng(f"no older verbs {players}")
        while not state.is_over():
            legal = state.legal(state.to_act())
            assert not OLDER & set(legal)
            state.apply(state.to_act(), legal[rng.below(len(legal))])


@pytest.mark.long
@pytest.mark.parametrize(
    ("edition", "players", "scenario"),
    [
        ("2016", 2, "devious-dignitaries"),
        ("2016", 4, "cunning-agents"),
        ("2016", 7, "random"),
        ("classic", 4, "base"),
        ("classic", 6, "random"),
        ("2010", 3, "random"),
        ("2010", 8, "base"),
    ],
)
def test_illegal_actions_are_refused_and_change_nothing(edition: str, players: int, scenario: str) -> None:
    state = new(seed=players, ruleset=edition, players=players, scenario=scenario)
    rng = Rng(f"illegal {players}")
    while not state.is_over():
        seat = state.to_act()
        legal = state.legal(seat)
        before, events = state.digest(), state.event_count()
        wrong = [number for number in (IDS[rng.below(len(IDS))] for _ in range(3)) if number not in legal]
        for number in [*wrong, -1, actions.ACTIONS.space, *UNUSED, 10**30]:
            with pytest.raises(IllegalAction) as caught:
                state.apply(seat, number)
            assert "\n" not in str(caught.value)
        for other in {(seat + 1) % players, -1, players}:
            with pytest.raises(IllegalAction):
                state.apply(other, legal[0])
        assert (state.digest(), state.event_count(), state.legal(seat)) == (before, events, legal)
        state.apply(seat, legal[rng.below(len(legal))])
    before = state.digest()
    for seat in range(-1, players):
        assert state.legal(seat) == []
        with pytest.raises(IllegalAction):
            state.apply(seat, 0)
    assert state.digest() == before


def test_an_action_that_is_no_number_is_malformed_and_changes_nothing() -> None:
    state = new(players=4)
    before = state.digest()
    wrong: list[tuple[Any, Any]] = [(state.to_act(), "pick king"), (state.to_act(), None), ("0", 2), (None, None)]
    for seat, action in wrong:
        with pytest.raises(MalformedAction) as caught:
            state.apply(seat, action)
        assert "\n" not in str(caught.value)
    assert state.digest() == before


@pytest.mark.parametrize(
    ("edition", "wanted"),
    [
        ("2016", {"scenario": "first-game"}),
        ("2016", {"scenario": "illustrious-emissaries"}),
        ("2016", {"scenario": "tenacious-delegates"}),
        ("classic", {"characters": ["emperor", "witch", "queen"]}),
        ("2010", {"characters": ["wizard", "diplomat"], "bonus": ["bell_tower", "lighthouse", "museum"]}),
        ("2010", {"characters": ["emperor"], "bonus": ["hospital", "quarry", "throne_room"], "short": True}),
    ],
)
def test_every_option_of_a_game_can_be_written_and_read(edition: str, wanted: dict[str, Any]) -> None:
    state = new(seed=f"{wanted}", players=5, ruleset=edition, **wanted)
    rng = Rng(f"{wanted}")
    while not state.is_over():
        legal = state.legal(state.to_act())
        assert legal
        assert len(set(legal)) == len(legal)
        assert [actions.parse(actions.notation(number)) for number in legal] == legal
        state.apply(state.to_act(), legal[rng.below(len(legal))])


@pytest.mark.parametrize("seat", [10**30, -(10**30)])
def test_a_seat_number_too_large_for_the_core_is_refused(seat: int) -> None:
    state = new(players=4)
    assert state.legal(seat) == []
    with pytest.raises(IllegalAction):
        state.apply(seat, state.legal(state.to_act())[0])
