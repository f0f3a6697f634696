"""Valeria labels and questions in constructed positions: action, price, purpose."""

from typing import Any

import pytest
from tests.games.valeria.playing import at, do, new, rolling

from burgrave.games.valeria.cards import MONSTER_NAMES
from burgrave.games.valeria.faces.seat_view import SeatView
from burgrave.games.valeria.faces.text import ValeriaNarrator
from burgrave.games.valeria.faces.words import ValeriaWords
from burgrave.games.valeria.rules import course
from burgrave.games.valeria.rules.board import NOBODY
from burgrave.games.valeria.rules.effects import MONSTER_PROGRAM
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.games.valeria.verbs import notation, parse

NAMES = ["Ana", "Bruno", "Carla"]
ALL_ROLES = {"knight": 2, "cleric": 2, "rogue": 2, "peasant": 2}


def asked(t: ValeriaState, language: str = "en", seat: int | None = None, **crafted: object) -> str:
    """Return the question to a seat (default: the seat to act); ``crafted`` overrides fields of the seat's view."""
    who = t.to_act() if seat is None else seat
    return ValeriaWords(language).question(SeatView({**t.view(who), **crafted}), t.legal(who), NAMES)


def labels(t: ValeriaState, language: str = "en", seat: int | None = None, **crafted: object) -> dict[str, str]:
    """Return the option labels of a seat (default: the seat to act), keyed by notation."""
    who = t.to_act() if seat is None else seat
    words, seen = ValeriaWords(language), SeatView({**t.view(who), **crafted})
    return {notation(action): words.action(seen, action, NAMES, t.quote(who, action)) for action in t.legal(who)}


def building(name: str, **me: Any) -> ValeriaState:
    """Return the position after a domain has been paid for; Bruno has few resources, and Carla has three monsters."""
    seats = [{"gold": 20, "citizens": ALL_ROLES, **me}, {"gold": 1, "magic": 1}, {"gold": 9, "monsters": {"goblin": 3}}]
    t = at(seats, centre={"domains": {1: [name]}}, scenario="first-game")
    do(t, "build 1")
    return do(t, "magic 0") if "magic 0" in labels(t) else t


def raiding(dice: tuple[int, int]) -> ValeriaState:
    """Return the monster phase of a solo game after this roll."""
    t = at([{}], scenario="first-game")
    t.dice1, t.dice2 = dice
    t.phase, t.stage, t.actions = NOBODY, course.CLOSED, 0
    course.advance(t)
    return t


# ---- duke, dice, harvest --------------------------------------------------------------------------------------------


def test_a_duke_is_kept_for_what_it_scores() -> None:
    t = new(players=3, seed=3)
    assert asked(t) == "Choose a duke to keep."
    assert labels(t) == {
        "keep cornelius_the_dreamer": "Keep Cornelius the Dreamer (3 pts per domain, 1 per 3 resources)",
        "keep elisium_the_allsmith": "Keep Elisium the Allsmith (1 pt per role icon, 1 per 4 resources)",
    }
    assert labels(t, "pt-BR")["keep cornelius_the_dreamer"] == (
        "Ficar com Cornelius, o Sonhador (3 pontos por domínio; 1 a cada 3 recursos)"
    )


def test_domains_that_alter_dice_say_which_die_and_the_price() -> None:
    domains = ["foxgrove_palisade", "the_desert_orchid", "palace_of_the_dawn"]
    t = rolling([{"gold": 5, "citizens": {"cleric": 1, "monk": 1}, "domains": domains}, {}, {}], (1, 4))
    assert asked(t) == "The dice show 1 + 4 = 5. Change a die?"
    assert labels(t) == {
        "six 1": "Turn the 1 to 6 for 2 gold (Foxgrove Palisade)",
        "six 2": "Turn the 4 to 6 for 2 gold (Foxgrove Palisade)",
        "one 2": "Turn the 4 to 1 for 2 gold (The Desert Orchid)",
        "lower 2": "Lower the 4 to 3 (Palace of the Dawn)",
        "done": "Keep the dice: 1 and 4",
    }
    italian = labels(t, "it")
    assert italian["six 1"] == "Cambia l'1 in 6 per 2 monete (Palizzata del Bosco della Volpe)"
    assert italian["six 2"] == "Cambia il 4 in 6 per 2 monete (Palizzata del Bosco della Volpe)"
    free = rolling([{"domains": ["the_desert_orchid"]}, {}, {}], (2, 5))
    assert labels(free)["one 2"] == "Turn the 5 to 1 for free (The Desert Orchid)"


