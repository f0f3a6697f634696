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
web-citadels-gold = Oro: { $n }
web-citadels-points =
    { $n ->
        [one] { $n } pt
       *[other] { $n } pts
    }
web-citadels-seat = { $name }: { $status }; oro { $gold }, cartas { $cards }, distritos { $n }, puntos hasta ahora { $points }
web-citadels-open-city = { $name }: ver de cerca
web-citadels-city-of = Ciudad: { $name }, { $n } de { $goal } distritos
web-citadels-built = { $n } de { $goal } distritos, { $kinds } de 5 tipos
web-citadels-protected = A salvo del rango 8
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
web-citadels-open-characters = Personajes de { $name }
web-citadels-open-hand = Mano de { $name }: { $n }
web-citadels-open-not-called = Aún no ha sido llamado
web-citadels-open-drawn = Robadas del mazo
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
web-citadels-type-cost = { $type }, cuesta { $n }
web-citadels-tile = { $name }, { $type }, { $n }
web-citadels-card = { $name }, { $type }, cuesta { $n }
web-citadels-gilded = dorado
web-citadels-now = { $name }, ahora
web-citadels-called-now = Le toca ahora
web-citadels-killed-who = { $name }, víctima
web-citadels-mine = Tuyo, oculto
web-citadels-maybe = ¿{ $names }?
web-citadels-standing-out = Fuera, a la vista
web-citadels-standing-silent = Sin respuesta
web-citadels-standing-killed = Víctima
web-citadels-standing-buried = Apartado
web-citadels-standing-absent = Nadie lo tiene
web-citadels-mark-robbed = Blanco del robo
web-citadels-mark-bewitched = Bajo embrujo
web-citadels-mark-warrant = Orden
web-citadels-mark-signed = Orden firmada
web-citadels-mark-blank = Orden sin firmar
web-citadels-mark-threat = Amenaza
web-citadels-mark-real = Amenaza real
web-citadels-mark-fake = Amenaza falsa
web-citadels-turn-of = Turno: { $name }, { $character }
web-citadels-builds-left =
    { $n ->
        [one] Queda { $n } construcción
       *[other] Quedan { $n } construcciones
    }
web-citadels-builds-free = Construye cuanto puedas pagar
web-citadels-den-paid = Pagado con cartas hasta ahora: { $n }. El oro paga el resto.
web-citadels-watching = Mirando
web-citadels-others-play = Juegan los demás
web-citadels-build-for = Construir: { $n }
web-citadels-owned = Ya lo tienes
web-citadels-brings-crown-and = Corona y
web-citadels-brings-crown = La corona
web-citadels-brings-crown-cards = Corona, cartas: { $n }
web-citadels-brings-cards = Cartas: { $n }
web-citadels-brings-pays = Te paga
web-citadels-brings-leader =
    { $name }: { $n ->
        [one] falta { $n }
       *[other] faltan { $n }
    }
web-citadels-brings-richest = Más oro: { $name }
web-citadels-brings-fullest = { $name } tiene { $n }
web-citadels-brings-builds = Hasta { $n } distritos
web-citadels-brings-cities = Ciudades al alcance: { $n }
web-citadels-verb-gold = Tomar oro
web-citadels-verb-cards = Robar cartas
web-citadels-verb-income = Cobrar renta
web-citadels-verb-mix = Cobrar renta
web-citadels-mix = Oro: { $gold }, cartas: { $cards }
web-citadels-verb-collect = Tomar el impuesto
web-citadels-verb-kill = Asesinar
web-citadels-verb-bewitch = Embrujar
web-citadels-verb-rob = Robar a
web-citadels-verb-sign = Orden firmada
web-citadels-verb-warrant = Orden sin firmar
web-citadels-verb-threaten = Amenaza real
web-citadels-verb-bluff = Amenaza falsa
web-citadels-verb-spy = Espiar a
web-citadels-verb-inspect = Buscar
web-citadels-verb-swap = Intercambiar manos
web-citadels-verb-replace = Cambiar cartas
web-citadels-verb-peek = Mirar una mano
web-citadels-verb-foresee = Una carta de cada mano
web-citadels-verb-crown = Dar la corona
web-citadels-verb-beg = Tomar del más rico
web-citadels-verb-destroy = Destruir
web-citadels-verb-exchange = Intercambiar distrito
web-citadels-verb-seize = Requisar
web-citadels-verb-district = Elegir un distrito
web-citadels-verb-offer = Dar un distrito
web-citadels-verb-beautify = Embellecer
web-citadels-verb-stage = Intercambiar personaje
web-citadels-verb-lend = Dar
web-citadels-verb-keep = Quedarte
web-citadels-verb-pick = Elegir
web-citadels-verb-bury = Apartar
web-citadels-verb-under = Bajo el mazo
web-citadels-verb-take = Tomar
web-citadels-verb-discard = Descartar
web-citadels-verbs-discard = Descartar una carta
web-citadels-verb-give = Dar
web-citadels-verbs-give = Dar una carta
web-citadels-verb-tuck = Bajo el Museo
web-citadels-verb-build = Construir
web-citadels-build-named = Construir { $name }
web-citadels-verb-pay-cards = Pagar con cartas
web-citadels-verb-borrow = Construir con oro ajeno
web-citadels-verb-lender = Tomar el oro de
web-citadels-verb-end = Terminar turno
web-citadels-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }

