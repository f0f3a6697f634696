"""The command `burgrave`."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, CycloptsError, Parameter
from cyclopts.exceptions import UnknownOptionError, UnusedCliTokensError

from burgrave._version import __version__
from burgrave.build_info import core
from burgrave.cli_options import given_options, given_texts, listed, set_up_type, spelled_out
from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.registry import games

USAGE_ERROR = 2
INTERRUPTED = 130
PIPE_CLOSED = 141


def version() -> str:
    try:
        form: str = core()
    except RuntimeError:
        form = "broken"
    more = "" if form == "compiled" else "; burgrave doctor says more"
    return f"burgrave {__version__} (core: {form}{more})"


app = App(
    name="burgrave",
    version=version,
    help="Play and study Citadels, Valeria: Card Kingdoms, and games that others bring.",
)


def main() -> None:
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run a command line and return its exit status; whatever the user got wrong is one line on stderr."""
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
        # Python flushes stdout once more when it exits.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except OSError as error:
        about = f"{error.filename}: " if error.filename else ""
        return complain(f"{about}{error.strerror or error}.")
    return status if isinstance(status, int) else 0


def complain(text: str) -> int:
    """Say in one line what is wrong, and return the exit status for it."""
    print(f"burgrave: {' '.join(text.split())}", file=sys.stderr)
    return USAGE_ERROR


def _hint(error: CycloptsError, arguments: Sequence[str]) -> str:
    if not isinstance(error, (UnknownOptionError, UnusedCliTokensError)):
        return ""
    commands = ("play", "simulate", "study", "report", "train", "arena", "replay", "serve", "backup", "check", "doctor")
    known = [name for name in arguments[:1] if name in commands]
    return f" See `{' '.join(['burgrave', *known, '--help'])}`."


# ---- what the options share --------------------------------------------------------------------------------

GameName = Annotated[str, Parameter(help=f"The game: {' or '.join(games())}.")]

if TYPE_CHECKING:
    SetUp = object
    SetUps = object
else:
    SetUp = set_up_type()
    SetUps = set_up_type(several=True)

