### Messages shared by the pages of all games, in English.

web-table-actions = Your options
web-table-touch = Choose on the table or here.
web-table-not-now = Not possible right now.
web-table-not-your-turn = It's not your turn.
web-table-back = Back
web-table-more = All { $count } options (o)
web-table-more-short = More
web-table-undo = Undo (u)
web-table-hint = Get a hint (h)
web-table-hints = Hints
web-table-no-hints = No hint available.
web-table-percent = { $n }% to win
web-table-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-table-close = Close
web-table-search = Search
web-table-none-found = No matches.
web-table-log = Game log
web-table-tab-log = Log
web-table-tab-chat = Chat
web-table-unread = { $count } unread
web-table-news = Since your last move
web-table-newest =
    { $count ->
        [0] Newest
       *[other] Newest ({ $count })
    }
web-table-no-chat = No messages yet.
web-table-say = Say something
web-emotes = Short messages
web-emote-hello = Hello!
web-emote-luck = Good luck!
web-emote-nice = Nice move!
web-emote-thanks = Thanks!
web-emote-oops = Oops!
web-emote-ouch = Ouch!
web-emote-moment = One moment…
web-emote-game = Good game!
web-table-send = Send
web-table-open-log =
    { $count ->
        [0] Log and chat
       *[other] Log and chat, { $count } unread
    }
web-table-level-easy = easy bot
web-table-level-normal = bot
web-table-level-hard = hard bot
web-table-level-expert = expert bot
web-table-stand-in = bot playing
web-table-online = At the table
web-table-away = Away
web-table-thinking = Thinking
web-table-deciding = Deciding
web-table-waiting = Waiting for { $names }
web-table-to-play = { $names } to play
web-table-result = Result
web-table-place = Place
web-table-player = Player
web-table-total = Total
web-table-counting = Final scoring
web-table-skip = Skip
web-table-facts = Highlights
web-table-course = Score by round
web-table-fact-rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }

# The end of a game.

web-end-wins =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
    .me = You win
web-end-draw = A draw
web-end-total =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-end-ahead =
    { $n ->
        [one] { $n } point ahead of { $names }.
       *[other] { $n } points ahead of { $names }.
    }
web-end-mine =
    { $n ->
        [one] You finished { $rank } with { $n } point.
       *[other] You finished { $rank } with { $n } points.
    }
web-end-points = Points
web-end-table = Final table
web-end-moments = Key moments
web-end-moments-text = The review finds the three moments that mattered most.
web-end-moments-making = The review is being made. Its first moments appear here.
web-end-chance = Winning chance { $before } → { $after }
web-end-share = Share picture
web-end-share-name = { $game }, { $date }
web-end-share-made = { $game } on Burgrave, { $date }
web-end-share-drawing = Drawing the picture…
web-end-share-go = Share
web-end-share-save = Download
web-end-share-failed = This browser couldn't draw the picture.

# The table of a game without a page of its own.

web-any-round = Round { $n }
web-any-table = On the table
web-any-watching = You're watching.
web-any-yes = yes
web-any-no = no
web-any-none = none
web-any-pitch = Text-only table: visible cards and your options are shown as lists.
