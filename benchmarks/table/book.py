"""Record of the actions that clients sent and the views they received, for comparison with the server's log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import msgspec

from burgrave.kernel.registry import game_named
from burgrave.kernel.state import State
from burgrave.server.store import LogEntry, RoomRow, Store

__all__ = ["Asked", "Book", "Verdict", "verify", "view_digest"]

UNDO = -1


@dataclass(slots=True, eq=False)
class Asked:
    """An action (or an undo) that a client sent, and its outcome."""

    seat: int
    seq: int  # of the table that the client saw
    action: int
    sent: float
    done: int = -1  # the resulting "seq", once the server has acknowledged it
    refused: str = ""

    @property
    def unknown(self) -> bool:
        """Return True if no response came, so it is unknown whether the server committed the action."""
        return self.done < 0 and not self.refused


@dataclass(eq=False)
class Book:
    """Actions that the clients of one room sent, and views that they received."""

    asked: list[Asked] = field(default_factory=list)
    views: dict[tuple[int, int], int] = field(default_factory=dict)  # by seq and seat: the digest of the view
    strange: list[str] = field(default_factory=list)  # conflicting views of the same table

    def saw(self, seq: int, seat: int, digest: int) -> None:
        """Record the view that a seat received; all views with the same seat and sequence number must be identical."""
        if self.views.setdefault((seq, seat), digest) != digest:
            self.strange.append(f"seat {seat} saw two different versions of table {seq}")


@dataclass
class Verdict:
    """Findings from comparing the clients' records with the server's logs."""

    told: int = 0  # actions acknowledged to clients
    lost: int = 0  # of these, missing from the log
    doubled: int = 0  # log entries beyond those requested
    unanswered: int = 0  # in the log, but never acknowledged to the client
    views: int = 0  # tables that clients saw
    different: int = 0  # of these, different from a replay of the log
    details: list[str] = field(default_factory=list)

    @property
    def fine(self) -> bool:
        return not (self.lost or self.doubled or self.different)

    def add(self, other: Verdict) -> None:
        self.told += other.told
        self.lost += other.lost
        self.doubled += other.doubled
        self.unanswered += other.unanswered
        self.views += other.views
        self.different += other.different
        self.details += other.details


def view_digest(view: bytes) -> int:
    """Return a digest of an encoded view, for comparisons within one process."""
    return hash(view)


async def verify(store: Store, books: Iterable[tuple[str, Book]], *, views: bool = True) -> Verdict:
    """Compare the clients' books with the logs of their rooms; ``books`` are pairs of a room id and a book.

    If ``views`` is True, also compare the received views with a replay of the log.
    """
    verdict = Verdict()
    for room_id, book in books:
        room = await store.room(room_id)
        assert room is not None, f"the room {room_id} is gone"
        entries = await store.log(room_id)
        _compare_actions(verdict, room, book, entries)
        if views:
            _compare_views(verdict, room, book, entries)
    return verdict


def _compare_actions(verdict: Verdict, room: RoomRow, book: Book, entries: Sequence[LogEntry]) -> None:
    room_id = room.id
    open_entries: Counter[tuple[int, int]] = Counter()
    written: dict[int, tuple[int, int]] = {}
    for entry in entries:
        if entry.kind != "stir":
            assert entry.seat is not None
            key = entry.seat, UNDO if entry.notation is None else _action(room, entry)
            open_entries[key] += 1
            written[entry.number + 1] = key
    claimed: set[int] = set()
    for asked in book.asked:
        key = asked.seat, asked.action
        if asked.done >= 0:
            verdict.told += 1
            if written.get(asked.done) == key and asked.done not in claimed:
                claimed.add(asked.done)
                open_entries[key] -= 1
            else:
                verdict.lost += 1
                verdict.details.append(f"{room_id}: {asked} is not in the log")
    for asked in book.asked:
        key = asked.seat, asked.action
        if asked.unknown and open_entries[key] > 0:
            open_entries[key] -= 1
            verdict.unanswered += 1
    doubled = +open_entries
    verdict.doubled += doubled.total()
    verdict.details += [f"{room_id}: seat {seat} never asked for {action}" for seat, action in doubled]


def _compare_views(verdict: Verdict, room: RoomRow, book: Book, entries: Sequence[LogEntry]) -> None:
    verdict.views += len(book.views)
    found = dict(_replayed(room, entries, {seq for seq, _seat in book.views}))
    wrong = [key for key, digest in book.views.items() if found.get(key) != digest]
    verdict.different += len(wrong) + len(book.strange)
    verdict.details += [f"{room.id}: seat {seat} saw another table {seq}" for seq, seat in wrong] + book.strange


def _replayed(room: RoomRow, entries: Sequence[LogEntry], wanted: set[int]) -> Iterable[tuple[tuple[int, int], int]]:
    """Replay a log; after each number of entries in ``wanted``, yield a digest of each seat's view."""
    if room.header is None:
        return
    steps: list[tuple[list[str], LogEntry]] = []
    state = _dealt(room)
    stirs: list[str] = []
    for count in range(len(entries) + 1):
        if count:
            entry = entries[count - 1]
            if entry.kind == "stir":
                stirs.append(entry.text)
            elif entry.kind == "action":
                steps.append((stirs, entry))
                _play(room, state, *steps[-1])
                stirs = []
            else:
                steps.pop()
                stirs = []
                state = _dealt(room)
                for step in steps:
                    _play(room, state, *step)
        if count in wanted:
            for seat in range(len(room.seats)):
                yield (count, seat), view_digest(msgspec.json.encode(state.view(seat)))


def _dealt(room: RoomRow) -> State:
    assert room.header is not None
    return game_named(room.header["game"]).new(room.header["seed"], room.header["options"], False)


def _play(room: RoomRow, state: State, stirs: Sequence[str], entry: LogEntry) -> None:
    for entropy in stirs:
        state.mix_entropy(entropy)
    state.apply(entry.seat, _action(room, entry))


def _action(room: RoomRow, entry: LogEntry) -> int:
    assert entry.notation is not None
    return game_named(room.set_up["game"]).parse(entry.notation)
