### Valeria: Card Kingdoms: frases do histórico, em português do Brasil.
###
### O valor serve para todos; os atributos se dirigem a quem lê:
###   .you   quem lê é $seat              .to-you   quem lê é $other
### Uma mensagem que termina em "-for" junta dois eventos: o pagamento ou a troca ($price) e o motivo.
### Cada nome vem sozinho e nas formas de valeria-noun: $monster, $monster-a, $monster-the, $monster-your, $monster-of,
### $monster-to, e $monster-one: "o" para uma carta única, "um" para as outras ($monster-to-one, depois de "a").
### $price e $amounts são quantidades por extenso, $resource-name é um recurso em uma palavra.

## Nomes dentro da frase

# O artigo de cada nome; o padrão é o gênero da carta. Um duque não leva nenhum (bare).
valeria-noun-class =
    { $group ->
        [duke] bare
       *[other] { $id ->
            [kobolds] masculine-plural
            [forgotten-sorrows] feminine-plural
            [barrens] feminine-plural
            [hills] feminine-plural
            [ruins] feminine-plural
            [caverns] feminine-plural
            [mountains] feminine-plural
           *[other] { $gender }
        }
    }
# Um nome impresso com artigo perde o artigo dentro da frase.
valeria-noun-bare =
    { $id ->
        [the-desert-orchid] Orquídia do Deserto
        [gargans-embrace] Abraço de Gargan
        [nest-of-the-weaver-witch] Ninho da Bruxa Tecelã
        [the-violet-thorn] Espinho Violeta
       *[other] { $name }
    }
valeria-noun =
    .a =
        { $class ->
            [bare] { $name }
            [feminine] uma { $name }
            [feminine-plural] umas { $name }
            [masculine-plural] uns { $name }
           *[other] um { $name }
        }
    .the =
        { $class ->
            [bare] { $name }
            [feminine] a { $name }
            [feminine-plural] as { $name }
            [masculine-plural] os { $name }
           *[other] o { $name }
        }
    .your =
        { $class ->
            [bare] { $name }
            [feminine] sua { $name }
            [feminine-plural] suas { $name }
            [masculine-plural] seus { $name }
           *[other] seu { $name }
        }
    .of =
        { $class ->
            [bare] de { $name }
            [feminine] da { $name }
            [feminine-plural] das { $name }
            [masculine-plural] dos { $name }
           *[other] do { $name }
        }
    .to =
        { $class ->
            [bare] a { $name }
            [feminine] à { $name }
            [feminine-plural] às { $name }
            [masculine-plural] aos { $name }
           *[other] ao { $name }
        }
    .to-a =
        { $class ->
            [bare] a { $name }
            [feminine] a uma { $name }
            [feminine-plural] a umas { $name }
            [masculine-plural] a uns { $name }
           *[other] a um { $name }
        }

valeria-dark-lord = Senhor das Trevas
valeria-nothing = nada
valeria-points =
    { $n ->
        [1] { $n } ponto
       *[other] { $n } pontos
    }

## Os duques

valeria-two-dukes = { $first }, e { $second }
valeria-event-dealt-duke = { $seat } recebeu { $duke }.
    .you = Você recebeu { $duke }.
valeria-event-kept = { $seat } escolheu um duque.
    .you = Você escolheu um duque.
valeria-event-kept-duke = { $seat } ficou com { $duke }.
    .you = Você ficou com { $duke }.

## O turno e os dados

valeria-event-turn = Rodada { $round }: turno de { $seat }.
    .you = Rodada { $round }: seu turno.
valeria-event-rolled =
    { $pair ->
        [yes] { $seat } tirou dados iguais: { $first } + { $second } = { $sum }.
       *[no] { $seat } tirou { $first } + { $second } = { $sum }.
    }
    .you =
        { $pair ->
            [yes] Você tirou dados iguais: { $first } + { $second } = { $sum }.
           *[no] Você tirou { $first } + { $second } = { $sum }.
        }
valeria-event-altered =
    { $pair ->
        [yes] { $seat } usou { $domain-the }. Os dados agora são iguais: { $first } + { $second } = { $sum }.
       *[no] { $seat } usou { $domain-the }. Os dados agora são { $first } + { $second } = { $sum }.
    }
    .you =
        { $pair ->
            [yes] Você usou { $domain-the }. Os dados agora são iguais: { $first } + { $second } = { $sum }.
           *[no] Você usou { $domain-the }. Os dados agora são { $first } + { $second } = { $sum }.
        }
