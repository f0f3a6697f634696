"""Invariants of Citadels (see ``burgrave.kernel.invariants``).

They check states, editions, legal actions, and views, which must show only what the viewing seat has seen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.cards import CARD_KIND, CARD_TYPE, CHARACTER_NAMES, DISTRICT_NAMES
from burgrave.games.citadels.knowledge.position_fields import is_laid
from burgrave.games.citadels.knowledge.traces import EVERY_SEAT, are_true
from burgrave.games.citadels.rules.board import ABSENT, Board
from burgrave.games.citadels.rules.events import ARGUMENTS
from burgrave.games.citadels.rules.game import CITADELS
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
    LEND,
    MAIN,
    ORDER,
    OVER,
    PHASE_NAMES,
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
    USED_BONUS,
    WARRANT,
    Cards,
    Player,
)
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.kernel.action_space import VERB
from burgrave.kernel.bits import bit, count
from burgrave.kernel.events import Event
from burgrave.kernel.ints import i64
from burgrave.kernel.invariants import BrokenInvariant, Invariants, Rates
from burgrave.kernel.state import State

# ---- Editions --------------------------------------------------------------------------------------------------------

_NEWER_PHASES: Final = [STAGE, LEND, BRIBE, THREAT, WARRANT, DEN, HEIR]
_OLDER_PHASES: Final = [TRIBUTE, EXTRA, SHED, CLOSING, GRAVE, TOWER, SEARCH]
_BONUS_PHASES: Final = [TOWER, SEARCH, RUIN, TUCK]  # of districts that classic lacks
_TOWER_SIZE: Final = 7
_LATER: Final = "in the older editions rank 8 and the extra resource have their own phase"
_DECK: Final = "the deck fits the edition"


def check_edition(t: Board) -> None:
    """Check that the cast, deck, city size, duplicates and phase are possible in the game's edition."""
    _check_cast(t)
    _check_deck(t)
    _check_size(t)
    _check_names(t)
    _check_phase(t)
    _check_round(t)
    if t.phase == EXTRA:
        _check_extra(t)
    elif t.phase == GRAVE:
        _check_grave(t)
    elif t.phase >= TRIBUTE and t.phase <= SEARCH:
        _check_older_phase(t)


def _is_older(t: Board) -> bool:
    return t.rules.face_down_first


def _is_there(t: Board, kind: i64) -> bool:
    known: i64 = t.known(cards.unique_card(kind))
    return known != ABSENT


# ---- cast and deck --------------------------------------------------------------------------------------------


def _check_cast(t: Board) -> None:
    rank: i64
    for rank in range(1, t.ranks_in_play + 1):
        if t.cast[rank] not in t.rules.characters:
            raise BrokenInvariant("the cast fits the edition", f"{t.cast[rank]} is not in {t.rules.name}")
    if t.ranks_in_play == 9 and t.n in t.rules.no_ninth_with:
        raise BrokenInvariant("the cast fits the edition", f"{t.n} players have a rank 9")


def _check_deck(t: Board) -> None:
    """Check that all basic districts are in the game, and that the unique districts fit the edition.

    In 2016, the number of unique districts must also be right.
    """
    c: i64
    uniques: i64 = 0
    for c in range(cards.CARDS):
        there = t.known(c) != ABSENT
        kind: i64 = CARD_KIND[c]
        if kind < cards.BASIC_KINDS:
            if not there:
                raise BrokenInvariant(_DECK, f"a {DISTRICT_NAMES[kind]} is missing")
        elif there:
            uniques += 1
            if kind not in t.rules.districts and kind not in t.rules.bonus_districts:
                raise BrokenInvariant(_DECK, f"{DISTRICT_NAMES[kind]} is not in {t.rules.name}")
    if t.rules.unique_choices and uniques != t.rules.unique_choices:
        raise BrokenInvariant(_DECK, f"{uniques} uniques found")
    if t.known(cards.SECOND_KEEP) != ABSENT and (not _is_older(t) or not _is_there(t, cards.KEEP)):
        raise BrokenInvariant("only the older editions have two Keeps", f"two in {t.rules.name}")
    if _is_there(t, cards.GRAVEYARD) and t.cast[8] == cards.DIPLOMAT:
        raise BrokenInvariant("the Graveyard is not used with the Diplomat", "both are in the game")


