### Valeria: por qué una carta no se puede conseguir ahora, en español.

valeria-table-not-your-turn = No es tu turno.
valeria-table-dukes-first = Primero se eligen los duques.
valeria-table-harvest-first = La cosecha va primero.
valeria-table-later = Termina primero esta elección.
valeria-table-short =
    { $n ->
        [one] Falta { $amount }.
       *[other] Faltan { $amount }.
    }
valeria-table-one = Necesitas al menos { $amount }.
valeria-table-roles =
    { $number ->
        [one] Falta { $roles }.
       *[other] Faltan { $roles }.
    }
valeria-table-roles-short = { valeria-table-roles } { valeria-table-short }
valeria-table-roles-one = { valeria-table-roles } { valeria-table-one }
