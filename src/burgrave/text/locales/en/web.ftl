### The pages around the games in English: lobby, tables, settings, rules.

## Bar and menu

web-skip = Skip to content
web-brand-home = Burgrave: go to the lobby
web-sound = Sound
web-sound-on = Sound on
web-sound-off = Sound off
web-help = How to play
web-menu = Menu
web-places = Pages
web-lobby = Lobby
web-new-table = New table
web-cards = Cards
web-rules = How to play
web-me = My profile
web-about = About
web-language = Language
web-theme = Theme
web-auto = System default
web-day = Light
web-night = Dark
web-motion = Motion
web-motion-full = Full
web-motion-reduced = Reduced
web-others-pace = Opponents' speed
web-others-pace-slow = Slow
web-others-pace-normal = Normal
web-others-pace-quick = Fast
web-others-pace-once = Instant
web-others-pace-hold = Pause opponents
web-others-pace-on = Resume
web-others-pace-step = Next move ({ $n } waiting)
web-others-pace-held =
    { $n ->
        [one] Paused: { $n } move waiting.
       *[other] Paused: { $n } moves waiting.
    }
web-rolls = Roll dice manually (Valeria)
web-reveals = Dramatic reveals
web-emotes-shown = Short messages from others
web-volume = Volume
web-notices = Notify me on my turn
web-close = Close
web-cancel = Cancel
web-waiting = Loading…
web-done = Done
web-save = Save
web-change = Change
web-go = Go
web-try-again = Try again
web-to-lobby = Back to lobby
web-search = Search
web-found =
    { $n ->
        [0] No cards found.
        [one] { $n } card found.
       *[other] { $n } cards found.
    }
web-less = { $what }: less
web-more = { $what }: more

## Time

web-clock = Clock
web-clock-mine = Your clock
web-clock-of = { $name }'s clock
web-clock-others = Opponents' clock
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
web-clock-none = No time limit
web-clock-minutes = Minutes per move
web-clock-of-bank = Minutes per game
web-clock-of-days = Days per move
web-clock-length = Time per move
web-clock-bank-length = Time per game
web-clock-increment = Increment per turn
web-clock-bank-note = A player's clock runs only while they have to decide. Each finished turn adds time.
web-clock-move-note = Every decision gets this much time.
web-clock-none-note = No time limit. If a player is away for a minute, the host can let a bot take over.
web-clock-over-note = When a player runs out of time, a bot takes over. Players can take their seat back at any time.
web-clock-minutes-n = { $n } min
web-table-name = Table name
web-clock-move = { $n } min per move
web-clock-bank = { $n } min + { $s } s
web-clock-days =
    { $n ->
        [one] { $n } day per move
       *[other] { $n } days per move
    }

## Games

web-game = Game
web-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
web-players-between = { $least }–{ $most } players
web-about-minutes = about { $n } minutes

## Lobby

web-open-a-table = Open a table
web-play-now = Play now with bots
web-set-up = Set up a table
web-my-tables = My tables
web-public-tables = Public tables
web-more-tables = More tables
web-no-public-tables = No public tables right now. Open one and fill it with friends or bots.
web-welcome = Welcome
web-welcome-text = No account needed. Just pick a name when you join a table.
web-you-are-guest = You're playing as a guest in this browser.
web-you-have-account = You're logged in.
web-you-login = Username: { $login }
web-by-link = Invited?
web-by-link-text = Paste your invitation link here.
web-bad-link = This isn't a table link. It should end in #/room/ followed by a code.
web-new-here = New here?
web-new-here-text = Learn the rules in five minutes, then play your first game with easy bots.
web-fan-project = A free, unofficial fan project.
web-seats-free =
    { $n ->
        [one] { $n } seat open
       *[other] { $n } seats open
    }
web-about-to-start = Starting soon
web-state-open = Waiting for players
web-state-playing = In progress
web-state-over = Finished
web-look = View
web-play-on = Resume
web-enter = Enter
web-join = Join
web-watch = Watch

## Opening a table

