"""Notations in logs, instead of action ids that may change from one version to the next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

import sqlalchemy as sa
from alembic import op

from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.registry import game_named

revision = "0014"
down_revision = "0013"

# Action ids as they were when logs contained them. No other code may read these tables, and they must never change.

_CHARACTERS = (
    "assassin witch magistrate thief spy blackmailer tax_collector_old magician wizard seer king emperor patrician"
    " bishop abbot cardinal merchant alchemist trader architect navigator scholar warlord diplomat marshal queen"
    " artist tax_collector"
)
_KINDS = (
    "manor castle palace temple church monastery cathedral tavern market trading_post docks harbor town_hall"
    " watchtower prison barracks fortress armory basilica capitol dragon_gate factory framework gold_mine great_wall"
    " haunted_quarter imperial_treasury ivory_tower keep laboratory library map_room monument museum necropolis"
    " observatory park poor_house quarry school_of_magic secret_vault smithy stables statue theater thieves_den"
    " wishing_well university graveyard bell_tower ball_room hospital lighthouse throne_room"
)
_DISTRICTS = [*_KINDS.split(), *(f"{kind}+" for kind in _KINDS.split())]
_SEATS = [str(seat) for seat in range(8)]
_TYPES = ["noble", "religious", "trade", "military", "unique"]
_GOLD = [str(gold) for gold in range(16)]

_CITADELS_PLAIN = (
    "gold cards end income done bonus sail_gold sail_cards study foresee replace collect smithy laboratory museum"
    " pay_cards bribe refuse flip leave confiscate decline stay take_gold take_card take_nothing build_it keep_it"
    " pay_gold reclaim declare"
)
_CITADELS = [
    *[(number, verb, [""]) for number, verb in enumerate(_CITADELS_PLAIN.split())],
    (32, "pick", _CHARACTERS.split()),
    (60, "keep", _KINDS.split()),
    (114, "build", _KINDS.split()),
    (168, "discard", _KINDS.split()),
    (222, "bury", _CHARACTERS.split()),
    (250, "district", _DISTRICTS),
    (358, "destroy", _SEATS),
    (366, "swap", _SEATS),
    (374, "rob", _CHARACTERS.split()),
    (402, "kill", _CHARACTERS.split()),
    (430, "bewitch", _CHARACTERS.split()),
    (458, "sign", _CHARACTERS.split()),
    (486, "warrant", _CHARACTERS.split()),
    (514, "threaten", _CHARACTERS.split()),
    (542, "bluff", _CHARACTERS.split()),
    (570, "spy", _SEATS),
    (578, "inspect", _TYPES),
    (583, "peek", _SEATS),
    (591, "take", _KINDS.split()),
    (645, "give", _KINDS.split()),
    (699, "crown", _SEATS),
    (707, "beg", _SEATS),
    (715, "mix", _GOLD),
    (731, "borrow", _KINDS.split()),
    (785, "lender", _SEATS),
    (793, "exchange", _SEATS),
    (801, "seize", _SEATS),
    (809, "beautify", _DISTRICTS),
    (917, "offer", _DISTRICTS),
    (1025, "sacrifice", _DISTRICTS),
    (1133, "framework", _KINDS.split()),
    (1187, "under", _KINDS.split()),
    (1241, "tuck", _KINDS.split()),
    (1295, "demolish", _SEATS),
    (1303, "stage", _SEATS),
    (1311, "lend", _CHARACTERS.split()),
]

_CITIZENS = (
    "cleric monk merchant blacksmith mercenary alchemist archer wizard peasant knight rogue thief champion warlord"
    " paladin priestess butcher miner"
)
_MONSTERS = (
    "gargoyle wraith witch_queen goblin goblin_mage goblin_king skeleton flaming_skeleton skeleton_king treant"
    " bane_spider spider_queen gelatinous_cube basilisk swamp_dragon owlbear giant troll kobolds gold_golem"
    " red_dragon dire_bear orc_warrior orc_chieftain"
)
_DUKES = (
    "cornelius_the_dreamer elsyn_saint_of_shadows elisium_the_allsmith hrothgar_the_conqueror"
    " isabella_the_righteous lekzandr_the_protector node_master_of_swords reese_the_firebrand simon_the_unclean"
    " waryn_lord_of_rogues"
)
_COLUMNS = ["1", "2", "3", "4", "5"]
_STACKS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "11"]
_THEFTS = [f"{seat} {amount} {what}" for seat, amount, what in product(range(5), (1, 2, 3), ("gold", "magic"))]
_DICE = ["1", "2"]

_VALERIA = [
    (0, "done", [""]),
    (1, "decline", [""]),
    (2, "nothing", [""]),
    (3, "accept", [""]),
    (4, "slay", _COLUMNS),
    (9, "recruit", _STACKS),
    (19, "gain", ["gold", "strength", "magic"]),
    (22, "build", _COLUMNS),
    (27, "magic", [str(magic) for magic in range(20)]),
    (47, "choose", ["1", "2", "3", "4"]),
    (51, "trade", _CITIZENS.split()),
    (69, "free", _STACKS),
    (79, "from", [str(seat) for seat in range(5)]),
    (84, "steal", _THEFTS),
    (114, "six", _DICE),
    (116, "one", _DICE),
    (118, "lower", _DICE),
    (120, "return_monster", _MONSTERS.split()),
    (144, "return_citizen", _CITIZENS.split()),
    (162, "keep", _DUKES.split()),
    (172, "raid", _COLUMNS),
    (177, "capture", ["upper", "lower"]),
]


def _notations(verbs: list[tuple[int, str, list[str]]]) -> dict[int, str]:
    return {
        first + number: f"{verb} {argument}".rstrip()
        for first, verb, arguments in verbs
        for number, argument in enumerate(arguments)
    }


_FROZEN = {"citadels": _notations(_CITADELS), "valeria": _notations(_VALERIA)}


def upgrade() -> None:
    connection = op.get_bind()
    op.add_column("log", sa.Column("notation", sa.String))
    log = sa.table("log", sa.column("room_id"), sa.column("action"), sa.column("notation"))
    games = _temporary(connection, "log_games", sa.Column("room_id", sa.String, primary_key=True), "game")
    names = _temporary(connection, "log_names", sa.Column("action", sa.Integer, primary_key=True), "game", "notation")
    _fill(connection, games, _games(connection))
    used = (
        sa.select(games.c.game, log.c.action).select_from(log.join(games, log.c.room_id == games.c.room_id)).distinct()
    )
    pairs = connection.execute(used.where(log.c.action.is_not(None))).all()
    _fill(connection, names, _named([(row.game, row.action) for row in pairs]))
    named = (
        sa.select(names.c.notation)
        .select_from(names.join(games, names.c.game == games.c.game))
        .where(games.c.room_id == log.c.room_id, names.c.action == log.c.action)
    )
    # "#7" stands for an unknown action: its game is not installed, or its room is damaged.
    number = sa.literal("#").concat(sa.cast(log.c.action, sa.String))
    known = sa.func.coalesce(named.scalar_subquery(), number)
    connection.execute(sa.update(log).where(log.c.action.is_not(None)).values(notation=known))
    names.drop(connection)
    games.drop(connection)
    with op.batch_alter_table("log") as batch:
        batch.drop_column("action")


def _temporary(connection: sa.Connection, name: str, key: sa.Column[Any], *texts: str) -> sa.Table:
    """Create a temporary table; ``game`` is part of its key if rows have a notation."""
    columns = [sa.Column(text, sa.String, primary_key=text == "game" and len(texts) > 1) for text in texts]
    table = sa.Table(name, sa.MetaData(), key, *columns, prefixes=["TEMPORARY"])
    table.create(connection)
    return table


def _fill(connection: sa.Connection, table: sa.Table, rows: Iterable[tuple[object, ...]]) -> None:
    named = [dict(zip(table.c.keys(), row, strict=True)) for row in rows]
    if named:
        connection.execute(sa.insert(table), named)


def _games(connection: sa.Connection) -> Iterator[tuple[str, str]]:
    """Yield the room id and the name of the game for each room that has a game."""
    rooms = sa.table("rooms", sa.column("id"), sa.column("header", sa.JSON))
    for room in connection.execute(sa.select(rooms.c.id, rooms.c.header).where(rooms.c.header.is_not(None))).all():
        if isinstance(room.header, dict) and isinstance(room.header.get("game"), str):
            yield room.id, room.header["game"]


def _named(used: Iterable[tuple[str, int]]) -> Iterator[tuple[int, str, str]]:
    """Yield each action with its game and notation, omitting actions that this version does not know."""
    for game, action in used:
        if game in _FROZEN:
            notation = _FROZEN[game].get(action)
        else:
            try:
                notation = game_named(game).notation(action)
            except BurgraveError:
                notation = None
        if notation is not None:
            yield action, game, notation
