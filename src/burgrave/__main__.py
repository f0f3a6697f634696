"""Entry point of the `burgrave` command, which reports missing packages in one line."""

import io
import os
import sys

_INTERRUPTED = 130
_NARROWEST = 20  # columns; help tables need at least this many


def main() -> None:
    _ready()
    try:
        from burgrave.cli import main as run
    except ModuleNotFoundError as error:
        package = (error.name or "burgrave").partition(".")[0]
        if package == "burgrave":
            raise
        sys.exit(_without(package))
    except KeyboardInterrupt:
        sys.exit(_INTERRUPTED)
    run()


def _without(package: str) -> int:
    """Report a missing package and return the exit status; for ``burgrave doctor``, print its report instead."""
    if sys.argv[1:] == ["doctor"]:
        from burgrave.doctor import examine, report

        print(report(examine()))
        return 1
    print(f"burgrave: This needs {package}: pip install 'burgrave[terminal]'.", file=sys.stderr)
    return 2


def _ready() -> None:
    """Repair the process environment: closed standard streams, strict encodings, an unusable COLUMNS."""
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115  stays open until exit
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
