### Textos comuns às páginas de todos os jogos, em português do Brasil.

web-table-actions = Suas opções
web-table-touch = Escolha na mesa ou aqui.
web-table-not-now = Agora não é possível.
web-table-not-your-turn = Não é a sua vez.
web-table-back = Voltar
web-table-more = Todas as { $count } opções (o)
web-table-more-short = Mais
web-table-undo = Desfazer (u)
web-table-hint = Pedir uma dica (h)
web-table-hints = Dicas
web-table-no-hints = Nenhuma dica disponível.
web-table-percent = { $n }% de vitória
web-table-points =
    { $n ->
        [1] { $n } ponto
       *[other] { $n } pontos
    }
web-table-close = Fechar
web-table-search = Buscar
web-table-none-found = Nenhum resultado.
web-table-log = Histórico da partida
web-table-tab-log = Histórico
web-table-tab-chat = Chat
web-table-unread =
    { $count ->
        [1] { $count } não lida
       *[other] { $count } não lidas
    }
web-table-news = Desde a sua última jogada
web-table-newest =
    { $count ->
        [0] Mais recentes
       *[other] Mais recentes ({ $count })
    }
web-table-no-chat = Nenhuma mensagem ainda.
web-table-say = Diga algo
web-emotes = Mensagens rápidas
web-emote-hello = Olá!
web-emote-luck = Boa sorte!
web-emote-nice = Boa jogada!
web-emote-thanks = Valeu!
web-emote-oops = Ops!
web-emote-ouch = Ai!
web-emote-moment = Um momento…
web-emote-game = Bom jogo!
web-table-send = Enviar
web-table-open-log =
    { $count ->
        [0] Histórico e chat
        [1] Histórico e chat, { $count } não lida
       *[other] Histórico e chat, { $count } não lidas
    }
web-table-level-easy = bot fácil
web-table-level-normal = bot
web-table-level-hard = bot difícil
web-table-level-expert = bot expert
web-table-stand-in = bot jogando
web-table-online = Na mesa
web-table-away = Ausente
web-table-thinking = Pensando
web-table-deciding = Decidindo
web-table-waiting = Esperando { $names }
web-table-to-play = Vez de { $names }
web-table-result = Resultado
web-table-place = Posição
web-table-player = Jogador
web-table-total = Total
web-table-counting = Pontuação final
web-table-skip = Pular
web-table-facts = Destaques
web-table-course = Pontuação por rodada
web-table-fact-rounds =
    { $n ->
        [1] { $n } rodada
       *[other] { $n } rodadas
    }

# O fim da partida.

web-end-wins =
    { $count ->
        [1] { $names } venceu
       *[other] { $names } venceram
    }
    .me = Você venceu
web-end-draw = Empate
web-end-total =
    { $n ->
        [1] { $n } ponto
       *[other] { $n } pontos
    }
web-end-ahead =
    { $n ->
        [1] { $n } ponto à frente de { $names }.
       *[other] { $n } pontos à frente de { $names }.
    }
web-end-mine =
    { $n ->
        [1] Você ficou em { $rank }, com { $n } ponto.
       *[other] Você ficou em { $rank }, com { $n } pontos.
    }
web-end-points = Pontos
web-end-table = Mesa final
web-end-moments = Momentos decisivos
web-end-moments-text = A análise encontra os três momentos que mais pesaram.
web-end-moments-making = A análise está em andamento. Os primeiros momentos aparecem aqui.
web-end-chance = Chance de vitória { $before } → { $after }
web-end-share = Compartilhar imagem
web-end-share-name = { $game }, { $date }
web-end-share-made = { $game } no Burgrave, { $date }
web-end-share-drawing = Desenhando a imagem…
web-end-share-go = Compartilhar
web-end-share-save = Baixar
web-end-share-failed = Este navegador não conseguiu desenhar a imagem.

# A mesa de um jogo sem página própria.

web-any-round = Rodada { $n }
web-any-table = Na mesa
web-any-watching = Você está assistindo.
web-any-yes = sim
web-any-no = não
web-any-none = nada
web-any-pitch = Mesa só com texto: as cartas visíveis e suas opções aparecem em listas.
