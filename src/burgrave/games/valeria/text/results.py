"""The end of a game in words: points item by item, and who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, get_args

from burgrave.games.valeria.rules.solo import LOST, WON
from burgrave.games.valeria.rules.view_types import ValeriaPoints
from burgrave.games.valeria.seat_view import SeatView
from burgrave.games.valeria.text.words import ValeriaWords
from burgrave.text.narrator import Score

__all__ = ["scores", "verdict"]

_Item = Literal["monsters", "domains", "tokens", "duke"]
_ITEMS: Final[tuple[_Item, ...]] = get_args(_Item)


def scores(words: ValeriaWords, seen: SeatView, ranks: Sequence[int], names: Sequence[str]) -> list[Score]:
    """Return the results of a finished game, best first; alone, the Dark Lord has a row too."""
    points = [one.final for one in seen.people]
    seats: list[int | None] = [one.seat for one in seen.people]
    called = [*names]
    places = [*ranks]
    if seen.dark_lord is not None:
        points.append(seen.dark_lord.final)
        seats.append(None)
        called.append(words.dark_lord())
        places.append(_lord_place(seen, ranks[0]))
    sides = zip(seats, called, places, points, strict=True)
    rows = [_row(words, *one, tokens=not seen.solo) for one in sides]
    return sorted(rows, key=lambda row: row.place)


def _lord_place(seen: SeatView, place: int) -> int:
    """Return the place of the Dark Lord against a player's: both are first when the points are equal."""
    if place > 1:
        return 1
    return 1 if _is_draw(seen) else 2


def _row(
    words: ValeriaWords, seat: int | None, name: str, place: int, points: ValeriaPoints | None, *, tokens: bool
) -> Score:
    assert points is not None
    items = [item for item in _ITEMS if tokens or item != "tokens"]
    texts = [(words.text(f"valeria-terminal-score-{item}"), points[item]) for item in items]
    return Score(name, place, points["total"], texts, seat)


def verdict(words: ValeriaWords, seen: SeatView, ranks: Sequence[int], names: Sequence[str], me: int | None) -> str:
    """Return who has won, in a sentence to ``me`` (``None``: to everybody)."""
    if seen.solo:
        return _solo_verdict(words, seen, ranks[0], names[0], me)
    winners = [seat for seat, place in enumerate(ranks) if place == 1]
    total = _total(seen, winners[0])
    best = words.listed([names[seat] for seat in winners])
    tied = [seat for seat in range(len(ranks)) if _total(seen, seat) == total]
    if len(tied) > 1:
        cards = seen.people[winners[0]].cards_owned
        arguments: dict[str, str | int] = {"names": best, "count": len(winners), "cards": cards}
        arguments["points"] = words.points(total)
        return words.format("valeria-terminal-tie", "you" if winners == [me] else "", arguments)
    if winners == [me]:
        return words.text("terminal-you-win", number=total)
    return words.text("terminal-winners", names=best, count=len(winners), number=total)


def _total(seen: SeatView, seat: int) -> int:
    final = seen.people[seat].final
    assert final is not None
    return final["total"]


def _is_draw(seen: SeatView) -> bool:
    """Tell whether a game of one ended with equal points."""
    lord = seen.dark_lord
    assert lord is not None and lord.final is not None
    return seen.outcome not in (WON, LOST) and lord.final["total"] == _total(seen, 0)


def _solo_verdict(words: ValeriaWords, seen: SeatView, place: int, name: str, me: int | None) -> str:
    lord = seen.dark_lord
    assert lord is not None and lord.final is not None
    result = "draw" if _is_draw(seen) else "won" if place == 1 else "lost"
    if seen.outcome == WON:
        result = "slain"
    elif seen.outcome == LOST:
        result = "open"
    message = f"valeria-terminal-solo-{result}"
    mine, his = _total(seen, 0), lord.final["total"]
    arguments: dict[str, str | int] = {"name": name, "points": words.points(mine), "others": words.points(his)}
    return words.format(message, "you" if me == 0 and words.has(message, "you") else "", arguments)
