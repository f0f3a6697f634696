"""Plain-text face for screen readers and pipes: no color, boxes or clearing; one fact per line."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import TextIO

from burgrave.terminal.narrator import Lines, Scene
from burgrave.text.catalogue import Catalogue
from burgrave.text.narrator import Score, Tip

# ---- Plain lines -----------------------------------------------------------------------------------------------------


class PlainFace:
    """Face that only writes and reads lines."""

    def __init__(self, source: Lines, target: TextIO, *, echo: bool = False) -> None:
        self._source = source
        self._target = target
        self._echo = echo  # repeat the input, which a pipe does not show

    def show(self, scene: Scene) -> None:
        """Write the news, the table (or only the reader's side), the question and its options."""
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
        self.say(scene.narrator.lines(scene))

    def say(self, lines: Sequence[str]) -> None:
        for line in lines:
            self._target.write(line + "\n")
        self._target.flush()

    def say_unbroken(self, line: str) -> None:
        self.say([line])

    def news(self, told: Sequence[Sequence[str]]) -> None:
        for lines in told:
            self.say(lines)

    def thinking(self, text: str, told: Sequence[Sequence[str]] = (), table: Scene | None = None) -> None:
        """Do nothing: lines cannot be erased here, and a screen reader would read the news twice."""

    def advice(self, words: Catalogue, tips: Sequence[Tip]) -> None:
        """Write one line per suggested action."""
        for tip in tips:
            self.say([words.text("terminal-hint", **vars(tip))])

    def aside(self, scene: Scene, *, from_end: bool = False) -> AbstractContextManager[None]:
        """Return a context manager that does nothing, because the output simply follows the question."""
        return nullcontext()

    def ask(self, prompt: str) -> str:
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
        """Wait for the next player; the text above stays visible."""
        self.ask(text)

    def result(self, words: Catalogue, scores: Sequence[Score], verdict: str) -> None:
        for score in scores:
            items = ", ".join(f"{what} {number}" for what, number in score.items)
            points = words.text("terminal-points", number=score.total)
            self.say([f"{score.place}. {score.name}: {points}{f' ({items})' if items else ''}"])
        self.say([verdict])
