### Valeria: por que uma carta não pode ser obtida agora, em português do Brasil.

valeria-table-not-your-turn = Não é a sua vez.
valeria-table-dukes-first = A escolha dos duques vem primeiro.
valeria-table-harvest-first = A colheita vem primeiro.
valeria-table-later = Termine esta escolha primeiro.
valeria-table-short =
    { $n ->
        [1] Falta { $amount }.
       *[other] Faltam { $amount }.
    }
valeria-table-one = Você precisa de pelo menos { $amount }.
valeria-table-roles =
    { $number ->
        [1] Falta { $roles }.
       *[other] Faltam { $roles }.
    }
valeria-table-roles-short = { valeria-table-roles } { valeria-table-short }
valeria-table-roles-one = { valeria-table-roles } { valeria-table-one }
