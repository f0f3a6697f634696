"""Table server: rooms, seats, clocks, persistent games and the web server in front of them."""
