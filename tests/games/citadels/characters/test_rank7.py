"""Rank 7: Architect, Navigator, Scholar."""

from __future__ import annotations

import pytest
from tests.games.citadels.characters.seats import acting, called, offered, sits
from tests.games.citadels.playing import city, deck, do, gold, hand, options

CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]


@pytest.mark.rule("C-CH-architect-1", "C-TURN-08", "C-TURN-05")
@pytest.mark.rulesets("all")
@pytest.mark.parametrize("gathers", [["gold"], ["cards", "keep manor"]])
def test_architect_keeps_two_extra_cards(gathers: list[str]) -> None:
    state = called("architect", sits("architect"), deck_top=["manor", "docks", "temple", "palace"])
    do(state, *gathers, "bonus")
    expected = ["docks", "manor"] if gathers == ["gold"] else ["manor", "palace", "temple"]
    assert hand(state, 0) == expected
    assert "bonus" not in options(state)


@pytest.mark.rule("C-CH-architect-1", "C-TURN-08", "R-07")
def test_architect_may_draw_before_gathering() -> None:
    state = do(called("architect", sits("architect"), deck_top=["manor", "docks"]), "bonus")
    assert (hand(state, 0), options(state)) == (["docks", "manor"], ["gold", "cards"])


@pytest.mark.rule("C-CH-architect-2", "C-BLD-02")
@pytest.mark.rulesets("all")
def test_architect_builds_three_districts() -> None:
    held = ["manor", "docks", "temple", "tavern"]
    state = acting("architect", sits("architect", gold=20, hand=held))
    do(state, "build manor", "build docks", "build temple")
    assert offered(state, "build") == []


@pytest.mark.rule("C-CH-architect-2", "C-DI-stables-1")
def test_architect_may_build_the_stables_in_addition_to_three() -> None:
    held = ["manor", "docks", "temple", "tavern", "stables"]
    state = acting("architect", sits("architect", gold=20, hand=held))
    do(state, "build manor", "build docks", "build temple")
    assert offered(state, "build") == ["stables"]
    assert len(city(do(state, "build stables"), 0)) == 4


@pytest.mark.rule("C-CH-architect-2", "C-TURN-12", "C-CALL-06")
@pytest.mark.rulesets("all")
def test_with_two_players_the_architects_other_character_builds_one() -> None:
    held = ["manor", "docks", "temple", "tavern"]
    seats = [sits("architect", "warlord", gold=20, hand=held), sits("thief", "king")]
    state = acting("architect", *seats, players=2, characters=CAST)
    do(state, "end", "gold", "build manor")
    assert (state.rank, offered(state, "build")) == (8, [])


@pytest.mark.rule("C-CH-navigator-1", "C-TURN-08", "C-TURN-05")
@pytest.mark.rulesets("all")
@pytest.mark.parametrize("gathers", [["gold"], ["cards", "keep manor"]])
def test_navigator_gains_four_gold_or_four_cards(gathers: list[str]) -> None:
    top = ["manor", "docks", "temple", "palace", "church", "market"]
    state = do(called("navigator", sits("navigator"), deck_top=top), *gathers)
    before, cards = gold(state)[0], len(hand(state, 0))
    rich = do(state.copy(), "sail_gold")
    assert (gold(rich)[0], len(hand(rich, 0)), options(rich)) == (before + 4, cards, ["end"])
    full = do(state.copy(), "sail_cards")
    assert (gold(full)[0], len(hand(full, 0)), options(full)) == (before, cards + 4, ["end"])


@pytest.mark.rule("C-CH-navigator-1", "R-07", "R-33")
def test_navigator_may_take_his_cards_before_gathering() -> None:
    seats = [sits("navigator"), {"characters": ["king"]}]
    state = do(called("navigator", *seats, deck=["manor", "docks", "temple"]), "sail_cards")
    assert hand(state, 0) == ["docks", "manor", "temple"]
    assert options(state) == ["gold"]


@pytest.mark.rule("C-CH-navigator-2", "C-DI-stables-1", "C-DI-framework-1", "C-DI-necropolis-1")
def test_navigator_builds_nothing_at_all() -> None:
    mine = sits("navigator", gold=20, hand=["manor", "stables", "necropolis"], city=["framework", "tavern"])
    assert options(acting("navigator", mine)) == ["sail_gold", "sail_cards", "end"]


@pytest.mark.rule("C-CH-navigator-2", "C-TURN-12")
@pytest.mark.rulesets("classic", "2016")
def test_with_two_players_the_navigators_other_character_builds() -> None:
    seats = [sits("navigator", "warlord", gold=5, hand=["manor"]), sits("thief", "king")]
    state = do(acting("navigator", *seats, players=2), "end", "gold")
    assert (state.rank, offered(state, "build")) == (8, ["manor"])


@pytest.mark.rule("C-CH-scholar-1", "C-TURN-05")
def test_scholar_keeps_one_of_seven_and_shuffles_the_rest() -> None:
    top = ["manor", "docks", "temple", "palace", "church", "market", "prison", "tavern"]
    for seed in range(4):
        state = called("scholar", sits("scholar"), deck_top=top, seed=seed)
        before = deck(state)
        assert before[:8] == top
        do(state, "study")
        assert offered(state, "keep") == top[:7]
        do(state, "keep temple")
        others = [name for name in top[:7] if name != "temple"]
        assert hand(state, 0) == ["temple"]
        assert sorted(deck(state)) == sorted([*before[7:], *others])
        assert deck(state) != [*before[7:], *others]
        assert deck(state)[:40] != before[7:47]
        assert "study" not in options(state)


@pytest.mark.rule("C-CH-scholar-1", "R-33")
def test_scholar_chooses_from_a_short_deck() -> None:
    seats = [sits("scholar"), {"characters": ["king"]}]
    state = do(called("scholar", *seats, deck=["manor", "docks", "temple"]), "study", "keep docks")
    assert (hand(state, 0), sorted(deck(state))) == (["docks"], ["manor", "temple"])
    assert "study" not in options(called("scholar", *seats, deck=[]))


@pytest.mark.rule("C-CH-scholar-2")
@pytest.mark.parametrize("uses", [True, False])
def test_scholar_builds_two_districts(uses: bool) -> None:
    mine = sits("scholar", gold=20, hand=["manor", "docks", "tavern"])
    state = acting("scholar", mine, deck_top=["temple"] * 3)
    if uses:
        do(state, "study", "keep temple")
    do(state, "build manor", "build docks")
    assert offered(state, "build") == []
