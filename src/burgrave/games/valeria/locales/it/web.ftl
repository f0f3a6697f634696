### La pagina di Valeria: Card Kingdoms nel browser, in italiano.

## The table

web-valeria-round = Round
web-valeria-round-number = Round { $round }
web-valeria-your-turn = Round { $round }: tocca a te
web-valeria-turn-of = Tocca a { $name }
web-valeria-exhausted = Esaurite
web-valeria-exhausted-label = Pile esaurite: { $number } su { $end } (la partita finisce a { $end })
web-valeria-last-round = Ultimo round
web-valeria-end-due = Fine vicina
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
web-valeria-others = Altri giocatori
web-valeria-covered = Coperta
web-valeria-close = Chiudi

## Effects

web-valeria-or = o
web-valeria-per = per
web-valeria-power-own = Nel tuo turno: { $power }.
web-valeria-power-off = Negli altri turni: { $power }.
web-valeria-citizen-any = Un cittadino
web-valeria-citizen-up-to = Cittadino ≤ { $most }
web-valeria-amount-gold =
    { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    }
web-valeria-amount-strength = { $n } di forza
web-valeria-amount-magic = { $n } di magia
web-valeria-short =
    { $n ->
        [one] manca { $amount }
       *[other] mancano { $amount }
    }
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
web-valeria-waits = in attesa
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
web-valeria-points-open = Punti visibili
web-valeria-points-items = Mostri { $monsters }, domini { $domains }, segnalini { $tokens }, duca { $duke }

## The street and the dice

web-valeria-street = Cittadini per numero di attivazione
web-valeria-roll = Lancio
web-valeria-dice = Dadi: { $first } + { $second } = { $sum }
web-valeria-dice-none = I dadi non sono ancora stati lanciati
web-valeria-sum = somma
web-valeria-brought-you = Hai raccolto
web-valeria-brought = Ha raccolto
web-valeria-would-bring = Darebbe
web-valeria-what-if = E se?
web-valeria-what-own = Nel tuo turno
web-valeria-what-off = Negli altri turni
web-valeria-what-choices =
    { $count ->
        [one] { $count } scelta
       *[other] { $count } scelte
    }
web-valeria-what-nothing = 1 risorsa a tua scelta
web-valeria-first-die = Primo dado
web-valeria-second-die = Secondo dado
web-valeria-back = Indietro
web-valeria-back-mine = Torna ai tuoi cittadini

## Actions

web-valeria-actions = Che cosa puoi fare
web-valeria-roll-dice = Lancia i dadi
web-valeria-your-dice = Il tuo lancio
web-valeria-action-number = Azione { $number } di 2
web-valeria-gain = Ottieni 1
web-valeria-take = Ottieni
web-valeria-pay = Paga
web-valeria-decline = No, grazie
web-valeria-nothing = Non rubare
web-valeria-announce = Tieni
web-valeria-harvest-done = Fine raccolto
web-valeria-slay = Sconfiggi { $name }
web-valeria-recruit = Recluta { $name }
web-valeria-build = Costruisci { $name }
web-valeria-free = Prendi { $name }
web-valeria-keep = Tieni { $name }
web-valeria-raid = Attiva { $name }
web-valeria-capture = Cedi { $name }
web-valeria-do-slay = Sconfiggi
web-valeria-do-recruit = Recluta
web-valeria-do-build = Costruisci
web-valeria-do-free = Prendi
web-valeria-do-raid = Attiva
web-valeria-do-capture = Cedi
web-valeria-bank = Banca
web-valeria-less = Prendi meno…
web-valeria-list = Tutte le { $count } opzioni
web-valeria-undo = Annulla l'ultimo passo
web-valeria-hint = Suggerimento
web-valeria-detail-act = Scegli una pila o ottieni una risorsa.
web-valeria-detail-gain = Non puoi prendere nulla dalle pile: ottieni una risorsa.
web-valeria-detail-duke = Scegli un duca. L'altro si scarta coperto.
web-valeria-detail-harvest = In qualsiasi ordine. Ciò che non usi va perso.
web-valeria-detail-choose = In qualsiasi ordine.
web-valeria-detail-dice = Passa il cursore su un'opzione per vederne il raccolto.
web-valeria-detail-pay = Quanta magia?
web-valeria-detail-stack = Scegli una delle pile evidenziate.
web-valeria-over = La partita è finita
web-valeria-wait = Un momento
web-valeria-wait-dukes = Scelta dei duchi in corso
web-valeria-wait-harvest = Gli altri stanno raccogliendo

