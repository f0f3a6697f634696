### La pagina di Citadels, in italiano.

web-citadels-procession = Personaggi per rango
web-citadels-seats = Avversari
web-citadels-you = Tu
web-citadels-your-city = La tua città
web-citadels-round = Round { $n }
web-citadels-picks-first = Prima scelta: { $name }
web-citadels-picks-next = Prima scelta nel prossimo round: { $name }
web-citadels-last-round = Ultimo round
web-citadels-unclaimed = Puoi ancora prendere oro. Scegli di nuovo per terminare il turno.
web-citadels-goal = { $n } quartieri chiudono la partita
web-citadels-crown = Ha la corona
web-citadels-gold = Monete: { $n }
web-citadels-points = { $n } pt
web-citadels-seat = { $name }: { $status }; monete { $gold }, carte { $cards }, quartieri { $n }, punti finora { $points }
web-citadels-open-city = { $name }: vedi città
web-citadels-city-of =
    { $n ->
        [one] Città: { $name }, { $n } quartiere su { $goal }
       *[other] Città: { $name }, { $n } quartieri su { $goal }
    }
web-citadels-built =
    { $n ->
        [one] { $n } quartiere
       *[other] { $n } quartieri
    } su { $goal }, { $kinds ->
        [one] { $kinds } tipo
       *[other] { $kinds } tipi
    } su 5
web-citadels-protected = Al sicuro dal rango 8
web-citadels-complete = Completata
web-citadels-collector = Incassa le tasse
web-citadels-cannot-build = Non può costruire in questo round
web-citadels-museum = Sotto il Museo: { $n }
web-citadels-hidden-hand =
    { $n ->
        [one] { $n } carta in mano, coperta
       *[other] { $n } carte in mano, coperte
    }
web-citadels-known-hand = Carte conosciute in mano
web-citadels-known-museum = Carte conosciute sotto il Museo
web-citadels-known-deck = Conosci: { $cards }
web-citadels-no-city = Ancora nessun quartiere.
web-citadels-hand = La tua mano: { $n }
web-citadels-no-hand = Nessuna carta in mano
web-citadels-open-characters = Personaggi di { $name }
web-citadels-open-hand = Mano di { $name }: { $n }
web-citadels-open-not-called = Non ancora chiamato
web-citadels-open-drawn = Pescate
web-citadels-hidden = Nascosto
web-citadels-half-hidden = { $names } + 1 nascosto
web-citadels-touch-card = Seleziona una carta e conferma.
web-citadels-choosing = Sta scegliendo
web-citadels-has-chosen = Ha scelto
web-citadels-next = Il prossimo
web-citadels-waits = In attesa
web-citadels-order = Ordine di scelta
web-citadels-out = Fuori in questo round
web-citadels-face-down = Coperta
web-citadels-secret = La tua scelta è segreta.
web-citadels-keep = Scegli { $name }
web-citadels-deck = Mazzo
web-citadels-in-deck =
    { $n ->
        [one] carta nel mazzo
       *[other] carte nel mazzo
    }
web-citadels-tax = tasse
web-citadels-rank = { $n }, { $name }
web-citadels-rank-of = Rango { $n }
web-citadels-type-cost = { $type }, costo { $n }
web-citadels-tile = { $name }, { $type }, { $n }
web-citadels-card = { $name }, { $type }, costo { $n }
web-citadels-gilded = abbellito
web-citadels-now = Ora: { $name }
web-citadels-called-now = Di turno
web-citadels-killed-who = Vittima: { $name }
web-citadels-mine = Tuo, nascosto
web-citadels-maybe = { $names }?
web-citadels-standing-out = Fuori (scoperto)
web-citadels-standing-silent = Non in gioco
web-citadels-standing-killed = Ucciso
web-citadels-standing-buried = Scartato
web-citadels-standing-absent = Nessuno ce l'ha
web-citadels-mark-robbed = Sarà derubato
web-citadels-mark-bewitched = Stregato
web-citadels-mark-warrant = Mandato
web-citadels-mark-signed = Mandato firmato
web-citadels-mark-blank = Mandato non firmato
web-citadels-mark-threat = Minaccia
web-citadels-mark-real = Minaccia vera
web-citadels-mark-fake = Minaccia falsa
web-citadels-turn-of = Turno: { $name }, { $character }
web-citadels-builds-left =
    { $n ->
        [one] { $n } costruzione rimasta
       *[other] { $n } costruzioni rimaste
    }
