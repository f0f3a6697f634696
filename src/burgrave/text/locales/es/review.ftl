### Análisis de partidas, en español.
### Los cambios de la probabilidad de ganar llevan signo y porcentaje; $what y $why son frases enteras.

review-title = { $game }: análisis de la partida
review-cut-off = Interrumpido tras { $done } de { $steps } pasos. Estos son los resultados hasta ahora.
review-end = fin
review-chances = Probabilidad de ganar al principio de cada ronda, en porcentaje
review-points = Puntuación final esperada

review-moments = Momentos clave para { $name }
    .me = Tus momentos clave
review-no-moments = Ningún momento importó mucho por sí solo.
review-moment = Ronda { $round }, { $role }: { $what } { $then }
review-role-missed = una oportunidad perdida
review-role-gained = un gran turno
review-role-helped = un turno rival que ayudó
review-role-hurt = un turno rival que hizo daño
review-role-lucky = un golpe de suerte
review-role-unlucky = mala suerte
review-could = { $doing } habría subido la probabilidad de ganar de { $name } del { $from } al { $to }.
    .me = { $doing } habría subido tu probabilidad de ganar del { $from } al { $to }.
review-better = "{ $best }" habría subido la probabilidad de ganar de { $name } del { $from } al { $to }.
    .me = "{ $best }" habría subido tu probabilidad de ganar del { $from } al { $to }.
review-rose = La probabilidad de ganar de { $name } subió del { $from } al { $to }.
    .me = Tu probabilidad de ganar subió del { $from } al { $to }.
review-fell = La probabilidad de ganar de { $name } bajó del { $from } al { $to }.
    .me = Tu probabilidad de ganar bajó del { $from } al { $to }.
review-deed = { $name } eligió "{ $label }".
    .me = Elegiste "{ $label }".

review-turning = Momentos decisivos
review-no-turning = Ningún momento decidió la partida por sí solo.
review-turn = Ronda { $round }: { $what } { $gainer } { $gain }, { $loser } { $loss } ({ $why }).
review-by-play = decisión
review-by-chance = suerte
review-by-hidden = información oculta

review-costly = Los mayores errores de { $name }
    .me = Tus mayores errores
review-nothing-costly = No se han encontrado errores.
review-cost = Ronda { $round }: { $played }. Mejor: { $best }.{ $why } Probabilidad de ganar: { $chance } en lugar de { $possible }.

review-luck-and-play = Suerte y habilidad: probabilidad de victoria ganada o perdida
review-part-luck = suerte
review-part-play = habilidad
review-part-deal = reparto inicial
review-part-chance = sucesos aleatorios
review-part-hidden = información oculta
review-part-others = jugadas de los rivales
review-luck = { $name }, { review-part-luck }: { $luck } ({ review-part-deal } { $deal }, { review-part-chance } { $chance }, { review-part-hidden } { $hidden }).
review-play = { $name }, { review-part-play }: { $play } (± { $error }); { review-part-others }: { $others }.
review-yardstick = "Habilidad" compara a cada jugador con un bot sólido. "Errores" compara cada jugada con la mejor que encontró el ordenador, usando solo lo que el jugador podía saber.

review-word-won-both = { $name } jugó bien, tuvo suerte y ganó.
    .me = Jugaste bien, tuviste suerte y ganaste.
review-word-won-play = { $name } ganó porque jugó bien.
    .me = Ganaste porque jugaste bien.
review-word-won-against-luck = { $name } jugó bien y ganó a pesar de la mala suerte.
    .me = Jugaste bien y ganaste a pesar de la mala suerte.
review-word-won-luck = { $name } ganó por suerte.
    .me = Ganaste por suerte.
review-word-won-others = { $name } ganó gracias a las jugadas de sus rivales.
    .me = Ganaste gracias a las jugadas de tus rivales.
review-word-lost-best = { $name } fue quien mejor jugó, pero perdió por mala suerte.
    .me = Fuiste quien mejor jugó, pero perdiste por mala suerte.
review-word-lost-unlucky = { $name } jugó bien, pero perdió por mala suerte.
    .me = Jugaste bien, pero perdiste por mala suerte.
review-word-lost-beaten = { $name } jugó bien, pero perdió de todos modos.
    .me = Jugaste bien, pero perdiste de todos modos.
review-word-lost-both = { $name } tuvo mala suerte, y sus errores lo empeoraron.
    .me = Tuviste mala suerte, y tus errores lo empeoraron.
review-word-lost-play = { $name } perdió por sus errores, no por mala suerte.
    .me = Perdiste por tus errores, no por mala suerte.
review-word-lost-luck = { $name } hizo una partida normal y perdió por mala suerte.
    .me = Hiciste una partida normal y perdiste por mala suerte.
review-word-lost-others = { $name } perdió por las jugadas de sus rivales.
    .me = Perdiste por las jugadas de tus rivales.