def _check_size(t: Board) -> None:
    """Check the number of districts that completes a city; only the Bell Tower changes it."""
    usual: i64 = t.rules.city_size(t.n)
    if t.tower:
        if t.owner_of(cards.BELL_TOWER) < 0:
            raise BrokenInvariant("a declared Bell Tower is in a city", "it is not")
        usual = _TOWER_SIZE
    if t.goal != usual and (t.tower or t.goal != t.rules.short_size or t.goal == 0):
        raise BrokenInvariant("the city size fits the edition", f"{t.goal} is not {usual}")
    if t.firsts & (t.firsts - 1) and not _is_there(t, cards.BELL_TOWER):
        raise BrokenInvariant("only the Bell Tower allows several first cities", f"{t.firsts} are")


def _check_names(t: Board) -> None:
    """Check duplicates: two copies need a Wizard or a Quarry; more need a Wizard if the Quarry has a limit."""
    c: i64
    wizard = t.cast[3] == cards.WIZARD
    quarry = _is_there(t, cards.QUARRY)
    if wizard or (quarry and t.rules.quarry_limit == 0):
        return
    for player in t.players:
        once: i64 = 0
        twice: i64 = 0
        for c in player.city:
            kind = bit(CARD_KIND[c])
            if once & kind and (not quarry or twice & kind):
                name = DISTRICT_NAMES[CARD_KIND[c]]
                raise BrokenInvariant("a city respects the limit on duplicates", f"seat {player.seat}, {name}")
            twice |= once & kind
            once |= kind


# ---- the round ------------------------------------------------------------------------------------------------


def _check_phase(t: Board) -> None:
    wrong = t.phase in _NEWER_PHASES if _is_older(t) else t.phase in _OLDER_PHASES
    if _is_older(t) and not t.rules.bonus_districts and t.phase in _BONUS_PHASES:
        wrong = True
    if wrong:
        raise BrokenInvariant("the phase fits the edition", f"{PHASE_NAMES[t.phase]} is not in {t.rules.name}")


def _check_round(t: Board) -> None:
    shown = t.revealed
    if t.collector >= 0:
        holder: i64 = t.witch if t.bewitched == 2 else t.holder(2)
        if t.cast[2] != cards.TAX_COLLECTOR_OLD or not shown & 4 or t.collector != holder or t.killed == 2:
            raise BrokenInvariant("the older Tax Collector's player collects", f"seat {t.collector} collects")
    if t.early_builder >= 0:
        if t.cast[2] != cards.TAX_COLLECTOR_OLD or not shown & 2 or t.early_builder != t.holder(1):
            raise BrokenInvariant(
                "the builder before the older Tax Collector holds rank 1", f"not seat {t.early_builder}"
            )
    if t.cannot_build >= 0:
        if t.cast[7] != cards.NAVIGATOR or not t.rules.navigator_bars_round or not shown & 128:
            raise BrokenInvariant(
                "the Navigator of 2010 builds nothing more this round", f"seat {t.cannot_build} is not the Navigator"
            )
        if t.turn == t.cannot_build and t.rank >= 7 and (t.limit or t.builds or t.spent):
            raise BrokenInvariant(
                "the Navigator of 2010 builds nothing more this round", f"seat {t.cannot_build} may still build"
            )
    if t.witch_used and (not t.bewitched or t.resumed or not t.rules.witch_uses_districts):
        raise BrokenInvariant("only a suspended Witch of an older edition has used districts", f"used {t.witch_used}")
    if t.unhealed >= 0 and not _is_in_vain(t):
        raise BrokenInvariant(
            "the Hospital's owner does not hold a victim who did not answer", f"seat {t.unhealed} does"
        )
    if t.haunted_round:
        known = t.rules.haunted_quarter_needs_time and _is_there(t, cards.HAUNTED_QUARTER)
        if t.haunted_round > t.round or not known:
            raise BrokenInvariant(
                "the Haunted Quarter was built in a past or current round", f"round {t.haunted_round}"
            )


