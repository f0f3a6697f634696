### Página del análisis de una partida, en español. Los textos comunes a la terminal están en review.ftl.

web-review = Análisis
web-review-of = Análisis: { $name }
web-no-review = Análisis no disponible
web-review-about = Mira cómo cambiaron las probabilidades de ganar, los momentos decisivos, los errores de cada uno y cuánto fue suerte.
web-review-takes =
    { $n ->
        [0] Tarda alrededor de un minuto.
        [one] Falta alrededor de un minuto.
       *[other] Faltan alrededor de { $n } minutos.
    } Puedes salir y volver: el análisis se guarda para todos los jugadores.
web-review-ask = Analizar esta partida
web-review-again = Reintentar
web-review-waiting = { $before ->
        [0] Esta partida es la siguiente.
        [one] Hay una partida por delante.
       *[other] Hay { $before } partidas por delante.
    }
web-review-making = Paso { $done } de { $steps }
web-review-progress = Progreso del análisis
web-review-failed = No se ha podido analizar esta partida.
web-review-chart = Probabilidad de ganar, ronda por ronda
web-review-curves = Mostrar
web-review-chances = Probabilidad de ganar
web-review-as-table = Mostrar como tabla
web-review-player = Jugador
web-review-round = Ronda { $n }
web-review-moment = { $number }: ronda { $round }
web-review-look-at = Repetición desde el paso { $step }
web-review-seats = Suerte y habilidad
web-review-turning-note = Cuánto cambiaron las probabilidades de ganar en ese momento.
web-review-costly-note = En comparación con la mejor jugada que encontró el ordenador en ese momento.
web-review-sums = En comparación con probabilidades iguales para todos.
web-review-mistakes = { $n ->
        [0] Ningún error en { $of } decisiones.
        [one] 1 error en { $of } decisiones.
       *[other] { $n } errores en { $of } decisiones.
    }
web-review-whose = Jugador
web-review-played = Jugó:
web-review-better = Mejor:
web-review-cost = { $chance } de probabilidad de ganar en lugar de { $possible }
web-review-possible = posible
web-review-try = Probar esta posición
web-review-decisions = Todas las decisiones
web-review-not-yet = Los momentos clave aparecerán aquí a medida que se encuentren.
web-error-no-review = Solo se pueden analizar partidas terminadas de juegos con bots.
web-error-too-many-reviews = Ya tienes varios análisis en cola. Inténtalo de nuevo cuando estén listos.

web-from-here = Jugar desde aquí
web-from-here-short = Desde aquí
web-from-here-text = Abres una mesa nueva a partir del paso { $step }. Tú ocupas un sitio y los bots, los demás. Las cartas que no podía ver quien ocupaba tu sitio se reparten de nuevo. La partida no contará para nadie.
web-from-here-as = Jugar como
web-from-here-go = Empezar
