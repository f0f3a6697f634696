"""The short way to write amounts and effects: a number and a sign, as ``2●|2✦`` or, in ASCII, ``2g|2m``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgrave.games.valeria.printed import CITIZENS, DOMAINS, MONSTERS, RESOURCES, ROLES, Free, Gain, Power, Trade
from burgrave.games.valeria.rules import effects
from burgrave.games.valeria.rules.cards import DOMAIN_NAMES
from burgrave.games.valeria.rules.effects import DOMAIN_PROGRAM
from burgrave.games.valeria.rules.harvest import CHOICE, MOST_STOLEN
from burgrave.games.valeria.rules.income import Income
from burgrave.games.valeria.rules.roll import ORCHID_PRICE, PALISADE_PRICE
from burgrave.games.valeria.text.catalogue import ValeriaCatalogue
from burgrave.text.catalogue import dashed

__all__ = ["FINE", "Signs"]

FINE: Final = {
    "gold": "●", "strength": "⚔", "magic": "✦", "vp": "★",
    "worker": "⚒", "soldier": "▼", "shadow": "†", "holy": "☼",
}  # fmt: skip


class Signs:
    """Writes with signs where the terminal has them, else with the letters of the language."""

    def __init__(self, words: ValeriaCatalogue, *, rich: bool) -> None:
        self._words = words
        self.rich = rich
        self.of = FINE if rich else {name: words.text(f"valeria-terminal-sign-{name}") for name in FINE}
        self.times = "×" if rich else "x"
        self.to = "→" if rich else "->"
        self.taken = "←" if rich else "<-"
        self.most = "≤" if rich else "<="

    def amount(self, resource: str, number: int) -> str:
        """Return an amount."""
        return f"{number}{self.of[resource]}"

    def amounts(self, amounts: dict[str, int]) -> str:
        """Return what there is of several resources."""
        return "+".join(self.amount(name, number) for name, number in amounts.items() if number)

    def price(self, resource: str, number: int, magic: int = 0) -> str:
        """Return a price."""
        return self.amounts({resource: number, "magic": magic})

    def roles(self, roles: dict[str, int]) -> str:
        """Return so many of each role."""
        if self.rich:
            return "".join(self.of[name] * number for name, number in roles.items())
        return " ".join(f"{number} {self.of[name]}" for name, number in roles.items())

    # ---- effects -------------------------------------------------------------------------------------------------

    def gain(self, gain: Gain) -> str:
        """Return what a gain brings: ``2●×⚒``."""
        times = self.times if self.rich else f" {self.times} "
        return self.amount(gain.resource, gain.number) + (times + self._per(gain.per) if gain.per else "")

    def _per(self, per: str) -> str:
        if per in ROLES:
            return self.of[per]
        return self._words.text("valeria-terminal-domain") if per == "domain" else self._words.card(per)

    def trade(self, trade: Trade) -> str:
        """Return an exchange."""
        return self.gain(trade.pays) + self.to + self.gain(trade.brings)

    def either(self, number: int) -> str:
        """Return so much gold or magic."""
        return f"{self.amount('gold', number)}|{self.amount('magic', number)}"

    def power(self, power: Power) -> str:
        """Return what a citizen does."""
        if power.choice:
            return self.either(power.choice)
        if power.steal:
            return self.taken + self.either(power.steal)
        if power.trade is not None:
            return self.trade(power.trade)
        return "+".join(self.gain(gain) for gain in power.gains)

    def free(self, free: Free) -> str:
        """Return a free citizen."""
        if free.name:
            return self._words.card(free.name)
        role = " " + self.of[free.role] if free.role else ""
        most = f" {self.most}{free.most}" if free.most else ""
        return self._words.text("valeria-terminal-citizen") + role + most

    def reward(self, monster: str) -> str:
        """Return what a monster brings."""
        alternatives = [
            "+".join(self.free(part) if isinstance(part, Free) else self.gain(part) for part in parts)
            for parts in MONSTERS[monster].rewards
        ]
        return " | ".join(alternatives)

    def domain(self, name: str) -> str:
        """Return what a domain does, and when."""
        when = dashed(DOMAINS[name].when.replace(" ", "_"))
        own = f"valeria-terminal-brief-{dashed(name)}"
        if self._words.has(own):
            text = self._words.text(
                own,
                to=self.to,
                price=self.amount("gold", PALISADE_PRICE if name == "foxgrove_palisade" else ORCHID_PRICE),
                each=self.times + self.of["holy"],
            )
        else:
            text = "+".join(self._part(part) for part in DOMAIN_PROGRAM[DOMAIN_NAMES.index(name)][0])
        return self._words.text(f"valeria-terminal-when-{when}", what=text)

    def _part(self, part: int) -> str:
        """Return one part of what a domain does."""
        op = effects.op_of(part)
        amount = self.amount(RESOURCES[effects.resource_of(part)], int(effects.number_of(part)))
        brings = int(effects.gained(part))
        gets = self.to + self.amount(RESOURCES[brings & 3], brings >> 2)
        if op == effects.EXCHANGE:
            return amount + gets
        if op == effects.CITIZEN:
            role = int(effects.count_of(part))
            return self.free(Free(ROLES[role - 1] if role else "", "", int(effects.number_of(part))))
        if op == effects.TAKE:
            return self.taken + amount
        if op == effects.TAKE_MONSTER:
            return self._words.text("valeria-terminal-brief-monster", **{"from": self.taken})
        if op == effects.SLAY:
            return self._words.text("valeria-terminal-brief-slay")
        if op == effects.RETURN_MONSTER:
            return self._words.text("valeria-terminal-brief-monster-back") + gets
        if op == effects.RETURN_CITIZEN:
            return self._words.text("valeria-terminal-brief-citizen-back") + gets
        return amount

    # ---- income --------------------------------------------------------------------------------------------------

    def income(self, income: Income, *, own_turn: bool) -> str:
        """Return what the dice bring."""
        parts = [self.amounts(income.gains)]
        parts += [self._often(self.either(int(CHOICE)), income.choices)]
        parts += [self._often(self.taken + self.either(int(MOST_STOLEN)), income.steals)]
        for name, number in income.trades.items():
            card = CITIZENS[name]
            trade = (card.on if own_turn else card.off).trade
            assert trade is not None
            parts.append(self._often(self.trade(trade), number))
        return _joined(parts) or "-"

    def _often(self, what: str, number: int) -> str:
        return "" if not number else what if number == 1 else f"{what} {self.times}{number}"


def _joined(parts: Sequence[str]) -> str:
    """Return the parts that say something, a plus between them."""
    return " + ".join(part for part in parts if part)
