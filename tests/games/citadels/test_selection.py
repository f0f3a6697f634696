"""Choosing characters: discards, picks, and games of two and three players (rules sections 2.1 and 9.2)."""

from __future__ import annotations

import pytest
from tests.games.citadels.idling import idle
from tests.games.citadels.playing import at, do, happened, new, options

from burgrave.games.citadels import cards
from burgrave.games.citadels.cards import CHARACTER_NAMES
from burgrave.games.citadels.rules.state import CitadelsState

NINE = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord", "artist"]
TABLE = [  # players, ranks, face-up, cards seen by the first player
    (4, 8, 2, 5),
    (5, 8, 1, 6),
    (6, 8, 0, 7),
    (7, 8, 0, 7),
    (4, 9, 3, 5),
    (5, 9, 2, 6),
    (6, 9, 1, 7),
    (7, 9, 0, 8),
    (8, 9, 0, 8),
]


def game(
    players: int, ranks: int, *, seed: object = 0, crown: int | None = None, fourth: str = "king"
) -> CitadelsState:
    characters = [fourth] if ranks == 8 else [fourth, "artist"]
    return new(players=players, characters=characters, seed=seed, crown=crown)


def ranks_of(mask: int) -> set[int]:
    return {rank for rank in range(1, 10) if mask >> rank & 1}


def choices(state: CitadelsState) -> set[str]:
    return {option.split()[1] for option in options(state)}


def pick_on(state: CitadelsState, steps: int) -> CitadelsState:
    for _ in range(steps):
        do(state, options(state)[0])
    return state


# ---- discarded cards --------------------------------------------------------------------------------------------


@pytest.mark.rulesets("all")
@pytest.mark.rule(
    "C-SEL-03", "C-SEL-04", "C-SEL-05", "C-SEL-06", "C-SEL-07", "C-SEL-08", "C-SEL-09", "C-SEL-10", "C-SEL-11"
)
@pytest.mark.parametrize(("players", "ranks", "up", "seen"), TABLE)
def test_numbers_of_discarded_cards(players: int, ranks: int, up: int, seen: int) -> None:
    for seed in range(20):
        state = game(players, ranks, seed=seed)
        shown = ranks_of(state.face_up)
        down = {state.face_down}
        offered = {CHARACTER_NAMES.index(name) for name in choices(state)}
        offered_ranks = {cards.CHARACTER_RANK[one] for one in offered}
        assert (len(shown), len(offered)) == (up, seen)
        assert shown | down | offered_ranks == set(range(1, ranks + 1))
        assert up + 1 + seen == ranks
        named = [event[1] for event in happened(state) if event[0] == "face_up"]
        assert {cards.CHARACTER_RANK[one] for one in named} == shown and len(named) == up


@pytest.mark.long
@pytest.mark.rule("C-SEL-01", "C-SEL-12", "C-SEL-14", "R-01", "R-35")
@pytest.mark.parametrize(("players", "ranks", "chance"), [(4, 8, 1 / 6), (4, 9, 1 / 6), (5, 8, 1 / 7)])
def test_rank_4_is_face_down_as_often_as_the_order_of_drawing_implies(players: int, ranks: int, chance: float) -> None:
    """The face-down card is drawn after the face-up ones, so rank 4 is face down in 1 of 6 or 7 games."""
    games = 6000
    face_down = 0
    for seed in range(games):
        state = new(players=players, characters=NINE[7:ranks], seed=seed, events=False)
        assert 4 not in ranks_of(state.face_up)
        face_down += state.face_down == 4
    assert abs(face_down / games - chance) < 0.015  # 1 of 8 or 9 if drawn before the face-up cards


