### How people fare, what others see of them, and the best of a server. In English.

## A person's page

web-person-more = Statistics and all games
web-person-since = Here since { $at }
web-person-mine = This is what others see of you.
web-person-to-mine = To my own page
web-person-see = Others may see this page
web-person-see-text = Whoever has its address then sees your name, how you fare and what you have finished, and you can stand among the best of this server. Others at your tables are named only if they show their page, too.
web-person-address = Address of this page
web-person-guest = Only you see this page. With an account you can show it to others.
web-person-nothing = No finished game yet. Numbers come with the first one.
web-person-none = Nobody to be seen here
web-person-none-text = There is no such page, or its owner does not show it.
web-person-stranger = Say your name first
web-person-stranger-text = Then this page tells how you fare at the games that you finish.

## How somebody fares

web-share-won = { $wins } of { $games } won
web-share-between = { $share } ({ $low } – { $high })
web-share-few = too few games to tell
web-share-chance = by chance { $chance }
web-share-legend = The band shows where the true share of wins lies with 95% certainty, the dot the share so far, the line what chance alone would win.
web-fares-all = All games
web-fares-points = Points on average
web-fares-rated =
    { $n ->
        [one] after 1 rated game
       *[other] after { $n } rated games
    }
web-fares-value = { $rating } ± { $doubt }
web-fares-rating-name = Rating
web-fares-scale = A rating begins at 25 ± 16.7. It rises with those who end before others; the doubt (±) shrinks with each rated game.
web-fares-by-ruleset = By edition
web-fares-by-players = By number of players
web-fares-counts-for-each = A game counts for each of these that was played in it.
web-fares-times =
    { $n ->
        [one] in 1 round
       *[other] in { $n } rounds
    }

## Finished games

web-played = Finished games
web-played-any-game = All games
web-played-ended = How it ended
web-played-any-end = Won or lost
web-played-won = Won
web-played-lost = Lost
web-played-with = With whom
web-played-anybody = With anybody
web-played-any-ruleset = All editions
web-played-none = No game matches this.
web-played-more = Earlier games
web-played-somebody = somebody
web-played-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of { $of }
web-played-seat = { $place }. { $name }, { $points }

## The best

web-best = The best here
web-best-title = The best of this server
web-best-text = By rating, less its doubt. The list has those who show their page and have at least { $least } rated games, and bots to compare with. A game is rated when somebody with an account finishes it against another who has one, or against bots at a table without hints.
web-best-none = Nobody yet. Show your page, and play rated games.

## Friends

web-friends = Friends
web-friends-text = Friends see each other's name and whether the other is at a table. Whoever opens a table can invite friends there.
web-friends-none = No friends here yet. Make a link, and send it to somebody.
web-friends-make = Make a link for a friend
web-friends-link = Link for one friend
web-friends-link-text = Send it to one person: it makes one friend and is then void.
web-friends-there = at a table now
web-friends-away = not at a table
web-friends-page = Their page
web-friends-page-of = { $name }: page
web-friends-end = End friendship
web-friends-end-of = End friendship with { $name }
web-friend-title = { $name } wants to be your friend
web-friend-text = You then see each other's name and whether the other is at a table, and can invite each other.
web-friend-be = Be friends
web-friend-none = This link is void
web-friend-none-text = It is good for one person and has been used, or a letter is missing. Ask for a new one.
web-friend-own = This is your own link
web-invitations = Invitations
web-invitations-from = { $name } invites you: { $game }
web-invitations-go = See the table
web-invite = Invite friends
web-invite-of = Invite { $name }
web-invite-do = Invite
web-invite-done = Invited
web-block = Block
web-block-of = Block { $name }
web-block-somebody = Block somebody here
web-block-text = If you are friends, that ends, and you hear nothing they say. They find no seat at your tables. In the lobby neither of you sees the tables of the other. They are not told, and games under way go on. You can unblock them on the page "Friends".
web-block-done = You hear no more from { $name }.
web-blocked = Blocked
web-blocked-end = Unblock
web-blocked-end-of = Unblock { $name }

## What went wrong

web-error-no-person = There is no such page, or its owner does not show it.
web-error-no-account = A guest cannot do this. Make an account first.
