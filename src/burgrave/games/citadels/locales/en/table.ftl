### Citadels: reasons why an action is not available now, in English.

## Your own cards

citadels-table-not-your-turn = It's not your turn.
citadels-table-only-gathers = You can only gather this turn.
citadels-table-no-building = You can't build this turn.
citadels-table-later = Finish this choice first.
citadels-table-gather = Gather first.
citadels-table-never = It can never be built.
citadels-table-monument = Needs a city of { $number } districts or fewer.
citadels-table-built =
    { $number ->
        [one] You have already built.
       *[other] You have already built { $number }.
    }
citadels-table-owned =
    { $number ->
        [one] You already have one.
       *[other] You already have { $number }.
    }
citadels-table-short = { $gold } short.

## Cities and districts

citadels-table-complete = The city is complete.
citadels-table-protected = The city is protected.
citadels-table-nothing = There is no valid target here.
citadels-table-safe = It is protected.
citadels-table-limit = Costs more than { $gold }.
citadels-table-theirs = They already have one.
citadels-table-nothing-to-give = You have nothing to give in exchange.

## Deck and characters

citadels-table-gathered = You have already gathered.
citadels-table-empty = The deck is empty.
citadels-table-self = This is your own character.
citadels-table-killed = Already killed.
citadels-table-bewitched = Already bewitched.
citadels-table-immune = It can't be chosen now.
