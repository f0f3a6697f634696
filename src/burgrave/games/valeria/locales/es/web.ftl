### La página de Valeria: Card Kingdoms en el navegador, en español.

## The table

web-valeria-title = Valeria
web-valeria-round = Turno
web-valeria-round-number = Turno { $round }
web-valeria-your-turn = Tu turno { $round }
web-valeria-turn-of = Turno de { $name }
web-valeria-exhausted = Agotados
web-valeria-exhausted-label = { $number } de { $end } montones agotados: el último acaba la partida
web-valeria-last-round = La última ronda
web-valeria-end-due = Condición de final cumplida
web-valeria-exhausted-stack = Agotado
web-valeria-exhausted-brief = vacío
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
web-valeria-citizen-any = Un ciudadano
web-valeria-citizen-up-to = Ciudadano ≤ { $most }
web-valeria-short-gold =
    { $number ->
        [one] Falta { $number } oro
       *[other] Faltan { $number } oros
    }
web-valeria-short-strength =
    { $number ->
        [one] Falta { $number }
       *[other] Faltan { $number }
    }
web-valeria-short-magic = Falta magia: { $number }
web-valeria-needs = Requiere { $roles }
web-valeria-amount-gold =
    { $n ->
        [one] { $n } oro
       *[other] { $n } oros
    }
web-valeria-amount-strength = { $n } de fuerza
web-valeria-amount-magic = { $n } de magia
web-valeria-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
web-valeria-pts = pts
web-valeria-tokens =
    { $n ->
        [one] { $n } ficha de victoria
       *[other] { $n } fichas de victoria
    }

## Players

web-valeria-you = Tú
web-valeria-slain =
    { $count ->
        [one] { $count } vencido
       *[other] { $count } vencidos
    }
web-valeria-built =
    { $count ->
        [one] { $count } obra
       *[other] { $count } obras
    }
web-valeria-first = Primer jugador
web-valeria-waits = Espera
web-valeria-choosing = eligiendo
web-valeria-done = listo
web-valeria-away = ausente
web-valeria-stand-in = un bot sustituye
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
web-valeria-action-number = Acción { $number } de 2
web-valeria-gain = Toma 1
web-valeria-take = Tomar
web-valeria-pay = Pagar
web-valeria-decline = No, gracias
web-valeria-nothing = No robar
web-valeria-announce = Anunciar
web-valeria-harvest-done = Cerrar la cosecha
web-valeria-slay = Vencer: { $name }
web-valeria-recruit = Reclutar: { $name }
web-valeria-build = Construir: { $name }
web-valeria-free = Tomar: { $name }
web-valeria-keep = Conservar: { $name }
web-valeria-raid = Despertar: { $name }
web-valeria-capture = Ceder: { $name }
web-valeria-bank = Banca
web-valeria-less = Tomar menos …
web-valeria-list = Las { $count } opciones
web-valeria-undo = Deshacer el último paso
web-valeria-hint = Una pista
web-valeria-detail-act = Elige un montón o toma un recurso.
web-valeria-detail-duke = Toca un duque; el otro se va sin verse.
web-valeria-detail-harvest = En cualquier orden; lo que quede se deja.
web-valeria-detail-choose = En cualquier orden.
web-valeria-detail-dice = Señala un cambio y verás su cosecha.
web-valeria-detail-pay = ¿Cuánta magia?
web-valeria-detail-stack = Toca uno de los montones claros.
web-valeria-over = La partida ha terminado
web-valeria-wait = Un momento
web-valeria-wait-dukes = Se eligen los duques
web-valeria-wait-harvest = Otros aún cosechan
web-valeria-waiting-for = Esperando a { $names }

## Alone

web-valeria-dark-lord = Señor Oscuro
web-valeria-defenders = Ciudadanos por columna
web-valeria-defenders-of = quedan { $citizens } ciudadanos y { $domains } dominios
web-valeria-captured = Capturadas: { $count }
web-valeria-raids = Asaltos por venir: { $dice }

## Only heard

web-valeria-label-left =
    { $count ->
        [one] queda { $count } carta
       *[other] quedan { $count } cartas
    }
web-valeria-label-price = Pagas { $price }
web-valeria-label-printed = Precio { $price }
web-valeria-label-needs = Requiere { $roles }
web-valeria-label-number = Número { $number }
web-valeria-label-domain = Dominio de la columna { $column }
web-valeria-label-covered = Un dominio aún cubierto; quedan { $count }
web-valeria-label-exhausted = { $place }: montón agotado
web-valeria-label-empty = ninguna carta
web-valeria-label-lit =
    { $count ->
        [one] Activado por los dados.
       *[other] Activado { $count } veces por los dados.
    }
