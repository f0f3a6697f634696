### Valeria: la mesa en la terminal, en español.

## Signos para terminales que no escriben nada más fino: letras de los recursos, nombres cortos de los roles

valeria-terminal-sign-gold = o
valeria-terminal-sign-strength = f
valeria-terminal-sign-magic = m
valeria-terminal-sign-vp = p
valeria-terminal-sign-worker = Tra
valeria-terminal-sign-soldier = Sol
valeria-terminal-sign-shadow = Som
valeria-terminal-sign-holy = Sag

## Efectos en pocos signos; $what es el efecto

valeria-terminal-citizen = ciudadano
valeria-terminal-domain = dominio
valeria-terminal-when-built = 1 vez: { $what }
valeria-terminal-when-roll = dados: { $what }
valeria-terminal-when-action-start = inicio: { $what }
valeria-terminal-when-action-end = fin: { $what }
valeria-terminal-when-slay = monstruo: { $what }
valeria-terminal-when-citizen = ciudadano: { $what }
valeria-terminal-when-pair = pareja: { $what }
valeria-terminal-when-standing = { $what }
valeria-terminal-brief-foxgrove-palisade = dado{ $to }6 por { $price }
valeria-terminal-brief-the-desert-orchid = dado{ $to }1 por { $price }{ $each }
valeria-terminal-brief-palace-of-the-dawn = dado -1
valeria-terminal-brief-emerald-stronghold = copias sin recargo
valeria-terminal-brief-pratchetts-plateau = dominios { $price } menos
valeria-terminal-brief-monster = { $from } un monstruo
valeria-terminal-brief-slay = derrotar
valeria-terminal-brief-monster-back = devolver monstruo
valeria-terminal-brief-citizen-back = devolver ciudadano

## Lo que significan los signos

valeria-terminal-legend-points = puntos
valeria-terminal-legend-powers = en tu turno / en los ajenos
valeria-terminal-legend-solo-powers = primera / segunda cosecha
valeria-terminal-legend-taken = de un rival
valeria-terminal-legend-hidden = 1 a la vista, 2 ocultas

## El encabezado

valeria-terminal-turn = turno de { $name }
valeria-terminal-your-turn = tu turno
valeria-terminal-dice = dados { $first } y { $second }, suma { $sum }
valeria-terminal-dice-signs = dados { $signs } suma { $sum }
valeria-terminal-stacks = pilas agotadas: { $number } de { $end }
valeria-terminal-end-due = condición de final cumplida
valeria-terminal-monsters-left =
    { $number ->
        [0] ningún monstruo por derrotar
        [one] queda { $number } monstruo
       *[other] quedan { $number } monstruos
    }
valeria-terminal-domains-left =
    { $number ->
        [0] ningún dominio por construir
        [one] queda { $number } dominio
       *[other] quedan { $number } dominios
    }
valeria-terminal-mixed = ciudadanos mezclados
valeria-terminal-left-out = fuera del juego: { $names }

## Las pilas

valeria-terminal-exhausted = agotada
valeria-terminal-covered = aún cubierta
valeria-terminal-left =
    { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }
valeria-terminal-left-hidden = { $number } a la vista, { $hidden } debajo
valeria-terminal-below = debajo: { $names }
valeria-terminal-domain-stack = Pila de dominios { $number }
valeria-terminal-reward = Recompensa: { $reward }.
valeria-terminal-worker =
    { $number ->
        [one] { $number } trabajador
       *[other] { $number } trabajadores
    }
valeria-terminal-soldier =
    { $number ->
        [one] { $number } soldado
       *[other] { $number } soldados
    }
valeria-terminal-shadow =
    { $number ->
        [one] { $number } sombra
       *[other] { $number } sombras
    }
valeria-terminal-holy =
    { $number ->
        [one] { $number } sagrado
       *[other] { $number } sagrados
    }
valeria-terminal-needs = exige { $roles }
valeria-terminal-lacks =
    { $number ->
        [one] te falta { $roles }
       *[other] te faltan { $roles }
    }
valeria-terminal-payable = a tu alcance

## Los jugadores

