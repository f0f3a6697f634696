### Citadels: nombres y explicaciones de las cartas, en español.
###
### Atributos
###   .help          la regla de la edición de 2016; en cartas que solo tienen ediciones anteriores, su regla
###   .help-older    la regla de las ediciones clásica y de 2010, si difiere de .help
###   .help-classic  la regla solo de la edición clásica, si difiere
###   .help-2010     la regla solo de la edición de 2010, si difiere
###   .reminder      una línea para un menú, de 60 caracteres como máximo
###   .gender        masculine, feminine o neuter: el género del nombre
###   .short         un tipo en una sola palabra
###   .name-classic  el nombre impreso en la edición clásica, si es otro
###   .gender-classic  el género de ese nombre, si es otro
###   .noun-classic  ese nombre sin su artículo, para dentro de una frase
### Búsqueda para una edición anterior: su propio .help-..., luego .help-older, luego .help; así también el nombre,
### el género y el .reminder. Una explicación puede citar otras cartas: { $smithy-the } es la Herrería.
### Un texto es una línea: Fluent conserva los saltos de línea.
### La edición clásica llama Mago a dos cartas de rango 3: nunca están en la misma partida. En las otras, la segunda
### es el Hechicero.
###
### Glosario
###   tesoro     el oro de un jugador            mano       las cartas de distrito guardadas
###   ciudad     los distritos construidos       mazo       el mazo de distritos
###   oro        1 moneda de oro, 2 monedas      corona     quien la tiene elige primero
###   rango      el número del personaje         elenco     los personajes de la partida
###   reunir     tomar oro o cartas              robar      tomar de lo alto del mazo
###   descartar  poner debajo del mazo           construir  jugar un distrito y pagarlo
###   límite de construcción, ciudad completa, revelar, destruir, intercambiar, requisar, confiscar
###   asesinar (Asesino), embrujar (Bruja), orden (Magistrado), amenaza y soborno
###   (Chantajista), impuesto (Recaudador de Impuestos), embellecer (Artista)
###   tipos de distrito: noble, religioso, comercial, militar, especial

## Tipos de distrito

citadels-type-noble = Distrito noble
    .short = Noble
citadels-type-religious = Distrito religioso
    .short = Religioso
citadels-type-trade = Distrito comercial
    .short = Comercial
citadels-type-military = Distrito militar
    .short = Militar
citadels-type-unique = Distrito especial
    .short = Especial

## Escenarios

citadels-scenario-base = Juego básico
citadels-scenario-first-game = Primera partida
citadels-scenario-ambitious-aristocrats = Aristócratas Ambiciosos
citadels-scenario-cunning-agents = Agentes Astutos
citadels-scenario-illustrious-emissaries = Emisarios Ilustres
citadels-scenario-devious-dignitaries = Dignatarios Taimados
citadels-scenario-tenacious-delegates = Delegados Tenaces
citadels-scenario-vicious-nobles = Nobles Perversos
citadels-scenario-random = Al azar
citadels-scenario-custom = A medida

## Personajes de rango 1

citadels-character-assassin = Asesino
    .gender = masculine
    .reminder = Nombra a un personaje: su jugador pierde el turno.
    .help = Puedes nombrar a cualquier otro personaje. El jugador que lo tiene pierde todo el turno y no revela la carta. Sus habilidades pasivas tampoco funcionan: un Obispo asesinado no protege nada. Si no lo tiene ningún jugador, no pasa nada.

citadels-character-witch = Bruja
    .gender = feminine
    .reminder = Reúne, nombra a un personaje y juega su turno.
    .help = Después de reunir recursos debes nombrar a otro personaje. Tu turno se interrumpe ahí: no construyes ni usas otras habilidades o efectos. Cuando llaman a ese personaje, su jugador solo reúne recursos. Después juegas tú como ese personaje, con sus habilidades, límites y restricciones, pero con tu propio oro, mano y ciudad. Si no lo tiene ningún jugador, tu turno ha acabado. Un Rey o Patricio embrujado toma la corona igualmente.
    .help-older = Después de reunir recursos puedes nombrar a otro personaje, y tu turno se interrumpe. Si no nombras a ninguno, juegas un turno normal. Cuando llaman a ese personaje, su jugador solo reúne recursos. Después juegas tú como ese personaje, con sus habilidades, pero con tu propio oro, mano y ciudad. Si no lo tiene ningún jugador, tu turno ha acabado. Un Rey embrujado toma la corona igualmente.

