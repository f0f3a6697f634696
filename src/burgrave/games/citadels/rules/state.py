"""Game state of Citadels: the kernel's state interface on top of the board and the rules."""

from __future__ import annotations

from burgrave.games.citadels.facts import CitadelsView
from burgrave.games.citadels.knowledge.digest import digest_of
from burgrave.games.citadels.knowledge.position_fields import position_of
from burgrave.games.citadels.knowledge.position_types import CitadelsPosition
from burgrave.games.citadels.knowledge.sample import deal_unseen_cards, fill_sample
from burgrave.games.citadels.knowledge.view import seat_view
from burgrave.games.citadels.rules import build, calls, scoring, turn
from burgrave.games.citadels.rules import choosing as selection
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.characters import emperor
from burgrave.games.citadels.rules.characters.cardinal import CARDINAL
from burgrave.games.citadels.rules.characters.powers import POWERS
from burgrave.games.citadels.rules.districts import graveyard, own_turn, theater, when_built
from burgrave.games.citadels.rules.pieces import (
    BETWEEN,
    BRIBE,
    BURY,
    CLOSING,
    DEN,
    DRAWN,
    ENDING,
    EXTRA,
    GRAVE,
    HEIR,
    LAB,
    LEND,
    MAIN,
    ORDER,
    OVER,
    PICK,
    POWER,
    RUIN,
    SEARCH,
    SHED,
    STAGE,
    THREAT,
    TOWER,
    TRIBUTE,
    TUCK,
    WARRANT,
    Player,
    by_kind,
)
from burgrave.games.citadels.rules.quote import costs_of, quote_of, reasons_of
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.ints import i64
from burgrave.kernel.quote import Quote, Reason
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import seat_of, viewer_of


