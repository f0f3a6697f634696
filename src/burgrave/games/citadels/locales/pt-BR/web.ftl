### A página de Citadels, em português.

web-citadels-procession = Personagens por ranque
web-citadels-seats = Oponentes
web-citadels-you = Você
web-citadels-your-city = Sua cidade
web-citadels-round = Rodada { $n }
web-citadels-picks-first = Escolhe primeiro: { $name }
web-citadels-picks-next = Escolhe primeiro na próxima rodada: { $name }
web-citadels-last-round = Última rodada
web-citadels-unclaimed = Você ainda pode pegar ouro. Escolha de novo para encerrar o turno.
web-citadels-goal = { $n } distritos encerram a partida
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
web-citadels-open-city = { $name }: ver cidade
web-citadels-city-of = { $name }: cidade, { $n } de { $goal } distritos
web-citadels-built = { $n } de { $goal } distritos, { $kinds } de 5 tipos
web-citadels-protected = A salvo do ranque 8
web-citadels-complete = Completa
web-citadels-collector = Recolhe os impostos
web-citadels-cannot-build = Não pode construir nesta rodada
web-citadels-museum = Sob o Museu: { $n }
web-citadels-hidden-hand =
    { $n ->
        [1] { $n } carta na mão, virada para baixo
       *[other] { $n } cartas na mão, viradas para baixo
    }
web-citadels-known-hand = Cartas conhecidas na mão
web-citadels-known-museum = Cartas conhecidas sob o Museu
web-citadels-known-deck = Conhecidas: { $cards }
web-citadels-no-city = Nada construído ainda.
web-citadels-hand = Sua mão: { $n }
web-citadels-no-hand = Nenhuma carta na mão
web-citadels-open-characters = Personagens de { $name }
web-citadels-open-hand = Mão de { $name }: { $n }
web-citadels-open-not-called = Ainda não chamado
web-citadels-open-drawn = Compradas
web-citadels-hidden = Oculto
web-citadels-half-hidden = { $names } + 1 oculto
web-citadels-touch-card = Selecione uma carta e confirme.
web-citadels-choosing = Escolhendo
web-citadels-has-chosen = Já escolheu
web-citadels-next = É o próximo
web-citadels-waits = Aguardando
web-citadels-order = Ordem de escolha
web-citadels-out = Fora desta rodada
web-citadels-face-down = Virada para baixo
web-citadels-secret = Sua escolha é secreta.
web-citadels-keep = Escolher { $name }
web-citadels-deck = Baralho
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
web-citadels-gilded = embelezado
web-citadels-now = Agora: { $name }
web-citadels-called-now = Na vez
web-citadels-killed-who = Vítima: { $name }
web-citadels-mine = Seu, oculto
web-citadels-maybe = { $names }?
web-citadels-standing-out = Fora (à vista)
web-citadels-standing-silent = Fora do jogo
web-citadels-standing-killed = Assassinado
web-citadels-standing-buried = Descartado
web-citadels-standing-absent = Ninguém tem
web-citadels-mark-robbed = Alvo do Ladrão
web-citadels-mark-bewitched = Enfeitiçado
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
web-citadels-builds-free = Construa tudo o que puder pagar
web-citadels-den-paid = Cartas usadas até agora: { $n }. O resto é pago em ouro.
web-citadels-watching = Assistindo
web-citadels-others-play = Oponentes jogando
web-citadels-build-for = Construir: { $n }
web-citadels-earns = Renda: { $name }
web-citadels-owned = Você já tem
web-citadels-brings-crown-and = Coroa e
web-citadels-brings-crown = A coroa
web-citadels-brings-crown-cards = Coroa, cartas: { $n }
web-citadels-brings-cards = Cartas: { $n }
web-citadels-brings-pays = Renda:
web-citadels-brings-leader =
    { $name }: { $n ->
        [1] falta { $n }
       *[other] faltam { $n }
    }
