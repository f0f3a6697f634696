"""The Witch in the place of characters whose rules differ in the older editions.

The Thief, Magician, King, Alchemist, Architect, Queen and Artist are in ``test_witch_victims``; the Tax
Collector is in ``test_rank2_older``.
"""

from __future__ import annotations

import pytest
from tests.games.citadels import playing
from tests.games.citadels.characters.seats import called, dull, offered, resumed, sits
from tests.games.citadels.playing import city, do, gold, hand, happened, options

pytestmark = pytest.mark.rulesets("older")

# In these positions the Witch has seat 0 and her victim seat 1; the victim has just gathered two gold.


@pytest.mark.rule("C-CH-wizard-1", "C-CH-wizard-2", "C-CH-wizard-3", "C-CH-witch-6", "R-19")
def test_wizard() -> None:
    """In the Wizard's place, the Witch may build the card taken from her victim as a duplicate.

    In 2010, she may also build duplicates from her hand.
    """
    witch = sits(gold=9, hand=["manor"], city=["docks", "manor"])
    state = do(resumed("wizard", witch, sits(hand=["docks"])), "peek 1", "take docks", "build_it")
    assert (city(state, 0), gold(state)[0], hand(state, 1)) == (["docks", "docks", "manor"], 6, [])
    assert offered(state, "build") == (["manor"] if playing.ruleset == "2010" else [])


@pytest.mark.rule("C-CH-king-2", "C-CH-witch-11", "R-05", "R-20")
def test_king() -> None:
    """A bewitched King is crowned when he is revealed, before he gathers; the Witch gets the income of her own city."""
    seats = [sits("witch", city=["castle"]), sits("king", city=["manor", "palace"]), sits("bishop"), sits("warlord")]
    state = do(called("witch", *seats, crown=3), "gold", "bewitch king")
    assert (state.to_act(), state.crown, options(state)) == (1, 1, ["gold", "cards"])
    do(state, "gold", "income", "end")
    assert (gold(state)[:2], state.crown) == ([3, 2], 1)


@pytest.mark.rule("C-CH-emperor-2", "C-CH-emperor-4", "C-CH-witch-6", "R-05")
def test_emperor() -> None:
    """A bewitched Emperor's reveal does not move the crown; the Witch moves it and gets the tribute."""
    seats = [sits("witch", city=["manor"]), sits("emperor"), sits(gold=5, hand=["docks"]), sits(gold=6)]
    state = called("emperor", *seats, crown=3, bewitched="emperor")
    assert (state.to_act(), state.crown, options(state)) == (1, 3, ["gold", "cards"])
    do(state, "gold")
    assert (state.to_act(), options(state)) == (0, ["crown 1", "crown 2"])
    do(state, "crown 2")
    assert (state.crown, state.to_act(), options(state)) == (2, 2, ["pay_gold", "give docks"])
    do(state, "give docks")
    assert (state.to_act(), hand(state, 0), hand(state, 1), gold(state)[:3]) == (0, ["docks"], [], [0, 2, 5])
    assert options(state) == ["income", "end"]
    assert gold(do(state, "income"))[0] == 1


@pytest.mark.rule("C-CH-emperor-2", "C-CH-emperor-5", "C-CH-witch-6")
def test_emperor_who_gets_the_crown_himself() -> None:
    """In the Emperor's place, the Witch may crown her victim, who pays with the gold just gathered.

    The victim has no card to give instead.
    """
    state = do(resumed("emperor", sits(), sits(), sits(), sits(), crown=3), "crown 1")
    assert (state.crown, state.to_act(), gold(state)[:2], options(state)) == (1, 0, [1, 1], ["end"])


@pytest.mark.rule("C-CH-bishop-1", "C-CH-bishop-2", "C-CH-witch-6")
@pytest.mark.parametrize(("name", "verb"), [("warlord", "destroy"), ("diplomat", "exchange")])
def test_bishop(name: str, verb: str) -> None:
    """In the Bishop's place, the Witch gets the religious income, and her city is protected from rank 8 characters."""
    others = [sits(name, gold=5, city=["tavern"]), sits("thief")]
    state = resumed("bishop", sits(city=["temple"]), sits(city=["church", "market"]), *others)
    do(state, "income", "end")
    dull(state, until=name)
    do(state, "gold", "end")
    assert gold(state)[:2] == [1, 2]
    assert [seat for seat in offered(state, verb) if seat != "2"] == ["1"]


