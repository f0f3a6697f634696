### Game reviews, in English.
### Changes of the winning chance include the sign and the percent sign; $what and $why are whole sentences.

review-title = { $game }: game review
review-cut-off = Stopped after { $done } of { $steps } steps. These are the results so far.
review-end = end
review-chances = Winning chance at the start of each round, in percent
review-points = Expected final score

review-moments = Key moments for { $name }
    .me = Your key moments
review-no-moments = No single moment mattered much.
review-moment = Round { $round }, { $role }: { $what } { $then }
review-role-missed = a chance missed
review-role-gained = a strong turn
review-role-helped = an opponent's turn that helped
review-role-hurt = an opponent's turn that hurt
review-role-lucky = a stroke of luck
review-role-unlucky = bad luck
review-could = { $doing } would have raised { $name }'s chance of winning from { $from } to { $to }.
    .me = { $doing } would have raised your chance of winning from { $from } to { $to }.
review-better = "{ $best }" would have raised { $name }'s chance of winning from { $from } to { $to }.
    .me = "{ $best }" would have raised your chance of winning from { $from } to { $to }.
review-rose = { $name }'s chance of winning rose from { $from } to { $to }.
    .me = Your chance of winning rose from { $from } to { $to }.
review-fell = { $name }'s chance of winning fell from { $from } to { $to }.
    .me = Your chance of winning fell from { $from } to { $to }.
review-deed = { $name } chose "{ $label }".
    .me = You chose "{ $label }".

review-turning = Turning points
review-no-turning = No single moment decided the game.
review-turn = Round { $round }: { $what } { $gainer } { $gain }, { $loser } { $loss } ({ $why }).
review-by-play = decision
review-by-chance = luck
review-by-hidden = hidden information

review-costly = { $name }'s biggest mistakes
    .me = Your biggest mistakes
review-nothing-costly = No mistakes found.
review-cost = Round { $round }: { $played }. Better: { $best }.{ $why } Chance of winning: { $chance } instead of { $possible }.

review-luck-and-play = Luck and skill: winning chance gained or lost
review-part-luck = luck
review-part-play = skill
review-part-deal = starting deal
review-part-chance = random events
review-part-hidden = hidden information
review-part-others = opponents' play
review-luck = { $name }, { review-part-luck }: { $luck } ({ review-part-deal } { $deal }, { review-part-chance } { $chance }, { review-part-hidden } { $hidden }).
review-play = { $name }, { review-part-play }: { $play } (± { $error }); { review-part-others }: { $others }.
review-yardstick = "Skill" compares each player with a solid bot. "Mistakes" compares each move with the best one the engine found, using only what the player could know.

review-word-won-both = { $name } played well, got lucky, and won.
    .me = You played well, got lucky, and won.
review-word-won-play = { $name } won by playing well.
    .me = You won by playing well.
review-word-won-against-luck = { $name } played well and won despite bad luck.
    .me = You played well and won despite bad luck.
review-word-won-luck = { $name } won by luck.
    .me = You won by luck.
review-word-won-others = { $name } won thanks to the opponents' moves.
    .me = You won thanks to your opponents' moves.
review-word-lost-best = { $name } played the best but lost to bad luck.
    .me = You played the best but lost to bad luck.
review-word-lost-unlucky = { $name } played well but lost to bad luck.
    .me = You played well but lost to bad luck.
review-word-lost-beaten = { $name } played well but was beaten anyway.
    .me = You played well but were beaten anyway.
review-word-lost-both = { $name } had bad luck, and mistakes made it worse.
    .me = You had bad luck, and mistakes made it worse.
review-word-lost-play = { $name } lost because of mistakes, not bad luck.
    .me = You lost because of mistakes, not bad luck.
review-word-lost-luck = { $name } played an average game and lost to bad luck.
    .me = You played an average game and lost to bad luck.
review-word-lost-others = { $name } lost because of the opponents' moves.
    .me = You lost because of your opponents' moves.
