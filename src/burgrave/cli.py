"""Command line of Burgrave: games, records, studies, arenas, training, server and database."""

from __future__ import annotations

import errno
import json
import os
import sys
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import App, CycloptsError, Parameter
from cyclopts.exceptions import UnknownOptionError, UnusedCliTokensError

from burgrave._version import __version__
from burgrave.build_info import core
from burgrave.cli_options import (
    INTERRUPTED,
    DatabaseUrl,
    GameName,
    Language,
    Whole,
    given_options,
    given_texts,
    listed,
    seed_given,
    set_up_type,
    spelled_out,
    whole,
)
from burgrave.completion import (
    Shell,
    bots_known,
    levels_known,
    log_formats_known,
    log_levels_known,
    script_for,
    seats_known,
    views_known,
)
from burgrave.extras import needs
from burgrave.kernel.errors import BurgraveError, SetupError, plural

AsJson = Annotated[bool, Parameter(name="--json", negative=(), help="Print one JSON object.")]

# ---- Record commands -------------------------------------------------------------------------------------------------


def replay(
    file: Annotated[Path, Parameter(help="A game record.")],
    /,
    *,
    view: Annotated[
        str,
        Parameter(help="View to show: all, public, or a seat's number or name.", completer=views_known),
    ] = "all",
    step: Annotated[bool, Parameter(negative=(), help="Wait for Enter after every action; q quits.")] = False,
    lang: Language = None,
) -> None:
    """Show a game record as a readable transcript."""
    needs("terminal", "fluent", "rich")
    from burgrave.kernel.record import Record
    from burgrave.terminal.session import show

    show(Record.read(file), view=view, language=lang, step=step)


def review(
    file: Annotated[Path, Parameter(help="The record of a finished game.")],
    /,
    *,
    seat: Annotated[
        str | None, Parameter(help="Seats to review, by number or name, separated by commas [default: all].")
    ] = None,
    out: Annotated[
        Path | None, Parameter(help="Save the review to this file as JSON; repeat the command to resume it.")
    ] = None,
    budget: Annotated[Whole, Parameter(help="Trials per decision; 0: the game's default.")] = 0,
    total: Annotated[Whole, Parameter(help="Approximate limit on trials for all decisions; 0: no limit.")] = 0,
    seed: Annotated[str, Parameter(help="The same seed gives the same review.", allow_leading_hyphen=True)] = "0",
    decisions: Annotated[
        bool, Parameter(negative="", help="List the turning points and all costly decisions, too.")
    ] = False,
    as_json: AsJson = False,
    lang: Language = None,
) -> int:
    """Review a game record: verdicts, key moments, winning chances over time, luck and skill."""
    needs("table", "fluent", "msgspec", "rich")
    from burgrave.kernel.record import Record
    from burgrave.terminal.reviewing import review_with_progress

    record = Record.read(file)
    whole = review_with_progress(
        record,
        seats=listed(seat) or [],
        file=out,
        trials=budget,
        total=total,
        seed=seed_given(seed),
        language=lang,
        decisions=decisions,
        as_json=as_json,
    )
    return 0 if whole else INTERRUPTED


# ---- Server commands -------------------------------------------------------------------------------------------------

_PACKAGES: Final = (
    "aiosqlite",
    "alembic",
    "argon2",
    "cryptography",
    "fluent",
    "h11",
    "msgspec",
    "prometheus_client",
    "sqlalchemy",
    "starlette",
    "uvicorn",
    "websockets",
)
"""Packages required by the server and its database commands."""


