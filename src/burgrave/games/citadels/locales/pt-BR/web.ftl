### A página de Citadels, em português.

web-citadels-procession = Personagens por ranque
web-citadels-seats = Os outros jogadores
web-citadels-you = Você
web-citadels-your-city = Sua cidade
web-citadels-round = Rodada { $n }
web-citadels-picks-first = Primeira escolha: { $name }
web-citadels-picks-next = Escolhe primeiro na próxima: { $name }
web-citadels-goal = Uma cidade de { $n } encerra a partida
web-citadels-crown = Tem a coroa
web-citadels-gold =
    { $n ->
        [1] { $n } ouro
       *[other] { $n } ouros
    }
web-citadels-points =
    { $n ->
        [1] { $n } pt
       *[other] { $n } pts
    }
web-citadels-seat = { $name }: { $status }; ouro { $gold }, cartas { $cards }, distritos { $n }, pontos até agora { $points }
web-citadels-open-city = { $name }: ver de perto
web-citadels-city-of = Cidade: { $name }, { $n } de { $goal } distritos
web-citadels-built = { $n } de { $goal } distritos, { $kinds } de 5 tipos
web-citadels-protected = A salvo do ranque 8
web-citadels-complete = Completa
web-citadels-collector = Recolhe os impostos
web-citadels-moored = Não constrói mais nesta rodada
web-citadels-museum = No Museu: { $n }
web-citadels-known-hand = Sabe-se que está na mão
web-citadels-known-museum = Sabe-se que está no Museu
web-citadels-known-deck = Você conhece: { $cards }
web-citadels-no-city = Ainda não há nada construído.
web-citadels-hand = Sua mão: { $n }
web-citadels-no-hand = Nenhuma carta na mão
web-citadels-open-characters = Personagens de { $name }
web-citadels-open-hand = Mão de { $name }: { $n }
web-citadels-open-not-called = Ainda não foi chamado
web-citadels-open-drawn = Compradas
web-citadels-hidden = Oculto
web-citadels-half-hidden = { $names }, um oculto
web-citadels-touch-card = Toque numa carta e confirme.
web-citadels-choosing = Escolhendo
web-citadels-has-chosen = Já escolheu
web-citadels-next = Escolhe a seguir
web-citadels-waits = Espera
web-citadels-order = Ordem de escolha
web-citadels-out = Fora desta rodada
web-citadels-face-down = Virada para baixo
web-citadels-secret = Ninguém vê o que você guarda.
web-citadels-keep = Ficar com: { $name }
web-citadels-in-deck =
    { $n ->
        [1] carta no baralho
       *[other] cartas no baralho
    }
web-citadels-tax = imposto
web-citadels-rank = { $n }, { $name }
web-citadels-rank-of = Ranque { $n }
web-citadels-type-cost =
    { $type }, { $n ->
        [1] { $n } ouro
       *[other] { $n } ouros
    }
web-citadels-tile = { $name }, { $type }, { $n }
web-citadels-card = { $name }, { $type }, custa { $n }
web-citadels-gilded = com embelezamento
web-citadels-now = { $name }, agora
web-citadels-called-now = Na vez
web-citadels-killed-who = { $name }, vítima
web-citadels-mine = Com você, oculto
web-citadels-maybe = { $names }?
web-citadels-standing-out = Fora, à vista
web-citadels-standing-silent = Sem resposta
web-citadels-standing-killed = Vítima
web-citadels-standing-buried = Descartado
web-citadels-standing-absent = Com ninguém
web-citadels-mark-robbed = Alvo do roubo
web-citadels-mark-bewitched = Sob feitiço
web-citadels-mark-warrant = Mandado
web-citadels-mark-signed = Mandado assinado
web-citadels-mark-blank = Mandado sem assinatura
web-citadels-mark-threat = Ameaça
web-citadels-mark-real = Ameaça real
web-citadels-mark-fake = Ameaça falsa
web-citadels-turn-of = Vez: { $name }, { $character }
web-citadels-builds-left =
    { $n ->
        [1] { $n } construção restante
       *[other] { $n } construções restantes
    }
