### Citadels: perché un consiglio dice quello che dice, in frasi, in italiano.
### $district e $character arrivano nelle forme di citadels-noun; $seat è il nome di un giocatore, mai di chi legge.

## La scelta dei personaggi

hint-several-builds =
    In questo turno puoi pagare { $number ->
        [one] { $number } quartiere
       *[other] { $number } quartieri
    }.
hint-could-end =
    Puoi completare la tua città in questo turno: { $number ->
        [one] manca solo { $number } quartiere
       *[other] mancano solo { $number } quartieri
    }.
hint-first-choice = Ricevi la corona e nel prossimo round scegli per primo.
hint-protects-city =
    Protegge la tua città dal rango 8 in questo round: { $number ->
        [one] { $number } quartiere
       *[other] { $number } quartieri
    }.
hint-refund = Recuperi l'oro che paghi per costruire.
hint-near-end =
    A { $seat } { $number ->
        [one] manca solo { $number } quartiere
       *[other] mancano solo { $number } quartieri
    } per completare la città.
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
hint-denies = Così { $seat } non può avere questo personaggio.
hint-swaps-character = Riceveresti il personaggio di { $seat } senza vederlo prima.
hint-keeps-character = Tieni il personaggio che conosci.

## Nominare un personaggio

hint-likely = Molto probabilmente è il personaggio di { $seat }.
hint-likely-leader = Molto probabilmente è il personaggio di { $seat }, che è in testa.
hint-likely-near-end =
    Molto probabilmente è il personaggio di { $seat }, a cui { $number ->
        [one] manca solo { $number } quartiere
       *[other] mancano solo { $number } quartieri
    }.
hint-surely = Può essere solo il personaggio di { $seat }.
hint-likely-rich =
    Molto probabilmente è il personaggio di { $seat }, che ha { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    }.
hint-likely-builds =
    Molto probabilmente è il personaggio di { $seat }, che ha { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    } per costruire.
hint-saves-gold =
    Altrimenti il Ladro potrebbe portarti via { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    }.
hint-nobody-likely = Nessun giocatore può avere questo personaggio.
hint-believable = Un altro giocatore può avere questo personaggio: il bluff può riuscire.

## Risorse

hint-gold-pays =
    Così puoi costruire subito { $district-the } ({ $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    }).
hint-gold-nearer =
    { $number ->
        [one] Ti mancherà ancora { $number } moneta
       *[other] Ti mancheranno ancora { $number } monete
    } per { $district-the }.
hint-gold-later =
    { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    } in più per le carte che pescherai.
hint-cards-enough =
    Hai già { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    } che puoi costruire.
hint-nothing-to-build = Ti servono carte nuove: non puoi costruire nulla di ciò che hai in mano.
hint-hand-paid =
    Con { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    } puoi già pagare tutte le carte che hai in mano.
hint-few-cards = Ti servono altre carte: puoi costruirne solo { $number }.
hint-more-choice = Più carte, più scelta.
hint-income-gold =
    Incassi { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    } di rendita.
hint-income-cards =
    Ricevi { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    } di rendita.
hint-more-cards =
    Hai solo { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    } che puoi costruire.
hint-extra-gold =
    { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    } in più, gratis.
hint-extra-cards =
    { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    } in più, gratis.
hint-best-of-seven = Tieni la migliore di sette carte.
hint-fresh-cards = Scegli tu quali carte restituire.

## Costruire

hint-completes-first = Completi la tua città prima di tutti.
hint-completes-behind = Completi la tua città prima di tutti, ma { $seat } ha più punti.
hint-completes-too = Completi la tua città prima della fine della partita.
hint-could-complete = Con { $district-the } puoi completare la tua città.
hint-nears-end =
    Alla tua città { $number ->
        [one] mancherà solo { $number } quartiere
       *[other] mancheranno solo { $number } quartieri
    }.
hint-fifth-type = Con { $district-the } la tua città può avere tutti e cinque i tipi.
hint-new-type = Con { $district-the } la tua città ha { $number } dei cinque tipi.
hint-raises-income = Con { $district-the } la tua rendita aumenta di 1.
hint-worth-more =
    { $district }: { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    } alla fine.
hint-pays-off = { $district }: rende per il resto della partita.
hint-last-points =
    Ultimo round: { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    } in più.
hint-worth-gold =
    Spendi { $price } { $gold ->
        [one] moneta, l'unica che hai
       *[other] delle tue { $gold } monete
    }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
hint-beyond-limit = { $district }: non conta per il limite di costruzione.
hint-free-build = { $district }: si costruisce senza spendere oro.
hint-free-district =
    { $district }: { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    } gratis per la tua città.
hint-borrows =
    Per { $district-the } ti { $number ->
        [one] manca { $number } moneta
       *[other] mancano { $number } monete
    }, ma puoi pagare con carte.
hint-pays-with-cards = Paghi con le carte che ti servono meno.
hint-saves-for =
    Risparmia per { $district-the }: ti { $number ->
        [one] manca { $number } moneta
       *[other] mancano { $number } monete
    }.
hint-wait-behind = Completare ora la tua città chiuderebbe la partita con { $seat } in vantaggio.
hint-no-warrant = Il tuo mandato firmato è su un altro personaggio.
hint-enough = Tieni il resto.
hint-gilds = Trasformi 1 moneta in un punto permanente.

## Carte da tenere e da dare

hint-payable-now =
    Puoi costruire subito { $district-the } ({ $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    }).
hint-later-affordable =
    Ti { $number ->
        [one] manca { $number } moneta
       *[other] mancano { $number } monete
    } per { $district-the }.
hint-cannot-build = Non puoi costruire { $district-the }.
hint-held-twice = Hai più copie di questa carta: { $district }.
hint-spare-for-gold =
    Questa carta non ti serve ({ $district }): scambiala con { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    }.
hint-useless-cards =
    Hai in mano { $number ->
        [one] { $number } carta che non ti serve
       *[other] { $number } carte che non ti servono
    }.
hint-museum = Ogni carta sotto il Museo vale 1 punto.
hint-vault = Non si può costruire, ma in mano vale 3 punti.
hint-keeps-gold =
    Tieni { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    } per qualcos'altro.
hint-gives-gold = Dai 1 moneta e tieni le tue carte.
hint-known-cards =
    Sai che { $seat } ha in mano { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    } di questo tipo.

## Gli altri

hint-destroys =
    { $seat } perde { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }; tu paghi { $price ->
        [one] { $price } moneta
       *[other] { $price } monete
    }.
hint-holds-up =
    Fai perdere un quartiere a { $seat }, a cui ne { $number ->
        [one] manca solo { $number }
       *[other] mancano solo { $number }
    } per completare la città.
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
hint-own-district = Perdi { $district-the } per fare spazio.
hint-weakens = Così indebolisci { $seat }.
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
hint-weakest = { $seat } è all'ultimo posto.
hint-not-the-leader = { $seat } non è il tuo avversario più forte.
hint-bribe =
    Paghi { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    }; altrimenti rischi di perdere tutto il tuo oro ({ $gold }).
hint-blank-threat = Si sa già che questa minaccia è falsa.
hint-may-be-blank =
    La minaccia può essere falsa, e risparmi il pizzo di { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    }.
hint-takes-gold =
    È la minaccia vera: prendi { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    } a { $seat }.
hint-leaves-threat = Rivelare la minaccia mostrerebbe solo che è falsa.
hint-ends-sooner = La partita può finire con un quartiere in meno.
