### Valeria: a mesa no terminal, em português do Brasil.

## Sinais para terminais que não escrevem nada mais fino: letras dos recursos, nomes curtos dos papéis

valeria-terminal-sign-gold = o
valeria-terminal-sign-strength = f
valeria-terminal-sign-magic = m
valeria-terminal-sign-vp = p
valeria-terminal-sign-worker = Tra
valeria-terminal-sign-soldier = Sol
valeria-terminal-sign-shadow = Pro
valeria-terminal-sign-holy = Sag

## Efeitos em poucos sinais; $what é o efeito

valeria-terminal-citizen = cidadão
valeria-terminal-domain = domínio
valeria-terminal-when-built = 1 vez: { $what }
valeria-terminal-when-roll = dados: { $what }
valeria-terminal-when-action-start = início: { $what }
valeria-terminal-when-action-end = fim: { $what }
valeria-terminal-when-slay = monstro: { $what }
valeria-terminal-when-citizen = cidadão: { $what }
valeria-terminal-when-pair = iguais: { $what }
valeria-terminal-when-standing = { $what }
valeria-terminal-brief-foxgrove-palisade = dado{ $to }6 por { $price }
valeria-terminal-brief-the-desert-orchid = dado{ $to }1 por { $price }{ $each }
valeria-terminal-brief-palace-of-the-dawn = dado -1
valeria-terminal-brief-emerald-stronghold = cópias sem acréscimo
valeria-terminal-brief-pratchetts-plateau = domínios { $price } a menos
valeria-terminal-brief-monster = { $from } monstro
valeria-terminal-brief-slay = derrotar
valeria-terminal-brief-monster-back = devolver monstro
valeria-terminal-brief-citizen-back = devolver cidadão

## O que os sinais querem dizer

valeria-terminal-legend-points = pontos
valeria-terminal-legend-powers = seu turno / outros turnos
valeria-terminal-legend-solo-powers = primeira / segunda colheita
valeria-terminal-legend-taken = de um oponente
valeria-terminal-legend-hidden = 1 aberta, 2 fechadas

## O cabeçalho

valeria-terminal-turn = turno de { $name }
valeria-terminal-your-turn = seu turno
valeria-terminal-dice = dados { $first } e { $second }, soma { $sum }
valeria-terminal-dice-signs = dados { $signs } soma { $sum }
valeria-terminal-stacks = pilhas exauridas: { $number } de { $end }
valeria-terminal-end-due = fim próximo
valeria-terminal-monsters-left =
    { $number ->
        [0] nenhum monstro restante
        [1] resta { $number } monstro
       *[other] restam { $number } monstros
    }
valeria-terminal-domains-left =
    { $number ->
        [0] nenhum domínio restante
        [1] resta { $number } domínio
       *[other] restam { $number } domínios
    }
valeria-terminal-mixed = cidadãos sortidos
valeria-terminal-left-out = removidos: { $names }

## As pilhas

valeria-terminal-exhausted = exaurida
valeria-terminal-covered = virada para baixo
valeria-terminal-left =
    { $number ->
        [1] { $number } carta
       *[other] { $number } cartas
    }
valeria-terminal-left-hidden = { $number } aberta, { $hidden } fechadas
valeria-terminal-below = abaixo: { $names }
valeria-terminal-domain-stack = Pilha de domínios { $number }
valeria-terminal-reward = Recompensa: { $reward }.
valeria-terminal-worker =
    { $number ->
        [1] { $number } trabalhador
       *[other] { $number } trabalhadores
    }
valeria-terminal-soldier =
    { $number ->
        [1] { $number } soldado
       *[other] { $number } soldados
    }
valeria-terminal-shadow =
    { $number ->
        [1] { $number } profano
       *[other] { $number } profanos
    }
valeria-terminal-holy =
    { $number ->
        [1] { $number } sagrado
       *[other] { $number } sagrados
    }
valeria-terminal-needs = exige { $roles }
valeria-terminal-lacks =
    { $number ->
        [1] falta { $roles }
       *[other] faltam { $roles }
    }
valeria-terminal-payable = dá para pagar

## Os jogadores

