### O que as páginas dos dois jogos têm em comum, em português.

web-table-actions = O que você pode fazer
web-table-touch = Toque na mesa ou escolha aqui.
web-table-back = Voltar
web-table-more = Todas as { $count } opções (o)
web-table-more-short = Mais
web-table-undo = Desfazer (u)
web-table-hint = Pedir uma dica (h)
web-table-hints = Dicas
web-table-no-hints = Não há dica para isto.
web-table-percent = { $n }% de vitória
web-table-points =
    { $n ->
        [1] { $n } ponto
       *[other] { $n } pontos
    }
web-table-close = Fechar
web-table-search = Procurar
web-table-none-found = Não há nada com esse nome.
web-table-log = Diário da partida
web-table-tab-log = Diário
web-table-tab-chat = Chat
web-table-unread = { $count } por ler
web-table-news = Desde a sua última jogada
web-table-newest =
    { $count ->
        [0] Mais recentes
       *[other] Mais recentes ({ $count })
    }
web-table-no-chat = Ninguém disse nada ainda.
web-table-say = Diga algo
web-table-send = Enviar
web-table-open-log =
    { $count ->
        [0] Diário e chat
       *[other] Diário e chat, { $count } por ler
    }
web-table-level-easy = bot fácil
web-table-level-normal = bot
web-table-level-hard = bot difícil
web-table-level-expert = bot perito
web-table-stand-in = bot no lugar
web-table-online = Na mesa
web-table-away = Fora
web-table-thinking = Pensando
web-table-deciding = Tem de decidir
web-table-waiting = Esperando { $names }
web-table-to-play = Vez de { $names }
web-table-result = Resultado
web-table-place = Posição
web-table-player = Jogador
web-table-total = Total
web-table-counting = Contam-se os pontos
web-table-skip = Pular
web-table-facts = O que há para contar
web-table-course = Pontos no início de cada rodada
web-table-fact-rounds =
    { $n ->
        [1] { $n } rodada
       *[other] { $n } rodadas
    }

# A mesa de um jogo sem página própria.

web-any-round = Rodada { $n }
web-any-table = Na mesa
web-any-watching = Você está assistindo.
web-any-yes = sim
web-any-no = não
web-any-none = nada
web-any-pitch = Jogado em palavras: o que está à vista e o que você pode fazer aparecem em listas.
