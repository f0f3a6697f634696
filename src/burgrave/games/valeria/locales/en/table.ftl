### Valeria: reasons why a card is not available now, in English.

valeria-table-not-your-turn = It's not your turn.
valeria-table-dukes-first = Dukes are chosen first.
valeria-table-harvest-first = The harvest comes first.
valeria-table-later = Finish this choice first.
valeria-table-short = You are { $amount } short.
valeria-table-one = You need at least { $amount }.
valeria-table-roles = You are missing { $roles }.
valeria-table-roles-short = { valeria-table-roles } { valeria-table-short }
valeria-table-roles-one = { valeria-table-roles } { valeria-table-one }
