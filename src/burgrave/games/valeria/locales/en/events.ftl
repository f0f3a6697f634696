### Valeria: Card Kingdoms: sentences of the log, in English.
###
### The value is for everyone; the attributes address the reader:
###   .you   the reader is $seat             .to-you   the reader is $other
### A message that ends in "-for" joins two events: the payment or trade ($price) and its purpose.
### Every name comes bare and in the forms of valeria-noun: $monster, $monster-a, $monster-the, $monster-your,
### $monster-of, $monster-to, and $monster-one: "the" for a unique card, else "a" ($monster-to-one after
### "to"). $price and $amounts are amounts in words, $resource-name a resource in one word.

## Names in a sentence

# The article of a name: a, an, some (a plural name), or bare (none).
valeria-noun-class =
    { $group ->
        [duke] bare
       *[other] { $id ->
            [alchemist] an
            [archer] an
            [owlbear] an
            [orc-warrior] an
            [orc-chieftain] an
            [emerald-stronghold] an
            [eye-of-asteraten] an
            [the-orb-of-urdr] an
            [kobolds] some
            [pratchetts-plateau] bare
            [darktide-harbour] bare
            [cloudriders-camp] bare
            [rogues-landing] bare
            [cutthroats-truce] bare
            [halfpenny-hill] bare
            [forgotten-sorrows] bare
            [gargans-embrace] bare
            [grimmwater-keep] bare
            [purloiners-perch] bare
           *[other] a
        }
    }
# Names printed with an article drop it inside a sentence.
valeria-noun-bare =
    { $id ->
        [the-desert-orchid] Desert Orchid
        [the-orb-of-urdr] Orb of Urdr
        [the-violet-thorn] Violet Thorn
       *[other] { $name }
    }
valeria-noun =
    .a =
        { $class ->
            [an] an { $name }
            [some] { $name }
            [bare] { $name }
           *[other] a { $name }
        }
    .the =
        { $class ->
            [bare] { $name }
           *[other] the { $name }
        }
    .your =
        { $class ->
            [bare] { $name }
           *[other] your { $name }
        }
    .of =
        { $class ->
            [bare] of { $name }
           *[other] of the { $name }
        }
    .to =
        { $class ->
            [bare] to { $name }
           *[other] to the { $name }
        }
    .to-a =
        { $class ->
            [an] to an { $name }
            [some] to { $name }
            [bare] to { $name }
           *[other] to a { $name }
        }

valeria-dark-lord = Dark Lord
valeria-nothing = nothing
valeria-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## The dukes

valeria-two-dukes = { $first } and { $second }
valeria-event-dealt-duke = { $seat } was dealt { $duke }.
    .you = You were dealt { $duke }.
valeria-event-kept = { $seat } chose a duke.
    .you = You chose a duke.
valeria-event-kept-duke = { $seat } kept { $duke }.
    .you = You kept { $duke }.

## The turn and the dice

valeria-event-turn = Round { $round }: { $seat }'s turn.
    .you = Round { $round }: your turn.
valeria-event-rolled =
    { $pair ->
        [yes] { $seat } rolled doubles: { $first } + { $second } = { $sum }.
       *[no] { $seat } rolled { $first } + { $second } = { $sum }.
    }
    .you =
        { $pair ->
            [yes] You rolled doubles: { $first } + { $second } = { $sum }.
           *[no] You rolled { $first } + { $second } = { $sum }.
        }
valeria-event-altered =
    { $pair ->
        [yes] { $seat } used { $domain-the }. The dice are now doubles: { $first } + { $second } = { $sum }.
       *[no] { $seat } used { $domain-the }. The dice are now { $first } + { $second } = { $sum }.
    }
    .you =
        { $pair ->
            [yes] You used { $domain-the }. The dice are now doubles: { $first } + { $second } = { $sum }.
           *[no] You used { $domain-the }. The dice are now { $first } + { $second } = { $sum }.
        }
