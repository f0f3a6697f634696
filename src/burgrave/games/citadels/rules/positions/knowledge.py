"""Who knows which card in a position: as usual for where it lies, but for what is noted."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.cards import DISTRICT_NAMES
from burgrave.games.citadels.rules.knowledge import EVERY_SEAT
from burgrave.games.citadels.rules.phases import GRAVE
from burgrave.games.citadels.rules.positions.layout import places
from burgrave.games.citadels.rules.rulings import R_31_NEW_MUSEUM_OWNER_LOOKS
from burgrave.games.citadels.rules.traces import Trace, are_true, trace_of
from burgrave.games.citadels.rules.zones import Cards
from burgrave.kernel.bits import bit
from burgrave.kernel.errors import PositionError
from burgrave.kernel.fields import Fields, short, text_list
from burgrave.kernel.ints import i64
from burgrave.kernel.unboxed import append, numbers

__all__ = ["read_knowledge"]

_MOST: Final = 200  # entries of a list


def read_knowledge(t: Board, f: Fields) -> None:
    """Set who knows which card, and who has lost which from sight."""
    found = places(t)
    by_name: dict[str, int] = {}
    owners: dict[int, i64] = {}
    for place in found:
        for index, c in enumerate(place.members):
            t.set_known(c, place.known)
            by_name[f"{place.name} {index}"] = c
            owners[c] = place.known
    if t.phase == GRAVE:  # all have seen the destroyed district go under the deck
        t.set_known(t.card, EVERY_SEAT)
        owners[int(t.card)] = EVERY_SEAT
    if not f.has("knowledge"):
        return
    k = Fields(f.get("knowledge"), "The knowledge", ["known", "traces", "tracing", "blurs", "last_blur"])
    for c, mask in _masks(k, "known", by_name, t.n).items():
        if owners[c] & ~mask and (R_31_NEW_MUSEUM_OWNER_LOOKS or c not in t.museum):
            raise PositionError("The knowledge: 'known' leaves out somebody who sees the card where it lies.")
        t.set_known(c, mask)
    if k.has("tracing"):
        t.tracing = _mask(k.get("tracing"), t.n) & t.everyone
    for entry in _objects(k, "blurs"):
        _mix_as_before(t, entry, by_name, owners)
    for entry in _objects(k, "traces"):
        t.traces.append(_trace(t, entry, by_name))
    for seat in range(t.n):
        if not are_true([trace for trace in t.traces if trace.seat == seat]):
            raise PositionError(f"The knowledge: 'traces' of seat {seat} have cards where they do not lie.")


def _objects(k: Fields, key: str) -> list[object]:
    data = k.get(key)
    if data is None:
        return []
    if not isinstance(data, (list, tuple)):
        raise PositionError(f"The knowledge: '{key}' is a list of objects, not {short(data)}.")
    if len(data) > _MOST:
        raise PositionError(f"The knowledge: at most {_MOST} '{key}', not {len(data)}.")
    return list(data)


def _masks(k: Fields, key: str, by_name: dict[str, int], seats: i64) -> dict[int, i64]:
    """Return masks of seats by card."""
    data = k.get(key)
    masks: dict[int, i64] = {}
    if data is None:
        return masks
    if not isinstance(data, dict):
        raise PositionError(f"The knowledge: '{key}' is an object, not {short(data)}.")
    for name, value in data.items():
        if not isinstance(name, str) or name not in by_name:
            raise PositionError(f"The knowledge: there is no card {short(name)}; write 'hand 0 2' or 'deck 12'.")
        masks[by_name[name]] = _mask(value, seats)
    return masks


def _mask(value: object, seats: i64) -> i64:
    """Return a list of seats, or 'all', as a mask."""
    if value == "all":
        return EVERY_SEAT
    if not isinstance(value, (list, tuple)):
        raise PositionError(f"The knowledge: seats are a list like [0, 2], or 'all', not {short(value)}.")
    mask: i64 = 0
    for seat in value:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < seats:
            raise PositionError(f"The knowledge: seats go from 0 to {seats - 1}; {short(seat)} is none.")
        mask |= bit(seat)
    return mask


def _trace(t: Board, entry: object, by_name: dict[str, int]) -> Trace:
    f = Fields(entry, "A trace", ["seat", "districts", "cards"])
    seat = f.integer("seat", -1, 0, t.n - 1)
    kinds: list[i64] = []
    for name in text_list(f.get("districts"), "A trace: 'districts'"):
        if name not in DISTRICT_NAMES:
            raise PositionError(f"A trace: there is no district {short(name)}.")
        kinds.append(DISTRICT_NAMES.index(name))
    kinds.sort()
    members = _members(f, "A trace", by_name)
    if seat < 0 or not kinds:
        raise PositionError("A trace is of one 'seat', and of one of the 'districts' or more.")
    for c in members:
        if t.known(c) & bit(seat):
            raise PositionError(f"A trace: seat {seat} knows one of the 'cards'.")
    return trace_of(seat, kinds, members)


def _members(f: Fields, what: str, by_name: dict[str, int]) -> Cards:
    members = numbers()
    for name in text_list(f.get("cards"), f"{what}: 'cards'"):
        if name not in by_name or by_name[name] in members:
            raise PositionError(f"{what}: {short(name)} is no card, or in it twice; write 'hand 0 2' or 'deck 12'.")
        members = append(members, by_name[name])
    if len(members) < 2:
        raise PositionError(f"{what} is of two 'cards' or more.")
    return members


def _mix_as_before(t: Board, entry: object, by_name: dict[str, int], owners: dict[int, i64]) -> None:
    """Read a blur, as positions were written before there were traces: cards that changed places unseen."""
    f = Fields(entry, "A blur", ["seats", "cards", "but"])
    members = _members(f, "A blur", by_name)
    seats = _mask(f.get("seats"), t.n)
    inside = _masks(f, "but", by_name, t.n)
    for seat in range(t.n):
        if seats >> seat & 1:
            mixed = numbers([c for c in members if inside.get(int(c), seats) & ~owners[int(c)] & bit(seat)])
            if len(mixed) > 1:
                t.mix(seat, mixed)
