"""Reports: what a study shows, as one page (docs/laboratory.md)."""

from burgrave.study.pages.page import write_report

__all__ = ["write_report"]