citadels-character-magistrate = Magistrado
    .gender = masculine
    .reminder = Tres órdenes, una firmada: toma el 1.er distrito pagado.
    .help = Puedes poner tres órdenes boca abajo en tres personajes distintos; solo una está firmada. Cuando el personaje con la orden firmada pague el primer distrito de su turno, puedes revelarla. Te quedas gratis con el distrito y el jugador recupera el oro, pero la construcción cuenta para su límite. No puedes quedarte con un distrito que ya tengas ni con uno construido sin pagar.

## Personajes de rango 2

citadels-character-thief = Ladrón
    .gender = masculine
    .reminder = Nombra a un personaje y quítale todo su oro.
    .help = Puedes nombrar a cualquier otro personaje, salvo al de rango 1, al asesinado y al embrujado. En cuanto se revele, antes de que su jugador reúna recursos, te quedas con todo el oro del tesoro de ese jugador. Si no lo tiene ningún jugador, no pasa nada.

citadels-character-spy = Espía
    .gender = masculine
    .reminder = Por cada carta del tipo elegido: 1 moneda y 1 carta.
    .help = Elige a otro jugador y uno de los cinco tipos de distrito, y mira su mano. Por cada carta de ese tipo le quitas 1 moneda y robas 1 carta del mazo. Si se le acaba el oro, robas igualmente todas las que te correspondan.

citadels-character-blackmailer = Chantajista
    .gender = feminine
    .reminder = Dos amenazas, una real: cobra el soborno o revélala.
    .help = Puedes poner dos amenazas boca abajo, una real y una falsa, en dos personajes distintos. No puedes amenazar al de rango 1, al asesinado ni al embrujado. Justo después de reunir recursos, el jugador amenazado puede sobornarte con la mitad de su oro, redondeada hacia abajo (0 si tiene 1 moneda). En ese caso, la amenaza se retira sin revelarse. Si se niega, puedes revelarla: la real te da todo su oro.

citadels-character-tax-collector-old = Recolector de Impuestos
    .gender = masculine
    .name-classic = Recolector de impuestos
    .reminder = Quien construya te paga 1 moneda al final de su turno.
    .help = Cualquier otro jugador que construya te paga 1 moneda al final de ese turno, si le queda oro. Es 1 sola moneda, construya los distritos que construya. Un Asesino que ya construyó paga cuando te revelas, igual que una Bruja que no nombró a nadie. Si asesinan { $tax-collector-old-to } o no lo tiene ningún jugador, nadie paga.

## Personajes de rango 3

citadels-character-magician = Mago
    .gender = masculine
    .reminder = Cambia de mano con otro jugador o cambia tus cartas.
    .help = Elige una opción: cambia toda tu mano por la de otro jugador, aunque una de las dos esté vacía; o pon debajo del mazo tantas cartas tuyas como quieras y roba la misma cantidad.

citadels-character-wizard = Hechicero
    .gender = masculine
    .name-classic = Mago
    .reminder = Toma una carta de una mano: guárdala o constrúyela.
    .help = Mira la mano de otro jugador y toma una carta. Guárdala o, si ya has reunido recursos, paga para construirla al momento, fuera de tu límite de construcción. En este turno puedes construir distritos que tu ciudad ya tenga.
    .help-classic = Mira la mano de otro jugador y toma una carta. Guárdala o, si ya has reunido recursos, paga para construirla al momento, fuera de tu límite de construcción. Solo esa carta, construida al momento, puede repetir un distrito de tu ciudad.

