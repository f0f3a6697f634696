"""Command line of Burgrave.

Commands for games, studies, arenas, records, and the server with its database.
"""

from __future__ import annotations

import errno
import json
import os
import sys
from collections.abc import Sequence
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
from burgrave.kernel.errors import BurgraveError

# ---- Record commands -------------------------------------------------------------------------------------------------


def replay(
    file: Annotated[Path, Parameter(help="A record.")],
    /,
    *,
    view: Annotated[
        str,
        Parameter(
            help="What to show: all, public, or what one seat saw, by its number or name.", completer=views_known
        ),
    ] = "all",
    step: Annotated[bool, Parameter(negative=(), help="Wait for Enter after every action; q ends.")] = False,
    lang: Language = None,
) -> None:
    """Show a recorded game as a readable story."""
    needs("terminal", "fluent", "rich")
    from burgrave.kernel.record import Record
    from burgrave.terminal.session import show

    show(Record.read(file), view=view, language=lang, step=step)


def review(
    file: Annotated[Path, Parameter(help="A record of a whole game.")],
    /,
    *,
    seat: Annotated[
        str | None, Parameter(help="Whose decisions to look at: seats by number or name, with commas [default: all].")
    ] = None,
    as_json: Annotated[
        Path | None,
        Parameter(name="--json", help="Keep the review in this file; the same command goes on with one cut off."),
    ] = None,
    budget: Annotated[
        Whole, Parameter(help="Trials of each decision; 0: as many as the game has found to be enough.")
    ] = 0,
    total: Annotated[Whole, Parameter(help="About so many trials of decisions at most, in all; 0: no limit.")] = 0,
    seed: Annotated[str, Parameter(help="The same seed gives the same review.", allow_leading_hyphen=True)] = "0",
    lang: Language = None,
) -> int:
    """Review a recorded game: how the chances went, what each decision cost, and what was luck."""
    needs("table", "fluent", "msgspec", "rich")
    from burgrave.kernel.record import Record
    from burgrave.terminal.reviewing import watched

    record = Record.read(file)
    whole = watched(
        record, seats=listed(seat) or [], file=as_json, trials=budget, total=total, seed=seed_given(seed), language=lang
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
"""Packages that the server and the tools of its database need."""


def serve(
    *,
    config: Annotated[
        Path | None, Parameter(help="A file of settings, in TOML; BURGRAVE_... variables and options go before it.")
    ] = None,
    host: Annotated[
        str | None, Parameter(help="Where to listen; 0.0.0.0 for every address of this machine [default: 127.0.0.1].")
    ] = None,
    port: Annotated[
        int | None, Parameter(converter=whole, help="The port; 0 for any that is free [default: 8000].")
    ] = None,
    no_browser: Annotated[bool, Parameter(negative=(), help="Do not open a browser.")] = False,
    database_url: DatabaseUrl = None,
    public_url: Annotated[
        str | None, Parameter(help="What people type to come here, if that is not host and port.")
    ] = None,
    trusted_proxy: Annotated[
        bool, Parameter(negative=(), help="A proxy of yours stands before the server, and sets X-Forwarded-For.")
    ] = False,
    bot_workers: Annotated[
        int | None, Parameter(converter=whole, help="Processes in which strong bots think [default: 1].")
    ] = None,
    session_days: Annotated[
        int | None,
        Parameter(converter=whole, help="Days after which an unused session ends, 1 to 400 [default: 90]."),
    ] = None,
    no_push: Annotated[
        bool, Parameter(negative=(), help="Send browsers no notices; nothing goes out to their push services.")
    ] = False,
    mail_url: Annotated[
        str | None,
        Parameter(help="A mail server, smtps://user:password@host [default: $MAIL_URL, or no e-mails]."),
    ] = None,
    mail_from: Annotated[str | None, Parameter(help="Who e-mails come from [default: $MAIL_FROM].")] = None,
    log_level: Annotated[
        str | None,
        Parameter(help="What to log: debug, info, warning or error [default: warning].", completer=log_levels_known),
    ] = None,
    log_format: Annotated[
        str | None, Parameter(help="How to log: json or text [default: json].", completer=log_formats_known)
    ] = None,
    metrics_host: Annotated[str | None, Parameter(help="Where to listen for Prometheus [default: 127.0.0.1].")] = None,
    metrics_port: Annotated[
        int | None, Parameter(converter=whole, help="The port for Prometheus [default: no metrics].")
    ] = None,
) -> int:
    """Serve the table, to be played at in browsers."""
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
    return serve_table(read_settings(given, config), browser=not no_browser)


def backup(
    file: Annotated[Path, Parameter(help="Where the copy goes.")],
    /,
    *,
    database_url: DatabaseUrl = None,
    replace: Annotated[bool, Parameter(negative=(), help="Take the place of an older backup.")] = False,
) -> None:
    """Copy the database of a table, also while it is served."""
    needs("table", *_PACKAGES)
    from burgrave.server.settings import default_database_url
    from burgrave.server.store.backup import back_up

    size = back_up(database_url or default_database_url(), file, replace=replace)
    print(f"{file} holds the whole database ({size:,} bytes) and can be served as it is.")


def check(*, database_url: DatabaseUrl = None) -> int:
    """Look whether all that a table keeps is whole, also while it is served: games replay, and end as it is told."""
    needs("table", *_PACKAGES)
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


# ---- The application -------------------------------------------------------------------------------------------------

USAGE_ERROR = 2
PIPE_CLOSED = 141
_DISK = (errno.ENOSPC, errno.EFBIG, errno.EDQUOT, errno.EIO)
"""What the system says of a disk that will not have what is written."""


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
        _drop_output()
        return PIPE_CLOSED
    except OSError as error:
        if error.filename is None and error.errno in _DISK:  # whoever writes a file names it
            _drop_output()
            return complain(f"The output cannot be written: {error.strerror}.")
        about = f"{error.filename}: " if error.filename else ""
        return complain(f"{about}{error.strerror or error}.")
    return status if isinstance(status, int) else 0


def _drop_output() -> None:
    """Let what cannot be written any more go nowhere: Python flushes stdout once more when it exits."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(text: str) -> int:
    """Say in one line what is wrong, and return the exit status for it."""
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

AsJson = Annotated[bool, Parameter(name="--json", negative=(), help="Print one JSON object.")]
Bots = Annotated[
    str,
    Parameter(
        help="Bots as in `burgrave play`: one for all seats, or one for each, with commas.", completer=bots_known
    ),
]
DealsSeed = Annotated[str, Parameter(help="The same seed gives the same deals.", allow_leading_hyphen=True)]
GamesSeed = Annotated[str, Parameter(help="The same seed gives the same games.", allow_leading_hyphen=True)]
Workers = Annotated[Whole, Parameter(help="Processes that play at the same time.")]
Cluster = Annotated[str | None, Parameter(help="Play on a Ray cluster instead: auto, or the address of one that runs.")]

STANDARD = SetUp()
STANDARDS = SetUps()


# ---- game, study and diagnostic commands -------------------------------------------------------------------


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
            " greedy, rules, search, search:500ms, and your own as module:factory or program:command.",
            completer=seats_known,
        ),
    ] = None,
    level: Annotated[
        str | None,
        Parameter(
            help="How well the bots play: easy, normal, hard or expert [default: normal].", completer=levels_known
        ),
    ] = None,
    seed: Annotated[str | None, Parameter(help="The same seed gives the same deal.", allow_leading_hyphen=True)] = None,
    lang: Language = None,
    position: Annotated[Path | None, Parameter(help="Begin from the position in this file.")] = None,
    record: Annotated[
        Path | None, Parameter(name=["--record", "--save"], help="Keep the game in this file, move by move.")
    ] = None,
    resume: Annotated[Path | None, Parameter(name="--continue", help="Go on with the game in this file.")] = None,
    plain: Annotated[bool, Parameter(negative=(), help="Plain lines, for screen readers and pipes.")] = False,
    delay: Annotated[float | None, Parameter(help="Seconds between the moves of bots.")] = None,
) -> int:
    """Play in the terminal, with friends and bots."""
    needs("terminal", "fluent", "rich")
    from burgrave.terminal.play import play as play_game
    from burgrave.terminal.session import PlayOptions

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
    games: Annotated[Whole, Parameter(help="How many games.")] = 1000,
    seed: GamesSeed = "0",
    workers: Workers = 1,
    bots: Bots = "random",
    record: Annotated[
        Path | None, Parameter(help="Keep the game in this file; several games, in this new folder.")
    ] = None,
    as_json: AsJson = False,
) -> int:
    """Play many games among bots and count what came of them."""
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
    out: Annotated[Path, Parameter(help="The folder of the data set; the same command goes on with it.")],
    games: Annotated[Whole, Parameter(help="How many games of each combination of the options.")] = 1000,
    seed: GamesSeed = "0",
    bots: Bots = "random",
    workers: Workers = 1,
    cluster: Cluster = None,
) -> int:
    """Play many games and write down what happens, as tables for DuckDB and polars.

    Each option may stand for several values: 2-8, 2,4,7 or all; yes,no; lists of names have slashes between them.
    """
    needs("study", "numpy", "polars", "rich")
    from burgrave.kernel.registry import game_named
    from burgrave.study.data import study_plan, swept
    from burgrave.study.data.showing import watched

    plan = study_plan(
        game, swept(game_named(game), given_texts(set_ups)), games=games, seed=seed_given(seed), bots=listed(bots) or []
    )
    return 0 if watched(plan, out, workers, cluster) else INTERRUPTED


@app.command
def effect(
    game: GameName,
    what: Annotated[str, Parameter(help="A card or a character by its name, or an option: NAME=VALUE,VALUE.")],
    /,
    *,
    set_up: SetUp = STANDARD,
    instead: Annotated[str | None, Parameter(help="What is there without the card [default: the game says].")] = None,
    deals: Annotated[Whole, Parameter(help="How many deals; each is played without and with it.")] = 1000,
    seed: DealsSeed = "0",
    bots: Bots = "rules",
    workers: Workers = 1,
    cluster: Cluster = None,
    out: Annotated[
        Path | None, Parameter(help="Keep the games in this folder; the same command goes on with it.")
    ] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> int:
    """Play the same deals without and with a card or a ruling, and say what it does."""
    needs("study", "numpy", "fluent", "polars", "rich")
    from burgrave.kernel.registry import game_named
    from burgrave.study.asking import answered
    from burgrave.study.data.differences import contrast_of, effect_plan
    from burgrave.text.catalogue import language_of_environment

    contrast = contrast_of(game_named(game), what, given_options(set_up, game), instead or "")
    plan = effect_plan(game, contrast, deals=deals, seed=seed_given(seed), bots=listed(bots) or [])
    language = lang or language_of_environment()
    return 0 if answered(contrast, plan, out, workers, cluster, language, as_json) else INTERRUPTED


@app.command
def report(
    folder: Annotated[Path, Parameter(help="The data set of a study.")],
    /,
    *,
    out: Annotated[Path, Parameter(name=["--out", "-o"], help="The page to write.")] = Path("report.html"),
    against: Annotated[
        Path | None, Parameter(help="Another study of the game: what is different there, with its interval.")
    ] = None,
    lang: Language = None,
) -> None:
    """Show what a study found, as one page to read and to print."""
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
    out: Annotated[Path, Parameter(help="The folder of the training; the same command goes on with it.")],
    games: Annotated[Whole, Parameter(help="How many games are played in all.")] = 1_000_000,
    generation: Annotated[Whole, Parameter(help="How many games are played with one net, before the next.")] = 1000,
    rate: Annotated[float, Parameter(help="How fast is learned at the beginning.")] = 1e-3,
    reuse: Annotated[float, Parameter(help="How often a position is learned from, on average.")] = 2.0,
    seed: Annotated[str, Parameter(help="The same seed gives the same net.", allow_leading_hyphen=True)] = "0",
    workers: Workers = 1,
    cluster: Cluster = None,
    players: Annotated[Whole, Parameter(help="Players in each game; 0: any number.")] = 0,
    thinks: Annotated[Whole, Parameter(help="Trials of a search before each decision; 0: the net plays alone.")] = 0,
    company: Annotated[Whole, Parameter(help="In so many of a hundred games it plays one seat among rule bots.")] = 0,
    start: Annotated[Path | None, Parameter(help="A net to begin with, instead of from nothing.")] = None,
    against: Annotated[Path | None, Parameter(help="A net that it learns to beat, instead of playing itself.")] = None,
    device: Annotated[str, Parameter(help="Where PyTorch learns: cpu, or a graphics card, as cuda.")] = "cpu",
    measure_every: Annotated[Whole, Parameter(help="Measure the net after so many generations.")] = 50,
    deals: Annotated[Whole, Parameter(help="By how many deals of each match it is measured.")] = 100,
) -> int:
    """Let a net learn a game by playing it against itself; OUT/curves.html shows how it learned."""
    needs("train", "altair", "numpy", "torch", "vl_convert")
    from burgrave.bots import bytes_of_net
    from burgrave.training.measuring import Measuring
    from burgrave.training.plan import TrainingPlan
    from burgrave.training.run import watched

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
    return 0 if watched(plan, out, workers, cluster, begun, rival, device, measuring) else INTERRUPTED


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
            " `burgrave play`, cheat:1000it is a search that sees everything.",
            completer=bots_known,
        ),
    ],
    deals: Annotated[Whole, Parameter(help="How many deals; each is played with every bot once in every seat.")] = 100,
    seed: DealsSeed = "0",
    workers: Workers = 1,
    cluster: Cluster = None,
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
    as_json: AsJson = False,
) -> int:
    """Let bots play against each other, fairly, and say how strong each is."""
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


app.command(replay)
app.command(review)
app.command(serve)
app.command(backup)
app.command(check)


@app.command
def doctor(*, database_url: DatabaseUrl = None) -> int:
    """Say which core runs, what is missing here, and what to do about it."""
    from burgrave.doctor import examine, report

    found = examine(database_url)
    print(report(found))
    return 1 if any(one.state == "fault" for one in found) else 0


@app.command
def completion(
    shell: Annotated[Shell, Parameter(help="The shell.")],
    /,
) -> None:
    """Print a script that lets a shell complete commands, options and their values.

    It takes effect where it is read: source <(burgrave completion bash); in fish: burgrave completion fish | source.
    """
    print(script_for(app, shell))
