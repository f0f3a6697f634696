### A página de Valeria: Card Kingdoms no navegador, em português do Brasil.

## The table

web-valeria-title = Valeria
web-valeria-round = Turno
web-valeria-round-number = Turno { $round }
web-valeria-your-turn = Seu turno { $round }
web-valeria-turn-of = Vez de { $name }
web-valeria-exhausted = Esgotadas
web-valeria-exhausted-label = { $number } de { $end } pilhas esgotadas: a última encerra o jogo
web-valeria-last-round = A última rodada
web-valeria-end-due = Condição de término atingida
web-valeria-exhausted-stack = Esgotada
web-valeria-exhausted-brief = vazia
web-valeria-of = { $number } de { $end }
web-valeria-monsters-left =
    { $count ->
        [one] { $count } monstro resta
       *[other] { $count } monstros restam
    }
web-valeria-domains-left =
    { $count ->
        [one] { $count } domínio resta
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
web-valeria-citizen-any = Um cidadão
web-valeria-citizen-up-to = Cidadão ≤ { $most }
web-valeria-short-gold =
    { $number ->
        [one] Falta { $number } ouro
       *[other] Faltam { $number } ouros
    }
web-valeria-short-strength =
    { $number ->
        [one] Falta { $number }
       *[other] Faltam { $number }
    }
web-valeria-short-magic = Falta magia: { $number }
web-valeria-needs = Requer { $roles }
web-valeria-amount-gold =
    { $n ->
        [one] { $n } ouro
       *[other] { $n } ouros
    }
web-valeria-amount-strength = { $n } de força
web-valeria-amount-magic = { $n } de magia
web-valeria-points =
    { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }
web-valeria-pts = pts
web-valeria-tokens =
    { $n ->
        [one] { $n } ficha de vitória
       *[other] { $n } fichas de vitória
    }

## Players

web-valeria-you = Você
web-valeria-slain =
    { $count ->
        [one] { $count } derrotado
       *[other] { $count } derrotados
    }
web-valeria-built =
    { $count ->
        [one] { $count } obra
       *[other] { $count } obras
    }
web-valeria-first = Primeiro jogador
web-valeria-waits = Espera
web-valeria-choosing = escolhendo
web-valeria-done = pronto
web-valeria-away = ausente
web-valeria-stand-in = um robô substitui
web-valeria-victory-stack = Pilha de vitória e domínios
web-valeria-duke-secret = só você vê
web-valeria-duke-hidden = Duque oculto
web-valeria-duke-none = Ainda sem duque
web-valeria-duke-unknown = Duque desconhecido
web-valeria-duke-now = Vale { $n } agora
web-valeria-points-so-far = Pontos até aqui
web-valeria-points-open = Pontos à vista
web-valeria-points-items = Monstros { $monsters }, domínios { $domains }, fichas { $tokens }, duque { $duke }

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
        [one] { $count } escolha
       *[other] { $count } escolhas
    }
web-valeria-what-nothing = 1 recurso à sua escolha
web-valeria-first-die = Primeiro dado
web-valeria-second-die = Segundo dado
web-valeria-back = Voltar
web-valeria-back-mine = Voltar à sua rua

## What can be done

web-valeria-actions = O que você pode fazer
web-valeria-action-number = Ação { $number } de 2
web-valeria-gain = Pegar 1
web-valeria-take = Pegar
web-valeria-pay = Pagar
web-valeria-decline = Não, obrigado
web-valeria-nothing = Não roubar
web-valeria-announce = Anunciar
web-valeria-harvest-done = Encerrar a colheita
web-valeria-slay = Derrotar { $name }
web-valeria-recruit = Recrutar { $name }
web-valeria-build = Construir { $name }
web-valeria-free = Pegar { $name }
web-valeria-keep = Ficar com { $name }
web-valeria-raid = Despertar { $name }
web-valeria-capture = Entregar { $name }
web-valeria-bank = Banco
web-valeria-less = Pegar menos …
web-valeria-list = Todas as { $count } opções
web-valeria-undo = Desfazer o último passo
web-valeria-hint = Uma dica
web-valeria-detail-act = Escolha uma pilha ou pegue um recurso.
web-valeria-detail-duke = Toque em um duque; o outro sai sem ser visto.
web-valeria-detail-harvest = Em qualquer ordem; o que sobrar fica sem uso.
web-valeria-detail-choose = Em qualquer ordem.
web-valeria-detail-dice = Aponte para uma mudança e veja a colheita.
web-valeria-detail-pay = Quanto em magia?
web-valeria-detail-stack = Toque em uma das pilhas claras.
web-valeria-over = O jogo acabou
web-valeria-wait = Um momento
web-valeria-wait-dukes = Os duques estão sendo escolhidos
web-valeria-wait-harvest = Outros ainda colhem
web-valeria-waiting-for = Esperando { $names }

## Alone

web-valeria-dark-lord = Senhor das Trevas
web-valeria-defenders = Cidadãos por coluna
web-valeria-defenders-of = restam { $citizens } cidadãos e { $domains } domínios
web-valeria-captured = Capturadas: { $count }
web-valeria-raids = Ataques por vir: { $dice }

## Only heard

web-valeria-label-left =
    { $count ->
        [one] resta { $count } carta
       *[other] restam { $count } cartas
    }
web-valeria-label-price = Você paga { $price }
web-valeria-label-printed = Preço { $price }
web-valeria-label-needs = Requer { $roles }
web-valeria-label-number = Número { $number }
web-valeria-label-domain = Domínio da coluna { $column }
web-valeria-label-covered = Um domínio ainda coberto; restam { $count }
web-valeria-label-exhausted = { $place }: pilha esgotada
web-valeria-label-empty = nenhuma carta
web-valeria-label-lit =
    { $count ->
        [one] Ativado pelos dados.
       *[other] Ativado { $count } vezes pelos dados.
    }
