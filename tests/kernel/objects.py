"""Checks that states, seats, generators and games behave as Python objects should, on either core.

``python -m tests.kernel.objects`` prints the results, and the text that ``help()`` shows, as JSON.
"""

import copy
import inspect
import json
import pickle
import pydoc
import weakref
from collections.abc import Callable
from importlib import import_module
from typing import Any

import burgrave
from burgrave.bots import Bot, bot_named, bots_of, thinks
from burgrave.kernel.errors import IllegalAction, SetupError
from burgrave.kernel.observing import Batch, action_map, encoder_of

EXAMPLES: dict[str, dict[str, Any]] = {"citadels": {"players": 4}, "valeria": {"players": 3}}
PUBLIC = ("Game", "Record", "Recorder", "Replay", "Rng", "Seat", "State")


def played(game: str, decisions: int) -> burgrave.State:
    state = burgrave.new(game, seed="objects", **EXAMPLES[game])
    rng = burgrave.Rng("objects")
    while decisions and not state.is_over():
        legal = state.legal(state.to_act())
        state.apply(state.to_act(), legal[rng.below(len(legal))])
        decisions -= 1
    return state


def raises(error: type[Exception], wrong: Callable[[], object]) -> str:
    """Return the message of the expected exception, or "" if it was not raised."""
    try:
        wrong()
    except error as raised:
        return str(raised)
    return ""


def same_game(one: burgrave.State, other: burgrave.State) -> bool:
    """Return True if two states are equal, continue in the same way, and do not affect each other."""
    alike = one == other and one is not other and one.events == other.events and one.keeps_events == other.keeps_events
    if one.is_over():
        return alike
    seat = one.to_act()
    here, there = copy.copy(one), copy.copy(other)
    for state in (here, there):
        state.apply(seat, state.legal(seat)[0])
    return alike and here == there and here != one and one == other and here.events == there.events


def of_state(state: burgrave.State) -> dict[str, bool]:
    seats = range(state.num_players)
    seat, rng = max(state.to_act(), 0), burgrave.Rng("worlds")
    world = state.sample(seat, rng, history=True)
    silent = copy.deepcopy(state)
    silent.keep_events(False)
    held = {
        "copy.copy": same_game(state, copy.copy(state)),
        "copy.deepcopy": same_game(state, copy.deepcopy([state])[0]),
        "pickle": all(
            same_game(state, pickle.loads(pickle.dumps(state, version)))
            for version in range(2, pickle.HIGHEST_PROTOCOL + 1)
        ),
        "pickle of a sample": same_game(world, pickle.loads(pickle.dumps(world))),
        "pickle without events": same_game(silent, pickle.loads(pickle.dumps(silent))),
        "weak references": weakref.ref(state)() is state,
        "weak references end": is_gone(copy.copy(state)),
        "repr": repr(state).startswith(f"<{type(state).__name__}: {state.num_players} players, "),
        "equality": state == state.copy() and state != 1 and len({state.digest(), state.copy().digest()}) == 1,
        "no hash": "digest" in raises(TypeError, lambda: hash(state)),
        "game": burgrave.game_named(state.game).name == state.game == state.position()["game"],
        "num_players": state.num_players == len(state.scores()),
        "a copy is silent": state.copy().events == [] and not state.copy().keeps_events,
        "a copy with its history": state.copy(history=True).events == state.events,
        "a sample with its history": world.events == state.events_for(seat) and world.view(seat) == state.view(seat),
        "information states are those of the seat": all(
            state.information_state(one) == state.sample(one, rng, history=True).information_state(one) for one in seats
        ),
        "information states differ between seats": len({state.information_key(one) for one in seats}) == len(seats),
        "no information state without events": "keeps none"
        in raises(SetupError, lambda: silent.information_state(seat)),
        "returns": sum(state.returns()) == (1 if state.is_over() else 0),
        "no seat": all(
            raises(SetupError, wrong) == f"There is no seat 99; seats go from 0 to {len(seats) - 1}."
            for wrong in (
                lambda: state.view(99),
                lambda: state.sample(99, rng),
                lambda: state.events_for(99),
                lambda: state.information_state(99),
                lambda: state.seat(99, rng),
            )
        ),
    }
    if not state.is_over():
        handle = state.seat(seat, burgrave.Rng(1))
        again = pickle.loads(pickle.dumps(handle))
        held["pickle of a seat"] = (handle.legal(), handle.view(), handle.events, handle.world, handle.index) == (
            again.legal(),
            again.view(),
            again.events,
            again.world,
            again.index,
        )
        codes = told_codes(state.seat(seat, burgrave.Rng(1)))
        held["a seat holds no event that it was not shown"] = all(code >> 7 & 1 << seat for code in codes if code >> 16)
        held["a seat holds the events that it was shown"] = handle.events == state.events_for(seat)
        held["repr of a seat"] = repr(handle) == f"<Seat {seat} of {handle.world!r}>"
        held["weak references to a seat"] = weakref.ref(handle)() is handle
        words = burgrave.game_named(state.game).notation
        other = next(action for action in range(1000) if action not in state.legal(seat))
        told = raises(IllegalAction, lambda: state.apply(seat, other))
        held["illegal actions by their notation"] = f"{state.legal(seat)[0]} ({words(state.legal(seat)[0])})" in told
    return held


