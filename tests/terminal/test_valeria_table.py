"""Valeria table in the terminal: contents, hidden information, and width."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console
from tests.games.valeria.playing import at, do
from tests.terminal.valeria_walks import NAMES, finished, secrets, walk

import burgrave
from burgrave.games.valeria.cards import CITIZEN_NAMES, DUKE_NAMES
from burgrave.games.valeria.faces.drawing import Signs
from burgrave.games.valeria.faces.printed import CITIZENS, DOMAINS, MONSTERS, NUMBERS
from burgrave.games.valeria.faces.seat_view import SeatView
from burgrave.games.valeria.faces.table_facts import number_text
from burgrave.games.valeria.faces.terminal import TerminalValeriaNarrator
from burgrave.games.valeria.rules import harvest
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.games.valeria.verbs import notation
from burgrave.kernel.bits import bit
from burgrave.terminal.layout import Pen
from burgrave.terminal.narrator import Scene
from burgrave.text.catalogue import LANGUAGES

ROBBER = {"thief": 2, "alchemist": 1, "merchant": 2, "butcher": 1, "warlord": 1}


def scene(state: ValeriaState, seat: int | None, language: str = "en") -> Scene:
    near = () if seat is None else (*state.legal(seat), *state.why_not(seat))
    prices = {notation(action): state.quote(seat, action) for action in near}
    return Scene(TerminalValeriaNarrator(language), state.view(seat), NAMES[: state.n], prices=prices)


def drawn(state: ValeriaState, seat: int | None, language: str = "en", width: int = 80, *, rich: bool = True) -> str:
    """Return the whole table, including the viewer's own side, as printed on a screen."""
    target = io.StringIO()
    console = Console(file=target, width=width, highlight=False, emoji=False, markup=False)
    shown = scene(state, seat, language)
    pen = Pen(width, rich)
    for piece in [*shown.narrator.draw(shown, pen), *shown.narrator.draw_own(shown, pen)]:
        console.print(piece)
    return target.getvalue()


def told(state: ValeriaState, seat: int | None, language: str = "en") -> list[str]:
    shown = scene(state, seat, language)
    return shown.narrator.lines(shown)


def own_side(screen: str, label: str) -> str:
    return screen[screen.index(label) :]


# ---- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wider_than_the_screen_nor_secret(language: str, players: int) -> None:
    number = 0
    for number, state in enumerate(walk(players, 11 * players, mixed=players % 2 == 0)):
        if number % 13 and not state.is_over():
            continue
        seat = None if number % 4 == 3 else number % players
        width = (80, 120, 100, 160, 58)[number % 5]
        screen = drawn(state, seat, language, width, rich=number % 2 == 0)
        assert max(len(line) for line in screen.splitlines()) <= width
        assert number % 2 == 0 or not set("│╭─▶●⚔✦★⚒▼†☼×→←≤✓✗") & set(screen)
        text = "\n".join([re.sub(r"[│|\s]+", " ", screen), *told(state, seat, language)])
        words = TerminalValeriaNarrator(language).words
        for name in secrets(state, seat):
            assert words.card(name) not in text, name
    assert number > 100


