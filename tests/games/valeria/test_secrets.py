"""Secrecy of views, events, options and samples; independence of copies; and use of randomness."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.games.valeria.playing import at, do, happened, new, options, written

from burgrave import Rng
from burgrave.games.valeria.cards import DUKE_NAMES
from burgrave.games.valeria.proof.invariants import ValeriaInvariants
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.errors import IllegalAction, MalformedAction, SetupError

GAMES = [(players, mixed) for players in range(1, 6) for mixed in (False, True)]
STEPS = (0, 1, 3, 10, 25, 60, 120, 200, 300, 10**6)


def played(players: int, mixed: bool, seed: int, steps: int) -> ValeriaState:
    t = new(players=players, mixed=mixed, seed=seed, scenario="random")
    rng = Rng(seed)
    while steps and not t.is_over():
        steps -= 1
        seats = t.open_seats()
        seat = seats[rng.below(len(seats))]
        legal = t.legal(seat)
        t.apply(seat, legal[rng.below(len(legal))])
    return t


def moments(players: int, mixed: bool) -> list[ValeriaState]:
    return [played(players, mixed, 7 * number + players, steps) for number, steps in enumerate(STEPS)]


def known_to(t: ValeriaState, seat: int | None) -> str:
    """Return a seat's view, options and open seats as a single string."""
    legal = [] if seat is None else t.legal(seat)
    return json.dumps([t.view(seat), legal, t.open_seats(), t.to_act(), t.is_over()])


# ---- no leaks -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-INF-02", "V-INF-03", "V-INF-04", "V-INF-05", "V-INF-06", "V-SET-23", "V-SET-17", "A27")
@pytest.mark.parametrize(("players", "mixed"), GAMES)
def test_worlds_that_differ_in_hidden_cards_look_the_same(players: int, mixed: bool) -> None:
    """A sampled world gives a seat the same view and options as the true world, and spectators the same view."""
    for t in moments(players, mixed):
        for seat in range(players):
            for number in range(4):
                world = t.sample(seat, Rng(number))
                assert isinstance(world, ValeriaState)
                assert known_to(world, seat) == known_to(t, seat)
                assert known_to(world, None) == known_to(t, None)


@pytest.mark.rule("V-INF-02", "V-INF-05", "V-INF-06", "V-SET-22", "V-SET-23", "V-SCO-10")
@pytest.mark.parametrize(("players", "mixed"), GAMES)
def test_a_view_names_only_its_own_dukes_until_the_end(players: int, mixed: bool) -> None:
    for t in moments(players, mixed):
        kept: set[str] = set()
        if t.is_over():
            kept = {DUKE_NAMES[player.duke] for player in t.players}
            kept |= {DUKE_NAMES[t.dark_duke]} if players == 1 else set()
        for seat in [None, *range(players)]:
            text = json.dumps(t.view(seat))
            own: Any = [] if seat is None else t.view(seat)["dealt"]
            assert {name for name in DUKE_NAMES if f'"{name}"' in text} == kept | set(own)


@pytest.mark.rule("V-INF-03", "V-SET-17", "V-PRE-08")
@pytest.mark.parametrize(("players", "mixed"), GAMES)
def test_no_hidden_domain_is_in_a_view(players: int, mixed: bool) -> None:
    for t in moments(players, mixed):
        laid: Any = t.position()["domains"]
        for seat in [None, *range(players)]:
            seen: Any = t.view(seat)
            text = json.dumps(seen)
            for stack, shown in zip(laid, seen["domains"], strict=True):
                assert len(stack) == len(shown["open"]) + shown["hidden"]
                covered = stack[len(shown["open"]) :]
                assert not [name for name in covered if f'"{name}"' in text]


@pytest.mark.rule("V-INF-02", "V-INF-06", "V-SET-22", "V-RNG-02")
@pytest.mark.parametrize(("players", "mixed"), GAMES)
def test_other_seats_learn_only_that_a_duke_was_kept(players: int, mixed: bool) -> None:
    for t in moments(players, mixed)[2::3]:
        public = happened(t)
        assert not {event[0] for event in public} & {"dealt_duke", "kept_duke"}
        for seat in range(players):
            private = [event for event in happened(t, seat) if event[0] in ("dealt_duke", "kept_duke")]
            assert {event[1] for event in private} == {seat}
            dealt: Any = t.view(seat)["dealt"]
            assert sorted(DUKE_NAMES[event[2]] for event in private if event[0] == "dealt_duke") == sorted(dealt)
            assert [event for event in happened(t, seat) if event not in private] == public
        assert len([event for event in public if event[0] == "kept"]) == sum(player.duke >= 0 for player in t.players)


