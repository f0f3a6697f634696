### Citadels: what happened, as sentences of the log, in English.
###
### The value tells it of anybody; the attributes speak to the reader:
###   .you       the reader is $seat             .to-you   the reader is $other
###   .own       $seat and $other are the same   .you-own  and both are the reader
### Every noun comes bare and in the forms of citadels-noun: $kind, $kind-a, $kind-the, $kind-your;
### $character-the, $character-of, $character-to. $gold-text and $count-text are amounts in words.

## Nouns in a sentence

# Which article a name takes: a, an, or none (many).
citadels-noun-class =
    { $id ->
        [armory] an
        [imperial-treasury] an
        [ivory-tower] an
        [observatory] an
        [docks] many
        [stables] many
       *[other] a
    }
citadels-noun =
    .a =
        { $class ->
            [an] an { $name }
            [many] { $name }
           *[other] a { $name }
        }
    .the = the { $name }
    .your = your { $name }
    .of = of the { $name }
    .to = to the { $name }

citadels-gold = { $n } gold
citadels-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
citadels-districts-of-type =
    { $type ->
        [noble] { $n } noble { $n ->
            [one] district
           *[other] districts
        }
        [religious] { $n } religious { $n ->
            [one] district
           *[other] districts
        }
        [trade] { $n } trade { $n ->
            [one] district
           *[other] districts
        }
        [military] { $n } military { $n ->
            [one] district
           *[other] districts
        }
       *[unique] { $n } unique { $n ->
            [one] district
           *[other] districts
        }
    }
citadels-cards-of-type =
    { $type ->
        [noble] noble cards
        [religious] religious cards
        [trade] trade cards
        [military] military cards
       *[unique] unique cards
    }

## Choosing characters

citadels-event-round = Round { $number }: { $seat } has the crown and picks first.
    .you = Round { $number }: you have the crown and pick first.
citadels-event-face-up = { $character-the } lies face up: out of this round.
citadels-event-picked = { $seat } picked a character.
    .you = You picked a character.
citadels-event-picked-character = { $seat } picked { $character-the }.
    .you = You picked { $character-the }.
citadels-event-buried = { $seat } put a character away, face down.
    .you = You put a character away, face down.
citadels-event-buried-character = { $seat } put { $character-the } away, face down.
    .you = You put { $character-the } away, face down.
citadels-event-staged = { $seat } swapped characters with { $other } in the Theater.
    .you = You swapped characters with { $other } in the Theater.
    .to-you = { $seat } swapped characters with you in the Theater.
citadels-event-stayed = { $seat } did not use the Theater.
    .you = You did not use the Theater.
citadels-event-stage-got = { $seat } now has { $character-the }.
    .you = You now have { $character-the }.

## Calling characters

citadels-event-silence = { $character-the } was called: nobody answered.
citadels-event-silence-several = { $characters-the } were called: nobody answered.
citadels-event-reveal = { $seat } is { $character-the }.
    .you = You are { $character-the }.
citadels-event-theft =
    { $gold ->
        [0] { $other } came to rob { $seat } and found no gold.
       *[other] { $other } robbed { $seat } of { $gold-text }.
    }
    .you =
        { $gold ->
            [0] { $other } came to rob you and found no gold.
           *[other] { $other } robbed you of { $gold-text }.
        }
    .to-you =
        { $gold ->
            [0] You came to rob { $seat } and found no gold.
           *[other] You robbed { $seat } of { $gold-text }.
        }
citadels-event-crowned = { $seat } has the crown now.
    .you = You have the crown now.
citadels-event-suspended = { $seat } waits for the bewitched character.
    .you = You wait for the bewitched character.
citadels-event-resumed = { $seat } plays on as { $character-the }.
    .you = You play on as { $character-the }.
citadels-event-no-turn = { $seat } is under the spell and may only gather.
    .you = You are under the spell and may only gather.
citadels-event-no-turn-2010 = { $seat } may do no more in this turn.
    .you = You may do no more in this turn.
citadels-event-end = { $seat } ended the turn.
    .you = You ended your turn.
citadels-event-heir = { $seat } held { $character-the }, killed in this round.
    .you = You held { $character-the }, killed in this round.
citadels-event-first-complete = { $seat } is the first to complete a city: this is the last round.
    .you = You are the first to complete a city: this is the last round.
citadels-event-first-together = { $names } are the first to complete a city, together: this is the last round.
    .you = You and { $names } are the first to complete a city, together: this is the last round.
citadels-event-finished = The game is over.

## Gold and cards

citadels-event-gather-gold = { $seat } gathered { $gold-text }.
    .you = You gathered { $gold-text }.
citadels-event-look = { $seat } drew { $count-text } to choose from.
    .you = You drew { $count-text } to choose from.
citadels-event-drew-card = { $seat } got: { $kind }.
    .you = You got: { $kind }.
citadels-event-looked-at = { $seat } saw: { $kind }.
    .you = You saw: { $kind }.
citadels-event-kept = { $seat } kept one card.
    .you = You kept one card.
citadels-event-kept-several = { $seat } kept { $count-text }.
    .you = You kept { $count-text }.
