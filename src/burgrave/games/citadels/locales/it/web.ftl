### La pagina di Citadels, in italiano.

web-citadels-procession = Personaggi per rango
web-citadels-seats = Gli altri giocatori
web-citadels-you = Tu
web-citadels-your-city = La tua città
web-citadels-round = Round { $n }
web-citadels-picks-first = Prima scelta: { $name }
web-citadels-picks-next = Prossima prima scelta: { $name }
web-citadels-goal = Una città di { $n } chiude la partita
web-citadels-crown = Ha la corona
web-citadels-gold = Monete: { $n }
web-citadels-points = { $n } pt
web-citadels-seat = { $name }: { $status }; monete { $gold }, carte { $cards }, quartieri { $n }, punti finora { $points }
web-citadels-open-city = { $name }: guarda da vicino
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
web-citadels-complete = Completa
web-citadels-collector = Riscuote le tasse
web-citadels-moored = Non costruisce più in questo round
web-citadels-museum = Nel Museo: { $n }
web-citadels-known-hand = Si sa che ha in mano
web-citadels-known-museum = Si sa che sono nel Museo
web-citadels-known-deck = Conosci: { $cards }
web-citadels-no-city = Non c'è ancora nulla.
web-citadels-hand = La tua mano: { $n }
web-citadels-no-hand = Nessuna carta in mano
web-citadels-open-characters = Personaggi di { $name }
web-citadels-open-hand = Mano di { $name }: { $n }
web-citadels-open-not-called = Non ancora chiamato
web-citadels-open-drawn = Pescate
web-citadels-hidden = Nascosto
web-citadels-half-hidden = { $names }, uno nascosto
web-citadels-touch-card = Tocca una carta e conferma.
web-citadels-choosing = Sta scegliendo
web-citadels-has-chosen = Ha scelto
web-citadels-next = Sceglie dopo
web-citadels-waits = Aspetta
web-citadels-order = Ordine di scelta
web-citadels-out = Fuori in questo round
web-citadels-face-down = Coperta
web-citadels-secret = Nessuno vede che cosa tieni.
web-citadels-keep = Tieni: { $name }
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
web-citadels-gilded = dorato
web-citadels-now = { $name }, ora
web-citadels-called-now = Chiamato ora
web-citadels-killed-who = { $name }, vittima
web-citadels-mine = Tuo, nascosto
web-citadels-maybe = { $names }?
web-citadels-standing-out = Fuori, scoperto
web-citadels-standing-silent = Nessuna risposta
web-citadels-standing-killed = Vittima
web-citadels-standing-buried = Scartato
web-citadels-standing-absent = Di nessuno
web-citadels-mark-robbed = Da derubare
web-citadels-mark-bewitched = Sotto incantesimo
web-citadels-mark-warrant = Mandato
web-citadels-mark-signed = Mandato firmato
web-citadels-mark-blank = Mandato non firmato
web-citadels-mark-threat = Minaccia
web-citadels-mark-real = Minaccia vera
web-citadels-mark-fake = Minaccia falsa
web-citadels-turn-of = Turno: { $name }, { $character }
web-citadels-builds-left =
    { $n ->
        [one] Ancora { $n } costruzione
       *[other] Ancora { $n } costruzioni
    }
web-citadels-builds-free = Costruisci quanto puoi pagare
web-citadels-den-paid = Pagato con carte finora: { $n }. L'oro paga il resto.
web-citadels-watching = Stai assistendo
web-citadels-others-play = Giocano gli altri
web-citadels-build-for = Costruisci: { $n }
web-citadels-owned = Ce l'hai già
web-citadels-brings-crown-and = Corona e
web-citadels-brings-crown = La corona
web-citadels-brings-crown-cards = Corona, carte: { $n }
web-citadels-brings-cards = Carte: { $n }
web-citadels-brings-pays = Ti rende
web-citadels-brings-leader = { $name }: ne mancano { $n }
web-citadels-brings-richest = Più ricco: { $name }
web-citadels-brings-fullest = { $name } ne ha { $n }
web-citadels-brings-builds = Fino a { $n } quartieri
web-citadels-brings-cities = Città a tiro: { $n }
web-citadels-verb-gold = Prendi oro
web-citadels-verb-cards = Pesca carte
web-citadels-verb-income = Riscuoti la rendita
web-citadels-verb-mix = Riscuoti la rendita
web-citadels-mix = Monete: { $gold }, carte: { $cards }
web-citadels-verb-collect = Prendi le tasse
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
web-citadels-verb-foresee = Una carta da ogni mano
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
web-pitch-citadels = Scegli in segreto un personaggio, gioca d'astuzia e fai crescere la tua città.

