### The game in review, in English.
### Shares of the win come with a sign and a percent sign; $what and $why are whole sentences.

review-title = { $game }: the game in review
review-cut-off = Cut off after { $done } of { $steps } steps: this is what is finished.
review-end = end
review-chances = Chance to win as each round began, in percent
review-points = Points that were likely at the end

review-turning = What turned the game
review-no-turning = No single moment did.
review-turn = Round { $round }: { $what } { $gainer } { $gain }, { $loser } { $loss } ({ $why }).
review-by-play = by the decision
review-by-chance = by chance
review-by-hidden = by what was hidden from whoever decided

review-costly = The decisions that cost { $name } most
    .me = The decisions that cost you most
review-nothing-costly = None that a search could tell from the best.
review-cost = Round { $round }: { $played }. Better: { $best }. { $why } It cost { $cost } of the win (± { $error }).

review-luck-and-play = Luck and play, in shares of the win
review-part-luck = luck
review-part-play = play
review-part-deal = the deal
review-part-chance = what chance brought
review-part-hidden = what was hidden
review-part-others = the play of the others
review-luck = { $name }, { review-part-luck }: { $luck } ({ review-part-deal } { $deal }, { review-part-chance } { $chance }, { review-part-hidden } { $hidden }).
review-play = { $name }, { review-part-play }: { $play } (± { $error }); mistakes cost { $cost } in all. The play of the others: { $others }.
review-yardstick = Play is measured against a steady player who goes by rules of thumb; mistakes against the best that a search found in what the player knew then.

review-word-won-both = { $name } played well, had luck, and won.
    .me = You played well, had luck, and won.
review-word-won-play = { $name } won by playing well.
    .me = You won by playing well.
review-word-won-against-luck = { $name } played well, and won against bad luck.
    .me = You played well, and won against bad luck.
review-word-won-luck = { $name } won by luck.
    .me = You won by luck.
review-word-won-others = { $name } won by what the others did.
    .me = You won by what the others did.
review-word-lost-best = { $name } played best, and lost to luck.
    .me = You played best, and lost to luck.
review-word-lost-unlucky = { $name } played well, and lost to bad luck.
    .me = You played well, and lost to bad luck.
review-word-lost-beaten = { $name } played well, and was beaten all the same.
    .me = You played well, and were beaten all the same.
review-word-lost-both = { $name } had bad luck, and made it worse.
    .me = You had bad luck, and made it worse.
review-word-lost-play = { $name } lost by their own decisions, not by luck.
    .me = You lost by your own decisions, not by luck.
review-word-lost-luck = { $name } played evenly, and lost to bad luck.
    .me = You played evenly, and lost to bad luck.
review-word-lost-others = { $name } lost to what the others did.
    .me = You lost to what the others did.
