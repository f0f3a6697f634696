### La página de Valeria: Card Kingdoms en el navegador, en español.

## The table

web-valeria-round = Ronda
web-valeria-round-number = Ronda { $round }
web-valeria-your-turn = Ronda { $round }: tu turno
web-valeria-turn-of = Turno de { $name }
web-valeria-exhausted = Agotadas
web-valeria-exhausted-label = { $number } de { $end } pilas agotadas (la partida termina con { $end })
web-valeria-last-round = Última ronda
web-valeria-end-due = Final próximo
web-valeria-exhausted-stack = Agotada
web-valeria-exhausted-brief = vacía
web-valeria-of = { $number } de { $end }
web-valeria-monsters-left =
    { $count ->
        [one] queda { $count } monstruo
       *[other] quedan { $count } monstruos
    }
web-valeria-domains-left =
    { $count ->
        [one] queda { $count } dominio
       *[other] quedan { $count } dominios
    }
web-valeria-center = Centro
web-valeria-others = Otros jugadores
web-valeria-covered = Boca abajo
web-valeria-close = Cerrar

## Effects

web-valeria-or = o
web-valeria-per = por
web-valeria-power-own = En tu turno: { $power }.
web-valeria-power-off = En otros turnos: { $power }.
web-valeria-citizen-any = Un ciudadano
web-valeria-citizen-up-to = Ciudadano ≤ { $most }
web-valeria-amount-gold =
    { $n ->
        [one] { $n } moneda
       *[other] { $n } monedas
    }
web-valeria-amount-strength = { $n } de fuerza
web-valeria-amount-magic = { $n } de magia
web-valeria-short =
    { $n ->
        [one] falta { $amount }
       *[other] faltan { $amount }
    }
web-valeria-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
web-valeria-pts =
    { $n ->
        [one] pt
       *[other] pts
    }
web-valeria-tokens =
    { $n ->
        [one] { $n } ficha de victoria
       *[other] { $n } fichas de victoria
    }

## Players

web-valeria-you = Tú
web-valeria-slain =
    { $count ->
        [one] { $count } derrotado
       *[other] { $count } derrotados
    }
web-valeria-built =
    { $count ->
        [one] { $count } dominio
       *[other] { $count } dominios
    }
web-valeria-first = Primer jugador
web-valeria-waits = no cosecha
web-valeria-choosing = eligiendo
web-valeria-done = listo
web-valeria-away = ausente
web-valeria-stand-in = juega un bot
web-valeria-victory-stack = Pila de victoria y dominios
web-valeria-duke-secret = solo tú lo ves
web-valeria-duke-hidden = Duque oculto
web-valeria-duke-none = Aún sin duque
web-valeria-duke-unknown = Duque desconocido
web-valeria-duke-now = Vale { $n } ahora
web-valeria-points-so-far = Puntos hasta ahora
web-valeria-points-open = Puntos visibles
web-valeria-points-items = Monstruos { $monsters }, dominios { $domains }, fichas { $tokens }, duque { $duke }

## The street and the dice

web-valeria-street = Ciudadanos por número de activación
web-valeria-roll = Tirada
web-valeria-dice = Dados: { $first } + { $second } = { $sum }
web-valeria-dice-none = Aún no se han tirado los dados
web-valeria-sum = suma
web-valeria-brought-you = Has cosechado
web-valeria-brought = Ha cosechado
web-valeria-would-bring = Daría
web-valeria-what-if = ¿Y si?
web-valeria-what-own = En tu turno
web-valeria-what-off = En otros turnos
web-valeria-what-choices =
    { $count ->
        [one] { $count } a elegir
       *[other] { $count } a elegir
    }
web-valeria-what-nothing = 1 recurso a tu elección
web-valeria-first-die = Primer dado
web-valeria-second-die = Segundo dado
web-valeria-back = Volver
web-valeria-back-mine = Volver a tus ciudadanos

