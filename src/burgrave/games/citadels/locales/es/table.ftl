### Citadels: por qué algo no se puede hacer ahora, en español.

## Las propias cartas

citadels-table-not-your-turn = No es tu turno.
citadels-table-only-gathers = Este turno solo puedes reunir recursos.
citadels-table-no-building = No puedes construir este turno.
citadels-table-later = Termina primero esta elección.
citadels-table-gather = Primero reúne recursos.
citadels-table-never = Nunca se puede construir.
citadels-table-monument = Requiere una ciudad de { $number } distritos como máximo.
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
citadels-table-nothing = Sin objetivos posibles.
citadels-table-safe = Está protegido.
citadels-table-limit = Cuesta más de { $gold }.
citadels-table-theirs = El otro jugador ya tiene uno.
citadels-table-nothing-to-give = No tienes nada que dar a cambio.

## Mazo y personajes

citadels-table-gathered = Ya has reunido recursos.
citadels-table-empty = El mazo está vacío.
citadels-table-self = Es tu propio personaje.
citadels-table-killed = Ya está asesinado.
citadels-table-bewitched = Ya está hechizado.
citadels-table-immune = Ahora no se puede elegir.
