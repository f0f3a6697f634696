### La página de Citadels, en español.

web-citadels-procession = Personajes por rango
web-citadels-seats = Rivales
web-citadels-you = Tú
web-citadels-your-city = Tu ciudad
web-citadels-round = Ronda { $n }
web-citadels-picks-first = Elige primero: { $name }
web-citadels-picks-next = Elige primero en la próxima ronda: { $name }
web-citadels-last-round = Última ronda
web-citadels-unclaimed = Aún puedes tomar oro. Elige de nuevo para terminar el turno.
web-citadels-goal = Fin de partida: { $n } distritos
web-citadels-crown = Tiene la corona
web-citadels-gold = Oro: { $n }
web-citadels-points =
    { $n ->
        [one] { $n } pt
       *[other] { $n } pts
    }
web-citadels-seat = { $name }: { $status }; oro { $gold }, cartas { $cards }, distritos { $n }, puntos hasta ahora { $points }
web-citadels-open-city = { $name }: ver ciudad
web-citadels-city-of = { $name }: ciudad, { $n } de { $goal } distritos
web-citadels-built = { $n } de { $goal } distritos, { $kinds } de 5 tipos
web-citadels-protected = A salvo del rango 8
web-citadels-complete = Completa
web-citadels-collector = Recauda los impuestos
web-citadels-cannot-build = No puede construir esta ronda
web-citadels-museum = Bajo el Museo: { $n }
web-citadels-hidden-hand =
    { $n ->
        [one] { $n } carta en la mano, boca abajo
       *[other] { $n } cartas en la mano, boca abajo
    }
web-citadels-known-hand = Cartas conocidas en la mano
web-citadels-known-museum = Cartas conocidas bajo el Museo
web-citadels-known-deck = Conocidas: { $cards }
web-citadels-no-city = Nada construido todavía.
web-citadels-hand = Tu mano: { $n }
web-citadels-no-hand = Sin cartas en la mano
web-citadels-open-characters = Personajes de { $name }
web-citadels-open-hand = Mano de { $name }: { $n }
web-citadels-open-not-called = Aún no llamado
web-citadels-open-drawn = Robadas del mazo
web-citadels-hidden = Oculto
web-citadels-half-hidden = { $names } + 1 oculto
web-citadels-touch-card = Selecciona una carta y confirma.
web-citadels-choosing = Eligiendo
web-citadels-has-chosen = Ha elegido
web-citadels-next = Siguiente
web-citadels-waits = En espera
web-citadels-order = Orden de elección
web-citadels-out = Fuera esta ronda
web-citadels-face-down = Boca abajo
web-citadels-secret = Tu elección es secreta.
web-citadels-keep = Elegir { $name }
web-citadels-deck = Mazo
web-citadels-in-deck =
    { $n ->
        [one] carta en el mazo
       *[other] cartas en el mazo
    }
web-citadels-tax = impuestos
web-citadels-rank = { $n }, { $name }
web-citadels-rank-of = Rango { $n }
web-citadels-type-cost = { $type }, cuesta { $n }
web-citadels-tile = { $name }, { $type }, { $n }
web-citadels-card = { $name }, { $type }, cuesta { $n }
web-citadels-gilded = embellecido
web-citadels-now = Ahora: { $name }
web-citadels-called-now = Le toca ahora
web-citadels-killed-who = Víctima: { $name }
web-citadels-mine = Tuyo, oculto
web-citadels-maybe = ¿{ $names }?
web-citadels-standing-out = Fuera (boca arriba)
web-citadels-standing-silent = No está en juego
web-citadels-standing-killed = Asesinado
web-citadels-standing-buried = Descartado
web-citadels-standing-absent = Nadie lo tiene
web-citadels-mark-robbed = Objetivo del Ladrón
web-citadels-mark-bewitched = Embrujado
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
web-citadels-builds-free = Construye lo que puedas pagar
web-citadels-den-paid = Pagado con cartas: { $n }. El oro cubre el resto.
web-citadels-watching = Espectador
web-citadels-others-play = Juegan los rivales
web-citadels-build-for = Construir: { $n }
web-citadels-earns = Ingresos: { $name }
web-citadels-owned = Ya tienes uno
web-citadels-brings-crown-and = Corona y
web-citadels-brings-crown = La corona
web-citadels-brings-crown-cards = Corona, cartas: { $n }
web-citadels-brings-cards = Cartas: { $n }
web-citadels-brings-pays = Te da
web-citadels-brings-leader =
    { $name }: { $n ->
        [one] falta { $n }
       *[other] faltan { $n }
    }
