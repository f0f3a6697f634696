"""Sentences and labels: gender, number and person in four languages."""

import pytest

import burgrave
from burgrave.games.citadels.cards import CHARACTER_NAMES, DISTRICT_NAMES, TYPE_NAMES
from burgrave.games.citadels.faces.text import paragraphs
from burgrave.games.citadels.faces.words import Words
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.verbs import encode
from burgrave.kernel.errors import SetupError
from burgrave.kernel.events import PUBLIC, Event
from burgrave.text.catalogue import LANGUAGES, language_named, language_of_environment

NAMES = ["Ana", "Bruno", "Carla", "Diego"]


def kind(name: str) -> int:
    return DISTRICT_NAMES.index(name)


def character(name: str) -> int:
    return CHARACTER_NAMES.index(name)


DESTROYED = Event(ev.DESTROY, PUBLIC, (0, 1, kind("market"), 1))
CHURCH = Event(ev.DESTROY, PUBLIC, (0, 1, kind("church"), 2))
SILENT = Event(ev.SILENCE, PUBLIC, (character("assassin"),))
BUILT = Event(ev.BUILD, PUBLIC, (0, kind("stables"), 2))


@pytest.mark.parametrize(
    ("language", "event", "me", "sentence"),
    [
        ("en", DESTROYED, 1, "Ana destroyed your Market (1 gold)."),
        ("en", DESTROYED, 0, "You destroyed Bruno's Market (1 gold)."),
        ("en", DESTROYED, None, "Ana destroyed Bruno's Market (1 gold)."),
        ("en", Event(ev.BUILD, PUBLIC, (0, kind("observatory"), 4)), 1, "Ana built an Observatory (4 gold)."),
        ("en", BUILT, 1, "Ana built Stables (2 gold)."),
        ("pt-BR", DESTROYED, 1, "Ana destruiu seu Mercado (1 ouro)."),
        ("pt-BR", CHURCH, 1, "Ana destruiu sua Igreja (2 ouros)."),
        ("pt-BR", CHURCH, 2, "Ana destruiu a Igreja de Bruno (2 ouros)."),
        ("pt-BR", SILENT, 2, "Chamaram a Assassina: ninguém respondeu."),
        ("pt-BR", BUILT, 0, "Você construiu os Estábulos (2 ouros)."),
        ("it", DESTROYED, 1, "Ana ha distrutto il tuo Mercato (1 moneta)."),
        ("it", CHURCH, 2, "Ana ha distrutto la Chiesa di Bruno (2 monete)."),
        ("it", SILENT, 2, "Nessuno ha risposto alla chiamata: l'Assassina."),
        ("it", Event(ev.KILL, PUBLIC, (0, character("marshal"))), 0, "Hai ucciso lo Sceriffo."),
        ("it", BUILT, 2, "Ana ha costruito le Stalle (2 monete)."),
        ("es", DESTROYED, 1, "Ana destruyó tu Mercado (1 moneda)."),
        ("es", CHURCH, 2, "Ana destruyó la Iglesia de Bruno (2 monedas)."),
        ("es", SILENT, 2, "Se llamó al Asesino: nadie respondió."),
        ("es", Event(ev.KILL, PUBLIC, (0, character("queen"))), 0, "Asesinaste a la Reina."),
        ("es", BUILT, 1, "Ana construyó unos Establos (2 monedas)."),
    ],
)
def test_sentences(language: str, event: Event, me: int | None, sentence: str) -> None:
    assert Words(language).event(event, NAMES, me) == sentence


def test_a_name_is_nobodys_to_change() -> None:
    assert Words("en").event(DESTROYED, ["ana", "Bruno"]) == "ana destroyed Bruno's Market (1 gold)."


def test_the_log_says_nothing_twice() -> None:
    events = [
        Event(ev.REVEAL, PUBLIC, (0, character("king"))),
        Event(ev.LOOK, PUBLIC, (0, 2)),
        Event(ev.DREW_CARD, 1, (0, kind("castle"))),
        Event(ev.DREW_CARD, 1, (0, kind("market"))),
        Event(ev.KEPT, PUBLIC, (0,)),
        Event(ev.KEPT_CARD, 1, (0, kind("market"))),
        Event(ev.END, PUBLIC, (0,)),
        Event(ev.SILENCE, PUBLIC, (character("bishop"),)),
        Event(ev.SILENCE, PUBLIC, (character("merchant"),)),
        Event(ev.REVEAL, PUBLIC, (1, character("warlord"))),
        Event(ev.DESTROY, PUBLIC, (1, 0, kind("market"), 1)),
        Event(ev.DESTROYED, PUBLIC, (0, kind("market"))),
    ]
    assert paragraphs(Words("en"), events, NAMES, 0) == [
        ["You are the King.", "You drew: Castle, Market.", "You kept a Market."],
        ["The Bishop and the Merchant were called: no answer."],
        ["Bruno is the Warlord.", "Bruno destroyed your Market (1 gold)."],
    ]
    assert paragraphs(Words("en"), [events[1]], NAMES, 0) == [["You drew 2 cards."]]


