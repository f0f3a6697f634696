"""Rank 9: Queen, Artist, Tax Collector."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.characters.seats import Seat, acting, called, dull, offered, sits
from tests.games.citadels.playing import city, do, gold, happened, options, score

from burgrave.games.citadels.rules.state import CitadelsState

CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]


# ---- Queen ----------------------------------------------------------------------------------------------------------


def queen_at(seat: int, rank4: str = "king", **position: Any) -> CitadelsState:
    """Return a five-player state during the turn of the Queen, who is at ``seat``; rank 4 is at seat 0."""
    names = ["warlord", "merchant", "thief", "assassin"]
    seats = [sits(rank4), *[sits("queen" if place == seat else names.pop()) for place in range(1, 5)]]
    return called("queen", *seats, players=5, **position)


@pytest.mark.rule("C-CH-queen-1", "C-CH-queen-4", "C-TURN-05")
@pytest.mark.parametrize("rank4", ["king", "patrician", "emperor"])
@pytest.mark.parametrize(("seat", "paid"), [(1, True), (2, False), (3, False), (4, True)])
def test_queen_earns_three_gold_next_to_rank_4(seat: int, paid: bool, rank4: str) -> None:
    state = queen_at(seat, rank4)
    assert ("bonus" in options(state)) == paid
    if paid:
        do(state, "bonus")
        assert gold(state)[seat] == 3
        assert "bonus" not in options(state)


@pytest.mark.rule("C-CH-queen-1", "C-TURN-06")
@pytest.mark.rulesets("all")
def test_queen_without_a_revealed_rank_4_earns_nothing() -> None:
    names = ["queen", "assassin", "thief", "merchant", "warlord"]
    state = called("queen", *[sits(name) for name in names], players=5, draft={"face_down": "king"})
    assert "bonus" not in options(state)


@pytest.mark.rule("C-CH-queen-4")
@pytest.mark.parametrize(("seat", "paid"), [(1, True), (3, False)])
def test_queen_follows_the_card_not_the_crown(seat: int, paid: bool) -> None:
    state = queen_at(seat, "emperor", crown=2)
    assert state.crown == 2
    assert ("bonus" in options(state)) == paid


@pytest.mark.rule("C-CH-queen-2", "C-EOR-01", "C-EOR-03")
@pytest.mark.parametrize("rank4", ["king", "patrician", "emperor"])
@pytest.mark.parametrize(("seat", "paid"), [(1, 3), (3, 0)])
def test_queen_next_to_a_killed_rank_4_is_paid_at_the_end(rank4: str, seat: int, paid: int) -> None:
    state = queen_at(seat, rank4, killed=rank4)
    assert "bonus" not in options(state)
    do(state, "gold", "end")
    dull(state)
    assert state.round == 2
    assert gold(state)[seat] == 2 + paid


@pytest.mark.rule("C-CH-queen-2", "C-CH-assassin-3")
@pytest.mark.rulesets("all")
def test_killed_queen_gets_nothing() -> None:
    seats = [sits("king"), sits("queen"), sits("assassin"), sits("thief"), sits("warlord")]
    state = called("assassin", *seats, players=5)
    dull(do(state, "kill queen"))
    assert (state.round, gold(state)[1]) == (2, 0)


# ---- Artist ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-artist-1", "C-TURN-05", "C-BLD-07")
@pytest.mark.rulesets("all")
def test_artist_beautifies_two_districts() -> None:
    state = acting("artist", sits("artist", gold=5, city=["manor", "docks", "temple"]))
    assert offered(state, "beautify") == ["manor", "docks", "temple"]
    do(state, "beautify docks")
    assert offered(state, "beautify") == ["manor", "temple"]
    do(state, "beautify manor")
    assert (city(state, 0), gold(state)[0], offered(state, "beautify")) == (["docks+", "manor+", "temple"], 3, [])


@pytest.mark.rule("C-CH-artist-1", "C-TURN-06")
@pytest.mark.rulesets("all")
def test_artist_may_stop_after_one_district() -> None:
    state = do(acting("artist", sits("artist", gold=5, city=["manor", "docks"])), "beautify manor", "done")
    assert (city(state, 0), gold(state)[0], options(state)) == (["docks", "manor+"], 4, ["end"])
    state = do(acting("artist", sits("artist", gold=1, city=["manor", "docks"])), "beautify manor")
    assert options(state) == ["end"]
    assert offered(acting("artist", sits("artist", city=["manor"])), "beautify") == []


@pytest.mark.rule("C-CH-artist-2", "C-CH-artist-1")
@pytest.mark.rulesets("all")
def test_artist_beautifies_a_district_only_once() -> None:
    state = acting("artist", sits("artist", gold=5, city=["manor+", "docks"]), sits("king", city=["temple"]))
    assert offered(state, "beautify") == ["docks"]


@pytest.mark.rule("C-CH-artist-2", "C-EOG-02")
@pytest.mark.rulesets("all")
def test_beautified_district_scores_one_more() -> None:
    state = acting("artist", sits("artist", gold=5, city=["manor", "docks"]))
    assert score(state, 0).total() == 6
    assert score(do(state, "beautify docks", "done"), 0).total() == 7


# ---- Tax Collector --------------------------------------------------------------------------------------------------


def taxed(character: str, *seats: Seat, **position: Any) -> CitadelsState:
    """Return a state during a character's turn, after gathering; the Tax Collector is in the game."""
    return acting(character, *seats, **{"pool": 2, **position})


