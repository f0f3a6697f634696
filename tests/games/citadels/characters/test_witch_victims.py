"""The Witch in the place of each bewitched character: her powers, and those of the victim."""

from __future__ import annotations

import pytest
from tests.games.citadels.characters.seats import acting, called, dull, offered, resumed, sits
from tests.games.citadels.playing import city, do, gold, hand, happened, options

from burgrave.games.citadels.cards import KING

# In these positions the Witch has seat 0 and her victim seat 1; the victim has just gathered two gold.


# ---- Rank 2 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-witch-15", "C-CH-thief-2")
@pytest.mark.rulesets("all")
def test_thief() -> None:
    """In the Thief's place, the Witch robs a character of rank 3 or higher; the Thief himself gets nothing."""
    state = resumed("thief", sits(gold=1), sits(gold=3), sits("king", gold=6), sits("warlord"))
    assert offered(state, "rob") == ["magician", "king", "bishop", "merchant", "architect", "warlord"]
    do(state, "rob king", "end")
    dull(state, until="king")
    assert gold(state)[:3] == [7, 5, 0]
    assert ("theft", 2, 0, 6) in happened(state)


@pytest.mark.rule("C-CH-spy-1", "C-CH-spy-2", "C-CH-witch-6")
def test_spy() -> None:
    """In the Spy's place, the Witch may spy on her victim; she takes the gold and draws the cards herself."""
    state = resumed("spy", sits(), sits(gold=3, hand=["manor", "castle"]), deck_top=["docks", "temple", "market"])
    do(state, "spy 1", "inspect noble")
    assert (gold(state)[:2], hand(state, 0)) == ([2, 3], ["docks", "temple"])
    assert [event[0] for event in happened(state, 0)].count("seen_card") == 2


@pytest.mark.rule("C-CH-witch-14", "R-48", "C-CH-blackmailer-2")
@pytest.mark.parametrize("answer", ["bribe", "refuse"])
def test_blackmailer(answer: str) -> None:
    """In the Blackmailer's place, the Witch places the threats, gets the bribe, and may reveal the marker.

    She cannot threaten ranks 1 and 2.
    """
    state = resumed("blackmailer", sits(), sits(), sits("king", gold=4), sits("warlord"))
    free = ["magician", "king", "bishop", "merchant", "architect", "warlord"]
    assert offered(state, "threaten") == free
    do(state, "threaten king", "bluff warlord", "end", "gold", answer)
    if answer == "bribe":
        assert gold(state)[:3] == [3, 2, 3]
    else:
        assert (state.to_act(), options(state)) == (0, ["flip", "leave"])
        do(state, "flip")
        assert gold(state)[:3] == [6, 2, 0]
    assert state.to_act() == 2


# ---- Rank 3 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-magician-1", "C-CH-witch-6")
@pytest.mark.rulesets("all")
def test_magician() -> None:
    """In the Magician's place, the Witch swaps her own hand, even with her victim's."""
    state = resumed("magician", sits(hand=["manor"]), sits(hand=["docks", "tavern"]))
    assert offered(state, "swap") == ["1", "2", "3"]
    assert "replace" in options(state)
    do(state, "swap 1")
    assert (hand(state, 0), hand(state, 1)) == (["docks", "tavern"], ["manor"])


@pytest.mark.rule("C-CH-witch-8", "C-CH-wizard-3", "C-CH-wizard-2")
@pytest.mark.rulesets("2010", "2016")
def test_wizard() -> None:
    """In the Wizard's place, the Witch takes a card from her victim, builds it at once, and may build duplicates."""
    witch = sits(gold=9, hand=["manor"], city=["docks", "manor"])
    state = resumed("wizard", witch, sits(hand=["docks"]))
    do(state, "peek 1", "take docks", "build_it", "build manor")
    assert (city(state, 0), gold(state)[0], hand(state, 1)) == (["docks", "docks", "manor", "manor"], 3, [])