web-citadels-builds-free = Costruisci finché puoi pagare
web-citadels-den-paid = Carte usate finora: { $n }. Il resto si paga in oro.
web-citadels-watching = Stai guardando
web-citadels-others-play = Giocano gli avversari
web-citadels-build-for = Costruisci: { $n }
web-citadels-earns = Rendita: { $name }
web-citadels-owned = Ne hai già uno
web-citadels-brings-crown-and = Corona e
web-citadels-brings-crown = La corona
web-citadels-brings-crown-cards = Corona, carte: { $n }
web-citadels-brings-cards = Carte: { $n }
web-citadels-brings-pays = Ti rende
web-citadels-brings-leader =
    { $name }: { $n ->
        [one] ne manca { $n }
       *[other] ne mancano { $n }
    }
web-citadels-brings-richest = Più ricco: { $name }
web-citadels-brings-fullest = Mano di { $name }: { $n }
web-citadels-brings-builds = Fino a { $n } quartieri
web-citadels-brings-cities = Bersagli: { $n }
web-citadels-verb-gold = Prendi oro
web-citadels-verb-cards = Pesca carte
web-citadels-verb-income = Incassa la rendita
web-citadels-verb-mix = Incassa la rendita
web-citadels-mix = Monete: { $gold }, carte: { $cards }
web-citadels-verb-collect = Incassa le tasse
web-citadels-verb-kill = Uccidi
web-citadels-verb-bewitch = Strega
web-citadels-verb-rob = Deruba
web-citadels-verb-sign = Mandato firmato
web-citadels-verb-warrant = Mandato non firmato
web-citadels-verb-threaten = Minaccia vera
web-citadels-verb-bluff = Minaccia falsa
web-citadels-verb-spy = Spia
web-citadels-verb-inspect = Cerca
web-citadels-verb-swap = Scambia la mano
web-citadels-verb-replace = Cambia carte
web-citadels-verb-peek = Guarda una mano
web-citadels-verb-foresee = Prendine 1 da ogni mano
web-citadels-verb-crown = Dai la corona
web-citadels-verb-beg = Prendi dal più ricco
web-citadels-verb-destroy = Distruggi
web-citadels-verb-exchange = Scambia un quartiere
web-citadels-verb-seize = Requisisci
web-citadels-verb-district = Scegli un quartiere
web-citadels-verb-offer = Dai un quartiere
web-citadels-verb-beautify = Abbellisci
web-citadels-verb-stage = Scambia personaggio
web-citadels-verb-lend = Dai
web-citadels-verb-keep = Tieni
web-citadels-verb-pick = Scegli
web-citadels-verb-bury = Scarta
web-citadels-verb-under = In fondo al mazzo
web-citadels-verb-take = Prendi
web-citadels-verb-discard = Scarta
web-citadels-verbs-discard = Scarta una carta
web-citadels-verb-give = Dai
web-citadels-verbs-give = Dai una carta
web-citadels-verb-tuck = Sotto il Museo
web-citadels-verb-build = Costruisci
web-citadels-build-named = Costruisci { $name }
web-citadels-destroy-named = Distruggi { $name }
web-citadels-exchange-named = Scambia con { $name }
web-citadels-seize-named = Requisisci { $name }
web-citadels-demolish-named = Armeria: distruggi { $name }
web-citadels-verb-pay-cards = Paga con carte
web-citadels-verb-borrow = Costruisci con oro altrui
web-citadels-verb-lender = Prendi l'oro da
web-citadels-verb-end = Fine turno
web-citadels-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }

## All'ingresso

web-game-citadels = Citadels
web-pitch-citadels = Scegli un personaggio in segreto, supera gli avversari e costruisci la città migliore.

## Aprire un tavolo

web-ruleset-classic = Edizione classica
web-ruleset-2010 = Edizione 2010
web-ruleset-2016 = Edizione 2016
web-ruleset-note = { $characters } personaggi, { $uniques } quartieri unici.
web-cast = Personaggi
web-cast-note = Scegli un personaggio per cambiarlo con un altro dello stesso rango.
web-swap-character = Rango { $rank }, { $name }: cambia
web-rank = Rango { $rank }
web-no-ninth = Senza rango 9
web-no-ninth-text = In gioco ci sono solo i ranghi da 1 a 8.
web-uniques = Quartieri unici
web-uniques-note = { $n } nel mazzo
web-uniques-right = { $n } su { $n } selezionati.
web-uniques-wrong = { $chosen } su { $n } selezionati.
web-random-citadels = I personaggi e i quartieri unici si sorteggiano all'inizio della partita.
web-short-game = Partita breve: 7 quartieri completano la città