@pytest.mark.rule("C-SEL-12", "R-35")
@pytest.mark.parametrize("fourth", ["king", "emperor", "patrician"])
def test_rank_4_is_never_face_up_but_can_be_picked(fourth: str) -> None:
    others: set[int] = set()
    offered = 0
    for seed in range(300):
        state = game(4, 9, seed=seed, fourth=fourth)
        shown = ranks_of(state.face_up)
        assert len(shown) == 3 and 4 not in shown
        others |= shown
        offered += fourth in choices(state)
    assert others == {1, 2, 3, 5, 6, 7, 8, 9}
    assert 210 < offered < 290  # expected: five of six


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-SEL-12", "C-SEL-13", "C-SEL-01")
def test_other_ranks_are_face_up_equally_often() -> None:
    counts = dict.fromkeys((1, 2, 3, 5, 6, 7, 8), 0)
    games = 3500
    for seed in range(games):
        for rank in ranks_of(new(seed=seed, events=False).face_up):
            counts[rank] += 1
    assert all(abs(count / games - 2 / 7) < 0.03 for count in counts.values())


@pytest.mark.long
@pytest.mark.rulesets("older")
@pytest.mark.rule("C-SEL-02", "C-SEL-13", "C-SEL-14", "R-01", "R-35")
@pytest.mark.parametrize(("players", "ranks", "chance"), [(4, 8, 1 / 8), (4, 9, 1 / 9), (5, 8, 1 / 8)])
def test_in_the_older_editions_rank_4_is_face_down_as_often_as_any_card(
    players: int, ranks: int, chance: float
) -> None:
    """The face-down card is drawn first, so rank 4 is face down in 1 of 8 or 9 games."""
    games = 6000
    face_down = 0
    for seed in range(games):
        state = new(players=players, characters=NINE[7:ranks], seed=seed, events=False)
        assert 4 not in ranks_of(state.face_up)
        face_down += state.face_down == 4
    assert abs(face_down / games - chance) < 0.015  # 1 of 6 or 7 if drawn after the face-up cards


@pytest.mark.rulesets("older")
@pytest.mark.rule("C-SEL-13", "R-35")
@pytest.mark.parametrize("fourth", ["king", "emperor"])
def test_king_and_emperor_are_never_face_up_but_can_be_picked(fourth: str) -> None:
    others: set[int] = set()
    for seed in range(300):
        state = game(4, 9, seed=seed, fourth=fourth)
        shown = ranks_of(state.face_up)
        assert len(shown) == 3 and 4 not in shown
        others |= shown
        assert (fourth in choices(state)) == (state.face_down != 4)
    assert others == {1, 2, 3, 5, 6, 7, 8, 9}