citadels-character-seer = Vidente
    .gender = feminine
    .reminder = De cada mano toma 1 carta y devuelve 1. Construye hasta 2.
    .help = Toma una carta al azar de cada uno de los demás jugadores que tengan alguna. Después da a cada uno de ellos una carta de tu mano, nueva o antigua. Tu límite de construcción es de dos distritos, aunque no tomes cartas.

## Personajes de rango 4

citadels-character-king = Rey
    .gender = masculine
    .reminder = Toma la corona. 1 moneda por distrito noble.
    .help = Cada distrito noble de tu ciudad te da 1 moneda. En tu turno debes tomar la corona: llamas a los siguientes personajes y eliges primero en la próxima ronda. Si te asesinan, la tomas al final de la ronda. Si te embrujan, la tomas igualmente.
    .help-older = Cada distrito noble de tu ciudad te da 1 moneda. Tomas la corona en cuanto te llaman: llamas a los siguientes personajes y eliges primero en la próxima ronda. Si te asesinan, la tomas al final de la ronda. Si te embrujan, la tomas igualmente.

citadels-character-emperor = Emperador
    .gender = masculine
    .reminder = Da la corona por 1 moneda o 1 carta. Ingresos nobles.
    .help = Cada distrito noble de tu ciudad te da 1 moneda. Debes dar la corona a otro jugador, pero no a quien ya la tiene. Puedes quitarle 1 moneda o 1 carta al azar. Si te asesinan, la das igualmente al final de la ronda, pero sin quitar nada. No se usa con 2 jugadores.
    .help-older = Cada distrito noble de tu ciudad te da 1 moneda. En cuanto te llaman, debes dar la corona a otro jugador, pero no a quien ya la tiene. Ese jugador, si puede, te da 1 moneda o 1 carta, lo que prefiera. Si te asesinan, la corona no cambia de manos. No se usa con 2 jugadores.

citadels-character-patrician = Patricio
    .gender = masculine
    .reminder = Toma la corona. 1 carta por distrito noble.
    .help = Cada distrito noble de tu ciudad te da 1 carta. En tu turno debes tomar la corona: llamas a los siguientes personajes y eliges primero en la próxima ronda. Si te asesinan, la tomas al final de la ronda. Si te embrujan, la tomas igualmente.

## Personajes de rango 5

citadels-character-bishop = Obispo
    .gender = masculine
    .reminder = 1 moneda por distrito religioso. A salvo del rango 8.
    .help = Cada distrito religioso de tu ciudad te da 1 moneda. En esta ronda, el personaje de rango 8 no puede usar su habilidad en tu ciudad. Si te asesinan, pierdes esta protección. Si te embrujan, queda protegida la ciudad de la Bruja en lugar de la tuya.

citadels-character-abbot = Abad
    .gender = masculine
    .reminder = Ingresos religiosos y 1 moneda del jugador más rico.
    .help = Cada distrito religioso de tu ciudad te da 1 moneda o 1 carta, en la combinación que anuncies antes de cobrar. Una vez en tu turno, si no estás entre los más ricos, el jugador más rico debe darte 1 moneda. Si hay empate, eliges quién paga.
    .help-older = Cada distrito religioso de tu ciudad te da 1 moneda. El jugador más rico debe darte 1 moneda. Si hay empate, o si el más rico eres tú, nadie paga.

citadels-character-cardinal = Cardenal
    .gender = masculine
    .reminder = 1 carta por distrito religioso. Cartas por el oro que falte.
    .help = Cada distrito religioso de tu ciudad te da 1 carta. Una vez en tu turno, si te falta oro para un distrito, puedes quitarle a un jugador exactamente lo que te falta, y no puede negarse. Dale 1 carta de tu mano por cada moneda, pero no la carta que quieres construir. Después debes construirla.

## Personajes de rango 6

citadels-character-merchant = Comerciante
    .gender = masculine
    .reminder = 1 moneda por distrito comercial, más 1 moneda extra.
    .help = Cada distrito comercial de tu ciudad te da 1 moneda. En cualquier momento de tu turno ganas además 1 moneda extra, hayas reunido oro o cartas.
    .help-older = Cada distrito comercial de tu ciudad te da 1 moneda. Justo después de reunir recursos ganas además 1 moneda extra, hayas reunido oro o cartas.

