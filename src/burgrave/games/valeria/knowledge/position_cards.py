"""Reader for the setup and the cards of a position; places named cards as given and all others at random."""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria import cards
from burgrave.games.valeria.cards import AREA_NAMES, CITIZEN_GROUP, CITIZEN_NAMES, COLUMNS, DOMAIN_NAMES, MONSTER_NAMES
from burgrave.games.valeria.knowledge import position_fields as fields
from burgrave.games.valeria.knowledge.position_actions import Demand
from burgrave.games.valeria.knowledge.position_fields import CITIZENS, DOMAINS, DUKES, MONSTERS
from burgrave.games.valeria.rules.board import NO_DUKE, Board, Player
from burgrave.games.valeria.rules.harvest import GROUP_KINDS
from burgrave.games.valeria.rules.setup import CUSTOM, DEALT_DUKES, FIRST_GAME, SCENARIOS, Setup, resolve
from burgrave.kernel.bits import bit
from burgrave.kernel.errors import PositionError, SetupError
from burgrave.kernel.fields import Archive, Box, Names, refuse, short, texts_in, within
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng

# ---- setup of the game --------------------------------------------------------------------------------------------

_PLAYERS: Final = 4
_MOST: Final = 5
_DEPTH: Final = 5


def players_of(f: Archive) -> int:
    """Return the number of players, by default the number of seats listed or, if none are listed, 4."""
    players = f.get("players")
    if players is None:
        players = len(f.list_of("seats", "objects")) or _PLAYERS
    if not within(players, 1, _MOST):
        raise SetupError(f"Valeria is for 1 to {_MOST} players, not {short(players)}.")
    return players


def read_setup(f: Archive, seats: list[Archive], demand: Demand, seed: object) -> Setup:
    """Return the setup of a position: the given scenario, or a custom one with every card mentioned."""
    given = f.text("scenario", "")
    players = len(seats)
    base = resolve(players=players, scenario=given or FIRST_GAME, seed=seed)
    kinds = _mentioned([f.get("captured")], f, seats, CITIZENS)
    one_each = len({CITIZEN_GROUP[kind] for kind in kinds}) == len(kinds)
    mixed = f.flag("mixed", f.has("open_citizens") or not one_each)
    areas = f.names("areas", []) if f.has("areas") else None
    citizens: list[str] | None = None
    if _names_kinds(f.get("citizens")):
        citizens = _citizens(base, f.listed("citizens", [], CITIZENS))
    if given not in SCENARIOS:
        areas = areas or _areas(f, seats, base, demand)
        citizens = _citizens(base, kinds)
    setup = resolve(
        players=players,
        scenario=given or CUSTOM,
        areas=areas,
        citizens=None if mixed else citizens,
        without=f.names("left_out", []) if f.has("left_out") else None,
        mixed=mixed,
        end_latched=f.flag("end_latched", True),
        seed=seed,
    )
    if not given and setup.areas == base.areas and setup.citizens == base.citizens and not setup.left_out:
        setup.scenario = FIRST_GAME
    return setup


def _names_kinds(citizens: object) -> bool:
    """Return True if 'citizens' lists the citizens in the game rather than stacks."""
    if not isinstance(citizens, (list, tuple)) or not citizens:
        return False
    return not [one for one in citizens if not isinstance(one, str)]


def _mentioned(more: list[object], f: Archive, seats: list[Archive], names: Names) -> list[int]:
    """Return the cards named in the center and the tableaux; unknown names are rejected later."""
    key = names.sort + "s"
    found = set(texts_in([f.get(key), *more, *[one.get(key) for one in seats]], _DEPTH, True))
    return [number for number, name in enumerate(names.names) if name in found]


