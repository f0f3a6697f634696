### Tournaments: making one, its page, its tables.

## Making one

web-tournament = Tournament
web-tournament-new = New tournament
web-tournament-mine = My tournaments
web-tournament-lobby = Several tables, several rounds, one standing: send a link, and the server opens the tables.
web-tournament-of = { $name }'s tournament
web-tournament-name = Name of the tournament
web-tournament-size = Players and rounds
web-tournament-places = Places
web-tournament-at-table = Players at a table
web-tournament-rounds = Rounds
web-tournament-tables =
    { $n ->
        [one] One table in each round.
       *[other] { $n } tables in each round.
    }
web-tournament-uneven = Some of them have { $least } players.
web-tournament-alone = With this number of places somebody would sit alone.
web-tournament-format = Who meets whom
web-tournament-swiss = Swiss
web-tournament-groups = Groups
web-tournament-swiss-note = In each round players with equal points meet, and as few as possible meet again.
web-tournament-groups-note = The same people meet in every round, in other seats.
web-tournament-duplicate = The same deal at all tables
web-tournament-duplicate-note = Until the last table of a round is over, nobody can look at another one.
web-tournament-duplicate-full = For this all tables must be full, and there must be two or more.
web-tournament-bots = Bots in free places
web-tournament-wait = A table waits for its players
web-tournament-play = I play myself
web-tournament-make = Make the tournament

## Its page

web-tournament-waits = Before it begins
web-tournament-playing = Round { $n } of { $of }
web-tournament-over = Over
web-tournament-host = Host: { $name }
web-tournament-round-count =
    { $n ->
        [one] One round
       *[other] { $n } rounds
    }
web-tournament-players = Players
web-tournament-free =
    { $n ->
        [one] One place is free.
       *[other] { $n } places are free.
    }
web-tournament-full = All places are taken.
web-tournament-link = Link to this tournament
web-tournament-send = Send this link to those who are to play.
web-tournament-join = Take a place
web-tournament-come-back = Come back
web-tournament-leave = Leave the tournament
web-tournament-begin = Begin the tournament
web-tournament-begin-bots =
    { $n ->
        [one] A bot takes the free place.
       *[other] Bots take the { $n } free places.
    }
web-tournament-host-begins = The host begins the tournament.
web-tournament-call-off = Call it off
web-tournament-called-off = This tournament was called off.
web-tournament-remove = Remove { $name }
web-tournament-left = left
web-tournament-removed = removed
web-tournament-table-waits = Your table waits for you
web-tournament-table-plays = Your game goes on
web-tournament-table-over = The round goes on at other tables.
web-tournament-until = It begins in { $time } at the latest.
web-tournament-go = To my table
web-tournament-round = Round { $n }
web-tournament-table = Table { $n }
web-tournament-table-open = waiting to start
web-tournament-table-playing = is being played
web-tournament-table-ended = is over
web-tournament-shut = The same cards lie at all tables: they can be seen when the last one is over.
web-tournament-seal = Seal of the deal
web-tournament-seal-note = The seal is a fingerprint of the secret from which the cards were dealt. The secret (the seed) is shown when the round is over: then everybody can check that nobody changed the deal.
web-tournament-seed = Seed of the deal
web-tournament-standing = Standing
web-tournament-rank = Place
web-tournament-player = Player
web-tournament-points = Points
web-tournament-same-seat = Same seat
web-tournament-opponents = Opponents
web-tournament-firsts = Firsts
web-tournament-points-note = Points are the share of the others at the table whom a player has beaten. With equal points the next columns decide.
web-tournament-same-seat-note = Same seat: the share of those in the same seat at other tables whose game was worth fewer points.
web-tournament-opponents-note = Opponents: the points of those whom a player has met. Firsts: first places.

## Its tables

web-tournament-begins = The game begins when all are here. A bot plays for anybody who does not come in time.
web-tournament-to = To the tournament

## Refusals

web-error-no-tournament = There is no such tournament.
web-error-no-player = Nobody has this place.
web-error-bad-places = This number of places cannot be split into such tables. Choose other numbers.
web-error-too-many-tables = A round would need too many tables. Choose fewer places or larger tables.
web-error-too-many-tournaments = You host many tournaments already. End one of them first.
web-error-tournament-begun = The tournament has begun.
web-error-tournament-empty = Nobody plays in this tournament yet.
web-error-tournament-full = All places of this tournament are taken.
web-error-tournament-over = This tournament is over.
web-error-not-entered = You do not play in this tournament.
web-error-was-removed = The host has removed you from this tournament.
web-error-of-tournament = This table belongs to a tournament, which assigns its seats.
web-error-sealed = The same cards are played at other tables. This can be seen when the last of them is over.