web-what-is-played = Game
web-ruleset = Rules
web-scenario = Scenario
web-scenario-random = Random
web-scenario-custom = Custom
web-seats = Seats
web-you = You
web-you-host = you (host)
web-host = host
web-away = Away
web-open-seat = Open seat
web-open-seat-note = anyone with the link
web-here = Local
web-here-add = Add a local player on this device
web-here-note = on this device
web-here-host = on the host's device
web-here-name = Seat { $n }: local player's name
web-here-default = P{ $n }
web-pass-title = Pass the device to { $name }
web-pass-text = { $name }, continue when no one else can see the screen.
web-pass-lift = I'm { $name }
web-bot = Bot
web-bot-number = Bot { $n }
web-bot-level = { $level } bot
web-level = Bot level
web-level-easy = easy
web-level-normal = normal
web-level-hard = hard
web-level-expert = expert
web-make-open = Leave this seat open
web-solo-note = Solo: you against the Dark Lord.
web-how = Options
web-public = Public: listed in the lobby
web-spectators = Allow spectators
web-hints = Allow hints
web-undo-rule = Undo
web-undo-free = Free
web-undo-consent = If all agree
web-undo-off = Off
web-undo-is =
    { $rule ->
        [free] You can undo your moves.
        [consent] Undo needs everyone's consent.
       *[off] No undo.
    }
web-start = Start game
web-start-note = The game starts right away.
web-open-table = Open table
web-open-table-note =
    { $n ->
        [one] You'll get a link to share for the open seat.
       *[other] You'll get a link to share for the { $n } open seats.
    }

## Waiting for players

web-table = Table
web-table-of = { $name }'s table
web-invites = { $name } invites you to play { $game }
web-invited = You're invited to play { $game }
web-guide-offer = Guide me through my first game
web-sit-down = Take a seat
web-free-seat = Remove { $name }
web-link = Table link
web-send-link =
    { $n ->
        [one] Share this link to fill the open seat.
       *[other] Share this link to fill the open seats.
    }
web-qr = QR code of the table link
web-qr-show = QR code
web-qr-text = Or scan this code with a phone.
web-link-here = To join from this computer, open this link in another browser or a private window.
web-local-only = Only this computer can reach this server. To let other devices join, start it with:
web-copy = Copy
web-copied = Copied.
web-not-copied = Your browser blocked copying. Select the text and copy it yourself.
web-start-with-bots =
    { $n ->
        [one] If you start now, a bot takes the open seat.
       *[other] If you start now, bots take the { $n } open seats.
    }
web-all-here = Everyone is here.
web-start-needs-all = This game has no bots. It can start once every seat is taken.
web-host-starts = Waiting for the host to start.
web-leave-table = Leave table
web-chat = Chat
web-say = Say something
web-send = Send

## At the table

web-your-turn = Your turn
web-lost = Connection lost. Reconnecting…
web-polling = Limited connection: updates may be slightly delayed.
web-stand-in = A bot is playing for you.
web-stand-in-late = You ran out of time. A bot is playing for you.
web-take-back = Take my seat back
web-keeps-waiting = Waiting for { $name }, who is away.
web-let-bot-play = Replace with a bot
web-watching = You're watching.
web-leave-game = Leave game (a bot takes over)
web-pause-game = Pause game
web-paused = The game is paused.
web-paused-clocks = The game is paused, and so are the clocks.
web-resume = Resume
web-end-game = End game early
web-end-game-text = The game ends here, without a winner. It won't count for anyone and can't be continued.
web-end-game-others = All players have to agree.
web-end-game-propose = Ask the others
web-proposal-pause = { $name } would like to pause the game.
web-proposal-end = { $name } would like to end the game now. It won't count.
web-proposal-undo = { $name } would like to take back the last move.
web-proposed-pause = You asked to pause the game.
web-proposed-end = You asked to end the game.
web-proposed-undo = You asked to take back your move.
web-proposal-waiting = Waiting for { $names }.
web-proposal-agree = Agree
web-proposal-decline = Decline
web-proposal-withdraw = Withdraw
web-auto-title = Automatic answers
web-auto-text = Answer recurring questions in advance, so no one has to wait for you.
web-auto-ask = Ask me
web-seat-link = Play on another device
web-seat-link-text = Anyone who opens this link takes your seat. Keep it to yourself.
web-taking-seat = Taking your seat…
web-no-table = You can't view this table
web-closed-other-rules = The rules have changed since this game began, so it can't continue. It won't count for anyone. You can still download its record.
web-closed-agreed = The players ended this game early. It doesn't count for anyone.
web-after = After the game
web-rematch = Rematch
web-to-rematch = Go to the rematch
web-record = Download game record

