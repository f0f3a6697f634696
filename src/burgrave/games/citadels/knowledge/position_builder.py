"""Positions as people write them: just what matters of a game; the rest is filled in legally (docs/positions.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels.cards import CARD_KIND, CHARACTER_NAMES, CHARACTER_RANK, DISTRICT_NAMES
from burgrave.games.citadels.knowledge import position_fields as fields
from burgrave.games.citadels.knowledge.position import CALLS, Draft, Moment, Reader, no_place
from burgrave.games.citadels.knowledge.position_turn import crowns, is_before_gathering
from burgrave.games.citadels.rules import build
from burgrave.games.citadels.rules import pieces as phases
from burgrave.games.citadels.rules.pieces import USED_BONUS
from burgrave.games.citadels.rules.ruleset import (
    CUSTOM,
    DEFAULT,
    MOST_PLAYERS,
    RULES_VERSION,
    Ruleset,
    check_cast,
    check_uniques,
    default_scenario,
    replaced,
    ruleset_named,
    scenarios_of,
    without_graveyard,
)
from burgrave.games.citadels.rules.setup import resolve, short_game, with_bonus
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.kernel.bits import bit
from burgrave.kernel.errors import PositionError
from burgrave.kernel.fields import Fields, refuse, short
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.unboxed import numbers

_KEYS: Final = [*fields.KEYS, "cast", "bonus", "without", "deck_top", "deck_bottom"]
_PLAYERS: Final = 4
_DEPTH: Final = 5
_HAVE_EXTRA: Final = [cards.MERCHANT, cards.ARCHITECT, cards.NAVIGATOR]
# a key that only makes sense with this character or district in the game
_IMPLIED: Final = [
    ("killed", "assassin"), ("bewitched", "witch"), ("warrants", "magistrate"), ("robbed", "thief"),
    ("threats", "blackmailer"), ("pool", "tax_collector"), ("museum", "museum"), ("theater", "theater"),
    ("tower", "bell_tower"), ("haunted_late", "haunted_quarter"),
]  # fmt: skip
# the same for keys that hold a seat, 0 being one
_IMPLIED_BY_SEAT: Final = [
    ("collector", "tax_collector_old"), ("early_builder", "tax_collector_old"), ("moored", "navigator"),
    ("unhealed", "hospital"),
]  # fmt: skip


def read_position(data: Mapping[str, object], seed: object, events: bool) -> CitadelsState:
    """Return the state that a position describes; raise PositionError if it is none, or cannot be.

    ``events``: the state keeps events, those of what reading plays by the rules among them.
    """
    return _Builder(data, seed).read(events)


class _Builder(Reader):
    """A reading that fills in what is left out, by chance from a seed."""

    def __init__(self, data: Mapping[str, object], seed: object) -> None:
        Reader.__init__(self, data, _KEYS)
        self.seed = seed
        self.rng = Rng(seed_of("position", seed))

    # ---- which game -----------------------------------------------------------------------------------------------

    def complete_game(self) -> None:
        """Name the game that has all that the position mentions: that of its scenario, else the first game's, altered.

        Printed games and whole casts with whole decks are left as they are.
        """
        f = self.f
        data = f.data
        ruleset = f.text("ruleset", DEFAULT)
        rulings = f.integer("rulings", RULES_VERSION, 1, RULES_VERSION)
        rules = ruleset_named(ruleset, rulings)
        data["ruleset"] = ruleset
        data["rulings"] = rulings
        data["players"] = players = self._players()
        if f.has("cast"):
            both = f.has("characters")
            refuse(both, "The position has both 'characters' and 'cast', which mean the same; give one.")
            data["characters"] = f.get("cast")
        wanted = [fields.character_number(name, "The cast") for name in f.names("characters")]
        kinds = [fields.district_kind(name, "The districts") for name in f.names("districts")]
        scenario = f.text("scenario", "")
        whole = {CHARACTER_RANK[one] for one in wanted}.issuperset(range(1, 9))
        if whole and kinds and scenario and not f.has("bonus") and not f.has("without"):
            return
        short_game(rules, f.flag("short", False))
        if scenario == "" or scenario == CUSTOM:
            cast, kinds = self._first_game(rules, players, wanted, kinds, whole)
        else:
            setup = resolve(
                ruleset=ruleset,
                players=players,
                scenario=scenario,
                characters=[CHARACTER_NAMES[one] for one in wanted],
                districts=[DISTRICT_NAMES[kind] for kind in kinds],
                bonus=f.get("bonus"),
                without=f.get("without"),
                rulings=rulings,
                seed=self.seed,
            )
            cast = check_cast(wanted, players, rules) if whole else setup.cast
            kinds = setup.uniques
        data["characters"] = [CHARACTER_NAMES[one] for one in cast if one >= 0]
        data["districts"] = [DISTRICT_NAMES[kind] for kind in kinds]

    def _players(self) -> int:
        f = self.f
        seats = f.get("seats")
        given = 0
        if seats is not None:
            if not isinstance(seats, (list, tuple)):
                raise PositionError(f"'seats' is a list of objects, not {short(seats)}.")
            given = len(seats)
        players = f.integer("players", min(given, MOST_PLAYERS) if given >= 2 else _PLAYERS, 2, MOST_PLAYERS)
        refuse(given > players, f"There are {given} seats for {players} players.")
        return players

    def _first_game(
        self, rules: Ruleset, players: int, wanted: list[int], kinds: list[int], whole: bool
    ) -> tuple[list[int], list[int]]:
        """Return cast and uniques of the first game, made to hold what the position mentions, and name the scenario."""
        f = self.f
        mentioned: list[str] = []
        _mention({key: value for key, value in f.data.items() if key != "without"}, mentioned, _DEPTH)
        _imply(f, mentioned)
        for left_out in f.names("without"):
            refuse(left_out in mentioned, f"The position names the {left_out}, which is among those 'without'.")
        first_game = default_scenario(rules)
        base = scenarios_of(rules)[first_game]
        base_cast = base.cast(rules, players)
        ranks = {CHARACTER_RANK[one] for one in wanted}
        also = [i for i, name in enumerate(CHARACTER_NAMES) if name in mentioned and CHARACTER_RANK[i] not in ranks]
        chosen = replaced(base_cast, wanted if whole else wanted + also)
        cast = check_cast(chosen, players, rules)
        given = with_bonus(rules, cast, kinds, f.get("bonus"), f.get("without"))
        if not kinds:
            kinds = _with_uniques(rules, given or without_graveyard(base.districts, cast), mentioned)
        ours = sorted(chosen) == sorted(base_cast) and sorted(kinds) == sorted(base.districts)
        f.data["scenario"] = first_game if ours and f.text("scenario", "") == "" else CUSTOM
        return cast, check_uniques(kinds, rules, cast, True)

    # ---- fields that are left out ---------------------------------------------------------------------------------

    def left_out(self, f: Fields, key: str, value: i64) -> i64:
        """Return the value of a field that is left out, as it fits what was read before it."""
        if f is self.turn:
            return self._left_out_of_turn(key, value)
        if key == "phase":
            return self._phase()
        if key == "rng":
            self.f.data["rng"] = seed_of("citadels", "position", self.seed)
        return value

    def _phase(self) -> i64:
        if self.turn.has("character"):
            return phases.MAIN
        chosen = self.f.has("draft") or [sf for sf in self.seats if sf.names("characters")]
        return CALLS if chosen else phases.PICK

    def _left_out_of_turn(self, key: str, value: i64) -> i64:
        t = self.t
        phase = self.phase
        me = t.players[t.turn]
        if key == "gathered":
            return 1 if t.resumed or not (is_before_gathering(phase) or crowns(t, phase)) else 0
        if key == "used" and t.rules.extra_after_action and t.gathered and phase != phases.EXTRA:
            return USED_BONUS if t.character in _HAVE_EXTRA else 0
        if key == "builds":
            return 1 if (phase == phases.TOWER or phase == phases.SEARCH) and t.limit > 0 else 0
        if key == "spent":
            return self._spent()
        if key == "warranted":
            return 1 if t.warranted and t.builds == 0 and t.spent == 0 and phase != phases.WARRANT else 0
        if key == "price":
            return build.price(t, me, CARD_KIND[t.card])
        if key == "counted":
            return 0 if build.uncounted(t, CARD_KIND[t.card]) else 1
        if key == "owed" and phase == phases.POWER and t.character == cards.CARDINAL:
            return t.price - me.gold if t.step == 1 else 1
        return value

    def _spent(self) -> i64:
        """Return how much was paid for what was built: where nothing is free, at least 1 gold each."""
        t = self.t
        me = t.players[t.turn]
        if self.phase == phases.WARRANT:
            return self.turn.integer("price", int(build.price(t, me, CARD_KIND[self.laid])), 0, 99)
        if t.rules.has_free_builds:
            return 0
        if self.phase != phases.TOWER and self.phase != phases.SEARCH:
            return t.builds
        price = build.price(t, me, cards.BELL_TOWER if self.phase == phases.TOWER else cards.LIGHTHOUSE)
        return price + t.builds - 1 if t.builds > 0 else price

    def complete_turn(self) -> None:
        """Say whether the turn is the Witch's part of a bewitched one: it is if the victim has gathered."""
        data = self.turn.data
        if self.turn.flag("resumed", False) and not self.f.has("bewitched"):
            self.f.data["bewitched"] = data["character"]
        bewitched = self.f.has("bewitched") and self.f.get("bewitched") == data.get("character")
        later = self.turn.flag("gathered", False) or not is_before_gathering(self.phase)
        if bewitched and later and not self.turn.has("resumed"):
            data["resumed"] = True

    def complete_marks(self) -> None:
        """Lay the warrants and threats that are left out."""
        t = self.t
        if t.signed:
            blank = len(Fields(self.f.get("warrants"), "", fields.WARRANT_KEYS).names("blank"))
            if blank < 2:
                t.warrants |= fields.mask_of(self._others(t.warrants, 1)[: 2 - blank])
        if t.flower:
            given = Fields(self.f.get("threats"), "", fields.THREAT_KEYS)
            if not given.has("blank"):
                barred = bit(1) | bit(t.killed) | bit(t.bewitched) | bit(t.flower)
                t.marked |= bit(self._others(barred, 2)[0])
            t.marked &= ~1
            if not given.has("on"):
                t.threats = t.marked & ~t.blanks_shown & ~(bit(t.flower) if t.flower_shown else 0)

    def _others(self, barred: i64, lowest: int) -> list[int]:
        """Return the other ranks that can be marked, in any order."""
        ranks = [rank for rank in range(lowest, int(self.t.ranks_in_play) + 1) if not barred >> rank & 1]
        _shuffle(ranks, self.rng)
        return ranks

    def complete_crown(self, now: Moment) -> None:
        """Choose who has the crown, and who chose first."""
        t = self.t
        mover = self.crown_mover(now)
        if mover >= 0 and t.cast[4] == cards.EMPEROR:
            if t.crown < 0:
                t.crown = (mover + 1) % t.n
                if t.crown == t.starter:
                    t.crown = (mover + 2) % t.n
            if t.starter < 0:
                t.starter = mover
        elif t.crown < 0:
            t.crown = mover if mover >= 0 else t.starter if t.starter >= 0 else 0
        if t.starter < 0:
            t.starter = t.crown

    # ---- cards ----------------------------------------------------------------------------------------------------

    def lay_deck(self, box: fields.CardBox) -> None:
        """Deal the hands that are left out, or of which just the number is given; lay out the deck."""
        t = self.t
        f = self.f
        if f.has("deck"):
            if f.has("deck_top") or f.has("deck_bottom"):
                raise PositionError("Give either the whole 'deck', or its 'deck_top' and 'deck_bottom'.")
            t.deck = numbers(box.take_all(f.names("deck"), "The deck"))
            rest = self._deal(self._rest(box), False)
            open_seats = [seat for seat, sf in enumerate(self.seats) if not sf.has("hand")]
            if not open_seats:
                no_place(rest)
            for i, card in enumerate(rest):
                t.players[open_seats[i % len(open_seats)]].take(card)
            return
        top = box.take_all(f.names("deck_top"), "The deck")
        names = f.names("deck_bottom")
        card_name = self.turn.text("card", "") if f.get("phase") == "grave" else ""
        if card_name and card_name not in names:  # the district just destroyed
            names = [*names, card_name]
        bottom = box.take_all(names, "The deck")
        t.deck = numbers(top + self._deal(self._rest(box), True) + bottom)

    def _rest(self, box: fields.CardBox) -> list[int]:
        rest = box.rest()
        _shuffle(rest, self.rng)
        return rest

    def _deal(self, rest: list[int], all_hands: bool) -> list[int]:
        """Deal the hands that ask for a number of cards, or for none in particular; return what is left."""
        for seat, sf in enumerate(self.seats):
            hand = sf.get("hand")
            number: int = self.t.rules.starting_hand
            if hand is not None:
                if isinstance(hand, (list, tuple)):
                    continue
                if not isinstance(hand, int) or isinstance(hand, bool):
                    raise PositionError(
                        f"{sf.where}: 'hand' is a list of districts or a number of cards, not {short(hand)}."
                    )
                number = sf.integer("hand", 0, 0, cards.CARDS)
            elif not all_hands:
                continue
            refuse(number > len(rest), f"Seat {seat}: {number} cards cannot be dealt; {len(rest)} are left.")
            self.t.players[seat].take_all(numbers(rest[:number]))
            rest = rest[number:]
        return rest

    def new_draft(self, held: list[list[int]]) -> Draft:
        """Return the draft of a table whose seats hold these characters."""
        return _DraftBuilder(self, held)


