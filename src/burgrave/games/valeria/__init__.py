"""Valeria: Card Kingdoms: rules, bot policies, hints, messages and user interfaces."""
