# Páginas por trás dos links para mesas, torneios e replays, em português do Brasil, com as imagens mostradas nos chats.
# $table: o nome de uma mesa. $game: o título de um jogo. $names: uma lista de jogadores.

page-title = { $table }: { $game }
page-replay-title = Replay de { $table }: { $game }
page-free =
    { $free ->
        [one] 1 de { $seats } lugares está livre.
       *[other] { $free } de { $seats } lugares estão livres.
    } Abra o link para entrar.
page-full = Todos os lugares estão ocupados. A partida vai começar em breve.
page-playing = { $names } estão jogando.
page-playing-alone = { $names } está jogando.
page-over = A partida terminou.
page-result = { $verdict } { $scores }
page-edition = { $game } · { $edition }
page-open-seat = Lugar livre
page-tournament-open =
    { $places ->
        [one] 1 vaga
       *[other] { $places } vagas
    }, { $taken } ocupadas. Abra o link para participar.
page-tournament-playing = A rodada { $round } de { $rounds } está em andamento.
page-tournament-over = O torneio terminou: { $names }.
page-tournament-called-off = Este torneio foi cancelado.
page-picture = Imagem de { $title }
page-go-room = Abrir a mesa
page-go-tournament = Abrir o torneio
page-go-replay = Ver o replay
page-go-lobby = Ir para o lobby
page-missing = Página não encontrada
    .body = Este link não leva a lugar nenhum. Talvez esteja incompleto, ou a mesa não exista mais.
page-busy = Solicitações demais
    .body = Espere um momento e recarregue a página.
page-trouble = Algo deu errado
    .body = Espere um momento e recarregue a página.
