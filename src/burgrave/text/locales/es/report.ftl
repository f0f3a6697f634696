### Informes de estudios, en español: lo que tiene todo juego.
### $best y $worst son nombres, $best-value y $worst-value sus partes con intervalos, $means números.

report-title = { $game }: un estudio
report-about = { $games } partidas entre bots ({ $bots }), semilla { $seed }; opciones: { $options }.
report-cells = { $n } combinaciones de opciones: { $names }.
report-games = De { $games } partidas; ± es el intervalo del 95 %, calculado por lo que distan entre sí las partidas enteras.
report-numbers = Los números
report-how = Los bots juegan según reglas fijas y no como personas: esta página dice qué hacen estos bots con las cartas, y qué hacen las cartas con ellos.
report-combination = Opciones
report-share = Parte
report-mean = Media
report-cases = Casos
report-win-share = Parte de las victorias
report-seat = Puesto
report-score = Puntos
report-rounds = Rondas
report-part-of-games = Parte de las partidas
report-all = todos
report-who = Quién
report-winners = ganadores
report-others = los demás
report-difference = Diferencia
report-players =
    { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }
report-yes = sí
report-no = no
report-correlation = Esto es una correlación: quien ya va por delante también puede hacerlo más a menudo.
report-luck = Aquí solo decide la suerte, así que la diferencia es un efecto.
report-paired = Los dos estudios jugaron los mismos repartos: cada diferencia se toma dentro de un reparto.
report-unpaired = Los dos estudios tienen repartos distintos, o varias combinaciones de opciones: las diferencias son las de sus medias.

report-seats-title = ¿Importa el puesto?
report-seats-says = El puesto { $best } gana más, { $best-value } de las partidas; el puesto { $worst } gana menos, { $worst-value }.
report-seats-note = La marca gris es lo que ganaría cada puesto si todos fueran iguales.
report-scores-title = Puntos al final
report-scores-says = Media de puntos de un puesto: { $means }.
report-length-title = Cuánto duran las partidas
report-length-says = Número medio de rondas: { $means }.

report-against-share-title = Comparación: quién gana
report-against-share-says = El mayor cambio es el del puesto { $who }: { $difference } de las victorias.
report-against-share-none = Ningún puesto gana claramente más o menos que en el otro estudio; el mayor cambio es el del puesto { $who }, { $difference }.
report-against-score-title = Comparación: puntos
report-against-score-says = El mayor cambio es el del puesto { $who }: { $difference } puntos.
report-against-score-none = Ningún puesto consigue claramente más o menos puntos; el mayor cambio es el del puesto { $who }, { $difference }.
report-against-rounds-title = Comparación: duración de las partidas
report-against-rounds-says = Las partidas cambian en { $difference } rondas.
report-against-rounds-none = Las partidas no son claramente más largas ni más cortas: { $difference } rondas.
