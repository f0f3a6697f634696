### Profiles, statistics, the leaderboard and friends, in English.

## Profile page

web-person-more = Statistics and all games
web-person-since = Joined { $at }
web-person-mine = This is how others see you.
web-person-to-mine = My statistics
web-person-see = Make this page public
web-person-see-text = Anyone with the link can see your name, results and finished games, and you can appear on the leaderboard. Other players at your tables are named only if their page is public, too.
web-person-address = Link to this page
web-person-guest = Only you can see this page. Create an account to make it public.
web-person-nothing = No finished games yet. Statistics appear after the first one.
web-person-none = Profile not found
web-person-none-text = This page doesn't exist or isn't public.
web-person-stranger = Choose a name first
web-person-stranger-text = This page shows your results once you have finished a game.

## Statistics

web-share-won = { $wins } of { $games } won
web-share-between = { $share } ({ $low }–{ $high })
web-share-few = too few games to tell
web-share-chance = chance level { $chance }
web-share-legend = Dot: win rate. Band: 95% confidence. Line: what pure chance would give.
web-results-all = All games
web-results-points = Average score
web-results-rated =
    { $n ->
        [one] after 1 rated game
       *[other] after { $n } rated games
    }
web-results-value = { $rating } ± { $doubt }
web-results-rating-name = Rating
web-results-scale = Ratings start at 25 ± 16.7. Yours rises when you finish ahead of others; the uncertainty (±) shrinks with each rated game.
web-results-by-ruleset = By edition
web-results-by-players = By number of players
web-results-counts-for-each = A game can count toward several of these.
web-results-times =
    { $n ->
        [one] in 1 round
       *[other] in { $n } rounds
    }

## Finished games

web-played = Finished games
web-played-any-game = All games
web-played-ended = Result
web-played-any-end = Any result
web-played-won = Won
web-played-lost = Lost
web-played-with = Opponent
web-played-anybody = Any opponent
web-played-any-ruleset = All editions
web-played-none = No matching games.
web-played-more = Earlier games
web-played-somebody = a player
web-played-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of { $of }
web-played-seat = { $place }. { $name }, { $points }

## Leaderboard

web-best = Leaderboard
web-best-title = Leaderboard
web-best-text = Ranked by rating minus its uncertainty. Shows players with a public profile and at least { $least } rated games, and bots for comparison. A game is rated when a registered player finishes it against other registered players, or against bots with hints off.
web-best-none = No one yet. Make your profile public and play rated games.

## Friends

web-friends = Friends
web-friends-text = Friends see each other's names and whether they're at a table. You can invite them to tables you open.
web-friends-none = No friends yet. Create a link and send it to someone.
web-friends-make = Create a friend link
web-friends-link = Friend link
web-friends-link-text = Send it to one person. It works only once.
web-friends-there = at a table now
web-friends-away = not at a table
web-friends-page = Profile
web-friends-page-of = { $name }: profile
web-friends-end = Remove friend
web-friends-end-of = Remove friend: { $name }
web-friend-title = { $name } wants to be your friend
web-friend-text = You'll see each other's names and whether you're at a table. You can also invite each other.
web-friend-be = Accept
web-friend-none = This link doesn't work
web-friend-none-text = It has already been used, or part of it is missing. Ask for a new one.
web-friend-own = This is your own link
web-invitations = Invitations
web-invitations-from = { $name } invites you to play { $game }
web-invitations-go = View table
web-invite = Invite friends
web-invite-of = Invite { $name }
web-invite-do = Invite
web-invite-done = Invited
web-block = Block
web-block-of = Block { $name }
web-block-somebody = Block a player
web-block-text = This removes the player from your friends and hides their messages. They can't join your tables, and you won't see each other's tables in the lobby. They won't be notified, and current games continue. You can unblock them on the Friends page.
web-block-done = { $name } is blocked.
web-blocked = Blocked
web-blocked-end = Unblock
web-blocked-end-of = Unblock { $name }

## Errors

web-error-no-person = This page doesn't exist or isn't public.
web-error-no-account = Guests can't do this. Create an account first.
