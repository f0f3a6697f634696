### A mesa no terminal, em português do Brasil.

## A mesa

terminal-round = rodada { $number }
terminal-deck = { $count } no baralho
terminal-goal = { $number } distritos completam a cidade
terminal-tower = com a Torre do Sino, 7 distritos bastam
terminal-pool = { $gold } de imposto à espera
terminal-rank = ranque { $number }
terminal-you = Você
terminal-player = Jogador { $number }
terminal-nothing = nada
terminal-column-player = Jogador
terminal-column-gold = Ouro
terminal-column-hand = Mão
terminal-column-city = Cidade
terminal-column-place = Lugar
terminal-column-total = Total
terminal-city = cidade { $number } de { $goal }
terminal-known-hand = na mão, que se saiba
terminal-your-gold = Seu ouro
terminal-your-hand = Sua mão
terminal-your-characters =
    { $number ->
        [one] Seu personagem
       *[other] Seus personagens
    }
terminal-has-crown = coroa
terminal-protected = a salvo do ranque 8
terminal-complete = cidade completa
terminal-complete-first = cidade completa, a primeira
terminal-complete-among = cidade completa, entre as primeiras
terminal-collector = recebe os impostos
terminal-moored = não constrói mais nesta rodada
terminal-museum = { $count } no Museu

## O que se sabe de um personagem

terminal-cast-called = é a vez
terminal-cast-face-up = fora, à vista
terminal-cast-mine =
    { $gender ->
        [feminine] sua
       *[other] seu
    }
terminal-cast-buried =
    { $gender ->
        [feminine] descartada por você
       *[other] descartado por você
    }
terminal-cast-silent = sem resposta
terminal-cast-passed =
    { $gender ->
        [feminine] passada adiante
       *[other] passado adiante
    }
terminal-cast-killed =
    { $gender ->
        [feminine] assassinada
       *[other] assassinado
    }
terminal-cast-bewitched =
    { $gender ->
        [feminine] enfeitiçada
       *[other] enfeitiçado
    }
terminal-cast-robbed = na mira do roubo
terminal-cast-warrant = mandado
terminal-cast-warrant-signed = mandado assinado
terminal-cast-warrant-blank = mandado sem assinatura
terminal-cast-threat = ameaça
terminal-cast-threat-real = ameaça real
terminal-cast-threat-blank = ameaça falsa

## No terminal

terminal-prompt = Número, ou ? l u s q
terminal-welcome = Olá! Em cada rodada você escolhe um personagem em segredo; chamados por ranque, todos coletam ouro ou cartas, usam a habilidade e constroem. Quando alguém tem { $number } distritos, a rodada é a última, e quem faz mais pontos vence.
terminal-help = Digite o número de uma escolha. "?" explica o que você vê, "? nome" explica qualquer carta; l diário, v mesa, u desfazer, s salvar, q sair.
terminal-type-a-number =
    { $number ->
        [one] Digite 1 para escolher, ou ? para ajuda.
       *[other] Digite um número de 1 a { $number } para escolher, ou ? para ajuda.
    }
terminal-which-card = Qual delas? { $cards }
terminal-no-card = Não há carta chamada "{ $name }". Tente só "?".
terminal-undone = Desfeito.
terminal-undo-nothing = Não há nada a desfazer.
terminal-undo-seen = Tarde demais para desfazer: algo novo já foi revelado.
terminal-saved = Salvo em { $file }. Para continuar: { $command }
terminal-not-saved = Esta partida não está sendo salva.
terminal-cannot-save = Não dá para salvar esta partida: { $reason }
terminal-input-ended = A entrada acabou no meio da partida.
terminal-curtain = Passe o aparelho para { $name }. { $name }, tecle Enter quando só você estiver olhando.

## O fim

terminal-points =
    { $number ->
        [one] { $number } ponto
       *[other] { $number } pontos
    }
terminal-score-districts = Distritos
terminal-score-types = Cinco tipos
terminal-score-complete = Cidade completa
terminal-score-uniques = Especiais
terminal-you-win =
    { $number ->
        [one] Você venceu com { $number } ponto!
       *[other] Você venceu com { $number } pontos!
    }
terminal-winners =
    { $count ->
        [one] { $names } venceu com { terminal-points }.
       *[other] { $names } dividem a vitória com { terminal-points }.
    }
