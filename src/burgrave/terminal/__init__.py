"""Terminal interface for playing and replaying games as text."""