web-citadels-builds-free = Construa o quanto puder pagar
web-citadels-den-paid = Pago com cartas até agora: { $n }. O ouro paga o resto.
web-citadels-watching = Assistindo
web-citadels-others-play = Os outros jogam
web-citadels-build-for = Construir: { $n }
web-citadels-owned = Você já tem
web-citadels-brings-crown-and = Coroa e
web-citadels-brings-crown = A coroa
web-citadels-brings-crown-cards = Coroa, cartas: { $n }
web-citadels-brings-cards = Cartas: { $n }
web-citadels-brings-pays = Rende
web-citadels-brings-leader =
    { $name }: { $n ->
        [1] falta { $n }
       *[other] faltam { $n }
    }
web-citadels-brings-richest = Mais ouro: { $name }
web-citadels-brings-fullest = { $name } tem { $n }
web-citadels-brings-builds = Até { $n } construções
web-citadels-brings-cities = Cidades ao alcance: { $n }
web-citadels-verb-gold = Pegar ouro
web-citadels-verb-cards = Comprar cartas
web-citadels-verb-income = Receber renda
web-citadels-verb-mix = Receber renda
web-citadels-mix = Ouro: { $gold }, cartas: { $cards }
web-citadels-verb-collect = Recolher os impostos
web-citadels-verb-kill = Assassinar
web-citadels-verb-bewitch = Enfeitiçar
web-citadels-verb-rob = Roubar
web-citadels-verb-sign = Mandado assinado
web-citadels-verb-warrant = Mandado sem assinatura
web-citadels-verb-threaten = Ameaça real
web-citadels-verb-bluff = Ameaça falsa
web-citadels-verb-spy = Espiar
web-citadels-verb-inspect = Procurar
web-citadels-verb-swap = Trocar de mão
web-citadels-verb-replace = Substituir cartas
web-citadels-verb-peek = Ver uma mão
web-citadels-verb-foresee = Uma carta de cada mão
web-citadels-verb-crown = Dar a coroa
web-citadels-verb-beg = Tomar do mais rico
web-citadels-verb-destroy = Destruir
web-citadels-verb-exchange = Trocar um distrito
web-citadels-verb-seize = Capturar
web-citadels-verb-district = Escolher um distrito
web-citadels-verb-offer = Dar um distrito
web-citadels-verb-beautify = Embelezar
web-citadels-verb-stage = Trocar de personagem
web-citadels-verb-lend = Dar
web-citadels-verb-keep = Ficar com
web-citadels-verb-pick = Escolher
web-citadels-verb-bury = Descartar
web-citadels-verb-under = Sob o baralho
web-citadels-verb-take = Pegar
web-citadels-verb-discard = Descartar
web-citadels-verbs-discard = Descartar uma carta
web-citadels-verb-give = Dar
web-citadels-verbs-give = Dar uma carta
web-citadels-verb-tuck = Sob o Museu
web-citadels-verb-build = Construir
web-citadels-build-named = Construir { $name }
web-citadels-verb-pay-cards = Pagar com cartas
web-citadels-verb-borrow = Construir com ouro alheio
web-citadels-verb-lender = Pegar o ouro de
web-citadels-verb-end = Encerrar o turno
web-citadels-cards =
    { $n ->
        [1] { $n } carta
       *[other] { $n } cartas
    }

## Na entrada

web-game-citadels = Citadels
web-pitch-citadels = Escolha em segredo um personagem, engane os outros e faça crescer a sua cidade.

## Abrir uma mesa

