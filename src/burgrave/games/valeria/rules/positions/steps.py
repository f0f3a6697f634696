"""Every decision that an effect can ask for, with the card that it comes from."""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria.rules import cards, effects, rewards
from burgrave.games.valeria.rules.cards import DOMAIN_NAMES, MONSTER_NAMES
from burgrave.games.valeria.rules.course import ACTED, CLOSED
from burgrave.games.valeria.rules.effects import DOMAIN_PROGRAM, MONSTER_PROGRAM
from burgrave.games.valeria.rules.phases import FREE, HUNT
from burgrave.games.valeria.rules.positions.names import card_numbers
from burgrave.kernel.bits import bit
from burgrave.kernel.fields import Fields
from burgrave.kernel.ints import i64

__all__ = ["NO_CARD", "STEPS", "Demand", "Step", "agrees", "demands_of", "left_at_the_end", "step_texts", "texts_of"]

NO_CARD: Final = -1


class Step:
    """A part to be decided, what is left of the effect after it, and the domain or monster that it is of."""

    def __init__(self, parts: list[i64], place: int, domain: int, monster: int) -> None:
        self.part: i64 = parts[place]
        self.phase: int = rewards.phase_of(effects.op_of(self.part))
        self.todo: list[i64] = parts[place + 1 :]
        self.todo.reverse()
        self.domain = domain
        self.monster = monster
        self.stage: int = CLOSED if domain >= 0 and cards.DOMAIN_TRIGGER[domain] == cards.ACTION_END else ACTED

    def text(self) -> str:
        """Return the text of the part."""
        return effects.text_of(self.part)


def _steps() -> list[Step]:
    found: list[Step] = []
    for domain in range(cards.DOMAINS):
        if cards.DOMAIN_TRIGGER[domain] in (cards.ON_BUILD, cards.ACTION_END):
            for parts in DOMAIN_PROGRAM[domain]:
                _add(parts, domain, NO_CARD, found)
    for monster in range(cards.MONSTERS):
        for parts in MONSTER_PROGRAM[monster]:
            _add(parts, NO_CARD, monster, found)
    return found


def _add(parts: list[i64], domain: int, monster: int, found: list[Step]) -> None:
    for place in range(len(parts)):
        if effects.op_of(parts[place]) != effects.GAIN:
            found.append(Step(parts, place, domain, monster))


STEPS: Final = _steps()


def step_texts(phase: int) -> str:
    """Return the texts of all parts that are decided in a phase (any, if negative), for an error."""
    return ", ".join(sorted({step.text() for step in STEPS if phase < 0 or step.phase == phase}))


def left_at_the_end(step: Step, domains: i64) -> list[i64]:
    """Return what is still to be done after a step of the end of the action phase: lower domains come later."""
    left: list[i64] = []
    domain: i64
    for domain in range(step.domain):
        if domains & bit(domain) and cards.DOMAIN_TRIGGER[domain] == cards.ACTION_END:
            parts = DOMAIN_PROGRAM[domain][0][:]
            parts.reverse()
            left += parts
    return left + step.todo


def texts_of(parts: list[i64]) -> list[str]:
    """Return the texts of what is still to be done, the next part first."""
    return [effects.text_of(part) for part in reversed(parts)]


def agrees(step: Step, f: Fields, phase: int) -> bool:
    """Tell whether a step is one of this phase, if there is one, and of the ``part`` that a position names."""
    if phase >= 0 and step.phase != phase:
        return False
    return not f.has("part") or f.get("part") == step.text()


class Demand:
    """Cards that the active player must have for the moment, where that seat leaves out what it has of their sort."""

    def __init__(self, seat: int, monster: int, domains: list[int]) -> None:
        self.seat = seat
        self.monster = monster
        self.domains = domains


def demands_of(f: Fields, me: Fields, seat: int, phase: int) -> list[Demand]:
    """Return what the moment demands of the active seat: one or several ways to meet it."""
    changers: list[int] = []
    if f.has("changed") and not me.has("domains"):
        changers = card_numbers(f, "changed", DOMAIN_NAMES, "domain")
    nothing = Demand(seat, NO_CARD, changers)
    rewarded = f.get("rewarded")
    if isinstance(rewarded, str) and rewarded in MONSTER_NAMES and not me.has("monsters"):
        return [Demand(seat, MONSTER_NAMES.index(rewarded), changers)]
    found: list[Demand] = []
    if FREE <= phase <= HUNT:
        domains = me.get("domains")
        monsters = me.get("monsters")
        for step in STEPS:
            if not agrees(step, f, phase):
                continue
            if step.domain >= 0:
                if domains is None:
                    found.append(Demand(seat, NO_CARD, [*changers, step.domain]))
                elif isinstance(domains, (list, tuple)) and DOMAIN_NAMES[step.domain] in domains:
                    return [nothing]
            elif monsters is None:
                found.append(Demand(seat, step.monster, changers))
            elif isinstance(monsters, dict) and MONSTER_NAMES[step.monster] in monsters:
                return [nothing]
    return found or [nothing]
