"""Positions as people write them: just what matters; the rest is sought among what fits (docs/positions.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from burgrave.games.valeria import cards
from burgrave.games.valeria import verbs as act
from burgrave.games.valeria.cards import CITIZEN_NAMES, COLUMNS, DOMAIN_NAMES
from burgrave.games.valeria.knowledge import position_fields as fields
from burgrave.games.valeria.knowledge.position_actions import STEPS, agrees, demands_of, settle_action, step_texts
from burgrave.games.valeria.knowledge.position_cards import place_cards, place_dukes, players_of, read_setup
from burgrave.games.valeria.knowledge.position_fields import (
    MOST_ROUNDS,
    OUTCOME_NAMES,
    STACKS,
    ValeriaArchive,
    cards_in,
    in_action,
    key_of,
    listed,
    shown,
)
from burgrave.games.valeria.rules import board as phases
from burgrave.games.valeria.rules import course, harvest, roll, solo
from burgrave.games.valeria.rules.board import Board, Player
from burgrave.games.valeria.rules.course import ACTED, CLOSED, HARVESTED, RAIDED, REAPED, ROLLED, STAGE_NAMES
from burgrave.games.valeria.rules.harvest import TRADERS
from burgrave.games.valeria.rules.setup import Setup, empty_table
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.bits import bit
from burgrave.kernel.errors import PositionError
from burgrave.kernel.fields import Fields, difference, refuse, short
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.unboxed import ActionList, numbers

# ---- alone -------------------------------------------------------------------------------------------------------

_JOKER: Final = 6  # the die that rouses any stack


def read_raids(t: Board, f: Fields, most: int) -> list[list[int]]:
    """Return the dice that are still to rouse monsters: those written, else whatever can be left, most first."""
    dice = [int(t.dice1), int(t.dice2)]
    given = f.get("raids")
    if given is None:
        found = [dice] if most == 2 else []
        return found + [[dice[0]], [dice[1]], []]
    raids: list[int] = []
    for one in given if isinstance(given, (list, tuple)) else [given]:
        if not isinstance(one, int) or isinstance(one, bool) or one not in dice or len(raids) == most:
            which = "dice that show" if most == 2 else "one die at most of those that show"
            raise PositionError(f"'raids' lists {which} {t.dice1} and {t.dice2}, not {shown(given)}.")
        dice.remove(one)
        raids.append(one)
    return [raids]


def settle_raid(t: Board, f: Fields) -> None:
    """A 6 rouses any stack of monsters, or two dice stand for two stacks."""
    found = False
    for raids in read_raids(t, f, 2):
        t.raids = [die for die in raids]
        options = ActionList()
        solo.legal_raid(t, options)
        if len(options) > 1:
            found = True
            if _in_time(t, f):
                return
    if found:  # the round is refused later
        return
    raise PositionError("In the phase raid the player would have nothing to choose from: the dice rouse no two stacks.")


def settle_capture(t: Board, f: Fields) -> None:
    """A die has roused a stack in whose column both citizens can be taken."""
    found = False
    fields.raided_field(fields.reads(f), t)
    columns = [int(t.place)] if f.has("raided") else list(range(COLUMNS))
    for raids in read_raids(t, f, 1):
        for column in columns:
            there = t.monsters[column] and t.citizens[column] and t.citizens[column + COLUMNS]
            if there and _roused(t, column, raids):
                t.raids = [die for die in raids]
                t.place = column
                found = True
                if _in_time(t, f):
                    return
    if found:
        return
    raise PositionError(
        "The phase capture needs a column 'raided' with monsters and both citizens, which a die that is not in 'raids'"
        " rouses."
    )


def _roused(t: Board, column: int, raids: list[int]) -> bool:
    """Return True if a die already used has roused the column; its own number goes before a 6."""
    gone = [int(t.dice1), int(t.dice2)]
    for die in raids:
        gone.remove(die)
    return column + 1 in gone or (_JOKER in gone and column + 1 not in raids)


def settle_outcome(t: Board, f: Fields) -> None:
    """Find out how the game has ended, in the stage in which it can."""
    words = OUTCOME_NAMES[1:]
    given = f.word("outcome", "", words)
    if t.stage == ACTED:
        t.actions = 0
        fields.actions_field(fields.reads(f), t, 0, 1)
    elif f.has("actions") and f.get("actions") != 0:
        raise PositionError("'actions' means nothing in this stage: they are done.")
    ways = [OUTCOME_NAMES.index(given)] if given != "" else [solo.WON, solo.SCORED, solo.LOST]
    found = False
    for raids in read_raids(t, f, 1) if t.stage == RAIDED else [[]]:
        for outcome in ways:
            if _has_ended(t, outcome, raids):
                t.outcome = outcome
                t.raids = [die for die in raids]
                found = True
                if _in_time(t, f):
                    return
    if found:
        return
    how = f"has not ended as {given}" if given else "is not over"
    raise PositionError(
        f"The game {how}: won means that all monsters are slain, lost that a raid found nothing to take, scored that"
        " five stacks are exhausted."
    )


def _has_ended(t: Board, outcome: int, raids: list[int]) -> bool:
    """Return True if the game can have ended like this."""
    if outcome == solo.WON:
        return t.stage == ACTED and solo.all_slain(t)
    if outcome == solo.SCORED:
        return not solo.all_slain(t) and t.exhausted() >= solo.EXHAUSTED_END
    if t.stage != RAIDED or t.exhausted() >= solo.EXHAUSTED_END:
        return False
    for column in range(COLUMNS):
        bare = not t.citizens[column] and not t.citizens[column + COLUMNS] and not t.domains[column]
        if bare and t.monsters[column] and _roused(t, column, raids):
            return True
    return False


def settle_round(t: Board, f: Fields) -> None:
    """Check the round, or take the first that it can be."""
    least = _least_round(t)
    t.round = least
    fields.round_field(fields.reads(f), t)
    if t.round < least:
        much = f"the Dark Lord has {_captured(t)} of the cards, two a round at most"
        raise PositionError(f"'round' is {least} at least here, not {t.round}: {much}.")


def _in_time(t: Board, f: Fields) -> bool:
    """Return True if the round is left out or not too early."""
    return f.integer("round", MOST_ROUNDS, 1, MOST_ROUNDS) >= _least_round(t)


def _captured(t: Board) -> int:
    return int(sum(t.captured)) + int(t.captured_domains).bit_count()


def _least_round(t: Board) -> int:
    """Return the first round that it can be: each die brings the Dark Lord one card at most."""
    now = 0  # in this round
    if t.stage == REAPED:
        now = 2
    elif t.stage == RAIDED:
        waiting = t.phase == phases.CAPTURE or t.outcome == solo.LOST  # the last die has brought nothing yet
        now = (1 if waiting else 2) - len(t.raids)
    return 1 + max(0, _captured(t) - now + 1) // 2


# ---- the harvest -------------------------------------------------------------------------------------------------

THIEF_NUMBER: Final = 7
_PLENTY: Final = 100  # of everything: enough for all exchanges of one harvest


def settle_thief(t: ValeriaState, f: Fields) -> None:
    """The active player's thieves are at work: so many of them at most as are activated."""
    me = t.players[t.active]
    most = int(me.citizens[cards.THIEF] * harvest.times(t, THIEF_NUMBER))
    refuse(most == 0, f"The phase thief needs a thief of seat {me.seat} and dice of the sum {THIEF_NUMBER}.")
    t.steals = most
    fields.steals_field(fields.reads(f), t, most)
    options = ActionList()
    harvest.legal_thief(t, me, options)
    refuse(
        len(options) < 2, f"In the phase thief seat {me.seat} would have nothing to choose from: nobody has anything."
    )


