"""What the terminal asks of a game: to tell it in one language. Each game has a teller in a folder of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from burgrave.bots.reason import Reason
from burgrave.kernel.events import Event
from burgrave.terminal.catalogue import Catalogue
from burgrave.terminal.face import Option, Scene, Score

if TYPE_CHECKING:
    from rich.console import RenderableType

    from burgrave.terminal.pen import Pen

__all__ = ["Teller", "View"]

View = dict[str, object]
"""What ``State.view`` returned for the seat that reads."""


class Teller(Protocol):
    """Tells one game in one language. It is given what a seat may see, never a state."""

    @property
    def words(self) -> Catalogue:
        """The plain texts of the language."""

    def welcome(self, view: View) -> list[str]:
        """Return what a new game begins with: its aim in a sentence or two."""

    def round_of(self, event: Event) -> int | None:
        """Return the number of the round if the round, or a turn of it, begins with this event; else None."""

    # ---- the log -------------------------------------------------------------------------------------------------

    def paragraphs(self, events: Sequence[Event], names: Sequence[str], me: int | None) -> list[list[str]]:
        """Return the log, the sentences of one turn together; ``me`` is the seat that reads it."""

    def last_paragraph(self, events: Sequence[Event]) -> int:
        """Return the index of the event that opens the last paragraph, which may be unfinished."""

    def shows_nothing_new(self, events: Sequence[Event], seat: int, before: View, after: View) -> bool:
        """Tell whether ``seat`` learned nothing from its own decision, which may then be taken back: what happened,
        and what the seat sees before and after it.
        """

    # ---- a decision ----------------------------------------------------------------------------------------------

    def question(self, view: View, legal: Sequence[int], names: Sequence[str]) -> str:
        """Return what the seat is asked."""

    def options(self, view: View, legal: Sequence[int], names: Sequence[str]) -> list[Option]:
        """Return the choices, one for each legal action and in their order."""

    def explain(self, view: View, legal: Sequence[int], about: str) -> list[str]:
        """Return explanations of what ``about`` names: a card, the number of a choice; if empty, all that is near."""

    def reason(self, reason: Reason, names: Sequence[str], me: int) -> str:
        """Return what counted most for an action, in a sentence to ``me``."""

    # ---- the table -----------------------------------------------------------------------------------------------

    def lines(self, scene: Scene) -> list[str]:
        """Return everything that lies on the table, one fact to a line, the reader's own side included."""

    def own_lines(self, scene: Scene) -> list[str]:
        """Return the reader's own side of the table; none for a spectator."""

    def draw(self, scene: Scene, pen: Pen) -> list[RenderableType]:
        """Return the table as drawn on a screen, from the top down."""

    def draw_own(self, scene: Scene, pen: Pen) -> list[RenderableType]:
        """Return the reader's own side, which stands just above the question."""

    # ---- the end -------------------------------------------------------------------------------------------------

    def scores(self, view: View, ranks: Sequence[int], names: Sequence[str]) -> list[Score]:
        """Return the results of a finished game, best first."""

    def verdict(self, view: View, ranks: Sequence[int], names: Sequence[str], me: int | None) -> str:
        """Return who has won, in a sentence to ``me`` (``None``: to everybody)."""
