"""Action ids are ``verb << 7 | argument``: new cards leave existing ids alone; inconsistent verbs are rejected."""

from __future__ import annotations

import pytest

from burgrave.kernel.action_space import ARGUMENT, VERB, ActionSpace, Verb
from burgrave.kernel.errors import MalformedAction, SetupError

WAIT, BUILD, TAKE = 0 << 7, 3 << 7, 1 << 7
VERBS = [Verb("wait", WAIT), Verb("build", BUILD, "card", cards="inn mill"), Verb("take", TAKE, "gold", secret=True)]


def space(*cards: str) -> ActionSpace:
    return ActionSpace("Chess", VERBS, {"card": [*cards], "gold": [None, 1, 2]})


def test_one_more_card_moves_no_id() -> None:
    before, after = space("inn", "mill"), space("inn", "mill", "well")
    assert [before.notation(action) for action in before.ids] == ["wait", "take 1", "take 2", "build inn", "build mill"]
    assert {after.notation(action) for action in before.ids} == {before.notation(action) for action in before.ids}
    assert after.parse("build well") == BUILD | 2 and after.parse("build well") & VERB == BUILD
    assert after.parse("build well") & ARGUMENT == 2


def test_an_action_is_a_verb_with_an_argument() -> None:
    actions = space("inn", "mill")
    taken = actions.decode(actions.parse(" take  2 "))
    assert (taken.verb, taken.argument, str(taken)) == ("take", 2, "take 2")
    assert actions.decode(WAIT).argument is None and actions.space == BUILD + 2
    assert [actions.is_secret(action) for action in (WAIT, TAKE | 1, BUILD)] == [False, True, False]
    assert VERBS[1].cards == ["inn", "mill"]


@pytest.mark.parametrize("action", [-1, 1, TAKE, BUILD | 2, 2 << 7, 10**30, "wait", None])
def test_what_is_no_action_is_refused(action: object) -> None:
    with pytest.raises(MalformedAction, match="is not an action of Chess; ids go from 0 to 385"):
        space("inn", "mill").decode(action)


@pytest.mark.parametrize(
    ("text", "hint"),
    [("", "verbs: wait, take, build"), ("take", "'take' takes a gold"), ("wait 1", "'wait' takes no argument")],
)
def test_what_is_no_notation_is_refused(text: str, hint: str) -> None:
    with pytest.raises(MalformedAction) as refused:
        space("inn", "mill").parse(text)
    assert str(refused.value) == f"{text!r} is not an action of Chess; {hint}."


@pytest.mark.parametrize("wrong", [Verb("rest", WAIT), Verb("wait", 4 << 7), Verb("rest", 5)])
def test_each_verb_has_a_name_and_an_id_of_its_own(wrong: Verb) -> None:
    with pytest.raises(SetupError, match="needs a name and an id of its own"):
        ActionSpace("Chess", [*VERBS, wrong], {"card": ["inn"], "gold": [1]})


def test_a_verb_has_room_for_128_arguments() -> None:
    assert len(space(*(str(card) for card in range(128))).ids) == 131
    with pytest.raises(SetupError, match="'build' has 129 arguments; at most 128 fit"):
        space(*(str(card) for card in range(129)))
