### Valeria: Card Kingdoms: rótulos das ações, perguntas e efeitos por extenso, em português do Brasil.
### Nomes e quantidades vêm como em events.ftl. $reward é um efeito por extenso, $points são os pontos de uma carta.

## Duques e dados

valeria-action-keep = Ficar com { $duke } ({ $reminder })
    .doing = Ficar com { $duke }
valeria-action-done = Manter os dados: { $first } e { $second }
    .harvest = Encerrar a colheita
valeria-action-six = Mudar o { $die } para 6 por { $price } ({ $domain })
valeria-action-one = Mudar o { $die } para 1 por { $price } ({ $domain })
    .free = Mudar o { $die } para 1 de graça ({ $domain })
valeria-action-lower = Baixar o { $die } para { $face } ({ $domain })

## Colheita

valeria-action-steal = Roubar { $amounts } de { $other }
    .bank = Pegar { $amounts } do banco
    .doing = Roubar { $amounts } de { $other }
valeria-action-nothing = Não roubar nada
valeria-action-trade = { $citizen }: pagar { $price } por { $amounts }
    .doing = Pagar { $price } por { $amounts } ({ $citizen })
valeria-action-choose = Ganhar { $reward }

## Ações

valeria-action-slay = Derrotar { $monster-the } ({ $price }): { $reward }; { $points }
    .doing = Derrotar { $monster-the }
valeria-action-recruit = Recrutar { $citizen-one } ({ $price })
    .doing = Recrutar { $citizen-one }
valeria-action-gain = Ganhar { $amounts }
    .doing = Ganhar { $amounts }
valeria-action-build = Construir { $domain-the } ({ $price }): { $points }
    .doing = Construir { $domain-the }
valeria-action-magic = Pagar { $price }
    .doing = Pagar { $price }
valeria-action-free = Pegar { $citizen-one }
    .doing = Pegar { $citizen-one }
valeria-action-from =
    .amount = Pegar { $amounts } de { $other }
    .nothing = Não pegar nada de { $other } (sem { $resource-name })
    .monster =
        { $count ->
            [0] Não pegar nada de { $other } (sem monstros)
            [1] Pegar o único monstro de { $other }
           *[other] Pegar ao acaso um dos { $count } monstros de { $other }
        }
valeria-action-return-monster = Devolver { $monster-one } ({ $points }) por { $amounts }
valeria-action-return-citizen = Devolver { $citizen-one } por { $amounts }
valeria-action-accept = Pagar { $price } por { $amounts }
valeria-action-decline = Recusar
    .spare = Não devolver nada
    .bargain = Não pagar
    .hunt = Não derrotar nenhum monstro
valeria-action-raid = Ativar { $area-the } ({ $monster })
valeria-action-capture = Deixar o Senhor das Trevas capturar { $citizen-the }

## Perguntas

valeria-ask-duke = Escolha com qual duque ficar.
valeria-ask-dice = Os dados mostram { $first } + { $second } = { $sum }. Mudar um dado?
valeria-ask-thief =
    { $count ->
        [1] Seu Ladrão vai roubar. Escolha um jogador e um recurso.
       *[other] Seus Ladrões vão roubar { $count } vezes. Escolha um jogador e um recurso.
    }
valeria-ask-thief-bank =
    { $count ->
        [1] Seu Ladrão vai roubar do banco. Escolha um recurso.
       *[other] Seus Ladrões vão roubar do banco { $count } vezes. Escolha um recurso.
    }
valeria-ask-harvest-consolation = Nenhuma carta sua foi ativada. Escolha um recurso para ganhar.
valeria-ask-harvest-choice =
    { $count ->
        [1] { $citizen-your } dá ouro ou magia. O que você escolhe?
       *[other] { $citizen-your } dá ouro ou magia, { $count } vezes. O que você escolhe agora?
    }
valeria-ask-harvest-trade = Fazer uma troca?
valeria-ask-act =
    { $actions ->
        [1] Escolha sua segunda ação.
       *[other] Escolha sua primeira ação.
    }
valeria-ask-pay = Preço { $card-of }: { $price }. Escolha como pagar.
valeria-ask-reward = Escolha a recompensa { $card-of }.
valeria-ask-free = Escolha um cidadão grátis.
valeria-ask-victim-amount = Escolha de quem pegar { $amounts }.
valeria-ask-victim-monster = Escolha de quem pegar um monstro aleatório.
valeria-ask-spare-monster = { $domain }: devolver um monstro ao centro por { $amounts }?
valeria-ask-spare-citizen = { $domain }: devolver um cidadão ao centro por { $amounts }?
valeria-ask-bargain = { $domain }: pagar { $price } por { $amounts }?
valeria-ask-hunt = { $domain }: derrotar um monstro agora?
valeria-ask-raid = Os dados { $dice } ativam monstros. Escolha a primeira pilha.
valeria-ask-raid-six = Um 6 ativa qualquer pilha de monstros. Escolha uma.
valeria-ask-capture = Escolha um cidadão para o Senhor das Trevas capturar.

## Efeitos: de uma recompensa, de uma carta

valeria-or = { $first } ou { $last }
# O que se conta para um ganho.
valeria-counted =
    { $by ->
        [role] { $which ->
            [worker] trabalhador
            [soldier] soldado
            [shadow] cidadão profano
           *[holy] cidadão sagrado
        }
        [name] { $citizen }
        [area] monstro { $area-of }
        [domain] domínio
        [monster] monstro
        [type] { $which ->
            [minion] servo
            [beast] besta
            [titan] titan
           *[boss] chefe
        }
        [icon] { $which ->
            [worker] ícone de trabalhador
            [soldier] ícone de soldado
            [shadow] ícone profano
           *[holy] ícone sagrado
        }
       *[citizen] cidadão
    }
valeria-effect-per = { $amounts } por { valeria-counted }
valeria-effect-resources = { $amounts } a cada { $n } recursos
valeria-effect-exchange = { $amounts } por { $price }
valeria-effect-citizen =
    { $role ->
        [worker] um trabalhador grátis
        [soldier] um soldado grátis
        [shadow] um cidadão profano grátis
        [holy] um cidadão sagrado grátis
       *[any] um cidadão grátis qualquer
    }
    .limited =
        { $role ->
            [worker] um trabalhador grátis com custo base de até { $most }
            [soldier] um soldado grátis com custo base de até { $most }
            [shadow] um cidadão profano grátis com custo base de até { $most }
            [holy] um cidadão sagrado grátis com custo base de até { $most }
           *[any] um cidadão grátis com custo base de até { $most }
        }
    .named = { $citizen-a } grátis
valeria-effect-slay = a opção de derrotar um monstro pelo custo normal
valeria-effect-take = { $amounts } de um oponente
valeria-effect-take-monster = um monstro aleatório de um oponente
valeria-effect-return-monster = { $amounts } por devolver um monstro
valeria-effect-return-citizen = { $amounts } por devolver um cidadão
valeria-effect-steal = até { $amounts } ou { $magic } de um oponente
