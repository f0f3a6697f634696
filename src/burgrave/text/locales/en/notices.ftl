# What people are told while they are away, on their devices and by e-mail. $table: the name of a table.

# A table without a name of its own.
notice-table-of = { $name }'s table

notice-turn = It is your turn: { $table }
    .body = The table waits for your decision.
notice-late = Your time is running out: { $table }
    .body = If you do not decide, a bot will play for you.
notice-began = The game has begun: { $table }
    .body = You will be told when it is your turn.
notice-over = The game is over: { $table }
    .body = See how it ended.
notice-full = Your table is full: { $table }
    .body = All seats are taken, and the game waits for you to start it.
notice-seated = Somebody sat down: { $table }
    .body = You are expected at your table.
notice-bot = A bot plays for you: { $table }
    .body = Come back, and the seat is yours again.
notice-rematch = Once more: { $table }
    .body = A rematch has been proposed, and there is a seat for you.
notice-invited = You are invited: { $table }
    .body = A friend is keeping a seat for you.
notice-round = Your table waits: { $table }
    .body = A round of your tournament begins.

# A button of a notice.
notice-off = No more notices here

notice-mail-confirm = Confirm your address
    .body =
        Somebody wants to be told by e-mail, at this address, when it is their turn at a table of Burgrave.

        If that was you, open this link:

        { $link }

        If not, do nothing: there will be no more e-mails.
notice-mail-foot = No more e-mails from this table: { $link }

# In the log of a table: who plays for somebody, and when they are back.

log-late = { $name }'s time was up: a bot plays on.
log-late-me = Your time was up: a bot plays for you.
log-bot = A bot plays on for { $name }.
log-bot-me = A bot plays for you.
log-back = { $name } plays again.
log-back-me = You play again.
