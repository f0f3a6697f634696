"""Valeria log sentences: articles, gender, number and person in four languages."""

import pytest

from burgrave.games.valeria.cards import (
    CITIZEN_NAMES,
    DOMAIN_NAMES,
    DUKE_NAMES,
    GOLD,
    MAGIC,
    MONSTER_NAMES,
    STRENGTH,
    VP,
)
from burgrave.games.valeria.faces.words import ValeriaWords
from burgrave.games.valeria.rules import events as ev
from burgrave.kernel.events import PUBLIC, Event

NAMES = ["Ana", "Bruno", "Carla"]
NUMBERS = {
    name: i for group in (CITIZEN_NAMES, MONSTER_NAMES, DOMAIN_NAMES, DUKE_NAMES) for i, name in enumerate(group)
}


def happened(kind: int, *args: int | str) -> Event:
    """Return a public event whose cards are given by name."""
    return Event(kind, PUBLIC, tuple(NUMBERS[one] if isinstance(one, str) else one for one in args))


SLAIN = happened(ev.SLAIN, 0, "owlbear")
BOSS = happened(ev.SLAIN, 0, "witch_queen")
PLURAL = happened(ev.SLAIN, 0, "kobolds")
SKELETON = happened(ev.RETURNED_MONSTER, 0, "skeleton")
ALCHEMIST = happened(ev.RECRUITED, 0, "alchemist")
PRIESTESS = happened(ev.FREE, 0, "priestess")
ORCHID = happened(ev.BUILT, 0, "the_desert_orchid")
SORROWS = happened(ev.BUILT, 0, "forgotten_sorrows")
EMBRACE = happened(ev.BUILT, 0, "gargans_embrace")
TAKEN = happened(ev.TAKES, 0, 1, MAGIC, 2)
NOTHING = happened(ev.TAKES, 0, 1, GOLD, 0)
MONSTER = happened(ev.TAKEN_MONSTER, 0, 1, "dire_bear")
ROLLED = happened(ev.ROLLED, 0, 3, 5)
PAIR = happened(ev.ROLLED, 0, 4, 4)
KEPT = happened(ev.KEPT_DUKE, 0, "node_master_of_swords")
CAPTURED = happened(ev.CAPTURED, "archer")
CAPTURED_DOMAIN = happened(ev.CAPTURED_DOMAIN, "eye_of_asteraten")


