### The page around the games: lobby, tables, settings, rules in short. In English.

## Bar and menu

web-skip = Skip to the page
web-brand-home = Burgrave, to the lobby
web-sound = Sound
web-sound-on = Sound is on
web-sound-off = Sound is off
web-help = Rules in short
web-menu = Menu
web-places = Pages
web-lobby = Lobby
web-new-table = New table
web-cards = Cards
web-rules = Rules in short
web-me = My page
web-about = About
web-language = Language
web-theme = Colours
web-auto = Like the system
web-day = Day
web-night = Night
web-motion = Motion
web-motion-full = Full
web-motion-reduced = Calm
web-others-pace = What others do
web-others-pace-slow = Slowly
web-others-pace-normal = Normal
web-others-pace-quick = Quickly
web-others-pace-once = At once
web-others-pace-hold = Hold what others do
web-others-pace-on = Go on
web-others-pace-step = One more thing ({ $n } waiting)
web-others-pace-held =
    { $n ->
        [one] Held: { $n } thing waits.
       *[other] Held: { $n } things wait.
    }
web-rolls = In Valeria I roll my dice myself
web-notices = Tell me when it is my turn
web-close = Close
web-cancel = Cancel
web-waiting = One moment …
web-done = Done
web-save = Save
web-change = Change
web-go = Go
web-try-again = Try again
web-to-lobby = To the lobby
web-search = Search
web-found =
    { $n ->
        [0] Nothing found.
        [one] { $n } card found.
       *[other] { $n } cards found.
    }
web-less = { $what }: less
web-more = { $what }: more

## Time

web-clock = Clock
web-clock-mine = Your clock
web-clock-of = { $name }'s clock
web-clock-others = Clock of the others
web-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
web-hours =
    { $m ->
        [0] { $h } h
       *[other] { $h } h { $m } min
    }
web-minutes =
    { $s ->
        [0] { $m } min
       *[other] { $m } min { $s } s
    }
web-seconds = { $s } s
web-clock-none = No clock
web-clock-minutes = Minutes a move
web-clock-of-bank = Minutes a game
web-clock-of-days = Days a move
web-clock-length = Time for each move
web-clock-bank-length = Time for the whole game
web-clock-increment = More after each turn
web-clock-bank-note = The time runs only while its player is asked, and grows after each of their turns.
web-clock-move-note = Each decision has this much time.
web-clock-none-note = Nobody's time runs out. If somebody is away for a minute and keeps the others waiting, the host can let a bot play on.
web-clock-over-note = When somebody's time is up, a bot plays on in that seat. They can take it back at any time.
web-clock-minutes-n = { $n } min
web-table-name = Name of the table
web-clock-move = { $n } min a move
web-clock-bank = { $n } min + { $s } s
web-clock-days =
    { $n ->
        [one] { $n } day a move
       *[other] { $n } days a move
    }

## Games

web-game = Game
web-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
web-players-between = { $least } to { $most } players
web-about-minutes = about { $n } minutes

## Lobby

web-open-a-table = Open a table
web-play-now = Play now with bots
web-set-up = Set up a table
web-my-tables = My tables
web-public-tables = Public tables
web-more-tables = More tables
web-no-public-tables = Nobody is waiting at a public table just now. Open one, and fill the seats with bots or friends.
web-welcome = Welcome
web-welcome-text = Play as a guest: a name is enough, and it is asked for when you sit down.
web-you-are-guest = You play as a guest in this browser.
web-you-have-account = You are logged in.
web-you-login = Login: { $login }
web-by-link = Invited?
web-by-link-text = Paste the link you were sent.
web-bad-link = This is not a link to a table. It should end in #/room/ and a row of letters and digits.
web-new-here = New here?
web-new-here-text = Read the rules in five minutes, then play a first game with easy bots.
web-fan-project = An unofficial, free fan project.
web-seats-free =
    { $n ->
        [one] { $n } seat free
       *[other] { $n } seats free
    }
