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

terminal-prompt = Número, o ? h l v u s q
terminal-page = página { $number } de { $count }: Intro para la siguiente, b atrás, q a la partida
terminal-page-only = Intro para seguir
terminal-help = Escribe el número de una opción. "?" explica lo que ves, "? nombre" explica cualquier carta; h pista, l registro, v mesa, u deshacer, s guardar, q salir.
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
terminal-saved = Guardada en { $file }.
terminal-go-on = Para seguir: { $command }
terminal-not-saved = Esta partida no se está guardando.
terminal-cannot-save = No se puede guardar esta partida: { $reason }
terminal-input-ended = La entrada terminó en plena partida.
terminal-thinking = { $name } está pensando…
terminal-bot-failed = { $name } no puede seguir, y en su lugar juega el bot "{ $bot }": { $reason }
terminal-curtain = Pasa el dispositivo a { $name }. { $name }, pulsa Intro cuando nadie más mire.

## Cómo juegan los bots

terminal-level-easy = fácil
terminal-level-normal = normal
terminal-level-hard = difícil
terminal-level-expert = experto
terminal-welcome-level =
    { $count ->
        [one] Tu rival juega en el nivel "{ $level }". Para otro nivel, empieza con --level y uno de estos: { $levels }.
       *[other] Los demás juegan en el nivel "{ $level }". Para otro nivel, empieza con --level y uno de estos: { $levels }.
    }

## Pistas

terminal-thinking-of-hint = Pensando…
terminal-hint =
    { $points ->
        [one] { $number }. { $label }: { $percent } % de probabilidad de ganar, cerca de { $points } punto. { $why }
       *[other] { $number }. { $label }: { $percent } % de probabilidad de ganar, cerca de { $points } puntos. { $why }
    }
terminal-hint-choice = Opción
terminal-hint-win = Victoria
terminal-hint-points = Puntos
terminal-hint-why = Por qué
terminal-hint-best = Ninguna otra opción promete más.
terminal-hint-close = Casi tan buena como la primera opción.
terminal-hint-behind = Otras opciones prometen más.
terminal-percent = { $number } %
terminal-reader = tú

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
