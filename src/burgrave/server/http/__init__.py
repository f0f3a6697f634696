"""HTTP and WebSocket interface of the tables."""
