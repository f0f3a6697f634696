"""Proposals that need the consent of all people at a table: to pause or end the game, or to undo a move."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal

from burgrave.server.live.errors import Refused
from burgrave.server.live.game import PERSON, Game
from burgrave.server.live.rooms import must_play, must_sit_and_play, paused_at
from burgrave.server.store import Person, Proposal, RoomRow

AGREED: Final = "agreed"
"""Reason for closing a game: its players agreed to end it."""

Undo = Literal["free", "consent", "off"]
CONSENT: Final = "consent"
OFF: Final = "off"


def must_run(room: RoomRow) -> None:
    """Raise Refused unless the game is running and not paused."""
    must_play(room)
    if paused_at(room) is not None:
        raise Refused("paused", "The game is paused; any player can resume it.")


def propose(room: RoomRow, me: Person, kind: Literal["pause", "end", "undo"], by: int, seq: int, now: float) -> RoomRow:
    """Return the room with my proposal, which is carried out at once if nobody else has to agree.

    ``by``: the seat for which I act.
    """
    seat = must_sit_and_play(room, me)
    if room.tournament is not None:
        raise Refused("of-tournament", "At a tournament's table, games are neither paused nor ended early.")
    if kind == "end" and not others(room, seat):
        raise Refused("only-bots", "Nobody else plays here: leave the game, and a bot takes over.")
    if kind == "pause" and paused_at(room) is not None:
        return room
    current = open_proposal(room, seq)
    if current is not None and (current.kind, current.by) == (kind, by):
        return room  # a repeated request
    if current is not None:
        raise Refused("already-proposed", "Another proposal is open; answer it first.")
    return _settle(replace(room, proposal=Proposal(kind, by, (seat,), seq)), now)


def answer(room: RoomRow, me: Person, kind: str, agree: bool, seq: int, now: float) -> RoomRow:
    """Return the room after my answer to the open proposal; its proposer withdraws it by answering no."""
    seat = must_sit_and_play(room, me)
    proposal = open_proposal(room, seq)
    if proposal is None or proposal.kind != kind:
        raise Refused("no-proposal", "This proposal is no longer open.")
    if not agree:
        return replace(room, proposal=None)
    return _settle(replace(room, proposal=replace(proposal, yes=(*proposal.yes, seat))), now)


def resume(room: RoomRow, me: Person, now: float) -> RoomRow:
    must_sit_and_play(room, me)
    return replace(room, pauses=_end_pause(room, now))


def open_proposal(room: RoomRow, seq: int) -> Proposal | None:
    """Return the open proposal, or None. A proposal to undo a move lapses with the next log entry."""
    proposal = room.proposal
    return None if proposal is None or (proposal.kind == "undo" and proposal.seq != seq) else proposal


def undoable(room: RoomRow, game: Game) -> int | None:
    """Return the seat that may undo the last step, or propose to undo it if others must consent; otherwise None."""
    if room.state != "playing" or room.undo == OFF or paused_at(room) is not None:
        return None
    seat = game.may_undo()
    if seat is None and room.undo == CONSENT and game.steps and not game.state.is_over():
        last = game.steps[-1]
        return last.seat if last.source == PERSON and others(room, last.seat) else None
    return seat


def others(room: RoomRow, seat: int) -> list[int]:
    """Return the seats of the people who must consent to what the player in ``seat`` proposes."""
    return [number for number in _voters(room) if room.seats[number].person_id != room.seats[seat].person_id]


def _voters(room: RoomRow) -> list[int]:
    """Return the seats that vote on proposals: those played by people, except guests on another player's device."""
    return [n for n, seat in enumerate(room.seats) if seat.kind == "person" and not (seat.guest or seat.stand_in)]


def _settle(room: RoomRow, now: float) -> RoomRow:
    """Return the room, with its proposal carried out if all have agreed.

    An agreed undo only closes the proposal: the caller must undo the step.
    """
    proposal = room.proposal
    assert proposal is not None
    if not {*_voters(room)} <= {*proposal.yes}:
        return room
    room = replace(room, proposal=None)
    if proposal.kind == "pause":
        return replace(room, pauses=(*(room.pauses or ()), (now, None)))
    if proposal.kind == "end":
        return replace(room, state="over", closed=AGREED, pauses=_end_pause(room, now))
    return room


def _end_pause(room: RoomRow, now: float) -> tuple[tuple[float, float | None], ...] | None:
    return room.pauses and tuple((began, now if ended is None else ended) for began, ended in room.pauses)
