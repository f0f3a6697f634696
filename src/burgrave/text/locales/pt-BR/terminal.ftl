### Textos do terminal para todos os jogos, em português do Brasil.

## A mesa

terminal-round = rodada { $number }
terminal-you = Você
terminal-player = Jogador { $number }
terminal-nothing = nada
terminal-column-player = Jogador
terminal-column-place = Posição
terminal-column-total = Total

## No terminal

terminal-prompt = Número, ou ? h l v u s q
terminal-page = página { $number } de { $count }: Enter próxima, b anterior, q voltar à partida
terminal-page-only = Pressione Enter para continuar
terminal-help = Digite o número de uma opção. "?" explica o que você vê, e "? nome" explica qualquer carta. h dica, l histórico, v ver mesa, u desfazer, s salvar, q sair.
terminal-type-a-number =
    { $number ->
        [1] Digite 1 para escolher, ou ? para ajuda.
       *[other] Digite um número de 1 a { $number } para escolher, ou ? para ajuda.
    }
terminal-which-card = Qual? { $cards }
terminal-no-card = Nenhuma carta se chama "{ $name }". Tente só "?".
terminal-undone = Desfeito.
terminal-undo-nothing = Não há nada para desfazer.
terminal-undo-seen = Tarde demais para desfazer: algo novo foi revelado.
terminal-saved = Salvo em { $file }.
terminal-go-on = Para retomar: { $command }
terminal-not-saved = Esta partida não está sendo salva.
terminal-cannot-save = Não é possível salvar esta partida: { $reason }
terminal-input-ended = A entrada acabou no meio da partida.
terminal-thinking = { $name } está pensando…
terminal-bot-failed = O bot "{ $bot }" assume porque { $name } falhou: { $reason }
terminal-curtain = Passe o aparelho para { $name }. { $name }, pressione Enter quando ninguém mais puder ver a tela.

## Níveis dos bots

terminal-level-easy = fácil
terminal-level-normal = normal
terminal-level-hard = difícil
terminal-level-expert = expert
terminal-welcome-level =
    { $count ->
        [1] O nível do seu oponente é "{ $level }". Para mudar, inicie com --level e um destes níveis: { $levels }.
       *[other] O nível dos oponentes é "{ $level }". Para mudar, inicie com --level e um destes níveis: { $levels }.
    }

## Dicas

terminal-thinking-of-hint = Pensando…
terminal-hint =
    { $points ->
        [1] { $number }. { $label }: { $percent }% de chance de vitória, cerca de { $points } ponto. { $why }
       *[other] { $number }. { $label }: { $percent }% de chance de vitória, cerca de { $points } pontos. { $why }
    }
terminal-hint-choice = Opção
terminal-hint-win = Vitória
terminal-hint-points = Pontos
terminal-hint-why = Por quê
terminal-hint-best = Melhor jogada encontrada.
terminal-hint-close = Quase tão boa quanto a melhor jogada.
terminal-hint-behind = Opção mais fraca.
terminal-percent = { $number }%
terminal-reader = você

## O fim

terminal-points =
    { $number ->
        [1] { $number } ponto
       *[other] { $number } pontos
    }
terminal-you-win =
    { $number ->
        [1] Você venceu com { $number } ponto!
       *[other] Você venceu com { $number } pontos!
    }
terminal-winners =
    { $count ->
        [1] { $names } venceu com { terminal-points }.
       *[other] { $names } dividem a vitória com { terminal-points }.
    }

## Listas

terminal-and = { $first } e { $last }

# Question of `burgrave play` without a game; $games: the names of all games.
terminal-which-game = Qual jogo?
terminal-which-game-again = Responda com um número ou um nome: { $games }.
