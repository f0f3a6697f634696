### Terminal messages for every game, in English.

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
terminal-page = page { $number } of { $count }: Enter next, b back, q return to game
terminal-page-only = Press Enter to continue
terminal-help = Type the number of your choice. "?" explains what you see, and "? name" explains any card. h hint, l log, v view table, u undo, s save, q quit.
terminal-type-a-number =
    { $number ->
        [one] Type 1 to choose, or ? for help.
       *[other] Type a number from 1 to { $number } to choose, or ? for help.
    }
terminal-which-card = Which one? { $cards }
terminal-no-card = No card is called "{ $name }". Try "?" by itself.
terminal-undone = Undone.
terminal-undo-nothing = Nothing to undo.
terminal-undo-seen = Too late to undo: something new was revealed.
terminal-saved = Saved to { $file }.
terminal-go-on = To resume: { $command }
terminal-not-saved = This game isn't being saved.
terminal-cannot-save = This game can't be saved: { $reason }
terminal-input-ended = Input ended in the middle of the game.
terminal-thinking = { $name } is thinking…
terminal-bot-failed = The bot "{ $bot }" takes over because { $name } failed: { $reason }
terminal-curtain = Pass the device to { $name }. { $name }, press Enter when no one else can see the screen.

## Bot levels

terminal-level-easy = easy
terminal-level-normal = normal
terminal-level-hard = hard
terminal-level-expert = expert
terminal-welcome-level =
    { $count ->
        [one] Your opponent's level is "{ $level }". To change it, start with --level and one of: { $levels }.
       *[other] Your opponents' level is "{ $level }". To change it, start with --level and one of: { $levels }.
    }

## Hints

terminal-thinking-of-hint = Thinking…
terminal-hint =
    { $points ->
        [one] { $number }. { $label }: { $percent }% chance to win, about { $points } point. { $why }
       *[other] { $number }. { $label }: { $percent }% chance to win, about { $points } points. { $why }
    }
terminal-hint-choice = Option
terminal-hint-win = Win
terminal-hint-points = Points
terminal-hint-why = Why
terminal-hint-best = Best move found.
terminal-hint-close = About as good as the best move.
terminal-hint-behind = Weaker option.
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

# Question of `burgrave play` without a game; $games: the names of all games.
terminal-which-game = Which game?
terminal-which-game-again = Answer with a number or a name: { $games }.
