"""Unique districts with a decision or a trigger of their own.

Passive districts live with the rule they change: ``build``, ``turn``, ``scoring`` or ``characters.rank8``.
"""
