"""Builder for partial positions, which searches for values of the omitted fields (docs/positions.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from burgrave.games.valeria import cards
from burgrave.games.valeria import verbs as act
from burgrave.games.valeria.cards import CITIZEN_NAMES, COLUMNS
from burgrave.games.valeria.knowledge import position_fields as fields
from burgrave.games.valeria.knowledge.position_actions import STACKS, demands_of, no_part, settle_action, steps_of
from burgrave.games.valeria.knowledge.position_cards import Table, place_cards, place_dukes, players_of, read_setup
from burgrave.games.valeria.knowledge.position_fields import DOMAINS, OUTCOMES, PHASES, in_action
from burgrave.games.valeria.rules import board as phases
from burgrave.games.valeria.rules import course, harvest, roll, solo
from burgrave.games.valeria.rules.board import Board, Player
from burgrave.games.valeria.rules.course import ACTED, CLOSED, HARVESTED, RAIDED, REAPED, ROLLED, STAGE_NAMES
from burgrave.games.valeria.rules.harvest import THIEF_NUMBER, TRADERS
from burgrave.games.valeria.rules.setup import Setup, empty_table
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.arrays import ActionList, numbers
from burgrave.kernel.bits import bit
from burgrave.kernel.errors import PositionError
from burgrave.kernel.fields import Archive, refuse, short, within
from burgrave.kernel.rng import Rng, seed_of, shuffled

_SHOWN: Final = 3  # numbers of a list to show


def _shown(given: object) -> str:
    """Return a value as text for an error message; long lists are shortened."""
    if not isinstance(given, (list, tuple)):
        return short(given)
    some = ", ".join([short(one) for one in given[:_SHOWN]])
    return f"[{some}]" if len(given) <= _SHOWN else f"[{some}, ...]"


# ---- solo game ----------------------------------------------------------------------------------------------------

_JOKER: Final = 6  # the die that can activate any stack


def _raids_left(t: Board, f: Archive, phase: int) -> list[list[int]]:
    """Return the possible lists of dice that have yet to activate monsters; only ``raids`` if it is given."""
    if t.stage != RAIDED:
        return [[]]
    most = 2 if phase in (phases.RAID, PLAYS_ON) else 1
    dice = [int(t.dice1), int(t.dice2)]
    given = f.get("raids")
    if given is None:
        left = ([dice] if most == 2 else []) + [[dice[0]], [dice[1]], []]
        return left[:1] if phase == PLAYS_ON else left
    raids: list[int] = []
    for one in given if isinstance(given, (list, tuple)) else [given]:
        if not within(one, 1, _SIDES) or one not in dice or len(raids) == most:
            which = "dice that show" if most == 2 else "one die at most of those that show"
            raise PositionError(f"'raids' lists {which} {t.dice1} and {t.dice2}, not {_shown(given)}.")
        dice.remove(one)
        raids.append(one)
    return [raids]


def _settle_raid(t: Board) -> None:
    """Check that the dice can activate at least two stacks of monsters, so that the player has a choice."""
    options = ActionList()
    solo.legal_raid(t, options)
    stuck = "In the phase raid the player would have nothing to choose from"
    refuse(len(options) < 2, f"{stuck}: the dice do not activate two stacks.")


def _settle_capture(t: Board, f: Archive) -> None:
    """Set the column of the capture.

    A used die must have activated the column, which must have monsters and cards in both citizen stacks.
    """
    raided = int(f.whole("raided", -1, 0, COLUMNS - 1))
    for column in [raided] if raided >= 0 else list(range(COLUMNS)):
        there = t.monsters[column] and t.citizens[column] and t.citizens[column + COLUMNS]
        if there and _roused(t, column):
            t.place = column
            return
    needs = "The phase capture needs a column 'raided' with monsters and both citizens"
    raise PositionError(f"{needs}, activated by a die that is not in 'raids'.")


def _roused(t: Board, column: int) -> bool:
    """Return True if a used die could have activated the column.

    The die shows the column's number or a 6. A 6 is used only if no unused die shows the column's number.
    """
    gone = [int(t.dice1), int(t.dice2)]
    for die in t.raids:
        gone.remove(int(die))
    return column + 1 in gone or (_JOKER in gone and column + 1 not in t.raids)


def _settle_outcome(t: Board, f: Archive) -> None:
    """Set the outcome of a finished solo game, which must be possible in the current stage."""
    given = int(f.named("outcome", 0, OUTCOMES)) if f.get("outcome") != "" else 0
    if t.stage == ACTED:
        t.actions = 0
        fields.actions_field(f, t, 0, 1)
    else:
        refuse(f.has("actions") and f.get("actions") != 0, "'actions' means nothing in this stage: they are done.")
    for outcome in [given] if given else [solo.WON, solo.SCORED, solo.LOST]:
        if _has_ended(t, outcome):
            t.outcome = outcome
            return
    how = f"has not ended as {OUTCOMES.names[given]}" if given else "is not over"
    ways = "won means that all monsters are slain, lost that a raid found nothing to take"
    raise PositionError(f"The game {how}: {ways}, scored that five stacks are exhausted.")


def _has_ended(t: Board, outcome: int) -> bool:
    exhausted = t.exhausted() >= solo.EXHAUSTED_END
    if outcome == solo.WON:
        return t.stage == ACTED and solo.all_slain(t)
    if outcome == solo.SCORED:
        return not solo.all_slain(t) and exhausted
    if t.stage != RAIDED or exhausted:
        return False
    for column in range(COLUMNS):
        bare = not t.citizens[column] and not t.citizens[column + COLUMNS] and not t.domains[column]
        if bare and t.monsters[column] and _roused(t, column):
            return True
    return False


def _settle_round(t: Board, f: Archive) -> None:
    """Read the round, which defaults to the earliest possible one."""
    least = _least_round(t)
    t.round = least
    fields.round_field(f, t)
    much = f"the Dark Lord has {_captured(t)} of the cards, two a round at most"
    refuse(t.round < least, f"'round' is {least} at least here, not {t.round}: {much}.")


def _captured(t: Board) -> int:
    return int(sum(t.captured)) + int(t.captured_domains).bit_count()


def _least_round(t: Board) -> int:
    """Return the earliest possible round, given that each die brings the Dark Lord at most one card."""
    now = 0  # in this round
    if t.stage == REAPED:
        now = 2
    elif t.stage == RAIDED:
        waiting = t.phase == phases.CAPTURE or t.outcome == solo.LOST  # the last die has not brought a card yet
        now = (1 if waiting else 2) - len(t.raids)
    return 1 + max(0, _captured(t) - now + 1) // 2


# ---- the harvest --------------------------------------------------------------------------------------------------

_PLENTY: Final = 100  # of each resource: enough for all exchanges in a harvest


def _settle_thief(t: ValeriaState, f: Archive) -> None:
    """Read how many thefts the active player has left, at most one per activated thief."""
    me = t.players[t.active]
    most = int(me.citizens[cards.THIEF] * harvest.times(t, THIEF_NUMBER))
    refuse(most == 0, f"The phase thief needs a thief of seat {me.seat} and dice of the sum {THIEF_NUMBER}.")
    t.steals = f.whole("steals", most, 1, most)
    options = ActionList()
    harvest.legal_thief(t, me, options)
    stuck = f"In the phase thief seat {me.seat} would have nothing to choose from"
    refuse(len(options) < 2, f"{stuck}: nobody has anything.")


def _settle_harvest(t: ValeriaState, seats: list[Archive]) -> None:
    """Set the harvest decisions; by default, all decisions that the dice give are open."""
    whole = t.copy()
    whole.keeps_events = False
    for player in whole.players:
        player.gold = player.strength = player.magic = _PLENTY
    harvest.reap(whole, not t.second)
    asked = False
    for player in t.players:
        io = seats[player.seat]
        _read_harvest(
            t, player, whole.players[player.seat], io.inner("harvest", fields.HARVEST_KEYS, io.what("harvest"))
        )
        if harvest.is_open(player):
            asked = True
    refuse(not asked, "In the phase harvest somebody has something to decide; here nobody has.")


def _read_harvest(t: ValeriaState, me: Player, whole: Player, io: Archive) -> None:
    """Read a player's open decisions; raise PositionError if there are more than the dice gave."""
    me.compensation = whole.compensation
    me.choices = whole.choices
    me.trades = whole.trades
    most = fields.trades_of(whole)
    trades = fields.harvest_fields(io, me)
    unearned = me.compensation and not whole.compensation
    refuse(unearned, f"{io.where}: 'compensation' is for a seat without activated cards.")
    me.trades = 0
    for kind, number in enumerate(trades):
        if number > most[kind]:
            given = f"the dice give {CITIZEN_NAMES[kind]} {_times(most[kind])}"
            raise PositionError(f"{io.where}: {given}, not {_times(number)}.")
        if number:
            me.trades += number * bit(5 * TRADERS.index(kind))
    if me.choices == 0 and me.trades:
        options = ActionList()
        harvest.legal(t, me, options)
        if len(options) == 1 and options[0] == act.DONE:  # none of the exchanges is affordable
            me.trades = 0


