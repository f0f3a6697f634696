"""MCP server on standard input and output, with which a language model plays games and runs experiments.

It plays local games and, if a person has named a server, at the tables there.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock
from typing import TYPE_CHECKING, Annotated, Any, Final, ParamSpec, TypeVar

from burgrave.extras import needs

needs("mcp", "mcp")

from mcp.server import MCPServer  # noqa: E402
from mcp.server.mcpserver.exceptions import ToolError  # noqa: E402
from mcp_types import ToolAnnotations  # noqa: E402
from pydantic import Field  # noqa: E402

from burgrave._version import __version__  # noqa: E402
from burgrave.bots import bots_of  # noqa: E402
from burgrave.envs.rulebook import rules_about  # noqa: E402
from burgrave.envs.text import LastResort, TextEnv  # noqa: E402
from burgrave.kernel.errors import BurgraveError, SetupError  # noqa: E402
from burgrave.kernel.game import Game  # noqa: E402
from burgrave.kernel.registry import all_games, game_named  # noqa: E402
from burgrave.study import simulate as play_games  # noqa: E402
from burgrave.terminal.session import from_outside  # noqa: E402
from burgrave.text.catalogue import LANGUAGES, Catalogue, language_named  # noqa: E402
from burgrave.text.naming import meant, named, title_of  # noqa: E402
from burgrave.text.narration import narrator_named  # noqa: E402

if TYPE_CHECKING:
    from burgrave.envs.remote import Account, RemoteTable
    from burgrave.server.http.objects import Room

__all__ = ["server"]

MOST_GAMES: Final = 2000
MOST_DEALS: Final = 500
_MOST_RULES: Final = 8  # per explanation
_FOREVER: Final = 1000  # tries per decision: a client may repeat a call as often as it likes

_INSTRUCTIONS: Final = (
    "Play one seat of a card game against bots. Call new_game, and then play until the game is over; each answer shows"
    " what happened and your next choices. A rejected answer changes nothing. hint, explain_rule and look help you"
    " decide; simulate and effect measure a game by playing it many times between bots."
)
_ON_A_SERVER: Final = (
    " You can also play with people at the tables of {origin}: list_tables, join_table, and then look, play and wait."
    " Others may take their time; after play and wait it may not be your turn yet. Leave a table only if you are asked"
    " to."
)

_P = ParamSpec("_P")
_R = TypeVar("_R")

GameOf = Annotated[str, Field(description="Name of the game; list_games lists them.")]
Options = Annotated[dict[str, Any] | None, Field(description="Options of the game by name, as in list_games.")]
Seed = Annotated[int | str, Field(description="The same seed gives the same games.")]


def server(language: str = "en", records: Path | None = None, account: Account | None = None) -> MCPServer[Any]:
    """Return an MCP server for one client.

    If ``records`` is given, save each local game to a file in this folder. With an ``account``, the client can play at
    the tables of its server.
    """
    tools = Tools(language_named(language), records, account)
    about = _INSTRUCTIONS + ("" if account is None else _ON_A_SERVER.format(origin=account.origin))
    made: MCPServer[Any] = MCPServer("burgrave", instructions=about, version=__version__, log_level="WARNING")
    lock = Lock()  # the SDK calls tools in several threads
    outside = account is not None
    asking = (tools.list_games, tools.look, tools.legal_actions, tools.hint, tools.explain_rule)
    for tool in (*asking, tools.simulate, tools.effect, tools.new_game, tools.play):
        reads = tool not in (tools.new_game, tools.play)
        made.add_tool(
            _reported(tool, lock),
            annotations=ToolAnnotations(read_only_hint=reads, open_world_hint=outside),
            structured_output=False if tool in (tools.look, tools.hint, tools.new_game, tools.play) else None,
        )
    if account is not None:
        remote: tuple[tuple[Callable[..., Any], bool, bool | None], ...] = (
            (tools.list_tables, True, None),
            (tools.join_table, False, False),
            (tools.wait, True, False),
            (tools.leave_table, False, False),
        )
        for use, reads, structured in remote:
            notes = ToolAnnotations(read_only_hint=reads, open_world_hint=True)
            made.add_tool(_reported(use, lock), annotations=notes, structured_output=structured)
    return made


def _reported(tool: Callable[_P, _R], lock: Lock) -> Callable[_P, _R]:
    """Wrap a tool so that calls run one at a time and the model gets each BurgraveError as one line."""

    @wraps(tool)
    def call(*args: _P.args, **kwargs: _P.kwargs) -> _R:
        with lock:
            try:
                return tool(*args, **kwargs)
            except BurgraveError as error:
                raise ToolError(str(error)) from None

    return call


class Tools:
    """Game of one client, and the methods that become the client's MCP tools."""

    def __init__(self, language: str, records: Path | None = None, account: Account | None = None) -> None:
        self._language = language
        self._records = records
        self._account = account
        self._env: TextEnv | RemoteTable | None = None

    # ---- a game --------------------------------------------------------------------------------------------------

    def list_games(self) -> dict[str, Any]:
        """List the games with their options and bots, and the languages."""
        return {"games": [_about(game) for game in all_games()], "languages": list(LANGUAGES)}

    def new_game(
        self,
        game: GameOf,
        players: Annotated[int | None, Field(description="Number of players; default: the game's.")] = None,
        seat: Annotated[int, Field(description="Your seat, from 0.")] = 0,
        bots: Annotated[str | list[str], Field(description="One bot for all other seats, or one per seat.")] = "normal",
        seed: Annotated[
            int | str | None, Field(description="The same seed gives the same deal; default: random.")
        ] = None,
        language: Annotated[str | None, Field(description="en, pt-BR, it or es; default: the server's.")] = None,
        tries: Annotated[int, Field(description="Bad answers per decision before last_resort applies.")] = _FOREVER,
        last_resort: LastResort = "random",
        options: Options = None,
    ) -> str:
        """Start a local game and return its first decision. A local game in progress is dropped; a table waits."""
        given = {**(options or {}), **({} if players is None else {"players": players})}
        found = game_named(game)
        found.check_names(given)
        _check_built_in(bots)
        env = TextEnv(
            found.name, seat, bots, language=language or self._language, tries=tries, last_resort=last_resort, **given
        )
        text = env.reset(seed, self._new_file(found))
        if self._env is not None:
            self._env.close()
        self._env = env
        return text

    def _new_file(self, game: Game) -> Path | None:
        if self._records is None:
            return None
        try:
            self._records.mkdir(parents=True, exist_ok=True)
            number = 1 + sum(1 for _ in self._records.glob(f"{game.name}-*.record"))
            while (file := self._records / f"{game.name}-{number}.record").exists():
                number += 1
        except OSError as error:
            raise SetupError(f"{self._records} cannot be used for records: {error.strerror}.") from error
        return file

    def look(
        self,
        as_data: Annotated[bool, Field(description="Return JSON data instead of prose.")] = False,
    ) -> str:
        """Show the table as you see it, what happened since your last decision, and your choices."""
        env = self._game()
        return json.dumps(env.observe(), ensure_ascii=False) if as_data else env.prompt()

    def legal_actions(self) -> dict[str, Any]:
        """Return the open question and your choices, each with its number, notation, label and note."""
        env = self._game()
        if env.over:
            return {"over": True, "rewards": env.rewards, "choices": []}
        if not isinstance(env, TextEnv) and not env.question():
            return {"over": False, "waiting": env.waiting(), "choices": []}
        return {"over": False, "question": env.question(), "choices": env.choices()}

    def play(
        self,
        answer: Annotated[str, Field(description="A choice: its number, label or notation.")],
    ) -> str:
        """Make a choice, and let the others play up to your next decision; return what happened."""
        step = self._game(fresh=False).step(answer)
        if step.action is None and not step.over:
            raise ToolError(step.error)
        return step.text

    def hint(self) -> str:
        """Return the best choices with their winning chances and reasons, using only what you know."""
        env = self._game()
        return "\n".join(env.words.text("terminal-hint", **vars(tip)) for tip in env.hints())

    def _game(self, *, fresh: bool = True) -> TextEnv | RemoteTable:
        """Return the game in progress; if ``fresh``, as the server has it now."""
        if self._env is None:
            ways = "new_game" if self._account is None else "new_game or join_table"
            raise SetupError(f"No game is in progress; call {ways} first.")
        if fresh and not isinstance(self._env, TextEnv):
            self._env.refresh()
        return self._env

    # ---- tables of a server --------------------------------------------------------------------------------------

    def list_tables(self) -> dict[str, Any]:
        """List the tables at which you have a seat on the server, the most recently changed first."""
        assert self._account is not None
        rooms = [one for one in self._account.rooms() if one.you.seat is not None]
        return {"tables": [_about_room(one) for one in rooms]}

    def join_table(
        self,
        table: Annotated[str, Field(description="Link or id of a table on the server.")],
        language: Annotated[str | None, Field(description="en, pt-BR, it or es; default: the server's.")] = None,
    ) -> str:
        """Sit down at a table, or return to your seat there, and show it. A local game in progress is dropped."""
        from burgrave.envs.remote import RemoteTable

        assert self._account is not None
        found = RemoteTable(self._account, table, language or self._language)
        if self._env is not None:
            self._env.close()
        self._env = found
        found.refresh()
        return found.prompt()

    def wait(self) -> str:
        """Wait until it is your turn at the table, for at most half a minute; return what happened."""
        return self._seated().wait()

    def leave_table(self) -> str:
        """Give up your seat at the table; in a running game, a bot takes over."""
        table, self._env = self._seated(), None
        table.leave()
        return "You have left the table."

    def _seated(self) -> RemoteTable:
        from burgrave.envs.remote import RemoteTable

        if not isinstance(self._env, RemoteTable):
            raise SetupError("You are not at a table; call join_table first.")
        return self._env

    # ---- rules ---------------------------------------------------------------------------------------------------

    def explain_rule(
        self,
        about: Annotated[str, Field(description="A card in any language, a rule id such as C-SET-01, or a topic.")],
        game: Annotated[str | None, Field(description="Name of the game; default: the game in progress.")] = None,
    ) -> dict[str, Any]:
        """Explain a card, and quote the rules about a card or topic with their ids and sources."""
        env = self._env if game is None or (self._env is not None and self._env.game.name == game) else None
        if game is None and env is None:
            raise SetupError("No game is in progress; name the game.")
        found = env.game if env is not None else game_named(game)
        edition = found.edition(env.options if env is not None else {})
        card = meant(found, about, {} if env is None else env.options)
        english = title_of(found, card, "en", edition)
        rules = rules_about(found.name, about, _MOST_RULES) or rules_about(found.name, english or "", _MOST_RULES)
        language = self._language if env is None else env.words.language
        cards = _card_texts(found, env, language, title_of(found, card, language, edition) or about)
        if not cards and not rules:
            raise SetupError(f"{found.title} has no card or rule called {about!r}.")
        return {
            "game": found.name,
            "card": card if english is not None else None,
            "texts": cards,
            "rules": [vars(rule) for rule in rules],
        }

    # ---- the laboratory ------------------------------------------------------------------------------------------

    def simulate(
        self,
        game: GameOf,
        games: Annotated[int, Field(ge=1, le=MOST_GAMES, description="Number of games.")] = 200,
        bots: Annotated[str | list[str], Field(description="One bot for all seats, or one per seat.")] = "rules",
        seed: Seed = 0,
        options: Options = None,
    ) -> dict[str, Any]:
        """Play games between bots; return each seat's win share and mean score, with 95% intervals."""
        found = game_named(game)
        _check_built_in(bots)
        result = play_games(
            found.name,
            named(found, options or {}),
            games=games,
            seed=seed,
            bots=[bots] if isinstance(bots, str) else bots,
        )
        return result.as_json()

    def effect(
        self,
        game: GameOf,
        what: Annotated[str, Field(description="A card or character, or an option with two values: NAME=VALUE,VALUE.")],
        instead: Annotated[str, Field(description="Replacement for the card; default: chosen by the game.")] = "",
        deals: Annotated[int, Field(ge=1, le=MOST_DEALS, description="Deals; each is played both ways.")] = 100,
        bots: Annotated[str | list[str], Field(description="One bot for all seats, or one per seat.")] = "rules",
        seed: Seed = 0,
        options: Options = None,
    ) -> dict[str, Any]:
        """Play the same deals with and without a card or an option; return the differences with 95% intervals."""
        needs("study", "numpy", "polars")
        from burgrave.study.data.differences import effect as play_both

        found = game_named(game)
        _check_built_in(bots)
        with TemporaryDirectory() as folder:
            measured = play_both(
                found.name,
                what,
                named(found, options or {}),
                out=folder,
                instead=instead,
                deals=deals,
                seed=seed,
                bots=[bots] if isinstance(bots, str) else bots,
            )
            return measured.as_json()