## Aprire un tavolo

web-ruleset-classic = Edizione classica
web-ruleset-2010 = Edizione 2010
web-ruleset-2016 = Edizione 2016
web-ruleset-note = { $characters } personaggi, { $uniques } quartieri unici.
web-cast = Il cast
web-cast-note = Scegline uno per cambiarlo con un altro dello stesso rango.
web-swap-character = Rango { $rank }, { $name }: cambia
web-rank = Rango { $rank }
web-no-ninth = Nessun nono
web-no-ninth-text = In gioco solo i ranghi da 1 a 8.
web-uniques = Quartieri unici
web-uniques-note = { $n } vanno nel mazzo
web-uniques-right = { $n } quartieri: il numero giusto.
web-uniques-wrong = Nel mazzo ne servono { $n }; ne hai scelti { $chosen }.
web-random-citadels = Il cast e i quartieri unici si sorteggiano all'inizio della partita.
web-short-game = Partita breve: sette quartieri completano una città

## Risposte automatiche

web-auto-warrant = Magistrato: qualcuno paga un quartiere sotto il tuo mandato firmato
web-auto-warrant-decline = Lascia costruire
web-auto-warrant-confiscate = Confisca
web-auto-bribe = La Ricattatrice ti minaccia
web-auto-bribe-bribe = Paga il pizzo
web-auto-bribe-refuse = Rifiuta
web-auto-threat = Ricattatrice: qualcuno rifiuta di pagare
web-auto-threat-leave = Lascia la minaccia coperta
web-auto-threat-flip = Scoprila
web-auto-grave = Cimitero: il Condottiero distrugge un quartiere
web-auto-grave-decline = Lascia la carta
web-auto-grave-reclaim = Prendila per 1 moneta

## Tipi di carte

web-kind-characters = Personaggi
web-kind-districts = Quartieri

## Regole in breve

web-rules-citadels-aim = Di che cosa si tratta
    .text = Costruisci una città fatta di quartieri. Ogni quartiere vale quanto è costato; vince chi ha più punti quando la prima città è completa. In ogni round prendi in segreto un personaggio, e con lui una capacità.
web-rules-citadels-choosing = La scelta dei personaggi
    .text = Chi ha la corona guarda i personaggi, ne tiene uno e passa gli altri. Alcuni restano fuori, scoperti o coperti. Così sai qualcosa di ciò che gli altri possono avere, e loro di te. Poi si chiamano i ranghi in ordine: chi ha il personaggio chiamato lo mostra e gioca il suo turno.
web-rules-citadels-turn = Il tuo turno
    .text = Prima accumula: prendi 2 monete d'oro, oppure pesca 2 carte e tienine 1. Poi puoi costruire. I quartieri nobiliari, religiosi, mercantili e militari rendono qualcosa al personaggio del loro tipo, quasi sempre oro. La capacità del personaggio si può usare una volta, in qualsiasi momento del turno, se il testo non dice altro.
web-rules-citadels-building = Costruire
    .text = Paga il costo di una carta della mano e mettila nella tua città. Di solito un quartiere per turno, e mai due con lo stesso nome. I quartieri unici hanno effetti propri: toccane uno per leggerlo.
web-rules-citadels-powers = Chi fa che cosa
    .text = Il rango 1 ostacola un personaggio, il 2 cerca l'oro, il 3 le carte. Il 4 decide a chi va la corona; chi ce l'ha sceglie per primo nel round dopo. Il 5 guadagna dai quartieri religiosi, il 6 porta denaro, il 7 costruisce o pesca di più, l'8 danneggia le città. Con certi numeri di giocatori c'è un rango 9.
web-rules-citadels-end = La fine
    .text = Appena una città è completa (7 quartieri; 8 in due o tre giocatori o con le vecchie regole) il round si gioca fino in fondo. Contano i costi dei quartieri, 3 punti per tutti e cinque i tipi, 4 per la prima città completa e 2 per le altre, e ciò che aggiungono i quartieri unici.
