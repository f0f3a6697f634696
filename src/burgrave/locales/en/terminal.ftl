### The table in a terminal, in English.

## The table

terminal-round = round { $number }
terminal-deck = { $count } in the deck
terminal-goal = { $number } districts complete a city
terminal-tower = the Bell Tower makes 7 districts enough
terminal-pool = { $gold } of tax waiting
terminal-rank = rank { $number }
terminal-you = You
terminal-player = Player { $number }
terminal-nothing = nothing
terminal-column-player = Player
terminal-column-gold = Gold
terminal-column-hand = Hand
terminal-column-city = City
terminal-column-place = Place
terminal-column-total = Total
terminal-city = city { $number } of { $goal }
terminal-known-hand = known to hold
terminal-your-gold = Your gold
terminal-your-hand = Your hand
terminal-your-characters =
    { $number ->
        [one] Your character
       *[other] Your characters
    }
terminal-has-crown = crown
terminal-protected = safe from rank 8
terminal-complete = complete
terminal-complete-first = complete, the first
terminal-complete-among = complete, among the first
terminal-collector = collects the tax
terminal-moored = builds nothing more this round
terminal-museum = { $count } in the Museum

## What is known of a character

terminal-cast-called = called now
terminal-cast-face-up = out, face up
terminal-cast-mine = yours
terminal-cast-buried = put away by you
terminal-cast-silent = no answer
terminal-cast-passed = passed on by you
terminal-cast-killed = killed
terminal-cast-bewitched = bewitched
terminal-cast-robbed = to be robbed
terminal-cast-warrant = warrant
terminal-cast-warrant-signed = signed warrant
terminal-cast-warrant-blank = blank warrant
terminal-cast-threat = threat
terminal-cast-threat-real = real threat
terminal-cast-threat-blank = blank threat

## At the prompt

terminal-prompt = Number, or ? l u s q
terminal-welcome = Welcome! In every round you pick a character in secret; called by rank, each player gathers gold or cards, uses the power and builds. When somebody has { $number } districts the round is the last one, and most points win.
terminal-help = Type the number of a choice. "?" explains what you see, "? name" explains any card; l log, v table, u undo, s save, q quit.
terminal-type-a-number =
    { $number ->
        [one] Type 1 to choose, or ? for help.
       *[other] Type a number from 1 to { $number } to choose, or ? for help.
    }
terminal-which-card = Which one? { $cards }
terminal-no-card = There is no card called "{ $name }". Try "?" alone.
terminal-undone = Taken back.
terminal-undo-nothing = There is nothing to take back.
terminal-undo-seen = Too late to take that back: something new was revealed.
terminal-saved = Saved in { $file }. To go on: { $command }
terminal-not-saved = This game is not being saved.
terminal-cannot-save = This game cannot be saved: { $reason }
terminal-input-ended = The input ended in the middle of the game.
terminal-curtain = Pass the device to { $name }. { $name }, press Enter when you are alone with it.

## The end

terminal-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
terminal-score-districts = Districts
terminal-score-types = Five types
terminal-score-complete = Completion
terminal-score-uniques = Uniques
terminal-you-win =
    { $number ->
        [one] You win with { $number } point!
       *[other] You win with { $number } points!
    }
terminal-winners =
    { $count ->
        [one] { $names } wins with { terminal-points }.
       *[other] { $names } share the win with { terminal-points }.
    }
