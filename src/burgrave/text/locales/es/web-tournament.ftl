### Torneos: cómo se hace uno, su página, sus mesas.

## Hacer uno

web-tournament = Torneo
web-tournament-new = Nuevo torneo
web-tournament-mine = Mis torneos
web-tournament-lobby = Varias mesas, varias rondas, una clasificación: manda un enlace, y el servidor abre las mesas.
web-tournament-of = Torneo de { $name }
web-tournament-name = Nombre del torneo
web-tournament-size = Jugadores y rondas
web-tournament-places = Plazas
web-tournament-at-table = Jugadores por mesa
web-tournament-rounds = Rondas
web-tournament-tables =
    { $n ->
        [one] Una mesa en cada ronda.
       *[other] { $n } mesas en cada ronda.
    }
web-tournament-uneven = Algunas tienen { $least } jugadores.
web-tournament-alone = Con tantas plazas alguien se quedaría solo.
web-tournament-format = Quién se enfrenta a quién
web-tournament-swiss = Suizo
web-tournament-groups = Grupos
web-tournament-swiss-note = En cada ronda se enfrentan los que van igualados, y lo menos posible los que ya se enfrentaron.
web-tournament-groups-note = Las mismas personas se enfrentan en todas las rondas, en otros sitios.
web-tournament-duplicate = Las mismas cartas en todas las mesas
web-tournament-duplicate-note = Hasta que acabe la última mesa de una ronda, nadie mira otra mesa.
web-tournament-duplicate-full = Para esto todas las mesas deben estar llenas, y ser dos o más.
web-tournament-bots = Bots en las plazas libres
web-tournament-wait = Una mesa espera a sus jugadores
web-tournament-play = Yo también juego
web-tournament-make = Crear el torneo

## Su página

web-tournament-waits = Antes de empezar
web-tournament-playing = Ronda { $n } de { $of }
web-tournament-over = Terminado
web-tournament-host = Organiza: { $name }
web-tournament-round-count =
    { $n ->
        [one] Una ronda
       *[other] { $n } rondas
    }
web-tournament-players = Jugadores
web-tournament-free =
    { $n ->
        [one] Una plaza está libre.
       *[other] { $n } plazas están libres.
    }
web-tournament-full = Todas las plazas están ocupadas.
web-tournament-link = Enlace de este torneo
web-tournament-send = Manda este enlace a quienes van a jugar.
web-tournament-join = Ocupar una plaza
web-tournament-come-back = Volver
web-tournament-leave = Dejar el torneo
web-tournament-begin = Empezar el torneo
web-tournament-begin-bots =
    { $n ->
        [one] Un bot ocupa la plaza libre.
       *[other] Los bots ocupan las { $n } plazas libres.
    }
web-tournament-host-begins = Empieza el torneo quien lo organiza.
web-tournament-call-off = Cancelar el torneo
web-tournament-called-off = Este torneo se canceló.
web-tournament-remove = Quitar a { $name }
web-tournament-left = se fue
web-tournament-removed = fuera
web-tournament-table-waits = Tu mesa te espera
web-tournament-table-plays = Tu partida sigue
web-tournament-table-over = La ronda sigue en otras mesas.
web-tournament-until = Empieza como muy tarde en { $time }.
web-tournament-go = A mi mesa
web-tournament-round = Ronda { $n }
web-tournament-table = Mesa { $n }
web-tournament-table-open = a la espera de empezar
web-tournament-table-playing = se juega
web-tournament-table-ended = terminada
web-tournament-shut = En todas las mesas hay las mismas cartas: se ven cuando acabe la última.
web-tournament-seal = Sello del reparto
web-tournament-seal-note = El sello es la huella del secreto del que salió el reparto. El secreto (la semilla) se muestra al acabar la ronda: así todos pueden comprobar que nadie cambió el reparto.
web-tournament-seed = Semilla del reparto
web-tournament-standing = Clasificación
web-tournament-rank = Puesto
web-tournament-player = Jugador
web-tournament-points = Puntos
web-tournament-same-seat = Mismo sitio
web-tournament-opponents = Rivales
web-tournament-firsts = Victorias
web-tournament-points-note = Los puntos son la parte de los demás de la mesa a la que uno ha vencido. A igualdad de puntos deciden las columnas siguientes.
web-tournament-same-seat-note = Mismo sitio: la parte de quienes estaban en el mismo sitio en otras mesas y sacaron menos puntos.
web-tournament-opponents-note = Rivales: los puntos de aquellos con quienes se ha jugado. Victorias: primeros puestos.

## Sus mesas

web-tournament-begins = La partida empieza cuando estén todos. Por quien no llegue a tiempo juega un bot.
web-tournament-to = Al torneo

## Rechazos

web-error-no-tournament = No existe este torneo.
web-error-no-player = Nadie ocupa esta plaza.
web-error-bad-places = Con tantas plazas no salen esas mesas. Elige otros números.
web-error-too-many-tables = Una ronda necesitaría demasiadas mesas. Elige menos plazas o mesas más grandes.
web-error-too-many-tournaments = Ya organizas muchos torneos. Termina uno antes.
web-error-tournament-begun = El torneo ya ha empezado.
web-error-tournament-empty = Nadie juega todavía en este torneo.
web-error-tournament-full = Todas las plazas de este torneo están ocupadas.
web-error-tournament-over = Este torneo ha terminado.
web-error-not-entered = No juegas en este torneo.
web-error-was-removed = Quien organiza te ha quitado de este torneo.
web-error-of-tournament = Esta mesa es de un torneo, que asigna los sitios.
web-error-sealed = Con las mismas cartas se juega en otras mesas. Esto se ve cuando acabe la última.
