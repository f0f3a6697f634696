"""Rank 4: King, Emperor, Patrician, and the crown."""

from __future__ import annotations

import pytest
from tests.games.citadels.characters.seats import acting, called, dull, offered, sits
from tests.games.citadels.playing import city, do, gold, hand, happened, options

from burgrave.games.citadels.cards import EMPEROR, KING, PATRICIAN

CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
IMPERIAL = [*CAST[:3], "emperor", *CAST[4:]]


# ---- King and Patrician ---------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-king-1", "C-TURN-07", "C-DI-school_of_magic-1")
@pytest.mark.rulesets("all")
def test_king_earns_gold_for_noble_districts() -> None:
    state = acting("king", sits("king", city=["manor", "castle", "market", "school_of_magic"]))
    do(state, "income")
    assert gold(state)[0] == 3
    assert options(state) == ["end"]


@pytest.mark.rule("C-CH-king-1", "C-TURN-07")
@pytest.mark.rulesets("all")
def test_king_may_take_his_income_after_building() -> None:
    state = acting("king", sits("king", gold=3, hand=["manor"], city=["castle"]))
    do(state, "build manor", "income")
    assert gold(state)[0] == 2


@pytest.mark.rule("C-CH-patrician-1", "C-DI-school_of_magic-1")
def test_patrician_earns_cards_for_noble_districts() -> None:
    mine = sits("patrician", city=["manor", "market", "school_of_magic"])
    state = acting("patrician", mine, deck_top=["docks", "temple", "palace"])
    do(state, "income")
    assert (hand(state, 0), gold(state)[0], options(state)) == (["docks", "temple"], 0, ["end"])


@pytest.mark.rule("C-CH-king-3", "C-CH-patrician-2", "C-CH-king-4", "R-20", "C-EOR-07")
@pytest.mark.parametrize("crowned", ["king", "patrician"])
def test_crown_goes_to_the_player_who_reveals_rank_4(crowned: str) -> None:
    seats = [sits("thief"), sits("assassin"), sits(crowned), sits("warlord")]
    state = called("assassin", *seats, crown=1)
    do(state, "gold", "end", "gold", "end")
    assert (state.turn, state.crown) == (2, 2)
    dull(state)
    assert (state.crown, state.starter, state.to_act()) == (2, 2, 2)
    assert ("crowned", 2) in happened(state)


@pytest.mark.rule("C-CH-king-4", "C-EOR-07")
@pytest.mark.parametrize("cast", [CAST, IMPERIAL, [*CAST[:3], "patrician", *CAST[4:]]])
def test_without_rank_4_the_crown_stays(cast: list[str]) -> None:
    seats = [sits("thief"), sits("assassin"), sits("bishop"), sits("warlord")]
    state = dull(called("assassin", *seats, crown=2, characters=cast))
    assert (state.round, state.crown, state.to_act()) == (2, 2, 2)


@pytest.mark.rule("C-EOR-01", "C-EOR-02", "C-CH-assassin-1", "C-CH-king-4")
@pytest.mark.parametrize(("name", "number"), [("king", KING), ("patrician", PATRICIAN)])
def test_killed_king_or_patrician_takes_the_crown_at_the_end_of_the_round(name: str, number: int) -> None:
    seats = [sits("thief"), sits("assassin"), sits(name), sits("warlord")]
    state = called("assassin", *seats, crown=0)
    do(state, f"kill {name}", "gold", "end")
    dull(state, until="warlord")
    assert (state.crown, ("silence", number) in happened(state)) == (0, True)
    dull(state)
    assert (state.crown, state.to_act(), gold(state)[2]) == (2, 2, 0)
    assert ("heir", 2, number) in happened(state)


@pytest.mark.rule("C-EOR-01", "C-EOR-05", "C-CH-king-4")
@pytest.mark.rulesets("all")
def test_killing_an_unheld_king_does_not_move_the_crown() -> None:
    seats = [sits("thief"), sits("assassin"), sits("bishop"), sits("warlord")]
    state = called("assassin", *seats, crown=0, characters=CAST)
    dull(do(state, "kill king", "gold", "end"))
    assert (state.crown, state.to_act()) == (0, 0)
    assert "heir" not in [event[0] for event in happened(state)]


# ---- Emperor --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-emperor-1")
def test_emperor_earns_gold_for_noble_districts() -> None:
    state = acting("emperor", sits("emperor", city=["manor", "castle", "prison"]))
    do(state, "income")
    assert gold(state)[0] == 2
    assert "income" not in options(state)


@pytest.mark.rule("C-CH-emperor-2", "C-TURN-06")
def test_emperor_must_give_the_crown_to_a_third_player() -> None:
    state = called("emperor", sits("emperor"), sits(), sits(), sits(), crown=2)
    assert offered(state, "crown") == ["1", "3"]
    do(state, "gold")
    assert "end" not in options(state)
    do(state, "crown 3")
    assert (state.crown, options(state), offered(state, "crown")) == (3, ["end"], [])


