"""One game at the table: asks humans, lets bots move, keeps what each seat has not been told yet."""

from __future__ import annotations

import shlex
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, cast

from burgrave.bots import Bot, bot_named
from burgrave.bots.sight import RANK, TYPE, Sight
from burgrave.citadels.actions import decode
from burgrave.citadels.events import ROUND
from burgrave.kernel.recorder import Recorder
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import State
from burgrave.terminal.face import Face, Option, Scene, Score
from burgrave.terminal.facts import CastEntry, cast_row, explain
from burgrave.terminal.seating import HUMAN, display_names
from burgrave.terminal.telling import last_paragraph, paragraphs
from burgrave.terminal.undo import shows_nothing_new
from burgrave.terminal.words import Words, words_for

__all__ = ["Session", "continue_command"]

_NOTED: Final = ("pick", "bury", "lend")  # verbs whose options carry a reminder of the character


@dataclass
class _Taken:
    """A decision that may still be taken back."""

    seat: int
    mark: int  # in the record
    events: int  # how many there were before


class Session:
    """Plays one recorded game to its end, or until its player leaves."""

    def __init__(self, recorder: Recorder, face: Face, words: Words, *, delay: float = 0.0) -> None:
        self.recorder = recorder
        self.face = face
        self.words = words = words_for(recorder.state, words.language)
        self.delay = delay
        seats = recorder.record.seats
        self.names = display_names(seats, words)
        self.humans = [seat for seat, (kind, _name) in enumerate(seats) if kind == HUMAN]
        self._bots: dict[int, Bot] = {}
        self._worlds: dict[int, Rng] = {}
        for seat, (kind, _name) in enumerate(seats):
            if kind != HUMAN:
                self._bots[seat] = bot_named(kind, seed_of(recorder.record.seed, "bot", seat))
                self._worlds[seat] = Rng(seed_of(recorder.record.seed, "worlds", seat))
        start = self._round_start()
        self._told: dict[int, int] = dict.fromkeys(range(len(seats)), start)
        self._unseen = self.state.events_for(None, start)  # by spectators
        self._round_watched = 0
        self._round_told: dict[int, int] = {}
        self._taken: list[_Taken] = []
        self._last_human = self.humans[0] if len(self.humans) == 1 else -1
        self._notices: list[str] = []
        if recorder.decisions == 0:
            goal = Sight(self.state.view(None)).goal
            self._notices = [words.text("terminal-welcome", number=goal), words.text("terminal-help")]

    @property
    def state(self) -> State:
        """The game; after undo it is another object."""
        return self.recorder.state

    def _round_start(self) -> int:
        """Return the mark of the round in progress: what a player who comes back wants to hear again."""
        for index in range(self.state.event_count() - 1, -1, -1):
            if self.state.events_since(index)[0].kind == ROUND:
                return index
        return 0

    def scenario(self) -> str:
        """Return the name of the scenario."""
        return str(self.state.view(None).get("scenario", ""))

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
            self.face.news(paragraphs(self.words, self.state.events_for(reader, before), self.names, reader))
        if self.delay:
            time.sleep(self.delay)

    def _watch(self) -> None:
        """Show spectators every turn once it is whole, and the table at the beginning of every round."""
        for index, event in enumerate(self._unseen):
            if event.kind == ROUND and event.args[0] != self._round_watched:
                self._round_watched = event.args[0]
                self._tell(index)
                self.face.table(Scene(self.words, Sight(self.state.view(None)), self.names, self.scenario()))
                break
        whole = self.delay or self.state.is_over()
        self._tell(len(self._unseen) if whole else last_paragraph(self._unseen))

    def _tell(self, number: int) -> None:
        """Tell spectators the first events that they have not been told."""
        self.face.news(paragraphs(self.words, self._unseen[:number], self.names, None))
        del self._unseen[:number]

    # ---- a human decides -------------------------------------------------------------------------------------------

    def _human_plays(self, seat: int) -> bool:
        """Ask until an action is played or taken back; return False to leave."""
        if seat != self._last_human:
            self.face.curtain(self.words.text("terminal-curtain", name=self.names[seat]))
            self._last_human = seat
        scene = self._scene(seat)
        self._notices = []
        self.face.show(scene)
        legal = self.state.legal(seat)
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
        taken = _Taken(seat, self.recorder.mark(), self.state.event_count())
        self.recorder.play(seat, action)
        self._told[seat] = taken.events
        self._taken.append(taken)

    def _scene(self, seat: int) -> Scene:
        sight = Sight(self.state.view(seat))
        legal = self.state.legal(seat)
        new = self.state.events_for(seat, self._told[seat])
        whole = self._round_told.get(seat) != sight.round
        self._round_told[seat] = sight.round
        row = cast_row(self.words, sight, self.names)
        return Scene(
            self.words,
            sight,
            self.names,
            self.scenario(),
            news=paragraphs(self.words, new, self.names, seat),
            question=self.words.question(sight, legal, self.names),
            options=[self._option(sight, row, action) for action in legal],
            notices=self._notices,
            whole=whole,
        )

    def _option(self, sight: Sight, row: Sequence[CastEntry], action: int) -> Option:
        label = self.words.action(sight, action, self.names)
        decoded = decode(action)
        if decoded.verb in _NOTED:
            name = str(decoded.argument)
            rank = self.words.text("terminal-rank", number=RANK[name])
            return Option(f"{label} ({rank})", self.words.reminder(name))
        if isinstance(decoded.argument, str) and decoded.argument in RANK:
            known = next(one.known for one in row if one.name == decoded.argument)
            return Option(label, ", ".join(known))
        return Option(label)

    # ---- what else can be typed --------------------------------------------------------------------------------------

    def _explain(self, seat: int, legal: list[int], about: str) -> None:
        offered = [_card(action) for action in legal]
        if about.isdecimal() and 1 <= int(about) <= len(offered) and offered[int(about) - 1]:
            about = offered[int(about) - 1]
        cards = [name for name in offered if name]
        lines = explain(self.words, Sight(self.state.view(seat)), about, cards)
        self.face.say(lines if about else [*lines, self.words.text("terminal-help")])

    def _command(self, seat: int, word: str, options: int) -> None:
        if word == "l":
            events = self.state.events_for(seat)
            self.face.news(paragraphs(self.words, events, self.names, seat))
        elif word == "v":
            sight = Sight(self.state.view(seat))
            self.face.table(Scene(self.words, sight, self.names, self.scenario()))
        elif word == "s":
            self.face.say([self.saved()])
        else:
            self.face.say([self.words.text("terminal-type-a-number", number=options)])

    def saved(self) -> str:
        """Return one line that says where the game is kept and how to go on with it."""
        if self.recorder.path is None:
            return self.words.text("terminal-not-saved")
        command = continue_command(str(self.recorder.path))
        return self.words.text("terminal-saved", file=str(self.recorder.path), command=command)

    def _undo(self, seat: int) -> bool:
        """Take back the last decision if that is fair; else say why not."""
        if not self._taken or self._taken[-1].seat != seat:
            self.face.say([self.words.text("terminal-undo-nothing")])
            return False
        last = self._taken[-1]
        if not shows_nothing_new(self.state.events_for(seat, last.events), seat):
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
        if self.humans:
            seat = self.humans[0] if len(self.humans) == 1 else None
            mark = self._told[seat] if seat is not None else self._round_start()
            new = self.state.events_for(seat, mark)
            sight = Sight(self.state.view(seat))
            self.face.table(Scene(self.words, sight, self.names, self.scenario()))
            self.face.news(paragraphs(self.words, new, self.names, seat))
        else:
            self.face.table(Scene(self.words, Sight(self.state.view(None)), self.names, self.scenario()))
        scores = self._scores()
        self.face.result(self.words, scores, self._winners(scores))

    def _scores(self) -> list[Score]:
        """Return the results, best first; the game is over, so nothing is secret any more."""
        ranks = self.state.ranks()
        points = cast(list[dict[str, int]], self.state.view(None)["points"])
        results: list[Score] = []
        for seat, name in enumerate(self.names):
            item = points[seat]
            items: list[tuple[str, int]] = [
                (self.words.text("terminal-score-districts"), item["districts"]),
                (self.words.text("terminal-score-types"), item["all_types"]),
                (self.words.text("terminal-score-complete"), item["completion"]),
                (self.words.text("terminal-score-uniques"), item["uniques"]),
            ]
            results.append(Score(name, ranks[seat], item["total"], items))
        return sorted(results, key=lambda score: score.place)

    def _winners(self, scores: list[Score]) -> str:
        best = [score.name for score in scores if score.place == 1]
        alone = self.humans[0] if len(self.humans) == 1 else None
        if alone is not None and best == [self.names[alone]]:
            return self.words.text("terminal-you-win", number=scores[0].total)
        return self.words.text(
            "terminal-winners", names=self.words.listed(best), count=len(best), number=scores[0].total
        )


def _card(action: int) -> str:
    """Return the card that an action names, or an empty text."""
    name = str(decode(action).argument).removesuffix("+")
    return name if name in RANK or name in TYPE else ""


def continue_command(path: str, quote: Callable[[str], str] = shlex.quote) -> str:
    """Return what to type to go on with a game."""
    return f"burgrave play citadels --continue {quote(path)}"