def _times(number: int) -> str:
    """Return a number of exchanges in words; huge numbers are shortened."""
    return "no exchange" if number == 0 else f"{short(number)} exchange{'' if number == 1 else 's'}"


# ---- the current decision -----------------------------------------------------------------------------------------

PLAYS_ON: Final = -1  # no phase: a stage begins, and the rules advance the game to the next decision
_SIDES: Final = 6
_RICH: Final = 20  # default amount of a resource, if the decision needs more than the initial amount
_RESOLVING: Final = list(range(phases.FREE, phases.HUNT + 1))
_IN_ACTION: Final = list(range(phases.PAY, phases.HUNT + 1))
# keys that are meaningful only in these phases
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
# possible stages of a phase, with several players and in a solo game; all other phases are in ACTED
_STAGES: Final[dict[int, tuple[list[int], list[int]]]] = {
    PLAYS_ON: ([ROLLED, HARVESTED, ACTED, CLOSED], [ROLLED, HARVESTED, ACTED, CLOSED, RAIDED, REAPED]),
    phases.DUKE: ([ROLLED], [ROLLED]),
    phases.DICE: ([ROLLED], [ROLLED]),
    phases.THIEF: ([HARVESTED], [HARVESTED]),
    phases.HARVEST: ([HARVESTED], [HARVESTED, REAPED]),
    phases.RAID: ([RAIDED], [RAIDED]),
    phases.CAPTURE: ([RAIDED], [RAIDED]),
    phases.OVER: ([CLOSED], [ACTED, RAIDED]),
}
# phases that are possible only with certain dice
_OF_DICE: Final = [phases.DICE, phases.THIEF, phases.HARVEST, phases.RAID, phases.CAPTURE, phases.OVER]
# phases that are possible only if a player has enough resources
_COSTLY: Final = [phases.DICE, phases.HARVEST, phases.PAY, phases.BARGAIN, phases.HUNT]


