"""Reading positions of Valeria, part by part (docs/positions.md)."""
