### Citadels: the table in a terminal, in English.

## The table

citadels-terminal-deck = { $count } in the deck
citadels-terminal-goal = { $number } districts complete a city
citadels-terminal-tower = 7 districts complete a city (Bell Tower)
citadels-terminal-pool = tax pool: { $gold }
citadels-terminal-rank = rank { $number }
citadels-terminal-column-gold = Gold
citadels-terminal-column-hand = Hand
citadels-terminal-column-city = City
citadels-terminal-city = city { $number } of { $goal }
citadels-terminal-worth = worth { $gold }
citadels-terminal-known-hand = known to hold
citadels-terminal-your-gold = Your gold
citadels-terminal-your-hand = Your hand
citadels-terminal-your-characters =
    { $number ->
        [one] Your character
       *[other] Your characters
    }
citadels-terminal-has-crown = crown
citadels-terminal-protected = safe from rank 8
citadels-terminal-complete = complete
citadels-terminal-complete-first = complete (first)
citadels-terminal-complete-among = complete (among the first)
citadels-terminal-collector = collects the tax
citadels-terminal-cannot-build = cannot build this round
citadels-terminal-museum = { $count } under the Museum

## Facts known about a character

citadels-terminal-cast-called = called now
citadels-terminal-cast-face-up = out (face up)
citadels-terminal-cast-mine = yours
citadels-terminal-cast-buried = discarded by you
citadels-terminal-cast-silent = not in play
citadels-terminal-cast-passed = passed on by you
citadels-terminal-cast-killed = killed
citadels-terminal-cast-bewitched = bewitched
citadels-terminal-cast-robbed = will be robbed
citadels-terminal-cast-warrant = warrant
citadels-terminal-cast-warrant-signed = signed warrant
citadels-terminal-cast-warrant-blank = blank warrant
citadels-terminal-cast-threat = threat
citadels-terminal-cast-threat-real = real threat
citadels-terminal-cast-threat-blank = blank threat

## Welcome

citadels-terminal-welcome = Welcome! Each round you secretly choose a character. Characters take their turns in rank order: gather gold or cards, use your power and build. When a city has { $number } districts, the game ends after that round. The player with the most points wins.

## The end

citadels-terminal-score-districts = Districts
citadels-terminal-score-types = Five types
citadels-terminal-score-complete = Complete city
citadels-terminal-score-uniques = Uniques
citadels-terminal-tie-rank = { $names } are tied at { terminal-points }. The highest-ranked character revealed in the last round decides: { $values }.
    .shared = { $names } are tied at { terminal-points }, and none of them revealed a character in the last round. They share the place.
citadels-terminal-tie-none = none
citadels-terminal-tie-costs = { $names } are tied at { terminal-points }. The total cost of the districts decides: { $values }.
citadels-terminal-tie-costs-gold = { $names } are tied at { terminal-points }. The total cost of the districts decides, then gold: { $values }.
    .shared = { $names } are tied at { terminal-points }, in the total cost of their districts and in gold. They share the place.