DatabaseUrl = Annotated[
    str | None,
    Parameter(
        help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME [default: DATABASE_URL, or else a file in the"
        " folder of your data]."
    ),
]

STANDARD = SetUp()
STANDARDS = SetUps()


def _seed(text: str) -> int | str:
    """A seed that is a number is kept as one: it gives the same games either way, but reads better."""
    digits = text.removeprefix("-")
    plain = digits.isascii() and digits.isdigit() and len(digits) < 40 and str(int(text)) == text
    return int(text) if plain else text


# ---- commands ----------------------------------------------------------------------------------------------


@app.command
def play(
    game: GameName,
    /,
    *,
    set_up: SetUp = STANDARD,
    seats: Annotated[
        str | None,
        Parameter(
            help="Who sits where, with commas: human, bot, or a bot of a level by its name (see --level); also random,"
            " greedy, rules, search, search:500ms, and your own as module:factory or program:command."
        ),
    ] = None,
    level: Annotated[
        str | None, Parameter(help="How well the bots play: easy, normal, hard or expert [default: normal].")
    ] = None,
    seed: Annotated[str | None, Parameter(help="The same seed gives the same deal.", allow_leading_hyphen=True)] = None,
    lang: Annotated[str | None, Parameter(help="en, it, pt-BR or es [default: that of the system].")] = None,
    position: Annotated[Path | None, Parameter(help="Begin from the position in this file.")] = None,
    record: Annotated[
        Path | None, Parameter(name=["--record", "--save"], help="Keep the game in this file, move by move.")
    ] = None,
    resume: Annotated[Path | None, Parameter(name="--continue", help="Go on with the game in this file.")] = None,
    plain: Annotated[bool, Parameter(negative=(), help="Plain lines, for screen readers and pipes.")] = False,
    delay: Annotated[float | None, Parameter(help="Seconds between the moves of bots.")] = None,
) -> int:
    """Play in the terminal, with friends and bots."""
    from burgrave.terminal.options import PlayOptions
    from burgrave.terminal.play import play as play_game

    return play_game(
        PlayOptions(
            game=game,
            options=given_options(set_up, game),
            seats=listed(seats),
            level=level,
            seed=None if seed is None else _seed(seed),
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
    games: Annotated[int, Parameter(help="How many games.")] = 1000,
    seed: Annotated[str, Parameter(help="The same seed gives the same games.", allow_leading_hyphen=True)] = "0",
    workers: Annotated[int, Parameter(help="Processes that play at the same time.")] = 1,
    bots: Annotated[
        str, Parameter(help="Bots as in `burgrave play`: one for all seats, or one for each, with commas.")
    ] = "random",
    record: Annotated[
        Path | None, Parameter(help="Keep the game in this file; several games, in this new folder.")
    ] = None,
    as_json: Annotated[bool, Parameter(name="--json", negative=(), help="Print one JSON object.")] = False,
) -> int:
    """Play many games among bots and count what came of them."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from burgrave.study import simulate as play_games
    from burgrave.study.report import report

    stderr = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=stderr, transient=True, disable=not stderr.is_terminal) as bar:
        task = bar.add_task("games", total=games)
        result = play_games(
            game,
            given_options(set_up, game),
            games=games,
            seed=_seed(seed),
            workers=workers,
            bots=listed(bots) or [],
            record=record,
            progress=lambda done: bar.advance(task, done),
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
    out: Annotated[Path, Parameter(help="The folder of the data set; the same command goes on with it.")],
    games: Annotated[int, Parameter(help="How many games of each combination of the options.")] = 1000,
    seed: Annotated[str, Parameter(help="The same seed gives the same games.", allow_leading_hyphen=True)] = "0",
    bots: Annotated[
        str, Parameter(help="Bots as in `burgrave play`: one for all seats, or one for each, with commas.")
    ] = "random",
    workers: Annotated[int, Parameter(help="Processes that play at the same time.")] = 1,
    cluster: Annotated[
        str | None, Parameter(help="Play on a Ray cluster instead: auto, or the address of one that runs.")
    ] = None,
) -> int:
    """Play many games and write down what happens, as tables for DuckDB and polars.

    Each option may stand for several values: 2-8, 2,4,7 or all; yes,no; lists of names have slashes between them.
    """
    from burgrave.kernel.registry import game_named
    from burgrave.study.data import study_plan, swept
    from burgrave.study.data.showing import watched

    plan = study_plan(
        game, swept(game_named(game), given_texts(set_ups)), games=games, seed=_seed(seed), bots=listed(bots) or []
    )
    return 0 if watched(plan, out, workers, cluster) else INTERRUPTED


@app.command
def report(
    folder: Annotated[Path, Parameter(help="The data set of a study.")],
    /,
    *,
    out: Annotated[Path, Parameter(name=["--out", "-o"], help="The page to write.")] = Path("report.html"),
    against: Annotated[
        Path | None, Parameter(help="Another study of the game: what is different there, with its interval.")
    ] = None,
    lang: Annotated[str | None, Parameter(help="en, it, pt-BR or es [default: that of the system].")] = None,
) -> None:
    """Show what a study found, as one page to read and to print."""
    from burgrave.extras import needs
    from burgrave.study.data import DataSet
    from burgrave.text.catalogue import language_of_environment

    needs("study", "altair", "polars", "vl_convert")
    from burgrave.study.pages import write_report

    other = None if against is None else DataSet.read(against)
    figures = write_report(DataSet.read(folder), out, language=lang or language_of_environment(), against=other)
    print(f"{out}: {len(figures)} figures.")


@app.command
def train(
    game: GameName,
    /,
    *,
    out: Annotated[Path, Parameter(help="The folder of the training; the same command goes on with it.")],
    games: Annotated[int, Parameter(help="How many games are played in all.")] = 1_000_000,
    generation: Annotated[int, Parameter(help="How many games are played with one net, before the next.")] = 1000,
    rate: Annotated[float, Parameter(help="How fast is learned at the beginning.")] = 1e-3,
    reuse: Annotated[float, Parameter(help="How often a position is learned from, on average.")] = 2.0,
    seed: Annotated[str, Parameter(help="The same seed gives the same net.", allow_leading_hyphen=True)] = "0",
    workers: Annotated[int, Parameter(help="Processes that play at the same time.")] = 1,
    cluster: Annotated[
        str | None, Parameter(help="Play on a Ray cluster instead: auto, or the address of one that runs.")
    ] = None,
    players: Annotated[int, Parameter(help="Players in each game; 0: any number.")] = 0,
    start: Annotated[Path | None, Parameter(help="A net to begin with, instead of from nothing.")] = None,
    against: Annotated[Path | None, Parameter(help="A net that it learns to beat, instead of playing itself.")] = None,
    measure_every: Annotated[int, Parameter(help="Measure the net after so many generations.")] = 50,
    deals: Annotated[int, Parameter(help="By how many deals of each match it is measured.")] = 100,
) -> int:
    """Let a net learn a game by playing it against itself; OUT/curves.html shows how it learned."""
    from burgrave.extras import needs

    needs("train", "altair", "numpy", "torch", "vl_convert")
    from burgrave.bots import bytes_of_net
    from burgrave.training.measuring import Measuring
    from burgrave.training.plan import TrainingPlan
    from burgrave.training.showing import watched

    plan = TrainingPlan(
        game, seed=_seed(seed), games=games, generation=generation, rate=rate, reuse=reuse, players=players
    )
    begun = None if start is None else bytes_of_net(start)
    rival = None if against is None else bytes_of_net(against)
    return 0 if watched(plan, out, workers, cluster, begun, rival, Measuring(measure_every, deals)) else INTERRUPTED


@app.command
def arena(
    game: GameName,
    /,
    *,
    set_up: SetUp = STANDARD,
    bots: Annotated[
        str,
        Parameter(
            help="The bots, one for each seat, with commas; one alone with --players for all seats. Besides those of"
            " `burgrave play`, cheat:1000it is a search that sees everything."
        ),
    ],
    deals: Annotated[int, Parameter(help="How many deals; each is played with every bot once in every seat.")] = 100,
    seed: Annotated[str, Parameter(help="The same seed gives the same deals.", allow_leading_hyphen=True)] = "0",
    workers: Annotated[int, Parameter(help="Processes that play at the same time.")] = 1,
    out: Annotated[
        Path | None, Parameter(help="Keep every finished deal in this file; the same command goes on with it.")
    ] = None,
    times: Annotated[
        str | None,
        Parameter(help="Play once with each of these thinking times of the first bot, with commas: 20ms,100ms,1000it."),
    ] = None,
    accept: Annotated[
        float | None,
        Parameter(
            help="Stop when it is clear whether the first bot's win share is its fair share or so much more: 0.02."
        ),
    ] = None,
    as_json: Annotated[bool, Parameter(name="--json", negative=(), help="Print one JSON object.")] = False,
) -> int:
    """Let bots play against each other, fairly, and say how strong each is."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from burgrave.arena import arena as play_deals
    from burgrave.arena.report import report

    stderr = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=stderr, transient=True, disable=not stderr.is_terminal) as bar:
        task = bar.add_task("deals", total=deals * len(listed(times) or [""]))
        outcome = play_deals(
            game,
            listed(bots) or [],
            given_options(set_up, game),
            deals=deals,
            seed=_seed(seed),
            workers=workers,
            out=out,
            times=listed(times) or (),
            accept=accept,
            progress=lambda done: bar.advance(task, done),
        )
    if outcome.sections:
        if as_json:
            print(json.dumps(outcome.as_json()))
        else:
            Console().print(report(outcome))
    return INTERRUPTED if outcome.interrupted else 0


@app.command
def replay(
    file: Annotated[Path, Parameter(help="A record.")],
    /,
    *,
    view: Annotated[
        str, Parameter(help="What to show: all, public, or what one seat saw, by its number or name.")
    ] = "all",
    step: Annotated[bool, Parameter(negative=(), help="Wait for Enter after every action; q ends.")] = False,
    lang: Annotated[str | None, Parameter(help="en, it, pt-BR or es [default: that of the system].")] = None,
) -> None:
    """Show a recorded game as a readable story."""
    from burgrave.kernel.record import Record
    from burgrave.terminal.transcript import show

    show(Record.read(file), view=view, language=lang, step=step)


@app.command
def serve(
    *,
    host: Annotated[str, Parameter(help="Where to listen; 0.0.0.0 for every address of this machine.")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="The port; 0 for any that is free.")] = 8000,
    no_browser: Annotated[bool, Parameter(negative=(), help="Do not open a browser.")] = False,
    database_url: DatabaseUrl = None,
    public_url: Annotated[
        str | None, Parameter(help="What people type to come here, if that is not host and port.")
    ] = None,
    trusted_proxy: Annotated[
        bool, Parameter(negative=(), help="A proxy of yours stands before the server, and sets X-Forwarded-For.")
    ] = False,
    bot_workers: Annotated[int, Parameter(help="Processes in which strong bots think.")] = 1,
    session_days: Annotated[int, Parameter(help="Days after which a session ends that is not used, 1 to 400.")] = 90,
    log_level: Annotated[str, Parameter(help="What to log: debug, info, warning or error.")] = "warning",
    metrics_host: Annotated[str, Parameter(help="Where to listen for Prometheus.")] = "127.0.0.1",
    metrics_port: Annotated[int | None, Parameter(help="The port for Prometheus [default: no metrics].")] = None,
) -> int:
    """Serve the table, to be played at in browsers."""
    from burgrave.server.http.serve import serve as serve_table
    from burgrave.server.settings import Settings, default_database_url

    settings = Settings(
        host=host,
        port=port,
        public_url=public_url,
        database_url=default_database_url() if database_url is None else database_url,
        trusted_proxy=trusted_proxy,
        bot_workers=bot_workers,
        session_days=session_days,
        log_level=log_level,
        metrics_host=metrics_host,
        metrics_port=metrics_port,
    )
    return serve_table(settings, browser=not no_browser)


@app.command
def backup(
    file: Annotated[Path, Parameter(help="Where the copy goes.")],
    /,
    *,
    database_url: DatabaseUrl = None,
    replace: Annotated[bool, Parameter(negative=(), help="Take the place of an older backup.")] = False,
) -> None:
    """Copy the database of a table, also while it is served."""
    from burgrave.server.settings import default_database_url
    from burgrave.server.store.backup import back_up

    size = back_up(database_url or default_database_url(), file, replace=replace)
    print(f"{file} holds the whole database ({size:,} bytes) and can be served as it is.")


@app.command
def check(*, database_url: DatabaseUrl = None) -> int:
    """Look whether all that a table keeps is whole, also while it is served: games replay, and end as it is told."""
    import asyncio

    from burgrave.server.live.checking import check as look_at_everything
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
        print(f"{found.rooms} rooms, {found.games} games played again, {len(found.faults)} faults.")
        return 1 if found.faults else 0

    return asyncio.run(look())


@app.command
def doctor(*, database_url: DatabaseUrl = None) -> int:
    """Say which core runs, what is missing here, and what to do about it."""
    from burgrave.doctor import examine, report

    found = examine(database_url)
    print(report(found))
    return 1 if any(one.state == "fault" for one in found) else 0
