### A página de Valeria: Card Kingdoms no navegador, em português do Brasil.

## The table

web-valeria-round = Rodada
web-valeria-round-number = Rodada { $round }
web-valeria-your-turn = Rodada { $round }: seu turno
web-valeria-turn-of = Turno de { $name }
web-valeria-exhausted = Exauridas
web-valeria-exhausted-label = { $number } de { $end } pilhas exauridas: a última encerra a partida
web-valeria-last-round = A última rodada
web-valeria-end-due = Condição de término atingida
web-valeria-exhausted-stack = Exaurida
web-valeria-exhausted-brief = vazia
web-valeria-of = { $number } de { $end }
web-valeria-monsters-left =
    { $count ->
        [1] { $count } monstro resta
       *[other] { $count } monstros restam
    }
web-valeria-domains-left =
    { $count ->
        [1] { $count } domínio resta
       *[other] { $count } domínios restam
    }
web-valeria-center = Centro
web-valeria-others = Os outros
web-valeria-caption = Toque em uma carta para ler.
web-valeria-covered = Ainda coberta
web-valeria-close = Fechar

## What cards give

web-valeria-or = ou
web-valeria-per = por
web-valeria-power-own = No seu turno: { $power }.
web-valeria-power-off = Nos turnos alheios: { $power }.
web-valeria-citizen-any = Um cidadão
web-valeria-citizen-up-to = Cidadão ≤ { $most }
web-valeria-amount-gold =
    { $n ->
        [1] { $n } ouro
       *[other] { $n } ouros
    }
web-valeria-amount-strength = { $n } de força
web-valeria-amount-magic = { $n } de magia
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
        [1] { $count } obra
       *[other] { $count } obras
    }
web-valeria-first = Primeiro jogador
web-valeria-waits = esperando
web-valeria-choosing = escolhendo
web-valeria-done = pronto
web-valeria-away = ausente
web-valeria-stand-in = um bot substitui
web-valeria-victory-stack = Pilha de vitória e domínios
web-valeria-duke-secret = só você vê
web-valeria-duke-hidden = Duque oculto
web-valeria-duke-none = Ainda sem duque
web-valeria-duke-unknown = Duque desconhecido
web-valeria-duke-now = Vale { $n } agora
web-valeria-points-so-far = Pontos até aqui
web-valeria-points-open = Pontos à vista
web-valeria-points-items = Monstros { $monsters }, domínios { $domains }, peças { $tokens }, duque { $duke }

## The street and the dice

web-valeria-street = Rua dos números de ativação
web-valeria-roll = Rolagem
web-valeria-dice = Dados: { $first } e { $second }, { $sum } no total
web-valeria-dice-none = Os dados ainda não foram rolados
web-valeria-sum = soma
web-valeria-brought-you = A colheita lhe trouxe
web-valeria-brought = A colheita trouxe
web-valeria-would-bring = Traria
web-valeria-what-if = E se?
web-valeria-what-own = No seu turno
web-valeria-what-off = Nos turnos alheios
web-valeria-what-choices =
    { $count ->
        [1] { $count } escolha
       *[other] { $count } escolhas
    }
web-valeria-what-nothing = 1 recurso à sua escolha
web-valeria-first-die = Primeiro dado
web-valeria-second-die = Segundo dado
web-valeria-back = Voltar
web-valeria-back-mine = Voltar à sua rua

## What can be done

web-valeria-actions = O que você pode fazer
web-valeria-roll-dice = Rolar os dados
web-valeria-your-dice = Os dados são seus.
web-valeria-action-number = Ação { $number } de 2
web-valeria-gain = Pegar 1
web-valeria-take = Pegar
web-valeria-pay = Pagar
web-valeria-decline = Deixar passar
web-valeria-nothing = Não roubar
web-valeria-announce = Anunciar
web-valeria-harvest-done = Encerrar a colheita
web-valeria-slay = Derrotar { $name }
web-valeria-recruit = Recrutar { $name }
web-valeria-build = Construir { $name }
web-valeria-free = Pegar { $name }
web-valeria-keep = Ficar com { $name }
web-valeria-raid = Ativar { $name }
web-valeria-capture = Entregar { $name }
web-valeria-bank = Banco
web-valeria-less = Pegar menos…
web-valeria-list = Todas as { $count } opções
web-valeria-undo = Desfazer o último passo
web-valeria-hint = Uma dica
web-valeria-detail-act = Escolha uma pilha ou pegue um recurso.
web-valeria-detail-gain = Nenhuma pilha está ao seu alcance: pegue um recurso.
web-valeria-detail-duke = Toque em um duque; o outro sai sem ser visto.
web-valeria-detail-harvest = Em qualquer ordem; o que sobrar fica sem uso.
web-valeria-detail-choose = Em qualquer ordem.
web-valeria-detail-dice = Aponte para uma mudança e veja a colheita.
web-valeria-detail-pay = Quanto em magia?
web-valeria-detail-stack = Toque em uma das pilhas destacadas.
web-valeria-over = A partida acabou
web-valeria-wait = Um momento
web-valeria-wait-dukes = Os duques estão sendo escolhidos
web-valeria-wait-harvest = Outros ainda colhem

