"""A Valeria view with types and a few questions answered: for bots and faces, which see nothing but views."""

from __future__ import annotations

from typing import Final, NamedTuple, cast

from burgrave.games.valeria.printed import (
    CITIZENS,
    DOMAINS,
    DUKES,
    MONSTERS,
    RESOURCES,
    ROLES,
    Gain,
    Power,
)

__all__ = [
    "DarkLord",
    "Harvest",
    "Income",
    "Person",
    "Points",
    "Sight",
    "Stack",
    "can_pay",
    "income_of",
]

_STARTERS: Final = {5: "gold", 6: "strength"}  # number -> what the starter with it brings
_STARTER_NAMES: Final = ("peasant", "knight")
_SOLO_END: Final = 5  # exhausted stacks


class Stack:
    """A stack of the centre: the cards that all know, the top one first, and how many lie hidden below them."""

    def __init__(self, cards: list[str], hidden: int = 0) -> None:
        self.open = cards
        self.hidden = hidden

    @property
    def top(self) -> str | None:
        """The card on top; None if there is none, or it is not turned up yet."""
        return self.open[0] if self.open else None

    @property
    def size(self) -> int:
        """How many cards there are."""
        return len(self.open) + self.hidden


class Harvest:
    """What a player still has to decide in this harvest."""

    def __init__(self, data: dict[str, object]) -> None:
        self.consolation = cast(bool, data["compensation"])
        self.choices = cast(int, data["choices"])  # activations that give 2 gold or 2 magic
        self.trades = cast(dict[str, int], data["trades"])  # citizen -> exchanges left


class Points(NamedTuple):
    """Points item by item; the duke's are None where it is not known who that is."""

    monsters: int
    domains: int
    tokens: int
    duke: int | None

    @property
    def total(self) -> int:
        """The sum of what is known."""
        return self.monsters + self.domains + self.tokens + (self.duke or 0)


