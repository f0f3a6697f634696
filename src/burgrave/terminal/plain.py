"""Plain lines for screen readers and pipes: no color, no boxes, nothing cleared, one fact per line."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import TextIO

from burgrave.terminal.narrator import Lines, Scene
from burgrave.text.catalogue import Catalogue
from burgrave.text.narrator import Score, Tip

# ---- Plain lines -----------------------------------------------------------------------------------------------------


class PlainFace:
    """Writes lines and reads lines."""

    def __init__(self, source: Lines, target: TextIO, *, echo: bool = False) -> None:
        self._source = source
        self._target = target
        self._echo = echo  # what comes through a pipe shows nowhere else

    def show(self, scene: Scene) -> None:
        """Tell the news and the own side of the table, or all of it, then the question and its options."""
        for told in scene.news:
            self.say(told)
        if scene.whole:
            self.table(scene)
        else:
            self.say(scene.narrator.own_lines(scene))
        self.say(scene.notices)
        self.say([scene.question])
        for number, option in enumerate(scene.options, 1):
            note = f" – {option.note}" if option.note else ""
            self.say([f"{number}. {option.label}{note}"])

    def table(self, scene: Scene) -> None:
        """Tell everything that lies on the table."""
        self.say(scene.narrator.lines(scene))

    def say(self, lines: Sequence[str]) -> None:
        """Write lines."""
        for line in lines:
            self._target.write(line + "\n")
        self._target.flush()

    def say_unbroken(self, line: str) -> None:
        """Write a line."""
        self.say([line])

    def news(self, told: Sequence[Sequence[str]]) -> None:
        """Write what just happened."""
        for lines in told:
            self.say(lines)

    def thinking(self, text: str, told: Sequence[Sequence[str]] = (), table: Scene | None = None) -> None:
        """Stay silent: here nothing can be taken away again, and what is told twice is heard twice."""

    def advice(self, words: Catalogue, tips: Sequence[Tip]) -> None:
        """Write one line for each choice."""
        for tip in tips:
            self.say([words.text("terminal-hint", **vars(tip))])

    def aside(self, scene: Scene, *, from_end: bool = False) -> AbstractContextManager[None]:
        """Change nothing: an answer stands below the question."""
        return nullcontext()

    def ask(self, prompt: str) -> str:
        """Read a line."""
        self._target.write(f"{prompt} > ")
        self._target.flush()
        line = self._source.readline()
        if not line:
            self._target.write("\n")
            raise EOFError
        if self._echo:
            self.say([line.strip()])
        return line.strip()

    def curtain(self, text: str) -> None:
        """Wait for the next player; nothing can be hidden here."""
        self.ask(text)

    def result(self, words: Catalogue, scores: Sequence[Score], verdict: str) -> None:
        """Write the scores, best first, and who has won."""
        for score in scores:
            items = ", ".join(f"{what} {number}" for what, number in score.items)
            points = words.text("terminal-points", number=score.total)
            self.say([f"{score.place}. {score.name}: {points}{f' ({items})' if items else ''}"])
        self.say([verdict])
