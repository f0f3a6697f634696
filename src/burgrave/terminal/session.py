"""Terminal sessions, and transcripts of game records.

Records store the kind of each seat: ``human``, or a bot spec for ``bot_named``.
"""

from __future__ import annotations

import contextlib
import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final, Literal

from burgrave.bots import LEVELS, Bot, BotFailure, bot_named, bots_of, check_bot, close, thinks
from burgrave.kernel.errors import RecordError, SetupError
from burgrave.kernel.events import Event
from burgrave.kernel.quote import Quote
from burgrave.kernel.record import Record, Recorder, Replay
from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import State
from burgrave.terminal.narrator import Face, Scene, terminal_narrator_for
from burgrave.text.catalogue import Catalogue, language_named, language_of_environment
from burgrave.text.narration import narrator_for
from burgrave.text.narrator import HUMAN, Narrator, Tip, View, display_names, levels_of

# ---- Options ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PlayOptions:
    """Options of the ``burgrave play`` command; omitted options are None."""

    game: str
    options: dict[str, object] = field(default_factory=dict)  # ruleset, players, scenario, ... if given
    seats: list[str] | None = None  # human, or a bot, for each seat
    level: str | None = None  # of seats called "bot"
    seed: int | str | None = None
    lang: str | None = None
    position: Path | None = None  # file to start from
    record: Path | None = None  # file to save the game to
    resume: Path | None = None  # record to resume
    plain: bool = False
    delay: float | None = None  # seconds between the moves of bots


# ---- Opponents -------------------------------------------------------------------------------------------------------

# The rule bot replaces a bot that fails.

SUBSTITUTE: Final = "rules"


class Opponents:
    """The bots of one game, which are closed together."""

    def __init__(self, record: Record) -> None:
        self._game = record.game
        self._seed = record.seed
        self._kinds: dict[int, str] = {}
        self._bots: dict[int, Bot] = {}
        self._worlds: dict[int, Rng] = {}
        with contextlib.ExitStack() as begun:
            begun.callback(self.close)  # close the bots created so far if a later one fails
            for seat, (kind, _name) in enumerate(record.seats):
                if kind != HUMAN:
                    self._take(seat, kind)
            begun.pop_all()

    def __contains__(self, seat: object) -> bool:
        return seat in self._bots

    def thinks(self, seat: int) -> bool:
        """Return True if the bot in a seat may take noticeably long to decide."""
        return thinks(self._kinds[seat])

    def choose(self, seat: int, state: State) -> int:
        """Return the action of the bot in a seat; raise BotFailure if the bot fails."""
        return self._bots[seat].choose(state.seat(seat, self._worlds[seat]))

    def replace(self, seat: int) -> None:
        """Replace the bot in a seat with the rule bot."""
        close(self._bots[seat])
        self._take(seat, SUBSTITUTE)

    def close(self) -> None:
        for bot in self._bots.values():
            close(bot)

    def _take(self, seat: int, kind: str) -> None:
        self._bots[seat] = bot_named(self._game, kind, seed_of(self._seed, "bot", seat))
        self._worlds[seat] = Rng(seed_of(self._seed, "worlds", seat))
        self._kinds[seat] = kind


# ---- Seats -----------------------------------------------------------------------------------------------------------

_NORMAL: Final = "normal"  # default level
_BOT: Final = "bot"  # a bot at the chosen level
_OWN: Final = "search:"  # built-in, even though it has a colon
_BOT_NAMES: Final = ("Ana", "Bruno", "Carla", "Diego", "Elena", "Fabio", "Gina", "Hugo")


def seat_players(
    seats: Sequence[str] | None, players: int, words: Catalogue, level: str | None = None
) -> list[tuple[str, str]]:
    """Return the (kind, name) of every seat; if ``seats`` is None, one human plays against bots at this level.

    Raise SetupError for a wrong number of seats, an unknown level or an unknown bot.
    """
    kinds = [*seats] if seats is not None else [HUMAN] + [_BOT] * (players - 1)
    if players == 1 and kinds != [HUMAN]:
        raise SetupError(f"The solo game is for one human, without bots: --seats {HUMAN}, not {','.join(kinds)}.")
    if len(kinds) != players:
        raise SetupError(
            f"--seats lists {len(kinds)} players for {players} seats; list one per seat, separated by commas."
        )
    if level is not None:
        _check_level(level, kinds)
    kinds = [level or _NORMAL if kind == _BOT else kind for kind in kinds]
    for kind in dict.fromkeys(kinds):
        _check_kind(kind, words.game)
    humans = kinds.count(HUMAN)
    names = iter(_BOT_NAMES)
    people = 0
    result: list[tuple[str, str]] = []
    for kind in kinds:
        if kind != HUMAN:
            result.append((kind, next(names)))
            continue
        people += 1
        result.append((kind, words.text("terminal-player", number=people) if humans > 1 else ""))
    return result


