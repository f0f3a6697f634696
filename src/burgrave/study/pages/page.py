"""Report of a study: one self-contained HTML page with all figures, without scripts, ready to print."""

from __future__ import annotations

import os
import stat
from html import escape
from pathlib import Path
from typing import Final, cast

import polars as pl

from burgrave.extras import needs
from burgrave.kernel.files import replace_whole
from burgrave.kernel.game import Game
from burgrave.kernel.registry import game_named
from burgrave.study.data.dataset import DataSet
from burgrave.study.data.differences import question_of
from burgrave.study.data.plan import StudyError
from burgrave.study.pages.common import (
    STYLE,
    Chapter,
    Context,
    Words,
    common_figures,
    common_measures,
    measured,
    svg_of,
)
from burgrave.study.pages.figure import Figure

_MARK: Final = '<meta name="generator" content="Burgrave">'
"""Tag that identifies our reports; files without this tag are never overwritten."""
_HEAD: Final = 1000  # bytes to search for the mark


def write_report(
    data: DataSet, file: str | os.PathLike[str], *, language: str = "en", against: DataSet | None = None
) -> list[Figure]:
    """Write the report of a study to a file and return its figures.

    ``against``: another study of the same game, for comparison. Raise StudyError if there are no finished games, if the
    studies are of different games, or if the file exists and is not a report.
    """
    needs("study", "altair", "polars", "vl_convert")
    _check_place(Path(file), [one.folder for one in (data, against) if one is not None])
    words = Words(language, data.plan)
    chapter = _chapter(game_named(data.plan.game))
    figures = [*_of_effect(data, words), *_figures(data, words, chapter)]
    if against is not None:
        from burgrave.study.pages.compare import differences

        if against.plan.game != data.plan.game:
            raise StudyError(f"A study of {data.plan.game} and one of {against.plan.game} cannot be compared.")
        figures = [*differences(data, against, words), *figures]
    text = _page(data, words, figures, against)
    try:
        replace_whole(file, text.encode(), False)
    except OSError as error:
        raise StudyError(f"{os.fspath(file)} cannot be written: {error.strerror or error}.") from error
    return figures


def _check_place(file: Path, studies: list[Path]) -> None:
    """Raise StudyError rather than overwrite a file that is not a report.

    Also raise StudyError if the file is inaccessible, or if it is inside a study and its name does not end in .html.
    """
    place = file.absolute().parent.resolve()
    if file.suffix != ".html" and any(place.is_relative_to(folder.resolve()) for folder in studies):
        raise StudyError(f"{file} is inside the study; a report there needs a name that ends in .html.")
    try:
        if not stat.S_ISREG(file.lstat().st_mode):
            raise StudyError(f"{file} is not a regular file and was not replaced; choose another name.")
        with file.open("rb") as there:
            head = there.read(_HEAD)
    except FileNotFoundError:
        return
    except OSError as error:
        raise StudyError(f"{file} cannot be written: {error.strerror or error}.") from error
    if _MARK.encode() not in head:
        raise StudyError(f"{file} exists and is not a Burgrave report; choose another name.")


def _chapter(game: Game) -> Chapter:
    """Return a game's own section of reports: its ``report`` part, or an empty section."""
    if game.has_part("report"):
        return cast(Chapter, game.part("report"))
    return Chapter(dict, lambda context: [])


def _figures(data: DataSet, words: Words, chapter: Chapter) -> list[Figure]:
    results = measured(data, {**common_measures(), **chapter.measures()})
    context = Context(results, words, words.cells(data))
    return [*common_figures(context), *chapter.figures(context)]


def _of_effect(data: DataSet, words: Words) -> list[Figure]:
    """Return the figures for a comparison, or [] if the study is not a comparison or has no result yet."""
    if question_of(data) is None:
        return []
    from burgrave.study.data.differences import effect_in, has_answer
    from burgrave.study.pages.effect import figures_of

    return figures_of(effect_in(data), words) if has_answer(data) else []


# ---- HTML --------------------------------------------------------------------------------------------------------


def _page(data: DataSet, words: Words, figures: list[Figure], against: DataSet | None) -> str:
    title = escape(words.title_of(data))
    contents = "".join(
        f'<li><a href="#figure-{number}">{escape(one.title)}</a></li>' for number, one in enumerate(figures, 1)
    )
    sections = "".join(_section(number, one, words) for number, one in enumerate(figures, 1))
    about = "".join(f'<p class="about">{escape(line)}</p>' for line in _about(data, words, against))
    return (
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">{_MARK}'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>'
        f"<style>{STYLE}</style></head>\n<body><h1>{title}</h1>{about}"
        f'<nav><ol>{contents}</ol></nav>\n{sections}<p class="about">{escape(words.say("how"))}</p></body></html>\n'
    )


def _about(data: DataSet, words: Words, against: DataSet | None) -> list[str]:
    """Return a description of each study: game, bots, seed and options."""
    lines = []
    for one in (data, against):
        if one is not None:
            bots = ", ".join(dict.fromkeys(one.plan.bots))
            games = words.number(one.games())
            cells = words.say("cells", n=len(one.plan.cells), names="; ".join(words.cells(one)))
            same = {name: value for name, value in one.plan.cells[0].items() if name not in one.plan.varied()}
            options = ", ".join(f"{name} {value}" for name, value in same.items())
            lines.append(words.say("about", games=games, bots=bots, seed=str(one.plan.seed), options=options or "–"))
            if len(one.plan.cells) > 1:
                lines.append(cells)
    return lines


def _section(number: int, figure: Figure, words: Words) -> str:
    notes = "".join(f'<p class="about">{escape(note)}</p>' for note in figure.notes)
    games = escape(words.say("games", games=words.number(figure.games)))
    drawn = svg_of(figure.chart, words.decimal_comma)
    return (
        f'<section id="figure-{number}"><h2>{number}. {escape(figure.title)}</h2>'
        f'<p class="says">{escape(figure.sentence)}</p>'
        f'<figure role="img" aria-label="{escape(figure.sentence, quote=True)}">{drawn}</figure>'
        f'<p class="about">{games}</p>{notes}'
        f"<details><summary>{escape(words.say('numbers'))}</summary>{_table(figure.table, words)}</details></section>\n"
    )


def _table(table: pl.DataFrame, words: Words) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in table.columns)
    rows = "".join(f"<tr>{''.join(_field(value, words) for value in row)}</tr>" for row in table.iter_rows())
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _field(value: object, words: Words) -> str:
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return f'<td class="number">{words.number(value)}</td>'
    return f"<td>{escape('' if value is None else str(value))}</td>"
