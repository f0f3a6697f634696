"""Unique districts that require a decision or are triggered by an event.

Passive districts are implemented with the rule that they change: ``build``, ``turn``, ``scoring`` or
``characters.rank8``.
"""