def _check_level(level: str, kinds: Sequence[str]) -> None:
    if level not in LEVELS:
        raise SetupError(f"Unknown level {level!r}; choose from: {', '.join(LEVELS)}.")
    if _BOT not in kinds:
        raise SetupError(f"--level applies to seats called {_BOT!r}, but there are none: {','.join(kinds)}.")


def _check_kind(kind: str, game: str) -> None:
    bots = bots_of(game)
    if kind == HUMAN or kind in bots:
        return
    if ":" not in kind:
        known = f"{HUMAN}, {_BOT}, {', '.join(bots)}, module:factory or program:command"
        raise SetupError(f"Unknown player {kind!r}; choose from: {known}.")
    check_bot(game, kind)


def from_outside(kind: str) -> bool:
    """Return True if a bot is external: a program, or code that is not part of Burgrave."""
    return ":" in kind and not kind.startswith(_OWN)


# ---- The command that resumes a game ---------------------------------------------------------------------------------

_PROGRAM: Final = "burgrave"
_BY_MAKE: Final = "BURGRAVE_STARTED_AS"
"""Environment variable through which the Makefile passes the command that the user typed: `make terminal`."""


@dataclass(frozen=True)
class Start:
    """Command that started this program: its name, ``python -m``, or make."""

    words: Sequence[str] = (_PROGRAM,)
    make: str = ""

    @classmethod
    def of_this_program(cls) -> Start:
        """Return the command that would start this program again in the same folder."""
        called = Path(sys.argv[0])
        words: Sequence[str] = (_PROGRAM,)
        if called.name == "__main__.py" and called.parent.name == _PROGRAM:
            typed = sys.orig_argv
            words = typed[: typed.index("-m") + 2] if "-m" in typed else [typed[0], sys.argv[0]]
        elif called.stem == _PROGRAM and not _is_on_path(called):
            words = [sys.argv[0]]
        return cls(tuple(words), os.environ.get(_BY_MAKE, ""))

    def play(self, game: str, arguments: Sequence[str]) -> str:
        """Return a command line that plays a game with the given arguments."""
        if self.make:
            return f"{self.make} GAME={game} {_for_make(arguments)}"
        return _joined([*self.words, "play", game, *arguments])


def _is_on_path(called: Path) -> bool:
    """Return True if the name alone, without a path, starts the same program."""
    found = shutil.which(_PROGRAM)
    return found is not None and Path(found).with_suffix("").resolve() == called.with_suffix("").resolve()


def _joined(words: Sequence[str]) -> str:
    return subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)


def _for_make(arguments: Sequence[str]) -> str:
    """Return ``ARGS=...`` for make, quoted for both the calling shell and the shell that make runs."""
    text = shlex.join(arguments).replace("$", "$$")
    return f"ARGS={shlex.quote(text)}" if set('"$`\\!') & set(text) else f'ARGS="{text}"'


# ---- Transcripts -----------------------------------------------------------------------------------------------------

Viewer = int | Literal["all", "public"]
"""Viewer of a transcript: a seat, the public, or a viewer who sees everything."""


def seat_names(record: Record, words: Catalogue) -> list[str]:
    """Return a name for every seat; unnamed seats get the number used by the record and ``--view``."""
    return [
        name or (words.text("terminal-player", number=seat) if kind == HUMAN else f"{kind} {seat}")
        for seat, (kind, name) in enumerate(record.seats)
    ]


def seat_named(text: str, names: Sequence[str]) -> int | None:
    """Return the seat with this number or unique name; None if there is no such seat."""
    if text.isascii() and text.isdigit() and len(text) == 1 and int(text) < len(names):
        return int(text)
    return names.index(text) if text and names.count(text) == 1 else None


def viewer(text: str, names: Sequence[str]) -> Viewer:
    """Parse ``all``, ``public``, or the number or name of a seat; raise RecordError if it is unknown."""
    if text == "all" or text == "public":
        return "all" if text == "all" else "public"
    seat = seat_named(text, names)
    if seat is None:
        raise RecordError(f"Unknown seat {text!r}; choose all, public, or a seat from 0 to {len(names) - 1}.")
    return seat