## Replay

web-replay = Replay
web-share = Share
web-share-replay = Share replay
web-share-replay-text = Anyone with this link can watch the replay from this step.
web-embed = Embed code
web-embed-text = To show the replay on another website, paste this code into its page:
web-embed-copy = Copy code
web-embed-open = Open in Burgrave
web-replay-of = Replay of { $name }
web-no-replay = Replay not available
web-play = Play
web-pause = Pause
web-step = Step
web-step-of = Step { $n } of { $of }
web-decision-back = Previous decision
web-decision-on = Next decision
web-turn-back = Previous turn
web-turn-on = Next turn
web-round-back = Previous round
web-round-on = Next round
web-pace = Speed
web-eyes = View as
web-eyes-open = All cards visible
web-eyes-closed = Spectator

## Profile

web-name-title = What's your name?
web-name-text = A name is all you need. No account required.
web-name = Name
web-name-go = Continue
web-name-account = I have an account
web-renamed = Name changed to { $name }.
web-account = Account
web-account-text = Optional: an account gives you access to your tables on all your devices. Register here to keep all your guest games.
web-account-new-text = Optional: an account gives you access to your tables on all your devices.
web-account-enter-text = Already have an account? Games you finished as a guest won't move over.
web-account-way = Log in or register
web-account-empty = Enter your username and password.
web-along-title = Bring your games along?
web-along-text =
    { $n ->
        [one] As guest { $name }, you have { $n } unfinished table.
       *[other] As guest { $name }, you have { $n } unfinished tables.
    }
web-along-stay =
    { $n ->
        [one] { $n } of them can't be moved. You won't be able to reach it from this browser again.
       *[other] { $n } of them can't be moved. You won't be able to reach them from this browser again.
    }
web-along-rest = Tables you leave behind can't be reached from this browser again. Your guest profile's finished games, friends and rating won't move over either way. To keep everything, register instead.
web-along-take = Log in and bring them along
web-along-leave = Log in and leave them
web-along-guest = Stay a guest
web-along-lost =
    { $n ->
        [one] { $n } table couldn't be moved.
       *[other] { $n } tables couldn't be moved.
    }
web-login = Username
web-password = Password
web-password-new = Password (at least 8 characters)
web-password-show = Show password
web-log-in = Log in
web-log-out = Log out
web-register = Register
web-registered = Account created.
web-my-games = My games
web-all-games = All games ({ $n })
web-no-games = No games yet. Your first one is a click away.
web-results = My results
web-results-games =
    { $games ->
        [one] 1 game finished
       *[other] { $games } games finished
    }, { $wins } won
web-results-mean = { $points } points on average
web-results-rating = Rating { $rating } ± { $doubt }
web-results-no-rating = To get a rating, play against registered players, or against bots with hints off.

## Password and devices

web-access-title = Password and devices
web-access-sessions = Active sessions
web-access-this = This browser
web-access-unknown = Unknown device
web-access-since = Since { $at }
web-access-seen = Last used { $at }
web-access-end-of = Log out { $agent } (since { $at })
web-access-end-others = Log out everywhere else
web-access-ended = Session ended.
web-access-alone = No other sessions.
web-access-password = Change password
web-access-present = Current password
web-access-new = New password (at least 8 characters)
web-access-change = Change password
web-access-text = A new password logs you out everywhere else. Your programs' tokens and your seat links will stop working.
web-access-changed = Password changed. You've been logged out everywhere else.
web-session-ended = You were logged out: the password was changed or this session was ended on another device.
web-data-title = My data
web-data-text = Everything this server stores about you, as a JSON file: name, username, email, sessions, programs, friends, your games and results, and your chat messages.
web-data-get = Download my data
web-delete-account = Delete my account
web-delete-guest = Delete my guest profile
web-delete-text = Your username, email, friends, ratings, sessions and programs will be deleted permanently. Bots will take over your games. Your name and chat messages remain only at tables you played at.
web-delete-sure = Delete permanently
web-delete-keep = Keep everything
web-deleted = Your data has been deleted.

## Programs and tokens

