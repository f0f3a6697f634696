### Reports of studies, in English: what every game has.
### $best and $worst are names, $best-value and $worst-value their shares with intervals, $means numbers.

report-title = { $game }: a study
report-about = { $games } games among bots ({ $bots }), seed { $seed }; options: { $options }.
report-cells = { $n } combinations of options: { $names }.
report-games = From { $games } games; ± is the 95% interval, taken from how far whole games lie apart.
report-numbers = The numbers
report-how = Bots play by fixed rules and not like people: this page says what these bots do with the cards, and what the cards do to them.
report-combination = Options
report-share = Share
report-mean = Mean
report-cases = Cases
report-win-share = Share of the wins
report-seat = Seat
report-score = Points
report-rounds = Rounds
report-part-of-games = Part of the games
report-all = all
report-who = Who
report-winners = winners
report-others = the others
report-difference = Difference
report-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
report-yes = yes
report-no = no
report-correlation = This is a correlation: whoever is ahead anyway may also be the one who does this more often.
report-luck = Only luck decides this, so the difference is an effect.
report-alike = { $label }: no difference is clear. Highest is { $best } with { $best-value }, lowest { $worst } with { $worst-value }.
report-paired = The same deals were played in both studies: each difference is taken within a deal.
report-unpaired = The two studies have different deals, or several combinations of options: the differences are those of their means.

report-seats-title = Does the seat matter?
report-seats-says = Seat { $best } wins most often, { $best-value } of the games; seat { $worst } least often, { $worst-value }.
report-seats-note = The grey mark is what each seat would win if all were equal.
report-scores-title = Points at the end
report-scores-says = Mean points of a seat: { $means }.
report-length-title = How long games last
report-length-says = Mean number of rounds: { $means }.

report-against-share-title = Compared: who wins
report-against-share-says = The greatest change is that of seat { $who }: { $difference } of the wins.
report-against-share-none = No seat wins clearly more or less often than in the other study; the greatest change is that of seat { $who }, { $difference }.
report-against-score-title = Compared: points
report-against-score-says = The greatest change is that of seat { $who }: { $difference } points.
report-against-score-none = No seat clearly gets more or fewer points; the greatest change is that of seat { $who }, { $difference }.
report-against-rounds-title = Compared: the length of games
report-against-rounds-says = Games are longer or shorter by { $difference } rounds.
report-against-rounds-none = Games are not clearly longer or shorter: { $difference } rounds.

report-effect-wins-title = What { $what } does: who wins
report-effect-wins-says = { $who }: { $difference } of the wins, compared with the same seats of the same deals without it.
report-effect-wins-seats = { $who } has the greatest change: { $difference } of the wins.
report-effect-points-title = What { $what } does: points
report-effect-points-says = { $who }: { $difference } points, compared with the same seats of the same deals without it.
report-effect-length-title = What { $what } does: the length of games
report-effect-length-says = Games are { $difference } rounds longer; below 0 they are shorter.
report-effect-alike = { $alike } of { $deals } deals went the same way with it and without. ±: the 95% interval, from how far the differences of whole deals lie apart.
report-effect-asked = { $game }: what { $what } does
report-effect-same-exchange = Both games of a deal begin with all other cards in the same places, and are the same until somebody sees this one.
report-effect-same-cast = Both games of a deal begin from the same seed: what is shuffled falls alike if there is as much of it in both.
report-effect-same-options = Both games of a deal begin from the same seed: what the option does not touch falls alike.
report-effect-instead = Without it, { $instead } is there.
report-effect-instead-nobody = Without it, nobody is there.
report-effect-instead-any = Without it, any other card of its kind is there, by lot.
report-effect-who-dealt = who is dealt it
report-effect-who-first = who comes by it first
report-effect-who-chose = who chooses it
report-effect-who-built = who builds it
report-effect-who-kept = who keeps it
report-effect-who-got = who gets it
report-effect-what = What
report-effect-without = Without
report-effect-with = With
report-effect-deals = Deals
report-effect-wins = Wins
report-effect-note = The players decided who stands in a row marked *: in part it is a correlation, for whoever is ahead does many things more often.
report-effect-cell-with = with { $what }
report-effect-cell-without = without { $what }

report-option-players = the number of players
report-option-scenario = the scenario
report-outcome-decisions = Decisions