web-citadels-brings-richest = Mais ouro: { $name }
web-citadels-brings-fullest = Mão de { $name }: { $n }
web-citadels-brings-builds = Até { $n } construções
web-citadels-brings-cities = Alvos possíveis: { $n }
web-citadels-verb-gold = Pegar ouro
web-citadels-verb-cards = Comprar cartas
web-citadels-verb-income = Receber renda
web-citadels-verb-mix = Receber renda
web-citadels-mix = Ouro: { $gold }, cartas: { $cards }
web-citadels-verb-collect = Recolher impostos
web-citadels-verb-kill = Assassinar
web-citadels-verb-bewitch = Enfeitiçar
web-citadels-verb-rob = Roubar
web-citadels-verb-sign = Mandado assinado
web-citadels-verb-warrant = Mandado sem assinatura
web-citadels-verb-threaten = Ameaça real
web-citadels-verb-bluff = Ameaça falsa
web-citadels-verb-spy = Espiar
web-citadels-verb-inspect = Procurar
web-citadels-verb-swap = Trocar a mão
web-citadels-verb-replace = Trocar cartas
web-citadels-verb-peek = Ver uma mão
web-citadels-verb-foresee = Pegar 1 de cada mão
web-citadels-verb-crown = Dar a coroa
web-citadels-verb-beg = Pegar do mais rico
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
web-citadels-destroy-named = Destruir { $name }
web-citadels-exchange-named = Trocar por { $name }
web-citadels-seize-named = Capturar { $name }
web-citadels-demolish-named = Arsenal: destruir { $name }
web-citadels-verb-pay-cards = Pagar com cartas
web-citadels-verb-borrow = Construir com ouro alheio
web-citadels-verb-lender = Pegar ouro de
web-citadels-verb-end = Encerrar turno
web-citadels-cards =
    { $n ->
        [1] { $n } carta
       *[other] { $n } cartas
    }

## Na entrada

web-game-citadels = Citadels
web-pitch-citadels = Escolha um personagem em segredo, engane os oponentes e construa a melhor cidade.

## Abrir uma mesa

web-ruleset-classic = Edição clássica
web-ruleset-2010 = Edição de 2010
web-ruleset-2016 = Edição de 2016
web-ruleset-note = { $characters } personagens, { $uniques } distritos especiais.
web-cast = Personagens
web-cast-note = Escolha um personagem para trocá-lo por outro do mesmo ranque.
web-swap-character = Ranque { $rank }, { $name }: trocar
web-rank = Ranque { $rank }
web-no-ninth = Sem ranque 9
web-no-ninth-text = Só os ranques de 1 a 8 estão em jogo.
web-uniques = Distritos especiais
web-uniques-note = { $n } no baralho
web-uniques-right = { $n } de { $n } selecionados.
web-uniques-wrong = { $chosen } de { $n } selecionados.
web-random-citadels = Os personagens e os distritos especiais são sorteados no início da partida.
web-short-game = Partida curta: 7 distritos completam a cidade

## Respostas automáticas

web-auto-warrant = Magistrado: o alvo do seu mandado assinado paga um distrito
web-auto-warrant-decline = Deixar construir
web-auto-warrant-confiscate = Confiscar
web-auto-bribe = A Chantagista ameaça você
web-auto-bribe-bribe = Pagar o suborno
web-auto-bribe-refuse = Recusar
web-auto-threat = Chantagista: um jogador se recusa a pagar
web-auto-threat-leave = Não revelar
web-auto-threat-flip = Revelar a ameaça
web-auto-grave = Cemitério: o Mercenário destrói um distrito
web-auto-grave-decline = Deixar a carta
web-auto-grave-reclaim = Pegar por 1 ouro

## Tipos de cartas

web-kind-characters = Personagens
web-kind-districts = Distritos

## Regras em resumo

web-rules-citadels-aim = Objetivo
    .text = Construa uma cidade com distritos. Cada distrito vale tantos pontos quanto custa. A cada rodada, você escolhe em segredo um personagem e usa a habilidade dele no seu turno. A partida acaba no fim da rodada em que uma cidade fica completa. Vence quem tiver mais pontos.
web-rules-citadels-choosing = Escolha dos personagens
    .text = O jogador com a coroa olha os personagens, fica com um e passa os outros ao próximo. Alguns são descartados, virados para cima ou para baixo, e por isso ninguém sabe ao certo quem tem o quê. Depois, os personagens são chamados por ordem de ranque. Se chamarem o seu, revele-o e jogue seu turno.
web-rules-citadels-turn = Seu turno
    .text = Primeiro colete recursos: pegue 2 ouros ou compre 2 cartas e fique com 1. Depois, você pode construir um distrito. Alguns personagens recebem renda, quase sempre em ouro, por distritos de um tipo: nobre, religioso, comercial ou militar. Você pode usar a habilidade do personagem uma vez, a qualquer momento do turno, a menos que a carta diga o contrário.
web-rules-citadels-building = Construção
    .text = Pague o custo de uma carta da mão e coloque-a na sua cidade. Normalmente, você constrói um distrito por turno, e nunca dois com o mesmo nome. Distritos especiais têm efeitos próprios: selecione um para ler o efeito.
web-rules-citadels-powers = Os ranques
    .text = O ranque 1 atrapalha um personagem, o 2 busca ouro e o 3 busca cartas. O 4 move a coroa, e quem a tem escolhe primeiro na próxima rodada. O 5 lucra com distritos religiosos, o 6 traz ouro, o 7 compra mais cartas ou constrói mais e o 8 ataca cidades. Dependendo do número de jogadores, há também um ranque 9.