valeria-event-altered-for =
    { $pair ->
        [yes] { $seat } pagou { $price } para usar { $domain-the }. Os dados agora são iguais: { $first } + { $second } = { $sum }.
       *[no] { $seat } pagou { $price } para usar { $domain-the }. Os dados agora são { $first } + { $second } = { $sum }.
    }
    .you =
        { $pair ->
            [yes] Você pagou { $price } para usar { $domain-the }. Os dados agora são iguais: { $first } + { $second } = { $sum }.
           *[no] Você pagou { $price } para usar { $domain-the }. Os dados agora são { $first } + { $second } = { $sum }.
        }

## Recursos e peças

valeria-event-gains = { $seat } ganhou { $amounts }.
    .you = Você ganhou { $amounts }.
valeria-event-gains-for = { $seat } pagou { $price } por { $amounts }.
    .you = Você pagou { $price } por { $amounts }.
valeria-event-took = { $seat } usou uma ação para ganhar { $amounts }.
    .you = Você usou uma ação para ganhar { $amounts }.
valeria-event-consoled = { $seat } não ativou nenhuma carta e ganhou { $amounts }.
    .you = Você não ativou nenhuma carta e ganhou { $amounts }.
valeria-event-looted = O Ladrão de { $seat } pegou { $amounts } do banco.
    .you = Seu Ladrão pegou { $amounts } do banco.
valeria-event-takes =
    { $count ->
        [0] { $other } não tinha { $resource-name } para { $seat } pegar.
       *[other] { $seat } pegou { $amounts } de { $other }.
    }
    .you =
        { $count ->
            [0] { $other } não tinha { $resource-name } para você pegar.
           *[other] Você pegou { $amounts } de { $other }.
        }
    .to-you =
        { $count ->
            [0] Você não tinha { $resource-name } para { $seat } pegar.
           *[other] { $seat } pegou { $amounts } de você.
        }
valeria-event-stolen = O Ladrão de { $seat } roubou { $amounts } de { $other }.
    .you = Seu Ladrão roubou { $amounts } de { $other }.
    .to-you = O Ladrão de { $seat } roubou { $amounts } de você.
valeria-event-traded = { $citizen-the } de { $seat } fez uma troca.
    .you = { $citizen-your } fez uma troca.
valeria-event-traded-for = { $citizen-the } de { $seat } trocou { $price } por { $amounts }.
    .you = { $citizen-your } trocou { $price } por { $amounts }.
valeria-event-paid = { $seat } pagou { $price }.
    .you = Você pagou { $price }.
valeria-event-waits = { $seat } tem a ficha de Espera e não colhe neste turno.
    .you = Você tem a ficha de Espera e não colhe neste turno.

## Monstros, cidadãos e domínios

valeria-event-slain = { $seat } derrotou { $monster-one }.
    .you = Você derrotou { $monster-one }.
valeria-event-slain-for = { $seat } derrotou { $monster-one } por { $price }.
    .you = Você derrotou { $monster-one } por { $price }.
valeria-event-recruited = { $seat } recrutou { $citizen-one }.
    .you = Você recrutou { $citizen-one }.
valeria-event-recruited-for = { $seat } recrutou { $citizen-one } por { $price }.
    .you = Você recrutou { $citizen-one } por { $price }.
valeria-event-built = { $seat } construiu { $domain-one }.
    .you = Você construiu { $domain-one }.
valeria-event-built-for = { $seat } construiu { $domain-one } por { $price }.
    .you = Você construiu { $domain-one } por { $price }.
valeria-event-free = { $seat } ganhou { $citizen-one } de graça.
    .you = Você ganhou { $citizen-one } de graça.
valeria-event-returned = { $seat } devolveu { $citizen-one } ao centro.
    .you = Você devolveu { $citizen-one } ao centro.
valeria-event-returned-monster = { $seat } devolveu { $monster-one } ao centro.
    .you = Você devolveu { $monster-one } ao centro.
valeria-event-taken-monster = { $seat } pegou um monstro aleatório de { $other }: { $monster-one }.
    .you = Você pegou um monstro aleatório de { $other }: { $monster-one }.
    .to-you = { $seat } pegou de você um monstro aleatório: { $monster-one }.
valeria-event-declined = { $seat } recusou.
    .you = Você recusou.

## As pilhas, o Senhor das Trevas e o fim

valeria-event-exhausted =
    { $count ->
        [1] Agora há { $count } pilha exaurida.
       *[other] Agora há { $count } pilhas exauridas.
    }
valeria-event-captured = O Senhor das Trevas capturou { $citizen-one }.
valeria-event-captured-domain = O Senhor das Trevas capturou { $domain-one }.
valeria-event-lost-monster = Retirado da pilha mais à esquerda: { $monster-one }.
valeria-event-end-due = A partida está chegando ao fim: esta é a última rodada.
valeria-event-finished = A partida acabou.
