### Valeria: reasons for hints, as sentences, in English.
### Cards come in the forms of valeria-noun; $seat is a player's name, never the reader's. $kind is gold, strength or
### magic; hint-amount is $number of it.

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

hint-duke-monsters =
    { $duke } scores points for monsters, and { $number } of those in play { $number ->
        [one] costs
       *[other] cost
    } 4 strength or less.
hint-duke-citizens =
    { $number ->
        [one] { $number } citizen stack shows a card that scores points with { $duke }.
       *[other] { $number } citizen stacks show cards that score points with { $duke }.
    }
hint-duke-domains = { $duke } scores { $points } points for each domain.

## Dice

hint-dice-plain = You leave the dice unchanged.
hint-dice-pair = Doubles give you a victory token through { $domain-the }.
hint-dice-citizen = The { $number } activates { $citizen-your }.
hint-dice-changed = The dice become { $first } and { $second }.

## Resources

hint-pays-monster = This lets you slay { $monster-the }.
hint-pays-citizen = This lets you recruit { $citizen-a }.
hint-pays-domain = This lets you build { $domain-the }.
hint-resource-least =
    { $number ->
        [0] You have no { $kind ->
            [gold] gold
            [strength] strength
           *[magic] magic
        }.
       *[other] You have only { hint-amount }.
    }
hint-resource-more = This brings you to { hint-amount }.
hint-resource-duke = Your duke scores 1 point for every { $number } resources left over.
hint-trade-gain = You gain { hint-amount } for { hint-price }.
hint-trade-none = You keep your resources.

## Paying

hint-keeps-monster = You can still slay { $monster-the }.
hint-keeps-citizen = You can still recruit { $citizen-a }.
hint-keeps-domain = You can still build { $domain-the }.
hint-keeps-amount = You keep { hint-amount }.
hint-keeps-magic = You keep { $number } magic, which can replace gold or strength.
hint-pays-least-magic = You spend as little magic as possible.

## Taking from others

hint-steal-nothing = You don't steal from anyone.
hint-steal-bank = It comes from the bank.
hint-take-leader = { $seat } has the most visible points.
hint-take-has = { $seat } has { hint-amount }.
hint-take-monster =
    { $seat } has { $number ->
        [one] { $number } monster
       *[other] { $number } monsters
    }.
hint-take-any = There is nothing to take.

## Offers

hint-tokens-alone = Victory tokens don't count in solo games.
hint-spare-none = You keep all your cards.
hint-bargain = You gain { $number } points.
hint-return-citizen = Returning { $citizen-the } earns you { $number } points.
hint-return-monster =
    Returning { $monster-the } earns you { $number } points and costs you { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
hint-reward-citizen = You get a free citizen.
hint-reward-resource = You gain { hint-amount }.

## Actions

hint-last-monster = You win by slaying { $monster-the }, the last monster.
hint-ends-game = This triggers the end of the game.
hint-monster-duke =
    You gain { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $monster-the }, plus { $bonus } from your duke.
hint-monster-reward = The reward for { $monster-the } is { hint-amount }.
hint-monster-points =
    You gain { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $monster-the }.
hint-role-domain = { $citizen-the } gives you the roles you need for { $domain-the }.
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
    }, plus { $bonus } from your duke.
hint-domain-citizen =
    { $domain-the } is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and comes with a free citizen.
hint-domain-lasting =
    { $domain-the } is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and has a lasting power.
hint-domain-points =
    { $domain-the } is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Solo

hint-raid =
    This column still has { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } to capture.
hint-capture-higher =
    This is the taller stack, with { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
hint-capture-lord = { $citizen-the } is probably worth less to the Dark Lord.
hint-capture-left =
    { $number ->
        [0] This empties the stack.
        [one] This leaves { $number } card in the stack.
       *[other] This leaves { $number } cards in the stack.
    }
