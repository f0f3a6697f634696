"""Reviews as text: key moments, turning points, costly decisions and verdicts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

import msgspec

from burgrave.kernel.quote import UNSAID, Reason
from burgrave.kernel.registry import game_named
from burgrave.review.sums import by_turn, change_of, rounds_of, swings_of
from burgrave.review.table import Table
from burgrave.review.types import Decision, Review, Round, SeatSums, Swing
from burgrave.text.marks import Part, parts
from burgrave.text.narrator import Line, Narrator, Phrase

# ---- Words -----------------------------------------------------------------------------------------------------------

KINDS: Final = ("play", "chance", "hidden")
WORDS: Final = (
    "won-both",
    "won-play",
    "won-against-luck",
    "won-luck",
    "won-others",
    "lost-best",
    "lost-unlucky",
    "lost-beaten",
    "lost-both",
    "lost-play",
    "lost-luck",
    "lost-others",
)
"""Verdicts on a seat's game; their messages are named ``review-word-...``."""
ROLES: Final = ("missed", "gained", "helped", "hurt", "lucky", "unlucky")
"""Roles of key moments: the seat's own mistake or good turn, a turn of another seat, or a random event."""

_MOMENTS: Final = 3  # key moments per seat
_LEAD: Final = 0.005  # minimum lead in win share to have played best
_FELT: Final = 0.04  # minimum change in win share to call play or luck good or bad
_SURE: Final = 2.0  # standard errors beyond which play counts as good or bad


class Played(msgspec.Struct, frozen=True):
    """Action that was played or could have been played."""

    notation: str
    text: str


class MomentText(msgspec.Struct, frozen=True):
    """Description of a key moment, addressed to the seat itself or to others."""

    what: list[Part]  # what happened, in a sentence
    then: str  # how the winning chance changed or could have changed, in a sentence


class Choice(msgspec.Struct, frozen=True):
    """An option of a puzzle and the winning chance after it, in percent."""

    notation: str
    text: str
    percent: int


class MomentPuzzle(msgspec.Struct, frozen=True):
    """Answer to the puzzle at a key moment where one option is clearly best."""

    right: list[str]  # notations of the right answers
    choices: list[Choice]  # all options, the right ones first
    margin: int  # winning chance of the best option minus that of the best wrong one, in percentage points
    error: float  # standard error of the margin, in percentage points
    searches: int  # independent searches, all of which found the best option
    trials: int  # games played out in these searches


class KeyMoment(msgspec.Struct, frozen=True):
    """One of the few moments that mattered most to a seat."""

    moment: int  # number of actions before it
    step: int  # step of the replay that shows it
    round: int
    role: str  # one of ROLES
    actor: int  # the seat that acted
    board: int  # the seat whose board shows what happened
    played: str  # notation of the action
    best: str  # notation of the best option after a mistake, else ""
    before: float  # the seat's winning chance before it, or after the mistake
    after: float  # the chance after it, or the one that was possible
    me: MomentText  # addressed to the seat
    other: MomentText
    why: str  # reason for the best option, addressed to the seat; "" if there is none
    puzzle: MomentPuzzle | None = None  # if the seat missed a move that is clearly best


class Story(msgspec.Struct, frozen=True):
    """The key moments of one seat, in the order of the game."""

    seat: int
    moments: list[KeyMoment]


class TurningPoint(msgspec.Struct, frozen=True):
    """Turning point of a game: the decisive action of a turn, and the largest gain and loss over the whole turn."""

    moment: int  # number of actions before it
    round: int
    seat: int  # the seat that acted
    what: list[Part]  # description in a sentence
    gainer: int
    gain: float
    loser: int
    loss: float
    kind: str  # main cause, one of KINDS


class CostlyDecision(msgspec.Struct, frozen=True):
    """Decision that cost win share, with the best alternative."""

    moment: int
    round: int
    seat: int
    played: Played
    best: Played
    why: str  # reason for the best action, as a sentence addressed to the seat; "" if there is none
    loss: float
    error: float
    turn: int | None  # moment at which the turn begins; null in reviews of earlier versions
    chance: float | None  # winning chance after the action; null in reviews of earlier versions
    possible: float | None  # winning chance after the best action


class SeatReview(SeatSums, frozen=True):
    """Breakdown of a seat's result, with a verdict."""

    word: str  # one of WORDS


class ToldReview(msgspec.Struct, frozen=True):
    """Review in one language; ``sums`` is empty until the review is finished."""

    names: list[str]
    rounds: list[Round]
    turns: list[TurningPoint]
    costs: list[CostlyDecision]
    sums: list[SeatReview]
    stories: list[Story]  # empty in reviews of earlier versions


