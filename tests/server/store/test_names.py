"""Cleanup of names and of lines of text."""

from __future__ import annotations

import pytest

from burgrave.server.store import BadName, clean_line, clean_name


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ana", "Ana"),
        ("  João \t  da\nSilva ", "João da Silva"),
        ("Joa\u0303o", "João"),  # composed, so that equal text is equal data
        ("\u202eanA\u202c", "anA"),
        ("A\u2066n\u2069a\u200f\u200b\ufeff", "Ana"),
        ("A\u0000n\u001b[31ma", "An[31ma"),
        ("Ana\u00a0B", "Ana B"),
        ("A\u3164na\u2800", "Ana"),
        ("A\u200dn\u200ca", "Ana"),
        ("Ana \U0001f3f0", "Ana \U0001f3f0"),
        ("a" + "\u0324" * 30 + "na", "a\u0324\u0324na"),
        ("a\u200b\u0303o", "ão"),
        ("\ud800Ana\udfff", "Ana"),
        ("Ольга", "Ольга"),
        ("x" * 24, "x" * 24),
    ],
)
def test_a_name_has_visible_letters_only(given: str, kept: str) -> None:
    assert clean_name(given) == kept
    assert clean_name(kept) == kept


@pytest.mark.parametrize("given", ["", " ", "\u200b", "\u3164", "\u202e \u202c", "\u0301", "x" * 25])
def test_other_names_are_refused_in_one_line(given: str) -> None:
    with pytest.raises(BadName, match=r"^A name must have 1 to 24 [^\n]+\.$"):
        clean_name(given)


def test_a_line_of_chat_may_be_empty_or_long() -> None:
    assert clean_line("\u202e \n") == ""
    assert clean_line("x" * 300) == "x" * 300
    assert clean_line("well\n\nplayed\u0000!") == "well played!"
