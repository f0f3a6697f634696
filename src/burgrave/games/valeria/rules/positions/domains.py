"""Domains: in tableaux as they are written, the rest in the center by chance."""

from __future__ import annotations

from burgrave.games.valeria.rules import cards
from burgrave.games.valeria.rules.board import COLUMNS, Board
from burgrave.games.valeria.rules.cards import DOMAIN_NAMES
from burgrave.games.valeria.rules.positions.box import ANY, LORD, Box, filled
from burgrave.games.valeria.rules.positions.names import card_numbers, key_of
from burgrave.games.valeria.rules.positions.steps import Demand
from burgrave.games.valeria.rules.setup import Setup
from burgrave.kernel.bits import bit
from burgrave.kernel.errors import PositionError
from burgrave.kernel.fields import Fields
from burgrave.kernel.rng import Rng

__all__ = ["Domains"]


class Domains(Box):
    """The domains that are not left out.

    Those that are not in the center are missing in all columns alike in the first ``draw``, then in one column after
    the other, beginning with each, and then where chance will have it.
    """

    def __init__(self, t: Board, setup: Setup, f: Fields, seats: list[Fields], rng: Rng, draw: int) -> None:
        Box.__init__(self, t, setup, f, seats, rng, "domains", "domain", DOMAIN_NAMES)
        self.draw = draw
        self.size = int(setup.domains_per_stack())
        self.places = COLUMNS * self.size  # for cards that are not placed yet
        for domain in range(cards.DOMAINS):
            self.total[domain] = 0 if domain in setup.left_out else 1
        self.start()

    def place(self, demand: Demand, built: list[int]) -> None:
        """Fill the tableaux as written, some seat's with what was ``built``; what is left goes into the stacks."""
        self._owned()
        entries = self.entries(COLUMNS, [])
        stacks: list[list[int]] = []
        for column, entry in enumerate(entries):
            given: object = self.size if entry is None else entry
            stacks.append(self.stack(given, f"'domains' of column {column}", self.size))
        for domain in demand.domains:
            self._give(domain, demand.seat)
        for domain in built:
            if self.left[domain] and [sf for sf in self.seats if not sf.has(self.key)]:
                self._give(domain, self.takers([domain], False)[0])
        self._lower(stacks, [column for column, entry in enumerate(entries) if entry is None])
        self._fill(stacks)

    def _owned(self) -> None:
        for seat, sf in enumerate(self.seats):
            for domain in card_numbers(sf, self.key, self.names, self.sort):
                self.take(domain, 1, key_of(sf, self.key))
                self.t.players[seat].add_domain(domain)
                self.places -= 1
        for domain in card_numbers(self.f, "captured_domains", self.names, self.sort):
            self.take(domain, 1, "'captured_domains'")
            self.t.captured_domains |= bit(domain)
            self.places -= 1

    def _give(self, domain: int, seat: int) -> None:
        """Let a seat have a domain, if it is not elsewhere."""
        if self.left[domain]:
            self.left[domain] -= 1
            self.t.players[seat].add_domain(domain)
            self.places -= 1

    def _lower(self, stacks: list[list[int]], free: list[int]) -> None:
        """Take cards off the stacks that are not written until all can be filled; first off the one built from."""
        over = sum([len(stack) for stack in stacks]) - self.places
        built_from = self.f.get("covered")
        for column in free:
            if over > 0 and column == built_from:
                stacks[column].pop()
                over -= 1
        while over > 0:
            there = [column for column in free if stacks[column]]
            if not there:
                raise PositionError(f"{over} of the domains are too many; this game has {COLUMNS * self.size} in all.")
            stacks[self._next(stacks, there)].pop()
            over -= 1

    def _next(self, stacks: list[list[int]], there: list[int]) -> int:
        """Return the column to take the next card off."""
        if self.draw > COLUMNS:
            return self.drawn(there)
        column = there[0]
        for other in there:
            if other == self.draw - 1 or (self.draw == 0 and len(stacks[other]) > len(stacks[column])):
                column = other
        return column

    def _fill(self, stacks: list[list[int]]) -> None:
        """Draw the cards that are not named, and deal those that then have no place."""
        pile: list[int] = []
        for domain in range(cards.DOMAINS):
            pile += [domain] * self.left[domain]
        for stack in stacks:
            drawn = [self.drawn(pile) for kind in stack if kind == ANY]
            self.t.domains.append(filled(stack, drawn))
            self.places -= len(stack)
        dealt: list[int] = []
        for _ in range(self.places):
            dealt.append(self.drawn(pile))
        alone = self.setup.players == 1 and not self.f.has("captured_domains")
        for number, seat in enumerate(self.takers(dealt, alone)):
            if seat == LORD:
                self.t.captured_domains |= bit(dealt[number])
            else:
                self.t.players[seat].add_domain(dealt[number])
