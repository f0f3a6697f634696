### Tournaments in English: creating one, its page, its tables.

## Creating a tournament

web-tournament = Tournament
web-tournament-new = New tournament
web-tournament-mine = My tournaments
web-tournament-lobby = Play several rounds with one overall ranking. Share a link, and the server sets up the tables.
web-tournament-of = { $name }'s tournament
web-tournament-name = Tournament name
web-tournament-size = Players and rounds
web-tournament-places = Players
web-tournament-at-table = Players per table
web-tournament-rounds = Rounds
web-tournament-tables =
    { $n ->
        [one] One table per round.
       *[other] { $n } tables per round.
    }
web-tournament-uneven = Some tables have only { $least } players.
web-tournament-alone = With this many players, one would be left without a table.
web-tournament-format = Pairing
web-tournament-swiss = Swiss
web-tournament-groups = Groups
web-tournament-swiss-note = Players with equal points meet, with as few rematches as possible.
web-tournament-groups-note = The same players meet every round, in different seats.
web-tournament-duplicate = Same deal at all tables
web-tournament-duplicate-note = Other tables can't be watched until every game in the round is over.
web-tournament-duplicate-full = This needs at least two tables, all of them full.
web-tournament-bots = Bots in open spots
web-tournament-wait = Wait for late players
web-tournament-play = I'm playing too
web-tournament-make = Create tournament

## Tournament page

web-tournament-waits = Not started yet
web-tournament-playing = Round { $n } of { $of }
web-tournament-over = Finished
web-tournament-host = Host: { $name }
web-tournament-round-count =
    { $n ->
        [one] One round
       *[other] { $n } rounds
    }
web-tournament-players = Players
web-tournament-free =
    { $n ->
        [one] 1 spot is open.
       *[other] { $n } spots are open.
    }
web-tournament-full = All spots are taken.
web-tournament-link = Tournament link
web-tournament-send = Share this link with players.
web-tournament-join = Join
web-tournament-come-back = Rejoin
web-tournament-leave = Leave tournament
web-tournament-begin = Start tournament
web-tournament-begin-bots =
    { $n ->
        [one] A bot takes the open spot.
       *[other] Bots take the { $n } open spots.
    }
web-tournament-host-begins = Waiting for the host to start.
web-tournament-call-off = Cancel tournament
web-tournament-called-off = This tournament was canceled.
web-tournament-remove = Remove { $name }
web-tournament-left = left
web-tournament-removed = removed
web-tournament-table-waits = Your table is waiting
web-tournament-table-plays = Your game is in progress
web-tournament-table-over = Other tables are still playing this round.
web-tournament-until = Starts within { $time }.
web-tournament-go = Go to my table
web-tournament-round = Round { $n }
web-tournament-table = Table { $n }
web-tournament-table-open = waiting to start
web-tournament-table-playing = in progress
web-tournament-table-ended = finished
web-tournament-shut = All tables play the same deal, so you can't view them until every game in the round is over.
web-tournament-seal = Deal fingerprint
web-tournament-seal-note = This fingerprint is made from the secret seed that shuffled the cards. The seed is revealed after the round, so anyone can check that the deal wasn't changed.
web-tournament-seed = Deal seed
web-tournament-standing = Standings
web-tournament-rank = Place
web-tournament-player = Player
web-tournament-points = Points
web-tournament-same-seat = Same seat
web-tournament-opponents = Opponents
web-tournament-firsts = Wins
web-tournament-points-note = Points: share of opponents beaten at each table. Ties are broken by the next columns.
web-tournament-same-seat-note = Same seat: share of players in the same seat at other tables who did worse.
web-tournament-opponents-note = Opponents: points scored by the opponents faced. Wins: first places.

## Tournament tables

web-tournament-begins = The game starts when everyone is here. A bot plays for anyone who is late.
web-tournament-to = Go to tournament

## Errors

web-error-no-tournament = This tournament doesn't exist.
web-error-no-player = No such player.
web-error-bad-places = This many players can't be split into tables of that size. Choose other numbers.
web-error-too-many-tables = A round would need too many tables. Choose fewer players or larger tables.
web-error-too-many-tournaments = You're already hosting too many tournaments. End one of them first.
web-error-tournament-begun = The tournament has already started.
web-error-tournament-empty = This tournament has no players yet.
web-error-tournament-full = All spots in this tournament are taken.
web-error-tournament-over = This tournament is over.
web-error-not-entered = You're not in this tournament.
web-error-was-removed = The host removed you from this tournament.
web-error-of-tournament = This table belongs to a tournament, which assigns the seats.
web-error-sealed = Other tables are still playing the same deal. You can view this when they finish.
