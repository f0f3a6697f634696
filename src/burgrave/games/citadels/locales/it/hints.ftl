### Citadels: perché un consiglio dice quello che dice, in frasi, in italiano.
### $district e $character arrivano nelle forme di citadels-noun; $seat è il nome di un giocatore, mai di chi legge.

## La scelta dei personaggi

hint-several-builds =
    In questo turno puoi pagare { $number ->
        [one] { $number } quartiere
       *[other] { $number } quartieri
    }.
hint-could-end =
    In questo turno potresti costruire tutto ciò che manca alla tua città: { $number ->
        [one] { $number } quartiere
       *[other] { $number } quartieri
    }.
hint-first-choice = Ricevi la corona e nel prossimo round scegli per primo.
hint-protects-city =
    In questo round il rango 8 non può toccare la tua città, che ha { $number ->
        [one] { $number } quartiere
       *[other] { $number } quartieri
    }.
hint-refund = Ciò che paghi per costruire ti ritorna.
hint-near-end =
    Per completare la città, a { $seat } { $number ->
        [one] manca soltanto { $number } quartiere
       *[other] mancano soltanto { $number } quartieri
    }.
hint-richest =
    { $seat } ha { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    }.
hint-larger-hand =
    { $seat } ha in mano { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    }, tu { $own }.
hint-denies = Così { $seat } resta senza questo personaggio.
hint-swaps-character = Avresti, senza vederlo, ciò che ha { $seat }.
hint-keeps-character = Tieni il personaggio che conosci.

## Nominare un personaggio

hint-likely = È molto probabilmente il personaggio di { $seat }.
hint-likely-leader = È molto probabilmente il personaggio di { $seat }, che è in testa.
hint-likely-near-end =
    È molto probabilmente il personaggio di { $seat }, a cui { $number ->
        [one] manca soltanto { $number } quartiere
       *[other] mancano soltanto { $number } quartieri
    }.
hint-surely = Può essere soltanto il personaggio di { $seat }.
hint-likely-rich =
    È molto probabilmente il personaggio di { $seat }, che ha { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    }.
hint-likely-builds =
    È molto probabilmente il personaggio di { $seat }, che ha { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    } per costruire.
hint-saves-gold =
    Altrimenti un furto potrebbe portarti via { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    }.
hint-nobody-likely = Nessuno può più giocare questo personaggio.
hint-believable = Qualcuno potrebbe avere questo personaggio: il bluff può riuscire.

## Risorse

hint-gold-pays =
    Così puoi pagare subito { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    } per { $district-the }.
hint-gold-nearer =
    Poi per { $district-the } ti { $number ->
        [one] manca { $number } moneta
       *[other] mancano { $number } monete
    }.
hint-gold-later =
    { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    } in più per ciò che pescherai.
hint-cards-enough =
    Hai { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    } da costruire.
hint-nothing-to-build = Porta carte nuove: non hai in mano nulla che tu possa costruire.
hint-hand-paid =
    Con { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    } paghi già tutto quello che hai in mano.
hint-few-cards =
    Porta carte: hai soltanto { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    } da costruire.
hint-more-choice = Più carte danno più scelta.
hint-income-gold =
    Rende { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    }.
hint-income-cards =
    Rende { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    }.
hint-more-cards =
    Hai soltanto { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    } da costruire.
hint-extra-gold =
    { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    } in più senza spesa.
hint-extra-cards =
    { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    } in più senza spesa.
hint-best-of-seven = Tieni la migliore di sette carte.
hint-fresh-cards = Scegli tu che cosa restituire.

## Costruire

hint-completes-first = Completa la tua città per prima.
hint-completes-behind = Completa per prima la tua città, anche se { $seat } è in vantaggio.
hint-completes-too = Completa la tua città prima della fine della partita.
hint-could-complete = Con { $district-the } potresti completare la tua città.
hint-nears-end =
    Poi alla tua città { $number ->
        [one] manca soltanto { $number } quartiere
       *[other] mancano soltanto { $number } quartieri
    }.