class Person:
    """What lies open before one seat, and the duke where the viewing seat may know it."""

    def __init__(self, seat: int, data: dict[str, object]) -> None:
        self.seat = seat
        self.gold = cast(int, data["gold"])
        self.strength = cast(int, data["strength"])
        self.magic = cast(int, data["magic"])
        self.vp = cast(int, data["vp"])  # victory tokens
        self.citizens = cast(dict[str, int], data["citizens"])  # without the starters
        self.monsters = cast(dict[str, int], data["monsters"])
        self.domains = cast(list[str], data["domains"])
        self.duke = cast("str | None", data["duke"])
        self.chosen = cast(bool, data["chosen"])  # has a duke
        self.waiting = cast(bool, data["waiting"])  # five players: harvests nothing this turn
        self.final = cast("dict[str, int] | None", data["points"])  # when the game is over
        harvest = cast("dict[str, object] | None", data.get("harvest"))
        self.harvest = Harvest(harvest) if harvest is not None else None

    # ---- counting ------------------------------------------------------------------------------------------------

    def has(self, domain: str) -> bool:
        """Tell whether a domain was built."""
        return domain in self.domains

    def amount(self, resource: str) -> int:
        """Return how much there is of ``gold``, ``strength``, ``magic`` or ``vp``."""
        return {"gold": self.gold, "strength": self.strength, "magic": self.magic, "vp": self.vp}[resource]

    @property
    def resources(self) -> int:
        """Gold, strength and magic together."""
        return self.gold + self.strength + self.magic

    @property
    def citizen_count(self) -> int:
        """Citizens, without the starters."""
        return sum(self.citizens.values())

    @property
    def monster_count(self) -> int:
        """Monsters in the victory stack."""
        return sum(self.monsters.values())

    @property
    def cards_owned(self) -> int:
        """All cards but the duke: fewest decide between equal points."""
        return len(_STARTERS) + self.citizen_count + self.monster_count + len(self.domains)

    def role(self, role: str) -> int:
        """Return how many citizens of a role there are: what domains ask for."""
        return sum(number for name, number in self.citizens.items() if CITIZENS[name].role == role)

    def icons(self, role: str) -> int:
        """Return how many icons of a role there are on citizens and domains: what dukes count."""
        return self.role(role) + sum(DOMAINS[name].roles.get(role, 0) for name in self.domains)

    def named(self, citizen: str) -> int:
        """Return how many cards of a name there are, the starter included."""
        return self.citizens.get(citizen, 0) + (citizen in _STARTER_NAMES)

    def area(self, area: str) -> int:
        """Return how many monsters of an area were slain."""
        return sum(number for name, number in self.monsters.items() if MONSTERS[name].area == area)

    def of_type(self, kind_type: str) -> int:
        """Return how many monsters of a type were slain."""
        return sum(number for name, number in self.monsters.items() if MONSTERS[name].type == kind_type)

    def count(self, per: str) -> int:
        """Return how often a gain is taken that is counted by ``per`` (see ``printed.Gain``)."""
        if per in ROLES:
            return self.role(per)
        if per in CITIZENS:
            return self.named(per)
        if per == "domain":
            return len(self.domains)
        return self.area(per) if per else 1

    def gains(self, gain: Gain) -> int:
        """Return how much a gain brings now."""
        return gain.number * self.count(gain.per)

    # ---- points --------------------------------------------------------------------------------------------------

    def duke_points(self, duke: str) -> int:
        """Return what a duke would score here now."""
        return sum(term.points * self._scored(term.per, term.every) for term in DUKES[duke].terms)

    def _scored(self, per: str, every: int) -> int:
        if per == "resources":
            return self.resources // every
        if per in ROLES:
            return self.icons(per)
        counts = {"domain": len(self.domains), "monster": self.monster_count, "citizen": self.citizen_count}
        return counts[per] if per in counts else self.of_type(per)

    def points(self, *, tokens: bool = True) -> Points:
        """Return the points as they would count now; alone, victory tokens do not."""
        return Points(
            sum(MONSTERS[name].points * number for name, number in self.monsters.items()),
            sum(DOMAINS[name].points for name in self.domains),
            self.vp if tokens else 0,
            self.duke_points(self.duke) if self.duke is not None else None,
        )

    # ---- prices --------------------------------------------------------------------------------------------------

    def citizen_price(self, name: str) -> int:
        """Return what this player pays to recruit: 1 more for each card of the name, but for the Stronghold."""
        extra = 0 if self.has("emerald_stronghold") else self.named(name)
        return CITIZENS[name].cost + extra

    def domain_price(self, name: str) -> int:
        """Return what this player pays to build: 1 less with Pratchett's Plateau."""
        return DOMAINS[name].cost - self.has("pratchetts_plateau")

    def lacks(self, domain: str) -> dict[str, int]:
        """Return how many citizens of which roles are missing for a domain."""
        missing = {role: number - self.role(role) for role, number in DOMAINS[domain].roles.items()}
        return {role: number for role, number in missing.items() if number > 0}

    def can_slay(self, name: str) -> bool:
        """Tell whether the price of a monster can be paid."""
        card = MONSTERS[name]
        return can_pay(self.strength, self.magic, card.strength, card.magic)

    def can_recruit(self, name: str) -> bool:
        """Tell whether the price of a citizen can be paid."""
        return can_pay(self.gold, self.magic, self.citizen_price(name))

    def can_build(self, name: str) -> bool:
        """Tell whether a domain can be paid for, and its roles are met."""
        return not self.lacks(name) and can_pay(self.gold, self.magic, self.domain_price(name))


def can_pay(main: int, magic: int, price: int, price_magic: int = 0) -> bool:
    """Tell whether a price can be paid: at least 1 of its own resource, the rest also in magic."""
    return main >= 1 and magic >= price_magic and main + magic >= price + price_magic


class Income:
    """What the dice bring a player: what comes by itself, and what is still to be decided."""

    def __init__(self) -> None:
        self.gains: dict[str, int] = dict.fromkeys(RESOURCES, 0)
        self.choices = 0  # activations that give 2 gold or 2 magic
        self.trades: dict[str, int] = {}  # citizen -> exchanges
        self.steals = 0  # activations of the Thief
        self.idle = True  # no card was activated

    def __bool__(self) -> bool:
        return bool(any(self.gains.values()) or self.choices or self.trades or self.steals)

    def use(self, person: Person, name: str, power: Power, often: int) -> None:
        """Add the power of a citizen so many times."""
        self.choices += often * power.choice
        self.steals += often * power.steal
        if power.trade is not None:
            self.trades[name] = self.trades.get(name, 0) + often
        for gain in power.gains:
            self.gains[gain.resource] += person.gains(gain) * often

    def add(self, person: Person, number: int, often: int, *, own_turn: bool) -> None:
        """Add what a number brings that is activated so many times."""
        if number in _STARTERS:
            self.gains[_STARTERS[number]] += often
            self.idle = False
        for name, copies in person.citizens.items():
            card = CITIZENS[name]
            if number in card.numbers:
                self.idle = False
                self.use(person, name, card.on if own_turn else card.off, copies * often)


def income_of(person: Person, dice: tuple[int, int], *, own_turn: bool) -> Income:
    """Return what two dice bring, the sum included; nobody's waiting is looked at."""
    first, second = dice
    income = Income()
    income.add(person, first, 2 if first == second else 1, own_turn=own_turn)
    if first != second:
        income.add(person, second, 1, own_turn=own_turn)
    income.add(person, first + second, 1, own_turn=own_turn)
    return income


