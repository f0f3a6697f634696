"""The table: rooms, seats, clocks, games that outlive the process, and the web server they are played on."""