def _phase_of(f: Archive, seats: list[Archive]) -> int:
    """Return the phase of a position.

    If the position does not give a phase, any field that is meaningful in a single phase determines it. Without such a
    field, the phase is PLAYS_ON if the position gives a stage but no actions, and ACT otherwise.
    """
    if f.has("phase") and f.get("phase") != "":
        return int(f.named("phase", 0, PHASES))
    if f.has("part"):
        for step in steps_of(f, -1):
            return step.phase
        raise PositionError(no_part(f, -1))
    for key in ("outcome", "paying", "rewarded", "raided", "steals"):
        if _says_something(f, key):
            return _PHASES_OF_KEYS[key][0]
    if [one for one in seats if one.has("harvest")]:
        return phases.HARVEST
    return PLAYS_ON if f.has("stage") and not f.has("actions") else phases.ACT


def _check_keys(f: Archive, seats: list[Archive], n: int, phase: int) -> None:
    """Reject fields that have no meaning in this phase, unless they have their default value."""
    crowd = n > 1 and (phase == phases.RAID or phase == phases.CAPTURE)
    refuse(crowd, f"The phase {phases.PHASE_NAMES[phase]} is there when one plays alone; here {n} play.")
    for key, where in _PHASES_OF_KEYS.items():
        idle = (phase not in where or (n > 1 and phase == phases.OVER)) and _says_something(f, key)
        refuse(idle, f"'{key}' means nothing {_in_phase(phase)}.")
    for key in ("dice", "changed"):
        early = phase == phases.DUKE and _says_something(f, key)
        refuse(early, f"'{key}' means nothing in the phase duke: nobody has rolled yet.")
    for one in seats:
        idle = phase != phases.HARVEST and one.has("harvest")
        refuse(idle, f"{one.where}: 'harvest' means nothing {_in_phase(phase)}.")


