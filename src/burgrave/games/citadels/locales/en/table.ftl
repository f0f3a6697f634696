### Citadels: why something cannot be done now, in English.

## The own cards

citadels-table-not-your-turn = It is not your turn.
citadels-table-only-gathers = You only gather in this turn.
citadels-table-no-building = You may not build in this turn.
citadels-table-later = Finish this choice first.
citadels-table-gather = Gather first.
citadels-table-never = It is never built.
citadels-table-monument = It needs a city of { $number } districts at most.
citadels-table-built =
    { $number ->
        [one] You have built already.
       *[other] You have built { $number } already.
    }
citadels-table-owned =
    { $number ->
        [one] You have one already.
       *[other] You have { $number } already.
    }
citadels-table-short = { $gold } short.

## Cities and districts

citadels-table-complete = The city is complete.
citadels-table-protected = The city is protected.
citadels-table-nothing = Nothing there is within reach.
citadels-table-safe = Nothing can touch it.
citadels-table-limit = It costs more than { $gold }.
citadels-table-theirs = They have one already.
citadels-table-nothing-to-give = You have nothing to give for it.