@pytest.mark.rule("C-CH-tax_collector-1", "C-BLD-09")
@pytest.mark.parametrize(("stash", "left", "pool"), [(5, 1, 3), (4, 0, 3), (3, 0, 2)])
def test_builder_pays_one_gold_after_building(stash: int, left: int, pool: int) -> None:
    state = taxed("king", sits("king", gold=stash, hand=["manor"]))
    do(state, "build manor")
    assert (gold(state)[0], state.pool) == (left, pool)
    do(state, "income", "end")
    assert (gold(state)[0], state.pool) == (left + 1, pool)


@pytest.mark.rule("C-CH-tax_collector-1", "C-CH-tax_collector-2")
def test_every_build_is_taxed_even_free_ones() -> None:
    mine = sits("architect", gold=9, hand=["manor", "docks", "tavern"], city=["framework"])
    state = do(taxed("architect", mine), "framework manor", "build docks", "build tavern")
    assert (gold(state)[0], state.pool) == (2, 5)
    assert [event[0] for event in happened(state)].count("tax") == 3


@pytest.mark.rule("C-CH-tax_collector-1", "C-BLD-11", "C-CH-marshal-2")
def test_seized_district_is_not_taxed() -> None:
    state = taxed("marshal", sits("marshal", gold=9), sits("king", city=["manor"]))
    do(state, "seize 1", "district manor")
    assert (gold(state)[0], state.pool) == (6, 2)


@pytest.mark.rule("C-CH-tax_collector-1")
def test_without_the_tax_collector_in_the_cast_no_tax_is_due() -> None:
    state = acting("king", sits("king", gold=5, hand=["manor"]), characters=CAST)
    assert gold(do(state, "build manor"))[0] == 2


@pytest.mark.rule("C-CH-tax_collector-3", "C-CH-tax_collector-4", "C-TURN-05", "C-TURN-06")
def test_tax_collector_takes_the_pool_and_pays_no_tax() -> None:
    mine = sits("tax_collector", gold=1, hand=["manor"])
    state = do(called("tax_collector", mine, pool=4), "collect")
    assert (gold(state)[0], state.pool, options(state)) == (5, 0, ["gold", "cards"])
    do(state, "gold", "build manor")
    assert (gold(state)[0], state.pool, options(state)) == (4, 0, ["end"])
    late = do(called("tax_collector", mine, pool=4), "gold", "build manor", "collect")
    assert (gold(late)[0], late.pool) == (4, 0)
    left = do(called("tax_collector", mine, pool=4), "gold", "end")
    assert left.pool == 4


@pytest.mark.rule("C-CH-tax_collector-3")
def test_empty_pool_cannot_be_collected() -> None:
    assert "collect" not in options(called("tax_collector", sits("tax_collector")))


@pytest.mark.rule("C-CH-tax_collector-4", "C-CALL-06", "C-TURN-12")
def test_with_three_players_the_tax_collectors_other_character_is_taxed() -> None:
    seats = [sits("merchant", "tax_collector", gold=9, hand=["manor", "docks"]), sits("thief", "king"), sits("bishop")]
    state = taxed("merchant", *seats, players=3)
    do(state, "build manor")
    assert (gold(state)[0], state.pool) == (5, 3)
    dull(state, until="tax_collector")
    do(state, "gold", "build docks", "collect")
    assert (gold(state)[0], state.pool) == (7, 0)


@pytest.mark.rule("C-CH-tax_collector-5", "C-CH-assassin-1")
@pytest.mark.parametrize("held", [True, False])
def test_pool_stays_when_the_tax_collector_has_no_turn(held: bool) -> None:
    cast = [*CAST, "tax_collector"]
    last = sits("tax_collector" if held else "thief")
    seats = [sits("king", gold=4, hand=["manor"]), sits("assassin"), sits("warlord"), last]
    state = acting("king", *seats, characters=cast, killed="tax_collector", pool=2)
    do(state, "build manor", "end")
    assert (gold(state)[0], state.pool) == (0, 3)
    dull(state)
    assert (state.round, state.pool) == (2, 3)


@pytest.mark.rule("C-CH-tax_collector-5", "R-09")
def test_pool_stays_when_the_tax_collector_lies_face_up() -> None:
    seats = [sits("king", gold=4, hand=["manor"]), sits("assassin"), sits("warlord"), sits("thief")]
    face_up = ["tax_collector", "bishop", "merchant"]
    state = acting("king", *seats, pool=2, draft={"face_up": face_up})
    dull(do(state, "build manor", "end"))
    assert (state.round, state.pool, gold(state)[0]) == (2, 3, 0)