def serve(
    *,
    config: Annotated[
        Path | None, Parameter(help="TOML settings file; BURGRAVE_... variables and options override it.")
    ] = None,
    host: Annotated[
        str | None, Parameter(help="Address to listen on; 0.0.0.0 for all interfaces [default: 127.0.0.1].")
    ] = None,
    port: Annotated[
        int | None, Parameter(converter=whole, help="Port to listen on; 0 for any free port [default: 8000].")
    ] = None,
    share: Annotated[
        bool,
        Parameter(
            negative=(),
            help="Let friends join: print a public link, through cloudflared, tailscale or ngrok if one of them is"
            " installed, or else the address in your network.",
        ),
    ] = False,
    no_browser: Annotated[bool, Parameter(negative=(), help="Do not open a browser.")] = False,
    database_url: DatabaseUrl = None,
    public_url: Annotated[str | None, Parameter(help="URL that players use, if it differs from host and port.")] = None,
    trusted_proxy: Annotated[
        bool, Parameter(negative=(), help="The server runs behind your own proxy, which sets X-Forwarded-For.")
    ] = False,
    bot_workers: Annotated[
        int | None, Parameter(converter=whole, help="Processes for strong bots [default: 1].")
    ] = None,
    session_days: Annotated[
        int | None,
        Parameter(converter=whole, help="Days until an unused session expires, 1 to 400 [default: 90]."),
    ] = None,
    no_push: Annotated[
        bool, Parameter(negative=(), help="Disable push notifications; do not contact push services.")
    ] = False,
    mail_url: Annotated[
        str | None,
        Parameter(help="Mail server, smtps://user:password@host [default: $MAIL_URL, or no email]."),
    ] = None,
    mail_from: Annotated[str | None, Parameter(help="Sender of emails [default: $MAIL_FROM].")] = None,
    log_level: Annotated[
        str | None,
        Parameter(help="Log level: debug, info, warning or error [default: warning].", completer=log_levels_known),
    ] = None,
    log_format: Annotated[
        str | None, Parameter(help="Log format: json or text [default: json].", completer=log_formats_known)
    ] = None,
    metrics_host: Annotated[str | None, Parameter(help="Address for Prometheus metrics [default: 127.0.0.1].")] = None,
    metrics_port: Annotated[
        int | None, Parameter(converter=whole, help="Port for Prometheus metrics [default: no metrics].")
    ] = None,
) -> int:
    """Serve the browser table."""
    needs("table", *_PACKAGES)
    from burgrave.server.http.serve import serve as serve_table
    from burgrave.server.settings import read_settings

    options: dict[str, object] = {
        "host": host,
        "port": port,
        "database_url": database_url,
        "public_url": public_url,
        "trusted_proxy": trusted_proxy or None,
        "bot_workers": bot_workers,
        "session_days": session_days,
        "push": False if no_push else None,
        "mail_url": mail_url,
        "mail_from": mail_from,
        "log_level": log_level,
        "log_format": log_format,
        "metrics_host": metrics_host,
        "metrics_port": metrics_port,
    }
    given = {name: value for name, value in options.items() if value is not None}
    return serve_table(read_settings(given, config), browser=not no_browser, share=share)


def backup(
    file: Annotated[Path, Parameter(help="The backup file to write.")],
    /,
    *,
    database_url: DatabaseUrl = None,
    replace: Annotated[bool, Parameter(negative=(), help="Overwrite an older backup.")] = False,
) -> None:
    """Back up the database of a server, even while it runs."""
    needs("table", *_PACKAGES)
    from burgrave.server.settings import default_database_url
    from burgrave.server.store.backup import back_up, is_archive

    size = back_up(database_url or default_database_url(), file, replace=replace)
    use = "pg_restore restores it" if is_archive(file) else "it can be served directly"
    print(f"{file} contains the whole database ({size:,} bytes); {use}.")


def check(*, database_url: DatabaseUrl = None) -> int:
    """Check the integrity of a server's database, even while it runs: replay all games and compare their results."""
    needs("table", *_PACKAGES)
    import asyncio

    from burgrave.server.live.integrity import check as look_at_everything
    from burgrave.server.settings import default_database_url
    from burgrave.server.store import Store

    async def look() -> int:
        store = await Store.look(database_url or default_database_url())
        try:
            found = await look_at_everything(store)
        finally:
            await store.close()
        for fault in found.faults:
            print(fault)
        rooms, games, faults = found.rooms, found.games, len(found.faults)
        print(
            f"{rooms} {plural('room', rooms)}, {games} {plural('game', games)} replayed,"
            f" {faults} {plural('fault', faults)}."
        )
        return 1 if faults else 0

    return asyncio.run(look())


# ---- The application -------------------------------------------------------------------------------------------------

USAGE_ERROR = 2
PIPE_CLOSED = 141
_DISK = (errno.ENOSPC, errno.EFBIG, errno.EDQUOT, errno.EIO)
"""Error codes of a full or broken disk."""