@pytest.mark.rule("C-CH-witch-8", "C-CH-seer-1", "C-CH-seer-2", "C-CH-seer-4")
def test_seer() -> None:
    """In the Seer's place, the Witch takes a card from each player, gives each one back, and builds two districts.

    Her victim is one of these players.
    """
    witch = sits(gold=9, hand=["manor", "temple", "tavern"])
    state = resumed("seer", witch, sits(hand=["docks"]), sits(hand=["palace"]), sits())
    do(state, "foresee")
    assert (len(hand(state, 0)), hand(state, 1), hand(state, 2)) == (5, [], [])
    do(state, "give palace", "give docks", "build manor", "build temple")
    assert (hand(state, 1), hand(state, 2)) == (["palace"], ["docks"])
    assert offered(state, "build") == []


# ---- Rank 4 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-witch-11", "C-CH-king-1", "R-20")
@pytest.mark.rulesets("all")
def test_king() -> None:
    """In the King's place, the Witch gets the noble income of her own city; the crown goes to her victim."""
    state = resumed("king", sits(city=["castle"]), sits(city=["manor", "palace"]), crown=1)
    assert gold(do(state, "income"))[:2] == [1, 2]
    seats = [sits("witch"), sits("king"), sits("bishop"), sits("warlord")]
    state = do(called("witch", *seats, crown=3), "gold", "bewitch king")
    assert (state.to_act(), state.crown) == (1, 1)
    assert happened(state)[-2:] == [("reveal", 1, KING), ("crowned", 1)]
    dull(state)
    assert (state.crown, state.to_act()) == (1, 1)


@pytest.mark.rule("C-CH-witch-11", "C-CH-patrician-1", "C-CH-patrician-2", "R-20")
def test_patrician() -> None:
    """In the Patrician's place, the Witch draws cards for her noble districts; the crown goes to her victim."""
    seats = [sits("witch", city=["castle"]), sits("patrician", city=["manor", "palace"]), sits("bishop"), sits("thief")]
    state = do(called("witch", *seats, crown=2, deck_top=["docks", "temple"]), "gold", "bewitch patrician")
    dull(state, until="patrician")
    assert (state.to_act(), state.crown) == (1, 1)
    do(state, "gold", "income", "end")
    assert (hand(state, 0), hand(state, 1)) == (["docks"], [])
    dull(state)
    assert state.crown == 1


@pytest.mark.rule("C-CH-witch-12", "C-CH-emperor-2", "C-CH-emperor-3")
def test_emperor() -> None:
    """In the Emperor's place, the Witch must move the crown and takes gold from the crowned player.

    She may crown her victim, but neither herself nor the player who has the crown.
    """
    state = resumed("emperor", sits(city=["manor"]), sits(gold=4), sits(gold=5), sits(gold=6), crown=3)
    assert offered(state, "crown") == ["1", "2"]
    assert "end" not in options(state)
    do(state, "crown 1", "take_gold", "income", "end")
    assert (state.crown, gold(state)[:2]) == (1, [2, 5])


# ---- Rank 5 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-witch-13", "C-CH-bishop-1", "C-CH-bishop-2")
def test_bishop() -> None:
    """In the Bishop's place, the Witch gets the religious income, and her city is safe from the Warlord.

    The bewitched Bishop's own city is not safe.
    """
    others = [sits("warlord", gold=5), sits("thief")]
    state = resumed("bishop", sits(city=["temple"]), sits(city=["church", "market"]), *others)
    do(state, "income", "end")
    dull(state, until="warlord")
    assert gold(state)[:2] == [1, 2]
    assert offered(state, "destroy") == ["1"]


@pytest.mark.rule("C-CH-witch-16", "C-CH-abbot-1", "C-CH-abbot-3", "C-CH-abbot-5")
def test_abbot() -> None:
    """In the Abbot's place, the Witch gets the income of her own city, and the richest player pays her one gold."""
    state = resumed("abbot", sits(city=["temple", "church"]), sits(gold=4), sits(gold=5), deck_top=["manor"])
    assert offered(state, "mix") == ["2", "1", "0"]
    assert offered(state, "beg") == ["1"]
    do(state, "beg 1", "mix 1")
    assert (gold(state)[:2], hand(state, 0)) == ([2, 5], ["manor"])


