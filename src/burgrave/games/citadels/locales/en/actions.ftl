### Citadels: what one can do, as short labels, and the questions asked, in English.
### Nouns and amounts come as in events.ftl; $cost is what a card costs to build, in words.

## Gathering and the turn

citadels-action-gold = Take { $gold-text }
citadels-action-cards = Draw { $count-text } and keep one
    .all = Draw { $count-text } and keep them all
    .two = Draw { $count-text } and keep two
citadels-action-keep = Keep { $kind } ({ $cost })
citadels-action-under = { $kind } first
    .shed = Put { $kind } under the deck
citadels-action-end = End your turn
    .warlord = End your turn, destroying nothing
    .diplomat = End your turn, swapping nothing
citadels-action-income = Collect your income: { $gold-text }
    .cards = Collect your income: { $count-text }
citadels-action-mix = Collect your income: { $gold-text } and { $count-text }
citadels-action-build = Build { $kind } ({ $cost })
citadels-action-done = That is enough

## Characters

citadels-action-pick = { $character }
citadels-action-bury = Put { $character-the } away
citadels-action-kill = Kill { $character-the }
citadels-action-bewitch = Bewitch { $character-the }
citadels-action-sign = Signed warrant on { $character-the }
citadels-action-warrant = Blank warrant on { $character-the }
citadels-action-confiscate = Confiscate { $kind-the }
citadels-action-decline = Let it be built
    .extra = Do without the extra
    .witch = Bewitch nobody
    .grave = Leave the card
    .tower = Declare nothing
    .search = Take no card
citadels-action-rob = Rob { $character-the }
citadels-action-spy = Spy on { $other }'s hand ({ $count-text })
citadels-action-inspect = Look for { $type-cards }
citadels-action-threaten = Real threat on { $character-the }
citadels-action-bluff = Blank threat on { $character-the }
citadels-action-bribe = Pay the bribe ({ $gold-text })
citadels-action-refuse = Refuse to pay
citadels-action-flip = Turn the threat over
citadels-action-leave = Let it lie
citadels-action-swap = Swap hands with { $other } ({ $count-text })
citadels-action-replace = Replace cards in your hand
citadels-action-discard = Discard { $kind }
    .pay = Pay with { $kind }
citadels-action-peek = Look at { $other }'s hand ({ $count-text })
citadels-action-take = Take { $kind } ({ $cost })
citadels-action-build-it = Build { $kind } now ({ $cost })
citadels-action-keep-it = Keep { $kind-the } in your hand
citadels-action-foresee = Take a random card from every other hand
citadels-action-give = Give { $kind } to { $other }
citadels-action-crown = Give the crown to { $other }
citadels-action-pay-gold = Give { $gold-text } to { $other }
citadels-action-take-gold = Take { $gold-text } from { $other }
citadels-action-take-card = Take a random card from { $other }
citadels-action-take-nothing = Take nothing
citadels-action-beg = Take { $gold-text } from { $other }, the richest
citadels-action-borrow = Build { $kind } ({ $cost }) with another player's gold
citadels-action-lender = Take { $gold-text } from { $other }
citadels-action-bonus = Take your bonus
    .merchant = Take { $gold-text } extra
    .architect = Draw { $count-text } extra
    .queen = Take { $gold-text } for sitting next to rank 4
    .queen-crown = Take { $gold-text } for sitting next to the crown
citadels-action-sail-gold = Take { $gold-text } extra
citadels-action-sail-cards = Draw { $count-text } extra
citadels-action-study = Draw { $count-text }, keep one and shuffle the rest in
citadels-action-destroy = Destroy a district of { $other }
    .own = Destroy a district of your own
citadels-action-exchange = Swap a district with { $other }
citadels-action-seize = Seize a district of { $other }
citadels-action-district = { $other }'s { $kind }
    .warlord = Destroy { $other }'s { $kind } for { $gold-text }
    .warlord-own = Destroy your own { $kind } for { $gold-text }
    .marshal = Seize { $other }'s { $kind } for { $gold-text }
    .diplomat = Get { $other }'s { $kind } ({ $cost })
    .armory = Destroy { $other }'s { $kind }
    .armory-own = Destroy your own { $kind }
