"""The moment of a position: whose turn, which phase, what the dice show. What is left out is sought among what fits."""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria.rules import cards, course, roll, solo
from burgrave.games.valeria.rules.cards import DOMAIN_NAMES
from burgrave.games.valeria.rules.course import ACTED, CLOSED, HARVESTED, RAIDED, REAPED, ROLLED, STAGE_NAMES
from burgrave.games.valeria.rules.phases import (
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
    THIEF,
    VICTIM,
)
from burgrave.games.valeria.rules.positions.alone import (
    MOST_ROUNDS,
    read_raids,
    settle_capture,
    settle_outcome,
    settle_raid,
    settle_round,
)
from burgrave.games.valeria.rules.positions.names import card_numbers, listed, shown
from burgrave.games.valeria.rules.positions.reaping import THIEF_NUMBER, settle_harvest, settle_thief
from burgrave.games.valeria.rules.positions.resolving import STACKS, settle_action
from burgrave.games.valeria.rules.positions.steps import STEPS, agrees, step_texts
from burgrave.games.valeria.rules.setup import Setup
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.games.valeria.rules.write import in_action
from burgrave.kernel.bits import bit
from burgrave.kernel.errors import PositionError
from burgrave.kernel.fields import Fields, short
from burgrave.kernel.rng import Rng
from burgrave.kernel.unboxed import ActionList, numbers

__all__ = ["PLAYS_ON", "phase_of", "read_moment"]

PLAYS_ON: Final = -1  # no phase: a stage begins, and goes on by the rules up to the next decision
_SIDES: Final = 6
_RICH: Final = 20  # of a resource that is left out, where the decision needs more than one begins with
_MOST: Final = 9999
_RESOLVING: Final = list(range(FREE, HUNT + 1))
_IN_ACTION: Final = list(range(PAY, HUNT + 1))
# keys that mean something in these phases alone
_PHASES_OF_KEYS: Final[dict[str, list[int]]] = {
    "steals": [THIEF],
    "actions": [ACT, *_IN_ACTION, OVER],
    "paying": [PAY],
    "rewarded": [REWARD],
    "part": _RESOLVING,
    "todo": _RESOLVING,
    "covered": _IN_ACTION,
    "raids": [RAID, CAPTURE, OVER, PLAYS_ON],
    "raided": [CAPTURE],
    "outcome": [OVER],
}
# phases that the dice must allow
_OF_DICE: Final = [DICE, THIEF, HARVEST, RAID, CAPTURE, OVER]
# phases that the resources of somebody must allow
_COSTLY: Final = [DICE, HARVEST, PAY, BARGAIN, HUNT]


# ---- what is written ----------------------------------------------------------------------------------------------


def phase_of(f: Fields, seats: list[Fields]) -> int:
    """Return the phase: as written, else that of a key that is there, else PLAYS_ON with a stage and ACT without."""
    names: list[str] = [*PHASE_NAMES]
    word = f.word("phase", "", [name for phase, name in enumerate(names) if phase != NOBODY])
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
        return HARVEST
    return PLAYS_ON if f.has("stage") and not f.has("actions") else ACT


def _check_keys(f: Fields, seats: list[Fields], n: int, phase: int) -> None:
    """Refuse what means nothing in this phase, unless it says nothing."""
    if n > 1 and (phase == RAID or phase == CAPTURE):
        raise PositionError(f"The phase {PHASE_NAMES[phase]} is there when one plays alone; here {n} play.")
    for key, phases in _PHASES_OF_KEYS.items():
        if (phase not in phases or (n > 1 and phase == OVER)) and _says_something(f, key):
            raise PositionError(f"'{key}' means nothing {_in_phase(phase)}.")
    for key in ("dice", "changed"):
        if phase == DUKE and _says_something(f, key):
            raise PositionError(f"'{key}' means nothing in the phase duke: nobody has rolled yet.")
    for sf in seats:
        if phase != HARVEST and sf.has("harvest"):
            raise PositionError(f"{sf.where}: 'harvest' means nothing {_in_phase(phase)}.")


def _in_phase(phase: int) -> str:
    return "as a stage begins" if phase == PLAYS_ON else f"in the phase {PHASE_NAMES[phase]}"


def _says_something(f: Fields, key: str) -> bool:
    """Tell whether a key is there, and not as empty as if it were left out; some count columns from 0."""
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
    elif phase == DUKE or phase == DICE:
        found = [ROLLED]
    elif phase == THIEF:
        found = [HARVESTED]
    elif phase == HARVEST:
        found = [HARVESTED, REAPED] if n == 1 else [HARVESTED]
    elif phase == VICTIM:
        found = sorted({step.stage for step in STEPS if agrees(step, f, VICTIM)}) or [ACTED]
    elif phase == RAID or phase == CAPTURE:
        found = [RAIDED]
    elif phase == OVER:
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
    throws = [one * 10 + other for one in sides for other in sides if phase != THIEF or one + other == THIEF_NUMBER]
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
    if phase == DUKE:
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
        player.gold = sf.integer("gold", _RICH if many else 2, 0, _MOST)
        player.strength = sf.integer("strength", _RICH if many else 0, 0, _MOST)
        player.magic = sf.integer("magic", _RICH if many else 1, 0, _MOST)
        player.vp = sf.integer("vp", 0, 0, _MOST)