@pytest.mark.parametrize(
    ("language", "event", "me", "sentence"),
    [
        ("en", SLAIN, None, "Ana slew an Owlbear."),
        ("en", BOSS, 0, "You slew the Witch Queen."),
        ("en", PLURAL, 1, "Ana slew Kobolds."),
        ("en", ALCHEMIST, 0, "You recruited an Alchemist."),
        ("en", ORCHID, 1, "Ana built the Desert Orchid."),
        ("en", EMBRACE, 1, "Ana built Gargan's Embrace."),
        ("en", TAKEN, None, "Ana took 2 magic from Bruno."),
        ("en", TAKEN, 1, "Ana took 2 magic from you."),
        ("en", NOTHING, 0, "Bruno had no gold for you to take."),
        ("en", MONSTER, 1, "Ana took a random monster from you: a Dire Bear."),
        ("en", ROLLED, 0, "You rolled 3 + 5 = 8."),
        ("en", PAIR, 1, "Ana rolled doubles: 4 + 4 = 8."),
        ("en", KEPT, 0, "You kept Node, Master of Swords."),
        ("en", happened(ev.TURN, 3, 0), 0, "Round 3: your turn."),
        ("en", happened(ev.EXHAUSTED, 1), 0, "1 stack is now exhausted."),
        ("en", CAPTURED_DOMAIN, 0, "The Dark Lord captured the Eye of Asteraten."),
        ("pt-BR", BOSS, None, "Ana derrotou a Rainha Bruxa."),
        ("pt-BR", PLURAL, 0, "Você derrotou uns Kobolds."),
        ("pt-BR", PRIESTESS, 1, "Ana ganhou uma Sacerdotisa de graça."),
        ("pt-BR", ORCHID, 0, "Você construiu a Orquídia do Deserto."),
        ("pt-BR", SORROWS, 1, "Ana construiu as Mágoas Esquecidas."),
        ("pt-BR", EMBRACE, 1, "Ana construiu o Abraço de Gargan."),
        ("pt-BR", TAKEN, 1, "Ana pegou 2 de magia de você."),
        ("pt-BR", NOTHING, 0, "Bruno não tinha ouro para você pegar."),
        ("pt-BR", PAIR, 0, "Você tirou dados iguais: 4 + 4 = 8."),
        ("pt-BR", happened(ev.EXHAUSTED, 4), 0, "Agora há 4 pilhas exauridas."),
        ("pt-BR", CAPTURED, 0, "O Senhor das Trevas capturou um Arqueiro."),
        ("it", SLAIN, None, "Ana ha sconfitto un Orsogufo."),
        ("it", happened(ev.SLAIN, 0, "wraith"), 0, "Hai sconfitto lo Spettro."),
        ("it", SKELETON, 1, "Ana ha rimesso al centro uno Scheletro."),
        ("it", PLURAL, 1, "Ana ha sconfitto dei Coboldi."),
        ("it", ALCHEMIST, 1, "Ana ha reclutato un Alchimista."),
        ("it", ORCHID, 0, "Hai costruito l'Orchidea del Deserto."),
        ("it", SORROWS, 0, "Hai costruito i Dolori Dimenticati."),
        ("it", EMBRACE, 0, "Hai costruito l'Abbraccio di Gargan."),
        ("it", TAKEN, 1, "Ana ti ha preso 2 di magia."),
        ("it", NOTHING, 1, "Non avevi oro: Ana non ha potuto prenderti nulla."),
        ("it", ROLLED, 1, "Ana ha fatto 3 + 5 = 8."),
        ("it", CAPTURED, 0, "Il Signore Oscuro ha catturato un Arciere."),
        ("es", SLAIN, None, "Ana derrotó a un Oso Lechuza."),
        ("es", happened(ev.SLAIN, 0, "goblin_king"), 0, "Derrotaste al Rey Goblin."),
        ("es", BOSS, 0, "Derrotaste a la Reina Bruja."),
        ("es", PLURAL, 1, "Ana derrotó a unos Kobolds."),
        ("es", PRIESTESS, 0, "Conseguiste gratis una Sacerdotisa."),
        ("es", SORROWS, 0, "Construiste los Pesares Olvidados."),
        ("es", TAKEN, 0, "Le quitaste 2 de magia a Bruno."),
        ("es", MONSTER, 1, "Ana te quitó un monstruo al azar: un Oso Terrible."),
        ("es", PAIR, 1, "Ana sacó dobles: 4 + 4 = 8."),
        ("es", CAPTURED_DOMAIN, 0, "El Señor Oscuro capturó el Ojo de Asteraten."),
    ],
)
def test_sentences(language: str, event: Event, me: int | None, sentence: str) -> None:
    assert ValeriaWords(language).event(event, NAMES, me) == sentence


