### The page of a game review, in English. Messages shared with the terminal are in review.ftl.

web-review = Review
web-review-of = Review: { $name }
web-no-review = Review not available
web-review-about = See how the winning chances changed, the turning points, everyone's mistakes, and how much was luck.
web-review-takes =
    { $n ->
        [0] This takes about a minute.
        [one] About a minute left.
       *[other] About { $n } minutes left.
    } You can leave and come back: the review is saved for all players.
web-review-ask = Review this game
web-review-again = Try again
web-review-waiting = { $before ->
        [0] This game is next.
        [one] One game is ahead of yours.
       *[other] { $before } games are ahead of yours.
    }
web-review-making = Step { $done } of { $steps }
web-review-progress = Review progress
web-review-failed = This game couldn't be reviewed.
web-review-chart = Chance to win, round by round
web-review-curves = Show
web-review-chances = Winning chance
web-review-as-table = Show as a table
web-review-player = Player
web-review-round = Round { $n }
web-review-moment = { $number }: round { $round }
web-review-look-at = Replay from step { $step }
web-review-seats = Luck and skill
web-review-turning-note = How much the winning chances swung at that moment.
web-review-costly-note = Compared with the best move the engine found at that point.
web-review-sums = Compared with an even chance for everyone.
web-review-mistakes = { $n ->
        [0] No mistakes in { $of } decisions.
        [one] 1 mistake in { $of } decisions.
       *[other] { $n } mistakes in { $of } decisions.
    }
web-review-whose = Player
web-review-played = Played:
web-review-better = Better:
web-review-cost = { $chance } chance of winning instead of { $possible }
web-review-possible = possible
web-review-try = Try this position
web-review-decisions = All decisions
web-review-not-yet = Key moments appear here as they are found.
web-error-no-review = Only finished games can be reviewed, and only if the game has bots.
web-error-too-many-reviews = You already have several reviews in the queue. Try again when they're done.

web-from-here = Play from here
web-from-here-short = From here
web-from-here-text = This opens a new table of your own, starting at step { $step }. You take one seat and bots take the others. Cards the player in your seat couldn't see are dealt again. The game won't count for anyone.
web-from-here-as = Play as
web-from-here-go = Start
