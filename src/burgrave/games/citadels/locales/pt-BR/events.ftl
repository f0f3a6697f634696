### Citadels: o que aconteceu, em frases do diário, em português do Brasil.
###
### O valor fala de qualquer um; os atributos falam com quem lê:
###   .you       quem lê é $seat              .to-you   quem lê é $other
###   .own       $seat e $other são o mesmo   .you-own  e são quem lê
### Cada nome vem sozinho e nas formas de citadels-noun: $kind, $kind-a, $kind-the, $kind-your;
### $character-the, $character-of, $character-to. $gold-text e $count-text são quantidades por extenso.

## Nomes dentro da frase

# O artigo de cada nome; o padrão é o gênero da carta.
citadels-noun-class =
    { $id ->
        [docks] feminine-plural
        [stables] masculine-plural
       *[other] { $gender }
    }
citadels-noun =
    .a =
        { $class ->
            [feminine] uma { $name }
            [feminine-plural] as { $name }
            [masculine-plural] os { $name }
           *[other] um { $name }
        }
    .the =
        { $class ->
            [feminine] a { $name }
            [feminine-plural] as { $name }
            [masculine-plural] os { $name }
           *[other] o { $name }
        }
    .your =
        { $class ->
            [feminine] sua { $name }
            [feminine-plural] suas { $name }
            [masculine-plural] seus { $name }
           *[other] seu { $name }
        }
    .of =
        { $class ->
            [feminine] da { $name }
            [feminine-plural] das { $name }
            [masculine-plural] dos { $name }
           *[other] do { $name }
        }
    .to =
        { $class ->
            [feminine] à { $name }
            [feminine-plural] às { $name }
            [masculine-plural] aos { $name }
           *[other] ao { $name }
        }

citadels-gold =
    { $n ->
        [1] { $n } ouro
       *[other] { $n } ouros
    }
citadels-cards =
    { $n ->
        [1] { $n } carta
       *[other] { $n } cartas
    }
citadels-districts-of-type =
    { $type ->
        [noble] { $n } { $n ->
            [1] distrito nobre
           *[other] distritos nobres
        }
        [religious] { $n } { $n ->
            [1] distrito religioso
           *[other] distritos religiosos
        }
        [trade] { $n } { $n ->
            [1] distrito comercial
           *[other] distritos comerciais
        }
        [military] { $n } { $n ->
            [1] distrito militar
           *[other] distritos militares
        }
       *[unique] { $n } { $n ->
            [1] distrito especial
           *[other] distritos especiais
        }
    }
citadels-cards-of-type =
    { $type ->
        [noble] cartas nobres
        [religious] cartas religiosas
        [trade] cartas comerciais
        [military] cartas militares
       *[unique] cartas especiais
    }

## A escolha dos personagens

citadels-event-round = Rodada { $number }: { $seat } tem a coroa e escolhe primeiro.
    .you = Rodada { $number }: você tem a coroa e escolhe primeiro.
citadels-event-face-up = { $character-the } está à vista: fora desta rodada.
citadels-event-picked = { $seat } escolheu um personagem.
    .you = Você escolheu um personagem.
citadels-event-picked-character = { $seat } escolheu { $character-the }.
    .you = Você escolheu { $character-the }.
citadels-event-buried = { $seat } descartou um personagem, virado para baixo.
    .you = Você descartou um personagem, virado para baixo.
citadels-event-buried-character = { $seat } descartou { $character-the }, sem mostrar a ninguém.
    .you = Você descartou { $character-the }, sem mostrar a ninguém.
citadels-event-staged = { $seat } trocou de personagem com { $other } no Teatro.
    .you = Você trocou de personagem com { $other } no Teatro.
    .to-you = { $seat } trocou de personagem com você no Teatro.
citadels-event-stayed = { $seat } não usou o Teatro.
    .you = Você não usou o Teatro.
citadels-event-stage-got = { $seat } agora tem { $character-the }.
    .you = Agora você tem { $character-the }.

## A chamada dos personagens

citadels-event-silence = Foi a vez { $character-of }: ninguém respondeu.
citadels-event-silence-several = Foi a vez { $characters-of }: ninguém respondeu.
citadels-event-reveal = { $seat } é { $character-the }.
    .you = Você é { $character-the }.
citadels-event-theft =
    { $gold ->
        [0] { $other } foi roubar { $seat } e não achou ouro.
       *[other] { $other } roubou { $gold-text } de { $seat }.
    }
    .you =
        { $gold ->
            [0] { $other } foi roubar você e não achou ouro.
           *[other] { $other } roubou { $gold-text } de você.
        }
    .to-you =
        { $gold ->
            [0] Você foi roubar { $seat } e não achou ouro.
           *[other] Você roubou { $gold-text } de { $seat }.
        }
