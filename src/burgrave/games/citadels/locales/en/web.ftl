### The page of Citadels, in English.

web-citadels-procession = Characters by rank
web-citadels-seats = Opponents
web-citadels-you = You
web-citadels-your-city = Your city
web-citadels-round = Round { $n }
web-citadels-picks-first = First pick: { $name }
web-citadels-picks-next = Picks first next round: { $name }
web-citadels-last-round = Last round
web-citadels-unclaimed = You can still take gold. Choose again to end your turn.
web-citadels-goal = { $n } districts end the game
web-citadels-crown = Has the crown
web-citadels-gold = { $n } gold
web-citadels-points =
    { $n ->
        [one] { $n } pt
       *[other] { $n } pts
    }
web-citadels-seat = { $name }: { $status }; gold { $gold }, cards { $cards }, districts { $n }, points so far { $points }
web-citadels-open-city = { $name }: view city
web-citadels-city-of = { $name }: city, { $n } of { $goal } districts
web-citadels-built = { $n } of { $goal } districts, { $kinds } of 5 types
web-citadels-protected = Safe from rank 8
web-citadels-complete = Complete
web-citadels-collector = Collects the tax
web-citadels-cannot-build = Can't build this round
web-citadels-museum = Under the Museum: { $n }
web-citadels-hidden-hand =
    { $n ->
        [one] { $n } card in hand, face down
       *[other] { $n } cards in hand, face down
    }
web-citadels-known-hand = Known cards in hand
web-citadels-known-museum = Known cards under the Museum
web-citadels-known-deck = Known: { $cards }
web-citadels-no-city = Nothing built yet.
web-citadels-hand = Your hand: { $n }
web-citadels-no-hand = No cards in hand
web-citadels-open-characters = { $name }'s characters
web-citadels-open-hand = { $name }'s hand: { $n }
web-citadels-open-not-called = Not called yet
web-citadels-open-drawn = Drawn
web-citadels-hidden = Hidden
web-citadels-half-hidden = { $names } + 1 hidden
web-citadels-touch-card = Select a card, then confirm.
web-citadels-choosing = Choosing
web-citadels-has-chosen = Has chosen
web-citadels-next = Chooses next
web-citadels-waits = Waiting
web-citadels-order = Pick order
web-citadels-out = Out this round
web-citadels-face-down = Face down
web-citadels-secret = Your choice is secret.
web-citadels-keep = Choose { $name }
web-citadels-deck = Deck
web-citadels-in-deck =
    { $n ->
        [one] card in the deck
       *[other] cards in the deck
    }
web-citadels-tax = tax
web-citadels-rank = { $n }, { $name }
web-citadels-rank-of = Rank { $n }
web-citadels-type-cost = { $type }, { $n } gold
web-citadels-tile = { $name }, { $type }, { $n }
web-citadels-card = { $name }, { $type }, costs { $n }
web-citadels-gilded = beautified
web-citadels-now = Now: { $name }
web-citadels-called-now = Called now
web-citadels-killed-who = { $name }, killed
web-citadels-mine = Yours, hidden
web-citadels-maybe = { $names }?
web-citadels-standing-out = Out (face up)
web-citadels-standing-silent = Not in play
web-citadels-standing-killed = Killed
web-citadels-standing-buried = Discarded
web-citadels-standing-absent = No one has it
web-citadels-mark-robbed = Will be robbed
web-citadels-mark-bewitched = Bewitched
web-citadels-mark-warrant = Warrant
web-citadels-mark-signed = Signed warrant
web-citadels-mark-blank = Blank warrant
web-citadels-mark-threat = Threat
web-citadels-mark-real = Real threat
web-citadels-mark-fake = Blank threat
web-citadels-turn-of = Turn: { $name }, { $character }
web-citadels-builds-left =
    { $n ->
        [one] { $n } build left
       *[other] { $n } builds left
    }
