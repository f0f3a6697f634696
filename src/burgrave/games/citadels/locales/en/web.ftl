### The page of Citadels, in English.

web-citadels-procession = Characters by rank
web-citadels-seats = The other players
web-citadels-you = You
web-citadels-your-city = Your city
web-citadels-round = Round { $n }
web-citadels-picks-first = { $name } picked first
web-citadels-picks-next = Picks first next: { $name }
web-citadels-goal = City of { $n } ends the game
web-citadels-crown = Has the crown
web-citadels-gold = { $n } gold
web-citadels-points =
    { $n ->
        [one] { $n } pt
       *[other] { $n } pts
    }
web-citadels-seat = { $name }: { $status }; gold { $gold }, cards { $cards }, districts { $n }, points so far { $points }
web-citadels-open-city = { $name }: look closer
web-citadels-city-of = City of { $name }, { $n } of { $goal } districts
web-citadels-built = { $n } of { $goal } districts, { $kinds } of 5 types
web-citadels-protected = Safe from rank 8
web-citadels-complete = Complete
web-citadels-collector = Collects the tax
web-citadels-moored = Builds nothing more this round
web-citadels-museum = In the Museum: { $n }
web-citadels-known-hand = Known to be in the hand
web-citadels-known-museum = Known to be in the Museum
web-citadels-known-deck = You know: { $cards }
web-citadels-no-city = Nothing is built yet.
web-citadels-hand = Your hand: { $n }
web-citadels-no-hand = No cards in your hand
web-citadels-open-characters = Characters of { $name }
web-citadels-open-hand = Hand of { $name }: { $n }
web-citadels-open-not-called = Not called yet
web-citadels-open-drawn = Drawn
web-citadels-hidden = Hidden
web-citadels-half-hidden = { $names }, one hidden
web-citadels-touch-card = Touch a card, then confirm it.
web-citadels-choosing = Choosing
web-citadels-has-chosen = Has chosen
web-citadels-next = Next to choose
web-citadels-waits = Waits
web-citadels-order = Order of choosing
web-citadels-out = Out this round
web-citadels-face-down = Face down
web-citadels-secret = Nobody sees what you keep.
web-citadels-keep = Keep: { $name }
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
web-citadels-gilded = gilded
web-citadels-now = { $name }, now
web-citadels-called-now = Called now
web-citadels-killed-who = { $name }, killed
web-citadels-mine = Yours, hidden
web-citadels-maybe = { $names }?
web-citadels-standing-out = Face up, out
web-citadels-standing-silent = No answer
web-citadels-standing-killed = Killed
web-citadels-standing-buried = Put away
web-citadels-standing-absent = Nobody has it
web-citadels-mark-robbed = To be robbed
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
web-citadels-builds-free = Build as much as you can pay for
web-citadels-den-paid = Paid with cards so far: { $n }. Gold pays the rest.
web-citadels-watching = Watching
web-citadels-others-play = The others play
web-citadels-build-for = Build: { $n }
web-citadels-owned = You have one
web-citadels-brings-crown-and = Crown and
web-citadels-brings-crown = The crown
web-citadels-brings-crown-cards = Crown, cards: { $n }
web-citadels-brings-cards = Cards: { $n }
web-citadels-brings-pays = Pays you
web-citadels-brings-leader = { $name } needs { $n } more
web-citadels-brings-richest = Richest: { $name }
web-citadels-brings-fullest = { $name } holds { $n }
web-citadels-brings-builds = Build up to { $n }
web-citadels-brings-cities = Cities in reach: { $n }
web-citadels-verb-gold = Take gold
web-citadels-verb-cards = Draw cards
web-citadels-verb-income = Collect income
web-citadels-verb-mix = Collect income
web-citadels-mix = Gold: { $gold }, cards: { $cards }
web-citadels-verb-collect = Take the tax
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
web-citadels-verb-foresee = A card from each hand
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
web-citadels-verb-bury = Put away
web-citadels-verb-under = Under the deck
web-citadels-verb-take = Take
web-citadels-verb-discard = Discard
web-citadels-verbs-discard = Discard a card
web-citadels-verb-give = Give
web-citadels-verbs-give = Give a card
web-citadels-verb-tuck = Under the Museum
web-citadels-verb-build = Build
web-citadels-build-named = Build { $name }
web-citadels-verb-pay-cards = Pay with cards
web-citadels-verb-borrow = Build with others' gold
web-citadels-verb-lender = Take the gold from
web-citadels-verb-end = End turn
web-citadels-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

## In the lobby

web-game-citadels = Citadels
web-pitch-citadels = Take a character in secret, outwit the others, raise your skyline.

## Opening a table

web-ruleset-classic = Classic edition
web-ruleset-2010 = 2010 edition
web-ruleset-2016 = 2016 edition
web-ruleset-note = { $characters } characters, { $uniques } unique districts.
web-cast = The cast
web-cast-note = Choose one to swap it for another of the same rank.
web-swap-character = Rank { $rank }, { $name }: swap
web-rank = Rank { $rank }
web-no-ninth = No ninth
web-no-ninth-text = Only ranks 1 to 8 are in play.
web-uniques = Unique districts
web-uniques-note = { $n } join the deck
web-uniques-right = { $n } districts, as it should be.
web-uniques-wrong = The deck needs { $n } of them; { $chosen } are chosen.
web-random-citadels = The cast and the unique districts are drawn when the game begins.
web-short-game = Short game: seven districts complete a city

