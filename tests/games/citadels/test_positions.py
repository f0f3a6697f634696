"""Positions (docs/positions.md): round trips, defaults of partial positions, and digests."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.citadels.playing import GAME, at, first, options
from tests.games.citadels.reading_back import read_back, same, step

import burgrave
from burgrave import Rng
from burgrave.games.citadels.cards import DISTRICT_NAMES
from burgrave.games.citadels.rules.pieces import DRAWN, MAIN, PICK
from burgrave.games.citadels.rules.ruleset import RANDOM, SCENARIOS
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.kernel.arrays import numbers
from burgrave.kernel.errors import BurgraveError, PositionError

# ---- whole positions ------------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("scenario", [*SCENARIOS, RANDOM])
def test_a_position_reads_back_to_the_same_state(scenario: str) -> None:
    for players in range(2, 9):
        state = burgrave.new("citadels", players=players, scenario=scenario, seed=f"{scenario} {players}", events=False)
        assert isinstance(state, CitadelsState)
        rng = Rng((players, scenario))
        number = 0
        while not state.is_over():
            rare = state.phase not in (PICK, MAIN, DRAWN)
            if rare or number % 6 == 0:
                same(state, read_back(state))
            step(state, rng)
            number += 1
        same(state, read_back(state))


@given(seed=st.integers(0, 10**6), players=st.integers(2, 8), number=st.integers(0, 150))
@settings(max_examples=25, deadline=None)
def test_a_state_read_back_has_the_same_future(seed: int, players: int, number: int) -> None:
    state = burgrave.new("citadels", players=players, scenario=RANDOM, seed=seed, events=False)
    assert isinstance(state, CitadelsState)
    rng = Rng(seed)
    for _ in range(number):
        step(state, rng)
    read = read_back(state)
    same_rng = Rng(seed)
    rng = Rng(seed)
    for _ in range(40):
        step(state, rng)
        step(read, same_rng)
        assert read.digest() == state.digest()
    same(state, read)


def test_reading_changes_nothing_in_the_data() -> None:
    data = at(players=3, seats=[{"characters": ["king"]}], turn={"character": "king"}).position()
    before = copy.deepcopy(data)
    burgrave.from_position(data)
    assert data == before


def test_a_position_names_things() -> None:
    data = at(
        players=4,
        seats=[{"characters": ["artist"], "city": ["manor+", "keep"], "hand": ["castle"], "gold": 5}],
        turn={"character": "artist", "gathered": True},
        killed="king",
        deck_top=["temple"],
    ).position()
    seats: Any = data["seats"]
    deck: Any = data["deck"]
    turn: Any = data["turn"]
    assert seats[0] == {"gold": 5, "characters": ["artist"], "city": ["manor+", "keep"], "hand": ["castle"]}
    assert deck[0] == "temple"
    assert data["killed"] == "king"
    assert turn["character"] == "artist" and turn["gathered"] is True


# ---- digests --------------------------------------------------------------------------------------------------------

# fields derived from the cast, irrelevant for the future, or unused in the middle of a turn
_DEAD = {"taxed", "held", "keeps_events", "scenario", "step", "target", "card", "price", "counted", "owed",
         "has_theater", "has_stables", "has_graveyard", "has_hospital", "has_throne_room", "steps", "everyone",
         "events", "tracing", "num_players"}  # fmt: skip


def _middle() -> CitadelsState:
    return at(players=3, seats=[{"characters": ["bishop", "thief"]}], turn={"character": "bishop", "gathered": True})


def test_the_digest_tells_every_field_apart() -> None:
    before = _middle().digest()
    names = [name for name in dir(_middle()) if not name.startswith("_") and name not in _DEAD]
    changed = []
    for name in names:
        state = _middle()
        value = getattr(state, name)
        if isinstance(value, bool):
            setattr(state, name, not value)
        elif isinstance(value, int):
            setattr(state, name, value + 1 if name != "phase" else PICK)
        else:
            continue
        assert state.digest() != before, name
        changed.append(name)
    assert {"rng", "crown", "robbed", "picks", "used", "spent", "top", "pool", "resumed"} <= set(changed)


def test_the_digest_tells_cards_and_knowledge_apart() -> None:
    before = _middle().digest()
    state = _middle()
    state.lay_deck(numbers([*state.deck[state.top :]][::-1]))
    assert state.digest() != before
    state = _middle()
    state.learn(state.deck[5], 2)
    assert state.digest() != before
    state = _middle()
    state.players[1].hand = numbers([*state.players[1].hand][::-1])
    assert state.digest() != before
    state = _middle()
    state.players[2].gold += 1
    assert state.digest() != before


def test_the_digest_does_not_tell_equal_cards_apart() -> None:
    seats = [{"city": ["manor"], "hand": ["manor"]}, {"city": ["manor"], "hand": ["keep"]}]
    state = at(players=4, seats=seats)
    before = state.digest()
    hand, city = state.players[0].hand, state.players[1].city
    hand[0], city[0] = city[0], hand[0]
    known = state.known(hand[0])
    state.set_known(hand[0], state.known(city[0]))
    state.set_known(city[0], known)
    assert state.digest() == before


def test_a_digest_is_40_hexadecimal_digits_and_never_changes() -> None:
    assert at(players=2).digest() == at(players=2).digest()
    assert len(bytes.fromhex(at(players=2).digest())) == 20
    assert at(players=2).digest() != at(seed=1, players=2).digest()


# ---- partial positions ----------------------------------------------------------------------------------------------


def test_nothing_but_the_game_is_the_start_of_a_round() -> None:
    state = at()
    assert state.phase == PICK and len(options(state)) == 5
    assert [len(player.hand) for player in state.players] == [4] * 4
    assert [player.gold for player in state.players] == [2] * 4


def test_a_turn_alone_is_a_character_just_called() -> None:
    state = at(
        players=4,
        scenario="first-game",
        seats=[
            {"characters": ["warlord"], "gold": 3, "city": ["prison", "school_of_magic"], "hand": ["barracks"]},
            {"characters": ["thief"], "city": ["market"]},
        ],
        turn={"character": "warlord"},
        robbed="warlord",
    )
    assert [player.gold for player in state.players] == [0, 5, 2, 2]
    assert state.to_act() == 0
    assert options(state) == ["gold", "cards", "income"]
    assert state.revealed & 1 << 2 and state.revealed & 1 << 8


def test_a_called_king_takes_the_crown() -> None:
    state = at(players=5, crown=1, seats=[{}, {}, {"characters": ["king"]}], turn={"character": "king"})
    assert (state.crown, state.starter) == (2, 1)


def test_registers_say_that_the_turn_goes_on() -> None:
    seats = [{"characters": ["architect"], "gold": 6, "hand": ["manor", "keep"]}]
    turn = {"character": "architect", "gathered": True, "used": ["bonus"], "builds": 2}
    state = at(seats=seats, players=4, turn=turn)
    assert options(state) == ["build manor", "build keep", "end"]
    turn["builds"] = 3
    assert options(at(seats=seats, players=4, turn=turn)) == ["end"]


def test_a_bewitched_player_gathers_and_the_witch_goes_on() -> None:
    seats = [{"characters": ["witch"]}, {"characters": ["bishop"]}]
    state = at(players=4, seats=seats, bewitched="bishop", turn={"character": "bishop"})
    assert (state.to_act(), state.only_gathers) == (1, True)
    state = at(players=4, seats=seats, turn={"character": "bishop", "seat": 0, "resumed": True})
    assert (state.to_act(), state.resumed, state.protected) == (0, True, 0)
    assert "end" in options(state)


def test_characters_alone_begin_the_calls() -> None:
    state = at(players=4, seats=[{"characters": ["assassin"]}, {}, {"characters": ["king"]}])
    assert (state.to_act(), state.rank) == (0, 1)
    state = at(players=4, seats=[{"characters": ["assassin"]}, {"city": ["theater"]}])
    assert options(state) == ["stay", "stage 0", "stage 2", "stage 3"]


def test_in_the_draft_the_characters_held_are_the_picks() -> None:
    state = at(players=5, crown=3, phase="pick", seats=[{"characters": ["king"]}, {}, {}, {"characters": ["thief"]},
                                                      {"characters": ["bishop"]}])  # fmt: skip
    assert state.to_act() == 1
    assert "pick king" not in options(state)
    draft: Any = state.position()["draft"]
    assert draft["picks"] == ["thief", "bishop", "king"]


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("seed", range(4))
def test_the_draft_filled_in_is_one_that_can_have_been(players: int, seed: int) -> None:
    state = at(
        seed=seed, players=players, crown=1, seats=[{"characters": ["merchant"]}], turn={"character": "merchant"}
    )
    aside = [state.face_down, state.lost, *[state.buries >> 4 * i & 15 for i in range(1, 4)]]
    aside += [rank for rank in range(1, 10) if (state.face_up | state.passed) >> rank & 1]
    held = [rank for rank in range(1, 10) if state.holder(rank) >= 0]
    ranks = sorted(rank for rank in aside + held if rank)
    assert ranks == list(range(1, state.ranks_in_play + 1))
    assert not state.face_up >> 4 & 1
    assert len(held) == (players if players > 3 else 2 * players)
    for number in range(len(held)):
        rank = state.picks >> 4 * number & 15
        assert state.holder(rank) == (state.starter + number) % players


def test_the_deck_may_be_short() -> None:
    state = at(players=2, deck=["manor"], seats=[{"hand": ["keep"]}], turn={"character": "king"})
    assert state.deck_size() == 1
    assert len(state.players[0].hand) + len(state.players[1].hand) == 67


def test_hands_may_be_numbers_and_the_deck_begun_and_ended() -> None:
    state = at(players=2, deck_top=["palace", "manor"], deck_bottom=["keep"], seats=[{"hand": 0}, {"hand": 7}])
    data: Any = state.position()
    assert [len(seat["hand"]) for seat in data["seats"]] == [0, 7]
    assert data["deck"][:2] == ["palace", "manor"] and data["deck"][-1] == "keep"


def test_what_is_mentioned_comes_into_the_game() -> None:
    state = at(players=4, seats=[{"characters": ["witch"], "city": ["museum"]}, {"hand": ["secret_vault"]}],
               museum=["manor"], threats={"real": "scholar"}, turn={"character": "marshal"})  # fmt: skip
    data: Any = state.position()
    assert data["characters"][:3] == ["witch", "blackmailer", "magician"]
    assert data["characters"][-2:] == ["scholar", "marshal"]
    assert {"museum", "secret_vault"} <= set(data["districts"]) and len(data["districts"]) == 14
    assert data["scenario"] == "custom"


def test_a_cast_that_is_written_in_part_is_joined_by_what_is_mentioned() -> None:
    seats = [{"characters": ["queen"]}, {"characters": ["wizard"]}]
    data = at(players=6, characters=["witch"], seats=seats, turn={"character": "wizard"}).position()
    expected = ["witch", "thief", "wizard", "king", "bishop", "merchant", "architect", "warlord", "queen"]
    assert data["characters"] == expected and data["scenario"] == "custom"
    with pytest.raises(PositionError, match="no character in the cast called 'queen'"):  # a full cast is kept as given
        at(players=6, characters=[*expected[:2], "magician", *expected[3:8]], seats=seats, turn={"character": "wizard"})


@pytest.mark.rulesets("2010")
def test_bonus_districts_are_added_and_others_left_out() -> None:
    whole: Any = at(players=4).position()["districts"]
    added = at(players=4, bonus=["park", "hospital"], without=["university"]).position()["districts"]
    whole.remove("university")
    assert added == sorted([*whole, "park", "hospital"], key=DISTRICT_NAMES.index)
    assert at(players=4, scenario="base", bonus=["park", "hospital"]).position()["scenario"] == "base"
    for wrong, told in (
        ({"bonus": ["keep"]}, "keep is not a bonus district"),
        ({"bonus": ["park"], "districts": ["park"]}, "not both"),
        ({"without": ["park"]}, "no park to leave out"),
        ({"without": ["university"], "seats": [{"city": ["university"]}]}, "names the university, which is among"),
        ({"ruleset": "2016", "bonus": ["park"]}, "2016 ruleset has no bonus districts"),
    ):
        with pytest.raises(BurgraveError, match=told):
            at(**{"players": 4, **wrong})


def test_characters_are_written_in_the_order_chosen() -> None:
    picks = ["warlord", "bishop", "merchant", "king", "assassin", "thief"]
    state = at(players=3, crown=0, draft={"picks": picks}, turn={"character": "assassin"})
    written: Any = state.position()["seats"]
    assert [seat["characters"] for seat in written] == [
        ["warlord", "king"],
        ["bishop", "assassin"],
        ["merchant", "thief"],
    ]
    swapped = {"seat": 0, "with": 1, "gave": "warlord", "got": "assassin"}
    seats = [{"characters": ["assassin", "king"], "city": ["theater"]}, {"characters": ["bishop", "warlord"]}]
    state = at(players=3, crown=0, theater=swapped, seats=seats, turn={"character": "assassin"})
    written = state.position()["seats"]
    assert [seat["characters"] for seat in written[:2]] == [["assassin", "king"], ["bishop", "warlord"]]
    same(state, read_back(state))


def test_what_reading_plays_is_kept_as_events() -> None:
    position = {
        "game": "citadels",
        "players": 4,
        "seats": [{"characters": ["warlord"], "gold": 3}, {"characters": ["thief"]}],
        "robbed": "warlord",
        "turn": {"character": "warlord"},
    }
    told = [GAME.events.told(event) for event in burgrave.from_position(position).events]
    assert [event["event"] for event in told] == ["reveal", "theft"]
    assert burgrave.from_position(position, events=False).events == []


@pytest.mark.parametrize("players", [2, 4, 7])
def test_a_sample_read_back_has_the_same_future(players: int) -> None:
    """A sample contains the knowledge of one seat only, and so does the sample's position."""
    state = at(players=players, seed=players)
    rng = Rng(players)
    for _ in range(90):
        step(state, rng)
    world = state.sample(0, rng)
    read = read_back(world)
    for _ in range(80):
        if not world.is_over():
            action = world.legal(world.to_act())[-1]
            world.play(action)
            read.play(action)
    same(world, read)


