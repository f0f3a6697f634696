### A página de Valeria: Card Kingdoms no navegador, em português do Brasil.

## The table

web-valeria-round = Rodada
web-valeria-round-number = Rodada { $round }
web-valeria-your-turn = Rodada { $round }: seu turno
web-valeria-turn-of = Turno de { $name }
web-valeria-exhausted = Exauridas
web-valeria-exhausted-label = { $number } de { $end } pilhas exauridas (a partida acaba com { $end })
web-valeria-last-round = Última rodada
web-valeria-end-due = Fim próximo
web-valeria-exhausted-stack = Exaurida
web-valeria-exhausted-brief = vazia
web-valeria-of = { $number } de { $end }
web-valeria-monsters-left =
    { $count ->
        [1] resta { $count } monstro
       *[other] restam { $count } monstros
    }
web-valeria-domains-left =
    { $count ->
        [1] resta { $count } domínio
       *[other] restam { $count } domínios
    }
web-valeria-center = Centro
web-valeria-others = Outros jogadores
web-valeria-covered = Virada para baixo
web-valeria-close = Fechar

## Effects

web-valeria-or = ou
web-valeria-per = por
web-valeria-power-own = No seu turno: { $power }.
web-valeria-power-off = Nos outros turnos: { $power }.
web-valeria-citizen-any = Um cidadão
web-valeria-citizen-up-to = Cidadão ≤ { $most }
web-valeria-amount-gold =
    { $n ->
        [1] { $n } ouro
       *[other] { $n } ouros
    }
web-valeria-amount-strength = { $n } de força
web-valeria-amount-magic = { $n } de magia
web-valeria-short =
    { $n ->
        [one] falta { $amount }
       *[other] faltam { $amount }
    }
web-valeria-points =
    { $n ->
        [1] { $n } ponto
       *[other] { $n } pontos
    }
web-valeria-pts =
    { $n ->
        [1] pt
       *[other] pts
    }
web-valeria-tokens =
    { $n ->
        [1] { $n } peça de vitória
       *[other] { $n } peças de vitória
    }

## Players

web-valeria-you = Você
web-valeria-slain =
    { $count ->
        [1] { $count } derrotado
       *[other] { $count } derrotados
    }
web-valeria-built =
    { $count ->
        [1] { $count } domínio
       *[other] { $count } domínios
    }
web-valeria-first = Primeiro jogador
web-valeria-waits = não colhe
web-valeria-choosing = escolhendo
web-valeria-done = pronto
web-valeria-away = ausente
web-valeria-stand-in = bot jogando
web-valeria-victory-stack = Pilha de vitória e domínios
web-valeria-duke-secret = só você vê
web-valeria-duke-hidden = Duque oculto
web-valeria-duke-none = Ainda sem duque
web-valeria-duke-unknown = Duque desconhecido
web-valeria-duke-now = Vale { $n } agora
web-valeria-points-so-far = Pontos até agora
web-valeria-points-open = Pontos visíveis
web-valeria-points-items = Monstros { $monsters }, domínios { $domains }, peças { $tokens }, duque { $duke }

## The street and the dice

web-valeria-street = Cidadãos por número de ativação
web-valeria-roll = Rolagem
web-valeria-dice = Dados: { $first } + { $second } = { $sum }
web-valeria-dice-none = Os dados ainda não foram rolados
web-valeria-sum = soma
web-valeria-brought-you = Você colheu
web-valeria-brought = Colheu
web-valeria-would-bring = Colheria
web-valeria-what-if = E se?
web-valeria-what-own = No seu turno
web-valeria-what-off = Nos outros turnos
web-valeria-what-choices =
    { $count ->
        [1] { $count } escolha
       *[other] { $count } escolhas
    }
web-valeria-what-nothing = 1 recurso à sua escolha
web-valeria-first-die = Primeiro dado
web-valeria-second-die = Segundo dado
web-valeria-back = Voltar
web-valeria-back-mine = Ver seus cidadãos

