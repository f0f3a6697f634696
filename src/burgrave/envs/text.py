"""Text environment: a game in prose and JSON for language models, in four languages.

It works for every registered game and needs no optional packages. See docs/language-models.md.
"""

from __future__ import annotations

import io
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from burgrave.bots import BotFailure
from burgrave.envs.answers import BadAnswer, Decision
from burgrave.kernel.errors import BurgraveError, IllegalAction, SetupError
from burgrave.kernel.fields import short, whole
from burgrave.kernel.record import Record, Recorder
from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import State, seat_of
from burgrave.terminal.narrator import Scene, terminal_narrator_for
from burgrave.terminal.plain import PlainFace
from burgrave.terminal.session import SUBSTITUTE, Opponents, seat_players
from burgrave.text.catalogue import Catalogue
from burgrave.text.naming import named
from burgrave.text.narrator import HUMAN, Score, Tip, tips

__all__ = ["BadAnswer", "LastResort", "Step", "TextEnv", "numbered", "result_lines"]

LastResort = Literal["random", "forfeit"]
"""Consequence of too many bad answers: a random legal action, or the loss of the game."""

_LAST_RESORTS: Final = ("random", "forfeit")
_MOST_TRIES: Final = 1000


@dataclass(frozen=True)
class Step:
    """Result of ``TextEnv.step``: the effect of one answer."""

    text: str
    """News, table and choices of the next decision; after the game, the result; after a bad answer, one line."""
    seat: int
    """Seat that answered."""
    action: str | None
    """Notation of the action that was played; None if nothing was played."""
    error: str
    """Reason why the answer was rejected; "" if it was valid."""
    reward: float
    """The seat's share of the win; 0 until the game ends."""
    over: bool