web-about-to-start = About to start
web-state-open = Before the start
web-state-playing = Being played
web-state-over = Over
web-look = See it
web-play-on = Play on
web-enter = Enter
web-join = Join
web-watch = Watch

## Opening a table

web-what-is-played = What is played
web-ruleset = Rules
web-scenario = Scenario
web-scenario-random = Surprise us
web-scenario-custom = Custom
web-seats = Seats
web-you = You
web-you-host = you, host
web-host = host
web-away = Away
web-open-seat = Open seat
web-open-seat-note = for whoever has the link
web-here = Here
web-here-add = Somebody here, on this screen
web-here-note = here, on this screen
web-here-host = at the host's device
web-here-name = Seat { $n }: name of the person here
web-here-default = P{ $n }
web-pass-title = Pass the device to { $name }
web-pass-text = { $name }, press when nobody else is looking.
web-pass-lift = I am { $name }
web-bot = Bot
web-bot-number = Bot { $n }
web-bot-level = bot, { $level }
web-level = Strength of the bot
web-level-easy = friendly
web-level-normal = steady
web-level-hard = shrewd
web-level-expert = masterly
web-make-open = Leave this seat open
web-solo-note = Alone you play against the Dark Lord.
web-how = How to play
web-public = Public: listed in the lobby
web-spectators = Others may watch
web-hints = Hints allowed
web-start = Start the game
web-start-note = The game begins at once.
web-open-table = Open the table
web-open-table-note =
    { $n ->
        [one] You get a link to send for the open seat.
       *[other] You get a link to send for the { $n } open seats.
    }

## Before the start

web-table = Table
web-table-of = { $name }'s table
web-invites = { $name } invites you to { $game }
web-invited = You are invited to { $game }
web-sit-down = Sit down
web-free-seat = { $name }: free the seat
web-link = Link to this table
web-send-link =
    { $n ->
        [one] Send this link to fill the open seat.
       *[other] Send this link to fill the open seats.
    }
web-qr = QR code of the link to this table
web-qr-show = QR code
web-qr-text = Or have a phone read the code.
web-local-only = Only this computer can reach this server. To let other devices in, start it with:
web-copy = Copy
web-copied = Copied.
web-not-copied = The browser does not allow copying. Mark the text and copy it by hand.
web-start-with-bots =
    { $n ->
        [one] A bot takes the open seat if nobody comes.
       *[other] Bots take the { $n } open seats if nobody comes.
    }
web-all-here = Everybody is here.
web-start-needs-all = This game has no bots: it begins when every seat is taken.
web-host-starts = The host starts the game.
web-leave-table = Leave the table
web-chat = Chat
web-say = Say something
web-send = Send

## At the table

web-your-turn = Your turn
web-lost = The connection is lost. Trying again …
web-polling = Playing without a direct line: changes come a moment later.
web-stand-in = A bot plays on in your seat.
web-stand-in-late = Your time was up: a bot plays on in your seat.
web-take-back = Take my seat back
web-keeps-waiting = { $name } is away, and everybody waits.
web-let-bot-play = Let a bot play on
web-watching = You are watching.
web-leave-game = Leave: a bot plays on
web-auto-title = Automatic answers
web-auto-text = Questions that come in the turns of others can be answered in advance, so that nobody waits for you.
web-auto-ask = Ask me
web-seat-link = Play on another device
web-seat-link-text = Whoever opens this link takes your seat. Keep it to yourself.
web-taking-seat = Taking your seat
web-no-table = This table cannot be seen
web-closed-other-rules = The rules of this game have changed since it began, and it cannot go on. It counts for nobody, and its record can be downloaded.
web-after = After the game
web-rematch = Play again
web-to-rematch = To the next game
web-record = Download the record

## Replay

