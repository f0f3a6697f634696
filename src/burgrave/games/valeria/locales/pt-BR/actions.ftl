### Valeria: Card Kingdoms: o que se pode fazer, em rótulos curtos, as perguntas, e o que fazem os efeitos, em português
### do Brasil. Nomes e quantidades vêm como em events.ftl. $reward é um efeito por extenso, $points é quanto vale
### uma carta.

## Duques e dados

valeria-action-keep = Ficar com { $duke } ({ $reminder })
valeria-action-done = Anunciar { $first } e { $second }
    .harvest = Encerrar a colheita
valeria-action-six = Virar o { $die } para 6 por { $price } ({ $domain })
valeria-action-one = Virar o { $die } para 1 por { $price } ({ $domain })
    .free = Virar o { $die } para 1 de graça ({ $domain })
valeria-action-lower = Baixar o { $die } para { $face } ({ $domain })

## Colheita

valeria-action-steal = Roubar { $amounts } de { $other }
    .bank = Pegar { $amounts } do banco
valeria-action-nothing = Não roubar nada
valeria-action-trade = { $citizen }: pagar { $price } por { $amounts }
valeria-action-choose = Ganhar { $reward }

## Ações

valeria-action-slay = Derrotar { $monster-the } ({ $price }): { $reward }; { $points }
valeria-action-recruit = Recrutar { $citizen-one } ({ $price })
valeria-action-gain = Pegar { $amounts }
valeria-action-build = Construir { $domain-the } ({ $price }): { $points }
valeria-action-magic = Pagar { $price }
valeria-action-free = Pegar { $citizen-one }
valeria-action-from =
    .amount = Pegar { $amounts } de { $other }
    .nothing = Não pegar nada de { $other }, que não tem { $resource-name }
    .monster =
        { $count ->
            [0] Não pegar nada de { $other }, que não tem monstros
            [1] Pegar o único monstro de { $other }
           *[other] Pegar ao acaso um dos { $count } monstros de { $other }
        }
valeria-action-return-monster = Devolver { $monster-one } ({ $points }) por { $amounts }
valeria-action-return-citizen = Devolver { $citizen-one } por { $amounts }
valeria-action-accept = Pagar { $price } por { $amounts }
valeria-action-decline = Deixar passar
    .spare = Não devolver nada
    .bargain = Não pagar
    .hunt = Não derrotar nenhum
valeria-action-raid = Ativar a pilha { $area-of } ({ $monster })
valeria-action-capture = Deixar { $citizen-the } para o Senhor das Trevas

## Perguntas

valeria-ask-duke = Com qual dos seus dois duques você fica?
valeria-ask-dice = Os dados mostram { $first } e { $second }, { $sum } no total. Mudar algum?
valeria-ask-thief =
    { $count ->
        [1] Seu Ladrão vai roubar. De quem, e o quê?
       *[other] Seus Ladrões vão roubar { $count } vezes. De quem agora, e o quê?
    }
valeria-ask-thief-bank =
    { $count ->
        [1] Seu Ladrão vai ao banco. O que ele pega?
       *[other] Seus Ladrões vão { $count } vezes ao banco. O que pegam agora?
    }
valeria-ask-harvest-consolation = Nenhuma carta sua foi ativada. Qual recurso você pega como consolo?
valeria-ask-harvest-choice =
    { $count ->
        [1] { $citizen-your } rende ouro ou magia. O que vai ser?
       *[other] { $citizen-your } rende ouro ou magia, { $count } vezes. O que vai ser agora?
    }
valeria-ask-harvest-trade = Fazer uma troca?
valeria-ask-act =
    { $actions ->
        [1] Sua segunda ação?
       *[other] Sua primeira ação?
    }
valeria-ask-pay = O preço { $card-of } é { $price }. Como você paga?
valeria-ask-reward = Qual recompensa { $card-of } você escolhe?
valeria-ask-free = Qual cidadão vem de graça?
valeria-ask-victim-amount = De quem você pega { $amounts }?
valeria-ask-victim-monster = De quem você pega um monstro ao acaso?
valeria-ask-spare-monster = { $domain }: devolver um monstro ao centro por { $amounts }?
valeria-ask-spare-citizen = { $domain }: devolver um cidadão ao centro por { $amounts }?
valeria-ask-bargain = { $domain }: pagar { $price } por { $amounts }?
valeria-ask-hunt = { $domain }: derrotar um monstro agora?
valeria-ask-raid = Os dados { $dice } ativam monstros. Qual pilha primeiro?
valeria-ask-raid-six = Um 6 ativa qualquer pilha de monstros. Qual delas?
valeria-ask-capture = Os monstros foram ativados. Qual cidadão vai para o Senhor das Trevas?

## Efeitos: de uma recompensa, de uma carta

valeria-or = { $first } ou { $last }
# O que se conta para um ganho.
valeria-counted =
    { $by ->
        [role] { $which ->
            [worker] cidadão trabalhador
            [soldier] cidadão soldado
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
        [worker] um cidadão trabalhador grátis
        [soldier] um cidadão soldado grátis
        [shadow] um cidadão profano grátis
        [holy] um cidadão sagrado grátis
       *[any] qualquer cidadão grátis
    }
    .limited =
        { $role ->
            [worker] um cidadão trabalhador grátis de custo base até { $most }
            [soldier] um cidadão soldado grátis de custo base até { $most }
            [shadow] um cidadão profano grátis de custo base até { $most }
            [holy] um cidadão sagrado grátis de custo base até { $most }
           *[any] um cidadão grátis de custo base até { $most }
        }
    .named = { $citizen-a } grátis
valeria-effect-slay = poder derrotar um monstro pelo preço dele
valeria-effect-take = { $amounts } de um oponente
valeria-effect-take-monster = um monstro ao acaso de um oponente
valeria-effect-return-monster = { $amounts } por um monstro devolvido
valeria-effect-return-citizen = { $amounts } por um cidadão devolvido
valeria-effect-steal = até { $amounts } ou { $magic } de um oponente