def _in_phase(phase: int) -> str:
    return "as a stage begins" if phase == PLAYS_ON else f"in the phase {phases.PHASE_NAMES[phase]}"


def _says_something(f: Archive, key: str) -> bool:
    """Return True if a field differs from its default; for a column, 0 is not the default."""
    value = f.get(key)
    if isinstance(value, (list, tuple, dict)):
        return len(value) > 0
    if isinstance(value, int) and key not in ("covered", "raided"):
        return value != 0
    return value is not None


def _stages(f: Archive, n: int, phase: int) -> list[int]:
    found = _STAGES[phase][1 if n == 1 else 0] if phase in _STAGES else [ACTED]
    if phase == phases.VICTIM:
        found = sorted({step.stage for step in steps_of(f, phase)}) or found
    words = [STAGE_NAMES[stage] for stage in found]
    word = f.text("stage", "")
    if word == "":
        return found
    refuse(word not in words, f"'stage' is {' or '.join(words)} {_in_phase(phase)}, not {short(word)}.")
    return [stage for stage in found if STAGE_NAMES[stage] == word]


def _throws(f: Archive, phase: int, rng: Rng) -> list[int]:
    """Return the given dice or, in random order, all possible rolls, each as 10 times one die plus the other."""
    given = f.get("dice")
    if given is not None:
        dice = [one for one in given if within(one, 1, _SIDES)] if isinstance(given, (list, tuple)) else []
        if len(dice) == 2 and isinstance(given, (list, tuple)) and len(given) == 2:
            return [dice[0] * 10 + dice[1]]
        raise PositionError(f"'dice' is a list of two numbers from 1 to {_SIDES}, not {_shown(given)}.")
    sides = range(1, _SIDES + 1)
    throws = [one * 10 + two for one in sides for two in sides if phase != phases.THIEF or one + two == THIEF_NUMBER]
    shuffled(throws, rng)
    return throws if phase in _OF_DICE or f.has("changed") else throws[:1]


