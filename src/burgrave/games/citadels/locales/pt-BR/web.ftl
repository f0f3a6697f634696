### A página de Citadels, em português.

web-citadels-procession = Personagens por número
web-citadels-seats = Os outros jogadores
web-citadels-you = Você
web-citadels-your-city = Sua cidade
web-citadels-round = Rodada { $n }
web-citadels-picks-first = Primeira escolha: { $name }
web-citadels-picks-next = Próxima primeira escolha: { $name }
web-citadels-goal = Uma cidade de { $n } encerra o jogo
web-citadels-crown = Tem a coroa
web-citadels-gold = { $n } de ouro
web-citadels-points = { $n } pts
web-citadels-seat = { $name }: { $status }; ouro { $gold }, cartas { $cards }, distritos { $n }, pontos até agora { $points }
web-citadels-open-city = { $name }: ver de perto
web-citadels-city-of = Cidade: { $name }, { $n } de { $goal } distritos
web-citadels-built = { $n } de { $goal } distritos, { $kinds } de 5 tipos
web-citadels-protected = A salvo do número 8
web-citadels-complete = Completa
web-citadels-collector = Recolhe o imposto
web-citadels-moored = Não constrói mais nesta rodada
web-citadels-museum = No Museu: { $n }
web-citadels-known-hand = Sabe-se que está na mão
web-citadels-known-museum = Sabe-se que está no Museu
web-citadels-known-deck = Você conhece: { $cards }
web-citadels-no-city = Ainda não há nada construído.
web-citadels-hand = Sua mão: { $n }
web-citadels-no-hand = Nenhuma carta na mão
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
        [one] carta no baralho
       *[other] cartas no baralho
    }
web-citadels-tax = imposto
web-citadels-rank = { $n }, { $name }
web-citadels-rank-of = Número { $n }
web-citadels-type-cost = { $type }, { $n } de ouro
web-citadels-tile = { $name }, { $type }, { $n }
web-citadels-card = { $name }, { $type }, custa { $n }
web-citadels-gilded = dourado
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
web-citadels-mark-blank = Mandado em branco
web-citadels-mark-threat = Ameaça
web-citadels-mark-real = Ameaça verdadeira
web-citadels-mark-fake = Ameaça em branco
web-citadels-turn-of = Vez: { $name }, { $character }
web-citadels-builds-left =
    { $n ->
        [one] { $n } construção restante
       *[other] { $n } construções restantes
    }
web-citadels-builds-free = Construa o quanto puder pagar
web-citadels-den-paid = Pago com cartas até agora: { $n }. O ouro paga o resto.
web-citadels-waiting = À espera: { $names }
web-citadels-watching = Assistindo
web-citadels-build-for = Construir: { $n }
web-citadels-short = Falta { $n } de ouro
web-citadels-owned = Você já tem
web-citadels-no-build-left = Sem construções
web-citadels-brings-crown-and = Coroa e
web-citadels-brings-crown = A coroa
web-citadels-brings-crown-cards = Coroa, cartas: { $n }
web-citadels-brings-cards = Cartas: { $n }
web-citadels-brings-pays = Rende
web-citadels-brings-leader = { $name }: faltam { $n }
web-citadels-brings-richest = Mais ouro: { $name }
web-citadels-brings-fullest = { $name } tem { $n }
web-citadels-brings-builds = Até { $n } construções
web-citadels-brings-pool = Imposto à espera
web-citadels-brings-cities = Cidades ao alcance: { $n }
web-citadels-verb-gold = Pegar ouro
web-citadels-verb-cards = Comprar cartas
web-citadels-verb-income = Receber renda
web-citadels-verb-mix = Receber renda
web-citadels-verb-collect = Pegar o imposto
web-citadels-verb-kill = Assassinar
web-citadels-verb-bewitch = Enfeitiçar
web-citadels-verb-rob = Roubar
web-citadels-verb-sign = Mandado assinado
web-citadels-verb-warrant = Mandado em branco
web-citadels-verb-threaten = Ameaça verdadeira
web-citadels-verb-bluff = Ameaça em branco
web-citadels-verb-spy = Espionar
web-citadels-verb-inspect = Procurar
web-citadels-verb-swap = Trocar de mão
web-citadels-verb-replace = Trocar cartas
web-citadels-verb-peek = Ver uma mão
web-citadels-verb-foresee = Uma carta de cada mão
web-citadels-verb-crown = Dar a coroa
web-citadels-verb-beg = Tomar do mais rico
web-citadels-verb-destroy = Destruir
web-citadels-verb-exchange = Trocar um distrito
web-citadels-verb-seize = Confiscar
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
web-citadels-verb-pay-cards = Pagar com cartas
web-citadels-verb-borrow = Construir com ouro alheio
web-citadels-verb-lender = Pegar o ouro de
web-citadels-verb-end = Encerrar a vez
web-citadels-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
