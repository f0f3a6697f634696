### Citadels: labels of actions, and questions, in English.
### Nouns and amounts come as in events.ftl; $cost is what a card costs to build, in words.

## Gathering and the turn

citadels-action-gold = Take { $gold-text }
citadels-action-cards = Draw { $count-text } and keep one
    .all = Draw { $count-text } and keep them all
    .two = Draw { $count-text } and keep two
citadels-action-keep = Keep { $kind } ({ $cost })
citadels-action-under = { $kind } first
    .shed = Put { $kind } under the deck
citadels-action-end = End turn
    .warlord = End turn without destroying
    .diplomat = End turn without swapping
citadels-action-income = Collect income: { $gold-text }
    .cards = Collect income: { $count-text }
citadels-action-mix = Collect income: { $gold-text } and { $count-text }
citadels-action-build = Build { $kind } ({ $cost })
citadels-action-done = Done

## Characters

citadels-action-pick = { $character }
citadels-action-bury = Discard { $character-the }
citadels-action-kill = Kill { $character-the }
citadels-action-bewitch = Bewitch { $character-the }
citadels-action-sign = Signed warrant on { $character-the }
citadels-action-warrant = Blank warrant on { $character-the }
citadels-action-confiscate = Confiscate { $kind-the }
citadels-action-decline = Allow the build
    .extra = Skip the bonus
    .witch = Bewitch no one
    .grave = Leave the card
    .tower = Don't declare
    .search = Take no card
citadels-action-rob = Rob { $character-the }
citadels-action-spy = Spy on { $other }'s hand ({ $count-text })
citadels-action-inspect = Look for { $type-cards }
citadels-action-threaten = Real threat on { $character-the }
citadels-action-bluff = Blank threat on { $character-the }
citadels-action-bribe = Pay the bribe ({ $gold-text })
citadels-action-refuse = Refuse to pay
citadels-action-flip = Reveal the threat
citadels-action-leave = Don't reveal it
citadels-action-swap = Swap hands with { $other } ({ $count-text })
citadels-action-replace = Replace cards in your hand
citadels-action-discard = Discard { $kind }
    .pay = Pay with { $kind }
citadels-action-peek = Look at { $other }'s hand ({ $count-text })
citadels-action-take = Take { $kind } ({ $cost })
citadels-action-build-it = Build { $kind } now ({ $cost })
citadels-action-keep-it = Keep { $kind-the } in your hand
citadels-action-foresee = Take a random card from each hand
citadels-action-give = Give { $kind } to { $other }
citadels-action-crown = Give the crown to { $other }
citadels-action-pay-gold = Give { $gold-text } to { $other }
citadels-action-take-gold = Take { $gold-text } from { $other }
citadels-action-take-card = Take a random card from { $other }
citadels-action-take-nothing = Take nothing
citadels-action-beg = Take { $gold-text } from { $other } (richest)
citadels-action-borrow = Build { $kind } ({ $cost }) with another player's gold
citadels-action-lender = Take { $gold-text } from { $other }
citadels-action-bonus = Take your bonus
    .merchant = Bonus: take { $gold-text }
    .architect = Bonus: draw { $count-text }
    .queen = Take { $gold-text } for sitting next to rank 4
    .queen-crown = Take { $gold-text } for sitting next to the crown
citadels-action-sail-gold = Bonus: take { $gold-text }
citadels-action-sail-cards = Bonus: draw { $count-text }
citadels-action-study = Draw { $count-text }, keep one, shuffle the rest back
citadels-action-destroy = Destroy one of { $other }'s districts
    .own = Destroy one of your districts
citadels-action-exchange = Swap a district with { $other }
citadels-action-seize = Seize one of { $other }'s districts
citadels-action-district = { $other }'s { $kind }
    .warlord = Destroy { $other }'s { $kind } for { $gold-text }
    .warlord-own = Destroy your own { $kind } for { $gold-text }
    .marshal = Seize { $other }'s { $kind } for { $gold-text }
    .diplomat = Take { $other }'s { $kind } ({ $cost })
    .armory = Destroy { $other }'s { $kind }
    .armory-own = Destroy your own { $kind }
