### Citadels: por que uma dica diz o que diz, em frases, em português do Brasil.
### $district e $character vêm nas formas de citadels-noun; $seat é o nome de um jogador, nunca de quem lê.

## A escolha dos personagens

hint-several-builds =
    Você pode pagar { $number ->
        [1] { $number } distrito
       *[other] { $number } distritos
    } neste turno.
hint-could-end =
    Você pode completar sua cidade neste turno: { $number ->
        [1] só falta { $number } distrito
       *[other] só faltam { $number } distritos
    }.
hint-first-choice = Você recebe a coroa e escolhe primeiro na próxima rodada.
hint-protects-city =
    Protege sua cidade do ranque 8 nesta rodada: { $number ->
        [1] { $number } distrito
       *[other] { $number } distritos
    }.
hint-refund = Você recupera o ouro pago para construir.
hint-near-end =
    Só { $number ->
        [1] falta { $number } distrito
       *[other] faltam { $number } distritos
    } para { $seat } completar a cidade.
hint-richest =
    { $seat } tem { $number ->
        [1] { $number } ouro
       *[other] { $number } ouros
    }.
hint-larger-hand =
    { $seat } tem { $number ->
        [1] { $number } carta
       *[other] { $number } cartas
    } na mão; você tem { $own }.
hint-denies = Isso impede que { $seat } fique com este personagem.
hint-swaps-character = Você receberia o personagem de { $seat } sem vê-lo antes.
hint-keeps-character = Você fica com o personagem que conhece.

## Nomear um personagem

hint-likely = Provavelmente é o personagem de { $seat }.
hint-likely-leader = Provavelmente é o personagem de { $seat }, que está na frente.
hint-likely-near-end =
    Provavelmente é o personagem de { $seat }: { $number ->
        [1] só falta { $number } distrito
       *[other] só faltam { $number } distritos
    } para completar a cidade.
hint-surely = Só pode ser o personagem de { $seat }.
hint-likely-rich =
    Provavelmente é o personagem de { $seat }, que tem { $number ->
        [1] { $number } ouro
       *[other] { $number } ouros
    }.
hint-likely-builds =
    Provavelmente é o personagem de { $seat }, que tem { $number ->
        [1] { $number } ouro
       *[other] { $number } ouros
    } para construir.
hint-saves-gold =
    Senão, o Ladrão poderia levar { $number ->
        [1] seu único ouro
       *[other] seus { $number } ouros
    }.
hint-nobody-likely = Nenhum jogador pode ter este personagem.
hint-believable = Outro jogador pode ter este personagem: o blefe pode funcionar.

## Recursos

hint-gold-pays =
    Assim você pode construir { $district-the } agora ({ $number ->
        [1] { $number } ouro
       *[other] { $number } ouros
    }).
hint-gold-nearer =
    Com isso, { $number ->
        [1] ainda falta { $number } ouro
       *[other] ainda faltam { $number } ouros
    } para { $district-the }.
hint-gold-later =
    Mais { $number ->
        [1] { $number } ouro
       *[other] { $number } ouros
    } para as cartas que você comprar depois.
hint-cards-enough =
    Você já tem { $number ->
        [1] { $number } carta que pode construir
       *[other] { $number } cartas que pode construir
    }.
hint-nothing-to-build = Você precisa de cartas novas: nada na sua mão pode ser construído.
hint-hand-paid =
    Com { $number ->
        [1] { $number } ouro
       *[other] { $number } ouros
    }, você já pode pagar todas as cartas da sua mão.
hint-few-cards =
    Você precisa de mais cartas: só tem { $number ->
        [1] { $number } carta que pode construir
       *[other] { $number } cartas que pode construir
    }.
hint-more-choice = Mais cartas dão mais opções.
hint-income-gold =
    Sua renda é de { $number ->
        [1] { $number } ouro
       *[other] { $number } ouros
    }.
hint-income-cards =
    Sua renda é de { $number ->
        [1] { $number } carta
       *[other] { $number } cartas
    }.
hint-more-cards =
    Você só tem { $number ->
        [1] { $number } carta que pode construir
       *[other] { $number } cartas que pode construir
    }.
hint-extra-gold =
    Mais { $number ->
        [1] { $number } ouro
       *[other] { $number } ouros
    } de graça.
hint-extra-cards =
    Mais { $number ->
        [1] { $number } carta
       *[other] { $number } cartas
    } de graça.
hint-best-of-seven = Você fica com a melhor de sete cartas.
hint-fresh-cards = Você escolhe quais cartas devolver.

## Construir

hint-completes-first = Completa sua cidade antes de todos.
hint-completes-behind = Completa sua cidade antes de todos, mas { $seat } tem mais pontos.
hint-completes-too = Completa sua cidade antes do fim da partida.
hint-could-complete = Com { $district-the }, você pode completar sua cidade.
hint-nears-end =
    Depois disso, { $number ->
        [1] só falta { $number } distrito
       *[other] só faltam { $number } distritos
    } para completar sua cidade.
