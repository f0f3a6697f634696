### Citadels: reasons for hints, as sentences, in English.
### $district and $character come in the forms of citadels-noun; $seat is a player's name, never the reader's.

## Choosing characters

hint-several-builds =
    You can pay for { $number ->
        [one] { $number } district
       *[other] { $number } districts
    } this turn.
hint-could-end =
    You could complete your city this turn: only { $number ->
        [one] { $number } district
       *[other] { $number } districts
    } to go.
hint-first-choice = You get the crown and choose first next round.
hint-protects-city =
    Protects your city from rank 8 this round: { $number ->
        [one] { $number } district
       *[other] { $number } districts
    }.
hint-refund = You get back the gold you pay for building.
hint-near-end =
    { $seat } needs only { $number ->
        [one] { $number } more district
       *[other] { $number } more districts
    }.
hint-richest = { $seat } has { $number } gold.
hint-larger-hand =
    { $seat } holds { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }; you hold { $own }.
hint-denies = This keeps the character from { $seat }.
hint-swaps-character = You would get { $seat }'s character without seeing it first.
hint-keeps-character = You keep the character you know.

## Naming a character

hint-likely = This is most likely { $seat }'s character.
hint-likely-leader = This is most likely the character of { $seat }, who is in the lead.
hint-likely-near-end =
    This is most likely the character of { $seat }, who needs only { $number ->
        [one] { $number } more district
       *[other] { $number } more districts
    }.
hint-surely = This can only be { $seat }'s character.
hint-likely-rich = This is most likely the character of { $seat }, who has { $number } gold.
hint-likely-builds = This is most likely the character of { $seat }, who has { $number } gold to build with.
hint-saves-gold = Otherwise the Thief could take your { $number } gold.
hint-nobody-likely = No player can have this character.
hint-believable = Another player may have this character, so the bluff can work.

## Gathering

hint-gold-pays = This lets you build { $district-the } now ({ $number } gold).
hint-gold-nearer = You'll still be { $number } gold short of { $district-the }.
hint-gold-later = { $number } more gold for cards you draw later.
hint-cards-enough =
    You already hold { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } you can build.
hint-nothing-to-build = You need new cards: you hold nothing you can build.
hint-hand-paid = Your { $number } gold already covers every card you hold.
hint-few-cards =
    You need more cards: you hold only { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } you can build.
hint-more-choice = More cards give you more choice.
hint-income-gold = You collect { $number } gold in income.
hint-income-cards =
    You collect { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } in income.
hint-more-cards =
    You hold only { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } you can build.
hint-extra-gold = { $number } extra gold for free.
hint-extra-cards =
    { $number } extra { $number ->
        [one] card
       *[other] cards
    } for free.
hint-best-of-seven = You keep the best of seven cards.
hint-fresh-cards = You choose which cards to give back.

## Building

hint-completes-first = Completes your city before anyone else.
hint-completes-behind = Completes your city first, but { $seat } is ahead on points.
hint-completes-too = Completes your city before the game ends.
hint-could-complete = { $district-the } could complete your city.
hint-nears-end =
    Your city will need only { $number ->
        [one] { $number } more district
       *[other] { $number } more districts
    }.
hint-fifth-type = { $district-the } could give your city all five types.
hint-new-type = With { $district-the } your city has { $number } of the five types.
hint-raises-income = With { $district-the } you collect 1 more in income.
hint-worth-more =
    { $district }: { $number ->
        [one] { $number } point
       *[other] { $number } points
    } at the end.
hint-pays-off = { $district }: pays off for the rest of the game.
hint-last-points =
    Last round: { $number ->
        [one] { $number } more point
       *[other] { $number } more points
    }.
hint-worth-gold =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $price } of your { $gold } gold.
hint-beyond-limit = { $district }: does not count toward your building limit.
hint-free-build = { $district }: built without spending gold.
hint-free-district =
    { $district }: { $number ->
        [one] { $number } point
       *[other] { $number } points
    } for your city, for free.
hint-borrows = You are { $number } gold short of { $district-the }, and can pay with cards.
hint-pays-with-cards = You pay with cards you need less.
hint-saves-for = Save up for { $district-the }: { $number } gold short.
hint-wait-behind = Completing your city now would end the game while { $seat } is ahead.
hint-no-warrant = Your signed warrant is on another character.
hint-enough = You keep the rest.
hint-gilds = Turns 1 gold into a lasting point.

## Cards to keep and to give

hint-payable-now = You can build { $district-the } right now ({ $number } gold).
hint-later-affordable = You are { $number } gold short of { $district-the }.
hint-cannot-build = You can't build { $district-the }.
hint-held-twice = You hold more than one { $district }.
hint-spare-for-gold = You don't need { $district-the }: turn it into { $number } gold.
hint-useless-cards =
    You can spare { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } from your hand.
hint-museum = Each card under the Museum is worth 1 point.
hint-vault = It can't be built, but is worth 3 points in your hand.
hint-keeps-gold = You keep your { $number } gold for something else.
hint-gives-gold = You give 1 gold and keep your cards.
hint-known-cards =
    You know of { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } of this type in { $seat }'s hand.

## The others

hint-destroys =
    { $seat } loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; you pay { $price } gold.
hint-holds-up =
    { $seat } needs only { $number ->
        [one] { $number } more district
       *[other] { $number } more districts
    }; this takes one from their city.
hint-seizes =
    You take { $district-the } from { $seat } for { $price } gold: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
hint-better-district =
    You get { $district-the }: { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
hint-exchange-gain =
    Your city gains { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
hint-own-district = You lose { $district-the } to make room.
hint-weakens = This weakens { $seat }.
hint-spies-on =
    { $seat } has { $gold } gold and { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
hint-cards-to-choose =
    { $seat } holds { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } to choose from.
hint-weakest = { $seat } is in last place.
hint-not-the-leader = { $seat } is not your strongest rival.
hint-bribe = You pay { $number } gold; otherwise you may lose all { $gold }.
hint-blank-threat = This threat is known to be blank.
hint-may-be-blank = The threat may be blank, and you save the bribe of { $number } gold.
hint-takes-gold = This is the real threat: you take { $number } gold from { $seat }.
hint-leaves-threat = Revealing the threat would only show that it is blank.
hint-ends-sooner = The game can end one district sooner.