@pytest.mark.parametrize("players", range(1, 6))
def test_the_preview_of_single_numbers_adds_up_to_each_roll(players: int) -> None:
    brought: set[str] = set()
    for number, state in enumerate(walk(players, players)):
        if number % 6:
            continue
        for seat in range(players):
            seen = SeatView(state.view(seat))
            preview = {one: (own, others) for group, own, others in seen.incomes() for one in NUMBERS[group]}
            dice = (number % 6 + 1, number // 6 % 6 + 1)
            copy = state.copy()
            copy.dice1, copy.dice2 = dice
            copy.active = seat if number % 2 else (seat + 2) % players
            copy.second = players == 1 and number % 2 == 0
            if harvest.waits(copy, seat):
                continue
            player = copy.players[seat]
            before = [player.gold, player.strength, player.magic]
            harvest.reap(copy, own_turn=not copy.second)
            own_turn = copy.active == seat and not copy.second
            parts = [preview[one][not own_turn] for one in (*dice, sum(dice)) if one in preview]
            gained = [
                after - was for after, was in zip((player.gold, player.strength, player.magic), before, strict=True)
            ]
            assert gained == [sum(part.gains[name] for part in parts) for name in ("gold", "strength", "magic")]
            assert player.choices == sum(part.choices for part in parts)
            brought |= {name for part in parts for name in part.trades}
            if gained != [0, 0, 0]:
                brought.add("gains")
    assert "gains" in brought


# ---- grid -----------------------------------------------------------------------------------------------------------


def cells(screen: str) -> list[list[str]]:
    """Return the cells of the grid, in 4 rows of 5, each as a single line."""
    rows: list[list[list[str]]] = [[]]
    for line in screen[screen.index("╭") : screen.index("╰")].splitlines()[1:]:
        if line.startswith("├"):
            rows.append([])
        else:
            rows[-1].append(line.strip("│").split("│"))
    return [[re.sub(r"\s+", " ", " ".join(row[at] for row in lines)).strip() for at in range(5)] for lines in rows]


def test_the_grid_has_four_rows_of_five_stacks() -> None:
    t = at([{"gold": 4, "strength": 3, "magic": 1, "citizens": {"cleric": 2}}, {}], centre={"citizens": {4: []}})
    grid = cells(drawn(t, 0))
    assert [len(row) for row in grid] == [5, 5, 5, 5]
    assert grid[0][0] == "Hills ×5 Goblin ✓1⚔ 1★ →1●"
    assert grid[0][4] == "Mountains ×5 Dire Bear 5⚔ 3★ →2● | 2✦"
    assert grid[1][0] == "1 ☼ ×5 Cleric ✓5● (3+2) 3✦ / 1✦"
    assert grid[1][3] == "4 ✗ exhausted"
    assert grid[1][4] == "5 ⚒ ×5 Peasant ✓3● (2+1) 1● / 1●"
    assert grid[2][4] == "11/12 ⚒ ×5 Butcher ✓1● 2●×⚒ / 4●"
    assert all("1+2?" in cell and "needs" in cell for cell in grid[3])


@pytest.mark.parametrize("language", LANGUAGES)
def test_wide_screens_have_more_words(language: str) -> None:
    t = at([{"gold": 9}, {}])
    words = TerminalValeriaNarrator(language).words
    domain = str(SeatView(t.view(0)).domains[0].top)
    narrow, wide = drawn(t, 0, language, 80), drawn(t, 0, language, 140)
    assert words.card("soldier").lower() in cells(wide)[1][3]
    assert words.reminder(domain)[:12] in cells(wide)[3][0]
    assert words.reminder(domain)[:12] not in cells(narrow)[3][0]


def test_where_there_is_no_room_for_columns_stacks_stand_below_one_another() -> None:
    screen = drawn(at([{"gold": 9}, {}]), 0, width=58)
    assert any(line.startswith("Hills") and "Goblin" in line for line in screen.splitlines())


def test_prices_are_those_of_the_reader() -> None:
    rich = {
        "gold": 20,
        "domains": ["emerald_stronghold", "pratchetts_plateau"],
        "citizens": {"peasant": 3, "cleric": 1},
    }
    t = at([rich, {"gold": 1}], centre={"domains": {1: ["halfpenny_hill"], 2: ["shattered_hand"]}})
    mine, other, nobody = (cells(drawn(t, seat)) for seat in (0, 1, None))
    assert [grid[1][4].split()[4] for grid in (mine, other, nobody)] == ["✓2●", "3●", "2●"]
    assert "(2+1)" in other[1][4] and "(" not in nobody[1][4]
    assert [grid[3][0].split()[0] for grid in (mine, other, nobody)] == ["✓5●", "6●", "6●"]
    assert "missing ⚒⚒⚒" in other[3][0]
    assert "missing" not in mine[3][0] + nobody[3][0] + mine[3][1]
    hill = [next(line for line in told(t, seat) if "Halfpenny Hill" in line) for seat in (0, 1, None)]
    assert ["5 gold" in line for line in hill] == [True, False, False]
    assert ["missing 3 workers" in line for line in hill] == [False, True, False]
    peasant = [next(line for line in told(t, seat) if line.startswith("5: Peasant")) for seat in (0, 1, None)]
    assert [line.split(", ")[2] for line in peasant] == ["2 gold", "3 gold", "2 gold"]


def test_mixed_citizens_show_the_top_and_how_many_are_hidden() -> None:
    t = at([{"gold": 9}, {}], mixed=True, centre={"citizens": {2: ["merchant", "blacksmith", "merchant"]}})
    assert cells(drawn(t, 0))[1][1].startswith("2 ⚒ 1+2? Merchant")
    lines = told(t, 0)
    assert any(line.startswith("2: Merchant, worker, 2 gold, 1 face up, 2 face down") for line in lines)
    assert "Mixed citizens." in lines


def test_a_domain_at_work_covers_the_next_one() -> None:
    t = at(
        [{"gold": 9, "citizens": {"peasant": 2}}, {}],
        centre={"domains": {3: ["halfpenny_hill", "nest_of_the_weaver_witch"]}},
    )
    do(t, "build 3")
    assert cells(drawn(t, 0))[3][2] == "0+1? face down"
    assert "Domain stack 3: face down." in told(t, 0)
    do(t, "decline")
    assert "Halfpenny Hill" in cells(drawn(t, 0))[3][2]


# ---- players --------------------------------------------------------------------------------------------------------


def test_a_tableau_in_lines() -> None:
    owner = {
        "gold": 4, "strength": 1, "magic": 2, "vp": 3, "duke": "hrothgar_the_conqueror",
        "citizens": {"cleric": 2, "butcher": 1}, "domains": ["the_orb_of_urdr"],
        "monsters": {"goblin": 2, "goblin_king": 1, "skeleton": 1},
    }  # fmt: skip
    t = at([{}, owner])
    lines = told(t, 0)
    assert "Bruno: 4 gold, 1 strength, 2 magic, 3 tokens, 12 points without the duke" in lines
    assert "Bruno, citizens: 1 Cleric ×2 (holy), 11/12 Butcher (worker), 5, 6 starters" in lines
    assert "Bruno, domains: The Orb of Urdr" in lines
    assert (
        "Bruno, 4 monsters slain, 8 points: Hills 3 (Goblin ×2, Goblin King), Ruins 1 (Skeleton); Minion 3, Boss 1"
        in lines
    )
    assert "Hrothgar" not in "\n".join(lines) + drawn(t, 0)
    mine = own_side(drawn(t, 1), "You have:")
    assert "Your duke: Hrothgar the Conqueror, 9 points now" in mine and "21 points so far" in mine
    points = "(2 pts per monster, 1 more per titan; 1 per 4 resources), 9 points now; 21 points so far"
    assert f"Your duke: Hrothgar the Conqueror {points}" in told(t, 1)


def test_the_screen_shows_a_tableau_too() -> None:
    owner = {"gold": 4, "citizens": {"cleric": 2}, "domains": ["the_orb_of_urdr"], "monsters": {"goblin": 2}}
    screen = drawn(at([{}, owner], first=1), 0)
    for piece in (
        "▶ Ana", "● 4 gold", "★ 0 tokens", "First Player", "1 ☼ Cleric ×2", "5, 6 starters", "The Orb of Urdr",
        "2 monsters slain, 2 points:", "Hills 2 (Goblin ×2)", "(Minion 2)", "3 points without the duke",
    ):  # fmt: skip
        assert piece in screen, piece


def test_who_waits_and_who_is_still_deciding() -> None:
    t = at([{}, {"citizens": {"merchant": 1}, "gold": 1}, {}, {"citizens": {"monk": 1}, "gold": 1}, {}], dice=(1, 2))
    assert t.open_seats() == [0, 2, 3]  # two seats without any activation
    lines = told(t, 0)
    assert next(line for line in lines if line.startswith("Diego:")).count("still harvesting") == 1
    for name in ("Ana", "Bruno"):
        assert "still harvesting" not in next(line for line in lines if line.startswith(f"{name}:"))
    assert "Waiting token, no harvest this turn" in next(line for line in lines if line.startswith("Elena:"))
    start = burgrave.new("valeria", players=2, seed=1)
    assert isinstance(start, ValeriaState)
    assert sum("choosing a duke" in line for line in told(start, None)) == 2


def test_dice_and_what_is_near_the_end() -> None:
    t = at([{}, {}], dice=(3, 5), scenario="glittering-gold", active=1)
    lines = told(t, 0)
    assert lines[:3] == ["Glittering Gold.", "Round 1.", "Bruno's turn."]
    assert {"Exhausted stacks: 0 of 4.", "25 monsters left.", "15 domains left.", "Dice 3 and 5, sum 8."} <= {*lines}
    assert any(line.startswith("Removed: Forgotten Sorrows, ") for line in lines)
    assert "dice ⚂ 3 ⚄ 5 sum 8" in drawn(t, 0)
    assert "dice 3 and 5, sum 8" in drawn(t, 0, rich=False)


# ---- the viewer's own side ------------------------------------------------------------------------------------------


def test_income_by_number() -> None:
    t = at([{"citizens": ROBBER}, {}], dice=(2, 5))
    mine = own_side(drawn(t, 0, width=100), "Income")
    rows = [line.split() for line in mine.splitlines()[1:4]]
    assert rows[0] == ["[2]", "3", "[5]", "6", "[7]", "8", "11/12"]
    assert rows[1][2:] == ["2●|2✦", "×2", "1●→3✦", "1●", "1⚔", "←3●|3✦", "×2", "1⚔", "6●"]
    assert rows[2][2:] == ["2●", "1✦→2●", "1●", "1⚔", "2●|2✦", "×2", "1⚔", "4●"]
    lines = told(t, 0)
    assert "Income on 2: your turn: 2 gold or 2 magic (2 times); other turns: 2 gold" in lines
    assert "Income on 3: your turn: 3 magic for 1 gold; other turns: 2 gold for 1 magic" in lines
    assert (
        "Income on 7: your turn: up to 3 gold or 3 magic from an opponent (2 times);"
        " other turns: 2 gold or 2 magic (2 times)" in lines
    )
    assert "Your citizens by role: 3 workers, 1 soldier, 3 shadow citizens" in lines


def test_a_card_that_pays_in_the_turns_of_others_alone_has_a_place_in_the_street() -> None:
    t = at([{"citizens": {"blacksmith": 1}}, {}])  # 1 gold for each soldier on the own turn
    rows = [line.split() for line in own_side(drawn(t, 0), "Income").splitlines()[1:4]]
    assert [rows[0], rows[1][2:], rows[2][2:]] == [["[2]", "5", "6"], ["-", "1●", "1⚔"], ["1●", "1●", "1⚔"]]
    assert "Income on 2: your turn: nothing; other turns: 1 gold" in told(t, 0)


def test_the_street_breaks_where_the_screen_ends() -> None:
    everybody = dict.fromkeys(CITIZEN_NAMES, 2)
    mine = own_side(drawn(at([{"citizens": everybody}, {}], mixed=True), 0), "Income")
    assert mine.count("your turn") == mine.count("other turns") > 1
    for group in range(10):
        assert re.search(rf"(?<![\d/]){number_text(group)}(?![\d/])", mine)


def test_spectators_have_no_side_of_their_own() -> None:
    t = at([{}, {}])
    shown = scene(t, None)
    assert shown.narrator.own_lines(shown) == [] and shown.narrator.draw_own(shown, Pen(80, True)) == []
    assert not any("affordable" in line or line.startswith("Income") for line in told(t, None))
    assert "✓" not in drawn(t, None)


def test_own_lines_are_few() -> None:
    t = at([{"gold": 3, "citizens": ROBBER, "duke": "simon_the_unclean"}, {}])
    shown = scene(t, 0)
    scores = "1 pt per worker icon, 1 per soldier icon, 1 per 2 resources"
    assert shown.narrator.own_lines(shown) == [
        "You have: 3 gold, 0 strength, 0 magic, 0 tokens",
        f"Your duke: Simon the Unclean ({scores}), 5 points now; 5 points so far",
    ]


# ---- solo game ------------------------------------------------------------------------------------------------------


def lord(t: ValeriaState) -> list[str]:
    return [line for line in told(t, 0) if line.startswith("Dark Lord")]


def test_the_dark_lord_s_side() -> None:
    t = at([{"vp": 4, "monsters": {"goblin": 1}, "duke": "simon_the_unclean"}])
    assert lord(t) == ["Dark Lord: 25 monsters left, 66 points, duke face down, nothing captured yet"]
    t.captured[CITIZEN_NAMES.index("cleric")] = 2
    t.captured_domains = bit(0)
    assert lord(t)[1:] == ["Dark Lord, citizens: 1 Cleric ×2 (holy)", "Dark Lord, domains: Foxgrove Palisade"]
    screen = drawn(t, 0)
    for piece in ("Dark Lord  25 monsters left, 66 points", "1 ☼ Cleric ×2", "Foxgrove Palisade", "1st harvest"):
        assert piece in screen
    assert "1 point so far" in screen  # tokens do not count
    assert "First Player" not in screen and "other turns" not in screen


def test_dice_that_are_still_to_rouse_monsters() -> None:
    t = at([{}], dice=(6, 6))
    while t.view(0)["phase"] != "raid":
        t.apply(0, t.legal(0)[0])
    assert "dice to resolve: 6 and 6" in lord(t)[0]


def test_when_it_is_over_all_dukes_lie_open() -> None:
    for players in (1, 3):
        t = finished(players, 5)
        words = TerminalValeriaNarrator("en").words
        table = drawn(t, 0).partition("You have:")[0]
        for text in ("\n".join(told(t, 0)), table):
            for one in SeatView(t.view(0)).people:
                assert words.card(str(one.duke)) in text
    lord_duke = SeatView(finished(1, 5).view(0)).dark_lord
    assert lord_duke is not None and words.card(str(lord_duke["duke"])) in "\n".join(told(finished(1, 5), 0))


# ---- signs ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rich", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_written_in_signs(language: str, rich: bool) -> None:
    signs = Signs(TerminalValeriaNarrator(language).words, rich=rich)
    assert len({*signs.of.values()}) == 8
    texts = [signs.power(name, own_turn=own_turn) for name in CITIZENS for own_turn in (True, False)]
    texts += [signs.reward(name) for name in MONSTERS] + [signs.domain(name) for name in DOMAINS]
    for text in texts:
        assert text and len(text) <= 34 and not set("{}") & set(text), text
    assert len({signs.domain(name) for name in DOMAINS}) == len(DOMAINS)
    if not rich:
        assert not set("●⚔✦★⚒▼†☼×→←≤") & set("".join(texts))


def test_signs_say_what_cards_do() -> None:
    fine, plain = (Signs(TerminalValeriaNarrator("en").words, rich=rich) for rich in (True, False))
    assert fine.reward("spider_queen") == "2●×Forest | citizen+1★"
    assert plain.reward("spider_queen") == "2g x Forest | citizen+1p"
    assert fine.reward("bane_spider") == "3● | Knight"
    assert fine.domain("cloudriders_camp") == "once: 3⚔+citizen ▼ ≤2"
    assert fine.domain("the_desert_orchid") == "roll: die→1 for 1●×☼"
    assert plain.domain("nest_of_the_weaver_witch") == "once: citizen back->3p"
    assert fine.domain("purloiners_perch") == "once: ← monster"
    assert fine.domain("cathedral_of_st_aquila") == "end: ←1●"
    assert fine.domain("golden_obelisk_of_nae") == "once: 3✦→3★"
    assert fine.domain("eye_of_asteraten") == "once: 5⚔+slay"
    assert fine.roles({"worker": 2, "holy": 1}) == "⚒⚒☼" and plain.roles({"worker": 2, "holy": 1}) == "2 Wor 1 Hol"


@pytest.mark.long
def test_dukes_score_alike_in_every_language() -> None:
    person: dict[str, Any] = {"citizens": {"cleric": 2, "knight": 1}, "domains": ["shattered_hand"], "gold": 7}
    for language in LANGUAGES:
        words = TerminalValeriaNarrator(language).words
        for duke in DUKE_NAMES:
            t = at([{**person, "duke": duke}, {}])
            points = words.points(SeatView(t.view(0)).me.duke_points(duke))
            assert points in own_side(drawn(t, 0, language, 120), words.card(duke))
