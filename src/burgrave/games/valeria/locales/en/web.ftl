### The page of Valeria: Card Kingdoms in the browser, in English.

## The table

web-valeria-round = Round
web-valeria-round-number = Round { $round }
web-valeria-your-turn = Round { $round }: your turn
web-valeria-turn-of = { $name }'s turn
web-valeria-exhausted = Exhausted
web-valeria-exhausted-label = { $number } of { $end } exhausted stacks (the game ends at { $end })
web-valeria-last-round = Last round
web-valeria-end-due = End triggered
web-valeria-exhausted-stack = Exhausted
web-valeria-exhausted-brief = empty
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
web-valeria-others = Other players
web-valeria-covered = Face down
web-valeria-close = Close

## Effects

web-valeria-or = or
web-valeria-per = per
web-valeria-power-own = On your turn: { $power }.
web-valeria-power-off = On other turns: { $power }.
web-valeria-citizen-any = Any citizen
web-valeria-citizen-up-to = Citizen ≤ { $most }
web-valeria-amount-gold = { $n } gold
web-valeria-amount-strength = { $n } strength
web-valeria-amount-magic = { $n } magic
web-valeria-short =
    { $n ->
       *[other] { $amount } short
    }
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
web-valeria-waits = sits out
web-valeria-choosing = choosing
web-valeria-done = done
web-valeria-away = away
web-valeria-stand-in = bot is playing
web-valeria-victory-stack = Victory stack and domains
web-valeria-duke-secret = only you see this
web-valeria-duke-hidden = Duke hidden
web-valeria-duke-none = No duke yet
web-valeria-duke-unknown = Duke unknown
web-valeria-duke-now = Worth { $n } now
web-valeria-points-so-far = Points so far
web-valeria-points-open = Visible points
web-valeria-points-items = Monsters { $monsters }, domains { $domains }, tokens { $tokens }, duke { $duke }

## The street and the dice

web-valeria-street = Citizens by activation number
web-valeria-roll = Roll
web-valeria-dice = Dice: { $first } + { $second } = { $sum }
web-valeria-dice-none = The dice have not been rolled yet
web-valeria-sum = sum
web-valeria-brought-you = You harvested
web-valeria-brought = Harvested
web-valeria-would-bring = Would give
web-valeria-what-if = What if?
web-valeria-what-own = On your turn
web-valeria-what-off = On other turns
web-valeria-what-choices =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
web-valeria-what-nothing = 1 resource of your choice
web-valeria-first-die = First die
web-valeria-second-die = Second die
web-valeria-back = Back
web-valeria-back-mine = Back to your citizens

## Actions

web-valeria-actions = What you can do
web-valeria-roll-dice = Roll the dice
web-valeria-your-dice = Your roll
web-valeria-action-number = Action { $number } of 2
web-valeria-gain = Gain 1
web-valeria-take = Gain
web-valeria-pay = Pay
web-valeria-decline = No, thanks
web-valeria-nothing = Steal nothing
web-valeria-announce = Keep dice
web-valeria-harvest-done = End harvest
web-valeria-slay = Slay { $name }
web-valeria-recruit = Recruit { $name }
web-valeria-build = Build { $name }
web-valeria-free = Take { $name }
web-valeria-keep = Keep { $name }
web-valeria-raid = Activate { $name }
web-valeria-capture = Give up { $name }
web-valeria-do-slay = Slay
web-valeria-do-recruit = Recruit
web-valeria-do-build = Build
web-valeria-do-free = Take
web-valeria-do-raid = Activate
web-valeria-do-capture = Give up
web-valeria-bank = Bank
web-valeria-less = Take less…
web-valeria-list = All { $count } options
web-valeria-undo = Undo last step
web-valeria-hint = Hint
web-valeria-detail-act = Choose a stack or gain a resource.
web-valeria-detail-gain = You can't take anything from a stack: gain a resource.
web-valeria-detail-duke = Choose a duke. The other is discarded face down.
web-valeria-detail-harvest = In any order. Anything you skip is lost.
web-valeria-detail-choose = In any order.
web-valeria-detail-dice = Hover over a change to preview its harvest.
web-valeria-detail-pay = How much magic?
web-valeria-detail-stack = Choose one of the highlighted stacks.
web-valeria-over = The game is over
web-valeria-wait = One moment
web-valeria-wait-dukes = Choosing dukes
web-valeria-wait-harvest = Others are harvesting

## Solo

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
web-valeria-tokens-alone = Victory tokens don't count in solo games.
web-valeria-raids = Dice to resolve: { $dice }

## Screen reader labels

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
web-valeria-label-domain = Domain in column { $column }
web-valeria-label-covered = Face-down domain; { $count } left
web-valeria-label-exhausted = { $place }: exhausted stack
web-valeria-label-empty = no card
web-valeria-label-lit =
    { $count ->
        [one] Activated by the dice.
       *[other] Activated { $count } times by the dice.
    }

## In the lobby

web-game-valeria = Valeria
web-pitch-valeria = Roll the dice, harvest together, slay monsters and build domains.

## Opening a table

web-random-valeria = Areas and citizens are drawn at random when the game starts.
web-areas = Areas
web-areas-note = The monsters of the five columns
web-column = Column { $n }
web-citizens = Citizens
web-citizens-note = One for each dice number
web-citizen-of = Citizen for { $number }
web-mixed = Mixed citizens
web-mixed-note = Both citizens for each number share a stack

## Automatic answers

