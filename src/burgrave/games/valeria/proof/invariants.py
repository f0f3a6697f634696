"""Invariants of Valeria (see ``burgrave.kernel.invariants``).

``checks`` contains the invariants of cards, legal actions, views and events.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from burgrave.games.valeria import cards
from burgrave.games.valeria import verbs as act
from burgrave.games.valeria.cards import CITIZEN_NAMES, COLUMNS
from burgrave.games.valeria.proof.checks import (
    check_cards,
    check_kind,
    check_offers,
    check_shown,
    hidden_things,
    size_of,
)
from burgrave.games.valeria.rules import course, effects, harvest, market, scoring, solo
from burgrave.games.valeria.rules.board import (
    ACT,
    BARGAIN,
    CAPTURE,
    DICE,
    DUKE,
    FREE,
    HARVEST,
    HUNT,
    NOBODY,
    OVER,
    PAY,
    PHASE_NAMES,
    RAID,
    REWARD,
    SPARE,
    THIEF,
    VICTIM,
    Board,
    Player,
    tops_of,
)
from burgrave.games.valeria.rules.effects import CITIZEN_OFF, CITIZEN_ON, MONSTER_PROGRAM
from burgrave.games.valeria.rules.game import VALERIA
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.bits import bit
from burgrave.kernel.events import Event
from burgrave.kernel.ints import i64
from burgrave.kernel.invariants import BrokenInvariant, Invariants, Rates
from burgrave.kernel.state import State

_STAGE: Final = "the phase belongs to the stage of the turn and to the number of players"
_REST: Final = "fields of a phase are set only in that phase"
_DICE: Final = "the dice show 1 to 6 from the first roll on"
_HARVEST: Final = "open harvest decisions come from activated cards"
_PAYING: Final = "a card being paid for is available at its price"
_ALONE: Final = "fields of the solo game are set only in solo games"
_END: Final = "the game ends when it must, and not before"
_MOST_ACTIONS: Final = 2
_DIE_DOMAINS: Final = [cards.FOXGROVE_PALISADE, cards.THE_DESERT_ORCHID, cards.PALACE_OF_THE_DAWN]


class ValeriaInvariants(Invariants):
    """Invariants of Valeria, in addition to those of the state interface."""

    def __init__(self, rates: Rates | None = None) -> None:
        Invariants.__init__(self, VALERIA, rates)

    def check(self, state: State) -> None:
        """Check the cards, the dice, the stage of the turn, the harvest, open decisions, and the end of the game."""
        assert isinstance(state, ValeriaState)
        check_cards(state)
        _check_turn(state)
        _check_stage(state)
        _check_dice(state)
        _check_actions(state)
        _check_exhausted(state)
        for player in state.players:
            _check_harvest(state, player)
        if _resolves(state):
            _check_step(state)
        _check_rest(state)
        _check_solo(state)
        _check_end(state)

    def options(self, state: State, seat: int) -> list[int]:
        """Return the legal actions of a seat, after checking that they belong to the phase and are possible."""
        assert isinstance(state, ValeriaState)
        options = Invariants.options(self, state, seat)
        check_offers(state, state.players[seat], options)
        return options

    def result(self, state: State) -> None:
        """Check that no decision is open after the end, and that the ranks match the result.

        With several players, ranks depend on points and numbers of cards; in a solo game, on its outcome and points.
        """
        assert isinstance(state, ValeriaState)
        if state.n > 1:
            Invariants.result(self, state)
            _check_ties(state)
            return
        if state.open_seats() or state.to_act() != -1:
            raise BrokenInvariant("no seat is open after the end", f"{state.open_seats()}")
        _check_alone(state)

    def check_view(self, state: State, seat: int | None, view: Mapping[str, object]) -> None:
        assert isinstance(state, ValeriaState)
        check_shown(state, seat, view)

    def check_event(self, event: Event) -> None:
        check_kind(event)

    def hidden(self, state: State, seat: int) -> dict[str, str]:
        """Return the facts that ``seat`` can neither see nor deduce: their true values as text, keyed by name."""
        assert isinstance(state, ValeriaState)
        return hidden_things(state, seat)


# ---- the turn -----------------------------------------------------------------------------------------------------


def _resolves(t: Board) -> bool:
    return t.phase >= PAY and t.phase <= HUNT


def _moment(t: Board) -> str:
    return f"phase {PHASE_NAMES[t.phase]}, stage {t.stage}, {t.n} players"


def _check_turn(t: Board) -> None:
    invariant = "there is an active seat and a first seat"
    if t.active < 0 or t.active >= t.n or t.first < 0 or t.first >= t.n or t.round < 1:
        raise BrokenInvariant(invariant, f"seat {t.active} is active, seat {t.first} began, round {t.round}")
    if t.phase < DUKE or t.phase > OVER or t.phase == NOBODY:
        raise BrokenInvariant("some seat has a decision", f"phase {t.phase}")
    if t.phase == DUKE and (t.active != t.first or t.round != 1):
        raise BrokenInvariant(invariant, f"seat {t.active} is active in round {t.round} while dukes are chosen")


def _check_stage(t: Board) -> None:
    phase = t.phase
    stage = t.stage
    if phase == DUKE or phase == DICE:
        right = stage == course.ROLLED
    elif phase == THIEF:
        right = stage == course.HARVESTED
    elif phase == HARVEST:
        right = stage == course.HARVESTED or (t.n == 1 and stage == course.REAPED)
    elif phase == RAID or phase == CAPTURE:
        right = t.n == 1 and stage == course.RAIDED
    elif phase == VICTIM:  # with two players there is only one possible victim
        right = t.n > 2 and (stage == course.ACTED or stage == course.CLOSED)
    elif phase == OVER:
        right = stage == course.CLOSED
        if t.n == 1:
            right = stage == course.ACTED or stage == course.RAIDED
    else:
        right = stage == course.ACTED
    if not right:
        raise BrokenInvariant(_STAGE, _moment(t))


def _check_dice(t: Board) -> None:
    """Check that rolled dice show 1 to 6, and that only domains of the active player have changed them."""
    if t.phase == DUKE:
        if t.dice1 or t.dice2:
            raise BrokenInvariant(_DICE, f"{t.dice1} and {t.dice2} while dukes are chosen")
    elif t.dice1 < 1 or t.dice1 > 6 or t.dice2 < 1 or t.dice2 > 6:
        raise BrokenInvariant(_DICE, f"{t.dice1} and {t.dice2}")
    domain: i64
    able: i64 = 0
    for domain in _DIE_DOMAINS:
        if t.players[t.active].has(domain):
            able |= bit(domain)
    if t.used & ~able:
        raise BrokenInvariant("domains of the active player alter dice", f"{t.used} did, {able} could")


def _check_actions(t: Board) -> None:
    least: i64 = 0
    most: i64 = 0
    if t.phase == ACT:
        least = 1
        most = _MOST_ACTIONS
    elif t.stage == course.ACTED:
        most = _MOST_ACTIONS - 1
    if t.actions < least or t.actions > most:
        raise BrokenInvariant("a turn has two actions", f"{t.actions} are left, {_moment(t)}")


def _check_exhausted(t: Board) -> None:
    """Check that every empty stack is marked, except for stacks that the current action has emptied."""
    invariant = "empty stacks are marked once the action is over"
    empty = t.exhausted()
    tops = (t.top_monsters, t.top_citizens, t.top_domains)
    if tops != (tops_of(t.monsters), tops_of(t.citizens), tops_of(t.domains)):
        raise BrokenInvariant("the cached tops of the stacks are right", f"not {tops}")
    if t.empty != empty:
        raise BrokenInvariant("empty stacks are counted", f"{t.empty}, not {empty}")
    if t.exhausted_cards < 0 or t.exhausted_cards > empty:
        raise BrokenInvariant(invariant, f"{t.exhausted_cards} of {empty} are")
    if t.exhausted_cards != empty and not (_resolves(t) and t.stage == course.ACTED):
        raise BrokenInvariant(invariant, f"{t.exhausted_cards} of {empty} are, {_moment(t)}")


# ---- the harvest --------------------------------------------------------------------------------------------------


def _check_harvest(t: Board, player: Player) -> None:
    """Check that harvest decisions are open only during the harvest, and only for cards that the dice activate."""
    left = player.compensation or player.choices != 0 or player.trades != 0
    if t.phase != HARVEST:
        if left:
            raise BrokenInvariant(_REST, f"seat {player.seat} has still to harvest, {_moment(t)}")
        return
    if not left:
        return
    who = f"seat {player.seat}"
    if t.n == 5 and (player.seat + 1) % 5 == t.active:
        raise BrokenInvariant(_HARVEST, f"{who} is the Waiting player but harvests")
    if player.compensation:
        if player.choices or player.trades or _activated(t, player):
            raise BrokenInvariant(_HARVEST, f"{who} gets the compensation although its cards were activated")
        return
    on = player.seat == t.active and t.stage == course.HARVESTED
    number: i64
    kind: i64
    choices: i64 = 0
    trades = player.trades
    for kind in range(cards.CITIZENS):
        program = CITIZEN_ON[kind] if on else CITIZEN_OFF[kind]
        if len(program) > 1:
            choices += player.citizens[kind] * _times(t, kind)
    for kind in harvest.TRADERS:
        program = CITIZEN_ON[kind] if on else CITIZEN_OFF[kind]
        number = trades & 31
        trades >>= 5
        if number > player.citizens[kind] * _times(t, kind):
            raise BrokenInvariant(_HARVEST, f"{who} has {number} exchanges of {CITIZEN_NAMES[kind]} left")
        if number and effects.op_of(program[0][0]) != effects.EXCHANGE:
            raise BrokenInvariant(_HARVEST, f"{who} has exchanges of {CITIZEN_NAMES[kind]}, which has none now")
    if trades or player.choices < 0 or player.choices > choices:
        raise BrokenInvariant(_HARVEST, f"{who} has {player.choices} choices left of {choices}")


def _times(t: Board, kind: i64) -> i64:
    number: i64
    found: i64 = 0
    for number in range(1, 13):
        if cards.GROUP_OF_NUMBER[number] == cards.CITIZEN_GROUP[kind]:
            found += harvest.times(t, number)
    return found


def _activated(t: Board, player: Player) -> bool:
    if harvest.times(t, 5) or harvest.times(t, 6):
        return True
    return any([player.citizens[kind] and _times(t, kind) for kind in range(cards.CITIZENS)])


# ---- open decisions -----------------------------------------------------------------------------------------------


def _check_step(t: Board) -> None:
    if t.phase == PAY:
        _check_paying(t)
        return
    if t.phase == REWARD:
        kind = t.rewarded
        owned = kind >= 0 and kind < cards.MONSTERS and t.players[t.active].monsters[kind] > 0
        if not owned or len(MONSTER_PROGRAM[kind]) < 2:
            raise BrokenInvariant("the slayer of a monster chooses its reward", f"monster {kind}")
        return
    op = effects.op_of(t.part)
    if t.phase == FREE:
        right = op == effects.CITIZEN
    elif t.phase == VICTIM:
        right = op == effects.TAKE or (op == effects.TAKE_MONSTER and t.stage == course.ACTED)
    elif t.phase == SPARE:
        right = op == effects.RETURN_MONSTER or op == effects.RETURN_CITIZEN
    elif t.phase == BARGAIN:
        right = op == effects.EXCHANGE
    else:
        right = op == effects.SLAY
    if not right:
        raise BrokenInvariant("the phase matches the effect part", f"{op}, {_moment(t)}")
    powers = t.phase == SPARE or t.phase == BARGAIN or t.phase == HUNT
    if powers and t.covered < 0:
        raise BrokenInvariant("no domain is turned up while a new one resolves", f"{_moment(t)}")


def _check_paying(t: Board) -> None:
    me = t.players[t.active]
    price: i64 = -1
    magic: i64 = 0
    if t.verb == act.SLAY and _is_there(t.monsters, t.place):
        monster: i64 = t.monsters[t.place][-1]
        price = cards.MONSTER_STRENGTH[monster]
        magic = cards.MONSTER_MAGIC[monster]
    elif t.verb == act.RECRUIT and _is_there(t.citizens, t.place):
        price = market.citizen_price(me, t.citizens[t.place][-1])
    elif t.verb == act.BUILD and _is_there(t.domains, t.place):
        price = market.domain_price(me, t.domains[t.place][-1])
    if price < 0 or t.price != price or t.price_magic != magic:
        raise BrokenInvariant(_PAYING, f"verb {t.verb} at {t.place} for {t.price} and {t.price_magic} magic")


def _is_there(stacks: list[list[i64]], place: i64) -> bool:
    return place >= 0 and place < len(stacks) and len(stacks[place]) > 0


def _check_rest(t: Board) -> None:
    """Check that fields that belong to one phase are cleared in all others."""
    if t.bought:
        raise BrokenInvariant(_REST, f"a card is paid for but not taken, {_moment(t)}")
    if t.todo and (t.phase < FREE or t.phase > HUNT):
        raise BrokenInvariant(_REST, f"parts of an effect are left: {t.todo}, {_moment(t)}")
    if t.covered < -1 or t.covered >= COLUMNS or (t.covered >= 0 and not (_resolves(t) and t.stage == course.ACTED)):
        raise BrokenInvariant(_REST, f"the domain in column {t.covered + 1} is not turned up, {_moment(t)}")
    thieves: i64 = 0
    if t.phase == THIEF:
        thieves = t.players[t.active].citizens[cards.THIEF] * _times(t, cards.THIEF)
        if t.steals == 0:
            raise BrokenInvariant(_REST, "the thief phase has no theft left")
    if t.steals < 0 or t.steals > thieves:
        raise BrokenInvariant(_REST, f"{t.steals} thefts are left of {thieves}, {_moment(t)}")


# ---- solo ---------------------------------------------------------------------------------------------------------


def _check_solo(t: Board) -> None:
    """Check that the Dark Lord, captures, raids, the second harvest and the outcome exist only in solo games."""
    number: i64
    captured: i64 = 0
    for number in t.captured:
        if number < 0:
            raise BrokenInvariant(_ALONE, f"{number} citizens are captured")
        captured += number
    if t.n > 1:
        if captured or t.captured_domains or t.raids or t.second or t.outcome or t.dark_duke >= 0:
            raise BrokenInvariant(_ALONE, f"{_moment(t)}")
        return
    if t.second != (t.stage == course.REAPED):
        raise BrokenInvariant(_ALONE, f"the second harvest: {t.second}, {_moment(t)}")
    captured += size_of(t.captured_domains)
    if captured > 2 * t.round:
        raise BrokenInvariant(
            "two dice activate monsters in a round", f"{captured} cards are captured in round {t.round}"
        )
    _check_raids(t)


def _check_raids(t: Board) -> None:
    """Check that the dice left for raids match the roll, and that there are not too many for the phase."""
    most = 0
    if t.phase == RAID:
        most = 2
    elif t.phase == CAPTURE or (t.phase == OVER and t.stage == course.RAIDED):
        most = 1
    left = [t.dice1, t.dice2]
    die: i64
    for die in t.raids:
        if die not in left:
            raise BrokenInvariant(_ALONE, f"the dice {t.raids} activate monsters, but {t.dice1}, {t.dice2} were rolled")
        left.remove(die)
    if len(t.raids) > most or (t.phase == RAID and not t.raids):
        raise BrokenInvariant(_REST, f"the dice {t.raids} have still to act, {_moment(t)}")


# ---- the end ------------------------------------------------------------------------------------------------------


def _check_end(t: Board) -> None:
    """Check that the game ends with the round in which the end becomes due; a solo game ends immediately."""
    slain = not any(t.monsters)
    empty = t.exhausted()
    if t.n == 1:
        _check_outcome(t, slain, empty)
        return
    met = slain or not any(t.domains) or empty >= 2 * t.n
    before_actions = t.stage == course.ROLLED or t.stage == course.HARVESTED
    if t.end_due and not course.may_have_ended(t):
        raise BrokenInvariant(_END, f"it is due with {empty} empty stacks")
    if before_actions and t.end_due != (met or (t.end_due and t.end_latched)):
        raise BrokenInvariant(_END, f"it is due: {t.end_due}, with {empty} empty stacks at the start of a turn")
    if t.phase == OVER:
        if not (t.end_due if t.end_latched else met) or (t.active + 1) % t.n != t.first:
            raise BrokenInvariant(_END, f"{empty} stacks are empty after the turn of seat {t.active}")
    elif t.end_due and t.active == t.first:
        raise BrokenInvariant(_END, f"another round begins with {empty} empty stacks")


def _check_outcome(t: Board, slain: bool, empty: i64) -> None:
    outcome: i64 = 0
    if t.phase == OVER:
        outcome = t.outcome
        if slain:
            right = outcome == solo.WON
        elif outcome == solo.LOST:
            right = t.stage == course.RAIDED and _is_open(t) and empty < solo.EXHAUSTED_END
        else:
            right = outcome == solo.SCORED and empty >= solo.EXHAUSTED_END
    else:
        right = _resolves(t) or (not slain and empty < solo.EXHAUSTED_END)
    if not right or t.outcome != outcome or t.end_due:  # a solo game ends immediately
        raise BrokenInvariant(_END, f"outcome {t.outcome}, {empty} stacks are empty, {_moment(t)}")


def _is_open(t: Board) -> bool:
    """Return True if the dice activate the monsters of a column in which nothing is left to capture."""
    column: i64
    for column in range(COLUMNS):
        rolled = t.dice1 == 6 or t.dice2 == 6 or t.dice1 == column + 1 or t.dice2 == column + 1
        bare = not t.citizens[column] and not t.citizens[column + COLUMNS] and not t.domains[column]
        if rolled and bare and t.monsters[column]:
            return True
    return False


def _check_ties(t: ValeriaState) -> None:
    """Check that the player with fewer cards wins a tie in points."""
    scores, ranks = t.scores(), t.ranks()
    owned: list[i64] = []
    for player in t.players:
        owned.append(player.citizen_count + player.domain_count + player.monster_count)
    for seat in range(t.n):
        for other in range(t.n):
            if scores[seat] == scores[other] and (ranks[seat] < ranks[other]) != (owned[seat] < owned[other]):
                raise BrokenInvariant("ties in points are broken by the number of cards", f"{scores} {ranks} {owned}")


def _check_alone(t: ValeriaState) -> None:
    score: i64 = t.scores()[0]
    ahead = score >= scoring.dark_lord(t).total()
    won = t.outcome == solo.WON or (t.outcome == solo.SCORED and ahead)
    wanted: i64 = 1 if won else 2
    ranks = t.ranks()
    if len(ranks) != 1 or ranks[0] != wanted:
        raise BrokenInvariant("a solo game is won or lost", f"place {ranks}, outcome {t.outcome}, {score} points")