citadels-event-kept-card = { $seat } kept { $kind-a }.
    .you = You kept { $kind-a }.
citadels-event-income = { $seat } collected income for { $districts }.
    .you = You collected income for { $districts }.
citadels-event-mix = { $seat } took { $gold-text } and { $count-text } for the religious districts.
    .you = You took { $gold-text } and { $count-text } for your religious districts.
citadels-event-draw =
    { $count ->
        [0] { $seat } could draw nothing: the deck is empty.
       *[other] { $seat } drew { $count-text }.
    }
    .you =
        { $count ->
            [0] You could draw nothing: the deck is empty.
           *[other] You drew { $count-text }.
        }
citadels-event-gain = { $seat } gained { $gold-text }.
    .you = You gained { $gold-text }.
citadels-event-pays = { $seat } paid { $gold-text } to { $other }.
    .you = You paid { $gold-text } to { $other }.
    .to-you = { $seat } paid you { $gold-text }.
citadels-event-discard = { $seat } discarded a card.
    .you = You discarded a card.
citadels-event-discarded-card = { $seat } discarded { $kind-a }.
    .you = You discarded { $kind-a }.
citadels-event-tax = { $seat } paid 1 gold of tax.
    .you = You paid 1 gold of tax.
citadels-event-taxed = { $seat } paid { $other } 1 gold of tax.
    .you = You paid { $other } 1 gold of tax.
    .to-you = { $seat } paid you 1 gold of tax.
citadels-event-collect = { $seat } collected { $gold-text } of tax.
    .you = You collected { $gold-text } of tax.
citadels-event-refund = { $seat } got { $gold-text } back for building.
    .you = You got { $gold-text } back for building.
citadels-event-court = { $seat } sits next to rank 4 and gained { $gold-text }.
    .you = You sit next to rank 4 and gained { $gold-text }.
citadels-event-court-classic = { $seat } sits next to the King or the crown and gained { $gold-text }.
    .you = You sit next to the King or the crown and gained { $gold-text }.
citadels-event-forgone = { $seat } took nothing extra.
    .you = You took nothing extra.
citadels-event-forgone-witch = { $seat } bewitched nobody.
    .you = You bewitched nobody.

## Building

citadels-event-build = { $seat } built { $kind-a } ({ $gold-text }).
    .you = You built { $kind-a } ({ $gold-text }).
citadels-event-laid = { $seat } laid { $kind-a } down to build it.
    .you = You laid { $kind-a } down to build it.
citadels-event-den = { $seat } paid for the Thieves' Den with { $count-text }.
    .you = You paid for the Thieves' Den with { $count-text }.
citadels-event-framework = { $seat } gave up the Framework to build { $kind-a }.
    .you = You gave up the Framework to build { $kind-a }.
citadels-event-sacrifice = { $seat } gave up { $kind-the } for the Necropolis.
    .you = You gave up { $kind-your } for the Necropolis.
citadels-event-borrow = { $seat } took { $gold-text } from { $other } in exchange for cards.
    .you = You took { $gold-text } from { $other } in exchange for cards.
    .to-you = { $seat } took { $gold-text } from you in exchange for cards.
citadels-event-confiscated = { $seat } showed the signed warrant and confiscated { $other }'s { $kind }.
    .you = You showed the signed warrant and confiscated { $other }'s { $kind }.
    .to-you = { $seat } showed the signed warrant and confiscated your { $kind }.
citadels-event-declined = { $seat } showed no warrant.
    .you = You showed no warrant.

## Powers of characters

citadels-event-kill = { $seat } killed { $character-the }.
    .you = You killed { $character-the }.
citadels-event-bewitch = { $seat } bewitched { $character-the }.
    .you = You bewitched { $character-the }.
citadels-event-rob = { $seat } wants to rob { $character-the }.
    .you = You want to rob { $character-the }.
citadels-event-warrants = { $seat } put warrants on { $characters-the }.
    .you = You put warrants on { $characters-the }.
citadels-event-signed = { $seat }'s signed warrant lies on { $character-the }.
    .you = Your signed warrant lies on { $character-the }.
citadels-event-threats = { $seat } threatened { $characters-the }.
    .you = You threatened { $characters-the }.
citadels-event-flower = { $seat }'s real threat lies on { $character-the }.
    .you = Your real threat lies on { $character-the }.
citadels-event-bribed = { $seat } bribed { $other } with { $gold-text }; the threat is gone, unseen.
    .you = You bribed { $other } with { $gold-text }; the threat is gone, unseen.
    .to-you = { $seat } bribed you with { $gold-text }; the threat is gone, unseen.
citadels-event-refused = { $seat } refused to pay the bribe.
    .you = You refused to pay the bribe.
citadels-event-flipped =
    { $real ->
        [1] { $seat } turned over the threat on { $character-the }: it was real!
       *[other] { $seat } turned over the threat on { $character-the }: it was blank.
    }
    .you =
        { $real ->
            [1] You turned over the threat on { $character-the }: it was real!
           *[other] You turned over the threat on { $character-the }: it was blank.
        }