def settle_harvest(t: ValeriaState, seats: list[Fields]) -> None:
    """Everybody harvests: what a seat leaves out is all still to be decided that the dice give it."""
    whole = t.copy()
    whole.keeps_events = False
    for player in whole.players:
        player.gold = player.strength = player.magic = _PLENTY
    harvest.reap(whole, not t.second)
    asked = False
    for player in t.players:
        sf = seats[player.seat]
        given = fields.reads(sf).inner("harvest", key_of(sf, "harvest"), fields.HARVEST_KEYS)
        _read(t, player, whole.players[player.seat], given)
        if harvest.is_open(player):
            asked = True
    refuse(not asked, "In the phase harvest somebody has something to decide; here nobody has.")


def _read(t: ValeriaState, me: Player, whole: Player, io: ValeriaArchive) -> None:
    """Read what one player has still to decide: no more than the dice gave."""
    me.compensation = whole.compensation
    me.choices = whole.choices
    most = fields.trades_of(whole)
    trades = fields.harvest_fields(io, me, most)
    if me.compensation and not whole.compensation:
        raise PositionError(f"{io.f.where}: 'compensation' is for whoever has no card activated.")
    me.trades = 0
    for kind, number in enumerate(trades):
        if number > most[kind]:
            name = CITIZEN_NAMES[kind]
            raise PositionError(f"{io.f.where}: the dice give {name} {_times(most[kind])}, not {_times(number)}.")
        if number:
            me.trades += number * bit(5 * TRADERS.index(kind))
    if me.choices == 0 and me.trades:
        options = ActionList()
        harvest.legal(t, me, options)
        if len(options) == 1 and options[0] == act.DONE:  # none of them can be paid
            me.trades = 0


