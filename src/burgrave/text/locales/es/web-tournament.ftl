### Torneos, en español: crear uno, su página, sus mesas.

## Crear un torneo

web-tournament = Torneo
web-tournament-new = Nuevo torneo
web-tournament-mine = Mis torneos
web-tournament-lobby = Juega varias rondas con una sola clasificación general. Comparte un enlace y el servidor prepara las mesas.
web-tournament-of = Torneo de { $name }
web-tournament-name = Nombre del torneo
web-tournament-size = Jugadores y rondas
web-tournament-places = Jugadores
web-tournament-at-table = Jugadores por mesa
web-tournament-rounds = Rondas
web-tournament-tables =
    { $n ->
        [one] Una mesa por ronda.
       *[other] { $n } mesas por ronda.
    }
web-tournament-uneven = Algunas mesas solo tienen { $least } jugadores.
web-tournament-alone = Con ese número de jugadores, uno se quedaría sin mesa.
web-tournament-format = Emparejamientos
web-tournament-swiss = Suizo
web-tournament-groups = Grupos
web-tournament-swiss-note = Se enfrentan jugadores con los mismos puntos, y se evita en lo posible repetir rivales.
web-tournament-groups-note = Los mismos jugadores se enfrentan en todas las rondas, en sitios distintos.
web-tournament-duplicate = El mismo reparto en todas las mesas
web-tournament-duplicate-note = Las demás mesas no se pueden ver hasta que terminen todas las partidas de la ronda.
web-tournament-duplicate-full = Hacen falta al menos dos mesas, todas llenas.
web-tournament-bots = Bots en las plazas libres
web-tournament-wait = Esperar a los rezagados
web-tournament-play = Yo también juego
web-tournament-make = Crear torneo

## Página del torneo

web-tournament-waits = Aún no ha empezado
web-tournament-playing = Ronda { $n } de { $of }
web-tournament-over = Terminado
web-tournament-host = Anfitrión: { $name }
web-tournament-round-count =
    { $n ->
        [one] Una ronda
       *[other] { $n } rondas
    }
web-tournament-players = Jugadores
web-tournament-free =
    { $n ->
        [one] Queda 1 plaza libre.
       *[other] Quedan { $n } plazas libres.
    }
web-tournament-full = Todas las plazas están ocupadas.
web-tournament-link = Enlace del torneo
web-tournament-send = Comparte este enlace con los jugadores.
web-tournament-join = Unirse
web-tournament-come-back = Volver a entrar
web-tournament-leave = Abandonar torneo
web-tournament-begin = Empezar torneo
web-tournament-begin-bots =
    { $n ->
        [one] Un bot ocupa la plaza libre.
       *[other] Los bots ocupan las { $n } plazas libres.
    }
web-tournament-host-begins = Esperando a que el anfitrión empiece.
web-tournament-call-off = Cancelar torneo
web-tournament-called-off = Este torneo se ha cancelado.
web-tournament-remove = Expulsar a { $name }
web-tournament-left = abandonó
web-tournament-removed = expulsado
web-tournament-table-waits = Tu mesa te espera
web-tournament-table-plays = Tu partida está en curso
web-tournament-table-over = Otras mesas siguen jugando esta ronda.
web-tournament-until = Empieza en menos de { $time }.
web-tournament-go = Ir a mi mesa
web-tournament-round = Ronda { $n }
web-tournament-table = Mesa { $n }
web-tournament-table-open = esperando para empezar
web-tournament-table-playing = en curso
web-tournament-table-ended = terminada
web-tournament-shut = En todas las mesas se juega el mismo reparto, así que no podrás verlas hasta que terminen todas las partidas de la ronda.
web-tournament-seal = Huella del reparto
web-tournament-seal-note = Esta huella se obtiene de la semilla secreta con la que se barajaron las cartas. La semilla se revela tras la ronda, y cualquiera puede comprobar que el reparto no ha cambiado.
web-tournament-seed = Semilla del reparto
web-tournament-standing = Clasificación
web-tournament-rank = Puesto
web-tournament-player = Jugador
web-tournament-points = Puntos
web-tournament-same-seat = Mismo sitio
web-tournament-opponents = Rivales
web-tournament-firsts = Victorias
web-tournament-points-note = Puntos: proporción de rivales superados en cada mesa. Los empates se deciden con las columnas siguientes.
web-tournament-same-seat-note = Mismo sitio: proporción de jugadores que, en el mismo sitio de otras mesas, lo hicieron peor.
web-tournament-opponents-note = Rivales: puntos de los rivales del jugador. Victorias: primeros puestos.

## Mesas del torneo

web-tournament-begins = La partida empieza cuando estén todos. Si alguien llega tarde, un bot juega en su lugar.
web-tournament-to = Ir al torneo

## Errores

web-error-no-tournament = Este torneo no existe.
web-error-no-player = No existe ese jugador.
web-error-bad-places = No se puede repartir ese número de jugadores en mesas de ese tamaño. Elige otros números.
web-error-too-many-tables = Una ronda necesitaría demasiadas mesas. Elige menos jugadores o mesas más grandes.
web-error-too-many-tournaments = Ya organizas demasiados torneos. Termina uno antes.
web-error-tournament-begun = El torneo ya ha empezado.
web-error-tournament-empty = Este torneo aún no tiene jugadores.
web-error-tournament-full = Todas las plazas de este torneo están ocupadas.
web-error-tournament-over = Este torneo ha terminado.
web-error-not-entered = No estás en este torneo.
web-error-was-removed = El anfitrión te ha expulsado de este torneo.
web-error-of-tournament = Esta mesa pertenece a un torneo, que asigna los sitios.
web-error-sealed = Otras mesas siguen jugando el mismo reparto. Podrás ver esto cuando terminen.