## Actions

web-valeria-actions = O que você pode fazer
web-valeria-roll-dice = Rolar os dados
web-valeria-your-dice = Sua rolagem
web-valeria-action-number = Ação { $number } de 2
web-valeria-gain = Ganhar 1
web-valeria-take = Ganhar
web-valeria-pay = Pagar
web-valeria-decline = Recusar
web-valeria-nothing = Não roubar
web-valeria-announce = Manter
web-valeria-harvest-done = Encerrar a colheita
web-valeria-slay = Derrotar { $name }
web-valeria-recruit = Recrutar { $name }
web-valeria-build = Construir { $name }
web-valeria-free = Pegar { $name }
web-valeria-keep = Ficar com { $name }
web-valeria-raid = Ativar { $name }
web-valeria-capture = Entregar { $name }
web-valeria-do-slay = Derrotar
web-valeria-do-recruit = Recrutar
web-valeria-do-build = Construir
web-valeria-do-free = Pegar
web-valeria-do-raid = Ativar
web-valeria-do-capture = Entregar
web-valeria-bank = Banco
web-valeria-less = Pegar menos…
web-valeria-list = Todas as { $count } opções
web-valeria-undo = Desfazer o último passo
web-valeria-hint = Dica
web-valeria-detail-act = Escolha uma pilha ou ganhe um recurso.
web-valeria-detail-gain = Você não pode pegar nada das pilhas: ganhe um recurso.
web-valeria-detail-duke = Escolha um duque. O outro é descartado.
web-valeria-detail-harvest = Em qualquer ordem. O que não for usado se perde.
web-valeria-detail-choose = Em qualquer ordem.
web-valeria-detail-dice = Passe o cursor sobre uma opção para ver a colheita.
web-valeria-detail-pay = Quanta magia?
web-valeria-detail-stack = Escolha uma das pilhas destacadas.
web-valeria-over = A partida acabou
web-valeria-wait = Um momento
web-valeria-wait-dukes = Escolhendo os duques
web-valeria-wait-harvest = Outros estão colhendo

## Solo

web-valeria-dark-lord = Senhor das Trevas
web-valeria-defenders = Cidadãos por coluna
web-valeria-defenders-of =
    restam { $citizens ->
        [1] { $citizens } cidadão
       *[other] { $citizens } cidadãos
    } e { $domains ->
        [1] { $domains } domínio
       *[other] { $domains } domínios
    }
web-valeria-captured = Capturadas: { $count }
web-valeria-tokens-alone = As peças de vitória não contam no modo solo.
web-valeria-raids = Dados a resolver: { $dice }

## Screen reader labels

web-valeria-label-left =
    { $count ->
        [1] resta { $count } carta
       *[other] restam { $count } cartas
    }
web-valeria-label-price = Você paga { $price }
web-valeria-label-printed = Preço { $price }
web-valeria-label-base = Preço impresso { $price }
web-valeria-label-needs = Exige { $roles }
web-valeria-label-number = Número { $number }
web-valeria-label-domain = Domínio da coluna { $column }
web-valeria-label-covered =
    { $count ->
        [1] Domínio virado para baixo; resta { $count }
       *[other] Domínio virado para baixo; restam { $count }
    }
web-valeria-label-exhausted = { $place }: pilha exaurida
web-valeria-label-empty = nenhuma carta
web-valeria-label-lit =
    { $count ->
        [1] Ativado pelos dados.
       *[other] Ativado { $count } vezes pelos dados.
    }

## Na entrada

web-game-valeria = Valeria
web-pitch-valeria = Role os dados, faça a colheita com todos, derrote monstros e construa domínios.

## Abrir uma mesa

