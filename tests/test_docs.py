"""Documentation: all links resolve, and tables of fields and actions match the engine."""

import re
from pathlib import Path

import pytest

import burgrave
from burgrave.games import BUILT_IN
from burgrave.games.valeria.cards import CITIZEN_NAMES, MONSTER_NAMES

ROOT = Path(__file__).resolve().parent.parent
PAGE_OF_VIEWS = ROOT / "docs" / "views.md"
CARDS = {*CITIZEN_NAMES, *MONSTER_NAMES}  # counted by name: keys, but not fields
PAGES = [*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md")), *sorted(ROOT.glob("benchmarks/*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if "://" not in link and not (page.parent / link).exists()] == []


def test_the_page_on_cards_names_files_that_exist() -> None:
    """Paths are relative to the folder of the section's game, or else to the root; ``*`` is any folder."""
    game = "citadels"
    missing: list[str] = []
    for line in (ROOT / "docs" / "add-a-card.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            game = "valeria" if "Valeria" in line else "citadels"
        for path in re.findall(r"`([\w*.-]+/[\w*./-]*)`", line):
            places = (ROOT, ROOT / "src" / "burgrave" / "games" / game)
            if not any(any(place.glob(path.rstrip("/"))) for place in places):
                missing.append(path)
    assert missing == []


@pytest.mark.parametrize("page", sorted(ROOT.glob("docs/*.md")), ids=lambda page: page.name)
def test_files_that_a_page_names_are_there(page: Path) -> None:
    """A path is relative to the root, the package, the server, a game, its rules or an example; ``*`` is any name."""
    package = ROOT / "src" / "burgrave"
    games = [*package.glob("games/*"), *package.glob("games/*/rules")]
    places = [ROOT, package, package / "server", *games, ROOT / "examples", ROOT / "examples" / "liars_dice" / "src"]
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    named = {
        re.sub(r"<\w+>", "*", one) for one in re.findall(r"`(\w[\w*<>./-]*/[\w*<>.-]+\.(?:py|ts|toml|ftl))`", text)
    }
    missing = [one for one in sorted(named) if not any(any(place.glob(one)) for place in places)]
    if page.name == "architecture.md":  # its tables name files without their folders
        folders = [ROOT.glob("*.py"), *((ROOT / folder).rglob("*.py") for folder in ("src", "tests", "tools"))]
        known = {path.name for paths in folders for path in paths}
        missing += sorted({*re.findall(r"`(\w+\.py)`", text)} - known)
    assert missing == []


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_action_space_is_as_the_page_says(game: str) -> None:
    text = (ROOT / "docs" / "spec" / f"{game}.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| ([^|]*) \|", text, re.MULTILINE)
    verbs = burgrave.game_named(game).actions.verbs
    assert [(name, int(number)) for name, number, _argument in rows] == [(one.name, one.action >> 7) for one in verbs]
    assert [bool(argument.strip()) for _name, _number, argument in rows] == [bool(one.takes) for one in verbs]


@pytest.mark.long
@pytest.mark.parametrize("game", BUILT_IN)
def test_every_field_of_a_view_is_described(game: str) -> None:
    _, citadels, valeria = re.split(r"^# (?:Citadels|Valeria)$", PAGE_OF_VIEWS.read_text(encoding="utf-8"), flags=re.M)
    described = set(re.findall(r"`(\w+)`", citadels if game == "citadels" else valeria))
    found: set[str] = set()
    for seed in range(20):
        players = 2 + seed % 7 if game == "citadels" else 1 + seed % 5
        state = burgrave.new(game, scenario="random", players=players, seed=seed)
        rng = burgrave.Rng(seed)
        while not state.is_over():
            for seat in (None, state.to_act()):
                _collect(state.view(seat), found)
            options = state.legal(state.to_act())
            state.apply(state.to_act(), options[rng.below(len(options))])
        _collect(state.view(None), found)
    assert {field for field in found if field not in CARDS} - described == set()


def _collect(data: object, found: set[str]) -> None:
    if isinstance(data, dict):
        found.update(data)
        for value in data.values():
            _collect(value, found)
    elif isinstance(data, list):
        for value in data:
            _collect(value, found)
