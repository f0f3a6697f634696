### The page of Valeria: Card Kingdoms in the browser, in English.

## The table

web-valeria-title = Valeria
web-valeria-round = Turn
web-valeria-round-number = Turn { $round }
web-valeria-your-turn = Your turn { $round }
web-valeria-turn-of = { $name }’s turn
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
web-valeria-citizen-any = Any citizen
web-valeria-citizen-up-to = Citizen up to { $most }
web-valeria-short-gold = { $number } gold short
web-valeria-short-strength = { $number } short
web-valeria-short-magic = { $number } magic short
web-valeria-needs = Needs { $roles }
web-valeria-amount-gold = { $n } gold
web-valeria-amount-strength = { $n } strength
web-valeria-amount-magic = { $n } magic
web-valeria-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-valeria-pts = pts
web-valeria-tokens =
    { $n ->
        [one] { $n } victory token
       *[other] { $n } victory tokens
    }

## Players

web-valeria-you = You
web-valeria-slain = { $count } slain
web-valeria-built = { $count } built
web-valeria-first = First player
web-valeria-waits = Waits
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
web-valeria-what-own = In your turn
web-valeria-what-off = In others’ turns
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
web-valeria-waiting-for = Waiting for { $names }

## Alone

web-valeria-dark-lord = Dark Lord
web-valeria-defenders = Citizens left by column
web-valeria-defenders-of = { $citizens } citizens and { $domains } domains left
web-valeria-captured = Captured: { $count }
web-valeria-raids = Raids to come: { $dice }

## Only heard

web-valeria-label-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
web-valeria-label-price = You pay { $price }
web-valeria-label-printed = Price { $price }
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