def _times(number: int) -> str:
    """Return how often, in words; ``number`` may be far too large."""
    return "no exchange" if number == 0 else f"{short(number)} exchange{'' if number == 1 else 's'}"


# ---- the moment --------------------------------------------------------------------------------------------------

PLAYS_ON: Final = -1  # no phase: a stage begins, and goes on by the rules up to the next decision
_SIDES: Final = 6
_RICH: Final = 20  # of a resource that is left out, where the decision needs more than one begins with
_RESOLVING: Final = list(range(phases.FREE, phases.HUNT + 1))
_IN_ACTION: Final = list(range(phases.PAY, phases.HUNT + 1))
# keys that mean something in these phases alone
_PHASES_OF_KEYS: Final[dict[str, list[int]]] = {
    "steals": [phases.THIEF],
    "actions": [phases.ACT, *_IN_ACTION, phases.OVER],
    "paying": [phases.PAY],
    "rewarded": [phases.REWARD],
    "part": _RESOLVING,
    "todo": _RESOLVING,
    "covered": _IN_ACTION,
    "raids": [phases.RAID, phases.CAPTURE, phases.OVER, PLAYS_ON],
    "raided": [phases.CAPTURE],
    "outcome": [phases.OVER],
}
# phases that the dice must allow
_OF_DICE: Final = [phases.DICE, phases.THIEF, phases.HARVEST, phases.RAID, phases.CAPTURE, phases.OVER]
# phases that the resources of somebody must allow
_COSTLY: Final = [phases.DICE, phases.HARVEST, phases.PAY, phases.BARGAIN, phases.HUNT]


# ---- what is written ----------------------------------------------------------------------------------------------


def phase_of(f: Fields, seats: list[Fields]) -> int:
    """Return the phase: as written, else that of a key that is there, else PLAYS_ON with a stage and ACT without."""
    names: list[str] = [*phases.PHASE_NAMES]
    word = f.word("phase", "", [name for phase, name in enumerate(names) if phase != phases.NOBODY])
    if word != "":
        return names.index(word)
    if f.has("part"):
        for step in STEPS:
            if agrees(step, f, -1):
                return step.phase
        raise PositionError(f"'part' is one of {step_texts(-1)}, not {short(f.get('part'))}.")
    for key in ("outcome", "paying", "rewarded", "raided", "steals"):
        if _says_something(f, key):
            return _PHASES_OF_KEYS[key][0]
    if [sf for sf in seats if sf.has("harvest")]:
        return phases.HARVEST
    return PLAYS_ON if f.has("stage") and not f.has("actions") else phases.ACT


