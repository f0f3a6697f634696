### What the pages of both games share, in English.

web-table-actions = What you can do
web-table-touch = Touch it on the table, or choose here.
web-table-back = Back
web-table-more = All { $count } options (o)
web-table-more-short = More
web-table-undo = Take it back (u)
web-table-hint = Ask for a hint (h)
web-table-hints = Hints
web-table-no-hints = There is no hint for this.
web-table-percent = { $n }% to win
web-table-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-table-close = Close
web-table-search = Search
web-table-none-found = Nothing here goes by that name.
web-table-log = Log of the game
web-table-tab-log = Log
web-table-tab-chat = Chat
web-table-unread = { $count } unread
web-table-news = Since your last move
web-table-newest =
    { $count ->
        [0] Newest
       *[other] Newest ({ $count })
    }
web-table-no-chat = Nobody has said anything yet.
web-table-say = Say something
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
web-table-stand-in = bot plays on
web-table-online = At the table
web-table-away = Away
web-table-thinking = Thinking
web-table-deciding = Has to decide
web-table-waiting = Waiting for { $names }
web-table-to-play = { $names } to play
web-table-result = Result
web-table-place = Place
web-table-player = Player
web-table-total = Total
web-table-counting = The points are counted
web-table-skip = Skip
web-table-facts = What there is to tell
web-table-course = Points as each round began
web-table-fact-rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }

# The table of a game without a page of its own.

web-any-round = Round { $n }
web-any-table = On the table
web-any-watching = You are watching.
web-any-yes = yes
web-any-no = no
web-any-none = none
web-any-pitch = Played in words: what lies open and what you can do are shown as lists.
