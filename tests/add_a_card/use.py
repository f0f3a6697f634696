"""Script that exercises all features with new cards; ``test_add_a_card.py`` runs it on modified sources.

Standard input is ``{"game", "options", "cards", "log"}``: ``cards`` are the names of the new cards, and
``log`` is the log, including the result, of a game played without them. The script prints one line for each
feature that works.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import cast

import pyspiel

import burgrave
from burgrave import Rng
from burgrave.bots import LEVELS, bot_named
from burgrave.bots.advice import advise
from burgrave.envs import spiel
from burgrave.envs.aec import GameEnv
from burgrave.envs.single import SeatEnv
from burgrave.envs.vector import VectorEnv
from burgrave.kernel.invariants import Invariants, Rates
from burgrave.kernel.record import Record, Recorder
from burgrave.review.reviewer import Budget, review
from burgrave.server.live.game import Game, Header
from burgrave.server.store import LogEntry
from burgrave.text.catalogue import LANGUAGES
from burgrave.text.narration import narrator_for

asked = json.load(sys.stdin)
name, options = asked["game"], asked["options"]
game = burgrave.game_named(name)

# Games under all invariants: state, views, samples, positions, digests, records.
make_invariants = cast(Callable[[Rates], Invariants], game.part("invariants"))
invariants = make_invariants(Rates(refusals=50, futures=20, views=5, samples=10, positions=10, records=1, playouts=1))
met: set[str] = set()
for seed in (1, 2):
    state = invariants.walk(seed, options)
    met |= {card for card in asked["cards"] if f'"{card}"' in json.dumps(state.position())}
assert met == {*asked["cards"]}, f"only {met} were played"
print("laws")

env = GameEnv(f"{name}_v0", name, options)
env.reset(seed=1)
for agent, _ in zip(env.agent_iter(), range(100), strict=False):
    look, _reward, ended, cut, _info = env.last()
    env.step(None if ended or cut else env.action_space(agent).sample(look["action_mask"]))
single = SeatEnv(name, **options)
_look, info = single.reset(seed=1)
ended = False
while not ended:
    _look, _reward, ended, _cut, info = single.step(single.action_space.sample(info["action_mask"]))
many = VectorEnv(name, 4, **options)
many.reset(seed=1)
for _ in range(20):
    many.step(many.random_actions())
loaded = spiel.load(f"burgrave_{name}").new_initial_state()
assert isinstance(loaded, pyspiel.State)
print("environments")

for bot_name in ["random", "greedy", "rules", "net", "search:3it", *LEVELS]:
    state = burgrave.new(name, seed=2, **options)
    bot = bot_named(name, bot_name, "new cards")
    for number in range(1 if bot_name == "expert" else 6):
        seat = state.to_act()
        state.apply(seat, bot.choose(state.seat(seat, Rng(number))))
print("bots")

seats = [("rules", "")] * options["players"]
bot = bot_named(name, "rules", 3)


def played_out(record: Record) -> list[dict[str, object]]:
    """Have rule bots play a game to its end, and return its position before each decision."""
    recorder = Recorder(record)
    found = []
    while not recorder.state.is_over():
        found.append(dict(recorder.state.position()))
        seat = recorder.state.to_act()
        recorder.play(seat, bot.choose(recorder.state.seat(seat, Rng(len(found)))))
    recorder.close()
    return found


positions = played_out(Record.new(name, seed=3, seats=seats, options=options))
state = game.from_position(positions[len(positions) // 2], 1, False)
assert advise(name, state.seat(state.to_act(), Rng(1)), 1, iterations=20)
print("hints")
late = Record.from_position(positions[-4], seed=3, seats=seats)
played_out(late)
assert review(late, seed=1, budget=Budget(40, 10, 4)).decisions
print("review")
for language in LANGUAGES:
    narrator_for(state, language)
print("texts")

log = asked["log"]
played = Game(Header.of(log["header"]), [LogEntry(*entry) for entry in log["entries"]])
assert (played.state.scores(), played.state.digest()) == (log["scores"], log["digest"])
print("log")
