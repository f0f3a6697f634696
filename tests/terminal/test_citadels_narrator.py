"""Citadels in the terminal: options, the table as lines and as a drawing, and the end of a game."""

import io
import random
from typing import Any, cast

import pytest
from rich.console import Console

import burgrave
from burgrave.games.citadels.cards import DISTRICT_NAMES
from burgrave.games.citadels.faces.seat_view import RANK, revealed
from burgrave.games.citadels.faces.terminal import TerminalCitadelsNarrator as CitadelsNarrator
from burgrave.games.citadels.rules.events import BUILD, ROUND
from burgrave.games.citadels.verbs import decode, encode
from burgrave.kernel.events import PUBLIC, Event
from burgrave.kernel.quote import Quote
from burgrave.kernel.rng import Rng
from burgrave.terminal.layout import Pen
from burgrave.terminal.narrator import Scene
from burgrave.text.catalogue import LANGUAGES
from burgrave.text.narrator import Option, tied_seats

NAMES = ["Ana", "Bruno", "Carla", "Diego"]


def district(name: str, kind_type: str, cost: int) -> dict[str, object]:
    return {"district": name, "type": kind_type, "cost": cost, "gilded": False}


@pytest.fixture
def view() -> dict[str, Any]:
    """Return the view of seat 0, which has the Bishop, during the Thief's turn; all seats have cities."""
    view: dict[str, Any] = {**burgrave.new("citadels", seed=1).view(0)}
    view |= {"crown": 1, "called": 2, "killed": "assassin", "face_up": ["merchant"], "hand": ["castle", "docks"]}
    view |= {"cast": ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]}
    view |= {"characters": ["bishop"], "draft": [], "phase": "main", "round": 3, "deck": 40}
    view["turn"] = {
        "seat": 1, "character": "thief", "gathered": True, "builds": 0, "limit": 1, "used": [],
        "resumed": False, "only_gathers": False, "threatened": False, "drawn": 0, "spent": 0,
    }  # fmt: skip
    for one in view["seats"]:
        one |= {"gold": 2, "hand_size": 3, "city": [], "known_hand": [], "characters": []}
    view["seats"][0] |= {"known_hand": ["castle"], "characters": [{"character": "bishop", "revealed": False}]}
    view["seats"][1] |= {"gold": 1, "hand_size": 1, "known_hand": ["manor", "manor", "temple"]}
    view["seats"][1]["characters"] = [{"character": "thief", "revealed": True}]
    view["seats"][1]["city"] = [district("tavern", "trade", 1), district("manor", "noble", 3)]
    return view


@pytest.fixture
def narrator() -> CitadelsNarrator:
    return CitadelsNarrator("en")


def spectator(view: dict[str, Any]) -> dict[str, Any]:
    return view | {"seat": None, "hand": [], "characters": []}


# ---- decisions -----------------------------------------------------------------------------------------------------


def test_options_say_who_a_character_is_or_what_is_known_of_it(
    narrator: CitadelsNarrator, view: dict[str, Any]
) -> None:
    legal = [encode("pick", "king"), encode("rob", "thief"), encode("rob", "warlord"), encode("gold")]
    gold = Quote()
    gold.bring("gold", 2)
    assert narrator.options(view, legal, NAMES, [Quote(), Quote(), Quote(), gold]) == [
        Option("King (rank 4)", narrator.words.reminder("king")),
        Option("Rob the Thief", "Bruno"),
        Option("Rob the Warlord"),
        Option("Take 2 gold"),
    ]


def test_a_choice_is_explained_by_its_number(narrator: CitadelsNarrator, view: dict[str, Any]) -> None:
    legal = [encode("gold"), encode("build", "castle"), encode("rob", "king")]
    assert [line.partition(":")[0] for line in narrator.explain(view, legal, "2")] == ["Castle (noble, 4 gold)"]
    assert narrator.explain(view, legal, "1") == ['No card is called "1". Try "?" by itself.']
    near = [line.partition(" (")[0] for line in narrator.explain(view, legal, "")]
    assert near == ["Bishop", "Castle", "King", "Docks"]


def test_only_the_start_of_a_round_begins_one(narrator: CitadelsNarrator) -> None:
    assert narrator.round_of(Event(ROUND, PUBLIC, (7, 2))) == 7
    assert narrator.round_of(Event(BUILD, PUBLIC, (0, DISTRICT_NAMES.index("castle"), 4))) is None


def test_a_new_game_is_told_its_aim(narrator: CitadelsNarrator) -> None:
    for players, goal in ((3, 8), (4, 7)):
        (welcome,) = narrator.welcome(burgrave.new("citadels", seed=1, players=players).view(None))
        assert f"a city has {goal} districts" in welcome


# ---- table ---------------------------------------------------------------------------------------------------------


