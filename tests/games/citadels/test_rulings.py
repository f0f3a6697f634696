"""Rulings on setup, selection, calls and turns, and the table of all rulings.

Rulings on individual characters and districts are in ``test_rulings_characters`` and ``test_rulings_districts``,
rulings on the end in ``test_rulings_end``, and rulings of the older editions in ``test_rulings_older`` and
``test_rulings_older_cards``.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.covered import COVERED
from tests.games.citadels.playing import at, deck, do, gold, hand, happened, new, options, score

from burgrave import SetupError
from burgrave.games.citadels.cards import CHARACTER_NAMES
from burgrave.games.citadels.rules.ruleset import SCENARIOS
from burgrave.games.citadels.rules.rulings import RULINGS
from burgrave.games.citadels.rules.state import CitadelsState

ALL = [
    1, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 20, 21, 24, 25, 27, 33, 35, 38, 42, 45, 46, 52, 55, 61, 62, 63,
    65,
]  # fmt: skip
OLDER = [18, 40, 43, 49, 50, 51, 58, 66]
NUMBERS = {
    "classic": sorted([*ALL, *OLDER, 2, 19, 44, 59]),
    "2010": sorted([*ALL, *OLDER, 26, 29, 31, 39, 41, 53, 54, 57, 64]),
    "2016": sorted([*ALL, 4, 14, 15, 16, 17, 22, 23, 26, 28, 30, 31, 32, 34, 36, 37, 39, 47, 48, 54, 56, 60]),
}
COMPLETE = ["tavern", "market", "trading_post", "docks", "harbor", "watchtower", "prison"]  # cost 15


def cast(state: CitadelsState) -> list[str]:
    return [CHARACTER_NAMES[one] for one in state.cast if one >= 0]


# ---- table -------------------------------------------------------------------------------------------------------


@pytest.mark.rulesets("all")
def test_the_rules_page_lists_exactly_the_rulings_of_each_ruleset(ruleset: str) -> None:
    sections = COVERED.sections(COVERED.rules.read_text(encoding="utf-8"))
    page = {line.id: line.binds for section in sections for line in section.lines}
    found = [name for name in page if name.startswith("R-") and ruleset in page[name]]
    assert found == [f"R-{number:02}" for number in NUMBERS[ruleset]]


def test_the_table_lists_exactly_the_rulings_of_the_rulesets() -> None:
    assert list(RULINGS) == [f"R-{number:02}" for number in sorted({one for some in NUMBERS.values() for one in some})]


# ---- setup and selection ------------------------------------------------------------------------------------------


@pytest.mark.rule("R-01", "C-SEL-01")
def test_face_up_cards_are_drawn_before_the_face_down_one() -> None:
    """Drawing the face-up cards first puts rank 4 face down in 1 of 7 five-player games."""
    state = new(players=4)
    kinds = [event[0] for event in happened(state)]
    assert kinds[kinds.index("round") :] == ["round", "face_up", "face_up"]
    games = 3000
    found = sum(new(seed=seed, players=5, events=False).face_down == 4 for seed in range(games))
    assert abs(found / games - 1 / 7) < 0.014


@pytest.mark.rule("R-04", "C-DRF-08", "C-INF-05")
def test_with_three_players_the_card_removed_at_random_is_unseen() -> None:
    gone: set[int] = set()
    for seed in range(80):
        state = new(seed=seed, players=3, crown=0)
        do(state, options(state)[0])
        do(state, options(state)[0])
        seen = options(state)
        do(state, seen[0])
        left = seen[1:]
        passed = options(state)
        assert (len(left), len(passed), set(passed) < set(left)) == (5, 4, True)
        gone |= {index for index, option in enumerate(left) if option not in passed}
        for seat in (0, 1, 2, None):
            assert not [event for event in happened(state, seat) if event[0].startswith("buried")]
        draft = state.view(2)["draft"]
        assert isinstance(draft, list)
        assert draft[-1]["buried"] is None
    assert gone == {0, 1, 2, 3, 4}


@pytest.mark.rule("R-30")
def test_the_six_scenarios_of_the_portuguese_rulebook_can_be_played() -> None:
    assert list(SCENARIOS) == [
        "first-game", "ambitious-aristocrats", "cunning-agents", "illustrious-emissaries", "devious-dignitaries",
        "tenacious-delegates", "vicious-nobles",
    ]  # fmt: skip
    for name, scenario in SCENARIOS.items():
        state = new(scenario=name, players=5)
        assert len(cast(state)) == 8
        assert len(set(scenario.districts)) == 14


@pytest.mark.rulesets("all")
@pytest.mark.rule("R-35", "C-SEL-12", "C-SEL-13", "C-SEL-14")
@pytest.mark.parametrize("rank_4", ["king", "emperor"])
def test_king_and_emperor_are_never_face_up_and_return_to_the_cards(rank_4: str) -> None:
    assert places_of(rank_4) == {"face-down", "passed"}


@pytest.mark.rule("R-35", "C-SEL-12", "C-SEL-14")
def test_the_patrician_is_never_face_up() -> None:
    assert places_of("patrician") == {"face-down", "passed"}


def places_of(rank_4: str) -> set[str]:
    """Return the possible locations of a rank 4 character before the first of four players picks."""
    places = set()
    for seed in range(150):
        state = new(seed=seed, players=4, characters=[rank_4], crown=0)
        assert not state.face_up >> 4 & 1
        assert int(state.face_up).bit_count() == 2
        places.add("face-down" if state.face_down == 4 else "passed" if f"pick {rank_4}" in options(state) else "lost")
    return places


@pytest.mark.rule("R-47", "C-SET-13")
def test_the_first_game_adds_the_tax_collector_for_three_and_for_eight_players() -> None:
    """The Queen requires at least five players."""
    for players in (3, 8):
        assert cast(new(players=players))[8:] == ["tax_collector"]
        assert cast(new(players=players, characters=["artist"]))[8:] == ["artist"]
    assert cast(new(players=8, characters=["queen"]))[8:] == ["queen"]
    with pytest.raises(SetupError):
        new(players=3, characters=["queen"])
    assert cast(new(players=4))[8:] == []


# ---- calls -------------------------------------------------------------------------------------------------------


@pytest.mark.rulesets("all")
@pytest.mark.rule("R-05", "C-CALL-05")
def test_a_robbed_king_is_robbed_first_then_crowned_then_gathers() -> None:
    state = at(
        seats=[
            {"characters": ["thief"], "gold": 0},
            {"characters": ["king"], "gold": 5},
            {"characters": ["bishop"]},
            {"characters": ["merchant"]},
        ],
        crown=0,
        turn={"character": "thief", "gathered": True},
    )
    do(state, "rob king")
    mark = state.event_count()
    do(state, "end", "gold")
    kinds = [event[0] for event in happened(state, mark=mark) if event[0] not in ("silence", "end")]
    assert kinds == ["reveal", "theft", "crowned", "gather_gold"]
    assert gold(state)[:2] == [5, 2]


@pytest.mark.rulesets("all")
@pytest.mark.rule("R-05", "R-20", "C-CH-witch-11")
def test_a_bewitched_king_is_crowned_on_his_reveal_and_then_only_gathers() -> None:
    state = at(
        players=4,
        crown=2,
        bewitched="king",
        draft={"starter": 2},
        seats=[{"characters": ["witch"]}, {"characters": ["king"]}],
        turn={"character": "thief", "gathered": True},
    )
    do(state, "end")
    while state.turn != 1:
        do(state, "gold", "end")
    assert (state.crown, options(state)) == (1, ["gold", "cards"])
    do(state, "gold")
    assert (state.crown, state.to_act()) == (1, 0)


@pytest.mark.rulesets("all")
@pytest.mark.rule("R-20", "C-CH-king-2", "C-CH-king-3")
def test_the_king_is_crowned_before_he_does_anything() -> None:
    has_the_crown_at_once("king")


@pytest.mark.rule("R-20", "C-CH-patrician-2")
def test_the_patrician_is_crowned_before_anything_else() -> None:
    has_the_crown_at_once("patrician")


def has_the_crown_at_once(character: str) -> None:
    seats = [{"characters": ["bishop"]}, {"characters": [character]}, {"characters": ["merchant"]}]
    before = at(players=4, seats=seats, crown=0, turn={"character": "thief", "gathered": True})
    assert before.crown == 0
    state = at(players=4, seats=seats, turn={"character": character})
    assert (state.crown, state.to_act()) == (1, 1)
    assert {"gold", "cards"} <= set(options(state))
    assert not [option for option in options(state) if option.startswith("crown")]


@pytest.mark.rule("R-20", "C-CH-emperor-2")
def test_the_emperor_may_move_the_crown_at_any_time() -> None:
    seats = [{"characters": ["bishop"]}, {"characters": ["emperor"], "hand": ["tavern"]}, {}, {}]
    early = at(seats=seats, crown=0, turn={"character": "emperor"})
    assert {"crown 2", "crown 3", "gold"} <= set(options(early))
    late = do(at(seats=seats, crown=0, turn={"character": "emperor"}), "gold", "build tavern")
    assert ("crown 2" in options(late), "end" in options(late), late.crown) == (True, False, 0)
    do(late, "crown 2", "take_nothing")
    assert ("end" in options(late), late.crown) == (True, 2)


@pytest.mark.rule("R-28", "C-DI-statue-1", "C-EOR-01", "C-EOR-02")
@pytest.mark.parametrize("character", ["king", "patrician"])
def test_the_crown_of_a_killed_rank_4_counts_for_the_statue(character: str) -> None:
    state = at(
        crown=0,
        killed=character,
        seats=[
            {"characters": ["warlord"], "city": COMPLETE, "hand": []},
            {"characters": [character], "city": ["statue"], "hand": []},
            {"characters": ["assassin"]},
            {"characters": ["bishop"]},
        ],
        turn={"character": "warlord", "gathered": True},
    )
    assert score(state, 1).uniques == 0
    do(state, "end")
    assert (state.is_over(), state.crown, score(state, 1).uniques) == (True, 1, 5)


# ---- turns -------------------------------------------------------------------------------------------------------


@pytest.mark.rulesets("all")
@pytest.mark.rule("R-06")
@pytest.mark.parametrize("first", ["tavern", "docks"])
def test_a_player_who_puts_two_cards_under_the_deck_chooses_their_order(first: str) -> None:
    state = at(
        players=4,
        seats=[{"characters": ["merchant"], "city": ["observatory"], "hand": []}],
        turn={"character": "merchant"},
        deck_top=["tavern", "market", "docks"],
    )
    do(state, "cards", "keep market")
    assert sorted(options(state)) == ["under docks", "under tavern"]
    do(state, f"under {first}")
    assert deck(state)[-2:] == [first, "docks" if first == "tavern" else "tavern"]
    assert happened(state, 1) == [("look", 0, 3), ("kept", 0)]


@pytest.mark.rule("R-07", "C-BLD-01", "C-TURN-10")
def test_powers_may_be_used_before_gathering_but_nothing_is_built_before_it() -> None:
    state = at(
        seats=[
            {"characters": ["warlord"], "city": ["prison"], "gold": 1, "hand": ["tavern"]},
            {"characters": ["king"], "city": ["market"]},
            {"characters": ["thief"]},
            {"characters": ["merchant"]},
        ],
        turn={"character": "warlord"},
    )
    assert not [option for option in options(state) if option.startswith("build")]
    do(state, "destroy 1", "district market", "income")
    assert "build tavern" not in options(state)
    assert "build tavern" in options(do(state, "gold"))


@pytest.mark.rulesets("all")
@pytest.mark.rule("R-07", "C-CH-wizard-2")
@pytest.mark.parametrize(("gathered", "uses"), [(False, ["keep_it"]), (True, ["keep_it", "build_it"])])
def test_a_wizard_who_has_not_gathered_can_only_keep_the_card(gathered: bool, uses: list[str]) -> None:
    seats = [{"characters": ["wizard"], "gold": 5}, {"characters": ["king"], "hand": ["tavern"]}]
    turn = {"character": "wizard", "gathered": True} if gathered else {"character": "wizard"}
    state = do(at(players=4, seats=seats, turn=turn), "peek 1", "take tavern")
    assert options(state) == uses


@pytest.mark.rule("R-08", "C-DI-poor_house-1", "C-DI-park-1", "C-CH-tax_collector-1")
def test_the_turn_ends_with_poor_house_park_and_refund_in_this_order() -> None:
    """The tax is paid with the build, so the gold of the Poor House is not taxed."""
    state = at(
        players=4,
        characters=["alchemist", "tax_collector"],
        seats=[{"characters": ["alchemist"], "city": ["poor_house", "park"], "gold": 4, "hand": ["manor"]}],
        turn={"character": "alchemist", "gathered": True},
    )
    do(state, "build manor")
    assert (gold(state)[0], state.pool) == (0, 1)
    mark = state.event_count()
    do(state, "end")
    kinds = [event[0] for event in happened(state, mark=mark)]
    assert [kind for kind in kinds if kind in ("poor_house", "park", "refund", "end", "tax")] == [
        "poor_house", "park", "refund", "end",
    ]  # fmt: skip
    assert (gold(state)[0], state.pool, len(hand(state, 0))) == (4, 1, 2)


@pytest.mark.rulesets("all")
@pytest.mark.rule("R-25", "C-TURN-15")
def test_once_per_turn_means_once_in_each_of_two_turns() -> None:
    seats = [
        {"characters": ["thief", "merchant"], "city": ["smithy"], "gold": 9, "hand": []},
        {"characters": ["king", "bishop"]},
    ]
    state = at(players=2, seats=seats, turn={"character": "thief"})
    do(state, "smithy", "gold")
    assert "smithy" not in options(state)
    do(state, "end")
    for _ in range(2):
        assert (state.to_act(), "smithy" in options(state)) == (1, False)
        do(state, "gold", "end")
    assert "smithy" in options(state)
    do(state, "smithy")
    assert len(hand(state, 0)) == 6


@pytest.mark.rulesets("all")
@pytest.mark.rule("R-33", "R-65", "C-TURN-03")
def test_a_short_deck_gives_what_it_holds() -> None:
    seats: list[dict[str, Any]] = [{"characters": ["architect"], "hand": []}]
    state = at(players=4, seats=seats, turn={"character": "architect"}, deck=["tavern"])
    do(state, "cards")
    assert options(state) == ["keep tavern"]
    do(state, "keep tavern")
    assert (hand(state, 0), deck(state)) == (["tavern"], [])
    assert not {"bonus", "cards"} & set(options(state))
    assert "end" in options(state)
    empty = at(players=4, seats=seats, turn={"character": "architect"}, deck=[])
    assert options(empty) == ["gold"]


@pytest.mark.rule("R-33", "C-CH-architect-1")
def test_the_last_card_goes_to_the_architect() -> None:
    seats: list[dict[str, Any]] = [{"characters": ["architect"], "hand": []}]
    bonus = do(at(players=4, seats=seats, turn={"character": "architect"}, deck=["tavern"]), "bonus")
    assert (hand(bonus, 0), options(bonus)) == (["tavern"], ["gold"])


@pytest.mark.rule("R-33", "R-65", "C-DI-smithy-1", "C-CH-patrician-1", "C-CH-cardinal-1", "C-CH-abbot-1")
@pytest.mark.parametrize(
    ("character", "with_cards", "without"),
    [
        ("patrician", ["cards", "income", "smithy"], []),
        ("cardinal", ["cards", "income", "smithy"], []),
        ("abbot", ["cards", "mix 0", "mix 1", "smithy"], ["mix 1"]),
        ("architect", ["bonus", "cards", "smithy"], []),
        ("navigator", ["cards", "sail_cards", "sail_gold", "smithy"], ["sail_gold"]),
        ("scholar", ["cards", "smithy", "study"], []),
    ],
)
def test_an_empty_deck_offers_no_options_that_only_draw_cards(
    character: str, with_cards: list[str], without: list[str]
) -> None:
    wanted = {"cards", "income", "mix", "smithy", "bonus", "sail_gold", "sail_cards", "study"}
    mine: dict[str, Any] = {"characters": [character], "gold": 2, "hand": [], "city": ["smithy", "school_of_magic"]}
    for left, expected in (["tavern"], with_cards), ([], without):
        state = at(players=4, seats=[mine], turn={"character": character}, deck=left)
        assert sorted(option for option in options(state) if option.split()[0] in wanted) == expected


@pytest.mark.rule("R-33", "R-65", "C-CH-patrician-1", "C-CH-abbot-1")
def test_under_rules_version_1_income_may_be_taken_from_an_empty_deck() -> None:
    for character, choice in (("patrician", "income"), ("abbot", "mix 0")):
        seats = [{"characters": [character], "hand": [], "city": ["school_of_magic"]}]
        state = do(at(players=4, seats=seats, turn={"character": character}, deck=[], rulings=1), choice)
        assert hand(state, 0) == [] and options(state)[0] == "gold"


@pytest.mark.rulesets("all")
@pytest.mark.rule("R-33", "C-CH-magician-2")
def test_the_magician_puts_his_cards_down_before_he_draws() -> None:
    """With an empty deck, the Magician draws the same two cards again."""
    seats: list[dict[str, Any]] = [{"characters": ["magician"], "hand": ["tavern", "palace", "docks"]}]
    state = at(players=4, seats=seats, turn={"character": "magician"}, deck=[])
    do(state, "replace", "discard tavern", "discard docks", "done")
    assert (hand(state, 0), deck(state)) == (["docks", "palace", "tavern"], [])
