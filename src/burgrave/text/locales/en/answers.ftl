### Answers of language models, in English.

answer-how = Answer with one choice: its number, its label, or the notation in brackets.
answer-unknown =
    { $number ->
        [one] "{ $text }" is not one of the choices. Answer 1, or give the choice as it is written.
       *[other] "{ $text }" is not one of the choices. Answer with a number from 1 to { $number }, or give a choice as it is written.
    }
answer-ambiguous =
    { $more ->
        [0] Your answer fits more than one choice: { $choices }. Answer with one number.
       *[other] Your answer fits more than one choice: { $choices }; … Answer with one number.
    }
answer-left =
    { $number ->
        [one] { $number } try left.
       *[other] { $number } tries left.
    }
answer-random = No valid answer: "{ $choice }" was chosen at random.
answer-forfeit = No valid answer: the game is forfeited.
answer-reward = Reward: { $number }.
answer-waiting = Waiting for { $names }.
answer-not-started = The game has not started yet.
answer-paused = The game is paused.
answer-ended = The game was ended early.
answer-time = Time left: { $seconds } s.