def test_thieves_steal_from_somebody() -> None:
    t = at([{"citizens": {"thief": 2}}, {"gold": 1, "magic": 1}, {}], dice=(3, 4))
    assert asked(t) == "Your Thieves steal 2 times. Choose a player and a resource."
    assert labels(t, "es") == {
        "steal 1 1 gold": "Robarle 1 moneda a Bruno",
        "steal 1 1 magic": "Robarle 1 de magia a Bruno",
        "nothing": "No robar nada",
    }
    do(t, "steal 1 1 gold")
    assert asked(t, "it") == "Il tuo Ladro ruba. Scegli un giocatore e una risorsa."


def test_alone_a_thief_goes_to_the_bank() -> None:
    t = at([{"citizens": {"thief": 1}}], dice=(3, 4))
    assert asked(t, "pt-BR") == "Seu Ladrão vai roubar do banco. Escolha um recurso."
    assert labels(t)["steal 0 3 magic"] == "Take 3 magic from the bank"


def test_the_consolation() -> None:
    t = at([{}, {}, {}], dice=(1, 1))
    assert asked(t) == "None of your cards activated. Choose a resource to gain."
    assert labels(t) == {"gain gold": "Gain 1 gold", "gain strength": "Gain 1 strength", "gain magic": "Gain 1 magic"}


def test_the_choice_is_that_of_the_card_that_gives_it() -> None:
    t = at([{"citizens": {"merchant": 1}}, {"citizens": {"thief": 1}}, {}], dice=(5, 2))
    assert asked(t, seat=0) == "Your Merchant gives gold or magic. Choose one."
    assert asked(t, seat=1) == "Your Thief gives gold or magic. Choose one."
    assert labels(t, seat=1) == {"choose 1": "Gain 2 gold", "choose 2": "Gain 2 magic"}
    twice = at([{"citizens": {"merchant": 1}}, {}, {}], dice=(2, 2))
    assert asked(twice, "it") == "Il tuo Mercante dà oro o magia 2 volte. Scegli ogni volta quale."


def test_exchanges_are_those_of_the_own_turn_or_of_another() -> None:
    mine = {"gold": 1, "magic": 1, "citizens": {"alchemist": 1}}
    t = at([mine, {**mine, "citizens": {"alchemist": 1, "monk": 1}}, {}], dice=(3, 1))
    assert asked(t) == "Make a trade?"
    assert labels(t, seat=0) == {"trade alchemist": "Alchemist: pay 1 gold for 3 magic", "done": "End harvest"}
    assert labels(t, seat=1) == {
        "trade alchemist": "Alchemist: pay 1 magic for 2 gold",
        "trade monk": "Monk: pay 1 gold for 2 magic",
        "done": "End harvest",
    }
    t.second = True
    again = labels(t, "es", seat=0)
    assert again["trade alchemist"] == "Alquimista: pagar 1 de magia por 2 monedas"


# ---- actions --------------------------------------------------------------------------------------------------------


def rich() -> ValeriaState:
    """Return an action phase in which the player can afford anything."""
    centre = {"domains": {1: ["emerald_stronghold"], 2: ["watcher_on_the_water"]}, "monsters": {1: ["goblin_king"]}}
    mine = {"gold": 20, "strength": 20, "magic": 9, "citizens": ALL_ROLES, "monsters": {"goblin": 2}}
    return at([mine, {}, {}], centre=centre, scenario="first-game")


def test_an_action_says_what_to_what_at_which_price_and_for_what() -> None:
    t = rich()
    assert (asked(t), asked(do(t.copy(), "gain gold"))) == ("Choose your first action.", "Choose your second action.")
    english, spanish = labels(t), labels(t, "es")
    assert english["slay 1"] == "Slay the Goblin King (6 strength): 3 gold; 4 points"
    assert english["slay 5"] == "Slay the Dire Bear (5 strength): 2 gold or 2 magic; 3 points"
    assert english["recruit 6"] == "Recruit a Knight (5 gold)"  # two copies and the starter
    assert english["build 1"] == "Build the Emerald Stronghold (12 gold): 5 points"
    assert english["gain strength"] == "Gain 1 strength"
    assert spanish["slay 3"] == "Derrotar al Treant (3 de fuerza): 1 moneda y 1 de magia; 1 punto"
    assert spanish["recruit 4"] == "Reclutar a un Arquero (4 monedas)"
    assert spanish["build 2"] == "Construir el Vigía sobre el Agua (6 monedas): 3 puntos"
    assert labels(t, "it")["slay 2"] == "Sconfiggi lo Scheletro (2 di forza): 1 moneta; 2 punti"
    assert labels(t, "pt-BR")["recruit 11"] == "Recrutar um Açougueiro (1 ouro)"