class DarkLord:
    """The other side of a game of one."""

    def __init__(self, data: dict[str, object]) -> None:
        self.citizens = cast(dict[str, int], data["citizens"])
        self.domains = cast(list[str], data["domains"])
        self.raids = cast(list[int], data["raids"])  # dice that are still to act
        self.duke = cast("str | None", data["duke"])  # when the game is over
        self.final = cast("dict[str, int] | None", data["points"])  # when the game is over


class Sight:
    """The view of a seat, or of a spectator (``seat`` is None)."""

    def __init__(self, view: dict[str, object]) -> None:
        self.seat = cast("int | None", view["seat"])
        self.players = cast(int, view["players"])
        self.scenario = cast(str, view["scenario"])
        self.mixed = cast(bool, view["mixed"])
        self.round = cast(int, view["round"])
        self.phase = cast(str, view["phase"])
        self.stage = cast(str, view["stage"])
        self.first = cast(int, view["first"])
        self.active = cast("int | None", view["active"])
        self.open = cast(list[int], view["open"])  # seats that have something to decide
        dice = cast("list[int] | None", view["dice"])
        self.dice = (dice[0], dice[1]) if dice is not None else None
        self.changed = cast(list[str], view["changed"])  # domains that altered a die in this roll phase
        self.actions = cast(int, view["actions"])  # left to begin: 2 or 1 in the phase ``act``
        self.exhausted = cast(int, view["exhausted"])
        self.end_due = cast(bool, view["end_due"])
        self.areas = cast(list[str], view["areas"])  # by column
        self.monsters = [Stack(stack) for stack in cast(list[list[str]], view["monsters"])]  # by column
        self.citizens = [_stack(data) for data in cast(list[dict[str, object]], view["citizens"])]  # by group
        self.domains = [_stack(data) for data in cast(list[dict[str, object]], view["domains"])]  # by column
        self.left_out = cast(list[str], view["left_out"])
        people = cast(list[dict[str, object]], view["seats"])
        self.people = [Person(seat, data) for seat, data in enumerate(people)]
        self.step = cast("dict[str, object] | None", view["step"]) or {}
        lord = cast("dict[str, object] | None", view.get("dark_lord"))
        self.dark_lord = DarkLord(lord) if lord is not None else None
        self.outcome = cast(int, view.get("outcome", 0))  # alone: 1 all slain, 2 an open column, 3 scored
        self.dealt = cast(list[str], view.get("dealt", []))  # the two dukes to choose from
        self.returned = cast(list[str], view.get("returned", []))

    # ---- players -------------------------------------------------------------------------------------------------

    @property
    def me(self) -> Person:
        """What lies before the viewing seat."""
        assert self.seat is not None
        return self.people[self.seat]

    @property
    def others(self) -> list[Person]:
        """Everybody else, clockwise from the viewing seat."""
        assert self.seat is not None
        return [self.people[(self.seat + gap) % self.players] for gap in range(1, self.players)]

    @property
    def solo(self) -> bool:
        """Tell whether one plays against the Dark Lord."""
        return self.dark_lord is not None

    @property
    def own_turn(self) -> bool:
        """Tell whether the powers for the own turn are the ones in use for the viewing seat."""
        return self.seat == self.active and self.stage != "second harvest"

    # ---- the centre ----------------------------------------------------------------------------------------------

    @property
    def exhausted_end(self) -> int:
        """How many exhausted stacks end the game."""
        return _SOLO_END if self.solo else 2 * self.players

    def stack_of(self, citizen: str) -> Stack:
        """Return the stack that a citizen belongs to."""
        return self.citizens[CITIZENS[citizen].group]

    def monsters_left(self) -> int:
        """Return how many monsters are still to be slain."""
        return sum(stack.size for stack in self.monsters)

    def domains_left(self) -> int:
        """Return how many domains are still to be built."""
        return sum(stack.size for stack in self.domains)

    # ---- dice ----------------------------------------------------------------------------------------------------

    def harvests(self, seat: int, dice: tuple[int, int], *, own_turn: bool) -> Income:
        """Return what dice would bring a seat."""
        return income_of(self.people[seat], dice, own_turn=own_turn)

    def income(self, seat: int, number: int, *, own_turn: bool) -> Income:
        """Return what a single number, a die or the sum of both, would bring a seat."""
        income = Income()
        income.add(self.people[seat], number, 1, own_turn=own_turn)
        return income


def _stack(data: dict[str, object]) -> Stack:
    return Stack(cast(list[str], data["open"]), cast(int, data["hidden"]))
