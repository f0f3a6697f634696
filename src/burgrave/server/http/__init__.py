"""HTTP and sockets, and all that stands between them and the tables."""