def test_prices_are_those_of_the_player() -> None:
    mine = {"gold": 20, "citizens": ALL_ROLES, "domains": ["emerald_stronghold", "pratchetts_plateau"]}
    t = at([mine, {}, {}], centre={"domains": {1: ["watcher_on_the_water"]}}, scenario="first-game")
    assert labels(t)["recruit 6"] == "Recruit a Knight (2 gold)"
    assert labels(t)["build 1"] == "Build the Watcher on the Water (5 gold): 3 points"


def test_a_price_may_be_split() -> None:
    t = do(rich(), "slay 3")
    assert asked(t) == "Choose how to pay 3 strength for the Treant."
    assert list(labels(t).values()) == ["Pay 3 strength", "Pay 2 strength and 1 magic", "Pay 1 strength and 2 magic"]
    kobolds = at([{"strength": 9, "magic": 2}, {}, {}], centre={"monsters": {1: ["kobolds"]}})
    do(kobolds, "slay 1")
    assert asked(kobolds, "it") == "Scegli come pagare 5 di forza e 1 di magia per i Coboldi."
    assert list(labels(kobolds, "es").values()) == ["Pagar 5 de fuerza y 1 de magia", "Pagar 4 de fuerza y 2 de magia"]
    assert asked(do(rich(), "recruit 1"), "pt-BR") == "Preço do Clérigo: 5 ouros. Escolha como pagar."
    assert asked(do(rich(), "build 1"), "es") == "Elige cómo pagar 12 monedas por la Fortaleza Esmeralda."


def test_rewards_to_choose_from_are_worked_out() -> None:
    mine = {"strength": 20, "magic": 3, "monsters": {"treant": 1}}
    areas = ["barrens", "hills", "ruins", "forest", "swamp"]
    t = at([mine, {}, {}], centre={"monsters": {4: ["spider_queen"]}}, areas=areas)
    assert labels(t)["slay 4"] == (
        "Slay the Spider Queen (10 strength and 3 magic): 4 gold or any free citizen and 1 victory token; 5 points"
    )
    do(t, "slay 4")
    assert asked(t, "pt-BR") == "Escolha a recompensa da Rainha Aranha."
    assert labels(t) == {"choose 1": "Gain 4 gold", "choose 2": "Gain any free citizen and 1 victory token"}
    spider = at([{"strength": 20}, {}, {}], centre={"monsters": {4: ["bane_spider"]}}, areas=areas)
    do(spider, "slay 4")
    assert labels(spider, "it") == {"choose 1": "Ottieni 3 monete", "choose 2": "Ottieni un Cavaliere gratis"}


# ---- questions of domains -------------------------------------------------------------------------------------------


def test_a_free_citizen() -> None:
    t = building("darktide_harbour")
    assert asked(t) == "Choose a free citizen."
    assert labels(t, "it") == {"free 3": "Prendi un Mercenario", "free 7": "Prendi un Furfante"}


def test_cards_put_back() -> None:
    t = building("watcher_on_the_water", monsters={"witch_queen": 1, "kobolds": 1})
    assert asked(t) == "Watcher on the Water: return a monster to the center for 3 victory tokens?"
    assert labels(t) == {
        "return_monster witch_queen": "Return the Witch Queen (5 points) for 3 victory tokens",
        "return_monster kobolds": "Return Kobolds (3 points) for 3 victory tokens",
        "decline": "Return nothing",
    }
    nest = building("nest_of_the_weaver_witch")
    assert asked(nest, "es") == "Nido de la Bruja Tejedora: ¿devuelves un ciudadano al centro por 3 fichas de victoria?"
    assert labels(nest, "pt-BR")["return_citizen cleric"] == "Devolver um Clérigo por 3 peças de vitória"


def test_tokens_for_magic_and_a_monster_besides() -> None:
    t = building("golden_obelisk_of_nae", magic=3)
    assert asked(t) == "Golden Obelisk of Nae: pay 3 magic for 3 victory tokens?"
    assert labels(t) == {"accept": "Pay 3 magic for 3 victory tokens", "decline": "Don't pay"}
    eye = building("eye_of_asteraten")
    assert asked(eye, "it") == "Occhio di Asteraten: vuoi sconfiggere ora un mostro?"
    assert labels(eye)["decline"] == "Don't slay a monster"
    assert labels(eye)["slay 1"] == "Slay the Goblin (1 strength): 1 gold; 1 point"


