"""Unique districts with a decision or a trigger of their own.

Passive districts are implemented with the rule that they change: ``build``, ``turn``, ``scoring`` or
``characters.rank8``.
"""