class TextEnv:
    """One game of ``game`` as text, played with free-text answers; ``options`` as in ``burgrave.new``.

    The caller answers for ``seat``. ``bots`` play the other seats: one name for all, or one per seat, starting with the
    next seat. With ``seat=None``, the caller answers for every seat, and ``bots`` is ignored. After ``tries`` bad
    answers to the same decision, ``last_resort`` applies. Names of cards in ``options`` may be in any of the four
    languages.
    """

    def __init__(
        self,
        game: str,
        seat: int | None = 0,
        bots: str | Sequence[str] = "rules",
        *,
        language: str = "en",
        tries: int = 3,
        last_resort: LastResort = "random",
        **options: object,
    ) -> None:
        self.game = game_named(game)
        self.options = named(self.game, options)
        self.words = Catalogue(language, self.game.name)
        players = int(str(self.game.resolve(0, self.options)["players"]))
        if seat is None:
            kinds = [HUMAN] * players
        else:
            first = int(seat_of(seat, players))
            others = _bot_names(bots, players - 1)
            kinds = [HUMAN if one == first else others[(one - first) % players - 1] for one in range(players)]
        self.seats = seat_players(kinds, players, self.words)
        if whole(tries) is None or not 1 <= tries <= _MOST_TRIES:
            raise SetupError(f"The number of tries must be 1 to {_MOST_TRIES}, not {short(tries)}.")
        if last_resort not in _LAST_RESORTS:
            raise SetupError(f"The last resort must be {' or '.join(_LAST_RESORTS)}, not {short(last_resort)}.")
        self.tries = tries
        self.last_resort = last_resort
        self._recorder: Recorder | None = None
        self._bots: Opponents | None = None
        self._forfeited: int | None = None
        self._decision: Decision | None = None

    # ---- the game ------------------------------------------------------------------------------------------------

    def reset(self, seed: int | str | None = None, record: str | os.PathLike[str] | None = None) -> str:
        """Start the game that ``burgrave.new`` deals for ``seed``, and return the text of the first decision.

        ``record``: a new file in which to save the game, action by action.
        """
        self.close()
        number = int.from_bytes(os.urandom(6), "big") if seed is None else seed
        start = Record.new(self.game.name, seed=number, seats=[*self.seats], options=self.options)
        self._bots = Opponents(start)
        self._recorder = Recorder(start, record)
        self._narrator = terminal_narrator_for(self.state, self.words.language)
        self._told = [0] * len(self.seats)  # number of events before each seat's last decision
        self._notices: list[str] = []
        self._forfeited = None
        self._seat = next(seat for seat, (kind, _name) in enumerate(self.seats) if kind == HUMAN)
        self._go_on()
        return self.prompt()

    def step(self, answer: str) -> Step:
        """Play the action that ``answer`` means, and then the bots' actions up to the next decision.

        After a bad answer, no action is played; ``error`` gives the reason and the number of tries left. Raise
        IllegalAction if the game is over.
        """
        if self.over:
            raise IllegalAction("The game is over; there are no legal actions.")
        seat = self._seat
        try:
            index = self.decision.read(answer)
        except BadAnswer as bad:
            return self._rejected(seat, str(bad))
        return self._played(seat, index, "")

    def close(self) -> None:
        """End the game, and close its bots and its record file; ``reset`` can start a new game afterward."""
        if self._recorder is not None:
            self._recorder.close()
            self._recorder = None
        self._close_bots()

    @property
    def state(self) -> State:
        """The full game state, including hidden information; for inspection, not for players."""
        return self._begun.state

    @property
    def record(self) -> Record:
        """Record of the game, up to the latest action."""
        return self._begun.record

    @property
    def seat(self) -> int:
        """The seat that answers next; after the game, the seat that answered last."""
        _ = self._begun
        return self._seat

    @property
    def over(self) -> bool:
        return self._forfeited is not None or self.state.is_over()

    @property
    def rewards(self) -> list[float]:
        """Each seat's share of the win; 0 until the game ends.

        After a forfeit, the other seats share the win equally.
        """
        if self._forfeited is not None:
            others = len(self.seats) - 1
            return [0.0 if seat == self._forfeited else 1 / others for seat in range(others + 1)]
        return self.state.returns()

    # ---- the seat's information ----------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        """The open decision of ``seat``, without any choices if the game is over."""
        if self._decision is None:
            legal = [] if self.over else self.state.legal(self._seat)
            quotes = [self.state.quote(self._seat, action) for action in legal]
            view = self.state.view(self._seat)
            self._decision = Decision(self.game, self.words.language, view, legal, self.names, quotes)
        return self._decision

    @property
    def names(self) -> list[str]:
        """The players' names, with "You" in the player's language for ``seat``."""
        kinds = enumerate(self.seats)
        you = self.words.text("terminal-you")
        return [you if seat == self._seat else name or f"{kind} {seat}" for seat, (kind, name) in kinds]

    def prompt(self) -> str:
        """Return the news, the table, the question and its numbered choices; after the game, the result."""
        parts = [self.news(), self._notices, self.table()]
        parts += (
            [self.result()]
            if self.over
            else [[self.question(), *numbered(self.choices())], [self.words.text("answer-how")]]
        )
        return "\n\n".join("\n".join(lines) for lines in parts if lines)

    def news(self) -> list[str]:
        """Return the events since the seat's last decision, one sentence per line."""
        events = self.state.events_for(self._seat, self._told[self._seat])
        told = self._narrator.paragraphs(events, self.names, self._seat)
        return [line for paragraph in told for line in paragraph]

    def table(self) -> list[str]:
        """Return the table as the seat sees it, one fact per line."""
        return self._narrator.lines(Scene(self._narrator, self.state.view(self._seat), self.names))

    def question(self) -> str:
        return self._narrator.question(self.state.view(self._seat), self.decision.legal, self.names)

    def choices(self) -> list[dict[str, object]]:
        """Return the legal actions, each with ``number``, ``action`` (notation), ``label`` and ``note``."""
        found = zip(self.decision.notations, self.decision.options, strict=True)
        return [
            {"number": number, "action": notation, "label": option.label, "note": option.note}
            for number, (notation, option) in enumerate(found, 1)
        ]

    def observe(self) -> dict[str, object]:
        """Return what the seat knows as JSON data: the view, the news, the question, the choices and the rewards."""
        over = self.over
        return {
            "game": self.game.name,
            "seat": self._seat,
            "players": self.names,
            "view": self.state.view(self._seat),
            "news": self.news(),
            "question": None if over else self.question(),
            "choices": self.choices(),
            "over": over,
            "rewards": self.rewards,
        }

    def hints(self) -> list[Tip]:
        """Return the best choices, best first, using only what the seat knows; raise IllegalAction after the game."""
        if self.over:
            raise IllegalAction("The game is over; there are no legal actions.")
        seed = seed_of(self.record.seed, "hint", self._begun.decisions, self._seat)
        asking = self.state.seat(self._seat, Rng(seed_of(seed, "world")))
        return tips(self.game.name, asking, seed, self._narrator, self.names)

    def explain(self, about: str = "") -> list[str]:
        """Explain the card or the numbered choice in ``about``; if it is "", explain all that is currently relevant."""
        return self._narrator.explain(self.state.view(self._seat), self.decision.legal, about)

    def result(self) -> list[str]:
        """Return the final scores, the winner and the seat's reward."""
        reward = self.rewards[self._seat]
        if not self.state.is_over():
            return [_reward(self.words, reward)]  # forfeited
        view, ranks, me = self.state.view(None), self.state.ranks(), self._seat
        verdict = [
            self._narrator.verdict(view, ranks, self.names, me),
            *self._narrator.ties(view, ranks, self.names),
        ]
        return result_lines(self.words, self._narrator.scores(view, ranks, self.names), verdict, reward)

    # ---- inside --------------------------------------------------------------------------------------------------

    @property
    def _begun(self) -> Recorder:
        if self._recorder is None:
            raise BurgraveError("No game is in progress; call reset first.")
        return self._recorder

    def _rejected(self, seat: int, why: str) -> Step:
        self._failures += 1
        left = self.tries - self._failures
        if left:
            error = f"{why} {self.words.text('answer-left', number=left)}"
            return Step(error, seat, None, error, 0.0, False)
        if self.last_resort == "forfeit":
            self._forfeited = seat
            self._decision = None
            self._close_bots()
            self._notices = [self.words.text("answer-forfeit")]
            return Step(self.prompt(), seat, None, why, self.rewards[seat], True)
        rng = Rng(seed_of(self.record.seed, "last resort", self._begun.decisions))
        index = rng.below(len(self.decision.legal))
        notice = self.words.text("answer-random", choice=self.decision.options[index].label)
        return self._played(seat, index, why, notice)

    def _played(self, seat: int, index: int, error: str, *notices: str) -> Step:
        notation = self.decision.notations[index]
        self._told[seat] = self.state.event_count()
        self._begun.play(seat, self.decision.legal[index])
        self._notices = [*notices]
        self._go_on()
        return Step(self.prompt(), seat, notation, error, self.rewards[seat], self.over)

    def _go_on(self) -> None:
        """Play the bots' actions up to the caller's next decision or the end of the game."""
        assert self._bots is not None
        state = self.state
        self._decision = None
        self._failures = 0
        while not state.is_over():
            waiting = [seat for seat in state.open_seats() if seat not in self._bots]
            if waiting:
                self._seat = waiting[0]
                return
            seat = int(state.to_act())
            self._begun.play(seat, self._chosen(seat, self._bots))
        self._close_bots()

    def _chosen(self, seat: int, bots: Opponents) -> int:
        """Return the action of a bot; the rule bot replaces a bot that fails."""
        try:
            return bots.choose(seat, self.state)
        except BotFailure as failure:
            bots.replace(seat)
            name = self.names[seat]
            self._notices.append(self.words.text("terminal-bot-failed", name=name, bot=SUBSTITUTE, reason=str(failure)))
        return bots.choose(seat, self.state)

    def _close_bots(self) -> None:
        if self._bots is not None:
            self._bots.close()
            self._bots = None


