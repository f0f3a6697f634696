"""The pages say what is true: links lead somewhere, and tables of fields and actions are those of the engine."""

import re
from pathlib import Path

import pytest

import burgrave
from burgrave.citadels.actions import SPACE, decode
from burgrave.kernel.errors import MalformedAction

ROOT = Path(__file__).resolve().parent.parent
PAGES = [*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md")), *sorted(ROOT.glob("benchmarks/*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if "://" not in link and not (page.parent / link).exists()] == []


def test_the_action_space_is_as_the_page_says() -> None:
    text = (ROOT / "docs" / "spec" / "citadels.md").read_text(encoding="utf-8")
    ids: dict[int, str] = {}
    for verb, first, last in re.findall(r"^\| `(\w+)` \| (\d+)(?:–(\d+))? \|", text, re.MULTILINE):
        for action in range(int(first), int(last or first) + 1):
            ids[action] = verb
    for action in range(SPACE):
        try:
            verb = decode(action).verb
        except MalformedAction:
            verb = ""
        assert ids.get(action, "") == verb, action
    assert f"{SPACE} ids" in text


def test_every_field_of_a_view_is_described() -> None:
    text = (ROOT / "docs" / "views.md").read_text(encoding="utf-8")
    described = set(re.findall(r"`(\w+)`", text))
    found: set[str] = set()
    for seed in range(20):
        state = burgrave.new("citadels", scenario="random", players=2 + seed % 7, seed=seed)
        rng = burgrave.Rng(seed)
        while not state.is_over():
            for seat in (None, state.to_act()):
                _collect(state.view(seat), found)
            options = state.legal(state.to_act())
            state.apply(state.to_act(), options[rng.below(len(options))])
    assert found - described == set()


def _collect(data: object, found: set[str]) -> None:
    if isinstance(data, dict):
        found.update(data)
        for value in data.values():
            _collect(value, found)
    elif isinstance(data, list):
        for value in data:
            _collect(value, found)
