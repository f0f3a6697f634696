### Citadels: por que uma dica diz o que diz, em frases, em português do Brasil.
### $district e $character vêm nas formas de citadels-noun; $seat é o nome de um jogador, nunca de quem lê.

## A escolha dos personagens

hint-several-builds =
    Você pode pagar { $number ->
        [1] { $number } distrito
       *[other] { $number } distritos
    } neste turno.
hint-could-end =
    Neste turno você poderia construir tudo o que falta à sua cidade: { $number ->
        [1] { $number } distrito
       *[other] { $number } distritos
    }.
hint-first-choice = Você recebe a coroa e escolhe primeiro na próxima rodada.
hint-protects-city =
    Nesta rodada o ranque 8 não pode tocar na sua cidade, que tem { $number ->
        [1] { $number } distrito
       *[other] { $number } distritos
    }.
hint-refund = O que você paga para construir volta para você.
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
    } na mão, você tem { $own }.
hint-denies = Assim { $seat } fica sem este personagem.
hint-swaps-character = Você receberia, sem ver, o que { $seat } tem.
hint-keeps-character = Você fica com o personagem que conhece.

## Nomear um personagem

hint-likely = Deve ser o personagem de { $seat }.
hint-likely-leader = Deve ser o personagem de { $seat }, e ninguém está melhor.
hint-likely-near-end =
    Deve ser o personagem de { $seat }, a quem só { $number ->
        [1] falta { $number } distrito
       *[other] faltam { $number } distritos
    }.
hint-surely = Só pode ser o personagem de { $seat }.
hint-likely-rich =
    Deve ser o personagem de { $seat }, que tem { $number ->
        [1] { $number } ouro
       *[other] { $number } ouros
    }.
hint-likely-builds =
    Deve ser o personagem de { $seat }, que tem { $number ->
        [1] { $number } ouro
       *[other] { $number } ouros
    } para construir.
hint-saves-gold =
    Sem isso, um roubo poderia levar o que você tem: { $number ->
        [1] { $number } ouro
       *[other] { $number } ouros
    }.
hint-nobody-likely = Ninguém mais pode jogar com este personagem.
hint-believable = Alguém pode muito bem ter este personagem: o blefe pode funcionar.

## Recursos

hint-gold-pays =
    Com isso você já pode pagar { $district-the }: { $number ->
        [1] { $number } ouro
       *[other] { $number } ouros
    }.
hint-gold-nearer =
    Depois disso só { $number ->
        [1] falta { $number } ouro
       *[other] faltam { $number } ouros
    } para { $district-the }.
hint-gold-later =
    Mais { $number ->
        [1] { $number } ouro
       *[other] { $number } ouros
    } para o que você comprar depois.
hint-cards-enough =
    Você tem { $number ->
        [1] { $number } carta
       *[other] { $number } cartas
    } para construir.
hint-nothing-to-build = Traz cartas novas: você não tem nada na mão que possa construir.
hint-hand-paid =
    Com { $number ->
        [1] { $number } ouro
       *[other] { $number } ouros
    } você já paga tudo o que tem na mão.
hint-few-cards =
    Traz cartas: você só tem { $number ->
        [1] { $number } carta
       *[other] { $number } cartas
    } que pode construir.
hint-more-choice = Mais cartas dão mais escolha.
hint-income-gold =
    Rende { $number ->
        [1] { $number } ouro
       *[other] { $number } ouros
    }.
hint-income-cards =
    Rende { $number ->
        [1] { $number } carta
       *[other] { $number } cartas
    }.
hint-more-cards =
    Você só tem { $number ->
        [1] { $number } carta
       *[other] { $number } cartas
    } que pode construir.
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
hint-fresh-cards = Você escolhe o que devolve.

## Construir

hint-completes-first = Completa sua cidade antes das outras.
hint-completes-behind = Completa sua cidade primeiro, embora { $seat } esteja melhor.
hint-completes-too = Completa sua cidade antes do fim da partida.
hint-could-complete = Com { $district-the } você poderia completar sua cidade.
hint-nears-end =
    Depois disso só { $number ->
        [1] falta { $number } distrito
       *[other] faltam { $number } distritos
    } à sua cidade.
