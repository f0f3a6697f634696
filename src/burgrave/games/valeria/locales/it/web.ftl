### La pagina di Valeria: Card Kingdoms nel browser, in italiano.

## The table

web-valeria-round = Round
web-valeria-round-number = Round { $round }
web-valeria-your-turn = Round { $round }: tocca a te
web-valeria-turn-of = Tocca a { $name }
web-valeria-exhausted = Esaurite
web-valeria-exhausted-label = { $number } di { $end } pile esaurite: l'ultima chiude la partita
web-valeria-last-round = L'ultimo round
web-valeria-end-due = Condizione di fine soddisfatta
web-valeria-exhausted-stack = Esaurita
web-valeria-exhausted-brief = vuota
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
web-valeria-power-own = Nel tuo turno: { $power }.
web-valeria-power-off = Nei turni altrui: { $power }.
web-valeria-citizen-any = Un cittadino
web-valeria-citizen-up-to = Cittadino ≤ { $most }
web-valeria-amount-gold =
    { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    }
web-valeria-amount-strength = { $n } di forza
web-valeria-amount-magic = { $n } di magia
web-valeria-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
web-valeria-pts =
    { $n ->
        [one] pt
       *[other] pt
    }
web-valeria-tokens =
    { $n ->
        [one] { $n } segnalino vittoria
       *[other] { $n } segnalini vittoria
    }

## Players

web-valeria-you = Tu
web-valeria-slain =
    { $count ->
        [one] { $count } sconfitto
       *[other] { $count } sconfitti
    }
web-valeria-built =
    { $count ->
        [one] { $count } costruito
       *[other] { $count } costruiti
    }
web-valeria-first = Primo giocatore
web-valeria-waits = attende
web-valeria-choosing = sceglie
web-valeria-done = pronto
web-valeria-away = assente
web-valeria-stand-in = gioca un bot
web-valeria-victory-stack = Pila vittoria e domini
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
web-valeria-roll-dice = Tira i dadi
web-valeria-your-dice = I dadi sono tuoi.
web-valeria-action-number = Azione { $number } di 2
web-valeria-gain = Prendi 1
web-valeria-take = Prendi
web-valeria-pay = Paga
web-valeria-decline = No, grazie
web-valeria-nothing = Non rubare
web-valeria-announce = Annuncia
web-valeria-harvest-done = Chiudi il raccolto
web-valeria-slay = Sconfiggi { $name }
web-valeria-recruit = Recluta { $name }
web-valeria-build = Costruisci { $name }
web-valeria-free = Prendi { $name }
web-valeria-keep = Tieni { $name }
web-valeria-raid = Attiva { $name }
web-valeria-capture = Lascia { $name }
web-valeria-bank = Banca
web-valeria-less = Prendi meno…
web-valeria-list = Tutte le { $count } opzioni
web-valeria-undo = Annulla l'ultimo passo
web-valeria-hint = Un consiglio
web-valeria-detail-act = Scegli una pila o prendi una risorsa.
web-valeria-detail-gain = Nessuna pila è alla tua portata: prendi una risorsa.
web-valeria-detail-duke = Tocca un duca; l'altro esce senza essere visto.
web-valeria-detail-harvest = In qualsiasi ordine; il resto si lascia.
web-valeria-detail-choose = In qualsiasi ordine.
web-valeria-detail-dice = Indica un cambio per vederne il raccolto.
web-valeria-detail-pay = Quanta magia?
web-valeria-detail-stack = Tocca una delle pile illuminate.
web-valeria-over = La partita è finita
web-valeria-wait = Un momento
web-valeria-wait-dukes = Si scelgono i duchi
web-valeria-wait-harvest = Altri raccolgono ancora

## Alone

web-valeria-dark-lord = Signore Oscuro
web-valeria-defenders = Cittadini per colonna
web-valeria-defenders-of = restano cittadini: { $citizens }, domini: { $domains }
web-valeria-captured = Catturate: { $count }
web-valeria-tokens-alone = Quando giochi da solo, i segnalini vittoria non contano.
web-valeria-raids = Assalti in arrivo: { $dice }

## Only heard

web-valeria-label-left =
    { $count ->
        [one] resta { $count } carta
       *[other] restano { $count } carte
    }
