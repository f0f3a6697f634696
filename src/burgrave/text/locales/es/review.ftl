### El análisis de la partida, en español.
### Las partes de la victoria llevan signo y porcentaje; $what y $why son frases enteras.

review-title = { $game }: análisis de la partida
review-cut-off = Interrumpido tras { $done } de { $steps } pasos: esto es lo que está terminado.
review-end = fin
review-chances = Probabilidad de ganar al empezar cada ronda, en porcentaje
review-points = Puntos probables al final

review-turning = Lo que cambió la partida
review-no-turning = Ningún momento por sí solo.
review-turn = Ronda { $round }: { $what } { $gainer } { $gain }, { $loser } { $loss } ({ $why }).
review-by-play = por la decisión
review-by-chance = por azar
review-by-hidden = por lo que estaba oculto a quien decidía

review-costly = Las decisiones que más costaron a { $name }
    .me = Las decisiones que más te costaron
review-nothing-costly = Ninguna que una búsqueda distinguiera de la mejor.
review-cost = Ronda { $round }: { $played }. Mejor: { $best }. { $why } Costó { $cost } de la victoria (± { $error }).

review-luck-and-play = Suerte y juego, en partes de la victoria
review-part-luck = suerte
review-part-play = juego
review-part-deal = el reparto
review-part-chance = lo que trajo el azar
review-part-hidden = lo que estaba oculto
review-part-others = el juego de los demás
review-luck = { $name }, { review-part-luck }: { $luck } ({ review-part-deal } { $deal }, { review-part-chance } { $chance }, { review-part-hidden } { $hidden }).
review-play = { $name }, { review-part-play }: { $play } (± { $error }); los errores costaron { $cost } en total. El juego de los demás: { $others }.
review-yardstick = El juego se cuenta desde un jugador constante que sigue reglas prácticas; los errores, desde lo mejor que una búsqueda halló con lo que el jugador sabía entonces.

review-word-won-both = { $name } jugó bien, tuvo suerte y ganó.
    .me = Jugaste bien, tuviste suerte y ganaste.
review-word-won-play = { $name } ganó por jugar bien.
    .me = Ganaste por jugar bien.
review-word-won-against-luck = { $name } jugó bien y ganó a pesar de la mala suerte.
    .me = Jugaste bien y ganaste a pesar de la mala suerte.
review-word-won-luck = { $name } ganó por suerte.
    .me = Ganaste por suerte.
review-word-won-others = { $name } ganó por lo que hicieron los demás.
    .me = Ganaste por lo que hicieron los demás.
review-word-lost-best = { $name } jugó mejor que nadie y perdió por mala suerte.
    .me = Jugaste mejor que nadie y perdiste por mala suerte.
review-word-lost-unlucky = { $name } jugó bien y perdió por mala suerte.
    .me = Jugaste bien y perdiste por mala suerte.
review-word-lost-beaten = { $name } jugó bien y perdió de todos modos.
    .me = Jugaste bien y perdiste de todos modos.
review-word-lost-both = { $name } tuvo mala suerte y la empeoró.
    .me = Tuviste mala suerte y la empeoraste.
review-word-lost-play = { $name } perdió por sus propias decisiones, no por la suerte.
    .me = Perdiste por tus propias decisiones, no por la suerte.
review-word-lost-luck = { $name } jugó sin destacar y perdió por mala suerte.
    .me = Jugaste sin destacar y perdiste por mala suerte.
review-word-lost-others = { $name } perdió por lo que hicieron los demás.
    .me = Perdiste por lo que hicieron los demás.