## Solo

web-valeria-dark-lord = Signore Oscuro
web-valeria-defenders = Cittadini per colonna
web-valeria-defenders-of =
    restano { $citizens ->
        [one] { $citizens } cittadino
       *[other] { $citizens } cittadini
    } e { $domains ->
        [one] { $domains } dominio
       *[other] { $domains } domini
    }
web-valeria-captured = Catturate: { $count }
web-valeria-tokens-alone = I segnalini vittoria non contano in solitario.
web-valeria-raids = Dadi da risolvere: { $dice }

## Screen reader labels

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
web-valeria-label-covered = Dominio coperto; ne restano { $count }
web-valeria-label-exhausted = { $place }: pila esaurita
web-valeria-label-empty = nessuna carta
web-valeria-label-lit =
    { $count ->
        [one] Attivato dai dadi.
       *[other] Attivato { $count } volte dai dadi.
    }

## All'ingresso

web-game-valeria = Valeria
web-pitch-valeria = Lancia i dadi, raccogli insieme agli altri, sconfiggi mostri e costruisci domini.

## Aprire un tavolo

web-random-valeria = Aree e cittadini si sorteggiano all'inizio della partita.
web-areas = Aree
web-areas-note = I mostri delle cinque colonne
web-column = Colonna { $n }
web-citizens = Cittadini
web-citizens-note = Uno per ogni numero dei dadi
web-citizen-of = Cittadino per { $number }
web-mixed = Cittadini misti
web-mixed-note = I due cittadini di ogni numero nella stessa pila

## Risposte automatiche

web-auto-harvest = Raccolto: 2 monete o 2 di magia
web-auto-harvest-choose-1 = 2 monete
web-auto-harvest-choose-2 = 2 di magia
web-auto-compensation = Se nulla si attiva: ottieni
web-auto-compensation-gain-gold = 1 moneta
web-auto-compensation-gain-strength = 1 di forza
web-auto-compensation-gain-magic = 1 di magia
web-auto-trades = Scambi nel raccolto
web-auto-trades-done = Non scambiare mai

## Tipi di carte

web-kind-citizens = Cittadini
web-kind-monsters = Mostri
web-kind-domains = Domini
web-kind-dukes = Duchi

## Regole in breve

web-rules-valeria-aim = Obiettivo
    .text = Recluta cittadini, sconfiggi mostri e costruisci domini. Vince chi ha più punti. I punti vengono dai tuoi mostri e domini, dai segnalini vittoria e dal tuo duca segreto.
web-rules-valeria-roll = Lancio
    .text = Il giocatore attivo lancia due dadi. I due dadi e la loro somma attivano i cittadini con quei numeri, per tutti i giocatori.
web-rules-valeria-harvest = Raccolto
    .text = Tutti raccolgono dai propri cittadini attivati. Nel tuo turno usi il potere accanto al sole; negli altri turni quello accanto alla luna. Un cittadino attivato due volte rende due volte. Se non si attiva nessuna tua carta, ottieni una risorsa.
web-rules-valeria-actions = Due azioni
    .text = Il giocatore attivo fa due azioni, uguali o diverse: sconfiggere il mostro in cima a una colonna, reclutare il cittadino in cima a una pila, costruire il dominio scoperto di una colonna o ottenere 1 moneta, 1 di forza o 1 di magia.
web-rules-valeria-paying = Pagamenti
    .text = I mostri costano forza; cittadini e domini costano oro. Un cittadino costa 1 moneta in più per ogni carta con lo stesso nome che possiedi. La magia può sostituire oro o forza, se paghi almeno 1 della risorsa richiesta. I domini richiedono anche cittadini di certi ruoli.
web-rules-valeria-end = Fine della partita
    .text = La partita finisce quando tutti i mostri sono sconfitti, tutti i domini sono costruiti o le pile esaurite sono il doppio dei giocatori. Si completa il round, poi si rivelano i duchi e si sommano i punti.
web-rules-valeria-alone = In solitario
    .text = Affronti il Signore Oscuro, i cui mostri catturano cittadini e domini dopo le tue azioni. Sconfiggi tutti i mostri per vincere. Se in una colonna non resta nulla da catturare, perdi. Con cinque pile esaurite vince chi ha più punti; i segnalini vittoria non contano.

## La guida della prima partita