# ---- picks ------------------------------------------------------------------------------------------------------


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-SEL-15")
@pytest.mark.parametrize("crown", range(5))
def test_the_crowned_player_picks_first_then_clockwise(crown: int) -> None:
    state = game(5, 8, crown=crown)
    passed = choices(state)
    for step in range(5):
        assert state.to_act() == (crown + step) % 5
        assert choices(state) == passed
        assert all(option.startswith("pick ") for option in options(state))
        taken = options(state)[step % len(passed)]
        passed.remove(taken.split()[1])
        seat = state.to_act()
        do(state, taken)
        assert state.view(seat)["characters"] == [taken.split()[1]]


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-SEL-16")
@pytest.mark.parametrize(("players", "ranks"), [(4, 8), (5, 8), (6, 8), (4, 9), (5, 9), (6, 9), (7, 9)])
def test_nobody_holds_the_card_left_after_the_last_pick(players: int, ranks: int) -> None:
    state = pick_on(game(players, ranks, seed=3), players - 1)
    last = choices(state)
    assert len(last) == 2
    taken = options(state)[0].split()[1]
    (left,) = last - {taken}
    do(state, f"pick {taken}")
    rank = cards.CHARACTER_RANK[CHARACTER_NAMES.index(left)]
    assert state.holder(rank) == -1
    assert sum(state.holder(rank) >= 0 for rank in range(10)) == players


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-SEL-06", "C-SEL-11", "C-SEL-17")
@pytest.mark.parametrize(("players", "ranks"), [(7, 8), (8, 9)])
@pytest.mark.parametrize("takes", ["passed", "face-down"])
def test_special_last_pick(players: int, ranks: int, takes: str) -> None:
    """The last of seven players with eight characters, or of eight with nine, may pick the face-down card instead."""
    state = pick_on(game(players, ranks, seed=5), players - 2)
    assert len(choices(state)) == 2  # the last player but one
    pick_on(state, 1)
    seat = state.to_act()
    down = CHARACTER_NAMES[state.cast[state.face_down]]
    assert down in choices(state) and len(choices(state)) == 2
    (passed,) = choices(state) - {down}
    kept, left = (passed, down) if takes == "passed" else (down, passed)
    do(state, f"pick {kept}")
    assert state.view(seat)["characters"] == [kept]
    rank = cards.CHARACTER_RANK[CHARACTER_NAMES.index(left)]
    assert state.holder(rank) == -1
    assert state.view(seat)["draft"] == [
        {"seen": [name for name in NINE if name in (kept, left)], "picked": kept, "buried": None}
    ]


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-SEL-17")
@pytest.mark.parametrize(("players", "ranks"), [(6, 8), (7, 9)])
def test_no_special_pick_if_a_card_is_left_over(players: int, ranks: int) -> None:
    state = pick_on(game(players, ranks), players - 1)
    down = CHARACTER_NAMES[state.cast[state.face_down]]
    assert down not in choices(state)


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-SEL-18")
def test_discarded_characters_are_not_called_and_return_in_the_next_round() -> None:
    seen: set[int] = set()
    state = new(seed=1, crown=0)
    for number in range(1, 9):
        assert state.round == number
        away = ranks_of(state.face_up) | {state.face_down}
        offered = {cards.CHARACTER_RANK[CHARACTER_NAMES.index(name)] for name in choices(state)}
        assert away | offered == set(range(1, 9)) and len(away) == 3
        seen |= away
        pick_on(state, 3)
        (last,) = choices(state) - {options(state)[0].split()[1]}
        away.add(cards.CHARACTER_RANK[CHARACTER_NAMES.index(last)])
        mark = state.event_count()
        pick_on(state, 1)
        while state.round == number:
            idle(state)
        shown = [event[2] for event in happened(state, mark=mark) if event[0] == "reveal"]
        assert {cards.CHARACTER_RANK[one] for one in shown} == set(range(1, 9)) - away
    assert len(seen) > 5


