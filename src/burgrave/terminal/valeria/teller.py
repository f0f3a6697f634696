"""Valeria as the terminal asks for it: its log, questions, options, table and results in one language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from burgrave.bots.reason import Reason
from burgrave.bots.valeria.sight import Sight
from burgrave.kernel.events import Event
from burgrave.terminal.face import Option, Scene, Score
from burgrave.terminal.teller import View
from burgrave.terminal.valeria import results, telling, undo
from burgrave.terminal.valeria.explaining import card_of, explain
from burgrave.terminal.valeria.lines import income_lines, own_lines, table_lines
from burgrave.terminal.valeria.words import words_in
from burgrave.valeria.actions import notation
from burgrave.valeria.events import TURN

if TYPE_CHECKING:
    from rich.console import RenderableType

    from burgrave.terminal.pen import Pen

__all__ = ["ValeriaTeller"]

_NOTED: Final = ("recruit", "build", "free", "capture", "return_citizen")  # their labels do not say what the card does


class ValeriaTeller:
    """Tells Valeria in one language."""

    def __init__(self, language: str) -> None:
        self.words = words_in(language)

    def welcome(self, view: View) -> list[str]:
        """Return what a new game begins with: its aim in a sentence or two."""
        sight = Sight(view)
        if sight.solo:
            return [self.words.text("valeria-terminal-welcome-solo")]
        return [self.words.text("valeria-terminal-welcome", number=sight.exhausted_end)]

    def round_of(self, event: Event) -> int | None:
        """Return the number of the round if a turn begins with this event, or None."""
        return event.args[0] if event.kind == TURN else None

    # ---- the log -------------------------------------------------------------------------------------------------

    def paragraphs(self, events: Sequence[Event], names: Sequence[str], me: int | None) -> list[list[str]]:
        """Return the log, the sentences of one turn together; ``me`` is the seat that reads it."""
        return telling.paragraphs(self.words, events, names, me)

    def last_paragraph(self, events: Sequence[Event]) -> int:
        """Return the index of the event that opens the last paragraph, which may be unfinished."""
        return telling.last_paragraph(events)

    def shows_nothing_new(self, events: Sequence[Event], seat: int, before: View, after: View) -> bool:
        """Tell whether ``seat`` learned nothing from its own decision, which it may then take back."""
        return undo.shows_nothing_new(events, Sight(before), Sight(after))

    # ---- a decision ----------------------------------------------------------------------------------------------

    def question(self, view: View, legal: Sequence[int], names: Sequence[str]) -> str:
        """Return what the seat is asked."""
        return self.words.question(view, legal, names)

    def options(self, view: View, legal: Sequence[int], names: Sequence[str]) -> list[Option]:
        """Return the choices, one for each legal action and in their order."""
        sight = Sight(view)
        return [Option(self.words.action(sight, action, names), self._note(sight, action)) for action in legal]

    def _note(self, sight: Sight, action: int) -> str:
        """Return what the card of an option does, where its label does not say so."""
        card = card_of(sight, action)
        noted = notation(action).partition(" ")[0] in _NOTED
        return self.words.reminder(card) if noted and card else ""

    def explain(self, view: View, legal: Sequence[int], about: str) -> list[str]:
        """Return explanations of what ``about`` names: a card, the number of a choice; if empty, all that is near."""
        return explain(self.words, Sight(view), legal, about)

    def reason(self, reason: Reason, names: Sequence[str], me: int) -> str:
        """Return what counted most for an action, in a sentence to ``me``."""
        return self.words.reason(reason, names, me)

    # ---- the table -----------------------------------------------------------------------------------------------

    def lines(self, scene: Scene) -> list[str]:
        """Return everything that lies on the table, one fact to a line, the reader's own side included."""
        sight = Sight(scene.view)
        lines = table_lines(self.words, sight, scene.names, scene.titles) + own_lines(self.words, sight)
        return lines + income_lines(self.words, sight)

    def own_lines(self, scene: Scene) -> list[str]:
        """Return the reader's own side of the table; none for a spectator."""
        return own_lines(self.words, Sight(scene.view))

    def draw(self, scene: Scene, pen: Pen) -> list[RenderableType]:
        """Return the table as drawn on a screen, from the top down."""
        from burgrave.terminal.valeria.drawing import Drawing

        return Drawing(self.words, Sight(scene.view), scene.names, scene.titles, pen).table()

    def draw_own(self, scene: Scene, pen: Pen) -> list[RenderableType]:
        """Return the reader's own side, which stands just above the question."""
        from burgrave.terminal.valeria.drawing import Drawing

        return Drawing(self.words, Sight(scene.view), scene.names, scene.titles, pen).own()

    # ---- the end -------------------------------------------------------------------------------------------------

    def scores(self, view: View, ranks: Sequence[int], names: Sequence[str]) -> list[Score]:
        """Return the results of a finished game, best first."""
        return results.scores(self.words, Sight(view), ranks, names)

    def verdict(self, view: View, ranks: Sequence[int], names: Sequence[str], me: int | None) -> str:
        """Return who has won, in a sentence to ``me`` (``None``: to everybody)."""
        return results.verdict(self.words, Sight(view), ranks, names, me)
