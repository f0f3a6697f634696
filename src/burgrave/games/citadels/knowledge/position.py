"""Reading a position: strictly, with all that writing it gives, and refused if the rules cannot have led to it.

``position_builder`` reads what people write: it fills in whatever this reader asks for.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels.cards import CARD_KIND, CHARACTER_NAMES, DISTRICT_NAMES
from burgrave.games.citadels.knowledge import position_fields as fields
from burgrave.games.citadels.knowledge.position_turn import only_gathers, read_turn
from burgrave.games.citadels.rules import calls
from burgrave.games.citadels.rules import pieces as phases
from burgrave.games.citadels.rules.board import ABSENT, Board, draft_steps
from burgrave.games.citadels.rules.characters.queen import waits_for
from burgrave.games.citadels.rules.districts import theater, when_built
from burgrave.games.citadels.rules.pieces import USED_LABORATORY, USED_MUSEUM, USED_POWER, USED_SMITHY, Player
from burgrave.games.citadels.rules.ruleset import (
    CUSTOM,
    RANDOM,
    check_cast,
    check_swaps,
    check_uniques,
    ruleset_named,
    scenarios_of,
)
from burgrave.games.citadels.rules.setup import Setup, short_game
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.kernel.bits import bit
from burgrave.kernel.errors import PositionError, SetupError
from burgrave.kernel.fields import Archive, Fields, Reading, difference, refuse
from burgrave.kernel.ints import i64
from burgrave.kernel.unboxed import ActionList, numbers, small_numbers

CALLS: Final = -1  # no phase: the first character is about to be called


def read_strictly(data: Mapping[str, object]) -> CitadelsState:
    """Return the state that was written as ``data``; raise PositionError if it is not exactly as it is written."""
    t = Reader(data, fields.KEYS).read(False)
    found = difference(data, fields.position_of(t), "The position")
    refuse(found != "", found)
    return t


class Moment:
    """Progress of the calls: ranks below ``rank`` were called; ``inside``: the turn of ``rank`` goes on."""

    def __init__(self, rank: i64, inside: bool) -> None:
        self.rank: i64 = rank
        self.inside = inside
        self.power_used = False  # of the character whose turn goes on

    def named(self, rank: i64) -> bool:
        """Return True if a character that names others can have done so."""
        return rank < self.rank or (rank == self.rank and self.inside)


class Reader(Reading):
    """The strict reading of one position. ``position_builder`` overrides the methods that refuse what is left out."""

    def __init__(self, data: Mapping[str, object], keys: list[str]) -> None:
        self.f = Fields(dict(data), "The position", keys)
        self.seats: list[Fields] = []
        self.turn = Fields({}, "The turn", fields.TURN_KEYS)
        self.phase: i64 = 0
        self.laid: i64 = -1  # the card laid down to be built
        self.t: CitadelsState
        self.io: fields.CitadelsArchive
        self.turn_io: fields.CitadelsArchive
        self.draft: Draft

    def read(self, events: bool) -> CitadelsState:
        """Return the state; ``events``: it keeps them, those of what reading plays by the rules among them."""
        f = self.f
        self.complete_game()
        header = fields.Header()
        fields.header_fields(Archive(False, f, self), header)
        setup = _setup_of(header)
        given = f.get("seats")
        listed: list[object] = list(given) if isinstance(given, (list, tuple)) else []
        for seat in range(setup.players):
            entry = listed[seat] if seat < len(listed) else None
            self.seats.append(Fields({} if entry is None else entry, f"Seat {seat}", fields.SEAT_KEYS))
        if f.has("turn"):
            turn = f.get("turn")
            self.turn = Fields(dict(turn) if isinstance(turn, dict) else turn, "The turn", fields.TURN_KEYS)
        t = _empty_table(setup)
        self.t = t
        io = fields.CitadelsArchive(False, f, self, t)
        self.io = io
        self.turn_io = fields.CitadelsArchive(False, self.turn, self, t)
        fields.round_fields(io, t)
        self.phase = t.phase
        t.phase = phases.BETWEEN
        self._read_goal(setup)
        self.read_chance()
        held = self._place_cards(setup)
        self._read_firsts(setup)
        self._check_phase()
        self.draft = self.new_draft(held)
        if self.phase == phases.PICK or self.phase == phases.BURY:
            self._in_draft()
        else:
            self._in_round(events)
        fields.read_knowledge(io, t)
        if not t.keeps_events:
            t.keep_events(events)
        if f.has("actor") and f.seat("actor", setup.players) != t.to_act():
            raise PositionError(f"'actor' does not fit: it is seat {t.to_act()} that decides now.")
        if t.phase != phases.OVER:
            options = ActionList()
            t.fill_legal(options)
            if not options:
                raise PositionError(
                    f"In this phase {phases.PHASE_NAMES[t.phase]} seat {t.actor} would have nothing to choose from."
                )
        return t

    # ---- what is left out, which is refused here ------------------------------------------------------------------

    def complete_game(self) -> None:
        """Require the set-up."""

    def complete_crown(self, now: Moment) -> None:
        """Require the crown and the seat that chose first."""

    def complete_marks(self) -> None:
        """Require all warrants and threats."""

    def complete_turn(self) -> None:
        """Require that the turn says if it is the Witch's."""

    def read_chance(self) -> None:
        """Read the state of the random generator."""
        if not self.f.has("rng"):
            self.left_out(self.f, "rng", 0)
        self.t.draw_from(self.f.chance("rng", 1))

    def lay_deck(self, box: fields.CardBox) -> None:
        """Lay out the deck, in which all cards must have a place that have no other."""
        t = self.t
        if not self.f.has("deck"):
            self.left_out(self.f, "deck", 0)
        t.deck = numbers(box.take_all(self.f.names("deck"), "The deck"))
        no_place(box.rest())

    def new_draft(self, held: list[list[int]]) -> Draft:
        """Return the draft of a table whose seats hold these characters."""
        return Draft(self, held)

    # ---- the table ------------------------------------------------------------------------------------------------

    def _read_goal(self, setup: Setup) -> None:
        t = self.t
        short = short_game(setup.rules, fields.goal_fields(self.io, t, False))
        t.goal = setup.rules.short_size if short else setup.rules.city_size(setup.players)
        if t.tower:
            if short or cards.BELL_TOWER not in setup.uniques:
                raise PositionError(
                    "'tower' needs the bell_tower in this game's deck, and has no use in the short game."
                )
            t.goal = when_built.BELL_TOWER_SIZE
        fields.pool_field(self.io, t)
        refuse(t.pool > 0 and not t.taxed, "There is gold in the 'pool', but the tax_collector is not in the cast.")

    def _place_cards(self, setup: Setup) -> list[list[int]]:
        """Put every card somewhere; return the characters of each seat."""
        t = self.t
        box = fields.CardBox(setup.uniques)
        held: list[list[int]] = []
        for player in t.players:
            sf = self.seats[player.seat]
            held.append(fields.seat_fields(fields.CitadelsArchive(False, sf, self, t), t, player, box))
            if player.has(cards.SECRET_VAULT):
                raise PositionError(f"{sf.where}: 'city': the secret_vault cannot be built; it may be in a hand.")
        t.museum = numbers(box.take_all(self.f.names("museum"), "The museum"))
        t.pending = numbers(box.take_all(self.turn.names("pending"), "The turn: 'pending'"))
        phase = self.f.get("phase")
        if phase == "den":
            self.laid = box.take(self.turn.text("card", "thieves_den"), "The turn: 'card'")
        elif phase == "warrant" or (phase == "power" and self.turn.get("character") == "cardinal"):
            refuse(not self.turn.has("card"), "The turn: this phase needs a 'card', the one laid down to be built.")
            self.laid = box.take(self.turn.text("card", ""), "The turn: 'card'")
        self.lay_deck(box)
        self._check_names(setup)
        if len(t.museum) > 0 and t.owner_of(cards.MUSEUM) < 0:
            raise PositionError("There are cards under the museum, but it stands in no city.")
        if len(t.gilded) > 0 and setup.cast[9] != cards.ARTIST:
            raise PositionError("A district carries gold, but the artist is not in the cast.")
        return held

    def _check_names(self, setup: Setup) -> None:
        """Refuse more districts of a name in a city than the Wizard or the Quarry can have built."""
        rules = setup.rules
        quarry = cards.QUARRY in setup.uniques
        most: int = rules.quarry_limit if quarry else 1
        if setup.cast[3] == cards.WIZARD or most == 0:
            return
        for player in self.t.players:
            kinds = [CARD_KIND[c] for c in player.city]
            for kind in kinds:
                number = kinds.count(kind)
                if number > most:
                    allowed = "without the wizard in the game one is allowed"
                    if quarry:
                        allowed = f"without the wizard in the game the quarry allows {most}"
                    elif cards.QUARRY in rules.districts or cards.QUARRY in rules.bonus_districts:
                        allowed = "without the wizard or the quarry in the game one is allowed"
                    much = "two" if number == 2 else str(number)
                    name = DISTRICT_NAMES[kind]
                    raise PositionError(f"Seat {player.seat}: {much} districts named {name} in the city; {allowed}.")

    def _read_firsts(self, setup: Setup) -> None:
        """Check the Bell Tower, and read whose city was complete first; it may have lost its Monument since (R-37)."""
        t = self.t
        if t.tower and t.owner_of(cards.BELL_TOWER) < 0:
            raise PositionError("The 'tower' was declared, but the bell_tower stands in no city.")
        complete = t.firsts != 0
        fields.first_field(self.io, t)
        refuse(complete and not t.firsts, "A city is complete, so somebody was 'first'.")
        if t.firsts & t.firsts - 1 and (self.f.flag("short", False) or cards.BELL_TOWER not in setup.uniques):
            raise PositionError("Several cities can only be 'first' together by the bell_tower, not in this game.")
        for player in t.players:
            if t.firsts & player.bit and not t.is_complete(player) and cards.MONUMENT not in setup.uniques:
                raise PositionError(f"Seat {player.seat} was not 'first': its city is not complete.")

    def _check_phase(self) -> None:
        t = self.t
        phase = self.phase
        inside = phases.MAIN <= phase < phases.HEIR
        if inside and not self.turn.has("character"):
            raise PositionError(f"The phase {phases.PHASE_NAMES[phase]} needs a 'turn' with a 'character'.")
        for key in fields.TURN_KEYS:
            if not inside and self.turn.has(key) and not (phase == phases.LEND and key == "target"):
                raise PositionError(f"The turn: '{key}' means nothing in this phase.")
        if phases.TRIBUTE <= phase <= phases.SEARCH and not t.rules.acts_when_built:
            raise PositionError(f"The phase {phases.PHASE_NAMES[phase]} is not in the {t.rules.name} ruleset.")
        if phase <= phases.LEND and t.firsts:
            first = next(player.seat for player in t.players if t.firsts & player.bit)
            raise PositionError(f"The city of seat {first} is complete, so no new round begins.")

    # ---- the course of a round ------------------------------------------------------------------------------------

    def _in_draft(self) -> None:
        """Characters are being chosen."""
        for key in fields.MARK_KEYS:
            refuse(self.f.has(key), f"'{key}' means nothing while characters are being chosen.")
        self._settle_crown(Moment(0, False))
        self.draft.resume(self.phase)

    def _in_round(self, events: bool) -> None:
        """All characters are chosen."""
        t = self.t
        draft = self.draft
        if self.turn.has("character"):
            fields.who_fields(self.turn_io, t)
        rank = t.rank
        self.complete_turn()
        fields.mark_fields(self.io, t)
        if rank:
            fields.gathering_fields(self.turn_io, t)
        now = self._moment(rank)
        swapped: list[int] = []
        if self.f.has("theater"):
            swapped = self._swapped()
        self.complete_marks()
        self._check_marks(now)
        if rank == 4 and now.inside and t.cast[4] == cards.EMPEROR and t.rules.emperor_on_reveal:
            now.power_used = self.phase != phases.POWER and not only_gathers(t)
        self._demand_actor(rank)
        draft.deal(swapped, now)
        self._settle_crown(now)
        draft.lay_out(swapped)
        self._settle_marks(now)
        early = t.early_builder
        unhealed = t.unhealed
        t.unhealed = -1
        if now.inside:
            t.early_builder = -1  # only the call of the older Tax Collector makes it pay
        self._go(rank, now, events)
        t.early_builder = early
        self._settle_hospital(unhealed)
        self._check_shown()

    def _moment(self, rank: i64) -> Moment:
        """Return the progress of the calls."""
        ranks = self.t.ranks_in_play
        if self.phase == phases.OVER:
            return Moment(ranks + 2, False)
        if self.phase == phases.HEIR:
            return Moment(ranks + 1, False)
        now = Moment(rank, rank > 0 and self._is_set())
        if now.inside:
            now.power_used = self.phase == phases.POWER or "power" in self.turn.names("used")
        return now

    def _is_set(self) -> bool:
        """Return True if the turn's registers are given, so that the call itself is over."""
        for key in fields.TURN_KEYS:
            if key != "seat" and key != "character" and self.turn.has(key):
                return True
        return self.phase != phases.MAIN

    def _swapped(self) -> list[int]:
        """Return a Theater swap that happened: seat, partner, rank given, rank got."""
        t = self.t
        one, other, gave, got = int(t.stage_seat), int(t.stage_with), int(t.stage_gave), int(t.stage_got)
        if min(one, other) < 0 or one == other or min(gave, got) == 0 or gave == got:
            raise PositionError(
                "The theater needs two different seats, 'seat' and 'with', and what it 'gave' and 'got'."
            )
        refuse(not t.has_theater, "The theater is not among the unique districts of this game.")
        return [one, other, gave, got]

    def _demand_actor(self, rank: i64) -> None:
        """Somebody holds the character whose turn it is."""
        if rank == 0:
            return
        t = self.t
        seat: i64 = self.turn.seat("seat", len(t.players))
        if rank == t.killed:
            owner = t.owner_of(cards.HOSPITAL)
            refuse(owner < 0, f"The turn: the {CHARACTER_NAMES[t.cast[rank]]} was killed, so has none.")
            if seat >= 0 and seat != owner:
                raise PositionError(f"The turn: only seat {owner}, with the hospital, has a turn though killed.")
            self.draft.demand(rank, owner)
        elif t.resumed:
            self.draft.demand(1, seat)
            self.draft.demand(rank, -1)
        else:
            self.draft.demand(rank, seat)

    def _go(self, rank: i64, now: Moment, events: bool) -> None:
        """Set the phase, and the turn if there is one."""
        t = self.t
        phase = self.phase
        owner: i64 = -1  # of the Theater
        for player in t.players:
            if owner < 0 and theater.opens(player):
                owner = player.seat
        if phase == CALLS and (owner < 0 or t.stage_seat >= 0):
            self._call(0, events)
        elif phase == CALLS or phase == phases.STAGE or phase == phases.LEND:
            if owner < 0 or t.stage_seat >= 0:
                raise PositionError("The phases stage and lend need the theater in a city, not used yet in this round.")
            t.phase = phases.LEND if phase == phases.LEND else phases.STAGE
            t.actor = owner
            if phase == phases.LEND:
                t.target = self.turn.seat("target", len(t.players))
                if t.target < 0 or t.target == owner or t.n > 3:
                    raise PositionError("The phase lend needs another seat as the turn's 'target', and 2 or 3 players.")
        elif phase == phases.HEIR:
            if not t.rules.killed_emperor_moves_crown:
                raise PositionError(f"The phase heir: a killed emperor of the {t.rules.name} ruleset leaves the crown.")
            if t.killed != 4 or t.cast[4] != cards.EMPEROR or t.holder(4) < 0:
                raise PositionError("The phase heir needs an emperor who was killed, and somebody who holds him.")
            t.phase = phase
            t.rank = t.ranks_in_play
            t.actor = t.holder(4)
        elif phase == phases.OVER:
            refuse(t.firsts == 0, "The game is not over: no city is complete.")
            t.phase = phase
            t.rank = t.ranks_in_play + 1
        elif now.inside:
            t.rank = rank
            read_turn(t, self.turn_io, phase, self.laid)
            if now.power_used:
                t.used |= USED_POWER
            refuse(t.only_gathers and t.used != 0, "The turn: a player who only gathers uses nothing.")
        else:
            self._call(rank, events)
        seat: i64 = self.turn.seat("seat", len(t.players))
        refuse(seat >= 0 and seat != t.turn, f"The turn: it is seat {t.turn}'s, not seat {seat}'s.")

    def _call(self, rank: i64, events: bool) -> None:
        """Call this rank (0: begin with the first that is held) as the rules do, and keep what happens if asked."""
        t = self.t
        t.keep_events(events)
        t.rank = rank - 1 if rank > 0 else 0
        t.only_gathers = False
        t.phase = phases.BETWEEN
        calls.advance(t)

    # ---- what was named and shown ---------------------------------------------------------------------------------

    def _check_marks(self, now: Moment) -> None:
        """Check who was killed, bewitched, robbed and marked; somebody must hold the character who did it."""
        t = self.t
        if t.killed:
            refuse(t.killed == 1, "The assassin cannot kill himself.")
            self._needs(now, cards.ASSASSIN, "killed")
        if t.bewitched:
            self._needs(now, cards.WITCH, "bewitched")
            refuse(t.bewitched == 1, "The witch cannot bewitch herself.")
            refuse(now.rank == 1, "The witch's turn ends as she names somebody: 'bewitched' is for later turns.")
        if self.f.has("witch_used"):
            if not t.bewitched or not t.rules.witch_uses_districts:
                raise PositionError("'witch_used' is for a witch of an older ruleset who waits for her victim's turn.")
            if t.witch_used & ~(USED_SMITHY | USED_LABORATORY | USED_MUSEUM):
                raise PositionError("'witch_used' holds some of smithy, laboratory and museum.")
        if t.robbed:
            self._needs(now, cards.THIEF, "robbed")
            if t.robbed < 3 or t.robbed == t.killed or t.robbed == t.bewitched:
                raise PositionError("The thief cannot rob rank 1, himself, nor a killed or bewitched character.")
        if self.f.has("warrants"):
            self._needs(now, cards.MAGISTRATE, "warrants")
            refuse(t.signed == 0, "The warrants: 'signed' names the character under the signed one.")
            if int(t.warrants).bit_count() != 3:
                raise PositionError("The warrants lie on three different characters: one is 'signed', two are 'blank'.")
        if self.f.has("threats"):
            self._needs(now, cards.BLACKMAILER, "threats")
            self._check_threats()
        self._check_older(now)

    def _check_threats(self) -> None:
        t = self.t
        refuse(t.flower == 0, "The threats: 'real' names the character under the real one.")
        if int(t.marked).bit_count() != 2:
            raise PositionError("The threats lie on two different characters: one is 'real', one is 'blank'.")
        for rank in fields.ranks_in(t.marked):
            if rank == 1 or rank == t.killed or rank == t.bewitched:
                name = CHARACTER_NAMES[t.cast[rank]]
                raise PositionError(f"The threats: not on rank 1, a killed or a bewitched character; {name} is one.")
        flipped = t.blanks_shown | (bit(t.flower) if t.flower_shown else 0)
        if (t.threats | flipped) & ~t.marked or t.threats & flipped:
            raise PositionError("The threats: 'on' and 'flipped' are some of the two, and none of them is both.")

    def _needs(self, now: Moment, character: int, key: str) -> None:
        """The character that does this is in the cast, has been called and not killed, and somebody holds it."""
        rank = self._acted(now, character, key)
        if rank == now.rank:
            now.power_used = True
        self.draft.demand(rank, -1)

    def _acted(self, now: Moment, character: int, key: str) -> i64:
        """Return the rank of a character that must be in the cast, called and not killed."""
        t = self.t
        rank: i64 = cards.CHARACTER_RANK[character]
        name = CHARACTER_NAMES[character]
        refuse(t.cast[rank] != character, f"'{key}' needs the {name}, who is not in the cast.")
        refuse(t.killed == rank, f"'{key}' needs the {name}, who was killed.")
        refuse(not now.named(rank), f"'{key}' is too early: the {name} has not acted yet.")
        return rank

    def _check_older(self, now: Moment) -> None:
        """The seats named hold what they must, of what the older editions keep for a round."""
        t = self.t
        f = self.f
        players = len(t.players)
        if f.has("collector"):
            rank = self._acted(now, cards.TAX_COLLECTOR_OLD, "collector")
            self.draft.demand(1 if rank == t.bewitched else rank, f.seat("collector", players))
        if f.has("moored"):
            if not t.rules.navigator_bars_round:
                raise PositionError("'moored' is for the 2010 ruleset, whose navigator bars a seat from building.")
            rank = self._acted(now, cards.NAVIGATOR, "moored")
            self.draft.demand(1 if rank == t.bewitched else rank, f.seat("moored", players))
        if t.early_builder >= 0:
            if t.cast[2] != cards.TAX_COLLECTOR_OLD:
                raise PositionError("'early_builder' needs the tax_collector_old, who is not in the cast.")
            if now.rank < 2 or t.bewitched:
                raise PositionError(
                    "'early_builder' is a rank 1 that built and ended its turn, so later ranks are called."
                )
            self.draft.demand(1, t.early_builder)
        if t.haunted_round == t.round:
            haunted = cards.unique_card(cards.HAUNTED_QUARTER)
            if not t.rules.haunted_quarter_needs_time or t.known(haunted) == ABSENT:
                raise PositionError(
                    "'haunted_late' is for the haunted_quarter of an older ruleset, if it is in the deck."
                )
        called = t.has_hospital and t.killed > 0 and now.named(t.killed)
        if called and f.has("revealed") and t.killed in self._shown():
            at_last = t.killed == 4 and now.rank > t.ranks_in_play
            anybody = t.holder(t.killed) >= 0 or at_last
            self.draft.demand(t.killed, -1 if anybody else t.owner_of(cards.HOSPITAL))
        if t.unhealed >= 0:
            refuse(
                not called, "'unhealed' needs the hospital in the deck, and a killed character that has been called."
            )
            if len(f.seats("unhealed", players)) > 1 or t.holder(t.killed) == t.unhealed:
                raise PositionError(
                    "'unhealed' is the one seat that had the hospital and does not hold the killed character."
                )

    def _shown(self) -> list[int]:
        """Return the revealed characters, as written."""
        return self.io.rank_list("revealed", [])

    def _actor_of(self, rank: i64) -> i64:
        """Return the seat that plays a rank: its holder, or the Witch if it is bewitched."""
        t = self.t
        return t.holder(1) if rank == t.bewitched else t.holder(rank)

    def _settle_marks(self, now: Moment) -> None:
        """Note the seats that go with what was named, and what characters do as they are called."""
        t = self.t
        if t.bewitched:
            t.witch = t.holder(1)
        if t.robbed:
            t.thief = self._actor_of(2)
        if t.warrants:
            t.magistrate = t.holder(1)
        if t.flower:
            t.blackmailer = self._actor_of(2)
        healed = self._is_healed(now)
        for rank in range(1, int(t.ranks_in_play) + 1):
            if t.holder(rank) >= 0 and now.named(rank) and (rank != t.killed or healed):
                t.revealed |= bit(rank)
        if t.cast[2] == cards.TAX_COLLECTOR_OLD and self._has_played(now, 2):
            t.collector = self._actor_of(2)
        if t.cast[5] == cards.BISHOP and self._has_played(now, 5):
            t.protected = self._actor_of(5)
        if t.cast[7] == cards.NAVIGATOR and t.rules.navigator_bars_round and self._has_played(now, 7):
            t.moored = self._actor_of(7)
        if t.cast[9] == cards.QUEEN and self._has_played(now, 9):
            t.queen = self._actor_of(9)
        if now.rank > t.ranks_in_play and t.killed == 4 and t.holder(4) >= 0:  # shown at the end of the round
            emperor = t.cast[4] == cards.EMPEROR and not t.rules.killed_emperor_moves_crown
            if not emperor or waits_for(t, t.holder(4)):
                t.revealed |= bit(4)

    def _is_healed(self, now: Moment) -> bool:
        """Return True if the killed character was shown by the Hospital: as written, or because its holder has it."""
        t = self.t
        if not t.has_hospital or t.killed == 0 or t.holder(t.killed) < 0 or not now.named(t.killed):
            return False
        if self.f.has("revealed"):
            return t.killed in self._shown()
        return t.owner_of(cards.HOSPITAL) == t.holder(t.killed) and not self.f.has("unhealed")

    def _has_played(self, now: Moment, rank: i64) -> bool:
        """Return True if the turn of a rank is over, and was not just gathering."""
        return now.rank > rank and rank != self.t.killed and self.t.revealed >> rank & 1 != 0

    def _settle_hospital(self, unhealed: i64) -> None:
        """Note whose Hospital had no part in it when the killed character was called."""
        t = self.t
        if not self.f.has("unhealed"):
            t.unhealed = fields.called_in_vain(t)
        elif unhealed >= 0:
            t.unhealed = unhealed
        if unhealed >= 0 and (t.holder(t.killed) == unhealed or t.rank < t.killed):
            raise PositionError("'unhealed' does not fit: that seat holds the killed character, or it was not called.")

    def _check_shown(self) -> None:
        """A position may say who was revealed, collects taxes or may not build, but that follows from the rest."""
        t = self.t
        for key, seat in (("collector", t.collector), ("moored", t.moored)):
            if self.f.has(key) and self.f.seat(key, len(t.players)) != seat:
                raise PositionError(f"'{key}' does not fit: by now it is {f'seat {seat}' if seat >= 0 else 'nobody'}.")
        if t.witch_used and (t.resumed or (t.rank > t.bewitched and t.revealed >> t.bewitched & 1)):
            raise PositionError("'witch_used' does not fit: the witch has resumed, so the turn says what she 'used'.")
        if self.f.has("revealed") and fields.mask_of(self._shown()) != t.revealed:
            names = [CHARACTER_NAMES[t.cast[rank]] for rank in fields.ranks_in(t.revealed)]
            raise PositionError(f"'revealed' does not fit: by now it is {', '.join(names) or 'nobody'}.")

    def _settle_crown(self, now: Moment) -> None:
        """Only rank 4 moves the crown: check that crown, starter and rank 4 agree."""
        t = self.t
        crown = t.crown
        starter = t.starter
        self.complete_crown(now)
        mover = self.crown_mover(now)
        if mover >= 0 and t.cast[4] != cards.EMPEROR:
            if t.crown != mover:
                name = CHARACTER_NAMES[t.cast[4]]
                raise PositionError(
                    f"The {name} was revealed at seat {mover}, so the crown is there, not at seat {t.crown}."
                )
        elif mover >= 0:
            refuse(t.crown == mover, f"Seat {mover} moved the crown as the emperor, so it cannot have it.")
            if crown >= 0 and crown == starter:
                raise PositionError(
                    "The emperor moved the crown, so it is not with the 'starter' of the draft any more."
                )
        elif t.crown != t.starter:
            raise PositionError(
                f"The crown is at seat {t.crown}, but seat {t.starter} chose first, and no rank 4 has moved it since."
            )

    def crown_mover(self, now: Moment) -> i64:
        """Return the seat that as rank 4 has taken or given the crown in this round, or -1."""
        t = self.t
        seat = t.holder(4)
        if seat < 0:
            return -1
        if t.killed == 4:
            moves = t.cast[4] != cards.EMPEROR or t.rules.killed_emperor_moves_crown
            return seat if now.rank > t.ranks_in_play + 1 and moves else -1
        if t.cast[4] != cards.EMPEROR:
            return seat if now.named(4) else -1
        if now.rank > 4 or (now.rank == 4 and now.power_used):
            return self._actor_of(4)
        return -1