def _is_in_vain(t: Board) -> bool:
    """Return True if the killed rank was called and its holder is not ``unhealed``, the owner of the Hospital.

    Always return False in a game without the Hospital.
    """
    if not t.has_hospital or t.killed == 0 or t.rank < t.killed:
        return False
    return t.holder(t.killed) != t.unhealed


def _check_extra(t: Board) -> None:
    """Check that the extra resource is offered once, right after gathering and before any build."""
    invariant = "the extra resource comes right after the action"
    ready = t.gathered and t.builds == 0 and t.spent == 0 and not t.used & USED_BONUS
    if not ready or t.actor != t.turn or t.only_gathers:
        raise BrokenInvariant(invariant, f"seat {t.actor} in the turn of {t.turn}, {t.builds} builds, used {t.used}")
    if t.character not in (cards.MERCHANT, cards.ARCHITECT, cards.NAVIGATOR, cards.WITCH):
        raise BrokenInvariant(invariant, f"none for {CHARACTER_NAMES[t.character]}")


def _check_grave(t: Board) -> None:
    """Check that all seats know the destroyed district in the deck and that the Graveyard's owner can pay."""
    invariant = "the Graveyard's owner may reclaim the district that the Warlord destroyed"
    c: i64
    found = False
    for c in t.deck[t.top :]:
        if c == t.card:
            found = True
    if not found or t.known(t.card) & EVERY_SEAT != EVERY_SEAT or CARD_KIND[t.card] == cards.GRAVEYARD:
        raise BrokenInvariant(invariant, f"card {t.card} is not in the deck, not known to all, or the Graveyard")
    me = t.players[t.actor]
    if not me.has(cards.GRAVEYARD) or me.gold < 1 or t.actor == t.turn or t.character != cards.WARLORD:
        raise BrokenInvariant(invariant, f"seat {t.actor} may not in the turn of seat {t.turn}")


def _check_older_phase(t: Board) -> None:
    """Check that the seat to act may act in the current phase of an older edition."""
    me = t.players[t.actor]
    if not _decides(t, me):
        phase = PHASE_NAMES[t.phase]
        raise BrokenInvariant("a decision of the older editions has its conditions met", f"{phase}, seat {t.actor}")


def _decides(t: Board, me: Player) -> bool:
    if t.phase == TRIBUTE:
        return t.character == cards.EMPEROR and t.actor != t.turn and t.actor == t.crown and len(me.hand) > 0
    if t.actor != t.turn:
        return False
    if t.phase == SHED:
        return me.has(cards.LIBRARY) and me.has(cards.OBSERVATORY) and len(t.pending) == 3
    if t.phase == CLOSING:
        return t.gathered and (t.character == cards.WARLORD or t.character == cards.DIPLOMAT)
    if t.phase == TOWER:
        return me.has(cards.BELL_TOWER) and not t.tower and t.spent > 0
    return me.has(cards.LIGHTHOUSE) and t.spent > 0 and t.deck_size() > 0


# ---- options --------------------------------------------------------------------------------------------------


def check_options(t: Board, options: list[int]) -> None:
    """Check that the legal actions fit the phase and the edition."""
    action: i64
    if t.phase == MAIN and t.limit == 0:
        for action in options:
            if _builds(action):
                raise BrokenInvariant("a player who may not build has no build actions", f"action {action}")
    if not _is_older(t):
        return
    if t.phase == MAIN:
        for action in options:
            if _has_its_moment(t, action):
                raise BrokenInvariant(_LATER, f"action {action} is legal in the main phase")
    elif t.phase == CLOSING:
        for action in options:
            if action != act.END and not _is_rank8(action):
                raise BrokenInvariant(_LATER, f"action {action} is legal in the closing phase")