class _Moment:
    """Search for values of the omitted fields of the turn and the open decision that agree with the given fields."""

    def __init__(self, t: ValeriaState, setup: Setup, f: Archive, seats: list[Archive], phase: int, rng: Rng) -> None:
        self.t = t
        self.setup = setup
        self.f = f
        self.seats = seats
        self.phase = phase
        self.rng = rng

    def read(self, events: bool) -> None:
        """Set the omitted fields; raise PositionError if no values agree with all given fields.

        If ``events`` is True, keep the events of the steps that are played afterward, up to the next decision.
        """
        t = self.t
        _check_keys(self.f, self.seats, len(self.seats), self.phase)
        stages = _stages(self.f, len(self.seats), self.phase)
        if self.phase == phases.DUKE:
            self._settle_dukes()
            return
        refusal: PositionError | None = None
        costly = self.phase in _COSTLY
        poor = costly
        throws = _throws(self.f, self.phase, self.rng)
        for active in self._actives():
            for rich in [False, True] if costly else [False]:
                for stage in stages:
                    for throw in throws:
                        try:
                            self._settle(active, rich, stage, throw)
                        except PositionError as error:
                            if refusal is None or (poor and rich):  # prefer errors not due to missing resources
                                refusal = error
                                poor = poor and not rich
                            continue
                        t.keep_events(events)
                        if self.phase == PLAYS_ON:
                            self._play_on()
                        return
        assert refusal is not None
        raise refusal

    def _actives(self) -> list[int]:
        """Return the active seat if given, else all seats, starting with the first player."""
        n = len(self.seats)
        if self.f.has("active"):
            return [int(self.f.seat("active", 0, n))]
        start = int(self.f.seat("first", 0, n))
        return [(start + number) % n for number in range(n)]

    def _purses(self, rich: int) -> None:
        """Read the resources.

        By default, each seat has the initial amounts, except that seat ``rich`` has plenty. If ``rich`` is
        ``len(seats)``, all seats have plenty.
        """
        for player in self.t.players:
            many = rich == player.seat or rich == len(self.seats)
            player.gold = _RICH if many else 2
            player.strength = _RICH if many else 0
            player.magic = _RICH if many else 1
            player.vp = 0
            fields.purse_fields(self.seats[player.seat], player)

    def _settle(self, active: int, rich: bool, stage: int, throw: int) -> None:
        """Try one complete set of values; raise PositionError if the set contradicts a given field."""
        t = self.t
        f = self.f
        phase = self.phase
        _clear(t)
        self._purses(-1 if not rich else len(self.seats) if phase == phases.HARVEST else active)
        t.active = active
        t.stage = stage
        t.second = stage == REAPED
        t.phase = phases.NOBODY if phase == PLAYS_ON else phase
        t.dice1 = throw // 10
        t.dice2 = throw % 10
        idle = stage != RAIDED and _says_something(f, "raids")
        refuse(idle, f"'raids' means nothing in the stage {STAGE_NAMES[stage]}.")
        self._settle_changed()
        t.exhausted_cards = t.exhausted()
        if phase == phases.ACT:
            begins = t.n > 1 and f.seat("first", -1, t.n) == t.active
            done = begins or not f.flag("end_due", True)  # an action of this turn met the end condition
            t.actions = 1 if done and course.ends(t) else 2
            fields.actions_field(f, t, 1, 2)
        self._settle_due()
        self._settle_first()
        refusal: PositionError | None = None
        for raids in _raids_left(t, f, phase):
            try:
                t.raids = [die for die in raids]
                self._settle_phase()
                self._check_exhausted()
                _settle_round(t, f)
                return
            except PositionError as error:
                refusal = refusal or error
        assert refusal is not None
        raise refusal

    def _settle_phase(self) -> None:
        t = self.t
        f = self.f
        if self.phase == phases.DICE:
            options = ActionList()
            roll.legal(t, t.players[t.active], options)
            stuck = f"In the phase dice seat {t.active} would have nothing to choose from"
            refuse(len(options) < 2, f"{stuck}: no die to alter.")
        elif self.phase == phases.THIEF:
            _settle_thief(t, f)
        elif self.phase == phases.HARVEST:
            _settle_harvest(t, self.seats)
        elif in_action(self.phase):
            settle_action(t, f, self.setup.domains_per_stack())
        elif self.phase == phases.RAID:
            _settle_raid(t)
        elif self.phase == phases.CAPTURE:
            _settle_capture(t, f)
        elif self.phase == phases.OVER:
            self._settle_end()

    def _settle_dukes(self) -> None:
        """Set up the choice of dukes, before the first turn."""
        t = self.t
        f = self.f
        new = "In the phase duke nobody has had a turn"
        self._purses(-1)
        t.phase = phases.DUKE
        for player in t.players:
            owns = player.citizen_count + player.monster_count + player.domain_count > 0
            refuse(owns, f"{new}, so seat {player.seat} has no cards yet.")
        gone = t.exhausted() > 0 or _captured(t) > 0
        refuse(gone, f"{new}, so all cards lie in the center.")
        t.round = 1
        fields.round_field(f, t)
        refuse(t.round > 1, f"In the phase duke the 'round' is 1, not {t.round}.")
        t.first = f.seat("first", f.seat("active", 0, t.n), t.n)
        t.active = t.first
        another = f.seat("active", t.first, t.n) != t.first
        refuse(another, f"In the phase duke 'active' is the first player, seat {t.first}.")
        refuse(f.flag("end_due", False), f"{new}, so 'end_due' is false.")
        self._check_exhausted()

    def _settle_changed(self) -> None:
        t = self.t
        me = t.players[t.active]
        t.used = self.f.mask("changed", 0, DOMAINS)
        for domain in self.f.listed("changed", [], DOMAINS):
            never = cards.DOMAIN_TRIGGER[domain] != cards.IN_ROLL_PHASE or not me.has(domain)
            refuse(never, f"'changed': seat {me.seat} has altered no die by {DOMAINS.names[domain]}.")
        if not _can_show(int(t.dice1), int(t.dice2), int(t.used)):
            those = ", ".join(DOMAINS.of(t.used))
            raise PositionError(f"'changed': no dice can show that once {those} altered one.")

    def _settle_due(self) -> None:
        """Read ``end_due`` (A22), which defaults to True if an end condition held when this turn began."""
        t = self.t
        # nothing in this turn can have met an end condition
        fresh = t.stage < ACTED or (self.phase == phases.ACT and t.actions == 2)
        if self.phase == PLAYS_ON:
            fresh = t.stage <= ACTED
        found = t.n > 1 and (t.phase == phases.OVER or (fresh and course.ends(t)))
        t.end_due = self.f.flag("end_due", found)
        refuse(found and not t.end_due, "'end_due' is true here: a condition was met before this turn.")
        refuse(t.end_due and t.n == 1, "'end_due' is false when one plays alone: the end comes at once.")
        undone = (not fresh or t.end_latched) and course.may_have_ended(t)
        never = t.end_due and not found and not undone
        refuse(never, "'end_due' is false here: no condition is met, and no card was put back that undid one.")

    def _settle_first(self) -> None:
        """Read the first player; once the end is due, the current round is the last, so no seat can begin another."""
        t = self.t
        t.first = (t.active + 1) % t.n if t.phase == phases.OVER or t.end_due else t.active
        t.first = self.f.seat("first", t.first, t.n)
        begins = t.end_due and t.phase != phases.OVER and t.first == t.active
        refuse(begins, f"The end was due before this round, so seat {t.first} does not begin another.")
        if t.n == 1 and not in_action(t.phase) and t.phase != phases.OVER and t.stage != CLOSED:
            over = solo.all_slain(t) or t.exhausted_cards >= solo.EXHAUSTED_END
            refuse(over, "The game is over: all monsters are slain, or five stacks are exhausted.")

    def _settle_end(self) -> None:
        t = self.t
        if t.n == 1:
            _settle_outcome(t, self.f)
            return
        over = course.may_have_ended(t) if t.end_latched else course.ends(t)
        refuse(not over, "The game is not over: monsters and domains are left, and too few stacks are exhausted.")
        late = t.first != (t.active + 1) % t.n
        refuse(late, f"The game ends with the round: with 'first' {t.first} it is another seat's last turn.")

    def _check_exhausted(self) -> None:
        """Check the number of Exhausted cards; between actions, every empty stack has one."""
        number = self.t.exhausted_cards
        wrong = self.f.whole("exhausted", number, 0, STACKS) != number
        refuse(wrong, f"'exhausted' is the number of empty stacks: {number}.")

    def _play_on(self) -> None:
        """Begin the stage, and let the rules advance the game to the next decision."""
        t = self.t
        if t.stage == ROLLED:
            if self.f.has("dice") and not t.used:
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


