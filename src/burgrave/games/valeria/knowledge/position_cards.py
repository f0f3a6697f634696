"""The game and the cards of a position: those that it names lie where they are written, the others are drawn."""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria import cards
from burgrave.games.valeria.cards import (
    AREA_NAMES,
    CITIZEN_GROUP,
    CITIZEN_NAMES,
    COLUMNS,
    DOMAIN_NAMES,
    DUKE_NAMES,
    MONSTER_NAMES,
)
from burgrave.games.valeria.knowledge import position_fields as fields
from burgrave.games.valeria.knowledge.position_actions import Demand
from burgrave.games.valeria.knowledge.position_fields import card_number, card_numbers, cards_in, key_of, listed
from burgrave.games.valeria.rules.board import NO_DUKE, Board, Player
from burgrave.games.valeria.rules.harvest import GROUP_KINDS
from burgrave.games.valeria.rules.setup import CUSTOM, DEALT_DUKES, FIRST_GAME, SCENARIOS, Setup, resolve
from burgrave.kernel.bits import bit
from burgrave.kernel.errors import PositionError, SetupError
from burgrave.kernel.fields import Fields, refuse, short
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng

# ---- which game --------------------------------------------------------------------------------------------------

_PLAYERS: Final = 4
_MOST: Final = 5
_DEPTH: Final = 4


def players_of(f: Fields) -> int:
    """Return the number of players: as given, else that of the seats."""
    seats = f.get("seats")
    listed = 0
    if seats is not None:
        if not isinstance(seats, (list, tuple)):
            raise PositionError(f"'seats' is a list of objects, not {short(seats)}.")
        listed = len(seats)
    players = f.get("players")
    if players is None:
        players = listed if listed else _PLAYERS
    if not isinstance(players, int) or isinstance(players, bool) or not 1 <= players <= _MOST:
        raise SetupError(f"Valeria is for 1 to {_MOST} players, not {short(players)}.")
    refuse(listed > players, f"There are {listed} seats for {'1 player' if players == 1 else f'{players} players'}.")
    return players


def read_setup(f: Fields, players: int, demand: Demand, seed: object) -> Setup:
    """Return the game that a position is of: that of a printed scenario, else one with all that is mentioned."""
    given = f.text("scenario", "")
    base = resolve(players=players, scenario=given or FIRST_GAME, seed=seed)
    kinds = _mentioned(f, ["citizens", "captured"], "citizens", CITIZEN_NAMES)
    mixed = f.flag("mixed", f.has("open_citizens") or _share_a_number(kinds))
    areas = f.names("areas") if f.has("areas") else None
    citizens: list[str] | None = None
    if names_kinds(f.get("citizens")):
        citizens = _citizens(base, card_numbers(f, "citizens", CITIZEN_NAMES, "citizen"))
    if given not in SCENARIOS:
        areas = areas or _areas(f, base, demand)
        citizens = _citizens(base, kinds)
    setup = resolve(
        players=players,
        scenario=given or CUSTOM,
        areas=areas,
        citizens=None if mixed else citizens,
        without=f.names("left_out") if f.has("left_out") else None,
        mixed=mixed,
        end_latched=f.flag("end_latched", True),
        seed=seed,
    )
    if not given and setup.areas == base.areas and setup.citizens == base.citizens and not setup.left_out:
        setup.scenario = FIRST_GAME
    return setup


def names_kinds(citizens: object) -> bool:
    """Return True if 'citizens' names the citizens in the game rather than stacks."""
    if not isinstance(citizens, (list, tuple)) or not citizens:
        return False
    return not [one for one in citizens if not isinstance(one, str)]


def _mentioned(f: Fields, keys: list[str], seat_key: str, names: list[str]) -> list[int]:
    """Return the cards named in the center and in the tableaux; what is none of them is refused later."""
    found: list[str] = []
    for key in keys:
        _mention(f.get(key), found, _DEPTH)
    seats = f.get("seats")
    if isinstance(seats, (list, tuple)):
        for seat in seats:
            if isinstance(seat, dict):
                _mention(seat.get(seat_key), found, _DEPTH)
    return [number for number, name in enumerate(names) if name in found]