hint-fifth-type = Con { $district-the } la tua città può avere tutti e cinque i tipi.
hint-new-type = Con { $district-the } la tua città ha { $number } dei cinque tipi.
hint-raises-income = Con { $district-the } la tua rendita, ancora da riscuotere, cresce di 1.
hint-worth-more =
    { $district }: { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    } alla fine.
hint-pays-off = { $district }: rende fino alla fine della partita.
hint-last-points =
    È l'ultimo round: { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    } in più.
hint-worth-gold =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } al prezzo di { $price }, e tu hai { $gold ->
        [one] { $gold } moneta
       *[other] { $gold } monete
    }.
hint-beyond-limit = { $district }: fuori dal tuo limite di costruzione.
hint-free-build = { $district }: costruzione senza spendere oro.
hint-free-district =
    { $district }: { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    } nella tua città senza spesa.
hint-borrows =
    Per { $district-the } ti { $number ->
        [one] manca { $number } moneta
       *[other] mancano { $number } monete
    }, e puoi pagare con carte.
hint-pays-with-cards = Lo pagano carte che ti servono meno.
hint-saves-for =
    Metti da parte per { $district-the }: ti { $number ->
        [one] manca { $number } moneta
       *[other] mancano { $number } monete
    }.
hint-wait-behind = Completare ora la tua città farebbe finire la partita mentre { $seat } è in vantaggio.
hint-no-warrant = Il tuo mandato firmato è altrove.
hint-enough = Tieni il resto.
hint-gilds = Una moneta diventa un punto duraturo.

## Carte da tenere e da dare

hint-payable-now =
    Puoi pagare subito { $district-the }: { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    }.
hint-later-affordable =
    Per { $district-the } ti { $number ->
        [one] manca { $number } moneta
       *[other] mancano { $number } monete
    }.
hint-cannot-build = Non puoi costruire { $district-the }.
hint-held-twice = Hai in mano { $district-the } due volte.
hint-spare-for-gold =
    Questa carta non ti serve: diventa { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    } ({ $district }).
hint-useless-cards =
    Della tua mano, puoi fare a meno di { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    }.
hint-museum = Ogni carta sotto il Museo è un punto.
hint-vault = Non si può costruire, ma in mano vale 3 punti.
hint-keeps-gold =
    Tieni { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    } per altro.
hint-gives-gold = Dai una moneta e tieni le tue carte.
hint-known-cards =
    Sai di { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    } di questo tipo nella mano di { $seat }.

## Gli altri

hint-destroys =
    { $seat } perde { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, e tu paghi { $price ->
        [one] { $price } moneta
       *[other] { $price } monete
    }.
hint-holds-up =
    A { $seat } { $number ->
        [one] manca soltanto { $number } quartiere
       *[other] mancano soltanto { $number } quartieri
    }; così ne perde uno.
hint-seizes =
    Togli { $district-the } a { $seat } per { $price ->
        [one] { $price } moneta
       *[other] { $price } monete
    }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
hint-better-district =
    Ottieni { $district-the }: { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }.
hint-exchange-gain =
    La tua città guadagna { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }.
hint-own-district = Fa spazio: perdi { $district-the }.
hint-weakens = Indebolisce { $seat }.
hint-spies-on =
    { $seat } ha { $gold ->
        [one] { $gold } moneta
       *[other] { $gold } monete
    } e { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    }.
hint-cards-to-choose =
    { $seat } ha { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    } fra cui scegliere.
hint-weakest = { $seat } è chi sta più indietro.
hint-not-the-leader = { $seat } non è il tuo rivale più forte.
hint-bribe =
    Paghi { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    }; altrimenti puoi perdere tutto il tuo oro: { $gold }.
hint-blank-threat = Si sa già che questa minaccia è falsa.
hint-may-be-blank =
    Può essere falsa, e risparmi un pizzo di { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    }.
hint-takes-gold =
    È quella vera: toglie { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    } a { $seat }.
hint-leaves-threat = Rivelata, mostrerebbe soltanto che è falsa.
hint-ends-sooner = La partita finisce un quartiere prima.
