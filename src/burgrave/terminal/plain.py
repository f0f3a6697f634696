"""Plain lines for screen readers and pipes: no colour, no boxes, nothing cleared, one fact to a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TextIO

from burgrave.terminal.face import Lines, Scene, Score
from burgrave.terminal.facts import cast_row, city_by_type, hand_line, header_facts, known_hand, marks
from burgrave.terminal.words import Words

__all__ = ["PlainFace"]


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
            self._own(scene)
        self.say(scene.notices)
        self.say([scene.question])
        for number, option in enumerate(scene.options, 1):
            note = f" – {option.note}" if option.note else ""
            self.say([f"{number}. {option.label}{note}"])

    def table(self, scene: Scene) -> None:
        """Tell everything that lies on the table."""
        words, sight = scene.words, scene.sight
        goal = words.text("terminal-goal", number=sight.goal)
        for fact in [*header_facts(words, sight, scene.scenario), goal]:
            self.say([f"{fact[:1].upper()}{fact[1:]}."])
        for entry in cast_row(words, sight, scene.names):
            known = entry.known
            if entry.called:
                known = [words.text("terminal-cast-called", gender=words.gender(entry.name)), *known]
            self.say([f"{entry.rank} {entry.title}{': ' if known else ''}{', '.join(known)}"])
        for one in sight.people:
            self._person(scene, one.seat)
        self._own(scene)

    def _person(self, scene: Scene, seat: int) -> None:
        words, one = scene.words, scene.sight.people[seat]
        facts = [words.gold(one.gold), words.cards(one.hand_size), *marks(words, scene.sight, one)]
        self.say([f"{scene.names[seat]}: {', '.join(facts)}"])
        city = [f"{', '.join(texts)} ({words.type(kind).lower()})" for kind, texts in city_by_type(words, one)]
        built = words.text("terminal-city", number=one.size(), goal=scene.sight.goal)
        self.say([f"{scene.names[seat]}, {built}: {'; '.join(city) or words.text('terminal-nothing')}"])
        if one.known_hand and seat != scene.sight.seat:
            known = known_hand(words, one)
            self.say([f"{scene.names[seat]}, {words.text('terminal-known-hand')}: {known}"])

    def _own(self, scene: Scene) -> None:
        words, sight = scene.words, scene.sight
        if sight.seat is None:
            return
        self.say([f"{words.text('terminal-your-gold')}: {sight.me.gold}"])
        hand = ", ".join(hand_line(words, sight, name) for name in sight.hand)
        self.say([f"{words.text('terminal-your-hand')}: {hand or words.text('terminal-nothing')}"])
        if sight.characters:
            held = words.listed([words.character(name) for name in sight.characters])
            self.say([f"{words.text('terminal-your-characters', number=len(sight.characters))}: {held}"])

    def say(self, lines: Sequence[str]) -> None:
        """Write lines."""
        for line in lines:
            self._target.write(line + "\n")
        self._target.flush()

    def news(self, told: Sequence[Sequence[str]]) -> None:
        """Write what just happened."""
        for lines in told:
            self.say(lines)

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

    def result(self, words: Words, scores: Sequence[Score], winners: str) -> None:
        """Write the scores, best first, and who has won."""
        for score in scores:
            items = ", ".join(f"{what} {points}" for what, points in score.items)
            self.say([f"{score.place}. {score.name}: {words.text('terminal-points', number=score.total)} ({items})"])
        self.say([winners])
