"""Unique districts that ask for a decision or act at a moment of their own; the passive ones act where they are read.

Building: ``build``. Gathering: ``turn``. Scoring: ``scoring``. Against rank 8: ``characters.rank8``.
"""
