"""Replay of logs: it reports the same errors as the replay of records."""

from __future__ import annotations

import pytest

import burgrave
from burgrave import Record, RecordError, Replay
from burgrave.kernel.record import ACTION, END, Entry
from burgrave.kernel.rng import Rng
from burgrave.kernel.stream import SEED_BYTES, seed_text
from burgrave.server.live.game import BOT, PERSON, Game, Header
from burgrave.server.live.records import record_of
from burgrave.server.store import LogEntry

GAME = burgrave.game_named("citadels")
OPTIONS = GAME.resolve(1, {"players": 2})
HEADER = Header("citadels", GAME.rules_version, OPTIONS, "1", (("human", "Ana"), ("easy", "Odo")), 1.0)
ENTROPY = "blake2b:" + "0a" * 32


def first() -> tuple[int, int]:
    """Return the seat of a game's first decision, and one of its legal actions."""
    state = GAME.new("1", OPTIONS, False)
    return state.to_act(), state.legal(state.to_act())[0]


def log(*actions: tuple[int, int]) -> list[LogEntry]:
    """Return a log with one entropy entry and these actions."""
    entries = [LogEntry(0, "stir", None, None, ENTROPY, 2.0)]
    return entries + [
        LogEntry(number, ACTION, seat, GAME.notation(action), PERSON, 2.0)
        for number, (seat, action) in enumerate(actions, 1)
    ]


def of_record(*entries: Entry) -> str:
    """Return the error message for a record with these entries."""
    record = Record("citadels", "1", [*HEADER.seats], options=OPTIONS, entries=[Entry("stir", text=ENTROPY), *entries])
    record.source = "the log"
    with pytest.raises(RecordError) as refused:
        Replay(record).finish()
    return str(refused.value)


@pytest.mark.parametrize("wrong", ["end", "build castle"])
def test_an_illegal_action_is_refused_in_the_words_of_a_record(wrong: str) -> None:
    seat, action = first()
    bad = GAME.parse(wrong)
    for other in (seat, 1 - seat):
        with pytest.raises(RecordError) as refused:
            Game(HEADER, log((seat, action), (other, bad)))
        assert str(refused.value) == of_record(Entry(ACTION, seat, action), Entry(ACTION, other, bad))
        assert str(refused.value).startswith("the log, line 10: ")


def test_a_game_of_another_number_of_seats_is_refused_in_the_words_of_a_record() -> None:
    with pytest.raises(RecordError, match=r"^the log, line 9: the game has 2 seats, but 3 are listed\.$"):
        Game(Header("citadels", GAME.rules_version, OPTIONS, "1", (*HEADER.seats, ("easy", "Ida")), 1.0))


def test_the_record_of_a_game_leads_where_its_log_leads() -> None:
    game = Game(HEADER, log(first()))
    record = Record.parse(record_of(game))
    assert [entry for entry in record.entries if entry.kind not in ("digest", END)] == game.steps[0].entries(GAME)
    assert Replay(record).finish().digest() == game.state.digest()


def facts(game: Game) -> dict[str, object]:
    """Return all parts of a game that a table shows or uses for decisions."""
    return {
        "digest": game.state.digest(),
        "views": [game.state.view(seat) for seat in (None, 0, 1, 2)],
        "events": game.state.events,
        "mark": game.mark,
        "marks": game.marks,
        "opened": game.opened,
        "made": game.made,
        "hands": game.hands,
        "may_undo": game.may_undo(),
        "at": (game.count, game.undone, game._replay.decisions, game._replay._next),
    }


@pytest.mark.parametrize("name", ["citadels", "valeria"])
@pytest.mark.parametrize("share", [5, 40])
def test_an_undo_leads_where_the_log_leads(name: str, share: int) -> None:
    """``share`` is the percentage of steps taken by bots; neither a bot's step nor an earlier one can be undone."""
    rules = burgrave.game_named(name)
    options = rules.resolve(name, {"players": 3})
    header = Header(
        name,
        rules.rules_version,
        options,
        seed_text(f"{name} {share}".encode().ljust(SEED_BYTES)),
        (("human", "Ana"),) * 3,
        1.0,
    )
    game, entries, rng = Game(header), [], Rng(f"{name} {share}")
    for turn in range(150):
        for _ in range(rng.below(14)):
            if game.state.is_over():
                break
            seat = game.state.to_act()
            legal = game.state.legal(seat)
            source = BOT if rng.below(100) < share else PERSON
            new = game.entries_for(seat, legal[rng.below(len(legal))], source=source, at=2.0 + turn)
            game.take_in(new)
            entries += new
        for _ in range(rng.below(14)):
            if game.steps and game.steps[-1].source == PERSON:
                entries.append(game.undo_entry(at=2.5 + turn))
                game.take_in(entries[-1:])
        assert facts(game) == facts(Game(header, entries))
    assert game.undone > 10