## Actions

web-valeria-actions = Qué puedes hacer
web-valeria-roll-dice = Tirar los dados
web-valeria-your-dice = Tu tirada
web-valeria-action-number = Acción { $number } de 2
web-valeria-gain = Obtener 1
web-valeria-take = Obtener
web-valeria-pay = Pagar
web-valeria-decline = No, gracias
web-valeria-nothing = No robar
web-valeria-announce = Mantener
web-valeria-harvest-done = Fin de la cosecha
web-valeria-slay = Derrotar: { $name }
web-valeria-recruit = Reclutar: { $name }
web-valeria-build = Construir: { $name }
web-valeria-free = Tomar: { $name }
web-valeria-keep = Elegir: { $name }
web-valeria-raid = Activar: { $name }
web-valeria-capture = Ceder: { $name }
web-valeria-do-slay = Derrotar
web-valeria-do-recruit = Reclutar
web-valeria-do-build = Construir
web-valeria-do-free = Tomar
web-valeria-do-raid = Activar
web-valeria-do-capture = Ceder
web-valeria-bank = Banco
web-valeria-less = Tomar menos…
web-valeria-list = Las { $count } opciones
web-valeria-undo = Deshacer el último paso
web-valeria-hint = Pista
web-valeria-detail-act = Elige una pila u obtén un recurso.
web-valeria-detail-gain = No puedes tomar nada de las pilas: obtén un recurso.
web-valeria-detail-duke = Elige un duque. El otro se descarta boca abajo.
web-valeria-detail-harvest = En cualquier orden. Lo que no uses se pierde.
web-valeria-detail-choose = En cualquier orden.
web-valeria-detail-dice = Pasa el cursor por una opción para ver su cosecha.
web-valeria-detail-pay = ¿Cuánta magia?
web-valeria-detail-stack = Elige una de las pilas resaltadas.
web-valeria-over = La partida ha terminado
web-valeria-wait = Un momento
web-valeria-wait-dukes = Eligiendo duques
web-valeria-wait-harvest = Los demás cosechan

## Solo

web-valeria-dark-lord = Señor Oscuro
web-valeria-defenders = Ciudadanos por columna
web-valeria-defenders-of =
    quedan { $citizens ->
        [one] { $citizens } ciudadano
       *[other] { $citizens } ciudadanos
    } y { $domains ->
        [one] { $domains } dominio
       *[other] { $domains } dominios
    }
web-valeria-captured = Capturadas: { $count }
web-valeria-tokens-alone = Las fichas de victoria no cuentan en solitario.
web-valeria-raids = Dados por resolver: { $dice }

## Screen reader labels

web-valeria-label-left =
    { $count ->
        [one] queda { $count } carta
       *[other] quedan { $count } cartas
    }
web-valeria-label-price = Pagas { $price }
web-valeria-label-printed = Precio { $price }
web-valeria-label-base = Precio impreso { $price }
web-valeria-label-needs = Requiere { $roles }
web-valeria-label-number = Número { $number }
web-valeria-label-domain = Dominio de la columna { $column }
web-valeria-label-covered =
    { $count ->
        [one] Dominio boca abajo; queda { $count }
       *[other] Dominio boca abajo; quedan { $count }
    }
web-valeria-label-exhausted = { $place }: pila agotada
web-valeria-label-empty = ninguna carta
web-valeria-label-lit =
    { $count ->
        [one] Activado por los dados.
       *[other] Activado { $count } veces por los dados.
    }

## En la entrada

web-game-valeria = Valeria
web-pitch-valeria = Tira los dados, cosecha junto a los demás, derrota monstruos y construye dominios.

## Abrir una mesa

web-random-valeria = Las áreas y los ciudadanos se sortean al empezar la partida.
web-areas = Áreas
web-areas-note = Los monstruos de las cinco columnas
web-column = Columna { $n }
web-citizens = Ciudadanos
web-citizens-note = Uno para cada número de los dados
web-citizen-of = Ciudadano del { $number }
web-mixed = Ciudadanos mezclados
web-mixed-note = Los dos ciudadanos de cada número en la misma pila