def _builds(action: i64) -> bool:
    if action == act.PAY_CARDS or (action & VERB == act.BUILD):
        return True
    if action & VERB == act.FRAMEWORK:
        return True
    return action & VERB == act.SACRIFICE


def _is_rank8(action: i64) -> bool:
    if action & VERB == act.DESTROY:
        return True
    return action & VERB == act.EXCHANGE


def _has_its_moment(t: Board, action: i64) -> bool:
    """Return True if the older editions have a separate phase for an action."""
    if action == act.BONUS:
        return t.character != cards.QUEEN
    if action == act.SAIL_GOLD or action == act.SAIL_CARDS or _is_rank8(action):
        return True
    if action & VERB == act.CROWN:
        return True
    return action & VERB == act.BEWITCH


# ---- Views -----------------------------------------------------------------------------------------------------------

_PUBLIC_KEYS: Final = [
    "game", "rules_version", "ruleset", "scenario", "players", "round", "phase", "to_act", "starter", "crown", "goal",
    "first", "deck", "pool", "cast", "face_up", "called", "killed", "bewitched",
    "witch_used", "robbed", "warrants", "threats", "tower", "haunted_this_round", "collector", "early_builder",
    "cannot_build", "unhealed", "theater", "seat", "turn", "seats", "signed", "real_threat", "deck_known", "points",
]  # fmt: skip
_PRIVATE_KEYS: Final = ["hand", "characters", "draft", "pending", "step"]
_SEAT_KEYS: Final = [
    "gold", "hand_size", "known_hand", "city", "complete", "protected", "characters", "museum", "museum_known",
]  # fmt: skip


def check_shown(t: Board, viewer: i64, view: Mapping[str, object]) -> None:
    """Check that a view has only known fields and shows nothing hidden; viewer -1 is a spectator."""
    for key in view:
        if key not in _PUBLIC_KEYS and (viewer < 0 or key not in _PRIVATE_KEYS):
            raise _leak(viewer, f"the field {key}")
    _check_seats(t, viewer, view["seats"])
    _check_marks_shown(t, viewer, view)
    known = view["deck_known"]
    assert isinstance(known, list)
    deck = t.deck[t.top :]
    if t.phase == SEARCH and viewer == t.actor:
        kinds = sorted([CARD_KIND[card] for card in deck])
        if known != [{"above": None, "district": DISTRICT_NAMES[kind]} for kind in kinds]:
            raise _leak(viewer, "the order of the deck")
        known = []
    for entry in known:
        card: i64 = deck[entry["above"]]
        if DISTRICT_NAMES[CARD_KIND[card]] != entry["district"] or not _knows(t, card, viewer):
            raise _leak(viewer, f"the card {entry} in the deck")
    if view.get("points") is not None and t.phase != OVER:
        raise _leak(viewer, "points, which count hands")
    if viewer >= 0 and viewer != t.actor and view["pending"]:
        raise _leak(viewer, "cards that another seat drew")


def _leak(viewer: i64, what: str) -> BrokenInvariant:
    return BrokenInvariant("a view shows nothing hidden", f"seat {viewer}: {what}")


def _knows(t: Board, card: i64, viewer: i64) -> bool:
    """Return True if the viewer (-1: a spectator) may know the identity of a card."""
    mask: i64 = t.known(card)
    return viewer >= 0 and mask >> viewer & 1 != 0


def _traced(t: Board, card: i64, viewer: i64) -> bool:
    """Return True if one of the viewer's traces (see ``Trace``) covers this card's place and includes its kind."""
    for trace in t.traces:
        if trace.seat == viewer and trace.has(card) and trace.number_of(CARD_KIND[card]):
            return True
    return False


def _check_seats(t: Board, viewer: i64, shown: object) -> None:
    assert isinstance(shown, list)
    for number, fields in enumerate(shown):
        player = t.players[number]
        for key in fields:
            if key not in _SEAT_KEYS:
                raise _leak(viewer, f"the field {key} of seat {number}")
        _check_known(t, player.hand, fields["known_hand"], viewer)
        if "museum_known" in fields:
            _check_known(t, t.museum, fields["museum_known"], viewer)
        for held in fields["characters"]:
            _check_held(t, player, viewer, held["character"])


