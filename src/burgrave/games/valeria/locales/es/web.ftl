### La página de Valeria: Card Kingdoms en el navegador, en español.

## The table

web-valeria-round = Ronda
web-valeria-round-number = Ronda { $round }
web-valeria-your-turn = Ronda { $round }: tu turno
web-valeria-turn-of = Turno de { $name }
web-valeria-exhausted = Agotadas
web-valeria-exhausted-label = { $number } de { $end } pilas agotadas: la última acaba la partida
web-valeria-last-round = La última ronda
web-valeria-end-due = Condición de final cumplida
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
web-valeria-others = Los demás
web-valeria-caption = Toca una carta para leerla.
web-valeria-covered = Aún cubierta
web-valeria-close = Cerrar

## What cards give

web-valeria-or = o
web-valeria-per = por
web-valeria-power-own = En tu turno: { $power }.
web-valeria-power-off = En turnos ajenos: { $power }.
web-valeria-citizen-any = Un ciudadano
web-valeria-citizen-up-to = Ciudadano ≤ { $most }
web-valeria-amount-gold =
    { $n ->
        [one] { $n } moneda
       *[other] { $n } monedas
    }
web-valeria-amount-strength = { $n } de fuerza
web-valeria-amount-magic = { $n } de magia
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
        [one] { $count } obra
       *[other] { $count } obras
    }
web-valeria-first = Primer jugador
web-valeria-waits = esperando
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
web-valeria-points-open = Puntos a la vista
web-valeria-points-items = Monstruos { $monsters }, dominios { $domains }, fichas { $tokens }, duque { $duke }

## The street and the dice

web-valeria-street = Calle de los números de activación
web-valeria-roll = Tirada
web-valeria-dice = Dados: { $first } y { $second }, { $sum } en total
web-valeria-dice-none = Aún no se han tirado los dados
web-valeria-sum = suma
web-valeria-brought-you = La cosecha te dio
web-valeria-brought = La cosecha dio
web-valeria-would-bring = Traería
web-valeria-what-if = ¿Y si?
web-valeria-what-own = En tu turno
web-valeria-what-off = En turnos ajenos
web-valeria-what-choices =
    { $count ->
        [one] { $count } elección
       *[other] { $count } elecciones
    }
web-valeria-what-nothing = 1 recurso a tu elección
web-valeria-first-die = Primer dado
web-valeria-second-die = Segundo dado
web-valeria-back = Volver
web-valeria-back-mine = Volver a tu calle

## What can be done

web-valeria-actions = Qué puedes hacer
web-valeria-roll-dice = Tirar los dados
web-valeria-your-dice = Los dados son tuyos.
web-valeria-action-number = Acción { $number } de 2
web-valeria-gain = Tomar 1
web-valeria-take = Tomar
web-valeria-pay = Pagar
web-valeria-decline = No, gracias
web-valeria-nothing = No robar
web-valeria-announce = Anunciar
web-valeria-harvest-done = Cerrar la cosecha
web-valeria-slay = Derrotar: { $name }
web-valeria-recruit = Reclutar: { $name }
web-valeria-build = Construir: { $name }
web-valeria-free = Tomar: { $name }
web-valeria-keep = Conservar: { $name }
web-valeria-raid = Activar: { $name }
web-valeria-capture = Ceder: { $name }
web-valeria-bank = Banco
web-valeria-less = Tomar menos…
web-valeria-list = Las { $count } opciones
web-valeria-undo = Deshacer el último paso
web-valeria-hint = Una pista
web-valeria-detail-act = Elige una pila o toma un recurso.
web-valeria-detail-gain = No hay ninguna pila a tu alcance: toma un recurso.
web-valeria-detail-duke = Toca un duque; el otro se va sin verse.
web-valeria-detail-harvest = En cualquier orden; lo que quede se deja.
web-valeria-detail-choose = En cualquier orden.
web-valeria-detail-dice = Señala un cambio y verás su cosecha.
web-valeria-detail-pay = ¿Cuánta magia?
web-valeria-detail-stack = Toca una de las pilas resaltadas.
web-valeria-over = La partida ha terminado
web-valeria-wait = Un momento
web-valeria-wait-dukes = Se eligen los duques
web-valeria-wait-harvest = Otros aún cosechan

