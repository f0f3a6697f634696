### Citadels: a mesa no terminal, em português do Brasil.

## A mesa

citadels-terminal-deck = { $count } no baralho
citadels-terminal-goal = { $number } distritos completam a cidade
citadels-terminal-tower = 7 distritos completam a cidade (Torre do Sino)
citadels-terminal-pool = impostos acumulados: { $gold }
citadels-terminal-rank = ranque { $number }
citadels-terminal-column-gold = Ouro
citadels-terminal-column-hand = Mão
citadels-terminal-column-city = Cidade
citadels-terminal-city = cidade { $number } de { $goal }
citadels-terminal-worth = vale { $gold }
citadels-terminal-known-hand = cartas conhecidas na mão
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
citadels-terminal-complete-first = primeira cidade completa
citadels-terminal-complete-among = cidade completa, entre as primeiras
citadels-terminal-collector = recolhe os impostos
citadels-terminal-cannot-build = não pode construir nesta rodada
citadels-terminal-museum = { $count } sob o Museu

## O que se sabe de um personagem

citadels-terminal-cast-called = jogando agora
citadels-terminal-cast-face-up = fora (à vista)
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
citadels-terminal-cast-silent = fora do jogo
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
citadels-terminal-cast-robbed =
    { $gender ->
        [feminine] será roubada
       *[other] será roubado
    }
citadels-terminal-cast-warrant = mandado
citadels-terminal-cast-warrant-signed = mandado assinado
citadels-terminal-cast-warrant-blank = mandado sem assinatura
citadels-terminal-cast-threat = ameaça
citadels-terminal-cast-threat-real = ameaça real
citadels-terminal-cast-threat-blank = ameaça falsa

## As boas-vindas

citadels-terminal-welcome = Boas-vindas! A cada rodada, você escolhe um personagem em segredo. Os personagens jogam por ordem de ranque: coletam ouro ou cartas, usam a habilidade e constroem. Quando uma cidade chega a { $number } distritos, a partida acaba no fim da rodada. Vence quem tiver mais pontos.

## O fim

citadels-terminal-score-districts = Distritos
citadels-terminal-score-types = Cinco tipos
citadels-terminal-score-complete = Cidade completa
citadels-terminal-score-uniques = Especiais
citadels-terminal-tie-rank = { $names } empataram com { terminal-points }. O desempate é o personagem de maior ranque revelado na última rodada: { $values }.
    .shared = { $names } empataram com { terminal-points }, sem revelar personagem na última rodada. A posição é dividida.
citadels-terminal-tie-none = nenhum
citadels-terminal-tie-costs = { $names } empataram com { terminal-points }. O desempate é o custo total dos distritos: { $values }.
citadels-terminal-tie-costs-gold = { $names } empataram com { terminal-points }. O desempate é o custo total dos distritos e, depois, o ouro: { $values }.
    .shared = { $names } empataram com { terminal-points }, no custo total dos distritos e no ouro. A posição é dividida.
