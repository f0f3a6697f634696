"""Valeria log: one paragraph per turn, one sentence for related events, and undo."""

from __future__ import annotations

import re

import pytest
from tests.games.valeria.playing import at, do, new, options
from tests.terminal.valeria_walks import NAMES, finished, secrets, walk

from burgrave.games.valeria.cards import CITIZEN_NAMES, DOMAIN_NAMES, MONSTER_NAMES
from burgrave.games.valeria.faces.text import ValeriaNarrator
from burgrave.games.valeria.facts import ValeriaView
from burgrave.games.valeria.rules import events as ev
from burgrave.games.valeria.rules.game import VALERIA
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.events import PUBLIC, Event
from burgrave.text.catalogue import LANGUAGES

NARRATOR = ValeriaNarrator("en")
GOLD, STRENGTH, MAGIC, VP = range(4)
GOBLIN = MONSTER_NAMES.index("goblin")
TREANT = MONSTER_NAMES.index("treant")
CLERIC = CITIZEN_NAMES.index("cleric")
ALCHEMIST = CITIZEN_NAMES.index("alchemist")


def since(t: ValeriaState, mark: int, me: int | None = None) -> list[str]:
    """Return the sentences since an event mark, as shown to a reader (``None``: a spectator)."""
    told = NARRATOR.paragraphs(t.events_for(me, mark), NAMES[: t.n], me)
    return [sentence for paragraph in told for sentence in paragraph]


def after(t: ValeriaState, *actions: str, me: int | None = None) -> list[str]:
    """Play these actions; return the sentences about them."""
    mark = t.event_count()
    do(t, *actions)
    return since(t, mark, me)


def turn(*rows: tuple[int, ...], roll: tuple[int, int] = (1, 3), seat: int = 0, me: int | None = None) -> list[str]:
    """Return the sentences after a seat's roll, for events given as a kind and its arguments."""
    events = [Event(ev.TURN, PUBLIC, (4, seat)), Event(ev.ROLLED, PUBLIC, (seat, *roll))]
    [told] = NARRATOR.paragraphs([*events, *happened(*rows)], NAMES[:3], me)
    assert told[:2] == NARRATOR.paragraphs(events, NAMES[:3], me)[0]
    return told[2:]


def happened(*rows: tuple[int, ...]) -> list[Event]:
    """Return public events, given as a kind and its arguments."""
    return [Event(row[0], PUBLIC, row[1:]) for row in rows]


# ---- turns and paragraphs --------------------------------------------------------------------------------------------


def test_each_turn_is_a_paragraph_and_a_round_is_named_once() -> None:
    t = new(players=2, scenario="first-game", first=1, seed=4)
    for seat in range(2):
        do(t, options(t, seat)[0], seat=seat)
    for _ in range(12):
        do(t, next(one for one in options(t) if not one.startswith(("slay", "recruit"))))
    told = NARRATOR.paragraphs(t.events_for(0), NAMES[:2], 0)
    assert len(told[0]) == 3 and told[0][0].startswith("You were dealt ")
    assert told[1][0] == "Round 1: Bruno's turn." and told[1][1].startswith("Bruno rolled ")
    assert told[2][0].startswith("You rolled ")
    assert told[3][0] == "Round 2: Bruno's turn."
    assert sum("Round" in sentence for paragraph in told for sentence in paragraph) == t.round


def test_the_last_paragraph_begins_with_the_last_turn() -> None:
    events = happened((ev.KEPT, 0), (ev.TURN, 1, 0), (ev.ROLLED, 0, 1, 2))
    assert NARRATOR.last_paragraph(events) == 1
    assert NARRATOR.last_paragraph(events[:1]) == NARRATOR.last_paragraph([]) == 0
    assert NARRATOR.last_paragraph([*events, *happened((ev.FINISHED,))]) == 3


def test_a_turn_begins_its_round() -> None:
    assert NARRATOR.round_of(Event(ev.TURN, PUBLIC, (7, 2))) == 7
    assert NARRATOR.round_of(Event(ev.ROLLED, PUBLIC, (0, 1, 2))) is None


@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_and_nothing_secret(language: str, players: int) -> None:
    narrator = ValeriaNarrator(language)
    state = finished(players, 20 + players, mixed=players == 2)
    turns = sum(event.kind == ev.TURN for event in state.events)
    for me in (None, *range(players)):
        told = narrator.paragraphs(state.events_for(me), NAMES[:players], me)
        assert len(told) == turns + 2  # the dukes, and the end of the game
        for sentence in (sentence for paragraph in told for sentence in paragraph):
            assert sentence == sentence.strip() and sentence.endswith((".", "!"))
            assert not set("{}") & set(sentence) and not sentence[0].islower()
        text = " ".join(" ".join(paragraph) for paragraph in told)
        for seat in range(players):
            for duke in state.view(seat)["dealt"]:
                assert (narrator.words.card(duke) in text) == (seat == me), (seat, me, duke)


