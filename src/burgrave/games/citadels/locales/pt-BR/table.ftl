### Citadels: por que algo não pode ser feito agora, em português do Brasil.

## As próprias cartas

citadels-table-not-your-turn = Não é a sua vez.
citadels-table-only-gathers = Neste turno, você só pode coletar.
citadels-table-no-building = Você não pode construir neste turno.
citadels-table-later = Termine esta escolha primeiro.
citadels-table-gather = Colete primeiro.
citadels-table-never = Nunca pode ser construído.
citadels-table-monument = Exige uma cidade de no máximo { $number } distritos.
citadels-table-built =
    { $number ->
        [1] Você já construiu.
       *[other] Você já construiu { $number }.
    }
citadels-table-owned =
    { $number ->
        [1] Você já tem um igual.
       *[other] Você já tem { $number }.
    }
citadels-table-short =
    { $n ->
        [1] Falta { $gold }.
       *[other] Faltam { $gold }.
    }

## Cidades e distritos

citadels-table-complete = A cidade está completa.
citadels-table-protected = A cidade está protegida.
citadels-table-nothing = Não há alvo possível aqui.
citadels-table-safe = Está protegido.
citadels-table-limit = Custa mais de { $gold }.
citadels-table-theirs = O outro jogador já tem um igual.
citadels-table-nothing-to-give = Você não tem nada para dar em troca.

## Baralho e personagens

citadels-table-gathered = Você já coletou.
citadels-table-empty = O baralho acabou.
citadels-table-self = É o seu próprio personagem.
citadels-table-killed = Já foi assassinado.
citadels-table-bewitched = Já foi enfeitiçado.
citadels-table-immune = Agora não pode ser escolhido.
