### Lo que la terminal dice en cualquier juego, en español.

## La mesa

terminal-round = ronda { $number }
terminal-you = Tú
terminal-player = Jugador { $number }
terminal-nothing = nada
terminal-column-player = Jugador
terminal-column-place = Puesto
terminal-column-total = Total

## En la terminal

terminal-prompt = Número, o ? l u s q
terminal-help = Escribe el número de una opción. "?" explica lo que ves, "? nombre" explica cualquier carta; l diario, v mesa, u deshacer, s guardar, q salir.
terminal-type-a-number =
    { $number ->
        [one] Escribe 1 para elegir, o ? para ver la ayuda.
       *[other] Escribe un número del 1 al { $number } para elegir, o ? para ver la ayuda.
    }
terminal-which-card = ¿Cuál? { $cards }
terminal-no-card = No hay ninguna carta llamada "{ $name }". Prueba con "?" a secas.
terminal-undone = Deshecho.
terminal-undo-nothing = No hay nada que deshacer.
terminal-undo-seen = Demasiado tarde para deshacer: ya se reveló algo nuevo.
terminal-saved = Guardada en { $file }. Para seguir: { $command }
terminal-not-saved = Esta partida no se está guardando.
terminal-cannot-save = No se puede guardar esta partida: { $reason }
terminal-input-ended = La entrada terminó en plena partida.
terminal-curtain = Pasa el dispositivo a { $name }. { $name }, pulsa Intro cuando nadie más mire.

## El final

terminal-points =
    { $number ->
        [one] { $number } punto
       *[other] { $number } puntos
    }
terminal-you-win =
    { $number ->
        [one] ¡Ganas con { $number } punto!
       *[other] ¡Ganas con { $number } puntos!
    }
terminal-winners =
    { $count ->
        [one] Gana { $names } con { terminal-points }.
       *[other] Ganan a la par { $names } con { terminal-points }.
    }

## Listas

terminal-and = { $first } y { $last }
