"""Reviews at a table: permissions, timing, division into pieces, and resumption after a restart."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from tests.review.games import last_part
from tests.server.live.evening import CITADELS, Evening, Json, evening, forget_rules, refusal, run

from burgrave.kernel.record import Record
from burgrave.server.live import reviews as review_worker
from burgrave.server.live import worker
from burgrave.server.live.requests import ShowReplay
from burgrave.server.live.reviews import Piece
from burgrave.server.store import FinishedGame, RoomRow, SeatRow, new_room_id
from burgrave.text.catalogue import LANGUAGES

QUICK: Json = {"review_trials": 1}  # the fewest per decision

GO_ON: Callable[..., Piece] = review_worker.go_on


def end_of_game() -> Record:
    """Return a record of the last few decisions in a game."""
    return last_part("citadels", 3, 5, 8)


async def finished(night: Evening, record: str | None = None, **changed: Any) -> str:
    text = str(end_of_game()) if record is None else record
    people = [SeatRow(kind="person", person_id=one.id, name=one.name) for one in night.people[:2]]
    seats = (*people, SeatRow(kind="bot", name="Odo", level="easy"))
    set_up = {"game": "citadels", "options": {"players": 3}}
    header = {"game": "citadels", "rules": 1, "options": {}, "seed": "1", "started": 1.0}
    header["seats"] = [["human", "Ana"], ["human", "Bruno"], ["easy", "Odo"]]
    row = RoomRow(new_room_id(), "Table", set_up, seats, night.people[0].id, state="over", header=header, **changed)
    room = await night.store.add_room(row, by=night.people[0].by)
    closed = room.closed
    kept = FinishedGame(room.id, "citadels", None, 1, 8, text, None if closed else {"en": {}}, closed)
    await night.store.add_finished(kept)
    return room.id


async def made(night: Evening, room: str, lang: str | None = "en") -> Json:
    """Wait until a review is finished or has failed; return its final message."""
    while True:
        shown = await night.tables.review(room, night.people[0], lang)
        if shown["state"] not in ("waiting", "making"):
            return shown
        await asyncio.sleep(0.01)


def test_a_review_is_made_and_told_in_every_language() -> None:
    async def asks() -> None:
        async with evening(**QUICK) as night:
            room = await finished(night)
            ana, bruno = night.people[:2]
            assert (await night.tables.review(room, bruno, "en"))["state"] == "none"
            assert (await night.tables.ask_review(room, ana, "en"))["state"] in ("waiting", "making")
            shown = await made(night, room)
            assert shown["state"] == "done" and shown["done"] == shown["steps"] > 0
            told = shown["told"]
            assert told["names"] == ["Ana", "Bruno", "Odo"]
            assert {row["seat"] for row in told["sums"]} == {0, 1, 2}
            assert all(abs(sum(row["shares"]) - 1.0) < 1e-6 for row in told["rounds"])
            texts = [(await night.tables.review(room, None, lang))["told"] for lang in LANGUAGES]
            assert [one["sums"] for one in texts] == [told["sums"]] * len(LANGUAGES)
            bare = (await night.tables.review(room, bruno, None))["told"]
            assert bare["rounds"] == told["rounds"]
            assert all(one["why"] == one["best"]["text"] == "" != one["best"]["notation"] for one in bare["costs"])
            assert all(one["what"] == [] for one in bare["turns"])
            nothing = {"what": [], "then": ""}
            assert [one["seat"] for one in told["stories"]] == [0, 1, 2]
            assert all(one["me"] == one["other"] == nothing for story in bare["stories"] for one in story["moments"])

    run(asks)


def test_nobody_has_a_review_before_the_end() -> None:
    async def asks() -> None:
        async with evening(**QUICK) as night:
            ana = night.people[0]
            waiting = await night.room(CITADELS, 4)
            running = await night.game(CITADELS, 4)
            for room, code in ((waiting, "not-started"), (running, "still-playing")):
                assert (await refusal(night.tables.ask_review(room, ana, "en"))).code == code
                assert (await refusal(night.tables.review(room, ana, "en"))).code == code
                assert await night.store.review(room) is None

    run(asks)


def test_who_may_see_the_record_may_see_the_review_and_nobody_else() -> None:
    async def asks() -> None:
        async with evening(**QUICK) as night:
            closed = await finished(night, spectators=False)
            bruno, eve = night.people[1], night.people[5]
            for asked in (night.tables.ask_review(closed, eve, "en"), night.tables.review(closed, eve, "en")):
                assert (await refusal(asked)).code == "no-spectators"
            assert await night.store.review(closed) is None
            await night.tables.ask_review(closed, bruno, "en")
            assert (await made(night, closed))["state"] == "done"
            assert (await refusal(night.tables.review(closed, None, "en"))).code == "no-spectators"
            assert (await refusal(night.tables.review("r0000000", bruno, "en"))).code == "no-room"
            assert (await refusal(night.tables.review(closed, bruno, "xx"))).code == "no-lang"

    run(asks)


def test_a_game_without_an_end_has_no_review() -> None:
    async def asks() -> None:
        async with evening(**QUICK) as night:
            room = await finished(night, closed="other-rules")
            assert (await refusal(night.tables.ask_review(room, night.people[0], "en"))).code == "no-review"

    run(asks)


def test_a_record_that_cannot_be_read_fails_and_keeps_nobody_waiting() -> None:
    async def asks() -> None:
        async with evening(**QUICK) as night:
            bad, good = await finished(night, record="nothing"), await finished(night)
            for room in (bad, good):
                await night.tables.ask_review(room, night.people[0], "en")
            assert (await made(night, bad))["state"] == "failed"
            assert (await made(night, good))["state"] == "done"
            assert (await night.tables.ask_review(bad, night.people[0], "en"))["state"] != "done"

    run(asks)


class Steps:
    """A worker that records what each piece of a review starts from, and fails after ``stop_after`` pieces."""

    def __init__(self, stop_after: int) -> None:
        self.stop_after = stop_after
        self.begun_with: list[str | None] = []
        self.reached = asyncio.Event()
        self._loop = asyncio.get_running_loop()

    def __call__(self, record: str, names: Sequence[str], made: str | None, trials: int, seconds: float) -> Piece:
        if len(self.begun_with) == self.stop_after:
            self._loop.call_soon_threadsafe(self.reached.set)
            raise OSError("the server was broken off here")
        self.begun_with.append(made)
        return GO_ON(record, names, made, trials, seconds)


def test_a_review_goes_on_after_a_restart_and_says_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    async def asks() -> None:
        async with evening(**QUICK) as night:
            whole = await finished(night)
            await night.tables.ask_review(whole, night.people[0], "en")
            expected = (await made(night, whole))["told"]

            room = await finished(night)
            steps = Steps(4)
            real_end = night.store.end_review

            async def gone(*_: object) -> bool:
                await asyncio.Event().wait()  # a killed server cleans up nothing
                return False

            with monkeypatch.context() as patch:
                patch.setattr(review_worker, "go_on", steps)
                patch.setattr(night.store, "end_review", gone)
                await night.tables.ask_review(room, night.people[0], "en")
                await steps.reached.wait()
                kept = await night.store.review(room)
                assert kept is not None and (kept.state, kept.done) == ("waiting", 4) and kept.steps > 4
                shown = await night.tables.review(room, night.people[0], "en")
                assert (shown["state"], shown["done"]) == ("making", 4)
                assert shown["told"]["rounds"] and shown["told"]["sums"] == []
                await night.tables.reviews.stop()
                patch.setattr(night.store, "end_review", real_end)
                following = Steps(10_000)
                patch.setattr(review_worker, "go_on", following)
                other = await night.again()
                try:
                    shown = await made(other, room)
                finally:
                    await other.tables.stop()
            assert following.begun_with[0] is not None  # not from the beginning
            assert len(following.begun_with) == kept.steps - 4
            assert shown["told"] == expected

    run(asks)


def test_a_review_is_told_when_the_rules_are_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    async def asks() -> None:
        async with evening(**QUICK) as night:
            room = await finished(night)
            await night.tables.ask_review(room, night.people[0], "en")
            await made(night, room)
            before = [await night.tables.review(room, None, lang) for lang in LANGUAGES]
            await night.tables.stop()
            forget_rules(monkeypatch, "citadels")
            later = await night.again()
            assert [await later.tables.review(room, None, lang) for lang in LANGUAGES] == before
            assert (await refusal(later.tables.ask(room, ShowReplay(None)))).code == "other-rules"
            await later.tables.stop()

    run(asks)


def test_what_another_version_has_begun_is_begun_again() -> None:
    record = str(end_of_game())
    first = review_worker.go_on(record, ["Ana", "Bruno", "Odo"], None, 1, 0.0)
    assert first.done == 1 and not first.finished
    strange = first.made.replace('"format":2', '"format":1')
    assert strange != first.made
    again = review_worker.go_on(record, ["Ana", "Bruno", "Odo"], strange, 1, 0.0)
    assert again == first


def test_a_review_of_an_earlier_version_still_opens() -> None:
    async def asks() -> None:
        async with evening(**QUICK) as night:
            room = await finished(night)
            await night.tables.reviews.stop()
            await night.tables.ask_review(room, night.people[0], "en")
            cost = {"moment": 3, "round": 1, "seat": 0, "why": "", "loss": 0.1, "error": 0.01}
            cost |= {name: {"notation": "end", "text": "End turn"} for name in ("played", "best")}
            told = {"names": ["Ana", "Bruno", "Odo"], "rounds": [], "turns": [], "costs": [cost], "sums": []}
            job = await night.store.take_review("old", 60.0)
            assert job is not None
            await night.store.end_review(room, "old", dict.fromkeys(LANGUAGES, told))
            for lang in (None, "en"):
                shown = (await night.tables.review(room, None, lang))["told"]
                assert shown["stories"] == [] and shown["costs"][0]["possible"] is None

    run(asks)


def test_a_review_is_made_by_a_process_of_the_lowest_rank(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, object]] = []
    monkeypatch.setattr(worker, "begin", lambda: asked.append(("begin", None)))
    monkeypatch.setattr(os, "nice", lambda by: asked.append(("nice", by)), raising=False)
    monkeypatch.setattr(os, "sched_setscheduler", lambda *_: asked.append(("idle", None)), raising=False)
    review_worker.begin()
    assert ("begin", None) in asked and ("nice", 14) in asked


def test_in_a_process_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_worker, "begin", worker.begin)  # idle processor time may never come on a busy machine

    async def asks() -> None:
        async with evening(**QUICK, bot_workers=1) as night:
            room = await finished(night)
            await night.tables.ask_review(room, night.people[0], "en")
            assert (await made(night, room))["state"] == "done"
            assert night.tables.registry.thinkers._pool is None  # without the bots' workers

    run(asks)


def endless(*_: object) -> None:
    """Run for an hour, to simulate a review piece that never ends."""
    time.sleep(3600)


def test_whoever_stops_waits_for_no_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    async def asks() -> None:
        async with evening(bot_workers=1) as night:
            room = await finished(night)
            await night.tables.ask_review(room, night.people[0], "en")
            while night.tables.reviews._pid is None:
                await asyncio.sleep(0.01)
            pid = night.tables.reviews._pid
            await night.tables.reviews.stop()
            with pytest.raises(ProcessLookupError):
                os.kill(pid, 0)
            job = await night.store.take_review("another", 60.0)
            assert job is not None and job.room_id == room

    monkeypatch.setattr(review_worker, "go_on", endless)
    run(asks)
