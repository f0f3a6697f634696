"""Invariants of the server, checked after every commit and every message.

The database is the reference: a separate game replays its log, one entry at a time, as entries are committed.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from tools.simulation.loop import Owner

from burgrave.kernel.state import Seat
from burgrave.server.live.bots import STAND_IN
from burgrave.server.live.clocks import Clocks, deadlines, seat_times
from burgrave.server.live.game import BOT, LATE, PERSON, Game, Header
from burgrave.server.live.worker import choose_at
from burgrave.server.store import Heard, LogEntry, RoomRow, SeatRow

__all__ = ["UNDO", "Asked", "Broken", "Promises", "Room", "Shown"]

UNDO: Final = -1
_LATE_NEWS: Final = 10.0
"""Maximum seconds until other processes must know that a player is back."""
_SURELY: Final = 60.0
"""Seconds after which an uncommitted write will never be committed."""
_LATE: Final = 30.0
"""Maximum seconds from a deadline until a bot must have decided, if there are no faults."""
_REPEATED: Final = 4
"""A bot decision is repeated, to check it, if the number of its log entry is a multiple of this."""
_ENTRIES: Final = "SELECT rowid, room_id, number, kind, seat, notation, text, at FROM log"


class Broken(Exception):
    """An invariant was violated."""


@dataclass(eq=False)
class Asked:
    """An action or an undo requested by a user, no matter how many times the request was sent."""

    seat: int
    seq: int  # of the table that the user saw
    action: int

    @property
    def key(self) -> tuple[int, int, int]:
        """Identity of the request, the same for all retries."""
        return self.seat, self.seq, self.action


class Shown(NamedTuple):
    """The parts of a table message that are checked."""

    view: int  # its hash
    options: list[int]
    open: list[int]  # seats
    over: bool


class Room:
    """One room as stored in the database, and its replayed game; all times are on the world's clock."""

    def __init__(self, about: dict[str, Any]) -> None:
        self.about = about
        self.game: Game | None = None
        self.entries: list[LogEntry] = []
        self.asked: list[Asked] = []
        self.leaving: set[int] = set()  # seats whose users asked to leave
        self.away: set[int] = set()  # seats with a substitute bot
        self.back: dict[int, float] = {}  # when users returned to their seats
        self.moved = 0.0  # time of the last entry
        self.changed = 0.0  # time of the last entry or change of the room
        self.server: Owner | None = None  # the process that runs its bots and clocks
        self._tables: dict[tuple[int, int | None], Shown] = {}  # by number and seat
        self._claimed: dict[int, tuple[int, int, int]] = {}  # acknowledged entries, and their requesters

    @property
    def over(self) -> bool:
        return self.game is not None and self.game.state.is_over()

    def begin(self, started: float) -> None:
        self.game = Game(replace(Header.of(self.about["header"]), started=started))
        self._show()

    def deadlines(self) -> dict[int, float]:
        """Return the deadlines of all users who are to act, as if servers had never been down."""
        seats = tuple(SeatRow(seat["kind"], seat["person_id"]) for seat in self.about["seats"])
        room = RoomRow(self.about["id"], "", {}, seats, "", state="playing", clock=self.about["clock"])
        return deadlines(seat_times(room, self.game, Clocks()))

    def take(self, entry: LogEntry, at: float) -> None:
        """Apply the next log entry, which was written at the time ``at`` on the world's clock."""
        assert self.game is not None
        if entry.number != len(self.entries):
            raise Broken(f"entry {entry.number} of the log was written after {len(self.entries)} entries")
        self.entries.append(entry)
        self.game.take_in([replace(entry, at=at)])
        self._show()

    def _show(self) -> None:
        game = self.game
        assert game is not None
        state = game.state
        for seat in (None, *range(len(self.about["seats"]))):
            view = hash(msgspec.json.encode(state.view(seat)))
            options = [] if seat is None else state.legal(seat)
            self._tables[game.count, seat] = Shown(view, options, state.open_seats(), state.is_over())

    def check_table(self, seat: int | None, seq: int, shown: Shown) -> None:
        """Check that a table message matches the replayed log at number ``seq``."""
        who = "a spectator" if seat is None else f"seat {seat}"
        true = self._tables.get((seq, seat))
        if true is None:
            raise Broken(f"{who} was shown table {seq} before it was committed")
        if shown.view != true.view:
            raise Broken(f"{who} was shown another table {seq} than the log gives")
        if shown != true:
            raise Broken(f"{who} was shown {shown} as table {seq}, but the log gives {true}")

    def check_done(self, asked: Asked, seq: int) -> None:
        """Check that an acknowledged request is in the log, at an entry not acknowledged to a different request."""
        for number in range(min(seq, len(self.entries)) - 1, asked.seq - 1, -1):
            # A user without a response may retry and be acknowledged again. An undo may refer to any table as long as
            # it undoes the last step.
            if not self._is(self.entries[number], asked):
                continue
            if asked.action == UNDO or self._claimed.setdefault(number, asked.key) == asked.key:
                return
        raise Broken(f"{asked} was acknowledged as {seq}, but is not in the log")

    def check_bot(self, entry: LogEntry) -> None:
        """Check that a bot's action is its choice for the currently open decision, not for an earlier one."""
        game, seat = self.game, entry.seat
        assert game is not None and seat is not None
        if game.opened[seat].seq != (game.steps[-1].seq if game.steps else 0):
            return  # the bot may have chosen before another seat's action
        row = self.about["seats"][seat]
        level = row["level"] if row["kind"] == "bot" else STAND_IN
        seed = game.seed_for("bot", seat)
        choice = choose_at(game.rules.name, Seat(seat, game.world(seat, seed), [], True), level, seed)
        if choice != self.action_of(entry):
            chosen = game.rules.notation(choice)
            raise Broken(f"entry {entry.number}: the bot of seat {seat} played {entry.notation}, but chooses {chosen}")

    def check_asked(self) -> None:
        """Check that every action and undo attributed to a user in the log was requested by that user."""
        wanted = Counter((seat, action) for seat, _, action in {asked.key for asked in self.asked})
        for entry in self.entries:
            if entry.kind == "undo" or (entry.kind == "action" and entry.text == PERSON):
                assert entry.seat is not None
                key = entry.seat, self.action_of(entry)
                wanted[key] -= 1
                if wanted[key] < 0:
                    what = entry.notation or "undo"
                    raise Broken(f"entry {entry.number}: {what} of seat {entry.seat} was requested less often")

    def action_of(self, entry: LogEntry) -> int:
        """Return the id of the action in an entry, or ``UNDO``."""
        assert self.game is not None
        return UNDO if entry.notation is None else self.game.rules.parse(entry.notation)

    def _is(self, entry: LogEntry, asked: Asked) -> bool:
        if asked.action == UNDO:
            return entry.kind == "undo" and entry.seat == asked.seat
        if entry.kind != "action" or entry.text != PERSON:
            return False
        return (entry.seat, self.action_of(entry)) == (asked.seat, asked.action)