web-random-valeria = Áreas e cidadãos são sorteados quando a partida começa.
web-areas = Áreas
web-areas-note = Os monstros das cinco colunas
web-column = Coluna { $n }
web-citizens = Cidadãos
web-citizens-note = Um para cada número dos dados
web-citizen-of = Cidadão do { $number }
web-mixed = Cidadãos sortidos
web-mixed-note = Os dois cidadãos de cada número ficam na mesma pilha

## Respostas automáticas

web-auto-harvest = Colheita: 2 ouros ou 2 de magia
web-auto-harvest-choose-1 = 2 ouros
web-auto-harvest-choose-2 = 2 de magia
web-auto-compensation = Se nada for ativado: ganhar
web-auto-compensation-gain-gold = 1 ouro
web-auto-compensation-gain-strength = 1 de força
web-auto-compensation-gain-magic = 1 de magia
web-auto-trades = Trocas na colheita
web-auto-trades-done = Nunca trocar

## Tipos de cartas

web-kind-citizens = Cidadãos
web-kind-monsters = Monstros
web-kind-domains = Domínios
web-kind-dukes = Duques

## Regras em resumo

web-rules-valeria-aim = Objetivo
    .text = Recrute cidadãos, derrote monstros e construa domínios. Vence quem tiver mais pontos. Eles vêm dos seus monstros e domínios, das peças de vitória e do seu duque secreto.
web-rules-valeria-roll = Rolagem
    .text = O jogador ativo rola dois dados. Os dois dados e a soma deles ativam os cidadãos com esses números, de todos os jogadores.
web-rules-valeria-harvest = Colheita
    .text = Todos colhem o que seus cidadãos ativados dão. No seu turno, use o poder ao lado do sol; nos outros turnos, o poder ao lado da lua. Um cidadão ativado duas vezes rende duas vezes. Se nenhuma carta sua for ativada, ganhe um recurso.
web-rules-valeria-actions = Duas ações
    .text = O jogador ativo faz duas ações, iguais ou diferentes: derrotar o monstro do topo de uma coluna, recrutar o cidadão do topo de uma pilha, construir o domínio virado para cima de uma coluna ou ganhar 1 ouro, 1 de força ou 1 de magia.
web-rules-valeria-paying = Pagamento
    .text = Monstros custam força; cidadãos e domínios custam ouro. Um cidadão custa 1 ouro a mais para cada carta do mesmo nome que você tem. A magia pode substituir ouro ou força, desde que você pague pelo menos 1 do recurso pedido. Domínios também exigem cidadãos de certos papéis.
web-rules-valeria-end = Fim da partida
    .text = A partida acaba quando todos os monstros são derrotados, todos os domínios são construídos ou o número de pilhas exauridas chega ao dobro do número de jogadores. A rodada é jogada até o fim; depois, os duques são revelados e os pontos, somados.
web-rules-valeria-alone = Modo solo
    .text = Você enfrenta o Senhor das Trevas, cujos monstros capturam cidadãos e domínios depois das suas ações. Derrote todos os monstros para vencer. Se uma coluna não tiver mais nada para capturar, você perde. Com cinco pilhas exauridas, vence quem tiver mais pontos; as peças de vitória não contam.

## O guia da primeira partida

web-guide-valeria-welcome = Boas-vindas a Valeria
    .text = Faça mais pontos que os outros: derrote monstros, construa domínios e agrade seu duque. Os dados rendem algo a todos em cada turno; no seu, você faz também duas ações. Todos compram das pilhas do centro. Seus cidadãos ficam em ordem numérica, ao lado do seu ouro, da sua força e da sua magia.
web-guide-valeria-duke = Escolha um duque
    .text = Fique com um dos dois; o outro é descartado sem ser revelado. No fim da partida, seu duque dá pontos por certas cartas. Escolha o que dá pontos pelas cartas que você vê na mesa e jogue de acordo com ele.
web-guide-valeria-roll = Os dados
    .text = Cada turno tem três números: os dois dados e a soma deles. Um 3 e um 5 ativam todos os cidadãos de número 3, 5 e 8, os seus e os dos outros.
