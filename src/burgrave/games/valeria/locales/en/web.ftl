### The page of Valeria: Card Kingdoms in the browser, in English.

## The table

web-valeria-round = Round
web-valeria-round-number = Round { $round }
web-valeria-your-turn = Round { $round }: your turn
web-valeria-turn-of = { $name }'s turn
web-valeria-exhausted = Exhausted
web-valeria-exhausted-label = { $number } of { $end } exhausted stacks: the last one ends the game
web-valeria-last-round = The last round
web-valeria-end-due = An end condition is met
web-valeria-exhausted-stack = Exhausted
web-valeria-exhausted-brief = none
web-valeria-of = { $number } of { $end }
web-valeria-monsters-left =
    { $count ->
        [one] { $count } monster left
       *[other] { $count } monsters left
    }
web-valeria-domains-left =
    { $count ->
        [one] { $count } domain left
       *[other] { $count } domains left
    }
web-valeria-center = Center
web-valeria-others = The others
web-valeria-caption = Touch a card to read it.
web-valeria-covered = Still covered
web-valeria-close = Close

## What cards give

web-valeria-or = or
web-valeria-per = per
web-valeria-power-own = On your turn: { $power }.
web-valeria-power-off = On others' turns: { $power }.
web-valeria-citizen-any = Any citizen
web-valeria-citizen-up-to = Citizen up to { $most }
web-valeria-amount-gold = { $n } gold
web-valeria-amount-strength = { $n } strength
web-valeria-amount-magic = { $n } magic
web-valeria-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-valeria-pts =
    { $n ->
        [one] pt
       *[other] pts
    }
web-valeria-tokens =
    { $n ->
        [one] { $n } victory token
       *[other] { $n } victory tokens
    }

## Players

web-valeria-you = You
web-valeria-slain = { $count } slain
web-valeria-built = { $count } built
web-valeria-first = First player
web-valeria-waits = waits
web-valeria-choosing = choosing
web-valeria-done = done
web-valeria-away = away
web-valeria-stand-in = a bot stands in
web-valeria-victory-stack = Victory stack and domains
web-valeria-duke-secret = only you see this
web-valeria-duke-hidden = Duke hidden
web-valeria-duke-none = No duke yet
web-valeria-duke-unknown = Duke unknown
web-valeria-duke-now = Worth { $n } now
web-valeria-points-so-far = Points so far
web-valeria-points-open = Points in sight
web-valeria-points-items = Monsters { $monsters }, domains { $domains }, tokens { $tokens }, duke { $duke }

## The street and the dice

web-valeria-street = Street of activation numbers
web-valeria-roll = Roll
web-valeria-dice = Dice: { $first } and { $second }, { $sum } in all
web-valeria-dice-none = The dice have not been rolled
web-valeria-sum = sum
web-valeria-brought-you = Harvest brought you
web-valeria-brought = Harvest brought
web-valeria-would-bring = Would bring
web-valeria-what-if = What if?
web-valeria-what-own = On your turn
web-valeria-what-off = On others' turns
web-valeria-what-choices =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
web-valeria-what-nothing = 1 resource of your choice
web-valeria-first-die = First die
web-valeria-second-die = Second die
web-valeria-back = Back
web-valeria-back-mine = Back to your street

## What can be done

web-valeria-actions = What you can do
web-valeria-roll-dice = Roll the dice
web-valeria-your-dice = The dice are yours.
web-valeria-action-number = Action { $number } of 2
web-valeria-gain = Gain 1
web-valeria-take = Take
web-valeria-pay = Pay
web-valeria-decline = No, thanks
web-valeria-nothing = Steal nothing
web-valeria-announce = Announce
web-valeria-harvest-done = End your harvest
web-valeria-slay = Slay { $name }
web-valeria-recruit = Recruit { $name }
web-valeria-build = Build { $name }
web-valeria-free = Take { $name }
web-valeria-keep = Keep { $name }
web-valeria-raid = Rouse { $name }
web-valeria-capture = Leave { $name }
web-valeria-bank = Bank
web-valeria-less = Take less …
web-valeria-list = All { $count } options
web-valeria-undo = Take the last step back
web-valeria-hint = A hint
web-valeria-detail-act = Pick a stack or gain a resource.
web-valeria-detail-gain = No stack is within your reach: gain a resource.
web-valeria-detail-duke = Touch a duke; the other goes away unseen.
web-valeria-detail-harvest = In any order; what is left is passed over.
web-valeria-detail-choose = In any order.
web-valeria-detail-dice = Point at a change to see its harvest.
web-valeria-detail-pay = How much of it in magic?
web-valeria-detail-stack = Touch one of the bright stacks.
web-valeria-over = The game is over
web-valeria-wait = Wait a moment
web-valeria-wait-dukes = Dukes are being chosen
web-valeria-wait-harvest = Others still harvest

## Alone

web-valeria-dark-lord = Dark Lord
web-valeria-defenders = Citizens left by column
web-valeria-defenders-of =
    { $citizens ->
        [one] { $citizens } citizen
       *[other] { $citizens } citizens
    } and { $domains ->
        [one] { $domains } domain
       *[other] { $domains } domains
    } left
web-valeria-captured = Captured: { $count }
web-valeria-tokens-alone = Victory tokens do not count when you play alone.
web-valeria-raids = Raids to come: { $dice }

