### What the terminal says in every game, in English.

## The table

terminal-round = round { $number }
terminal-you = You
terminal-player = Player { $number }
terminal-nothing = nothing
terminal-column-player = Player
terminal-column-place = Place
terminal-column-total = Total

## At the prompt

terminal-prompt = Number, or ? h l v u s q
terminal-page = page { $number } of { $count }: Enter for the next, b back, q to the game
terminal-page-only = Enter to go on
terminal-help = Type the number of a choice. "?" explains what you see, "? name" explains any card; h hint, l log, v table, u undo, s save, q quit.
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
terminal-saved = Saved in { $file }.
terminal-go-on = To go on: { $command }
terminal-not-saved = This game is not being saved.
terminal-cannot-save = This game cannot be saved: { $reason }
terminal-input-ended = The input ended in the middle of the game.
terminal-thinking = { $name } is thinking …
terminal-bot-failed = { $name } failed, and the bot "{ $bot }" plays on in that seat: { $reason }
terminal-curtain = Pass the device to { $name }. { $name }, press Enter when you are alone with it.

## How well bots play

terminal-level-easy = easy
terminal-level-normal = normal
terminal-level-hard = hard
terminal-level-expert = expert
terminal-welcome-level =
    { $count ->
        [one] Your opponent plays at level "{ $level }". For another level, start with --level and one of: { $levels }.
       *[other] The others play at level "{ $level }". For another level, start with --level and one of: { $levels }.
    }

## Hints

terminal-thinking-of-hint = Thinking …
terminal-hint =
    { $points ->
        [one] { $number }. { $label }: { $percent }% chance to win, about { $points } point. { $why }
       *[other] { $number }. { $label }: { $percent }% chance to win, about { $points } points. { $why }
    }
terminal-hint-choice = Choice
terminal-hint-win = Win
terminal-hint-points = Points
terminal-hint-why = Why
terminal-hint-best = Nothing else promises more.
terminal-hint-close = About as good as the first choice.
terminal-hint-behind = Other choices promise more.
terminal-percent = { $number }%
terminal-reader = you

## The end

terminal-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
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

## Lists

terminal-and = { $first } and { $last }