web-token-title = Programs that play for me
web-token-text = With a token, your program can view, join, leave and play at tables as you. It can't open tables, start games, chat or change your account.
web-token-interface = API documentation (OpenAPI)
web-token-none = No programs yet.
web-token-everywhere = At all tables
web-token-only = Only at { $table }
web-token-made = Created { $at }
web-token-seen = Last used { $at }
web-token-unused = Never used
web-token-until = Expires { $at }
web-token-name = Program name
web-token-where = Tables it can play at
web-token-days = Expires after
web-token-make = Create token
web-token-secret = Token for { $program }
web-token-once = Copy it now: it won't be shown again. Anyone who has it can play as you.
web-token-revoke = Revoke
web-token-revoke-of = Revoke the token for { $program }
web-token-revoke-text = The program loses access immediately. This can't be undone. You keep your seats.
web-token-keep = Keep token
web-token-revoked = { $program } can no longer play for you.

## Cards and rules

web-cost = { $n } gold
web-legend = Symbols
web-keys = Keyboard shortcuts
web-key-numbers = choose the option with that number
web-key-gold = take gold
web-key-draw = draw cards
web-key-build = build the selected card
web-key-power = use your power
web-key-end = end your turn
web-key-undo = undo your last action
web-key-hint = get a hint
web-key-help = explain the selected card
web-rules-cards = All cards and what they do

## About

web-about-title = About Burgrave
web-about-text = Play Citadels and Valeria: Card Kingdoms online with friends and bots. Free and open source.
web-about-rights = Whose games are these?
web-about-rights-text = This is an unofficial fan project. Citadels is by Bruno Faidutti, and Valeria: Card Kingdoms is by Isaias Vallejo. All names belong to their owners and are used only to identify the games. All text and art here is our own. If you like the games, please buy them.
web-about-fair = Fair play
web-about-fair-text = The server sends your browser only what you're allowed to know. Bots know no more than a human player in their seat. Shuffles and dice use fresh random numbers from the server. These numbers are saved in the game record, so anyone can check them after the game.
web-about-private = Your data
web-about-private-text = A single cookie identifies you. Your browser stores your language, theme and sound settings. There are no trackers, and nothing is loaded from other servers.
web-about-thanks = Thanks
web-about-icons = Icons from
web-about-fonts = Fonts:
web-about-libraries = Made with

## Errors

web-trouble = Something went wrong on this page
web-trouble-text = Your game is safe on the server. Reload the page to continue.
web-nowhere = Page not found
web-nowhere-text = There is nothing at this address. Check the link.
web-error-unknown = Something went wrong. Please try again.
web-error-offline = Can't reach the server. Please check your connection.
web-error-stale = The game has moved on. Check the table, then choose again.
web-error-illegal = You can't do that now.
web-error-not-your-turn = It's not your turn.
web-error-no-room = This table doesn't exist, or you can't access it.
web-error-room-full = All seats are taken.
web-error-cannot-sit = You can't join this table.
web-error-seat-taken = That seat is already taken.
web-error-no-spectators = This table doesn't allow spectators.
web-error-damaged = This game is damaged and can't be shown.
web-error-no-seat = No such seat.
web-error-already-seated = You already have a seat at this table.
web-error-already-started = The game has already started.
web-error-not-started = The game hasn't started yet.
web-error-not-host = Only the host can do this.
web-error-not-seated = You don't have a seat at this table.
web-error-which-seat = Several people play on this device. Choose which player this is for.
web-error-seats-open = A seat is still open. Wait for a player or add a bot.
web-error-game-over = The game has ended.
web-error-not-away = That player isn't away, or has nothing to decide.
web-error-wait-longer = They may be back soon. Please wait a minute.
web-error-has-clock = This table has a time limit. A bot takes over when time runs out.
web-error-still-playing = Available after the game.
web-error-no-hints = Hints are off at this table.
web-error-no-undo = Undo is off at this table.
web-error-paused = The game is paused.
web-error-already-proposed = Answer the open question first.
web-error-only-bots = Only bots are left to agree. Leave the game instead: a bot takes over.
web-error-no-proposal = That question is no longer open.
web-error-cannot-undo = This can't be undone: something was revealed or other players have acted since.
web-error-late-undo = This can't be undone: you would run out of time.
web-error-nothing-to-undo = Nothing to undo.
web-error-no-link = This link is wrong or has expired.
web-error-bad-name = A name must have 1 to 24 visible characters.
web-error-bad-chat = A message must have 1 to 300 characters.
web-error-bad-login = A username must have 3 to 24 characters: letters A to Z, digits, underscores, hyphens and periods.
web-error-bad-password = A password must have 8 to 128 characters.
web-error-login-taken = This username is taken.
web-error-already-registered = You already have an account.
web-error-wrong-login = Wrong username or password.
web-error-wrong-password = That's not your current password.
web-error-too-many-tries = Too many wrong passwords. Wait up to 15 minutes, then try again.
web-error-too-many-requests = Too many requests. Please wait a moment.
web-error-too-many-sockets = Too many open pages. Please close some.
web-error-too-many-rooms = You can't open that many tables at once. Finish or leave some first.
web-error-busy = The server is busy. Please try again in a moment.
web-error-unavailable = Not available right now. Please try again in a moment.
web-error-stopping = The server is restarting. Your game will continue in a moment.
web-error-other-rules = The rules have changed since this game was played. The result and record are still available, but not the replay.
web-error-foreign-origin = This page isn't allowed to do that. Open the game at its own address.
web-error-no-right = A program's token doesn't allow this.
web-error-too-many-tokens = Token limit reached. Revoke one first.