citadels-event-crowned = A coroa agora é de { $seat }.
    .you = A coroa agora é sua.
citadels-event-suspended = { $seat } espera a vez do personagem sob feitiço.
    .you = Você espera a vez do personagem sob feitiço.
citadels-event-resumed = { $seat } segue jogando como { $character-the }.
    .you = Você segue jogando como { $character-the }.
citadels-event-no-turn = { $seat } está sob feitiço e só pode coletar.
    .you = Você está sob feitiço e só pode coletar.
citadels-event-no-turn-2010 = { $seat } não pode fazer mais nada neste turno.
    .you = Você não pode fazer mais nada neste turno.
citadels-event-end = { $seat } encerrou o turno.
    .you = Você encerrou o turno.
citadels-event-heir = { $seat } estava com { $character-the }, vítima desta rodada.
    .you = Você estava com { $character-the }, vítima desta rodada.
citadels-event-first-complete = { $seat } é quem primeiro completa a cidade: esta é a última rodada.
    .you = Você é quem primeiro completa a cidade: esta é a última rodada.
citadels-event-first-together = { $names } completam suas cidades ao mesmo tempo, antes de todos: esta é a última rodada.
    .you = Você e { $names } completam suas cidades ao mesmo tempo, antes de todos: esta é a última rodada.
citadels-event-finished = A partida acabou.

## Ouro e cartas

citadels-event-gather-gold = { $seat } coletou { $gold-text }.
    .you = Você coletou { $gold-text }.
citadels-event-look = { $seat } comprou { $count-text } para escolher.
    .you = Você comprou { $count-text } para escolher.
citadels-event-drew-card = { $seat } recebeu: { $kind }.
    .you = Você recebeu: { $kind }.
citadels-event-looked-at = { $seat } viu: { $kind }.
    .you = Você viu: { $kind }.
citadels-event-kept = { $seat } ficou com uma carta.
    .you = Você ficou com uma carta.
citadels-event-kept-several = { $seat } ficou com { $count-text }.
    .you = Você ficou com { $count-text }.
citadels-event-kept-card = { $seat } ficou com { $kind-a }.
    .you = Você ficou com { $kind-a }.
citadels-event-income = { $seat } recebeu a renda de { $districts }.
    .you = Você recebeu a renda de { $districts }.
citadels-event-mix = { $seat } escolheu { $gold-text } e { $count-text } pelos distritos religiosos.
    .you = Você escolheu { $gold-text } e { $count-text } pelos distritos religiosos.
citadels-event-draw =
    { $count ->
        [0] { $seat } não comprou nada: o baralho acabou.
       *[other] { $seat } comprou { $count-text }.
    }
    .you =
        { $count ->
            [0] Você não comprou nada: o baralho acabou.
           *[other] Você comprou { $count-text }.
        }
citadels-event-gain = { $seat } ganhou { $gold-text }.
    .you = Você ganhou { $gold-text }.
citadels-event-pays = { $seat } pagou { $gold-text } a { $other }.
    .you = Você pagou { $gold-text } a { $other }.
    .to-you = { $seat } pagou { $gold-text } a você.
citadels-event-discard = { $seat } descartou uma carta.
    .you = Você descartou uma carta.
citadels-event-discarded-card = { $seat } descartou { $kind-a }.
    .you = Você descartou { $kind-a }.
citadels-event-tax = { $seat } pagou 1 ouro de imposto.
    .you = Você pagou 1 ouro de imposto.
citadels-event-taxed = { $seat } pagou 1 ouro de imposto a { $other }.
    .you = Você pagou 1 ouro de imposto a { $other }.
    .to-you = { $seat } pagou 1 ouro de imposto a você.
citadels-event-collect = { $seat } recolheu { $gold-text } de impostos.
    .you = Você recolheu { $gold-text } de impostos.
citadels-event-refund = { $seat } recebeu de volta { $gold-text } das construções.
    .you = Você recebeu de volta { $gold-text } das construções.
citadels-event-court = { $seat } está ao lado do ranque 4 e ganhou { $gold-text }.
    .you = Você está ao lado do ranque 4 e ganhou { $gold-text }.
citadels-event-court-classic = { $seat } está ao lado do Rei ou da coroa e ganhou { $gold-text }.
    .you = Você está ao lado do Rei ou da coroa e ganhou { $gold-text }.
citadels-event-forgone = { $seat } não pegou nada.
    .you = Você não pegou nada.