def _setup_of(h: fields.Header) -> Setup:
    """Return the game that a position is of."""
    rules = ruleset_named(h.ruleset, int(h.rulings))
    players = int(h.players)
    known = scenarios_of(rules)
    if h.scenario not in known and h.scenario not in (RANDOM, CUSTOM):
        raise SetupError(f"There is no scenario {h.scenario!r}; choose from: {', '.join(known)}, {RANDOM}, {CUSTOM}.")
    cast = check_cast([fields.character_number(name, "The cast") for name in h.cast], players, rules)
    if h.scenario != CUSTOM:
        check_swaps(cast, rules)
    kinds = [fields.district_kind(name, "The districts") for name in h.districts]
    uniques = check_uniques(kinds, rules, cast, h.scenario == CUSTOM)
    return Setup(rules, players, h.scenario, cast, uniques, None)


def _empty_table(setup: Setup) -> CitadelsState:
    """Return a table without cards."""
    players = [Player(seat, setup.rules.starting_gold, numbers(), numbers()) for seat in range(setup.players)]
    known = [0] * cards.BASIC_CARDS + [ABSENT] * (cards.CARDS - cards.BASIC_CARDS)
    for card in cards.unique_cards(setup.uniques):
        known[card] = 0
    t = CitadelsState(setup.rules, 1, numbers(setup.cast), players, 0, numbers(), small_numbers(known))
    t.scenario = setup.scenario
    t.ranks_in_play = 9 if setup.cast[9] >= 0 else 8
    t.taxed = setup.cast[9] == cards.TAX_COLLECTOR
    t.round = 1
    t.crown = -1
    t.starter = -1
    return t


