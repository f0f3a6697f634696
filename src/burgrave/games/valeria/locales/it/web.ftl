### La pagina di Valeria: Card Kingdoms nel browser, in italiano.

## The table

web-valeria-title = Valeria
web-valeria-round = Turno
web-valeria-round-number = Turno { $round }
web-valeria-your-turn = Il tuo turno { $round }
web-valeria-turn-of = Tocca a { $name }
web-valeria-exhausted = Esauriti
web-valeria-exhausted-label = { $number } di { $end } mazzi esauriti: l’ultimo chiude la partita
web-valeria-last-round = L’ultimo round
web-valeria-end-due = Condizione di fine soddisfatta
web-valeria-exhausted-stack = Esaurito
web-valeria-exhausted-brief = vuoto
web-valeria-of = { $number } di { $end }
web-valeria-monsters-left =
    { $count ->
        [one] { $count } mostro rimasto
       *[other] { $count } mostri rimasti
    }
web-valeria-domains-left =
    { $count ->
        [one] { $count } dominio rimasto
       *[other] { $count } domini rimasti
    }
web-valeria-center = Centro
web-valeria-others = Gli altri
web-valeria-caption = Tocca una carta per leggerla.
web-valeria-covered = Ancora coperta
web-valeria-close = Chiudi

## What cards give

web-valeria-or = o
web-valeria-per = per
web-valeria-citizen-any = Un cittadino
web-valeria-citizen-up-to = Cittadino ≤ { $most }
web-valeria-short-gold =
    { $number ->
        [one] Manca { $number } oro
       *[other] Mancano { $number } ori
    }
web-valeria-short-strength =
    { $number ->
        [one] Manca { $number }
       *[other] Mancano { $number }
    }
web-valeria-short-magic = Manca magia: { $number }
web-valeria-needs = Richiede { $roles }
web-valeria-amount-gold =
    { $n ->
        [one] { $n } oro
       *[other] { $n } ori
    }
web-valeria-amount-strength = { $n } di forza
web-valeria-amount-magic = { $n } di magia
web-valeria-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
web-valeria-pts = pt
web-valeria-tokens =
    { $n ->
        [one] { $n } segnalino vittoria
       *[other] { $n } segnalini vittoria
    }

## Players

web-valeria-you = Tu
web-valeria-slain =
    { $count ->
        [one] { $count } ucciso
       *[other] { $count } uccisi
    }
web-valeria-built =
    { $count ->
        [one] { $count } costruito
       *[other] { $count } costruiti
    }
web-valeria-first = Primo giocatore
web-valeria-waits = Attende
web-valeria-choosing = sceglie
web-valeria-done = pronto
web-valeria-away = assente
web-valeria-stand-in = un bot sostituisce
web-valeria-victory-stack = Pila della vittoria e domini
web-valeria-duke-secret = lo vedi solo tu
web-valeria-duke-hidden = Duca nascosto
web-valeria-duke-none = Ancora senza duca
web-valeria-duke-unknown = Duca sconosciuto
web-valeria-duke-now = Vale { $n } adesso
web-valeria-points-so-far = Punti finora
web-valeria-points-open = Punti in vista
web-valeria-points-items = Mostri { $monsters }, domini { $domains }, segnalini { $tokens }, duca { $duke }

## The street and the dice

web-valeria-street = Via dei numeri di attivazione
web-valeria-roll = Lancio
web-valeria-dice = Dadi: { $first } e { $second }, { $sum } in tutto
web-valeria-dice-none = I dadi non sono ancora stati lanciati
web-valeria-sum = somma
web-valeria-brought-you = Il raccolto ti ha dato
web-valeria-brought = Il raccolto ha dato
web-valeria-would-bring = Porterebbe
web-valeria-what-if = E se?
web-valeria-what-own = Nel tuo turno
web-valeria-what-off = Nei turni altrui
web-valeria-what-choices =
    { $count ->
        [one] { $count } scelta
       *[other] { $count } scelte
    }
web-valeria-what-nothing = 1 risorsa a tua scelta
web-valeria-first-die = Primo dado
web-valeria-second-die = Secondo dado
web-valeria-back = Indietro
web-valeria-back-mine = Torna alla tua via

## What can be done

web-valeria-actions = Che cosa puoi fare
web-valeria-action-number = Azione { $number } di 2
web-valeria-gain = Prendi 1
web-valeria-take = Prendi
web-valeria-pay = Paga
web-valeria-decline = No, grazie
web-valeria-nothing = Non rubare
web-valeria-announce = Annuncia
web-valeria-harvest-done = Chiudi il raccolto
web-valeria-slay = Uccidi { $name }
web-valeria-recruit = Recluta { $name }
web-valeria-build = Costruisci { $name }
web-valeria-free = Prendi { $name }
web-valeria-keep = Tieni { $name }
web-valeria-raid = Risveglia { $name }
web-valeria-capture = Lascia { $name }
web-valeria-bank = Banca
web-valeria-less = Prendi meno …
web-valeria-list = Tutte le { $count } opzioni
web-valeria-undo = Annulla l’ultimo passo
web-valeria-hint = Un suggerimento
web-valeria-detail-act = Scegli un mazzo o prendi una risorsa.
web-valeria-detail-duke = Tocca un duca; l’altro esce senza essere visto.
web-valeria-detail-harvest = In qualsiasi ordine; il resto si lascia.
web-valeria-detail-choose = In qualsiasi ordine.
web-valeria-detail-dice = Indica un cambio per vederne il raccolto.
web-valeria-detail-pay = Quanta magia?
web-valeria-detail-stack = Tocca uno dei mazzi chiari.
web-valeria-over = La partita è finita
web-valeria-wait = Un momento
web-valeria-wait-dukes = Si scelgono i duchi
web-valeria-wait-harvest = Altri raccolgono ancora
web-valeria-waiting-for = In attesa di { $names }

## Alone

web-valeria-dark-lord = Signore Oscuro
web-valeria-defenders = Cittadini per colonna
web-valeria-defenders-of = restano { $citizens } cittadini e { $domains } domini
web-valeria-captured = Catturate: { $count }
web-valeria-raids = Assalti in arrivo: { $dice }

## Only heard

web-valeria-label-left =
    { $count ->
        [one] resta { $count } carta
       *[other] restano { $count } carte
    }
web-valeria-label-price = Paghi { $price }
web-valeria-label-printed = Prezzo { $price }
web-valeria-label-needs = Richiede { $roles }
web-valeria-label-number = Numero { $number }
web-valeria-label-domain = Dominio della colonna { $column }
web-valeria-label-covered = Un dominio ancora coperto; ne restano { $count }
web-valeria-label-exhausted = { $place }: mazzo esaurito
web-valeria-label-empty = nessuna carta
web-valeria-label-lit =
    { $count ->
        [one] Attivato dai dadi.
       *[other] Attivato { $count } volte dai dadi.
    }
