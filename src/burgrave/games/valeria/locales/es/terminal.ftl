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
valeria-terminal-when-pair = dobles: { $what }
valeria-terminal-when-standing = { $what }
valeria-terminal-brief-foxgrove-palisade = dado{ $to }6 por { $price }
valeria-terminal-brief-the-desert-orchid = dado{ $to }1 por { $price }{ $each }
valeria-terminal-brief-palace-of-the-dawn = dado -1
valeria-terminal-brief-emerald-stronghold = copias sin recargo
valeria-terminal-brief-pratchetts-plateau = dominios { $price } menos
valeria-terminal-brief-monster = { $from } monstruo
valeria-terminal-brief-slay = derrotar
valeria-terminal-brief-monster-back = devolver monstruo
valeria-terminal-brief-citizen-back = devolver ciudadano

## Lo que significan los signos

valeria-terminal-legend-points = puntos
valeria-terminal-legend-powers = tu turno / otros turnos
valeria-terminal-legend-solo-powers = primera / segunda cosecha
valeria-terminal-legend-taken = de un rival
valeria-terminal-legend-hidden = 1 boca arriba, 2 boca abajo

## El encabezado

valeria-terminal-turn = turno de { $name }
valeria-terminal-your-turn = tu turno
valeria-terminal-dice = dados { $first } y { $second }, suma { $sum }
valeria-terminal-dice-signs = dados { $signs } suma { $sum }
valeria-terminal-stacks = pilas agotadas: { $number } de { $end }
valeria-terminal-end-due = final próximo
valeria-terminal-monsters-left =
    { $number ->
        [0] no quedan monstruos
        [one] queda { $number } monstruo
       *[other] quedan { $number } monstruos
    }
valeria-terminal-domains-left =
    { $number ->
        [0] no quedan dominios
        [one] queda { $number } dominio
       *[other] quedan { $number } dominios
    }
valeria-terminal-mixed = ciudadanos mezclados
valeria-terminal-left-out = retirados: { $names }

## Las pilas

valeria-terminal-exhausted = agotada
valeria-terminal-covered = boca abajo
valeria-terminal-left =
    { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }
valeria-terminal-left-hidden = { $number } boca arriba, { $hidden } boca abajo
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
valeria-terminal-needs = requiere { $roles }
valeria-terminal-lacks =
    { $number ->
        [one] te falta { $roles }
       *[other] te faltan { $roles }
    }
valeria-terminal-payable = puedes pagarlo

## Los jugadores

valeria-terminal-first-player = primer jugador
valeria-terminal-waiting = ficha de Espera, sin cosecha este turno
valeria-terminal-choosing = eligiendo un duque
valeria-terminal-harvesting = cosechando
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
valeria-terminal-lord-raids = dados por resolver: { $dice }

## El lado de quien lee

valeria-terminal-you-have = Tienes
valeria-terminal-your-duke = Tu duque
valeria-terminal-duke-now = { $points } ahora
valeria-terminal-so-far = { $points } hasta ahora
valeria-terminal-income = Ingresos por número (los dobles pagan dos veces)
valeria-terminal-income-short = Ingresos, { $own } / { $others }:
valeria-terminal-own-turn = tu turno
valeria-terminal-other-turns = otros turnos
valeria-terminal-first-harvest = 1.ª cosecha
valeria-terminal-second-harvest = 2.ª cosecha
valeria-terminal-often = { $what } ({ $number } veces)
valeria-terminal-income-line = Ingresos con { $number }: { $own-turn }: { $own }; { $other-turns }: { $others }

## Explicaciones

valeria-terminal-stack = Lo que queda en su pila, de arriba abajo: { $names }.

## La bienvenida

valeria-terminal-welcome = ¡Te damos la bienvenida! En cada turno, el jugador activo tira dos dados. Los dos dados y su suma activan, para todos, los ciudadanos con esos números. Después, el jugador activo hace dos acciones: derrotar a un monstruo, reclutar a un ciudadano, construir un dominio u obtener un recurso. La partida termina al acabar la ronda en la que haya { $number } pilas agotadas, ya no queden monstruos o ya no queden dominios. Gana quien tenga más puntos. Los puntos vienen de los monstruos, los dominios, las fichas y tu duque secreto.
valeria-terminal-welcome-solo = ¡Te damos la bienvenida! Juegas contra el Señor Oscuro. Después de tus dos acciones, sus monstruos capturan una carta por cada dado. Derrota a todos los monstruos para ganar. Si en una columna no queda nada que capturar, pierdes. Con cinco pilas agotadas, gana quien tenga más puntos.

## El final

valeria-terminal-score-monsters = Monstruos
valeria-terminal-score-domains = Dominios
valeria-terminal-score-tokens = Fichas
valeria-terminal-score-duke = Duque
valeria-terminal-tie = { $names } empatan a { terminal-points }. Queda por delante quien tiene menos cartas: { $values }.
    .shared = { $names } empatan a { terminal-points } con { $cards } cartas cada uno. Comparten el puesto.
valeria-terminal-solo-slain = Todos los monstruos han sido derrotados: ¡gana { $name }!
    .you = Todos los monstruos han sido derrotados: ¡ganas!
valeria-terminal-solo-open = En una columna no queda nada que capturar: gana el Señor Oscuro.
valeria-terminal-solo-won = Gana { $name } con { $points } contra { $others } del Señor Oscuro.
    .you = ¡Ganas con { $points } contra { $others } del Señor Oscuro!
valeria-terminal-solo-lost = Gana el Señor Oscuro con { $others } contra { $points }.
valeria-terminal-solo-draw = Empate: { $points } cada uno.
