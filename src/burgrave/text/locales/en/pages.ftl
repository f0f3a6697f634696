# Pages behind links to tables, tournaments and replays, in English, with the pictures that chat programs show.
# $table: the name of a table. $game: the title of a game. $names: a list of players.

page-title = { $table }: { $game }
page-replay-title = Replay of { $table }: { $game }
page-free =
    { $free ->
        [one] 1 of { $seats } seats is free.
       *[other] { $free } of { $seats } seats are free.
    } Open the link to join.
page-full = All seats are taken. The game will start soon.
page-playing = { $names } are playing.
page-playing-alone = { $names } is playing.
page-over = The game is over.
page-result = { $verdict } { $scores }
page-edition = { $game } · { $edition }
page-open-seat = Free seat
page-tournament-open =
    { $places ->
        [one] 1 place
       *[other] { $places } places
    }, { $taken } taken. Open the link to join.
page-tournament-playing = Round { $round } of { $rounds } is being played.
page-tournament-over = The tournament is over: { $names }.
page-tournament-called-off = This tournament was called off.
page-picture = Picture of { $title }
page-go-room = Open the table
page-go-tournament = Open the tournament
page-go-replay = Watch the replay
page-go-lobby = Go to the lobby
page-missing = Page not found
    .body = This link leads nowhere. It may be incomplete, or the table no longer exists.
page-busy = Too many requests
    .body = Wait a moment, then reload the page.
page-trouble = Something went wrong
    .body = Wait a moment, then reload the page.