def _areas(f: Archive, seats: list[Archive], base: Setup, demand: Demand) -> list[str]:
    """Return five areas: those that the position mentions and, to complete them, areas of the base setup."""
    kinds = _mentioned([], f, seats, MONSTERS)
    if demand.monster >= 0:
        kinds.append(demand.monster)
    texts = texts_in(f.get("monsters"), _DEPTH - 1, True)
    mentioned = [kind // 3 for kind in kinds] + [area for area, name in enumerate(AREA_NAMES) if name in texts]
    wanted: list[int] = []
    for area in mentioned:
        if area not in wanted:
            wanted.append(area)
    for area in base.areas:
        if len(wanted) < COLUMNS and area not in wanted:
            wanted.append(area)
    return [AREA_NAMES[area] for area in wanted]


def _citizens(base: Setup, kinds: list[int]) -> list[str]:
    """Return the mentioned citizens, and the citizens of the base setup for the other groups."""
    groups = {CITIZEN_GROUP[kind] for kind in kinds}
    others = [kind for kind in base.citizens if CITIZEN_GROUP[kind] not in groups]
    return [CITIZEN_NAMES[kind] for kind in [*others, *kinds]]


# ---- cards of one type --------------------------------------------------------------------------------------------

ANY: Final = -1  # an omitted card of a stack
LORD: Final = -1  # the Dark Lord, in place of a seat


class Table:
    """Data shared while the cards of a position are placed.

    It includes the board, the given fields, the cards that the decision requires, and the number of this attempt
    (``draw``).
    """

    def __init__(
        self, t: Board, setup: Setup, f: Archive, seats: list[Archive], demand: Demand, rng: Rng, draw: int
    ) -> None:
        self.t = t
        self.setup = setup
        self.f = f
        self.seats = seats
        self.demand = demand
        self.rng = rng
        self.draw = draw


class _Sort(Box):
    """Unplaced cards of one type, by kind."""

    def __init__(self, table: Table, names: Names, total: list[int]) -> None:
        Box.__init__(self, names, total)
        self.table = table
        self.t = table.t
        self.setup = table.setup
        self.f = table.f
        self.seats = table.seats
        self.key = names.sort + "s"

    def drawn(self, pile: list[int]) -> int:
        return pile.pop(self.table.rng.below(len(pile)))

    def stack(self, entry: object, what: str, most: int) -> list[int]:
        """Return a given stack, top first; null entries, or a number in place of a list, stand for ``ANY`` cards."""
        if within(entry, 0, most):
            return [ANY] * entry
        if not isinstance(entry, (list, tuple)):
            raise PositionError(f"{what} is a list of names, or a number of cards up to {most}, not {short(entry)}.")
        refuse(len(entry) > most, f"{what} has {len(entry)} cards; {most} are the most.")
        found: list[int] = []
        for name in entry:
            kind = ANY
            if name is not None:
                kind = self.names.number(name, what)
                self.take(kind, 1, what)
            found.append(kind)
        return found

    def entries(self, number: int, names: list[str]) -> list[object]:
        """Return the given stacks, from a list or from an object keyed by ``names``; None is an omitted stack."""
        given = self.f.get(self.key)
        found: list[object] = [None] * number
        if isinstance(given, dict) and names:
            stacks = Names("stack", names, [])
            for name, entry in given.items():
                found[stacks.number(name, f"'{self.key}'")] = entry
        elif isinstance(given, (list, tuple)) and len(given) <= number:
            found[: len(given)] = given
        elif given is not None:
            by_name = f", or an object with some of {', '.join(names)}" if names else ""
            raise PositionError(f"'{self.key}' is a list of up to {number} stacks{by_name}, not {short(given)}.")
        return found

    def takers(self, dealt: list[int], lord: bool) -> list[int]:
        """Return a receiver for each card in ``dealt``; raise PositionError if nobody can receive cards.

        Receivers are the seats whose cards the position omits and, if ``lord`` is true, the Dark Lord.
        """
        takers = [seat for seat, one in enumerate(self.seats) if not one.has(self.key)]
        if lord:
            takers.append(LORD)
        if dealt and not takers:
            names = ", ".join(sorted({self.names.names[kind] for kind in dealt}))
            where = f"The '{self.key}' of center and seats"
            raise PositionError(f"{where} have no place for {names}; leave those of a seat or stack out.")
        return [takers[number % len(takers)] for number in range(len(dealt))]


def filled(stack: list[int], pile: list[int]) -> list[i64]:
    """Return a stack, bottom first, after drawing its unnamed cards from a pile."""
    return [pile.pop() if kind == ANY else kind for kind in reversed(stack)]


# ---- monsters -----------------------------------------------------------------------------------------------------


class _Monsters(_Sort):
    def __init__(self, table: Table) -> None:
        total = [0] * cards.MONSTERS
        for kind in range(cards.MONSTERS):
            if kind // 3 in table.setup.areas:
                number = int(cards.MONSTER_COPIES[kind])
                total[kind] = number if table.setup.players == 5 else number - int(cards.MONSTER_FIVE[kind])
        _Sort.__init__(self, table, MONSTERS, total)
        self.put_back = False  # the Watcher on the Water returned a card

    def place(self) -> None:
        """Fill the victory stacks as given, then the center with the remaining monsters."""
        demand = self.table.demand
        for player in self.t.players:
            io = self.seats[player.seat]
            for kind, number in enumerate(io.counts(self.key, player.monsters, MONSTERS)):
                self.take(kind, number, io.what(self.key))
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
        if len(dealt) == 1 and not [one for one in self.seats if not one.has(self.key)]:
            column = self.setup.areas.index(dealt[0] // 3)
            if entries[column] is None and self._may_be_put_back():  # no seat can have it
                self.t.monsters[column].append(dealt.pop())
                self.put_back = True
        for number, seat in enumerate(self.takers(dealt, False)):
            self.t.players[seat].add_monster(dealt[number], 1)

    def _laid(self, area: int) -> list[int]:
        laid: list[int] = []
        for kind in (area * 3 + 2, area * 3 + 1, area * 3):
            laid += [kind] * self.total[kind]
        return laid

    def _left_of(self, laid: list[int]) -> list[i64]:
        """Return the part of an initial stack that the unplaced cards can form, bottom first."""
        stack: list[i64] = []
        for kind in laid:
            if not self.left[kind]:
                break
            self.left[kind] -= 1
            stack.append(kind)
        return stack

    def _as_written(self, entry: object, laid: list[int], what: str) -> list[i64]:
        """Return a given stack, bottom first; its top card may be one that a player returned."""
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
        """Return True if no card has been returned yet and a seat has, or could have, the domain that returns one."""
        name = DOMAIN_NAMES[cards.WATCHER_ON_THE_WATER]
        for one in self.seats:
            domains = one.get("domains")
            if domains is None or (isinstance(domains, (list, tuple)) and name in domains):
                return not self.put_back
        return False


# ---- domains ------------------------------------------------------------------------------------------------------


class _Domains(_Sort):
    """Domains of the game.

    In draw 0, domains outside the center are taken from all columns equally. Each of the next five draws takes them
    from a different column first. Later draws choose the columns at random.
    """

    def __init__(self, table: Table) -> None:
        left_out = table.setup.left_out
        _Sort.__init__(self, table, DOMAINS, [0 if domain in left_out else 1 for domain in range(cards.DOMAINS)])
        self.size = int(table.setup.domains_per_stack())
        self.places = COLUMNS * self.size  # places for cards that are not placed yet

    def place(self, built: list[int]) -> None:
        """Fill the tableaux as given, add the required and ``built`` domains, and fill the stacks with the rest.

        A ``built`` domain is added only if it is not placed yet and the position omits some seat's domains.
        """
        for seat, io in enumerate(self.seats):
            for domain in io.listed(self.key, [], DOMAINS):
                self.take(domain, 1, io.what(self.key))
                self._hand(domain, seat)
        for domain in self.f.listed("captured_domains", [], DOMAINS):
            self.take(domain, 1, "'captured_domains'")
            self._hand(domain, LORD)
        entries = self.entries(COLUMNS, [])
        stacks: list[list[int]] = []
        for column, entry in enumerate(entries):
            given: object = self.size if entry is None else entry
            stacks.append(self.stack(given, f"'domains' of column {column}", self.size))
        for domain in self.table.demand.domains:
            self._give(domain, self.table.demand.seat)
        for domain in built:
            if self.left[domain] and [one for one in self.seats if not one.has(self.key)]:
                self._give(domain, self.takers([domain], False)[0])
        self._lower(stacks, [column for column, entry in enumerate(entries) if entry is None])
        self._fill(stacks)

    def _hand(self, domain: int, seat: int) -> None:
        self.places -= 1
        if seat == LORD:
            self.t.captured_domains |= bit(domain)
        else:
            self.t.players[seat].add_domain(domain)

    def _give(self, domain: int, seat: int) -> None:
        if self.left[domain]:
            self.left[domain] -= 1
            self._hand(domain, seat)

    def _lower(self, stacks: list[list[int]], free: list[int]) -> None:
        """Shorten stacks that the position omits until there are enough cards to fill all stacks.

        The column from which a domain was just built is shortened first.
        """
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
        draw = self.table.draw
        if draw > COLUMNS:
            return self.drawn(there)
        column = there[0]
        for other in there:
            if other == draw - 1 or (draw == 0 and len(stacks[other]) > len(stacks[column])):
                column = other
        return column

    def _fill(self, stacks: list[list[int]]) -> None:
        """Draw the unnamed cards of the stacks, then deal the remaining cards."""
        pile: list[int] = []
        for domain in range(cards.DOMAINS):
            pile += [domain] * self.left[domain]
        for stack in stacks:
            drawn = [self.drawn(pile) for kind in stack if kind == ANY]
            self.t.domains.append(filled(stack, drawn))
            self.places -= len(stack)
        dealt = [self.drawn(pile) for _ in range(self.places)]
        alone = self.setup.players == 1 and not self.f.has("captured_domains")
        for number, seat in enumerate(self.takers(dealt, alone)):
            self._hand(dealt[number], seat)


# ---- citizens -----------------------------------------------------------------------------------------------------


class _Citizens(_Sort):
    def __init__(self, table: Table) -> None:
        setup = table.setup
        self.size = int(setup.per_stack())
        total = [int(cards.CITIZEN_COPIES) if setup.mixed else 0] * cards.CITIZENS
        for kind in [] if setup.mixed else setup.citizens:
            total[kind] = self.size
        _Sort.__init__(self, table, CITIZENS, total)

    def place(self) -> None:
        """Fill the tableaux as given, then the center with the rest; mixed stacks are random."""
        for seat, io in enumerate(self.seats):
            for kind, number in enumerate(io.counts(self.key, self.t.captured, CITIZENS)):
                self.take(kind, number, io.what(self.key))
                self._hand(kind, number, seat)
        for kind, number in enumerate(self.f.counts("captured", self.t.captured, CITIZENS)):
            self.take(kind, number, "'captured'")
            self._hand(kind, number, LORD)
        dealt: list[int] = []
        names: list[str] = [] if self.setup.mixed else [CITIZEN_NAMES[kind] for kind in self.setup.citizens]
        just_kinds = _names_kinds(self.f.get(self.key))
        for group, entry in enumerate([None] * cards.GROUPS if just_kinds else self.entries(cards.GROUPS, names)):
            places = self._places(group)
            stack = [ANY] * places if entry is None else self._as_written(entry, group, places)
            left: list[int] = []
            for kind in GROUP_KINDS[group]:
                left += [kind] * self.left[kind]
            pile: list[int] = []
            while len(pile) < places - len(stack) + stack.count(ANY):
                pile.append(self.drawn(left) if self.setup.mixed else left.pop())
            self.t.citizens.append(filled(stack, pile))
            dealt += pile
        for number, seat in enumerate(self.takers(dealt, self.setup.players == 1 and not self.f.has("captured"))):
            self._hand(dealt[number], 1, seat)

    def _hand(self, kind: int, number: int, seat: int) -> None:
        if seat == LORD:
            self.t.captured[kind] = self.t.captured[kind] + number
        else:
            self.t.players[seat].add_citizen(kind, number)

    def _as_written(self, entry: object, group: int, places: int) -> list[int]:
        what = f"'citizens' of the stack of {' or '.join([CITIZEN_NAMES[kind] for kind in GROUP_KINDS[group]])}"
        stack = self.stack(entry, what, self.size)
        for kind in stack:
            refuse(kind != ANY and kind not in GROUP_KINDS[group], f"{what}: {CITIZEN_NAMES[kind]} has another number.")
        refuse(len(stack) > places, f"{what} has {len(stack)} cards, and only {places} are with nobody.")
        return stack

    def _places(self, group: int) -> int:
        """Count the cards of a group that belong to neither a player nor the Dark Lord."""
        number = self.size
        for kind in GROUP_KINDS[group]:
            number -= self.t.captured[kind]
            for player in self.t.players:
                number -= player.citizens[kind]
        names = " and ".join([CITIZEN_NAMES[kind] for kind in GROUP_KINDS[group]])
        refuse(number < 0, f"There are {self.size - number} {names}; this game has {self.size} of a number.")
        return number


def _read_open_citizens(t: Board, f: Archive, put_back: bool) -> None:
    """Read how many cards of each mixed stack are known: 1, or 2 if a card was ``put_back``."""
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
        if not within(number, 1, most):
            allowed = "1" if most == 1 else "1 or 2"
            why = "2 needs the nest_of_the_weaver_witch to have put one back"
            raise PositionError(f"'open_citizens' of stack {group} is {allowed}, not {short(number)}: {why}.")
        t.open_citizens[group] = number
        put_back = put_back and number == 1


# ---- dukes --------------------------------------------------------------------------------------------------------


def place_dukes(t: Board, f: Archive, seats: list[Archive], choosing: bool, rng: Rng) -> None:
    """Deal two dukes to every player; unless players are still choosing, select the duke that each keeps."""
    away = f.mask("away_dukes", 0, DUKES)
    known = _read_dukes(t, f, seats, away)
    pile = _Pile(rng, known | away)
    others = _Pile(rng, ~away | known)
    for player in t.players:
        if player.duke == NO_DUKE and (not choosing or player.dealt & away):
            _keep(player, away, pile, rng)
    if t.n == 1 and t.dark_duke == NO_DUKE:
        t.dark_duke = pile.draw()
    for player in t.players:
        while int(player.dealt).bit_count() < DEALT_DUKES:
            if player.dealt and not pile.cards and others.cards and player.duke == NO_DUKE:
                _keep(player, away, pile, rng)  # the second duke can only be one that was returned
            kept = player.duke != NO_DUKE and others.cards
            player.dealt |= bit(others.draw() if kept else pile.draw())
    chosen = choosing and not [player for player in t.players if player.duke == NO_DUKE]
    refuse(chosen, "In the phase duke somebody still chooses; here everybody has kept a duke.")
    t.away_dukes = bit(cards.DUKES) - 1
    for player in t.players:
        t.away_dukes &= ~(player.dealt if player.duke == NO_DUKE else bit(player.duke))
    if t.dark_duke != NO_DUKE:
        t.away_dukes &= ~bit(t.dark_duke)


class _Pile:
    def __init__(self, rng: Rng, but: i64) -> None:
        self.rng = rng
        self.cards: list[int] = [duke for duke in range(cards.DUKES) if not but >> duke & 1]

    def draw(self) -> int:
        refuse(not self.cards, "There are not enough dukes: too many of them are 'away_dukes', with nobody.")
        return self.cards.pop(self.rng.below(len(self.cards)))


def _read_dukes(t: Board, f: Archive, seats: list[Archive], away: i64) -> i64:
    known: i64 = 0
    for player in t.players:
        seat = f"Seat {player.seat}"
        fields.duke_fields(seats[player.seat], player)
        if player.duke >= 0:
            player.dealt |= bit(player.duke)
            _not_away(player.duke, away)
        many = int(player.dealt).bit_count() > DEALT_DUKES
        refuse(many, f"{seat}: {DEALT_DUKES} dukes are 'dealt', and the 'duke' is one of them.")
        twice = ", ".join(DUKES.of(player.dealt & known))
        refuse(twice != "", f"{seat}: {twice} is dealt to another seat.")
        known |= player.dealt
    t.dark_duke = f.named("dark_duke", t.dark_duke, DUKES)
    dark = t.dark_duke
    if dark >= 0:
        refuse(t.n > 1, "'dark_duke' is the Dark Lord's, who comes when one plays alone.")
        refuse(known >> dark & 1 != 0, f"'dark_duke': {DUKES.names[dark]} is dealt to a seat.")
        _not_away(dark, away)
        known |= bit(dark)
    return known


def _not_away(duke: int, away: i64) -> None:
    refuse(away >> duke & 1 != 0, f"'away_dukes': {DUKES.names[duke]} is somebody's.")


def _keep(player: Player, away: i64, pile: _Pile, rng: Rng) -> None:
    """Set the duke that a player keeps: a dealt one that is free or, if there is none, a random one.

    Dukes in the mask ``away`` are not free. A random duke is drawn only if fewer than two dealt dukes are known.
    """
    found = [duke for duke in range(cards.DUKES) if (player.dealt & ~away) >> duke & 1]
    if found:
        player.duke = found[rng.below(len(found))]
        return
    returned = int(player.dealt).bit_count() == DEALT_DUKES
    refuse(returned, f"'away_dukes': seat {player.seat} has kept one of {', '.join(DUKES.of(player.dealt))}.")
    player.duke = pile.draw()
    player.dealt |= bit(player.duke)


# ---- all cards ----------------------------------------------------------------------------------------------------


def place_cards(table: Table) -> None:
    """Place every card of a position; raise PositionError if cards are missing or some have no place."""
    t = table.t
    f = table.f
    for key in ("captured", "captured_domains"):
        foreign = t.n > 1 and f.has(key) and f.get(key) not in ([], {})
        refuse(foreign, f"'{key}' is what the Dark Lord has, who comes when one plays alone.")
    monsters = _Monsters(table)
    monsters.place()
    built: list[int] = []  # domains that somebody must have built, judging by the cards
    if monsters.put_back:
        built.append(cards.WATCHER_ON_THE_WATER)
    seen = f.get("open_citizens")
    if isinstance(seen, (list, tuple)) and 2 in seen:
        built.append(cards.NEST_OF_THE_WEAVER_WITCH)
    _Domains(table).place(built)
    impossible = monsters.put_back and not _is_owned(t, cards.WATCHER_ON_THE_WATER)
    refuse(impossible, "A monster lies where only the watcher_on_the_water can have put it, and no seat has that.")
    _Citizens(table).place()
    _read_open_citizens(t, f, _is_owned(t, cards.NEST_OF_THE_WEAVER_WITCH))
    t.look_at_stacks()


def _is_owned(t: Board, domain: int) -> bool:
    return [player for player in t.players if player.has(domain)] != []