def _check_keys(f: Fields, seats: list[Fields], n: int, phase: int) -> None:
    """Refuse what means nothing in this phase, unless it says nothing."""
    if n > 1 and (phase == phases.RAID or phase == phases.CAPTURE):
        raise PositionError(f"The phase {phases.PHASE_NAMES[phase]} is there when one plays alone; here {n} play.")
    for key, where in _PHASES_OF_KEYS.items():
        if (phase not in where or (n > 1 and phase == phases.OVER)) and _says_something(f, key):
            raise PositionError(f"'{key}' means nothing {_in_phase(phase)}.")
    for key in ("dice", "changed"):
        if phase == phases.DUKE and _says_something(f, key):
            raise PositionError(f"'{key}' means nothing in the phase duke: nobody has rolled yet.")
    for sf in seats:
        if phase != phases.HARVEST and sf.has("harvest"):
            raise PositionError(f"{sf.where}: 'harvest' means nothing {_in_phase(phase)}.")


def _in_phase(phase: int) -> str:
    return "as a stage begins" if phase == PLAYS_ON else f"in the phase {phases.PHASE_NAMES[phase]}"


def _says_something(f: Fields, key: str) -> bool:
    """Return True if a key has a value that differs from leaving it out; some count columns from 0."""
    value = f.get(key)
    if isinstance(value, (list, tuple, dict)):
        return len(value) > 0
    if isinstance(value, int) and key not in ("covered", "raided"):
        return value != 0
    return value is not None


def _stages(f: Fields, n: int, phase: int) -> list[int]:
    """Return the stages that the phase can be in, or the one that is written."""
    if phase == PLAYS_ON:
        found = [ROLLED, HARVESTED, ACTED, CLOSED]
        if n == 1:
            found += [RAIDED, REAPED]
    elif phase == phases.DUKE or phase == phases.DICE:
        found = [ROLLED]
    elif phase == phases.THIEF:
        found = [HARVESTED]
    elif phase == phases.HARVEST:
        found = [HARVESTED, REAPED] if n == 1 else [HARVESTED]
    elif phase == phases.VICTIM:
        found = sorted({step.stage for step in STEPS if agrees(step, f, phases.VICTIM)}) or [ACTED]
    elif phase == phases.RAID or phase == phases.CAPTURE:
        found = [RAIDED]
    elif phase == phases.OVER:
        found = [ACTED, RAIDED] if n == 1 else [CLOSED]
    else:
        found = [ACTED]
    words = [STAGE_NAMES[stage] for stage in found]
    word = f.text("stage", "")
    if word == "":
        return found
    if word not in words:
        raise PositionError(f"'stage' is {' or '.join(words)} {_in_phase(phase)}, not {short(word)}.")
    return [STAGE_NAMES.index(word)]


def _actives(f: Fields, n: int) -> list[int]:
    """Return the seat whose turn it is, if written; else all, the first player first."""
    if f.has("active"):
        return [f.seat("active", n)]
    start = f.seat("first", n) if f.has("first") else 0
    return [(start + number) % n for number in range(n)]


def _throws(f: Fields, phase: int, rng: Rng) -> list[int]:
    """Return the dice, if written; else what they can show, shuffled. The first die counts ten."""
    given = f.get("dice")
    if given is not None:
        if isinstance(given, (list, tuple)) and len(given) == 2:
            dice = [one for one in given if isinstance(one, int) and not isinstance(one, bool) and 1 <= one <= _SIDES]
            if len(dice) == 2:
                return [dice[0] * 10 + dice[1]]
        raise PositionError(f"'dice' is a list of two numbers from 1 to {_SIDES}, not {shown(given)}.")
    sides = range(1, _SIDES + 1)
    throws = [
        one * 10 + other for one in sides for other in sides if phase != phases.THIEF or one + other == THIEF_NUMBER
    ]
    for i in range(len(throws) - 1, 0, -1):
        j: int = rng.below(i + 1)
        throws[i], throws[j] = throws[j], throws[i]
    return throws if phase in _OF_DICE or f.has("changed") else throws[:1]


# ---- the moment ---------------------------------------------------------------------------------------------------


class _Try:
    """One moment to be tried; ``rich``: what decides may be paid with plenty."""

    def __init__(self, active: int, rich: bool, stage: int, throw: int) -> None:
        self.active = active
        self.rich = rich
        self.stage = stage
        self.throw = throw


