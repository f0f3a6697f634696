### Valeria: the table in a terminal, in English.

## Signs for plain terminals: letters for resources, short names for roles

valeria-terminal-sign-gold = g
valeria-terminal-sign-strength = s
valeria-terminal-sign-magic = m
valeria-terminal-sign-vp = p
valeria-terminal-sign-worker = Wor
valeria-terminal-sign-soldier = Sol
valeria-terminal-sign-shadow = Sha
valeria-terminal-sign-holy = Hol

## Effects in a few signs; $what is the effect itself

valeria-terminal-citizen = citizen
valeria-terminal-domain = domain
valeria-terminal-when-built = once: { $what }
valeria-terminal-when-roll = roll: { $what }
valeria-terminal-when-action-start = start: { $what }
valeria-terminal-when-action-end = end: { $what }
valeria-terminal-when-slay = monster: { $what }
valeria-terminal-when-citizen = citizen: { $what }
valeria-terminal-when-pair = pair: { $what }
valeria-terminal-when-standing = { $what }
valeria-terminal-brief-foxgrove-palisade = die{ $to }6 for { $price }
valeria-terminal-brief-the-desert-orchid = die{ $to }1 for { $price }{ $each }
valeria-terminal-brief-palace-of-the-dawn = die -1
valeria-terminal-brief-emerald-stronghold = copies: no surcharge
valeria-terminal-brief-pratchetts-plateau = domains cost { $price } less
valeria-terminal-brief-monster = { $from } monster
valeria-terminal-brief-slay = slay
valeria-terminal-brief-monster-back = monster back
valeria-terminal-brief-citizen-back = citizen back

## Legend

valeria-terminal-legend-points = points
valeria-terminal-legend-powers = your turn / other turns
valeria-terminal-legend-solo-powers = first / second harvest
valeria-terminal-legend-taken = from an opponent
valeria-terminal-legend-hidden = 1 face up, 2 face down

## The header

valeria-terminal-turn = { $name }'s turn
valeria-terminal-your-turn = your turn
valeria-terminal-dice = dice { $first } and { $second }, sum { $sum }
valeria-terminal-dice-signs = dice { $signs } sum { $sum }
valeria-terminal-stacks = exhausted stacks: { $number } of { $end }
valeria-terminal-end-due = end triggered
valeria-terminal-monsters-left =
    { $number ->
        [0] no monsters left
        [one] { $number } monster left
       *[other] { $number } monsters left
    }
valeria-terminal-domains-left =
    { $number ->
        [0] no domains left
        [one] { $number } domain left
       *[other] { $number } domains left
    }
valeria-terminal-mixed = mixed citizens
valeria-terminal-left-out = removed: { $names }

## The stacks

valeria-terminal-exhausted = exhausted
valeria-terminal-covered = face down
valeria-terminal-left =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
valeria-terminal-left-hidden = { $number } face up, { $hidden } face down
valeria-terminal-below = below: { $names }
valeria-terminal-domain-stack = Domain stack { $number }
valeria-terminal-reward = Reward: { $reward }.
valeria-terminal-worker =
    { $number ->
        [one] { $number } worker
       *[other] { $number } workers
    }
valeria-terminal-soldier =
    { $number ->
        [one] { $number } soldier
       *[other] { $number } soldiers
    }
valeria-terminal-shadow =
    { $number ->
        [one] { $number } shadow citizen
       *[other] { $number } shadow citizens
    }
valeria-terminal-holy =
    { $number ->
        [one] { $number } holy citizen
       *[other] { $number } holy citizens
    }
valeria-terminal-needs = needs { $roles }
valeria-terminal-lacks = missing { $roles }
valeria-terminal-payable = affordable

## The players

valeria-terminal-first-player = First Player
valeria-terminal-waiting = Waiting token, no harvest this turn
valeria-terminal-choosing = choosing a duke
valeria-terminal-harvesting = still harvesting
valeria-terminal-citizens = citizens
valeria-terminal-starters = starters
valeria-terminal-built = domains
valeria-terminal-slain =
    { $number ->
        [one] { $number } monster slain, { $points }
       *[other] { $number } monsters slain, { $points }
    }
valeria-terminal-monsters =
    { $number ->
        [one] { $number } monster
       *[other] { $number } monsters
    }
valeria-terminal-domains =
    { $number ->
        [one] { $number } domain
       *[other] { $number } domains
    }
valeria-terminal-no-monsters = no monsters slain
valeria-terminal-open-points = { $points } without the duke
valeria-terminal-tokens =
    { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }
valeria-terminal-roles = Your citizens by role: { $roles }
valeria-terminal-duke = duke: { $name }

## The Dark Lord

valeria-terminal-lord-monsters =
    { $number ->
        [one] { $number } monster left, { $points }
       *[other] { $number } monsters left, { $points }
    }
valeria-terminal-lord-hidden = duke face down
valeria-terminal-lord-nothing = nothing captured yet
valeria-terminal-lord-raids = dice to resolve: { $dice }

## The reader's own side

valeria-terminal-you-have = You have
valeria-terminal-your-duke = Your duke
valeria-terminal-duke-now = { $points } now
valeria-terminal-so-far = { $points } so far
valeria-terminal-income = Income by number (doubles pay twice)
valeria-terminal-income-short = Income, { $own } / { $others }:
valeria-terminal-own-turn = your turn
valeria-terminal-other-turns = other turns
valeria-terminal-first-harvest = 1st harvest
valeria-terminal-second-harvest = 2nd harvest
valeria-terminal-often = { $what } ({ $number } times)
valeria-terminal-income-line = Income on { $number }: { $own-turn }: { $own }; { $other-turns }: { $others }

## Explanations

valeria-terminal-stack = Left in its stack, top to bottom: { $names }.

## Welcome

valeria-terminal-welcome = Welcome! Each turn, the active player rolls two dice. Both dice and their sum activate everyone's citizens with those numbers. Then the active player takes two actions: slay a monster, recruit a citizen, build a domain or gain a resource. The game ends after the round in which { $number } stacks are exhausted, all monsters are slain or all domains are built. The player with the most points wins. Points come from monsters, domains, tokens and your secret duke.
valeria-terminal-welcome-solo = Welcome! You play against the Dark Lord. After your two actions, his monsters capture a card for each die. Slay all monsters to win. If a column has nothing left to capture, you lose. If five stacks are exhausted, the higher score wins.

## The end

valeria-terminal-score-monsters = Monsters
valeria-terminal-score-domains = Domains
valeria-terminal-score-tokens = Tokens
valeria-terminal-score-duke = Duke
valeria-terminal-tie = { $names } are tied at { terminal-points }. The fewest cards decide: { $values }.
    .shared = { $names } are tied at { terminal-points } with { $cards } cards each. They share the place.
valeria-terminal-solo-slain = { $name } wins: all monsters are slain!
    .you = You win: all monsters are slain!
valeria-terminal-solo-open = A column has nothing left to capture: the Dark Lord wins.
valeria-terminal-solo-won = { $name } wins with { $points } against the Dark Lord's { $others }.
    .you = You win with { $points } against the Dark Lord's { $others }!
valeria-terminal-solo-lost = The Dark Lord wins with { $others } against { $points }.
valeria-terminal-solo-draw = A draw: { $points } each.