## Alone

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
web-valeria-tokens-alone = Cuando juegas en solitario, las fichas de victoria no cuentan.
web-valeria-raids = Asaltos por venir: { $dice }

## Only heard

web-valeria-label-left =
    { $count ->
        [one] queda { $count } carta
       *[other] quedan { $count } cartas
    }
web-valeria-label-price = Pagas { $price }
web-valeria-label-printed = Precio { $price }
web-valeria-label-base = Precio impreso { $price }
web-valeria-label-needs = Exige { $roles }
web-valeria-label-number = Número { $number }
web-valeria-label-domain = Dominio de la columna { $column }
web-valeria-label-covered =
    { $count ->
        [one] Un dominio aún cubierto; queda { $count }
       *[other] Un dominio aún cubierto; quedan { $count }
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
web-pitch-valeria = Tira los dados, cosecha con todos, derrota monstruos y construye dominios.

## Abrir una mesa

web-random-valeria = Las áreas y los ciudadanos se sortean al empezar la partida.
web-areas = Áreas
web-areas-note = Los monstruos de las cinco columnas
web-column = Columna { $n }
web-citizens = Ciudadanos
web-citizens-note = Uno para cada número de los dados
web-citizen-of = Ciudadano de { $number }
web-mixed = Ciudadanos mezclados
web-mixed-note = Los dos ciudadanos de cada número en una pila

## Respuestas automáticas

web-auto-harvest = Cosecha: 2 monedas o 2 de magia
web-auto-harvest-choose-1 = 2 monedas
web-auto-harvest-choose-2 = 2 de magia
web-auto-compensation = Nada activado: qué recurso
web-auto-compensation-gain-gold = 1 moneda
web-auto-compensation-gain-strength = 1 de fuerza
web-auto-compensation-gain-magic = 1 de magia
web-auto-trades = Cambios en la cosecha
web-auto-trades-done = No cambiar nada

## Tipos de cartas

web-kind-citizens = Ciudadanos
web-kind-monsters = Monstruos
web-kind-domains = Dominios
web-kind-dukes = Duques

## Reglas en breve

web-rules-valeria-aim = De qué se trata
    .text = Reclutas ciudadanos, derrotas monstruos y construyes dominios. Gana quien tiene más puntos: los de monstruos y dominios, las fichas de victoria y los de tu duque secreto.
web-rules-valeria-roll = La tirada
    .text = Quien está de turno lanza dos dados. Los dos números y su suma activan ciudadanos, y no solo los suyos.
web-rules-valeria-harvest = La cosecha
    .text = Todos cosechan de los ciudadanos activados: en el turno propio, el poder junto al sol; en los de los demás, el poder junto a la luna. Un ciudadano activado dos veces paga dos veces. Quien no activa nada toma un recurso.
web-rules-valeria-actions = Dos acciones
    .text = Quien está de turno hace dos de estas cosas: derrota al monstruo de arriba de una columna, recluta al ciudadano de arriba de una pila, construye el dominio abierto de una columna, o toma 1 moneda, 1 de fuerza o 1 de magia. También dos veces la misma.
web-rules-valeria-paying = Pagar
    .text = Los monstruos cuestan fuerza; los ciudadanos y dominios, oro. Cada ciudadano de un nombre que ya tienes encarece el siguiente en 1 moneda. La magia puede sustituir al oro o a la fuerza, si pagas al menos 1 de lo que se pide. Los dominios piden además ciudadanos de ciertos roles.
web-rules-valeria-end = El final
    .text = La partida termina cuando todos los monstruos han sido derrotados, cuando todos los dominios están construidos, o cuando hay el doble de pilas agotadas que de jugadores. La ronda se juega hasta el final; después se muestran los duques y se cuentan los puntos.
web-rules-valeria-alone = En solitario
    .text = Te enfrentas al Señor Oscuro, cuyos monstruos capturan ciudadanos y dominios después de tus acciones. Si derrotas a todos los monstruos, ganas. Si en una columna no queda nada que capturar, pierdes. Con cinco pilas agotadas deciden los puntos, los tuyos contra los suyos; las fichas de victoria no cuentan.

## La guía de la primera partida

web-guide-valeria-welcome = Esto es Valeria
    .text = Reúne más puntos que nadie: derrota monstruos, construye dominios, contenta a tu duque. Los dados alimentan a todos en cada turno, y en el tuyo actúas dos veces. En el centro están las pilas de todos; tus ciudadanos están en tu calle, por número, con tu oro, tu fuerza y tu magia.
web-guide-valeria-duke = Elige un duque
    .text = Quédate con uno de los dos; el otro se va sin verse. Al final, un duque da puntos por las cartas que nombra. Toma el que desea lo que ves en las pilas, y deja que te guíe durante la partida.
web-guide-valeria-roll = Los dados
    .text = En cada turno valen tres números: el de cada dado y su suma. Un 3 y un 5 activan a todos los ciudadanos de 3, 5 y 8, los tuyos y los de los demás.
web-guide-valeria-harvest = Tu cosecha
    .text = En tu turno, cada ciudadano activado da lo que su carta muestra junto al sol; si no se activa ninguno de los tuyos, tomas 1 recurso a tu gusto. Donde puedas elegir, toma lo que pide tu próxima acción.
web-guide-valeria-others = La cosecha en los turnos de los demás
    .text = Cuando tiran los demás, tú también cosechas: lo que tus cartas muestran junto a la luna. Por eso los ciudadanos de muchos números distintos rinden sin parar. Toca una casa para ver sus dos poderes.
web-guide-valeria-act = Dos acciones
    .text = Derrota a un monstruo, recluta a un ciudadano, construye un dominio o toma 1 recurso; también dos veces lo mismo. Recluta pronto, para los números que te faltan: un ciudadano rinde toda la partida.
web-guide-valeria-slay = Derrota a un monstruo
    .text = Un monstruo cuesta fuerza, y algunos también magia. Da su recompensa en el acto y sus puntos al final. Los de debajo, en su pila, son al menos igual de fuertes.
web-guide-valeria-build = Construye un dominio
    .text = Un dominio cuesta oro y pide ciudadanos de ciertos roles, que se quedan contigo. Da puntos, y un poder que vale una vez o el resto de la partida. Los que duran rinden más si los construyes pronto.
web-guide-valeria-pay = Paga con magia
    .text = La magia puede sustituir al oro o a la fuerza, pero al menos 1 se paga con lo que se pide. Gasta lo que más tengas, y piensa en la segunda acción.
web-guide-valeria-reward = Elige lo que recibes
    .text = Lo que tomas aquí es gratis. Un ciudadano para un número que te falta suele rendir más; hacia el final son mejores los puntos.
web-guide-valeria-domain = Un dominio en marcha
    .text = Uno de tus dominios te ofrece algo. Lee lo que pide y lo que da; donde puedas rechazarlo, piensa si necesitas lo mismo para tu próxima acción.
web-guide-valeria-dice = Cambia los dados
    .text = Uno de tus dominios puede cambiar un dado antes de la cosecha. Señala un cambio para ver lo que te daría, o anuncia los dados como están.
web-guide-valeria-last = El final está cerca
    .text = La partida acaba con { $goal } pilas agotadas, o cuando no queda ningún monstruo o ningún dominio; la ronda se juega hasta el final. Entonces los recursos solos no valen casi nada: conviértelos en monstruos y dominios.
web-guide-valeria-score = Los puntos
    .text = Monstruos y dominios dan sus puntos, las fichas 1 cada una, y ahora se muestran los duques. La tabla dice de dónde viene cada punto; en la repetición puedes verlo todo otra vez.

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
        [one] algo quitado a otro una vez
       *[other] algo quitado a otro { $n } veces
    }
web-valeria-fact-tokens-alone =
    { $n ->
        [one] { $n } ficha de victoria, que en solitario no cuenta
       *[other] { $n } fichas de victoria, que en solitario no cuentan
    }