citadels-character-alchemist = Alquimista
    .gender = masculine
    .reminder = Recupera el oro que pagas por construir.
    .help = Al final de tu turno recuperas todo el oro que pagaste por construir. Para construir debes tener el precio entero. El oro gastado en otras cosas, como los impuestos o { $smithy-the }, no se recupera.

citadels-character-trader = Negociante
    .gender = masculine
    .reminder = 1 moneda por distrito comercial; construye cuantos puedas.
    .help = Cada distrito comercial de tu ciudad te da 1 moneda. Los distritos comerciales no cuentan para tu límite de construcción: construye todos los que puedas pagar, además de un distrito de otro tipo.

## Personajes de rango 7

citadels-character-architect = Arquitecto
    .gender = masculine
    .reminder = 2 cartas extra. Construye hasta 3 distritos.
    .help = En cualquier momento de tu turno robas 2 cartas extra y te quedas con ambas, hayas reunido oro o cartas. Tu límite de construcción es de tres distritos.
    .help-older = Justo después de reunir recursos robas 2 cartas extra y te quedas con ambas. Tu límite de construcción es de tres distritos.

citadels-character-navigator = Navegante
    .gender = masculine
    .reminder = 4 monedas o 4 cartas. No construyes.
    .help = En cualquier momento de tu turno ganas 4 monedas extra o 4 cartas extra, hayas reunido oro o cartas. No puedes construir en este turno, ni siquiera un distrito que no cuente para el límite.
    .help-classic = Justo después de reunir recursos ganas 4 monedas extra o 4 cartas extra. No puedes construir nada en este turno.
    .help-2010 = Justo después de reunir recursos ganas 4 monedas extra o 4 cartas extra. No puedes construir nada más en esta ronda. Con 2 o 3 jugadores, esto incluye el turno de tu otro personaje, si viene después.

citadels-character-scholar = Erudita
    .gender = feminine
    .reminder = Roba 7, quédate con 1. Construye hasta 2.
    .help = Roba 7 cartas, quédate con 1 y baraja las otras 6 en el mazo. Tu límite de construcción es de dos distritos, aunque no robes las cartas.

## Personajes de rango 8

citadels-character-warlord = Guerrero
    .gender = masculine
    .reminder = 1 moneda por distrito militar. Destruye: coste menos 1.
    .help = Cada distrito militar de tu ciudad te da 1 moneda. Una vez en tu turno puedes destruir un distrito, incluso tuyo, pagando su coste menos 1. Las ciudades completas, el Torreón y la ciudad del Obispo están a salvo.
    .help-older = Cada distrito militar de tu ciudad te da 1 moneda. Al final de tu turno puedes destruir un distrito, incluso tuyo, pagando su coste menos 1. Las ciudades completas, el Torreón y la ciudad del Obispo están a salvo.

citadels-character-diplomat = Diplomático
    .gender = masculine
    .reminder = Ingresos militares. Cambia un distrito, paga la diferencia.
    .help = Cada distrito militar de tu ciudad te da 1 moneda. Puedes intercambiar un distrito tuyo por uno de otro jugador. Si el suyo cuesta más, págale la diferencia. No puedes tomar el Torreón, ni distritos de una ciudad completa o de la ciudad del Obispo. Sí puedes dar un distrito de tu propia ciudad completa. Ninguna de las dos ciudades puede recibir un distrito que ya tenga.
    .help-classic = Cada distrito militar de tu ciudad te da 1 moneda. Al final de tu turno puedes intercambiar un distrito tuyo por uno de otro jugador. Si el suyo cuesta más, págale la diferencia. No puedes tomar el Torreón, ni distritos de una ciudad completa o de la ciudad del Obispo. Sí puedes dar un distrito de tu propia ciudad completa. Ninguna de las dos ciudades puede recibir un distrito que ya tenga.
    .help-2010 = Cada distrito militar de tu ciudad te da 1 moneda. Al final de tu turno puedes intercambiar un distrito tuyo por uno de otro jugador. Si el suyo cuesta más, págale la diferencia. No valen las ciudades completas (tampoco la tuya), la ciudad del Obispo ni el Torreón. Ninguna de las dos ciudades puede recibir un distrito que ya tenga.