def story(running: Replay, seen_by: Viewer) -> Iterator[list[Event]]:
    """Replay a record; for each action, yield the events that ``seen_by`` may see."""
    mark = 0
    while True:
        state = running.state
        if seen_by == "all":
            events = state.events_since(mark)
        else:
            events = state.events_for(None if seen_by == "public" else seen_by, mark)
        mark = state.event_count()
        if events:
            yield events
        if running.step() is None:
            return


def show(record: Record, *, view: str = "all", language: str | None = None, step: bool = False) -> None:
    """Print a record as a transcript; ``step``: wait for Enter after every action, and quit on q."""
    running = Replay(record)
    narrator = narrator_for(running.state, language_named(language) if language else language_of_environment())
    names = seat_names(record, narrator.words)
    seen_by = viewer(view, names)
    me = seen_by if isinstance(seen_by, int) else None
    if step:
        for events in story(running, seen_by):
            for lines in narrator.paragraphs(events, names, me):
                print("\n".join(lines))
            if running.upcoming() is not None and not _go_on():
                return
    else:
        # Replay, and thus validate, the whole record before printing anything.
        events = [event for some in story(running, seen_by) for event in some]
        print("\n\n".join("\n".join(paragraph) for paragraph in narrator.paragraphs(events, names, me)))
    print()
    _show_standing(running.state, narrator, names)


def _show_standing(state: State, narrator: Narrator, names: Sequence[str]) -> None:
    if not state.is_over():
        print("…")
        return
    for score in narrator.scores(state.view(None), state.ranks(), names):
        print(f"{score.place}. {score.name}: {score.total}")


def _go_on() -> bool:
    sys.stdout.flush()
    print("↵ ", end="", file=sys.stderr, flush=True)
    answer = sys.stdin.readline()
    return answer != "" and answer.strip().lower() != "q"


# ---- Sessions --------------------------------------------------------------------------------------------------------

_LONGEST: Final = 100  # maximum number of characters used from an input line
_DIGITS: Final = 4  # maximum length of a choice number


@dataclass
class _Taken:
    """Decision that may still be undone."""

    seat: int
    mark: int  # position in the record
    events: int  # number of events before it
    view: View  # the seat's view before it