## Risposte automatiche

web-auto-warrant = Magistrato: chi ha il tuo mandato firmato paga un quartiere
web-auto-warrant-decline = Lascia costruire
web-auto-warrant-confiscate = Confisca
web-auto-bribe = La Ricattatrice ti minaccia
web-auto-bribe-bribe = Paga il pizzo
web-auto-bribe-refuse = Non pagare
web-auto-threat = Ricattatrice: un giocatore si rifiuta di pagare
web-auto-threat-leave = Non rivelarla
web-auto-threat-flip = Rivelala
web-auto-grave = Cimitero: il Condottiero distrugge un quartiere
web-auto-grave-decline = Lascia la carta
web-auto-grave-reclaim = Prendila per 1 moneta

## Tipi di carte

web-kind-characters = Personaggi
web-kind-districts = Quartieri

## Regole in breve

web-rules-citadels-aim = Obiettivo
    .text = Costruisci una città fatta di quartieri. Ogni quartiere vale tanti punti quanto costa. A ogni round scegli un personaggio in segreto e usi la sua capacità nel tuo turno. La partita finisce alla fine del round in cui una città viene completata. Vince chi ha più punti.
web-rules-citadels-choosing = Scelta dei personaggi
    .text = Il giocatore con la corona guarda i personaggi, ne tiene uno e passa gli altri al giocatore successivo. Alcuni vengono scartati, scoperti o coperti, quindi nessuno sa con certezza chi ha che cosa. Poi i personaggi vengono chiamati in ordine di rango. Quando viene chiamato il tuo, rivelalo e gioca il tuo turno.
web-rules-citadels-turn = Il tuo turno
    .text = Prima accumula risorse: prendi 2 monete, oppure pesca 2 carte e tienine 1. Poi puoi costruire un quartiere. Alcuni personaggi incassano una rendita, quasi sempre in oro, per i quartieri di un tipo: nobiliare, religioso, mercantile o militare. Puoi usare la capacità del tuo personaggio una volta, in qualsiasi momento del turno, salvo diversa indicazione sulla carta.
web-rules-citadels-building = Costruzione
    .text = Paga il costo di una carta della tua mano e mettila nella tua città. Di solito costruisci un quartiere per turno, e mai due con lo stesso nome. I quartieri unici hanno effetti speciali: selezionane uno per leggerlo.
web-rules-citadels-powers = I ranghi
    .text = Il rango 1 ostacola un personaggio, il 2 cerca oro e il 3 carte. Il 4 sposta la corona, e chi ce l'ha sceglie per primo nel round successivo. Il 5 guadagna dai quartieri religiosi, il 6 porta oro, il 7 pesca o costruisce di più, l'8 attacca le città. A seconda del numero di giocatori c'è anche un rango 9.
web-rules-citadels-end = Fine della partita
    .text = Quando una città è completata, la partita finisce alla fine del round. Servono 7 quartieri, oppure 8 in due o tre giocatori e nelle vecchie edizioni. Somma il costo dei tuoi quartieri e aggiungi 3 punti se hai tutti e cinque i tipi. La prima città completata dà 4 punti, ogni altra città completata 2. I quartieri unici possono darne altri.
web-rules-citadels-editions = Tre edizioni
    .text = Gioca con l'edizione classica o con quella del 2010, che ha quartieri in più. Quella del 2016 ha 27 personaggi, 30 quartieri unici e gruppi di personaggi già pronti. Le carte corrispondono all'edizione scelta.

## La guida della prima partita

web-guide-citadels-welcome = Ecco Citadels
    .text = Costruisci la città di maggior valore: ogni quartiere vale quanto è costato. A ogni round scegli un personaggio in segreto, poi tutti giocano in ordine di rango. In alto ci sono le città degli avversari; sotto, i personaggi, le tue opzioni, la tua città e la tua mano.
