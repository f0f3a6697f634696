"""What the table of Valeria is painted with: signs, and a colour for each of them."""

from __future__ import annotations

import re
from typing import Final

from rich.text import Text

from burgrave.games.valeria.printed import RESOURCES
from burgrave.games.valeria.terminal.signs import Signs
from burgrave.games.valeria.text.words import ValeriaWords
from burgrave.terminal.pen import Pen

__all__ = ["Ink"]

_STYLE: Final = {
    "gold": "yellow", "strength": "red", "magic": "bright_blue", "vp": "green",
    "worker": "yellow", "soldier": "red", "shadow": "magenta", "holy": "cyan",
}  # fmt: skip


class Ink:
    """Writes words and signs, the signs in their colours."""

    def __init__(self, words: ValeriaWords, pen: Pen) -> None:
        self.words = words
        self.pen = pen
        self.signs = Signs(words, rich=pen.rich)
        self._pattern = self._sign_pattern()

    def _sign_pattern(self) -> re.Pattern[str]:
        """Return what finds the signs of resources and roles in a text, each by its name."""
        parts: list[str] = []
        for name, sign in self.signs.of.items():
            before = r"\d+" if name in RESOURCES else ""
            parts.append(f"(?P<{name}>{before}{re.escape(sign)}{'' if self.pen.rich else '(?![a-z])'})")
        return re.compile("|".join(parts))

    def say(self, message: str, style: str = "", **arguments: str | int) -> Text:
        """Return a text of the table: ``valeria-terminal-`` and the rest of its name."""
        return Text(self.words.format(f"valeria-terminal-{message}", "", arguments), style=style)

    def paint(self, text: str, style: str = "") -> Text:
        """Return a text with its signs in their colours."""
        painted = Text(text, style=style)
        for found in self._pattern.finditer(text):
            painted.stylize(_STYLE[str(found.lastgroup)], *found.span())
        return painted

    def named(self, name: str, text: str) -> Text:
        """Return a text about a resource or a role in its colour, after its sign if that is more than letters."""
        return Text(f"{self.signs.of[name]} {text}" if self.pen.rich else text, style=_STYLE[name])

    def meanings(self) -> list[Text]:
        """Return each sign with what it stands for."""
        words = self.words
        found = []
        for name, sign in self.signs.of.items():
            word = words.resource(name) if name in RESOURCES and name != "vp" else ""
            word = word or (words.text("valeria-terminal-legend-points") if name == "vp" else words.role(name))
            found.append(self.paint(f"{sign} {word.lower()}"))
        return found

    def role(self, name: str) -> Text:
        """Return the sign of a role."""
        return Text(self.signs.of[name], style=_STYLE[name])