@pytest.mark.rule("V-INF-02", "V-INF-06")
@pytest.mark.parametrize("players", [2, 5])
def test_events_tell_two_choices_of_a_duke_apart_to_nobody_else(players: int) -> None:
    worlds = []
    for answer in (0, 1):
        t = new(players=players, seed=11, first=0)
        for seat in range(players):
            do(t, options(t, seat)[answer if seat == 1 else 0], seat=seat)
        worlds.append(t)
    for seat in [None, *range(players)]:
        same = happened(worlds[0], seat) == happened(worlds[1], seat)
        assert same == (seat != 1) == (known_to(worlds[0], seat) == known_to(worlds[1], seat))


@pytest.mark.long
@pytest.mark.rule("V-INF-02", "V-INF-03", "V-INF-04", "V-INF-05", "V-INF-06")
@pytest.mark.parametrize(("players", "mixed"), GAMES)
def test_events_do_not_depend_on_hidden_cards(players: int, mixed: bool) -> None:
    """In two worlds with the same dice and actions, a seat gets the same events until a differing card is turned up."""
    together = 0
    for seed in range(12 // players):
        t = played(players, mixed, seed, players)
        for seat in range(players):
            true, other = t.copy(), _world(t, seat, seed)
            other.rng = true.rng
            for world in (true, other):
                world.keep_events(True)
            rng = Rng(seed)
            while known_to(true, seat) == known_to(other, seat) and not true.is_over():
                assert happened(true, seat) == happened(other, seat)
                who = true.to_act()
                legal = true.legal(who)
                assert legal == other.legal(who)
                action = legal[rng.below(len(legal))]
                true.apply(who, action)
                other.apply(who, action)
                together += 1
    assert together > 25


@pytest.mark.rule("V-INF-03", "A28", "V-BLD-10")
def test_the_domain_below_is_hidden_until_the_new_one_has_taken_effect() -> None:
    seat = {"gold": 6, "citizens": {"merchant": 2}}
    t = at([seat, {}], centre={"domains": {1: ["blood_crow_army", "halfpenny_hill", "nest_of_the_weaver_witch"]}})
    do(t, "build 1")
    shown: Any = t.view(0)["domains"]
    assert shown[0] == {"open": [], "hidden": 2}
    assert len({json.dumps(_world(t, 0, number).position()["domains"]) for number in range(40)}) > 30
    assert len({_world(t, 0, number).domains[0][-1] for number in range(100)}) > 10
    do(t, "decline")
    shown = t.view(0)["domains"]
    assert shown[0] == {"open": ["halfpenny_hill"], "hidden": 1}


@pytest.mark.rule("V-INF-01", "A27")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_everybody_sees_what_is_public(seat: int | None) -> None:
    one = {"gold": 3, "strength": 4, "magic": 5, "vp": 6, "citizens": {"monk": 2}, "monsters": {"goblin": 1}}
    two = {"gold": 7, "domains": ["blood_crow_army"]}
    seen: Any = at([one, two], centre={"citizens": {1: []}, "monsters": {2: []}}).view(seat)
    first, second = seen["seats"]
    assert {name: first[name] for name in one} == one
    assert (second["gold"], second["domains"], second["citizens"]) == (7, ["blood_crow_army"], {})
    assert seen["dice"] == [1, 1] and seen["exhausted"] == 2 and seen["monsters"][1] == []
    assert first["duke"] is None or seat == 0
    assert second["duke"] is None or seat == 1


@pytest.mark.rule("V-INF-05", "A36", "V-SOL-03", "V-SOL-32", "V-RNG-01")
def test_the_dark_lord_is_one_of_eight_and_lies_face_down() -> None:
    lords: set[str] = set()
    for seed in range(150):
        t = new(players=1, seed=seed)
        place: Any = t.position()
        assert place["dark_duke"] not in place["seats"][0]["dealt"] and place["dark_duke"] not in place["away_dukes"]
        shown: Any = t.view(0)["dark_lord"]
        assert shown["duke"] is None and shown["points"] is None
        lords.add(place["dark_duke"])
    assert lords == set(DUKE_NAMES)
    t = new(players=1, seed=4)
    own: Any = t.view(0)["dealt"]
    found = {DUKE_NAMES[_world(t, 0, number).dark_duke] for number in range(200)}
    assert found == set(DUKE_NAMES) - set(own)
    over: Any = played(1, False, 4, 10**6).view(0)["dark_lord"]
    assert over["duke"] in DUKE_NAMES and over["points"] is not None


# ---- samples ------------------------------------------------------------------------------------------------------


def _world(t: ValeriaState, seat: int, number: int) -> ValeriaState:
    world = t.sample(seat, Rng(number))
    assert isinstance(world, ValeriaState)
    return world


@pytest.mark.rule("V-INF-02", "V-INF-03", "V-INF-04", "V-INF-05", "V-INF-06")
@pytest.mark.parametrize(("players", "mixed"), GAMES)
def test_samples_depend_only_on_what_the_seat_knows(players: int, mixed: bool) -> None:
    """With the same generator, indistinguishable worlds give identical samples, including future dice."""
    for t in moments(players, mixed):
        for seat in range(players):
            other = _world(t, seat, 99)
            assert _world(other, seat, 5).position() == _world(t, seat, 5).position()
            assert _world(other, seat, 5).digest() == _world(t, seat, 5).digest()


@pytest.mark.rule("V-INF-03", "V-INF-04", "V-INF-05", "V-SET-28")
@pytest.mark.parametrize(("players", "mixed"), GAMES)
def test_a_sample_is_made_of_the_cards_there_are(players: int, mixed: bool) -> None:
    for t in moments(players, mixed):
        for number in range(3):
            world = _world(t, number % players, number)
            ValeriaInvariants().check(world)
            for mine, true in zip(world.citizens + world.domains, t.citizens + t.domains, strict=True):
                assert len(mine) == len(true)
        ValeriaInvariants().check(t)


@pytest.mark.rule("V-INF-03", "V-INF-04", "V-INF-05")
@pytest.mark.parametrize(("players", "mixed"), GAMES)
def test_samples_differ_where_they_may(players: int, mixed: bool) -> None:
    t = played(players, mixed, 3, players + 4)
    worlds: list[Any] = [_world(t, 0, number).position() for number in range(60)]
    places = [
        "domains",
        "away_dukes",
        "rng",
        *(["citizens"] if mixed else []),
        *(["dark_duke"] if players == 1 else []),
    ]
    for place in places:
        assert len({json.dumps(world[place]) for world in worlds}) > 5, place
    for seat in range(1, players):
        assert len({world["seats"][seat]["duke"] for world in worlds}) == 8
    assert len({json.dumps(world["seats"][0]) for world in worlds}) == 1
    if not mixed:
        assert len({json.dumps(world["citizens"]) for world in worlds}) == 1


@pytest.mark.rule("V-INF-04", "V-MIX-01")
@pytest.mark.parametrize("alone", [True, False])
def test_samples_do_not_hide_mixed_citizens_already_seen(alone: bool) -> None:
    """With all six Clerics owned, or captured by the Dark Lord, only Monks can be hidden."""
    stack = {"citizens": {1: ["monk"] * 4}}
    t = at([{}] if alone else [{"citizens": {"cleric": 4}}, {"citizens": {"cleric": 2}}], mixed=True, centre=stack)
    if alone:
        t.captured[0] = 6
    for number in range(20):
        laid: Any = _world(t, 0, number).position()["citizens"]
        assert laid[0] == ["monk"] * 4


@pytest.mark.rule("V-RNG-01", "V-INF-03")
@pytest.mark.parametrize(("players", "mixed"), GAMES)
def test_samples_are_played_to_the_end(players: int, mixed: bool) -> None:
    for number, steps in enumerate((0, 20, 120)):
        t = played(players, mixed, number, steps)
        before = t.digest()
        world = _world(t, number % players, number)
        rng = Rng(number)
        while not world.is_over():
            legal = world.legal(world.to_act())
            world.play(legal[rng.below(len(legal))])
        assert t.digest() == before and len(world.ranks()) == players
        ValeriaInvariants().check(world)


# ---- copies, digests, randomness ----------------------------------------------------------------------------------


@pytest.mark.rule("V-RNG-02")
@pytest.mark.parametrize(("players", "mixed"), GAMES)
def test_a_copy_is_independent_of_its_original(players: int, mixed: bool) -> None:
    for steps in (0, 5, 40, 150):
        t = played(players, mixed, steps, steps)
        place, digest = json.dumps(t.position()), t.digest()
        copy, twin = t.copy(), t.copy()
        assert copy.digest() == digest and copy.position() == t.position() and copy.view(0) == t.view(0)
        for one in (copy, twin):
            rng = Rng(1)
            while not one.is_over():
                legal = one.legal(one.to_act())
                one.play(legal[rng.below(len(legal))])
        assert copy.digest() == twin.digest()
        assert json.dumps(t.position()) == place and t.digest() == digest


def test_a_copy_made_during_a_reward_is_independent_too() -> None:
    """The Spider Queen's token, due after her free citizen, is paid once in the copy and once in the original."""
    t = at([{"strength": 10, "magic": 3}, {}], centre={"monsters": {1: ["spider_queen"]}})
    do(t, "slay 1", "choose 2")
    for game in (t.copy(), _world(t, 0, 1), t):
        do(game, "free 1")
        assert game.players[0].vp == 1


@pytest.mark.rule("V-RNG-02")
@pytest.mark.parametrize(("players", "mixed"), GAMES)
def test_the_same_luck_and_actions_make_the_same_game(players: int, mixed: bool) -> None:
    once, again = (played(players, mixed, 21, 10**6) for _ in range(2))
    assert once.digest() == again.digest() and happened(once) == happened(again)
    assert once.position() == again.position()
    assert new(players=players, mixed=mixed, seed=1).digest() != new(players=players, mixed=mixed, seed=2).digest()


@pytest.mark.rule("V-RNG-02", "V-RNG-01")
def test_only_rolls_and_the_perch_are_random() -> None:
    t = at([{"gold": 9, "strength": 9, "citizens": {"rogue": 2}}, {"monsters": {"goblin": 1, "treant": 1}}],
           centre={"domains": {1: ["purloiners_perch"]}}, actions=3)  # fmt: skip
    before = t.rng
    do(t, "gain gold", "slay 1")
    assert t.rng == before
    do(t, "build 1")
    assert t.rng != before
    taken = set()
    for seed in range(30):
        t = at([{"gold": 10, "citizens": {"rogue": 2}}, {"monsters": {"goblin": 1, "treant": 1}}],
               centre={"domains": {1: ["purloiners_perch"]}}, seed=seed)  # fmt: skip
        do(t, "build 1")
        taken.add(json.dumps(written(t)["seats"][0]["monsters"]))
    assert len(taken) == 2


def test_digests_tell_states_apart() -> None:
    seat: dict[str, Any] = {"gold": 3, "citizens": {"monk": 1}, "duke": "simon_the_unclean"}
    same = at([seat, {}], first=0).digest()
    assert at([seat, {}], first=0).digest() == same and len(same) == 32
    others = [
        at([{**seat, "gold": 4}, {}], first=0), at([{**seat, "magic": 1}, {}], first=0),
        at([{**seat, "vp": 1}, {}], first=0), at([{**seat, "citizens": {"monk": 2}}, {}], first=0),
        at([{**seat, "monsters": {"goblin": 1}}, {}], first=0), at([seat, {}], first=1),
        at([{**seat, "duke": "reese_the_firebrand"}, {}], first=0), at([seat, {}], first=0, actions=1),
        at([seat, {"gold": 1}], first=0), at([seat, {}, {}], first=0), at([seat, {}], first=0, mixed=True),
        at([seat, {}], first=0, centre={"citizens": {1: []}}), at([seat, {}], first=0, seed=1),
    ]  # fmt: skip
    assert len({same, *(other.digest() for other in others)}) == 1 + len(others)
    luck = at([seat, {}], first=0)
    luck.mix_entropy("other luck")
    assert luck.digest() != same


def test_what_is_no_seat_and_no_action_is_refused() -> None:
    t = new(players=3)
    for seat in (3, -1, "0"):
        with pytest.raises(SetupError, match=r"There is no seat .*; seats go from 0 to 2\."):
            t.view(seat)
        with pytest.raises(SetupError):
            t.sample(seat, Rng(0))
    assert t.legal(7) == []
    with pytest.raises(MalformedAction):
        t.apply(0, "keep")
    before = t.digest()
    with pytest.raises(IllegalAction):
        t.apply(0, 0)
    assert t.digest() == before
