"""Program that converts an SVG drawing on standard input to a PNG on standard output.

Its arguments are font files. The server runs it in a separate process, because a conversion takes a tenth of a second,
during which no other Python code of the process can run.
"""

import sys

import resvg_py


def main() -> None:
    drawing = sys.stdin.buffer.read().decode()
    picture = resvg_py.svg_to_bytes(svg_string=drawing, skip_system_fonts=True, font_files=sys.argv[1:])
    sys.stdout.buffer.write(picture)


if __name__ == "__main__":
    main()
