### Citadels: perché ora una cosa non si può fare, in italiano.

## Le proprie carte

citadels-table-not-your-turn = Non è il tuo turno.
citadels-table-only-gathers = In questo turno puoi solo prendere oro o carte.
citadels-table-no-building = In questo turno non puoi costruire.
citadels-table-later = Finisci prima questa scelta.
citadels-table-gather = Prima prendi oro o carte.
citadels-table-never = Non si può mai costruire.
citadels-table-monument = Serve una città con al massimo { $number } quartieri.
citadels-table-built =
    { $number ->
        [one] Hai già costruito.
       *[other] Ne hai già costruiti { $number }.
    }
citadels-table-owned =
    { $number ->
        [one] Ne hai già uno.
       *[other] Ne hai già { $number }.
    }
citadels-table-short =
    { $n ->
        [one] Manca { $gold }.
       *[other] Mancano { $gold }.
    }

## Città e quartieri

citadels-table-complete = La città è completata.
citadels-table-protected = La città è protetta.
citadels-table-nothing = Nessun bersaglio possibile.
citadels-table-safe = È protetto.
citadels-table-limit = Costa più di { $gold }.
citadels-table-theirs = L'altro giocatore ne ha già uno.
citadels-table-nothing-to-give = Non hai nulla da dare in cambio.

## Mazzo e personaggi

citadels-table-gathered = Hai già preso oro o carte.
citadels-table-empty = Il mazzo è vuoto.
citadels-table-self = È il tuo personaggio.
citadels-table-killed = È già stato ucciso.
citadels-table-bewitched = È già stato stregato.
citadels-table-immune = Ora non si può scegliere.
