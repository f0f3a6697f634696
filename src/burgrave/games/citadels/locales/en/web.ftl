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
web-citadels-gold = { $n } gold
web-citadels-points = { $n } pts
web-citadels-seat = { $name }: { $status }; gold { $gold }, cards { $cards }, districts { $n }, points so far { $points }
web-citadels-open-city = { $name }: look closer
web-citadels-city-of = City of { $name }, { $n } of { $goal } districts
web-citadels-built = { $n } of { $goal } districts, { $kinds } of 5 kinds
web-citadels-protected = Safe from rank 8
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
web-citadels-waiting = Waiting for { $names }
web-citadels-watching = Watching
web-citadels-build-for = Build: { $n }
web-citadels-short = { $n } gold short
web-citadels-owned = You have one
web-citadels-no-build-left = No build left
web-citadels-brings-crown-and = Crown and
web-citadels-brings-crown = The crown
web-citadels-brings-crown-cards = Crown, cards: { $n }
web-citadels-brings-cards = Cards: { $n }
web-citadels-brings-pays = Pays you
web-citadels-brings-leader = { $name } needs { $n } more
web-citadels-brings-richest = Richest: { $name }
web-citadels-brings-fullest = { $name } holds { $n }
web-citadels-brings-builds = Build up to { $n }
web-citadels-brings-pool = Tax waiting
web-citadels-brings-cities = Cities in reach: { $n }
web-citadels-verb-gold = Take gold
web-citadels-verb-cards = Draw cards
web-citadels-verb-income = Collect income
web-citadels-verb-mix = Collect income
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
web-citadels-verb-foresee = A card of each hand
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
web-citadels-verb-pay-cards = Pay with cards
web-citadels-verb-borrow = Build with others’ gold
web-citadels-verb-lender = Take the gold from
web-citadels-verb-end = End turn
web-citadels-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