valeria-terminal-first-player = primer jugador
valeria-terminal-waiting = en espera, no cosecha en este turno
valeria-terminal-choosing = eligiendo un duque
valeria-terminal-harvesting = aún cosechando
valeria-terminal-citizens = ciudadanos
valeria-terminal-starters = iniciales
valeria-terminal-built = dominios
valeria-terminal-slain =
    { $number ->
        [one] { $number } monstruo derrotado, { $points }
       *[other] { $number } monstruos derrotados, { $points }
    }
valeria-terminal-monsters =
    { $number ->
        [one] { $number } monstruo
       *[other] { $number } monstruos
    }
valeria-terminal-domains =
    { $number ->
        [one] { $number } dominio
       *[other] { $number } dominios
    }
valeria-terminal-no-monsters = ningún monstruo derrotado
valeria-terminal-open-points = { $points } sin el duque
valeria-terminal-tokens =
    { $n ->
        [one] { $n } ficha
       *[other] { $n } fichas
    }
valeria-terminal-roles = Tus ciudadanos por rol: { $roles }
valeria-terminal-duke = duque: { $name }

## El Señor Oscuro

valeria-terminal-lord-monsters =
    { $number ->
        [one] le queda { $number } monstruo, { $points }
       *[other] le quedan { $number } monstruos, { $points }
    }
valeria-terminal-lord-hidden = duque boca abajo
valeria-terminal-lord-nothing = aún no ha capturado nada
valeria-terminal-lord-raids = aún van a activar monstruos: { $dice }

## El lado de quien lee

valeria-terminal-you-have = Tienes
valeria-terminal-your-duke = Tu duque
valeria-terminal-duke-now = { $points } ahora
valeria-terminal-so-far = { $points } hasta ahora
valeria-terminal-income = Renta por número (una pareja da dos veces)
valeria-terminal-income-short = Renta, { $own } / { $others }:
valeria-terminal-own-turn = en tu turno
valeria-terminal-other-turns = en los otros
valeria-terminal-first-harvest = 1.ª cosecha
valeria-terminal-second-harvest = 2.ª cosecha
valeria-terminal-often = { $what } ({ $number } veces)
valeria-terminal-income-line = El { $number } da: { $own-turn }, { $own }; { $other-turns }, { $others }

## Explicaciones

valeria-terminal-stack = La pila ahora, desde arriba: { $names }.

## La bienvenida

valeria-terminal-welcome = ¡Hola! Los dos dados y su suma traen a todos lo que dan los ciudadanos con esos números; después, quien tiene el turno hace dos acciones: derrotar a un monstruo, reclutar a un ciudadano, construir un dominio o tomar un recurso. Cuando hay { $number } pilas agotadas, o no quedan monstruos, o no quedan dominios, la ronda es la última, y gana quien suma más puntos: monstruos, dominios, fichas y lo que cuenta tu duque secreto.
valeria-terminal-welcome-solo = ¡Hola! Juegas contra el Señor Oscuro: tras tus dos acciones, sus monstruos capturan una carta por cada dado. Derrota a todos los monstruos y ganas; si en una columna no queda nada que capturar, pierdes; con cinco pilas agotadas deciden los puntos, los tuyos contra los suyos.

## El final

valeria-terminal-score-monsters = Monstruos
valeria-terminal-score-domains = Dominios
valeria-terminal-score-tokens = Fichas
valeria-terminal-score-duke = Duque
valeria-terminal-tie =
    { $count ->
        [one] { $names } gana con { $points }: otros suman lo mismo, pero con más cartas.
       *[other] { $names } comparten la victoria: { $points } y { $cards } cartas cada uno.
    }
    .you = Ganas con { $points }: otros suman lo mismo, pero con más cartas.
valeria-terminal-solo-slain = Todos los monstruos han sido derrotados: ¡gana { $name }!
    .you = Has derrotado a todos los monstruos: ¡ganas!
valeria-terminal-solo-open = En una columna no queda nada que capturar: gana el Señor Oscuro.
valeria-terminal-solo-won = Gana { $name }: { $points } contra { $others } del Señor Oscuro.
    .you = Ganas: ¡{ $points } contra { $others } del Señor Oscuro!
valeria-terminal-solo-lost = Gana el Señor Oscuro: { $others } contra { $points }.
valeria-terminal-solo-draw = Empate: { $points } por cada lado.