def test_income_and_its_gold_are_one_sentence_and_a_kept_card_is_none() -> None:
    trade = TYPE_NAMES.index("trade")
    income = [Event(ev.INCOME, PUBLIC, (1, trade, 3)), Event(ev.GAIN, PUBLIC, (1, 3))]
    drawn = [Event(ev.LOOK, PUBLIC, (1, 2)), Event(ev.KEPT, PUBLIC, (1,))]
    assert paragraphs(Words("en"), [*income, *drawn], NAMES, 0) == [
        ["Bruno collected 3 gold for 3 trade districts.", "Bruno drew 2 cards."]
    ]
    assert paragraphs(Words("en"), income, NAMES, 1) == [["You collected 3 gold for 3 trade districts."]]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The King, the Bishop and the Merchant were called: no answer."),
        ("pt-BR", "Chamaram o Rei, o Bispo e a Comerciante: ninguém respondeu."),
        ("it", "Nessuno ha risposto alla chiamata: il Re, il Vescovo e il Mercante."),
        ("es", "Se llamó al Rey, al Obispo y al Comerciante: nadie respondió."),
    ],
)
def test_calls_that_nobody_answered_are_one_sentence(language: str, sentence: str) -> None:
    silent = [Event(ev.SILENCE, PUBLIC, (character(one),)) for one in ("king", "bishop", "merchant")]
    assert paragraphs(Words(language), silent, NAMES, 0) == [[sentence]]


def test_labels_name_price_and_target() -> None:
    state = burgrave.new("citadels", seed=2)
    seat = state.to_act()
    view = state.view(seat)
    other = NAMES[(seat + 1) % 4]

    def label(language: str, verb: str, argument: str | int) -> str:
        action = encode(verb, argument)
        return Words(language).action(view, action, NAMES, state.quote(seat, action))

    assert label("en", "build", "castle") == "Build Castle (4 gold)"
    assert label("en", "swap", (seat + 1) % 4) == f"Swap hands with {other} (4 cards)"
    assert label("es", "rob", "queen") == "Robar a la Reina"
    assert label("it", "kill", "abbot") == "Uccidi l'Abate"


def test_languages_by_their_many_names() -> None:
    assert [language_named(text) for text in ("pt", "pt_BR.UTF-8", "es-MX", "IT")] == ["pt-BR", "pt-BR", "es", "it"]
    with pytest.raises(SetupError, match=f"choose from: {', '.join(LANGUAGES)}"):
        language_named("tlh")
    assert language_of_environment({"LANG": "it_IT.UTF-8"}) == "it"
    assert language_of_environment({"LC_ALL": "C", "LANG": "it_IT.UTF-8"}) == "en"
    assert language_of_environment({}) == "en"


def test_the_log_sums_up_what_it_can() -> None:
    events = [
        Event(ev.PICKED, PUBLIC, (1,)),
        Event(ev.REVEAL, PUBLIC, (0, character("seer"))),
        Event(ev.SEER, PUBLIC, (0,)),
        Event(ev.CARD_MOVES, PUBLIC, (1, 0)),
        Event(ev.CARD_MOVES, PUBLIC, (2, 0)),
        Event(ev.CARD_SEEN, 5, (2, 0, kind("docks"))),
        Event(ev.REVEAL, PUBLIC, (1, character("magician"))),
        Event(ev.DISCARD, PUBLIC, (1,)),
        Event(ev.DISCARD, PUBLIC, (1,)),
        Event(ev.REPLACE, PUBLIC, (1, 2)),
        Event(ev.CARD_MOVES, PUBLIC, (1, 0)),
        Event(ev.PAYS, PUBLIC, (1, 0, 0)),
    ]
    assert paragraphs(Words("en"), events, NAMES, 2) == [
        [
            "Ana is the Seer.",
            "Ana took a random card from each hand and will give one back to each.",
            "Ana got Docks from you.",
        ],
        ["Bruno is the Magician.", "Bruno replaced 2 cards.", "Ana got a card from Bruno."],
    ]
