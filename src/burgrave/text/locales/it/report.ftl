### Rapporti degli studi, in italiano: ciò che ogni gioco ha.
### $best e $worst sono nomi, $best-value e $worst-value le loro quote con gli intervalli, $means numeri.

report-title = { $game }: uno studio
report-about = { $games } partite fra bot ({ $bots }), seme { $seed }; opzioni: { $options }.
report-cells = { $n } combinazioni di opzioni: { $names }.
report-games = Da { $games } partite; ± è l’intervallo del 95 %, calcolato da quanto distano fra loro le partite intere.
report-numbers = I numeri
report-how = I bot giocano secondo regole fisse e non come persone: questa pagina dice che cosa fanno questi bot con le carte, e che cosa fanno le carte a loro.
report-combination = Opzioni
report-share = Quota
report-mean = Media
report-cases = Casi
report-win-share = Quota delle vittorie
report-seat = Posto
report-score = Punti
report-rounds = Turni di gioco
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
report-paired = I due studi hanno giocato le stesse distribuzioni: ogni differenza è presa entro una distribuzione.
report-unpaired = I due studi hanno distribuzioni diverse, o più combinazioni di opzioni: le differenze sono quelle delle medie.

report-seats-title = Il posto conta?
report-seats-says = Il posto { $best } vince di più, { $best-value } delle partite; il posto { $worst } di meno, { $worst-value }.
report-seats-note = Il segno grigio è quanto vincerebbe ogni posto se fossero tutti uguali.
report-scores-title = Punti alla fine
report-scores-says = Media dei punti di un posto: { $means }.
report-length-title = Quanto durano le partite
report-length-says = Numero medio di turni di gioco: { $means }.

report-against-share-title = Confronto: chi vince
report-against-share-says = Il cambiamento più grande è quello del posto { $who }: { $difference } delle vittorie.
report-against-share-none = Nessun posto vince chiaramente di più o di meno che nell’altro studio; il cambiamento più grande è quello del posto { $who }, { $difference }.
report-against-score-title = Confronto: punti
report-against-score-says = Il cambiamento più grande è quello del posto { $who }: { $difference } punti.
report-against-score-none = Nessun posto fa chiaramente più o meno punti; il cambiamento più grande è quello del posto { $who }, { $difference }.
report-against-rounds-title = Confronto: durata delle partite
report-against-rounds-says = Le partite cambiano di { $difference } turni.
report-against-rounds-none = Le partite non sono chiaramente più lunghe né più corte: { $difference } turni.
