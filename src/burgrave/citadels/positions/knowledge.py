"""Who knows which card in a position: as usual for where it lies, but for what is noted."""

from __future__ import annotations

from burgrave.citadels import cards
from burgrave.citadels.knowledge import EVERY_SEAT, NUMBER_BITS, Blur
from burgrave.citadels.phases import GRAVE
from burgrave.citadels.positions.layout import places
from burgrave.citadels.positions.write import derived_last
from burgrave.citadels.table import Table
from burgrave.kernel.bits import bit
from burgrave.kernel.errors import PositionError
from burgrave.kernel.fields import Fields, short, text_list
from burgrave.kernel.ints import i64

__all__ = ["read_knowledge"]


def read_knowledge(t: Table, f: Fields) -> None:
    """Set who knows which card, and what was blurred."""
    found = places(t)
    by_name: dict[str, int] = {}
    owners: dict[int, i64] = {}
    for place in found:
        for index, c in enumerate(place.members):
            t.known[c] = place.known
            by_name[f"{place.name} {index}"] = c
            owners[c] = place.known
    if t.phase == GRAVE:  # all have seen the destroyed district go under the deck
        t.known[t.card] = EVERY_SEAT
        owners[int(t.card)] = EVERY_SEAT
    if not f.has("knowledge"):
        return
    keys = ["known", "blurs", "last_blur"]
    k = Fields(f.get("knowledge"), "The knowledge", keys)
    for c, mask in _masks(k, "known", by_name).items():
        if owners[c] & ~mask and not _in_museum(t, c):
            raise PositionError("The knowledge: 'known' leaves out somebody who sees the card where it lies.")
        t.known[c] = mask
    blurs = k.get("blurs")
    if blurs is None:
        return
    if not isinstance(blurs, (list, tuple)):
        raise PositionError(f"The knowledge: 'blurs' is a list of objects, not {short(blurs)}.")
    if len(blurs) > NUMBER_BITS:
        raise PositionError(f"The knowledge: at most {NUMBER_BITS} 'blurs', not {len(blurs)}.")
    if not blurs:
        return
    t.seen = [0] * cards.CARDS
    t.blurred = [0] * cards.CARDS
    for entry in blurs:
        _add_blur(t, entry, by_name)
    t.rebuild_blurred()
    t.last_blur = derived_last(t.blurs)
    latest = Fields({} if k.get("last_blur") is None else k.get("last_blur"), "The last blurs", list(by_name))
    for name in latest.data:
        t.last_blur[by_name[name]] = latest.integer(name, 0, 0, len(t.blurs))


def _in_museum(t: Table, card: i64) -> bool:
    return card in t.museum


def _masks(k: Fields, key: str, by_name: dict[str, int]) -> dict[int, i64]:
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
        masks[by_name[name]] = _mask(value)
    return masks


def _mask(value: object) -> i64:
    """Return a list of seats, or 'all', as a mask."""
    if value == "all":
        return EVERY_SEAT
    if not isinstance(value, (list, tuple)):
        raise PositionError(f"The knowledge: seats are a list like [0, 2], or 'all', not {short(value)}.")
    mask: i64 = 0
    for seat in value:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < 8:
            raise PositionError(f"The knowledge: {short(seat)} is no seat.")
        mask |= bit(seat)
    return mask


def _add_blur(t: Table, entry: object, by_name: dict[str, int]) -> None:
    b = Fields(entry, "A blur", ["seats", "cards", "but"])
    seats = _mask(b.get("seats"))
    members: list[i64] = []
    for name in text_list(b.get("cards"), "A blur: 'cards'"):
        if name not in by_name or by_name[name] in members:
            raise PositionError(f"A blur: {short(name)} is no card, or in it twice; write 'hand 0 2' or 'deck 12'.")
        members.append(by_name[name])
    if len(members) < 2 or not seats:
        raise PositionError("A blur is of two 'cards' or more, for some 'seats'.")
    t.blur_number += 1
    t.blurs.append(Blur(t.blur_number, seats, members))
    for c, mask in _masks(b, "but", by_name).items():
        if c not in members or mask & ~seats:
            raise PositionError("A blur: 'but' holds cards of the blur, and some of its seats.")
        t.leave_blurs(c, seats & ~mask)


assert cards.CARDS < 128