citadels-character-marshal = Mariscal
    .gender = masculine
    .reminder = 1 moneda por distrito militar. Requisa uno de 3 o menos.
    .help = Cada distrito militar de tu ciudad te da 1 moneda. Puedes requisar un distrito de otra ciudad que cueste 3 o menos, contando el embellecimiento, pagando su coste al dueño. No puedes requisar el Torreón, un distrito que ya tengas, ni distritos de una ciudad completa o de la ciudad del Obispo.

## Personajes de rango 9

citadels-character-queen = Reina
    .gender = feminine
    .reminder = 3 monedas si te sientas junto al rango 4.
    .reminder-classic = 3 monedas junto al Rey (o a la corona si hay Emperador).
    .help = Ganas 3 monedas si te sientas junto al jugador que reveló el personaje de rango 4. Si asesinaron a ese personaje, las ganas cuando se revela la carta al final de la ronda. Solo con cinco jugadores o más.
    .help-classic = Ganas 3 monedas si te sientas junto al jugador que reveló al Rey. Si asesinaron al Rey, las ganas cuando se revela la carta. Si el Emperador está en el elenco, cuenta la corona: ganas 3 monedas si en tu turno te sientas junto a quien la tiene. Solo con cinco jugadores o más.
    .help-2010 = Ganas 3 monedas si te sientas junto al jugador que reveló al Rey o al Emperador; cuenta la carta, no la corona. Si asesinaron a ese personaje, las ganas cuando se revela la carta. Solo con cinco jugadores o más.

citadels-character-artist = Artista
    .gender = feminine
    .reminder = Pon 1 moneda en 1 o 2 distritos tuyos: +1 cada uno.
    .help = Pon 1 de tus monedas en un distrito de tu ciudad, o 1 en cada uno de dos distritos. Durante el resto de la partida, un distrito embellecido cuesta y vale 1 más, también cuando el personaje de rango 8 paga por destruirlo o tomarlo. Cada distrito solo se puede embellecer una vez.

citadels-character-tax-collector = Recaudador de Impuestos
    .gender = masculine
    .reminder = Toma todos los impuestos pagados por construir.
    .help = Mientras esta carta esté en el elenco, cada jugador pone en ella 1 moneda tras cada distrito que construye, aunque sea gratis. Quien no tiene oro no paga nada. En cualquier momento de tu turno puedes tomar todo ese oro. No pagas impuestos por lo que construyas en este turno. Aunque asesinen a este personaje o no lo tenga ningún jugador, se siguen pagando impuestos y el oro se queda en la carta.

## Distritos nobles

citadels-district-manor = Mansión
    .gender = feminine
    .help = Un distrito noble corriente. Cuenta para los ingresos nobles y no tiene efecto especial.
citadels-district-castle = Castillo
    .gender = masculine
    .help = Un distrito noble corriente. Cuenta para los ingresos nobles y no tiene efecto especial.
citadels-district-palace = Palacio
    .gender = masculine
    .help = Un distrito noble corriente. Cuenta para los ingresos nobles y no tiene efecto especial.

## Distritos religiosos

citadels-district-temple = Templo
    .gender = masculine
    .help = Un distrito religioso corriente. Cuenta para los ingresos religiosos y no tiene efecto especial.
citadels-district-church = Iglesia
    .gender = feminine
    .help = Un distrito religioso corriente. Cuenta para los ingresos religiosos y no tiene efecto especial.
citadels-district-monastery = Monasterio
    .gender = masculine
    .help = Un distrito religioso corriente. Cuenta para los ingresos religiosos y no tiene efecto especial.