# ---- two players ------------------------------------------------------------------------------------------------


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-DRF-01", "C-DRF-02", "C-DRF-03", "C-DRF-04", "C-DRF-05")
@pytest.mark.parametrize("crown", [0, 1])
def test_two_players_draft(crown: int) -> None:
    """Two players pick from 7, 6, 4 and 2 cards, and discard a card after each pick except the first."""
    state = game(2, 8, crown=crown, seed=8)
    first, second = crown, 1 - crown
    assert state.face_up == 0
    table = [(first, 7, 0), (second, 6, 1), (first, 4, 1), (second, 2, 0)]
    passed = choices(state)
    for seat, seen, asked in table:
        assert (state.to_act(), len(options(state))) == (seat, seen)
        assert choices(state) == passed
        kept = options(state)[seen // 2]
        assert kept.startswith("pick ")
        passed.remove(kept.split()[1])
        do(state, kept)
        if asked:
            assert state.to_act() == seat
            assert options(state) == [f"bury {name}" for name in NINE if name in passed]
            away = options(state)[0]
            passed.remove(away.split()[1])
            do(state, away)
    assert [bin(player.ranks).count("1") for player in state.players] == [2, 2]
    assert sum(state.holder(rank) < 0 for rank in range(1, 9)) == 4
    looks = state.view(second)["draft"]
    assert isinstance(looks, list)
    assert looks[1]["picked"] != looks[1]["buried"] and {looks[1]["picked"], looks[1]["buried"]} == set(
        looks[1]["seen"]
    )


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-DRF-01", "C-SEL-14")
def test_with_two_players_any_card_may_be_face_down() -> None:
    counts = [0] * 10
    for seed in range(1600):
        counts[new(players=2, seed=seed, events=False).face_down] += 1
    assert all(150 < count < 250 for count in counts[1:9]) and counts[9] == 0


# ---- three players ----------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DRF-01", "C-DRF-07", "C-DRF-08", "C-DRF-09")
@pytest.mark.parametrize("crown", [0, 1, 2])
def test_three_players_draft(crown: int) -> None:
    """Three players see 8, 7, 6, 4, 3 and 2 cards and keep one each time.

    After the third choice, one of the five remaining cards is removed at random.
    """
    state = new(players=3, crown=crown, seed=4)
    assert state.face_up == 0
    passed = choices(state)
    for step, seen in enumerate((8, 7, 6, 4, 3, 2)):
        assert (state.to_act(), len(options(state))) == ((crown + step) % 3, seen)
        if step == 3:
            lost = passed - choices(state)
            assert {CHARACTER_NAMES[state.cast[state.lost]]} == lost and choices(state) < passed
            passed -= lost
        assert choices(state) == passed
        kept = options(state)[0]
        passed.remove(kept.split()[1])
        do(state, kept)
    assert [bin(player.ranks).count("1") for player in state.players] == [2, 2, 2]
    assert sum(state.holder(rank) < 0 for rank in range(1, 10)) == 3


@pytest.mark.long
@pytest.mark.rule("C-DRF-08", "R-04")
def test_with_three_players_each_of_the_five_is_removed_equally_often() -> None:
    counts: dict[str, int] = {}
    games = 2000
    for seed in range(games):
        state = at(
            seed=seed,
            players=3,
            characters=NINE,
            phase="pick",
            crown=0,
            draft={"picks": ["assassin", "thief"], "face_down": "artist"},
        )
        do(state, "pick warlord")
        (lost,) = {"magician", "king", "bishop", "merchant", "architect"} - choices(state)
        counts[lost] = counts.get(lost, 0) + 1
    assert len(counts) == 5 and all(abs(count / games - 0.2) < 0.03 for count in counts.values())


@pytest.mark.rulesets("older")
@pytest.mark.rule("C-DRF-01", "C-DRF-06")
@pytest.mark.parametrize("crown", [0, 1, 2])
def test_three_players_draft_of_the_older_editions(crown: int) -> None:
    """In the older editions, three players see 7, 6, 5, 4, 3 and 2 cards; none is removed at random."""
    state = new(players=3, crown=crown, seed=4)
    assert (state.face_up, state.ranks_in_play) == (0, 8)
    passed = choices(state)
    for step, seen in enumerate((7, 6, 5, 4, 3, 2)):
        assert (state.to_act(), len(options(state))) == ((crown + step) % 3, seen)
        assert choices(state) == passed
        kept = options(state)[seen // 2]
        passed.remove(kept.split()[1])
        do(state, kept)
    assert [bin(player.ranks).count("1") for player in state.players] == [2, 2, 2]
    away = {rank for rank in range(1, 9) if state.holder(rank) < 0}
    (left,) = passed
    assert away == {state.face_down, cards.CHARACTER_RANK[CHARACTER_NAMES.index(left)]} and state.lost == 0


@pytest.mark.rulesets("older")
@pytest.mark.rule("C-DRF-01", "C-SEL-14")
def test_with_three_players_any_card_may_be_face_down() -> None:
    counts = [0] * 10
    for seed in range(1600):
        counts[new(players=3, seed=seed, events=False).face_down] += 1
    assert all(150 < count < 250 for count in counts[1:9]) and counts[9] == 0