web-rules-citadels-editions = Tre edizioni
    .text = Il gioco classico, quello del 2010 con personaggi e quartieri in più, e quello del 2016 con 27 personaggi, 30 quartieri unici e cast fatti per stare insieme. Le carte seguono l'edizione scelta.

## La guida della prima partita

web-guide-citadels-welcome = Ecco Citadels
    .text = Costruisci la città che vale di più: un quartiere vale quanto è costato. A ogni round prendi in segreto un personaggio, poi tutti giocano il turno in ordine di rango. In alto ci sono le città degli altri, sotto i personaggi, poi che cosa puoi fare, la tua città e la tua mano.
web-guide-citadels-pick = Scegli un personaggio
    .text = Tieni un personaggio per questo round; gli altri passano al prossimo giocatore, e nessuno vede che cosa tieni. Guarda che cosa ti rende: un personaggio guadagna oro per i quartieri del suo colore, e il { $merchant } ha sempre 1 moneta in più.
web-guide-citadels-wait = Scelgono gli altri
    .text = Ognuno tiene in segreto uno dei personaggi rimasti. Quelli scoperti sono fuori per questo round. Ciò che hai visto ti dice chi possono ancora essere gli altri.
web-guide-citadels-calls = Le chiamate
    .text = I personaggi sono chiamati dal rango 1 al rango 8. Chi ha quello chiamato lo mostra e gioca il turno; se nessuno risponde, si chiama il prossimo. La fila dei personaggi mostra a che punto si è.
web-guide-citadels-gather = Oro o carte
    .text = Un turno comincia con una di due cose: 2 monete, o due carte di cui ne tieni una. Prendi l'oro per ciò che hai già in mano; pesca se in mano non hai nulla che vuoi costruire.
web-guide-citadels-drawn = Tieni una carta
    .text = L'altra va in fondo al mazzo. Cerca un quartiere che potrai pagare presto, di un nome e di un tipo che la tua città non ha ancora.
web-guide-citadels-power = La capacità del tuo personaggio
    .text = Il tuo personaggio: { $character }. { $reminder } Una capacità funziona una volta per turno, prima o dopo aver costruito. Se paga per i quartieri, costruiscine prima uno del suo colore, così conta anche quello.
web-guide-citadels-build = Costruisci
    .text = Paga il costo di una carta e la metti nella tua città, di solito una per turno e mai due volte lo stesso nome. Qualcosa di piccolo a ogni turno è meglio di una lunga attesa per qualcosa di grande.
web-guide-citadels-end = Fine del turno
    .text = Quando non c'è altro da fare, chiudi il turno. Guarda prima se c'è una rendita che aspetta; oro e carte ti restano per il prossimo round.
web-guide-citadels-destroy = Cade un quartiere
    .text = Il { $warlord } può distruggere un quartiere pagando il suo costo meno 1, e quelli economici cadono facilmente. Le città complete sono al sicuro, e così quella del { $bishop }. Il bersaglio migliore è di chi è in testa.
web-guide-citadels-named = Hanno nominato il tuo personaggio
    .text = Chi è nominato dall'{ $assassin } perde il turno in questo round; chi è nominato dal { $thief } perde tutto l'oro quando è chiamato. Miravano a un rango e potevano solo indovinare che eri tu. La prossima volta prendi qualcuno di meno atteso.
web-guide-citadels-unique = Un quartiere unico all'opera
    .text = Qui paghi con carte della mano. Dai quelle che costruiresti per ultime: le più care, o i nomi che la tua città ha già.
web-guide-citadels-last = La fine è vicina
    .text = Quando una città ha { $goal } quartieri, il round si gioca fino in fondo e si contano i punti. Costruisci tutto ciò che puoi ancora: ogni moneta spesa per un quartiere è un punto, l'oro che resta non vale nulla.
web-guide-citadels-score = I punti
    .text = I quartieri contano quanto sono costati. Si aggiungono 3 punti per tutti e cinque i tipi, 4 per la prima città completa, 2 per le altre, e ciò che danno i quartieri unici. Poi puoi rivedere tutto, a carte scoperte.

web-citadels-fact-built =
    { $n ->
        [one] { $n } quartiere costruito
       *[other] { $n } quartieri costruiti
    }
web-citadels-fact-killed =
    { $n ->
        [one] { $n } assassinio
       *[other] { $n } assassinii
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
        [one] mani scambiate una volta
       *[other] mani scambiate { $n } volte
    }
