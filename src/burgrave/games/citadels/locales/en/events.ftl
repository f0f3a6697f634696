### Citadels: sentences of the log, in English.
###
### The value is for everyone; the attributes address the reader:
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
citadels-event-face-up = { $character-the } is out this round (face up).
citadels-event-picked = { $seat } picked a character.
    .you = You picked a character.
citadels-event-picked-character = { $seat } picked { $character-the }.
    .you = You picked { $character-the }.
citadels-event-buried = { $seat } discarded a character face down.
    .you = You discarded a character face down.
citadels-event-buried-character = { $seat } discarded { $character-the } face down.
    .you = You discarded { $character-the } face down.
citadels-event-staged = { $seat } used the Theater to swap characters with { $other }.
    .you = You used the Theater to swap characters with { $other }.
    .to-you = { $seat } used the Theater to swap characters with you.
citadels-event-stayed = { $seat } did not use the Theater.
    .you = You did not use the Theater.
citadels-event-stage-got = { $seat } now has { $character-the }.
    .you = You now have { $character-the }.

## Calling characters

citadels-event-silence = { $character-the } was called: no answer.
citadels-event-silence-several = { $characters-the } were called: no answer.
citadels-event-reveal = { $seat } is { $character-the }.
    .you = You are { $character-the }.
citadels-event-theft =
    { $gold ->
        [0] { $other } tried to rob { $seat }, but there was no gold.
       *[other] { $other } robbed { $seat } of { $gold-text }.
    }
    .you =
        { $gold ->
            [0] { $other } tried to rob you, but you had no gold.
           *[other] { $other } robbed you of { $gold-text }.
        }
    .to-you =
        { $gold ->
            [0] You tried to rob { $seat }, but there was no gold.
           *[other] You robbed { $seat } of { $gold-text }.
        }
citadels-event-crowned = { $seat } now has the crown.
    .you = You now have the crown.
citadels-event-suspended = { $seat } will continue as the bewitched character.
    .you = You will continue as the bewitched character.
citadels-event-resumed = { $seat } now plays as { $character-the }.
    .you = You now play as { $character-the }.
citadels-event-no-turn = { $seat } is bewitched and can only take gold or cards.
    .you = You are bewitched and can only take gold or cards.
citadels-event-no-turn-2010 = { $seat } can do nothing more this turn.
    .you = You can do nothing more this turn.
citadels-event-end = { $seat } ended their turn.
    .you = You ended your turn.
citadels-event-heir = { $seat } had { $character-the }, who was killed this round.
    .you = You had { $character-the }, who was killed this round.
citadels-event-first-complete = { $seat } is the first to complete a city: this is the last round.
    .you = You are the first to complete a city: this is the last round.
citadels-event-first-together = { $names } are the first to complete cities: this is the last round.
    .you = You and { $names } are the first to complete cities: this is the last round.
citadels-event-finished = The game is over.

## Gold and cards

citadels-event-gather-gold = { $seat } took { $gold-text }.
    .you = You took { $gold-text }.
citadels-event-look = { $seat } drew { $count-text }.
    .you = You drew { $count-text }.
citadels-event-drew-card = { $seat } drew: { $kind }.
    .you = You drew: { $kind }.
citadels-event-looked-at = { $seat } drew: { $kind }.
    .you = You drew: { $kind }.
citadels-event-kept = { $seat } kept one card.
    .you = You kept one card.
citadels-event-kept-several = { $seat } kept { $count-text }.
    .you = You kept { $count-text }.
citadels-event-kept-card = { $seat } kept { $kind-a }.
    .you = You kept { $kind-a }.
citadels-event-income = { $seat } collected income for { $districts }.
    .you = You collected income for { $districts }.
citadels-event-income-gold = { $seat } collected { $gold-text } for { $districts }.
    .you = You collected { $gold-text } for { $districts }.
citadels-event-mix = { $seat } took { $gold-text } and { $count-text } for religious districts.
    .you = You took { $gold-text } and { $count-text } for religious districts.