@dataclass(kw_only=True)
class Promises:
    """Checker of the invariants, which reads the database through its own connection."""

    file: Path
    now: Callable[[], float]  # seconds since the world began
    note: Callable[[str], None]  # for the trace
    lenience: float  # tolerance of deadlines, in seconds
    pause: float  # maximum seconds until bots and clocks move, if there are no faults
    away: Callable[[float], float]  # seconds since a given time during which no server was up
    rough: float  # end of the faults
    serves: Callable[[Owner], bool]  # returns True if a process can serve its rooms
    can_serve: Callable[[], bool]  # returns True if such processes exist and receive notifications
    rooms: dict[str, Room] = field(default_factory=dict)
    decisions: int = 0
    takeovers: int = 0  # of rooms whose process had died, was frozen or had lost the database
    alone: float = 0.0  # the longest time of a running game without a process, in seconds without further faults
    _settled: float = 0.0  # end of the last fault that delays bots and clocks
    _outage: float = 0.0  # end of the last period in which the clocks may have been stopped
    _row: int = 0

    def __post_init__(self) -> None:
        self._connection = sqlite3.connect(self.file, isolation_level=None)

    def close(self) -> None:
        self._connection.close()

    # ---- after a commit ------------------------------------------------------------------------------------------

    def committed(self, owner: Owner | None, rooms: bool, news: Iterable[str], server_time: float) -> None:
        """Check the newly committed log entries and, if ``rooms``, the changed rooms.

        ``owner``: the committing process; ``news``: its notifications to other processes; ``server_time``: the
        process's time, to compute the age of the timestamps that it wrote.
        """

        def happened(at: float) -> float:
            return self.now() - min(max(0.0, server_time - at), _SURELY)

        if rooms:
            self._read_rooms(happened)
        new = self._connection.execute(f"{_ENTRIES} WHERE rowid > ? ORDER BY rowid", [self._row])
        for row, room_id, *values in new:
            self._row = row
            entry = LogEntry(*values)
            self.note(f"{room_id} {entry}")
            self._take(self.rooms[room_id], entry, happened(entry.at))
        for payload in news:
            _, number, room_id = payload.split(" ", 2)
            if owner is not None and (int(number) >= 0 or int(number) in (Heard.ROOM, Heard.SERVED)):
                self._set_server(self.rooms[room_id], owner)

    def _read_rooms(self, happened: Callable[[float], float]) -> None:
        columns = "id", "state", "seats", "clock", "header", "version"
        for values in self._connection.execute(f"SELECT {', '.join(columns)} FROM rooms ORDER BY id"):
            about = dict(zip(columns, values, strict=True))
            room = self.rooms.get(about["id"])
            if room is not None and room.about["version"] == about["version"]:
                continue
            self.note(f"{about['id']} {about['state']} {about['version']} {about['seats']}")
            for name in ("seats", "clock", "header"):
                about[name] = msgspec.json.decode(about[name]) if about[name] is not None else None
            if room is None:
                room = self.rooms[about["id"]] = Room(about)
            elif room.about["version"] > about["version"]:
                raise Broken(f"the room {about['id']} went back to version {about['version']}")
            self.check_prompt(room)
            room.about, room.changed = about, self.now()
            if room.game is None and about["header"] is not None:
                room.begin(happened(about["header"]["started"]))
                room.moved = self.now()
            self._look_at_seats(room)

    def _take(self, room: Room, entry: LogEntry, at: float) -> None:
        if entry.kind == "action":
            assert entry.seat is not None
            seat = room.about["seats"][entry.seat]
            there = seat["kind"] == "person" and not seat["stand_in"]
            if entry.text == BOT and there and self.now() - room.back.get(entry.seat, -_LATE_NEWS) >= _LATE_NEWS:
                raise Broken(f"entry {entry.number}: a bot decided for seat {entry.seat}, whose player is present")
            self.decisions += 1
            if entry.text in (BOT, LATE) and entry.number % _REPEATED == 0:
                room.check_bot(entry)
        self.check_prompt(room)
        room.take(entry, at)
        room.moved = room.changed = self.now()

    def _look_at_seats(self, room: Room) -> None:
        for number, seat in enumerate(room.about["seats"]):
            if seat["stand_in"] and number not in room.away:
                room.away.add(number)
                self._look_at_clock(room, number)
            elif not seat["stand_in"] and number in room.away:
                room.away.discard(number)
                room.back[number] = self.now()

    def _look_at_clock(self, room: Room, seat: int) -> None:
        """Check that a substitute bot took over only because the player left or ran out of time."""
        if seat in room.leaving:
            return
        clock, game = room.about["clock"], room.game
        if clock["kind"] == "none" or game is None:
            raise Broken(f"a bot replaces seat {seat}, which never left, at a table without a clock")
        until, now = room.deadlines().get(seat), self.now()
        if until is None:
            raise Broken(f"a bot replaces seat {seat}, which was not to act")
        if until > now + self.lenience:
            raise Broken(f"a bot replaces seat {seat}, which had {until - now:.3f} s left")
        away = self.away(game.opened[seat].at)
        if until + away > now + self.lenience:
            raise Broken(f"seat {seat} was charged {away:.1f} s during which no server was up")

    def check_deadlines(self, room: Room, seq: int, left: dict[int, float]) -> None:
        """Check the remaining seconds that a table message shows for each seat to act."""
        if room.game is None or room.game.count != seq:
            return
        for seat, until in room.deadlines().items():
            told = self.now() + left.get(seat, until - self.now())
            most = until + self._uncounted(room, seat)
            if not until - self.lenience <= told <= most + self.lenience:
                raise Broken(f"seat {seat} was shown a deadline at {told:.3f}, but it is at {until:.3f}")

    def check_late(self, room: Room) -> None:
        """Check that no seat still has to act long after its deadline."""
        if room.game is None or room.about["state"] != "playing":
            return
        for seat, until in room.deadlines().items():
            over = max(until + self._uncounted(room, seat), self._calm) + self.lenience + _LATE
            if seat not in room.away and over < self.now():
                raise Broken(f"the time of seat {seat} ended at {until:.3f}, but it is still to act")

    def _uncounted(self, room: Room, seat: int) -> float:
        """Return an upper bound on the downtime, in seconds, that does not count toward a seat's time."""
        assert room.game is not None
        banked = room.about["clock"]["kind"] == "bank"
        since = room.game.header.started if banked else room.game.opened[seat].at
        return max(0.0, self._calm - since)

    @property
    def _calm(self) -> float:
        """The time when all faults end; a slow statement may last longer than the fault that delayed it."""
        return max(self.rough, self._settled)

    # ---- servers of rooms ----------------------------------------------------------------------------------------

    def note_fault(self, database_until: float | None) -> None:
        """Check everything that is due by now; from now on, a fault may delay bots and clocks.

        ``database_until``: end of a database fault, which can also stop the clocks; None for other faults.
        """
        for room in self.rooms.values():
            self.check_prompt(room)
        self._settled = max(self._settled, database_until or 0.0, self.now())
        if database_until is not None or not self.can_serve():
            self._outage = self._settled

    def check_prompt(self, room: Room) -> None:
        """Check that a running game has not been without a server for too long, and that no bot or clock is late."""
        if room.game is None or room.about["state"] != "playing" or not self.can_serve():
            return
        if room.server is not None and not self.serves(room.server):
            alone = self.now() - max(self._settled, room.changed)
            self.alone = max(self.alone, alone)
            if alone > self.pause:
                raise Broken(f"no process has served {room.about['id']} for {alone:.3f} s")
        since = self._due(room, room.game)
        if since is not None:
            late = self.now() - max(self._settled, room.changed, since)
            if late > self.pause:
                raise Broken(f"the bots and clocks of {room.about['id']} have not moved for {late:.3f} s")

    def _due(self, room: Room, game: Game) -> float | None:
        """Return the earliest time at which a bot's move or a time-out became due, or None if nothing is due."""
        rows = [room.about["seats"][seat] for seat in game.opened]
        times = [room.changed for row in rows if row["kind"] == "bot" or row["stand_in"]]
        ends = room.deadlines().values()
        if ends and self._counts(room, game):
            times += [until + self.lenience for until in ends]
        return min((at for at in times if at <= self.now()), default=None)

    def _counts(self, room: Room, game: Game) -> bool:
        """Return True if a room's clocks have run without a break since its pending decisions were opened.

        With a time bank, they must have run without a break since the game started.
        """
        banked = room.about["clock"]["kind"] == "bank"
        return self._outage <= (game.header.started if banked else min(one.at for one in game.opened.values()))

    def _set_server(self, room: Room, owner: Owner) -> None:
        self.check_prompt(room)
        before, room.server = room.server, owner
        if before is not None and before is not owner and not self.serves(before):
            self.takeovers += 1

    # ---- final checks --------------------------------------------------------------------------------------------

    def check_all(self) -> None:
        """Check that the log has every committed entry exactly once, and that finished games are marked as finished."""
        found: dict[str, list[LogEntry]] = {}
        for _row, room_id, *values in self._connection.execute(f"{_ENTRIES} ORDER BY room_id, number"):
            found.setdefault(room_id, []).append(LogEntry(*values))
        for room_id, room in self.rooms.items():
            if found.get(room_id, []) != room.entries:
                raise Broken(f"the log of {room_id} differs from what was committed")
            room.check_asked()
            if room.game is not None:
                self._check_result(room_id, room, room.game)

    def _check_result(self, room_id: str, room: Room, game: Game) -> None:
        again = Game(game.header, room.entries)
        if again.state.digest() != game.state.digest():
            raise Broken(f"the log of {room_id}, replayed as a whole, gives another game than entry by entry")
        if not game.state.is_over():
            return
        if room.about["state"] != "over":
            raise Broken(f"the game of {room_id} is over, but the room is not")
        kept = self._connection.execute(
            "SELECT seat, rank, score FROM results WHERE room_id = ? ORDER BY seat", [room_id]
        ).fetchall()
        ranks, scores = game.state.ranks(), game.state.scores()
        if kept != [(seat, ranks[seat], scores[seat]) for seat in range(len(ranks))]:
            raise Broken(f"the results of {room_id} are stored as {kept}")