web-valeria-label-price = Paghi { $price }
web-valeria-label-printed = Prezzo { $price }
web-valeria-label-base = Prezzo stampato { $price }
web-valeria-label-needs = Richiede { $roles }
web-valeria-label-number = Numero { $number }
web-valeria-label-domain = Dominio della colonna { $column }
web-valeria-label-covered = Un dominio ancora coperto; ne restano { $count }
web-valeria-label-exhausted = { $place }: pila esaurita
web-valeria-label-empty = nessuna carta
web-valeria-label-lit =
    { $count ->
        [one] Attivato dai dadi.
       *[other] Attivato { $count } volte dai dadi.
    }

## All'ingresso

web-game-valeria = Valeria
web-pitch-valeria = Lancia i dadi, raccogli con tutti, sconfiggi mostri e costruisci domini.

## Aprire un tavolo

web-random-valeria = Aree e cittadini si sorteggiano all'inizio della partita.
web-areas = Aree
web-areas-note = I mostri delle cinque colonne
web-column = Colonna { $n }
web-citizens = Cittadini
web-citizens-note = Uno per ogni numero dei dadi
web-citizen-of = Cittadino di { $number }
web-mixed = Cittadini misti
web-mixed-note = Tutti e due i cittadini di ogni numero in una pila

## Risposte automatiche

web-auto-harvest = Raccolto: 2 monete o 2 di magia
web-auto-harvest-choose-1 = 2 monete
web-auto-harvest-choose-2 = 2 di magia
web-auto-compensation = Nulla attivato: quale risorsa
web-auto-compensation-gain-gold = 1 moneta
web-auto-compensation-gain-strength = 1 di forza
web-auto-compensation-gain-magic = 1 di magia
web-auto-trades = Scambi nel raccolto
web-auto-trades-done = Non scambiare nulla

## Tipi di carte

web-kind-citizens = Cittadini
web-kind-monsters = Mostri
web-kind-domains = Domini
web-kind-dukes = Duchi

## Regole in breve

web-rules-valeria-aim = Di che cosa si tratta
    .text = Recluti cittadini, sconfiggi mostri e costruisci domini. Vince chi ha più punti: quelli di mostri e domini, i segnalini vittoria e quelli del tuo duca segreto.
web-rules-valeria-roll = Il lancio
    .text = Chi è di turno lancia due dadi. I due numeri e la loro somma attivano i cittadini, e non solo i suoi.
web-rules-valeria-harvest = Il raccolto
    .text = Tutti raccolgono dai cittadini attivati: nel proprio turno il potere accanto al sole, nei turni altrui quello accanto alla luna. Un cittadino attivato due volte rende due volte. Chi non attiva nulla prende una risorsa.
web-rules-valeria-actions = Due azioni
    .text = Chi è di turno fa due di queste cose: sconfigge il mostro in cima a una colonna, recluta il cittadino in cima a una pila, costruisce il dominio scoperto di una colonna, o prende 1 moneta, 1 di forza o 1 di magia. Anche due volte la stessa.
web-rules-valeria-paying = Pagare
    .text = I mostri costano forza, cittadini e domini costano oro. Ogni cittadino di un nome che hai già rende il prossimo più caro di 1 moneta. La magia può sostituire oro o forza, se paghi almeno 1 di ciò che è chiesto. I domini vogliono anche cittadini di certi ruoli.
web-rules-valeria-end = La fine
    .text = La partita finisce quando tutti i mostri sono sconfitti, quando tutti i domini sono costruiti, o quando le pile esaurite sono il doppio dei giocatori. Si gioca il round fino in fondo, poi si mostrano i duchi e si contano i punti.
web-rules-valeria-alone = In solitario
    .text = Affronti il Signore Oscuro, i cui mostri catturano cittadini e domini dopo le tue azioni. Se sconfiggi tutti i mostri vinci. Se in una colonna non resta nulla da catturare perdi. Con cinque pile esaurite decidono i punti, i tuoi contro i suoi; i segnalini vittoria non contano.

## La guida della prima partita

web-guide-valeria-welcome = Ecco Valeria
    .text = Raccogli più punti di tutti: sconfiggi mostri, costruisci domini, accontenta il tuo duca. I dadi danno qualcosa a tutti in ogni turno, e nel tuo agisci due volte. Al centro ci sono le pile per tutti; i tuoi cittadini stanno sulla tua via, per numero, con il tuo oro, la tua forza e la tua magia.
