"""Valeria texts: every card, event, action and question in every language, and whole games."""

import re
from typing import Any

import pytest
from tests.texts import LANGUAGES, NAMES, entries, said

import burgrave
from burgrave.games.valeria import cards
from burgrave.games.valeria.faces.seat_view import SeatView
from burgrave.games.valeria.faces.words import PHASES, STARTER, ValeriaWords
from burgrave.games.valeria.rules import events as ev
from burgrave.games.valeria.rules.effects import (
    CITIZEN_OFF,
    CITIZEN_ON,
    DOMAIN_PROGRAM,
    DUKE_PARTS,
    EXCHANGE,
    MONSTER_PROGRAM,
    gained,
    op_of,
)
from burgrave.games.valeria.rules.events import ARGUMENTS
from burgrave.games.valeria.rules.setup import CUSTOM, RANDOM, SCENARIOS
from burgrave.games.valeria.verbs import ACTIONS, notation
from burgrave.kernel.events import PUBLIC, Event
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State
from burgrave.text.catalogue import dashed

WITH_A_FORM = [*cards.CITIZEN_NAMES, *cards.MONSTER_NAMES, *cards.DOMAIN_NAMES, *cards.DUKE_NAMES, *cards.AREA_NAMES]
STARTERS = [STARTER + name for name in cards.STARTER_NAMES]
SCENARIO_NAMES = [*SCENARIOS, RANDOM, CUSTOM]
OTHERS = [*cards.RESOURCE_NAMES, *cards.ROLE_NAMES, *cards.TYPE_NAMES, *PHASES, *SCENARIO_NAMES, *STARTERS]
FORMS = ("", "-a", "-the", "-your", "-of", "-to", "-to-a", "-one", "-to-one")
PLURAL = ("kobolds", "forgotten_sorrows", "barrens", "hills", "ruins", "caverns", "mountains")
ARTICLES = {
    "pt-BR": {"masculine": ("o", "os"), "feminine": ("a", "as")},
    "es": {"masculine": ("el", "los"), "feminine": ("la", "las")},
}
TWO_ARTICLES = re.compile(r"(the|[ao]s?|el|l[ao]s?|il|i|le) (The|[AO]s?|El|L[ao]s?|Il|I|Le)\b")
PAID = Event(ev.PAID, PUBLIC, (0, 0, 3, 1))
BOUGHT = (ev.SLAIN, ev.RECRUITED, ev.BUILT, ev.ALTERED, ev.GAINS)
GAMES = 30  # enough for rare cases


# ---- names and effects ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_said_with_its_explanation(language: str) -> None:
    words = ValeriaWords(language)
    for name in [*WITH_A_FORM, *OTHERS]:
        said(words.card(name))
        said(words.help(name))
        assert len(said(words.reminder(name))) <= 60
        assert words.gender(name) in ("masculine", "feminine", "neuter")
    assert len({said(words.card(name)) for name in cards.RESOURCE_NAMES}) == 4
    said(words.dark_lord())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_its_forms(language: str) -> None:
    words = ValeriaWords(language)
    for name in WITH_A_FORM:
        forms = words.noun("card", name)
        assert list(forms) == [f"card{form}" for form in FORMS]
        bare = forms["card-your"].split()[-1].rpartition("'")[2]  # its last word
        assert all(bare in said(form) for form in forms.values()), forms
        assert forms["card-one"] in (forms["card-a"], forms["card-the"])
        assert not TWO_ARTICLES.match(forms["card-the"]), forms
        if name not in cards.DUKE_NAMES and language != "en":
            assert len({forms[f"card-{form}"] for form in ("a", "the", "your", "of", "to", "to-a")}) >= 5, forms


def test_articles_follow_the_sound() -> None:
    english, italian = ValeriaWords("en"), ValeriaWords("it")
    for name in [*cards.CITIZEN_NAMES, *cards.MONSTER_NAMES, *cards.DOMAIN_NAMES]:
        forms = english.noun("card", name)
        if forms["card-a"] not in (forms["card"], f"some {forms['card']}"):
            title = forms["card-your"].removeprefix("your ")
            assert forms["card-a"] == f"{'an' if title[0] in 'AEIOU' else 'a'} {title}"
        if name not in PLURAL:
            forms = italian.noun("card", name)
            title = forms["card"]
            vowel, impure = title[0] in "AEIOU", re.match("S[^aeiou]|Z|Gn|Ps", title)
            if italian.gender(name) == "feminine":
                wanted = ("un'", "l'", "dell'", "all'") if vowel else ("una ", "la ", "della ", "alla ")
            elif impure:
                wanted = ("uno ", "lo ", "dello ", "allo ")
            else:
                wanted = ("un ", "l'", "dell'", "all'") if vowel else ("un ", "il ", "del ", "al ")
            assert [forms[f"card-{form}"] for form in ("a", "the", "of", "to")] == [one + title for one in wanted]


@pytest.mark.parametrize("language", ["pt-BR", "es"])
def test_articles_follow_the_gender(language: str) -> None:
    words = ValeriaWords(language)
    for name in [*cards.CITIZEN_NAMES, *cards.MONSTER_NAMES, *cards.DOMAIN_NAMES, *cards.AREA_NAMES]:
        the = ARTICLES[language][words.gender(name)][name in PLURAL]
        forms = words.noun("card", name)
        assert forms["card-the"].startswith(f"{the} "), forms
        assert forms["card-the"].removeprefix(f"{the} ") == forms["card-your"].partition(" ")[2]
        assert forms["card-the"].removeprefix(f"{the} ")[0].isupper()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_is_said(language: str) -> None:
    words = ValeriaWords(language)
    programs = [*CITIZEN_ON, *CITIZEN_OFF, *MONSTER_PROGRAM, *DOMAIN_PROGRAM, *([parts] for parts in DUKE_PARTS)]
    texts = [said(words.effect_text(program)) for program in programs if program]
    assert len(set(texts)) == 68
    assert words.effect_text([]) == ""
    for name in cards.CITIZEN_NAMES:
        assert words.power(name, own_turn=True) in texts
        assert words.power(name, own_turn=False) in texts