def _check_built_in(bots: str | list[str]) -> None:
    """Raise SetupError for bots that would run another program or module: a model must not start programs."""
    for kind in [bots] if isinstance(bots, str) else bots:
        if from_outside(kind):
            raise SetupError(f"The bot {kind!r} is external; only the built-in bots can play here.")


def _about_room(room: Room) -> dict[str, Any]:
    return {
        "table": room.id,
        "game": room.set_up["game"],
        "options": room.set_up["options"],
        "state": room.state,
        "players": [seat.name for seat in room.seats],
        "your_seat": room.you.seat,
        "your_turn": room.your_turn,
        "bot_plays_for_you": room.you.seat is not None and room.seats[room.you.seat].stand_in,
    }


def _card_texts(game: Game, env: TextEnv | RemoteTable | None, language: str, name: str) -> list[str]:
    """Return the texts of the cards that match a name; [] if there are none."""
    if isinstance(env, TextEnv) or (env is not None and env.begun):
        lines = env.explain(name)
    else:
        view = game.new(0, {}, False).view(None)
        lines = narrator_named(game.name, game.edition(view), language).explain(view, [], name)
    missing = Catalogue(language, game.name).text("terminal-no-card", name=name)
    return [line for line in lines if line != missing]


def _about(game: Game) -> dict[str, Any]:
    least, most = game.seats()
    options = [
        {"name": option.name, "about": option.about, "default": option.default, "values": list(option.names)}
        for option in game.options
    ]
    return {
        "name": game.name,
        "title": game.title,
        "players": [least, most],
        "options": options,
        "bots": bots_of(game.name),
    }