def _settle(t: ValeriaState, setup: Setup, f: Fields, seats: list[Fields], phase: int, one: _Try) -> None:
    """Set one moment, whole; raise PositionError if it does not agree with something."""
    _clear(t)
    _purses(t, seats, -1 if not one.rich else len(seats) if phase == HARVEST else one.active)
    t.active = one.active
    t.stage = one.stage
    t.second = one.stage == REAPED
    t.phase = NOBODY if phase == PLAYS_ON else phase
    t.dice1 = one.throw // 10
    t.dice2 = one.throw % 10
    if one.stage != RAIDED and _says_something(f, "raids"):
        raise PositionError(f"'raids' means nothing in the stage {STAGE_NAMES[one.stage]}.")
    _settle_changed(t, f)
    t.exhausted_cards = t.exhausted()
    if phase == ACT:
        begins = t.n > 1 and f.has("first") and f.seat("first", int(t.n)) == t.active
        done = begins or not f.flag("end_due", True)  # what meets a condition was done in this turn
        t.actions = f.integer("actions", 1 if done and course.ends(t) else 2, 1, 2)
    _settle_due(t, f, _is_fresh(t, phase))
    _settle_first(t, f)
    if phase == DICE:
        _settle_dice(t)
    elif phase == THIEF:
        settle_thief(t, f)
    elif phase == HARVEST:
        settle_harvest(t, seats)
    elif in_action(phase):
        settle_action(t, f, setup.domains_per_stack())
    elif phase == RAID:
        settle_raid(t, f)
    elif phase == CAPTURE:
        settle_capture(t, f)
    elif phase == OVER:
        _settle_end(t, f)
    elif phase == PLAYS_ON and one.stage == RAIDED:
        t.raids = [die for die in read_raids(t, f, 2)[0]]
    _settle_exhausted(t, f)
    settle_round(t, f)


def _settle_dukes(t: ValeriaState, f: Fields, seats: list[Fields]) -> None:
    """Dukes are being chosen: nobody has had a turn."""
    _purses(t, seats, -1)
    t.phase = DUKE
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
    if f.flag("end_due", False):
        raise PositionError("In the phase duke nobody has had a turn, so 'end_due' is false.")
    _settle_exhausted(t, f)


def _settle_changed(t: ValeriaState, f: Fields) -> None:
    """Read which domains have altered a die in this turn."""
    me = t.players[t.active]
    t.used = 0
    for domain in card_numbers(f, "changed", DOMAIN_NAMES, "domain"):
        if cards.DOMAIN_TRIGGER[domain] != cards.IN_ROLL_PHASE or not me.has(domain):
            raise PositionError(f"'changed': seat {me.seat} has altered no die by {DOMAIN_NAMES[domain]}.")
        t.used |= bit(domain)
    if not _can_show(int(t.dice1), int(t.dice2), int(t.used)):
        raise PositionError(f"'changed': no dice can show that once {listed(t.used, DOMAIN_NAMES)} altered one.")


def _can_show(one: int, other: int, used: int) -> bool:
    """Tell whether dice that were altered by these domains, once each, can show these numbers."""
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
    """Tell whether nothing was done yet in this turn that could bring the end nearer."""
    if phase == PLAYS_ON:
        return t.stage <= ACTED
    return t.stage < ACTED or (phase == ACT and t.actions == 2)


def _settle_due(t: ValeriaState, f: Fields, fresh: bool) -> None:
    """Read whether the end of an earlier turn found the end due (A22): it did if a condition held as this one began."""
    found = t.n > 1 and (t.phase == OVER or (fresh and course.ends(t)))
    t.end_due = f.flag("end_due", found)
    if found and not t.end_due:
        raise PositionError("'end_due' is true here: a condition was met before this turn.")
    if t.end_due and t.n == 1:
        raise PositionError("'end_due' is false when one plays alone: the end comes at once.")
    if t.end_due and not found and ((fresh and not t.end_latched) or not course.may_have_ended(t)):
        raise PositionError("'end_due' is false here: no condition is met, and no card was put back that undid one.")


def _settle_first(t: ValeriaState, f: Fields) -> None:
    """Read who began. A round does not begin once the end is due, and the game is over as it ends."""
    after = (t.active + 1) % t.n
    t.first = t.active
    if t.phase == OVER or t.end_due:
        t.first = after
    if f.has("first"):
        t.first = f.seat("first", int(t.n))
    if t.end_due and t.phase != OVER and t.first == t.active:
        raise PositionError(f"The end was due before this round, so seat {t.first} does not begin another.")
    if t.n == 1 and not in_action(t.phase) and t.phase != OVER and t.stage != CLOSED:
        if solo.all_slain(t) or t.exhausted_cards >= solo.EXHAUSTED_END:
            raise PositionError("The game is over: all monsters are slain, or five stacks are exhausted.")


def _settle_dice(t: ValeriaState) -> None:
    options = ActionList()
    me = t.players[t.active]
    roll.legal(t, me, options)
    if len(options) < 2:
        raise PositionError(f"In the phase dice seat {me.seat} would have nothing to choose from: no die to alter.")


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