web-citadels-brings-richest = Más oro: { $name }
web-citadels-brings-fullest = Mano de { $name }: { $n }
web-citadels-brings-builds = Hasta { $n } distritos
web-citadels-brings-cities = Objetivos posibles: { $n }
web-citadels-verb-gold = Tomar oro
web-citadels-verb-cards = Robar cartas
web-citadels-verb-income = Cobrar ingresos
web-citadels-verb-mix = Cobrar ingresos
web-citadels-mix = Oro: { $gold }, cartas: { $cards }
web-citadels-verb-collect = Recaudar impuestos
web-citadels-verb-kill = Asesinar
web-citadels-verb-bewitch = Embrujar
web-citadels-verb-rob = Robar a
web-citadels-verb-sign = Orden firmada
web-citadels-verb-warrant = Orden sin firmar
web-citadels-verb-threaten = Amenaza real
web-citadels-verb-bluff = Amenaza falsa
web-citadels-verb-spy = Espiar a
web-citadels-verb-inspect = Buscar
web-citadels-verb-swap = Cambiar de mano
web-citadels-verb-replace = Cambiar cartas
web-citadels-verb-peek = Mirar una mano
web-citadels-verb-foresee = Tomar 1 de cada mano
web-citadels-verb-crown = Dar la corona
web-citadels-verb-beg = Quitarle oro al más rico
web-citadels-verb-destroy = Destruir
web-citadels-verb-exchange = Intercambiar distrito
web-citadels-verb-seize = Requisar
web-citadels-verb-district = Elegir un distrito
web-citadels-verb-offer = Dar un distrito
web-citadels-verb-beautify = Embellecer
web-citadels-verb-stage = Cambiar de personaje
web-citadels-verb-lend = Dar
web-citadels-verb-keep = Conservar
web-citadels-verb-pick = Elegir
web-citadels-verb-bury = Descartar
web-citadels-verb-under = Debajo del mazo
web-citadels-verb-take = Tomar
web-citadels-verb-discard = Descartar
web-citadels-verbs-discard = Descartar una carta
web-citadels-verb-give = Dar
web-citadels-verbs-give = Dar una carta
web-citadels-verb-tuck = Debajo del Museo
web-citadels-verb-build = Construir
web-citadels-build-named = Construir { $name }
web-citadels-destroy-named = Destruir { $name }
web-citadels-exchange-named = Cambiar por { $name }
web-citadels-seize-named = Requisar { $name }
web-citadels-demolish-named = Armería: destruir { $name }
web-citadels-verb-pay-cards = Pagar con cartas
web-citadels-verb-borrow = Construir con oro ajeno
web-citadels-verb-lender = Quitar oro a
web-citadels-verb-end = Terminar turno
web-citadels-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }

## En la entrada

web-game-citadels = Citadels
web-pitch-citadels = Elige un personaje en secreto, supera a tus rivales y construye la mejor ciudad.

## Abrir una mesa

