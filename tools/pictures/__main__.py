"""Take the screenshots in docs/pictures, which README.md and pages in docs/ show.

    python -m tools.pictures            take all of them
    python -m tools.pictures NAME...    only these

The games have fixed seeds. A temporary server serves the pages, and Chromium takes the screenshots.
"""

from __future__ import annotations

import argparse
import sys

from tests.browser.conftest import MISSING
from tools.pictures.listed import FOLDER, LISTED


def main() -> int:
    names = [one.name for one in LISTED if not one.kept]
    parser = argparse.ArgumentParser(prog="python -m tools.pictures", description="Take the pictures of docs/pictures.")
    parser.add_argument("name", nargs="*", help=f"take only these pictures: {', '.join(names)}")
    wanted: list[str] = parser.parse_args().name or names
    unknown = [name for name in wanted if name not in names]
    if unknown:
        parser.error(f"unknown picture {unknown[0]}; choose from {', '.join(names)}")
    if MISSING:
        parser.error(f"cannot take pictures, missing: {'; '.join(MISSING)}")
    from tools.pictures.studio import studio

    FOLDER.mkdir(exist_ok=True)
    too_large: list[str] = []
    with studio() as taking:
        for one in LISTED:
            for theme in one.themes if one.name in wanted else ():
                data = taking.take(one, theme)
                one.file(theme).write_bytes(data)
                print(f"{one.file(theme).name}  {len(data) / 1000:.0f} kB", flush=True)
                too_large += [one.file(theme).name] if len(data) > one.most_bytes else []
    if too_large:
        print(f"too large: {', '.join(too_large)}", file=sys.stderr)
    return 1 if too_large else 0


if __name__ == "__main__":
    sys.exit(main())
