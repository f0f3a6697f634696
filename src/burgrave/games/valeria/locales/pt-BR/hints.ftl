### Valeria: por que uma dica diz o que diz, em frases, em português do Brasil.
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

hint-duke-monsters = { $duke }, conta monstros, e { $number } dos que estão em jogo custam 4 de força ou menos.
hint-duke-citizens =
    { $duke }, dá pontos pelo que { $number ->
        [1] { $number } pilha de cidadãos mostra
       *[other] { $number } pilhas de cidadãos mostram
    }.
hint-duke-domains = { $duke }, dá { $points } pontos por domínio.

## Dados

hint-dice-plain = Os dados ficam como estão.
hint-dice-pair = { $domain-the } dá uma peça de vitória por um par.
hint-dice-citizen = Assim um { $number } ativa { $citizen-your }.
hint-dice-changed = Assim os dados mostram { $first } e { $second }.

## Recursos

hint-pays-monster = Assim você pode pagar o preço { $monster-of }.
hint-pays-citizen = Assim você pode pagar o preço { $citizen-of }.
hint-pays-domain = Assim você pode pagar o preço { $domain-of }.
hint-resource-least = Você só tem { hint-amount }.
hint-resource-more = Assim você tem { hint-amount }.
hint-resource-duke = Seu duque dá um ponto para cada { $number } recursos que sobrarem.
hint-trade-gain = Você recebe { hint-amount } em troca de { hint-price }.
hint-trade-none = Você fica com o que tem.

## O pagamento

hint-keeps-monster = Assim você ainda pode pagar o preço { $monster-of }.
hint-keeps-citizen = Assim você ainda pode pagar o preço { $citizen-of }.
hint-keeps-domain = Assim você ainda pode pagar o preço { $domain-of }.
hint-keeps-amount = Você fica com { hint-amount }.
hint-keeps-magic = Você fica com { $number } de magia, que substitui ouro e força.
hint-pays-least-magic = Você paga o mínimo de magia possível.

## Dos outros

hint-steal-nothing = Você deixa a cada um o que tem.
hint-steal-bank = O banco não perde nada com isso.
hint-take-leader = { $seat } mostra mais pontos que os demais.
hint-take-has = { $seat } tem { hint-amount }.
hint-take-monster =
    { $seat } tem { $number ->
        [1] { $number } monstro
       *[other] { $number } monstros
    }.
hint-take-any = Ali não há nada para pegar.

## O que é oferecido

hint-tokens-alone = Quando você joga sozinho, peças de vitória não contam.
hint-spare-none = Você fica com todas as suas cartas.
hint-bargain = Você recebe { $number } pontos em troca.
hint-return-citizen = Devolver { $citizen-the } rende { $number } pontos.
hint-return-monster =
    Devolver { $monster-the } rende { $number } pontos; ficar com a carta, { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.
hint-reward-citizen = Você recebe um cidadão de graça.
hint-reward-resource = Você recebe { hint-amount }.

## Ações

hint-last-monster = Com { $monster-the } acabam os monstros: você vence.
hint-ends-game = Traz o fim da partida.
hint-monster-duke =
    { $monster }: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }, e mais { $bonus } com seu duque.
hint-monster-reward = { $monster }: { hint-amount } de recompensa.
hint-monster-points =
    { $monster }: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.
hint-role-domain = Com { $citizen-the } você tem os papéis exigidos para { $domain-the }.
hint-citizen-duke =
    { $citizen-the } vale { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } com seu duque.
hint-citizen-income = { $number }% das rolagens ativam { $citizen-the }.
hint-domain-duke =
    { $domain }: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }, e mais { $bonus } com seu duque.
hint-domain-citizen =
    { $domain }: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } e um cidadão de graça.
hint-domain-lasting =
    { $domain }: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }, e o efeito continua até o fim.
hint-domain-points =
    { $domain }: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.

## Sozinho

hint-raid =
    Ainda { $number ->
        [1] há { $number } carta
       *[other] há { $number } cartas
    } diante destes monstros.
hint-capture-higher =
    Esta pilha é a mais alta, com { $number ->
        [1] { $number } carta
       *[other] { $number } cartas
    }.
hint-capture-lord = É provável que { $citizen-the } valha menos para o Senhor das Trevas.
hint-capture-left =
    { $number ->
        [0] Depois disso a pilha fica vazia.
        [1] Depois disso resta { $number } carta na pilha.
       *[other] Depois disso restam { $number } cartas na pilha.
    }