LINES = """
First Game.
Round 3.
40 cards in the deck.
7 districts complete a city.
1 Assassin: killed
2 Thief: called now, Bruno
3 Magician
4 King
5 Bishop: yours
6 Merchant: out (face up)
7 Architect
8 Warlord
Ana: 2 gold, 3 cards
Ana, city 0 of 7: nothing
Bruno: 1 gold, 1 card, crown, Thief
Bruno, city 2 of 7: Manor 3 (noble); Tavern 1 (trade)
Bruno, known to hold: Manor ×2, Temple
Carla: 2 gold, 3 cards
Carla, city 0 of 7: nothing
Diego: 2 gold, 3 cards
Diego, city 0 of 7: nothing
Your gold: 2
Your hand: Castle 4 (noble), Docks 3 (trade)
Your character: Bishop
""".strip().splitlines()


def test_the_table_in_lines(narrator: CitadelsNarrator, view: dict[str, Any]) -> None:
    scene = Scene(narrator, view, NAMES)
    assert narrator.lines(scene) == LINES
    assert narrator.own_lines(scene) == LINES[-3:]
    assert narrator.own_lines(Scene(narrator, view | {"hand": [], "characters": []}, NAMES))[1:] == [
        "Your hand: nothing"
    ]
    public = Scene(narrator, spectator(view), NAMES)
    assert narrator.own_lines(public) == []
    assert "Ana, known to hold: Castle" in narrator.lines(public)


def drawn(narrator: CitadelsNarrator, view: dict[str, Any], pen: Pen) -> list[str]:
    """Return the lines of a drawing of the table, with the viewer's own side at the end."""
    target = io.StringIO()
    console = Console(file=target, width=pen.width, highlight=False, emoji=False, markup=False)
    scene = Scene(narrator, view, NAMES)
    for piece in [*narrator.draw(scene, pen), *narrator.draw_own(scene, pen)]:
        console.print(piece)
    return [line.rstrip() for line in target.getvalue().splitlines()]


def test_the_table_drawn(narrator: CitadelsNarrator, view: dict[str, Any]) -> None:
    lines = drawn(narrator, view, Pen(120, True))
    assert lines[0].strip("─") == " First Game · round 3 · 40 cards in the deck "
    assert lines[1].split() == ["1", "Assassin:", "killed", "4", "King", "7", "Architect"]
    assert lines[2].split() == ["▶", "2", "Thief:", "Bruno", "5", "Bishop:", "yours", "8", "Warlord"]
    (city,) = [line for line in lines if line.startswith("│ Bruno ")]
    assert "│ 2/7  ♛ noble: Manor 3  ⚖ trade: Tavern 1 " in city
    assert len([line for line in lines if "known to hold" in line]) == 1
    assert lines[-2:] == ["Your gold: 2 · Your character: Bishop", "Your hand:  ♛ Castle 4 (noble)  ⚖ Docks 3 (trade)"]


def test_a_narrow_drawing_with_the_signs_of_a_typewriter(narrator: CitadelsNarrator, view: dict[str, Any]) -> None:
    lines = drawn(narrator, view, Pen(80, False))
    assert all(line.replace("×", "x").isascii() for line in lines)  # names and counts of cards may be non-ASCII
    assert lines[0].strip("-") == " First Game - round 3 - 40 cards in the deck "
    assert lines[2].split()[:3] == [">", "2", "Thief:"]
    assert lines[1].split() == ["1", "Assassin:", "killed", "5", "Bishop:", "yours"]
    assert lines[-2:] == ["Your gold: 2 - Your character: Bishop", "Your hand:  ^ Castle 4 (noble)  $ Docks 3 (trade)"]
    assert drawn(narrator, spectator(view), Pen(80, False))[-1].startswith("+--")


# ---- end -----------------------------------------------------------------------------------------------------------


def over(*totals: int) -> dict[str, object]:
    """Return the view of a finished game with these totals, each including one point from a unique district."""
    return {
        "game": "citadels",
        "points": [
            {"districts": total - 1, "all_types": 0, "completion": 0, "uniques": 1, "total": total} for total in totals
        ],
    }


def test_results_come_best_first_and_item_by_item(narrator: CitadelsNarrator) -> None:
    scores = narrator.scores(over(20, 31, 25, 25), [4, 1, 2, 2], NAMES)
    assert [(score.place, score.name, score.total) for score in scores] == [
        (1, "Bruno", 31),
        (2, "Carla", 25),
        (2, "Diego", 25),
        (4, "Ana", 20),
    ]
    assert scores[0].items == [("Districts", 30), ("Five types", 0), ("Complete city", 0), ("Uniques", 1)]


@pytest.mark.parametrize(
    ("ranks", "me", "verdict"),
    [
        ([2, 1, 3, 3], None, "Bruno wins with 31 points."),
        ([2, 1, 3, 3], 0, "Bruno wins with 31 points."),
        ([2, 1, 3, 3], 1, "You win with 31 points!"),
        ([3, 1, 1, 3], 1, "Bruno and Carla share the win with 31 points."),
    ],
)
def test_the_verdict(narrator: CitadelsNarrator, ranks: list[int], me: int | None, verdict: str) -> None:
    assert narrator.verdict(over(20, 31, 31, 20), ranks, NAMES, me) == verdict


