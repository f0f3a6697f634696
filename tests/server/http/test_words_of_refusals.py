"""Interface texts about logins, passwords and ratings match the limits of the server."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from burgrave.server.store.people import LOGIN_LENGTH, PASSWORD_LENGTH, is_login
from burgrave.server.store.ratings import Rating
from burgrave.text.catalogue import LANGUAGES

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


def text(language: str, file: str, message: str) -> str:
    """Return an interface text that is a single line."""
    whole = (files("burgrave.text") / "locales" / language / file).read_text(encoding="utf-8")
    found = re.search(rf"^{message} = (.*)$", whole, re.MULTILINE)
    assert found, message
    return found[1]


def numbers(said: str) -> tuple[float, ...]:
    """Return the numbers in a text, with either decimal separator."""
    return tuple(float(one.replace(",", ".")) for one in re.findall(r"\d+(?:[.,]\d+)?", said))


def test_how_long_logins_and_passwords_are(language: str) -> None:
    assert numbers(text(language, "web.ftl", "web-error-bad-login")) == LOGIN_LENGTH
    assert numbers(text(language, "web.ftl", "web-error-bad-password")) == PASSWORD_LENGTH
    for label in ("web-password-new", "web-access-new"):
        assert numbers(text(language, "web.ftl", label)) == PASSWORD_LENGTH[:1]


SIGNS = {
    "en": {"_": "underscores", "-": "hyphens", ".": "periods"},
    "pt-BR": {"_": "sublinhado", "-": "hífen", ".": "ponto"},
    "es": {"_": "guiones bajos", "-": "guiones", ".": "puntos"},
    "it": {"_": "trattini bassi", "-": "trattini", ".": "punti"},
}


def test_which_signs_a_login_may_have(language: str) -> None:
    names = SIGNS[language]
    assert {sign for sign in "_-.@+:/" if is_login(f"ana{sign}")} == names.keys()
    last, *others = reversed(names.values())
    listed = re.escape(", ".join(reversed(others))) + r" \w+ " + re.escape(last)
    assert re.search(rf", {listed}\.$", text(language, "web.ftl", "web-error-bad-login"))


def test_where_a_rating_begins(language: str) -> None:
    new = Rating()
    said = numbers(text(language, "web-people.ftl", "web-results-scale"))
    assert said == (new.mu, round(2 * new.sigma, 1))
