### Valeria: por qué una carta no se puede conseguir ahora, en español.

valeria-table-not-your-turn = No es tu turno.
valeria-table-dukes-first = Primero se eligen los duques.
valeria-table-harvest-first = Primero va la cosecha.
valeria-table-later = Termina antes esta elección.
valeria-table-short =
    { $n ->
        [one] Te falta { $amount }.
       *[other] Te faltan { $amount }.
    }
valeria-table-one = Necesitas al menos { $amount }.
valeria-table-roles =
    { $number ->
        [one] Te falta { $roles }.
       *[other] Te faltan { $roles }.
    }
valeria-table-roles-short = { valeria-table-roles } { valeria-table-short }
valeria-table-roles-one = { valeria-table-roles } { valeria-table-one }
