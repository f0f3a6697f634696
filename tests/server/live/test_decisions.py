"""Decisions: ownership, refusals, undo, and messages to each user."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from tests.server.live.evening import CITADELS, VALERIA, Evening, Json, evening, refusal, run

from burgrave.kernel.rng import Rng
from burgrave.server.live.game import Header
from burgrave.server.live.records import game_at
from burgrave.server.live.requests import Act, Chat, Explain, ShowRoom, ShowTable, StartGame, Undo, WatchRoom
from burgrave.server.store import SERVER, Ended, LogEntry, StoreUnavailable, authority_of


async def draft(night: Evening) -> tuple[str, int]:
    """Begin a four-player game of Citadels; return its room and the seat that picks first."""
    room = await night.game(CITADELS, 4)
    return room, night.played(room).state.to_act()


async def harvest(night: Evening, people: int = 3) -> tuple[str, list[int]]:
    """Play Valeria until several seats have harvest decisions at once; return the room and the seats."""
    rng = Rng("harvest")
    while True:
        room = await night.game(VALERIA, people)
        for _ in range(300):
            state = night.played(room).state
            if state.is_over():
                break
            if state.view(None)["phase"] == "harvest" and len(state.open_seats()) > 1:
                return room, state.open_seats()
            await night.play(room, people, rng, decisions=1)


def test_refused_decisions_change_nothing() -> None:
    async def night() -> None:
        async with evening() as night:
            room, seat = await draft(night)
            mover, other = night.people[seat], night.people[(seat + 1) % 4]
            before = night.played(room).state.digest()
            legal = night.played(room).state.legal(seat)
            assert (await refusal(night.tables.ask(room, Act(other, seq=0, action=legal[0])))).code == "not-your-turn"
            assert (
                await refusal(night.tables.ask(room, Act(night.people[5], seq=0, action=legal[0])))
            ).code == "not-seated"
            for action in (-1, 10**9, 0):
                error = await refusal(night.tables.ask(room, Act(mover, seq=0, action=action)))
                assert (error.code, error.status) == ("illegal", 422)
            for seq in (-1, 1, 10**12):
                assert (await refusal(night.tables.ask(room, Act(mover, seq=seq, action=legal[0])))).code == "stale"
            assert night.played(room).state.digest() == before and await night.store.log(room) == []
            assert await night.tables.ask(room, Act(mover, seq=0, action=legal[0])) == 1
            assert (
                await refusal(night.tables.ask(room, Act(mover, seq=0, action=legal[1])))
            ).code == "stale"  # a second click
            assert len(await night.store.log(room)) == 1

    run(night)


def test_there_is_nothing_to_decide_before_and_after() -> None:
    async def night() -> None:
        async with evening() as night:
            ana = night.people[0]
            room = await night.room(VALERIA)
            for asked in (
                night.tables.ask(room, Act(ana, seq=0, action=0)),
                night.tables.ask(room, Undo(ana, seq=0)),
                night.tables.hint(room, ana, "en"),
                night.tables.ask(room, ShowTable(ana, "en")),
            ):
                assert (await refusal(asked)).code == "not-started"
            await night.tables.ask(room, StartGame(ana))
            await night.play(room, 1, Rng(1))
            for asked in (
                night.tables.ask(room, Act(ana, seq=0, action=0)),
                night.tables.ask(room, Undo(ana, seq=0)),
                night.tables.hint(room, ana, "en"),
            ):
                assert (await refusal(asked)).code == "game-over"

    run(night)


def test_undo_until_somebody_else_acts() -> None:
    async def night() -> None:
        async with evening() as night:
            room, seat = await draft(night)
            mover, other = night.people[seat], night.people[(seat + 1) % 4]
            mine, theirs = await night.listen(room, mover, "en"), await night.listen(room, other, "en")
            assert (await refusal(night.tables.ask(room, Undo(mover, seq=0)))).code == "nothing-to-undo"
            before = night.played(room).state.digest()
            legal = night.played(room).state.legal(seat)
            await night.tables.ask(room, Act(mover, seq=0, action=legal[0]))
            assert mine.table["undo"] is True and theirs.table["undo"] is False
            assert (await refusal(night.tables.ask(room, Undo(other, seq=1)))).code == "nothing-to-undo"
            assert (await refusal(night.tables.ask(room, Undo(mover, seq=0)))).code == "stale"
            assert await night.tables.ask(room, Undo(mover, seq=1)) == 2
            assert night.played(room).state.digest() == before
            assert mine.table["log"]["from"] == 0 and mine.table["undo"] is False
            assert mine.table["ask"]["options"] == mine.of("table")[0]["ask"]["options"]
            assert (await refusal(night.tables.ask(room, Act(mover, seq=1, action=legal[0])))).code == "stale"
            await night.tables.ask(room, Act(mover, seq=2, action=legal[1]))
            await night.decide(room, other, Rng(1))
            assert (await refusal(night.tables.ask(room, Undo(mover, seq=4)))).code == "nothing-to-undo"
            record = await night.store.log(room)
            assert [entry.kind for entry in record] == ["action", "undo", "action", "action"]

    run(night)


def test_nothing_is_done_in_the_right_of_a_session_that_has_ended() -> None:
    async def night() -> None:
        async with evening() as night:
            room, seat = await draft(night)
            mover = night.people[seat]
            good, ended = [authority_of(await night.store.new_session(mover.id, by=mover.by)) for _ in range(2)]
            await night.store.end_session(mover.id, ended.id, by=mover.by)
            action = night.played(room).state.legal(seat)[0]
            with pytest.raises(Ended, match="This session has ended"):
                await night.tables.ask(room, Act(replace(mover, by=ended), 0, action))
            assert await night.tables.ask(room, Act(replace(mover, by=good), 0, action)) == 1
            with pytest.raises(Ended):
                await night.tables.ask(room, Undo(replace(mover, by=ended), seq=1))
            with pytest.raises(Ended):
                await night.tables.ask(room, Chat(replace(mover, by=ended), "hello"))
            assert len(await night.store.log(room)) == night.played(room).count == 1
            assert await night.tables.ask(room, Undo(replace(mover, by=good), seq=1)) == 2

    run(night)


def test_an_undo_that_is_sent_twice_takes_back_one_step() -> None:
    async def night() -> None:
        async with evening() as night:
            room = await night.game(CITADELS, 1, level="easy")
            ana, tables = night.people[0], night.tables
            ears = await night.listen(room, ana)
            rng = Rng("twice")
            while True:  # until two of her steps can be undone in a row
                await night.settled()
                first = ears.table["seq"]
                game = night.played(room)
                if ears.table["undo"] and game_at(game, len(game.steps) - 1).may_undo() == 0:
                    break
                await night.decide(room, ana, rng)
            steps = len(night.played(room).steps)
            second = await tables.ask(room, Undo(ana, seq=first))
            assert ears.table["undo"] is True and second == first + 1
            assert await tables.ask(room, Undo(ana, seq=first)) == second  # a duplicate message
            assert len(night.played(room).steps) == steps - 1
            later = await night.again()  # a process without memory of past responses
            assert await later.tables.ask(room, Undo(ana, seq=first)) == second
            third = await tables.ask(room, Undo(ana, seq=second))  # a new request is executed
            assert third == second + 1 and len(night.played(room).steps) == steps - 2
            assert await tables.ask(room, Undo(ana, seq=second)) == third
            assert await tables.ask(room, Undo(ana, seq=first)) == second
            game = night.played(room)
            await tables.ask(room, Act(ana, seq=third, action=game.state.legal(0)[0]))  # a step that is undone as well
            assert await tables.ask(room, Undo(ana, seq=third + 1)) == third + 2
            steps = len(night.played(room).steps)
            for seq, after in ((first, second), (second, third)):  # even later duplicates
                assert await tables.ask(room, Undo(ana, seq=seq)) == after
                assert len(night.played(room).steps) == steps
            await night.decide(room, ana, rng)
            await night.settled()
            steps = len(night.played(room).steps)
            assert await tables.ask(room, Undo(ana, seq=second)) == third
            assert len(night.played(room).steps) == steps
            await later.tables.stop()

    run(night)


def test_undo_of_an_undo_and_a_restart_in_between() -> None:
    async def night() -> None:
        async with evening() as night:
            room, seat = await draft(night)
            mover = night.people[seat]
            legal = night.played(room).state.legal(seat)
            await night.tables.ask(room, Act(mover, seq=0, action=legal[0]))
            await night.tables.stop()
            later = await night.again()
            ears = await later.listen(room, mover)
            assert ears.table["undo"] is True  # in the other process, too
            await later.tables.ask(room, Undo(mover, seq=ears.table["seq"]))
            last = await later.again()
            async with last.tables.registry.at(room) as table:
                assert table.played().opened == later.played(room).opened
            assert (await refusal(last.tables.ask(room, Act(mover, seq=1, action=legal[0])))).code == "stale"
            await last.tables.ask(room, Act(mover, seq=2, action=legal[0]))
            await last.tables.stop()
            await later.tables.stop()

    run(night)


def test_what_was_shown_stays() -> None:
    async def night() -> None:
        async with evening() as night:
            room = await night.game(VALERIA, 3)
            rng = Rng(5)
            for seat in (0, 1, 2):
                game = night.played(room)
                await night.tables.ask(room, Act(night.people[seat], seq=game.count, action=game.state.legal(seat)[0]))
            *dukes, last = night.played(room).steps
            assert last.entropy and not any(
                step.entropy for step in dukes
            )  # the dice are rolled once all dukes are chosen
            shown = 0
            for _ in range(40):
                game = night.played(room)
                last = game.steps[-1]
                if last.entropy:
                    error = await refusal(night.tables.ask(room, Undo(night.people[last.seat], seq=game.count)))
                    assert error.code == "cannot-undo"
                    shown += 1
                await night.play(room, 3, rng, decisions=1)
            assert shown

    run(night)


@pytest.mark.parametrize("first", [0, 1])
def test_people_answer_a_harvest_in_either_order(first: int) -> None:
    async def night() -> None:
        async with evening() as night:
            room, seats = await harvest(night)
            seen = night.played(room).count
            ears = await night.listen(room, night.people[seats[1 - first]])
            for seat in (seats[first], seats[1 - first]):  # the second one acts on an older table, which is allowed
                action = night.played(room).state.legal(seat)[0]
                await night.tables.ask(room, Act(night.people[seat], seq=seen, action=action))
            error = await refusal(night.tables.ask(room, Act(night.people[seats[first]], seq=seen, action=action)))
            assert error.code == "stale"
            assert len(ears.of("table")) == 3
            game = night.played(room)
            error = await refusal(night.tables.ask(room, Undo(night.people[seats[first]], seq=game.count)))
            assert error.code == "nothing-to-undo"  # somebody else has acted since
            if game.may_undo() is not None:
                await night.tables.ask(room, Undo(night.people[seats[1 - first]], seq=game.count))
                assert seats[1 - first] in game.opened

    run(night)


class Failing:
    """Replacement for ``Store.append`` that fails before or after writing."""

    def __init__(self, night: Evening, writes: bool) -> None:
        self.store = night.store
        self.append = night.store.append
        self.writes = writes

    async def __call__(self, room: str, entries: Sequence[LogEntry], **more: Any) -> None:
        if self.writes:
            await self.append(room, entries, **more)
        raise StoreUnavailable("The database cannot be used: the disk is full.")


@pytest.mark.parametrize("writes", [False, True])
def test_the_database_is_away(writes: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    async def night() -> None:
        async with evening() as night:
            room, seat = await draft(night)
            mover = night.people[seat]
            ears = await night.listen(room, mover)
            before = night.played(room).state.digest()
            legal = night.played(room).state.legal(seat)
            with monkeypatch.context() as patched:
                patched.setattr(night.store, "append", Failing(night, writes))
                error = await refusal(night.tables.ask(room, Act(mover, seq=0, action=legal[0])))
                assert (error.code, error.status) == ("unavailable", 503)
                assert night.played(room).state.digest() == before and len(ears.of("table")) == 1
            if writes:  # it was committed after all, as a retry reveals
                assert (await refusal(night.tables.ask(room, Act(mover, seq=0, action=legal[0])))).code == "stale"
                assert ears.table["seq"] == 1
            else:
                await night.tables.ask(room, Act(mover, seq=0, action=legal[0]))
            assert len(await night.store.log(room)) == 1

    run(night)


def test_who_goes_away_has_decided_all_the_same() -> None:
    async def night() -> None:
        async with evening() as night:
            room, seat = await draft(night)
            legal = night.played(room).state.legal(seat)
            asked = asyncio.create_task(night.tables.ask(room, Act(night.people[seat], seq=0, action=legal[0])))
            await asyncio.sleep(0)
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
            await night.settled()
            assert night.played(room).count == len(await night.store.log(room)) == 1

    run(night)


def test_a_game_of_other_rules_is_left_alone() -> None:
    async def night() -> None:
        async with evening() as night:
            room, seat = await draft(night)
            row = night.live(room).room
            assert row.header is not None
            night.live(room).room = row = await night.store.save_room(
                type(row)(
                    **{name: getattr(row, name) for name in row.__slots__} | {"header": {**row.header, "rules": 99}}
                ),
                by=SERVER,
            )
            later = await night.again()
            error = await refusal(later.tables.ask(room, Act(night.people[seat], seq=0, action=0)))
            assert error.code == "other-rules"
            assert (await later.tables.ask(room, ShowRoom(None)))["state"] == "playing"
            await later.tables.stop()

    run(night)


def test_a_damaged_log_is_left_alone() -> None:
    async def night() -> None:
        async with evening() as night:
            room, seat = await draft(night)
            await night.store.append(room, [LogEntry(0, "action", seat, "study", "", 1.0)], by=SERVER)
            later = await night.again()
            error = await refusal(later.tables.ask(room, ShowTable(None, None)))
            assert (error.code, error.status) == ("damaged", 500) and "legal" not in error.detail
            assert (await later.tables.ask(room, ShowRoom(None)))["state"] == "playing"
            assert (await refusal(night.tables.ask(room, Act(night.people[seat], seq=0, action=0)))).code == "damaged"
            await later.tables.stop()

    run(night)


def test_hints_only_where_they_are_allowed() -> None:
    async def night() -> None:
        async with evening() as night:
            room = await night.game(CITADELS, 4, hints=False)
            seat = night.played(room).state.to_act()
            assert (await refusal(night.tables.hint(room, night.people[seat], "en"))).code == "no-hints"
            room, seat = await draft(night)
            assert (await refusal(night.tables.hint(room, night.people[(seat + 1) % 4], "en"))).code == "not-your-turn"
            assert (await refusal(night.tables.hint(room, night.people[6], "en"))).code == "not-seated"
            assert (await refusal(night.tables.hint(room, night.people[seat], "tlh"))).code == "no-lang"
            assert await night.tables.ask(room, Explain(None, "es", "king"))

    run(night)


# ---- messages to watchers -----------------------------------------------------------------------------------------


def test_the_log_is_sent_piece_by_piece_and_adds_up() -> None:
    async def night() -> None:
        async with evening() as night:
            room = await night.game(VALERIA, 3)
            ears = await night.listen(room, night.people[0], "en")
            await night.play(room, 3, Rng(7), decisions=60)
            told: list[Json] = []
            for message in ears.of("table"):
                assert message["log"]["from"] <= len(told)
                told[message["log"]["from"] :] = message["log"]["paragraphs"]
            assert told == (await night.tables.ask(room, ShowTable(night.people[0], "en")))["log"]["paragraphs"]
            first, *others = ears.of("table")
            assert first["happened"] == [] and others[0]["happened"] and others[1]["happened"]
            assert ears.watch is not None
            ears.watch.lang = "it"
            assert ears.table["lang"] == "it" and ears.table["log"]["from"] == 0
            later = len(ears.messages)
            ears.watch.close()
            await night.play(room, 3, Rng(8), decisions=3)
            assert len(ears.messages) == later

    run(night)


def test_watchers_of_one_seat_and_language_share_their_messages() -> None:
    async def night() -> None:
        async with evening() as night:
            room, seat = await draft(night)
            first, second = await night.listen(room, None, "en"), await night.listen(room, night.people[7], "en")
            await night.decide(room, night.people[seat], Rng(1))
            assert first.table is second.table

    run(night)


def test_a_watcher_that_fails_does_not_hold_up_the_others() -> None:
    async def night() -> None:
        async with evening() as night:
            room, seat = await draft(night)

            def full(message: Json) -> None:
                raise RuntimeError("the queue is full")

            watch = await night.tables.ask(room, WatchRoom(None, None, full))
            ears = await night.listen(room, None)
            await night.decide(room, night.people[seat], Rng(1))
            assert ears.table["seq"] == 1 and watch not in night.live(room).watchers

    run(night)


def test_goodbye() -> None:
    async def night() -> None:
        async with evening() as night:
            room, seat = await draft(night)
            ears = await night.listen(room, None)
            await night.tables.stop()
            assert ears.messages[-1]["t"] == "bye" and night.live(room).watchers == []
            error = await refusal(night.tables.ask(room, Act(night.people[seat], seq=0, action=0)))
            assert (error.code, error.status) == ("stopping", 503)

    run(night)


def test_the_header_of_a_game_stays_where_it_is() -> None:
    async def night() -> None:
        async with evening() as night:
            room, seat = await draft(night)
            ears = await night.listen(room, night.people[seat], "en")
            await night.play(room, 4, Rng(3), decisions=30)
            header = night.live(room).room.header
            assert header is not None
            told = str(ears.messages) + str(await night.tables.lobby())
            assert header["seed"] not in told and Header.of(header).seed == header["seed"]
            for entry in await night.store.log(room):
                assert entry.kind != "stir" or entry.text not in told

    run(night)