def _mention(data: object, found: list[str], depth: int) -> None:
    """Collect all texts, keys included."""
    if isinstance(data, str):
        found.append(data)
    elif depth > 0 and isinstance(data, dict):
        for key, value in data.items():
            _mention(key, found, depth - 1)
            _mention(value, found, depth - 1)
    elif depth > 0 and isinstance(data, (list, tuple)):
        for value in data:
            _mention(value, found, depth - 1)


def _share_a_number(kinds: list[int]) -> bool:
    return len({CITIZEN_GROUP[kind] for kind in kinds}) < len(kinds)


def _areas(f: Fields, base: Setup, demand: Demand) -> list[str]:
    """Return the areas of the base, the last of which make room for others that are mentioned."""
    wanted: list[str] = []
    kinds = _mentioned(f, ["monsters"], "monsters", MONSTER_NAMES)
    if demand.monster >= 0:
        kinds.append(demand.monster)
    for kind in kinds:
        name = AREA_NAMES[kind // 3]
        if name not in wanted:
            wanted.append(name)
    for area in _mentioned(f, ["monsters"], "", AREA_NAMES):
        if AREA_NAMES[area] not in wanted:
            wanted.append(AREA_NAMES[area])
    for area in base.areas:
        if len(wanted) < COLUMNS and AREA_NAMES[area] not in wanted:
            wanted.append(AREA_NAMES[area])
    return wanted


def _citizens(base: Setup, kinds: list[int]) -> list[str]:
    """Return the citizens that are mentioned, and the base's for the other numbers."""
    groups = {CITIZEN_GROUP[kind] for kind in kinds}
    others = [kind for kind in base.citizens if CITIZEN_GROUP[kind] not in groups]
    return [CITIZEN_NAMES[kind] for kind in others] + [CITIZEN_NAMES[kind] for kind in kinds]


# ---- cards of one sort -------------------------------------------------------------------------------------------

ANY: Final = -1  # a card of a stack that is to be filled in
LORD: Final = -1  # the Dark Lord, in place of a seat


class Box:
    """All cards of one sort, by kind; those that are placed are taken out."""

    def __init__(
        self, t: Board, setup: Setup, f: Fields, seats: list[Fields], rng: Rng, key: str, sort: str, names: list[str]
    ) -> None:
        self.t = t
        self.setup = setup
        self.f = f
        self.seats = seats
        self.rng = rng
        self.key = key
        self.sort = sort
        self.names = names
        self.total: list[int] = [0] * len(names)
        self.left: list[int] = []

    def start(self) -> None:
        """Begin with all cards of the game."""
        self.left = self.total[:]

    def take(self, kind: int, number: int, what: str) -> None:
        """Take so many cards of a kind."""
        if number == 0:
            return
        name = self.names[kind]
        if not self.total[kind]:
            there = ", ".join([self.names[one] for one in range(len(self.names)) if self.total[one]])
            raise PositionError(f"{what}: {name} is not in this game; its {self.key} are {there}.")
        if number == 1 and number > self.left[kind] and self.total[kind] == 1:
            raise PositionError(f"{what}: {name} is in two places; this game has one.")
        if number > self.left[kind]:
            much = self.total[kind]
            raise PositionError(f"{what}: too many of {name}; this game has {much}, and {self.left[kind]} are left.")
        self.left[kind] -= number

    def rest(self, kinds: list[i64]) -> list[int]:
        """Return the cards of these kinds that are left, in this order."""
        found: list[int] = []
        for kind in kinds:
            found += [kind] * self.left[kind]
        return found

    def drawn(self, pile: list[int]) -> int:
        """Take a random card out of a pile."""
        return pile.pop(self.rng.below(len(pile)))

    def stack(self, entry: object, what: str, most: int) -> list[int]:
        """Return a stack as it is written, from the top down: names, null or a number for cards to be filled in."""
        if isinstance(entry, int) and not isinstance(entry, bool) and 0 <= entry <= most:
            return [ANY] * entry
        if not isinstance(entry, (list, tuple)):
            raise PositionError(f"{what} is a list of names, or a number of cards up to {most}, not {short(entry)}.")
        refuse(len(entry) > most, f"{what} has {len(entry)} cards; {most} are the most.")
        found: list[int] = []
        for name in entry:
            kind = ANY
            if name is not None:
                kind = card_number(name, self.names, self.sort, what)
                self.take(kind, 1, what)
            found.append(kind)
        return found

    def entries(self, number: int, names: list[str]) -> list[object]:
        """Return what is written for each stack: a list of stacks, or an object by ``names``; None if left out."""
        given = self.f.get(self.key)
        found: list[object] = [None] * number
        if isinstance(given, dict) and names:
            for name, entry in given.items():
                if name not in names:
                    raise PositionError(f"'{self.key}': there is no stack {short(name)}; there are {', '.join(names)}.")
                found[names.index(name)] = entry
        elif isinstance(given, (list, tuple)) and len(given) <= number:
            for place, entry in enumerate(given):
                found[place] = entry
        elif given is not None:
            by_name = f", or an object with some of {', '.join(names)}" if names else ""
            raise PositionError(f"'{self.key}' is a list of up to {number} stacks{by_name}, not {short(given)}.")
        return found

    def takers(self, dealt: list[int], lord: bool) -> list[int]:
        """Return who gets each card that is in no stack: seats that do not say what they have, then the Dark Lord."""
        seats = [seat for seat, sf in enumerate(self.seats) if not sf.has(self.key)]
        if lord:
            seats.append(LORD)
        if dealt and not seats:
            names = ", ".join(sorted({self.names[kind] for kind in dealt}))
            raise PositionError(
                f"The '{self.key}' of center and seats have no place for {names}; leave those of a seat or stack out."
            )
        return [seats[number % len(seats)] for number in range(len(dealt))]


def filled(stack: list[int], pile: list[int]) -> list[i64]:
    """Return a stack, from the bottom up, with cards off a pile where none is named."""
    found: list[i64] = []
    for kind in reversed(stack):
        found.append(pile.pop() if kind == ANY else kind)
    return found


# ---- monsters ----------------------------------------------------------------------------------------------------


class Monsters(Box):
    """The monsters of the five areas."""

    def __init__(self, t: Board, setup: Setup, f: Fields, seats: list[Fields], rng: Rng) -> None:
        Box.__init__(self, t, setup, f, seats, rng, "monsters", "monster", MONSTER_NAMES)
        for kind in range(cards.MONSTERS):
            if kind // 3 in setup.areas:
                number = int(cards.MONSTER_COPIES[kind])
                self.total[kind] = number if setup.players == 5 else number - int(cards.MONSTER_FIVE[kind])
        self.start()
        self.put_back = False  # one card by the Watcher on the Water

    def place(self, demand: Demand) -> None:
        """Fill the victory stacks as written; in the center lies whatever can still lie there."""
        for seat, sf in enumerate(self.seats):
            player = self.t.players[seat]
            for kind, number in enumerate(fields.monsters_field(fields.reads(sf), player.monsters)):
                self.take(kind, number, key_of(sf, self.key))
                player.add_monster(kind, number)
        if demand.monster >= 0 and self.left[demand.monster]:
            self.left[demand.monster] -= 1
            self.t.players[demand.seat].add_monster(demand.monster, 1)
        areas = [AREA_NAMES[area] for area in self.setup.areas]
        dealt: list[int] = []
        entries = self.entries(COLUMNS, areas)
        for column, entry in enumerate(entries):
            laid = self._laid(self.setup.areas[column])
            if entry is None:
                stack = self._left_of(laid)
            else:
                stack = self._as_written(entry, laid, f"'monsters' of the {areas[column]}")
            self.t.monsters.append(stack)
            for kind in sorted(set(laid)):
                dealt += [kind] * self.left[kind]
        if len(dealt) == 1 and not [sf for sf in self.seats if not sf.has(self.key)]:
            column = self.setup.areas.index(dealt[0] // 3)
            if entries[column] is None and self._may_be_put_back():  # nobody can have it
                self.t.monsters[column].append(dealt.pop())
                self.put_back = True
        for number, seat in enumerate(self.takers(dealt, False)):
            self.t.players[seat].add_monster(dealt[number], 1)

    def _laid(self, area: int) -> list[int]:
        """Return a stack as it was laid out, the bottom card first."""
        laid: list[int] = []
        for kind in (area * 3 + 2, area * 3 + 1, area * 3):
            laid += [kind] * self.total[kind]
        return laid

    def _left_of(self, laid: list[int]) -> list[i64]:
        """Return as much of a stack as can still lie there, from the bottom up."""
        stack: list[i64] = []
        for kind in laid:
            if not self.left[kind]:
                break
            self.left[kind] -= 1
            stack.append(kind)
        return stack

    def _as_written(self, entry: object, laid: list[int], what: str) -> list[i64]:
        """Return a stack as it is written, from the bottom up; a card on top may have been put back."""
        stack: list[i64] = []
        given = self.stack(entry, what, len(laid))
        given.reverse()
        for i, kind in enumerate(given):
            if kind == ANY:
                kind = laid[i]
                self.take(kind, 1, what)
            elif kind != laid[i]:
                if i < len(given) - 1 or kind not in laid or not self._may_be_put_back():
                    order = ", ".join([MONSTER_NAMES[one] for one in reversed(laid[: len(given)])])
                    raise PositionError(f"{what} can only be, from the top down, {order}.")
                self.put_back = True
            stack.append(kind)
        return stack

    def _may_be_put_back(self) -> bool:
        """Return True if a card may have been returned: once, by a domain that a seat has or may have."""
        name = DOMAIN_NAMES[cards.WATCHER_ON_THE_WATER]
        if self.put_back:
            return False
        for sf in self.seats:
            domains = sf.get("domains")
            if domains is None or (isinstance(domains, (list, tuple)) and name in domains):
                return True
        return False


# ---- domains -----------------------------------------------------------------------------------------------------


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
            for domain in cards_in(fields.domains_field(fields.reads(sf), 0)):
                self.take(domain, 1, key_of(sf, self.key))
                self.t.players[seat].add_domain(domain)
                self.places -= 1
        for domain in cards_in(fields.captured_domains_field(fields.reads(self.f), 0)):
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
            refuse(not there, f"{over} of the domains are too many; this game has {COLUMNS * self.size} in all.")
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


# ---- citizens ----------------------------------------------------------------------------------------------------


class Citizens(Box):
    """The citizens of ten numbers."""

    def __init__(self, t: Board, setup: Setup, f: Fields, seats: list[Fields], rng: Rng) -> None:
        Box.__init__(self, t, setup, f, seats, rng, "citizens", "citizen", CITIZEN_NAMES)
        self.size = int(setup.per_stack())
        for kind in range(cards.CITIZENS):
            if setup.mixed:
                self.total[kind] = cards.CITIZEN_COPIES
            elif kind in setup.citizens:
                self.total[kind] = self.size
        self.start()

    def place(self) -> None:
        """Fill the tableaux as written, the stacks of the center with the rest; mixed ones by chance."""
        self._owned()
        dealt: list[int] = []
        names: list[str] = [] if self.setup.mixed else [CITIZEN_NAMES[kind] for kind in self.setup.citizens]
        for group, entry in enumerate(self._entries(names)):
            places = self._places(group)
            stack = [ANY] * places if entry is None else self._as_written(entry, group, places)
            left = self.rest(GROUP_KINDS[group])
            pile: list[int] = []
            while len(pile) < places - len(stack) + stack.count(ANY):
                pile.append(self.drawn(left) if self.setup.mixed else left.pop())
            self.t.citizens.append(filled(stack, pile))
            dealt += pile
        for number, seat in enumerate(self.takers(dealt, self.setup.players == 1 and not self.f.has("captured"))):
            kind = dealt[number]
            if seat == LORD:
                self.t.captured[kind] = self.t.captured[kind] + 1
            else:
                self.t.players[seat].add_citizen(kind, 1)

    def _owned(self) -> None:
        for seat, sf in enumerate(self.seats):
            player = self.t.players[seat]
            for kind, number in enumerate(fields.citizens_field(fields.reads(sf), player.citizens)):
                self.take(kind, number, key_of(sf, self.key))
                player.add_citizen(kind, number)
        for kind, number in enumerate(fields.captured_fields(fields.reads(self.f), self.t.captured)):
            self.take(kind, number, "'captured'")
            self.t.captured[kind] = number

    def _entries(self, names: list[str]) -> list[object]:
        """Return what is written for each stack; a list of names just says which citizens are in the game."""
        if names_kinds(self.f.get(self.key)):
            return [None] * cards.GROUPS
        return self.entries(cards.GROUPS, names)

    def _as_written(self, entry: object, group: int, places: int) -> list[int]:
        """Return a stack as it is written, from the top down."""
        what = f"'citizens' of the stack of {' or '.join([CITIZEN_NAMES[kind] for kind in GROUP_KINDS[group]])}"
        stack = self.stack(entry, what, self.size)
        for kind in stack:
            refuse(kind != ANY and kind not in GROUP_KINDS[group], f"{what}: {CITIZEN_NAMES[kind]} has another number.")
        refuse(len(stack) > places, f"{what} has {len(stack)} cards, and only {places} are with nobody.")
        return stack

    def _places(self, group: int) -> int:
        """Return how many cards of a group are not with anybody."""
        number = self.size
        for kind in GROUP_KINDS[group]:
            number -= self.t.captured[kind]
            for player in self.t.players:
                number -= player.citizens[kind]
        if number < 0:
            names = " and ".join([CITIZEN_NAMES[kind] for kind in GROUP_KINDS[group]])
            raise PositionError(f"There are {self.size - number} {names}; this game has {self.size} of a number.")
        return number


def read_open_citizens(t: Board, f: Fields, put_back: bool) -> None:
    """Read how many mixed citizens of each stack all have seen: the top one, and another if one was ``put_back``."""
    given = f.get("open_citizens")
    if given is None:
        return
    refuse(not t.mixed, "'open_citizens' is for mixed citizens; in this game all citizens lie open.")
    if not isinstance(given, (list, tuple)) or len(given) > cards.GROUPS:
        raise PositionError(f"'open_citizens' is a list of up to {cards.GROUPS} numbers, not {short(given)}.")
    for group, number in enumerate(given):
        if number is None:
            continue
        most = 2 if put_back and len(t.citizens[group]) > 1 else 1
        if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= most:
            allowed = "1" if most == 1 else "1 or 2"
            raise PositionError(
                f"'open_citizens' of stack {group} is {allowed}, not {short(number)}: the top one is open, and one"
                " below it if the nest_of_the_weaver_witch has put one back."
            )
        t.open_citizens[group] = number
        put_back = put_back and number == 1


# ---- dukes -------------------------------------------------------------------------------------------------------


def place_dukes(t: Board, f: Fields, seats: list[Fields], choosing: bool, rng: Rng) -> None:
    """Give every player two dukes, and one of them to keep unless they are still chosen."""
    away = 0
    for duke in card_numbers(f, "away_dukes", DUKE_NAMES, "duke"):
        away |= 1 << duke
    known = _written(t, f, seats, away)
    pile = _Pile(rng, known | away)
    others = _Pile(rng, ~away | known)
    for player in t.players:
        returned = player.dealt & away
        if player.duke == NO_DUKE and (not choosing or returned):
            _keep(player, away, pile, rng)
    if t.n == 1 and t.dark_duke == NO_DUKE:
        t.dark_duke = pile.draw()
    for player in t.players:
        while int(player.dealt).bit_count() < DEALT_DUKES:
            if player.dealt and not pile.cards and others.cards and player.duke == NO_DUKE:
                _keep(player, away, pile, rng)  # only one that was returned can be the other
            kept = player.duke != NO_DUKE and others.cards
            player.dealt |= bit(others.draw() if kept else pile.draw())
    if choosing and not [player for player in t.players if player.duke == NO_DUKE]:
        raise PositionError("In the phase duke somebody still chooses; here everybody has kept a duke.")
    t.away_dukes = bit(cards.DUKES) - 1
    for player in t.players:
        t.away_dukes &= ~(player.dealt if player.duke == NO_DUKE else bit(player.duke))
    if t.dark_duke != NO_DUKE:
        t.away_dukes &= ~bit(t.dark_duke)


class _Pile:
    """Dukes to be drawn from."""

    def __init__(self, rng: Rng, but: i64) -> None:
        self.rng = rng
        self.cards: list[int] = [duke for duke in range(cards.DUKES) if not but >> duke & 1]

    def draw(self) -> int:
        """Take one."""
        refuse(not self.cards, "There are not enough dukes: too many of them are 'away_dukes', with nobody.")
        return self.cards.pop(self.rng.below(len(self.cards)))


def _written(t: Board, f: Fields, seats: list[Fields], away: i64) -> i64:
    """Read the dukes that are named; return all of them as a mask."""
    known: i64 = 0
    for player in t.players:
        sf = seats[player.seat]
        fields.duke_fields(fields.reads(sf), player)
        if player.duke >= 0:
            player.dealt |= bit(player.duke)
            _not_away(player.duke, away)
        if int(player.dealt).bit_count() > DEALT_DUKES:
            raise PositionError(f"{sf.where}: {DEALT_DUKES} dukes are 'dealt', and the 'duke' is one of them.")
        if player.dealt & known:
            raise PositionError(f"{sf.where}: {listed(player.dealt & known, DUKE_NAMES)} is dealt to another seat.")
        known |= player.dealt
    fields.dark_duke_field(fields.reads(f), t)
    dark = t.dark_duke
    if dark >= 0:
        refuse(t.n > 1, "'dark_duke' is the Dark Lord's, who comes when one plays alone.")
        refuse(known >> dark & 1 != 0, f"'dark_duke': {DUKE_NAMES[dark]} is dealt to a seat.")
        _not_away(dark, away)
        known |= bit(dark)
    return known


def _not_away(duke: int, away: i64) -> None:
    refuse(away >> duke & 1 != 0, f"'away_dukes': {DUKE_NAMES[duke]} is somebody's.")


def _keep(player: Player, away: i64, pile: _Pile, rng: Rng) -> None:
    """Let a player keep a duke that is not away: one that was dealt, or any if others were."""
    found = [duke for duke in range(cards.DUKES) if (player.dealt & ~away) >> duke & 1]
    if found:
        player.duke = found[rng.below(len(found))]
        return
    if int(player.dealt).bit_count() == DEALT_DUKES:
        raise PositionError(f"'away_dukes': seat {player.seat} has kept one of {listed(player.dealt, DUKE_NAMES)}.")
    player.duke = pile.draw()
    player.dealt |= bit(player.duke)


# ---- all of them -------------------------------------------------------------------------------------------------


def place_cards(t: Board, setup: Setup, f: Fields, seats: list[Fields], demand: Demand, rng: Rng, draw: int) -> None:
    """Put every card somewhere; raise PositionError if there are not so many, or if some have no place.

    ``draw`` counts from 0 how often it has been tried.
    """
    if setup.players > 1:
        for key in ("captured", "captured_domains"):
            if f.has(key) and f.get(key) not in ([], {}):
                raise PositionError(f"'{key}' is what the Dark Lord has, who comes when one plays alone.")
    monsters = Monsters(t, setup, f, seats, rng)
    monsters.place(demand)
    built: list[int] = []  # by somebody, to judge by what lies there
    if monsters.put_back:
        built.append(cards.WATCHER_ON_THE_WATER)
    seen = f.get("open_citizens")
    if isinstance(seen, (list, tuple)) and 2 in seen:
        built.append(cards.NEST_OF_THE_WEAVER_WITCH)
    Domains(t, setup, f, seats, rng, draw).place(demand, built)
    if monsters.put_back and not _is_owned(t, cards.WATCHER_ON_THE_WATER):
        raise PositionError("A monster lies where only the watcher_on_the_water can have put it, and no seat has that.")
    Citizens(t, setup, f, seats, rng).place()
    read_open_citizens(t, f, _is_owned(t, cards.NEST_OF_THE_WEAVER_WITCH))
    t.look_at_stacks()


def _is_owned(t: Board, domain: int) -> bool:
    for player in t.players:
        if player.has(domain):
            return True
    return False