web-guide-valeria-duke = Scegli un duca
    .text = Tieni uno dei due; l'altro esce senza essere visto. Alla fine un duca dà punti per le carte che nomina. Prendi quello i cui desideri vedi nelle pile, e lasciati guidare da lui per la partita.
web-guide-valeria-roll = I dadi
    .text = In ogni turno valgono tre numeri: quello di ciascun dado e la loro somma. Un 3 e un 5 attivano tutti i cittadini di 3, 5 e 8, i tuoi e quelli degli altri.
web-guide-valeria-harvest = Il tuo raccolto
    .text = Nel tuo turno ogni cittadino attivato dà ciò che la sua carta mostra accanto al sole; se nessuno dei tuoi si è attivato, prendi 1 risorsa a tua scelta. Dove puoi scegliere, prendi ciò che serve alla tua prossima azione.
web-guide-valeria-others = Il raccolto nei turni degli altri
    .text = Quando tirano gli altri raccogli anche tu: ciò che le tue carte mostrano accanto alla luna. Perciò cittadini di molti numeri diversi rendono di continuo. Tocca una casa per vederne i due poteri.
web-guide-valeria-act = Due azioni
    .text = Sconfiggi un mostro, recluta un cittadino, costruisci un dominio o prendi 1 risorsa; anche due volte la stessa cosa. Recluta presto, per i numeri che ti mancano: un cittadino rende per tutta la partita.
web-guide-valeria-slay = Sconfiggi un mostro
    .text = Un mostro costa forza, e alcuni anche magia. Dà subito la sua ricompensa e alla fine i suoi punti. Quelli sotto, nella stessa pila, sono forti almeno quanto lui.
web-guide-valeria-build = Costruisci un dominio
    .text = Un dominio costa oro e chiede cittadini di certi ruoli, che restano con te. Dà punti, e un potere che vale una volta o per il resto della partita. Quelli che durano rendono di più se li costruisci presto.
web-guide-valeria-pay = Paga con la magia
    .text = La magia può sostituire oro o forza, ma almeno 1 si paga con ciò che è chiesto. Spendi ciò di cui hai di più, e pensa alla seconda azione.
web-guide-valeria-reward = Scegli che cosa ricevi
    .text = Ciò che prendi qui non costa nulla. Un cittadino per un numero che ti manca spesso rende di più; verso la fine sono meglio i punti.
web-guide-valeria-domain = Un dominio all'opera
    .text = Uno dei tuoi domini ti offre qualcosa. Leggi che cosa chiede e che cosa dà; dove puoi rifiutare, chiediti se ti serve lo stesso per la prossima azione.
web-guide-valeria-dice = Cambia i dadi
    .text = Uno dei tuoi domini può cambiare un dado prima del raccolto. Indica un cambio per vedere che cosa ti darebbe, o annuncia i dadi come sono.
web-guide-valeria-last = La fine è vicina
    .text = La partita finisce con { $goal } pile esaurite, o quando non resta alcun mostro o alcun dominio; il round si gioca fino in fondo. Allora le risorse da sole non valgono quasi nulla: trasformale in mostri e domini.
web-guide-valeria-score = I punti
    .text = Mostri e domini contano i loro punti, i segnalini 1 ciascuno, e ora si mostrano i duchi. La tabella dice da dove viene ogni punto; poi puoi rivedere tutto.

web-valeria-fact-slain =
    { $n ->
        [one] { $n } mostro sconfitto
       *[other] { $n } mostri sconfitti
    }
web-valeria-fact-returned =
    { $n ->
        [one] { $n } mostro restituito
       *[other] { $n } mostri restituiti
    }
web-valeria-fact-recruited =
    { $n ->
        [one] { $n } cittadino reclutato
       *[other] { $n } cittadini reclutati
    }
web-valeria-fact-built =
    { $n ->
        [one] { $n } dominio costruito
       *[other] { $n } domini costruiti
    }
web-valeria-fact-stolen =
    { $n ->
        [one] qualcosa tolto a un altro una volta
       *[other] qualcosa tolto a un altro { $n } volte
    }
web-valeria-fact-tokens-alone =
    { $n ->
        [one] { $n } segnalino vittoria, che in solitario non conta
       *[other] { $n } segnalini vittoria, che in solitario non contano
    }