@pytest.mark.rule("C-CH-bishop-2", "R-21", "R-13", "C-CALL-06")
def test_bishop_with_two_players() -> None:
    """In the Bishop's place, the Witch protects her city until the end of the round, even from her victim's Warlord.

    The victim's own city is not protected.
    """
    seats = [sits("witch", "architect", city=["market"]), sits("bishop", "warlord", gold=9, city=["docks"])]
    state = called("bishop", *seats, players=2, bewitched="bishop")
    do(state, "gold", "end", "gold", "decline", "end", "gold", "end")
    assert (state.turn, state.rank, offered(state, "destroy")) == (1, 8, ["1"])


@pytest.mark.rule("C-CH-abbot-2", "C-CH-abbot-4", "C-CH-abbot-5", "C-CH-witch-16")
def test_abbot() -> None:
    """In the Abbot's place, the Witch gets the religious income, and one gold from the richest player.

    That player may be her victim; if several are richest, nobody pays.
    """
    state = resumed("abbot", sits(city=["temple", "church"]), sits(gold=4), sits(gold=5))
    assert options(state) == ["beg 1", "income", "end"]
    do(state, "beg 1", "income")
    assert gold(state)[:3] == [3, 5, 5]
    tied = resumed("abbot", sits(), sits(gold=3), sits(gold=5))
    assert options(tied) == ["end"]


@pytest.mark.rule("C-CH-merchant-1", "C-CH-merchant-2", "C-CH-witch-16", "C-CH-witch-4", "C-TURN-09")
@pytest.mark.parametrize(("answer", "earned"), [("bonus", 2), ("decline", 1)])
def test_merchant(answer: str, earned: int) -> None:
    """In the Merchant's place, the Witch gets the trade income; she takes the extra gold at once or not at all.

    The decision about the extra gold comes right after her victim has gathered.
    """
    state = resumed("merchant", sits(city=["market"]), sits(city=["docks", "tavern"]))
    assert options(state) == ["bonus", "decline"]
    do(state, answer)
    assert options(state) == ["income", "end"]
    do(state, "income", "end")
    assert gold(state)[:2] == [earned, 2]


@pytest.mark.rule("C-CH-architect-1", "C-CH-architect-2", "C-CH-witch-16", "C-TURN-09")
def test_architect() -> None:
    """In the Architect's place, the Witch may decline the two cards, and still builds three districts."""
    witch = sits(gold=9, hand=["market", "temple", "tavern", "church"])
    state = resumed("architect", witch, sits(), deck_top=["manor", "palace"])
    assert options(state) == ["bonus", "decline"]
    do(state, "decline", "build market", "build temple", "build tavern")
    assert (hand(state, 0), hand(state, 1), options(state)) == (["church"], [], ["end"])


@pytest.mark.rule("C-CH-navigator-1", "C-CH-navigator-2", "C-CH-witch-16", "C-TURN-09")
def test_navigator() -> None:
    """In the Navigator's place, the Witch immediately takes four gold, four cards or neither, and builds nothing."""
    state = resumed("navigator", sits(gold=9, hand=["manor"]), sits(), deck_top=["docks"] * 3)
    assert options(state) == ["sail_gold", "sail_cards", "decline"]
    rich = do(state.copy(), "sail_gold")
    assert (gold(rich)[:2], options(rich)) == ([13, 2], ["end"])
    full = do(state.copy(), "sail_cards")
    assert (len(hand(full, 0)), hand(full, 1), options(full)) == (5, [], ["end"])
    none = do(state, "decline")
    assert (gold(none)[:2], len(hand(none, 0)), options(none)) == ([9, 2], 1, ["end"])


