"""Messages to a seat contain no information that is hidden from it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from tests.server.live.evening import Ears, Evening, evening, run

from burgrave.games.citadels.cards import CHARACTER_NAMES, DISTRICT_NAMES
from burgrave.games.valeria.cards import CITIZEN_NAMES, DOMAIN_NAMES, DUKE_NAMES
from burgrave.kernel.rng import Rng
from burgrave.server.live.requests import ShowRecord, StartGame

SET_UPS: list[dict[str, Any]] = [
    {"game": "citadels", "options": {"players": 4, "scenario": "random"}},
    {"game": "citadels", "options": {"players": 3, "ruleset": "2010"}},
    {"game": "valeria", "options": {"players": 3, "mixed": True}},
]
NAMES = {*CHARACTER_NAMES, *DISTRICT_NAMES, *CITIZEN_NAMES, *DOMAIN_NAMES, *DUKE_NAMES}


def words(found: object) -> Iterator[str]:
    """Yield every word in a message, including keys and notations."""
    if isinstance(found, dict):
        for key, value in found.items():
            yield from str(key).split()
            yield from words(value)
    elif isinstance(found, list):
        for value in found:
            yield from words(value)
    elif isinstance(found, str):
        yield from found.split()


def known(view: Mapping[str, Any]) -> set[str]:
    return NAMES & {*words(view)}


@pytest.mark.parametrize("set_up", SET_UPS, ids=lambda one: str(one)[9:60])
def test_a_message_names_no_card_that_its_seat_has_not_seen(set_up: dict[str, Any]) -> None:
    async def night() -> None:
        async with evening() as night:
            players = set_up["options"]["players"]
            room = await night.room(set_up, players)
            ears: list[tuple[int | None, Ears]] = [(None, await night.listen(room, None))]
            for number, person in enumerate(night.people[:players]):
                ears.append((number, await night.listen(room, person, "it" if number % 2 else None)))
            await night.tables.ask(room, StartGame(night.people[0]))
            rng = Rng(str(set_up))
            seen: dict[int | None, set[str]] = {seat: set() for seat, _ears in ears}
            told, marks = dict.fromkeys(seen, 0), dict.fromkeys(seen, 0)
            decisions = 0
            while not night.played(room).state.is_over():
                for seat, heard in ears:
                    _look(night, room, seat, heard, seen, told, marks)
                decisions += 1
                await night.play(room, players, rng, decisions=1)
            assert decisions > 30

    run(night)


def _look(
    night: Evening,
    room: str,
    seat: int | None,
    heard: Ears,
    seen: dict[int | None, set[str]],
    told: dict[Any, int],
    marks: dict[Any, int],
) -> None:
    game = night.played(room)
    view = game.state.view(seat)
    seen[seat] |= known(view)
    for event in game.state.events_for(seat, marks[seat]):
        seen[seat] |= known(game.rules.events.told(event))
    marks[seat] = game.state.event_count()
    for message in heard.messages[told[seat] :]:
        if message["t"] == "table":
            assert message["seat"] == seat
            rest = {key: value for key, value in message.items() if key not in ("view", "ask", "prices", "why_not")}
            assert known(rest) <= seen[seat]
    table = heard.table
    assert table["view"] == view
    # The options are those of the seat itself; other seats have no decision.
    assert (table["ask"] is None) == (seat not in game.state.open_seats())
    told[seat] = len(heard.messages)


def test_hands_of_others_are_not_in_what_a_seat_is_sent() -> None:
    async def night() -> None:
        async with evening() as night:
            set_up = {"game": "citadels", "options": {"players": 4}}
            room = await night.room(set_up, 4)
            ears = [await night.listen(room, None)]
            ears += [await night.listen(room, person) for person in night.people[:4]]
            await night.tables.ask(room, StartGame(night.people[0]))
            state = night.played(room).state
            hands = [{*_hand(state.view(seat))} for seat in range(4)]
            for place, heard in enumerate(ears, -1):
                own = hands[place] if place >= 0 else set()
                others = set().union(*(hand for number, hand in enumerate(hands) if number != place)) - own
                assert not others & {*words(json.loads(json.dumps(heard.messages)))}

    run(night)


@pytest.mark.parametrize("set_up", SET_UPS, ids=lambda one: str(one)[9:60])
def test_what_one_has_seen_so_far_can_be_had_as_a_text(set_up: dict[str, Any]) -> None:
    """The text of a running game has the user's own events, but neither the seed nor options that reveal cards."""

    async def night() -> None:
        async with evening() as night:
            players = set_up["options"]["players"]
            room = await night.game(set_up, players)
            await night.play(room, players, Rng(str(set_up)), decisions=25)
            game = night.played(room)
            texts = {await night.tables.ask(room, ShowRecord(person)) for person in (None, *night.people[:players])}
            assert len(texts) == players + 1
            for seat in (None, *range(players)):
                text = await night.tables.ask(room, ShowRecord(None if seat is None else night.people[seat]))
                header, _, told = text.partition("\nseen by " + ("a spectator\n" if seat is None else f"seat {seat}\n"))
                assert header.startswith("burgrave seen 1\ngame ") and game.header.seed not in text
                assert json.loads(header.splitlines()[3].removeprefix("options ")).keys() < game.header.options.keys()
                events = [game.rules.events.told(event) for event in game.state.events_for(seat)]
                assert [json.loads(line) for line in told.splitlines()] == events

    run(night)


def _hand(view: Mapping[str, Any]) -> list[str]:
    hand: list[str] = view["hand"]
    return hand
