"""Citadels in three rulesets: rules, bot policy, hints, texts and user interfaces."""