citadels-district-cathedral = Catedral
    .gender = feminine
    .help = Un distrito religioso corriente. Cuenta para los ingresos religiosos y no tiene efecto especial.

## Distritos comerciales

citadels-district-tavern = Taberna
    .gender = feminine
    .help = Un distrito comercial corriente. Cuenta para los ingresos comerciales y no tiene efecto especial.
citadels-district-market = Mercado
    .gender = masculine
    .help = Un distrito comercial corriente. Cuenta para los ingresos comerciales y no tiene efecto especial.
citadels-district-trading-post = Puesto Comercial
    .gender = masculine
    .help = Un distrito comercial corriente. Cuenta para los ingresos comerciales y no tiene efecto especial.
citadels-district-docks = Muelles
    .gender = masculine
    .help = Un distrito comercial corriente. Cuenta para los ingresos comerciales y no tiene efecto especial.
citadels-district-harbor = Puerto
    .gender = masculine
    .help = Un distrito comercial corriente. Cuenta para los ingresos comerciales y no tiene efecto especial.
citadels-district-town-hall = Ayuntamiento
    .gender = masculine
    .help = Un distrito comercial corriente. Cuenta para los ingresos comerciales y no tiene efecto especial.

## Distritos militares

citadels-district-watchtower = Atalaya
    .gender = feminine
    .help = Un distrito militar corriente. Cuenta para los ingresos militares y no tiene efecto especial.
citadels-district-prison = Prisión
    .gender = feminine
    .help = Un distrito militar corriente. Cuenta para los ingresos militares y no tiene efecto especial.
citadels-district-barracks = Cuartel
    .gender = masculine
    .help = Un distrito militar corriente. Cuenta para los ingresos militares y no tiene efecto especial.
citadels-district-fortress = Fortaleza
    .gender = feminine
    .help = Un distrito militar corriente. Cuenta para los ingresos militares y no tiene efecto especial.

## Distritos especiales de la edición de 2016

citadels-district-armory = Armería
    .gender = feminine
    .help = En tu turno puedes destruir la Armería para destruir gratis cualquier distrito de una ciudad incompleta. Sirve incluso contra el Torreón y los distritos del Obispo. No puedes usarla si tu propia ciudad está completa.
    .help-2010 = En tu turno puedes destruir la Armería para destruir gratis cualquier distrito de la ciudad incompleta de otro jugador. No puedes usarla si tu propia ciudad está completa.

citadels-district-basilica = Basílica
    .gender = feminine
    .help = Al final de la partida ganas 1 punto por cada distrito tuyo de coste impar. El embellecimiento cuenta en el coste.

citadels-district-capitol = Capitolio
    .gender = masculine
    .help = Al final de la partida ganas 3 puntos si al menos tres de tus distritos son del mismo tipo. Solo cuenta una vez.

citadels-district-dragon-gate = Puerta del Dragón
    .gender = feminine
    .name-classic = El Puerto del dragón
    .noun-classic = Puerto del dragón
    .gender-classic = masculine
    .help = Cuesta 6, pero vale 8 puntos al final de la partida. Para la habilidad del personaje de rango 8, su coste sigue siendo 6.

citadels-district-factory = Fábrica
    .gender = feminine
    .help = Los demás distritos especiales que construyas te cuestan 1 moneda menos. Sus puntos no cambian y, para la habilidad del personaje de rango 8, su coste tampoco.

citadels-district-framework = Andamiaje
    .gender = masculine
    .help = Al construir un distrito, puedes destruir el Andamiaje en lugar de pagar el coste. La construcción cuenta para tu límite, y el Magistrado no puede confiscar ese distrito.

citadels-district-gold-mine = Mina de Oro
    .gender = feminine
    .help = Al reunir oro, tomas 3 monedas en lugar de 2, incluso bajo un embrujo o una amenaza.

citadels-district-great-wall = Gran Muralla
    .gender = feminine
    .help = El personaje de rango 8 paga 1 moneda más por usar su habilidad en tus otros distritos, pero no en la propia Gran Muralla. Si eres el Diplomático, tu propia Gran Muralla no afecta al distrito que das.
    .help-classic = El Guerrero y el Diplomático pagan 1 moneda más por cualquier distrito de tu ciudad, incluida la Gran Muralla. Si eres el Diplomático, tu propia Gran Muralla no afecta al distrito que das.