def _check_known(t: Board, zone: Cards, shown: object, viewer: i64) -> None:
    assert isinstance(shown, list)
    allowed = [DISTRICT_NAMES[CARD_KIND[c]] for c in zone if _knows(t, c, viewer) or _traced(t, c, viewer)]
    for name in shown:
        if name not in allowed:
            raise _leak(viewer, f"the card {name}")
        allowed.remove(name)


def _check_held(t: Board, player: Player, viewer: i64, name: object) -> None:
    """Check that the view may show a character: it is revealed, the viewer's own, or known from a Theater swap.

    Only the two partners of a Theater swap know the swapped characters.
    """
    rank: i64
    for rank in range(1, t.ranks_in_play + 1):
        if CHARACTER_NAMES[t.cast[rank]] == name and player.ranks >> rank & 1:
            if t.revealed >> rank & 1 or player.seat == viewer:
                return
            if viewer >= 0 and (viewer == t.stage_seat or viewer == t.stage_with):
                if rank == t.stage_gave or rank == t.stage_got:
                    return
    raise _leak(viewer, f"that seat {player.seat} holds {name}")


def _check_marks_shown(t: Board, viewer: i64, view: Mapping[str, object]) -> None:
    if view["signed"] is not None and not t.signed_shown and (viewer < 0 or viewer != t.magistrate):
        raise _leak(viewer, "which warrant is signed")
    if view["real_threat"] is not None and not t.real_threat_shown and not t.blanks_shown:
        if viewer < 0 or viewer != t.blackmailer:
            raise _leak(viewer, "which threat is real")


# ---- Invariants ------------------------------------------------------------------------------------------------------


class CitadelsInvariants(Invariants):
    """Invariants of the kernel and of Citadels."""

    def __init__(self, rates: Rates | None = None) -> None:
        Invariants.__init__(self, CITADELS, rates)

    # ---- states and options ------------------------------------------------------------------------------------

    def check(self, state: State) -> None:
        assert isinstance(state, CitadelsState)
        _check_cards(state)
        _check_players(state)
        _check_characters(state)
        _check_draft(state)
        _check_marks(state)
        _check_moment(state)
        if state.traces:
            _check_traces(state)
        check_edition(state)

    def options(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, CitadelsState)
        options = Invariants.options(self, state, seat)
        check_options(state, options)
        return options

    # ---- views and events --------------------------------------------------------------------------------------

    def check_view(self, state: State, seat: int | None, view: Mapping[str, object]) -> None:
        assert isinstance(state, CitadelsState)
        check_shown(state, -1 if seat is None else seat, view)

    def check_event(self, event: Event) -> None:
        """Check that an event has the arguments of its kind and a nonempty audience."""
        if event.kind not in ARGUMENTS or len(ARGUMENTS[event.kind][1]) != len(event.args) or not event.audience:
            raise BrokenInvariant("an event has the arguments of its kind", f"{event!r}")

    # ---- hidden information ------------------------------------------------------------------------------------

    def hidden(self, state: State, seat: int) -> dict[str, str]:
        """Return the information hidden from ``seat``, as text keyed by name."""
        assert isinstance(state, CitadelsState)
        t = state
        eye = bit(seat)
        found: dict[str, str] = {}
        hands = [_unknown(t, player.hand, eye) for player in t.players if player.seat != seat]
        if max([len(hand) for hand in hands]) > 0:
            found["hands"] = " / ".join([_text(sorted(hand)) for hand in hands])
        deck = _unknown(t, t.deck[t.top :], eye)
        if len(set(deck)) > 1:
            found["deck"] = _text(deck)
        museum = _unknown(t, t.museum, eye)
        if museum:
            found["museum"] = _text(sorted(museum))
        if t.actor != seat and len(t.pending) > 0:
            found["drawn"] = _text(sorted(_unknown(t, t.pending, eye)))
        if t.phase != PICK and t.phase != BURY:
            _hidden_characters(t, seat, found)
        return found

    def same_sample(self, state: State, seat: int, one: State, other: State) -> bool:
        """Return True if two samples are equal, ignoring the order of resampled hands.

        Resampling changes the order of a hand. It can therefore change which of two copies in the hand is known to
        other seats.
        """
        assert isinstance(state, CitadelsState)
        ordered = not state.has_traces(seat)
        for player in state.players:
            if player.seat != seat and _is_seen(state, player):
                ordered = False
        if not ordered:
            return self.hidden(one, seat) == self.hidden(other, seat)
        return one.digest() == other.digest()


