"""States, seats, generators and games as Python objects: copy, pickle, comparison, repr."""

import json
import pickle
from collections.abc import Callable

import pytest
from tests.kernel.objects import EXAMPLES, described, holds, played

from burgrave.kernel.game import Game
from burgrave.kernel.state import State


def test_objects_are_what_python_people_expect() -> None:
    assert [name for name, held in holds().items() if not held] == []


def test_all_that_is_public_is_described() -> None:
    found = described()
    for name in ("State", "State.legal", "State.events", "Rng.below", "Game.notation", "Seat.world", "Record"):
        assert len(str(found[name])) > 20, name
    for owner in (State, Game):
        public = [name for name in vars(owner) if not name.startswith("_") and callable(getattr(owner, name))]
        assert public
        assert [name for name in public if f"{owner.__name__}.{name}" not in found] == []


def test_the_compiled_core_has_the_same_objects(run_compiled: Callable[..., str]) -> None:
    held, told = json.loads(run_compiled("-m", "tests.kernel.objects"))
    assert [name for name, one in held.items() if not one] == []
    here = json.loads(json.dumps(described()))
    for name, text in here.items():
        assert told.get(name) == text, name
    assert set(told) == set(here) and set(held) == set(holds())


@pytest.mark.parametrize("game", EXAMPLES)
def test_a_pickle_opens_on_the_other_core(run_compiled: Callable[..., str], game: str) -> None:
    state = played(game, 40)
    code = f"import pickle; print(pickle.loads({pickle.dumps(state)!r}).information_state(0))"
    assert run_compiled("-c", code).strip() == state.information_state(0)
