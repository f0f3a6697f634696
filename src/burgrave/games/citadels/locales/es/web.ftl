### La página de Citadels, en español.

web-citadels-procession = Personajes por rango
web-citadels-seats = Los demás jugadores
web-citadels-you = Tú
web-citadels-your-city = Tu ciudad
web-citadels-round = Ronda { $n }
web-citadels-picks-first = Primera elección: { $name }
web-citadels-picks-next = Próxima primera elección: { $name }
web-citadels-goal = Una ciudad de { $n } acaba la partida
web-citadels-crown = Tiene la corona
web-citadels-gold = Oro: { $n }
web-citadels-points = { $n } pts
web-citadels-seat = { $name }: { $status }; oro { $gold }, cartas { $cards }, distritos { $n }, puntos hasta ahora { $points }
web-citadels-open-city = { $name }: ver de cerca
web-citadels-city-of = Ciudad: { $name }, { $n } de { $goal } distritos
web-citadels-built = { $n } de { $goal } distritos, { $kinds } de 5 tipos
web-citadels-protected = A salvo del rango 8
web-citadels-complete = Completa
web-citadels-collector = Recauda el impuesto
web-citadels-moored = No construye más en esta ronda
web-citadels-museum = En el Museo: { $n }
web-citadels-known-hand = Se sabe que tiene en la mano
web-citadels-known-museum = Se sabe que está en el Museo
web-citadels-known-deck = Conoces: { $cards }
web-citadels-no-city = Todavía no hay nada construido.
web-citadels-hand = Tu mano: { $n }
web-citadels-no-hand = No tienes cartas en la mano
web-citadels-hidden = Oculto
web-citadels-half-hidden = { $names }, uno oculto
web-citadels-touch-card = Toca una carta y confirma.
web-citadels-choosing = Eligiendo
web-citadels-has-chosen = Ya eligió
web-citadels-next = Elige después
web-citadels-waits = Espera
web-citadels-order = Orden de elección
web-citadels-out = Fuera esta ronda
web-citadels-face-down = Boca abajo
web-citadels-secret = Nadie ve lo que te quedas.
web-citadels-keep = Quedarte: { $name }
web-citadels-in-deck =
    { $n ->
        [one] carta en el mazo
       *[other] cartas en el mazo
    }
web-citadels-tax = impuesto
web-citadels-rank = { $n }, { $name }
web-citadels-rank-of = Rango { $n }
web-citadels-type-cost = { $type }, { $n } de oro
web-citadels-tile = { $name }, { $type }, { $n }
web-citadels-card = { $name }, { $type }, cuesta { $n }
web-citadels-gilded = dorado
web-citadels-now = { $name }, ahora
web-citadels-called-now = Le toca ahora
web-citadels-killed-who = { $name }, víctima
web-citadels-mine = Contigo, oculto
web-citadels-maybe = ¿{ $names }?
web-citadels-standing-out = Fuera, a la vista
web-citadels-standing-silent = Sin respuesta
web-citadels-standing-killed = Víctima
web-citadels-standing-buried = Descartado
web-citadels-standing-absent = Nadie lo tiene
web-citadels-mark-robbed = Blanco del robo
web-citadels-mark-bewitched = Bajo hechizo
web-citadels-mark-warrant = Orden
web-citadels-mark-signed = Orden firmada
web-citadels-mark-blank = Orden en blanco
web-citadels-mark-threat = Amenaza
web-citadels-mark-real = Amenaza real
web-citadels-mark-fake = Amenaza en blanco
web-citadels-turn-of = Turno: { $name }, { $character }
web-citadels-builds-left =
    { $n ->
        [one] Queda { $n } construcción
       *[other] Quedan { $n } construcciones
    }
web-citadels-builds-free = Construye cuanto puedas pagar
web-citadels-den-paid = Pagado con cartas hasta ahora: { $n }. El oro paga el resto.
web-citadels-waiting = Esperando: { $names }
web-citadels-watching = Mirando
web-citadels-build-for = Construir: { $n }
web-citadels-short = Falta oro: { $n }
web-citadels-owned = Ya lo tienes
web-citadels-no-build-left = Sin construcciones
web-citadels-brings-crown-and = Corona y
web-citadels-brings-crown = La corona
web-citadels-brings-crown-cards = Corona, cartas: { $n }
web-citadels-brings-cards = Cartas: { $n }
web-citadels-brings-pays = Te paga
web-citadels-brings-leader = { $name }: faltan { $n }
web-citadels-brings-richest = Más oro: { $name }
web-citadels-brings-fullest = { $name } tiene { $n }
web-citadels-brings-builds = Hasta { $n } distritos
web-citadels-brings-pool = Impuesto en espera
web-citadels-brings-cities = Ciudades al alcance: { $n }
web-citadels-verb-gold = Tomar oro
web-citadels-verb-cards = Robar cartas
web-citadels-verb-income = Cobrar renta
web-citadels-verb-mix = Cobrar renta
web-citadels-verb-collect = Tomar el impuesto
web-citadels-verb-kill = Asesinar
web-citadels-verb-bewitch = Hechizar
web-citadels-verb-rob = Robar a
web-citadels-verb-sign = Orden firmada
web-citadels-verb-warrant = Orden en blanco
web-citadels-verb-threaten = Amenaza real
web-citadels-verb-bluff = Amenaza en blanco
web-citadels-verb-spy = Espiar a
web-citadels-verb-inspect = Buscar
web-citadels-verb-swap = Cambiar de mano
web-citadels-verb-replace = Cambiar cartas
web-citadels-verb-peek = Mirar una mano
web-citadels-verb-foresee = Una carta de cada mano
web-citadels-verb-crown = Dar la corona
web-citadels-verb-beg = Tomar del más rico
web-citadels-verb-destroy = Destruir
web-citadels-verb-exchange = Cambiar un distrito
web-citadels-verb-seize = Incautar
web-citadels-verb-district = Elegir un distrito
web-citadels-verb-offer = Dar un distrito
web-citadels-verb-beautify = Embellecer
web-citadels-verb-stage = Cambiar de personaje
web-citadels-verb-lend = Dar
web-citadels-verb-keep = Quedarte
web-citadels-verb-pick = Elegir
web-citadels-verb-bury = Descartar
web-citadels-verb-under = Bajo el mazo
web-citadels-verb-take = Tomar
web-citadels-verb-discard = Descartar
web-citadels-verbs-discard = Descartar una carta
web-citadels-verb-give = Dar
web-citadels-verbs-give = Dar una carta
web-citadels-verb-tuck = Bajo el Museo
web-citadels-verb-build = Construir
web-citadels-verb-pay-cards = Pagar con cartas
web-citadels-verb-borrow = Construir con oro ajeno
web-citadels-verb-lender = Tomar el oro de
web-citadels-verb-end = Terminar turno
web-citadels-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
