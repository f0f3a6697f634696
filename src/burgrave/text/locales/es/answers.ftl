### Respuestas de los modelos de lenguaje, en español.

answer-how = Responde con una sola opción: su número, su texto o la notación entre corchetes.
answer-unknown =
    { $number ->
        [one] "{ $text }" no es una de las opciones. Responde 1 o repite la opción tal como está escrita.
       *[other] "{ $text }" no es una de las opciones. Responde con un número del 1 al { $number } o repite una opción tal como está escrita.
    }
answer-ambiguous =
    { $more ->
        [0] Tu respuesta encaja con más de una opción: { $choices }. Responde con un solo número.
       *[other] Tu respuesta encaja con más de una opción: { $choices }; … Responde con un solo número.
    }
answer-left =
    { $number ->
        [one] Queda { $number } intento.
       *[other] Quedan { $number } intentos.
    }
answer-random = Ninguna respuesta válida: se eligió al azar "{ $choice }".
answer-forfeit = Ninguna respuesta válida: la partida se da por perdida.
answer-reward = Recompensa: { $number }.
answer-waiting = Esperando a: { $names }.
answer-not-started = La partida aún no ha empezado.
answer-paused = La partida está en pausa.
answer-ended = La partida se cerró antes de terminar.
answer-time = Tiempo restante: { $seconds } s.
