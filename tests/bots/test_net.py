"""Bots with a neural net: identical moves on both cores, and rejection of unsuitable nets."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import burgrave
from burgrave import Rng
from burgrave.bots import bot_named
from burgrave.games.citadels.cards import CHARACTER_NAMES, DISTRICT_NAMES
from burgrave.games.citadels.play.inputs import PLACES as CITADELS_PLACES
from burgrave.games.citadels.play.net import SHIPPED as CITADELS
from burgrave.games.valeria import cards as valeria_cards
from burgrave.games.valeria.play.inputs import PLACES as VALERIA_PLACES
from burgrave.games.valeria.play.net import SHIPPED
from burgrave.kernel.errors import RecordError, SetupError
from burgrave.kernel.net import Layout, NetFiles, layers_in, net_header
from burgrave.kernel.net_sizes import HIDDEN

MOST = 1 << 20  # size limit, in bytes, of a net in the package

_REPLAY = """
import json, sys
import burgrave
from burgrave import Rng
from burgrave.bots import bot_named
from burgrave.build_info import core
found = []
for game, players, spec, moves in json.loads(sys.argv[1]):
    state = burgrave.new(game, players=players, scenario="random", seed="both cores")
    bot = bot_named(game, spec, "both cores")
    played = []
    while len(played) < moves:
        seat = state.to_act()
        action = bot.choose(state.seat(seat, Rng(len(played))))
        if len(state.legal(seat)) > 1:
            played.append(burgrave.game_named(game).notation(action))
        state.apply(seat, action)
    found.append(played)
print(json.dumps([core(), found]))
"""

VALERIA_FILE = f"search:4it:net={SHIPPED.path()}"
KNOWN = [
    (
        "valeria",
        2,
        "net",
        (
            "keep isabella_the_righteous, keep hrothgar_the_conqueror, recruit 7, magic 0, recruit 9, recruit 1, "
            "magic 0, recruit 9, recruit 11, recruit 1"
        ),
    ),
    (
        "valeria",
        4,
        "net",
        (
            "keep simon_the_unclean, keep elsyn_saint_of_shadows, keep hrothgar_the_conqueror, keep "
            "isabella_the_righteous, recruit 11, recruit 5, recruit 5, magic 0, recruit 9, recruit 6"
        ),
    ),
    ("valeria", 2, VALERIA_FILE, "keep isabella_the_righteous, keep hrothgar_the_conqueror, recruit 11"),
    ("valeria", 4, VALERIA_FILE, "keep simon_the_unclean, keep elsyn_saint_of_shadows, keep hrothgar_the_conqueror"),
    (
        "citadels",
        2,
        "net",
        (
            "pick assassin, pick king, bury diplomat, pick magician, bury scholar, pick trader, kill trader, "
            "gold, build castle, swap 1"
        ),
    ),
    (
        "citadels",
        4,
        "net",
        (
            "pick assassin, pick patrician, pick cardinal, pick warlord, kill cardinal, gold, build castle, gold, "
            "build observatory, gold"
        ),
    ),
    (
        "citadels",
        2,
        "search:40it",
        (
            "pick assassin, pick king, bury scholar, pick magician, bury diplomat, pick cardinal, kill king, "
            "gold, build castle, gold"
        ),
    ),
    (
        "citadels",
        4,
        "search:40it",
        (
            "pick assassin, pick warlord, pick trader, pick patrician, kill patrician, gold, build castle, gold, "
            "build poor_house, gold"
        ),
    ),
]
"""Recorded decisions of bots; only intended changes to rules, nets or searches may alter them.

