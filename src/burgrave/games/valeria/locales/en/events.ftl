### Valeria: Card Kingdoms: what happened, as sentences of the log, in English.
###
### The value tells it of anybody; the attributes speak to the reader:
###   .you   the reader is $seat             .to-you   the reader is $other
### A message that ends in "-for" tells two events at once: what was paid or exchanged ($price), and what for.
### Every name comes bare and in the forms of valeria-noun: $monster, $monster-a, $monster-the, $monster-your,
### $monster-of, $monster-to, and $monster-one: "the" of a card that there is but once, else "a" ($monster-to-one after
### "to"). $price and $amounts are amounts in words, $resource-name a resource in one word.

## Names in a sentence

# Which article a name takes: a, an, some (a name in the plural), or none at all (bare).
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
# A name that is printed with an article loses it inside a sentence.
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
            [some] some { $name }
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
            [some] to some { $name }
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
        [yes] { $seat } rolled a pair, { $first } and { $second }: { $sum } in all.
       *[no] { $seat } rolled { $first } and { $second }: { $sum } in all.
    }
    .you =
        { $pair ->
            [yes] You rolled a pair, { $first } and { $second }: { $sum } in all.
           *[no] You rolled { $first } and { $second }: { $sum } in all.
        }
valeria-event-altered =
    { $pair ->
        [yes] { $seat } used { $domain-the }: now the dice show a pair, { $first } and { $second }, { $sum } in all.
       *[no] { $seat } used { $domain-the }: now the dice show { $first } and { $second }, { $sum } in all.
    }
    .you =
        { $pair ->
            [yes] You used { $domain-the }: now the dice show a pair, { $first } and { $second }, { $sum } in all.
           *[no] You used { $domain-the }: now the dice show { $first } and { $second }, { $sum } in all.
        }
valeria-event-altered-for =
    { $pair ->
        [yes] { $seat } used { $domain-the } for { $price }: now the dice show a pair, { $first } and { $second }, { $sum } in all.
       *[no] { $seat } used { $domain-the } for { $price }: now the dice show { $first } and { $second }, { $sum } in all.
    }
    .you =
        { $pair ->
            [yes] You used { $domain-the } for { $price }: now the dice show a pair, { $first } and { $second }, { $sum } in all.
           *[no] You used { $domain-the } for { $price }: now the dice show { $first } and { $second }, { $sum } in all.
        }

## Resources and tokens

valeria-event-gains = { $seat } got { $amounts }.
    .you = You got { $amounts }.
valeria-event-gains-for = { $seat } paid { $price } for { $amounts }.
    .you = You paid { $price } for { $amounts }.
valeria-event-took = { $seat } took { $amounts } as an action.
    .you = You took { $amounts } as an action.
valeria-event-consoled = None of { $seat }'s cards was activated: { $amounts } as a consolation.
    .you = None of your cards was activated: { $amounts } as a consolation.
valeria-event-looted = { $seat }'s Thief took { $amounts } from the bank.
    .you = Your Thief took { $amounts } from the bank.
valeria-event-takes =
    { $count ->
        [0] { $seat } could take nothing from { $other }, who has no { $resource-name }.
       *[other] { $seat } took { $amounts } from { $other }.
    }
    .you =
        { $count ->
            [0] You could take nothing from { $other }, who has no { $resource-name }.
           *[other] You took { $amounts } from { $other }.
        }
    .to-you =
        { $count ->
            [0] { $seat } could take nothing from you: you have no { $resource-name }.
           *[other] { $seat } took { $amounts } from you.
        }
valeria-event-stolen = { $seat }'s Thief stole { $amounts } from { $other }.
    .you = Your Thief stole { $amounts } from { $other }.
    .to-you = { $seat }'s Thief stole { $amounts } from you.
valeria-event-traded = { $seat }'s { $citizen } made an exchange.
    .you = { $citizen-your } made an exchange.
valeria-event-traded-for = { $seat }'s { $citizen } turned { $price } into { $amounts }.
    .you = { $citizen-your } turned { $price } into { $amounts }.
valeria-event-paid = { $seat } paid { $price }.
    .you = You paid { $price }.
valeria-event-waits = { $seat } waits and harvests nothing this turn.
    .you = You wait and harvest nothing this turn.

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
valeria-event-returned = { $seat } put { $citizen-one } back in the center.
    .you = You put { $citizen-one } back in the center.
valeria-event-returned-monster = { $seat } put { $monster-one } back in the center.
    .you = You put { $monster-one } back in the center.
valeria-event-taken-monster = { $seat } took a random monster from { $other }: { $monster-one }.
    .you = You took a random monster from { $other }: { $monster-one }.
    .to-you = { $seat } took a random monster from you: { $monster-one }.
valeria-event-declined = { $seat } declined the offer.
    .you = You declined the offer.

## Stacks, the Dark Lord and the end

valeria-event-exhausted =
    { $count ->
        [one] { $count } stack is exhausted now.
       *[other] { $count } stacks are exhausted now.
    }
valeria-event-captured = The Dark Lord captured { $citizen-one }.
valeria-event-captured-domain = The Dark Lord captured { $domain-one }.
valeria-event-lost-monster = Into the victory stack without a fight: { $monster-one }.
valeria-event-end-due = An end condition is met: this is the last round.
valeria-event-finished = The game is over.