citadels-event-left = { $seat } let the threat lie.
    .you = You let the threat lie.
citadels-event-spy = { $seat } spied on { $other }'s hand, looking for { $type-cards }.
    .you = You spied on { $other }'s hand, looking for { $type-cards }.
    .to-you = { $seat } spied on your hand, looking for { $type-cards }.
citadels-event-seen-card = { $other } holds: { $kind }.
    .to-you = You hold: { $kind }.
citadels-event-swap = { $seat } swapped hands with { $other }.
    .you = You swapped hands with { $other }.
    .to-you = { $seat } swapped hands with you.
citadels-event-replace = { $seat } replaced { $count-text }.
    .you = You replaced { $count-text }.
citadels-event-peek = { $seat } looked at { $other }'s hand.
    .you = You looked at { $other }'s hand.
    .to-you = { $seat } looked at your hand.
citadels-event-card-moves = A card went from { $seat } to { $other }.
    .you = A card went from you to { $other }.
    .to-you = A card went from { $seat } to you.
citadels-event-card-seen = { $kind-a } went from { $seat } to { $other }.
    .you = { $kind-a } went from you to { $other }.
    .to-you = { $kind-a } went from { $seat } to you.
citadels-event-seer = { $seat } took a random card from every other hand, to give one back for each.
    .you = You took a random card from every other hand, to give one back for each.
citadels-event-study = { $seat } kept one card and shuffled the deck.
    .you = You kept one card and shuffled the deck.
citadels-event-destroy = { $seat } destroyed { $other }'s { $kind } ({ $gold-text }).
    .you = You destroyed { $other }'s { $kind } ({ $gold-text }).
    .to-you = { $seat } destroyed your { $kind } ({ $gold-text }).
    .own = { $seat } destroyed { $kind-a } in their own city ({ $gold-text }).
    .you-own = You destroyed your own { $kind } ({ $gold-text }).
citadels-event-destroyed = { $seat } lost { $kind-the }.
    .you = You lost { $kind-your }.
citadels-event-exchange = { $seat } took { $other }'s { $kind } and gave { $own-a } for it.
    .you = You took { $other }'s { $kind } and gave { $own-your } for it.
    .to-you = { $seat } took { $kind-your } and gave you { $own-a } for it.
citadels-event-seize = { $seat } seized { $other }'s { $kind } ({ $gold-text }).
    .you = You seized { $other }'s { $kind } ({ $gold-text }).
    .to-you = { $seat } seized your { $kind } ({ $gold-text }).
citadels-event-beautify = { $seat } beautified { $kind-the } (1 gold).
    .you = You beautified { $kind-your } (1 gold).

## Districts at work

citadels-event-armory = { $seat } gave up the Armory to destroy { $other }'s { $kind }.
    .you = You gave up your Armory to destroy { $other }'s { $kind }.
    .to-you = { $seat } gave up the Armory to destroy your { $kind }.
    .own = { $seat } gave up the Armory to destroy { $kind-a } in their own city.
    .you-own = You gave up your Armory to destroy your own { $kind }.
citadels-event-poor-house = The stash is empty: the Poor House helps { $seat }.
    .you = Your stash is empty: the Poor House helps you.
citadels-event-park = The hand is empty: the Park helps { $seat }.
    .you = Your hand is empty: the Park helps you.
citadels-event-smithy = { $seat } used { $kind-the } (2 gold).
    .you = You used { $kind-the } (2 gold).
citadels-event-laboratory = { $seat } used the Laboratory.
    .you = You used the Laboratory.
citadels-event-tucked = { $seat } put a card under the Museum.
    .you = You put a card under the Museum.
citadels-event-tucked-card = { $seat } put { $kind-a } under the Museum.
    .you = You put { $kind-a } under the Museum.
citadels-event-museum-card = { $seat } found under the Museum: { $kind }.
    .you = You found under the Museum: { $kind }.
citadels-event-hospital = { $seat } was killed: the Hospital allows gathering and no more.
    .you = You were killed: the Hospital allows gathering and no more.
citadels-event-throne-room = The crown changed hands: the Throne Room pays { $seat }.
    .you = The crown changed hands: the Throne Room pays you.
citadels-event-reclaimed = { $seat } took { $kind-the } from the Graveyard into their hand (1 gold).
    .you = You took { $kind-the } from the Graveyard into your hand (1 gold).
citadels-event-unclaimed = { $seat } did not use the Graveyard.
    .you = You did not use the Graveyard.
citadels-event-tower = { $seat } declared at the Bell Tower that 7 districts complete a city.
    .you = You declared at the Bell Tower that 7 districts complete a city.
citadels-event-undeclared = { $seat } declared nothing at the Bell Tower.
    .you = You declared nothing at the Bell Tower.
citadels-event-tower-gone = The Bell Tower is gone: it takes 8 districts again to complete a city.
citadels-event-searched = { $seat } looked through the deck from the Lighthouse and shuffled it.
    .you = You looked through the deck from the Lighthouse and shuffled it.
citadels-event-search-card = { $seat } took { $kind-a } out of the deck.
    .you = You took { $kind-a } out of the deck.