## Respuestas automáticas

web-auto-harvest = Cosecha: 2 monedas o 2 de magia
web-auto-harvest-choose-1 = 2 monedas
web-auto-harvest-choose-2 = 2 de magia
web-auto-compensation = Nada activado: obtener
web-auto-compensation-gain-gold = 1 moneda
web-auto-compensation-gain-strength = 1 de fuerza
web-auto-compensation-gain-magic = 1 de magia
web-auto-trades = Intercambios (cosecha)
web-auto-trades-done = No intercambiar

## Tipos de cartas

web-kind-citizens = Ciudadanos
web-kind-monsters = Monstruos
web-kind-domains = Dominios
web-kind-dukes = Duques

## Reglas en breve

web-rules-valeria-aim = Objetivo
    .text = Recluta ciudadanos, derrota monstruos y construye dominios. Gana quien tenga más puntos. Los puntos vienen de tus monstruos, tus dominios, tus fichas de victoria y tu duque secreto.
web-rules-valeria-roll = Tirada
    .text = El jugador activo tira dos dados. Los dos dados y su suma activan, para todos, los ciudadanos con esos números.
web-rules-valeria-harvest = Cosecha
    .text = Todos cosechan con sus ciudadanos activados. En tu turno usas el poder que está junto al sol; en los otros turnos, el que está junto a la luna. Un ciudadano activado dos veces usa su poder dos veces. Si no se activa ninguna carta tuya, obtén un recurso.
web-rules-valeria-actions = Dos acciones
    .text = El jugador activo hace dos acciones, iguales o distintas: derrotar al monstruo de arriba de una columna, reclutar al ciudadano de arriba de una pila, construir el dominio boca arriba de una columna u obtener 1 moneda, 1 de fuerza o 1 de magia.
web-rules-valeria-paying = Pagos
    .text = Los monstruos cuestan fuerza; los ciudadanos y dominios, oro. Un ciudadano cuesta 1 moneda más por cada carta del mismo nombre que tengas. La magia puede sustituir oro o fuerza si pagas al menos 1 del recurso pedido. Los dominios requieren además ciudadanos de ciertos roles.
web-rules-valeria-end = Fin de la partida
    .text = La partida termina cuando todos los monstruos han sido derrotados, todos los dominios están construidos o hay el doble de pilas agotadas que de jugadores. Se juega la ronda hasta el final; después se revelan los duques y se suman los puntos.
web-rules-valeria-alone = En solitario
    .text = Te enfrentas al Señor Oscuro, cuyos monstruos capturan ciudadanos y dominios después de tus acciones. Derrota a todos los monstruos para ganar. Si en una columna no queda nada que capturar, pierdes. Con cinco pilas agotadas, gana quien tenga más puntos; las fichas de victoria no cuentan.

## La guía de la primera partida

web-guide-valeria-welcome = Esto es Valeria
    .text = Consigue más puntos que nadie: derrota monstruos, construye dominios y contenta a tu duque. Los dados dan algo a todos en cada turno, y en el tuyo haces dos acciones. Las pilas del centro son de todos. Tus ciudadanos están ordenados por número, junto a tu oro, tu fuerza y tu magia.
web-guide-valeria-duke = Elige un duque
    .text = Quédate con uno de los dos; el otro se descarta boca abajo. Al final de la partida, tu duque da puntos por ciertas cartas. Elige el que puntúe por cartas que ves en la mesa y deja que guíe tu partida.
web-guide-valeria-roll = Los dados
    .text = Cada turno tiene tres números: los dos dados y su suma. Un 3 y un 5 activan todos los ciudadanos con el 3, el 5 y el 8, los tuyos y los de los demás.
