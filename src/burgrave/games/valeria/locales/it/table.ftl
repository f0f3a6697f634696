### Valeria: perché ora una carta non si può avere, in italiano.

valeria-table-not-your-turn = Non è il tuo turno.
valeria-table-dukes-first = Prima si scelgono i duchi.
valeria-table-harvest-first = Prima viene il raccolto.
valeria-table-later = Finisci prima questa scelta.
valeria-table-short =
    { $n ->
        [one] Manca { $amount }.
       *[other] Mancano { $amount }.
    }
valeria-table-one = Serve almeno { $amount }.
valeria-table-roles =
    { $number ->
        [one] Manca { $roles }.
       *[other] Mancano { $roles }.
    }
valeria-table-roles-short = { valeria-table-roles } { valeria-table-short }
valeria-table-roles-one = { valeria-table-roles } { valeria-table-one }
