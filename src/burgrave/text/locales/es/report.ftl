### Informes de estudios, en español: lo que tiene todo juego.
### $best y $worst son nombres, $best-value y $worst-value sus partes con intervalos, $means números.

report-title = { $game }: un estudio
report-about = { $games } partidas entre bots ({ $bots }), semilla { $seed }; opciones: { $options }.
report-cells = { $n } combinaciones de opciones: { $names }.
report-games = De { $games } partidas; ± es el intervalo del 95 %, calculado según lo que distan entre sí las partidas enteras.
report-numbers = Los números
report-how = Los bots juegan según reglas fijas y no como personas: esta página dice qué hacen estos bots con las cartas, y qué hacen las cartas con ellos.
report-combination = Opciones
report-share = Parte
report-mean = Media
report-cases = Casos
report-win-share = Parte de las victorias
report-seat = Sitio
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
report-alike = { $label }: ninguna diferencia es clara. El valor más alto es el de { $best }, { $best-value }, y el más bajo el de { $worst }, { $worst-value }.
report-paired = Los dos estudios jugaron los mismos repartos: cada diferencia se toma dentro de un reparto.
report-unpaired = Los dos estudios tienen repartos distintos, o varias combinaciones de opciones: las diferencias son las de sus medias.

report-seats-title = ¿Importa el sitio?
report-seats-says = El sitio { $best } es el que más gana, { $best-value } de las partidas; el { $worst }, el que menos, { $worst-value }.
report-seats-note = La marca gris es lo que ganaría cada sitio si todos fueran iguales.
report-scores-title = Puntos al final
report-scores-says = Media de puntos de un sitio: { $means }.
report-length-title = Cuánto duran las partidas
report-length-says = Número medio de rondas: { $means }.

report-against-share-title = Comparación: quién gana
report-against-share-says = El mayor cambio es el del sitio { $who }: { $difference } de las victorias.
report-against-share-none = Ningún sitio gana claramente más o menos que en el otro estudio; el mayor cambio es el del sitio { $who }, { $difference }.
report-against-score-title = Comparación: puntos
report-against-score-says = El mayor cambio es el del sitio { $who }: { $difference } puntos.
report-against-score-none = Ningún sitio consigue claramente más o menos puntos; el mayor cambio es el del sitio { $who }, { $difference }.
report-against-rounds-title = Comparación: duración de las partidas
report-against-rounds-says = Las partidas cambian en { $difference } rondas.
report-against-rounds-none = Las partidas no son claramente más largas ni más cortas: { $difference } rondas.

report-effect-wins-title = Qué hace { $what }: quién gana
report-effect-wins-says = { $who }: { $difference } de las victorias, en comparación con los mismos sitios de los mismos repartos sin la carta.
report-effect-wins-seats = { $who } cambia más: { $difference } de las victorias.
report-effect-points-title = Qué hace { $what }: puntos
report-effect-points-says = { $who }: { $difference } puntos, en comparación con los mismos sitios de los mismos repartos sin la carta.
report-effect-length-title = Qué hace { $what }: la duración de las partidas
report-effect-length-says = Las partidas tienen { $difference } rondas más; por debajo de 0 son más cortas.
report-effect-alike = { $alike } de { $deals } repartos salieron igual en ambos casos. ±: el intervalo del 95 %, según lo que distan entre sí las diferencias de repartos enteros.
report-effect-asked = { $game }: qué hace { $what }
report-effect-same-exchange = Las dos partidas de un reparto empiezan con todas las demás cartas en los mismos sitios, y son iguales hasta que alguien ve esta.
report-effect-same-cast = Las dos partidas de un reparto parten de la misma semilla: lo que se baraja sale igual si hay lo mismo en ambas.
report-effect-same-options = Las dos partidas de un reparto parten de la misma semilla: lo que la opción no toca sale igual.
report-effect-instead = Sin ella, en su lugar está { $instead }.
report-effect-instead-nobody = Sin ella, en su lugar no hay nadie.
report-effect-instead-any = Sin ella, en su lugar hay otra carta cualquiera de su clase, por sorteo.
report-effect-who-dealt = quien la recibe en el reparto
report-effect-who-first = quien llega a ella primero
report-effect-who-chose = quien la elige
report-effect-who-built = quien la construye
report-effect-who-kept = quien se queda con ella
report-effect-who-got = quien la consigue
report-effect-what = Qué
report-effect-without = Sin
report-effect-with = Con
report-effect-deals = Repartos
report-effect-wins = Victorias
report-effect-note = Lo que lleva * lo decidieron los jugadores: en parte es una correlación, pues quien va por delante hace muchas cosas más a menudo.
report-effect-cell-with = con { $what }
report-effect-cell-without = sin { $what }

report-option-players = el número de jugadores
report-option-scenario = el escenario
report-outcome-decisions = Decisiones