citadels-action-offer = Give your { $kind } and pay { $gold-text }
citadels-action-beautify = Beautify { $kind-your } ({ $gold-text })
citadels-action-collect = Collect the tax: { $gold-text }

## Districts

citadels-action-smithy = { $kind }: pay { $gold-text }, draw { $count-text }
citadels-action-laboratory = Laboratory: discard a card for { $gold-text }
citadels-action-museum = Museum: put a card under it
citadels-action-tuck = Put { $kind } under it
citadels-action-pay-cards = Build the Thieves' Den, paying with cards
citadels-action-framework = Build { $kind } by sacrificing the Framework
citadels-action-sacrifice = Build the Necropolis by sacrificing { $kind-your }
citadels-action-demolish = Sacrifice the Armory to destroy one of { $other }'s districts
    .own = Sacrifice the Armory to destroy one of your districts
citadels-action-reclaim = Pay { $gold-text } and take { $kind } into your hand
citadels-action-declare = Declare: 7 districts complete a city
citadels-action-stage = Swap characters with { $other }
citadels-action-stay = Don't swap
citadels-action-lend = Give { $character-the }

## Questions

citadels-ask-pick = Choose your character.
citadels-ask-bury = Choose a character to discard face down.
citadels-ask-stage = Theater: swap characters with another player?
citadels-ask-lend = Choose a character to give to { $other }.
citadels-ask-gather = You are { $character-the }. Gold or cards?
citadels-ask-gather-spellbound = You are { $character-the }, but you are bewitched: you can only take gold or cards.
citadels-ask-gather-hospital = Your { $character } was killed, but your Hospital still lets you take gold or cards (nothing else).
citadels-ask-main = You are { $character-the }. What next?
citadels-ask-main-resumed = You now play as { $character-the }. What next?
citadels-ask-tribute = { $other } gave you the crown. Choose what to give in return.
citadels-ask-extra = You are { $character-the }. Take your bonus now?
citadels-ask-extra-witch = You are { $character-the }. Choose a character to bewitch.
citadels-ask-closing-warlord = Your turn as { $character-the } is ending. Destroy a district?
citadels-ask-closing-diplomat = Your turn as { $character-the } is ending. Swap a district?
citadels-ask-drawn = Choose a card to keep.
citadels-ask-order = Choose the card to put under the deck first.
citadels-ask-shed = Choose a card to put under the deck. You keep the others.
citadels-ask-bribe = { $other } threatens you. Pay half your stash?
citadels-ask-threat = { $other } refuses to pay. Reveal the threat?
citadels-ask-warrant = { $other } is building { $kind-a } ({ $gold-text }). Confiscate it?
citadels-ask-den = Choose a card to pay toward the Thieves' Den.
citadels-ask-lab = Choose a card to discard for { $gold-text }.
citadels-ask-tuck = Choose a card to put under the Museum.
citadels-ask-ruin = Choose a district for the Armory to destroy.
citadels-ask-grave = { $other } destroyed { $kind-a }. Pay 1 gold to take the card into your hand?
citadels-ask-tower = You built the Bell Tower. Declare that 7 districts complete a city?
citadels-ask-search = Lighthouse: choose a card to take from the deck.
citadels-ask-heir = Your Emperor was killed. Choose who gets the crown.
citadels-ask-power-crown = You are { $character-the }. Choose who gets the crown.
citadels-ask-power-warrant = Choose a character for a blank warrant.
citadels-ask-power-bluff = Choose a character for the blank threat.
citadels-ask-power-inspect = Choose a type to look for in { $other }'s hand.
citadels-ask-power-discard = Choose a card to replace.
citadels-ask-power-take = Choose a card to take from { $other }.
citadels-ask-power-keep-it = Choose what to do with { $kind-the }.
citadels-ask-power-give = Choose a card to give to { $other }.
citadels-ask-power-take-nothing = Choose what to take from { $other }.
citadels-ask-power-lender = Choose a player to take { $gold-text } from.
citadels-ask-power-keep = Choose a card to keep.
citadels-ask-power-district = Choose one of { $other }'s districts.
citadels-ask-power-district-own = Choose one of your districts.
citadels-ask-power-offer = Choose a district to give for { $kind-the }.
citadels-ask-power-beautify = Beautify a second district?