citadels-district-haunted-quarter = Barrio Encantado
    .gender = masculine
    .name-classic = Ciudad frecuentada
    .gender-classic = feminine
    .help = Al final de la partida cuenta como el tipo que elijas. Si eliges otro tipo, ya no cuenta como especial.
    .help-older = Al final de la partida cuenta como el tipo que elijas. Si lo construiste en la última ronda, sigue siendo especial.

citadels-district-imperial-treasury = Tesoro Imperial
    .gender = masculine
    .help = Al final de la partida ganas 1 punto por cada moneda de tu tesoro. El oro sobre los distritos no cuenta.

citadels-district-ivory-tower = Torre de Marfil
    .gender = feminine
    .help = Al final de la partida ganas 5 puntos si es el único distrito especial de tu ciudad. Un Barrio Encantado que cuente como otro tipo no lo impide.

citadels-district-keep = Torreón
    .gender = masculine
    .name-classic = El Torreón
    .noun-classic = Torreón
    .help = Ninguna habilidad de rango 8 puede destruir, intercambiar ni requisar el Torreón, sea de quien sea.
    .help-older = El Guerrero no puede destruirlo y el Diplomático no puede intercambiarlo, sea de quien sea.
    .help-classic = El Guerrero no puede destruirlo y el Diplomático no puede tomarlo, sea de quien sea.

citadels-district-laboratory = Laboratorio
    .gender = masculine
    .help = Una vez durante tu turno puedes descartar 1 carta para ganar 2 monedas.
    .help-older = Una vez durante tu turno puedes descartar 1 carta para ganar 1 moneda.

citadels-district-library = Biblioteca
    .gender = feminine
    .help = Al reunir cartas, te quedas con todas las que robas: dos, o tres con el Observatorio.
    .help-older = Al reunir cartas, te quedas con las dos. Con el Observatorio robas tres y te quedas con dos.

citadels-district-map-room = Sala de Mapas
    .gender = feminine
    .help = Al final de la partida ganas 1 punto por cada carta de tu mano.

citadels-district-monument = Monumento
    .gender = masculine
    .help = No puedes construirlo si tu ciudad tiene 5 distritos o más. Cuenta como 2 distritos para completar tu ciudad y como 1 para todo lo demás.

citadels-district-museum = Museo
    .gender = masculine
    .help = Una vez durante tu turno puedes poner debajo del Museo, boca abajo, 1 carta de tu mano. Cada carta debajo del Museo vale 1 punto al final de la partida. Si el Museo pasa a otro jugador, las cartas pasan con él. Si se destruye, van debajo del mazo.

citadels-district-necropolis = Necrópolis
    .gender = feminine
    .help = Puedes construirla destruyendo uno de tus distritos en lugar de pagar. En ese caso, el Magistrado no puede confiscarla.

citadels-district-observatory = Observatorio
    .gender = masculine
    .help = Al reunir cartas, robas tres en lugar de dos y te quedas con una. Con la Biblioteca te quedas con las tres.
    .help-older = Al reunir cartas, robas tres en lugar de dos y te quedas con una. Con la Biblioteca te quedas con dos.

citadels-district-park = Parque
    .gender = masculine
    .help = Si tu mano está vacía al final de tu turno, ganas 2 cartas. Una Bruja que no retoma su turno no gana nada.

citadels-district-poor-house = Asilo de Pobres
    .gender = masculine
    .help = Si tu tesoro está vacío al final de tu turno, ganas 1 moneda. El oro sobre los distritos no cuenta, y el Alquimista recupera su oro después. Una Bruja que no retoma su turno no gana nada.