def _tries(f: Fields, n: int, phase: int, rng: Rng) -> list[_Try]:
    """Return every moment that what is written leaves open."""
    stages = _stages(f, n, phase)
    throws = _throws(f, phase, rng)
    found: list[_Try] = []
    for active in _actives(f, n):
        for rich in [False, True] if phase in _COSTLY else [False]:
            for stage in stages:
                for throw in throws:
                    found.append(_Try(active, rich, stage, throw))
    return found


def read_moment(
    t: ValeriaState, setup: Setup, f: Fields, seats: list[Fields], phase: int, rng: Rng, events: bool
) -> None:
    """Set the moment; raise PositionError if there is none that agrees with all that is written.

    ``events``: keep those of what is played by the rules from there to the next decision.
    """
    _check_keys(f, seats, len(seats), phase)
    if phase == phases.DUKE:
        _stages(f, len(seats), phase)
        _settle_dukes(t, f, seats)
        return
    refusal: PositionError | None = None
    poor = phase in _COSTLY
    for one in _tries(f, len(seats), phase, rng):
        try:
            _settle(t, setup, f, seats, phase, one)
        except PositionError as error:
            if refusal is None or (poor and one.rich):  # no lack of what may be filled in
                refusal = error
                poor = poor and not one.rich
            continue
        t.keep_events(events)
        if phase == PLAYS_ON:
            _play_on(t, f)
        return
    assert refusal is not None
    raise refusal


def _clear(t: ValeriaState) -> None:
    """Take back what an earlier try has set."""
    t.steals = 0
    t.actions = 0
    t.todo = numbers()
    t.covered = -1
    t.raids = []
    t.outcome = 0
    t.end_due = False
    for player in t.players:
        player.choices = 0
        player.trades = 0
        player.compensation = False


def _purses(t: ValeriaState, seats: list[Fields], rich: int) -> None:
    """Read the resources; what is left out is as at the beginning, or plenty for seat ``rich`` (or all: len(seats))."""
    for player in t.players:
        sf = seats[player.seat]
        many = rich == player.seat or rich == len(seats)
        player.gold = _RICH if many else 2
        player.strength = _RICH if many else 0
        player.magic = _RICH if many else 1
        player.vp = 0
        fields.purse_fields(fields.reads(sf), player)


def _settle(t: ValeriaState, setup: Setup, f: Fields, seats: list[Fields], phase: int, one: _Try) -> None:
    """Set one moment, whole; raise PositionError if it does not agree with something."""
    _clear(t)
    _purses(t, seats, -1 if not one.rich else len(seats) if phase == phases.HARVEST else one.active)
    t.active = one.active
    t.stage = one.stage
    t.second = one.stage == REAPED
    t.phase = phases.NOBODY if phase == PLAYS_ON else phase
    t.dice1 = one.throw // 10
    t.dice2 = one.throw % 10
    if one.stage != RAIDED and _says_something(f, "raids"):
        raise PositionError(f"'raids' means nothing in the stage {STAGE_NAMES[one.stage]}.")
    _settle_changed(t, f)
    t.exhausted_cards = t.exhausted()
    if phase == phases.ACT:
        begins = t.n > 1 and f.has("first") and f.seat("first", int(t.n)) == t.active
        done = begins or not f.flag("end_due", True)  # what meets a condition was done in this turn
        t.actions = 1 if done and course.ends(t) else 2
        fields.actions_field(fields.reads(f), t, 1, 2)
    _settle_due(t, f, _is_fresh(t, phase))
    _settle_first(t, f)
    if phase == phases.DICE:
        _settle_dice(t)
    elif phase == phases.THIEF:
        settle_thief(t, f)
    elif phase == phases.HARVEST:
        settle_harvest(t, seats)
    elif in_action(phase):
        settle_action(t, f, setup.domains_per_stack())
    elif phase == phases.RAID:
        settle_raid(t, f)
    elif phase == phases.CAPTURE:
        settle_capture(t, f)
    elif phase == phases.OVER:
        _settle_end(t, f)
    elif phase == PLAYS_ON and one.stage == RAIDED:
        t.raids = [die for die in read_raids(t, f, 2)[0]]
    _settle_exhausted(t, f)
    settle_round(t, f)


