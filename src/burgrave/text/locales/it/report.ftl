### Testi dei rapporti degli studi di tutti i giochi, in italiano.
### $best e $worst sono nomi, $best-value e $worst-value i loro valori con gli intervalli, $means numeri.

report-title = { $game }: studio
report-about = { $games } partite tra bot ({ $bots }), seme { $seed }; opzioni: { $options }.
report-cells = { $n } combinazioni di opzioni: { $names }.
report-games = Basato su { $games } partite. ± è l'intervallo di confidenza al 95%, considerando ogni partita come una singola osservazione.
report-numbers = Dati
report-how = I bot seguono regole fisse e non giocano come le persone. Questa pagina mostra che cosa fanno questi bot con le carte e come le carte influenzano i risultati.
report-combination = Opzioni
report-share = Quota
report-mean = Media
report-cases = Casi
report-win-share = % di vittorie
report-seat = Posto
report-score = Punteggio
report-rounds = Round
report-part-of-games = Quota di partite
report-all = tutti
report-who = Giocatori
report-winners = vincitori
report-others = altri
report-difference = Differenza
report-players =
    { $n ->
        [one] { $n } giocatore
       *[other] { $n } giocatori
    }
report-yes = sì
report-no = no
report-correlation = È una correlazione, non per forza un effetto: forse chi è già in vantaggio gioca così più spesso.
report-luck = Qui conta solo la fortuna, non le decisioni dei giocatori: la differenza è un effetto reale, non una semplice correlazione.
report-alike = { $label }: nessuna differenza chiara. Valore più alto: { $best } ({ $best-value }); più basso: { $worst } ({ $worst-value }).
report-paired = I due studi hanno usato le stesse distribuzioni, quindi i risultati si confrontano distribuzione per distribuzione.
report-unpaired = Gli studi hanno usato distribuzioni diverse o più combinazioni di opzioni, quindi si confrontano le medie.

report-seats-title = Il posto conta?
report-seats-says = Il posto { $best } vince più spesso: { $best-value } delle partite. Il posto { $worst } vince meno spesso: { $worst-value }.
report-seats-note = Il segno grigio indica quale sarebbe la percentuale di vittorie se tutti i posti fossero equivalenti.
report-scores-title = Punteggio finale
report-scores-says = Punteggio medio per posto: { $means }.
report-length-title = Quanto durano le partite?
report-length-says = Numero medio di round: { $means }.

report-against-share-title = Confronto: vittorie
report-against-share-says = La percentuale di vittorie che cambia di più è quella del posto { $who }: { $difference }.
report-against-share-none = La percentuale di vittorie non cambia in modo netto per nessun posto. Variazione maggiore: posto { $who }, { $difference }.
report-against-score-title = Confronto: punteggio
report-against-score-says = Il punteggio che cambia di più è quello del posto { $who }: { $difference } punti.
report-against-score-none = Il punteggio non cambia in modo netto per nessun posto. Variazione maggiore: posto { $who }, { $difference } punti.
report-against-rounds-title = Confronto: durata delle partite
report-against-rounds-says = Variazione della durata delle partite: { $difference } round.
report-against-rounds-none = La durata delle partite non cambia in modo netto: { $difference } round.

report-effect-wins-title = Effetto sulle vittorie: { $what }
report-effect-wins-says = { $who }: la percentuale di vittorie cambia di { $difference } rispetto agli stessi posti nelle stesse distribuzioni senza la carta o opzione.
report-effect-wins-seats = Effetto maggiore: { $who }. La percentuale di vittorie cambia di { $difference }.
report-effect-points-title = Effetto sul punteggio: { $what }
report-effect-points-says = { $who }: il punteggio cambia di { $difference } punti rispetto agli stessi posti nelle stesse distribuzioni senza la carta o opzione.
report-effect-length-title = Effetto sulla durata delle partite: { $what }
report-effect-length-says = Variazione della durata delle partite: { $difference } round. Un numero negativo indica partite più brevi.
report-effect-alike = { $alike } distribuzioni su { $deals } si sono svolte allo stesso modo in entrambe le partite. ± è l'intervallo di confidenza al 95%, considerando ogni distribuzione come una singola osservazione.
report-effect-asked = { $game }, effetto: { $what }
report-effect-same-exchange = Nelle due partite di una distribuzione, tutte le altre carte iniziano negli stessi posti. Le partite sono identiche finché un giocatore non vede questa carta.
report-effect-same-cast = Le due partite di una distribuzione partono dallo stesso seme. Se le due partite hanno lo stesso numero di carte, le carte mescolate finiscono nello stesso ordine.
report-effect-same-options = Le due partite di una distribuzione partono dallo stesso seme. Tutto ciò che l'opzione non cambia è identico.
report-effect-instead = Nelle partite senza la carta, al suo posto c'è { $instead }.
report-effect-instead-nobody = Nelle partite senza la carta, il suo posto resta vuoto.
report-effect-instead-any = Nelle partite senza la carta, al suo posto c'è un'altra carta dello stesso tipo, a caso.
report-effect-who-dealt = chi la riceve nella distribuzione
report-effect-who-first = il primo a ottenerla
report-effect-who-chose = chi la sceglie
report-effect-who-built = chi la costruisce
report-effect-who-kept = chi la tiene
report-effect-who-got = chi la ottiene
report-effect-what = Misura
report-effect-without = Senza
report-effect-with = Con
report-effect-deals = Distribuzioni
report-effect-wins = Vittorie
report-effect-note = Le righe con * dipendono dalle decisioni dei giocatori, quindi parte della differenza può essere una semplice correlazione: chi è già in vantaggio fa molte cose più spesso.
report-effect-cell-with = con { $what }
report-effect-cell-without = senza { $what }

report-option-players = il numero di giocatori
report-option-scenario = lo scenario
report-outcome-decisions = Decisioni
