"""Study reports as HTML pages (docs/laboratory.md)."""

from burgrave.study.pages.page import write_report

__all__ = ["write_report"]