web-replay = Replay
web-replay-of = Replay of { $name }
web-no-replay = There is no replay
web-play = Play
web-pause = Pause
web-step = Step
web-step-of = Step { $n } of { $of }
web-decision-back = One decision back
web-decision-on = One decision on
web-turn-back = One turn back
web-turn-on = One turn on
web-round-back = One round back
web-round-on = One round on
web-pace = Pace
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-eyes = Seen by
web-eyes-open = All cards open
web-eyes-closed = A spectator

## Me

web-name-title = What shall we call you?
web-name-text = A name for the table is enough. Nobody needs an account.
web-name = Name
web-name-go = Go on
web-renamed = You are { $name } now.
web-account = Account
web-account-text = Only if you want your tables on more than one device. If you register here, you keep all games that you have as a guest.
web-account-new-text = Only if you want your tables on more than one device.
web-account-enter-text = For those who have an account already. What you have finished as a guest stays with the guest.
web-account-way = Log in or register
web-account-empty = Type your login and your password.
web-along-title = Take your games along?
web-along-text =
    { $n ->
        [one] As guest { $name } you have { $n } table that is not over.
       *[other] As guest { $name } you have { $n } tables that are not over.
    }
web-along-stay =
    { $n ->
        [one] { $n } of them cannot come along: this browser will not find it again.
       *[other] { $n } of them cannot come along: this browser will not find them again.
    }
web-along-rest = What you leave here stays with the guest, and this browser does not find it again. The guest's finished games, friends and rating stay with the guest in any case. If you want to keep everything, register instead.
web-along-take = Log in and take them along
web-along-leave = Log in and leave them
web-along-guest = Stay a guest
web-along-lost =
    { $n ->
        [one] { $n } table could not come along.
       *[other] { $n } tables could not come along.
    }
web-login = Login
web-password = Password
web-password-new = Password, at least 8 characters
web-password-show = Show the password
web-log-in = Log in
web-log-out = Log out
web-register = Register
web-registered = You have an account now.
web-my-games = My games
web-all-games = All games ({ $n })
web-no-games = No games yet. The first one is a click away.
web-fares = How I fare
web-fares-games =
    { $games ->
        [one] 1 game finished
       *[other] { $games } games finished
    }, { $wins } won
web-fares-mean = { $points } points on average
web-fares-rating = Rating { $rating }, give or take { $doubt }
web-fares-no-rating = A rating comes with games against others who have an account, or against bots without hints.

## Password and devices

web-access-title = Password and devices
web-access-sessions = Where I am logged in
web-access-this = This browser
web-access-unknown = Unknown program
web-access-since = Since { $at }
web-access-seen = Last used { $at }
web-access-end-of = Log out { $agent }, logged in since { $at }
web-access-end-others = Log out everywhere else
web-access-ended = Logged out there.
web-access-alone = You are logged in nowhere else.
web-access-password = Another password
web-access-present = Current password
web-access-new = New password, at least 8 characters
web-access-change = Change the password
web-access-text = A new password logs you out everywhere else. The tokens of your programs and the links to your seats are then void.
web-access-changed = Your password is changed. You are logged in here only.
web-session-ended = You were logged out here: the password was changed, or the session was ended elsewhere.
web-data-title = My data
web-data-text = All that this server keeps about you, as a file (JSON): name, login, e-mail, sessions, programs, friends, games with results, what you wrote.
web-data-get = Download my data
web-delete-account = Delete my account
web-delete-guest = Delete me as a guest
web-delete-text = Login, e-mail, friends, ratings, sessions and programs are gone for good. Bots go on with your games. Your name and what you wrote stay only at the tables where you sat.
web-delete-sure = Delete for good
web-delete-keep = Keep it all
web-deleted = You are deleted here.

## Programs that play for me