web-guide-valeria-harvest = Tu cosecha
    .text = En tu turno, cada ciudadano activado da lo que su carta muestra junto al sol. Si no se activa ninguna carta tuya, obtienes 1 recurso a tu elección. Cuando puedas elegir, toma lo que necesites para tu próxima acción.
web-guide-valeria-others = Cosecha en otros turnos
    .text = También cosechas cuando tiran los demás: recibes lo que tus cartas muestran junto a la luna. Cuantos más números cubran tus ciudadanos, más a menudo cobrarás. Selecciona un ciudadano para ver sus dos poderes.
web-guide-valeria-act = Dos acciones
    .text = Derrota a un monstruo, recluta a un ciudadano, construye un dominio u obtén 1 recurso. Puedes repetir la misma acción. Recluta pronto ciudadanos de los números que te faltan: rinden durante toda la partida.
web-guide-valeria-slay = Derrota a un monstruo
    .text = Un monstruo cuesta fuerza, y algunos también magia. Recibes su recompensa al momento y sus puntos al final. Los monstruos que hay debajo son al menos igual de fuertes.
web-guide-valeria-build = Construye un dominio
    .text = Un dominio cuesta oro y requiere ciudadanos de ciertos roles, que se quedan contigo. Da puntos y un poder, que vale una vez o el resto de la partida. Los dominios con poder permanente rinden más si los construyes pronto.
web-guide-valeria-pay = Paga con magia
    .text = La magia puede sustituir oro o fuerza, pero debes pagar al menos 1 del recurso pedido. Gasta lo que te sobre y piensa en tu segunda acción.
web-guide-valeria-reward = Elige tu recompensa
    .text = Lo que elijas aquí es gratis. Un ciudadano de un número que te falta suele ser lo mejor. Hacia el final de la partida, busca puntos.
web-guide-valeria-domain = Usa un dominio
    .text = Uno de tus dominios te ofrece algo. Mira cuánto cuesta y qué da. Si puedes rechazarlo, piensa si necesitas esos recursos para tu próxima acción.
web-guide-valeria-dice = Cambia los dados
    .text = Uno de tus dominios puede cambiar un dado antes de la cosecha. Pasa el cursor por una opción para ver lo que obtendrías, o deja los dados como están.
web-guide-valeria-last = El final está cerca
    .text = La partida termina con { $goal } pilas agotadas, o cuando se acaban los monstruos o los dominios. La ronda siempre se juega hasta el final. Los recursos que sobran no valen casi nada: conviértelos en monstruos y dominios.
web-guide-valeria-score = Puntuación final
    .text = Los monstruos y dominios dan sus puntos, cada ficha vale 1 y se revelan los duques. La tabla muestra de dónde viene cada punto. En la repetición puedes ver otra vez toda la partida.

web-valeria-fact-slain =
    { $n ->
        [one] { $n } monstruo derrotado
       *[other] { $n } monstruos derrotados
    }
web-valeria-fact-returned =
    { $n ->
        [one] { $n } monstruo devuelto
       *[other] { $n } monstruos devueltos
    }
web-valeria-fact-recruited =
    { $n ->
        [one] { $n } ciudadano reclutado
       *[other] { $n } ciudadanos reclutados
    }
web-valeria-fact-built =
    { $n ->
        [one] { $n } dominio construido
       *[other] { $n } dominios construidos
    }
web-valeria-fact-stolen =
    { $n ->
        [one] { $n } robo
       *[other] { $n } robos
    }
web-valeria-fact-tokens-alone =
    { $n ->
        [one] { $n } ficha de victoria (no cuenta en solitario)
       *[other] { $n } fichas de victoria (no cuentan en solitario)
    }

web-puzzle-theme-slaying = Derrotar monstruos
web-puzzle-theme-recruiting = Reclutar ciudadanos
web-puzzle-theme-domains = Construir dominios
web-puzzle-theme-resources = Recursos
