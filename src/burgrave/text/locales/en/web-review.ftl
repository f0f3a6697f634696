### The page of a game in review, in English. What it says as the terminal does is in review.ftl.

web-review = Review
web-review-of = Review of { $name }
web-no-review = There is no review
web-review-about = How each player's chance to win rose and fell, what turned the game, what decisions cost compared with the best that could be found from what was known then, and what was luck and what was play.
web-review-takes = It takes a minute or a few. You can leave this page: the review is kept for everybody who played.
web-review-ask = Review this game
web-review-again = Try again
web-review-waiting = { $before ->
        [0] This game comes next.
        [one] One other game comes first.
       *[other] { $before } other games come first.
    }
web-review-making = Step { $done } of { $steps }
web-review-progress = Progress of the review
web-review-failed = This game could not be reviewed.
web-review-chart = Round by round
web-review-curves = What is drawn
web-review-chances = Chance to win
web-review-as-table = The same as a table
web-review-player = Player
web-review-round = Round { $n }
web-review-moment = { $number }: round { $round }
web-review-look-at = Replay from step { $step }
web-review-seats = Luck and play
web-review-turning-note = How much each chance to win changed there, whoever or whatever did it.
web-review-costly-note = What each cost compared with the best that a search found in what was known then: not the whole change of that moment.
web-review-sums = What each gained or lost against an equal share of the win.
web-review-mistakes = { $n ->
        [0] No decision cost anything.
        [one] One of { $of } decisions cost { $cost } of the win.
       *[other] { $n } of { $of } decisions cost { $cost } of the win in all.
    }
web-review-whose = Decisions of
web-review-played = Played:
web-review-better = Better:
web-review-cost = { $cost } of the win (± { $error })
web-error-no-review = Only a game that came to its end can be reviewed, and only where bots play it.
web-error-too-many-reviews = You are already waiting for several reviews. Ask for this one when they are done.

web-from-here = Play on from here
web-from-here-short = From here
web-from-here-text = A new table of your own begins as this one stood at step { $step }. You take one seat, bots the others. What that player did not know then is dealt anew, and the game counts for nobody.
web-from-here-as = Play as
web-from-here-go = Begin
