"""Typed reader for a Valeria view, with queries that several user interfaces share."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import NamedTuple

from burgrave.games.valeria.cards import DUKE_NAMES, STARTER_NAMES
from burgrave.games.valeria.faces.printed import NUMBERS, ROLES, TYPES
from burgrave.games.valeria.facts import ValeriaSeat, ValeriaStep, valeria_view
from burgrave.games.valeria.rules import scoring
from burgrave.games.valeria.rules.board import Player
from burgrave.games.valeria.rules.income import Income, income_of_number, tableau
from burgrave.games.valeria.rules.market import can_pay
from burgrave.games.valeria.rules.solo import EXHAUSTED_END
from burgrave.kernel.quote import Quote


class Stack(NamedTuple):
    """A stack in the center: the known cards, top first, and the number of hidden cards below them."""

    open: list[str]
    hidden: int

    @property
    def top(self) -> str | None:
        """Top card; None if the stack is empty or its top card is face down."""
        return self.open[0] if self.open else None

    @property
    def size(self) -> int:
        return len(self.open) + self.hidden


class Points(NamedTuple):
    """Points by item; ``duke`` is None if the duke is unknown."""

    monsters: int
    domains: int
    tokens: int
    duke: int | None

    @property
    def total(self) -> int:
        return self.monsters + self.domains + self.tokens + (self.duke or 0)


class PlayerView:
    """One player's side of the table, with the duke if the viewing seat knows it."""

    def __init__(self, seat: int, data: ValeriaSeat) -> None:
        self.seat = seat
        self.purse = {"gold": data["gold"], "strength": data["strength"], "magic": data["magic"], "vp": data["vp"]}
        self.citizens = data["citizens"]  # excluding starters
        self.monsters = data["monsters"]
        self.domains = data["domains"]
        self.duke = data["duke"]
        self.chosen = data["chosen"]  # has chosen a duke
        self.waiting = data["waiting"]  # five players: harvests nothing this turn
        self.final = data["points"]  # after the end of the game
        self.harvest = data.get("harvest")

    # ---- counting ------------------------------------------------------------------------------------------------

    @property
    def monster_count(self) -> int:
        return sum(self.monsters.values())

    @property
    def cards_owned(self) -> int:
        """Number of cards except the duke; ties in points go to the player with fewer cards."""
        return len(STARTER_NAMES) + sum(self.citizens.values()) + self.monster_count + len(self.domains)

    @cached_property
    def tableau(self) -> Player:
        """Cards, resources and duke as a ``Player``, for use with functions of the rules."""
        player = tableau(self.citizens, self.monsters, self.domains)
        player.gold, player.strength, player.magic, player.vp = self.purse.values()
        if self.duke is not None:
            player.duke = DUKE_NAMES.index(self.duke)
        return player

    def role(self, role: str) -> int:
        """Return how many citizens of a role count toward the requirements of domains."""
        return int(self.tableau.role(ROLES.index(role)))

    def of_type(self, kind_type: str) -> int:
        return int(self.tableau.of_type(TYPES.index(kind_type)))

    # ---- points --------------------------------------------------------------------------------------------------

    def duke_points(self, duke: str) -> int:
        """Return the points that this player would score now with ``duke``."""
        return int(scoring.of_duke(self.tableau, DUKE_NAMES.index(duke)))

    def points(self, *, tokens: bool = True) -> Points:
        """Return the player's current points; pass ``tokens=False`` in solo games, in which tokens do not count."""
        found = scoring.of_cards(self.tableau)
        duke = None if self.duke is None else int(found.duke)
        return Points(int(found.monsters), int(found.domains), self.purse["vp"] if tokens else 0, duke)

    # ---- prices --------------------------------------------------------------------------------------------------

    def lacks(self, quote: Quote) -> dict[str, int]:
        """Return how many citizens of each role the player still needs for a quoted card."""
        missing = {role: number - self.role(role) for role, number in quote.needs.items()}
        return {role: number for role, number in missing.items() if number > 0}

    def can_have(self, quote: Quote) -> bool:
        """Return True if the player can pay for a quoted card and has the roles that it requires."""
        main = "strength" if "strength" in quote.costs else "gold"
        paid = can_pay(self.purse[main], self.purse["magic"], quote.cost(main), quote.cost("magic"))
        return paid and not self.lacks(quote)


class SeatView:
    """View of a seat or, if ``seat`` is None, of a spectator, with typed attributes and queries."""

    def __init__(self, shown: Mapping[str, object]) -> None:
        view = valeria_view(shown)
        self.seat = view["seat"]
        self.players = view["players"]
        self.scenario = view["scenario"]
        self.mixed = view["mixed"]
        self.round = view["round"]
        self.phase = view["phase"]
        self.stage = view["stage"]
        self.first = view["first"]
        self.active = view["active"]
        self.open = view["open"]  # seats with an open decision
        dice = view["dice"]
        self.dice = (dice[0], dice[1]) if dice is not None else None
        self.actions = view["actions"]  # left to begin; 2 or 1 in phase ``act``
        self.exhausted = view["exhausted"]
        self.end_due = view["end_due"]
        self.areas = view["areas"]  # by column
        self.monsters = [Stack(stack, 0) for stack in view["monsters"]]  # by column
        self.citizens = [Stack(**stack) for stack in view["citizens"]]  # by group
        self.domains = [Stack(**stack) for stack in view["domains"]]  # by column
        self.left_out = view["left_out"]
        self.people = [PlayerView(seat, data) for seat, data in enumerate(view["seats"])]
        self.step: ValeriaStep = view["step"] or {}
        self.dark_lord = view.get("dark_lord")  # solo
        self.outcome = view.get("outcome", 0)  # solo: 1 all slain, 2 open column, 3 scored

    # ---- players -------------------------------------------------------------------------------------------------

    @property
    def me(self) -> PlayerView:
        assert self.seat is not None
        return self.people[self.seat]

    @property
    def solo(self) -> bool:
        return self.dark_lord is not None

    @property
    def own_turn(self) -> bool:
        """True if the on-turn powers of the viewing seat apply."""
        return self.seat == self.active and self.stage != "second harvest"

    def paid_for(self) -> Stack:
        """Return the stack whose top card the player is paying for."""
        stacks = {"slay": self.monsters, "recruit": self.citizens, "build": self.domains}[self.step["for"]]
        return stacks[self.step["place"]]

    @property
    def exhausted_end(self) -> int:
        """Number of exhausted stacks at which the game ends."""
        return EXHAUSTED_END if self.solo else 2 * self.players

    def incomes(self) -> list[tuple[int, Income, Income]]:
        """Return each activation group of the viewing seat that has income, with its own-turn and other-turn income."""
        tableau = self.me.tableau
        found: list[tuple[int, Income, Income]] = []
        for group, numbers in enumerate(NUMBERS):
            own = income_of_number(tableau, numbers[0], own_turn=True)
            others = income_of_number(tableau, numbers[0], own_turn=False)
            if own or others:
                found.append((group, own, others))
        return found