def test_the_end_of_a_game_and_a_killed_emperor() -> None:
    city = ["manor", "castle", "palace", "temple", "church", "monastery", "cathedral"]
    state = at(players=4, phase="over", seats=[{"city": city}])
    assert state.is_over() and first(state) == 0 and state.ranks()[0] == 1
    state = at(players=4, phase="heir", killed="emperor", seats=[{}, {"characters": ["emperor"]}])
    assert options(state) == ["crown 2", "crown 3"]


def test_warrants_and_threats() -> None:
    seats = [{"characters": ["king"], "gold": 4, "hand": ["manor"]}, {"characters": ["magistrate"]}]
    state = at(players=4, seats=seats, warrants={"signed": "king"}, turn={"character": "king", "gathered": True})
    state.apply(0, GAME.parse("build manor"))
    assert (state.to_act(), options(state)) == (1, ["confiscate", "decline"])
    seats[1] = {"characters": ["blackmailer"]}
    state = at(players=4, seats=seats, threats={"real": "bishop", "blank": "king"}, turn={"character": "king"})
    state.apply(0, GAME.parse("gold"))
    assert options(state) == ["bribe", "refuse"]


INSIDE: list[dict[str, Any]] = [
    {"phase": "power", "turn": {"character": "magistrate", "naming": ["king"]}},
    {"phase": "power", "turn": {"character": "magistrate", "step": 2, "naming": ["king", "thief"]}},
    {"phase": "power", "turn": {"character": "blackmailer", "naming": ["king"]}},
    {"phase": "power", "turn": {"character": "spy", "seat": 0, "target": 1}},
    {"phase": "power", "turn": {"character": "magician", "owed": 1}},
    {"phase": "power", "turn": {"character": "wizard", "seat": 0, "target": 3}},
    {"phase": "power", "turn": {"character": "wizard", "seat": 0, "target": 3, "step": 2, "card": "keep"}},
    {"phase": "power", "turn": {"character": "seer", "seat": 0, "owed": [2, 3]}},
    {"phase": "power", "turn": {"character": "emperor", "seat": 0, "target": 1}, "crown": 1},
    {"phase": "power", "turn": {"character": "cardinal", "seat": 0, "card": "palace"}},
    {"phase": "power", "turn": {"character": "cardinal", "seat": 0, "card": "docks", "price": 2, "step": 2,
                                "target": 1}},
    {"phase": "power", "turn": {"character": "scholar", "pending": ["manor", "docks", "temple"]}},
    {"phase": "power", "turn": {"character": "warlord", "target": 1}},
    {"phase": "power", "turn": {"character": "marshal", "seat": 0, "target": 1}},
    {"phase": "power", "turn": {"character": "diplomat", "seat": 0, "target": 1}},
    {"phase": "power", "turn": {"character": "diplomat", "seat": 0, "target": 1, "step": 2, "card": "temple"}},
    {"phase": "power", "turn": {"character": "artist", "seat": 0}},
    {"phase": "drawn", "turn": {"character": "king", "pending": ["docks", "temple"]}},
    {"phase": "order", "turn": {"character": "king", "pending": ["docks", "temple"]}},
    {"phase": "bribe", "turn": {"character": "king"}, "threats": {"real": "king"}},
    {"phase": "threat", "turn": {"character": "king"}, "threats": {"real": "bishop", "blank": "king"}},
    {"phase": "warrant", "turn": {"character": "king", "card": "castle"}, "warrants": {"signed": "king"}},
    {"phase": "den", "turn": {"character": "king", "seat": 0, "gathered": True}, "districts": None},
    {"phase": "lab", "turn": {"character": "king", "seat": 0}},
    {"phase": "tuck", "turn": {"character": "king", "seat": 0}},
    {"phase": "ruin", "turn": {"character": "king", "seat": 0, "target": 1}},
    {"phase": "stage"},
]  # fmt: skip


@pytest.mark.parametrize("inside", INSIDE, ids=lambda one: f"{one['phase']} {one.get('turn', {}).get('character')}")
def test_positions_inside_something(inside: dict[str, Any]) -> None:
    uniques = {"lab": "laboratory", "tuck": "museum", "ruin": "armory", "stage": "theater"}
    city = ["market", uniques.get(inside["phase"], "statue")]
    seats = [{"city": city, "hand": ["keep", "castle", "castle", "manor", "prison"]}, {"city": ["temple"], "gold": 9}]
    for seed in range(3):
        state = at(seed=seed, players=4, seats=seats, **inside)
        assert options(state)
        same(state, read_back(state))
        rng = Rng(seed)
        for _ in range(80):
            step(state, rng)
        same(state, read_back(state))