def told_codes(handle: burgrave.Seat) -> list[int]:
    """Return every packed event that a bot can reach through the attributes of its seat."""
    kept: list[Any] = [getattr(handle, name, None) for name in dir(handle) if not name.startswith("__")]
    rows = [one for one in kept if type(one).__name__ in ("list", "ActionList")]
    return [one[place] for one in rows for place in range(len(one)) if type(one[place]) is int]


def is_gone(state: burgrave.State) -> bool:
    """Return True if weak references to a state die with its last strong reference."""
    reference = weakref.ref(state)
    del state
    return reference() is None


def of_others() -> dict[str, bool]:
    """Check generators, games, events and records; return the results."""
    rng = burgrave.Rng("any")
    rng.below(6)
    others = [copy.copy(rng), copy.deepcopy(rng), pickle.loads(pickle.dumps(rng))]
    drawn = [[one.below(1000) for _ in range(5)] for one in (rng, *others)]
    game = burgrave.game_named("citadels")
    record = burgrave.Record.new("citadels", seed=1, seats=[("human", "Ana"), ("random", "")], options={"players": 2})
    event = burgrave.new("citadels", seed=1).events[0]
    return {
        "generators": all(numbers == drawn[0] for numbers in drawn) and burgrave.Rng(1) == burgrave.Rng(1) != rng,
        "repr of a generator": repr(burgrave.Rng(1)) == f"<Rng at {burgrave.Rng(1).x}>",
        "no hash of a generator": raises(TypeError, lambda: hash(rng)) != "",
        "weak references to a generator": weakref.ref(rng)() is rng,
        "one of each game": copy.deepcopy(game) is copy.copy(game) is pickle.loads(pickle.dumps(game)) is game,
        "repr of a game": repr(game) == f"<Citadels, rules version {game.rules_version}>",
        "weak references to a game": weakref.ref(game)() is game,
        "records": pickle.loads(pickle.dumps(record)) == record and weakref.ref(record)() is record,
        "events": pickle.loads(pickle.dumps(event)) == event,
    }


def goes_on(bot: Bot, state: burgrave.State, decisions: int) -> list[int]:
    state, rng = state.copy(), burgrave.Rng("seen")
    chosen: list[int] = []
    while len(chosen) < decisions and not state.is_over():
        seat = state.to_act()
        chosen.append(bot.choose(state.seat(seat, rng)))
        state.apply(seat, chosen[-1])
    return chosen