@pytest.mark.rule("C-CH-navigator-2", "R-57", "C-CALL-06", "C-TURN-12")
def test_navigator_with_two_players() -> None:
    """A player whose Navigator was bewitched may build as the Warlord; in 2010, the Witch's player may not."""
    seats = [sits("witch", "warlord", gold=5, hand=["tavern"]), sits("thief", "navigator", gold=5, hand=["temple"])]
    state = called("navigator", *seats, players=2, bewitched="navigator")
    do(state, "gold", "decline", "end", "gold")
    assert (state.turn, state.rank) == (0, 8)
    assert offered(state, "build") == ([] if playing.ruleset == "2010" else ["tavern"])
    seats = [sits("witch", "thief", gold=5, hand=["tavern"]), sits("warlord", "navigator", gold=5, hand=["temple"])]
    state = called("navigator", *seats, players=2, bewitched="navigator")
    do(state, "gold", "decline", "end", "gold")
    assert (state.turn, state.rank, offered(state, "build")) == (1, 8, ["temple"])


@pytest.mark.rule("C-CH-warlord-1", "C-CH-warlord-2", "C-CH-witch-18", "C-TURN-11")
def test_warlord() -> None:
    """In the Warlord's place, the Witch may destroy a district at the end of her turn, even in her victim's city.

    She pays with her own gold, and gets the military income.
    """
    state = resumed("warlord", sits(gold=1, city=["prison"]), sits(gold=9, city=["manor", "barracks"]))
    assert options(state) == ["income", "end"]
    do(state, "income", "end")
    assert (state.to_act(), offered(state, "destroy")) == (0, ["0", "1"])
    do(state, "destroy 1", "district manor")
    assert (gold(state)[:2], city(state, 1)) == ([0, 11], ["barracks"])


@pytest.mark.rule("C-CH-witch-18", "C-DI-graveyard-1", "R-40")
@pytest.mark.parametrize(("owner", "asked"), [(0, -1), (1, 1), (2, 2)])
def test_warlord_and_graveyard(owner: int, asked: int) -> None:
    """In the Warlord's place, the Witch cannot use her own Graveyard; her victim and the others can use theirs."""
    seats = [sits(gold=2), sits(gold=1), sits("king", gold=1), sits("thief", city=["market"])]
    seats[owner]["city"] = ["graveyard"]
    state = do(resumed("warlord", *seats), "end", "destroy 3", "district market")
    if asked < 0:
        assert state.phase != "grave"
        assert "reclaim" not in options(state)
        return
    assert (state.to_act(), options(state)) == (asked, ["reclaim", "decline"])
    do(state, "reclaim")
    assert hand(state, asked) == ["market"]


@pytest.mark.rule("C-CH-diplomat-1", "C-CH-diplomat-2", "C-CH-witch-18", "C-TURN-11")
def test_diplomat() -> None:
    """In the Diplomat's place, the Witch gives one of her own districts at the end of her turn.

    She pays the difference herself.
    """
    state = resumed("diplomat", sits(gold=0, city=["prison"]), sits(city=["manor"]), sits(city=["palace"]))
    do(state, "income", "end")
    assert offered(state, "exchange") == ["1"]
    do(state, "exchange 1", "district manor", "offer prison")
    assert (city(state, 0), city(state, 1), gold(state)[:2]) == (["manor"], ["prison"], [0, 3])
    assert ("resumed", 0, state.cast[8]) in happened(state)


@pytest.mark.rule("C-CH-queen-1", "C-CH-queen-4", "R-13", "R-24")
@pytest.mark.parametrize(("crown", "paid"), [(1, True), (4, True), (2, False)])
def test_queen_in_a_cast_with_the_emperor(crown: int, paid: bool) -> None:
    """In the Queen's place, the Witch is paid for sitting next to the crowned player (classic) or the Emperor (2010).

    Her victim's seat does not count.
    """
    others = [sits("thief"), sits("emperor"), sits("merchant")]
    state = resumed("queen", sits(), sits(), *others, players=5, crown=crown)
    assert ("bonus" in options(state)) == (paid and playing.ruleset == "classic")