citadels-district-quarry = Cantera
    .gender = feminine
    .help = Puedes construir distritos que tu ciudad ya tenga, tantas veces como quieras. La Cantera no permite al Magistrado, al Diplomático ni al Mariscal quedarse con repetidos.
    .help-2010 = Puedes construir una segunda copia de cualquier distrito de tu ciudad, pero nunca una tercera. Las copias se quedan aunque pierdas la Cantera.

citadels-district-school-of-magic = Escuela de Magia
    .gender = feminine
    .help = Cuando una habilidad te da oro o cartas por tus distritos, esta carta cuenta como el tipo que necesites. Para la puntuación siempre es especial.

citadels-district-secret-vault = Bóveda Secreta
    .gender = feminine
    .help = Nunca se puede construir. Guárdala en la mano y revélala al final de la partida para ganar 3 puntos. Hasta entonces puedes perderla como cualquier otra carta.

citadels-district-smithy = Herrería
    .gender = feminine
    .name-classic = La Fábrica
    .noun-classic = Fábrica
    .help = Una vez durante tu turno puedes pagar 2 monedas para ganar 3 cartas. El Alquimista no recupera ese oro.

citadels-district-stables = Establos
    .gender = masculine
    .help = Construir los Establos no cuenta para tu límite de construcción, ni siquiera si te los confiscan. Aun así, el Navegante no puede construirlos.

citadels-district-statue = Estatua
    .gender = feminine
    .help = Al final de la partida ganas 5 puntos si tienes la corona. Si al final de la última ronda un personaje de rango 4 asesinado mueve la corona, los puntos se cuentan después.

citadels-district-theater = Teatro
    .gender = masculine
    .help = Cuando todos han elegido, puedes cambiar a ciegas tu carta de personaje por la de otro jugador. Cada uno puede mirar su nueva carta. Con 2 o 3 jugadores eliges cuál de tus dos cartas das y recibes una de las suyas al azar.

citadels-district-thieves-den = Guarida de Ladrones
    .gender = feminine
    .help = Puedes pagar cualquier parte de su coste con otras cartas de tu mano, 1 carta por moneda. Si te la confiscan, recuperas el oro pero no las cartas.

citadels-district-wishing-well = Pozo de los Deseos
    .gender = masculine
    .help = Al final de la partida ganas 1 punto por cada distrito especial de tu ciudad, incluido este.
    .help-2010 = Al final de la partida ganas 1 punto por cada uno de los demás distritos especiales de tu ciudad.

## Distritos especiales solo de ediciones anteriores

citadels-district-university = Universidad
    .gender = feminine
    .name-classic = La universidad
    .noun-classic = Universidad
    .help = Cuesta 6, pero vale 8 puntos al final de la partida. Para la habilidad del personaje de rango 8, su coste sigue siendo 6.

citadels-district-graveyard = Cementerio
    .gender = masculine
    .help = Cuando el Guerrero destruye un distrito, puedes pagar 1 moneda para poner esa carta en tu mano. No vale si el Guerrero eres tú, ni para el propio Cementerio.

citadels-district-bell-tower = Campanario
    .gender = masculine
    .help = Al construirlo, puedes declarar que 7 distritos completan una ciudad. Si antes no había ninguna ciudad completa, todos los que en ese momento tengan 7 distritos o más ganan los 4 puntos de la primera ciudad completa; las que se completen después dan 2 puntos. Si se destruye el Campanario, vuelven a hacer falta 8 distritos.

citadels-district-ball-room = Salón de Baile
    .gender = masculine
    .help = En una mesa de verdad, mientras tienes la corona, los demás jugadores deben darte las gracias cuando los llamas. Aquí la carta no tiene efecto.

citadels-district-hospital = Hospital
    .gender = masculine
    .help = Si asesinan a tu personaje, reúnes recursos igualmente cuando lo llaman, pero no puedes usar habilidades ni construir.

citadels-district-lighthouse = Faro
    .gender = masculine
    .help = Al construirlo, mira todo el mazo, pon una carta en tu mano y baraja el resto.

citadels-district-throne-room = Salón del Trono
    .gender = masculine
    .help = Cada vez que la corona pasa a otro jugador, ganas 1 moneda del banco.
