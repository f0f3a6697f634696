"""HTML pages that the server writes itself: link previews and errors, in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from html import escape
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from starlette.requests import Request
from starlette.responses import HTMLResponse

from burgrave.kernel.errors import SetupError
from burgrave.kernel.registry import all_games, game_named
from burgrave.server.http.problems import Problem
from burgrave.text.catalogue import LANGUAGES, Catalogue, language_named

# ---- Texts -----------------------------------------------------------------------------------------------------------


@lru_cache(len(LANGUAGES))
def words_in(language: str) -> Catalogue:
    """Return the texts that all games share, in a language."""
    return Catalogue(language, all_games()[0].name)


def game_title(language: str, game: str) -> str:
    return _of_client(language, game, f"web-game-{game}") or game_named(game).title


def edition_name(language: str, game: str, edition: str) -> str:
    return _of_client(language, game, f"web-ruleset-{edition}") or edition.replace("_", " ")


@lru_cache(256)
def _of_client(language: str, game: str, message: str) -> str | None:
    """Return a message from a game's texts for the browser client, or None if there is no such message."""
    home = game_named(game).locales
    file = files(home) / "locales" / language / "web.ftl" if home else None
    if file is None or not file.is_file():
        return None
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    if not bundle.has_message(message):
        return None
    pattern = bundle.get_message(message).value
    return None if pattern is None else str(bundle.format_pattern(pattern)[0])


def language_of(request: Request) -> str:
    """Return the supported language that the client prefers; English if it states none."""
    wanted: list[tuple[float, str]] = []
    for part in request.headers.get("accept-language", "")[:200].split(","):
        tag, _, weight = part.partition(";")
        try:
            wanted.append((float(weight.strip().removeprefix("q=") or 1), tag.strip()))
        except ValueError:
            continue
    for preference, tag in sorted(wanted, key=lambda one: -one[0]):
        try:
            if preference > 0:
                return language_named(tag)
        except SetupError:
            continue
    return LANGUAGES[0]


def wants_page(request: Request) -> bool:
    """Return True if the client accepts HTML, as a browser does when it opens a page."""
    return "text/html" in request.headers.get("accept", "")


# ---- Pages -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Page:
    """Landing page of a link: describes the link's target, and opens it."""

    language: str
    title: str
    text: str
    url: str  # of this page
    target: str  # path of the client's page
    button: str
    picture: str | None  # its URL


def page_response(page: Page) -> HTMLResponse:
    """Return a page with Open Graph tags; a script opens the target, and a link is the fallback without scripts."""
    image = []
    if page.picture is not None:
        alt = words_in(page.language).text("page-picture", title=page.title)
        image = [
            ("og:image", page.picture),
            ("og:image:type", "image/png"),
            ("og:image:width", "1200"),
            ("og:image:height", "630"),
            ("og:image:alt", alt),
        ]
    properties = [
        ("og:site_name", "Burgrave"),
        ("og:type", "website"),
        ("og:title", page.title),
        ("og:description", page.text),
        ("og:url", page.url),
        *image,
    ]
    card = "summary" if page.picture is None else "summary_large_image"
    head = "".join(f'<meta property="{name}" content="{escape(value)}">\n' for name, value in properties)
    head += f'<meta name="twitter:card" content="{card}">\n'
    head += f'<meta name="description" content="{escape(page.text)}">\n'
    head += '<script src="/open.js" defer></script>\n'
    return _html(page.language, page.title, page.text, page.target, page.button, head, 200)


def problem_page(request: Request, problem: Problem) -> HTMLResponse:
    """Return an error as an HTML page in the reader's language."""
    kind = "page-busy" if problem.status == 429 else "page-missing" if problem.status < 500 else "page-trouble"
    language = language_of(request)
    words = words_in(language)
    made = _html(
        language, words.text(kind), words.text(kind, "body"), "/", words.text("page-go-lobby"), "", problem.status
    )
    made.headers.update({"Cache-Control": "no-store", **problem.headers})
    return made


def _html(language: str, title: str, text: str, target: str, button: str, head: str, status: int) -> HTMLResponse:
    body = f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)} · Burgrave</title>
<meta name="robots" content="noindex">
{head}<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/page.css">
</head>
<body>
<main>
<h1>{escape(title)}</h1>
<p>{escape(text)}</p>
<p><a id="open" href="{escape(target)}" target="_top">{escape(button)}</a></p>
</main>
</body>
</html>
"""
    return HTMLResponse(body, status, {"Cache-Control": "no-cache", "Vary": "Accept-Language"})
