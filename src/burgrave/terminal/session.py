"""One game at the table: asks humans, lets bots move, keeps what each seat has not been told yet."""

from __future__ import annotations

import shlex
import time
from collections.abc import Callable
from dataclasses import dataclass

from burgrave.bots import Bot, bot_named
from burgrave.kernel.recorder import Recorder
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import State
from burgrave.terminal.face import Face, Scene
from burgrave.terminal.seating import HUMAN, display_names
from burgrave.terminal.tellers import teller_for

__all__ = ["Session", "continue_command"]


@dataclass
class _Taken:
    """A decision that may still be taken back."""

    seat: int
    mark: int  # in the record
    events: int  # how many there were before
    view: dict[str, object]  # what the seat saw before


class Session:
    """Plays one recorded game to its end, or until its player leaves."""

    def __init__(self, recorder: Recorder, face: Face, language: str, *, delay: float = 0.0) -> None:
        self.recorder = recorder
        self.face = face
        self.teller = teller_for(recorder.state, language)
        self.words = self.teller.words
        self.delay = delay
        seats = recorder.record.seats
        self.names = display_names(seats, self.words)
        self.humans = [seat for seat, (kind, _name) in enumerate(seats) if kind == HUMAN]
        self._bots: dict[int, Bot] = {}
        self._worlds: dict[int, Rng] = {}
        for seat, (kind, _name) in enumerate(seats):
            if kind != HUMAN:
                self._bots[seat] = bot_named(recorder.record.game, kind, seed_of(recorder.record.seed, "bot", seat))
                self._worlds[seat] = Rng(seed_of(recorder.record.seed, "worlds", seat))
        start = self._round_start()
        self._told: dict[int, int] = dict.fromkeys(range(len(seats)), start)
        self._unseen = self.state.events_for(None, start)  # by spectators
        self._round_watched = 0
        self._round_told: dict[int, object] = {}
        self._taken: list[_Taken] = []
        self._last_human = self.humans[0] if len(self.humans) == 1 else -1
        self._notices: list[str] = []
        if recorder.decisions == 0:
            self._notices = [*self.teller.welcome(self.state.view(None)), self.words.text("terminal-help")]

    @property
    def state(self) -> State:
        """The game; after undo it is another object."""
        return self.recorder.state

    def _round_start(self) -> int:
        """Return the mark of the round in progress: what a player who comes back wants to hear again."""
        start = round_begun = 0
        for index, event in enumerate(self.state.events):
            number = self.teller.round_of(event)
            if number is not None and number != round_begun:
                start, round_begun = index, number
        return start

    def _table(self, seat: int | None) -> Scene:
        """Return the table alone, as a seat or a spectator sees it."""
        return Scene(self.teller, self.state.view(seat), self.names)

    # ---- the loop ------------------------------------------------------------------------------------------------

    def run(self) -> bool:
        """Play; return False if the player left before the end."""
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
        action = self._bots[seat].choose(self.state.seat(seat, self._worlds[seat]))
        self.recorder.play(seat, action)
        self._taken = []
        if not self.humans:
            self._unseen += self.state.events_for(None, before)
            self._watch()
        elif self.delay and len(self.humans) == 1:
            reader = self.humans[0]
            self.face.news(self.teller.paragraphs(self.state.events_for(reader, before), self.names, reader))
        if self.delay:
            time.sleep(self.delay)

    def _watch(self) -> None:
        """Show spectators every turn once it is whole, and the table at the beginning of every round."""
        for index, event in enumerate(self._unseen):
            number = self.teller.round_of(event)
            if number is not None and number != self._round_watched:
                self._round_watched = number
                self._tell(index)
                self.face.table(self._table(None))
                break
        whole = self.delay or self.state.is_over()
        self._tell(len(self._unseen) if whole else self.teller.last_paragraph(self._unseen))

    def _tell(self, number: int) -> None:
        """Tell spectators the first events that they have not been told."""
        self.face.news(self.teller.paragraphs(self._unseen[:number], self.names, None))
        del self._unseen[:number]

    # ---- a human decides -------------------------------------------------------------------------------------------

    def _human_plays(self, seat: int) -> bool:
        """Ask until an action is played or taken back; return False to leave."""
        if seat != self._last_human:
            self.face.curtain(self.words.text("terminal-curtain", name=self.names[seat]))
            self._last_human = seat
        legal = self.state.legal(seat)
        scene = self._scene(seat, legal)
        self._notices = []
        self.face.show(scene)
        while True:
            typed = self.face.ask(self.words.text("terminal-prompt"))
            word, _, rest = typed.partition(" ")
            if word.isdecimal() and not rest and 1 <= int(word) <= len(legal):
                self._play(seat, legal[int(word) - 1])
                return True
            if typed.startswith("?"):
                self._explain(seat, legal, typed[1:].strip())
            elif word.lower() == "q" and not rest:
                return False
            elif word.lower() == "u" and not rest:
                if self._undo(seat):
                    return True
            else:
                self._command(seat, word.lower() if not rest else "", len(legal))

    def _play(self, seat: int, action: int) -> None:
        taken = _Taken(seat, self.recorder.mark(), self.state.event_count(), self.state.view(seat))
        self.recorder.play(seat, action)
        self._told[seat] = taken.events
        self._taken.append(taken)

    def _scene(self, seat: int, legal: list[int]) -> Scene:
        view = self.state.view(seat)
        new = self.state.events_for(seat, self._told[seat])
        whole = self._round_told.get(seat) != view["round"]
        self._round_told[seat] = view["round"]
        return Scene(
            self.teller,
            view,
            self.names,
            news=self.teller.paragraphs(new, self.names, seat),
            question=self.teller.question(view, legal, self.names),
            options=self.teller.options(view, legal, self.names),
            notices=self._notices,
            whole=whole,
        )

    # ---- what else can be typed --------------------------------------------------------------------------------------

    def _explain(self, seat: int, legal: list[int], about: str) -> None:
        lines = self.teller.explain(self.state.view(seat), legal, about)
        self.face.say(lines if about else [*lines, self.words.text("terminal-help")])

    def _command(self, seat: int, word: str, options: int) -> None:
        if word == "l":
            events = self.state.events_for(seat)
            self.face.news(self.teller.paragraphs(events, self.names, seat))
        elif word == "v":
            self.face.table(self._table(seat))
        elif word == "s":
            self.face.say([self.saved()])
        else:
            self.face.say([self.words.text("terminal-type-a-number", number=options)])

    def saved(self) -> str:
        """Return one line that says where the game is kept and how to go on with it."""
        if self.recorder.path is None:
            return self.words.text("terminal-not-saved")
        command = continue_command(self.recorder.record.game, str(self.recorder.path))
        return self.words.text("terminal-saved", file=str(self.recorder.path), command=command)

    def _undo(self, seat: int) -> bool:
        """Take back the last decision if that is fair; else say why not."""
        if not self._taken or self._taken[-1].seat != seat:
            self.face.say([self.words.text("terminal-undo-nothing")])
            return False
        last = self._taken[-1]
        events = self.state.events_for(seat, last.events)
        if not self.teller.shows_nothing_new(events, seat, last.view, self.state.view(seat)):
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
        reader = self.humans[0] if len(self.humans) == 1 else None
        self.face.table(self._table(reader))
        if self.humans:
            mark = self._told[reader] if reader is not None else self._round_start()
            self.face.news(self.teller.paragraphs(self.state.events_for(reader, mark), self.names, reader))
        view, ranks = self.state.view(None), self.state.ranks()
        scores = self.teller.scores(view, ranks, self.names)
        self.face.result(self.words, scores, self.teller.verdict(view, ranks, self.names, reader))


def continue_command(game: str, path: str, quote: Callable[[str], str] = shlex.quote) -> str:
    """Return what to type to go on with a game."""
    return f"burgrave play {game} --continue {quote(path)}"
