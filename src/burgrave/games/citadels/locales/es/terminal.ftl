### Citadels: la mesa en la terminal, en español.

## La mesa

citadels-terminal-deck = { $count } en el mazo
citadels-terminal-goal = { $number } distritos completan una ciudad
citadels-terminal-tower = 7 distritos completan una ciudad (Campanario)
citadels-terminal-pool = impuestos acumulados: { $gold }
citadels-terminal-rank = rango { $number }
citadels-terminal-column-gold = Oro
citadels-terminal-column-hand = Mano
citadels-terminal-column-city = Ciudad
citadels-terminal-city = ciudad { $number } de { $goal }
citadels-terminal-worth = vale { $gold }
citadels-terminal-known-hand = cartas conocidas en la mano
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
citadels-terminal-complete-first = primera ciudad completa
citadels-terminal-complete-among = ciudad completa, entre las primeras
citadels-terminal-collector = recauda los impuestos
citadels-terminal-cannot-build = no puede construir en esta ronda
citadels-terminal-museum = { $count } bajo el Museo

## Lo que se sabe de un personaje

citadels-terminal-cast-called = juega ahora
citadels-terminal-cast-face-up = fuera (boca arriba)
citadels-terminal-cast-mine =
    { $gender ->
        [feminine] tuya
       *[other] tuyo
    }
citadels-terminal-cast-buried =
    { $gender ->
        [feminine] descartada por ti
       *[other] descartado por ti
    }
citadels-terminal-cast-silent = no está en juego
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
citadels-terminal-cast-robbed = objetivo del Ladrón
citadels-terminal-cast-warrant = orden
citadels-terminal-cast-warrant-signed = orden firmada
citadels-terminal-cast-warrant-blank = orden sin firmar
citadels-terminal-cast-threat = amenaza
citadels-terminal-cast-threat-real = amenaza real
citadels-terminal-cast-threat-blank = amenaza falsa

## La bienvenida

citadels-terminal-welcome = ¡Hola! En cada ronda eliges un personaje en secreto. Los personajes juegan por orden de rango: reúnen oro o cartas, usan su habilidad y construyen. Cuando una ciudad llega a { $number } distritos, la partida acaba al final de la ronda. Gana quien tenga más puntos.

## El final

citadels-terminal-score-districts = Distritos
citadels-terminal-score-types = Cinco tipos
citadels-terminal-score-complete = Ciudad completa
citadels-terminal-score-uniques = Especiales
citadels-terminal-tie-rank = { $names } empatan a { terminal-points }. Decide el personaje de mayor rango revelado en la última ronda: { $values }.
    .shared = { $names } empatan a { terminal-points } y no revelaron ningún personaje en la última ronda. Comparten el puesto.
citadels-terminal-tie-none = ninguno
citadels-terminal-tie-costs = { $names } empatan a { terminal-points }. Decide el coste total de los distritos: { $values }.
citadels-terminal-tie-costs-gold = { $names } empatan a { terminal-points }. Decide el coste total de los distritos y, después, el oro: { $values }.
    .shared = { $names } empatan a { terminal-points }, en el coste total de los distritos y en oro. Comparten el puesto.