class Teller:
    """Presenter of a review in one language; the review may be unfinished."""

    def __init__(self, review: Review, table: Table, narrator: Narrator, names: Sequence[str]) -> None:
        self._review = review
        self._table = table
        self._narrator = narrator
        self._names = names
        self._events = game_named(review.game).events
        self._words = narrator.words

    def told(self) -> ToldReview:
        """Return the texts for all finished steps; each seat's costly decisions are sorted by loss, largest first."""
        review = self._review
        rounds = review.rounds or (rounds_of(review.moments) if review.moments else [])
        costs = [cost for seat in review.seats for cost in self.costs(seat)]
        stories = [Story(seat, self.key_moments(seat)) for seat in range(self._table.seats)]
        return ToldReview([*self._names], rounds, self.turns(), costs, self.sums(), stories)

    # ---- key moments ---------------------------------------------------------------------------------------------

    def key_moments(self, seat: int) -> list[KeyMoment]:
        """Return the moments that mattered most to a seat, in the order of the game."""
        missed: list[tuple[float, Decision | list[Swing]]] = [(-one.loss, one) for one in self._main_losses(seat)]
        missed.sort(key=lambda found: found[0])
        swings = self._felt(seat)
        chosen = sorted([*missed, *swings], key=lambda found: found[0])[:_MOMENTS]
        if missed and missed[0] not in chosen:
            chosen = [*chosen[:-1], missed[0]]
        moments = [
            self._missed(found) if isinstance(found, Decision) else self._swung(seat, found) for _, found in chosen
        ]
        return sorted(moments, key=lambda one: one.moment)

    def _main_losses(self, seat: int) -> list[Decision]:
        """Return the costliest decision of each of the seat's turns."""
        found: dict[int, Decision] = {}
        for one in self._review.decisions:
            if one.seat == seat and one.loss > 0.0 and (one.turn not in found or one.loss > found[one.turn].loss):
                found[one.turn] = one
        return list(found.values())

    def _felt(self, seat: int) -> list[tuple[float, list[Swing]]]:
        """Return the turns whose effect on a seat lasts until the end of the round.

        Each is paired with the negated size of its effect, so that sorting the pairs puts the largest effect first.
        """
        review, table = self._review, self._table
        swings = review.swings or swings_of(review, game_named(review.game), table)
        rounds = rounds_of(review.moments) if review.moments else []
        told = {one.turn for one in self._main_losses(seat)}
        moved = {one.round: after.shares[seat] - one.shares[seat] for one, after in pairwise(rounds)}
        found: list[tuple[float, list[Swing]]] = []
        for turn in by_turn(swings):
            change = change_of(turn)[seat]
            lasting = moved.get(turn[0].round, 0.0)
            weight = min(abs(change), abs(lasting)) if change * lasting > 0.0 else 0.0
            own = turn[0].seat == seat
            if weight > _FELT and turn[0].turn not in told and not (own and change < 0.0):
                found.append((-weight, turn))
        return found

    def _missed(self, one: Decision) -> KeyMoment:
        seat = one.seat
        return KeyMoment(
            moment=one.moment,
            step=one.moment,
            round=one.round,
            role="missed",
            actor=seat,
            board=seat,
            played=one.options[one.played].notation,
            best=one.options[one.best].notation,
            before=one.chance,
            after=one.possible,
            me=MomentText(self._omission(one, seat), self._could(one, seat)),
            other=MomentText(self._omission(one, None), self._could(one, None)),
            why=self._why(one),
            puzzle=self._puzzle(one),
        )

    def _puzzle(self, one: Decision) -> MomentPuzzle | None:
        clear = one.clear
        if clear is None:
            return None
        labels = self._labels(one.moment)
        choices = [
            Choice(option.notation, labels[option.action], round(100 * clear.chances[option.notation]))
            for option in one.options
        ]
        choices.sort(key=lambda choice: (choice.notation not in clear.right, -clear.chances[choice.notation]))
        margin, error = round(100 * clear.margin), round(100 * clear.error, 1)
        return MomentPuzzle(clear.right, choices, margin, error, clear.searches, clear.trials)

    def _swung(self, seat: int, turn: list[Swing]) -> KeyMoment:
        change = change_of(turn)
        gain = change[seat]
        main = max(turn, key=lambda one: one.change[seat] * gain)
        before = self._review.moments[turn[0].moment].shares[seat]
        after = min(1.0, max(0.0, before + gain))
        role = "gained" if main.seat == seat else "helped" if gain > 0.0 else "hurt"
        if main.chance[seat] / main.change[seat] > 0.5:  # a random event made most of the change
            role = "lucky" if gain > 0.0 else "unlucky"
        happened = self._fell_out if role in ("lucky", "unlucky") else self._happened
        return KeyMoment(
            moment=main.moment,
            step=main.moment + 1,
            round=main.round,
            role=role,
            actor=main.seat,
            board=main.seat if role == "helped" else seat,
            played=main.notation,
            best="",
            before=before,
            after=after,
            me=MomentText(happened(main, seat), self._moved(seat, before, after, me=True)),
            other=MomentText(happened(main, None), self._moved(seat, before, after, me=False)),
            why="",
        )

    def _omission(self, one: Decision, me: int | None) -> list[Part]:
        """Describe what a seat did instead of the best option or, if the log is silent, what the seat failed to do."""
        played, best = one.options[one.played], one.options[one.best]
        told = self._own_sentence(one.moment, me)
        if not told and _verb(played.notation) == _verb(best.notation):
            told = self._next_sentence(one.moment, me)
        if not told:
            told = self._phrase("omitted" if me is None else "omitted-you", one.moment, best.action)
        return parts(told or self._next_sentence(one.moment, me) or self._deed(one.moment, me))

    def _could(self, one: Decision, me: int | None) -> str:
        """Describe how much the best option would have raised the winning chance."""
        action = one.options[one.best].action
        doing = self._phrase("doing", one.moment, action)
        if "," in doing:  # a name with an apposition, such as "Isabella, a Justa"
            doing += ","
        more = {"doing": doing} if doing else {"best": self._labels(one.moment)[action]}
        return self._chances("review-could" if doing else "review-better", one.seat, one.chance, one.possible, me, more)

    def _moved(self, seat: int, before: float, after: float, *, me: bool) -> str:
        message = "review-rose" if after > before else "review-fell"
        return self._chances(message, seat, before, after, seat if me else None, {})

    def _chances(
        self, message: str, seat: int, before: float, after: float, me: int | None, more: Mapping[str, str]
    ) -> str:
        arguments = {"name": self._names[seat], "from": self._percent(before), "to": self._percent(after), **more}
        return self._words.format(message, "" if me is None else "me", arguments)

    def _percent(self, share: float) -> str:
        return self._words.text("terminal-percent", number=round(100 * share))

    def _phrase(self, form: Phrase, moment: int, action: int) -> str:
        seat, _ = self._table.moves[moment]
        state = self._table.states[moment]
        return self._narrator.phrase(form, state.view(seat), action, self._names, state.quote(seat, action))

    # ---- turning points ------------------------------------------------------------------------------------------

    def turns(self) -> list[TurningPoint]:
        """Return the turning points, largest swing first."""
        turns = {one.moment: turn for turn in by_turn(self._review.swings) for one in turn}
        return [self._turn(moment, turns[moment]) for moment in self._review.turning]

    def _turn(self, moment: int, turn: list[Swing]) -> TurningPoint:
        main = next(one for one in turn if one.moment == moment)
        change = change_of(turn)
        gainer = max(range(len(change)), key=lambda seat: change[seat])
        loser = min(range(len(change)), key=lambda seat: change[seat])
        sizes = {
            "play": sum(abs(one.play[gainer]) + abs(one.play[loser]) for one in turn),
            "chance": sum(abs(one.chance[gainer]) + abs(one.chance[loser]) for one in turn),
            "hidden": sum(abs(one.hidden[gainer]) + abs(one.hidden[loser]) for one in turn),
        }
        kind = max(sizes, key=lambda one: sizes[one])
        return TurningPoint(
            moment,
            main.round,
            main.seat,
            self._fell_out(main, None) if kind == "chance" else self._happened(main, None),
            gainer,
            change[gainer],
            loser,
            change[loser],
            kind,
        )

    def _happened(self, swing: Swing, me: int | None) -> list[Part]:
        """Describe an action in one sentence.

        In order of preference, the sentence is the action's own log entry, the entry of the action that completes it,
        the action's last log entry, or one made from the action's label.
        """
        moment = swing.moment
        told = self._own_sentence(moment, me) or self._next_sentence(moment, me) or self._last_sentence(moment, me)
        return parts(told or self._deed(swing.moment, me))

    def _fell_out(self, swing: Swing, me: int | None) -> list[Part]:
        """Describe the first random event of an action."""
        first = self._table.random_event(swing.moment, self._review.seed)
        told = [] if first is None else [line for line in self._lines(swing.moment, me) if line.event >= first]
        return parts(told[0].text) if told else self._happened(swing, me)

    def _lines(self, moment: int, me: int | None) -> list[Line]:
        """Return the log entries of an action, except for the beginning of a new round."""
        events = self._table.told[moment]
        told = self._narrator.log(events, self._names, me)
        lines = [line for paragraph in told for line in paragraph]
        return [line for line in lines if self._narrator.round_of(events[line.event]) is None]

    def _own_sentence(self, moment: int, me: int | None) -> str:
        """Return the first sentence of an action's log if it describes what the seat did, else ""."""
        events, lines = self._table.told[moment], self._lines(moment, me)
        seat, _ = self._table.moves[moment]
        if not lines or lines[0].event > 1 or self._events.told(events[0]).get("seat") != seat:
            return ""
        return lines[0].text if self._events.told(events[lines[0].event]).get("seat") == seat else ""

    def _next_sentence(self, moment: int, me: int | None) -> str:
        """Return the sentence for the seat's next action if that action completes this one, else ""."""
        following = moment + 1
        if following >= len(self._table.moves) or self._table.turns[following] != self._table.turns[moment]:
            return ""
        return "" if self._table.told[moment] else self._own_sentence(following, me)

    def _last_sentence(self, moment: int, me: int | None) -> str:
        lines = self._lines(moment, me)
        return lines[-1].text if lines else ""

    def _deed(self, moment: int, me: int | None) -> str:
        seat, action = self._table.moves[moment]
        arguments = {"name": self._names[seat], "label": self._labels(moment)[action]}
        return self._words.format("review-deed", "me" if me == seat else "", arguments)

    # ---- decisions -----------------------------------------------------------------------------------------------

    def costs(self, seat: int) -> list[CostlyDecision]:
        """Return the costly decisions of a seat, largest loss first."""
        mine = [one for one in self._review.decisions if one.seat == seat and one.loss > 0.0]
        mine.sort(key=lambda one: (-one.loss, one.moment))
        return [self._cost(one) for one in mine]

    def _cost(self, decision: Decision) -> CostlyDecision:
        labels = self._labels(decision.moment)
        played, best = decision.options[decision.played], decision.options[decision.best]
        return CostlyDecision(
            decision.moment,
            decision.round,
            decision.seat,
            Played(played.notation, labels[played.action]),
            Played(best.notation, labels[best.action]),
            self._why(decision),
            decision.loss,
            decision.error,
            decision.turn,
            decision.chance,
            decision.possible,
        )

    def _why(self, decision: Decision) -> str:
        """Return the reason for the best option, or "" if there is none."""
        reason = Reason(decision.why.name, dict(decision.why.arguments))
        return "" if reason.name == UNSAID else self._narrator.reason(reason, self._names, decision.seat)

    def _labels(self, moment: int) -> Mapping[int, str]:
        seat, _ = self._table.moves[moment]
        state = self._table.states[moment]
        legal = state.legal(seat)
        quotes = [state.quote(seat, action) for action in legal]
        options = self._narrator.options(state.view(seat), legal, self._names, quotes)
        return {action: option.label for action, option in zip(legal, options, strict=True)}

    # ---- luck and play -------------------------------------------------------------------------------------------

    def sums(self) -> list[SeatReview]:
        every = self._review.sums
        best = _played_best(every)
        return [SeatReview(word=_word(one, best=one.seat == best), **msgspec.structs.asdict(one)) for one in every]


