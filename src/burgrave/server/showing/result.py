"""The end of a game, as data: who has won, and the points of everybody."""

from __future__ import annotations

from collections.abc import Sequence

from burgrave.kernel.state import State
from burgrave.text.narrator import Narrator, View

__all__ = ["result_of"]


def result_of(
    narrator: Narrator | None, state: State, view: View, seat: int | None, names: Sequence[str]
) -> dict[str, object]:
    """Return verdict and scores, best first; without a narrator there is no text, only places and totals."""
    ranks = state.ranks()
    if narrator is None:
        rows = zip(range(len(names)), names, ranks, state.scores(), strict=True)
        scores: list[dict[str, object]] = [
            {"seat": one, "name": name, "place": place, "total": total, "items": []} for one, name, place, total in rows
        ]
        return {"verdict": "", "scores": sorted(scores, key=lambda row: int(str(row["place"])))}
    return {
        "verdict": narrator.verdict(view, ranks, names, seat),
        "scores": [
            {
                "seat": one.seat,
                "name": one.name,
                "place": one.place,
                "total": one.total,
                "items": [list(item) for item in one.items],
            }
            for one in narrator.scores(view, ranks, names)
        ],
    }
