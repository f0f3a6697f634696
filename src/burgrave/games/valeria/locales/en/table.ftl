### Valeria: why a card cannot be had now, in English.

valeria-table-not-your-turn = It is not your turn.
valeria-table-dukes-first = The dukes are chosen first.
valeria-table-harvest-first = The harvest comes first.
valeria-table-later = Finish this choice first.
valeria-table-short = { $amount } short.
valeria-table-one = You need at least { $amount }.
valeria-table-roles = You lack { $roles }.
valeria-table-roles-short = { valeria-table-roles } { valeria-table-short }
valeria-table-roles-one = { valeria-table-roles } { valeria-table-one }