Citadels searches use ``exp`` and ``log``, so a math library that rounds differently might also alter them, though
none has so far.
"""


def _check_moves(run: Callable[..., str], core: str) -> None:
    asked = [(game, players, spec, len(moves.split(", "))) for game, players, spec, moves in KNOWN]
    told, found = json.loads(run("-c", _REPLAY, json.dumps(asked)))
    assert told == core
    again = [
        (game, players, spec, ", ".join(moves)) for (game, players, spec, _), moves in zip(KNOWN, found, strict=True)
    ]
    assert again == KNOWN


def test_the_interpreted_core_makes_the_moves_that_are_known(run_interpreted: Callable[..., str]) -> None:
    _check_moves(run_interpreted, "interpreted")


def test_the_compiled_core_makes_the_moves_that_are_known(run_compiled: Callable[..., str]) -> None:
    _check_moves(run_compiled, "compiled")


@pytest.mark.parametrize(("game", "files"), [("citadels", CITADELS), ("valeria", SHIPPED)])
def test_each_net_that_is_shipped_is_small_and_is_read(game: str, files: NetFiles) -> None:
    found = sorted(Path(files.path()).parent.glob("*.net"))
    assert Path(files.path()) in found
    for file in found:
        data = file.read_bytes()
        assert len(data) <= MOST
        assert net_header(data)["game"] == game
        assert files.nets(data).of(2).inputs > 0
    general = files.nets().of(3)
    own = {players for players in range(1, 9) if Path(files.path(players)).exists()}
    assert {players for players in range(1, 9) if files.nets().of(players) is not general} == own
    assert len(found) == 1 + len(own)


VALERIA_CARDS = {
    *valeria_cards.CITIZEN_NAMES,
    *valeria_cards.MONSTER_NAMES,
    *valeria_cards.DOMAIN_NAMES,
    *valeria_cards.DUKE_NAMES,
    *valeria_cards.AREA_NAMES,
}


@pytest.mark.parametrize(
    ("files", "places", "cards"),
    [
        (CITADELS, CITADELS_PLACES, {*CHARACTER_NAMES, *DISTRICT_NAMES}),
        (SHIPPED, VALERIA_PLACES, VALERIA_CARDS),
    ],
)
def test_a_net_keeps_working_when_a_card_is_added(files: NetFiles, places: Layout, cards: set[str]) -> None:
    """A net looks up its inputs by name; the weights for a new card start at the mean of the card's family."""
    assert len({*places.names}) == places.size
    of_cards = {place for place, name in enumerate(places.names) if name.rpartition(".")[2] in cards}
    assert {places.names[place].rpartition(".")[2] for place in of_cards} == cards
    unlike = {places.names[place].split(".")[-2] for place in of_cards if not places.families[place]}
    assert unlike <= {"sign", "used", "end"}  # not lists of cards, only effects of some of them
    grown = Layout()
    for place, name in enumerate(places.names):
        grown.names.append(f"{name} again")
        grown.families.append(places.families[place])
        grown.names.append(name)
        grown.families.append(places.families[place])
    data = Path(files.path()).read_bytes()
    trained, more = layers_in(data, places)[0], layers_in(data, grown)[0]
    for place, family in enumerate(places.families):
        alike = [one for one, other in enumerate(places.families) if family and other == family]
        for column in (0, HIDDEN - 1):
            assert more[(2 * place + 1) * HIDDEN + column] == trained[place * HIDDEN + column]
            mean = sum(trained[one * HIDDEN + column] for one in alike) / max(1, len(alike))
            assert more[2 * place * HIDDEN + column] == pytest.approx(mean, abs=0.5)


def test_a_search_by_hand_is_not_one_by_the_net() -> None:
    state = burgrave.new("valeria", players=2, seed=1)
    seat = state.seat(state.to_act(), Rng(1))
    for net in ("none", SHIPPED.path()):
        assert bot_named("valeria", f"search:4it:net={net}", 1).choose(seat) in seat.legal()


def test_a_net_that_is_not_there_is_refused(tmp_path: Path) -> None:
    for spec in (f"net:{tmp_path}/none.net", f"search:4it:net={tmp_path}/none.net"):
        with pytest.raises(SetupError, match=r"Cannot read the net .*none\.net: No such file"):
            bot_named("valeria", spec, 1)


def test_a_net_of_another_game_is_refused() -> None:
    for spec in (f"net:{SHIPPED.path()}", f"search:4it:net={SHIPPED.path()}"):
        with pytest.raises(RecordError, match=r"^This is a net for 'valeria', not for 'citadels'\.$"):
            bot_named("citadels", spec, 1)
