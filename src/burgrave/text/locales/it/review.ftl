### L'analisi della partita, in italiano.
### Le quote della vittoria hanno segno e percento; $what e $why sono frasi intere.

review-title = { $game }: analisi della partita
review-cut-off = Interrotta dopo { $done } passi su { $steps }: ecco ciò che è finito.
review-end = fine
review-chances = Probabilità di vincere all'inizio di ogni round, in percentuale
review-points = Punti probabili alla fine

review-turning = Le svolte della partita
review-no-turning = Nessun singolo momento.
review-turn = Round { $round }: { $what } { $gainer } { $gain }, { $loser } { $loss } ({ $why }).
review-by-play = per la decisione
review-by-chance = per caso
review-by-hidden = per ciò che era nascosto a chi decideva

review-costly = Le decisioni costate di più a { $name }
    .me = Le decisioni che ti sono costate di più
review-nothing-costly = Nessuna che una ricerca distinguesse dalla migliore.
review-cost = Round { $round }: { $played }. Meglio: { $best }. { $why } Costo: { $cost } della vittoria (± { $error }).

review-luck-and-play = Fortuna e gioco, in quote della vittoria
review-part-luck = fortuna
review-part-play = gioco
review-part-deal = la distribuzione iniziale
review-part-chance = ciò che ha portato il caso
review-part-hidden = ciò che era nascosto
review-part-others = il gioco degli altri
review-luck = { $name }, { review-part-luck }: { $luck } ({ review-part-deal } { $deal }, { review-part-chance } { $chance }, { review-part-hidden } { $hidden }).
review-play = { $name }, { review-part-play }: { $play } (± { $error }); costo degli errori: { $cost } in tutto. Il gioco degli altri: { $others }.
review-yardstick = Il gioco si conta da un giocatore solido che segue regole pratiche; gli errori, dal meglio che una ricerca ha trovato con ciò che il giocatore sapeva allora.

review-word-won-both = { $name } ha giocato bene, ha avuto fortuna e ha vinto.
    .me = Hai giocato bene, hai avuto fortuna e hai vinto.
review-word-won-play = { $name } ha vinto giocando bene.
    .me = Hai vinto giocando bene.
review-word-won-against-luck = { $name } ha giocato bene e ha vinto malgrado la sfortuna.
    .me = Hai giocato bene e hai vinto malgrado la sfortuna.
review-word-won-luck = { $name } ha vinto grazie alla fortuna.
    .me = Hai vinto grazie alla fortuna.
review-word-won-others = { $name } ha vinto per ciò che hanno fatto gli altri.
    .me = Hai vinto per ciò che hanno fatto gli altri.
review-word-lost-best = { $name } ha giocato meglio di tutti e ha perso per sfortuna.
    .me = Hai giocato meglio di tutti e hai perso per sfortuna.
review-word-lost-unlucky = { $name } ha giocato bene e ha perso per sfortuna.
    .me = Hai giocato bene e hai perso per sfortuna.
review-word-lost-beaten = { $name } ha giocato bene e ha perso lo stesso.
    .me = Hai giocato bene e hai perso lo stesso.
review-word-lost-both = { $name } ha avuto sfortuna e ha peggiorato le cose.
    .me = Hai avuto sfortuna e hai peggiorato le cose.
review-word-lost-play = { $name } ha perso per le proprie decisioni, non per sfortuna.
    .me = Hai perso per le tue decisioni, non per sfortuna.
review-word-lost-luck = { $name } ha giocato nella media e ha perso per sfortuna.
    .me = Hai giocato nella media e hai perso per sfortuna.
review-word-lost-others = { $name } ha perso per ciò che hanno fatto gli altri.
    .me = Hai perso per ciò che hanno fatto gli altri.