web-citadels-builds-free = Build as many as you can pay for
web-citadels-den-paid = Cards paid so far: { $n }. Gold covers the rest.
web-citadels-watching = Spectating
web-citadels-others-play = Opponents are playing
web-citadels-build-for = Build for { $n }
web-citadels-earns = Income: { $name }
web-citadels-owned = You have one
web-citadels-brings-crown-and = Crown and
web-citadels-brings-crown = The crown
web-citadels-brings-crown-cards = Crown, cards: { $n }
web-citadels-brings-cards = Cards: { $n }
web-citadels-brings-pays = Earns you
web-citadels-brings-leader = { $name } needs { $n } more
web-citadels-brings-richest = Richest: { $name }
web-citadels-brings-fullest = { $name }'s hand: { $n }
web-citadels-brings-builds = Build up to { $n }
web-citadels-brings-cities = Possible targets: { $n }
web-citadels-verb-gold = Take gold
web-citadels-verb-cards = Draw cards
web-citadels-verb-income = Collect income
web-citadels-verb-mix = Collect income
web-citadels-mix = Gold: { $gold }, cards: { $cards }
web-citadels-verb-collect = Collect the tax
web-citadels-verb-kill = Kill
web-citadels-verb-bewitch = Bewitch
web-citadels-verb-rob = Rob
web-citadels-verb-sign = Signed warrant
web-citadels-verb-warrant = Blank warrant
web-citadels-verb-threaten = Real threat
web-citadels-verb-bluff = Blank threat
web-citadels-verb-spy = Spy on
web-citadels-verb-inspect = Look for
web-citadels-verb-swap = Swap hands
web-citadels-verb-replace = Replace cards
web-citadels-verb-peek = Look at a hand
web-citadels-verb-foresee = Take 1 from each hand
web-citadels-verb-crown = Give the crown
web-citadels-verb-beg = Take from the richest
web-citadels-verb-destroy = Destroy
web-citadels-verb-exchange = Swap a district
web-citadels-verb-seize = Seize
web-citadels-verb-district = Choose a district
web-citadels-verb-offer = Give a district
web-citadels-verb-beautify = Beautify
web-citadels-verb-stage = Swap characters
web-citadels-verb-lend = Give
web-citadels-verb-keep = Keep
web-citadels-verb-pick = Choose
web-citadels-verb-bury = Discard
web-citadels-verb-under = Under the deck
web-citadels-verb-take = Take
web-citadels-verb-discard = Discard
web-citadels-verbs-discard = Discard a card
web-citadels-verb-give = Give
web-citadels-verbs-give = Give a card
web-citadels-verb-tuck = Under the Museum
web-citadels-verb-build = Build
web-citadels-build-named = Build { $name }
web-citadels-destroy-named = Destroy { $name }
web-citadels-exchange-named = Swap for { $name }
web-citadels-seize-named = Seize { $name }
web-citadels-demolish-named = Armory: destroy { $name }
web-citadels-verb-pay-cards = Pay with cards
web-citadels-verb-borrow = Build with others' gold
web-citadels-verb-lender = Take gold from
web-citadels-verb-end = End turn
web-citadels-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

## In the lobby

web-game-citadels = Citadels
web-pitch-citadels = Choose a secret character, outwit your rivals and build the finest city.

## Opening a table

web-ruleset-classic = Classic edition
web-ruleset-2010 = 2010 edition
web-ruleset-2016 = 2016 edition
web-ruleset-note = { $characters } characters, { $uniques } unique districts.
web-cast = Characters
web-cast-note = Choose a character to swap it for another of the same rank.
web-swap-character = Rank { $rank }, { $name }: swap
web-rank = Rank { $rank }
web-no-ninth = No rank 9
web-no-ninth-text = Only ranks 1 to 8 are in play.
web-uniques = Unique districts
web-uniques-note = { $n } in the deck
web-uniques-right = { $n } of { $n } selected.
web-uniques-wrong = { $chosen } of { $n } selected.
web-random-citadels = Characters and unique districts are drawn at random when the game begins.
web-short-game = Short game: 7 districts complete a city

## Automatic answers

web-auto-warrant = Magistrate: the target of your signed warrant pays for a district
web-auto-warrant-decline = Allow the build
web-auto-warrant-confiscate = Confiscate it
web-auto-bribe = The Blackmailer threatens you
web-auto-bribe-bribe = Pay the bribe
web-auto-bribe-refuse = Refuse
web-auto-threat = Blackmailer: a player refuses to pay
web-auto-threat-leave = Don't reveal it
web-auto-threat-flip = Reveal it
web-auto-grave = Graveyard: the Warlord destroys a district
web-auto-grave-decline = Leave the card
web-auto-grave-reclaim = Take it for 1 gold

## Kinds of cards

web-kind-characters = Characters
web-kind-districts = Districts

## Rules summary

web-rules-citadels-aim = Goal
    .text = Build a city of districts. Each district is worth as many points as it costs. Each round you secretly choose a character, whose power you use on your turn. The game ends after the round in which a city is completed. The player with the most points wins.
web-rules-citadels-choosing = Choosing characters
    .text = The player with the crown looks at the characters, keeps one and passes the rest to the next player. A few are discarded, face up or face down, so no one knows for sure who has what. Then the characters are called in rank order. If yours is called, reveal it and take your turn.
web-rules-citadels-turn = Your turn
    .text = Gather first: take 2 gold, or draw 2 cards and keep 1. Then you may build a district. Some characters earn income, mostly gold, for districts of one type: noble, religious, trade or military. You may use your character's power once, at any time on your turn unless the card says otherwise.
