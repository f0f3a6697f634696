### Analisi di partite, in italiano.
### Le variazioni della probabilità di vittoria hanno segno e percento; $what e $why sono frasi intere.

review-title = { $game }: analisi della partita
review-cut-off = Interrotta dopo { $done } passi su { $steps }. Ecco i risultati ottenuti finora.
review-end = fine
review-chances = Probabilità di vittoria all'inizio di ogni round, in percentuale
review-points = Punteggio finale atteso

review-moments = Momenti chiave per { $name }
    .me = I tuoi momenti chiave
review-no-moments = Nessun momento ha pesato molto da solo.
review-moment = Round { $round }, { $role }: { $what } { $then }
review-role-missed = un'occasione persa
review-role-gained = un gran turno
review-role-helped = un turno avversario che ha aiutato
review-role-hurt = un turno avversario che ha fatto male
review-role-lucky = un colpo di fortuna
review-role-unlucky = sfortuna
review-could = { $doing } avrebbe aumentato la probabilità di vittoria di { $name }: { $to } invece di { $from }.
    .me = { $doing } avrebbe aumentato la tua probabilità di vittoria: { $to } invece di { $from }.
review-better = "{ $best }" avrebbe aumentato la probabilità di vittoria di { $name }: { $to } invece di { $from }.
    .me = "{ $best }" avrebbe aumentato la tua probabilità di vittoria: { $to } invece di { $from }.
review-rose = La probabilità di vittoria di { $name } è salita: prima { $from }, poi { $to }.
    .me = La tua probabilità di vittoria è salita: prima { $from }, poi { $to }.
review-fell = La probabilità di vittoria di { $name } è scesa: prima { $from }, poi { $to }.
    .me = La tua probabilità di vittoria è scesa: prima { $from }, poi { $to }.
review-deed = { $name } ha scelto "{ $label }".
    .me = Hai scelto "{ $label }".

review-turning = Momenti decisivi
review-no-turning = Nessun singolo momento ha deciso la partita.
review-turn = Round { $round }: { $what } { $gainer } { $gain }, { $loser } { $loss } ({ $why }).
review-by-play = decisione
review-by-chance = fortuna
review-by-hidden = informazioni nascoste

review-costly = Gli errori più gravi di { $name }
    .me = I tuoi errori più gravi
review-nothing-costly = Nessun errore trovato.
review-cost = Round { $round }: { $played }. Meglio: { $best }.{ $why } Probabilità di vittoria: { $chance } invece di { $possible }.

review-luck-and-play = Fortuna e abilità: probabilità di vittoria guadagnata o persa
review-part-luck = fortuna
review-part-play = abilità
review-part-deal = distribuzione iniziale
review-part-chance = eventi casuali
review-part-hidden = informazioni nascoste
review-part-others = mosse degli avversari
review-luck = { $name }, { review-part-luck }: { $luck } ({ review-part-deal } { $deal }, { review-part-chance } { $chance }, { review-part-hidden } { $hidden }).
review-play = { $name }, { review-part-play }: { $play } (± { $error }); { review-part-others }: { $others }.
review-yardstick = "Abilità" confronta ogni giocatore con un bot solido. "Errori" confronta ogni mossa con la migliore trovata dal computer, usando solo ciò che il giocatore poteva sapere.

review-word-won-both = { $name } ha giocato bene, ha avuto fortuna e ha vinto.
    .me = Hai giocato bene, hai avuto fortuna e hai vinto.
review-word-won-play = { $name } ha vinto giocando bene.
    .me = Hai vinto giocando bene.
review-word-won-against-luck = { $name } ha giocato bene e ha vinto nonostante la sfortuna.
    .me = Hai giocato bene e hai vinto nonostante la sfortuna.
review-word-won-luck = { $name } ha vinto grazie alla fortuna.
    .me = Hai vinto grazie alla fortuna.
review-word-won-others = { $name } ha vinto grazie alle mosse degli avversari.
    .me = Hai vinto grazie alle mosse degli avversari.
review-word-lost-best = { $name } ha giocato meglio di tutti, ma ha perso per sfortuna.
    .me = Hai giocato meglio di tutti, ma hai perso per sfortuna.
review-word-lost-unlucky = { $name } ha giocato bene, ma ha perso per sfortuna.
    .me = Hai giocato bene, ma hai perso per sfortuna.
review-word-lost-beaten = { $name } ha giocato bene, ma ha perso lo stesso.
    .me = Hai giocato bene, ma hai perso lo stesso.
review-word-lost-both = { $name } ha avuto sfortuna, e gli errori hanno peggiorato le cose.
    .me = Hai avuto sfortuna, e gli errori hanno peggiorato le cose.
review-word-lost-play = { $name } ha perso per i propri errori, non per sfortuna.
    .me = Hai perso per i tuoi errori, non per sfortuna.
review-word-lost-luck = { $name } ha giocato nella media e ha perso per sfortuna.
    .me = Hai giocato nella media e hai perso per sfortuna.
review-word-lost-others = { $name } ha perso a causa delle mosse degli avversari.
    .me = Hai perso a causa delle mosse degli avversari.
