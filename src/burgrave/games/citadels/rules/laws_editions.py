"""The laws of the editions: what each ruleset has, and what holds in the phases of the older ones.

``laws`` looks at them in every state.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.rules import actions as act
from burgrave.games.citadels.rules import cards
from burgrave.games.citadels.rules.board import ABSENT, Board
from burgrave.games.citadels.rules.cards import CARD_KIND, CHARACTER_NAMES, DISTRICT_NAMES
from burgrave.games.citadels.rules.knowledge import EVERY_SEAT
from burgrave.games.citadels.rules.phases import (
    BRIBE,
    CLOSING,
    DEN,
    EXTRA,
    GRAVE,
    HEIR,
    LEND,
    MAIN,
    PHASE_NAMES,
    RUIN,
    SEARCH,
    SHED,
    STAGE,
    THREAT,
    TOWER,
    TRIBUTE,
    TUCK,
    WARRANT,
)
from burgrave.games.citadels.rules.player import USED_BONUS, Player
from burgrave.kernel.bits import bit
from burgrave.kernel.ints import i64
from burgrave.kernel.laws import BrokenLaw

__all__ = ["check_edition", "check_options"]

_NEWER_PHASES: Final = [STAGE, LEND, BRIBE, THREAT, WARRANT, DEN, HEIR]
_OLDER_PHASES: Final = [TRIBUTE, EXTRA, SHED, CLOSING, GRAVE, TOWER, SEARCH]
_BONUS_PHASES: Final = [TOWER, SEARCH, RUIN, TUCK]  # of districts that classic does not have
_TOWER_SIZE: Final = 7
_LATER: Final = "in the older editions rank 8, and what comes after the action, have their own moment"
_DECK: Final = "the deck is that of the edition"


def check_edition(t: Board) -> None:
    """Check that the game is one of its edition."""
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
    """Tell whether a unique district is in this game."""
    known: i64 = t.known(cards.unique_card(kind))
    return known != ABSENT


# ---- what the game is played with -----------------------------------------------------------------------------


def _check_cast(t: Board) -> None:
    rank: i64
    for rank in range(1, t.ranks_in_play + 1):
        if t.cast[rank] not in t.rules.characters:
            raise BrokenLaw("the cast is of the edition", f"{t.cast[rank]} is not in {t.rules.name}")
    if t.ranks_in_play == 9 and t.n in t.rules.no_ninth_with:
        raise BrokenLaw("the cast is of the edition", f"{t.n} players have a rank 9")


def _check_deck(t: Board) -> None:
    """All basic districts, and uniques of the edition: in 2016 as many as it says."""
    c: i64
    uniques: i64 = 0
    for c in range(cards.CARDS):
        there = t.known(c) != ABSENT
        kind: i64 = CARD_KIND[c]
        if kind < cards.BASIC_KINDS:
            if not there:
                raise BrokenLaw(_DECK, f"a {DISTRICT_NAMES[kind]} is missing")
        elif there:
            uniques += 1
            if kind not in t.rules.districts and kind not in t.rules.bonus_districts:
                raise BrokenLaw(_DECK, f"{DISTRICT_NAMES[kind]} is not in {t.rules.name}")
    if t.rules.unique_choices and uniques != t.rules.unique_choices:
        raise BrokenLaw(_DECK, f"{uniques} uniques are in it")
    if t.known(cards.SECOND_KEEP) != ABSENT and (not _is_older(t) or not _is_there(t, cards.KEEP)):
        raise BrokenLaw("the Keep is there twice in the older editions alone", f"there are two in {t.rules.name}")
    if _is_there(t, cards.GRAVEYARD) and t.cast[8] == cards.DIPLOMAT:
        raise BrokenLaw("the Graveyard is not used with the Diplomat", "both are there")


def _check_size(t: Board) -> None:
    """The number of districts that completes a city, and the Bell Tower, which alone changes it."""
    usual: i64 = t.rules.city_size(t.n)
    if t.tower:
        if t.owner_of(cards.BELL_TOWER) < 0:
            raise BrokenLaw("a declared Bell Tower stands in a city", "it does not")
        usual = _TOWER_SIZE
    if t.goal != usual and (t.tower or t.goal != t.rules.short_size or t.goal == 0):
        raise BrokenLaw("the size of a city is that of the edition", f"{t.goal} is not {usual}")
    if t.firsts & (t.firsts - 1) and not _is_there(t, cards.BELL_TOWER):
        raise BrokenLaw("only the Bell Tower makes several first", f"{t.firsts} are")


def _check_names(t: Board) -> None:
    """Two of a name need a Wizard or a Quarry; three, where that is the limit, a Wizard."""
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
                raise BrokenLaw("a city has no more districts of a name than it may", f"seat {player.seat}, {name}")
            twice |= once & kind
            once |= kind


# ---- the round ------------------------------------------------------------------------------------------------


def _check_phase(t: Board) -> None:
    wrong = t.phase in _NEWER_PHASES if _is_older(t) else t.phase in _OLDER_PHASES
    if _is_older(t) and not t.rules.bonus_districts and t.phase in _BONUS_PHASES:
        wrong = True
    if wrong:
        raise BrokenLaw("the phase is one of the edition", f"{PHASE_NAMES[t.phase]} is not in {t.rules.name}")


def _check_round(t: Board) -> None:
    """What the older editions keep for a round."""
    shown = t.revealed
    if t.collector >= 0:
        holder: i64 = t.witch if t.bewitched == 2 else t.holder(2)
        if t.cast[2] != cards.TAX_COLLECTOR_OLD or not shown & 4 or t.collector != holder or t.killed == 2:
            raise BrokenLaw("who plays the older Tax Collector collects", f"seat {t.collector} does")
    if t.early_builder >= 0:
        if t.cast[2] != cards.TAX_COLLECTOR_OLD or not shown & 2 or t.early_builder != t.holder(1):
            raise BrokenLaw("who built before the Tax Collector held rank 1", f"not seat {t.early_builder}")
    if t.moored >= 0:
        if t.cast[7] != cards.NAVIGATOR or not t.rules.navigator_bars_round or not shown & 128:
            raise BrokenLaw("the Navigator of 2010 builds nothing more in his round", f"seat {t.moored} is another")
        if t.turn == t.moored and t.rank >= 7 and (t.limit or t.builds or t.spent):
            raise BrokenLaw("the Navigator of 2010 builds nothing more in his round", f"seat {t.moored} may, or did")
    if t.witch_used and (not t.bewitched or t.resumed or not t.rules.witch_uses_districts):
        raise BrokenLaw("a Witch of an older edition who waits has used districts", f"not {t.witch_used}")
    if t.unhealed >= 0 and not _is_in_vain(t):
        raise BrokenLaw("the Hospital's owner does not hold a victim called in vain", f"seat {t.unhealed} does")
    if t.haunted_round:
        known = t.rules.haunted_quarter_needs_time and _is_there(t, cards.HAUNTED_QUARTER)
        if t.haunted_round > t.round or not known:
            raise BrokenLaw("the Haunted Quarter was built in a round", f"not in round {t.haunted_round}")


def _is_in_vain(t: Board) -> bool:
    """Tell whether the killed character was called, and the Hospital's owner of that moment does not hold it."""
    if not t.has_hospital or t.killed == 0 or t.rank < t.killed:
        return False
    return t.holder(t.killed) != t.unhealed