class CitadelsState(Board):
    """State of one game of Citadels; create it with ``burgrave.new("citadels", ...)``."""

    def to_act(self) -> i64:
        """Return the seat to act, or -1 when the game is over."""
        if self.phase == OVER:
            return -1
        return self.actor

    def legal_into(self, seat: i64, out: ActionList) -> None:
        """Append the legal action ids of ``seat``, the seat to act; card actions follow the order of the hand."""
        phase = self.phase
        me = self.players[seat]
        if me.took_over and phase != PICK:
            self._fill_by_kind(me, out)
            return
        if phase == MAIN:
            turn.fill_main(self, me, out)
        elif phase == PICK:
            selection.legal_pick(self, out)
        elif phase == DRAWN:
            turn.legal_drawn(self, out)
        elif phase == POWER:
            POWERS[self.character].legal_step(self, me, out)
        else:
            self._fill_rare(out)

    def _fill_by_kind(self, me: Player, out: ActionList) -> None:
        """Append the legal actions, sorted by kind to hide the order of a hand received in a swap."""
        hand = me.hand
        me.hand = by_kind(hand)
        me.took_over = False
        self.legal_into(me.seat, out)
        me.took_over = True
        me.hand = hand

    def _fill_rare(self, out: ActionList) -> None:
        phase = self.phase
        me = self.players[self.actor]
        if phase == BURY:
            selection.legal_bury(self, out)
        elif phase == ORDER:
            turn.legal_order(self, out)
        elif phase == LAB:
            own_turn.legal_laboratory(self, me, out)
        elif phase == TUCK:
            own_turn.legal_museum(self, me, out)
        elif phase == RUIN:
            own_turn.legal_armory(self, me, out)
        elif phase == DEN:
            build.legal_den(self, me, out)
            if self.character == CARDINAL.number:
                CARDINAL.legal_den(self, me, out)
        elif phase == BRIBE:
            turn.legal_bribe(out)
        elif phase == THREAT:
            turn.legal_threat(out)
        elif phase == STAGE:
            theater.legal(self, me, out)
        elif phase == LEND:
            theater.legal_lend(self, me, out)
        elif phase == HEIR:
            calls.legal_heir(self, me, out)
        elif phase == WARRANT:
            build.legal_warrant(self, out)
        else:
            self._fill_older(out)

    def _fill_older(self, out: ActionList) -> None:
        phase = self.phase
        me = self.players[self.actor]
        if phase == EXTRA:
            turn.legal_extra(self, me, out)
        elif phase == CLOSING:
            turn.legal_closing(self, me, out)
        elif phase == TRIBUTE:
            emperor.legal_tribute(me, out)
        elif phase == SHED:
            turn.legal_order(self, out)
        elif phase == GRAVE:
            graveyard.legal(out)
        elif phase == TOWER:
            when_built.legal_tower(out)
        elif phase == SEARCH:
            when_built.legal_search(self, out)

    def perform(self, seat: i64, action: i64) -> None:
        """Apply a legal action of ``seat``, and advance to the next decision."""
        phase = self.phase
        me = self.players[seat]
        if phase == MAIN:
            turn.apply_main(self, me, action)
        elif phase == PICK:
            selection.apply_pick(self, me, action)
        elif phase == DRAWN:
            turn.apply_drawn(self, me, action)
        elif phase == POWER:
            POWERS[self.character].apply_step(self, me, action)
        else:
            self._play_rare(action)
        if self.phase >= ENDING:
            if self.phase == ENDING:
                turn.finish(self, self.players[self.turn])
            if self.phase == BETWEEN and not self.held:
                calls.advance(self)

    def go_on(self) -> None:
        """Clear ``held``, which keeps the next rank from being called, and call that rank if it is due."""
        self.held = False
        if self.phase == BETWEEN:
            calls.advance(self)

    def _play_rare(self, action: i64) -> None:
        phase = self.phase
        me = self.players[self.actor]
        if phase == BURY:
            selection.apply_bury(self, me, action)
        elif phase == ORDER:
            turn.apply_order(self, me, action)
        elif phase == LAB:
            own_turn.apply_laboratory(self, me, action)
        elif phase == TUCK:
            own_turn.apply_museum(self, me, action)
        elif phase == RUIN:
            own_turn.apply_armory(self, me, action)
        elif phase == DEN:
            if CARDINAL.borrows(action):
                CARDINAL.apply(self, me, action)
            else:
                build.apply_den(self, me, action)
        elif phase == BRIBE:
            turn.apply_bribe(self, me, action)
        elif phase == THREAT:
            turn.apply_threat(self, action)
        elif phase == STAGE:
            theater.apply(self, me, action)
        elif phase == LEND:
            theater.apply_lend(self, me, action)
        elif phase == HEIR:
            calls.apply_heir(self, me, action)
        elif phase == WARRANT:
            build.apply_warrant(self, action)
        else:
            self._play_older(action)

    def _play_older(self, action: i64) -> None:
        phase = self.phase
        me = self.players[self.actor]
        if phase == EXTRA:
            turn.apply_extra(self, me, action)
        elif phase == CLOSING:
            turn.apply_closing(self, me, action)
        elif phase == TRIBUTE:
            emperor.apply_tribute(self, me, action)
        elif phase == SHED:
            turn.apply_shed(self, me, action)
        elif phase == GRAVE:
            graveyard.apply(self, me, action)
        elif phase == TOWER:
            when_built.apply_tower(self, me, action)
        else:
            when_built.apply_search(self, me, action)

    @property
    def game(self) -> str:
        """The name of the game, as in ``burgrave.new``."""
        return "citadels"

    @property
    def num_players(self) -> int:
        return self.n

    def copy(self, history: bool = False) -> CitadelsState:
        """Return an independent copy, without events unless ``history`` is set."""
        new = CitadelsState(
            self.rules,
            self.rng,
            self.cast,
            [player.copy() for player in self.players],
            self.holders,
            self.deck,
            self.all_known(),
        )
        if self.rng < 0:
            new.stream = self.stream
        self.fill_copy(new)
        if history:
            new.history_from(self)
        return new

    def rounds(self) -> i64:
        """Return the number of rounds begun."""
        return self.round

    def scores(self) -> list[i64]:
        """Return the points that each seat would have if the game ended now."""
        return [scoring.points(self, player).total() for player in self.players]

    def ranks(self) -> list[i64]:
        """Return the rank of every seat (1 = winner); tied seats share a rank."""
        return scoring.ranks(self)

    def view(self, seat: object) -> CitadelsView:
        """Return the view of ``seat``, or of a spectator if it is None, as plain JSON data (docs/views.md)."""
        return seat_view(self, viewer_of(seat, self.n))

    def quote(self, seat: object, action: i64) -> Quote:
        """Return the costs and gains of ``action`` for ``seat``; the action may be illegal now."""
        return quote_of(self, seat_of(seat, self.n), action)

    def costs(self, seat: object, action: i64) -> dict[str, int]:
        """Return only the costs of ``action`` for ``seat``."""
        return costs_of(self, seat_of(seat, self.n), action)

    def why_not(self, seat: object) -> dict[int, Reason]:
        """Return the actions that the seat might expect but that are illegal now, each with the reason."""
        return reasons_of(self, seat_of(seat, self.n))

    def sample(self, seat: object, rng: Rng, history: bool = False) -> CitadelsState:
        """Return a determinization: a full state consistent with the seat's information, drawn with ``rng``."""
        checked = seat_of(seat, self.n)
        new = self.copy()
        fill_sample(self, new, checked, rng)
        if history:
            new.history_from(self, seat)
        return new

    def deal_unseen(self, rng: Rng) -> CitadelsState:
        """Return a copy in which the cards of the deck that no seat knows are reshuffled."""
        new = self.copy()
        new.reseed(rng.state())
        deal_unseen_cards(self, new, rng)
        return new

    def digest(self) -> str:
        """Return a stable hash of the full state, identical across machines and builds."""
        return digest_of(self)

    def position(self) -> CitadelsPosition:
        """Return the whole state as readable JSON data, which ``from_position`` accepts."""
        return position_of(self)