def version() -> str:
    try:
        form: str = core()
    except RuntimeError:
        form = "broken"
    more = "" if form == "compiled" else "; for details run burgrave doctor"
    return f"burgrave {__version__} (core: {form}{more})"


app = App(
    name="burgrave",
    version=version,
    version_flags=["--version", "-V"],
    help="Play and study Citadels, Valeria: Card Kingdoms, and games from other packages.",
    help_format="plaintext",
)


def main() -> None:
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run a command line and return its exit status; print user errors to stderr, one line each."""
    try:
        status = app(spelled_out(arguments), exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except CycloptsError as error:
        return complain(f"{error}{_hint(error, arguments)}")
    except BurgraveError as error:
        return complain(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return PIPE_CLOSED
    except OSError as error:
        if error.filename is None and error.errno in _DISK:  # file writers set the name, so this is stdout
            _drop_output()
            return complain(f"The output cannot be written: {error.strerror}.")
        about = f"{error.filename}: " if error.filename else ""
        return complain(f"{about}{error.strerror or error}.")
    return status if isinstance(status, int) else 0


def _drop_output() -> None:
    """Redirect stdout to the null device, because Python flushes stdout again on exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(text: str) -> int:
    """Print a one-line error to stderr, and return the exit status for usage errors."""
    print(f"burgrave: {' '.join(text.split())}", file=sys.stderr)
    return USAGE_ERROR


def _hint(error: CycloptsError, arguments: Sequence[str]) -> str:
    if not isinstance(error, (UnknownOptionError, UnusedCliTokensError)):
        return ""
    known = [name for name in arguments[:1] if name in app and not name.startswith("-")]
    return f" See `{' '.join(['burgrave', *known, '--help'])}`."


# ---- shared options ----------------------------------------------------------------------------------------

if TYPE_CHECKING:
    SetUp = object
    SetUps = object
else:
    SetUp = set_up_type()
    SetUps = set_up_type(several=True)

Bots = Annotated[
    str,
    Parameter(
        help="Bots as in `burgrave play`: one for all seats, or one per seat, separated by commas.",
        completer=bots_known,
    ),
]
DealsSeed = Annotated[str, Parameter(help="The same seed gives the same deals.", allow_leading_hyphen=True)]
GamesSeed = Annotated[str, Parameter(help="The same seed gives the same games.", allow_leading_hyphen=True)]
Workers = Annotated[Whole, Parameter(help="Number of worker processes.")]
Cluster = Annotated[str | None, Parameter(help="Play on a running Ray cluster instead: auto, or its address.")]

STANDARD = SetUp()
STANDARDS = SetUps()


# ---- game, study and diagnostic commands -------------------------------------------------------------------


@app.command
def play(
    game: GameName | None = None,
    /,
    *,
    set_up: SetUp = STANDARD,
    seats: Annotated[
        str | None,
        Parameter(
            help="Player of each seat, separated by commas: human, bot, or a level (see --level); also random,"
            " greedy, rules, search, search:500ms, or your own bot as module:factory or program:command.",
            completer=seats_known,
        ),
    ] = None,
    level: Annotated[
        str | None,
        Parameter(help="Level of the bots: easy, normal, hard or expert [default: normal].", completer=levels_known),
    ] = None,
    seed: Annotated[str | None, Parameter(help="The same seed gives the same deal.", allow_leading_hyphen=True)] = None,
    lang: Language = None,
    position: Annotated[Path | None, Parameter(help="Start from the position in this file.")] = None,
    record: Annotated[
        Path | None, Parameter(name=["--record", "--save"], help="Save the game to this file, move by move.")
    ] = None,
    resume: Annotated[Path | None, Parameter(name="--continue", help="Resume the game in this file.")] = None,
    plain: Annotated[bool, Parameter(negative=(), help="Plain text, for screen readers and pipes.")] = False,
    delay: Annotated[float | None, Parameter(help="Seconds to pause after each bot move.")] = None,
) -> int:
    """Play in the terminal, with friends and bots."""
    needs("terminal", "fluent", "rich")
    from burgrave.terminal.choosing import chosen_game
    from burgrave.terminal.play import play as play_game
    from burgrave.terminal.session import PlayOptions

    game = game or chosen_game(lang)
    return play_game(
        PlayOptions(
            game=game,
            options=given_options(set_up, game),
            seats=listed(seats),
            level=level,
            seed=None if seed is None else seed_given(seed),
            lang=lang,
            position=position,
            record=record,
            resume=resume,
            plain=plain,
            delay=delay,
        )
    )