citadels-event-forgone-witch = { $seat } não enfeitiçou ninguém.
    .you = Você não enfeitiçou ninguém.

## Construções

citadels-event-build = { $seat } construiu { $kind-a } ({ $gold-text }).
    .you = Você construiu { $kind-a } ({ $gold-text }).
citadels-event-laid = { $seat } pôs { $kind-a } na mesa para construir.
    .you = Você pôs { $kind-a } na mesa para construir.
citadels-event-den = { $seat } pagou o Covil dos Ladrões com { $count-text }.
    .you = Você pagou o Covil dos Ladrões com { $count-text }.
citadels-event-framework = { $seat } desmontou a Estrutura para construir { $kind-a }.
    .you = Você desmontou a Estrutura para construir { $kind-a }.
citadels-event-sacrifice = { $seat } abriu mão { $kind-of } pela Necrópole.
    .you = Você abriu mão { $kind-of } pela Necrópole.
citadels-event-borrow = { $seat } pegou { $gold-text } de { $other } em troca de cartas.
    .you = Você pegou { $gold-text } de { $other } em troca de cartas.
    .to-you = { $seat } pegou { $gold-text } de você em troca de cartas.
citadels-event-confiscated = { $seat } mostrou o mandado assinado e confiscou { $kind-the } de { $other }.
    .you = Você mostrou o mandado assinado e confiscou { $kind-the } de { $other }.
    .to-you = { $seat } mostrou o mandado assinado e confiscou { $kind-your }.
citadels-event-declined = { $seat } não mostrou nenhum mandado.
    .you = Você não mostrou nenhum mandado.

## Habilidades dos personagens

citadels-event-kill = { $seat } assassinou { $character-the }.
    .you = Você assassinou { $character-the }.
citadels-event-bewitch = { $seat } enfeitiçou { $character-the }.
    .you = Você enfeitiçou { $character-the }.
citadels-event-rob = { $seat } quer roubar { $character-the }.
    .you = Você quer roubar { $character-the }.
citadels-event-warrants = { $seat } pôs mandados sobre { $characters-the }.
    .you = Você pôs mandados sobre { $characters-the }.
citadels-event-signed = O mandado assinado de { $seat } está sobre { $character-the }.
    .you = Seu mandado assinado está sobre { $character-the }.
citadels-event-threats = { $seat } ameaçou { $characters-the }.
    .you = Você ameaçou { $characters-the }.
citadels-event-flower = A ameaça real de { $seat } está sobre { $character-the }.
    .you = Sua ameaça real está sobre { $character-the }.
citadels-event-bribed = { $seat } subornou { $other } com { $gold-text }; a ameaça saiu sem ser vista.
    .you = Você subornou { $other } com { $gold-text }; a ameaça saiu sem ser vista.
    .to-you = { $seat } subornou você com { $gold-text }; a ameaça saiu sem ser vista.
citadels-event-refused = { $seat } não quis pagar o suborno.
    .you = Você não quis pagar o suborno.
citadels-event-flipped =
    { $real ->
        [1] { $seat } revelou a ameaça sobre { $character-the }: era real!
       *[other] { $seat } revelou a ameaça sobre { $character-the }: era falsa.
    }
    .you =
        { $real ->
            [1] Você revelou a ameaça sobre { $character-the }: era real!
           *[other] Você revelou a ameaça sobre { $character-the }: era falsa.
        }
citadels-event-left = { $seat } não revelou a ameaça.
    .you = Você não revelou a ameaça.
citadels-event-spy = { $seat } espiou a mão de { $other } à procura de { $type-cards }.
    .you = Você espiou a mão de { $other } à procura de { $type-cards }.
    .to-you = { $seat } espiou sua mão à procura de { $type-cards }.
citadels-event-seen-card = { $other } tem na mão: { $kind }.
    .to-you = Você tem na mão: { $kind }.
citadels-event-swap = { $seat } trocou de mão com { $other }.
    .you = Você trocou de mão com { $other }.
    .to-you = { $seat } trocou de mão com você.
citadels-event-replace = { $seat } substituiu { $count-text }.
    .you = Você substituiu { $count-text }.
citadels-event-peek = { $seat } olhou a mão de { $other }.
    .you = Você olhou a mão de { $other }.
    .to-you = { $seat } olhou sua mão.
citadels-event-card-moves = Uma carta passou de { $seat } para { $other }.
    .you = Uma carta sua passou para { $other }.
    .to-you = Uma carta de { $seat } passou para você.
citadels-event-card-seen = De { $seat } para { $other }: { $kind }.
    .you = De você para { $other }: { $kind }.
    .to-you = De { $seat } para você: { $kind }.
