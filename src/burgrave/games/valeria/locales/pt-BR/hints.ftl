### Valeria: motivos das dicas, em frases, em português do Brasil.
### As cartas vêm nas formas de valeria-noun; $seat é o nome de um jogador, nunca de quem lê. $kind é gold, strength ou
### magic, e hint-amount diz $number disso.

hint-amount =
    { $kind ->
        [gold] { $number ->
            [1] { $number } ouro
           *[other] { $number } ouros
        }
        [strength] { $number } de força
       *[magic] { $number } de magia
    }
hint-price =
    { $paid ->
        [gold] { $price ->
            [1] { $price } ouro
           *[other] { $price } ouros
        }
        [strength] { $price } de força
       *[magic] { $price } de magia
    }

## A escolha do duque

hint-duke-monsters =
    Monstros dão pontos com { $duke }: { $number } dos que estão em jogo { $number ->
        [1] custa
       *[other] custam
    } 4 de força ou menos.
hint-duke-citizens =
    { $number ->
        [1] { $number } pilha de cidadãos mostra uma carta que dá pontos com { $duke }.
       *[other] { $number } pilhas de cidadãos mostram cartas que dão pontos com { $duke }.
    }
hint-duke-domains = Cada domínio dá { $points } pontos com { $duke }.

## Dados

hint-dice-plain = Você deixa os dados como estão.
hint-dice-pair = Dados iguais dão uma peça de vitória com { $domain-the }.
hint-dice-citizen = O { $number } ativa { $citizen-your }.
hint-dice-changed = Os dados passam a ser { $first } e { $second }.

## Recursos

hint-pays-monster = Com isso, você pode derrotar { $monster-the }.
hint-pays-citizen = Com isso, você pode recrutar { $citizen-a }.
hint-pays-domain = Com isso, você pode construir { $domain-the }.
hint-resource-least =
    { $number ->
        [0] Você não tem { $kind ->
            [gold] ouro
            [strength] força
           *[magic] magia
        }.
       *[other] Você só tem { hint-amount }.
    }
hint-resource-more = Você passa a ter { hint-amount }.
hint-resource-duke = Seu duque dá 1 ponto a cada { $number } recursos que sobrarem.
hint-trade-gain = Você ganha { hint-amount } por { hint-price }.
hint-trade-none = Você guarda seus recursos.

## O pagamento

hint-keeps-monster = Você ainda pode derrotar { $monster-the }.
hint-keeps-citizen = Você ainda pode recrutar { $citizen-a }.
hint-keeps-domain = Você ainda pode construir { $domain-the }.
hint-keeps-amount = Você guarda { hint-amount }.
hint-keeps-magic = Você guarda { $number } de magia, que pode substituir ouro ou força.
hint-pays-least-magic = Você gasta o mínimo possível de magia.

## Dos outros

hint-steal-nothing = Você não rouba de ninguém.
hint-steal-bank = Vem do banco.
hint-take-leader = { $seat } é quem tem mais pontos visíveis.
hint-take-has = { $seat } tem { hint-amount }.
hint-take-monster =
    { $seat } tem { $number ->
        [1] { $number } monstro
       *[other] { $number } monstros
    }.
hint-take-any = Não há nada para pegar.

## O que é oferecido

hint-tokens-alone = As peças de vitória não contam no modo solo.
hint-spare-none = Você fica com todas as suas cartas.
hint-bargain = Você ganha { $number } pontos.
hint-return-citizen = Devolver { $citizen-the } dá { $number } pontos.
hint-return-monster =
    Ao devolver { $monster-the }, você ganha { $number } pontos e perde { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.
hint-reward-citizen = Você ganha um cidadão grátis.
hint-reward-resource = Você ganha { hint-amount }.

## Ações

hint-last-monster = Você vence ao derrotar { $monster-the }, o último monstro.
hint-ends-game = Isso leva ao fim da partida.
hint-monster-duke =
    Com { $monster-the }, você ganha { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }, mais { $bonus } do seu duque.
hint-monster-reward = Recompensa { $monster-of }: { hint-amount }.
hint-monster-points =
    Com { $monster-the }, você ganha { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.
hint-role-domain = Com { $citizen-the }, você tem os papéis necessários para { $domain-the }.
hint-citizen-duke =
    { $citizen-the } vale { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } com seu duque.
hint-citizen-income = { $number }% das rolagens ativam { $citizen-the }.
hint-domain-duke =
    Com { $domain-the }, você ganha { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }, mais { $bonus } do seu duque.
hint-domain-citizen =
    Com { $domain-the }, você ganha { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } e um cidadão grátis.
hint-domain-lasting =
    Com { $domain-the }, você ganha { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } e um poder permanente.
hint-domain-points =
    Com { $domain-the }, você ganha { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.

## Sozinho

hint-raid =
    Esta coluna ainda tem { $number ->
        [1] { $number } carta
       *[other] { $number } cartas
    } para capturar.
hint-capture-higher =
    Esta pilha é a mais alta, com { $number ->
        [1] { $number } carta
       *[other] { $number } cartas
    }.
hint-capture-lord = { $citizen-the } deve valer menos para o Senhor das Trevas.
hint-capture-left =
    { $number ->
        [0] Isso esvazia a pilha.
        [1] Resta { $number } carta na pilha.
       *[other] Restam { $number } cartas na pilha.
    }