def _clear(t: ValeriaState) -> None:
    """Reset the fields that an earlier attempt may have set."""
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


def _can_show(one: int, other: int, used: int) -> bool:
    """Return True if the dice can show these numbers after each domain in ``used`` has changed one of the dice."""
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
    if domain == cards.FOXGROVE_PALISADE:
        return 6
    if domain == cards.THE_DESERT_ORCHID:
        return 1
    return number - 1


# ---- the position -------------------------------------------------------------------------------------------------

_DRAWS: Final = 50  # maximum number of draws of omitted cards until the position is possible


def read_position(data: Mapping[str, object], seed: object, events: bool) -> ValeriaState:
    """Return the state that a position describes; raise PositionError if it is malformed or impossible.

    If the omitted cards make the position impossible, they are drawn again, up to a limit. If ``events`` is True, the
    state keeps events, including those of the steps that are played to reach the decision.
    """
    f = Archive(False, dict(data), "The position", fields.KEYS)
    refuse(f.text("game", "valeria") != "valeria", "A position of Valeria has the 'game' valeria.")
    seats = f.seat_parts(players_of(f), fields.SEAT_KEYS)
    phase = _phase_of(f, seats)
    active = int(f.seat("active", f.seat("first", 0, len(seats)), len(seats)))
    demands = demands_of(f, seats[active], active, phase)
    refusal: PositionError | None = None
    for draw in range(_DRAWS):
        chance = Rng(seed_of("cards", seed, draw))
        start = chance.x
        demand = demands[draw % len(demands)]
        try:
            setup = read_setup(f, seats, demand, seed)
            t = empty_table(setup, 0)
            t.draw_from(f.chance("rng", seed_of("valeria", "position", seed)))
            place_cards(Table(t, setup, f, seats, demand, chance, draw))
            rng = Rng(seed_of("position", seed))
            place_dukes(t, f, seats, phase == phases.DUKE, rng)
            _Moment(t, setup, f, seats, phase, rng).read(events)
            return t
        except PositionError as error:
            if refusal is None:
                refusal = error
        if chance.x == start and draw + 1 >= len(demands):  # the position places all cards
            break
    assert refusal is not None
    raise refusal