web-auto-harvest = Harvest: 2 gold or 2 magic
web-auto-harvest-choose-1 = 2 gold
web-auto-harvest-choose-2 = 2 magic
web-auto-compensation = Nothing activated: gain
web-auto-compensation-gain-gold = 1 gold
web-auto-compensation-gain-strength = 1 strength
web-auto-compensation-gain-magic = 1 magic
web-auto-trades = Harvest trades
web-auto-trades-done = Never trade

## Card types

web-kind-citizens = Citizens
web-kind-monsters = Monsters
web-kind-domains = Domains
web-kind-dukes = Dukes

## Rules summary

web-rules-valeria-aim = Goal
    .text = Recruit citizens, slay monsters and build domains. The player with the most points wins. Points come from your monsters, domains, victory tokens and secret duke.
web-rules-valeria-roll = Roll
    .text = The active player rolls two dice. Both dice and their sum activate everyone's citizens with those numbers.
web-rules-valeria-harvest = Harvest
    .text = Everyone harvests from their activated citizens. On your own turn, use the power beside the sun; on other turns, the one beside the moon. A citizen activated twice pays twice. If none of your cards activate, gain one resource.
web-rules-valeria-actions = Two actions
    .text = The active player takes two actions, the same or different: slay the top monster of a column, recruit the top citizen of a stack, build the face-up domain of a column, or gain 1 gold, strength or magic.
web-rules-valeria-paying = Paying
    .text = Monsters cost strength; citizens and domains cost gold. A citizen costs 1 gold more for each card of that name you own. Magic can replace gold or strength if you pay at least 1 of the real resource. Domains also require citizens of certain roles.
web-rules-valeria-end = End of the game
    .text = The game ends when all monsters are slain, all domains are built, or there are twice as many exhausted stacks as players. Finish the round, then reveal the dukes and add up the points.
web-rules-valeria-alone = Solo
    .text = You face the Dark Lord, whose monsters capture citizens and domains after your actions. Slay all monsters to win. If a column has nothing left to capture, you lose. If five stacks are exhausted, the higher score wins; victory tokens don't count.

## First-game guide

web-guide-valeria-welcome = Welcome to Valeria
    .text = Score the most points: slay monsters, build domains and please your duke. The dice pay everyone every turn, and on your own turn you take two actions. Everyone buys from the stacks in the center. Your own citizens are sorted by number, next to your gold, strength and magic.
web-guide-valeria-duke = Choose a duke
    .text = Keep one of these two; the other is discarded face down. At the end of the game, your duke scores points for certain cards. Pick the one that scores for cards you see on the table, and let it guide your game.
web-guide-valeria-roll = The dice
    .text = Each turn has three numbers: the two dice and their sum. A roll of 3 and 5 activates all citizens numbered 3, 5 and 8, for you and everyone else.
web-guide-valeria-harvest = Your harvest
    .text = On your turn, each activated citizen gives what its card shows beside the sun. If none of your cards activate, you gain 1 resource of your choice. When you have a choice, take what your next action needs.
web-guide-valeria-others = Harvesting on other turns
    .text = You also harvest when other players roll: you get what your cards show beside the moon. The more numbers your citizens cover, the more often they pay you. Select a citizen to see both of its powers.
web-guide-valeria-act = Two actions
    .text = Slay a monster, recruit a citizen, build a domain or gain 1 resource. The same action twice is fine. Recruit early for numbers you lack: a citizen pays you for the whole game.
web-guide-valeria-slay = Slay a monster
    .text = A monster costs strength, and some also cost magic. You get its reward at once and its points at the end. The monsters below it are at least as strong.
web-guide-valeria-build = Build a domain
    .text = A domain costs gold and requires citizens of certain roles, which you keep. It gives you points and a power, either once or for the rest of the game. Lasting powers are worth most when built early.
web-guide-valeria-pay = Pay with magic
    .text = Magic can replace gold or strength, but you must pay at least 1 of the real resource. Spend what you have most of, and plan for your second action.
web-guide-valeria-reward = Choose your reward
    .text = Whatever you choose here is free. A citizen for a number you lack is often best. Late in the game, go for points.
web-guide-valeria-domain = Use a domain
    .text = One of your domains makes you an offer. Check what it costs and what it gives. If you can decline, consider whether your next action needs those resources.
web-guide-valeria-dice = Change the dice
    .text = One of your domains can change a die before the harvest. Hover over a change to preview what you would get, or keep the dice as they are.
web-guide-valeria-last = The end is near
    .text = The game ends when { $goal } stacks are exhausted, or when no monsters or no domains are left. The current round is always finished. Leftover resources are worth almost nothing, so turn them into monsters and domains.
web-guide-valeria-score = Final score
    .text = Monsters and domains score their points, tokens score 1 each, and the dukes are revealed. The table shows where each point came from. You can watch the whole game again in the replay.

web-valeria-fact-slain =
    { $n ->
        [one] { $n } monster slain
       *[other] { $n } monsters slain
    }
web-valeria-fact-returned =
    { $n ->
        [one] { $n } monster returned
       *[other] { $n } monsters returned
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
        [one] { $n } theft
       *[other] { $n } thefts
    }
web-valeria-fact-tokens-alone =
    { $n ->
        [one] { $n } victory token (doesn't count in solo games)
       *[other] { $n } victory tokens (don't count in solo games)
    }

web-puzzle-theme-slaying = Slaying monsters
web-puzzle-theme-recruiting = Recruiting citizens
web-puzzle-theme-domains = Building domains
web-puzzle-theme-resources = Resources
