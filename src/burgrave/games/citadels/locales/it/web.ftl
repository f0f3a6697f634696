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
web-citadels-gold = Monete: { $n }
web-citadels-points = { $n } pt
web-citadels-seat = { $name }: { $status }; monete { $gold }, carte { $cards }, quartieri { $n }, punti finora { $points }
web-citadels-open-city = { $name }: guarda da vicino
web-citadels-city-of = Città: { $name }, { $n } quartieri su { $goal }
web-citadels-built = { $n } quartieri su { $goal }, { $kinds } tipi su 5
web-citadels-protected = Al sicuro dal rango 8
web-citadels-complete = Completa
web-citadels-collector = Riscuote le tasse
web-citadels-moored = Non costruisce più in questo round
web-citadels-museum = Nel Museo: { $n }
web-citadels-known-hand = Si sa che ha in mano
web-citadels-known-museum = Si sa che sono nel Museo
web-citadels-known-deck = Conosci: { $cards }
web-citadels-no-city = Non c’è ancora nulla.
web-citadels-hand = La tua mano: { $n }
web-citadels-no-hand = Nessuna carta in mano
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
web-citadels-mine = Da te, nascosto
web-citadels-maybe = { $names }?
web-citadels-standing-out = Fuori, scoperto
web-citadels-standing-silent = Nessuna risposta
web-citadels-standing-killed = Vittima
web-citadels-standing-buried = Scartato
web-citadels-standing-absent = Da nessuno
web-citadels-mark-robbed = Da derubare
web-citadels-mark-bewitched = Sotto incantesimo
web-citadels-mark-warrant = Mandato
web-citadels-mark-signed = Mandato firmato
web-citadels-mark-blank = Mandato in bianco
web-citadels-mark-threat = Minaccia
web-citadels-mark-real = Minaccia vera
web-citadels-mark-fake = Minaccia a vuoto
web-citadels-turn-of = Turno: { $name }, { $character }
web-citadels-builds-left =
    { $n ->
        [one] Ancora { $n } costruzione
       *[other] Ancora { $n } costruzioni
    }
web-citadels-builds-free = Costruisci quanto puoi pagare
web-citadels-den-paid = Pagato con carte finora: { $n }. L'oro paga il resto.
web-citadels-waiting = In attesa: { $names }
web-citadels-watching = In osservazione
web-citadels-build-for = Costruisci: { $n }
web-citadels-short = Manca oro: { $n }
web-citadels-owned = Ce l’hai già
web-citadels-no-build-left = Niente più costruzioni
web-citadels-brings-crown-and = Corona e
web-citadels-brings-crown = La corona
web-citadels-brings-crown-cards = Corona, carte: { $n }
web-citadels-brings-cards = Carte: { $n }
web-citadels-brings-pays = Ti rende
web-citadels-brings-leader = { $name }: ne mancano { $n }
web-citadels-brings-richest = Più ricco: { $name }
web-citadels-brings-fullest = { $name } ne ha { $n }
web-citadels-brings-builds = Fino a { $n } quartieri
web-citadels-brings-pool = Tasse in attesa
web-citadels-brings-cities = Città a tiro: { $n }
web-citadels-verb-gold = Prendi oro
web-citadels-verb-cards = Pesca carte
web-citadels-verb-income = Riscuoti la rendita
web-citadels-verb-mix = Riscuoti la rendita
web-citadels-verb-collect = Prendi le tasse
web-citadels-verb-kill = Uccidi
web-citadels-verb-bewitch = Strega
web-citadels-verb-rob = Deruba
web-citadels-verb-sign = Mandato firmato
web-citadels-verb-warrant = Mandato in bianco
web-citadels-verb-threaten = Minaccia vera
web-citadels-verb-bluff = Minaccia a vuoto
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
web-citadels-verb-under = Sotto il mazzo
web-citadels-verb-take = Prendi
web-citadels-verb-discard = Scarta
web-citadels-verbs-discard = Scarta una carta
web-citadels-verb-give = Dai
web-citadels-verbs-give = Dai una carta
web-citadels-verb-tuck = Sotto il Museo
web-citadels-verb-build = Costruisci
web-citadels-verb-pay-cards = Paga con carte
web-citadels-verb-borrow = Costruisci con oro altrui
web-citadels-verb-lender = Prendi l’oro da
web-citadels-verb-end = Fine turno
web-citadels-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