web-rules-citadels-end = Fim da partida
    .text = Quando uma cidade fica completa, a partida acaba no fim da rodada. A cidade precisa de 7 distritos, ou 8 com dois ou três jogadores e nas edições antigas. Some o custo dos seus distritos, mais 3 pontos se tiver os cinco tipos. A primeira cidade completa vale 4, e qualquer outra completa vale 2. Distritos especiais podem dar mais pontos.
web-rules-citadels-editions = Três edições
    .text = Jogue a edição clássica ou a de 2010, com mais distritos. A de 2016 tem 27 personagens, 30 distritos especiais e combinações prontas de personagens. As cartas seguem a edição escolhida.

## O guia da primeira partida

web-guide-citadels-welcome = Boas-vindas a Citadels
    .text = Construa a cidade mais valiosa: cada distrito vale o que custou. A cada rodada, você escolhe um personagem em segredo, e todos jogam por ordem de ranque. No alto estão as cidades dos oponentes; abaixo, os personagens, suas opções, sua cidade e sua mão.
web-guide-citadels-pick = Escolha um personagem
    .text = Fique com um personagem nesta rodada. Os outros vão para o próximo jogador, e sua escolha é secreta. Procure um que renda ouro: alguns ganham por distritos da cor deles, e a { $merchant } sempre ganha 1 ouro a mais.
web-guide-citadels-wait = Oponentes escolhem
    .text = Em segredo, cada jogador fica com um dos personagens restantes. Os que estão virados para cima ficam de fora nesta rodada. As cartas que você viu indicam quais personagens os oponentes podem ter.
web-guide-citadels-calls = Chamada dos personagens
    .text = Os personagens são chamados a partir do ranque 1. O jogador que tem o personagem chamado o revela e joga seu turno. Se ninguém o tiver, o próximo é chamado. A fila de personagens mostra de quem é a vez.
web-guide-citadels-gather = Ouro ou cartas
    .text = Comece o turno pegando 2 ouros, ou comprando duas cartas e ficando com uma. Pegue ouro para construir o que já tem na mão. Compre se não tiver nada na mão que queira construir.
web-guide-citadels-drawn = Fique com uma carta
    .text = A outra vai para baixo do baralho. Escolha um distrito que possa pagar logo, com nome e tipo que sua cidade ainda não tenha.
web-guide-citadels-role = Seu personagem: { $character }
    .text = { $reminder }
web-guide-citadels-power = A habilidade do personagem
    .text = Seu personagem: { $character }. { $reminder } Você pode usar uma habilidade uma vez por turno, antes ou depois de construir. Se ela rende por distritos de uma cor, construa antes um dessa cor, para que ele também conte.
web-guide-citadels-build = Construa
    .text = Pague uma carta para colocá-la na sua cidade. Normalmente, você constrói um distrito por turno, e nunca dois iguais. Um distrito pequeno por turno é melhor que esperar muito por um grande.
web-guide-citadels-end = Encerre o turno
    .text = Quando terminar, encerre o turno. Antes, veja se ainda tem renda a receber. Seu ouro e suas cartas ficam para a próxima rodada.
web-guide-citadels-destroy = Destruir distritos
    .text = O { $warlord } pode destruir um distrito pagando o custo menos 1, por isso os baratos são alvos fáceis. Cidades completas estão a salvo, e a cidade do { $bishop } também. O melhor alvo costuma ser a cidade do líder.
web-guide-citadels-named = Anunciaram seu personagem
    .text = O personagem anunciado pela { $assassin } perde o turno nesta rodada. O anunciado pelo { $thief } perde todo o ouro quando é chamado. O oponente não podia ter certeza: foi só um palpite. Na próxima, escolha um personagem menos óbvio.
web-guide-citadels-unique = Pagar com cartas
    .text = Este distrito especial permite usar cartas da sua mão. Use as de que menos precisa: as caras ou as que repetem distritos da sua cidade.
web-guide-citadels-last = O fim está próximo
    .text = Quando uma cidade chega a { $goal } distritos, a partida acaba no fim da rodada. Construa tudo o que puder: ouro gasto em distritos vale pontos, ouro guardado não.
web-guide-citadels-score = Pontuação final
    .text = Cada distrito vale seu custo. Os cinco tipos dão 3 pontos, a primeira cidade completa dá 4 e qualquer outra completa, 2. Distritos especiais podem dar mais. Veja o replay para rever a partida com todas as cartas à vista.

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
        [1] { $n } troca de mãos
       *[other] { $n } trocas de mãos
    }

web-puzzle-theme-draft = Escolha do personagem
web-puzzle-theme-naming = A vítima certa
web-puzzle-theme-cards = Ouro e cartas
web-puzzle-theme-building = Construção
web-puzzle-theme-attack = Ataque a uma cidade