web-ruleset-classic = Edición clásica
web-ruleset-2010 = Edición de 2010
web-ruleset-2016 = Edición de 2016
web-ruleset-note = { $characters } personajes, { $uniques } distritos especiales.
web-cast = Personajes
web-cast-note = Elige un personaje para cambiarlo por otro del mismo rango.
web-swap-character = Rango { $rank }, { $name }: cambiar
web-rank = Rango { $rank }
web-no-ninth = Sin rango 9
web-no-ninth-text = Solo los rangos del 1 al 8 están en juego.
web-uniques = Distritos especiales
web-uniques-note = { $n } en el mazo
web-uniques-right = { $n } de { $n } elegidos.
web-uniques-wrong = { $chosen } de { $n } elegidos.
web-random-citadels = Los personajes y los distritos especiales se sortean al empezar la partida.
web-short-game = Partida corta: 7 distritos completan una ciudad

## Respuestas automáticas

web-auto-warrant = Magistrado: quien tiene tu orden firmada paga un distrito
web-auto-warrant-decline = Dejar que construya
web-auto-warrant-confiscate = Confiscarlo
web-auto-bribe = La Chantajista te amenaza
web-auto-bribe-bribe = Pagar el soborno
web-auto-bribe-refuse = No pagar
web-auto-threat = Chantajista: un jugador se niega a pagar
web-auto-threat-leave = No revelarla
web-auto-threat-flip = Revelarla
web-auto-grave = Cementerio: el Guerrero destruye un distrito
web-auto-grave-decline = Dejar la carta
web-auto-grave-reclaim = Quedártela por 1 moneda

## Tipos de cartas

web-kind-characters = Personajes
web-kind-districts = Distritos

## Reglas en breve

web-rules-citadels-aim = Objetivo
    .text = Construye una ciudad con distritos. Cada distrito vale tantos puntos como cuesta. En cada ronda eliges un personaje en secreto y usas su habilidad en tu turno. La partida acaba al final de la ronda en que se completa una ciudad. Gana quien tenga más puntos.
web-rules-citadels-choosing = Elección de personajes
    .text = El jugador con la corona mira los personajes, se queda con uno y pasa el resto al siguiente. Algunos se descartan, boca arriba o boca abajo, así que nadie sabe con certeza quién tiene qué. Después se llama a los personajes por orden de rango. Si llaman al tuyo, revélalo y juega tu turno.
web-rules-citadels-turn = Tu turno
    .text = Primero reúne recursos: toma 2 monedas, o roba 2 cartas y quédate con 1. Después puedes construir un distrito. Algunos personajes cobran ingresos, casi siempre oro, por distritos de un tipo: noble, religioso, comercial o militar. Puedes usar la habilidad de tu personaje una vez, en cualquier momento del turno, salvo que la carta diga otra cosa.
web-rules-citadels-building = Construcción
    .text = Paga el coste de una carta de tu mano y ponla en tu ciudad. Normalmente construyes un distrito por turno, y nunca dos con el mismo nombre. Los distritos especiales tienen efectos propios: selecciona uno para leerlo.
web-rules-citadels-powers = Los rangos
    .text = El rango 1 perjudica a un personaje, el 2 busca oro y el 3, cartas. El 4 mueve la corona, y quien la tiene elige primero en la ronda siguiente. El 5 cobra por los distritos religiosos, el 6 trae oro, el 7 roba o construye más y el 8 ataca ciudades. Según el número de jugadores, hay también un rango 9.
web-rules-citadels-end = Final de la partida
    .text = Cuando se completa una ciudad, la partida acaba al final de la ronda. Hacen falta 7 distritos, u 8 con dos o tres jugadores y en las ediciones antiguas. Suma el coste de tus distritos y añade 3 puntos si tienes los cinco tipos. La primera ciudad completa da 4 puntos; cualquier otra ciudad completa, 2. Los distritos especiales pueden dar más puntos.
web-rules-citadels-editions = Tres ediciones
    .text = Juega la edición clásica o la de 2010, con distritos adicionales. La de 2016 tiene 27 personajes, 30 distritos especiales y combinaciones preparadas de personajes. Las cartas corresponden a la edición elegida.

## La guía de la primera partida

