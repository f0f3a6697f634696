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
    """The Architect keeps two extra cards from the top of the deck, once, whether he gathered gold or cards."""
    state = called("architect", sits("architect"), deck_top=["manor", "docks", "temple", "palace"])
    do(state, *gathers, "bonus")
    expected = ["docks", "manor"] if gathers == ["gold"] else ["manor", "palace", "temple"]
    assert hand(state, 0) == expected
    assert "bonus" not in options(state)


@pytest.mark.rule("C-CH-architect-1", "C-TURN-08", "R-07")
def test_architect_may_draw_before_gathering() -> None:
    """The Architect may draw the extra cards at any time of his turn, even before gathering."""
    state = do(called("architect", sits("architect"), deck_top=["manor", "docks"]), "bonus")
    assert (hand(state, 0), options(state)) == (["docks", "manor"], ["gold", "cards"])


@pytest.mark.rule("C-CH-architect-2", "C-BLD-02")
@pytest.mark.rulesets("all")
def test_architect_builds_three_districts() -> None:
    """The Architect can build three districts but not a fourth."""
    held = ["manor", "docks", "temple", "tavern"]
    state = acting("architect", sits("architect", gold=20, hand=held))
    do(state, "build manor", "build docks", "build temple")
    assert offered(state, "build") == []


@pytest.mark.rule("C-CH-architect-2", "C-DI-stables-1")
def test_stables_come_on_top_of_three() -> None:
    """The Architect can build the Stables in addition to three other districts."""
    held = ["manor", "docks", "temple", "tavern", "stables"]
    state = acting("architect", sits("architect", gold=20, hand=held))
    do(state, "build manor", "build docks", "build temple")
    assert offered(state, "build") == ["stables"]
    assert len(city(do(state, "build stables"), 0)) == 4


@pytest.mark.rule("C-CH-architect-2", "C-TURN-12", "C-CALL-06")
@pytest.mark.rulesets("all")
def test_with_two_players_the_other_character_builds_one() -> None:
    """The Architect's player may build only one district as the Warlord."""
    held = ["manor", "docks", "temple", "tavern"]
    seats = [sits("architect", "warlord", gold=20, hand=held), sits("thief", "king")]
    state = acting("architect", *seats, players=2, characters=CAST)
    do(state, "end", "gold", "build manor")
    assert (state.rank, offered(state, "build")) == (8, [])


@pytest.mark.rule("C-CH-navigator-1", "C-TURN-08", "C-TURN-05")
@pytest.mark.rulesets("all")
@pytest.mark.parametrize("gathers", [["gold"], ["cards", "keep manor"]])
def test_navigator_gains_four_gold_or_four_cards(gathers: list[str]) -> None:
    """The Navigator takes four gold or four cards, once, whether he gathered gold or cards."""
    top = ["manor", "docks", "temple", "palace", "church", "market"]
    state = do(called("navigator", sits("navigator"), deck_top=top), *gathers)
    before, cards = gold(state)[0], len(hand(state, 0))
    rich = do(state.copy(), "sail_gold")
    assert (gold(rich)[0], len(hand(rich, 0)), options(rich)) == (before + 4, cards, ["end"])
    full = do(state.copy(), "sail_cards")
    assert (gold(full)[0], len(hand(full, 0)), options(full)) == (before, cards + 4, ["end"])


@pytest.mark.rule("C-CH-navigator-1", "R-07", "R-33")
def test_navigator_may_sail_first_and_take_what_the_deck_holds() -> None:
    """The Navigator may take his cards before gathering; a deck of three cards gives three."""
    seats = [sits("navigator"), {"characters": ["king"]}]
    state = do(called("navigator", *seats, deck=["manor", "docks", "temple"]), "sail_cards")
    assert hand(state, 0) == ["docks", "manor", "temple"]
    assert options(state) == ["gold"]


@pytest.mark.rule("C-CH-navigator-2", "C-DI-stables-1", "C-DI-framework-1", "C-DI-necropolis-1")
def test_navigator_builds_nothing_at_all() -> None:
    """The Navigator cannot build the Stables, use the Framework, or build the Necropolis by sacrifice."""
    mine = sits("navigator", gold=20, hand=["manor", "stables", "necropolis"], city=["framework", "tavern"])
    assert options(acting("navigator", mine)) == ["sail_gold", "sail_cards", "end"]


@pytest.mark.rule("C-CH-navigator-2", "C-TURN-12")
@pytest.mark.rulesets("classic", "2016")
def test_with_two_players_the_navigators_other_character_builds() -> None:
    """The Navigator's ban on building ends with his turn."""
    seats = [sits("navigator", "warlord", gold=5, hand=["manor"]), sits("thief", "king")]
    state = do(acting("navigator", *seats, players=2), "end", "gold")
    assert (state.rank, offered(state, "build")) == (8, ["manor"])


@pytest.mark.rule("C-CH-scholar-1", "C-TURN-05")
def test_scholar_keeps_one_of_seven_and_shuffles_the_rest() -> None:
    """The Scholar keeps one of seven cards and shuffles the other six into the whole deck, once in the turn."""
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
def test_scholar_takes_from_a_short_deck_what_there_is() -> None:
    """The Scholar chooses among three cards if the deck has only three; with an empty deck, he has no choice."""
    seats = [sits("scholar"), {"characters": ["king"]}]
    state = do(called("scholar", *seats, deck=["manor", "docks", "temple"]), "study", "keep docks")
    assert (hand(state, 0), sorted(deck(state))) == (["docks"], ["manor", "temple"])
    assert "study" not in options(called("scholar", *seats, deck=[]))


@pytest.mark.rule("C-CH-scholar-2")
@pytest.mark.parametrize("uses", [True, False])
def test_scholar_builds_two_districts(uses: bool) -> None:
    """The Scholar can build two districts but not a third, with or without the draw."""
    mine = sits("scholar", gold=20, hand=["manor", "docks", "tavern"])
    state = acting("scholar", mine, deck_top=["temple"] * 3)
    if uses:
        do(state, "study", "keep temple")
    do(state, "build manor", "build docks")
    assert offered(state, "build") == []
