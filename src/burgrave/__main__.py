"""The door of the command `burgrave`: without what the command needs, it says so in one line."""

import sys

from burgrave.extras import ExtraMissing, needs

__all__ = ["main"]


def main() -> None:
    try:
        needs("terminal", "cyclopts")
    except ExtraMissing as error:
        print(f"burgrave: {error}", file=sys.stderr)
        sys.exit(2)
    from burgrave.cli import main as run

    run()


if __name__ == "__main__":
    main()