def _is_seen(t: Board, player: Player) -> bool:
    """Return True if a seat other than the owner knows a card in this hand."""
    c: i64
    for c in player.hand:
        mask: i64 = t.known(c)
        if mask & ~player.bit:
            return True
    return False


def _text(kinds: list[int]) -> str:
    return " ".join([str(kind) for kind in kinds])


def _unknown(t: Board, zone: Cards, eye: i64) -> list[int]:
    return [CARD_KIND[c] for c in zone if not t.known(c) & eye]


def _hidden_characters(t: Board, seat: i64, found: dict[str, str]) -> None:
    rank: i64
    others: i64 = 0
    for rank in range(1, 10):
        if t.holder(rank) != seat and not t.revealed >> rank & 1:
            others += 1
    if t.phase != OVER and others > 2:
        found["characters"] = _text([t.holder(rank) for rank in range(10)])
    if t.warrants and not t.signed_shown and t.magistrate != seat:
        found["signed warrant"] = str(t.signed)
    if t.marked and not t.real_threat_shown and not t.blanks_shown and t.blackmailer != seat:
        found["real threat"] = str(t.real_threat)


# ---- cards -----------------------------------------------------------------------------------------------------


def _check_cards(t: Board) -> None:
    """Check that every card of the game is in exactly one place."""
    c: i64
    i: i64
    places = [0] * cards.CARDS
    for player in t.players:
        _count(player.hand, places)
        _count(player.city, places)
    _count(t.museum, places)
    _count(t.pending, places)
    for i in range(t.top, len(t.deck)):
        c = t.deck[i]
        places[c] += 1
    if is_laid(t):
        places[t.card] += 1
    for c in range(cards.CARDS):
        wanted: i64 = 0 if t.known(c) == ABSENT else 1
        if places[c] != wanted:
            name = DISTRICT_NAMES[CARD_KIND[c]]
            raise BrokenInvariant(
                "cards are conserved", f"card {c} ({name}) is in {places[c]} places instead of {wanted}"
            )


def _count(zone: Cards, places: list[int]) -> None:
    c: i64
    for c in zone:
        places[c] += 1


def _check_players(t: Board) -> None:
    c: i64
    owner_of_museum: i64 = -1
    completed = False
    for player in t.players:
        if player.gold < 0:
            raise BrokenInvariant("gold is never negative", f"seat {player.seat} has {player.gold}")
        for c in player.hand:
            if not t.known(c) & player.bit:
                raise BrokenInvariant("a seat knows its hand", f"seat {player.seat} does not know card {c}")
        for c in player.city:
            if t.known(c) & EVERY_SEAT != EVERY_SEAT:
                raise BrokenInvariant("cities are public", f"card {c} in the city of seat {player.seat} is not")
        _check_city(player)
        if player.has(cards.MUSEUM):
            owner_of_museum = player.seat
        if player.size >= t.goal:
            completed = True
    if t.pool < 0 or (t.pool > 0 and not t.taxed):
        raise BrokenInvariant("gold is never negative", f"{t.pool} on the Tax Collector's token")
    if len(t.museum) > 0 and owner_of_museum < 0:
        raise BrokenInvariant("cards under the Museum require it in a city", "it is in no city")
    if completed and not t.firsts:
        raise BrokenInvariant("the first complete city is recorded", "none is")
    monument = t.known(cards.unique_card(cards.MONUMENT)) != ABSENT
    if t.firsts & ~t.complete_cities() and not monument:
        raise BrokenInvariant("a first city is complete", f"{t.firsts} were first, {t.complete_cities()} are complete")
    if t.crown < 0 or t.crown >= t.n:
        raise BrokenInvariant("a seat has the crown", f"no seat {t.crown}")
    _check_gilded(t)