def _settle_dukes(t: ValeriaState, f: Fields, seats: list[Fields]) -> None:
    """Dukes are being chosen: nobody has had a turn."""
    _purses(t, seats, -1)
    t.phase = phases.DUKE
    for player in t.players:
        if player.citizen_count or player.monster_count or player.domain_count:
            raise PositionError(f"In the phase duke nobody has had a turn, so seat {player.seat} has no cards yet.")
    if t.exhausted() or sum(t.captured) or t.captured_domains:
        raise PositionError("In the phase duke nobody has had a turn, so all cards lie in the center.")
    if f.integer("round", 1, 1, MOST_ROUNDS) > 1:
        raise PositionError(f"In the phase duke the 'round' is 1, not {short(f.get('round'))}.")
    t.first = f.seat("first", len(seats)) if f.has("first") else max(0, f.seat("active", len(seats)))
    t.active = t.first
    if f.has("active") and f.seat("active", len(seats)) != t.active:
        raise PositionError(f"In the phase duke 'active' is the first player, seat {t.first}.")
    refuse(f.flag("end_due", False), "In the phase duke nobody has had a turn, so 'end_due' is false.")
    _settle_exhausted(t, f)


def _settle_changed(t: ValeriaState, f: Fields) -> None:
    """Read which domains have altered a die in this turn."""
    me = t.players[t.active]
    t.used = 0
    fields.changed_field(fields.reads(f), t)
    for domain in cards_in(t.used):
        if cards.DOMAIN_TRIGGER[domain] != cards.IN_ROLL_PHASE or not me.has(domain):
            raise PositionError(f"'changed': seat {me.seat} has altered no die by {DOMAIN_NAMES[domain]}.")
    if not _can_show(int(t.dice1), int(t.dice2), int(t.used)):
        raise PositionError(f"'changed': no dice can show that once {listed(t.used, DOMAIN_NAMES)} altered one.")


def _can_show(one: int, other: int, used: int) -> bool:
    """Return True if dice altered by these domains, once each, can show these numbers."""
    if not used:
        return True
    for domain in range(cards.DOMAINS):
        if used >> domain & 1:
            rest = used & ~(1 << domain)
            for before in range(1, _SIDES + 1):
                if _altered(domain, before) == one != before and _can_show(before, other, rest):
                    return True
                if _altered(domain, before) == other != before and _can_show(one, before, rest):
                    return True
    return False


def _altered(domain: int, number: int) -> int:
    """Return what a domain makes of a die."""
    if domain == cards.FOXGROVE_PALISADE:
        return 6
    if domain == cards.THE_DESERT_ORCHID:
        return 1
    return number - 1


def _is_fresh(t: ValeriaState, phase: int) -> bool:
    """Return True if nothing in this turn can have brought the end nearer."""
    if phase == PLAYS_ON:
        return t.stage <= ACTED
    return t.stage < ACTED or (phase == phases.ACT and t.actions == 2)


def _settle_due(t: ValeriaState, f: Fields, fresh: bool) -> None:
    """Read whether the end of an earlier turn found the end due (A22): it did if a condition held as this one began."""
    found = t.n > 1 and (t.phase == phases.OVER or (fresh and course.ends(t)))
    t.end_due = found
    fields.due_field(fields.reads(f), t)
    refuse(found and not t.end_due, "'end_due' is true here: a condition was met before this turn.")
    refuse(t.end_due and t.n == 1, "'end_due' is false when one plays alone: the end comes at once.")
    if t.end_due and not found and ((fresh and not t.end_latched) or not course.may_have_ended(t)):
        raise PositionError("'end_due' is false here: no condition is met, and no card was put back that undid one.")


def _settle_first(t: ValeriaState, f: Fields) -> None:
    """Read who began. A round does not begin once the end is due, and the game is over as it ends."""
    after = (t.active + 1) % t.n
    t.first = t.active
    if t.phase == phases.OVER or t.end_due:
        t.first = after
    fields.first_field(fields.reads(f), t)
    if t.end_due and t.phase != phases.OVER and t.first == t.active:
        raise PositionError(f"The end was due before this round, so seat {t.first} does not begin another.")
    if t.n == 1 and not in_action(t.phase) and t.phase != phases.OVER and t.stage != CLOSED:
        if solo.all_slain(t) or t.exhausted_cards >= solo.EXHAUSTED_END:
            raise PositionError("The game is over: all monsters are slain, or five stacks are exhausted.")