@pytest.mark.rule("C-CH-cardinal-1", "C-CH-cardinal-2", "C-CH-witch-6")
def test_cardinal() -> None:
    """In the Cardinal's place, the Witch uses her own hand and gold, and may borrow from her victim.

    She gets the religious income in cards.
    """
    witch = sits(gold=2, hand=["manor", "docks"], city=["temple"])
    state = resumed("cardinal", witch, sits(city=["church"]), deck_top=["palace"])
    do(state, "borrow manor", "lender 1", "give docks", "income")
    assert (city(state, 0), gold(state)[:2]) == (["manor", "temple"], [0, 1])
    assert (hand(state, 0), hand(state, 1)) == (["palace"], ["docks"])


# ---- Rank 6 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-witch-16", "C-CH-witch-4", "C-CH-merchant-1", "C-CH-merchant-2")
def test_merchant() -> None:
    """In the Merchant's place, the Witch gets the trade income and the extra gold."""
    state = resumed("merchant", sits(city=["market"]), sits(city=["docks", "tavern"]))
    do(state, "income", "bonus", "end")
    assert gold(state)[:2] == [2, 2]


@pytest.mark.rule("C-CH-witch-17", "C-CH-alchemist-1")
@pytest.mark.rulesets("all")
def test_alchemist() -> None:
    """In the Alchemist's place, the Witch gets back the gold she paid to build in her resumed turn."""
    state = resumed("alchemist", sits(gold=5, hand=["castle"]), sits(gold=5))
    do(state, "build castle")
    assert gold(state)[0] == 1
    assert gold(do(state, "end"))[:2] == [5, 7]


@pytest.mark.rule("C-CH-witch-8", "C-CH-trader-1", "C-CH-trader-2")
def test_trader() -> None:
    """In the Trader's place, the Witch builds trade districts beyond the limit, and gets the trade income."""
    state = resumed("trader", sits(gold=9, hand=["market", "docks", "manor", "temple"]), sits(city=["tavern"]))
    do(state, "build market", "build manor", "build docks", "income")
    assert (offered(state, "build"), gold(state)[:2]) == ([], [3, 2])
    assert city(state, 0) == ["docks", "manor", "market"]


# ---- Rank 7 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-witch-8", "C-CH-witch-16", "C-CH-architect-1", "C-CH-architect-2")
@pytest.mark.rulesets("all")
def test_architect() -> None:
    """In the Architect's place, the Witch draws two extra cards and builds three districts."""
    witch = sits(gold=9, hand=["market", "temple", "tavern", "church"])
    state = resumed("architect", witch, sits(), deck_top=["manor", "palace"])
    do(state, "bonus", "build market", "build temple", "build tavern")
    assert (hand(state, 0), hand(state, 1), offered(state, "build")) == (["church", "manor", "palace"], [], [])


@pytest.mark.rule("C-CH-witch-9", "C-CH-witch-16", "C-CH-navigator-1", "C-CH-navigator-2")
def test_navigator() -> None:
    """In the Navigator's place, the Witch gets four gold or four cards, and builds nothing, not even the Stables."""
    state = resumed("navigator", sits(gold=9, hand=["manor", "stables"]), sits())
    assert options(state) == ["sail_gold", "sail_cards", "end"]
    do(state, "sail_gold")
    assert (gold(state)[:2], options(state)) == ([13, 2], ["end"])


@pytest.mark.rule("C-CH-witch-8", "C-CH-scholar-1", "C-CH-scholar-2")
def test_scholar() -> None:
    """In the Scholar's place, the Witch keeps one of seven cards and builds two districts."""
    top = ["manor", "docks", "temple", "palace", "church", "market", "prison"]
    state = resumed("scholar", sits(gold=9, hand=["tavern", "castle"]), sits(), deck_top=top)
    do(state, "study")
    assert offered(state, "keep") == top
    do(state, "keep temple", "build temple", "build tavern")
    assert (hand(state, 0), hand(state, 1), offered(state, "build")) == (["castle"], [], [])


# ---- Rank 8 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-witch-18", "C-CH-warlord-1", "C-CH-warlord-2")
def test_warlord() -> None:
    """In the Warlord's place, the Witch gets her own military income, and may destroy her victim's districts.

    She pays for the destruction with her own gold.
    """
    state = resumed("warlord", sits(gold=1, city=["prison"]), sits(gold=9, city=["manor", "barracks"]))
    do(state, "income", "destroy 1", "district manor")
    assert (gold(state)[:2], city(state, 1)) == ([0, 11], ["barracks"])