citadels-event-seer = { $seat } pegou uma carta ao acaso de cada mão, para devolver uma a cada um.
    .you = Você pegou uma carta ao acaso de cada mão, para devolver uma a cada um.
citadels-event-study = { $seat } ficou com uma carta e embaralhou o baralho.
    .you = Você ficou com uma carta e embaralhou o baralho.
citadels-event-destroy = { $seat } destruiu { $kind-the } de { $other } ({ $gold-text }).
    .you = Você destruiu { $kind-the } de { $other } ({ $gold-text }).
    .to-you = { $seat } destruiu { $kind-your } ({ $gold-text }).
    .own = { $seat } destruiu { $kind-a } da própria cidade ({ $gold-text }).
    .you-own = Você destruiu { $kind-a } da própria cidade ({ $gold-text }).
citadels-event-destroyed = { $seat } perdeu { $kind-the }.
    .you = Você perdeu { $kind-the }.
citadels-event-exchange = { $seat } tomou { $kind-the } de { $other } e deu { $own-a } em troca.
    .you = Você tomou { $kind-the } de { $other } e deu { $own-a } em troca.
    .to-you = { $seat } tomou { $kind-your } e deu { $own-a } em troca.
citadels-event-seize = { $seat } capturou { $kind-the } de { $other } ({ $gold-text }).
    .you = Você capturou { $kind-the } de { $other } ({ $gold-text }).
    .to-you = { $seat } capturou { $kind-your } ({ $gold-text }).
citadels-event-beautify = { $seat } embelezou { $kind-the } (1 ouro).
    .you = Você embelezou { $kind-the } (1 ouro).

## Distritos em ação

citadels-event-armory = { $seat } abriu mão do Arsenal para destruir { $kind-the } de { $other }.
    .you = Você abriu mão do Arsenal para destruir { $kind-the } de { $other }.
    .to-you = { $seat } abriu mão do Arsenal para destruir { $kind-your }.
    .own = { $seat } abriu mão do Arsenal para destruir { $kind-a } da própria cidade.
    .you-own = Você abriu mão do Arsenal para destruir { $kind-a } da própria cidade.
citadels-event-poor-house = Tesouro vazio: o Abrigo para Pobres ajuda { $seat }.
    .you = Tesouro vazio: o Abrigo para Pobres ajuda você.
citadels-event-park = Mão vazia: o Parque ajuda { $seat }.
    .you = Mão vazia: o Parque ajuda você.
citadels-event-smithy = { $seat } usou { $kind-the } (2 ouros).
    .you = Você usou { $kind-the } (2 ouros).
citadels-event-laboratory = { $seat } usou o Laboratório.
    .you = Você usou o Laboratório.
citadels-event-tucked = { $seat } pôs uma carta embaixo do Museu.
    .you = Você pôs uma carta embaixo do Museu.
citadels-event-tucked-card = { $seat } pôs { $kind-a } embaixo do Museu.
    .you = Você pôs { $kind-a } embaixo do Museu.
citadels-event-museum-card = { $seat } encontrou embaixo do Museu: { $kind }.
    .you = Você encontrou embaixo do Museu: { $kind }.
citadels-event-hospital = { $seat } é a vítima: graças ao Hospital, coleta e nada mais.
    .you = Você é a vítima: graças ao Hospital, coleta e nada mais.
citadels-event-throne-room = A coroa mudou de mãos: a Sala do Trono paga a { $seat }.
    .you = A coroa mudou de mãos: a Sala do Trono paga a você.
citadels-event-reclaimed = { $seat } usou o Cemitério para pôr { $kind-the } na mão (1 ouro).
    .you = Você usou o Cemitério para pôr { $kind-the } na mão (1 ouro).
citadels-event-unclaimed = { $seat } não usou o Cemitério.
    .you = Você não usou o Cemitério.
citadels-event-tower = { $seat } declarou na Torre do Sino que 7 distritos completam a cidade.
    .you = Você declarou na Torre do Sino que 7 distritos completam a cidade.
citadels-event-undeclared = { $seat } não declarou nada na Torre do Sino.
    .you = Você não declarou nada na Torre do Sino.
citadels-event-tower-gone = A Torre do Sino caiu: a cidade volta a precisar de 8 distritos para ficar completa.
citadels-event-searched = { $seat } viu do Farol o baralho inteiro e o embaralhou.
    .you = Você viu do Farol o baralho inteiro e o embaralhou.
citadels-event-search-card = { $seat } tirou { $kind-a } do baralho.
    .you = Você tirou { $kind-a } do baralho.