## Alone

web-valeria-dark-lord = Senhor das Trevas
web-valeria-defenders = Cidadãos por coluna
web-valeria-defenders-of = restantes: cidadãos { $citizens }, domínios { $domains }
web-valeria-captured = Capturadas: { $count }
web-valeria-tokens-alone = Quando você joga sozinho, as peças de vitória não contam.
web-valeria-raids = Ataques por vir: { $dice }

## Only heard

web-valeria-label-left =
    { $count ->
        [1] resta { $count } carta
       *[other] restam { $count } cartas
    }
web-valeria-label-price = Você paga { $price }
web-valeria-label-printed = Preço { $price }
web-valeria-label-base = Preço impresso { $price }
web-valeria-label-needs = Requer { $roles }
web-valeria-label-number = Número { $number }
web-valeria-label-domain = Domínio da coluna { $column }
web-valeria-label-covered =
    { $count ->
        [1] Um domínio ainda coberto; resta { $count }
       *[other] Um domínio ainda coberto; restam { $count }
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
web-pitch-valeria = Role os dados, colha com todos, derrote monstros e construa domínios.

## Abrir uma mesa

web-random-valeria = Áreas e cidadãos são sorteados quando a partida começa.
web-areas = Áreas
web-areas-note = Os monstros das cinco colunas
web-column = Coluna { $n }
web-citizens = Cidadãos
web-citizens-note = Um para cada número dos dados
web-citizen-of = Cidadão de { $number }
web-mixed = Cidadãos misturados
web-mixed-note = Os dois cidadãos de cada número em uma pilha

## Respostas automáticas

web-auto-harvest = Colheita: 2 ouros ou 2 de magia
web-auto-harvest-choose-1 = 2 ouros
web-auto-harvest-choose-2 = 2 de magia
web-auto-compensation = Nada ativado: qual recurso
web-auto-compensation-gain-gold = 1 ouro
web-auto-compensation-gain-strength = 1 de força
web-auto-compensation-gain-magic = 1 de magia
web-auto-trades = Trocas na colheita
web-auto-trades-done = Não trocar nada

## Tipos de cartas

web-kind-citizens = Cidadãos
web-kind-monsters = Monstros
web-kind-domains = Domínios
web-kind-dukes = Duques

## Regras em resumo

web-rules-valeria-aim = Do que se trata
    .text = Você recruta cidadãos, derrota monstros e constrói domínios. Vence quem tem mais pontos: os de monstros e domínios, as peças de vitória e os do seu duque secreto.
web-rules-valeria-roll = Os dados
    .text = O jogador ativo rola dois dados. Os dois números e a soma ativam cidadãos, e não só os dele.
web-rules-valeria-harvest = A colheita
    .text = Todos colhem dos cidadãos ativados: no próprio turno, o poder ao lado do sol; no turno dos outros, o poder ao lado da lua. Um cidadão ativado duas vezes rende duas vezes. Quem não ativa nada pega um recurso.
web-rules-valeria-actions = Duas ações
    .text = O jogador ativo faz duas destas coisas: derrota o monstro do topo de uma coluna, recruta o cidadão do topo de uma pilha, constrói o domínio aberto de uma coluna, ou pega 1 ouro, 1 de força ou 1 de magia. Pode ser duas vezes a mesma.
web-rules-valeria-paying = Pagar
    .text = Monstros custam força, cidadãos e domínios custam ouro. Cada cidadão de um nome que você já tem deixa o próximo 1 ouro mais caro. A magia pode substituir ouro ou força, se você pagar pelo menos 1 do que é pedido. Domínios também pedem cidadãos de certos papéis.
web-rules-valeria-end = O fim
    .text = A partida termina quando todos os monstros foram derrotados, quando todos os domínios foram construídos, ou quando as pilhas exauridas são o dobro dos jogadores. A rodada vai até o fim; depois os duques são mostrados e os pontos contados.
web-rules-valeria-alone = Modo solo
    .text = Você enfrenta o Senhor das Trevas, cujos monstros capturam cidadãos e domínios depois das suas ações. Se derrotar todos os monstros, você vence. Se numa coluna não restar nada para capturar, você perde. Com cinco pilhas exauridas decidem os pontos, os seus contra os dele; as peças de vitória não contam.

## O guia da primeira partida

web-guide-valeria-welcome = Boas-vindas a Valeria
    .text = Junte mais pontos que todos: derrote monstros, construa domínios, agrade ao seu duque. Os dados alimentam todos em cada turno, e no seu você age duas vezes. No centro estão as pilhas de todos; os seus cidadãos ficam na sua rua, por número, com o seu ouro, a sua força e a sua magia.
web-guide-valeria-duke = Escolha um duque
    .text = Fique com um dos dois; o outro sai sem ser visto. No fim, um duque dá pontos pelas cartas que nomeia. Pegue aquele cujos desejos você vê nas pilhas, e deixe que ele guie você pela partida.
web-guide-valeria-roll = Os dados
    .text = Em cada turno valem três números: o de cada dado e a soma. Um 3 e um 5 ativam todos os cidadãos de 3, 5 e 8, os seus e os dos outros.
web-guide-valeria-harvest = A sua colheita
    .text = No seu turno, cada cidadão ativado dá o que a carta mostra ao lado do sol; se nenhum dos seus foi ativado, você pega 1 recurso à escolha. Onde puder escolher, pegue o que a próxima ação pede.
web-guide-valeria-others = A colheita no turno dos outros
    .text = Quando os outros rolam os dados, você também colhe: o que as suas cartas mostram ao lado da lua. Por isso cidadãos de muitos números diferentes rendem o tempo todo. Toque numa casa para ver os dois poderes.
web-guide-valeria-act = Duas ações
    .text = Derrote um monstro, recrute um cidadão, construa um domínio ou pegue 1 recurso; pode ser duas vezes a mesma coisa. Recrute cedo, para os números que faltam: um cidadão rende a partida inteira.
web-guide-valeria-slay = Derrote um monstro
    .text = Um monstro custa força, e alguns também magia. Ele dá a recompensa na hora e os pontos no fim. Os de baixo, na mesma pilha, são pelo menos tão fortes.
web-guide-valeria-build = Construa um domínio
    .text = Um domínio custa ouro e pede cidadãos de certos papéis, que ficam com você. Ele dá pontos, e um poder que vale uma vez ou pelo resto da partida. Os que duram rendem mais se construídos cedo.
web-guide-valeria-pay = Pague com magia
    .text = A magia pode substituir ouro ou força, mas pelo menos 1 se paga com o que é pedido. Gaste o que tem de sobra, e pense na segunda ação.
web-guide-valeria-reward = Escolha o que recebe
    .text = O que você pega aqui é de graça. Um cidadão para um número que falta costuma render mais; perto do fim, pontos são melhores.
web-guide-valeria-domain = Um domínio em ação
    .text = Um dos seus domínios oferece algo. Leia o que ele pede e o que dá; onde puder recusar, pense se precisa do mesmo para a próxima ação.
web-guide-valeria-dice = Mude os dados
    .text = Um dos seus domínios pode mudar um dado antes da colheita. Aponte para uma mudança para ver o que ela daria, ou anuncie os dados como estão.
web-guide-valeria-last = O fim está perto
    .text = A partida acaba com { $goal } pilhas exauridas, ou quando não resta nenhum monstro ou nenhum domínio; a rodada vai até o fim. Aí recursos sozinhos quase não valem nada: transforme-os em monstros e domínios.
web-guide-valeria-score = Os pontos
    .text = Monstros e domínios contam os seus pontos, as peças 1 cada, e agora os duques são mostrados. A tabela diz de onde veio cada ponto; depois você pode rever tudo.

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
        [1] algo tomado de outro uma vez
       *[other] algo tomado de outro { $n } vezes
    }
web-valeria-fact-tokens-alone =
    { $n ->
        [1] { $n } peça de vitória, que não conta no modo solo
       *[other] { $n } peças de vitória, que não contam no modo solo
    }