web-guide-citadels-welcome = Esto es Citadels
    .text = Construye la ciudad más valiosa: cada distrito vale lo que costó. En cada ronda eliges un personaje en secreto y luego todos juegan por orden de rango. Arriba están las ciudades de tus rivales; debajo, los personajes, tus opciones, tu ciudad y tu mano.
web-guide-citadels-pick = Elige un personaje
    .text = Quédate con un personaje para esta ronda. El resto pasa al siguiente jugador, y tu elección es secreta. Busca uno que te dé oro: algunos cobran por los distritos de su color, y el { $merchant } siempre recibe 1 moneda más.
web-guide-citadels-wait = Eligen los rivales
    .text = Cada jugador se queda en secreto con uno de los personajes restantes. Los que están boca arriba quedan fuera esta ronda. Las cartas que has visto te indican quiénes pueden ser tus rivales.
web-guide-citadels-calls = Llamada de personajes
    .text = Se llama a los personajes desde el rango 1. El jugador que tiene el personaje llamado lo revela y juega su turno. Si no lo tiene nadie, se llama al siguiente. La fila de personajes muestra de quién es el turno.
web-guide-citadels-gather = Oro o cartas
    .text = Empieza tu turno tomando 2 monedas, o robando dos cartas y quedándote con una. Toma oro para construir lo que ya tienes en la mano. Roba si en tu mano no hay nada que quieras construir.
web-guide-citadels-drawn = Quédate con una carta
    .text = La otra va debajo del mazo. Elige un distrito que puedas pagar pronto, con un nombre y un tipo que tu ciudad aún no tenga.
web-guide-citadels-role = Tu personaje: { $character }
    .text = { $reminder }
web-guide-citadels-power = La habilidad de tu personaje
    .text = Tu personaje: { $character }. { $reminder } Puedes usar una habilidad una vez por turno, antes o después de construir. Si te paga por los distritos de un color, construye antes uno de ese color para que también cuente.
web-guide-citadels-build = Construye
    .text = Paga una carta para añadirla a tu ciudad. Normalmente construyes un distrito por turno, y nunca repites el mismo. Un distrito pequeño cada turno es mejor que esperar mucho por uno grande.
web-guide-citadels-end = Termina tu turno
    .text = Cuando acabes, termina tu turno. Antes, mira si te quedan ingresos por cobrar. Conservas tu oro y tus cartas para la próxima ronda.
web-guide-citadels-destroy = Destruir distritos
    .text = El { $warlord } puede destruir un distrito por su coste menos 1, así que los baratos son un blanco fácil. Las ciudades completas están a salvo, y también la ciudad del { $bishop }. El mejor objetivo suele ser la ciudad de quien va en cabeza.
web-guide-citadels-named = Han nombrado a tu personaje
    .text = El personaje que nombra el { $assassin } pierde su turno en esta ronda. El que nombra el { $thief } pierde todo su oro cuando lo llaman. Tu rival solo podía suponer que eras tú. La próxima vez, elige un personaje menos evidente.
web-guide-citadels-unique = Pagar con cartas
    .text = Este distrito especial te permite usar cartas de tu mano. Usa las que menos necesites: las caras o las que repitan distritos de tu ciudad.
web-guide-citadels-last = El final está cerca
    .text = Cuando una ciudad llega a { $goal } distritos, la partida acaba al final de la ronda. Construye todo lo que puedas: el oro gastado en distritos da puntos; el que te sobra, no.
web-guide-citadels-score = Puntuación final
    .text = Cada distrito vale su coste. Los cinco tipos dan 3 puntos; la primera ciudad completa, 4; y cualquier otra ciudad completa, 2. Los distritos especiales pueden dar más. En la repetición puedes ver toda la partida con las cartas a la vista.

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
        [one] { $n } cambio de mano
       *[other] { $n } cambios de mano
    }

web-puzzle-theme-draft = Elegir personaje
web-puzzle-theme-naming = La víctima adecuada
web-puzzle-theme-cards = Oro y cartas
web-puzzle-theme-building = Construir
web-puzzle-theme-attack = Atacar una ciudad
