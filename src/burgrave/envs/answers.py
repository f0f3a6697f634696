"""Parser for free-text answers: finds the legal action that a language model means.

An answer may be a number, a notation or a label, in any letter case and any of the four languages, surrounded by other
words. The parser never guesses: an answer that fits several actions is rejected like one that fits none.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Final, cast

from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.game import Game
from burgrave.kernel.quote import Quote
from burgrave.text.catalogue import LANGUAGES, Catalogue
from burgrave.text.finding import folded
from burgrave.text.naming import Names
from burgrave.text.narration import narrator_named
from burgrave.text.narrator import Option, View

__all__ = ["BadAnswer", "Decision"]

_LONGEST: Final = 4000  # characters; of a longer answer, only the end is read
_SHOWN: Final = 60  # characters of a rejected answer that the error repeats
_LISTED: Final = 4  # choices that the error for an ambiguous answer lists
_FEWEST: Final = 3  # letters of a fragment that can stand for a whole label

_MARKED: Final = re.compile(
    r"^\W*(?:final\s+)?(?:answer|action|choice|move|risposta|azione|scelta|mossa|respuesta|acción|elección|jugada"
    r"|resposta|ação|escolha|jogada)(?:\s+finale?)?\W*[:=]\s*(.+)$",
    re.IGNORECASE | re.MULTILINE,
)
"""Line that announces an answer, such as ``Final answer: 3``."""
_BRACKETED: Final = re.compile(r"\[([^\[\]\n]+)\]\W*\Z")
_CHOSEN: Final = re.compile(
    r"^\W*(\d+)(?:\s*[.):;–—-]|\s*$)|[\[(]\s*#?(\d+)\s*[\])]|#(\d+)\b|:\W*(\d+)\W*$"
    r"|\b(?:option|choice|number|opzione|scelta|numero|opción|elección|número|opção|escolha)\W+(\d+)\b",
    re.IGNORECASE,
)
"""Number that stands for a choice, not for an amount."""
_KEYS: Final = ("action", "answer", "choice", "move", "number")
"""Fields of a JSON answer that may contain the choice."""

_Forms = Sequence[tuple[str, int]]
"""Folded texts that name an action, each with the index of the action."""


class BadAnswer(BurgraveError):
    """An answer fits no legal action, or several; the message is one line in the player's language."""


class Decision:
    """Open decision of a seat, with the texts that name its legal actions in every language."""

    def __init__(
        self,
        game: Game,
        language: str,
        view: View,
        legal: Sequence[int],
        names: Sequence[str],
        quotes: Sequence[Quote],
    ) -> None:
        self.legal = legal
        self.notations = [game.notation(action) for action in legal]
        self._game = game
        self._language = language
        self._view = view
        self._names = names
        self._quotes = quotes
        self._edition = game.edition(view)

    @cached_property
    def options(self) -> list[Option]:
        """Labels and notes in the player's language, in the order of ``legal``."""
        return self._options_in(self._language)

    def read(self, answer: str) -> int:
        """Return the index of the legal action that ``answer`` means; raise BadAnswer unless it means exactly one."""
        several: set[int] = set()
        for text in _candidates(answer[-_LONGEST:]):
            found = self._meant(text)
            if len(found) == 1:
                return found.pop()
            several = several or found
        raise BadAnswer(self._rejection(answer, several))

    # ---- the texts that name an action ---------------------------------------------------------------------------

    def _options_in(self, language: str) -> list[Option]:
        narrator = narrator_named(self._game.name, self._edition, language)
        return narrator.options(self._view, self.legal, self._names, self._quotes)

    @cached_property
    def _own_forms(self) -> _Forms:
        notations = [(folded(notation), index) for index, notation in enumerate(self.notations)]
        return [*notations, *_labels(self.options)]

    @cached_property
    def _other_forms(self) -> _Forms:
        others = [language for language in LANGUAGES if language != self._language]
        return [form for language in others for form in _labels(self._options_in(language))]

    @cached_property
    def _titles(self) -> Mapping[str, set[str]]:
        """Folded names of cards in every language, by identifier."""
        found: dict[str, set[str]] = {}
        if self._game.has_part("names"):
            names = cast(Names, self._game.part("names"))
            for language in LANGUAGES:
                for card, title in names.titles(language, self._edition).items():
                    found.setdefault(card, {folded(card)}).add(folded(title))
        return found

    # ---- reading -------------------------------------------------------------------------------------------------

    def _meant(self, text: str) -> set[int]:
        """Return the indexes of the actions that match a text, by the most reliable rule that matches any action."""
        words = folded(text)
        if not words:
            return set()
        exact = {index for form, index in [*self._own_forms, *self._other_forms] if form == words}
        if exact:
            return exact
        if words.isdecimal():
            return self._numbered({words})
        chosen = {number for groups in _CHOSEN.findall(text) for number in groups if number}
        numbered = self._numbered(chosen)
        if numbered:  # a label contradicts a different number, unless the label is one word among others
            rest = folded(_CHOSEN.sub(" ", text))
            named = {index for form, index in self._own_forms if form == rest}
            named = named or _contained(words, self._own_forms, fewest=2)
            return numbered if not named or numbered <= named else numbered | named
        named = _contained(words, self._own_forms) or _contained(words, self._other_forms) or self._by_card(words)
        return named or self._by_fragment(words) or self._by_loose_number(text)

    def _numbered(self, numbers: Iterable[str]) -> set[int]:
        """Convert choice numbers, which start at 1, to indexes; ignore invalid numbers."""
        valid = {int(number) for number in numbers if len(number) <= 4}
        return {number - 1 for number in valid if 1 <= number <= len(self.legal)}

    def _by_card(self, words: str) -> set[int]:
        """Return the indexes of the actions that involve a card named in the text, in any language.

        If several actions fit, prefer those whose verb occurs in the text.
        """
        titles = list(self._titles.items())
        forms = [(title, place) for place, (_card, known) in enumerate(titles) for title in known if title]
        mentioned = [titles[place] for place in sorted({place for _title, place in _occurring(words, forms)})]
        found = {
            index
            for index, (notation, option) in enumerate(zip(self.notations, self.options, strict=True))
            for card, known in mentioned
            if card in notation.split() or any(_within(title, folded(option.label)) for title in known)
        }
        if len(found) < 2:
            return found
        verbs = {index for index in found if _within(self.notations[index].split()[0], words)}
        return verbs or found

    def _by_fragment(self, words: str) -> set[int]:
        """Return the indexes of the actions whose label or notation contains the whole text."""
        if len(words) < _FEWEST:
            return set()
        return {index for form, index in self._own_forms if _within(words, form)}

    def _by_loose_number(self, text: str) -> set[int]:
        """Return the index of the choice whose number is the only number in the text.

        Return no index if a label or notation also contains this number, because it may be meant as an amount.
        """
        numbers = {*re.findall(r"\d+", text)}
        if len(numbers) != 1 or any(not numbers.isdisjoint(form.split()) for form, _index in self._own_forms):
            return set()
        return self._numbered(numbers)

    def _rejection(self, answer: str, several: set[int]) -> str:
        words = Catalogue(self._language, self._game.name)
        if several:
            labels = [f"{index + 1}. {self.options[index].label}" for index in sorted(several)[:_LISTED]]
            return words.text("answer-ambiguous", choices="; ".join(labels), more=int(len(several) > _LISTED))
        shown = " ".join("".join(c if c.isprintable() else " " for c in answer).split())
        shown = shown if len(shown) <= _SHOWN else shown[: _SHOWN - 1] + "…"
        return words.text("answer-unknown", text=shown, number=len(self.legal))