def _settle_dice(t: ValeriaState) -> None:
    options = ActionList()
    me = t.players[t.active]
    roll.legal(t, me, options)
    refuse(len(options) < 2, f"In the phase dice seat {me.seat} would have nothing to choose from: no die to alter.")


def _settle_end(t: ValeriaState, f: Fields) -> None:
    if t.n == 1:
        settle_outcome(t, f)
    elif not (course.may_have_ended(t) if t.end_latched else course.ends(t)):
        raise PositionError("The game is not over: monsters and domains are left, and too few stacks are exhausted.")
    elif t.first != (t.active + 1) % t.n:
        raise PositionError(f"The game ends with the round: with 'first' {t.first} it is another seat's last turn.")


def _settle_exhausted(t: ValeriaState, f: Fields) -> None:
    """Check the Exhausted cards that are written, of which there is one for each empty stack between actions."""
    if f.integer("exhausted", int(t.exhausted_cards), 0, STACKS) != t.exhausted_cards:
        raise PositionError(f"'exhausted' is the number of empty stacks: {t.exhausted_cards}.")


def _play_on(t: ValeriaState, f: Fields) -> None:
    """Begin the stage, and go on by the rules until somebody must decide."""
    if t.stage == ROLLED:
        if f.has("dice") and not t.used:
            roll.show(t)
        elif t.used:
            roll.ask(t)
        else:
            roll.begin(t)
    elif t.stage == REAPED:
        t.stage = RAIDED  # and no raids are left
    elif t.stage != RAIDED:
        t.stage -= 1
    course.advance(t)


# ---- the position ------------------------------------------------------------------------------------------------

_DRAWS: Final = 50  # of cards that are left out, until they allow the moment that is written


def read_position(data: Mapping[str, object], seed: object, events: bool) -> ValeriaState:
    """Return the state that a position describes; raise PositionError if it is none, or cannot be.

    Cards that are left out are drawn again, some times, if the first ones do not allow the moment. ``events``: the
    state keeps events, those of what reading plays by the rules among them.
    """
    f = Fields(dict(data), "The position", fields.KEYS)
    refuse(f.text("game", "valeria") != "valeria", "A position of Valeria has the 'game' valeria.")
    players = players_of(f)
    seats = _seats(f, players)
    phase = phase_of(f, seats)
    active = f.seat("active", players) if f.has("active") else max(0, f.seat("first", players))
    demands = demands_of(f, seats[active], active, phase)
    refusal: PositionError | None = None
    for draw in range(_DRAWS):
        chance = Rng(seed_of("cards", seed, draw))
        start = chance.x
        try:
            setup = read_setup(f, players, demands[draw % len(demands)], seed)
            t = empty_table(setup, 0)
            t.draw_from(f.chance("rng", seed_of("valeria", "position", seed)))
            place_cards(t, setup, f, seats, demands[draw % len(demands)], chance, draw)
            rng = Rng(seed_of("position", seed))
            place_dukes(t, f, seats, phase == phases.DUKE, rng)
            read_moment(t, setup, f, seats, phase, rng, events)
            return t
        except PositionError as error:
            if refusal is None:
                refusal = error
        if chance.x == start and draw + 1 >= len(demands):  # all cards lie where they are written
            break
    assert refusal is not None
    raise refusal


def read_strictly(data: Mapping[str, object]) -> ValeriaState:
    """Return the state that was written as ``data``; raise PositionError if it is not exactly as it is written."""
    t = read_position(data, 0, False)
    found = difference(data, fields.position_of(t), "The position")
    refuse(found != "", found)
    return t


def _seats(f: Fields, players: int) -> list[Fields]:
    """Return what is written for each seat; there may be fewer seats than players."""
    given = f.get("seats")
    listed: list[object] = list(given) if isinstance(given, (list, tuple)) else []
    seats: list[Fields] = []
    for seat in range(players):
        entry = listed[seat] if seat < len(listed) else None
        seats.append(Fields({} if entry is None else entry, f"Seat {seat}", fields.SEAT_KEYS))
    return seats