def _check_city(player: Player) -> None:
    """Check that a city's cached data match its districts."""
    c: i64
    names: i64 = 0
    types: i64 = 0
    size: i64 = 0
    for c in player.city:
        kind: i64 = CARD_KIND[c]
        names |= bit(kind)
        types += bit(8 * CARD_TYPE[c])
        size += 2 if kind == cards.MONUMENT else 1
    if names != player.names or types != player.types or size != player.size:
        raise BrokenInvariant("the cached data of a city matches it", f"not for seat {player.seat}")
    if names >> cards.SECRET_VAULT & 1:
        raise BrokenInvariant("the Secret Vault is never built", f"it is in the city of seat {player.seat}")


def _check_gilded(t: Board) -> None:
    c: i64
    for i, c in enumerate(t.gilded):
        if c in t.gilded[:i]:
            raise BrokenInvariant("a district carries at most one gold", f"card {c} carries more")
        inside = False
        for player in t.players:
            if c in player.city:
                inside = True
        if not inside:
            raise BrokenInvariant("only districts in cities carry gold", f"card {c} is in no city")


# ---- characters ------------------------------------------------------------------------------------------------


def _check_characters(t: Board) -> None:
    """Check that ``holders`` and the seats' ranks agree, and that revealed ranks are held."""
    rank: i64
    for rank in range(1, 10):
        holder: i64 = t.holder(rank)
        if holder >= t.n or (holder >= 0 and rank > t.ranks_in_play):
            raise BrokenInvariant("each character has one owner", f"rank {rank}: seat {holder}")
        for player in t.players:
            if (player.ranks >> rank & 1 != 0) != (holder == player.seat):
                raise BrokenInvariant(
                    "each character has one owner", f"rank {rank}: seat {holder} and seat {player.seat}"
                )
        if t.revealed >> rank & 1 and holder < 0:
            raise BrokenInvariant("a revealed rank is held", f"not rank {rank}")
    if t.phase != PICK and t.phase != BURY:
        wanted: i64 = 2 if t.n <= 3 else 1
        for player in t.players:
            if count(player.ranks) != wanted:
                raise BrokenInvariant(
                    "each seat holds all its characters", f"seat {player.seat} does not hold {wanted}"
                )


def _check_draft(t: Board) -> None:
    """Check that each character of the cast is face-up, face-down, buried, picked, or still in the draft."""
    picked = _ranks_in(t.picks)
    buried = _ranks_in(t.buries)
    held: i64 = 0
    for player in t.players:
        held |= player.ranks
    if held != picked:
        raise BrokenInvariant("picked characters are held", f"{held} held, {picked} picked")
    down: i64 = bit(t.face_down)
    lost: i64 = bit(t.lost) if t.lost else 0
    everybody: i64 = bit(t.ranks_in_play + 1) - 2
    if picked | buried | down | lost | t.face_up | t.passed != everybody:
        raise BrokenInvariant("no character disappears", f"{picked} {buried} {down} {lost} {t.face_up} {t.passed}")
    number = count(picked) + count(buried) + count(lost) + count(t.face_up)
    number += count(t.passed)
    if number != t.ranks_in_play - (0 if picked & down else 1):
        raise BrokenInvariant(
            "no character is in two places", f"{picked} {buried} {down} {lost} {t.face_up} {t.passed}"
        )
    if t.face_up & 16:
        raise BrokenInvariant("rank 4 is never face-up", "it is")


def _ranks_in(packed: i64) -> i64:
    ranks: i64 = 0
    while packed:
        if packed & 15:
            ranks |= bit(packed & 15)
        packed >>= 4
    return ranks


