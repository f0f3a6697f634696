### Citadels: por qué algo no se puede hacer ahora, en español.

## Las propias cartas

citadels-table-not-your-turn = No es tu turno.
citadels-table-only-gathers = En este turno solo reúnes recursos.
citadels-table-no-building = En este turno no puedes construir.
citadels-table-later = Termina primero esta elección.
citadels-table-gather = Primero reúne recursos.
citadels-table-never = No se construye nunca.
citadels-table-monument = Exige una ciudad de { $number } distritos como mucho.
citadels-table-built =
    { $number ->
        [one] Ya has construido.
       *[other] Ya has construido { $number }.
    }
citadels-table-owned =
    { $number ->
        [one] Ya tienes uno.
       *[other] Ya tienes { $number }.
    }
citadels-table-short =
    { $n ->
        [one] Falta { $gold }.
       *[other] Faltan { $gold }.
    }

## Ciudades y distritos

citadels-table-complete = La ciudad está completa.
citadels-table-protected = La ciudad está protegida.
citadels-table-nothing = No hay nada a tu alcance.
citadels-table-safe = Nada puede tocarlo.
citadels-table-limit = Cuesta más de { $gold }.
citadels-table-theirs = El otro jugador ya tiene uno.
citadels-table-nothing-to-give = No tienes nada que dar a cambio.