def of_bots(game: str) -> dict[str, bool]:
    """Check the bots of a game and the functions that play games; return the results."""
    state = played(game, 25)
    held = {}
    for spec in (*bots_of(game), "search:20it", "search:20it:x2"):
        bot = bot_named(game, spec, "objects")
        decisions = 8
        if not thinks(spec):
            goes_on(bot, state, 5)
        elif spec != "search:20it":
            decisions = 0  # slow, or limited by time
        copies = [copy.deepcopy(bot), pickle.loads(pickle.dumps(bot))]
        chosen = goes_on(bot, state, decisions)
        held[f"copies of the bot {spec}"] = all(goes_on(one, state, decisions) == chosen for one in copies)
    about, options = burgrave.game_named(game), EXAMPLES[game]
    encoder, actions = encoder_of(about, state.num_players), action_map(about, dict(options))
    batch = Batch(about, dict(options), encoder, actions, 2)
    batch.reset(5)
    rng = burgrave.Rng(5)
    for one in (batch, *(copied := [copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))])):
        drawn = copy.copy(rng)
        for _ in range(10):
            one.choose(drawn)
            one.step(bytes(memoryview(one.chosen.buffer())))
    held["batches"] = all(one.state(0) == batch.state(0) and one.state(1) == batch.state(1) for one in copied)
    others = pickle.loads(pickle.dumps([encoder, actions]))
    held["encoders"] = [field.name for field in others[0].fields] == [field.name for field in encoder.fields]
    held["action maps"] = others[1].ids == actions.ids and others[1].legal(state, state.to_act()) == actions.legal(
        state, state.to_act()
    )
    return held


def of_replays() -> dict[str, bool]:
    """Check the replay of half a record; return the results."""
    seats = [("random", ""), ("random", "")]
    recorder = burgrave.Recorder(burgrave.Record.new("citadels", seed=3, seats=seats, options={"players": 2}))
    while recorder.state.to_act() >= 0:
        seat = recorder.state.to_act()
        recorder.play(seat, recorder.state.legal(seat)[0])
    replay = burgrave.Replay(recorder.record)
    for _ in range(9):
        replay.step()
    copies = [copy.deepcopy(replay), pickle.loads(pickle.dumps(replay))]
    return {
        "replays": all(
            one.upcoming() == replay.upcoming()
            and one.decisions == replay.decisions
            and one.state == replay.state
            and one.state.events == replay.state.events
            and one.finish() == recorder.state
            for one in copies
        )
    }


def holds() -> dict[str, bool]:
    found = of_others() | of_replays()
    for game in EXAMPLES:
        found |= {f"{game}: {name}": held for name, held in of_bots(game).items()}
        for decisions in (0, 25, 60, 100_000):
            for name, held in of_state(played(game, decisions)).items():
                found[f"{game}, {decisions} decisions: {name}"] = held
    return found


def described() -> dict[str, object]:
    """Return what ``help()`` shows for the public API: docstrings, and parameters with defaults."""
    classes: list[Any] = [getattr(burgrave, name) for name in PUBLIC]
    classes += [type(played(game, 0)) for game in EXAMPLES]
    found: dict[str, object] = {}
    for one in classes:
        found[f"module of {one.__name__}"] = inspect.getdoc(import_module(one.__module__))
        found[one.__name__] = inspect.getdoc(one)
        for name, member in inspect.getmembers(one):
            if not name.startswith("_") and (callable(member) or inspect.isdatadescriptor(member)):
                text = inspect.getdoc(member) or ""
                if callable(member):
                    parameters = inspect.signature(member).parameters.values()
                    text += " " + ", ".join(f"{each.name}={each.default}" for each in parameters)
                if text:
                    found[f"{one.__name__}.{name}"] = text
        found[f"help({one.__name__})"] = sorted(set(found) & set(pydoc.render_doc(one).split()))
    return found


if __name__ == "__main__":
    print(json.dumps([holds(), described()]))
