"""Valeria: Card Kingdoms: rules, bot policies, hints, texts and user interfaces."""
