"""Graveyard (older editions): its owner may take a district destroyed by the Warlord for one gold."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.characters.seats import dull, sits
from tests.games.citadels.facing import facing, starting
from tests.games.citadels.playing import at, city, deck, do, gold, hand, happened, new, options, score

from burgrave.games.citadels.cards import DISTRICT_NAMES
from burgrave.games.citadels.rules.state import CitadelsState

pytestmark = pytest.mark.rulesets("older")

YARD = ["graveyard", "tavern"]


def struck(*seats: dict[str, Any], target: int = 1, district: str = "tavern", **position: Any) -> CitadelsState:
    """Return the game after the Warlord (seat 0 of four) has destroyed a district at the end of his turn."""
    turn = {"character": "warlord", "gathered": True}
    state = at(players=4, seats=[*seats, *[sits() for _ in range(4 - len(seats))]], turn=turn, **position)
    return do(state, "end", f"destroy {target}", f"district {district}")


def seen_in_hand(state: CitadelsState, seat: int, eye: int | None) -> object:
    """Return the cards in the hand of ``seat`` that ``eye`` knows (``None``: the spectators)."""
    seats = state.view(eye)["seats"]
    assert isinstance(seats, list)
    return seats[seat]["known_hand"]


# ---- taking it ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-graveyard-1", "R-40")
def test_a_district_taken_from_the_graveyard_goes_to_the_hand() -> None:
    state = struck(sits("warlord", gold=4), sits("king", city=["graveyard", "palace"], gold=3), district="palace")
    size = len(deck(state))
    assert (state.to_act(), options(state)) == (1, ["reclaim", "decline"])
    assert (state.view(1)["phase"], state.view(1)["step"]) == ("grave", {"district": "palace"})
    do(state, "reclaim")
    assert (gold(state)[:2], hand(state, 1), city(state, 1)) == ([0, 2], ["palace"], ["graveyard"])
    assert (len(deck(state)), score(state, 1).districts) == (size - 1, 5)
    assert state.round == 2  # the Warlord's turn is over


@pytest.mark.rule("C-DI-graveyard-1")
def test_the_graveyard_works_for_districts_of_all_cities() -> None:
    yard = sits("thief", city=["graveyard"], gold=1)
    for target, own, theirs in [(1, [], ["tavern"]), (0, ["tavern"], [])]:
        state = struck(sits("warlord", city=own), sits("king", city=theirs, gold=5), yard, target=target)
        assert state.to_act() == 2
        do(state, "reclaim")
        assert (gold(state)[:3], hand(state, 2)) == ([0, 5, 0], ["tavern"])
        assert (city(state, target), hand(state, 1)) == ([], [])


@pytest.mark.rule("C-DI-graveyard-1", "C-TURN-06", "R-50")
def test_the_graveyards_owner_may_decline() -> None:
    state = do(struck(sits("warlord"), sits("king", city=YARD, gold=3)), "decline")
    assert (gold(state)[1], hand(state, 1), deck(state)[-1]) == (3, [], "tavern")
    names = [event[0] for event in happened(state)]
    assert names.index("destroyed") < names.index("unclaimed") < names.index("end")


@pytest.mark.rule("C-DI-graveyard-1", "C-INF-09", "C-BLD-05")
def test_everybody_knows_the_card_taken_from_the_graveyard() -> None:
    state = do(struck(sits("warlord"), sits("king", city=YARD, gold=3, hand=["manor"])), "reclaim")
    assert [seen_in_hand(state, 1, eye) for eye in (0, 2, None)] == [["tavern"], ["tavern"], []]
    assert ("reclaimed", 1, DISTRICT_NAMES.index("tavern")) in happened(state, 2)


@pytest.mark.rule("C-DI-graveyard-1", "C-BLD-03")
def test_a_district_from_the_graveyard_may_be_built_again_in_the_same_round() -> None:
    """The Graveyard belongs to the Artist, who acts after the Warlord."""
    state = struck(sits("warlord", gold=2), sits("artist", city=["graveyard", "docks"], gold=4), district="docks")
    do(state, "reclaim")
    assert (score(state, 1).districts, state.to_act()) == (5, 1)
    do(state, "gold", "build docks")
    assert (score(state, 1).districts, gold(state)[1]) == (8, 4 - 1 + 2 - 3)


@pytest.mark.rule("C-DI-graveyard-1", "R-38")
def test_gold_on_the_destroyed_district_is_lost() -> None:
    owner = sits("king", city=["graveyard", "tavern+"], gold=1)
    state = struck(sits("warlord", gold=1), owner, district="tavern+", characters=["artist"])
    do(state, "reclaim")
    assert (gold(state)[:2], hand(state, 1), list(state.gilded)) == ([0, 0], ["tavern"], [])


@pytest.mark.rule("C-DI-graveyard-1", "R-40", "C-TURN-14")
def test_the_graveyard_returns_the_destroyed_card_and_not_another_of_its_name() -> None:
    state = struck(sits("warlord"), sits("king", city=YARD, gold=1), deck_bottom=["manor", "tavern"])
    do(state, "reclaim")
    assert (deck(state)[-2:], hand(state, 1)) == (["manor", "tavern"], ["tavern"])


@pytest.mark.rule("C-DI-graveyard-1", "C-CH-assassin-3")
def test_a_killed_owner_may_use_the_graveyard() -> None:
    state = struck(sits("warlord"), sits("king", city=YARD, gold=1), sits("assassin"), killed="king", crown=3)
    do(state, "reclaim")
    assert hand(state, 1) == ["tavern"]


@pytest.mark.rule("C-DI-graveyard-1", "C-BLD-06")
def test_the_owner_of_a_complete_city_may_use_the_graveyard() -> None:
    full = ["graveyard", "temple", "church", "monastery", "market", "docks", "prison", "manor"]
    yard = sits("thief", city=full, gold=1)
    state = do(struck(sits("warlord"), sits("king", city=["tavern"]), yard, first=2), "reclaim")
    assert (hand(state, 2), state.is_over()) == (["tavern"], True)


# ---- not taking it -----------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-graveyard-1", "R-40")
@pytest.mark.parametrize(("amount", "asked"), [(0, False), (1, True)])
def test_the_graveyard_needs_one_gold(amount: int, asked: bool) -> None:
    state = struck(sits("warlord"), sits("king", city=YARD, gold=amount))
    assert (options(state) == ["reclaim", "decline"]) is asked
    assert (state.round == 1) is asked


@pytest.mark.rule("C-DI-graveyard-2")
@pytest.mark.parametrize("target", [0, 1])
def test_the_warlord_cannot_use_his_own_graveyard(target: int) -> None:
    yard = sits("warlord", gold=5, city=["graveyard", "tavern"] if target == 0 else ["graveyard"])
    state = struck(yard, sits("king", city=["tavern"] * target, gold=5), target=target)
    assert (state.round, hand(state, 0), deck(state)[-1]) == (2, [], "tavern")


@pytest.mark.rule("C-DI-graveyard-2")
def test_the_graveyard_does_not_save_itself() -> None:
    state = struck(sits("warlord", gold=4), sits("king", city=YARD, gold=5), district="graveyard")
    assert (state.round, hand(state, 1), deck(state)[-1], city(state, 1)) == (2, [], "graveyard", ["tavern"])
    bare = struck(sits("warlord"), sits("king", city=["tavern"], gold=5, hand=["graveyard"]))
    assert (bare.round, hand(bare, 1)) == (2, ["graveyard"])


@pytest.mark.rule("C-DI-graveyard-1")
def test_the_graveyard_is_not_offered_if_the_warlord_destroys_nothing() -> None:
    state = do(facing("warlord", [], YARD, their_gold=5), "end", "end")
    assert (state.round, city(state, 1)) == (2, YARD)


@pytest.mark.rule("C-SET-07")
def test_the_graveyard_is_not_dealt_with_the_diplomat() -> None:
    for name, number in [("diplomat", 0), ("warlord", 1)]:
        state = new(players=5, characters=[name])
        names = deck(state) + [card for player in state.players for card in hand(state, player.seat)]
        assert names.count("graveyard") == number


# ---- the Witch as the Warlord ------------------------------------------------------------------------------------


def witched(witch: dict[str, Any], warlord: dict[str, Any], third: dict[str, Any]) -> CitadelsState:
    """Return the game after the Witch, playing as the Warlord, has destroyed seat 2's tavern.

    The Witch is at seat 0, and the bewitched Warlord at seat 1.
    """
    seats = [witch, warlord, third, sits()]
    state = at(players=4, seats=seats, bewitched="warlord", turn={"character": "warlord"})
    do(state, "gold")
    assert state.to_act() == 0
    return do(state, "end", "destroy 2", "district tavern")


@pytest.mark.rule("C-DI-graveyard-2", "R-40", "C-CH-witch-18")
def test_the_witch_who_plays_the_warlord_cannot_use_her_own_graveyard() -> None:
    state = witched(sits("witch", city=["graveyard"], gold=5), sits("warlord"), sits("king", city=["tavern"]))
    assert (state.round, hand(state, 0), deck(state)[-1]) == (2, [], "tavern")


@pytest.mark.rule("C-DI-graveyard-1", "R-40", "C-CH-witch-18")
def test_the_bewitched_warlord_may_use_his_graveyard_against_the_witch() -> None:
    state = witched(sits("witch"), sits("warlord", city=["graveyard"]), sits("king", city=["tavern"], gold=5))
    assert (state.to_act(), options(state)) == (1, ["reclaim", "decline"])
    do(state, "reclaim")
    assert (hand(state, 1), gold(state)[:3]) == (["tavern"], [0, 1, 5])


# ---- other effects at the end of the turn ------------------------------------------------------------------------


@pytest.mark.rule("C-DI-graveyard-1", "R-08", "R-40")
def test_the_graveyard_comes_before_the_warlords_tax() -> None:
    seats = [
        sits("warlord", gold=4, hand=["manor"]),
        sits("king", city=YARD, gold=1),
        sits("tax_collector_old"),
        sits("assassin"),
    ]
    state = at(seats=seats, turn={"character": "tax_collector_old"})
    do(dull(state, "warlord"), "gold", "build manor", "end", "destroy 1", "district tavern", "reclaim")
    names = [event[0] for event in happened(state)]
    assert names.index("destroy") < names.index("reclaimed") < names.index("taxed")
    assert gold(state)[:3] == [2, 2, 3]  # 4 + 2 - 3 - 1, 1 + 2 - 1, 2 + 1


@pytest.mark.rule("C-DI-graveyard-1", "R-08", "C-DI-park-1")
@pytest.mark.rulesets("2010")
@pytest.mark.parametrize(("answer", "owner", "warlord"), [("reclaim", ["tavern"], []), ("decline", [], ["tavern"])])
def test_the_graveyard_comes_before_the_warlords_park(answer: str, owner: list[str], warlord: list[str]) -> None:
    """With an empty deck, the Warlord's Park draws the destroyed tavern only if the Graveyard's owner declines."""
    seats = [sits("warlord", city=["park"]), sits("king", city=YARD, gold=1), {"characters": ["thief"]}, sits()]
    state = at(seats=seats, deck=[], turn={"character": "warlord", "gathered": True})
    do(state, "end", "destroy 1", "district tavern", answer)
    assert (hand(state, 1), hand(state, 0), deck(state)) == (owner, warlord, [])


@pytest.mark.rule("C-DI-graveyard-1", "C-DI-museum-1", "R-40")
@pytest.mark.rulesets("2010")
def test_the_cards_of_a_museum_taken_from_the_graveyard_stay_under_the_deck() -> None:
    state = struck(
        sits("warlord", gold=3),
        sits("king", city=["graveyard", "museum"], gold=1),
        district="museum",
        museum=["docks", "manor"],
    )
    do(state, "reclaim")
    assert (hand(state, 1), sorted(deck(state)[-2:]), list(state.museum)) == (["museum"], ["docks", "manor"], [])
    assert score(state, 1).total() == 5


@pytest.mark.rule("C-DI-graveyard-1", "C-DI-armory-2")
@pytest.mark.rulesets("2010")
def test_the_graveyard_does_not_help_against_the_armory() -> None:
    for character in ("bishop", "warlord"):
        state = facing(character, ["armory"], YARD, 0, their_gold=5)
        do(state, "demolish 1", "district tavern")
        assert (state.to_act(), deck(state)[-2:], hand(state, 1)) == (0, ["armory", "tavern"], [])
        assert starting(state, "reclaim") == []
