"""Page texts from the catalogs, which tests use to find elements by their accessible names."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

import burgrave
from burgrave.text.catalogue import LANGUAGES

__all__ = ["LANGUAGES", "naming", "text"]

PACKAGE = Path(burgrave.__file__).parent


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    texts = [f"text/locales/{lang}/web*.ftl", f"text/locales/{lang}/review.ftl", f"games/*/locales/{lang}/web*.ftl"]
    for file in sorted(found for wanted in texts for found in PACKAGE.glob(wanted)):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def text(name: str, /, lang: str = "en", **given: object) -> str:
    ident, _, attribute = name.partition(".")
    message = _bundle(lang).get_message(ident)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, f"{name} has no value in {lang}"
    said, problems = _bundle(lang).format_pattern(pattern, given)
    assert not problems, problems
    return str(said)


def naming(name: str, lang: str = "en", *, numbers: tuple[str, ...] = ("n", "count")) -> re.Pattern[str]:
    """Return a pattern that matches a page text with any numbers in it."""
    said = text(name, lang, **dict.fromkeys(numbers, 777))
    return re.compile(r"^\s*" + re.escape(said).replace("777", r"\d+") + r"\s*$")