## Notifications and the installed app

web-notices-title = Notifications
web-notices-text = Get notified when it's your turn, when your table is full, or when a game starts or ends. Notifications never reveal cards.
web-notices-on = Turn on in this browser
web-notices-here = Notifications are on in this browser.
web-notices-off = Turn off in this browser
web-notices-stopped = Notifications are off in this browser.
web-notices-forbidden = Your browser blocks notifications from this page. Allow them in its settings.
web-notices-failed = Notifications work only while this page is open.
web-notices-unable = Notifications work only while this page is open. On an iPhone or iPad, add Burgrave to your home screen first.
web-notices-others = My other browsers
web-notices-end = Turn off
web-notices-off-at = Turn off notifications in { $agent }
web-mail-title = Email notifications
web-mail-to = Emails go to { $address }.
web-mail-open = Open the link in the email we sent to { $address }. You won't get other emails until you do.
web-mail-off = Stop all emails
web-mail-address = Email address
web-mail-on = Notify me by email
web-mail-sent = We sent an email with a link to { $address }.
web-mail-confirm = Confirm your address
web-mail-confirmed = Your address is confirmed. Notifications will go there.
web-mail-void = This link is no longer valid. Enter your address again on your profile.
web-mail-stopped = You won't get any more emails from this server.
web-mail-stop-title = Stop all emails?
web-mail-stop-text = You won't get any more notifications by email. You can turn them back on in your profile.
web-install-title = Burgrave app
web-install-text = Install Burgrave as an app that opens in its own window.
web-install = Install
web-not-now = Can't load this right now
web-offline-title = No connection
web-offline-text = Can't reach the server. No moves are lost, and this page keeps trying to reconnect. Game clocks keep running unless the server itself is down.
web-newer = Update available.
web-newer-go = Reload
web-later = Later
web-error-bad-device = Notifications can't be delivered to this browser.
web-error-bad-mail = We couldn't send an email to this address.
web-error-not-offered = This server doesn't offer that.

## Spectators

web-audience =
    { $n ->
        [one] { $n } spectator
       *[other] { $n } spectators
    }
web-audience-named = Spectators: { $names }
web-audience-more = Spectators: { $names } and { $n } more
web-audience-show-me = Show my name to players
web-spectators-write = Spectators can chat
web-error-no-chat = Only players can chat at this table.

## In the page, without a server

web-lite-loading = Getting Burgrave ready…
web-lite-old = Burgrave needs a newer browser. Use a current version of Firefox, Chrome, Edge or Safari.
web-lite-twice = Burgrave is already open in another tab. Close that tab to play here.
web-lite-failed = Burgrave could not be loaded. Check your connection and try again.
web-lite-unkept = This browser won't save your games: they last until you close this page.
web-lite-you = Your games are saved in this browser.
web-lite-full = There is no space left in this browser's storage, so your move was not saved. Free some space and try again.
