### Citadels: por que algo não pode ser feito agora, em português do Brasil.

## As próprias cartas

citadels-table-not-your-turn = Não é a sua vez.
citadels-table-only-gathers = Neste turno você só coleta.
citadels-table-no-building = Você não pode construir neste turno.
citadels-table-later = Termine primeiro esta escolha.
citadels-table-gather = Colete primeiro.
citadels-table-never = Nunca é construído.
citadels-table-monument = Exige uma cidade de no máximo { $number } distritos.
citadels-table-built =
    { $number ->
        [1] Você já construiu.
       *[other] Você já construiu { $number }.
    }
citadels-table-owned =
    { $number ->
        [1] Você já tem um distrito igual.
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
citadels-table-nothing = Não há nada ao seu alcance.
citadels-table-safe = Nada pode atingir este distrito.
citadels-table-limit = Custa mais de { $gold }.
citadels-table-theirs = O outro jogador já tem um distrito igual.
citadels-table-nothing-to-give = Você não tem nada para dar em troca.
