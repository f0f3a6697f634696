### Valeria: why a hint says what it says, as sentences, in English.
### Cards come in the forms of valeria-noun; $seat is a player's name, never the reader's. $kind is gold, strength or
### magic, and hint-amount says $number of it.

hint-amount =
    { $kind ->
        [gold] { $number } gold
        [strength] { $number } strength
       *[magic] { $number } magic
    }
hint-price =
    { $paid ->
        [gold] { $price } gold
        [strength] { $price } strength
       *[magic] { $price } magic
    }

## The choice of a duke

hint-duke-monsters = { $duke } counts monsters, and { $number } of those in play cost 4 strength or less.
hint-duke-citizens =
    { $duke } gives points for what { $number ->
        [one] { $number } stack of citizens shows
       *[other] { $number } stacks of citizens show
    }.
hint-duke-domains = { $duke } gives { $points } points for each domain.

## Dice

hint-dice-plain = The dice stay as they are.
hint-dice-pair = A pair brings you a victory token through { $domain-the }.
hint-dice-citizen = Then a { $number } activates { $citizen-your }.
hint-dice-changed = Then the dice show { $first } and { $second }.

## Resources

hint-pays-monster = Then you can pay for { $monster-the }.
hint-pays-citizen = Then you can pay for { $citizen-the }.
hint-pays-domain = Then you can pay for { $domain-the }.
hint-resource-least = You have only { hint-amount }.
hint-resource-more = Then you have { hint-amount }.
hint-resource-duke = Your duke gives a point for every { $number } resources left.
hint-trade-gain = You get { hint-amount } for { hint-price }.
hint-trade-none = You keep what you have.

## Paying

hint-keeps-monster = So you can still pay for { $monster-the }.
hint-keeps-citizen = So you can still pay for { $citizen-the }.
hint-keeps-domain = So you can still pay for { $domain-the }.
hint-keeps-amount = You keep { hint-amount }.
hint-keeps-magic = You keep { $number } magic, which stands in for gold and strength.
hint-pays-least-magic = You pay as little magic as you can.

## From others

hint-steal-nothing = You leave everybody what they have.
hint-steal-bank = The bank loses nothing by it.
hint-take-leader = { $seat } shows the most points.
hint-take-has = { $seat } has { hint-amount }.
hint-take-monster =
    { $seat } has { $number ->
        [one] { $number } monster
       *[other] { $number } monsters
    }.
hint-take-any = There is nothing to take there.

## What is offered

hint-tokens-alone = When you play alone, victory tokens count for nothing.
hint-spare-none = You keep all your cards.
hint-bargain = You get { $number } points for it.
hint-return-citizen = You get { $number } points for { $citizen-the }.
hint-return-monster =
    You get { $number } points for { $monster-the }, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to you.
hint-reward-citizen = You get a citizen for nothing.
hint-reward-resource = You get { hint-amount }.

## Actions

hint-last-monster = You win by slaying { $monster-the }, the last monster.
hint-ends-game = It brings the end of the game.
hint-monster-duke =
    You get { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $monster-the }, and { $bonus } more with your duke.
hint-monster-reward = The reward for { $monster-the } is { hint-amount }.
hint-monster-points =
    You get { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $monster-the }.
hint-role-domain = With { $citizen-the } you have the roles that { $domain-the } asks for.
hint-citizen-duke =
    { $citizen-the } is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with your duke.
hint-citizen-income = { $number }% of all rolls activate { $citizen-the }.
hint-domain-duke =
    { $domain-the } is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and { $bonus } more with your duke.
hint-domain-citizen =
    { $domain-the } is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and brings a citizen for nothing.
hint-domain-lasting =
    { $domain-the } is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and goes on working for you.
hint-domain-points =
    { $domain-the } is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Alone

hint-raid =
    { $number ->
        [one] { $number } card still stands
       *[other] { $number } cards still stand
    } before these monsters.
hint-capture-higher =
    This stack is the higher one, with { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
hint-capture-lord = { $citizen-the } is likely to be worth less to the Dark Lord.
hint-capture-left =
    { $number ->
        [0] The stack is empty after that.
        [one] { $number } card is left in the stack after that.
       *[other] { $number } cards are left in the stack after that.
    }
