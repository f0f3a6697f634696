### Citadels: la mesa en la terminal, en español.

## La mesa

citadels-terminal-deck = { $count } en el mazo
citadels-terminal-goal = { $number } distritos completan una ciudad
citadels-terminal-tower = con el Campanario bastan 7 distritos
citadels-terminal-pool = { $gold } de impuestos en espera
citadels-terminal-rank = rango { $number }
citadels-terminal-column-gold = Oro
citadels-terminal-column-hand = Mano
citadels-terminal-column-city = Ciudad
citadels-terminal-city = ciudad { $number } de { $goal }
citadels-terminal-worth = valen { $gold }
citadels-terminal-known-hand = en la mano, que se sepa
citadels-terminal-your-gold = Tu oro
citadels-terminal-your-hand = Tu mano
citadels-terminal-your-characters =
    { $number ->
        [one] Tu personaje
       *[other] Tus personajes
    }
citadels-terminal-has-crown = corona
citadels-terminal-protected = a salvo del rango 8
citadels-terminal-complete = ciudad completa
citadels-terminal-complete-first = ciudad completa, la primera
citadels-terminal-complete-among = ciudad completa, entre las primeras
citadels-terminal-collector = cobra los impuestos
citadels-terminal-moored = no construye más en esta ronda
citadels-terminal-museum = { $count } en el Museo

## Lo que se sabe de un personaje

citadels-terminal-cast-called = le toca ahora
citadels-terminal-cast-face-up = fuera, boca arriba
citadels-terminal-cast-mine =
    { $gender ->
        [feminine] tuya
       *[other] tuyo
    }
citadels-terminal-cast-buried =
    { $gender ->
        [feminine] apartada por ti
       *[other] apartado por ti
    }
citadels-terminal-cast-silent = sin respuesta
citadels-terminal-cast-passed =
    { $gender ->
        [feminine] pasada al siguiente
       *[other] pasado al siguiente
    }
citadels-terminal-cast-killed =
    { $gender ->
        [feminine] asesinada
       *[other] asesinado
    }
citadels-terminal-cast-bewitched =
    { $gender ->
        [feminine] embrujada
       *[other] embrujado
    }
citadels-terminal-cast-robbed = blanco del robo
citadels-terminal-cast-warrant = orden
citadels-terminal-cast-warrant-signed = orden firmada
citadels-terminal-cast-warrant-blank = orden sin firmar
citadels-terminal-cast-threat = amenaza
citadels-terminal-cast-threat-real = amenaza real
citadels-terminal-cast-threat-blank = amenaza falsa

## La bienvenida

citadels-terminal-welcome = ¡Hola! En cada ronda eliges un personaje en secreto; llamados por rango, todos toman oro o cartas, usan su habilidad y construyen. Cuando alguien tiene { $number } distritos, la ronda es la última, y gana quien suma más puntos.

## El final

citadels-terminal-score-districts = Distritos
citadels-terminal-score-types = Cinco tipos
citadels-terminal-score-complete = Ciudad completa
citadels-terminal-score-uniques = Especiales
citadels-terminal-tie-rank = Empate a puntos: { $names }. Desempata el personaje de rango más alto revelado en la última ronda.
citadels-terminal-tie-costs = Empate a puntos: { $names }. Desempata el costo total de los distritos.
citadels-terminal-tie-costs-gold = Empate a puntos: { $names }. Desempata el costo total de los distritos y, después, el oro.