@pytest.mark.rule("C-CH-emperor-2", "C-CH-king-4")
@pytest.mark.rulesets("all")
def test_crowned_emperor_gives_the_crown_away() -> None:
    seats = [sits("emperor"), sits("assassin"), sits("bishop"), sits("warlord")]
    state = called("emperor", *seats, crown=0)
    assert offered(state, "crown") == ["1", "2", "3"]
    do(state, "crown 1", "gold", "end")
    dull(state)
    assert (state.crown, state.starter, state.to_act()) == (1, 1, 1)


@pytest.mark.rule("C-CH-emperor-3", "R-32")
def test_emperor_takes_a_gold_a_random_card_or_nothing() -> None:
    seats = [sits("emperor"), sits(gold=3, hand=["manor", "docks"]), sits(gold=5)]
    found = {}
    for answer in ("take_gold", "take_card", "take_nothing"):
        state = do(called("emperor", *seats, crown=2), "crown 1")
        assert options(state) == ["take_gold", "take_card", "take_nothing"]
        do(state, answer)
        assert state.to_act() == 0
        found[answer] = (gold(state)[:3], len(hand(state, 0)), len(hand(state, 1)))
    assert found == {
        "take_gold": ([1, 2, 5], 0, 2),
        "take_card": ([0, 3, 5], 1, 1),
        "take_nothing": ([0, 3, 5], 0, 2),
    }


@pytest.mark.rule("C-CH-emperor-3")
def test_emperor_takes_cards_at_random() -> None:
    taken = set()
    for seed in range(20):
        state = called("emperor", sits("emperor"), sits(hand=["manor", "docks"]), crown=0, seed=seed)
        taken.add(hand(do(state, "crown 1", "take_card"), 0)[0])
    assert taken == {"docks", "manor"}


@pytest.mark.rule("C-CH-emperor-3", "C-CH-emperor-5", "R-32")
@pytest.mark.parametrize(
    ("stash", "held", "answers"),
    [(1, [], ["take_gold", "take_nothing"]), (0, ["manor"], ["take_card", "take_nothing"])],
)
def test_emperor_takes_only_what_the_player_has(stash: int, held: list[str], answers: list[str]) -> None:
    state = do(called("emperor", sits("emperor"), sits(gold=stash, hand=held), crown=2), "crown 1")
    assert options(state) == answers


@pytest.mark.rule("C-CH-emperor-5")
@pytest.mark.rulesets("all")
def test_new_crown_holder_with_nothing_gives_nothing() -> None:
    state = do(called("emperor", sits("emperor"), crown=2), "crown 1")
    assert (state.crown, options(state), gold(state), hand(state, 0)) == (1, ["gold", "cards"], [0] * 4, [])


@pytest.mark.rule("C-CH-emperor-2", "C-CH-emperor-3", "R-20")
def test_emperor_may_build_before_or_after_moving_the_crown() -> None:
    mine, other = sits("emperor", hand=["manor"], gold=3), sits(gold=1)
    late = do(acting("emperor", mine, other, crown=2), "build manor", "crown 1", "take_gold", "end")
    assert (gold(late)[:2], city(late, 0)) == ([1, 0], ["manor"])
    mine = sits("emperor", hand=["manor"], gold=2)
    early = do(acting("emperor", mine, other, crown=2), "crown 1", "take_gold", "build manor", "end")
    assert (gold(early)[:2], city(early, 0)) == ([0, 0], ["manor"])


@pytest.mark.rule("C-EOR-03", "C-CH-emperor-2", "C-CH-assassin-1")
def test_killed_emperor_moves_the_crown_at_the_end_of_the_round_and_takes_nothing() -> None:
    seats = [sits("thief"), sits("assassin", hand=["manor"]), sits("emperor"), sits("warlord", hand=["docks"])]
    state = called("assassin", *seats, crown=1)
    do(state, "kill emperor", "gold", "end")
    while state.to_act() != 2:
        do(state, "gold" if "gold" in options(state) else "end")
    assert options(state) == ["crown 0", "crown 3"]
    assert ("heir", 2, EMPEROR) in happened(state)
    do(state, "crown 3")
    assert (state.crown, state.to_act(), state.round) == (3, 3, 2)
    assert (gold(state), hand(state, 2)) == ([2, 2, 0, 2], [])


@pytest.mark.rule("C-CH-emperor-2", "C-CALL-06")
@pytest.mark.rulesets("all")
def test_with_three_players_the_emperor_has_a_choice_only_if_he_holds_the_crown() -> None:
    seats = [sits("emperor", "bishop"), sits("assassin", "thief"), sits("merchant", "warlord")]
    assert offered(called("emperor", *seats, players=3, crown=1), "crown") == ["2"]
    assert offered(called("emperor", *seats, players=3, crown=0), "crown") == ["1", "2"]


@pytest.mark.rule("C-CH-king-3", "C-CALL-06", "C-CH-king-4")
@pytest.mark.rulesets("all")
def test_with_two_players_the_crown_moves_with_the_kings_turn() -> None:
    seats = [sits("assassin", "warlord"), sits("thief", "king")]
    state = called("assassin", *seats, players=2, crown=0, characters=CAST)
    do(state, "gold", "end", "gold", "end")
    assert (state.turn, state.rank, state.crown) == (1, 4, 1)
    state = dull(state)
    assert (state.crown, state.to_act()) == (1, 1)
