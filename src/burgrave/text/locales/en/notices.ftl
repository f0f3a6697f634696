# Notifications for absent players, on devices and by email, in English. $table: the name of a table.

# Default name of a table.
notice-table-of = { $name }'s table

notice-turn = It's your turn: { $table }
    .body = The table is waiting for your decision.
notice-late = Your time is running out: { $table }
    .body = If you don't decide, a bot will play for you.
notice-began = The game has started: { $table }
    .body = You'll be notified when it's your turn.
notice-over = The game is over: { $table }
    .body = See how it ended.
notice-full = Your table is full: { $table }
    .body = All seats are taken. You can start the game.
notice-seated = A player joined: { $table }
    .body = Your table is waiting for you.
notice-bot = A bot is playing for you: { $table }
    .body = Come back at any time to take over.
notice-rematch = Rematch: { $table }
    .body = A rematch has been set up, and there's a seat for you.
notice-invited = You're invited: { $table }
    .body = A friend is saving you a seat.
notice-round = Your table is ready: { $table }
    .body = A round of your tournament is starting.

# Button of a notification.
notice-off = Turn off notifications

notice-mail-confirm = Confirm your email address
    .body =
        You asked Burgrave to send turn notifications to this address.

        To confirm, open this link:

        { $link }

        If you didn't ask for this, ignore this email. We won't send any more.
notice-mail-foot = Stop emails from this server: { $link }

# Log lines: bots playing for players, and players who are back.

log-late = { $name } ran out of time. A bot takes over.
log-late-me = You ran out of time. A bot takes over.
log-bot = A bot is playing for { $name }.
log-bot-me = A bot is playing for you.
log-back = { $name } is back.
log-back-me = You're back.
