### O que o terminal diz em qualquer jogo, em português do Brasil.

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
terminal-page = página { $number } de { $count }: Enter para a próxima, b volta, q ao jogo
terminal-page-only = Enter para continuar
terminal-help = Digite o número de uma escolha. "?" explica o que você vê, "? nome" explica qualquer carta; h dica, l diário, v mesa, u desfazer, s salvar, q sair.
terminal-type-a-number =
    { $number ->
        [1] Digite 1 para escolher, ou ? para ajuda.
       *[other] Digite um número de 1 a { $number } para escolher, ou ? para ajuda.
    }
terminal-which-card = Qual delas? { $cards }
terminal-no-card = Não há carta chamada "{ $name }". Tente só "?".
terminal-undone = Desfeito.
terminal-undo-nothing = Não há nada a desfazer.
terminal-undo-seen = Tarde demais para desfazer: algo novo já foi revelado.
terminal-saved = Salvo em { $file }.
terminal-go-on = Para continuar: { $command }
terminal-not-saved = Esta partida não está sendo salva.
terminal-cannot-save = Não dá para salvar esta partida: { $reason }
terminal-input-ended = A entrada acabou no meio da partida.
terminal-thinking = { $name } está pensando…
terminal-bot-failed = { $name } falhou, e o bot "{ $bot }" continua nesse lugar: { $reason }
terminal-curtain = Passe o aparelho para { $name }. { $name }, tecle Enter quando só você estiver olhando.

## Como jogam os bots

terminal-level-easy = fácil
terminal-level-normal = normal
terminal-level-hard = difícil
terminal-level-expert = perito
terminal-welcome-level =
    { $count ->
        [1] Seu oponente joga no nível "{ $level }". Para outro nível, comece com --level e um destes: { $levels }.
       *[other] Os outros jogam no nível "{ $level }". Para outro nível, comece com --level e um destes: { $levels }.
    }

## Dicas

terminal-thinking-of-hint = Pensando…
terminal-hint =
    { $points ->
        [1] { $number }. { $label }: { $percent }% de chance de vencer, cerca de { $points } ponto. { $why }
       *[other] { $number }. { $label }: { $percent }% de chance de vencer, cerca de { $points } pontos. { $why }
    }
terminal-hint-choice = Escolha
terminal-hint-win = Vitória
terminal-hint-points = Pontos
terminal-hint-why = Por quê
terminal-hint-best = Nenhuma outra opção promete mais.
terminal-hint-close = Quase tão boa quanto a primeira escolha.
terminal-hint-behind = Outras escolhas prometem mais.
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
