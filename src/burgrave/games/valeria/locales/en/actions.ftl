### Valeria: Card Kingdoms: what one can do, as short labels, the questions asked, and what effects do, in English.
### Names and amounts come as in events.ftl. $reward is an effect in words, $points what a card is worth.

## Dukes and dice

valeria-action-keep = Keep { $duke } ({ $reminder })
valeria-action-done = Announce { $first } and { $second }
    .harvest = End your harvest
valeria-action-six = Turn the { $die } into a 6 for { $price } ({ $domain })
valeria-action-one = Turn the { $die } into a 1 for { $price } ({ $domain })
    .free = Turn the { $die } into a 1 for free ({ $domain })
valeria-action-lower = Lower the { $die } to { $face } ({ $domain })

## Harvest

valeria-action-steal = Steal { $amounts } from { $other }
    .bank = Take { $amounts } from the bank
valeria-action-nothing = Steal nothing
valeria-action-trade = { $citizen }: pay { $price } for { $amounts }
valeria-action-choose = Take { $reward }

## Actions

valeria-action-slay = Slay { $monster-the } ({ $price }): { $reward }; { $points }
valeria-action-recruit = Recruit { $citizen-one } ({ $price })
valeria-action-gain = Take { $amounts }
valeria-action-build = Build { $domain-the } ({ $price }): { $points }
valeria-action-magic = Pay { $price }
valeria-action-free = Take { $citizen-one }
valeria-action-from =
    .amount = Take { $amounts } from { $other }
    .nothing = Take nothing from { $other }, who has no { $resource-name }
    .monster =
        { $count ->
            [0] Take nothing from { $other }, who has no monsters
            [one] Take the only monster of { $other }
           *[other] Take a random one of the { $count } monsters of { $other }
        }
valeria-action-return-monster = Put { $monster-one } ({ $points }) back for { $amounts }
valeria-action-return-citizen = Put { $citizen-one } back for { $amounts }
valeria-action-accept = Pay { $price } for { $amounts }
valeria-action-decline = Decline
    .spare = Put nothing back
    .bargain = Do not pay
    .hunt = Slay none
valeria-action-raid = Rouse the stack { $area-of } ({ $monster })
valeria-action-capture = Leave { $citizen-the } to the Dark Lord

## Questions

valeria-ask-duke = Which of your two dukes do you keep?
valeria-ask-dice = The dice show { $first } and { $second }, { $sum } in all. Alter one?
valeria-ask-thief =
    { $count ->
        [one] Your Thief steals. From whom, and what?
       *[other] Your Thieves steal { $count } times. From whom now, and what?
    }
valeria-ask-thief-bank =
    { $count ->
        [one] Your Thief goes to the bank. What does it take?
       *[other] Your Thieves go to the bank { $count } times. What do they take now?
    }
valeria-ask-harvest-consolation = None of your cards was activated. Which resource do you take as a consolation?
valeria-ask-harvest-choice =
    { $count ->
        [one] Your { $citizen } brings gold or magic. Which?
       *[other] Your { $citizen } brings gold or magic, { $count } times. Which now?
    }
valeria-ask-harvest-trade = Make an exchange?
valeria-ask-act =
    { $actions ->
        [1] Your second action?
       *[other] Your first action?
    }
valeria-ask-pay = The price { $card-of } is { $price }. How do you pay it?
valeria-ask-reward = Which reward { $card-of } do you take?
valeria-ask-free = Which citizen comes for free?
valeria-ask-victim-amount = From whom do you take { $amounts }?
valeria-ask-victim-monster = From whom do you take a random monster?
valeria-ask-spare-monster = { $domain }: put a monster back in the center for { $amounts }?
valeria-ask-spare-citizen = { $domain }: put a citizen back in the center for { $amounts }?
valeria-ask-bargain = { $domain }: pay { $price } for { $amounts }?
valeria-ask-hunt = { $domain }: slay a monster now?
valeria-ask-raid = The dice { $dice } rouse monsters. Which stack first?
valeria-ask-raid-six = A 6 rouses any stack of monsters. Which one?
valeria-ask-capture = The monsters are roused. Which citizen does the Dark Lord get?

## Effects: of a reward, of a card

valeria-or = { $first } or { $last }
# What a gain is counted by.
valeria-counted =
    { $by ->
        [role] { $which ->
            [worker] worker citizen
            [soldier] soldier citizen
            [shadow] shadow citizen
           *[holy] holy citizen
        }
        [name] { $citizen }
        [area] { $area } monster
        [domain] domain
        [monster] monster
        [type] { $which ->
            [minion] minion
            [beast] beast
            [titan] titan
           *[boss] boss
        }
        [icon] { $which ->
            [worker] worker icon
            [soldier] soldier icon
            [shadow] shadow icon
           *[holy] holy icon
        }
       *[citizen] citizen
    }
valeria-effect-per = { $amounts } for each { valeria-counted }
valeria-effect-resources = { $amounts } for every { $n } resources
valeria-effect-exchange = { $amounts } for { $price }
valeria-effect-citizen =
    { $role ->
        [worker] a free worker citizen
        [soldier] a free soldier citizen
        [shadow] a free shadow citizen
        [holy] a free holy citizen
       *[any] any free citizen
    }
    .limited =
        { $role ->
            [worker] a free worker citizen of base cost { $most } or less
            [soldier] a free soldier citizen of base cost { $most } or less
            [shadow] a free shadow citizen of base cost { $most } or less
            [holy] a free holy citizen of base cost { $most } or less
           *[any] a free citizen of base cost { $most } or less
        }
    .named = a free { $citizen }
valeria-effect-slay = the slaying of a monster at its price
valeria-effect-take = { $amounts } from an opponent
valeria-effect-take-monster = a random monster from an opponent
valeria-effect-return-monster = { $amounts } for a monster put back
valeria-effect-return-citizen = { $amounts } for a citizen put back
valeria-effect-steal = up to { $amounts } or { $magic } from an opponent
