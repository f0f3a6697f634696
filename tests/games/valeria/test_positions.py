"""Valeria positions: round trips, readable contents, and digests (docs/positions.md)."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.valeria.playing import at, do
from tests.games.valeria.reading_back import begun, placed, read_back, same, step

from burgrave import Rng
from burgrave.games.valeria import cards
from burgrave.games.valeria.proof.invariants import ValeriaInvariants
from burgrave.games.valeria.rules import effects
from burgrave.games.valeria.rules.board import PHASE_NAMES
from burgrave.games.valeria.rules.effects import CITIZEN_OFF, CITIZEN_ON, DOMAIN_PROGRAM, DUKE_PARTS, MONSTER_PROGRAM
from burgrave.games.valeria.rules.setup import RANDOM, SCENARIOS
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.invariants import Rates, is_json

PHASES = {name for name in PHASE_NAMES if name != "nobody"}
STAGES = {"roll", "harvest", "action", "close", "monsters", "second harvest"}

OTHERS = [
    "monk", "blacksmith", "alchemist", "wizard", "peasant", "knight", "thief", "warlord", "priestess", "miner",
]  # fmt: skip

# ---- whole positions ----------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("scenario", [*SCENARIOS, RANDOM])
def test_a_position_reads_back_at_every_decision(scenario: str, players: int) -> None:
    invariants = ValeriaInvariants()
    for mixed in (False, True):
        state = begun(players=players, scenario=scenario, mixed=mixed, seed=f"{scenario} {players} {mixed}")
        rng = Rng((players, scenario, mixed))
        while not state.is_over():
            read = read_back(state)
            same(state, read)
            invariants.check(read)
            step(state, rng)
        same(state, read_back(state))


@pytest.mark.long
def test_positions_of_every_phase_read_back() -> None:
    """Rich players, and players biased toward actions such as building or stealing, reach rare situations."""
    found: Counter[tuple[str, str]] = Counter()
    favourites = [("build",), ("slay", "build"), ("recruit 7", "steal"), ("return", "accept", "build"), ("capture",)]
    for number in range(30):
        state = begun(
            players=1 + number % 5, scenario=RANDOM, mixed=number % 3 == 0, seed=number, purse=number % 4 * 10
        )
        rng = Rng(number)
        while not state.is_over():
            data: Any = state.position()
            place = data["phase"], data.get("stage", "")
            if found[place] < 150:
                same(state, read_back(state))
            found[place] += 1
            step(state, rng, often=favourites[number % len(favourites)])
        same(state, read_back(state))
        found["over", str(state.position()["stage"])] += 1
    assert {phase for phase, _ in found} == PHASES
    assert {stage for _, stage in found} == {*STAGES, ""}


@pytest.mark.parametrize(
    "options",
    [
        {"areas": ["barrens", "swamp", "caverns", "hills", "valley"]},
        {"citizens": OTHERS},
        {"scenario": "glittering-gold", "without": []},
        {"without": ["gargans_embrace"], "mixed": True},
        {"first": 1},
    ],
)
def test_a_game_with_options_of_its_own_reads_back(options: dict[str, Any]) -> None:
    state = begun(players=3, seed=5, purse=20, **options)
    rng = Rng(5)
    for _ in range(120):
        step(state, rng)
        same(state, read_back(state))


@given(seed=st.integers(0, 10**6), players=st.integers(1, 5), number=st.integers(0, 150), purse=st.integers(0, 40))
@settings(max_examples=25, deadline=None)
def test_a_state_read_back_has_the_same_future(seed: int, players: int, number: int, purse: int) -> None:
    state = begun(players=players, scenario=RANDOM, mixed=seed % 2 == 0, seed=seed, purse=purse)
    rng = Rng(seed)
    for _ in range(number):
        step(state, rng)
    read = read_back(state)
    rng, same_rng = Rng(seed), Rng(seed)
    for _ in range(60):
        step(state, rng)
        step(read, same_rng)
        assert read.digest() == state.digest()
    same(state, read)


def test_the_laws_of_the_contract_hold_for_positions() -> None:
    invariants = ValeriaInvariants(Rates(positions=1))
    for players in range(1, 6):
        state = begun(players=players, scenario=RANDOM, seed=players)
        for number in range(40):
            invariants.positions(state)
            step(state, Rng((players, number)))


def test_reading_changes_nothing_in_the_data() -> None:
    data = begun(players=3, mixed=True).position()
    before = copy.deepcopy(data)
    placed(**data)
    assert data == before


# ---- contents -----------------------------------------------------------------------------------------------------


def test_a_position_names_things() -> None:
    state = placed(
        players=2,
        seats=[{"gold": 7, "citizens": {"thief": 2}, "domains": ["gargans_embrace"], "duke": "simon_the_unclean"}],
        domains=[["eye_of_asteraten", None]],
        dice=[3, 4],
    )
    data: Any = state.position()
    seat = data["seats"][0]
    assert seat["gold"] == 7 and seat["citizens"] == {"thief": 2} and seat["domains"] == ["gargans_embrace"]
    assert seat["duke"] == "simon_the_unclean" and seat["duke"] in seat["dealt"] and len(seat["dealt"]) == 2
    assert data["monsters"][0] == ["goblin", "goblin", "goblin", "goblin_mage", "goblin_king"]
    assert data["citizens"][6] == ["thief"] * 3
    assert len(data["domains"][0]) == 2 and data["domains"][0][0] == "eye_of_asteraten"
    assert (data["phase"], data["stage"], data["dice"], data["actions"]) == ("act", "action", [3, 4], 2)


def test_stacks_are_written_from_the_top_down_as_in_views() -> None:
    for seed in range(20):
        state = begun(players=1 + seed % 5, scenario=RANDOM, mixed=seed % 2 == 0, seed=seed)
        for _ in range(40):
            step(state, Rng(seed))
        data: Any = state.position()
        seen: Any = state.view(None)
        assert data["monsters"] == seen["monsters"]
        for row in ("citizens", "domains"):
            for stack, shown in zip(data[row], seen[row], strict=True):
                assert stack[: len(shown["open"])] == shown["open"]
                assert len(stack) == len(shown["open"]) + shown["hidden"]


def test_a_position_omits_registers_of_finished_steps() -> None:
    centre = {"domains": {1: ["gargans_embrace"]}}
    state = at([{"gold": 9, "magic": 2, "citizens": {"archer": 2}}, {}, {}], centre=centre)
    assert "paying" not in state.position()
    do(state, "build 1")
    assert state.position()["paying"] == {"for": "build", "place": 0, "price": 7, "magic": 0}
    do(state, "magic 2")
    data = state.position()
    assert data["phase"] == "act"
    assert not set(data) & {"paying", "part", "todo", "rewarded", "covered", "steals", "outcome", "raids", "captured"}


def test_effects_are_written_as_their_texts() -> None:
    forest = {"monsters": {3: ["spider_queen"]}}
    state = do(at([{"strength": 12, "magic": 3}, {}], centre=forest), "slay 3")
    assert state.position()["rewarded"] == "spider_queen"
    data = do(state, "choose 2").position()
    assert (data["part"], data["todo"], data["covered"]) == ("citizen", ["1v"], None)


def test_a_harvest_is_written_in_words() -> None:
    state = at([{"citizens": {"merchant": 2}}, {"strength": 3, "citizens": {"mercenary": 1}}, {}], dice=(2, 3))
    seats: Any = state.position()["seats"]
    assert seats[0]["harvest"] == {"compensation": False, "choices": 2, "trades": {}}
    assert seats[1]["harvest"] == {"compensation": False, "choices": 0, "trades": {"mercenary": 1}}
    assert seats[2]["harvest"] == {"compensation": False, "choices": 0, "trades": {}}


def test_the_outcome_of_a_game_alone_is_a_word() -> None:
    for outcome in ("won", "scored", "lost"):
        bare = {"citizens": [0, None, None, None, None, 0], "domains": [0], "dice": [1, 2]}
        more: dict[str, Any] = {"won": {"monsters": [0] * 5}, "scored": {"citizens": [0] * 5}, "lost": bare}
        state = placed(players=1, phase="over", **more[outcome])
        assert state.position()["outcome"] == outcome and state.is_over()


def test_a_position_is_json_data() -> None:
    for players in (1, 5):
        assert is_json(begun(players=players, mixed=True).position())


# ---- effects as texts ---------------------------------------------------------------------------------------------


def _texts(program: list[list[Any]]) -> str:
    return " | ".join([" + ".join([effects.text_of(part) for part in parts]) for parts in program])


@pytest.mark.parametrize(
    ("programs", "written"),
    [
        (CITIZEN_ON, cards.CITIZEN_ON_TURN),
        (CITIZEN_OFF, cards.CITIZEN_OFF_TURN),
        (MONSTER_PROGRAM, cards.MONSTER_REWARD),
        (DOMAIN_PROGRAM, cards.DOMAIN_EFFECT),
        ([[parts] for parts in DUKE_PARTS], cards.DUKE_SCORING),
    ],
    ids=["on turn", "off turn", "monsters", "domains", "dukes"],
)
def test_the_text_of_every_part_is_what_is_written_on_its_card(programs: list[Any], written: list[str]) -> None:
    for program, text in zip(programs, written, strict=True):
        assert _texts(program) == text.replace("steal 3g | 3m", "steal 3g")


def test_different_parts_have_different_texts() -> None:
    parts = {part for program in MONSTER_PROGRAM + DOMAIN_PROGRAM for parts in program for part in parts}
    assert len({effects.text_of(part) for part in parts}) == len(parts)


# ---- digests ------------------------------------------------------------------------------------------------------

# derived data, data for look-ahead only, the scenario's name, and registers of other phases
_FOLLOWS = {"n", "empty", "keeps_events", "top_monsters", "top_citizens", "top_domains", "held_from"}
_DEAD = _FOLLOWS | {"num_players", "scenario", "verb", "place", "price", "price_magic", "part", "rewarded"}


def _middle() -> ValeriaState:
    return placed(players=3, seats=[{"gold": 4, "citizens": {"cleric": 1}}], actions=1)


def test_the_digest_tells_every_field_apart() -> None:
    before = _middle().digest()
    changed = set()
    for name in [name for name in dir(_middle()) if not name.startswith("_") and name not in _DEAD]:
        state = _middle()
        value = getattr(state, name)
        if isinstance(value, bool):
            setattr(state, name, not value)
        elif isinstance(value, int):
            setattr(state, name, value + 1)
        else:
            continue
        assert state.digest() != before, name
        changed.add(name)
    assert {"rng", "active", "first", "round", "stage", "dice1", "used", "actions", "covered", "left_out"} <= changed


def test_the_digest_tells_cards_apart() -> None:
    before = _middle().digest()
    for row in ("monsters", "domains"):
        state = _middle()
        getattr(state, row)[2].reverse()
        assert state.digest() != before
    state = _middle()
    state.players[1].vp += 1
    assert state.digest() != before
    state = _middle()
    state.players[2].dealt ^= 1023
    assert state.digest() != before


@pytest.mark.parametrize("mixed", [True, False])
def test_the_digest_tells_what_of_mixed_citizens_is_known(mixed: bool) -> None:
    state = placed(players=2, mixed=mixed)
    before = state.digest()
    state.open_citizens = [2] * 10
    assert (state.digest() != before) == mixed


@pytest.mark.parametrize("phase", ["pay", "reward", "free", "capture"])
def test_the_digest_depends_on_the_registers_of_its_phase(phase: str) -> None:
    register = {"pay": "place", "reward": "rewarded", "free": "part", "capture": "place"}[phase]
    position: dict[str, Any] = {"players": 1 if phase == "capture" else 2, "phase": phase}
    if phase == "reward":
        position["rewarded"] = "goblin_mage"
    state = placed(**position)
    before = state.digest()
    setattr(state, register, getattr(state, register) + 1)
    assert state.digest() != before


def test_the_digest_does_not_tell_what_a_finished_step_has_left() -> None:
    state = _middle()
    before = state.digest()
    for name in ("verb", "place", "price", "price_magic", "part", "rewarded"):
        setattr(state, name, 3)
    state.scenario = "another"
    assert state.digest() == before


def test_a_digest_is_32_hexadecimal_digits_and_never_changes() -> None:
    assert placed(players=2).digest() == placed(players=2).digest()
    assert len(bytes.fromhex(placed(players=2).digest())) == 16
    assert placed(players=2).digest() != placed(seed=1, players=2).digest()
