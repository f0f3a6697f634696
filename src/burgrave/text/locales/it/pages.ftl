# Pagine dietro i link a tavoli, tornei e replay, in italiano, con le immagini mostrate nelle chat.
# $table: il nome di un tavolo. $game: il titolo di un gioco. $names: un elenco di giocatori.

page-title = { $table }: { $game }
page-replay-title = Replay di { $table }: { $game }
page-free =
    { $free ->
        [one] 1 posto libero su { $seats }.
       *[other] { $free } posti liberi su { $seats }.
    } Apri il link per unirti.
page-full = Tutti i posti sono occupati. La partita sta per iniziare.
page-playing = { $names } stanno giocando.
page-playing-alone = { $names } sta giocando.
page-over = La partita è finita.
page-result = { $verdict } { $scores }
page-edition = { $game } · { $edition }
page-open-seat = Posto libero
page-tournament-open =
    { $places ->
        [one] 1 posto
       *[other] { $places } posti
    }, { $taken } occupati. Apri il link per partecipare.
page-tournament-playing = È in corso il turno { $round } di { $rounds }.
page-tournament-over = Il torneo è finito: { $names }.
page-tournament-called-off = Questo torneo è stato annullato.
page-picture = Immagine di { $title }
page-go-room = Apri il tavolo
page-go-tournament = Apri il torneo
page-go-replay = Guarda il replay
page-go-lobby = Vai alla lobby
page-missing = Pagina non trovata
    .body = Questo link non porta da nessuna parte. Forse è incompleto, o il tavolo non esiste più.
page-busy = Troppe richieste
    .body = Aspetta un momento, poi ricarica la pagina.
page-trouble = Qualcosa è andato storto
    .body = Aspetta un momento, poi ricarica la pagina.
