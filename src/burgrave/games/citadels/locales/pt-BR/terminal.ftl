### Citadels: a mesa no terminal, em português do Brasil.

## A mesa

citadels-terminal-deck = { $count } no baralho
citadels-terminal-goal = { $number } distritos completam a cidade
citadels-terminal-tower = com a Torre do Sino, 7 distritos bastam
citadels-terminal-pool = { $gold } de imposto à espera
citadels-terminal-rank = ranque { $number }
citadels-terminal-column-gold = Ouro
citadels-terminal-column-hand = Mão
citadels-terminal-column-city = Cidade
citadels-terminal-city = cidade { $number } de { $goal }
citadels-terminal-worth = valem { $gold }
citadels-terminal-known-hand = na mão, que se saiba
citadels-terminal-your-gold = Seu ouro
citadels-terminal-your-hand = Sua mão
citadels-terminal-your-characters =
    { $number ->
        [1] Seu personagem
       *[other] Seus personagens
    }
citadels-terminal-has-crown = coroa
citadels-terminal-protected = a salvo do ranque 8
citadels-terminal-complete = cidade completa
citadels-terminal-complete-first = cidade completa, a primeira
citadels-terminal-complete-among = cidade completa, entre as primeiras
citadels-terminal-collector = recolhe os impostos
citadels-terminal-moored = não constrói mais nesta rodada
citadels-terminal-museum = { $count } no Museu

## O que se sabe de um personagem

citadels-terminal-cast-called = é a vez
citadels-terminal-cast-face-up = fora, à vista
citadels-terminal-cast-mine =
    { $gender ->
        [feminine] sua
       *[other] seu
    }
citadels-terminal-cast-buried =
    { $gender ->
        [feminine] descartada por você
       *[other] descartado por você
    }
citadels-terminal-cast-silent = sem resposta
citadels-terminal-cast-passed =
    { $gender ->
        [feminine] passada adiante
       *[other] passado adiante
    }
citadels-terminal-cast-killed =
    { $gender ->
        [feminine] assassinada
       *[other] assassinado
    }
citadels-terminal-cast-bewitched =
    { $gender ->
        [feminine] enfeitiçada
       *[other] enfeitiçado
    }
citadels-terminal-cast-robbed = na mira do roubo
citadels-terminal-cast-warrant = mandado
citadels-terminal-cast-warrant-signed = mandado assinado
citadels-terminal-cast-warrant-blank = mandado sem assinatura
citadels-terminal-cast-threat = ameaça
citadels-terminal-cast-threat-real = ameaça real
citadels-terminal-cast-threat-blank = ameaça falsa

## As boas-vindas

citadels-terminal-welcome = Olá! Em cada rodada você escolhe um personagem em segredo; chamados por ranque, todos coletam ouro ou cartas, usam a habilidade e constroem. Quando alguém tem { $number } distritos, a rodada é a última, e quem faz mais pontos vence.

## O fim

citadels-terminal-score-districts = Distritos
citadels-terminal-score-types = Cinco tipos
citadels-terminal-score-complete = Cidade completa
citadels-terminal-score-uniques = Especiais
citadels-terminal-tie-rank = Empate em pontos: { $names }. Desempata o personagem de número mais alto revelado na última rodada.
citadels-terminal-tie-costs = Empate em pontos: { $names }. Desempata o custo total dos distritos.
citadels-terminal-tie-costs-gold = Empate em pontos: { $names }. Desempata o custo total dos distritos e, depois, o ouro.
