"""Types of the browser client: identical to those generated from the server, in TypeScript and in Python."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import msgspec
from tools.client_types import ROOT, WEB, files, stale
from tools.typescript import TypeScript


class Coin(TypedDict):
    """A ``coin``."""

    side: Literal["head", "tail"]
    worth: NotRequired[int | None]


class Purse(msgspec.Struct, tag_field="t", tag="purse"):
    """A player's coins.

    May be empty.
    """

    coins: list[Coin]
    pair: tuple[str, int]
    by_name: dict[str, Coin | None] = {}
    from_: Annotated[float, msgspec.Meta(ge=0)] = msgspec.field(name="from", default=0)
    rest: Any = None


WRITTEN = """\
type Side = "head" | "tail";

/** A `coin`. */
export interface Coin {
  side: Side;
  worth?: number | null;
}

/**
 * A player's coins.
 *
 * May be empty.
 */
export interface Purse {
  t: "purse";
  coins: Coin[];
  pair: [string, number];
  by_name?: Record<string, Coin | null>;
  from?: number;
  rest?: unknown;
}
"""


def test_the_types_in_the_repository_are_those_of_the_server() -> None:
    assert stale() == [], "run `make types`"


def test_no_other_file_says_that_it_was_written() -> None:
    found = {file.relative_to(ROOT) for file in (ROOT / WEB).rglob("*.generated.ts")}
    assert found == {*files()}


def test_types_are_written_with_all_that_they_are_made_of() -> None:
    written = TypeScript({"Side": Literal["head", "tail"]})
    written.add(Purse)
    assert written.text() == f"export {WRITTEN}"


def test_what_is_written_elsewhere_is_imported() -> None:
    first = TypeScript()
    first.add(Coin)
    second = TypeScript(known=first)
    second.add(Purse)
    assert "interface Coin" not in second.text() and second.imported == {"Coin"}


def test_another_type_can_stand_for_one() -> None:
    written = TypeScript(instead=[(Coin, str)])
    written.add(Purse)
    assert "coins: string[];" in written.text() and not written.has("Coin")
