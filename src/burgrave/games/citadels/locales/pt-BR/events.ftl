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
citadels-event-face-up = { $character-the } está fora desta rodada (carta à vista).
citadels-event-picked = { $seat } escolheu um personagem.
    .you = Você escolheu um personagem.
citadels-event-picked-character = { $seat } escolheu { $character-the }.
    .you = Você escolheu { $character-the }.
citadels-event-buried = { $seat } descartou um personagem virado para baixo.
    .you = Você descartou um personagem virado para baixo.
citadels-event-buried-character = { $seat } descartou { $character-the } sem revelar.
    .you = Você descartou { $character-the } sem revelar.
citadels-event-staged = { $seat } usou o Teatro para trocar de personagem com { $other }.
    .you = Você usou o Teatro para trocar de personagem com { $other }.
    .to-you = { $seat } usou o Teatro para trocar de personagem com você.
citadels-event-stayed = { $seat } não usou o Teatro.
    .you = Você não usou o Teatro.
citadels-event-stage-got = { $seat } agora tem { $character-the }.
    .you = Agora você tem { $character-the }.

## A chamada dos personagens

citadels-event-silence = Chamaram { $character-the }: ninguém respondeu.
citadels-event-silence-several = Chamaram { $characters-the }: ninguém respondeu.
citadels-event-reveal = { $seat } é { $character-the }.
    .you = Você é { $character-the }.
citadels-event-theft =
    { $gold ->
        [0] { $other } tentou roubar { $seat }, mas não havia ouro.
       *[other] { $other } roubou { $gold-text } de { $seat }.
    }
    .you =
        { $gold ->
            [0] { $other } tentou roubar você, mas você não tinha ouro.
           *[other] { $other } roubou { $gold-text } de você.
        }
    .to-you =
        { $gold ->
            [0] Você tentou roubar { $seat }, mas não havia ouro.
           *[other] Você roubou { $gold-text } de { $seat }.
        }
citadels-event-crowned = { $seat } agora tem a coroa.
    .you = Agora você tem a coroa.
citadels-event-suspended = { $seat } vai continuar como o personagem enfeitiçado.
    .you = Você vai continuar como o personagem enfeitiçado.
citadels-event-resumed = { $seat } agora joga como { $character-the }.
    .you = Agora você joga como { $character-the }.
citadels-event-no-turn = { $seat } está sob feitiço e só pode pegar ouro ou cartas.
    .you = Você está sob feitiço e só pode pegar ouro ou cartas.
citadels-event-no-turn-2010 = { $seat } não pode fazer mais nada neste turno.
    .you = Você não pode fazer mais nada neste turno.
citadels-event-end = { $seat } encerrou o turno.
    .you = Você encerrou o turno.
citadels-event-heir = { $seat } tinha { $character-the }, que foi assassinado nesta rodada.
    .you = Você tinha { $character-the }, que foi assassinado nesta rodada.
citadels-event-first-complete = { $seat } completou a primeira cidade: esta é a última rodada.
    .you = Você completou a primeira cidade: esta é a última rodada.
citadels-event-first-together = { $names } completaram as primeiras cidades ao mesmo tempo: esta é a última rodada.
    .you = Você e { $names } completaram as primeiras cidades ao mesmo tempo: esta é a última rodada.
citadels-event-finished = A partida acabou.

## Ouro e cartas

citadels-event-gather-gold = { $seat } pegou { $gold-text }.
    .you = Você pegou { $gold-text }.
citadels-event-look = { $seat } comprou { $count-text }.
    .you = Você comprou { $count-text }.
citadels-event-drew-card = { $seat } comprou: { $kind }.
    .you = Você comprou: { $kind }.
citadels-event-looked-at = { $seat } comprou: { $kind }.
    .you = Você comprou: { $kind }.
citadels-event-kept = { $seat } ficou com uma carta.
    .you = Você ficou com uma carta.
citadels-event-kept-several = { $seat } ficou com { $count-text }.
    .you = Você ficou com { $count-text }.
citadels-event-kept-card = { $seat } ficou com { $kind-a }.
    .you = Você ficou com { $kind-a }.
citadels-event-income = { $seat } recebeu a renda de { $districts }.
    .you = Você recebeu a renda de { $districts }.
citadels-event-income-gold = { $seat } recebeu { $gold-text } por { $districts }.
    .you = Você recebeu { $gold-text } por { $districts }.
citadels-event-mix = { $seat } pegou { $gold-text } e { $count-text } pelos distritos religiosos.
    .you = Você pegou { $gold-text } e { $count-text } pelos distritos religiosos.