web-ruleset-classic = Edição clássica
web-ruleset-2010 = Edição de 2010
web-ruleset-2016 = Edição de 2016
web-ruleset-note = { $characters } personagens, { $uniques } distritos especiais.
web-cast = O elenco
web-cast-note = Escolha um para trocá-lo por outro do mesmo ranque.
web-swap-character = Ranque { $rank }, { $name }: trocar
web-rank = Ranque { $rank }
web-no-ninth = Sem nono
web-no-ninth-text = Só os ranques de 1 a 8 estão em jogo.
web-uniques = Distritos especiais
web-uniques-note = { $n } entram no baralho
web-uniques-right = { $n } distritos, como deve ser.
web-uniques-wrong = O baralho precisa de { $n }; você escolheu { $chosen }.
web-random-citadels = O elenco e os distritos especiais são sorteados quando a partida começa.
web-short-game = Partida curta: sete distritos completam uma cidade

## Respostas automáticas

web-auto-warrant = Magistrado: alguém paga um distrito sob o seu mandado assinado
web-auto-warrant-decline = Deixar construir
web-auto-warrant-confiscate = Confiscar
web-auto-bribe = A Chantagista ameaça você
web-auto-bribe-bribe = Pagar o suborno
web-auto-bribe-refuse = Recusar
web-auto-threat = Chantagista: alguém se recusa a pagar
web-auto-threat-leave = Não revelar a ameaça
web-auto-threat-flip = Revelar a ameaça
web-auto-grave = Cemitério: o Mercenário destrói um distrito
web-auto-grave-decline = Deixar a carta
web-auto-grave-reclaim = Pegá-la por 1 ouro

## Tipos de cartas

web-kind-characters = Personagens
web-kind-districts = Distritos

## Regras em resumo

web-rules-citadels-aim = Do que se trata
    .text = Você constrói uma cidade de distritos. Cada distrito vale o que custou; vence quem tem mais pontos quando a primeira cidade fica completa. A cada rodada você pega em segredo um personagem e, com ele, uma habilidade.
web-rules-citadels-choosing = A escolha dos personagens
    .text = Quem tem a coroa olha os personagens, fica com um e passa os outros. Alguns ficam de fora, abertos ou fechados. Assim você sabe algo do que os outros podem ter, e eles de você. Depois os ranques são chamados em ordem: quem tem o personagem chamado o mostra e joga o seu turno.
web-rules-citadels-turn = O seu turno
    .text = Primeiro colete recursos: pegue 2 ouros, ou compre 2 cartas e fique com 1. Depois você pode construir. Distritos nobres, religiosos, comerciais e militares rendem algo ao personagem do seu tipo, quase sempre ouro. A habilidade do personagem pode ser usada uma vez, em qualquer momento do turno, se o texto não disser outra coisa.
web-rules-citadels-building = Construir
    .text = Pague o custo de uma carta da mão e ponha-a na sua cidade. Normalmente um distrito por turno, e nunca dois do mesmo nome. Distritos especiais têm efeitos próprios: toque em um para ler.
web-rules-citadels-powers = Quem faz o quê
    .text = O ranque 1 atrapalha um personagem, o 2 vai atrás de ouro, o 3 de cartas. O 4 decide para onde vai a coroa; quem a tem escolhe primeiro na rodada seguinte. O 5 lucra com distritos religiosos, o 6 traz dinheiro, o 7 constrói ou compra mais, o 8 prejudica cidades. Com certos números de jogadores há um ranque 9.
web-rules-citadels-end = O fim
    .text = Assim que uma cidade fica completa (7 distritos; 8 com dois ou três jogadores ou nas regras antigas), a rodada vai até o fim. Contam o custo dos distritos, 3 pontos pelos cinco tipos, 4 pela primeira cidade completa e 2 por qualquer outra, e o que os distritos especiais acrescentam.
web-rules-citadels-editions = Três edições
    .text = O jogo clássico, o de 2010 com seus personagens e distritos a mais, e o de 2016 com 27 personagens, 30 distritos especiais e elencos feitos para jogar juntos. As cartas seguem a edição escolhida.

## O guia da primeira partida

web-guide-citadels-welcome = Boas-vindas a Citadels
    .text = Construa a cidade de maior valor: um distrito vale o que custou. A cada rodada você pega em segredo um personagem, e depois todos jogam o seu turno na ordem dos ranques. No alto estão as cidades dos outros, abaixo os personagens, depois o que você pode fazer, a sua cidade e a sua mão.