## Automatic answers

web-auto-warrant = Magistrate: somebody pays for a district under your signed warrant
web-auto-warrant-decline = Let it be built
web-auto-warrant-confiscate = Confiscate it
web-auto-bribe = You are threatened by the Blackmailer
web-auto-bribe-bribe = Pay the bribe
web-auto-bribe-refuse = Refuse
web-auto-threat = Blackmailer: somebody refuses to pay
web-auto-threat-leave = Let the threat lie
web-auto-threat-flip = Turn it over
web-auto-grave = Graveyard: the Warlord destroys a district
web-auto-grave-decline = Leave the card
web-auto-grave-reclaim = Take it for 1 gold

## Kinds of cards

web-kind-characters = Characters
web-kind-districts = Districts

## Rules in short

web-rules-citadels-aim = What it is about
    .text = You build a city of districts. Each district is worth what it cost; whoever has the most points when the first city is complete wins. In every round you secretly take one character, and with it a power.
web-rules-citadels-choosing = Choosing characters
    .text = The crowned player looks at the characters, keeps one and passes the others on. A few lie out, face up or face down. So you know some of what others may hold, and they know some of what you may. Then the ranks are called in order: whoever holds the called character shows it and plays a turn.
web-rules-citadels-turn = Your turn
    .text = First gather: take 2 gold, or draw 2 cards and keep 1. Then you may build. Noble, religious, trade and military districts pay the character of their type, mostly in gold. The power of your character can be used once at any time in your turn, if its text does not say otherwise.
web-rules-citadels-building = Building
    .text = Pay the cost of a card from your hand and lay it in your city. Normally one district a turn, and never two of the same name. Unique districts have effects of their own; touch one to read it.
web-rules-citadels-powers = Who does what
    .text = Rank 1 hinders a character, rank 2 goes for gold, rank 3 for cards. Rank 4 decides where the crown goes; whoever has it chooses first next round. Rank 5 profits from religious districts, rank 6 brings money, rank 7 builds or draws more, rank 8 harms cities. With some numbers of players there is a rank 9.
web-rules-citadels-end = The end
    .text = As soon as a city is complete (7 districts; 8 with two or three players or in the older rules), the round is played to its end. You score the cost of your districts, 3 points for all five types, 4 for the first complete city and 2 for every other one, and what unique districts add.
web-rules-citadels-editions = Three editions
    .text = The classic game, the one of 2010 with its extra characters and districts, and the one of 2016 with 27 characters, 30 unique districts and casts made for each other. Cards follow the edition you play.

## The guide of a first game

web-guide-citadels-welcome = Welcome to Citadels
    .text = Build the most valuable city: a district is worth what it cost. Each round you take one character in secret, then everybody has a turn in the order of rank. The others' cities are at the top, the characters below them, then what you can do, your city and your hand.
web-guide-citadels-pick = Choose a character
    .text = Keep one character for this round; the others go on to the next player, and nobody sees what you keep. Look at what pays you: a character earns gold for districts of its colour, and the { $merchant } always has 1 gold more.
web-guide-citadels-wait = The others choose
    .text = Each player keeps one of the characters that are left, in secret. Those lying face up are out for this round. What you have seen tells you who the others can still be.
web-guide-citadels-calls = The calls
    .text = The characters are called from rank 1 to rank 8. Whoever holds the one called shows it and has a turn; if nobody answers, the next one is called. The row of characters shows how far it has gone.
web-guide-citadels-gather = Gold or cards
    .text = A turn begins with one of two things: 2 gold, or two cards of which you keep one. Take gold for what you hold already; draw when there is nothing in your hand that you want to build.
web-guide-citadels-drawn = Keep one card
    .text = The other one goes under the deck. Look for a district you can pay for soon, of a name and a type that your city does not have yet.
web-guide-citadels-power = The power of your character
    .text = You are the { $character }. { $reminder } A power works once a turn, before or after you build. If it pays for districts, build one of its colour first, and it counts too.
web-guide-citadels-build = Build
    .text = Pay what a card costs, and it stands in your city, normally one a turn and never the same name twice. Something small each turn is better than waiting long for something big.
web-guide-citadels-end = End of the turn
    .text = When there is nothing more to do, end your turn. Look first whether income is waiting; gold and cards stay with you for the next round.
web-guide-citadels-destroy = A district falls
    .text = The { $warlord } may tear down one district for its cost less 1, so cheap ones fall easily. Complete cities are safe, and so is that of the { $bishop }. The best target belongs to whoever is ahead.
web-guide-citadels-named = Your character was named
    .text = The character named by the { $assassin } has no turn in this round; the one named by the { $thief } loses all gold when called. They aimed at a rank and could only guess that it was you. Next time take somebody less expected.
web-guide-citadels-unique = A unique district at work
    .text = Here you pay with cards from your hand. Give those you would build last: dear ones, or names that your city already has.
web-guide-citadels-last = The end is near
    .text = When a city has { $goal } districts, the round is played to its end, and the points are counted. Build whatever you still can: every gold spent on a district is a point, gold that is left is none.
web-guide-citadels-score = The points
    .text = Districts count what they cost. You also get 3 points for all five types, 4 for the first complete city, 2 for any other, and what unique districts add. In the replay you can see it all again, with open cards.

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
        [one] { $n } district torn down
       *[other] { $n } districts torn down
    }
web-citadels-fact-swapped =
    { $n ->
        [one] hands swapped once
       *[other] hands swapped { $n } times
    }
