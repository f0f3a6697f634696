### Reports of studies, in English: what every game has.
### $best and $worst are names, $best-value and $worst-value their shares with intervals, $means numbers.

report-title = { $game }: a study
report-about = { $games } games among bots ({ $bots }), seed { $seed }; options: { $options }.
report-cells = { $n } combinations of options: { $names }.
report-games = From { $games } games; ± is the 95 % interval, taken from how far whole games lie apart.
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
report-luck = Only luck decides on this, so the difference is an effect.
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
