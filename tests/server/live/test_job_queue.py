"""Fair job queue: shares by key, lanes, limits, holds, and obsolete jobs."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from tests.server.live.evening import CITADELS, VALERIA, Evening, evening, refusal
from tests.server.live.pretended import pretend_workers, run_pretended

from burgrave.kernel.rng import Rng
from burgrave.server.live.bots import BOT, HINT, Thinkers
from burgrave.server.live.job_queue import Account, Accounts, Cancelled, Job, JobQueue, Key, Lane, Usage
from burgrave.server.live.requests import ShowTable, StartGame
from burgrave.server.settings import Settings
from burgrave.server.store import Person

SLOTS = {"hard": 0.25, "expert": 1.2, "hint": 0.5}


Asked = tuple[str, Account, str, Callable[[], bool]]


class Desk:
    """A server's job queue for its workers, which records the names of started jobs."""

    def __init__(self, **changed: Any) -> None:
        self.thinkers = Thinkers(Settings(**changed))
        self.queue = self.thinkers.queue
        self.had: list[str] = []
        self.tasks: list[asyncio.Task[str]] = []

    def want(self, asked: Asked, name: str, seconds: float = 1.0) -> None:
        async def work() -> str:
            self.had.append(name)
            await asyncio.sleep(seconds)
            return name

        self.tasks.append(asyncio.create_task(self.queue.run(self.thinkers.job(*asked), work)))


def job_of(person: str, *more: Key, lane: Lane | None = None) -> Job:
    keys = (("person", person), *more)
    return Job(BOT, keys) if lane is None else Job(BOT, keys, lambda usage: lane)