web-guide-valeria-harvest = Sua colheita
    .text = No seu turno, cada cidadão ativado dá o que a carta mostra ao lado do sol. Se nenhuma carta sua for ativada, você ganha 1 recurso à sua escolha. Quando puder escolher, pegue o que sua próxima ação pede.
web-guide-valeria-others = Colheita nos outros turnos
    .text = Você também colhe quando os outros rolam os dados: ganha o que suas cartas mostram ao lado da lua. Quanto mais números seus cidadãos cobrirem, mais vezes eles rendem. Selecione um cidadão para ver os dois poderes.
web-guide-valeria-act = Duas ações
    .text = Derrote um monstro, recrute um cidadão, construa um domínio ou ganhe 1 recurso. Você pode repetir a mesma ação. Recrute cedo, para os números que ainda não tem: um cidadão rende a partida inteira.
web-guide-valeria-slay = Derrote um monstro
    .text = Um monstro custa força, e alguns também custam magia. A recompensa vem na hora, e os pontos, no fim. Os monstros abaixo dele são pelo menos tão fortes quanto ele.
web-guide-valeria-build = Construa um domínio
    .text = Um domínio custa ouro e exige cidadãos de certos papéis, que continuam com você. Ele dá pontos e um poder, que vale uma vez ou pelo resto da partida. Poderes permanentes rendem mais quando construídos cedo.
web-guide-valeria-pay = Pague com magia
    .text = A magia pode substituir ouro ou força, mas você precisa pagar pelo menos 1 do recurso pedido. Gaste o que tem de sobra e pense na segunda ação.
web-guide-valeria-reward = Escolha sua recompensa
    .text = O que você escolher aqui é grátis. Um cidadão de um número que você não tem costuma ser a melhor escolha. Perto do fim, prefira pontos.
web-guide-valeria-domain = Use um domínio
    .text = Um dos seus domínios oferece uma troca. Veja o que ela custa e o que dá. Se puder recusar, pense se vai precisar desses recursos na próxima ação.
web-guide-valeria-dice = Mude os dados
    .text = Um dos seus domínios pode mudar um dado antes da colheita. Passe o cursor sobre uma opção para ver o que ganharia, ou mantenha os dados como estão.
web-guide-valeria-last = O fim está perto
    .text = A partida acaba com { $goal } pilhas exauridas, ou quando acabarem os monstros ou os domínios. A rodada é sempre jogada até o fim. Recursos que sobram quase não valem nada: transforme-os em monstros e domínios.
web-guide-valeria-score = Pontuação final
    .text = Monstros e domínios dão seus pontos, cada peça vale 1, e os duques são revelados. A tabela mostra de onde veio cada ponto. No replay, você pode rever a partida inteira.

web-valeria-fact-slain =
    { $n ->
        [1] { $n } monstro derrotado
       *[other] { $n } monstros derrotados
    }
web-valeria-fact-returned =
    { $n ->
        [1] { $n } monstro devolvido
       *[other] { $n } monstros devolvidos
    }
web-valeria-fact-recruited =
    { $n ->
        [1] { $n } cidadão recrutado
       *[other] { $n } cidadãos recrutados
    }
web-valeria-fact-built =
    { $n ->
        [1] { $n } domínio construído
       *[other] { $n } domínios construídos
    }
web-valeria-fact-stolen =
    { $n ->
        [1] { $n } roubo
       *[other] { $n } roubos
    }
web-valeria-fact-tokens-alone =
    { $n ->
        [1] { $n } peça de vitória (não conta no modo solo)
       *[other] { $n } peças de vitória (não contam no modo solo)
    }

web-puzzle-theme-slaying = Derrotar monstros
web-puzzle-theme-recruiting = Recrutar cidadãos
web-puzzle-theme-domains = Construir domínios
web-puzzle-theme-resources = Recursos
