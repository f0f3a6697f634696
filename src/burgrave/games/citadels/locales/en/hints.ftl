### Citadels: why a hint says what it says, as sentences, in English.
### $district and $character come in the forms of citadels-noun; $seat is a player's name, never the reader's.

## Choosing characters

hint-several-builds =
    You can pay for { $number ->
        [one] { $number } district
       *[other] { $number } districts
    } this turn.
hint-could-end =
    You could build all that your city lacks, { $number ->
        [one] { $number } district
       *[other] { $number } districts
    }, this turn.
hint-first-choice = You get the crown and choose first next round.
hint-protects-city =
    Rank 8 cannot touch your city this round: { $number ->
        [one] { $number } district
       *[other] { $number } districts
    }.
hint-refund = What you pay for building comes back to you.
hint-near-end =
    { $seat } lacks only { $number ->
        [one] { $number } district
       *[other] { $number } districts
    }.
hint-richest = { $seat } has { $number } gold.
hint-larger-hand =
    { $seat } holds { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }, you hold { $own }.
hint-denies = { $seat } cannot get it then.
hint-swaps-character = You would get what { $seat } holds, unseen.
hint-keeps-character = You keep the character you know.

## Naming a character

hint-likely = It is most likely the character of { $seat }.
hint-likely-leader = It is most likely the character of { $seat }, who is in the lead.
hint-likely-near-end =
    It is most likely the character of { $seat }, who lacks only { $number ->
        [one] { $number } district
       *[other] { $number } districts
    }.
hint-surely = It can only be the character of { $seat }.
hint-likely-rich = It is most likely the character of { $seat }, who has { $number } gold.
hint-likely-builds = It is most likely the character of { $seat }, who has { $number } gold to build with.
hint-saves-gold = Your { $number } gold would otherwise be in danger of theft.
hint-nobody-likely = Nobody can play this character any more.
hint-believable = Somebody may well hold this character, so the bluff can work.

## Gathering

hint-gold-pays = With it you can pay { $number } gold for { $district-the } now.
hint-gold-nearer = After that you lack { $number } gold for { $district-the }.
hint-gold-later = { $number } gold more for what you will draw.
hint-cards-enough =
    You hold { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } that you can build.
hint-nothing-to-build = It brings new cards: you hold nothing that you can build.
hint-hand-paid = Your { $number } gold already pays for all that you hold.
hint-few-cards =
    It brings cards: you hold only { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } that you can build.
hint-more-choice = More cards give you more choice.
hint-income-gold = It brings { $number } gold of income.
hint-income-cards =
    It brings { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } of income.
hint-more-cards =
    You hold only { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } that you can build.
hint-extra-gold = { $number } gold more at no cost.
hint-extra-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } more at no cost.
hint-best-of-seven = You keep the best of seven cards.
hint-fresh-cards = You choose what you give back.

## Building

hint-completes-first = It completes your city first.
hint-completes-behind = It completes your city first, though { $seat } is ahead.
hint-completes-too = It completes your city before the game ends.
hint-could-complete = With { $district-the } you could complete your city.
hint-nears-end =
    After that your city lacks { $number ->
        [one] { $number } district
       *[other] { $number } districts
    }.
hint-fifth-type = With { $district-the } your city could have all five types.
hint-new-type = With { $district-the } your city has { $number } of the five types.
hint-raises-income = With { $district-the } your income, still to be taken, grows by 1.
hint-worth-more =
    { $district }: { $number ->
        [one] { $number } point
       *[other] { $number } points
    } at the end.
hint-pays-off = { $district }: pays off for the rest of the game.
hint-last-points =
    This is the last round: { $number ->
        [one] { $number } point
       *[other] { $number } points
    } more.
hint-worth-gold =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $price } of your { $gold } gold.
hint-beyond-limit = { $district }: does not count toward the builds of this turn.
hint-free-build = { $district }: built without paying gold.
hint-free-district =
    { $district }: { $number ->
        [one] { $number } point
       *[other] { $number } points
    } in your city for nothing.
hint-borrows = For { $district-the } you lack { $number } gold, and cards can pay.
hint-pays-with-cards = Cards you need less pay for it.
hint-saves-for = You save for { $district-the }: { $number } gold short.
hint-wait-behind = Completing your city now would end the game while { $seat } is ahead.
hint-no-warrant = Your signed warrant lies elsewhere.
hint-enough = You keep the rest.
hint-gilds = One gold becomes a lasting point.

## Cards to keep and to give

hint-payable-now = You can pay for { $district-the } at once: { $number } gold.
hint-later-affordable = For { $district-the } you lack { $number } gold.
hint-cannot-build = You cannot build { $district-the }.
hint-held-twice = You hold { $district-the } twice.
hint-spare-for-gold = You have no use for this card: it becomes { $number } gold ({ $district }).
hint-useless-cards =
    You have no use for { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } in your hand.
hint-museum = Each card under the Museum is a point.
hint-vault = It cannot be built, but counts 3 points in your hand.
hint-keeps-gold = You keep your { $number } gold for something else.
hint-gives-gold = You give one gold and keep your cards.
hint-known-cards =
    You know of { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } of this type in the hand of { $seat }.

## The others

hint-destroys =
    { $seat } loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and you pay { $price } gold.
hint-holds-up =
    { $seat } lacks only { $number ->
        [one] { $number } district
       *[other] { $number } districts
    }; this takes one away.
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
hint-own-district = It makes room: you lose { $district-the }.
hint-weakens = It weakens { $seat }.
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
hint-weakest = { $seat } is furthest behind.
hint-not-the-leader = { $seat } is not your strongest rival.
hint-bribe = You pay { $number } gold; otherwise all your { $gold } gold may go.
hint-blank-threat = This threat is known to be blank.
hint-may-be-blank = It may be blank, and you keep the bribe of { $number } gold.
hint-takes-gold = It is the real one: it takes { $number } gold from { $seat }.
hint-leaves-threat = Turned up, it would only show that it is blank.
hint-ends-sooner = The game ends a district sooner.