@app.command
def simulate(
    game: GameName,
    /,
    *,
    set_up: SetUp = STANDARD,
    games: Annotated[Whole, Parameter(help="Number of games.")] = 1000,
    seed: GamesSeed = "0",
    workers: Workers = 1,
    bots: Bots = "random",
    record: Annotated[
        Path | None, Parameter(help="Save the game to this file, or several games to this new folder.")
    ] = None,
    as_json: AsJson = False,
) -> int:
    """Play many games between bots and print statistics."""
    needs("terminal", "rich")
    from rich.console import Console

    from burgrave.progress import bar
    from burgrave.study import simulate as play_games
    from burgrave.study.report import report

    with bar("games", games) as show:
        result = play_games(
            game,
            given_options(set_up, game),
            games=games,
            seed=seed_given(seed),
            workers=workers,
            bots=listed(bots) or [],
            record=record,
            progress=show,
        )
    if as_json:
        print(json.dumps(result.as_json()))
    else:
        Console().print(report(result))
    return INTERRUPTED if result.interrupted else 0


@app.command
def study(
    game: GameName,
    /,
    *,
    set_ups: SetUps = STANDARDS,
    out: Annotated[Path, Parameter(help="Folder of the data set; repeat the command to resume it.")],
    games: Annotated[Whole, Parameter(help="Number of games per combination of options.")] = 1000,
    seed: GamesSeed = "0",
    bots: Bots = "random",
    workers: Workers = 1,
    cluster: Cluster = None,
) -> int:
    """Play many games and record them as tables for DuckDB and polars.

    An option may list several values, such as "2-8", "2,4,7", "all" or "yes,no". Put slashes between lists of names.
    """
    needs("study", "numpy", "polars", "rich")
    from burgrave.kernel.registry import game_named
    from burgrave.study.data import study_plan, sweep
    from burgrave.study.data.showing import run_with_progress

    plan = study_plan(
        game, sweep(game_named(game), given_texts(set_ups)), games=games, seed=seed_given(seed), bots=listed(bots) or []
    )
    return 0 if run_with_progress(plan, out, workers, cluster) else INTERRUPTED