@pytest.mark.parametrize("players", [2, 5])
def test_the_log_of_a_game_in_progress_tells_no_secret(players: int) -> None:
    for number, state in enumerate(walk(players, 3)):
        if number % 25 == 0 and not state.is_over():
            for me in (None, *range(players)):
                text = " ".join(" ".join(told) for told in NARRATOR.paragraphs(state.events_for(me), NAMES, me))
                for name in secrets(state, me):
                    assert NARRATOR.words.card(name) not in text


# ---- combined sentences ----------------------------------------------------------------------------------------------


def test_both_dukes_are_told_at_once() -> None:
    t = new(players=2, seed=1)
    [dealt] = since(t, 0, 0)
    assert re.fullmatch(r"You were dealt .+ and .+\.", dealt)
    assert since(t, 0) == []


def test_which_duke_was_kept_is_told_to_its_owner_alone() -> None:
    t = new(players=2, seed=1, first=0)
    mark = t.event_count()
    do(t, options(t, 0)[0], seat=0)
    assert since(t, mark, 1) == since(t, mark) == ["Ana chose a duke."]
    [mine] = since(t, mark, 0)
    assert mine.startswith("You kept ")


def test_what_is_paid_is_told_with_what_it_is_paid_for() -> None:
    t = at([{"strength": 9, "magic": 1}, {}])
    assert after(t, "slay 3", "magic 1", me=0) == [
        "You slew a Treant for 2 strength and 1 magic.",
        "You gained 1 gold and 1 magic.",
    ]
    assert turn((ev.PAID, 0, GOLD, 3, 1), (ev.RECRUITED, 0, CLERIC)) == [
        "Ana recruited a Cleric for 3 gold and 1 magic."
    ]
    assert turn((ev.PAID, 0, MAGIC, 3, 0), (ev.GAINS, 0, VP, 3)) == ["Ana paid 3 magic for 3 victory tokens."]
    palisade = DOMAIN_NAMES.index("foxgrove_palisade")
    [altered] = turn((ev.PAID, 0, GOLD, 2, 0), (ev.ALTERED, 0, palisade, 6, 3))
    assert "2 gold to use the Foxgrove Palisade" in altered and "6 + 3" in altered


def test_equal_exchanges_are_told_once() -> None:
    one = [(ev.TRADED, 1, ALCHEMIST), (ev.GAINS, 1, GOLD, 2)]
    assert turn(*one) == ["Bruno's Alchemist traded 1 magic for 2 gold."]
    assert turn(*one, *one, *one, me=1) == ["Your Alchemist traded 1 magic for 2 gold (3 times)."]
    other = [(ev.TRADED, 0, ALCHEMIST), (ev.GAINS, 0, MAGIC, 3)]
    assert len(turn(*one, *other, *one)) == 3


def test_what_thieves_take_is_stolen() -> None:
    assert turn((ev.STOLEN, 0, 1, GOLD, 2), me=1) == ["Ana's Thief stole 2 gold from you."]
    assert turn((ev.TAKES, 0, 1, GOLD, 2), me=1) == ["Ana took 2 gold from you."]
    assert turn((ev.LOOTED, 0, MAGIC, 3), me=0) == ["Your Thief took 3 magic from the bank."]


def test_the_waiting_player_is_told_so() -> None:
    events = happened((ev.TURN, 1, 0), (ev.ROLLED, 0, 1, 2))
    told = {me: NARRATOR.paragraphs(events, NAMES, me)[0] for me in (None, 0, 3, 4)}
    assert told[4][-1] == "You have the Waiting token and don't harvest this turn."
    assert all(len(told[me]) == 2 for me in (None, 0, 3))
    assert len(NARRATOR.paragraphs(events, NAMES[:4], 3)[0]) == 2


# ---- gains -----------------------------------------------------------------------------------------------------------


def test_what_a_player_harvests_is_added_up() -> None:
    harvest = [(ev.GAINS, 0, GOLD, 2), (ev.GAINS, 0, GOLD, 1), (ev.GAINS, 0, MAGIC, 1), (ev.GAINS, 1, STRENGTH, 4)]
    assert turn(*harvest, me=1) == ["Ana gained 3 gold and 1 magic.", "You gained 4 strength."]
    assert turn(*harvest, seat=1) == ["Ana gained 3 gold and 1 magic.", "Bruno gained 4 strength."]


def test_an_action_and_a_consolation_stand_by_themselves() -> None:
    harvest = [(ev.GAINS, 2, GOLD, 2), (ev.GAINS, 2, MAGIC, 3)]
    actions = [(ev.TOOK, 2, GOLD, 1), (ev.TOOK, 2, MAGIC, 1)]
    assert turn(*harvest, *actions, seat=2) == [
        "Carla gained 2 gold and 3 magic.",
        "Carla used an action to gain 1 gold.",
        "Carla used an action to gain 1 magic.",
    ]
    assert turn((ev.CONSOLED, 1, STRENGTH, 1), *harvest, me=1)[0] == (
        "You had no activated cards and gained 1 strength."
    )


# ---- undo ------------------------------------------------------------------------------------------------------------


