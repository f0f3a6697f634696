"""Citadels in three rulesets: rules, bot policy, hints, messages and user interfaces."""
