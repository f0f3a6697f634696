"""The end of a game in words: points item by item, and who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgrave.games.valeria.rules.solo import LOST, WON
from burgrave.games.valeria.sight import Sight
from burgrave.games.valeria.text.words import ValeriaWords
from burgrave.text.teller import Score

__all__ = ["scores", "verdict"]

_ITEMS: Final = ("monsters", "domains", "tokens", "duke")


def scores(words: ValeriaWords, sight: Sight, ranks: Sequence[int], names: Sequence[str]) -> list[Score]:
    """Return the results of a finished game, best first; alone, the Dark Lord has a row too."""
    points = [one.final for one in sight.people]
    seats: list[int | None] = [one.seat for one in sight.people]
    called = [*names]
    places = [*ranks]
    if sight.dark_lord is not None:
        points.append(sight.dark_lord.final)
        seats.append(None)
        called.append(words.dark_lord())
        places.append(_lord_place(sight, ranks[0]))
    sides = zip(seats, called, places, points, strict=True)
    rows = [_row(words, *one, tokens=not sight.solo) for one in sides]
    return sorted(rows, key=lambda row: row.place)


def _lord_place(sight: Sight, place: int) -> int:
    """Return the place of the Dark Lord against a player's: both are first when the points are equal."""
    if place > 1:
        return 1
    return 1 if _is_draw(sight) else 2


def _row(
    words: ValeriaWords, seat: int | None, name: str, place: int, points: dict[str, int] | None, *, tokens: bool
) -> Score:
    assert points is not None
    items = [item for item in _ITEMS if tokens or item != "tokens"]
    texts = [(words.text(f"valeria-terminal-score-{item}"), points[item]) for item in items]
    return Score(name, place, points["total"], texts, seat)


def verdict(words: ValeriaWords, sight: Sight, ranks: Sequence[int], names: Sequence[str], me: int | None) -> str:
    """Return who has won, in a sentence to ``me`` (``None``: to everybody)."""
    if sight.solo:
        return _solo_verdict(words, sight, ranks[0], names[0], me)
    winners = [seat for seat, place in enumerate(ranks) if place == 1]
    total = _total(sight, winners[0])
    best = words.listed([names[seat] for seat in winners])
    tied = [seat for seat in range(len(ranks)) if _total(sight, seat) == total]
    if len(tied) > 1:
        cards = sight.people[winners[0]].cards_owned
        arguments: dict[str, str | int] = {"names": best, "count": len(winners), "cards": cards}
        arguments["points"] = words.points(total)
        return words.format("valeria-terminal-tie", "you" if winners == [me] else "", arguments)
    if winners == [me]:
        return words.text("terminal-you-win", number=total)
    return words.text("terminal-winners", names=best, count=len(winners), number=total)


def _total(sight: Sight, seat: int) -> int:
    final = sight.people[seat].final
    assert final is not None
    return final["total"]


def _is_draw(sight: Sight) -> bool:
    """Tell whether a game of one ended with equal points."""
    lord = sight.dark_lord
    assert lord is not None and lord.final is not None
    return sight.outcome not in (WON, LOST) and lord.final["total"] == _total(sight, 0)


def _solo_verdict(words: ValeriaWords, sight: Sight, place: int, name: str, me: int | None) -> str:
    lord = sight.dark_lord
    assert lord is not None and lord.final is not None
    result = "draw" if _is_draw(sight) else "won" if place == 1 else "lost"
    if sight.outcome == WON:
        result = "slain"
    elif sight.outcome == LOST:
        result = "open"
    message = f"valeria-terminal-solo-{result}"
    mine, his = _total(sight, 0), lord.final["total"]
    arguments: dict[str, str | int] = {"name": name, "points": words.points(mine), "others": words.points(his)}
    return words.format(message, "you" if me == 0 and words.has(message, "you") else "", arguments)
