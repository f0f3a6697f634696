### Cómo les va a las personas, qué ven de ellas las demás, y las mejores de un servidor. En español.

## La página de una persona

web-person-more = Estadísticas y todas las partidas
web-person-since = Aquí desde el { $at }
web-person-mine = Esto es lo que los demás ven de ti.
web-person-to-mine = A mi página
web-person-see = Los demás pueden ver esta página
web-person-see-text = Quien tenga su dirección verá tu nombre, cómo te va y las partidas que has terminado, y podrás estar entre los mejores de este servidor. Los demás de tus mesas solo aparecen con su nombre si también muestran su página.
web-person-address = Dirección de esta página
web-person-guest = Esta página solo la ves tú. Con una cuenta puedes mostrarla a los demás.
web-person-nothing = Todavía ninguna partida terminada. Los números llegan con la primera.
web-person-none = Aquí no se ve a nadie
web-person-none-text = No hay tal página, o la persona de la que trata no la muestra.
web-person-stranger = Primero dinos tu nombre
web-person-stranger-text = Después esta página dice cómo te va en las partidas que terminas.

## Cómo le va a alguien

web-share-won = { $wins } de { $games } ganadas
web-share-between = { $share } ({ $low } – { $high })
web-share-few = muy pocas partidas para saberlo
web-share-chance = por azar { $chance }
web-share-legend = La franja muestra dónde está, con un 95 %, la verdadera proporción de victorias; el punto, la proporción hasta ahora; la línea, lo que se ganaría por puro azar.
web-fares-all = Todas las partidas
web-fares-points = Puntos de media
web-fares-rated =
    { $n ->
        [one] tras 1 partida clasificatoria
       *[other] tras { $n } partidas clasificatorias
    }
web-fares-value = { $rating } ± { $doubt }
web-fares-rating-name = Clasificación
web-fares-scale = La clasificación empieza en 25 ± 16,7. Sube cuando se acaba por delante de otros; el margen (±) se reduce con cada partida clasificatoria.
web-fares-by-ruleset = Por edición
web-fares-by-players = Por número de jugadores
web-fares-counts-for-each = Una partida cuenta para cada uno de los que se jugaron en ella.
web-fares-times =
    { $n ->
        [one] en 1 ronda
       *[other] en { $n } rondas
    }

## Partidas terminadas

web-played = Partidas terminadas
web-played-any-game = Todos los juegos
web-played-ended = Cómo acabó
web-played-any-end = Ganadas o perdidas
web-played-won = Ganadas
web-played-lost = Perdidas
web-played-with = Con quién
web-played-anybody = Con cualquiera
web-played-any-ruleset = Todas las ediciones
web-played-none = Ninguna partida es así.
web-played-more = Partidas anteriores
web-played-somebody = alguien
web-played-place = { $place }.º de { $of }
web-played-seat = { $place }. { $name }, { $points }

## Los mejores

web-best = Los mejores
web-best-title = Los mejores de este servidor
web-best-text = Según la clasificación, menos su margen. Están quienes muestran su página y tienen al menos { $least } partidas clasificatorias, y los bots, para comparar. Una partida es clasificatoria cuando alguien con cuenta la termina contra otra persona con cuenta, o contra bots en una mesa sin pistas.
web-best-none = Todavía nadie. Muestra tu página y juega partidas clasificatorias.

## Amigos

web-friends = Amigos
web-friends-text = Los amigos ven el nombre del otro y si está en una mesa. Quien abre una mesa puede invitarlos.
web-friends-none = Todavía ningún amigo aquí. Crea un enlace y envíalo a alguien.
web-friends-make = Crear un enlace para un amigo
web-friends-link = Enlace para un amigo
web-friends-link-text = Envíalo a una persona: vale para un solo amigo, y después ya no.
web-friends-there = ahora en una mesa
web-friends-away = en ninguna mesa
web-friends-page = Su página
web-friends-page-of = { $name }: página
web-friends-end = Dejar de ser amigos
web-friends-end-of = Dejar de ser amigos: { $name }
web-friend-title = { $name } quiere que seáis amigos
web-friend-text = Entonces cada uno ve el nombre del otro y si está en una mesa, y puede invitarlo.
web-friend-be = Ser amigos
web-friend-none = Este enlace no vale
web-friend-none-text = Vale para una persona y ya se ha usado, o falta una letra. Pide uno nuevo.
web-friend-own = Este enlace es tuyo
web-invitations = Invitaciones
web-invitations-from = { $name } te invita: { $game }
web-invitations-go = Ver la mesa
web-invite = Invitar a amigos
web-invite-of = Invitar a { $name }
web-invite-do = Invitar
web-invite-done = Invitación enviada
web-block = Bloquear
web-block-of = Bloquear a { $name }
web-block-somebody = Bloquear a alguien de aquí
web-block-text = Si sois amigos, dejáis de serlo, y no oyes nada de lo que dice. No encuentra sitio en tus mesas. En la sala, ninguno de los dos ve las mesas del otro. Las partidas en curso continúan. No se le avisa. Puedes deshacerlo en la página "Amigos".
web-block-done = Ya no oirás a { $name }.
web-blocked = Bloqueados
web-blocked-end = Deshacer
web-blocked-end-of = Deshacer el bloqueo de { $name }

## Qué no va

web-error-no-person = No hay tal página, o la persona de la que trata no la muestra.
web-error-no-account = Un invitado no puede hacer esto. Primero regístrate.