web-guide-citadels-pick = Escolha um personagem
    .text = Fique com um personagem nesta rodada; os outros seguem para o próximo jogador, e ninguém vê com qual você ficou. Veja o que rende ouro para você: um personagem ganha ouro pelos distritos da sua cor, e a { $merchant } sempre tem 1 ouro a mais.
web-guide-citadels-wait = Os outros escolhem
    .text = Cada um fica em segredo com um dos personagens que restam. Os que estão abertos ficam fora nesta rodada. O que você viu diz quem os outros ainda podem ser.
web-guide-citadels-calls = As chamadas
    .text = Os personagens são chamados do ranque 1 ao ranque 8. Quem tem o que foi chamado mostra a carta e joga o seu turno; se ninguém responde, chama-se o próximo. A fila de personagens mostra até onde já se foi.
web-guide-citadels-gather = Ouro ou cartas
    .text = O turno começa com uma de duas coisas: 2 ouros, ou duas cartas das quais você fica com uma. Pegue ouro para o que já tem na mão; compre cartas se nela não há nada que queira construir.
web-guide-citadels-drawn = Fique com uma carta
    .text = A outra vai para baixo do baralho. Procure um distrito que logo possa pagar, de um nome e de um tipo que a sua cidade ainda não tem.
web-guide-citadels-power = A habilidade do seu personagem
    .text = O seu personagem: { $character }. { $reminder } Uma habilidade funciona uma vez por turno, antes ou depois de construir. Se ela rende por distritos, construa antes um da cor dela, e ele também conta.
web-guide-citadels-build = Construa
    .text = Pague o que uma carta custa e ela fica na sua cidade, normalmente uma por turno e nunca duas com o mesmo nome. Algo pequeno a cada turno é melhor que esperar muito por algo grande.
web-guide-citadels-end = Fim do turno
    .text = Quando não houver mais nada a fazer, encerre o turno. Veja antes se há renda à espera; ouro e cartas ficam com você para a próxima rodada.
web-guide-citadels-destroy = Cai um distrito
    .text = O { $warlord } pode destruir um distrito pelo custo menos 1, e os baratos caem com facilidade. Cidades completas estão a salvo, e a do { $bishop } também. O melhor alvo é de quem está na frente.
web-guide-citadels-named = Anunciaram o seu personagem
    .text = Quem foi anunciado pela { $assassin } não joga nesta rodada; quem foi anunciado pelo { $thief } perde todo o ouro ao ser chamado. Miraram em um ranque e só podiam supor que era você. Da próxima vez, pegue alguém menos esperado.
web-guide-citadels-unique = Um distrito especial em ação
    .text = Aqui você paga com cartas da mão. Dê as que construiria por último: as mais caras, ou os nomes que a sua cidade já tem.
web-guide-citadels-last = O fim está perto
    .text = Quando uma cidade tem { $goal } distritos, a rodada vai até o fim e contam-se os pontos. Construa tudo o que ainda puder: cada ouro gasto em um distrito é um ponto; o ouro que sobra não vale nada.
web-guide-citadels-score = Os pontos
    .text = Os distritos contam o que custaram. Somam-se 3 pontos pelos cinco tipos, 4 pela primeira cidade completa, 2 por qualquer outra, e o que os distritos especiais acrescentam. Depois você pode rever tudo, com as cartas abertas.

web-citadels-fact-built =
    { $n ->
        [1] { $n } distrito construído
       *[other] { $n } distritos construídos
    }
web-citadels-fact-killed =
    { $n ->
        [1] { $n } assassinato
       *[other] { $n } assassinatos
    }
web-citadels-fact-robbed =
    { $n ->
        [1] { $n } roubo
       *[other] { $n } roubos
    }
web-citadels-fact-destroyed =
    { $n ->
        [1] { $n } distrito destruído
       *[other] { $n } distritos destruídos
    }
web-citadels-fact-swapped =
    { $n ->
        [1] mãos trocadas uma vez
       *[other] mãos trocadas { $n } vezes
    }