web-guide-citadels-pick = Scegli un personaggio
    .text = Tieni un personaggio per questo round. Gli altri passano al prossimo giocatore, e la tua scelta è segreta. Cercane uno che ti renda oro: alcuni guadagnano dai quartieri del loro colore, e il { $merchant } riceve sempre 1 moneta in più.
web-guide-citadels-wait = Scelgono gli avversari
    .text = Ogni giocatore tiene in segreto uno dei personaggi rimasti. Quelli scoperti sono fuori per questo round. Le carte che hai visto ti dicono chi possono essere gli avversari.
web-guide-citadels-calls = Chiamata dei personaggi
    .text = I personaggi vengono chiamati a partire dal rango 1. Il giocatore che ha il personaggio chiamato lo rivela e gioca il suo turno. Se non ce l'ha nessuno, si chiama il successivo. La fila dei personaggi mostra di chi è il turno.
web-guide-citadels-gather = Oro o carte
    .text = Inizia il turno prendendo 2 monete, oppure pescando due carte e tenendone una. Prendi oro per costruire ciò che hai già in mano. Pesca se in mano non hai nulla che vuoi costruire.
web-guide-citadels-drawn = Tieni una carta
    .text = L'altra va in fondo al mazzo. Scegli un quartiere che potrai pagare presto, con un nome e un tipo che la tua città non ha ancora.
web-guide-citadels-role = Il tuo personaggio: { $character }
    .text = { $reminder }
web-guide-citadels-power = La capacità del tuo personaggio
    .text = Il tuo personaggio: { $character }. { $reminder } Puoi usare una capacità una volta per turno, prima o dopo aver costruito. Se ti dà una rendita per i quartieri di un colore, costruiscine prima uno: conterà anche quello.
web-guide-citadels-build = Costruisci
    .text = Paga una carta per aggiungerla alla tua città. Di solito costruisci un quartiere per turno, e mai due volte lo stesso. Un quartiere piccolo a ogni turno è meglio di una lunga attesa per uno grande.
web-guide-citadels-end = Termina il turno
    .text = Quando hai finito, termina il turno. Prima controlla se hai ancora una rendita da incassare. Oro e carte ti restano per il prossimo round.
web-guide-citadels-destroy = Distruggere quartieri
    .text = Il { $warlord } può distruggere un quartiere pagando il suo costo meno 1: quelli economici sono bersagli facili. Le città completate e quella del { $bishop } sono al sicuro. Il bersaglio migliore è di solito la città di chi è in testa.
web-guide-citadels-named = Hanno nominato il tuo personaggio
    .text = Il personaggio nominato dall'{ $assassin } perde il turno in questo round. Quello nominato dal { $thief } perde tutto l'oro quando viene chiamato. L'avversario ha solo tirato a indovinare. La prossima volta scegli un personaggio meno ovvio.
web-guide-citadels-unique = Pagare con le carte
    .text = Questo quartiere unico ti permette di usare carte della tua mano. Usa quelle che ti servono meno: le più care o i doppioni della tua città.
web-guide-citadels-last = La fine è vicina
    .text = Quando una città arriva a { $goal } quartieri, la partita finisce alla fine del round. Costruisci tutto ciò che puoi: l'oro speso in quartieri dà punti, quello che avanza no.
web-guide-citadels-score = Punteggio finale
    .text = Ogni quartiere vale il suo costo. Avere tutti i cinque tipi dà 3 punti, la prima città completata 4 e ogni altra città completata 2. I quartieri unici possono darne altri. Nel replay puoi rivedere tutta la partita a carte scoperte.

web-citadels-fact-built =
    { $n ->
        [one] { $n } quartiere costruito
       *[other] { $n } quartieri costruiti
    }
web-citadels-fact-killed =
    { $n ->
        [one] { $n } omicidio
       *[other] { $n } omicidi
    }
web-citadels-fact-robbed =
    { $n ->
        [one] { $n } furto
       *[other] { $n } furti
    }
web-citadels-fact-destroyed =
    { $n ->
        [one] { $n } quartiere distrutto
       *[other] { $n } quartieri distrutti
    }
web-citadels-fact-swapped =
    { $n ->
        [one] { $n } scambio di mani
       *[other] { $n } scambi di mani
    }

web-puzzle-theme-draft = La scelta del personaggio
web-puzzle-theme-naming = La vittima giusta
web-puzzle-theme-cards = Oro e carte
web-puzzle-theme-building = Costruzione
web-puzzle-theme-attack = Attacco a una città
