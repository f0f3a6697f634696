### Valeria: Card Kingdoms: labels of actions, questions, and effects in words, in English.
### Names and amounts come as in events.ftl. $reward is an effect in words, $points the points of a card.

## Dukes and dice

valeria-action-keep = Keep { $duke } ({ $reminder })
    .doing = Keeping { $duke }
valeria-action-done = Keep the dice: { $first } and { $second }
    .harvest = End harvest
valeria-action-six = Turn the { $die } to 6 for { $price } ({ $domain })
valeria-action-one = Turn the { $die } to 1 for { $price } ({ $domain })
    .free = Turn the { $die } to 1 for free ({ $domain })
valeria-action-lower = Lower the { $die } to { $face } ({ $domain })

## Harvest

valeria-action-steal = Steal { $amounts } from { $other }
    .bank = Take { $amounts } from the bank
    .doing = Stealing { $amounts } from { $other }
valeria-action-nothing = Steal nothing
valeria-action-trade = { $citizen }: pay { $price } for { $amounts }
    .doing = Paying { $price } for { $amounts } ({ $citizen })
valeria-action-choose = Gain { $reward }

## Actions

valeria-action-slay = Slay { $monster-the } ({ $price }): { $reward }; { $points }
    .doing = Slaying { $monster-the }
valeria-action-recruit = Recruit { $citizen-one } ({ $price })
    .doing = Recruiting { $citizen-one }
valeria-action-gain = Gain { $amounts }
    .doing = Gaining { $amounts }
valeria-action-build = Build { $domain-the } ({ $price }): { $points }
    .doing = Building { $domain-the }
valeria-action-magic = Pay { $price }
    .doing = Paying { $price }
valeria-action-free = Take { $citizen-one }
    .doing = Taking { $citizen-one }
valeria-action-from =
    .amount = Take { $amounts } from { $other }
    .nothing = Take nothing from { $other } (no { $resource-name })
    .monster =
        { $count ->
            [0] Take nothing from { $other } (no monsters)
            [one] Take { $other }'s only monster
           *[other] Take one of { $other }'s { $count } monsters at random
        }
valeria-action-return-monster = Return { $monster-one } ({ $points }) for { $amounts }
valeria-action-return-citizen = Return { $citizen-one } for { $amounts }
valeria-action-accept = Pay { $price } for { $amounts }
valeria-action-decline = Decline
    .spare = Return nothing
    .bargain = Don't pay
    .hunt = Don't slay a monster
valeria-action-raid = Activate { $area-the } ({ $monster })
valeria-action-capture = Let the Dark Lord capture { $citizen-the }

## Questions

valeria-ask-duke = Choose a duke to keep.
valeria-ask-dice = The dice show { $first } + { $second } = { $sum }. Change a die?
valeria-ask-thief =
    { $count ->
        [one] Your Thief steals. Choose a player and a resource.
       *[other] Your Thieves steal { $count } times. Choose a player and a resource.
    }
valeria-ask-thief-bank =
    { $count ->
        [one] Your Thief steals from the bank. Choose a resource.
       *[other] Your Thieves steal from the bank { $count } times. Choose a resource.
    }
valeria-ask-harvest-consolation = None of your cards activated. Choose a resource to gain.
valeria-ask-harvest-choice =
    { $count ->
        [one] Your { $citizen } gives gold or magic. Choose one.
       *[other] Your { $citizen } gives gold or magic { $count } times. Choose one at a time.
    }
valeria-ask-harvest-trade = Make a trade?
valeria-ask-act =
    { $actions ->
        [1] Choose your second action.
       *[other] Choose your first action.
    }
valeria-ask-pay = Choose how to pay { $price } for { $card-the }.
valeria-ask-reward = Choose your reward for { $card-the }.
valeria-ask-free = Choose a free citizen.
valeria-ask-victim-amount = Choose a player to take { $amounts } from.
valeria-ask-victim-monster = Choose a player to take a random monster from.
valeria-ask-spare-monster = { $domain }: return a monster to the center for { $amounts }?
valeria-ask-spare-citizen = { $domain }: return a citizen to the center for { $amounts }?
valeria-ask-bargain = { $domain }: pay { $price } for { $amounts }?
valeria-ask-hunt = { $domain }: slay a monster now?
valeria-ask-raid = The dice { $dice } activate monsters. Choose the first stack.
valeria-ask-raid-six = A 6 activates any monster stack. Choose one.
valeria-ask-capture = Choose a citizen for the Dark Lord to capture.

## Effects of rewards and cards

valeria-or = { $first } or { $last }
# The things that a gain is multiplied by.
valeria-counted =
    { $by ->
        [role] { $which ->
            [worker] worker
            [soldier] soldier
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
        [worker] a free worker
        [soldier] a free soldier
        [shadow] a free shadow citizen
        [holy] a free holy citizen
       *[any] any free citizen
    }
    .limited =
        { $role ->
            [worker] a free worker with base cost { $most } or less
            [soldier] a free soldier with base cost { $most } or less
            [shadow] a free shadow citizen with base cost { $most } or less
            [holy] a free holy citizen with base cost { $most } or less
           *[any] a free citizen with base cost { $most } or less
        }
    .named = a free { $citizen }
valeria-effect-slay = the option to slay a monster at its normal cost
valeria-effect-take = { $amounts } from an opponent
valeria-effect-take-monster = a random monster from an opponent
valeria-effect-return-monster = { $amounts } for returning a monster
valeria-effect-return-citizen = { $amounts } for returning a citizen
valeria-effect-steal = up to { $amounts } or { $magic } from an opponent