citadels-action-offer = Give your { $kind } and pay { $gold-text }
citadels-action-beautify = Beautify { $kind-your } ({ $gold-text })
citadels-action-collect = Take the tax: { $gold-text }

## Districts

citadels-action-smithy = { $kind }: pay { $gold-text }, draw { $count-text }
citadels-action-laboratory = Laboratory: discard a card for { $gold-text }
citadels-action-museum = Museum: put a card under it
citadels-action-tuck = Put { $kind } under it
citadels-action-pay-cards = Build the Thieves' Den, paying with cards
citadels-action-framework = Build { $kind } by giving up the Framework
citadels-action-sacrifice = Build the Necropolis by giving up { $kind-your }
citadels-action-demolish = Armory: give it up to destroy a district of { $other }
    .own = Armory: give it up to destroy a district of your own
citadels-action-reclaim = Pay { $gold-text } and take { $kind } into your hand
citadels-action-declare = Declare it: 7 districts complete a city
citadels-action-stage = Swap characters with { $other }
citadels-action-stay = No swap
citadels-action-lend = Give { $character-the }

## Questions

citadels-ask-pick = Choose your character.
citadels-ask-bury = Choose a character to put away, face down.
citadels-ask-stage = The Theater: swap your character with somebody's?
citadels-ask-lend = Which of your characters do you give to { $other }?
citadels-ask-gather = You are { $character-the }. Gold or cards?
citadels-ask-gather-spellbound = You are { $character-the }, bewitched: gather, and your turn is over.
citadels-ask-gather-hospital = You are { $character-the }, killed: the Hospital lets you gather, and your turn is over.
citadels-ask-main = You are { $character-the }. What next?
citadels-ask-main-resumed = You play on as { $character-the }. What next?
citadels-ask-tribute = { $other } gave you the crown. What do you give in return?
citadels-ask-extra = As { $character-the }, take your extra now?
citadels-ask-extra-witch = You are { $character-the }. Whom do you bewitch?
citadels-ask-closing-warlord = The end of your turn as { $character-the }. Destroy a district?
citadels-ask-closing-diplomat = The end of your turn as { $character-the }. Swap a district?
citadels-ask-drawn = Which card do you keep?
citadels-ask-order = Which card goes under the deck first?
citadels-ask-shed = Which card goes under the deck? You keep the others.
citadels-ask-bribe = { $other } threatens you. Pay half your stash?
citadels-ask-threat = { $other } does not pay. Turn the threat over?
citadels-ask-warrant = { $other } is building { $kind-a } ({ $gold-text }). Show a warrant?
citadels-ask-den = Which card pays for the Thieves' Den?
citadels-ask-lab = Which card do you discard for { $gold-text }?
citadels-ask-tuck = Which card goes under the Museum?
citadels-ask-ruin = Which district falls with the Armory?
citadels-ask-grave = { $other } destroyed { $kind-a }. Pay 1 gold to take the card into your hand?
citadels-ask-tower = Your Bell Tower stands. Declare that 7 districts complete a city?
citadels-ask-search = The Lighthouse shows you the whole deck. Which card do you take?
citadels-ask-heir = Your Emperor was killed. Who gets the crown?
citadels-ask-power-crown = As { $character-the }, to whom do you give the crown?
citadels-ask-power-warrant = Where do you put a blank warrant?
citadels-ask-power-bluff = Where do you put the blank threat?
citadels-ask-power-inspect = Which type do you look for in { $other }'s hand?
citadels-ask-power-discard = Which card do you replace?
citadels-ask-power-take = Which card do you take from { $other }?
citadels-ask-power-keep-it = What do you do with { $kind-the }?
citadels-ask-power-give = Which card do you give to { $other }?
citadels-ask-power-take-nothing = What do you take from { $other }?
citadels-ask-power-lender = From whom do you take { $gold-text }?
citadels-ask-power-keep = Which card do you keep?
citadels-ask-power-district = Which district of { $other }?
citadels-ask-power-district-own = Which district of your own?
citadels-ask-power-offer = What do you give for { $kind-the }?
citadels-ask-power-beautify = Beautify a second district?
