"""Proposals that need the consent of all people at a table: pausing, ending the game, undoing a move."""

from __future__ import annotations

import pytest
from tests.server.live.evening import VALERIA, Evening, evening, refusal, run

from burgrave.kernel.rng import Rng
from burgrave.server.live.requests import (
    Act,
    Answer,
    Leave,
    Propose,
    Resume,
    ShowRecord,
    ShowReplay,
    ShowResult,
    ShowRoom,
    ShowTable,
    Undo,
)

CLOCKS = [{"kind": "move", "seconds": 60}, {"kind": "bank", "seconds": 60, "increment": 5}]


async def agree(night: Evening, room: str, kind: str) -> None:
    await night.tables.ask(room, Answer(night.people[1], kind, True))


async def act(night: Evening, room: str, seat: int) -> None:
    table = await night.tables.ask(room, ShowTable(night.people[seat], None))
    action = table["ask"]["options"][0]["action"]
    await night.tables.ask(room, Act(night.people[seat], seq=table["seq"], action=action))


@pytest.mark.parametrize("clock", CLOCKS)
def test_clocks_and_bots_stop_while_a_game_is_paused(clock: dict[str, object]) -> None:
    async def night() -> None:
        async with evening() as night:
            ana, bruno, carla = night.people[:3]
            room = await night.game(VALERIA, 2, clock=clock)
            await night.settled()
            await night.passes(20)
            before = night.live(room).deadlines()
            (seat,) = [seat for seat in before if seat < 2][:1]
            assert (await night.tables.ask(room, Propose(ana, "pause")))["paused"] is None
            assert (await refusal(night.tables.ask(room, Propose(bruno, "end")))).code == "already-proposed"
            assert (await refusal(night.tables.ask(room, Answer(bruno, "end", True)))).code == "no-proposal"
            assert (await refusal(night.tables.ask(room, Answer(carla, "pause", True)))).code == "not-seated"
            ears = await night.listen(room, bruno)
            assert ears.room["proposal"] == {"kind": "pause", "by": 0, "yes": (0,), "seq": night.played(room).count}
            await agree(night, room, "pause")
            assert ears.room["paused"] == night.clock.time and ears.room["proposal"] is None
            assert (await refusal(act(night, room, seat))).code == "paused"
            await night.passes(500)
            assert not any(row.stand_in for row in night.live(room).room.seats) and not night.live(room).deadlines()

            await night.tables.stop()
            night.clock.time += 10_000
            later = await night.again()  # a restart ends no pause
            assert (await refusal(act(later, room, seat))).code == "paused"
            later.clock.time += 300
            await later.tables.ask(room, Resume(later.people[1]))
            paused = later.clock.time - ears.room["paused"]
            assert later.live(room).deadlines()[seat] == pytest.approx(before[seat] + paused)
            await act(later, room, seat)
            await later.tables.stop()

    run(night)


def test_a_proposal_is_rejected_withdrawn_or_lapses() -> None:
    async def night() -> None:
        async with evening() as night:
            ana, bruno, carla = night.people[:3]
            room = await night.game(VALERIA, 3)
            for person in (carla, ana):
                await night.tables.ask(room, Propose(ana, "end"))
                await agree(night, room, "end")
                told = await night.tables.ask(room, Answer(person, "end", False))
                assert told["proposal"] is None and told["state"] == "playing"
                assert (await refusal(night.tables.ask(room, Answer(carla, "end", True)))).code == "no-proposal"
            await night.tables.ask(room, Propose(ana, "end"))
            assert (await night.tables.ask(room, Leave(bruno)))["proposal"] is None
            await night.tables.ask(room, Propose(ana, "end"))  # now two people have to agree
            assert (await night.tables.ask(room, Answer(carla, "end", True)))["state"] == "over"

    run(night)