citadels-event-draw =
    { $count ->
        [0] { $seat } could not draw: the deck is empty.
       *[other] { $seat } drew { $count-text }.
    }
    .you =
        { $count ->
            [0] You could not draw: the deck is empty.
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
citadels-event-tax = { $seat } paid 1 gold in tax.
    .you = You paid 1 gold in tax.
citadels-event-taxed = { $seat } paid { $other } 1 gold in tax.
    .you = You paid { $other } 1 gold in tax.
    .to-you = { $seat } paid you 1 gold in tax.
citadels-event-collect = { $seat } collected { $gold-text } in tax.
    .you = You collected { $gold-text } in tax.
citadels-event-refund = { $seat } got back { $gold-text } spent on building.
    .you = You got back { $gold-text } spent on building.
citadels-event-court = { $seat } gained { $gold-text } for sitting next to rank 4.
    .you = You gained { $gold-text } for sitting next to rank 4.
citadels-event-court-classic = { $seat } gained { $gold-text } for sitting next to the King or the crown.
    .you = You gained { $gold-text } for sitting next to the King or the crown.
citadels-event-forgone = { $seat } skipped the bonus.
    .you = You skipped the bonus.
citadels-event-forgone-witch = { $seat } bewitched no one.
    .you = You bewitched no one.

## Building

citadels-event-build = { $seat } built { $kind-a } ({ $gold-text }).
    .you = You built { $kind-a } ({ $gold-text }).
citadels-event-laid = { $seat } is building { $kind-a }.
    .you = You are building { $kind-a }.
citadels-event-den = { $seat } paid { $count-text } toward the Thieves' Den.
    .you = You paid { $count-text } toward the Thieves' Den.
citadels-event-framework = { $seat } sacrificed the Framework to build { $kind-a }.
    .you = You sacrificed the Framework to build { $kind-a }.
citadels-event-sacrifice = { $seat } sacrificed { $kind-the } to build the Necropolis.
    .you = You sacrificed { $kind-your } to build the Necropolis.
citadels-event-borrow = { $seat } took { $gold-text } from { $other } in exchange for cards.
    .you = You took { $gold-text } from { $other } in exchange for cards.
    .to-you = { $seat } took { $gold-text } from you in exchange for cards.
citadels-event-confiscated = { $seat } revealed the signed warrant and confiscated { $other }'s { $kind }.
    .you = You revealed the signed warrant and confiscated { $other }'s { $kind }.
    .to-you = { $seat } revealed the signed warrant and confiscated your { $kind }.
citadels-event-declined = { $seat } revealed no warrant.
    .you = You revealed no warrant.

## Powers of characters

citadels-event-kill = { $seat } killed { $character-the }.
    .you = You killed { $character-the }.
citadels-event-bewitch = { $seat } bewitched { $character-the }.
    .you = You bewitched { $character-the }.
citadels-event-rob = { $seat } plans to rob { $character-the }.
    .you = You plan to rob { $character-the }.
citadels-event-warrants = { $seat } placed warrants on { $characters-the }.
    .you = You placed warrants on { $characters-the }.
citadels-event-signed = { $seat }'s signed warrant is on { $character-the }.
    .you = Your signed warrant is on { $character-the }.
citadels-event-threats = { $seat } threatened { $characters-the }.
    .you = You threatened { $characters-the }.
citadels-event-real-threat = { $seat }'s real threat is on { $character-the }.
    .you = Your real threat is on { $character-the }.
citadels-event-bribed = { $seat } paid { $other } a bribe of { $gold-text }; the threat was removed face down.
    .you = You paid { $other } a bribe of { $gold-text }; the threat was removed face down.
    .to-you = { $seat } paid you a bribe of { $gold-text }; the threat was removed face down.
citadels-event-refused = { $seat } refused to pay the bribe.
    .you = You refused to pay the bribe.
citadels-event-flipped =
    { $real ->
        [1] { $seat } revealed the threat on { $character-the }: it was real!
       *[other] { $seat } revealed the threat on { $character-the }: it was blank.
    }
    .you =
        { $real ->
            [1] You revealed the threat on { $character-the }: it was real!
           *[other] You revealed the threat on { $character-the }: it was blank.
        }
citadels-event-left = { $seat } left the threat face down.
    .you = You left the threat face down.
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
citadels-event-card-moves = { $other } got a card from { $seat }.
    .you = { $other } got a card from you.
    .to-you = You got a card from { $seat }.
citadels-event-card-seen = { $other } got { $kind-a } from { $seat }.
    .you = { $other } got { $kind-a } from you.
    .to-you = You got { $kind-a } from { $seat }.
citadels-event-seer = { $seat } took a random card from each hand and will give one back to each.
    .you = You took a random card from each hand and will give one back to each.
citadels-event-study = { $seat } kept one card and shuffled the rest into the deck.
    .you = You kept one card and shuffled the rest into the deck.
citadels-event-destroy = { $seat } destroyed { $other }'s { $kind } ({ $gold-text }).
    .you = You destroyed { $other }'s { $kind } ({ $gold-text }).
    .to-you = { $seat } destroyed your { $kind } ({ $gold-text }).
    .own = { $seat } destroyed { $kind-a } in their own city ({ $gold-text }).
    .you-own = You destroyed your own { $kind } ({ $gold-text }).
citadels-event-destroyed = { $seat } lost { $kind-the }.
    .you = You lost { $kind-your }.
citadels-event-exchange = { $seat } took { $other }'s { $kind } in exchange for { $own-a }.
    .you = You took { $other }'s { $kind } in exchange for { $own-your }.
    .to-you = { $seat } took { $kind-your } in exchange for { $own-a }.
citadels-event-seize = { $seat } seized { $other }'s { $kind } ({ $gold-text }).
    .you = You seized { $other }'s { $kind } ({ $gold-text }).
    .to-you = { $seat } seized your { $kind } ({ $gold-text }).
citadels-event-beautify = { $seat } beautified { $kind-the } (1 gold).
    .you = You beautified { $kind-your } (1 gold).

## Effects of districts

citadels-event-armory = { $seat } sacrificed the Armory to destroy { $other }'s { $kind }.
    .you = You sacrificed your Armory to destroy { $other }'s { $kind }.
    .to-you = { $seat } sacrificed the Armory to destroy your { $kind }.
    .own = { $seat } sacrificed the Armory to destroy { $kind-a } in their own city.
    .you-own = You sacrificed your Armory to destroy your own { $kind }.
citadels-event-poor-house = Poor House: { $seat } has no gold left.
    .you = Poor House: you have no gold left.
citadels-event-park = Park: { $seat } has no cards left.
    .you = Park: you have no cards left.
citadels-event-smithy = { $seat } used { $kind-the } (2 gold).
    .you = You used { $kind-the } (2 gold).
citadels-event-laboratory = { $seat } used the Laboratory.
    .you = You used the Laboratory.
citadels-event-tucked = { $seat } put a card under the Museum.
    .you = You put a card under the Museum.
citadels-event-tucked-card = { $seat } put { $kind-a } under the Museum.
    .you = You put { $kind-a } under the Museum.
citadels-event-museum-card = Under the Museum, { $seat } found: { $kind }.
    .you = Under the Museum, you found: { $kind }.
citadels-event-hospital = { $seat } was killed, but the Hospital still lets them take gold or cards (nothing else).
    .you = You were killed, but your Hospital still lets you take gold or cards (nothing else).
citadels-event-throne-room = The crown changed hands: the Throne Room pays { $seat }.
    .you = The crown changed hands: the Throne Room pays you.
citadels-event-reclaimed = { $seat } used the Graveyard to take { $kind-the } into their hand (1 gold).
    .you = You used the Graveyard to take { $kind-the } into your hand (1 gold).
citadels-event-unclaimed = { $seat } did not use the Graveyard.
    .you = You did not use the Graveyard.
citadels-event-tower = Bell Tower: { $seat } declared that 7 districts complete a city.
    .you = Bell Tower: you declared that 7 districts complete a city.
citadels-event-undeclared = { $seat } did not use the Bell Tower.
    .you = You did not use the Bell Tower.
citadels-event-tower-gone = The Bell Tower is gone: a complete city needs 8 districts again.
citadels-event-searched = { $seat } searched the deck with the Lighthouse and shuffled it.
    .you = You searched the deck with the Lighthouse and shuffled it.
citadels-event-search-card = { $seat } took { $kind-a } from the deck.
    .you = You took { $kind-a } from the deck.