class Session:
    """One recorded game, played until it ends or the player leaves."""

    def __init__(
        self,
        recorder: Recorder,
        face: Face,
        language: str,
        *,
        delay: float = 0.0,
        welcome: Sequence[str] = (),
        started: Start | None = None,
        options: Sequence[str] = (),
    ) -> None:
        self.recorder = recorder
        self._started = started or Start()
        self._options = options  # repeated in the command that resumes the game
        self.face = face
        self.narrator = terminal_narrator_for(recorder.state, language)
        self._game = game_named(recorder.record.game)
        self.words = self.narrator.words
        self.delay = delay
        seats = recorder.record.seats
        self.names = display_names(seats, self.words)
        self.levels = levels_of(seats, self.words)
        self.humans = [seat for seat, (kind, _name) in enumerate(seats) if kind == HUMAN]
        self._reader = self.humans[0] if len(self.humans) == 1 else None  # may see events between decisions
        self._bots = Opponents(recorder.record)
        start = self._round_start()
        self._told: dict[int, int] = dict.fromkeys(range(len(seats)), start)
        self._unseen = self.state.events_for(None, start)  # not yet shown to spectators
        self._waited = self.state.event_count()  # events shown or known before the current wait
        self._round_watched = 0
        self._round_told: dict[int, object] = {}
        self._taken: list[_Taken] = []
        self._last_human = -1 if self._reader is None else self._reader
        self._tips: list[Tip] = []  # hints for the current decision, computed on demand
        self._warnings: list[str] = []  # messages about bots that failed
        self._notices: list[str] = []
        if recorder.decisions == 0:
            self._notices = [*self.narrator.welcome(self.state.view(None)), *welcome, self.words.text("terminal-help")]

    @property
    def state(self) -> State:
        """The game state; undo replaces this object."""
        return self.recorder.state

    def _round_start(self) -> int:
        """Return the index of the current round's first event; a resumed game shows events from there on."""
        start = round_begun = 0
        for index, event in enumerate(self.state.events):
            number = self.narrator.round_of(event)
            if number is not None and number != round_begun:
                start, round_begun = index, number
        return start

    def _table(self, seat: int | None) -> Scene:
        """Return a scene without a question, as seen by a seat or a spectator."""
        prices = {} if seat is None else self._prices(seat)
        return Scene(self.narrator, self.state.view(seat), self.names, prices=prices, levels=self.levels)

    def _prices(self, seat: int) -> dict[str, Quote]:
        """Return quotes by notation, for a seat's legal actions and for the illegal actions in ``why_not``."""
        state = self.state
        asked = (*state.legal(seat), *state.why_not(seat))
        return {self._game.notation(action): state.quote(seat, action) for action in asked}

    def close(self) -> None:
        self._bots.close()

    # ---- the loop ------------------------------------------------------------------------------------------------

    def run(self) -> bool:
        """Play the game; return False if the player left before the end."""
        if not self.humans:
            self._watch()
        while not self.state.is_over():
            seat = self.state.to_act()
            if seat in self._bots:
                self._bot_plays(seat)
            elif not self._human_plays(seat):
                return False
        self._finish()
        return True

    def _bot_plays(self, seat: int) -> None:
        before = self.state.event_count()
        if self._bots.thinks(seat):
            self._wait_for(seat)
        self.recorder.play(seat, self._chosen(seat))
        self._taken = []
        if not self.humans:
            self._unseen += self.state.events_for(None, before)
            self._watch()
        elif self.delay and self._reader is not None:
            events = self.state.events_for(self._reader, before)
            self.face.news(self.narrator.paragraphs(events, self.names, self._reader))
        if self.delay:
            time.sleep(self.delay)

    def _wait_for(self, seat: int) -> None:
        """Show that a bot is thinking, along with the events since the last human decision or the last wait."""
        told: list[list[str]] = []
        if self._reader is not None and not self.delay:
            events = self.state.events_for(self._reader, self._waited)
            told = self.narrator.paragraphs(events, self.names, self._reader)
        self._waited = self.state.event_count()
        thinking = self.words.text("terminal-thinking", name=self.names[seat])
        self.face.thinking(thinking, told, self._table(self._reader))

    def _chosen(self, seat: int) -> int:
        try:
            return self._bots.choose(seat, self.state)
        except BotFailure as failure:
            self._replace(seat, str(failure))
        return self._bots.choose(seat, self.state)

    def _replace(self, seat: int, failure: str) -> None:
        name = self.names[seat]
        self._bots.replace(seat)
        (self.levels[seat],) = levels_of([(SUBSTITUTE, name)], self.words)
        notice = self.words.text("terminal-bot-failed", name=name, bot=SUBSTITUTE, reason=failure)
        if self.humans:
            self._warnings.append(notice)
        else:
            self.face.say([notice])

    def _watch(self) -> None:
        """Show spectators each completed turn, and the table at the start of each round."""
        for index, event in enumerate(self._unseen):
            number = self.narrator.round_of(event)
            if number is not None and number != self._round_watched:
                self._round_watched = number
                self._tell(index)
                self.face.table(self._table(None))
                break
        whole = self.delay or self.state.is_over()
        self._tell(len(self._unseen) if whole else self.narrator.last_paragraph(self._unseen))

    def _tell(self, number: int) -> None:
        self.face.news(self.narrator.paragraphs(self._unseen[:number], self.names, None))
        del self._unseen[:number]

    # ---- a human decides -------------------------------------------------------------------------------------------

    def _human_plays(self, seat: int) -> bool:
        """Prompt until an action is played or undone; return False if the player leaves."""
        if seat != self._last_human:
            self.face.curtain(self.words.text("terminal-curtain", name=self.names[seat]))
            self._last_human = seat
        legal = self.state.legal(seat)
        scene = self._scene(seat, legal)
        self._notices = []
        self._warnings = []
        self._tips = []
        self.face.show(scene)
        scene = replace(scene, notices=[])  # shown once
        while True:
            typed = _legible(self.face.ask(self.words.text("terminal-prompt")))
            number = int(typed) if typed.isdecimal() and len(typed) <= _DIGITS else 0
            if 1 <= number <= len(legal):
                self._play(seat, legal[number - 1])
                return True
            if typed.lower() == "q":
                return False
            with self.face.aside(scene, from_end=typed.lower() == "l"):
                if self._command(seat, legal, typed):
                    return True

    def _play(self, seat: int, action: int) -> None:
        taken = _Taken(seat, self.recorder.mark(), self.state.event_count(), self.state.view(seat))
        self.recorder.play(seat, action)
        self._told[seat] = taken.events
        self._waited = self.state.event_count()
        self._taken.append(taken)

    def _scene(self, seat: int, legal: list[int]) -> Scene:
        view = self.state.view(seat)
        new = self.state.events_for(seat, self._told[seat])
        number = view.get("round")  # without rounds, show the whole table every time
        whole = number is None or self._round_told.get(seat) != number
        self._round_told[seat] = number
        prices = self._prices(seat)
        actions = [self._game.notation(action) for action in legal]
        quotes = [prices[action] for action in actions]
        return Scene(
            self.narrator,
            view,
            self.names,
            news=self.narrator.paragraphs(new, self.names, seat),
            question=self.narrator.question(view, legal, self.names),
            options=self.narrator.options(view, legal, self.names, quotes),
            notices=self._notices + self._warnings,
            whole=whole,
            actions=actions,
            prices=prices,
            levels=self.levels,
        )

    # ---- other input -------------------------------------------------------------------------------------------------

    def _command(self, seat: int, legal: list[int], typed: str) -> bool:
        """Run a command that is not a choice; return True if the decision has changed."""
        word = typed.lower()
        if word == "u":
            return self._undo(seat)
        if typed.startswith("?"):
            self._explain(seat, legal, typed[1:].strip())
        elif word == "h":
            self._hint(seat)
        elif word == "l":
            events = self.state.events_for(seat)
            self.face.news(self.narrator.paragraphs(events, self.names, seat))
        elif word == "v":
            self.face.table(self._table(seat))
        elif word == "s":
            self.tell_saved()
        else:
            self.face.say([self.words.text("terminal-type-a-number", number=len(legal))])
        return False

    def _explain(self, seat: int, legal: list[int], about: str) -> None:
        lines = self.narrator.explain(self.state.view(seat), legal, about)
        self.face.say(lines if about else [*lines, self.words.text("terminal-help")])

    def _hint(self, seat: int) -> None:
        """Show hints for the seat. Hints are computed once per decision and do not affect the bots."""
        if not self._tips:
            from burgrave.text.narrator import tips  # imported on demand

            self.face.thinking(self.words.text("terminal-thinking-of-hint"))
            record = self.recorder.record
            seed = seed_of(record.seed, "hint", self.recorder.decisions, seat)
            asking = self.state.seat(seat, Rng(seed_of(seed, "world")))
            self._tips = tips(record.game, asking, seed, self.narrator, self.names)
        self.face.advice(self.words, self._tips)

    def tell_saved(self) -> None:
        """Show where the game is saved and the command that resumes it."""
        told, command = self.saved()
        self.face.say([told])
        if command:
            self.face.say_unbroken(command)

    def saved(self) -> tuple[str, str]:
        """Return two sentences: where the game is saved, and the command that resumes it.

        If the game is not saved, the first sentence says so, and the second is "".
        """
        if self.recorder.path is None:
            return self.words.text("terminal-not-saved"), ""
        record = self.recorder.record
        kinds = [kind for kind, _name in record.seats]
        seats = ["--seats", ",".join(kinds)] if any(from_outside(kind) for kind in kinds) else []
        path = str(self.recorder.path)
        command = self._started.play(record.game, ["--continue", path, *seats, *self._options])
        return self.words.text("terminal-saved", file=path), self.words.text("terminal-go-on", command=command)

    def _undo(self, seat: int) -> bool:
        """Undo the last decision if it revealed nothing new; otherwise, show why it cannot be undone."""
        if not self._taken or self._taken[-1].seat != seat:
            self.face.say([self.words.text("terminal-undo-nothing")])
            return False
        last = self._taken[-1]
        events = self.state.events_for(seat, last.events)
        if not self._game.shows_nothing_new(events, seat, last.view, self.state.view(seat)):
            self.face.say([self.words.text("terminal-undo-seen")])
            return False
        self._taken.pop()
        self.recorder.back_to(last.mark)
        count = self.state.event_count()
        for other, told in self._told.items():
            self._told[other] = min(told, count)
        self._told[seat] = self._taken[-1].events if self._taken else count
        self._notices = [self.words.text("terminal-undone")]
        return True

    # ---- the end -----------------------------------------------------------------------------------------------------

    def _finish(self) -> None:
        reader = self._reader
        self.face.table(self._table(reader))
        self.face.say(self._warnings)
        if self.humans:
            mark = self._told[reader] if reader is not None else self._round_start()
            self.face.news(self.narrator.paragraphs(self.state.events_for(reader, mark), self.names, reader))
        view, ranks = self.state.view(None), self.state.ranks()
        scores = self.narrator.scores(view, ranks, self.names)
        verdict = [self.narrator.verdict(view, ranks, self.names, reader), *self.narrator.ties(view, ranks, self.names)]
        self.face.result(self.words, scores, " ".join(verdict))


def _legible(typed: str) -> str:
    """Return the printable characters of the input, up to ``_LONGEST``."""
    return "".join(letter for letter in typed if letter.isprintable())[:_LONGEST].strip()
