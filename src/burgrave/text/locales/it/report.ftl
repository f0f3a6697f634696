### Rapporti degli studi, in italiano: ciò che ogni gioco ha.
### $best e $worst sono nomi, $best-value e $worst-value le loro quote con gli intervalli, $means numeri.

report-title = { $game }: uno studio
report-about = { $games } partite fra bot ({ $bots }), seme { $seed }; opzioni: { $options }.
report-cells = { $n } combinazioni di opzioni: { $names }.
report-games = Da { $games } partite; ± è l'intervallo del 95%, calcolato da quanto distano fra loro le partite intere.
report-numbers = I numeri
report-how = I bot giocano secondo regole fisse e non come persone: questa pagina dice che cosa fanno questi bot con le carte, e che cosa fanno le carte a loro.
report-combination = Opzioni
report-share = Quota
report-mean = Media
report-cases = Casi
report-win-share = Quota delle vittorie
report-seat = Posto
report-score = Punti
report-rounds = Round
report-part-of-games = Quota delle partite
report-all = tutti
report-who = Chi
report-winners = vincitori
report-others = gli altri
report-difference = Differenza
report-players =
    { $n ->
        [one] { $n } giocatore
       *[other] { $n } giocatori
    }
report-yes = sì
report-no = no
report-correlation = Questa è una correlazione: chi è già in vantaggio può anche farlo più spesso.
report-luck = Qui decide solo la fortuna, quindi la differenza è un effetto.
report-alike = { $label }: nessuna differenza è chiara. Il valore più alto è quello di { $best }, { $best-value }, il più basso quello di { $worst }, { $worst-value }.
report-paired = I due studi hanno giocato le stesse distribuzioni: ogni differenza è presa entro una distribuzione.
report-unpaired = I due studi hanno distribuzioni diverse, o più combinazioni di opzioni: le differenze sono quelle delle medie.

report-seats-title = Il posto conta?
report-seats-says = Il posto { $best } vince di più, { $best-value } delle partite; il posto { $worst } di meno, { $worst-value }.
report-seats-note = Il segno grigio è quanto vincerebbe ogni posto se fossero tutti uguali.
report-scores-title = Punti alla fine
report-scores-says = Media dei punti di un posto: { $means }.
report-length-title = Quanto durano le partite
report-length-says = Numero medio di round: { $means }.

report-against-share-title = Confronto: chi vince
report-against-share-says = Il cambiamento più grande è quello del posto { $who }: { $difference } delle vittorie.
report-against-share-none = Nessun posto vince chiaramente di più o di meno che nell'altro studio; il cambiamento più grande è quello del posto { $who }, { $difference }.
report-against-score-title = Confronto: punti
report-against-score-says = Il cambiamento più grande è quello del posto { $who }: { $difference } punti.
report-against-score-none = Nessun posto fa chiaramente più o meno punti; il cambiamento più grande è quello del posto { $who }, { $difference }.
report-against-rounds-title = Confronto: durata delle partite
report-against-rounds-says = Le partite cambiano di { $difference } round.
report-against-rounds-none = Le partite non sono chiaramente più lunghe né più corte: { $difference } round.

report-effect-wins-title = Che cosa fa { $what }: chi vince
report-effect-wins-says = { $who }: { $difference } delle vittorie, rispetto agli stessi posti delle stesse distribuzioni giocate senza.
report-effect-wins-seats = { $who } cambia di più: { $difference } delle vittorie.
report-effect-points-title = Che cosa fa { $what }: punti
report-effect-points-says = { $who }: { $difference } punti, rispetto agli stessi posti delle stesse distribuzioni giocate senza.
report-effect-length-title = Che cosa fa { $what }: la durata delle partite
report-effect-length-says = Le partite hanno { $difference } round in più; sotto 0 sono più brevi.
report-effect-alike = { $alike } distribuzioni su { $deals } sono andate allo stesso modo con e senza. ±: l'intervallo del 95%, da quanto distano fra loro le differenze di distribuzioni intere.
report-effect-asked = { $game }: che cosa fa { $what }
report-effect-same-exchange = Le due partite di una distribuzione cominciano con tutte le altre carte agli stessi posti, e sono uguali finché qualcuno non vede questa.
report-effect-same-cast = Le due partite di una distribuzione cominciano dallo stesso seme: ciò che si mescola cade allo stesso modo se in entrambe ce n'è altrettanto.
report-effect-same-options = Le due partite di una distribuzione cominciano dallo stesso seme: ciò che l'opzione non tocca cade allo stesso modo.
report-effect-instead = Senza, al suo posto c'è { $instead }.
report-effect-instead-nobody = Senza, al suo posto non c'è nessuno.
report-effect-instead-any = Senza, al suo posto c'è un'altra carta qualsiasi del suo genere, a sorte.
report-effect-who-dealt = chi la riceve nella distribuzione
report-effect-who-first = chi la ottiene per primo
report-effect-who-chose = chi la sceglie
report-effect-who-built = chi la costruisce
report-effect-who-kept = chi la tiene
report-effect-who-got = chi la ottiene
report-effect-what = Che cosa
report-effect-without = Senza
report-effect-with = Con
report-effect-deals = Distribuzioni
report-effect-wins = Vittorie
report-effect-note = Ciò che ha * è stato deciso dai giocatori: in parte è una correlazione, perché chi è in vantaggio fa molte cose più spesso.
report-effect-cell-with = con { $what }
report-effect-cell-without = senza { $what }

report-option-players = il numero di giocatori
report-option-scenario = lo scenario
report-outcome-decisions = Decisioni