def test_a_witch_who_plays_the_blackmailer_receives_the_bribes() -> None:
    bewitched = 0
    for seed in range(12):
        state = burgrave.new("citadels", players=3, seed=seed, scenario="cunning-agents")
        rng = Rng(seed)
        while not state.is_over():
            seat = state.to_act()
            legal = state.legal(seat)
            chosen = legal[rng.below(len(legal))]
            view = state.view(seat)
            if view["phase"] == "bribe":
                question = CitadelsNarrator("en").question(view, legal, NAMES)
                chosen = legal[0]
                gold = [one["gold"] for one in view["seats"]]
                state.apply(seat, chosen)
                paid = [one["gold"] - was for one, was in zip(state.view(seat)["seats"], gold, strict=True)]
                if any(paid):  # half of 1 gold is nothing
                    assert question == f"{NAMES[paid.index(max(paid))]} threatens you. Pay half your stash?"
                    bewitched += view["bewitched"] == "blackmailer"
            else:
                state.apply(seat, chosen)
    assert bewitched


# ---- end -----------------------------------------------------------------------------------------------------------


def ties_of(ruleset: str, ranks: list[int], totals: list[int], districts: list[int]) -> list[str]:
    points = [{"total": total, "districts": costs} for total, costs in zip(totals, districts, strict=True)]
    shown = [["king"], ["thief", "warlord"], ["bishop"], []]
    seats = [
        {"gold": gold, "characters": [{"character": name, "revealed": True} for name in names]}
        for gold, names in enumerate(shown)
    ]
    seats[3]["characters"] = [{"character": "architect", "revealed": False}]  # killed
    view = {"game": "citadels", "points": points, "seats": seats}
    return CitadelsNarrator("en", ruleset).ties(view, ranks, NAMES)


@pytest.mark.rule("R-03")
def test_ties_are_explained() -> None:
    tied = [22, 18, 22, 18]
    assert ties_of("2016", [2, 3, 1, 4], tied, [20, 18, 22, 18]) == [
        (
            "Carla and Ana are tied at 22 points."
            " The highest-ranked character revealed in the last round decides: Carla (Bishop), Ana (King)."
        ),
        (
            "Bruno and Diego are tied at 18 points."
            " The highest-ranked character revealed in the last round decides: Bruno (Warlord), Diego (none)."
        ),
    ]
    assert ties_of("2010", [2, 3, 1, 4], [22, 20, 22, 18], [20, 20, 22, 18]) == [
        "Carla and Ana are tied at 22 points. The total cost of the districts decides: Carla (22), Ana (20)."
    ]
    assert ties_of("classic", [2, 3, 4, 1], [22, 20, 18, 22], [20, 20, 18, 20]) == [
        (
            "Diego and Ana are tied at 22 points."
            " The total cost of the districts decides, then gold: Diego (20, 3 gold), Ana (20, 0 gold)."
        )
    ]
    assert ties_of("2016", [1, 2, 3, 4], [25, 24, 23, 22], [20] * 4) == []


@pytest.mark.rule("R-03")
@pytest.mark.parametrize("language", LANGUAGES)
def test_ties_that_remain_are_explained(language: str) -> None:
    state = burgrave.new("citadels", players=4, seed=1)
    view = cast(dict[str, Any], state.view(None))
    points = {"total": 0, "districts": 0, "all_types": 0, "completion": 0, "uniques": 0}
    for ruleset in ("2016", "2010"):
        narrator = CitadelsNarrator(language, ruleset)
        (said,) = narrator.ties({**view, "points": [points] * 4}, [1] * 4, NAMES)
        assert narrator.words.listed(NAMES) in said and "(" not in said


@pytest.mark.rule("R-03")
@pytest.mark.parametrize("ruleset", ["2016", "2010"])
def test_ties_follow_the_ranks_of_played_games(ruleset: str) -> None:
    """The values by which a tie is explained agree with the ranks that the rules compute."""
    found = 0
    for seed in range(60):
        state = burgrave.new("citadels", players=6, seed=seed, ruleset=ruleset)
        luck = random.Random(seed)
        while not state.is_over():
            seat = state.to_act()
            legal = state.legal(seat)
            built = [action for action in legal if decode(action).verb == "build"]
            state.apply(seat, luck.choice(built or legal))
        view, ranks = cast(dict[str, Any], state.view(None)), state.ranks()
        for seats in tied_seats(state.scores(), ranks):
            found += 1
            if ruleset == "2016":
                keys = [max((RANK[name] for name in revealed(view["seats"][seat])), default=0) for seat in seats]
            else:
                keys = [view["points"][seat]["districts"] * 100 + view["seats"][seat]["gold"] for seat in seats]
            places = [ranks[seat] for seat in seats]
            assert places == [places[0] + sum(other > key for other in keys) for key in keys]
    assert found > 5
