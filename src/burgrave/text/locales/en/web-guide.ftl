### The guide of a first game, in English.

web-guide = Guide
web-guide-first-game = First game, with a guide
web-guide-lobby = Or begin at once: a guide explains each step the first time it comes up.
web-guide-game-of = { $game }: first game, with a guide
web-guide-got-it = Got it
web-guide-what = What is this?
web-guide-stop = Stop the guide
web-guide-progress = { $n } of { $count }

## Citadels

web-guide-citadels-welcome = Welcome to Citadels
    .text = Build the most valuable city: a district is worth what it cost. Each round you take one character in secret, then everybody has a turn in the order of rank. The others’ cities are at the top, the characters below them, then what you can do, your city and your hand.
web-guide-citadels-pick = Choose a character
    .text = Keep one character for this round; the others go on to the next player, and nobody sees what you keep. Look at what pays you: a character earns gold for districts of its colour, and the { $merchant } always has 1 gold more.
web-guide-citadels-wait = The others choose
    .text = Each player keeps one of the characters that are left, in secret. Those lying face up are out for this round. What you have seen tells you who the others can still be.
web-guide-citadels-calls = The calls
    .text = The characters are called from rank 1 to rank 8. Whoever holds the one called shows it and has a turn; if nobody answers, the next one is called. The row of characters shows how far it has gone.
web-guide-citadels-gather = Gold or cards
    .text = A turn begins with one of two things: 2 gold, or two cards of which you keep one. Take gold for what you hold already; draw when there is nothing in your hand that you want to build.
web-guide-citadels-drawn = Keep one card
    .text = The other one goes under the deck. Look for a district you can pay for soon, of a name and a kind that your city does not have yet.
web-guide-citadels-power = The power of your character
    .text = You are the { $character }. { $reminder } A power works once a turn, before or after you build. If it pays for districts, build one of its colour first, and it counts too.
web-guide-citadels-build = Build
    .text = Pay what a card costs, and it stands in your city, normally one a turn and never the same name twice. Something small each turn is better than waiting long for something big.
web-guide-citadels-end = End of the turn
    .text = When there is nothing more to do, end your turn. Look first whether income is waiting; gold and cards stay with you for the next round.
web-guide-citadels-destroy = A district falls
    .text = The { $warlord } may tear down one district for its cost less 1, so cheap ones fall easily. Complete cities are safe, and so is that of the { $bishop }. The best target belongs to whoever is ahead.
web-guide-citadels-named = Your character was named
    .text = Who was named by the { $assassin } has no turn in this round; who was named by the { $thief } loses all gold when called. They aimed at a rank and could only guess that it was you. Next time take somebody less expected.
web-guide-citadels-unique = A unique district at work
    .text = Here you pay with cards from your hand. Give those you would build last: dear ones, or names that your city already has.
web-guide-citadels-last = The last round
    .text = A city of { $goal } districts is complete, and this round is played to its end. Build whatever you still can: every gold spent on a district is a point, gold that is left is none.
web-guide-citadels-score = The points
    .text = Districts count what they cost. To these come 3 points for all five kinds, 4 for the first complete city, 2 for any other, and what unique districts add. In the replay you can see it all again, with open cards.

## Valeria

web-guide-valeria-welcome = Welcome to Valeria
    .text = Collect the most points: slay monsters, build domains, please your duke. The dice feed everybody in every turn, and in your own you act twice. In the middle lie the stacks for all; your citizens stand on your street, by number, with your gold, strength and magic.
web-guide-valeria-duke = Choose a duke
    .text = Keep one of two; the other one goes away unseen. At the end a duke brings points for the cards it names. Take the one whose wishes you can see in the stacks, and let it lead you through the game.
web-guide-valeria-roll = The dice
    .text = Three numbers work in each turn: either die, and both together. A roll of 3 and 5 wakes all citizens of 3, 5 and 8, yours and those of the others.
web-guide-valeria-harvest = Your harvest
    .text = In your own turn each woken citizen brings what the left half of its card says; if none of yours was woken, you take 1 resource you like. Where you may choose, take what your next action needs.
web-guide-valeria-others = Harvest in the turns of others
    .text = When others roll you harvest as well, by the right half of your cards. So citizens of many different numbers feed you all the time.
web-guide-valeria-act = Two actions
    .text = Slay a monster, recruit a citizen, build a domain, or take 1 resource; the same thing twice is fine. Recruit early, for numbers that you lack: a citizen brings something for the whole game.
web-guide-valeria-slay = Slay a monster
    .text = A monster costs strength, and some cost magic too. It brings its reward at once and its points at the end. Those below it in the stack are as strong or stronger.
web-guide-valeria-build = Build a domain
    .text = A domain costs gold and asks for citizens of certain roles, who stay with you. It brings points, and a power that works once or for the rest of the game. Those that work on are worth most when built early.
web-guide-valeria-pay = Pay with magic
    .text = Magic may stand in for gold or strength, but at least 1 is paid in the real thing. Spend what you have most of, and think of the second action.
web-guide-valeria-reward = Choose what you get
    .text = What you take here is free. A citizen for a number that you lack often brings the most; late in the game points are better.
web-guide-valeria-domain = A domain at work
    .text = One of your domains offers you something. Read what it asks for and what it brings; where you may decline, ask yourself whether you need the same for your next action.
web-guide-valeria-dice = Change the dice
    .text = One of your domains can change a die before the harvest. Point at a change to see what it would bring you, or announce the dice as they lie.
web-guide-valeria-last = The end is near
    .text = The game ends with { $goal } exhausted stacks, or when no monster or no domain is left; the round is played to its end. Resources alone are hardly worth a thing then: turn them into monsters and domains.
web-guide-valeria-score = The points
    .text = Monsters and domains count their points, tokens 1 each, and now the dukes are shown. The table says where each point came from; in the replay you can see it all again.