web-rules-citadels-building = Building
    .text = Pay the cost of a card in your hand and place it in your city. You may normally build one district a turn, and never two with the same name. Unique districts have special effects: select one to read it.
web-rules-citadels-powers = The ranks
    .text = Rank 1 disrupts another character, rank 2 goes for gold and rank 3 for cards. Rank 4 moves the crown, and the player who has it chooses first next round. Rank 5 earns from religious districts, rank 6 brings gold, rank 7 draws or builds more, and rank 8 attacks cities. Some player counts also use a rank 9.
web-rules-citadels-end = Game end
    .text = When a city is complete, the game ends after that round. A city needs 7 districts, or 8 with two or three players and in the older editions. Score the cost of your districts, and 3 points for all five types. The first complete city scores 4, any other complete city 2. Unique districts may add points.
web-rules-citadels-editions = Three editions
    .text = Play the classic edition, or the 2010 edition with extra districts. The 2016 edition has 27 characters, 30 unique districts and ready-made sets of characters. The cards match the edition you choose.

## First-game guide

web-guide-citadels-welcome = Welcome to Citadels
    .text = Build the most valuable city: each district is worth what it cost. Each round you secretly choose a character, then everyone takes a turn in rank order. Your opponents' cities are at the top, the characters below them, then your options, your city and your hand.
web-guide-citadels-pick = Choose a character
    .text = Keep one character for this round. The rest go to the next player, and your choice is secret. Look for characters that pay you: some earn gold for districts of their color, and the { $merchant } always gets 1 extra gold.
web-guide-citadels-wait = Opponents choose
    .text = Each player secretly keeps one of the remaining characters. Face-up characters are out this round. The cards you saw tell you which characters your opponents may have.
web-guide-citadels-calls = Calling characters
    .text = Characters are called from rank 1 up. The player who has the called character reveals it and takes a turn. If no one has it, the next character is called. The row of characters shows whose turn it is.
web-guide-citadels-gather = Gold or cards
    .text = Start your turn by taking 2 gold, or by drawing two cards and keeping one. Take gold to build what you already hold. Draw if your hand has nothing you want to build.
web-guide-citadels-drawn = Keep one card
    .text = The other card goes under the deck. Choose a district you can soon pay for, with a name and a type your city doesn't have yet.
web-guide-citadels-role = You are the { $character }
    .text = { $reminder }
web-guide-citadels-power = Your character's power
    .text = You are the { $character }. { $reminder } You can use a power once per turn, before or after building. If it pays you for districts of one color, build one of that color first, so that it counts too.
web-guide-citadels-build = Build
    .text = Pay for a card to add it to your city. You can normally build one district per turn, and never the same one twice. A small district every turn beats a long wait for a big one.
web-guide-citadels-end = End your turn
    .text = When you're done, end your turn. First check whether you still have income to collect. You keep your gold and cards for the next round.
web-guide-citadels-destroy = Destroying districts
    .text = The { $warlord } can destroy one district for its cost minus 1, so cheap ones are easy targets. Complete cities are safe, and so is the city of the { $bishop }. The best target is usually the leader's city.
web-guide-citadels-named = Your character was named
    .text = A character named by the { $assassin } loses its turn this round. One named by the { $thief } loses all its gold when called. Your opponent could only guess that it was you. Next time, choose a less obvious character.
web-guide-citadels-unique = Paying with cards
    .text = This unique district lets you use cards from your hand. Give up those you need least: expensive ones, or duplicates of districts in your city.
web-guide-citadels-last = The end is near
    .text = When a city has { $goal } districts, the game ends after that round. Build all you can: gold spent on districts scores points, but leftover gold doesn't.
web-guide-citadels-score = Final score
    .text = Each district scores its cost. All five types score 3 points, the first complete city 4 and any other complete city 2. Unique districts may add more. Watch the replay to see the whole game with all cards visible.

web-citadels-fact-built =
    { $n ->
        [one] { $n } district built
       *[other] { $n } districts built
    }
web-citadels-fact-killed =
    { $n ->
        [one] { $n } murder
       *[other] { $n } murders
    }
web-citadels-fact-robbed =
    { $n ->
        [one] { $n } robbery
       *[other] { $n } robberies
    }
web-citadels-fact-destroyed =
    { $n ->
        [one] { $n } district destroyed
       *[other] { $n } districts destroyed
    }
web-citadels-fact-swapped =
    { $n ->
        [one] { $n } hand swap
       *[other] { $n } hand swaps
    }

web-puzzle-theme-draft = Choosing a character
web-puzzle-theme-naming = The right victim
web-puzzle-theme-cards = Gold and cards
web-puzzle-theme-building = Building
web-puzzle-theme-attack = Attacking a city