## Only heard

web-valeria-label-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
web-valeria-label-price = You pay { $price }
web-valeria-label-printed = Price { $price }
web-valeria-label-base = Printed price { $price }
web-valeria-label-needs = Needs { $roles }
web-valeria-label-number = Number { $number }
web-valeria-label-domain = Domain of column { $column }
web-valeria-label-covered = A domain still covered; { $count } left
web-valeria-label-exhausted = { $place }: exhausted stack
web-valeria-label-empty = no card
web-valeria-label-lit =
    { $count ->
        [one] Activated by the dice.
       *[other] Activated { $count } times by the dice.
    }

## In the lobby

web-game-valeria = Valeria
web-pitch-valeria = Roll the dice, harvest with everybody, slay monsters and build domains.

## Opening a table

web-random-valeria = Areas and citizens are drawn when the game begins.
web-areas = Areas
web-areas-note = The monsters of the five columns
web-column = Column { $n }
web-citizens = Citizens
web-citizens-note = One for each number of the dice
web-citizen-of = Citizen of { $number }
web-mixed = Mixed citizens
web-mixed-note = Both citizens of each number in one stack

## Automatic answers

web-auto-harvest = Harvest: 2 gold or 2 magic
web-auto-harvest-choose-1 = 2 gold
web-auto-harvest-choose-2 = 2 magic
web-auto-compensation = Nothing activated: which resource
web-auto-compensation-gain-gold = 1 gold
web-auto-compensation-gain-strength = 1 strength
web-auto-compensation-gain-magic = 1 magic
web-auto-trades = Exchanges in the harvest
web-auto-trades-done = Exchange nothing

## Kinds of cards

web-kind-citizens = Citizens
web-kind-monsters = Monsters
web-kind-domains = Domains
web-kind-dukes = Dukes

## Rules in short

web-rules-valeria-aim = What it is about
    .text = You recruit citizens, slay monsters and build domains. Most points win: those on monsters and domains, victory tokens, and what your secret duke rewards.
web-rules-valeria-roll = Roll
    .text = The active player rolls two dice. Both numbers and their sum activate citizens, and not only those of the roller.
web-rules-valeria-harvest = Harvest
    .text = Everyone harvests from activated citizens: the power beside the sun on your own turn, the power beside the moon on other players' turns. A citizen activated twice pays twice. If none of yours is activated, take one resource.
web-rules-valeria-actions = Two actions
    .text = The active player does two of these: slay the top monster of a column, recruit the top citizen of a stack, build the open domain of a column, or take 1 gold, strength or magic. The same one twice is fine.
web-rules-valeria-paying = Paying
    .text = Monsters cost strength, citizens and domains gold. Every citizen of a name you already have makes the next one 1 gold dearer. Magic can stand in for gold or strength, if you pay at least 1 of the real thing. Domains also want citizens of certain roles.
web-rules-valeria-end = The end
    .text = The game ends when all monsters are slain, when all domains are built, or when twice as many stacks are exhausted as there are players. The round is played to its end, then dukes are shown and points counted.
web-rules-valeria-alone = Alone
    .text = One player faces the Dark Lord, whose monsters capture citizens and domains after your actions. Slay all monsters and you win. If a column has nothing left to capture, you lose. When five stacks are exhausted the points decide, yours against his; victory tokens do not count.

## The guide of a first game

web-guide-valeria-welcome = Welcome to Valeria
    .text = Collect the most points: slay monsters, build domains, please your duke. The dice feed everybody in every turn, and in your own you act twice. In the middle lie the stacks for all; your citizens stand on your street, by number, with your gold, strength and magic.
web-guide-valeria-duke = Choose a duke
    .text = Keep one of two; the other one goes away unseen. At the end a duke brings points for the cards it names. Take the one whose wishes you can see in the stacks, and let it lead you through the game.
web-guide-valeria-roll = The dice
    .text = Three numbers work in each turn: either die, and both together. A roll of 3 and 5 activates all citizens of 3, 5 and 8, yours and those of the others.
web-guide-valeria-harvest = Your harvest
    .text = On your own turn, each activated citizen brings what its card shows beside the sun. If none of yours is activated, you take 1 resource of your choice. Where you can choose, take what your next action needs.
web-guide-valeria-others = Harvest in the turns of others
    .text = When others roll, you harvest too: what your cards show beside the moon. So citizens of many different numbers keep feeding you. Touch a house to see both of its powers.
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

web-valeria-fact-slain =
    { $n ->
        [one] { $n } monster slain
       *[other] { $n } monsters slain
    }
web-valeria-fact-returned =
    { $n ->
        [one] { $n } monster given back
       *[other] { $n } monsters given back
    }
web-valeria-fact-recruited =
    { $n ->
        [one] { $n } citizen recruited
       *[other] { $n } citizens recruited
    }
web-valeria-fact-built =
    { $n ->
        [one] { $n } domain built
       *[other] { $n } domains built
    }
web-valeria-fact-stolen =
    { $n ->
        [one] something taken from another once
       *[other] something taken from another { $n } times
    }
web-valeria-fact-tokens-alone =
    { $n ->
        [one] { $n } victory token, which does not count alone
       *[other] { $n } victory tokens, which do not count alone
    }