@pytest.mark.rule("C-CH-witch-18", "C-CH-diplomat-1", "C-CH-diplomat-2")
def test_diplomat() -> None:
    """In the Diplomat's place, the Witch gives one of her own districts and pays the difference herself."""
    state = resumed("diplomat", sits(gold=1, city=["prison"]), sits(city=["manor"]), sits(city=["palace"]))
    assert offered(state, "exchange") == ["1"]
    do(state, "exchange 1", "district manor", "offer prison")
    assert (city(state, 0), city(state, 1), gold(state)[:2]) == (["manor"], ["prison"], [0, 3])


@pytest.mark.rule("C-CH-witch-18", "C-CH-marshal-1", "C-CH-marshal-2")
def test_marshal() -> None:
    """In the Marshal's place, the Witch may seize her victim's districts; she pays and adds them to her own city."""
    state = resumed("marshal", sits(gold=2, city=["prison"]), sits(city=["manor"]))
    do(state, "income", "seize 1", "district manor")
    assert (city(state, 0), city(state, 1), gold(state)[:2]) == (["manor", "prison"], [], [0, 5])


# ---- Rank 9 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-13", "C-CH-queen-1")
@pytest.mark.rulesets("all")
@pytest.mark.parametrize(("king_at", "paid"), [(2, False), (4, True)])
def test_queen(king_at: int, paid: bool) -> None:
    """In the Queen's place, the Witch is paid if she sits next to the King; her victim's seat does not count."""
    names = ["thief", "merchant"]
    others = [sits("king" if seat == king_at else names.pop()) for seat in (2, 3, 4)]
    state = resumed("queen", sits(), sits(), *others, players=5)
    assert ("bonus" in options(state)) == paid
    if paid:
        assert gold(do(state, "bonus"))[:2] == [3, 2]


@pytest.mark.rule("C-CH-artist-1", "C-CH-artist-2", "C-CH-witch-6")
@pytest.mark.rulesets("all")
def test_artist() -> None:
    """In the Artist's place, the Witch beautifies her own districts with her own gold."""
    state = resumed("artist", sits(gold=2, city=["manor", "docks"]), sits(gold=3, city=["temple"]))
    assert offered(state, "beautify") == ["manor", "docks"]
    do(state, "beautify manor", "beautify docks")
    assert (city(state, 0), city(state, 1), gold(state)[:2]) == (["docks+", "manor+"], ["temple"], [0, 5])


@pytest.mark.rule("R-13", "C-CH-tax_collector-3", "C-CH-tax_collector-4", "C-CH-tax_collector-1")
def test_tax_collector() -> None:
    """In the Tax Collector's place, the Witch takes the pool and pays no tax on her build.

    In the King's place, she does pay.
    """
    state = resumed("tax_collector", sits(gold=4, hand=["manor"]), sits(), pool=3)
    do(state, "build manor")
    assert (gold(state)[0], state.pool) == (1, 3)
    do(state, "collect")
    assert (gold(state)[:2], state.pool) == ([4, 2], 0)
    state = resumed("king", sits(gold=4, hand=["manor"]), sits(), pool=3)
    do(state, "build manor")
    assert (gold(state)[0], state.pool) == (0, 4)


@pytest.mark.rule("C-CH-queen-4", "C-CH-witch-11")
@pytest.mark.rulesets("all")
@pytest.mark.parametrize(("seat", "paid"), [(2, True), (3, False), (4, False)])
def test_queen_is_paid_next_to_the_bewitched_rank_4_not_next_to_the_witch(seat: int, paid: bool) -> None:
    names = ["thief", "merchant"]
    others = [sits("queen" if place == seat else names.pop()) for place in (2, 3, 4)]
    state = called("queen", sits("witch"), sits("king"), *others, players=5, bewitched="king")
    assert ("bonus" in options(state)) == paid


@pytest.mark.rule("C-CH-witch-13", "C-CH-bishop-2")
def test_bewitched_bishops_city_can_be_attacked() -> None:
    for name, verb in (("diplomat", "exchange"), ("marshal", "seize")):
        rank8 = sits(name, gold=9, city=["tavern"])
        seats = [sits("witch", city=["temple"]), sits("bishop", city=["market"]), rank8]
        assert offered(acting(name, *seats, bewitched="bishop"), verb) == ["1"]
