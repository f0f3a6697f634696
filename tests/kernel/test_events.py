import random

import pytest

import burgrave
from burgrave.kernel.events import PUBLIC, Event, number, pack, unpack


@pytest.mark.parametrize(("given", "held"), [(0, 0), (1, 1), (254, 254), (255, 254), (100_000, 254)])
def test_a_number_without_end_leaves_the_other_arguments_alone(given: int, held: int) -> None:
    assert unpack(pack(3, PUBLIC, number(given), 2)) == Event(3, PUBLIC, (held, 2))


@pytest.mark.parametrize("game", ["citadels", "valeria"])
def test_an_event_is_read_as_it_was_told(game: str) -> None:
    table = burgrave.game_named(game).events
    state = burgrave.new(game, players=4, seed=3, scenario="random")
    state.keep_events(True)
    chance = random.Random(3)
    while not state.is_over():
        seat = state.open_seats()[0]
        state.apply(seat, chance.choice(state.legal(seat)))
    events = state.events_since(0)
    assert len(events) > 100
    for event in events:
        again = table.read(table.told(event), event.audience)
        assert table.told(again) == table.told(event) and (again.kind, again.audience) == (event.kind, event.audience)
    for wrong in ({"event": "flood"}, {"event": None}, {}):
        with pytest.raises(ValueError, match="is not an event"):
            table.read(wrong, PUBLIC)