def _check_extra(t: Board) -> None:
    """The extra resource comes right after the action: before all that needs it, and once."""
    law = "the extra resource comes right after the action"
    ready = t.gathered and t.builds == 0 and t.spent == 0 and not t.used & USED_BONUS
    if not ready or t.actor != t.turn or t.only_gathers:
        raise BrokenLaw(law, f"seat {t.actor} in the turn of {t.turn}, {t.builds} builds, used {t.used}")
    if t.character not in (cards.MERCHANT, cards.ARCHITECT, cards.NAVIGATOR, cards.WITCH):
        raise BrokenLaw(law, f"there is none for {CHARACTER_NAMES[t.character]}")


def _check_grave(t: Board) -> None:
    """The destroyed district lies in the deck before all eyes, and the Graveyard's owner can pay."""
    law = "the Graveyard's owner may reclaim what the Warlord destroyed"
    c: i64
    found = False
    for c in t.deck[t.top :]:
        if c == t.card:
            found = True
    if not found or t.known(t.card) & EVERY_SEAT != EVERY_SEAT or CARD_KIND[t.card] == cards.GRAVEYARD:
        raise BrokenLaw(law, f"card {t.card} is not in the deck, not open, or the Graveyard")
    me = t.players[t.actor]
    if not me.has(cards.GRAVEYARD) or me.gold < 1 or t.actor == t.turn or t.character != cards.WARLORD:
        raise BrokenLaw(law, f"seat {t.actor} cannot, in the turn of {t.turn}")


def _check_older_phase(t: Board) -> None:
    """Who decides in the other phases of the older editions has what it takes."""
    me = t.players[t.actor]
    if not _decides(t, me):
        phase = PHASE_NAMES[t.phase]
        raise BrokenLaw("a decision of the older editions has its reason", f"{phase}, seat {t.actor}")


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


# ---- what may be done -----------------------------------------------------------------------------------------


def check_options(t: Board, options: list[int]) -> None:
    """Check that what is offered belongs to this moment of this edition."""
    action: i64
    if t.phase == MAIN and t.limit == 0:
        for action in options:
            if _builds(action):
                raise BrokenLaw("who may not build is offered nothing to build", f"action {action}")
    if not _is_older(t):
        return
    if t.phase == MAIN:
        for action in options:
            if _has_its_moment(t, action):
                raise BrokenLaw(_LATER, f"action {action} is offered in main")
    elif t.phase == CLOSING:
        for action in options:
            if action != act.END and not _is_rank8(action):
                raise BrokenLaw(_LATER, f"action {action} is offered at the end")


def _builds(action: i64) -> bool:
    if action == act.PAY_CARDS or (action & act.VERB == act.BUILD):
        return True
    if action & act.VERB == act.FRAMEWORK:
        return True
    return action & act.VERB == act.SACRIFICE


def _is_rank8(action: i64) -> bool:
    if action & act.VERB == act.DESTROY:
        return True
    return action & act.VERB == act.EXCHANGE


def _has_its_moment(t: Board, action: i64) -> bool:
    """Tell whether an action of the older editions is offered in a phase of its own."""
    if action == act.BONUS:
        return t.character != cards.QUEEN
    if action == act.SAIL_GOLD or action == act.SAIL_CARDS or _is_rank8(action):
        return True
    if action & act.VERB == act.CROWN:
        return True
    return action & act.VERB == act.BEWITCH