def _check_marks(t: Board) -> None:
    """Check that killed, bewitched, robbed and marked characters are legal targets."""
    if t.killed and (t.revealed >> t.killed & 1) and not _may_show_killed(t):
        raise BrokenInvariant("a killed character is not revealed", f"rank {t.killed} was")
    if t.killed == 1 or t.bewitched == 1:
        raise BrokenInvariant("rank 1 is neither killed nor bewitched", "it is")
    if t.robbed and (t.robbed <= 2 or t.robbed == t.killed or t.robbed == t.bewitched):
        raise BrokenInvariant("the Thief names only legal targets", f"not rank {t.robbed}")
    if t.warrants and (count(t.warrants) != 3 or not t.warrants >> t.signed & 1):
        raise BrokenInvariant("there are three warrants, one of them signed", f"{t.warrants}, {t.signed}")
    if t.marked:
        if count(t.marked) != 2 or not t.marked >> t.real_threat & 1 or t.threats & ~t.marked:
            raise BrokenInvariant(
                "there are two threats, one of them real", f"{t.marked}, {t.real_threat}, {t.threats}"
            )
        if t.marked & (2 | bit(t.killed) | bit(t.bewitched)) & ~1:
            raise BrokenInvariant("the Blackmailer marks only legal targets", f"{t.marked}")
    if (t.real_threat_shown and t.threats >> t.real_threat & 1) or t.blanks_shown & t.threats:
        raise BrokenInvariant("a flipped threat is removed", f"{t.threats}")


def _may_show_killed(t: Board) -> bool:
    """Return True if the killed character may be revealed.

    Rank 4 may be revealed at the end of the round. In a game with the Hospital, any rank may be revealed once a
    higher rank is called, or at once if its player owns the Hospital.
    """
    if t.killed == 4 and t.rank >= t.ranks_in_play:
        return True
    if not t.has_hospital or t.rank < t.killed:
        return False
    return t.rank > t.killed or t.owner_of(cards.HOSPITAL) == t.holder(t.killed)


def _check_moment(t: Board) -> None:
    """Check that the seat to act and the state of the turn fit the phase."""
    if t.phase == BETWEEN or t.phase == ENDING:
        raise BrokenInvariant("a seat is to act", "the game is between two ranks")
    if t.phase != OVER and (t.actor < 0 or t.actor >= t.n):
        raise BrokenInvariant("a seat is to act", f"no seat {t.actor}")
    if t.phase == OVER and not t.firsts:
        raise BrokenInvariant("the game ends with a complete city", "there was none")
    choosing = t.phase == PICK or t.phase == BURY or t.phase == STAGE or t.phase == LEND
    if choosing and t.firsts:
        raise BrokenInvariant("the game ends after the round of the first complete city", "another round begins")
    if len(t.pending) > 0 and t.phase != DRAWN and t.phase != ORDER and t.phase != SHED and t.phase != POWER:
        raise BrokenInvariant("drawn cards are kept or put away at once", f"{t.pending} are still pending")
    if t.phase == MAIN and (t.turn != t.actor or not t.players[t.turn].ranks):
        raise BrokenInvariant("the turn is played by its owner", f"turn of seat {t.turn}, but seat {t.actor} is to act")
    if t.phase == POWER and t.turn != t.actor:
        raise BrokenInvariant("a power is used by its owner", f"turn of seat {t.turn}, but seat {t.actor} is to act")


def _check_traces(t: Board) -> None:
    """Check that every ``Trace`` is true, has several places, and covers only cards that its seat does not know."""
    seat: i64
    for trace in t.traces:
        if len(trace.kinds) == 0 or trace.size < 2:
            raise BrokenInvariant("a trace has cards and several places", f"not one of seat {trace.seat}")
        for c in trace.members():
            if t.known(c) & bit(trace.seat):
                raise BrokenInvariant("a trace covers only unknown cards", f"seat {trace.seat} knows card {c}")
    for seat in range(t.n):
        if not are_true([trace for trace in t.traces if trace.seat == seat]):
            raise BrokenInvariant("traces are true", f"not those of seat {seat}")
