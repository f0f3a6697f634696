"""The instructions in docs/add-a-card.md, applied to a copy of the sources: everything works with the new cards."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest

import burgrave
from burgrave import Rng
from burgrave.server.live.game import Game, Header

pytestmark = pytest.mark.long

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "add-a-card.md"
USE = Path(__file__).parent / "add_a_card" / "use.py"
LANGUAGES = ("en", "es", "it", "pt-BR")
HERALD = '''"""Herald (rank 6): trade income; 2 extra gold."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.characters.base import Character
from burgrave.games.citadels.rules.pieces import USED_BONUS, Player
from burgrave.kernel.ints import i64
from burgrave.kernel.quote import Quote
from burgrave.kernel.arrays import ActionList

EXTRA_GOLD: Final = 2


class Herald(Character):
    """A card that no edition has."""

    def legal(self, t: Board, me: Player, out: ActionList) -> None:
        if not t.used & USED_BONUS:
            out.append(act.BONUS)

    def apply(self, t: Board, me: Player, action: i64) -> None:
        t.used |= USED_BONUS
        t.gain(me, EXTRA_GOLD)

    def promise(self, t: Board, me: Player, quote: Quote) -> None:
        quote.bring("gold", EXTRA_GOLD)

    def quote(self, t: Board, me: Player, action: i64, quote: Quote) -> None:
        self.promise(t, me, quote)


