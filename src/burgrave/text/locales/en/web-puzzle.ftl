### Puzzles, in English.

web-puzzles = Puzzles
web-puzzles-about = Positions from games between bots. In each of them, one move is clearly best. Can you find it?
web-puzzle = Puzzle
web-puzzle-number = Puzzle { $n }
web-puzzle-of-round = Position from round { $n }
web-puzzle-daily = Puzzle of the day
web-puzzle-lobby = One move is clearly best. Can you find it?
web-puzzle-solve = Solve it
web-puzzle-done-today = Solved. The next one comes tomorrow.
web-puzzle-streak =
    { $n ->
        [one] { $n } day in a row
       *[other] { $n } days in a row
    }
web-puzzle-question = One move is clearly best. Play it.
web-puzzle-right = Right!
web-puzzle-wrong = Not the best move
web-puzzle-solution = Show solution
web-puzzle-first-counts = Only your first answer counts.
web-puzzle-best = Best move:
web-puzzle-yours = (your move)
web-puzzle-chances = Winning chance after each move
web-puzzle-more =
    { $n ->
        [one] { $n } more move
       *[other] { $n } more moves
    }
web-puzzle-sure = All { $searches } searches found the same best move. On average, it is { $margin } points (±{ $error }) ahead of the best wrong one, in { $trials } playouts.
web-puzzle-next = Next puzzle
web-puzzle-all = All puzzles
web-puzzle-none = No puzzles match these filters.
web-puzzle-count = { $done } of { $n } solved
web-puzzle-solved = solved
web-puzzle-missed = missed
web-puzzle-grade = Difficulty
web-puzzle-any-grade = Any
web-puzzle-grade-1 = Easy
web-puzzle-grade-2 = Medium
web-puzzle-grade-3 = Hard
web-puzzle-grade-4 = Expert
web-puzzle-theme = Theme
web-puzzle-any-theme = All themes
web-puzzle-theme-turn = The right moment
web-no-puzzle = Puzzle not available
web-error-no-puzzle = There is no such puzzle.