## En la entrada

web-game-citadels = Citadels
web-pitch-citadels = Elige en secreto un personaje, gana en astucia a los demás y haz crecer tu ciudad.

## Abrir una mesa

web-ruleset-classic = Edición clásica
web-ruleset-2010 = Edición de 2010
web-ruleset-2016 = Edición de 2016
web-ruleset-note = { $characters } personajes, { $uniques } distritos especiales.
web-cast = El elenco
web-cast-note = Elige uno para cambiarlo por otro del mismo rango.
web-swap-character = Rango { $rank }, { $name }: cambiar
web-rank = Rango { $rank }
web-no-ninth = Sin noveno
web-no-ninth-text = Solo los rangos del 1 al 8 están en juego.
web-uniques = Distritos especiales
web-uniques-note = { $n } entran en el mazo
web-uniques-right = { $n } distritos, como debe ser.
web-uniques-wrong = El mazo necesita { $n }; has elegido { $chosen }.
web-random-citadels = El elenco y los distritos especiales se sortean al empezar la partida.
web-short-game = Partida corta: siete distritos completan una ciudad

## Respuestas automáticas

web-auto-warrant = Magistrado: alguien paga un distrito bajo tu orden firmada
web-auto-warrant-decline = Dejar que se construya
web-auto-warrant-confiscate = Confiscarlo
web-auto-bribe = La Chantajista te amenaza
web-auto-bribe-bribe = Pagar el soborno
web-auto-bribe-refuse = Negarse
web-auto-threat = Chantajista: alguien se niega a pagar
web-auto-threat-leave = Dejar la amenaza boca abajo
web-auto-threat-flip = Revelarla
web-auto-grave = Cementerio: el Guerrero destruye un distrito
web-auto-grave-decline = Dejar la carta
web-auto-grave-reclaim = Tomarla por 1 moneda

## Tipos de cartas

web-kind-characters = Personajes
web-kind-districts = Distritos

## Reglas en breve

web-rules-citadels-aim = De qué se trata
    .text = Construyes una ciudad de distritos. Cada distrito vale lo que costó; gana quien tiene más puntos cuando se completa la primera ciudad. En cada ronda tomas en secreto un personaje y, con él, una habilidad.
web-rules-citadels-choosing = La elección de personajes
    .text = Quien tiene la corona mira los personajes, se queda uno y pasa los demás. Algunos quedan fuera, boca arriba o boca abajo. Así sabes algo de lo que pueden tener los demás, y ellos de ti. Después se llaman los rangos en orden: quien tiene el personaje llamado lo muestra y juega su turno.
web-rules-citadels-turn = Tu turno
    .text = Primero reúne recursos: toma 2 monedas de oro, o roba 2 cartas y quédate con 1. Luego puedes construir. Los distritos nobles, religiosos, comerciales y militares dan algo al personaje de su tipo, casi siempre oro. La habilidad del personaje se puede usar una vez, en cualquier momento del turno, si su texto no dice otra cosa.
web-rules-citadels-building = Construir
    .text = Paga el costo de una carta de tu mano y ponla en tu ciudad. Normalmente un distrito por turno, y nunca dos del mismo nombre. Los distritos especiales tienen efectos propios: toca uno para leerlo.
web-rules-citadels-powers = Quién hace qué
    .text = El rango 1 estorba a un personaje, el 2 va por el oro, el 3 por las cartas. El 4 decide adónde va la corona; quien la tiene elige primero en la ronda siguiente. El 5 saca provecho de los distritos religiosos, el 6 trae dinero, el 7 construye o roba más, el 8 daña ciudades. Con ciertos números de jugadores hay un rango 9.
web-rules-citadels-end = El final
    .text = En cuanto una ciudad está completa (7 distritos; 8 con dos o tres jugadores o en las reglas antiguas), la ronda se juega hasta el final. Cuentan los costos de los distritos, 3 puntos por los cinco tipos, 4 por la primera ciudad completa y 2 por cada una de las demás, y lo que añaden los distritos especiales.
