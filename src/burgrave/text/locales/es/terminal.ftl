### Textos de la terminal para todos los juegos, en español.

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
terminal-page = página { $number } de { $count }: Intro siguiente, b anterior, q volver a la partida
terminal-page-only = Pulsa Intro para continuar
terminal-help = Escribe el número de la opción que elijas. "?" explica lo que ves, y "? nombre" explica cualquier carta. h pista, l registro, v ver mesa, u deshacer, s guardar, q salir.
terminal-type-a-number =
    { $number ->
        [one] Escribe 1 para elegir, o ? para ver la ayuda.
       *[other] Escribe un número del 1 al { $number } para elegir, o ? para ver la ayuda.
    }
terminal-which-card = ¿Cuál? { $cards }
terminal-no-card = Ninguna carta se llama "{ $name }". Prueba solo con "?".
terminal-undone = Deshecho.
terminal-undo-nothing = No hay nada que deshacer.
terminal-undo-seen = Demasiado tarde para deshacer: se ha revelado algo nuevo.
terminal-saved = Guardada en { $file }.
terminal-go-on = Para continuar: { $command }
terminal-not-saved = Esta partida no se está guardando.
terminal-cannot-save = No se puede guardar esta partida: { $reason }
terminal-input-ended = La entrada terminó en mitad de la partida.
terminal-thinking = { $name } está pensando…
terminal-bot-failed = El bot "{ $bot }" sustituye a { $name }, que ha fallado: { $reason }
terminal-curtain = Pasa el dispositivo a { $name }. { $name }, pulsa Intro cuando nadie más vea la pantalla.

## Niveles de los bots

terminal-level-easy = fácil
terminal-level-normal = normal
terminal-level-hard = difícil
terminal-level-expert = experto
terminal-welcome-level =
    { $count ->
        [one] El nivel de tu rival es "{ $level }". Para cambiarlo, empieza con --level y uno de estos: { $levels }.
       *[other] El nivel de tus rivales es "{ $level }". Para cambiarlo, empieza con --level y uno de estos: { $levels }.
    }

## Pistas

terminal-thinking-of-hint = Pensando…
terminal-hint =
    { $points ->
        [one] { $number }. { $label }: { $percent } % de probabilidad de ganar, cerca de { $points } punto. { $why }
       *[other] { $number }. { $label }: { $percent } % de probabilidad de ganar, unos { $points } puntos. { $why }
    }
terminal-hint-choice = Opción
terminal-hint-win = Victoria
terminal-hint-points = Puntos
terminal-hint-why = Por qué
terminal-hint-best = La mejor jugada encontrada.
terminal-hint-close = Casi tan buena como la mejor jugada.
terminal-hint-behind = Opción más débil.
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
       *[other] { $names } comparten la victoria con { terminal-points }.
    }

## Listas

terminal-and = { $first } y { $last }

# Question of `burgrave play` without a game; $games: the names of all games.
terminal-which-game = ¿Qué juego?
terminal-which-game-again = Responde con un número o un nombre: { $games }.