@app.command
def effect(
    game: GameName,
    what: Annotated[str, Parameter(help="Name of a card or a character, or an option: NAME=VALUE,VALUE.")],
    /,
    *,
    set_up: SetUp = STANDARD,
    instead: Annotated[str | None, Parameter(help="Replacement for the card [default: chosen by the game].")] = None,
    deals: Annotated[Whole, Parameter(help="Number of deals; each is played with and without it.")] = 1000,
    seed: DealsSeed = "0",
    bots: Bots = "rules",
    workers: Workers = 1,
    cluster: Cluster = None,
    out: Annotated[Path | None, Parameter(help="Save the games to this folder; repeat the command to resume.")] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> int:
    """Play the same deals with and without a card or an option, and report its effect."""
    needs("study", "numpy", "fluent", "polars", "rich")
    from burgrave.kernel.registry import game_named
    from burgrave.study.asking import ask
    from burgrave.study.data.differences import contrast_of, effect_plan
    from burgrave.text.catalogue import language_of_environment

    contrast = contrast_of(game_named(game), what, given_options(set_up, game), instead or "")
    plan = effect_plan(game, contrast, deals=deals, seed=seed_given(seed), bots=listed(bots) or [])
    language = lang or language_of_environment()
    return 0 if ask(contrast, plan, out, workers, cluster, language, as_json) else INTERRUPTED


@app.command
def report(
    folder: Annotated[Path, Parameter(help="Folder with the data set of a study.")],
    /,
    *,
    out: Annotated[Path, Parameter(name=["--out", "-o"], help="The page to write.")] = Path("report.html"),
    against: Annotated[
        Path | None, Parameter(help="Another study of the same game: show the differences with their intervals.")
    ] = None,
    lang: Language = None,
) -> None:
    """Write a report of a study as one HTML page, for screen and print."""
    needs("study", "altair", "fluent", "polars", "vl_convert")
    from burgrave.study.data import DataSet
    from burgrave.study.pages import write_report
    from burgrave.text.catalogue import language_of_environment

    other = None if against is None else DataSet.read(against)
    figures = write_report(DataSet.read(folder), out, language=lang or language_of_environment(), against=other)
    print(f"{out}: {len(figures)} figures.")


@app.command
def train(
    game: GameName,
    /,
    *,
    out: Annotated[Path, Parameter(help="Folder of the training run; repeat the command to resume it.")],
    games: Annotated[Whole, Parameter(help="Total number of games.")] = 1_000_000,
    generation: Annotated[Whole, Parameter(help="Games per generation, that is, per net.")] = 1000,
    rate: Annotated[float, Parameter(help="Initial learning rate.")] = 1e-3,
    reuse: Annotated[float, Parameter(help="Average number of times that a position is trained on.")] = 2.0,
    seed: Annotated[str, Parameter(help="The same seed gives the same net.", allow_leading_hyphen=True)] = "0",
    workers: Workers = 1,
    cluster: Cluster = None,
    players: Annotated[Whole, Parameter(help="Players per game; 0: any number.")] = 0,
    thinks: Annotated[Whole, Parameter(help="Search trials per decision; 0: the net plays without search.")] = 0,
    company: Annotated[
        Whole, Parameter(help="Percentage of games in which the net plays one seat among rule bots.")
    ] = 0,
    start: Annotated[Path | None, Parameter(help="Net to start from, instead of a random one.")] = None,
    against: Annotated[Path | None, Parameter(help="Net to train against, instead of self-play.")] = None,
    device: Annotated[str, Parameter(help="PyTorch device: cpu, or a GPU such as cuda.")] = "cpu",
    measure_every: Annotated[Whole, Parameter(help="Generations between measurements of the net.")] = 50,
    deals: Annotated[Whole, Parameter(help="Deals per match of a measurement.")] = 100,
) -> int:
    """Train a net by self-play; OUT/curves.html shows its progress."""
    needs("train", "altair", "numpy", "torch", "vl_convert")
    from burgrave.bots import bytes_of_net
    from burgrave.training.measuring import Measuring
    from burgrave.training.plan import TrainingPlan
    from burgrave.training.run import train_with_progress

    plan = TrainingPlan(
        game,
        seed=seed_given(seed),
        games=games,
        generation=generation,
        rate=rate,
        reuse=reuse,
        players=players,
        thinks=thinks,
        company=company,
    )
    begun = None if start is None else bytes_of_net(start)
    rival = None if against is None else bytes_of_net(against)
    measuring = Measuring(measure_every, deals)
    return 0 if train_with_progress(plan, out, workers, cluster, begun, rival, device, measuring) else INTERRUPTED


@app.command
def mcp(
    *,
    lang: Language = None,
    record: Annotated[Path | None, Parameter(help="Save every local game to a file in this folder.")] = None,
    server: Annotated[
        str | None, Parameter(help="Address of a server: the model can play with people at its tables.")
    ] = None,
    token: Annotated[
        str | None,
        Parameter(help="Token from the page My profile: the model plays in your name [default: $BURGRAVE_TOKEN]."),
    ] = None,
    name: Annotated[
        str | None, Parameter(help="Name of the guest that the model plays as, without a token [default: Bot].")
    ] = None,
) -> None:
    """Let a language model play games and run experiments: an MCP server on standard input and output."""
    needs("mcp", "fluent", "mcp")
    from burgrave.envs.mcp_server import server as mcp_server
    from burgrave.text.catalogue import language_of_environment

    language = lang or language_of_environment()
    if server is None:
        if token or name:
            raise SetupError("--token and --name need --server.")
        mcp_server(language, record).run()
        return
    token = token or os.environ.get("BURGRAVE_TOKEN") or None
    if token and name:
        raise SetupError("--name is for guests; with --token or $BURGRAVE_TOKEN, the model plays in your name.")
    needs("api", *_PACKAGES, "anyio", "httpx")
    from burgrave.envs.remote import Account

    with closing(Account(server, token, name or "Bot")) as account:
        mcp_server(language, record, account).run()


@app.command
def arena(
    game: GameName,
    /,
    *,
    set_up: SetUp = STANDARD,
    bots: Annotated[
        str,
        Parameter(
            help="One bot per seat, separated by commas, or a single one for all seats with --players. In addition to"
            " those of `burgrave play`, cheat:1000it is a search that sees hidden information.",
            completer=bots_known,
        ),
    ],
    deals: Annotated[Whole, Parameter(help="Number of deals; each is played with every bot once in every seat.")] = 100,
    seed: DealsSeed = "0",
    workers: Workers = 1,
    cluster: Cluster = None,
    out: Annotated[
        Path | None, Parameter(help="Save every finished deal to this file; repeat the command to resume.")
    ] = None,
    times: Annotated[
        str | None,
        Parameter(help="Thinking times to try for the first bot, separated by commas: 20ms,100ms,1000it."),
    ] = None,
    accept: Annotated[
        float | None,
        Parameter(
            help="Stop once it is clear whether the first bot's win share exceeds an equal share by this margin,"
            " such as 0.02."
        ),
    ] = None,
    as_json: AsJson = False,
) -> int:
    """Play a fair match between bots and measure their strength."""
    needs("arena", "openskill", "rich")
    from rich.console import Console

    from burgrave.arena import arena as play_deals
    from burgrave.arena.report import report
    from burgrave.progress import bar

    with bar("deals", deals * len(listed(times) or [""])) as show:
        outcome = play_deals(
            game,
            listed(bots) or [],
            given_options(set_up, game),
            deals=deals,
            seed=seed_given(seed),
            workers=workers,
            cluster=cluster,
            out=out,
            times=listed(times) or (),
            accept=accept,
            progress=show,
        )
    if outcome.sections:
        if as_json:
            print(json.dumps(outcome.as_json()))
        else:
            console = Console()
            console.print(report(outcome, console.width))
    return INTERRUPTED if outcome.interrupted else 0


bots = App(name="bot", help="Let your own bot play at the tables of a server.")
app.command(bots)


@bots.command(name="run")
def run_bot(
    bot: Annotated[str, Parameter(help="The bot: module:factory or program:COMMAND.")],
    address: Annotated[str, Parameter(help="A server, to play at all your tables; or the link of one table.")],
    /,
    *,
    token: Annotated[
        str | None,
        Parameter(help="Token from the page My profile: the bot plays in your name [default: $BURGRAVE_TOKEN]."),
    ] = None,
    name: Annotated[str, Parameter(help="Name of the guest that the bot plays as, without a token.")] = "Bot",
) -> None:
    """Let a bot play at a server's tables.

    Given the address of a server, it plays at all your tables and accepts invitations until you press Ctrl-C; given the
    link of a table, it plays one game.
    """
    needs("api", *_PACKAGES, "anyio", "httpx")
    from burgrave.remote_bots import attend
    from burgrave.remote_bots import run as run_game

    token = token or os.environ.get("BURGRAVE_TOKEN")
    say = partial(print, file=sys.stdout, flush=True)  # while a bot runs, its own output goes to stderr
    run_game(attend(address, bot, say, token=token, name=name))


new = App(name="new", help="Start a bot or a game of your own.")
app.command(new)


@new.command(name="bot")
def new_bot(
    name: Annotated[str, Parameter(help="Name of the bot's module, such as my_bot.")],
    /,
) -> None:
    """Write a simple bot and its test into this folder."""
    from burgrave.templates import new_bot as write_bot

    for file in write_bot(name, Path.cwd()):
        print(f"{file.name} written.")
    print(f"Try it: burgrave arena citadels --bots {name}:make,random --deals 20")


@new.command(name="game")
def new_game(
    name: Annotated[str, Parameter(help="Name of the game's package, such as my_game.")],
    /,
) -> None:
    """Write a package with a small card game, its bots and its tests into a new folder."""
    from burgrave.templates import new_game as write_game

    for file in write_game(name, Path.cwd()):
        print(f"{file.relative_to(Path.cwd())} written.")
    print(f"Try it: pip install -e {name} && burgrave play {name}")


puzzles = App(name="puzzles", help="Make puzzles from games between bots, and check them.")
app.command(puzzles)


@puzzles.command
def make(
    game: GameName,
    /,
    *,
    out: Annotated[Path, Parameter(help="File of the puzzles; repeat the command to resume it.")],
    games: Annotated[Whole, Parameter(help="Total number of games to search for puzzles.")] = 100,
    seed: GamesSeed = "0",
    workers: Workers = 1,
) -> None:
    """Search games between bots for positions with one clearly best move."""
    needs("table", "msgspec", "rich")
    from burgrave.progress import bar
    from burgrave.puzzles import make as make_puzzles

    with bar("games", games) as show:
        found = make_puzzles(game, out, games=games, seed=seed_given(seed), workers=workers, progress=show)
    number = len(found.puzzles)
    print(f"{out}: {number} {plural('puzzle', number)} from {games} {plural('game', games)}.")


@puzzles.command(name="check")
def check_puzzles(
    file: Annotated[Path, Parameter(help="File of the puzzles.")],
    /,
    *,
    seed: Annotated[str, Parameter(help="The same seed gives the same searches.", allow_leading_hyphen=True)] = "check",
    workers: Workers = 1,
) -> int:
    """Search every position in a file again, and print the puzzles whose best move is in doubt."""
    needs("table", "msgspec")
    from burgrave.puzzles import check as check_file

    checked = faults = 0
    for puzzle, fault in check_file(file, seed=seed_given(seed), workers=workers):
        checked += 1
        if fault:
            faults += 1
            print(f"{puzzle.id}: {fault}")
    print(f"{checked} {plural('puzzle', checked)} checked, {faults} in doubt.")
    return 1 if faults else 0


app.command(replay)
app.command(review)
app.command(serve)
app.command(backup)
app.command(check)


@app.command
def doctor(*, database_url: DatabaseUrl = None) -> int:
    """Report the core in use, missing parts, and how to fix them."""
    from burgrave.doctor import examine, report

    found = examine(database_url)
    print(report(found))
    return 1 if any(one.state == "fault" for one in found) else 0


@app.command(name="help")
def show_help(
    command: Annotated[str | None, Parameter(help="A command, such as play [default: an overview].")] = None,
    /,
) -> int:
    """Show the help for a command, as its --help option does."""
    return run([*([] if command is None else [command]), "--help"])


@app.command
def completion(
    shell: Annotated[Shell, Parameter(help="The shell.")],
    /,
) -> None:
    """Print a completion script for commands, options and their values.

    Load it in your shell: source <(burgrave completion bash); in fish: burgrave completion fish | source.
    """
    print(script_for(app, shell))


# ---- Examples in the help --------------------------------------------------------------------------------------------

EXAMPLES: Final = {
    "arena": (
        "arena citadels --bots rules,random,random,random --deals 100",
        "arena valeria --bots mybots:clever,hard --deals 500",
    ),
    "bot": (
        "bot run mybots:clever https://table.example.org/r/r7k3m9",
        "bot run mybots:clever https://table.example.org --token bot_...",
    ),
    "backup": ("backup burgrave-monday.db",),
    "check": ("check", "check --database-url sqlite:///burgrave-monday.db"),
    "completion": ("completion fish",),
    "doctor": ("doctor",),
    "effect": ("effect citadels dragon_gate --players 4 --deals 4000",),
    "help": ("help play",),
    "mcp": ("mcp", "mcp --server https://table.example.org --token bot_..."),
    "new": ("new bot my_bot", "new game my_game"),
    "play": (
        "play citadels",
        "play valeria --seats human,human,hard",
        "play citadels --ruleset classic --players 5 --record evening.record",
        "play citadels --continue evening.record",
    ),
    "puzzles": ("puzzles make valeria --games 50 --out valeria.jsonl.gz", "puzzles check valeria.jsonl.gz"),
    "replay": ("replay evening.record --step", "replay evening.record --view Ana"),
    "report": ("report games --out citadels.html",),
    "review": ("review evening.record --seat Ana", "review evening.record --out review.json"),
    "serve": ("serve", "serve --share", "serve --config table.toml --no-browser"),
    "simulate": ("simulate citadels --players 7 --games 10000 --workers 2", "simulate valeria --bots rules --json"),
    "study": ("study citadels --players 2-4 --bots rules --games 9000 --out games",),
    "train": ("train valeria --players 2 --out nets",),
}
"""Examples shown at the end of each command's help, without the leading ``burgrave``."""

for _command, _examples in EXAMPLES.items():
    app[_command].help_epilogue = "\n".join(["Examples:", *(f"  burgrave {one}" for one in _examples)])