# ---- events ---------------------------------------------------------------------------------------------------------


def sample_of(kind: int, number: int) -> Event:
    """Return a possible event: seats 0 and 1, the amount ``number``, and cards that vary with it."""
    choices = {"seat": 0, "other": 1, "resource": number % 3, "die": 1 + number % 6, "magic": number % 2}
    counts = {"citizen": 18, "monster": 24, "domain": 24, "duke": 10}
    names = ARGUMENTS[kind][1]
    return Event(kind, PUBLIC, tuple(choices.get(name, number % counts.get(name, 100)) for name in names))


def told(words: ValeriaWords, event: Event, me: int | None) -> list[str]:
    texts = [words.event(event, NAMES, me)]
    if event.kind in BOUGHT:
        texts.append(words.bought(PAID, event, NAMES, me))
    return [said(text) for text in texts]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told_to_anybody(language: str) -> None:
    words = ValeriaWords(language)
    for kind, (_name, arguments) in ARGUMENTS.items():
        for number in range(24):
            event = sample_of(kind, number)
            by_reader = {me: told(words, event, me) for me in (None, 0, 1, 2)}
            assert by_reader[None] == by_reader[2]
            for role, seat in (("seat", 0), ("other", 1)):
                if role in arguments:
                    assert all(NAMES[seat] in text for text in by_reader[None])
                    assert not any(NAMES[seat] in text for text in by_reader[seat]), by_reader[seat]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_one_sentence_sums_up_can_be_told_to_anybody(language: str) -> None:
    words = ValeriaWords(language)
    for me, named in ((None, True), (0, False), (1, True)):
        texts = [words.gains(0, [("gold", 1), ("vp", 2)], NAMES, me), words.waits(0, NAMES, me)]
        texts += [words.dealt(0, [one, two], NAMES, me) for one in cards.DUKE_NAMES for two in cards.DUKE_NAMES]
        for kind in range(cards.CITIZENS):
            for part in (CITIZEN_ON[kind][0][0], CITIZEN_OFF[kind][0][0]):
                if op_of(part) == EXCHANGE:
                    gains = Event(ev.GAINS, PUBLIC, (0, gained(part) & 3, gained(part) >> 2))
                    texts.append(words.exchanged(Event(ev.TRADED, PUBLIC, (0, kind)), gains, NAMES, me))
        assert all((NAMES[0] in said(text)) is named for text in texts)


def test_no_message_of_an_event_is_left_over() -> None:
    kinds = {f"valeria-event-{dashed(name)}": kind for kind, (name, _arguments) in ARGUMENTS.items()}
    wanted = {*kinds} | {f"{name}-for" for name, kind in kinds.items() if kind in (*BOUGHT, ev.TRADED)}
    wanted.add("valeria-event-waits")
    assert {one for one in entries("en", "valeria/events.ftl") if one.startswith("valeria-event-")} == wanted


# ---- decisions ------------------------------------------------------------------------------------------------------


def eager(legal: list[int], rng: Rng) -> int:
    """Return a random legal action, with a preference for rare events."""
    wanted = [one for one in legal if notation(one).startswith(("build", "slay", "return", "accept", "choose 2"))]
    return wanted[rng.below(len(wanted))] if wanted and rng.below(3) else legal[rng.below(len(legal))]


def played(state: State, names: list[str], words: ValeriaWords, rng: Rng) -> tuple[set[str], set[int]]:
    """Play a game to the end, checking all texts; return the ids of the questions, and all actions offered."""
    asked: set[str] = set()
    offered: set[int] = set()
    while not state.is_over():
        seats = state.open_seats()
        seat = seats[rng.below(len(seats))]
        legal, seen = state.legal(seat), SeatView(state.view(seat))
        said(words.question(seen, legal, names))
        labels = [said(words.action(seen, action, names, state.quote(seat, action))) for action in legal]
        assert len(set(labels)) == len(labels), labels
        for reason in state.why_not(seat).values():
            said(words.why_not(reason))
        asked.add(words.question_id(seen, legal))
        offered |= set(legal)
        state.apply(seat, eager(legal, rng))
    for seat in (None, *range(len(names))):
        for event in state.events_for(seat):
            assert said(words.event(event, names, seat)) != ""
    return asked, offered


@pytest.mark.long
def test_whole_games_are_said_and_every_question_is_asked_in_some() -> None:
    questions = {name for name in entries("en", "valeria/actions.ftl") if name.startswith("valeria-ask-")}
    verbs = {notation(action).split()[0] for action in ACTIONS.ids}
    asked: set[str] = set()
    used: set[str] = set()
    for number in range(GAMES):
        names = NAMES[: 1 + number % 5]
        options: dict[str, Any] = {"players": len(names), "mixed": number % 3 == 0, "scenario": RANDOM}
        state = burgrave.new("valeria", **options, seed=number)
        found, offered = played(state, names, ValeriaWords(LANGUAGES[number % 4]), Rng(number))
        asked |= found
        used |= {notation(action).split()[0] for action in offered}
    assert used == verbs
    assert asked == questions
