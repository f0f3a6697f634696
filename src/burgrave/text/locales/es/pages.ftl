# Páginas detrás de los enlaces a mesas, torneos y repeticiones, en español, con las imágenes que muestran los chats.
# $table: el nombre de una mesa. $game: el título de un juego. $names: una lista de jugadores.

page-title = { $table }: { $game }
page-replay-title = Repetición de { $table }: { $game }
page-free =
    { $free ->
        [one] 1 de { $seats } asientos está libre.
       *[other] { $free } de { $seats } asientos están libres.
    } Abre el enlace para unirte.
page-full = Todos los asientos están ocupados. La partida empezará pronto.
page-playing = { $names } están jugando.
page-playing-alone = { $names } está jugando.
page-over = La partida ha terminado.
page-result = { $verdict } { $scores }
page-edition = { $game } · { $edition }
page-open-seat = Asiento libre
page-tournament-open =
    { $places ->
        [one] 1 plaza
       *[other] { $places } plazas
    }, { $taken } ocupadas. Abre el enlace para participar.
page-tournament-playing = Se está jugando la ronda { $round } de { $rounds }.
page-tournament-over = El torneo ha terminado: { $names }.
page-tournament-called-off = Este torneo se ha cancelado.
page-picture = Imagen de { $title }
page-go-room = Abrir la mesa
page-go-tournament = Abrir el torneo
page-go-replay = Ver la repetición
page-go-lobby = Ir al lobby
page-missing = Página no encontrada
    .body = Este enlace no lleva a ninguna parte. Puede que esté incompleto o que la mesa ya no exista.
page-busy = Demasiadas solicitudes
    .body = Espera un momento y vuelve a cargar la página.
page-trouble = Algo ha salido mal
    .body = Espera un momento y vuelve a cargar la página.
