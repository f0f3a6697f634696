### La mesa en la terminal, en español.

## La mesa

terminal-round = ronda { $number }
terminal-deck = { $count } en el mazo
terminal-goal = { $number } distritos completan una ciudad
terminal-tower = con el Campanario bastan 7 distritos
terminal-pool = { $gold } de impuestos en espera
terminal-rank = rango { $number }
terminal-you = Tú
terminal-player = Jugador { $number }
terminal-nothing = nada
terminal-column-player = Jugador
terminal-column-gold = Oro
terminal-column-hand = Mano
terminal-column-city = Ciudad
terminal-column-place = Puesto
terminal-column-total = Total
terminal-city = ciudad { $number } de { $goal }
terminal-known-hand = en la mano, que se sepa
terminal-your-gold = Tu oro
terminal-your-hand = Tu mano
terminal-your-characters =
    { $number ->
        [one] Tu personaje
       *[other] Tus personajes
    }
terminal-has-crown = corona
terminal-protected = a salvo del rango 8
terminal-complete = ciudad completa
terminal-complete-first = ciudad completa, la primera
terminal-complete-among = ciudad completa, entre las primeras
terminal-collector = cobra los impuestos
terminal-moored = no construye más en esta ronda
terminal-museum = { $count } en el Museo

## Lo que se sabe de un personaje

terminal-cast-called = le toca ahora
terminal-cast-face-up = fuera, boca arriba
terminal-cast-mine =
    { $gender ->
        [feminine] tuya
       *[other] tuyo
    }
terminal-cast-buried =
    { $gender ->
        [feminine] apartada por ti
       *[other] apartado por ti
    }
terminal-cast-silent = sin respuesta
terminal-cast-passed =
    { $gender ->
        [feminine] pasada al siguiente
       *[other] pasado al siguiente
    }
terminal-cast-killed =
    { $gender ->
        [feminine] asesinada
       *[other] asesinado
    }
terminal-cast-bewitched =
    { $gender ->
        [feminine] embrujada
       *[other] embrujado
    }
terminal-cast-robbed = en la mira del robo
terminal-cast-warrant = orden
terminal-cast-warrant-signed = orden firmada
terminal-cast-warrant-blank = orden sin firmar
terminal-cast-threat = amenaza
terminal-cast-threat-real = amenaza real
terminal-cast-threat-blank = amenaza falsa

## En la terminal

terminal-prompt = Número, o ? l u s q
terminal-welcome = ¡Hola! En cada ronda eliges un personaje en secreto; llamados por rango, todos toman oro o cartas, usan su habilidad y construyen. Cuando alguien tiene { $number } distritos, la ronda es la última, y gana quien suma más puntos.
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
terminal-score-districts = Distritos
terminal-score-types = Cinco tipos
terminal-score-complete = Ciudad completa
terminal-score-uniques = Especiales
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