valeria-event-altered-for =
    { $pair ->
        [yes] { $seat } paid { $price } to use { $domain-the }. The dice are now doubles: { $first } + { $second } = { $sum }.
       *[no] { $seat } paid { $price } to use { $domain-the }. The dice are now { $first } + { $second } = { $sum }.
    }
    .you =
        { $pair ->
            [yes] You paid { $price } to use { $domain-the }. The dice are now doubles: { $first } + { $second } = { $sum }.
           *[no] You paid { $price } to use { $domain-the }. The dice are now { $first } + { $second } = { $sum }.
        }

## Resources and tokens

valeria-event-gains = { $seat } gained { $amounts }.
    .you = You gained { $amounts }.
valeria-event-gains-for = { $seat } paid { $price } for { $amounts }.
    .you = You paid { $price } for { $amounts }.
valeria-event-took = { $seat } used an action to gain { $amounts }.
    .you = You used an action to gain { $amounts }.
valeria-event-consoled = { $seat } had no activated cards and gained { $amounts }.
    .you = You had no activated cards and gained { $amounts }.
valeria-event-looted = { $seat }'s Thief took { $amounts } from the bank.
    .you = Your Thief took { $amounts } from the bank.
valeria-event-takes =
    { $count ->
        [0] { $other } had no { $resource-name } for { $seat } to take.
       *[other] { $seat } took { $amounts } from { $other }.
    }
    .you =
        { $count ->
            [0] { $other } had no { $resource-name } for you to take.
           *[other] You took { $amounts } from { $other }.
        }
    .to-you =
        { $count ->
            [0] You had no { $resource-name } for { $seat } to take.
           *[other] { $seat } took { $amounts } from you.
        }
valeria-event-stolen = { $seat }'s Thief stole { $amounts } from { $other }.
    .you = Your Thief stole { $amounts } from { $other }.
    .to-you = { $seat }'s Thief stole { $amounts } from you.
valeria-event-traded = { $seat }'s { $citizen } made a trade.
    .you = { $citizen-your } made a trade.
valeria-event-traded-for = { $seat }'s { $citizen } traded { $price } for { $amounts }.
    .you = { $citizen-your } traded { $price } for { $amounts }.
valeria-event-paid = { $seat } paid { $price }.
    .you = You paid { $price }.
valeria-event-waits = { $seat } has the Waiting token and doesn't harvest this turn.
    .you = You have the Waiting token and don't harvest this turn.

## Monsters, citizens and domains

valeria-event-slain = { $seat } slew { $monster-one }.
    .you = You slew { $monster-one }.
valeria-event-slain-for = { $seat } slew { $monster-one } for { $price }.
    .you = You slew { $monster-one } for { $price }.
valeria-event-recruited = { $seat } recruited { $citizen-one }.
    .you = You recruited { $citizen-one }.
valeria-event-recruited-for = { $seat } recruited { $citizen-one } for { $price }.
    .you = You recruited { $citizen-one } for { $price }.
valeria-event-built = { $seat } built { $domain-one }.
    .you = You built { $domain-one }.
valeria-event-built-for = { $seat } built { $domain-one } for { $price }.
    .you = You built { $domain-one } for { $price }.
valeria-event-free = { $seat } got { $citizen-one } for free.
    .you = You got { $citizen-one } for free.
valeria-event-returned = { $seat } returned { $citizen-one } to the center.
    .you = You returned { $citizen-one } to the center.
valeria-event-returned-monster = { $seat } returned { $monster-one } to the center.
    .you = You returned { $monster-one } to the center.
valeria-event-taken-monster = { $seat } took a random monster from { $other }: { $monster-one }.
    .you = You took a random monster from { $other }: { $monster-one }.
    .to-you = { $seat } took a random monster from you: { $monster-one }.
valeria-event-declined = { $seat } declined.
    .you = You declined.

## Stacks, the Dark Lord and the end

valeria-event-exhausted =
    { $count ->
        [one] { $count } stack is now exhausted.
       *[other] { $count } stacks are now exhausted.
    }
valeria-event-captured = The Dark Lord captured { $citizen-one }.
valeria-event-captured-domain = The Dark Lord captured { $domain-one }.
valeria-event-lost-monster = Taken from the leftmost stack: { $monster-one }.
valeria-event-end-due = The end of the game has been triggered: this is the last round.
valeria-event-finished = The game is over.
