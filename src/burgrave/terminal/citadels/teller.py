"""Citadels as the terminal asks for it: its log, questions, options, table and results in one language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from burgrave.bots.citadels.sight import RANK, TYPE, Sight
from burgrave.bots.reason import Reason
from burgrave.citadels.actions import decode
from burgrave.citadels.events import ROUND
from burgrave.citadels.ruleset import DEFAULT
from burgrave.kernel.events import Event
from burgrave.terminal.citadels import telling, undo
from burgrave.terminal.citadels.facts import CastEntry, cast_row, explain
from burgrave.terminal.citadels.lines import own_lines, table_lines
from burgrave.terminal.citadels.words import words_in
from burgrave.terminal.face import Option, Scene, Score
from burgrave.terminal.teller import View

if TYPE_CHECKING:
    from rich.console import RenderableType

    from burgrave.terminal.pen import Pen

__all__ = ["CitadelsTeller"]

_NOTED: Final = ("pick", "bury", "lend")  # verbs whose options carry a reminder of the character
_ITEMS: Final = {"districts": "districts", "types": "all_types", "complete": "completion", "uniques": "uniques"}


class CitadelsTeller:
    """Tells Citadels in one language, with the names of one edition."""

    def __init__(self, language: str, ruleset: str = DEFAULT) -> None:
        self.words = words_in(language, ruleset)

    def welcome(self, view: View) -> list[str]:
        """Return what a new game begins with: its aim in a sentence or two."""
        return [self.words.text("citadels-terminal-welcome", number=Sight(view).goal)]

    def round_of(self, event: Event) -> int | None:
        """Return the number of the round that begins with this event, or None."""
        return event.args[0] if event.kind == ROUND else None

    # ---- the log -------------------------------------------------------------------------------------------------

    def paragraphs(self, events: Sequence[Event], names: Sequence[str], me: int | None) -> list[list[str]]:
        """Return the log, the sentences of one turn together; ``me`` is the seat that reads it."""
        return telling.paragraphs(self.words, events, names, me)

    def last_paragraph(self, events: Sequence[Event]) -> int:
        """Return the index of the event that opens the last paragraph, which may be unfinished."""
        return telling.last_paragraph(events)

    def shows_nothing_new(self, events: Sequence[Event], seat: int, before: View, after: View) -> bool:
        """Tell whether ``seat`` learned nothing from the events of its own decision, which it may then take back."""
        return undo.shows_nothing_new(events, seat)

    # ---- a decision ----------------------------------------------------------------------------------------------

    def question(self, view: View, legal: Sequence[int], names: Sequence[str]) -> str:
        """Return what the seat is asked."""
        return self.words.question(view, legal, names)

    def options(self, view: View, legal: Sequence[int], names: Sequence[str]) -> list[Option]:
        """Return the choices, one for each legal action and in their order."""
        sight = Sight(view)
        row = cast_row(self.words, sight, names)
        return [self._option(sight, row, action, names) for action in legal]

    def _option(self, sight: Sight, row: Sequence[CastEntry], action: int, names: Sequence[str]) -> Option:
        label = self.words.action(sight, action, names)
        decoded = decode(action)
        if decoded.verb in _NOTED:
            name = str(decoded.argument)
            rank = self.words.text("citadels-terminal-rank", number=RANK[name])
            return Option(f"{label} ({rank})", self.words.reminder(name))
        if isinstance(decoded.argument, str) and decoded.argument in RANK:
            known = next(one.known for one in row if one.name == decoded.argument)
            return Option(label, ", ".join(known))
        return Option(label)

    def explain(self, view: View, legal: Sequence[int], about: str) -> list[str]:
        """Return explanations of what ``about`` names: a card, the number of a choice; if empty, all that is near."""
        offered = [_card(action) for action in legal]
        if about.isdecimal() and 1 <= int(about) <= len(offered) and offered[int(about) - 1]:
            about = offered[int(about) - 1]
        return explain(self.words, Sight(view), about, [name for name in offered if name])

    def reason(self, reason: Reason, names: Sequence[str], me: int) -> str:
        """Return what counted most for an action, in a sentence to ``me``."""
        return self.words.reason(reason, names, me)

    # ---- the table -----------------------------------------------------------------------------------------------

    def lines(self, scene: Scene) -> list[str]:
        """Return everything that lies on the table, one fact to a line, the reader's own side included."""
        sight = Sight(scene.view)
        lines = table_lines(self.words, sight, _scenario(scene), scene.names, scene.titles)
        return lines + own_lines(self.words, sight)

    def own_lines(self, scene: Scene) -> list[str]:
        """Return the reader's own side of the table; none for a spectator."""
        return own_lines(self.words, Sight(scene.view))

    def draw(self, scene: Scene, pen: Pen) -> list[RenderableType]:
        """Return the table as drawn on a screen, from the top down."""
        from burgrave.terminal.citadels.drawing import draw_table

        return draw_table(self.words, Sight(scene.view), _scenario(scene), scene.names, scene.titles, pen)

    def draw_own(self, scene: Scene, pen: Pen) -> list[RenderableType]:
        """Return the reader's own side, which stands just above the question."""
        from burgrave.terminal.citadels.drawing import draw_own

        return draw_own(self.words, Sight(scene.view), pen)

    # ---- the end -------------------------------------------------------------------------------------------------

    def scores(self, view: View, ranks: Sequence[int], names: Sequence[str]) -> list[Score]:
        """Return the results of a finished game, best first."""
        points = cast(list[dict[str, int]], view["points"])
        scores: list[Score] = []
        for seat, name in enumerate(names):
            items = [
                (self.words.text(f"citadels-terminal-score-{item}"), points[seat][key]) for item, key in _ITEMS.items()
            ]
            scores.append(Score(name, ranks[seat], points[seat]["total"], items))
        return sorted(scores, key=lambda score: score.place)

    def verdict(self, view: View, ranks: Sequence[int], names: Sequence[str], me: int | None) -> str:
        """Return who has won, in a sentence to ``me`` (``None``: to everybody)."""
        points = cast(list[dict[str, int]], view["points"])
        winners = [seat for seat, place in enumerate(ranks) if place == 1]
        total = points[winners[0]]["total"]
        if winners == [me]:
            return self.words.text("terminal-you-win", number=total)
        best = self.words.listed([names[seat] for seat in winners])
        return self.words.text("terminal-winners", names=best, count=len(winners), number=total)


def _scenario(scene: Scene) -> str:
    return str(scene.view.get("scenario", ""))


def _card(action: int) -> str:
    """Return the card that an action names, or an empty text."""
    name = str(decode(action).argument).removesuffix("+")
    return name if name in RANK or name in TYPE else ""
