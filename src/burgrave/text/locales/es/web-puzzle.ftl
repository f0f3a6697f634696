### Puzzles, in Spanish.

web-puzzles = Problemas
web-puzzles-about = Posiciones de partidas entre bots. En cada una hay una jugada claramente mejor que las demás. ¿La encuentras?
web-puzzle = Problema
web-puzzle-number = Problema { $n }
web-puzzle-of-round = Posición de la ronda { $n }
web-puzzle-daily = Problema del día
web-puzzle-lobby = Hay una jugada claramente mejor. ¿La encuentras?
web-puzzle-solve = Resolver
web-puzzle-done-today = Resuelto. El próximo llega mañana.
web-puzzle-streak =
    { $n ->
        [one] { $n } día seguido
       *[other] { $n } días seguidos
    }
web-puzzle-question = Hay una jugada claramente mejor. Juégala.
web-puzzle-right = ¡Correcto!
web-puzzle-wrong = No es la mejor jugada
web-puzzle-solution = Ver la solución
web-puzzle-first-counts = Solo cuenta tu primera respuesta.
web-puzzle-best = Mejor jugada:
web-puzzle-yours = (tu jugada)
web-puzzle-chances = Probabilidad de ganar tras cada jugada
web-puzzle-more =
    { $n ->
        [one] { $n } jugada más
       *[other] { $n } jugadas más
    }
web-puzzle-sure = Las { $searches } búsquedas encontraron la misma mejor jugada. De media supera en { $margin } puntos (±{ $error }) a la mejor de las incorrectas, en { $trials } simulaciones.
web-puzzle-next = Siguiente problema
web-puzzle-all = Todos los problemas
web-puzzle-none = Ningún problema coincide con los filtros.
web-puzzle-count = { $done } de { $n } resueltos
web-puzzle-solved = resuelto
web-puzzle-missed = fallado
web-puzzle-grade = Dificultad
web-puzzle-any-grade = Cualquiera
web-puzzle-grade-1 = Fácil
web-puzzle-grade-2 = Medio
web-puzzle-grade-3 = Difícil
web-puzzle-grade-4 = Experto
web-puzzle-theme = Tema
web-puzzle-any-theme = Todos los temas
web-puzzle-theme-turn = El momento justo
web-no-puzzle = Problema no disponible
web-error-no-puzzle = Ese problema no existe.
