"""The door of the command `burgrave`: without what the command needs, it says so in one line."""

import io
import os
import sys

from burgrave.extras import ExtraMissing, needs

__all__ = ["main"]

_INTERRUPTED = 130
_NARROWEST = 20  # columns: in fewer no table of help can be laid out


def main() -> None:
    _ready()
    try:
        needs("terminal", "cyclopts")
        from burgrave.cli import main as run
    except ExtraMissing as error:
        print(f"burgrave: {error}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(_INTERRUPTED)
    run()


def _ready() -> None:
    """Make up for what whoever started this left out: closed streams, odd encodings, a width of nothing."""
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115  it stays open to the end
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    columns = os.environ.get("COLUMNS", "")
    if columns and not (columns.isdecimal() and int(columns) >= _NARROWEST):
        del os.environ["COLUMNS"]


if __name__ == "__main__":
    main()