web-token-title = Programs that play for me
web-token-text = With a token, a program of yours may see tables, sit down, get up and play in your name; it cannot open tables, start games, chat, or touch your account.
web-token-interface = How a program talks to this server (OpenAPI)
web-token-none = No program plays for you so far.
web-token-everywhere = At all tables
web-token-only = Only at { $table }
web-token-made = Made { $at }
web-token-seen = Last used { $at }
web-token-unused = No use noted so far
web-token-until = Good until { $at }
web-token-name = Name of the program
web-token-where = Where it may play
web-token-days = How long the token is good
web-token-make = Make a token
web-token-secret = The token of { $program }
web-token-once = Copy it now: it is shown only this once. Whoever has it can play in your name.
web-token-revoke = Revoke
web-token-revoke-of = Revoke the token of { $program }
web-token-revoke-text = The program that uses this token is shut out at once, and the token never comes back. Your seats stay yours.
web-token-keep = Keep it
web-token-revoked = { $program } cannot play for you any more.

## Cards and rules

web-cost = { $n } gold
web-legend = The signs
web-keys = Keys
web-key-numbers = play the choice with that number
web-key-gold = take gold
web-key-draw = draw cards
web-key-build = build the chosen card
web-key-power = use the power
web-key-end = end the turn
web-key-undo = take the last step back
web-key-hint = ask for a hint
web-key-help = explain the card in focus
web-rules-cards = All cards and what they do

## About

web-about-title = About Burgrave
web-about-text = Burgrave is a free, open home for two card games, Citadels and Valeria: Card Kingdoms, to play with friends and fair bots in the browser.
web-about-rights = Whose games these are
web-about-rights-text = This is an unofficial fan project. Citadels is a game by Bruno Faidutti, Valeria: Card Kingdoms one by Isaias Vallejo; names belong to their owners and are used only to say what is played. Texts and pictures here are our own. If you like the games, buy them.
web-about-fair = Fair play
web-about-fair-text = The server sends your browser only what you may know. Bots know no more than a person in their seat. Shuffles and dice come from fresh randomness of the server and are kept in the record, so that everybody can check them after the game.
web-about-private = Your data
web-about-private-text = One cookie remembers who you are; your browser remembers language, colours and sound. There are no trackers, and nothing is fetched from other servers.
web-about-thanks = Thanks
web-about-icons = Signs from
web-about-fonts = Typefaces:
web-about-libraries = Made with

## What went wrong

web-trouble = Something broke on this page
web-trouble-text = Your game is safe on the server. Load the page again to go on.
web-nowhere = Nothing here
web-nowhere-text = This address leads nowhere. Perhaps a letter of the link is missing.
web-error-unknown = That did not work. Please try again.
web-error-offline = The server cannot be reached. Please check the connection.
web-error-stale = The table has moved on: look again, then choose.
web-error-illegal = This cannot be done now.
web-error-not-your-turn = It is not your turn.
web-error-no-room = There is no such table, or it is not open to you.
web-error-room-full = All seats are taken.
web-error-cannot-sit = You cannot sit down at this table.
web-error-seat-taken = Somebody else sits there already.
web-error-no-spectators = Nobody may watch at this table.
web-error-damaged = This game is damaged and cannot be shown.
web-error-no-seat = There is no such seat.
web-error-already-seated = You sit at this table already.
web-error-already-started = The game has begun already.
web-error-not-started = The game has not begun yet.
web-error-not-host = Only the host may do this.
web-error-not-seated = You do not sit at this table.
web-error-which-seat = Several people play here. Say for whom this is.
web-error-seats-open = There is still an open seat: wait for somebody, or seat a bot.
web-error-game-over = The game is over.
web-error-not-away = They are here, or have nothing to decide.
web-error-wait-longer = They may be back in a moment. Give them a minute.
web-error-has-clock = This table has a clock: a bot takes over when the time is up.
web-error-still-playing = Only when the game is over.
web-error-no-hints = Hints are not allowed at this table.
web-error-no-undo = This cannot be taken back.
web-error-cannot-undo = This cannot be taken back: something was revealed since, or others went on.
web-error-late-undo = This cannot be taken back: your time would be up.
web-error-nothing-to-undo = There is nothing to take back.
web-error-no-link = This link is wrong or no longer valid.
web-error-bad-name = A name has 1 to 24 visible letters.
web-error-bad-chat = A message has 1 to 300 letters.
web-error-bad-login = A login has 3 to 24 characters: letters from A to Z, digits, and _ - .
web-error-bad-password = A password has 8 to 128 characters.
web-error-login-taken = This login is taken.
web-error-already-registered = You have an account already.
web-error-wrong-login = Login and password do not match.
web-error-wrong-password = That is not your current password.
web-error-too-many-tries = Too many wrong passwords. Please wait a while, a quarter of an hour at most.
web-error-too-many-requests = That was a bit fast. Please wait a moment.
web-error-too-many-sockets = Too many open pages. Please close some.
web-error-too-many-rooms = You can't open that many tables at once. Finish or leave some first.
web-error-busy = The server is busy. Please try again in a moment.
web-error-unavailable = This is not available just now. Please try again in a moment.
web-error-stopping = The server is restarting. Your game goes on in a moment.
web-error-other-rules = The rules of this game have changed since it was played. Its result and its record can be had, but no replay.
web-error-foreign-origin = This page is not allowed to do that. Open the game from its own address.
web-error-no-right = A program with a token may not do this.
web-error-too-many-tokens = You have as many tokens as one may have. Revoke one first.