def test_a_name_is_nobodys_to_change() -> None:
    assert ValeriaWords("en").event(SLAIN, ["ana", "Bruno"]) == "ana slew an Owlbear."


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "Ana slew an Owlbear for 3 strength and 1 magic.",
                "You recruited an Alchemist for 4 gold.",
                "Ana paid 2 gold to use the Desert Orchid. The dice are now doubles: 1 + 1 = 2.",
                "You paid 3 magic for 3 victory tokens.",
            ],
        ),
        (
            "pt-BR",
            [
                "Ana derrotou um Urso-Coruja por 3 de força e 1 de magia.",
                "Você recrutou um Alquimista por 4 ouros.",
                "Ana pagou 2 ouros para usar a Orquídia do Deserto. Os dados agora são iguais: 1 + 1 = 2.",
                "Você pagou 3 de magia por 3 peças de vitória.",
            ],
        ),
        (
            "it",
            [
                "Ana ha sconfitto un Orsogufo per 3 di forza e 1 di magia.",
                "Hai reclutato un Alchimista per 4 monete.",
                "Ana ha pagato 2 monete per usare l'Orchidea del Deserto. Ora i dadi segnano un doppio: 1 + 1 = 2.",
                "Hai pagato 3 di magia per 3 segnalini vittoria.",
            ],
        ),
        (
            "es",
            [
                "Ana derrotó a un Oso Lechuza por 3 de fuerza y 1 de magia.",
                "Reclutaste a un Alquimista por 4 monedas.",
                "Ana pagó 2 monedas por usar la Orquídea del Desierto. Ahora los dados son dobles: 1 + 1 = 2.",
                "Pagaste 3 de magia por 3 fichas de victoria.",
            ],
        ),
    ],
)
def test_what_was_paid_and_what_for_is_one_sentence(language: str, sentences: list[str]) -> None:
    words = ValeriaWords(language)
    altered = happened(ev.ALTERED, 0, "the_desert_orchid", 1, 1)
    assert sentences == [
        words.bought(happened(ev.PAID, 0, STRENGTH, 3, 1), SLAIN, NAMES, 1),
        words.bought(happened(ev.PAID, 0, GOLD, 4, 0), ALCHEMIST, NAMES, 0),
        words.bought(happened(ev.PAID, 0, GOLD, 2, 0), altered, NAMES),
        words.bought(happened(ev.PAID, 0, MAGIC, 3, 0), happened(ev.GAINS, 0, VP, 3), NAMES, 0),
    ]


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["Ana's Alchemist traded 1 gold for 3 magic.", "Your Alchemist traded 1 magic for 2 gold."]),
        (
            "pt-BR",
            ["O Alquimista de Ana trocou 1 ouro por 3 de magia.", "Seu Alquimista trocou 1 de magia por 2 ouros."],
        ),
        (
            "it",
            [
                "L'Alchimista di Ana ha scambiato 1 moneta con 3 di magia.",
                "Il tuo Alchimista ha scambiato 1 di magia con 2 monete.",
            ],
        ),
        (
            "es",
            ["El Alquimista de Ana cambió 1 moneda por 3 de magia.", "Tu Alquimista cambió 1 de magia por 2 monedas."],
        ),
    ],
)
def test_an_exchange_tells_what_was_paid_by_what_it_brought(language: str, sentences: list[str]) -> None:
    words = ValeriaWords(language)
    traded = happened(ev.TRADED, 0, "alchemist")
    assert sentences == [
        words.exchanged(traded, happened(ev.GAINS, 0, MAGIC, 3), NAMES, 2),
        words.exchanged(traded, happened(ev.GAINS, 0, GOLD, 2), NAMES, 0),
    ]


def test_no_exchange_is_made_up() -> None:
    traded = happened(ev.TRADED, 0, "alchemist")
    with pytest.raises(LookupError, match="No exchange of alchemist brings 5 gold"):
        ValeriaWords("en").exchanged(traded, happened(ev.GAINS, 0, GOLD, 5), NAMES)


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "Ana gained 3 gold, 1 magic and 1 victory token.",
                "Ana's Thief stole 2 magic from you.",
                "You have the Waiting token and don't harvest this turn.",
                "You were dealt Cornelius the Dreamer and Isabella the Righteous.",
            ],
        ),
        (
            "pt-BR",
            [
                "Ana ganhou 3 ouros, 1 de magia e 1 peça de vitória.",
                "O Ladrão de Ana roubou 2 de magia de você.",
                "Você tem a ficha de Espera e não colhe neste turno.",
                "Você recebeu Cornelius, o Sonhador, e Isabella, a Justa.",
            ],
        ),
        (
            "it",
            [
                "Ana ha ottenuto 3 monete, 1 di magia e 1 segnalino vittoria.",
                "Il Ladro di Ana ti ha rubato 2 di magia.",
                "Hai il segnalino Attesa e in questo turno non raccogli.",
                "Hai ricevuto: Cornelius il Sognatore; Isabella la Giusta.",
            ],
        ),
        (
            "es",
            [
                "Ana obtuvo 3 monedas, 1 de magia y 1 ficha de victoria.",
                "El Ladrón de Ana te robó 2 de magia.",
                "Tienes la ficha de Espera y no cosechas este turno.",
                "Recibiste a Cornelius el Soñador y a Isabella la Justa.",
            ],
        ),
    ],
)
def test_what_the_kind_alone_does_not_say(language: str, sentences: list[str]) -> None:
    words = ValeriaWords(language)
    assert sentences == [
        words.gains(0, [("gold", 2), ("magic", 1), ("gold", 1), ("vp", 1)], NAMES),
        words.event(happened(ev.STOLEN, 0, 1, MAGIC, 2), NAMES, 1),
        words.waits(1, NAMES, 1),
        words.dealt(0, ["cornelius_the_dreamer", "isabella_the_righteous"], NAMES, 0),
    ]