@pytest.mark.parametrize(
    ("domain", "question", "from_bruno", "from_carla"),
    [
        (
            "cutthroats_truce",
            "Choose a player to take 3 gold from.",
            "Take 1 gold from Bruno",
            "Take 3 gold from Carla",
        ),
        (
            "the_orb_of_urdr",
            "Choose a player to take 1 magic from.",
            "Take 1 magic from Bruno",
            "Take nothing from Carla (no magic)",
        ),
        (
            "purloiners_perch",
            "Choose a player to take a random monster from.",
            "Take nothing from Bruno (no monsters)",
            "Take one of Carla's 3 monsters at random",
        ),
    ],
)
def test_from_whom(domain: str, question: str, from_bruno: str, from_carla: str) -> None:
    t = building(domain)
    if domain == "the_orb_of_urdr":
        do(t, "gain gold")  # it works at the end of the phase
    assert asked(t) == question
    assert labels(t) == {"from 1": from_bruno, "from 2": from_carla}


# ---- solo game ------------------------------------------------------------------------------------------------------


def test_the_dice_rouse_monsters() -> None:
    t = raiding((2, 4))
    assert asked(t) == "The dice 2 and 4 activate monsters. Choose the first stack."
    assert labels(t) == {
        "raid 2": "Activate the Ruins (Skeleton)",
        "raid 4": "Activate the Valley (Owlbear)",
    }
    assert labels(t, "es")["raid 4"] == "Activar el Valle (Oso Lechuza)"
    six = do(raiding((6, 1)), "raid 1", "capture upper")
    assert asked(six) == "A 6 activates any monster stack. Choose one."


def test_the_dark_lord_takes_a_citizen() -> None:
    t = do(raiding((2, 3)), "raid 3")
    assert asked(t) == "Choose a citizen for the Dark Lord to capture."
    assert labels(t) == {
        "capture upper": "Let the Dark Lord capture the Mercenary",
        "capture lower": "Let the Dark Lord capture the Champion",
    }


# ---- effects --------------------------------------------------------------------------------------------------------


def test_an_effect_is_worked_out_in_a_label_alone() -> None:
    words = ValeriaWords("en")
    assert words.effect_text(MONSTER_PROGRAM[MONSTER_NAMES.index("troll")]) == "2 magic for each Valley monster"
    mine = {"strength": 12, "monsters": {"giant": 2, "goblin": 1}}
    t = at([mine, {}], centre={"monsters": {1: ["troll"], 2: ["goblin_king"]}})
    assert labels(t)["slay 1"] == "Slay the Troll (12 strength): 6 magic; 6 points"
    assert labels(t)["slay 2"] == "Slay the Goblin King (6 strength): 2 gold; 4 points"


def test_a_label_promises_what_there_is() -> None:
    centre = {"monsters": {1: ["wraith"], 2: ["bane_spider"]}}
    mine = {"strength": 12, "magic": 5, "domains": ["the_violet_thorn"]}
    t = at([mine, {}], centre=centre)
    t.citizens = [[] for _ in t.citizens]
    t.look_at_stacks()
    assert labels(t)["slay 1"] == "Slay the Wraith (4 strength and 3 magic): 1 magic; 3 points"
    assert labels(t)["slay 2"] == "Slay the Bane Spider (6 strength): 3 gold and 1 magic; 2 points"


def test_reasons_are_sentences() -> None:
    centre = {"monsters": {1: ["wraith"]}, "domains": {1: ["blood_crow_army"]}}
    t = at([{"strength": 1, "magic": 1, "gold": 3, "citizens": {"archer": 1}}, {}], centre=centre)
    reasons = t.why_not(0)
    for language, wraith, army in (
        ("en", "You are 3 strength and 2 magic short.", "You are missing 2 soldiers. You are 1 gold short."),
        ("pt-BR", "Faltam 3 de força e 2 de magia.", "Faltam 2 soldados. Falta 1 ouro."),
    ):
        narrator = ValeriaNarrator(language)
        assert narrator.why_not(reasons[parse("slay 1")]) == wraith
        assert narrator.why_not(reasons[parse("build 1")]) == army


def test_what_a_citizen_does() -> None:
    words = ValeriaWords("it")
    assert words.power("blacksmith", own_turn=True) == "1 moneta per ogni soldato"
    assert words.power("warlord", own_turn=False) == "1 di forza per ogni Cavaliere"
    assert words.power("thief", own_turn=True) == "fino a 3 monete o 3 di magia da un avversario"
