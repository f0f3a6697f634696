### Perfiles, estadísticas, clasificación y amigos, en español.

## Perfil

web-person-more = Estadísticas y todas las partidas
web-person-since = Se unió el { $at }
web-person-mine = Así te ven los demás.
web-person-to-mine = Mis estadísticas
web-person-see = Hacer pública esta página
web-person-see-text = Cualquiera con el enlace puede ver tu nombre, tus resultados y tus partidas terminadas, y puedes aparecer en la clasificación. Los demás jugadores de tus mesas solo aparecen con su nombre si su página también es pública.
web-person-address = Enlace a esta página
web-person-guest = Solo tú ves esta página. Crea una cuenta para hacerla pública.
web-person-nothing = Aún no hay partidas terminadas. Las estadísticas aparecen tras la primera.
web-person-none = Perfil no encontrado
web-person-none-text = Esta página no existe o no es pública.
web-person-stranger = Elige antes un nombre
web-person-stranger-text = Tus resultados aparecerán aquí cuando termines una partida.

## Estadísticas

web-share-won = { $wins } de { $games } ganadas
web-share-between = { $share } ({ $low }-{ $high })
web-share-few = muy pocas partidas
web-share-chance = azar: { $chance }
web-share-legend = Punto: porcentaje de victorias. Franja: confianza del 95 %. Línea: lo que daría el puro azar.
web-results-all = Todas las partidas
web-results-points = Puntuación media
web-results-rated =
    { $n ->
        [one] tras 1 partida puntuable
       *[other] tras { $n } partidas puntuables
    }
web-results-value = { $rating } ± { $doubt }
web-results-rating-name = Rating
web-results-scale = El rating empieza en 25 ± 16,7. Sube si acabas por delante de otros; la incertidumbre (±) se reduce con cada partida puntuable.
web-results-by-ruleset = Por edición
web-results-by-players = Por número de jugadores
web-results-counts-for-each = Una partida puede contar en varias filas.
web-results-times =
    { $n ->
        [one] en 1 ronda
       *[other] en { $n } rondas
    }

## Partidas terminadas

web-played = Partidas terminadas
web-played-any-game = Todos los juegos
web-played-ended = Resultado
web-played-any-end = Cualquier resultado
web-played-won = Ganadas
web-played-lost = Perdidas
web-played-with = Rival
web-played-anybody = Cualquier rival
web-played-any-ruleset = Todas las ediciones
web-played-none = No se han encontrado partidas.
web-played-more = Partidas anteriores
web-played-somebody = un jugador
web-played-place = { $place }.º de { $of }
web-played-seat = { $place }. { $name }, { $points }

## Clasificación

web-best = Clasificación
web-best-title = Clasificación
web-best-text = Ordenada por rating menos incertidumbre. Incluye a los jugadores con perfil público y al menos { $least } partidas puntuables, y a bots para comparar. Una partida es puntuable cuando un jugador registrado la termina contra otros jugadores registrados o contra bots con las pistas desactivadas.
web-best-none = Aún no hay nadie. Haz público tu perfil y juega partidas puntuables.

## Amigos

web-friends = Amigos
web-friends-text = Tus amigos ven tu nombre y si estás en una mesa, y tú ves lo mismo de ellos. Puedes invitarlos a las mesas que abras.
web-friends-none = Aún no tienes amigos. Crea un enlace y envíaselo a alguien.
web-friends-make = Crear enlace de amistad
web-friends-link = Enlace de amistad
web-friends-link-text = Envíalo a una sola persona. Solo funciona una vez.
web-friends-there = ahora en una mesa
web-friends-away = en ninguna mesa
web-friends-page = Perfil
web-friends-page-of = { $name }: perfil
web-friends-end = Eliminar amigo
web-friends-end-of = Eliminar amigo: { $name }
web-friend-title = { $name } te propone ser amigos
web-friend-text = Cada uno verá el nombre del otro y si está en una mesa, y podrá invitarlo.
web-friend-be = Aceptar
web-friend-none = Este enlace no funciona
web-friend-none-text = Ya se ha usado o está incompleto. Pide uno nuevo.
web-friend-own = Este es tu propio enlace
web-invitations = Invitaciones
web-invitations-from = { $name } te invita a jugar a { $game }
web-invitations-go = Ver mesa
web-invite = Invitar a amigos
web-invite-of = Invitar a { $name }
web-invite-do = Invitar
web-invite-done = Invitación enviada
web-block = Bloquear
web-block-of = Bloquear a { $name }
web-block-somebody = Bloquear a un jugador
web-block-text = Si este jugador es tu amigo, dejará de serlo, y sus mensajes se ocultarán. No podrá unirse a tus mesas, y ninguno de los dos verá las mesas del otro en el lobby. No recibirá ningún aviso del bloqueo, y las partidas en curso continuarán. Puedes desbloquearlo en la página Amigos.
web-block-done = Has bloqueado a { $name }.
web-blocked = Bloqueados
web-blocked-end = Desbloquear
web-blocked-end-of = Desbloquear a { $name }

## Errores

web-error-no-person = Esta página no existe o no es pública.
web-error-no-account = Los invitados no pueden hacer esto. Crea antes una cuenta.