def numbered(choices: Sequence[Mapping[str, object]]) -> list[str]:
    """Return the choices that ``TextEnv.choices`` describes as numbered lines."""
    lines: list[str] = []
    for one in choices:
        note = f" – {one['note']}" if one["note"] else ""
        shown = "" if one["action"] == one["label"] else f" [{one['action']}]"
        lines.append(f"{one['number']}. {one['label']}{note}{shown}")
    return lines


def result_lines(words: Catalogue, scores: Sequence[Score], verdict: Sequence[str], reward: float) -> list[str]:
    """Return a finished game's scores, the sentences of its verdict and the reader's reward as lines."""
    written = io.StringIO()
    PlainFace(io.StringIO(), written).result(words, scores, " ".join(verdict))
    return [*written.getvalue().splitlines(), _reward(words, reward)]


def _reward(words: Catalogue, reward: float) -> str:
    return words.text("answer-reward", number=f"{reward:g}")


def _bot_names(bots: object, seats: int) -> list[str]:
    """Return a list of ``seats`` bot names; raise SetupError if ``bots`` is a list of a different length."""
    names = [bots] * seats if isinstance(bots, str) else bots
    if not isinstance(names, Sequence) or not all(isinstance(name, str) for name in names):
        raise SetupError(f"Bots must be a name or a list of names, not {short(bots)}.")
    if len(names) != seats:
        raise SetupError(f"{seats} other seats need {seats} bots, not {len(names)}.")
    return list(names)
