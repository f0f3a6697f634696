### Textos de los informes de estudios de todos los juegos, en español.
### $best y $worst son nombres, $best-value y $worst-value sus valores con intervalos, $means números.

report-title = { $game }: estudio
report-about = { $games } partidas entre bots ({ $bots }), semilla { $seed }; opciones: { $options }.
report-cells = { $n } combinaciones de opciones: { $names }.
report-games = Basado en { $games } partidas. ± es el intervalo de confianza del 95 %; cada partida cuenta como una observación.
report-numbers = Datos
report-how = Los bots siguen reglas fijas y no juegan como personas. Esta página muestra qué hacen estos bots con las cartas y cómo afectan las cartas a sus resultados.
report-combination = Opciones
report-share = Proporción
report-mean = Media
report-cases = Casos
report-win-share = % de victorias
report-seat = Sitio
report-score = Puntuación
report-rounds = Rondas
report-part-of-games = Proporción de partidas
report-all = todos
report-who = Jugadores
report-winners = ganadores
report-others = otros
report-difference = Diferencia
report-players =
    { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }
report-yes = sí
report-no = no
report-correlation = Esto es una correlación, no necesariamente un efecto: puede que quienes ya van por delante jueguen así más a menudo.
report-luck = Aquí solo cuenta la suerte, no las decisiones de los jugadores: la diferencia es un efecto real, no una mera correlación.
report-alike = { $label }: sin diferencias claras. Valor más alto: { $best } ({ $best-value }); más bajo: { $worst } ({ $worst-value }).
report-paired = Los dos estudios usaron los mismos repartos, así que los resultados se comparan reparto a reparto.
report-unpaired = Los estudios usaron repartos distintos o varias combinaciones de opciones, así que se comparan sus medias.

report-seats-title = ¿Importa el sitio?
report-seats-says = El sitio { $best } es el que más gana: el { $best-value } de las partidas. El sitio { $worst } es el que menos: el { $worst-value }.
report-seats-note = La marca gris muestra cuál sería el porcentaje de victorias si todos los sitios fueran iguales.
report-scores-title = Puntuación final
report-scores-says = Puntuación media por sitio: { $means }.
report-length-title = ¿Cuánto duran las partidas?
report-length-says = Número medio de rondas: { $means }.

report-against-share-title = Comparación: victorias
report-against-share-says = El porcentaje de victorias del sitio { $who } es el que más cambia: { $difference }.
report-against-share-none = Ningún sitio muestra un cambio claro en su porcentaje de victorias. Mayor cambio: sitio { $who }, { $difference }.
report-against-score-title = Comparación: puntuación
report-against-score-says = La puntuación del sitio { $who } es la que más cambia: { $difference } puntos.
report-against-score-none = Ningún sitio muestra un cambio claro en su puntuación. Mayor cambio: sitio { $who }, { $difference } puntos.
report-against-rounds-title = Comparación: duración de las partidas
report-against-rounds-says = Cambio en la duración de las partidas: { $difference } rondas.
report-against-rounds-none = La duración de las partidas no cambia claramente: { $difference } rondas.

report-effect-wins-title = Efecto en las victorias: { $what }
report-effect-wins-says = { $who }: el porcentaje de victorias cambia en { $difference }, en comparación con los mismos sitios en los mismos repartos sin la carta u opción.
report-effect-wins-seats = { $who }: es el sitio más afectado, con un cambio de { $difference } en su porcentaje de victorias.
report-effect-points-title = Efecto en la puntuación: { $what }
report-effect-points-says = { $who }: la puntuación cambia en { $difference } puntos, en comparación con los mismos sitios en los mismos repartos sin la carta u opción.
report-effect-length-title = Efecto en la duración de las partidas: { $what }
report-effect-length-says = Cambio en la duración de las partidas: { $difference } rondas. Un número negativo indica partidas más cortas.
report-effect-alike = { $alike } de { $deals } repartos se desarrollaron igual en sus dos partidas. ± es el intervalo de confianza del 95 %; cada reparto cuenta como una observación.
report-effect-asked = { $game }, efecto: { $what }
report-effect-same-exchange = En las dos partidas de un reparto, todas las demás cartas empiezan en el mismo lugar. Las partidas son idénticas hasta que un jugador ve esta carta.
report-effect-same-cast = Las dos partidas de un reparto parten de la misma semilla. Si ambas tienen el mismo número de cartas, al barajar sale el mismo orden.
report-effect-same-options = Las dos partidas de un reparto parten de la misma semilla. Todo lo que la opción no cambia es idéntico.
report-effect-instead = Sin la carta, su lugar lo ocupa { $instead }.
report-effect-instead-nobody = Sin la carta, su lugar queda vacío.
report-effect-instead-any = Sin la carta, su lugar lo ocupa otra carta del mismo tipo, al azar.
report-effect-who-dealt = quien la recibe en el reparto
report-effect-who-first = el primero en conseguirla
report-effect-who-chose = quien la elige
report-effect-who-built = quien la construye
report-effect-who-kept = quien se queda con ella
report-effect-who-got = quien la consigue
report-effect-what = Medida
report-effect-without = Sin
report-effect-with = Con
report-effect-deals = Repartos
report-effect-wins = Victorias
report-effect-note = Las filas con * dependen de las decisiones de los jugadores, así que parte de la diferencia puede ser mera correlación: quien ya va por delante hace muchas cosas más a menudo.
report-effect-cell-with = con { $what }
report-effect-cell-without = sin { $what }

report-option-players = el número de jugadores
report-option-scenario = el escenario
report-outcome-decisions = Decisiones