valeria-terminal-first-player = primeiro jogador
valeria-terminal-waiting = ficha de Espera, sem colheita neste turno
valeria-terminal-choosing = escolhendo um duque
valeria-terminal-harvesting = colhendo
valeria-terminal-citizens = cidadãos
valeria-terminal-starters = iniciais
valeria-terminal-built = domínios
valeria-terminal-slain =
    { $number ->
        [1] { $number } monstro derrotado, { $points }
       *[other] { $number } monstros derrotados, { $points }
    }
valeria-terminal-monsters =
    { $number ->
        [1] { $number } monstro
       *[other] { $number } monstros
    }
valeria-terminal-domains =
    { $number ->
        [1] { $number } domínio
       *[other] { $number } domínios
    }
valeria-terminal-no-monsters = nenhum monstro derrotado
valeria-terminal-open-points = { $points } sem o duque
valeria-terminal-tokens =
    { $n ->
        [1] { $n } peça
       *[other] { $n } peças
    }
valeria-terminal-roles = Seus cidadãos por papel: { $roles }
valeria-terminal-duke = duque: { $name }

## O Senhor das Trevas

valeria-terminal-lord-monsters =
    { $number ->
        [1] { $number } monstro restante, { $points }
       *[other] { $number } monstros restantes, { $points }
    }
valeria-terminal-lord-hidden = duque virado para baixo
valeria-terminal-lord-nothing = nada capturado ainda
valeria-terminal-lord-raids = dados a resolver: { $dice }

## O lado de quem lê

valeria-terminal-you-have = Você tem
valeria-terminal-your-duke = Seu duque
valeria-terminal-duke-now = { $points } agora
valeria-terminal-so-far = { $points } até agora
valeria-terminal-income = Renda por número (dados iguais rendem duas vezes)
valeria-terminal-income-short = Renda, { $own } / { $others }:
valeria-terminal-own-turn = seu turno
valeria-terminal-other-turns = outros turnos
valeria-terminal-first-harvest = 1ª colheita
valeria-terminal-second-harvest = 2ª colheita
valeria-terminal-often = { $what } ({ $number } vezes)
valeria-terminal-income-line = Renda com { $number }: { $own-turn }: { $own }; { $other-turns }: { $others }

## Explicações

valeria-terminal-stack = O que resta na pilha, do topo para a base: { $names }.

## As boas-vindas

valeria-terminal-welcome = Boas-vindas! A cada turno, o jogador ativo rola dois dados. Os dois dados e a soma deles ativam os cidadãos com esses números, de todos os jogadores. Depois, o jogador ativo faz duas ações: derrotar um monstro, recrutar um cidadão, construir um domínio ou ganhar um recurso. Quando houver { $number } pilhas exauridas, ou todos os monstros forem derrotados, ou todos os domínios forem construídos, a partida acaba no fim da rodada. Vence quem tiver mais pontos, somando monstros, domínios, peças e o duque secreto.
valeria-terminal-welcome-solo = Boas-vindas! Você joga contra o Senhor das Trevas. Depois das suas duas ações, os monstros dele capturam uma carta por dado. Derrote todos os monstros para vencer. Se uma coluna não tiver mais nada para capturar, você perde. Com cinco pilhas exauridas, vence quem tiver mais pontos.

## O fim

valeria-terminal-score-monsters = Monstros
valeria-terminal-score-domains = Domínios
valeria-terminal-score-tokens = Peças
valeria-terminal-score-duke = Duque
valeria-terminal-tie = { $names } empataram com { terminal-points }. Fica à frente quem tem menos cartas: { $values }.
    .shared = { $names } empataram com { terminal-points } e { $cards } cartas cada um. A posição é dividida.
valeria-terminal-solo-slain = Todos os monstros foram derrotados: { $name } venceu!
    .you = Todos os monstros foram derrotados: você venceu!
valeria-terminal-solo-open = Uma coluna não tem mais nada para capturar: o Senhor das Trevas venceu.
valeria-terminal-solo-won = { $name } venceu com { $points }, contra { $others } do Senhor das Trevas.
    .you = Você venceu com { $points }, contra { $others } do Senhor das Trevas!
valeria-terminal-solo-lost = O Senhor das Trevas venceu com { $others }, contra { $points }.
valeria-terminal-solo-draw = Empate: { $points } para cada lado.