def test_a_game_that_its_people_end_counts_for_nobody() -> None:
    async def night() -> None:
        async with evening() as night:
            ana, _bruno, carla = night.people[:3]
            room = await night.game(VALERIA, 2)
            await night.play(room, 2, Rng(3), decisions=6)
            steps = len(night.played(room).steps)
            await night.tables.ask(room, Propose(ana, "end"))
            await agree(night, room, "end")
            await night.settled()
            shown = await night.tables.ask(room, ShowRoom(carla))
            assert (shown["state"], shown["closed"]) == ("over", "agreed")
            table = await night.tables.ask(room, ShowTable(ana, "en"))
            assert table["ask"] is None and table["open"] == [] and table["result"] is None
            assert (await refusal(act_anyway(night, room))).code == "game-over"
            assert await night.store.results_of(room) == []
            assert (await night.tables.ask(room, ShowResult(ana, "en")))["result"] is None
            assert "\nend" not in await night.tables.ask(room, ShowRecord(ana))
            assert (await night.tables.ask(room, ShowReplay(carla)))["steps"] == steps

    run(night)


async def act_anyway(night: Evening, room: str) -> None:
    await night.tables.ask(room, Act(night.people[0], seq=night.played(room).count, action=0))


def test_a_player_alone_with_bots_may_pause_but_not_end_the_game() -> None:
    """Ending the game would let the player avoid a rated loss."""

    async def night() -> None:
        async with evening() as night:
            ana = night.people[0]
            room = await night.game(VALERIA)
            await night.settled()
            assert (await night.tables.ask(room, Propose(ana, "pause")))["paused"] is not None
            assert (await night.tables.ask(room, Propose(ana, "pause")))["proposal"] is None
            assert (await night.tables.ask(room, Resume(ana)))["paused"] is None
            assert (await refusal(night.tables.ask(room, Propose(ana, "end")))).code == "only-bots"

    run(night)


@pytest.mark.parametrize(("rule", "people"), [("free", 2), ("consent", 2), ("consent", 1), ("off", 2)])
def test_undo_follows_the_rule_of_the_room(rule: str, people: int) -> None:
    async def night() -> None:
        async with evening() as night:
            room = await night.game({"game": "valeria", "options": {"players": people}}, people, undo=rule)
            assert (await night.tables.ask(room, ShowRoom(None)))["undo"] == rule
            undone = 0
            for _ in range(40):
                seat = next(seat for seat in night.played(room).opened if seat < people)
                me = night.people[seat]
                await act(night, room, seat)
                table = await night.tables.ask(room, ShowTable(me, None))
                before = len(night.played(room).steps)
                if not table["undo"]:
                    problem = await refusal(night.tables.ask(room, Undo(me, table["seq"])))
                    assert problem.code == "no-undo" if rule == "off" else problem.status == 409
                    continue
                assert rule != "off"
                await night.tables.ask(room, Undo(me, table["seq"]))
                if rule == "consent" and people > 1:
                    assert len(night.played(room).steps) == before
                    shown = await night.tables.ask(room, Answer(night.people[1 - seat], "undo", True))
                    assert shown["proposal"] is None
                assert len(night.played(room).steps) == before - 1
                undone += 1
                await act(night, room, seat)
                if undone == 3:
                    break
            assert undone == 0 if rule == "off" else undone

    run(night)


def test_a_proposal_to_take_back_lapses_with_the_next_move() -> None:
    async def night() -> None:
        async with evening() as night:
            room = await night.game({"game": "valeria", "options": {"players": 2}}, 2, undo="consent")
            while True:
                seat = next(seat for seat in night.played(room).opened if seat < 2)
                me, other = night.people[seat], night.people[1 - seat]
                await act(night, room, seat)
                table = await night.tables.ask(room, ShowTable(me, None))
                if table["undo"] and seat in night.played(room).opened:
                    break
            await night.tables.ask(room, Undo(me, table["seq"]))
            await act(night, room, seat)
            assert (await refusal(night.tables.ask(room, Answer(other, "undo", True)))).code == "no-proposal"
            assert (await night.tables.ask(room, Propose(other, "pause")))["proposal"]["kind"] == "pause"

    run(night)
