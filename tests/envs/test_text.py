"""Text environment: whole games in words, and answers as language models write them."""

from __future__ import annotations

import doctest
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import burgrave
from burgrave.envs.answers import BadAnswer
from burgrave.envs.text import TextEnv
from burgrave.kernel import registry
from burgrave.kernel.errors import BurgraveError, IllegalAction, SetupError
from burgrave.kernel.record import Record, Replay
from burgrave.kernel.state import Seat
from burgrave.text.catalogue import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "liars_dice" / "src"


@pytest.fixture
def liars_dice(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Register the example game for one test."""
    monkeypatch.syspath_prepend(str(EXAMPLE))
    registry.announce("liars_dice", "liars_dice.game:LIARS_DICE")
    yield
    for known in (registry._places, registry._games):
        known.pop("liars_dice", None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["citadels", "valeria", "liars_dice"])
def test_every_form_of_every_choice_is_understood(liars_dice: None, game: str, language: str) -> None:
    env = TextEnv(game, bots="random", language=language, players=3)
    rng = random.Random(language)
    step = None
    env.reset(seed=5)
    while not env.over:
        seen = json.loads(json.dumps(env.observe()))
        assert seen["view"] == json.loads(json.dumps(env.state.view(0))) and seen["question"]
        for index, choice in enumerate(seen["choices"]):
            label = choice["label"]
            forms = (choice["action"], label, label.upper(), f"**{label}**", f"[{choice['number']}]")
            answers = (*forms, f"Hmm.\nFinal answer: {label}!", json.dumps({"action": choice["number"]}))
            assert [env.decision.read(form) for form in answers] == [index] * len(answers), choice
        chosen = rng.choice(seen["choices"])
        step = env.step(str(chosen["label"]))
        assert step.action == chosen["action"] and not step.error
    assert step is not None and step.over and step.reward == env.rewards[0] and sum(env.rewards) == 1
    assert step.text == env.prompt() and str(env.state.scores()[0]) in step.text
    assert Replay(env.record).finish().digest() == env.state.digest()
    with pytest.raises(IllegalAction, match=r"^The game is over; there are no legal actions\.$"):
        env.step("1")


def test_the_game_is_that_of_the_seed() -> None:
    env = TextEnv("citadels", seat=2, players=3, bots="random")
    env.reset(seed=4)
    assert env.record.seed == 4 and env.record.options == burgrave.game_named("citadels").resolve(4, {"players": 3})
    hand = [event.args for event in burgrave.new("citadels", seed=4, players=3).events_for(2)]
    assert [event.args for event in env.state.events_for(2)][: len(hand)] == hand


@pytest.fixture
def picking() -> TextEnv:
    """Return a game in which the seat chooses one of seven characters."""
    env = TextEnv("citadels", players=2, bots="random")
    env.reset(seed=7)
    assert [choice["label"] for choice in env.choices()][1::3] == ["Thief (rank 2)", "Merchant (rank 6)"]
    return env


@pytest.mark.parametrize(
    "answer,action",
    [
        ("I'll go with the merchant, please.", "merchant"),
        ("PICK  KING", "king"),
        (" 7. ", "warlord"),
        ("I choose 5", "merchant"),
        ("Option 2, because the King costs me 2 gold", "thief"),
        ("2. Thief", "thief"),
        ("MERCANTE", "merchant"),
        ("el arquitecto", "architect"),
        ("Escolho o Ladrão!", "thief"),
        ('```json\n{"reason": "King?", "move": "Magician"}\n```', "magician"),
        ("The Thief is weak, and the Warlord is risky.\n\nFinal answer: **Magician**", "magician"),
        ("Respuesta final: rey", "king"),
        ("Weighing the King and the Thief … [4]", "king"),
        ("Not the King. [thief]", "thief"),
        ("<think>Thief? King?</think>\nArchitect", "architect"),
    ],
)
def test_surrounding_words_and_other_languages_are_forgiven(picking: TextEnv, answer: str, action: str) -> None:
    assert picking.decision.notations[picking.decision.read(answer)] == f"pick {action}"


UNKNOWN = r"^\".*\" is not one of the choices\. Answer with a number from 1 to 7, or give a choice as it is written\.$"
SEVERAL = r"^Your answer fits more than one choice: .*\. Answer with one number\.$"


@pytest.mark.parametrize(
    "answer,said",
    [
        *[
            (answer, UNKNOWN)
            for answer in ("", "8", "0", "Bishop", "𝟗𝟗𝟗", "9" * 5000, "{", "I choose 7", "pass\n\x00\x1b[2J")
        ],
        *[
            (answer, SEVERAL)
            for answer in ("King or Thief", "2. Merchant", "[king] is bad, so thief", "the king, then the thief, 9")
        ],
    ],
)
def test_an_unclear_answer_is_never_guessed(picking: TextEnv, answer: str, said: str) -> None:
    with pytest.raises(BadAnswer) as refused:
        picking.decision.read(answer)
    assert re.match(said, str(refused.value)) and len(str(refused.value)) < 200 and "\x1b" not in str(refused.value)


def test_bad_answers_change_nothing_until_the_last_try() -> None:
    env = TextEnv("citadels", players=2, bots="random", language="it", tries=3)
    first = env.reset(seed=7)
    digest = env.state.digest()
    for left in ("2 tentativi rimasti", "1 tentativo rimasto"):
        step = env.step("boh")
        assert step.action is None and step.text == step.error and step.error.endswith(f"{left}.")
        assert "\n" not in step.error and not step.over and step.reward == 0
        assert env.state.digest() == digest and env.prompt() == first
    step = env.step("boh")
    assert step.action is not None and step.error and "a caso" in step.text and env.state.digest() != digest
    again = TextEnv("citadels", players=2, bots="random", language="it", tries=1)
    again.reset(seed=7)
    assert again.step("?!").action == step.action


def test_the_last_resort_may_be_to_forfeit() -> None:
    env = TextEnv("valeria", seat=1, players=3, bots="random", tries=1, last_resort="forfeit")
    env.reset(seed=1)
    step = env.step("I resign")
    assert step.over and step.reward == 0 and step.action is None and env.rewards == [0.5, 0, 0.5]
    assert "No valid answer: the game is forfeited." in step.text and env.choices() == []
    with pytest.raises(IllegalAction):
        env.step("1")
    env.reset(seed=1)
    assert not env.over and env.rewards == [0, 0, 0]


def test_every_seat_may_answer() -> None:
    env = TextEnv("valeria", seat=None, players=3)
    env.reset(seed=2)
    answered = set()
    while not env.over:
        seat = env.seat
        assert env.observe()["seat"] == seat and env.names[seat] == "You" and env.names.count("You") == 1
        assert env.state.is_open(seat)
        assert env.step("1").seat == seat
        answered.add(seat)
    assert answered == {0, 1, 2} and sum(env.rewards) == 1


def test_the_text_shows_only_what_the_seat_knows() -> None:
    """Resampling everything that the seat does not know changes neither the table nor the choices."""
    env = TextEnv("citadels", players=4, bots="rules")
    env.reset(seed=3)
    for _ in range(25):
        told = env.table(), env.question(), env.choices(), env.observe()["view"]
        real = env._begun.state
        env._begun.state = real.sample(0, burgrave.Rng(9), history=True)
        env._decision = None
        assert (env.table(), env.question(), env.choices(), env.observe()["view"]) == told
        env._begun.state, env._decision = real, None
        env.step("1")


class Failing:
    def choose(self, seat: Seat) -> int:
        raise RuntimeError("out of ideas")


def failing(*, game: str, seed: object) -> Failing:
    return Failing()


def test_a_bot_that_fails_is_replaced_and_the_text_says_so() -> None:
    env = TextEnv("citadels", players=2, bots=f"{__name__}:failing")
    text = env.reset(seed=8)
    while "takes over" not in text:
        text = env.step("1").text
    assert re.search(r"^The bot \"rules\" takes over because Ana failed: .*out of ideas", text, re.MULTILINE)
    while not env.over:
        env.step("1")


def test_a_game_is_saved_and_hints_and_cards_are_explained(tmp_path: Path) -> None:
    env = TextEnv("citadels", players=2, bots="random")
    env.reset(seed=7, record=tmp_path / "a.record")
    assert env.hints()[0].label.startswith("Assassin")
    assert env.explain("thief")[0].startswith("Thief (rank 2): ") and env.explain("2") == env.explain("thief")
    env.step("assassin")
    env.close()
    assert [entry.action for entry in Record.read(tmp_path / "a.record").entries if entry.seat == 0]
    with pytest.raises(BurgraveError, match=r"^No game is in progress; call reset first\.$"):
        env.step("1")


def test_wrong_settings_are_refused() -> None:
    for options, said in (
        ({"bots": "clever"}, "Unknown player 'clever'; choose from: "),
        ({"bots": ["rules"]}, "3 other seats need 3 bots, not 1."),
        ({"seat": 9}, "There is no seat 9; seats go from 0 to 3."),
        ({"tries": 0}, "The number of tries must be 1 to 1000, not 0."),
        ({"last_resort": "panic"}, "The last resort must be random or forfeit, not 'panic'."),
        ({"language": "xx"}, "There is no language 'xx'; choose from: "),
        ({"ruleset": "1999"}, ""),
    ):
        with pytest.raises(SetupError) as refused:
            TextEnv("citadels", **options)
        assert str(refused.value).startswith(said) and "\n" not in str(refused.value)


def test_the_session_of_the_page_goes_as_shown() -> None:
    page = (ROOT / "docs" / "language-models.md").read_text("utf-8")
    (block,) = re.findall(r"^```pycon\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    session = doctest.DocTestParser().get_doctest(block, {}, "language-models.md", "language-models.md", 0)
    assert len(session.examples) > 5
    said: list[str] = []
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(session, out=said.append)
    assert result.failed == 0, "".join(said)