def _candidates(answer: str) -> Iterable[str]:
    """Return the parts of an answer that may state the choice, the most explicit first, and the whole answer last."""
    found = [_field(answer)]
    for pattern in (_MARKED, _BRACKETED):
        found += [match.strip() for match in pattern.findall(answer)[-1:]]
    lines = [line for line in answer.splitlines() if folded(line)]
    return dict.fromkeys(text for text in [*found, *lines[-1:], answer] if text)


def _field(answer: str) -> str:
    """Return the choice in an answer that is a JSON object, with or without a code fence; else ""."""
    begin, end = answer.find("{"), answer.rfind("}")
    if begin < 0:
        return ""
    try:
        data = json.loads(answer[begin : end + 1])
    except (ValueError, RecursionError):
        return ""
    values = [data[key] for key in _KEYS if key in data] if isinstance(data, dict) else []
    return next((str(value) for value in values if isinstance(value, str | int)), "")


def _labels(options: Sequence[Option]) -> Iterable[tuple[str, int]]:
    """Yield each label, and the part before its costs and effects, with the index of its option."""
    for index, option in enumerate(options):
        head = re.split(r"[(:]", option.label, maxsplit=1)[0]
        yield from ((form, index) for form in {folded(option.label), folded(head)} if form)


def _within(words: str, text: str) -> bool:
    return f" {words} " in f" {text} "


def _contained(words: str, forms: _Forms, *, fewest: int = 1) -> set[int]:
    """Return the indexes of the forms that occur in a text.

    ``fewest`` is the minimum number of words in a form (1 or 2). If a multi-word form occurs, single-word forms are
    always ignored.
    """
    found = _occurring(words, forms)
    several = {index for form, index in found if " " in form}
    return several or ({index for _form, index in found} if fewest == 1 else set())


def _occurring(words: str, forms: _Forms) -> _Forms:
    """Return the forms that occur in a text, without those inside a longer form."""
    padded = f" {words} "
    spans: list[tuple[int, int, str, int]] = []
    for form, index in forms:
        begin = padded.find(f" {form} ")
        while begin >= 0:
            spans.append((begin, begin + len(form), form, index))
            begin = padded.find(f" {form} ", begin + 1)
    return [
        (form, index)
        for begin, end, form, index in spans
        if not any(b <= begin and end <= e and e - b > end - begin for b, e, _form, _index in spans)
    ]
