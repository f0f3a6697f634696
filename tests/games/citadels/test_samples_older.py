"""Samples in the older editions: the first discarded card, the Hospital, and decisions absent from 2016."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.citadels import playing
from tests.games.citadels.playing import at, deck, do, hand, new, options
from tests.games.citadels.test_samples import holders, names, rank, worlds
from tests.games.citadels.test_samples_anywhere import pieces

import burgrave
from burgrave import Rng
from burgrave.games.citadels import cards
from burgrave.games.citadels.proof.trials import TRIALS
from burgrave.games.citadels.rules.pieces import PHASE_NAMES
from burgrave.games.citadels.rules.state import CitadelsState

GAMES = 2 * 7 * 4  # free and printed casts, with every number of players


def held(*names_: str, **more: Any) -> list[dict[str, Any]]:
    """Return one seat per argument, with the characters that it names ("a b" for two) and the fields in ``more``."""
    return [{"characters": name.split(), **more} for name in names_]


def played(ruleset: str, number: int, steps: int) -> CitadelsState:
    state = burgrave.new("citadels", seed=number, events=False, **TRIALS.options(number, ruleset))
    assert isinstance(state, CitadelsState)
    rng = Rng(number)
    for _ in range(steps):
        if state.is_over():
            break
        _go_on(state, rng)
    return state


def _go_on(state: CitadelsState, rng: Rng) -> None:
    legal = state.legal(state.to_act())
    state.play(legal[rng.below(len(legal))])


def laid_out(state: CitadelsState) -> list[object]:
    """Return the places of all cards and characters, and the state of the random generator."""
    hands = [names(player.hand) for player in state.players]
    return [hands, deck(state), names(state.pending), names(state.museum), state.holders, state.face_down, state.rng]


# ---- the card discarded first -----------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.rulesets("all")
@pytest.mark.rule("R-01")
def test_rank_4_is_dealt_face_down_more_often_in_2016(ruleset: str) -> None:
    """With four players, rank 4 is face down in 1 of 6 games in 2016, and in 1 of 8 in the older editions."""
    number = 6000
    counts = Counter(int(new(players=4, scenario=first_game(ruleset), seed=seed).face_down) for seed in range(number))
    kings = 1 / 6 if ruleset == "2016" else 1 / 8
    for one in range(1, 9):
        assert abs(counts[one] / number - (kings if one == 4 else (1 - kings) / 7)) < 0.018


def first_game(ruleset: str) -> str:
    return "first-game" if ruleset == "2016" else "base"


@pytest.mark.long
@pytest.mark.rulesets("older")
@pytest.mark.rule("C-INF-03", "C-INF-04", "R-01")
@pytest.mark.parametrize(("players", "ninth"), [(4, False), (4, True), (5, False), (6, True), (7, False)])
def test_face_down_card_has_the_odds_of_the_older_deal(players: int, ninth: bool) -> None:
    """To a seat that has seen nothing, rank 4 is face down in 1 of 8 or 9 samples, regardless of the face-up cards."""
    state = new(players=players, crown=0, seed=12, characters=["artist"] if ninth else None)
    ranks = 9 if ninth else 8
    number = 6000
    counts = Counter(int(world.face_down) for world in worlds(state, 2, number))
    hidden = [one for one in range(1, ranks + 1) if not state.face_up >> one & 1]
    assert sorted(counts) == hidden
    for one in hidden:
        chance = 1 / ranks if one == 4 else (1 - 1 / ranks) / (len(hidden) - 1)
        assert abs(counts[one] / number - chance) < 0.018


@pytest.mark.long
@pytest.mark.rulesets("older")
@pytest.mark.rule("C-INF-03", "C-INF-04", "R-01")
def test_second_drafter_weighs_the_king_less() -> None:
    """In 5 of 12 samples for a second drafter who sees neither King nor Bishop, the King is face down.

    Two of the other seven cards are face up.
    """
    draft = {"picks": ["king"], "face_up": ["thief", "magician"], "face_down": "bishop"}
    state = at(players=4, phase="pick", crown=0, draft=draft)
    number = 4000
    pairs = Counter((holders(world)["king"], int(world.face_down)) for world in worlds(state, 1, number))
    assert sorted(pairs) == [(-1, rank("king")), (0, rank("bishop"))]
    assert abs(pairs[-1, rank("king")] / number - 5 / 12) < 0.03
    assert {int(world.face_down) for world in worlds(state, 0)} == {rank("bishop")}


@pytest.mark.rulesets("older")
@pytest.mark.rule("C-INF-04", "C-DRF-06")
def test_three_players_lose_no_character() -> None:
    """With three players, the cards that the first player passed on and does not see again were taken.

    Each of the other two players took one of them; none is removed at random.
    """
    state = new(players=3, crown=0, seed=5)
    taken: list[str] = []
    for _ in range(5):
        choice = options(state)[0]
        taken.append(choice.split()[1])
        if len(taken) == 4:  # seat 0 has seen its second set of options
            pairs = {tuple(holders(world)[name] for name in taken[1:3]) for world in worlds(state, 0)}
            assert pairs == {(1, 2), (2, 1)}
        do(state, choice)
    view: Any = state.view(0)
    left = view["draft"][1]["seen"]
    passed = [name for name in left if name != taken[3]]
    found = worlds(state, 0, 300)
    assert {tuple(sorted(holders(world)[name] for name in passed)) for world in found} == {(-1, -1, 1)}
    assert {int(world.face_down) for world in found} == {int(state.face_down)}  # the card that seat 0 never saw
    assert all(world.lost == 0 and world.passed & world.passed - 1 for world in found)
    assert {int(world.passed) for world in worlds(state, 2)} == {int(state.passed)}


@pytest.mark.rulesets("older")
@pytest.mark.rule("C-INF-03", "C-SEL-17")
def test_samples_of_the_special_last_pick() -> None:
    picks = ["assassin", "magician", "king", "bishop", "merchant", "architect"]
    state = at(players=7, phase="pick", crown=0, draft={"picks": picks, "face_down": "thief"})
    do(state, "pick warlord")
    assert {(holders(world)["warlord"], holders(world)["thief"]) for world in worlds(state, 6)} == {(6, -1)}
    assert {holders(world)["thief"] for world in worlds(state, 0, 400)} == {-1, 6}


# ---- the Hospital -----------------------------------------------------------------------------------------------


def hospital(owner: int | None, victim: str) -> CitadelsState:
    """Return a 2010 game after the Assassin (seat 0) has killed ``victim``; seat ``owner`` has the Hospital."""
    seats = held("assassin", "king", "architect", "warlord")
    if owner is not None:
        seats[owner]["city"] = ["hospital"]
    state = at(
        scenario="custom",
        players=4,
        crown=0,
        districts=["library", "smithy", "hospital", "park"],
        seats=seats,
        draft={
            "picks": ["assassin", "king", "architect", "warlord"],
            "face_up": ["thief", "magician"],
            "face_down": "bishop",
        },
        turn={"character": "assassin"},
    )
    return do(state, "gold", f"kill {victim}", "end", "gold", "end")


@pytest.mark.rulesets("2010")
@pytest.mark.rule("C-DI-hospital-1", "C-INF-07")
@pytest.mark.parametrize(("owner", "possible"), [(None, {-1, 3}), (2, {-1, 3}), (3, {-1})])
def test_silence_rules_out_the_owner_of_the_hospital(owner: int | None, possible: set[int]) -> None:
    state = hospital(owner, "merchant")
    assert state.to_act() == 2
    for seat in (None, 0, 1, 2, 3):
        assert state.view(seat)["unhealed"] == owner
    found = [holders(world) for world in worlds(state, 0, 400)]
    assert {world["merchant"] for world in found} == possible
    assert {world["warlord"] for world in found} == ({3} if owner == 3 else {-1, 3})


@pytest.mark.rulesets("2010")
@pytest.mark.rule("C-DI-hospital-1", "C-INF-07")
def test_a_victim_with_the_hospital_is_revealed() -> None:
    state = hospital(2, "architect")
    assert (state.to_act(), state.turn, state.only_gathers) == (2, 2, True)
    for seat in range(4):
        assert {holders(world)["architect"] for world in worlds(state, seat)} == {2}


# ---- decisions of the older editions ------------------------------------------------------------------------------


def find(ruleset: str, phase: str, *, first: int = 0) -> CitadelsState:
    """Return the first random game that reaches a decision of this phase, stopped at that decision."""
    for number in range(first, first + 2000):
        state = played(ruleset, number, 0)
        rng = Rng(number)
        while not state.is_over():
            if PHASE_NAMES[state.phase] == phase:
                return state
            _go_on(state, rng)
    raise AssertionError(f"no {phase}")


@pytest.mark.long
@pytest.mark.rulesets("2010")
@pytest.mark.rule("C-INF-09", "C-INF-15", "C-INF-06")
@pytest.mark.parametrize("phase", ["tribute", "extra", "shed", "closing", "grave", "tower", "search"])
def test_samples_at_the_decisions_of_the_older_editions(phase: str) -> None:
    first = 0
    for _ in range(3):
        state = find("2010", phase, first=first)
        first += 301
        for seat in range(len(state.players)):
            view, legal = state.view(seat), state.legal(seat)
            for number in range(4):
                world = state.sample(seat, Rng(number))
                assert (world.view(seat), world.legal(seat)) == (view, legal)
                assert pieces(world) == pieces(state)
                assert world.phase == state.phase and world.to_act() == state.to_act()
                rng = Rng(number)
                while not world.is_over():
                    _go_on(world, rng)


@pytest.mark.rulesets("2010")
@pytest.mark.rule("C-DI-lighthouse-1", "C-INF-15")
def test_lighthouse_shows_the_deck_but_not_its_order() -> None:
    state = at(
        scenario="custom",
        players=4,
        districts=["library", "smithy", "lighthouse", "park"],
        seats=[{"characters": ["king"], "gold": 3, "hand": ["lighthouse"]}, {"hand": ["manor"]}],
        turn={"character": "king", "gathered": True},
    )
    do(state, "build lighthouse")
    assert options(state)[-1] == "decline"
    assert {tuple(sorted(deck(world))) for world in worlds(state, 0)} == {tuple(sorted(deck(state)))}
    assert {tuple(deck(world)) for world in worlds(state, 0)} != {tuple(deck(state))}
    assert len({tuple(deck(world)) for world in worlds(state, 1)}) > 100
    held_there = sorted(deck(state))
    held_there.remove("palace")
    do(state, "take palace")
    own = worlds(state, 0)
    assert all(sorted(deck(world)) == held_there and hand(world, 0) == ["palace"] for world in own)
    assert len({tuple(deck(world)) for world in own}) > 100
    assert state.view(0)["deck_known"] == []
    others = worlds(state, 1, 400)
    assert len({hand(world, 0)[0] for world in others}) > 10
    for world in others[:20]:  # in each world, the builder knows the card he took
        assert world.view(0)["hand"] == hand(world, 0)


@pytest.mark.rule("C-DI-graveyard-1", "C-INF-09")
@pytest.mark.rulesets("older")
def test_a_card_from_the_graveyard_is_known_in_the_hand() -> None:
    state = at(
        players=4,
        seats=[
            {"characters": ["warlord"], "gold": 5},
            {"gold": 3, "city": ["graveyard", "docks"], "hand": ["manor"]},
        ],
        turn={"character": "warlord", "gathered": True},
    )
    do(state, "end", "destroy 1", "district docks")
    for seat in range(4):
        assert {deck(world)[-1] for world in worlds(state, seat)} == {"docks"}
        assert {int(world.card) for world in worlds(state, seat)} == {int(state.card)}
    do(state, "reclaim")
    for seat in (0, 2, 3):
        found = [hand(world, 1) for world in worlds(state, seat)]
        assert all("docks" in one and len(one) == 2 for one in found)
        assert len({tuple(one) for one in found}) > 10


@pytest.mark.rule("C-DI-library-2", "C-INF-09")
@pytest.mark.rulesets("older")
def test_card_put_away_with_library_and_observatory() -> None:
    """The player who draws with Library and Observatory knows all three cards; the others know none."""
    state = at(
        players=4,
        seats=[{"characters": ["king"], "hand": [], "city": ["library", "observatory"]}],
        turn={"character": "king"},
        deck_top=["manor", "palace", "prison"],
    )
    do(state, "cards")
    assert {tuple(names(world.pending)) for world in worlds(state, 0)} == {("manor", "palace", "prison")}
    assert len({tuple(names(world.pending)) for world in worlds(state, 1)}) > 100
    do(state, "under palace")
    assert {(tuple(hand(world, 0)), deck(world)[-1]) for world in worlds(state, 0)} == {(("manor", "prison"), "palace")}
    assert len({deck(world)[-1] for world in worlds(state, 1)}) > 10


@pytest.mark.rule("C-CH-emperor-4", "C-INF-09")
@pytest.mark.rulesets("older")
def test_card_given_for_the_crown() -> None:
    """The giver and the Emperor know the card given; the others know only that a card was given."""
    state = at(
        players=4,
        characters=["emperor"],
        crown=2,
        seats=[{"characters": ["emperor"], "hand": []}, {"hand": ["palace", "tavern"]}],
        turn={"character": "emperor"},
    )
    do(state, "crown 1", "give palace")
    assert {tuple(hand(world, 0)) for world in worlds(state, 1)} == {("palace",)}
    assert len({tuple(hand(world, 1)) for world in worlds(state, 0)}) > 5
    assert len({tuple(hand(world, 0)) for world in worlds(state, 2)}) > 5


# ---- anywhere -----------------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.rulesets("older")
@pytest.mark.rule("C-INF-03", "C-INF-04", "C-INF-06", "C-INF-09", "C-INF-10", "C-INF-15")
@settings(max_examples=150, deadline=None, derandomize=True)
@given(number=st.integers(0, 10**6), steps=st.integers(0, 400))
def test_samples_keep_what_their_seat_sees(number: int, steps: int) -> None:
    state = played(playing.ruleset, number, steps)
    for seat in range(len(state.players)):
        view = state.view(seat)
        for seed in range(3):
            world = state.sample(seat, Rng(seed))
            assert world.view(seat) == view
            assert world.legal(seat) == state.legal(seat)
            assert pieces(world) == pieces(state)
            assert _characters_fit(world)


def _characters_fit(world: CitadelsState) -> bool:
    for one in range(1, 10):
        keepers = [player.seat for player in world.players if player.ranks >> one & 1]
        if keepers != ([world.holder(one)] if world.holder(one) >= 0 else []):
            return False
        if world.face_up >> one & 1 and keepers:
            return False
    if world.unhealed >= 0 and world.holder(world.killed) == world.unhealed:
        return False
    return not (world.n < 7 and world.holder(world.face_down) >= 0)


@pytest.mark.long
@pytest.mark.rulesets("older")
@pytest.mark.rule("C-INF-03", "C-INF-06", "C-INF-07", "C-INF-15")
@settings(max_examples=120, deadline=None, derandomize=True)
@given(number=st.integers(0, 10**6), steps=st.integers(0, 60))
def test_samples_depend_only_on_what_the_seat_knows(number: int, steps: int) -> None:
    state = played(playing.ruleset, number, steps)
    for seat in range(len(state.players)):
        other = state.sample(seat, Rng("other"))
        assert laid_out(other.sample(seat, Rng(5))) == laid_out(state.sample(seat, Rng(5)))


@pytest.mark.rulesets("older")
@pytest.mark.rule("C-INF-06", "C-INF-09", "C-INF-15")
def test_samples_can_be_played_to_the_end(ruleset: str) -> None:
    for number in range(GAMES):
        state = played(ruleset, number, 40 + number)
        before = state.digest()
        world = state.sample(number % len(state.players), Rng(number))
        rng = Rng(number)
        while not world.is_over():
            _go_on(world, rng)
        assert state.digest() == before
        assert sorted(card for card in pieces(world)[0] if card >= cards.BASIC_CARDS) == _uniques(state)


def _uniques(state: CitadelsState) -> list[int]:
    return [card for card in pieces(state)[0] if card >= cards.BASIC_CARDS]