web-guide-valeria-welcome = Ecco Valeria
    .text = Fai più punti degli altri: sconfiggi mostri, costruisci domini e accontenta il tuo duca. I dadi danno qualcosa a tutti in ogni turno, e nel tuo fai due azioni. Tutti comprano dalle pile al centro. I tuoi cittadini sono in ordine di numero, accanto al tuo oro, alla tua forza e alla tua magia.
web-guide-valeria-duke = Scegli un duca
    .text = Tieni uno dei due; l'altro si scarta coperto. A fine partita il tuo duca dà punti per certe carte. Scegli quello che premia le carte che vedi sul tavolo e fatti guidare da lui.
web-guide-valeria-roll = I dadi
    .text = Ogni turno ha tre numeri: i due dadi e la loro somma. Un 3 e un 5 attivano tutti i cittadini con i numeri 3, 5 e 8, i tuoi e quelli degli altri.
web-guide-valeria-harvest = Il tuo raccolto
    .text = Nel tuo turno ogni cittadino attivato dà ciò che la sua carta mostra accanto al sole. Se non si attiva nessuna tua carta, ottieni 1 risorsa a tua scelta. Quando puoi scegliere, prendi ciò che serve alla tua prossima azione.
web-guide-valeria-others = Il raccolto negli altri turni
    .text = Raccogli anche quando lanciano gli altri: ottieni ciò che le tue carte mostrano accanto alla luna. Più numeri coprono i tuoi cittadini, più spesso incassi. Seleziona un cittadino per vedere entrambi i suoi poteri.
web-guide-valeria-act = Due azioni
    .text = Sconfiggi un mostro, recluta un cittadino, costruisci un dominio o ottieni 1 risorsa. Puoi ripetere la stessa azione. Recluta presto, per i numeri che ti mancano: un cittadino rende per tutta la partita.
web-guide-valeria-slay = Sconfiggi un mostro
    .text = Un mostro costa forza, e alcuni costano anche magia. Ottieni subito la sua ricompensa e alla fine i suoi punti. I mostri sotto di lui sono forti almeno quanto lui.
web-guide-valeria-build = Costruisci un dominio
    .text = Un dominio costa oro e richiede cittadini di certi ruoli, che restano con te. Dà punti e un potere, che vale una volta o per il resto della partita. I poteri permanenti rendono di più se costruisci presto.
web-guide-valeria-pay = Paga con la magia
    .text = La magia può sostituire oro o forza, ma devi pagare almeno 1 della risorsa richiesta. Spendi ciò di cui hai di più e pensa alla seconda azione.
web-guide-valeria-reward = Scegli la ricompensa
    .text = Ciò che scegli qui è gratis. Un cittadino con un numero che ti manca è spesso la scelta migliore. Verso la fine, meglio i punti.
web-guide-valeria-domain = Usa un dominio
    .text = Uno dei tuoi domini ti offre qualcosa. Guarda quanto costa e che cosa dà. Se puoi rifiutare, chiediti se quelle risorse ti servono per la prossima azione.
web-guide-valeria-dice = Cambia i dadi
    .text = Uno dei tuoi domini può cambiare un dado prima del raccolto. Passa il cursore su un'opzione per vedere che cosa otterresti, o tieni i dadi come sono.
web-guide-valeria-last = La fine è vicina
    .text = La partita finisce con { $goal } pile esaurite, o quando finiscono i mostri o i domini. Il round si completa sempre. Le risorse avanzate non valgono quasi nulla: trasformale in mostri e domini.
web-guide-valeria-score = Punteggio finale
    .text = Mostri e domini danno i loro punti, ogni segnalino vale 1, e i duchi vengono rivelati. La tabella mostra da dove viene ogni punto. Nel replay puoi rivedere tutta la partita.

web-valeria-fact-slain =
    { $n ->
        [one] { $n } mostro sconfitto
       *[other] { $n } mostri sconfitti
    }
web-valeria-fact-returned =
    { $n ->
        [one] { $n } mostro rimesso al centro
       *[other] { $n } mostri rimessi al centro
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
        [one] { $n } furto
       *[other] { $n } furti
    }
web-valeria-fact-tokens-alone =
    { $n ->
        [one] { $n } segnalino vittoria (non conta in solitario)
       *[other] { $n } segnalini vittoria (non contano in solitario)
    }

web-puzzle-theme-slaying = Sconfiggere mostri
web-puzzle-theme-recruiting = Reclutare cittadini
web-puzzle-theme-domains = Costruire domini
web-puzzle-theme-resources = Risorse