def alone(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    run_pretended(work)


def bot(person: str, room: str = "r", address: str = "", *, guest: bool = True, urgent: bool = True) -> Asked:
    return BOT, Account(person, address or person, guest), room, lambda: urgent


def hint(person: str, room: str = "r", address: str = "") -> Asked:
    return HINT, Account(person, address or person), room, lambda: True


# ---- fairness --------------------------------------------------------------------------------------------------------


def test_many_wishes_of_one_are_one_share() -> None:
    """Fifty rooms of one user, or ten users at one address, have a single share; another user's job is always next."""

    async def work() -> None:
        desk = Desk(guest_thinking=1000.0, address_thinking=1000.0)
        for number in range(50):
            desk.want(bot("greedy", f"r{number}"), "greedy")
        for number in range(10):
            desk.want(bot(f"flat {number}", address="one house"), "house")
        for name in ("ana", "bruno"):
            for _ in range(8):
                desk.want(bot(name, name), name)
        await asyncio.sleep(32.5)
        assert set(Counter(desk.had).values()) == {8, 9} and len(desk.had) == 33

    alone(work)


def test_rooms_of_one_person_take_turns() -> None:
    async def work() -> None:
        desk = Desk(guest_thinking=1000.0, address_thinking=1000.0)
        for room in "abc":
            for _ in range(4):
                desk.want(bot("ana", room), room)
        await asyncio.gather(*desk.tasks)
        assert desk.had == ["a", "b", "c"] * 4 or Counter(desk.had[:3]) == Counter("abc")
        assert all(Counter(desk.had[begin : begin + 3]) == Counter("abc") for begin in (0, 3, 6, 9))

    alone(work)


def test_hints_go_before_bots_and_what_nobody_sees_comes_last() -> None:
    async def work() -> None:
        desk = Desk()
        desk.want(bot("ana"), "first")
        desk.want(bot("bruno", urgent=False), "unseen")
        desk.want(bot("carla"), "seen")
        desk.want(hint("diego"), "hint")
        await asyncio.gather(*desk.tasks)
        assert desk.had == ["first", "hint", "seen", "unseen"]

    alone(work)


def test_what_is_seen_meanwhile_is_urgent_from_then_on() -> None:
    async def work() -> None:
        desk, seen = Desk(), [False]
        desk.want(bot("ana"), "first")
        desk.want(bot("bruno"), "second")
        desk.want((BOT, Account("carla", "c"), "r", lambda: seen[0]), "looked at")
        desk.want(bot("bruno"), "third")
        await asyncio.sleep(1.5)
        seen[0] = True
        await asyncio.gather(*desk.tasks)
        assert desk.had == ["first", "second", "looked at", "third"]

    alone(work)


@pytest.mark.parametrize("guest", [True, False])
def test_guests_who_had_more_than_is_granted_wait_for_all_others(guest: bool) -> None:
    """A guest who has used up the allowance waits for all other users, but not forever, because usage decays."""

    async def work() -> None:
        desk = Desk(guest_thinking=20.0)
        for _ in range(200):
            desk.want(bot("ana", guest=guest), "ana")
        await asyncio.sleep(50.5)
        for _ in range(200):
            desk.want(bot("bruno", guest=False), "bruno")
        before = len(desk.had)
        await asyncio.sleep(200.0)
        later = Counter(desk.had[before:])
        if guest:  # a third of each minute
            assert 50 <= later["ana"] <= 75 and later["bruno"] >= 125
        else:
            assert 75 <= later["ana"] <= 100

    alone(work)


def test_what_is_granted_to_an_address_is_for_all_its_guests() -> None:
    async def work() -> None:
        desk = Desk(address_thinking=15.0)
        for number in range(200):
            desk.want(bot(f"guest {number}", address="one house"), "house")
        await asyncio.sleep(40.5)
        for _ in range(200):
            desk.want(bot("bruno", guest=False), "bruno")
        before = len(desk.had)
        await asyncio.sleep(200.0)
        later = Counter(desk.had[before:])
        assert 40 <= later["house"] <= 62 and later["bruno"] >= 138

    alone(work)


# ---- limits ----------------------------------------------------------------------------------------------------------


def test_a_person_waits_for_so_many_hints_at_the_most(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend_workers(monkeypatch, lambda asked, options: 1.0)

    async def work() -> None:
        async with evening(bot_workers=1, hints_per_person=3) as night:
            ana, bruno = night.people[:2]
            rooms = [await night.game(VALERIA, 1) for _ in range(4)]
            thinkers = night.tables.registry.thinkers

            def advice(person: Person, room: str) -> Coroutine[Any, Any, Any]:
                job = thinkers.job(HINT, Account(person.id), room)
                return thinkers.advice(night.played(room), 0, "en", [], job)

            asked = [asyncio.create_task(advice(ana, room)) for room in rooms]  # one starts immediately
            await asyncio.sleep(0)
            refused = await refusal(advice(ana, rooms[0]))
            assert (refused.code, refused.status) == ("busy", 503) and "3 hints" in refused.detail
            await asyncio.gather(*asked, advice(bruno, rooms[0]))
            assert thinkers.queue.running == 0

    run_pretended(work)


def test_no_more_at_a_time_than_there_are_workers() -> None:
    async def work() -> None:
        desk, most = Desk(bot_workers=3), 0
        for number in range(20):
            desk.want(bot(str(number)), "some", 0.5 + number % 3)
        for _ in range(200):
            most = max(most, desk.queue.running)
            await asyncio.sleep(0.1)
        assert most == 3 and len(desk.had) == 20 and desk.queue.running == 0
        assert not desk.queue.waiting() and {task.result() for task in desk.tasks} == {"some"}

    alone(work)


def test_what_is_remembered_is_forgotten_again(monkeypatch: pytest.MonkeyPatch) -> None:
    from burgrave.server.live import job_queue

    monkeypatch.setattr(job_queue, "_MOST_KNOWN", 10)
    time, accounts = [0.0], Accounts()
    used = Usage(lambda: time[0])
    for number in range(1000):
        time[0] += 60.0
        used.add(number, 1.0)
        accounts.note(Account(str(number), "somewhere"))
    assert len(used._used) <= 10 and used.of(999) == 1.0 and used.of(0) == 0.0
    assert len(accounts._known) == 10 and accounts.of("999").address == "somewhere"
    assert accounts.of("5") == Account("5", "", guest=True)
    time[0] += 60.0
    assert used.of(999) == pytest.approx(0.3679, abs=0.001)


# ---- outcomes --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seconds", "slots", "beats"), [(0.0, 1, 1), (0.9, 1, 1), (1.5, 2, 1), (2.5, 3, 2)])
def test_a_place_is_taken_for_whole_slots_and_an_answer_comes_after_whole_beats(
    seconds: float, slots: int, beats: int
) -> None:
    async def work() -> None:
        queue, loop = JobQueue(1), asyncio.get_running_loop()
        begun: list[float] = []

        async def think() -> int:
            begun.append(loop.time())
            await asyncio.sleep(seconds)
            return 7

        first = asyncio.create_task(queue.run(job_of("ana"), think, slot=1.0, beat=2.0))
        second = asyncio.create_task(queue.run(job_of("bruno"), think))
        assert await first == 7
        ended = loop.time() - begun[0]
        await second
        assert begun[1] - begun[0] == pytest.approx(slots) and ended == pytest.approx(2.0 * beats)

    alone(work)


def test_what_failed_takes_as_long() -> None:
    async def work() -> None:
        queue, loop = JobQueue(1), asyncio.get_running_loop()

        async def fail() -> int:
            raise ValueError("no idea")

        begun = loop.time()
        with pytest.raises(ValueError, match="no idea"):
            await queue.run(job_of("ana"), fail, slot=1.0)
        assert loop.time() - begun == pytest.approx(1.0) and queue.running == 0

    alone(work)


def test_who_goes_away_gives_the_place_to_the_next() -> None:
    """Canceling a waiting job makes room at once; a canceled running job occupies its worker until it ends."""

    async def work() -> None:
        desk, loop = Desk(), asyncio.get_running_loop()
        begun = loop.time()
        for name in ("ana", "bruno", "carla"):
            desk.want(bot(name), name)
        await asyncio.sleep(0.5)
        desk.tasks[0].cancel()
        desk.tasks[1].cancel()
        assert await desk.tasks[2] == "carla"
        assert desk.had == ["ana", "carla"] and loop.time() - begun == pytest.approx(2.0)
        assert desk.queue.running == 0 and not desk.queue.waiting()

    alone(work)


def test_what_nobody_wants_when_its_turn_comes_takes_no_place() -> None:
    async def work() -> None:
        desk, loop = Desk(), asyncio.get_running_loop()
        desk.want(bot("ana"), "ana")
        gone: asyncio.Task[None] = asyncio.create_task(desk.queue.run(job_of("bruno"), lambda: None, slot=5.0))
        await asyncio.sleep(0)
        assert desk.queue.waiting() == {BOT: 1}
        desk.want(bot("carla"), "carla")
        begun = loop.time()
        with pytest.raises(Cancelled):
            await gone
        await desk.tasks[1]
        assert loop.time() - begun == pytest.approx(2.0)

    alone(work)


def test_all_are_refused_when_the_server_stops() -> None:
    async def work() -> None:
        desk = Desk()
        for name in ("ana", "bruno"):
            desk.want(bot(name), name)
        await asyncio.sleep(0.5)
        await desk.queue.stop()
        for task in desk.tasks:
            assert (await refusal(task_of(task))).code == "stopping"

    async def task_of(task: asyncio.Task[str]) -> str:
        return await task

    alone(work)


# ---- lanes, limits per key, holds ------------------------------------------------------------------------------------


class Started:
    """A queue with several slots, which records the names of started jobs."""

    def __init__(self, slots: int, **limits: int) -> None:
        self.queue = JobQueue(slots, limits)
        self.names: list[str] = []
        self._ends: dict[str, asyncio.Event] = {}

    def begin(self, name: str) -> Callable[[], Coroutine[Any, Any, None]]:
        """Return a function that starts a job, which runs until ``end`` is called."""

        async def work() -> None:
            self.names.append(name)
            await self._ends.setdefault(name, asyncio.Event()).wait()

        return work

    async def offer(self, *jobs: tuple[str, Job]) -> list[str]:
        """Offer jobs to the queue; return the names of those that start."""
        before = len(self.names)
        self.queue.offer((job, self.begin(name)) for name, job in jobs)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return self.names[before:]

    async def end(self, name: str) -> None:
        freed = asyncio.Event()
        self.queue.freed = freed.set
        self._ends[name].set()
        await freed.wait()


def test_a_key_has_so_many_jobs_at_once() -> None:
    async def work() -> None:
        desk = Started(8, origin=2)
        one = [(f"one {number}", job_of("ana", ("origin", "one"))) for number in range(4)]
        other = ("other", job_of("ana", ("origin", "other")))
        assert await desk.offer(*one, other) == ["one 0", "one 1", "other"]
        assert not desk.queue.waiting()  # jobs without a slot stay with the caller
        await desk.end("one 0")
        assert await desk.offer(*one[2:]) == ["one 2"]

    alone(work)


def test_a_lane_has_so_many_jobs_at_once() -> None:
    async def work() -> None:
        desk = Started(4)
        strangers = [(f"stranger {number}", job_of(str(number), lane=Lane("new", most=2))) for number in range(4)]
        assert await desk.offer(*strangers) == ["stranger 0", "stranger 1"]
        known = [(f"known {number}", job_of(f"known {number}", lane=Lane("known"))) for number in range(3)]
        assert await desk.offer(*strangers[2:], *known) == ["known 0", "known 1"]
        await desk.end("known 0")
        assert await desk.offer(*strangers[2:], known[2]) == ["known 2"]

    alone(work)


def test_a_key_on_hold_waits_and_others_do_not() -> None:
    async def work() -> None:
        desk = Started(4)
        key = ("origin", "silent")
        desk.queue.hold(key, 10.0)
        desk.queue.hold(key, 30.0)
        waits = asyncio.create_task(desk.queue.run(job_of("ana", key), desk.begin("silent")))
        assert await desk.offer(("other", job_of("ana", ("origin", "other")))) == ["other"]
        await asyncio.sleep(29.0)
        assert desk.names == ["other"] and desk.queue.held() == {key}
        await asyncio.sleep(2.0)
        assert desk.names == ["other", "silent"] and not desk.queue.held()
        await desk.end("silent")
        await waits

    alone(work)


def test_offers_are_fair_by_what_was_used() -> None:
    async def work() -> None:
        desk = Started(1)
        assert await desk.offer(("ana 1", job_of("ana"))) == ["ana 1"]
        await asyncio.sleep(5.0)
        await desk.end("ana 1")
        assert await desk.offer(("ana 2", job_of("ana")), ("bruno", job_of("bruno"))) == ["bruno"]

    alone(work)


# ---- at the tables ---------------------------------------------------------------------------------------------------


async def attacked(night: Evening, rooms: int) -> None:
    """Let one guest create and watch this many rooms, each with eight expert bots."""
    guest = night.people[1]
    for _ in range(rooms):
        wanted = {"set_up": {"game": "citadels", "options": {"players": 8}}, "seats": ["bot:expert"] * 8}
        room = (await night.tables.create(guest, wanted))["id"]
        await night.listen(room, guest)
        await night.tables.ask(room, StartGame(guest))


@pytest.mark.parametrize("rooms", [0, 20])
def test_twenty_rooms_of_experts_do_not_stall_the_hint_of_a_stranger(
    monkeypatch: pytest.MonkeyPatch, rooms: int
) -> None:
    """The hint waits only for the running job, which takes 1.2 s, and for its own computation."""
    pretend_workers(monkeypatch, lambda asked, options: 1.0)

    async def work() -> None:
        async with evening(bot_workers=1, bot_pause=0.7, slots=SLOTS) as night:
            loop, ana = asyncio.get_running_loop(), night.people[0]
            night.tables.registry.thinkers._quick_inline = True
            room = await night.game(VALERIA, 1)
            await attacked(night, rooms)
            waits = []
            for number in range(60):
                await asyncio.sleep(0.31 * (number % 8))
                table = await night.tables.ask(room, ShowTable(ana, None))
                if table["ask"] is None:
                    continue
                begun = loop.time()
                assert await night.tables.hint(room, ana, "en")
                waits.append(loop.time() - begun)
                await night.decide(room, ana, Rng(number))
            assert len(waits) > 8 and max(waits) <= 1.0 + (1.2 if rooms else 0.0) + 0.01

    run_pretended(work)


def test_a_hint_that_comes_too_late_is_not_thought_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint leaves the queue once its decision is made or nobody is waiting for it."""
    pretend_workers(monkeypatch, lambda asked, options: 1.0)

    async def work() -> None:
        async with evening(bot_workers=1) as night:
            ana, bruno = night.people[:2]
            queue = night.tables.registry.thinkers.queue
            queue.running += 1  # the worker is busy
            room = await night.game(VALERIA, 2)
            asked = [asyncio.create_task(night.tables.hint(room, one, "en")) for one in (ana, ana, bruno)]
            while queue.waiting()[HINT] < 2:
                await asyncio.sleep(0)
            await night.decide(room, ana, Rng(1))
            for task in asked[:2]:
                refused = await refusal(answer(task))
                assert refused.code == "stale" and "before the hint was ready" in refused.detail
            assert queue.waiting()[HINT] == 1
            asked[2].cancel()
            await asyncio.gather(*asked, return_exceptions=True)
            await asyncio.sleep(0)
            assert queue.waiting()[HINT] == 0
            again = asyncio.create_task(night.tables.hint(room, bruno, "en"))
            while queue.waiting()[HINT] < 1:
                await asyncio.sleep(0)
            queue.running -= 1
            queue._fill()
            assert await again

    async def answer(task: asyncio.Task[Any]) -> Any:
        return await task

    run_pretended(work)


def test_who_pays_is_who_was_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's job is charged to the host and the host's address; a hint, to the user who requested it."""
    jobs: list[Job] = []
    sound = JobQueue.run

    async def noted(self: JobQueue, job: Job, *more: Any, **how: Any) -> Any:
        jobs.append(job)
        return await sound(self, job, *more, **how)

    monkeypatch.setattr(JobQueue, "run", noted)
    pretend_workers(monkeypatch, lambda asked, options: 0.0)

    async def work() -> None:
        async with evening(bot_workers=1) as night:
            ana = night.people[0]
            night.tables.seen(Person(ana.id, ana.name, guest=False), "192.0.2.1")
            room = await night.game(CITADELS, 3, level="expert")
            await night.play(room, 3, Rng(3), decisions=12)
            seat = next(seat for seat in night.played(room).opened if seat < 3)
            await night.tables.hint(room, night.people[seat], "en")
            mine = Account(ana.id, "192.0.2.1").keys
            assert mine in {one.keys[:2] for one in jobs if one.kind == BOT}
            assert jobs[-1].kind == HINT and jobs[-1].keys[1] == ("person", night.people[seat].id)
            assert {one.keys[2] for one in jobs} == {("room", room)}
            night.clock.time += 60
            assert jobs[0].lane((0.0, 0.0, 0.0)).name == "late"
            await night.listen(room, None)
            assert jobs[0].lane((0.0, 0.0, 0.0)).name == "seen"

    run_pretended(work)