def no_place(rest: list[int]) -> None:
    """Refuse cards that are left when all places are filled."""
    if rest:
        names = ", ".join(sorted({DISTRICT_NAMES[CARD_KIND[c]] for c in rest}))
        raise PositionError(
            f"The 'deck' and the hands have no place for {names}; leave a 'hand' or the 'deck' to be filled."
        )


class Draft:
    """The choice of characters of one round, all of it written."""

    def __init__(self, reader: Reader, held: list[list[int]]) -> None:
        t = reader.t
        self.t: Board = t
        self.lists = held
        self.each = 2 if t.n <= 3 else 1  # characters a seat holds in the end
        self.steps: int = draft_steps(t.n)
        self.wanted: list[tuple[int, int]] = []  # ranks that somebody must hold, and at which seat (-1: any)
        given = reader.f.get("draft")
        f = Fields({} if given is None else given, "The draft", fields.DRAFT_KEYS)
        fields.draft_fields(fields.CitadelsArchive(False, f, reader, t), t)
        self.picks = fields.unpacked(t.picks)
        self.buries = fields.unpacked(t.buries)
        self.face_up = fields.ranks_in(t.face_up)
        refuse(t.buries != 0 and t.n != 2, "The draft: 'buries' is for 2 players.")
        if t.lost and (t.n != 3 or not t.rules.third_pick_loses_one):
            raise PositionError("The draft: 'lost', the card buried unseen, is for 3 players of the 2016 ruleset.")
        for seat, ranks in enumerate(held):
            if len(ranks) > self.each:
                raise PositionError(
                    f"Seat {seat} holds {len(ranks)} characters; with {t.n} players {self.each} is allowed."
                )
            for rank in ranks:
                if t.holder(rank) >= 0:
                    raise PositionError(
                        f"The {self.name(rank)} is held by seat {t.holder(rank)} and by seat {seat}; one may."
                    )
                t.set_holder(rank, seat)

    def name(self, rank: int) -> str:
        """Return the name of the character of a rank."""
        return CHARACTER_NAMES[self.t.cast[rank]]

    def demand(self, rank: i64, seat: i64) -> None:
        """Somebody must hold this rank: ``seat``, or any if that is -1."""
        self.wanted.append((rank, seat))

    def complete_picks(self, phase: i64) -> None:
        """Require the picks of the draft so far."""

    def complete_buries(self, number: int) -> None:
        """Require the buried characters of the draft."""
        refuse(len(self.buries) != number, f"The draft: {number} cards have been buried, not {len(self.buries)}.")

    def complete_aside(self, up: int, lost: bool) -> None:
        """Require the characters set aside: ``up`` face-up, one face-down, and one ``lost`` in some games."""

    def resume(self, phase: i64) -> None:
        """Go on in the middle of the draft (phase pick or bury)."""
        t = self.t
        self.complete_picks(phase)
        step = len(self.picks) - (1 if phase == phases.BURY else 0)
        if not 0 <= step < self.steps or (phase == phases.BURY and step not in (1, 2)):
            raise PositionError(
                f"The draft: {len(self.picks)} picks have been made, too many or too few for this phase."
            )
        self._check_lists(self._holders_of_picks())
        if t.n == 2:
            self.complete_buries(step - 1 if step > 0 else 0)
        t.draft_step = step
        self._put_away(step >= 3)
        t.phase = phase
        t.actor = (t.starter + step) % t.n
        refuse(t.passed == 0, "The draft: nothing is left to choose from.")

    def deal(self, swapped: list[int], now: Moment) -> None:
        """Give every seat the characters that it has picked."""
        refuse(len(self.picks) != self.steps, f"The draft: {self.steps} picks are made, not {len(self.picks)}.")
        holder = self._holders_of_picks()
        if swapped:
            seat, partner, gave, got = swapped
            if holder[gave] != seat or holder[got] != partner:
                raise PositionError("The theater: what was swapped is not what the two seats had picked.")
            holder[gave] = partner
            holder[got] = seat
        self._check_lists(holder)
        for rank, wanted in self.wanted:
            refuse(holder[rank] < 0, f"The draft: the 'picks' give the {self.name(rank)} to nobody, who must be held.")
            if wanted >= 0 and holder[rank] != wanted:
                raise PositionError(f"The {self.name(rank)} is held by seat {holder[rank]}, not by seat {wanted}.")

    def lay_out(self, swapped: list[int]) -> None:
        """Lay out a draft that ends like this; the starter is known by now."""
        if self.t.n == 2:
            self.complete_buries(3)
        self.t.draft_step = self.steps
        self._put_away(True)

    def _holders_of_picks(self) -> list[int]:
        """Return the seat that picked each rank."""
        holder = [-1] * 10
        start: int = self.t.starter
        for step, rank in enumerate(self.picks):
            holder[rank] = (start + step) % len(self.lists)
        return holder

    def _check_lists(self, holder: list[int]) -> None:
        """The seats hold what they picked."""
        for rank in range(1, 10):
            now: int = self.t.holder(rank)
            if now >= 0 and now != holder[rank]:
                raise PositionError(f"Seat {now} holds the {self.name(rank)}, which the 'picks' do not give it.")
            self.t.set_holder(rank, holder[rank])

    def away(self) -> list[int]:
        """Return the ranks that lie aside."""
        return self.face_up + self.buries + [int(rank) for rank in (self.t.face_down, self.t.lost) if rank]

    def _put_away(self, lost: bool) -> None:
        """Check that no card lies in two places, and store it all."""
        t = self.t
        up: int = t.rules.face_up(t.n, t.ranks_in_play)
        # the last player may have taken up the card that lay face-down
        special = t.n >= 4 and t.ranks_in_play - up - 1 == t.n == len(self.picks) and self.picks[-1] == t.face_down
        aside = self.away()
        for rank in aside:
            if aside.count(rank) > 1 or (rank in self.picks and not (special and rank == t.face_down)):
                raise PositionError(f"The draft: the {self.name(rank)} is in two places.")
        if len(self.face_up) != up and self.face_up:
            raise PositionError(f"The draft: {up} characters lie face-up, not {len(self.face_up)}.")
        refuse(4 in self.face_up, f"The draft: the {self.name(4)} never lies face-up; it is replaced by another.")
        self.complete_aside(up, lost and t.n == 3 and t.rules.third_pick_loses_one)
        refuse(t.lost != 0 and not lost, "The draft: 'lost', the card buried unseen, is put away after the third pick.")
        t.face_up = fields.mask_of(self.face_up)
        t.picks = fields.packed_from(self.picks, 0)
        t.buries = fields.packed_from(self.buries, 1)
        t.passed = (bit(t.ranks_in_play + 1) - 2) & ~fields.mask_of(self.away() + self.picks)
        for rank in range(1, 10):
            holder = t.holder(rank)
            if holder >= 0:
                t.players[holder].ranks |= bit(rank)