class _DraftBuilder(Draft):
    """A choice of characters of which the rest is chosen by chance."""

    def __init__(self, builder: _Builder, held: list[list[int]]) -> None:
        Draft.__init__(self, builder, held)
        self.builder = builder
        self.rng = builder.rng

    def demand(self, rank: i64, seat: i64) -> None:
        """Somebody must hold this rank: ``seat``, or (-1) any that has room when the others have theirs."""
        if seat < 0:
            self.wanted.append((rank, seat))
        else:
            self._give(rank, seat)

    def _give(self, rank: i64, seat: i64) -> None:
        holder = self.t.holder(rank)
        name = self.name(rank)
        if holder >= 0:
            refuse(holder != seat >= 0, f"The {name} is held by seat {holder}, not by seat {seat}.")
            return
        refuse(rank in self.away(), f"The {name} lies aside in the draft, but somebody must hold it.")
        room = [one for one in range(len(self.lists)) if len(self.lists[one]) < self.each and seat in (-1, one)]
        if not room:
            whose = f"seat {seat}" if seat >= 0 else "a seat"
            raise PositionError(
                f"Nobody holds the {name}, and {whose} has no room for it: all its characters are given."
            )
        one = room[self.rng.below(len(room))]
        self.lists[one].append(rank)
        self.t.set_holder(rank, one)

    def deal(self, swapped: list[int], now: Moment) -> None:
        """Give a character to every seat that has too few."""
        t = self.t
        turn = self.builder.turn
        if t.rank == 4 and t.cast[4] == cards.EMPEROR and turn.has("target") and t.crown < 0:
            t.crown = turn.seat("target", len(t.players))
        if self.picks:
            if t.starter < 0:
                t.starter = t.crown if t.crown >= 0 else 0
            Draft.deal(self, swapped, now)
            return
        if swapped:
            self.demand(swapped[3], swapped[0])
            self.demand(swapped[2], swapped[1])
        for rank, _ in self.wanted:
            self._give(rank, -1)
        free = self._free([rank for rank in range(1, 10) if t.holder(rank) >= 0] + self.away())
        avoided = [t.killed] if t.unhealed >= 0 else []
        if t.crown >= 0 and now.rank >= 4:
            avoided.append(4)
        for rank in avoided:
            if rank in free:
                free.remove(rank)
                free.append(rank)
        for seat, held in enumerate(self.lists):
            while len(held) < self.each:
                refuse(not free, f"The draft: no character is left for seat {seat}; too many lie aside.")
                held.append(free.pop(0))
                t.set_holder(held[-1], seat)

    def lay_out(self, swapped: list[int]) -> None:
        """Lay out a draft that ends like this: the seats in turn, each its characters as listed, before the Theater."""
        if not self.picks:
            lists = [held[:] for held in self.lists]
            if swapped:
                seat, partner, gave, got = swapped
                lists[seat][lists[seat].index(got)] = gave
                lists[partner][lists[partner].index(gave)] = got
            start: int = self.t.starter
            self.picks = [lists[(start + i) % len(lists)][i // len(lists)] for i in range(self.steps)]
        Draft.lay_out(self, swapped)

    def complete_picks(self, phase: i64) -> None:
        """Order the picks as the seats came to choose; a seat's list is in its own order."""
        if self.picks:
            return
        start: int = self.t.starter
        for step in range(sum([len(held) for held in self.lists])):
            seat = (start + step) % len(self.lists)
            turn = step // len(self.lists)
            if turn >= len(self.lists[seat]):
                raise PositionError(
                    f"The draft: seat {seat} chooses before others that hold characters; seat {start} starts."
                )
            self.picks.append(self.lists[seat][turn])

    def complete_buries(self, number: int) -> None:
        """Bury some of the characters that nobody has picked."""
        if len(self.buries) <= number:
            free = self._free(self.away() + self.picks)
            while len(self.buries) < number:
                refuse(not free, "The draft: no character is left to be buried; too many lie aside.")
                self.buries.append(free.pop())
        Draft.complete_buries(self, number)

    def complete_aside(self, up: int, lost: bool) -> None:
        """Choose the cards that lie aside."""
        t = self.t
        free = self._free(self.picks + self.away())
        while len(self.face_up) < up:
            self.face_up.append(self._take_from(free, [rank for rank in free if rank != 4], "face-up"))
        if not t.face_down:
            t.face_down = self._take_from(free, free, "face-down")
        if lost and not t.lost:
            t.lost = self._take_from(free, free, "aside")

    def _take_from(self, free: list[int], choice: list[int], how: str) -> int:
        refuse(not choice, f"The draft: no character is left to lie {how}.")
        rank = choice[0]
        free.remove(rank)
        return rank

    def _free(self, taken: list[int]) -> list[int]:
        """Return the other ranks in any order."""
        free = [rank for rank in range(1, int(self.t.ranks_in_play) + 1) if rank not in taken]
        _shuffle(free, self.rng)
        return free


def _shuffle(some: list[int], rng: Rng) -> None:
    for i in range(len(some) - 1, 0, -1):
        j: int = rng.below(i + 1)
        some[i], some[j] = some[j], some[i]


# ---- what a position mentions ---------------------------------------------------------------------------------


def _mention(data: object, found: list[str], depth: int) -> None:
    """Collect all texts of a position."""
    if isinstance(data, str):
        found.append(data[:-1] if data.endswith("+") else data)
    elif depth > 0 and isinstance(data, dict):
        for value in data.values():
            _mention(value, found, depth - 1)
    elif depth > 0 and isinstance(data, (list, tuple)):
        for value in data:
            _mention(value, found, depth - 1)


def _imply(f: Fields, found: list[str]) -> None:
    """Add what some keys refuse, unless it is empty."""
    for key, name in _IMPLIED:
        if f.has(key) and f.get(key) != 0 and f.get(key) != []:
            found.append(name)
    for key, name in _IMPLIED_BY_SEAT:
        if f.has(key) and f.get(key) != []:
            found.append(name)
    turn = f.get("turn")
    if isinstance(turn, dict) and turn.get("resumed") is True:
        found.append("witch")


def _with_uniques(rules: Ruleset, base: list[int], mentioned: list[str]) -> list[int]:
    """Return the base uniques and others that are mentioned, for which the last ones of 2016 make room."""
    wanted = [kind for kind in range(cards.BASIC_KINDS, cards.KINDS) if DISTRICT_NAMES[kind] in mentioned]
    if not rules.unique_choices:
        return base + [kind for kind in wanted if kind not in base]
    refuse(len(wanted) > len(base), f"The position names {len(wanted)} unique districts; the deck holds {len(base)}.")
    for kind in base:
        if kind not in wanted and len(wanted) < len(base):
            wanted.append(kind)
    return wanted
