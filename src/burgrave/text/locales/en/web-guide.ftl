### The guide of a first game, in English.

web-guide = Guide
web-guide-first-game = First game, with a guide
web-guide-lobby = Or begin at once: a guide explains each step the first time it comes up.
web-guide-game-of = { $game }: first game, with a guide
web-guide-got-it = Got it
web-guide-what = What is this?
web-guide-stop = Stop the guide
web-guide-progress = Step { $n }