hint-fifth-type = Com { $district-the }, sua cidade pode ter os cinco tipos.
hint-new-type = Com { $district-the }, sua cidade tem { $number } dos cinco tipos.
hint-raises-income = Com { $district-the }, você recebe 1 a mais de renda.
hint-worth-more =
    { $district }: { $number ->
        [1] { $number } ponto
       *[other] { $number } pontos
    } no fim.
hint-pays-off = { $district }: rende até o fim da partida.
hint-last-points =
    Última rodada: mais { $number ->
        [1] { $number } ponto
       *[other] { $number } pontos
    }.
hint-worth-gold =
    Gaste { $price } { $gold ->
        [1] do seu { $gold } ouro
       *[other] dos seus { $gold } ouros
    } e ganhe { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.
hint-beyond-limit = { $district }: não conta para o limite de construção.
hint-free-build = { $district }: construção sem gastar ouro.
hint-free-district =
    { $district }: { $number ->
        [1] { $number } ponto
       *[other] { $number } pontos
    } de graça para sua cidade.
hint-borrows =
    { $number ->
        [1] Falta { $number } ouro
       *[other] Faltam { $number } ouros
    } para { $district-the }, e você pode pagar com cartas.
hint-pays-with-cards = Você paga com cartas menos úteis.
hint-saves-for =
    Guarde ouro para { $district-the }: { $number ->
        [1] falta { $number } ouro
       *[other] faltam { $number } ouros
    }.
hint-wait-behind = Completar sua cidade agora encerraria a partida com { $seat } na frente.
hint-no-warrant = Seu mandado assinado está em outro personagem.
hint-enough = Você guarda o resto.
hint-gilds = Transforma 1 ouro em um ponto permanente.

## Cartas para guardar e para dar

hint-payable-now =
    Você já pode construir { $district-the } ({ $number ->
        [1] { $number } ouro
       *[other] { $number } ouros
    }).
hint-later-affordable =
    { $number ->
        [1] Falta { $number } ouro
       *[other] Faltam { $number } ouros
    } para { $district-the }.
hint-cannot-build = Você não pode construir { $district-the }.
hint-held-twice = Você tem mais de uma cópia desta carta: { $district }.
hint-spare-for-gold =
    Você não precisa desta carta ({ $district }): troque-a por { $number ->
        [1] { $number } ouro
       *[other] { $number } ouros
    }.
hint-useless-cards =
    Você não precisa de { $number ->
        [1] { $number } carta
       *[other] { $number } cartas
    } da sua mão.
hint-museum = Cada carta embaixo do Museu vale 1 ponto.
hint-vault = Não pode ser construído, mas vale 3 pontos na sua mão.
hint-keeps-gold =
    Você guarda { $number ->
        [1] { $number } ouro
       *[other] { $number } ouros
    } para outra coisa.
hint-gives-gold = Você dá 1 ouro e fica com suas cartas.
hint-known-cards =
    Você sabe que { $seat } tem { $number ->
        [1] { $number } carta
       *[other] { $number } cartas
    } deste tipo na mão.

## Os outros

hint-destroys =
    { $seat } perde { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }; você paga { $price ->
        [1] { $price } ouro
       *[other] { $price } ouros
    }.
hint-holds-up =
    Só { $number ->
        [1] falta { $number } distrito
       *[other] faltam { $number } distritos
    } para { $seat } completar a cidade; isso tira um distrito dela.
hint-seizes =
    Você tira { $district-the } de { $seat } por { $price ->
        [1] { $price } ouro
       *[other] { $price } ouros
    }: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.
hint-better-district =
    Você recebe { $district-the }: { $number ->
        [1] { $number } ponto
       *[other] { $number } pontos
    }.
hint-exchange-gain =
    Sua cidade ganha { $number ->
        [1] { $number } ponto
       *[other] { $number } pontos
    }.
hint-own-district = Você perde { $district-the } para abrir espaço.
hint-weakens = Isso enfraquece { $seat }.
hint-spies-on =
    { $seat } tem { $gold ->
        [1] { $gold } ouro
       *[other] { $gold } ouros
    } e { $number ->
        [1] { $number } carta
       *[other] { $number } cartas
    }.
hint-cards-to-choose =
    { $seat } tem { $number ->
        [1] { $number } carta
       *[other] { $number } cartas
    } para você escolher.
hint-weakest = { $seat } está em último lugar.
hint-not-the-leader = { $seat } não é seu oponente mais forte.
hint-bribe =
    Você paga { $number ->
        [1] { $number } ouro
       *[other] { $number } ouros
    }. Se não pagar, pode perder todo o seu ouro ({ $gold }).
hint-blank-threat = Já se sabe que esta ameaça é falsa.
hint-may-be-blank =
    A ameaça pode ser falsa, e você economiza o suborno de { $number ->
        [1] { $number } ouro
       *[other] { $number } ouros
    }.
hint-takes-gold =
    É a ameaça real: você pega { $number ->
        [1] { $number } ouro
       *[other] { $number } ouros
    } de { $seat }.
hint-leaves-threat = Revelar a ameaça só mostraria que ela é falsa.
hint-ends-sooner = Será preciso um distrito a menos para encerrar a partida.
