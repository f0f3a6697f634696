"""Position reader: rejects positions that the rules cannot produce. ``position_builder`` fills in omitted fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels.cards import CARD_KIND, CHARACTER_NAMES, DISTRICT_NAMES
from burgrave.games.citadels.knowledge import position_builder as builder
from burgrave.games.citadels.knowledge import position_fields as fields
from burgrave.games.citadels.knowledge.position_builder import CALLS, only_gathers
from burgrave.games.citadels.knowledge.position_draft import Draft
from burgrave.games.citadels.knowledge.position_turn import read_turn
from burgrave.games.citadels.rules import calls
from burgrave.games.citadels.rules import pieces as phases
from burgrave.games.citadels.rules.board import ABSENT
from burgrave.games.citadels.rules.characters.queen import waits_for
from burgrave.games.citadels.rules.districts import theater, when_built
from burgrave.games.citadels.rules.pieces import USED_LABORATORY, USED_MUSEUM, USED_POWER, USED_SMITHY, Player
from burgrave.games.citadels.rules.setup import Setup, short_game
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.kernel.arrays import ActionList, numbers, small_numbers
from burgrave.kernel.bits import bit
from burgrave.kernel.errors import PositionError
from burgrave.kernel.fields import Archive, refuse, seats_in
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng, seed_of

# fields for the targets that characters name, in rank order
_NAMING: Final = [
    ("killed", cards.ASSASSIN), ("bewitched", cards.WITCH), ("robbed", cards.THIEF), ("warrants", cards.MAGISTRATE),
    ("threats", cards.BLACKMAILER),
]  # fmt: skip


def read_position(data: Mapping[str, object], seed: object, events: bool) -> CitadelsState:
    """Return the state that a position describes; raise PositionError if the position is malformed or impossible.

    If ``events`` is True, the state keeps events, including those that occur while the position is read.
    """
    return _Reader(data, seed).read(events)


class _Moment:
    """Progress of the calls: all ranks below ``rank`` are done; ``inside`` is True during the turn of ``rank``."""

    def __init__(self, rank: i64, inside: bool) -> None:
        self.rank: i64 = rank
        self.inside = inside
        self.power_used = False  # of the character whose turn is in progress

    def named(self, rank: i64) -> bool:
        """Return True if a character of this rank may have used its naming power."""
        return rank < self.rank or (rank == self.rank and self.inside)


class _Reader:
    """Reader of one position; fills in omitted fields at random from a seed."""

    def __init__(self, data: Mapping[str, object], seed: object) -> None:
        f = Archive(False, dict(data), "The position", builder.KEYS)
        if f.get("phase") == "":
            del f.data["phase"]
        setup = builder.read_game(f, seed)
        self.f = f
        self.setup = setup
        self.seats = f.seat_parts(setup.players, fields.SEAT_KEYS)
        self.turn = f.inner("turn", fields.TURN_KEYS)
        self.t = _empty_table(setup)
        self.cast = fields.cast_of(self.t)
        self.phase: i64 = CALLS
        self.laid: i64 = -1  # the card laid down to be built
        self.rng = Rng(seed_of("position", seed))
        self.draft: Draft
        self.t.draw_from(f.chance("rng", seed_of("citadels", "position", seed)))

    def read(self, events: bool) -> CitadelsState:
        f = self.f
        t = self.t
        t.phase = builder.phase_of(f, self.seats, self.turn)
        fields.round_fields(f, t)
        self.phase = t.phase
        t.phase = phases.BETWEEN
        self._read_goal()
        held = self._place_cards()
        self._read_firsts()
        self._check_phase()
        self.draft = Draft(f, t, self.cast, held, self.rng)
        if self.phase == phases.PICK or self.phase == phases.BURY:
            for key in [key for key in fields.MARK_KEYS if f.has(key)]:
                raise PositionError(f"'{key}' means nothing while characters are being chosen.")
            self._settle_crown(_Moment(0, False))
            self.draft.resume(self.phase)
        else:
            self._in_round(events)
        fields.read_knowledge(f, t)
        if not t.keeps_events:
            t.keep_events(events)
        f.agrees("actor", t.to_act())
        if t.phase != phases.OVER:
            options = ActionList()
            t.fill_legal(options)
            word = phases.PHASE_NAMES[t.phase]
            refuse(not options, f"In this phase {word} seat {t.actor} would have nothing to choose from.")
        return t

    # ---- the table ------------------------------------------------------------------------------------------------

    def _read_goal(self) -> None:
        t = self.t
        setup = self.setup
        short = short_game(setup.rules, fields.goal_fields(self.f, t, False))
        t.goal = setup.rules.short_size if short else setup.rules.city_size(setup.players)
        if t.tower:
            useless = short or cards.BELL_TOWER not in setup.uniques
            refuse(useless, "'tower' needs the bell_tower in this game, and has no use in the short game.")
            t.goal = when_built.BELL_TOWER_SIZE
        refuse(t.pool > 0 and not t.taxed, "There is gold in the 'pool', but the tax_collector is not in the cast.")

    def _place_cards(self) -> list[list[int]]:
        t = self.t
        turn = self.turn
        box = fields.CardBox(self.setup.uniques)
        held: list[list[int]] = []
        for player in t.players:
            held.append(fields.seat_fields(self.seats[player.seat], t, player, self.cast, box))
            self.seats[player.seat].refuse(player.has(cards.SECRET_VAULT), "'city': the secret_vault cannot be built.")
        t.museum = numbers(box.listed(self.f, "museum"))
        t.pending = numbers(box.listed(turn, "pending"))
        if self.phase == phases.DEN:
            self.laid = box.card(turn.text("card", "thieves_den"), turn.what("card"))
        elif self.phase == phases.WARRANT or (self.phase == phases.POWER and turn.get("character") == "cardinal"):
            refuse(not turn.has("card"), "The turn: this phase needs a 'card', the one laid down to be built.")
            self.laid = box.card(turn.text("card", ""), turn.what("card"))
        builder.lay_deck(t, self.f, self.seats, turn, box, self.rng)
        self._check_names()
        refuse(len(t.museum) > 0 and t.owner_of(cards.MUSEUM) < 0, "'museum' has cards, but it stands in no city.")
        refuse(len(t.gilded) > 0 and t.cast[9] != cards.ARTIST, "'city' with gold: the artist is not in the cast.")
        return held

    def _check_names(self) -> None:
        """Reject a city that has more copies of a district than the Wizard or the Quarry allow."""
        rules = self.setup.rules
        quarry = cards.QUARRY in self.setup.uniques
        most: int = rules.quarry_limit if quarry else 1
        if self.t.cast[3] == cards.WIZARD or most == 0:
            return
        allowed = f"the quarry allows {most}" if quarry else "one is allowed"
        in_edition = cards.QUARRY in rules.districts or cards.QUARRY in rules.bonus_districts
        missing = "the wizard or the quarry" if in_edition and not quarry else "the wizard"
        for player in self.t.players:
            kinds = [CARD_KIND[c] for c in player.city]
            for kind in kinds:
                if kinds.count(kind) > most:
                    many = f"{kinds.count(kind)} districts named {DISTRICT_NAMES[kind]} in the city"
                    raise PositionError(f"Seat {player.seat}: {many}; without {missing} in the game {allowed}.")

    def _read_firsts(self) -> None:
        """Check the Bell Tower and the first complete city; the city may have lost its Monument since then (R-37)."""
        t = self.t
        uniques = self.setup.uniques
        refuse(t.tower and t.owner_of(cards.BELL_TOWER) < 0, "'tower': the bell_tower stands in no city.")
        complete = t.firsts != 0
        fields.first_field(self.f, t)
        refuse(complete and not t.firsts, "A city is complete, so somebody was 'first'.")
        alone = self.f.flag("short", False) or cards.BELL_TOWER not in uniques
        refuse(alone and t.firsts & t.firsts - 1 != 0, "Several cities are 'first' together by the bell_tower alone.")
        for seat in seats_in(t.firsts):
            never = not t.is_complete(t.players[seat]) and cards.MONUMENT not in uniques
            refuse(never, f"Seat {seat} was not 'first': its city is not complete.")

    def _check_phase(self) -> None:
        t = self.t
        phase = self.phase
        word = phases.PHASE_NAMES[phase]
        inside = phases.MAIN <= phase < phases.HEIR
        refuse(inside and not self.turn.has("character"), f"The phase {word} needs a 'turn' with a 'character'.")
        for key in [] if inside else self.turn.data:
            idle = self.turn.has(key) and not (phase == phases.LEND and key == "target")
            self.turn.refuse(idle, f"'{key}' means nothing in this phase.")
        foreign = phases.TRIBUTE <= phase <= phases.SEARCH and not t.rules.acts_when_built
        refuse(foreign, f"The phase {word} is not in the {t.rules.name} ruleset.")
        if phase <= phases.LEND and t.firsts:
            raise PositionError(f"The city of seat {seats_in(t.firsts)[0]} is complete, so no new round begins.")

    # ---- the course of a round ------------------------------------------------------------------------------------

    def _in_round(self, events: bool) -> None:
        t = self.t
        draft = self.draft
        builder.fill_resumed(self.f, self.turn, self.phase)
        fields.mark_fields(self.f, t, self.cast)
        if self.turn.has("character"):
            fields.start_fields(self.turn, t, self.cast)
            builder.fill_gathered(t, self.turn, self.phase)
        rank = t.rank
        now = self._moment(rank)
        swapped = self._swapped()
        builder.fill_marks(t, self.f, self.rng)
        self._check_marks(now)
        if rank == 4 and now.inside and t.cast[4] == cards.EMPEROR and t.rules.emperor_on_reveal:
            now.power_used = self.phase != phases.POWER and not only_gathers(t)
        self._demand_actor(rank)
        if rank == 4 and t.cast[4] == cards.EMPEROR and t.crown < 0:
            t.crown = self.turn.seat("target", -1, t.n)
        draft.deal(swapped, now.rank)
        self._settle_crown(now)
        draft.lay_out(swapped)
        self._settle_marks(now)
        early = t.early_builder
        unhealed = t.unhealed
        t.unhealed = -1
        if now.inside:
            t.early_builder = -1  # it pays only when the older Tax Collector is called
        self._go(rank, now, events)
        t.early_builder = early
        self._settle_hospital(unhealed)
        self._check_shown()

    def _moment(self, rank: i64) -> _Moment:
        ranks = self.t.ranks_in_play
        if self.phase == phases.OVER:
            return _Moment(ranks + 2, False)
        if self.phase == phases.HEIR:
            return _Moment(ranks + 1, False)
        now = _Moment(rank, rank > 0 and self._is_set())
        if now.inside:
            now.power_used = self.phase == phases.POWER or "power" in self.turn.names("used", [])
        return now

    def _is_set(self) -> bool:
        """Return True if the position describes a turn in progress, not merely a character about to be called."""
        for key in fields.TURN_KEYS:
            if key != "seat" and key != "character" and self.turn.has(key):
                return True
        return self.phase != phases.MAIN

    def _swapped(self) -> list[int]:
        """Return this round's Theater swap as [seat, partner, rank given, rank received], or [] if there was none."""
        t = self.t
        if not self.f.has("theater"):
            return []
        fits = min(t.stage_seat, t.stage_with) >= 0 and t.stage_seat != t.stage_with and t.stage_gave != t.stage_got
        if not fits or min(t.stage_gave, t.stage_got) == 0:
            raise PositionError("The theater needs two different seats, 'seat' and 'with', and both 'gave' and 'got'.")
        refuse(not t.has_theater, "The theater is not among the unique districts of this game.")
        return [int(t.stage_seat), int(t.stage_with), int(t.stage_gave), int(t.stage_got)]

    def _demand_actor(self, rank: i64) -> None:
        """Require that a seat hold the character whose turn it is."""
        if rank == 0:
            return
        t = self.t
        seat = self.turn.seat("seat", -1, t.n)
        if rank == t.killed:
            owner = t.owner_of(cards.HOSPITAL)
            refuse(owner < 0, f"The turn: the {self.cast.names[rank]} was killed, so has none.")
            self.turn.refuse(seat not in (-1, owner), f"only seat {owner}, with the hospital, has a turn when killed.")
            self.draft.demand(rank, owner)
        elif t.resumed:
            self.draft.demand(1, seat)
            self.draft.demand(rank, -1)
        else:
            self.draft.demand(rank, seat)

    def _go(self, rank: i64, now: _Moment, events: bool) -> None:
        """Advance the state to the phase of the position, and read the turn if one is in progress."""
        t = self.t
        phase = self.phase
        owner: i64 = -1  # owner of a Theater that can still be used
        for player in t.players:
            if owner < 0 and t.stage_seat < 0 and theater.opens(player):
                owner = player.seat
        if phase == CALLS and owner < 0:
            self._call(0, events)
        elif phase == CALLS or phase == phases.STAGE or phase == phases.LEND:
            refuse(owner < 0, "The phases stage and lend need the theater in a city, not used yet in this round.")
            t.phase = phases.LEND if phase == phases.LEND else phases.STAGE
            t.actor = owner
            if phase == phases.LEND:
                t.target = self.turn.seat("target", -1, t.n)
                fits = t.target >= 0 and t.target != owner and t.n <= 3
                refuse(not fits, "The phase lend needs another seat as the turn's 'target', and 2 or 3 players.")
        elif phase == phases.HEIR:
            stays = not t.rules.killed_emperor_moves_crown
            refuse(stays, f"The phase heir: a killed emperor of the {t.rules.name} ruleset leaves the crown.")
            fits = t.killed == 4 and t.cast[4] == cards.EMPEROR and t.holder(4) >= 0
            refuse(not fits, "The phase heir needs an emperor who was killed, and somebody who holds him.")
            t.phase = phase
            t.rank = t.ranks_in_play
            t.actor = t.holder(4)
        elif phase == phases.OVER:
            refuse(t.firsts == 0, "The game is not over: no city is complete.")
            t.phase = phase
            t.rank = t.ranks_in_play + 1
        elif now.inside:
            t.rank = rank
            read_turn(t, self.turn, self.cast, phase, self.laid)
            if now.power_used:
                t.used |= USED_POWER
            refuse(t.only_gathers and t.used != 0, "The turn: a player who only gathers uses nothing.")
        else:
            self._call(rank, events)
        self.turn.agrees("seat", t.turn)

    def _call(self, rank: i64, events: bool) -> None:
        """Call a rank according to the rules; if ``rank`` is 0, call the first rank that a player holds."""
        t = self.t
        t.keep_events(events)
        t.rank = rank - 1 if rank > 0 else 0
        t.only_gathers = False
        t.phase = phases.BETWEEN
        calls.advance(t)

    # ---- named and revealed characters ----------------------------------------------------------------------------

    def _check_marks(self, now: _Moment) -> None:
        """Check the killed, bewitched, robbed and marked characters; seats must hold the characters that named them."""
        t = self.t
        refuse(t.killed == 1 or t.bewitched == 1, "Rank 1 cannot be 'killed' or 'bewitched': it does that itself.")
        for key, character in _NAMING:
            if self.f.has(key):
                rank = self._acted(now, character, key)
                now.power_used = now.power_used or rank == now.rank
                self.draft.demand(rank, -1)
        late = t.bewitched > 0 and now.rank == 1
        refuse(late, "The witch's turn ends as she names somebody: 'bewitched' is for later turns.")
        if self.f.has("witch_used"):
            waits = t.bewitched != 0 and t.rules.witch_uses_districts
            refuse(not waits, "'witch_used' is for a witch of an older ruleset who waits for her victim's turn.")
            others = t.witch_used & ~(USED_SMITHY | USED_LABORATORY | USED_MUSEUM)
            refuse(others != 0, "'witch_used' holds some of smithy, laboratory and museum.")
        wrong = 0 < t.robbed < 3 or (t.robbed > 0 and t.robbed in (t.killed, t.bewitched))
        refuse(wrong, "The thief cannot rob rank 1, himself, nor a killed or bewitched character.")
        if self.f.has("warrants"):
            refuse(t.signed == 0, "The warrants: 'signed' names the character under the signed one.")
            three = int(t.warrants).bit_count() == 3
            refuse(not three, "The warrants lie on three different characters: one is 'signed', two are 'blank'.")
        if self.f.has("threats"):
            self._check_threats()
        self._check_older(now)

    def _check_threats(self) -> None:
        t = self.t
        refuse(t.real_threat == 0, "The threats: 'real' names the character under the real one.")
        two = int(t.marked).bit_count() == 2
        refuse(not two, "The threats lie on two different characters: one is 'real', one is 'blank'.")
        for rank in fields.ranks_in(t.marked & (bit(1) | bit(t.killed) | bit(t.bewitched))):
            name = self.cast.names[rank]
            raise PositionError(f"The threats: not on rank 1, a killed or a bewitched character; {name} is one.")
        flipped = t.blanks_shown | (bit(t.real_threat) if t.real_threat_shown else 0)
        wrong = (t.threats | flipped) & ~t.marked != 0 or t.threats & flipped != 0
        refuse(wrong, "The threats: 'on' and 'flipped' are some of the two, and none of them is both.")

    def _acted(self, now: _Moment, character: int, key: str) -> i64:
        """Return a character's rank; reject a character that is not in the cast, not called yet, or killed."""
        t = self.t
        rank: i64 = cards.CHARACTER_RANK[character]
        name = CHARACTER_NAMES[character]
        refuse(t.cast[rank] != character, f"'{key}' needs the {name}, who is not in the cast.")
        refuse(t.killed == rank, f"'{key}' needs the {name}, who was killed.")
        refuse(not now.named(rank), f"'{key}' is too early: the {name} has not acted yet.")
        return rank

    def _check_older(self, now: _Moment) -> None:
        """Check the Hospital and the round markers of older editions; seats must hold the matching characters."""
        t = self.t
        f = self.f
        navigator = t.rules.navigator_bars_round
        refuse(
            f.has("cannot_build") and not navigator,
            "'cannot_build' is for the 2010 ruleset, whose navigator bars a seat.",
        )
        for key, character in (("collector", cards.TAX_COLLECTOR_OLD), ("cannot_build", cards.NAVIGATOR)):
            if f.has(key):
                rank = self._acted(now, character, key)
                self.draft.demand(1 if rank == t.bewitched else rank, f.seat(key, -1, t.n))
        if t.early_builder >= 0:
            refuse(t.cast[2] != cards.TAX_COLLECTOR_OLD, "'early_builder' needs the tax_collector_old in the cast.")
            early = now.rank < 2 or t.bewitched != 0
            refuse(early, "'early_builder' is a rank 1 that built and ended its turn, so later ranks are called.")
            self.draft.demand(1, t.early_builder)
        if t.haunted_round == t.round:
            absent = t.known(cards.unique_card(cards.HAUNTED_QUARTER)) == ABSENT
            wrong = absent or not t.rules.haunted_quarter_needs_time
            refuse(wrong, "'haunted_this_round' is for the haunted_quarter of an older ruleset, if it is in the deck.")
        called = t.has_hospital and t.killed > 0 and now.named(t.killed)
        if called and t.killed in self._shown():
            at_last = t.killed == 4 and now.rank > t.ranks_in_play
            anybody = t.holder(t.killed) >= 0 or at_last
            self.draft.demand(t.killed, -1 if anybody else t.owner_of(cards.HOSPITAL))
        if t.unhealed >= 0:
            refuse(not called, "'unhealed' needs the hospital in the game, and somebody killed that has been called.")
            one = len(seats_in(f.seats("unhealed", 0, t.n))) == 1 and t.holder(t.killed) != t.unhealed
            refuse(not one, "'unhealed' is the one seat that had the hospital and does not hold the killed character.")

    def _shown(self) -> list[int]:
        """Return the ranks of the characters that the position lists as revealed."""
        return self.f.listed("revealed", [], self.cast)

    def _actor_of(self, rank: i64) -> i64:
        """Return the seat that plays a rank: its holder or, if the rank is bewitched, the Witch."""
        t = self.t
        return t.holder(1) if rank == t.bewitched else t.holder(rank)

    def _settle_marks(self, now: _Moment) -> None:
        """Set the seats that named characters, the revealed characters, and the effects of earlier turns."""
        t = self.t
        if t.bewitched:
            t.witch = t.holder(1)
        if t.robbed:
            t.thief = self._actor_of(2)
        if t.warrants:
            t.magistrate = t.holder(1)
        if t.real_threat:
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
            t.cannot_build = self._actor_of(7)
        if t.cast[9] == cards.QUEEN and self._has_played(now, 9):
            t.queen = self._actor_of(9)
        if now.rank > t.ranks_in_play and t.killed == 4 and t.holder(4) >= 0:  # shown at the end of the round
            emperor = t.cast[4] == cards.EMPEROR and not t.rules.killed_emperor_moves_crown
            if not emperor or waits_for(t, t.holder(4)):
                t.revealed |= bit(4)

    def _is_healed(self, now: _Moment) -> bool:
        """Return True if the Hospital revealed the killed character.

        If the position does not list revealed characters, this depends on who owns the Hospital.
        """
        t = self.t
        if not t.has_hospital or t.killed == 0 or t.holder(t.killed) < 0 or not now.named(t.killed):
            return False
        if self.f.has("revealed"):
            return t.killed in self._shown()
        return t.owner_of(cards.HOSPITAL) == t.holder(t.killed) and not self.f.has("unhealed")

    def _has_played(self, now: _Moment, rank: i64) -> bool:
        """Return True if a rank has had its turn; a killed character's turn with the Hospital does not count."""
        return now.rank > rank and rank != self.t.killed and self.t.revealed >> rank & 1 != 0

    def _settle_hospital(self, unhealed: i64) -> None:
        """Set ``unhealed``: the Hospital's owner when the killed character was called, unless the owner was killed."""
        t = self.t
        if not self.f.has("unhealed"):
            t.unhealed = fields.called_in_vain(t)
        elif unhealed >= 0:
            t.unhealed = unhealed
            wrong = t.holder(t.killed) == unhealed or t.rank < t.killed
            refuse(wrong, "'unhealed' does not fit: that seat holds the killed character, or it was not called.")

    def _check_shown(self) -> None:
        """Check that the given revealed characters and round markers follow from the other fields."""
        t = self.t
        self.f.agrees("collector", t.collector)
        self.f.agrees("cannot_build", t.cannot_build)
        resumed = t.resumed or (t.rank > t.bewitched and t.revealed >> t.bewitched & 1 != 0)
        refuse(t.witch_used != 0 and resumed, "'witch_used': the witch has resumed, so the turn says what she 'used'.")
        if self.f.has("revealed") and fields.mask_of(self._shown()) != t.revealed:
            shown = ", ".join(self.cast.of(t.revealed))
            raise PositionError(f"'revealed' does not fit: by now it is {shown or 'nobody'}.")

    # ---- the crown ------------------------------------------------------------------------------------------------

    def _settle_crown(self, now: _Moment) -> None:
        """Fill in the crown and the seat that chose first, and check both: only rank 4 can have moved the crown."""
        t = self.t
        starts = t.crown >= 0 and t.crown == t.starter
        mover = self._crown_mover(now)
        builder.fill_crown(t, mover)
        if mover >= 0 and t.cast[4] == cards.EMPEROR:
            refuse(t.crown == mover, f"Seat {mover} moved the crown as the emperor, so it cannot have it.")
            refuse(starts, "The emperor moved the crown, so it is not with the 'starter' of the draft any more.")
        elif mover >= 0:
            revealed = f"The {self.cast.names[4]} was revealed at seat {mover}"
            refuse(t.crown != mover, f"{revealed}, so the crown is there, not at seat {t.crown}.")
        else:
            still = f"The crown is at seat {t.crown}, but seat {t.starter} chose first"
            refuse(t.crown != t.starter, f"{still}, and no rank 4 has moved it since.")

    def _crown_mover(self, now: _Moment) -> i64:
        """Return the seat that took or gave away the crown as rank 4 in this round, or -1 if there is none."""
        t = self.t
        emperor = t.cast[4] == cards.EMPEROR
        moved = now.named(4)
        if t.killed == 4:
            moved = now.rank > t.ranks_in_play + 1 and (not emperor or t.rules.killed_emperor_moves_crown)
        elif emperor:
            moved = now.rank > 4 or (now.rank == 4 and now.power_used)
        if not moved or t.holder(4) < 0:
            return -1
        return self._actor_of(4) if emperor and t.killed != 4 else t.holder(4)


def _empty_table(setup: Setup) -> CitadelsState:
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