def _verb(notation: str) -> str:
    return notation.partition(" ")[0]


def plain(text: Sequence[Part]) -> str:
    """Convert sentences with card references to plain text."""
    return "".join(part if isinstance(part, str) else part["text"] for part in text)


def _word(sums: SeatSums, *, best: bool) -> str:
    felt = max(_FELT, _SURE * sums.error)
    good, bad = sums.play > felt, sums.play < -felt
    lucky, unlucky = sums.luck > _FELT, sums.luck < -_FELT
    if sums.outcome > 0.0:
        if good:
            return "won-both" if lucky else "won-against-luck" if unlucky else "won-play"
        return "won-luck" if lucky and sums.luck >= sums.others else "won-others"
    if bad and not best:
        return "lost-both" if unlucky else "lost-play"
    if unlucky and sums.luck <= sums.others:
        return "lost-best" if best else "lost-unlucky" if good else "lost-luck"
    return "lost-beaten" if good else "lost-play" if bad else "lost-others"


def _played_best(sums: Sequence[SeatSums]) -> int | None:
    """Return the seat that clearly played best, or None."""
    ranked = sorted(sums, key=lambda one: -one.play)
    if len(ranked) < 2 or ranked[0].play - ranked[1].play <= _LEAD:
        return None
    return ranked[0].seat