web-rules-citadels-editions = Tres ediciones
    .text = El juego clásico, el de 2010 con personajes y distritos añadidos, y el de 2016 con 27 personajes, 30 distritos especiales y elencos hechos para jugar juntos. Las cartas siguen la edición elegida.

## La guía de la primera partida

web-guide-citadels-welcome = Esto es Citadels
    .text = Construye la ciudad que más valga: un distrito vale lo que costó. Cada ronda tomas en secreto un personaje, y luego todos juegan su turno por orden de rango. Arriba están las ciudades de los demás, debajo los personajes, luego lo que puedes hacer, tu ciudad y tu mano.
web-guide-citadels-pick = Elige un personaje
    .text = Quédate con un personaje para esta ronda; los otros pasan al siguiente jugador, y nadie ve con cuál te quedas. Mira lo que te paga: un personaje gana oro por los distritos de su color, y el { $merchant } tiene siempre 1 moneda más.
web-guide-citadels-wait = Eligen los demás
    .text = Cada uno se queda en secreto con uno de los personajes que quedan. Los que están boca arriba no juegan esta ronda. Lo que has visto te dice quiénes pueden ser aún los demás.
web-guide-citadels-calls = Las llamadas
    .text = Se llama a los personajes del rango 1 al rango 8. Quien tiene el que se llama lo muestra y juega su turno; si nadie responde, se llama al siguiente. La fila de personajes muestra por dónde va.
web-guide-citadels-gather = Oro o cartas
    .text = Un turno empieza con una de dos cosas: 2 monedas, o dos cartas de las que te quedas una. Toma oro para lo que ya tienes en la mano; roba si en ella no hay nada que quieras construir.
web-guide-citadels-drawn = Quédate con una carta
    .text = La otra va debajo del mazo. Busca un distrito que puedas pagar pronto, de un nombre y de un tipo que tu ciudad aún no tenga.
web-guide-citadels-power = La habilidad de tu personaje
    .text = Tu personaje: { $character }. { $reminder } Una habilidad funciona una vez por turno, antes o después de construir. Si paga por distritos, construye antes uno de su color, y también cuenta.
web-guide-citadels-build = Construye
    .text = Paga lo que cuesta una carta y queda en tu ciudad, normalmente una por turno y nunca dos veces el mismo nombre. Algo pequeño cada turno es mejor que esperar mucho por algo grande.
web-guide-citadels-end = Fin del turno
    .text = Cuando no haya nada más que hacer, termina tu turno. Mira antes si te queda renta por cobrar; el oro y las cartas te quedan para la próxima ronda.
web-guide-citadels-destroy = Cae un distrito
    .text = El { $warlord } puede destruir un distrito por su costo menos 1, y los baratos caen fácilmente. Las ciudades completas están a salvo, y también la del { $bishop }. El mejor blanco es de quien va por delante.
web-guide-citadels-named = Han nombrado a tu personaje
    .text = Quien es nombrado por el { $assassin } no tiene turno en esta ronda; quien es nombrado por el { $thief } pierde todo su oro al ser llamado. Apuntaban a un rango y solo podían adivinar que eras tú. La próxima vez toma a alguien menos esperado.
web-guide-citadels-unique = Un distrito especial en marcha
    .text = Aquí pagas con cartas de tu mano. Da las que construirías al final: las caras, o los nombres que tu ciudad ya tiene.
web-guide-citadels-last = El final está cerca
    .text = Cuando una ciudad tiene { $goal } distritos, la ronda se juega hasta el final y se cuentan los puntos. Construye todo lo que aún puedas: cada moneda gastada en un distrito es un punto; el oro que sobra, ninguno.
web-guide-citadels-score = Los puntos
    .text = Los distritos valen lo que costaron. Se suman 3 puntos por los cinco tipos, 4 por la primera ciudad completa, 2 por las otras, y lo que añaden los distritos especiales. En la repetición puedes verlo todo otra vez, con las cartas abiertas.

web-citadels-fact-built =
    { $n ->
        [one] { $n } distrito construido
       *[other] { $n } distritos construidos
    }
web-citadels-fact-killed =
    { $n ->
        [one] { $n } asesinato
       *[other] { $n } asesinatos
    }
web-citadels-fact-robbed =
    { $n ->
        [one] { $n } robo
       *[other] { $n } robos
    }
web-citadels-fact-destroyed =
    { $n ->
        [one] { $n } distrito destruido
       *[other] { $n } distritos destruidos
    }
web-citadels-fact-swapped =
    { $n ->
        [one] manos intercambiadas una vez
       *[other] manos intercambiadas { $n } veces
    }