hint-fifth-type = Com { $district-the } sua cidade pode ter os cinco tipos.
hint-new-type = Com { $district-the } sua cidade tem { $number } dos cinco tipos.
hint-raises-income = Com { $district-the } sua renda, ainda por receber, cresce 1.
hint-worth-more =
    { $district }: { $number ->
        [1] { $number } ponto
       *[other] { $number } pontos
    } no fim.
hint-pays-off = { $district }: rende até o fim da partida.
hint-last-points =
    É a última rodada: mais { $number ->
        [1] { $number } ponto
       *[other] { $number } pontos
    }.
hint-worth-gold =
    { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } por { $price }, e você tem { $gold ->
        [1] { $gold } ouro
       *[other] { $gold } ouros
    }.
hint-beyond-limit = { $district }: não conta no limite de construção do turno.
hint-free-build = { $district }: construção sem gastar ouro.
hint-free-district =
    { $district }: { $number ->
        [1] { $number } ponto
       *[other] { $number } pontos
    } na sua cidade de graça.
hint-borrows =
    Para { $district-the } { $number ->
        [1] falta { $number } ouro
       *[other] faltam { $number } ouros
    }, e você pode pagar com cartas.
hint-pays-with-cards = Cartas de que você precisa menos pagam por ele.
hint-saves-for =
    Você junta para { $district-the }: { $number ->
        [1] falta { $number } ouro
       *[other] faltam { $number } ouros
    }.
hint-wait-behind = Completar sua cidade agora encerraria a partida enquanto { $seat } está melhor.
hint-no-warrant = Seu mandado assinado está em outro lugar.
hint-enough = Você guarda o resto.
hint-gilds = Um ouro vira um ponto duradouro.

## Cartas para guardar e para dar

hint-payable-now =
    Você já pode pagar { $district-the }: { $number ->
        [1] { $number } ouro
       *[other] { $number } ouros
    }.
hint-later-affordable =
    Para { $district-the } só { $number ->
        [1] falta { $number } ouro
       *[other] faltam { $number } ouros
    }.
hint-cannot-build = Você não pode construir { $district-the }.
hint-held-twice = Você tem { $district-the } duas vezes na mão.
hint-spare-for-gold =
    Esta carta não serve para nada: vira { $number ->
        [1] { $number } ouro
       *[other] { $number } ouros
    } ({ $district }).
hint-useless-cards =
    Da sua mão, você não precisa de { $number ->
        [1] { $number } carta
       *[other] { $number } cartas
    }.
hint-museum = Cada carta sob o Museu é um ponto.
hint-vault = Não pode ser construído, mas vale 3 pontos na mão.
hint-keeps-gold =
    Você guarda { $number ->
        [1] { $number } ouro
       *[other] { $number } ouros
    } para outra coisa.
hint-gives-gold = Você dá um ouro e fica com suas cartas.
hint-known-cards =
    Você sabe de { $number ->
        [1] { $number } carta
       *[other] { $number } cartas
    } deste tipo na mão de { $seat }.

## Os outros

hint-destroys =
    { $seat } perde { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }, e você paga { $price ->
        [1] { $price } ouro
       *[other] { $price } ouros
    }.
hint-holds-up =
    Só { $number ->
        [1] falta { $number } distrito
       *[other] faltam { $number } distritos
    } para { $seat } completar a cidade; isto tira um.
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
hint-own-district = Abre espaço: você perde { $district-the }.
hint-weakens = Enfraquece { $seat }.
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
hint-weakest = { $seat } é quem está mais atrás.
hint-not-the-leader = { $seat } não é seu rival mais forte.
hint-bribe =
    Você paga { $number ->
        [1] { $number } ouro
       *[other] { $number } ouros
    }; senão, pode perder todo o seu ouro: { $gold }.
hint-blank-threat = Já se sabe que esta ameaça é falsa.
hint-may-be-blank =
    Pode ser falsa, e você poupa o suborno: { $number ->
        [1] { $number } ouro
       *[other] { $number } ouros
    }.
hint-takes-gold =
    É a ameaça real: tira { $number ->
        [1] { $number } ouro
       *[other] { $number } ouros
    } de { $seat }.
hint-leaves-threat = Revelada, só mostraria que é falsa.
hint-ends-sooner = A partida termina um distrito mais cedo.
