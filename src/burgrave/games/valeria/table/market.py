"""Why the card on top of a stack cannot be slain, recruited or built now."""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria.printed import MONSTERS
from burgrave.games.valeria.rules import actions as act
from burgrave.games.valeria.rules.actions import notation
from burgrave.games.valeria.sight import Sight
from burgrave.games.valeria.text.facts import roles_text
from burgrave.games.valeria.text.words import ValeriaWords

__all__ = ["BUILD", "RECRUIT", "SLAY", "Market"]

# what having the card on top of each stack is called
SLAY: Final = [notation(action) for action in range(act.SLAY, act.RECRUIT)]
RECRUIT: Final = [notation(action) for action in range(act.RECRUIT, act.GAIN)]
BUILD: Final = [notation(action) for action in range(act.BUILD, act.MAGIC)]


class Market:
    """The reasons of one seat, from its own view."""

    def __init__(self, words: ValeriaWords, sight: Sight) -> None:
        self._words = words
        self._sight = sight

    def why_not(self, legal: set[str]) -> dict[str, str]:
        """Return the reason for every card on top of a stack that is not among the choices."""
        moment = self._moment()
        return {key: moment or self._card(key, card) for key, card in self._tops().items() if key not in legal}

    def _tops(self) -> dict[str, str]:
        """Return the cards on top of the stacks, by what having them is called."""
        sight = self._sight
        keys = [*SLAY, *RECRUIT, *BUILD]
        stacks = [*sight.monsters, *sight.citizens, *sight.domains]
        return {key: stack.top for key, stack in zip(keys, stacks, strict=True) if stack.top is not None}

    def _moment(self) -> str:
        """Return why nothing at all can be had now, or an empty text."""
        sight, words = self._sight, self._words
        if sight.phase == "act":
            return ""
        if sight.active != sight.seat:
            return words.text("valeria-table-not-your-turn")
        before = sight.stage in ("roll", "harvest")
        return words.text("valeria-table-harvest-first" if before else "valeria-table-later")

    def _card(self, key: str, card: str) -> str:
        """Return what is missing for a card."""
        me = self._sight.me
        if key.startswith("slay"):
            monster = MONSTERS[card]
            return self._missing("strength", monster.strength, monster.magic)
        if key.startswith("recruit"):
            return self._missing("gold", me.citizen_price(card), 0)
        lacks = me.lacks(card)
        said: list[str] = []
        if lacks:
            roles = roles_text(self._words, lacks)
            said.append(self._words.text("valeria-table-roles", n=sum(lacks.values()), roles=roles))
        short = self._missing("gold", me.domain_price(card), 0)
        return " ".join([*said, short] if short else said)

    def _missing(self, resource: str, price: int, magic_price: int) -> str:
        """Return what is missing of a price, or an empty text: magic where only magic does, else its own resource."""
        me, words = self._sight.me, self._words
        main = me.amount(resource)
        if me.magic < magic_price:
            return self._short("magic", magic_price - me.magic)
        missing = price + magic_price - main - me.magic
        if missing > 0:
            return self._short(resource, missing)
        return words.text("valeria-table-one", amount=words.amount(resource, 1)) if main == 0 else ""

    def _short(self, resource: str, number: int) -> str:
        return self._words.text("valeria-table-short", n=number, amount=self._words.amount(resource, number))