HERALD = Herald(cards.HERALD, cards.TRADE)
'''


class Copy:
    """Copy of the package that records which files change."""

    def __init__(self, folder: Path, game: str) -> None:
        shutil.copytree(ROOT / "src", folder, ignore=shutil.ignore_patterns("client", "__pycache__"))
        self.folder = folder
        self.game = folder / "burgrave" / "games" / game
        self.touched: set[str] = set()

    def add(self, path: str, after: str, new: str) -> None:
        """Insert text after existing text, which must occur exactly once in the file."""
        self.put(path, after, after + new)

    def put(self, path: str, old: str, new: str) -> None:
        """Replace text, which must occur exactly once in the file."""
        file = self.game / path
        text = file.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{path} has {old!r} {text.count(old)} times"
        file.write_text(text.replace(old, new), encoding="utf-8")
        self.touched.add(path)

    def write(self, path: str, text: str) -> None:
        (self.game / path).write_text(text, encoding="utf-8")
        self.touched.add(path)

    def append(self, path: str, text: str) -> None:
        """Append text to the file of each language."""
        for language in LANGUAGES:
            file = self.game / path.replace("*", language)
            file.write_text(file.read_text(encoding="utf-8") + text, encoding="utf-8")
        self.touched.add(path)


def citadels(copy: Copy) -> None:
    """Add a character and a unique district."""
    cards = "cards.py"
    copy.put(cards, "NO_CHARACTER: Final = 28", "HERALD: Final = 28\nNO_CHARACTER: Final = 29")
    copy.add(cards, '"queen", "artist", "tax_collector",\n', '    "herald",\n')
    copy.add(cards, "8, 8, 8, 9, 9, 9", ", 6")
    copy.put(cards, "CHARACTERS_TOTAL: Final = 28", "CHARACTERS_TOTAL: Final = 29")
    copy.write("rules/characters/herald.py", HERALD)
    powers = "rules/characters/powers.py"
    copy.put(powers, "    Character(cards.NO_CHARACTER),", "    HERALD,\n    Character(cards.NO_CHARACTER),")
    base = "from burgrave.games.citadels.rules.characters.base import Character\n"
    copy.add(powers, base, base.replace("base", "herald").replace("Character\n", "HERALD\n"))
    copy.add(cards, "THRONE_ROOM: Final = 53\n", "ORCHARD: Final = 54\n")
    copy.add(cards, '    ("throne_room", 6),\n', '    ("orchard", 4),\n')
    copy.put(cards, "\nKINDS: Final = 54\n", "\nKINDS: Final = 55\n")
    herald = ".gender = masculine\n    .reminder = 2 extra gold\n    .help = Takes 2 gold."
    copy.append("locales/*/cards.ftl", f"\ncitadels-character-herald = Herald\n    {herald}\n")
    copy.append(
        "locales/*/cards.ftl", "\ncitadels-district-orchard = Orchard\n    .gender = masculine\n    .help = Trees.\n"
    )


def valeria(copy: Copy) -> None:
    """Add a citizen, and an area of three monsters."""
    cards = "cards.py"
    copy.add(
        cards,
        '    ("miner", 11, WORKER, 1, "1g + 1g x domain", "4g"),\n',
        '    ("bard", 4, HOLY, 3, "1g + 1m", "1m"),\n',
    )
    copy.put(cards, "CITIZENS: Final = 18", "CITIZENS: Final = 19")
    copy.add(cards, '"caverns", "mountains"', ', "coast"')
    copy.add(
        cards,
        '    ("orc_chieftain", BOSS, 14, 0, 6, 1, 0, "2g x mountains"),\n',
        '    ("crab", MINION, 2, 0, 1, 3, 1, "1g"),\n'
        '    ("siren", TITAN, 4, 1, 3, 2, 0, "2m"),\n'
        '    ("kraken", BOSS, 9, 2, 5, 1, 0, "2g x coast"),\n',
    )
    copy.put(cards, "AREAS: Final = 8", "AREAS: Final = 9")
    copy.put(cards, "MONSTERS: Final = 24", "MONSTERS: Final = 27")
    for kind, card in [("citizen", "bard"), ("monster", "crab"), ("monster", "siren"), ("monster", "kraken")]:
        told = ".gender = masculine\n    .reminder = New\n    .help = New."
        copy.append("locales/*/cards.ftl", f"\nvaleria-{kind}-{card} = {card.title()}\n    {told}\n")


CHARACTERS = ["assassin", "thief", "magician", "king", "bishop", "herald", "architect", "warlord"]
STACKS = [
    *("cleric", "merchant", "mercenary", "bard", "peasant", "knight", "rogue", "champion", "paladin", "butcher"),
]
UNIQUES = [
    *("orchard", "smithy", "laboratory", "museum", "armory", "theater", "thieves_den", "library", "map_room"),
    *("park", "statue", "keep", "quarry", "factory"),
]
GAMES = {
    "citadels": (
        citadels,
        {"players": 4, "characters": CHARACTERS, "districts": UNIQUES},
        ["herald", "orchard"],
    ),
    "valeria": (
        valeria,
        {"players": 3, "citizens": STACKS, "areas": ["coast", "hills", "ruins", "forest", "swamp"]},
        ["bard", "crab", "siren", "kraken"],
    ),
}


def log_of_today(name: str) -> dict[str, Any]:
    """Return a game without the new cards: its header, its log as stored in the database, and its result."""
    rules = burgrave.game_named(name)
    options = rules.resolve("log", {"players": 3, "scenario": "random"})
    seats = (("human", "Ana"), ("easy", "Odo"), ("easy", "Ida"))
    game = Game(Header(name, rules.rules_version, options, "1", seats, 1.0))
    rng = Rng("log")
    entries: list[tuple[object, ...]] = []
    while not game.state.is_over():
        seat = game.state.to_act()
        legal = game.state.legal(seat)
        new = game.entries_for(seat, legal[rng.below(len(legal))], source="", at=1.0)
        entries += [(one.number, one.kind, one.seat, one.notation, one.text, one.at) for one in new]
        game.take_in(new)
    scores, digest = game.state.scores(), game.state.digest()
    return {"header": game.header.data(), "entries": entries, "scores": scores, "digest": digest}


@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", GAMES)
def test_new_cards_work_at_once(name: str, tmp_path: Path) -> None:
    """The instructions name every file that has to be changed."""
    recipe, options, cards = GAMES[name]
    copy = Copy(tmp_path / "src", name)
    recipe(copy)
    named = [re.sub(r"/$", "/*", one) for one in re.findall(r"`([\w*./-]+)`", PAGE.read_text(encoding="utf-8"))]
    assert [path for path in copy.touched if not any(fnmatch(path, one) for one in named)] == []
    wanted = {"game": name, "options": options, "cards": cards, "log": log_of_today(name)}
    env = dict(os.environ, PYTHONPATH=str(copy.folder))
    done = subprocess.run(
        [sys.executable, str(USE)], input=json.dumps(wanted), cwd=tmp_path, env=env, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["laws", "environments", "bots", "hints", "review", "texts", "log"]