## While I am away, and the table as an app

web-notices-title = While I am away
web-notices-text = Be told when it is your turn, when your table is full, or when a game begins or ends. A notice names the table, and never a card.
web-notices-on = Tell me in this browser
web-notices-here = You are told in this browser.
web-notices-off = No more notices in this browser
web-notices-stopped = There are no more notices in this browser.
web-notices-forbidden = This browser forbids notices from this page. Allow them in its settings.
web-notices-failed = You can be told in this browser only while the page is open.
web-notices-unable = You can be told in this browser only while the page is open. On an iPhone or iPad, put the table on the home screen first.
web-notices-others = My other browsers
web-notices-end = No more
web-notices-off-at = No more notices in { $agent }
web-mail-title = E-mails
web-mail-to = E-mails go to { $address }.
web-mail-open = Open the link in the e-mail to { $address }. Until then nothing else is sent there.
web-mail-off = Stop all e-mails
web-mail-address = E-mail address
web-mail-on = Tell me by e-mail
web-mail-sent = An e-mail with a link is on its way to { $address }.
web-mail-confirm = Confirm an address
web-mail-confirmed = This address is confirmed. You will be told there.
web-mail-void = This link is not valid any more. On your page you can give the address again.
web-mail-stopped = You get no more e-mails from this table.
web-mail-stop-title = Stop all e-mails?
web-mail-stop-text = Then you are not told by e-mail any more. You can turn it on again on your page.
web-install-title = As an app
web-install-text = Install the table, and it opens in a window of its own.
web-install = Install
web-not-now = This cannot be shown just now
web-offline-title = No connection
web-offline-text = The table cannot be reached. No move is lost, and this page tries again by itself. A running clock goes on, unless the server itself is down.
web-newer = There is a new version of the table.
web-newer-go = Load it
web-later = Later
web-error-bad-device = This browser has given an address at which nobody can be reached.
web-error-bad-mail = No e-mail could be sent to this address.
web-error-not-offered = This table sends no such notices.

## Those who watch

web-audience =
    { $n ->
        [one] { $n } person watches
       *[other] { $n } people watch
    }
web-audience-named = Watching: { $names }
web-audience-more = Watching: { $names } and { $n } more
web-audience-show-me = Show my name while I watch
web-spectators-write = Spectators may write
web-error-no-chat = At this table only those who have a seat may write.
