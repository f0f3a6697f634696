### Messages of study reports for every game, in English.
### $best and $worst are names, $best-value and $worst-value their values with intervals, $means numbers.

report-title = { $game }: study
report-about = { $games } games between bots ({ $bots }), seed { $seed }; options: { $options }.
report-cells = { $n } combinations of options: { $names }.
report-games = Based on { $games } games. ± is the 95% confidence interval, with each game counted as one observation.
report-numbers = Data
report-how = Bots follow fixed rules and don't play like people. This page shows what these bots do with the cards, and how the cards affect their results.
report-combination = Options
report-share = Share
report-mean = Average
report-cases = Cases
report-win-share = Win rate
report-seat = Seat
report-score = Score
report-rounds = Rounds
report-part-of-games = Share of games
report-all = all
report-who = Players
report-winners = winners
report-others = others
report-difference = Difference
report-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
report-yes = yes
report-no = no
report-correlation = This is a correlation: players who are already ahead may also do this more often.
report-luck = This depends on luck, not on who is already ahead, so the difference is a real effect.
report-alike = { $label }: no clear difference. Highest: { $best } ({ $best-value }); lowest: { $worst } ({ $worst-value }).
report-paired = Both studies played the same deals, so results are compared deal by deal.
report-unpaired = The studies used different deals or several combinations of options, so their averages are compared.

report-seats-title = Does the seat matter?
report-seats-says = Seat { $best } wins most often: { $best-value } of games. Seat { $worst } wins least often: { $worst-value }.
report-seats-note = The gray mark shows the win rate if all seats were equal.
report-scores-title = Final scores
report-scores-says = Average score per seat: { $means }.
report-length-title = How long do games last?
report-length-says = Average number of rounds: { $means }.

report-against-share-title = Comparison: win rate
report-against-share-says = The win rate of seat { $who } changes most: { $difference }.
report-against-share-none = No clear change in any seat's win rate. Biggest change: seat { $who }, { $difference }.
report-against-score-title = Comparison: score
report-against-score-says = The score of seat { $who } changes most: { $difference } points.
report-against-score-none = No clear change in any seat's score. Biggest change: seat { $who }, { $difference } points.
report-against-rounds-title = Comparison: game length
report-against-rounds-says = Change in game length: { $difference } rounds.
report-against-rounds-none = No clear change in game length: { $difference } rounds.

report-effect-wins-title = Effect of { $what }: win rate
report-effect-wins-says = { $who }: the win rate changes by { $difference }, compared with the same seats and deals without it.
report-effect-wins-seats = { $who } is affected most: its win rate changes by { $difference }.
report-effect-points-title = Effect of { $what }: score
report-effect-points-says = { $who }: the score changes by { $difference } points, compared with the same seats and deals without it.
report-effect-length-title = Effect of { $what }: game length
report-effect-length-says = Change in game length: { $difference } rounds. A negative number means shorter games.
report-effect-alike = { $alike } of { $deals } deals played out the same with and without it. ± is the 95% confidence interval, with each deal counted as one observation.
report-effect-asked = { $game }: effect of { $what }
report-effect-same-exchange = In both games of a deal, every other card starts in the same place. The games are identical until a player sees this card.
report-effect-same-cast = Both games with the same deal start from the same seed. A shuffle gives the same order in both if it is of the same number of cards.
report-effect-same-options = Both games with the same deal start from the same seed. Everything the option doesn't change is identical.
report-effect-instead = Without it, { $instead } takes its place.
report-effect-instead-nobody = Without it, its place stays empty.
report-effect-instead-any = Without it, a random card of the same kind takes its place.
report-effect-who-dealt = player dealt it
report-effect-who-first = first player to get it
report-effect-who-chose = player choosing it
report-effect-who-built = player building it
report-effect-who-kept = player keeping it
report-effect-who-got = player getting it
report-effect-what = Measure
report-effect-without = Without
report-effect-with = With
report-effect-deals = Deals
report-effect-wins = Wins
report-effect-note = Rows marked * depend on the players' own decisions, so part of the difference may be mere correlation: players who are already ahead do many things more often.
report-effect-cell-with = with { $what }
report-effect-cell-without = without { $what }

report-option-players = the number of players
report-option-scenario = the scenario
report-outcome-decisions = Decisions