citadels-event-draw =
    { $count ->
        [0] { $seat } não pôde comprar cartas: o baralho acabou.
       *[other] { $seat } comprou { $count-text }.
    }
    .you =
        { $count ->
            [0] Você não pôde comprar cartas: o baralho acabou.
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
citadels-event-refund = { $seat } recuperou { $gold-text } do custo das construções.
    .you = Você recuperou { $gold-text } do custo das construções.
citadels-event-court = { $seat } ganhou { $gold-text } por estar ao lado do ranque 4.
    .you = Você ganhou { $gold-text } por estar ao lado do ranque 4.
citadels-event-court-classic = { $seat } ganhou { $gold-text } por estar ao lado do Rei ou da coroa.
    .you = Você ganhou { $gold-text } por estar ao lado do Rei ou da coroa.
citadels-event-forgone = { $seat } dispensou o bônus.
    .you = Você dispensou o bônus.
citadels-event-forgone-witch = { $seat } não enfeitiçou ninguém.
    .you = Você não enfeitiçou ninguém.

## Construções

citadels-event-build = { $seat } construiu { $kind-a } ({ $gold-text }).
    .you = Você construiu { $kind-a } ({ $gold-text }).
citadels-event-laid = { $seat } está construindo { $kind-a }.
    .you = Você está construindo { $kind-a }.
citadels-event-den = { $seat } pagou parte do Covil dos Ladrões com { $count-text }.
    .you = Você pagou parte do Covil dos Ladrões com { $count-text }.
citadels-event-framework = { $seat } sacrificou a Estrutura para construir { $kind-a }.
    .you = Você sacrificou a Estrutura para construir { $kind-a }.
citadels-event-sacrifice = { $seat } sacrificou { $kind-the } para construir a Necrópole.
    .you = Você sacrificou { $kind-your } para construir a Necrópole.
citadels-event-borrow = { $seat } pegou { $gold-text } de { $other } em troca de cartas.
    .you = Você pegou { $gold-text } de { $other } em troca de cartas.
    .to-you = { $seat } pegou { $gold-text } de você em troca de cartas.
citadels-event-confiscated = { $seat } revelou o mandado assinado e confiscou { $kind-the } de { $other }.
    .you = Você revelou o mandado assinado e confiscou { $kind-the } de { $other }.
    .to-you = { $seat } revelou o mandado assinado e confiscou { $kind-your }.
citadels-event-declined = { $seat } não revelou nenhum mandado.
    .you = Você não revelou nenhum mandado.

## Habilidades dos personagens

citadels-event-kill = { $seat } assassinou { $character-the }.
    .you = Você assassinou { $character-the }.
citadels-event-bewitch = { $seat } enfeitiçou { $character-the }.
    .you = Você enfeitiçou { $character-the }.
citadels-event-rob = { $seat } pretende roubar { $character-the }.
    .you = Você pretende roubar { $character-the }.
citadels-event-warrants = { $seat } colocou mandados sobre { $characters-the }.
    .you = Você colocou mandados sobre { $characters-the }.
citadels-event-signed = O mandado assinado de { $seat } está sobre { $character-the }.
    .you = Seu mandado assinado está sobre { $character-the }.
citadels-event-threats = { $seat } ameaçou { $characters-the }.
    .you = Você ameaçou { $characters-the }.
citadels-event-real-threat = A ameaça real de { $seat } está sobre { $character-the }.
    .you = Sua ameaça real está sobre { $character-the }.
citadels-event-bribed = { $seat } pagou a { $other } um suborno de { $gold-text }; a ameaça foi retirada sem ser revelada.
    .you = Você pagou a { $other } um suborno de { $gold-text }; a ameaça foi retirada sem ser revelada.
    .to-you = { $seat } pagou a você um suborno de { $gold-text }; a ameaça foi retirada sem ser revelada.
citadels-event-refused = { $seat } se recusou a pagar o suborno.
    .you = Você se recusou a pagar o suborno.
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
citadels-event-swap = { $seat } trocou a mão com { $other }.
    .you = Você trocou a mão com { $other }.
    .to-you = { $seat } trocou a mão com você.
citadels-event-replace = { $seat } trocou { $count-text }.
    .you = Você trocou { $count-text }.
citadels-event-peek = { $seat } olhou a mão de { $other }.
    .you = Você olhou a mão de { $other }.
    .to-you = { $seat } olhou sua mão.
citadels-event-card-moves = { $other } recebeu uma carta de { $seat }.
    .you = { $other } recebeu uma carta sua.
    .to-you = Você recebeu uma carta de { $seat }.
citadels-event-card-seen = { $other } recebeu de { $seat }: { $kind }.
    .you = { $other } recebeu de você: { $kind }.
    .to-you = Você recebeu de { $seat }: { $kind }.
citadels-event-seer = { $seat } pegou uma carta aleatória de cada mão e vai devolver uma a cada jogador.
    .you = Você pegou uma carta aleatória de cada mão e vai devolver uma a cada jogador.
citadels-event-study = { $seat } ficou com uma carta e embaralhou as outras de volta no baralho.
    .you = Você ficou com uma carta e embaralhou as outras de volta no baralho.
citadels-event-destroy = { $seat } destruiu { $kind-the } de { $other } ({ $gold-text }).
    .you = Você destruiu { $kind-the } de { $other } ({ $gold-text }).
    .to-you = { $seat } destruiu { $kind-your } ({ $gold-text }).
    .own = { $seat } destruiu { $kind-a } da própria cidade ({ $gold-text }).
    .you-own = Você destruiu { $kind-your } ({ $gold-text }).
citadels-event-destroyed = { $seat } perdeu { $kind-the }.
    .you = Você perdeu { $kind-the }.
citadels-event-exchange = { $seat } pegou { $kind-the } de { $other } e deu { $own-a } em troca.
    .you = Você pegou { $kind-the } de { $other } e deu { $own-a } em troca.
    .to-you = { $seat } pegou { $kind-your } e deu { $own-a } em troca.
citadels-event-seize = { $seat } capturou { $kind-the } de { $other } ({ $gold-text }).
    .you = Você capturou { $kind-the } de { $other } ({ $gold-text }).
    .to-you = { $seat } capturou { $kind-your } ({ $gold-text }).
citadels-event-beautify = { $seat } embelezou { $kind-the } (1 ouro).
    .you = Você embelezou { $kind-the } (1 ouro).

## Distritos em ação

citadels-event-armory = { $seat } sacrificou o Arsenal para destruir { $kind-the } de { $other }.
    .you = Você sacrificou seu Arsenal para destruir { $kind-the } de { $other }.
    .to-you = { $seat } sacrificou o Arsenal para destruir { $kind-your }.
    .own = { $seat } sacrificou o Arsenal para destruir { $kind-a } da própria cidade.
    .you-own = Você sacrificou seu Arsenal para destruir { $kind-your }.
citadels-event-poor-house = Abrigo para Pobres: { $seat } ficou sem ouro.
    .you = Abrigo para Pobres: você ficou sem ouro.
citadels-event-park = Parque: { $seat } ficou sem cartas.
    .you = Parque: você ficou sem cartas.
citadels-event-smithy = { $seat } usou { $kind-the } (2 ouros).
    .you = Você usou { $kind-the } (2 ouros).
citadels-event-laboratory = { $seat } usou o Laboratório.
    .you = Você usou o Laboratório.
citadels-event-tucked = { $seat } colocou uma carta embaixo do Museu.
    .you = Você colocou uma carta embaixo do Museu.
citadels-event-tucked-card = { $seat } colocou { $kind-a } embaixo do Museu.
    .you = Você colocou { $kind-a } embaixo do Museu.
citadels-event-museum-card = { $seat } encontrou embaixo do Museu: { $kind }.
    .you = Você encontrou embaixo do Museu: { $kind }.
citadels-event-hospital = O personagem de { $seat } foi assassinado, mas o Hospital ainda permite pegar ouro ou cartas (e nada mais).
    .you = Seu personagem foi assassinado, mas o Hospital ainda permite pegar ouro ou cartas (e nada mais).
citadels-event-throne-room = A coroa mudou de mãos: a Sala do Trono dá ouro a { $seat }.
    .you = A coroa mudou de mãos: a Sala do Trono dá ouro a você.
citadels-event-reclaimed = { $seat } usou o Cemitério para ficar com { $kind-the } (1 ouro).
    .you = Você usou o Cemitério para ficar com { $kind-the } (1 ouro).
citadels-event-unclaimed = { $seat } não usou o Cemitério.
    .you = Você não usou o Cemitério.
citadels-event-tower = Torre do Sino: { $seat } declarou que 7 distritos completam a cidade.
    .you = Torre do Sino: você declarou que 7 distritos completam a cidade.
citadels-event-undeclared = { $seat } não usou a Torre do Sino.
    .you = Você não usou a Torre do Sino.
citadels-event-tower-gone = A Torre do Sino caiu: voltam a ser necessários 8 distritos para completar a cidade.
citadels-event-searched = { $seat } usou o Farol para procurar uma carta no baralho e o embaralhou.
    .you = Você usou o Farol para procurar uma carta no baralho e o embaralhou.
citadels-event-search-card = { $seat } pegou { $kind-a } do baralho.
    .you = Você pegou { $kind-a } do baralho.