def quiet(t: ValeriaState, action: str, seat: int | None = None) -> bool:
    """Play an action; return True if it reveals nothing new and may therefore be undone."""
    who = t.to_act() if seat is None else seat
    mark, before = t.event_count(), t.view(who)
    do(t, action, seat=who)
    return VALERIA.shows_nothing_new(t.events_for(who, mark), who, before, t.view(who))


def test_dukes_resources_and_what_lies_open_may_be_taken_back() -> None:
    t = new(players=2, seed=1)
    assert quiet(t, options(t, 0)[0], 0)
    assert not quiet(t, options(t, 1)[0], 1)  # and the dice roll
    for action in ("recruit 1", "slay 1", "gain gold"):
        t = at([{"gold": 9, "strength": 1}, {}])
        assert quiet(t, action)
        assert not quiet(t, "gain gold")  # the next seat rolls


def test_the_harvest_may_be_taken_back() -> None:
    t = at([{"citizens": {"merchant": 1}}, {"gold": 2, "citizens": {"monk": 1}}], dice=(1, 2))
    assert quiet(t, "trade monk", 1)
    assert quiet(t, "choose 1", 0)
    t = at([{"citizens": {"thief": 2}}, {"gold": 2}], dice=(3, 4))
    assert quiet(t, "steal 1 2 gold")


def test_dice_altered_may_be_taken_back() -> None:
    for seed in range(40):
        t = at([{}, {"gold": 5, "domains": ["foxgrove_palisade"]}], seed=seed)
        do(t, "gain gold", "gain gold")
        if "six 1" in options(t):
            assert quiet(t, "six 1")
            return
    pytest.fail("no roll to alter")


@pytest.mark.parametrize(
    ("domain", "action"),
    [
        ("golden_obelisk_of_nae", "accept"),
        ("golden_obelisk_of_nae", "decline"),
        ("nest_of_the_weaver_witch", "return_citizen peasant"),
        ("watcher_on_the_water", "return_monster goblin"),
        ("grimmwater_keep", "free 5"),
        ("cutthroats_truce", "from 1"),
        ("purloiners_perch", "from 1"),
        ("eye_of_asteraten", "slay 1"),
    ],
)
def test_what_turns_up_a_domain_stays(domain: str, action: str) -> None:
    everybody = dict.fromkeys(["cleric", "peasant", "archer", "rogue"], 3)
    rich = {"gold": 30, "strength": 1, "citizens": everybody, "monsters": {"goblin": 1}}
    for below in (["the_orb_of_urdr"], []):
        t = at([rich, {"monsters": {"goblin": 1}}, {}], centre={"domains": {1: [*below, domain]}})
        t.players[0].magic = 3 if domain == "golden_obelisk_of_nae" else 0
        if domain == "golden_obelisk_of_nae":
            do(t, "build 1")
        assert quiet(t, "magic 0" if domain == "golden_obelisk_of_nae" else "build 1")  # power unresolved
        assert quiet(t, action) == (not below and domain != "purloiners_perch")
        assert t.covered < 0


def test_building_turns_up_the_next_domain() -> None:
    for below, stays in ((["the_orb_of_urdr"], True), ([], False)):
        t = at([{"gold": 9, "citizens": {"peasant": 3}}, {}], centre={"domains": {1: [*below, "halfpenny_hill"]}})
        assert quiet(t, "build 1") is not stays


def test_what_turns_up_a_mixed_citizen_stays() -> None:
    for mixed in (True, False):
        t = at([{"gold": 2}, {}], mixed=mixed, centre={"citizens": {7: ["thief", "rogue"]}})
        assert quiet(t, "recruit 7") is not mixed


@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize("mixed", [False, True])
def test_nothing_new_is_seen_in_what_may_be_taken_back(players: int, mixed: bool) -> None:
    before: dict[int, ValeriaView] = {}
    quiet_ones = number = mark = 0
    for number, state in enumerate(walk(players, 7, mixed=mixed)):
        now = {seat: state.view(seat) for seat in range(players)}
        for seat in range(players) if number else ():
            if VALERIA.shows_nothing_new(state.events_for(seat, mark), seat, before[seat], now[seat]):
                quiet_ones += 1
                _compare(before[seat], now[seat])
        before, mark = now, state.event_count()
    assert quiet_ones > number / 2


def _compare(before: ValeriaView, now: ValeriaView) -> None:
    """Check that a seat has seen no new card and no new roll."""
    assert now["phase"] != "over"
    assert now["active"] == before["active"] or before["phase"] == "duke"
    assert not {*_tops(now)} - {*_tops(before)}
    mine = before["seats"][now["active"] or 0]["citizens"]
    for old, new_stack in zip(before["citizens"], now["citizens"], strict=True):
        assert {*new_stack["open"]} <= {*old["open"], *mine}
    if now["dice"] != before["dice"]:
        assert now["changed"] != before["changed"]


def _tops(view: ValeriaView) -> list[str]:
    return [name for stack in view["domains"] for name in stack["open"]]
