### The guide through a first game, in English.

web-guide = Guide
web-guide-first-game = Guided first game
web-guide-lobby = Or start right away: a guide explains each step the first time it comes up.
web-guide-game-of = { $game }: guided first game
web-guide-got-it = Got it
web-guide-what = What is this?
web-guide-stop = Stop guide
web-guide-progress = Step { $n }
