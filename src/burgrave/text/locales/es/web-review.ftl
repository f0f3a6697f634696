### La página del análisis de una partida, en español. Lo que dice como la terminal está en review.ftl.

web-review = Análisis
web-review-of = Análisis de { $name }
web-no-review = No hay análisis
web-review-about = Cómo subió y bajó la probabilidad de ganar de cada uno, qué cambió la partida, cuánto costaron las decisiones frente a lo mejor que se podía hallar con lo que se sabía entonces, y qué fue suerte y qué juego.
web-review-takes = Tarda un minuto o unos pocos. Puedes dejar esta página: el análisis se guarda para todos los que jugaron.
web-review-ask = Analizar esta partida
web-review-again = Intentarlo de nuevo
web-review-waiting = { $before ->
        [0] Esta partida es la siguiente.
        [one] Antes va otra partida.
       *[other] Antes van otras { $before } partidas.
    }
web-review-making = Paso { $done } de { $steps }
web-review-progress = Cuánto lleva el análisis
web-review-failed = No se pudo analizar esta partida.
web-review-chart = Ronda por ronda
web-review-curves = Qué se dibuja
web-review-chances = Probabilidad de ganar
web-review-as-table = Lo mismo en una tabla
web-review-player = Jugador
web-review-round = Ronda { $n }
web-review-moment = { $number }: ronda { $round }
web-review-look-at = Repetición desde el paso { $step }
web-review-seats = Suerte y juego
web-review-turning-note = Cuánto cambió ahí la probabilidad de ganar de cada uno, fuera quien fuera o lo que fuera la causa.
web-review-costly-note = Lo que costó cada una frente a la mejor que encontró una búsqueda con lo que se sabía entonces: no todo el cambio de ese momento.
web-review-sums = Lo que cada uno ganó o perdió frente a una parte igual de la victoria.
web-review-mistakes = { $n ->
        [0] Ninguna decisión costó nada.
        [one] Una de { $of } decisiones costó { $cost } de la victoria.
       *[other] { $n } de { $of } decisiones costaron { $cost } de la victoria en total.
    }
web-review-whose = Decisiones de
web-review-played = Jugado:
web-review-better = Mejor:
web-review-cost = { $cost } de la victoria (± { $error })
web-error-no-review = Solo se analiza una partida que llegó a su fin, y solo donde hay bots que la jueguen.
web-error-too-many-reviews = Ya esperas varios análisis. Pide este cuando estén listos.

web-from-here = Jugar desde aquí
web-from-here-short = Desde aquí
web-from-here-text = Una mesa nueva tuya empieza como estaba esta en el paso { $step }. Tú tomas un sitio; los bots, los demás. Lo que ese jugador no sabía entonces se reparte de nuevo, y la partida no cuenta para nadie.
web-from-here-as = Jugar como
web-from-here-go = Empezar
