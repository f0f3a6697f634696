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
    .reminder = Nombra a un personaje: pierde su turno.
    .help = Puedes nombrar a cualquier otro personaje: quien lo tenga calla, sigue oculto y pierde el turno entero. También callan sus habilidades pasivas: un Obispo asesinado no protege nada. Si nadie lo tiene, no pasa nada.

citadels-character-witch = Bruja
    .gender = feminine
    .reminder = Reúne, nombra a un personaje y luego juega por él.
    .help = Después de reunir recursos debes nombrar a otro personaje; tu turno queda en pausa, sin construir y sin otras habilidades ni efectos. Cuando lo llaman, su jugador solo reúne recursos; luego sigues tú como ese personaje, con sus habilidades, límites y restricciones, pero con tu propio oro, tu mano y tu ciudad. Si nadie lo tiene, tu turno ha acabado; el Rey y el Patricio, aun embrujados, toman la corona.
    .help-older = Después de reunir recursos puedes nombrar a otro personaje, y tu turno queda en pausa; si no nombras a nadie, juegas un turno normal. Cuando lo llaman, su jugador solo reúne recursos; luego sigues tú como ese personaje, con sus habilidades, pero con tu propio oro, tu mano y tu ciudad. Si nadie lo tiene, tu turno ha acabado; el Rey, aun embrujado, toma la corona.

citadels-character-magistrate = Magistrado
    .gender = masculine
    .reminder = Tres órdenes, una firmada: toma el 1.er distrito pagado.
    .help = Puedes poner tres órdenes boca abajo en tres personajes distintos; solo una está firmada. Cuando el personaje de la orden firmada pague el primer distrito de su turno, puedes revelarla: el distrito viene gratis a tu ciudad y el oro vuelve a quien lo pagó, pero la construcción cuenta para su límite. No puedes tomar un nombre que ya tienes, ni un distrito construido sin pagar.

## Personajes de rango 2

citadels-character-thief = Ladrón
    .gender = masculine
    .reminder = Nombra a un personaje: todo su oro es tuyo.
    .help = Puedes nombrar a otro personaje, pero no al de rango 1, ni al asesinado o embrujado. En cuanto se revele, antes de que reúna recursos, todo el oro de ese tesoro pasa a ti. Si nadie lo tiene, no pasa nada.

citadels-character-spy = Espía
    .gender = masculine
    .reminder = Di un tipo: 1 moneda y 1 carta por carta de ese tipo.
    .help = Elige a otro jugador y uno de los cinco tipos de distrito, y mira su mano. Por cada carta de ese tipo le quitas 1 moneda de oro y robas 1 carta del mazo. Si se le acaba el oro, robas igualmente todas las cartas.

citadels-character-blackmailer = Chantajista
    .gender = feminine
    .reminder = Dos amenazas, una real: cobra el soborno o revela.
    .help = Puedes poner dos amenazas boca abajo, una real y una falsa, en dos personajes distintos, pero no en el de rango 1, ni en el asesinado o embrujado. Nada más reunir recursos, el amenazado puede darte la mitad de su tesoro, redondeada hacia abajo (0 si tiene 1 moneda), y la amenaza se retira sin verse. Si no hay soborno puedes revelarla: la real te trae todo su oro.

citadels-character-tax-collector-old = Recolector de Impuestos
    .gender = masculine
    .name-classic = Recolector de impuestos
    .reminder = Quien construya te paga 1 moneda al final de su turno.
    .help = Cualquier otro jugador que construya te da 1 moneda de oro al final de ese turno, una sola vez por muchos distritos que construya, si le queda oro. Un Asesino que ya construyó paga cuando te revelas, igual que una Bruja que no nombró a nadie. Si asesinan { $tax-collector-old-to } o nadie lo tiene, nadie paga.

## Personajes de rango 3

citadels-character-magician = Mago
    .gender = masculine
    .reminder = Cambia tu mano por otra o renueva tus cartas.
    .help = Haz una de dos cosas. Intercambia toda tu mano con la de otro jugador, aunque una de las dos esté vacía; o pon debajo del mazo tantas cartas tuyas como quieras y roba las mismas.

citadels-character-wizard = Hechicero
    .gender = masculine
    .name-classic = Mago
    .reminder = Toma una carta de una mano: guárdala o constrúyela.
    .help = Mira la mano de otro jugador y toma una carta. Guárdala o, si ya has reunido recursos, paga para construirla en el acto, fuera de tu límite de construcción. En este turno, todo lo que construyas puede repetir nombres de tu ciudad.
    .help-classic = Mira la mano de otro jugador y toma una carta. Guárdala o, si ya has reunido recursos, paga para construirla en el acto, fuera de tu límite de construcción. Solo esa carta, construida en el acto, puede repetir un nombre de tu ciudad.

citadels-character-seer = Vidente
    .gender = feminine
    .reminder = Toma 1 carta de cada mano, da 1. Construye hasta 2.
    .help = Toma una carta al azar de cada uno de los demás jugadores que tengan alguna y luego da a cada uno de ellos una carta de tu mano, nueva o antigua. Tu límite de construcción sube a dos distritos, aunque no toques las manos.

## Personajes de rango 4

citadels-character-king = Rey
    .gender = masculine
    .reminder = La corona es tuya. 1 moneda por distrito noble.
    .help = Cada distrito noble de tu ciudad te da 1 moneda de oro. Debes tomar la corona en tu turno: llamas el resto de la ronda y eliges primero en la siguiente. Si te asesinan, la tomas al final de la ronda; si te embrujan, la tomas igualmente.
    .help-older = Cada distrito noble de tu ciudad te da 1 moneda de oro. La corona es tuya en cuanto te llaman: llamas el resto de la ronda y eliges primero en la siguiente. Si te asesinan, la tomas al final de la ronda; si te embrujan, la tomas igualmente.

citadels-character-emperor = Emperador
    .gender = masculine
    .reminder = Pasa la corona por 1 moneda o 1 carta. Renta noble.
    .help = Cada distrito noble de tu ciudad te da 1 moneda de oro. Debes pasar la corona de quien la tiene a un jugador distinto, nunca a ti, y puedes tomar de él 1 moneda de oro o 1 carta al azar. Si te asesinan, la pasas igualmente al final de la ronda, pero sin tomar nada; no se usa con 2 jugadores.
    .help-older = Cada distrito noble de tu ciudad te da 1 moneda de oro. En cuanto te llaman debes pasar la corona de quien la tiene a un jugador distinto, nunca a ti; él elige si te da 1 moneda de oro o 1 carta, si tiene. Si te asesinan, la corona se queda donde está; no se usa con 2 jugadores.

citadels-character-patrician = Patricio
    .gender = masculine
    .reminder = La corona es tuya. 1 carta por distrito noble.
    .help = Cada distrito noble de tu ciudad te da 1 carta. Debes tomar la corona en tu turno: llamas el resto de la ronda y eliges primero en la siguiente. Si te asesinan, la tomas al final de la ronda; si te embrujan, la tomas igualmente.

## Personajes de rango 5

citadels-character-bishop = Obispo
    .gender = masculine
    .reminder = 1 moneda por distrito religioso. A salvo del rango 8.
    .help = Cada distrito religioso de tu ciudad te da 1 moneda de oro. En esta ronda, la habilidad del personaje de rango 8 no alcanza tu ciudad. Si te asesinan pierdes la protección; si te embrujan, cubre la ciudad de la Bruja.

citadels-character-abbot = Abad
    .gender = masculine
    .reminder = Renta religiosa y 1 moneda del jugador más rico.
    .help = Cada distrito religioso de tu ciudad te da 1 moneda de oro o 1 carta, en la combinación que anuncies antes. Una vez en tu turno, si no estás entre los más ricos, el jugador más rico debe darte 1 moneda de oro; si hay empate, eliges quién.
    .help-older = Cada distrito religioso de tu ciudad te da 1 moneda de oro. El jugador más rico, si es uno solo, debe darte 1 moneda de oro; si hay empate, o si eres tú, nadie paga.

citadels-character-cardinal = Cardenal
    .gender = masculine
    .reminder = 1 carta por distrito religioso. Cartas por el oro que falte.
    .help = Cada distrito religioso de tu ciudad te da 1 carta. Una vez en tu turno, si te falta oro para un distrito, toma justo lo que falta de un solo jugador, que no puede negarse, y dale 1 carta de tu mano por cada moneda. La carta que vas a construir no puede ser una de ellas, y después debes construirla.

## Personajes de rango 6

citadels-character-merchant = Comerciante
    .gender = masculine
    .reminder = 1 moneda por distrito comercial, más 1 moneda extra.
    .help = Cada distrito comercial de tu ciudad te da 1 moneda de oro. Además, en cualquier momento de tu turno, ganas 1 moneda de oro extra, sea lo que sea lo que reuniste.
    .help-older = Cada distrito comercial de tu ciudad te da 1 moneda de oro. Además, justo después de tu acción, ganas 1 moneda de oro extra, sea lo que sea lo que tomaste.

citadels-character-alchemist = Alquimista
    .gender = masculine
    .reminder = Recupera el oro pagado para construir.
    .help = Al final del turno vuelve a ti todo el oro que pagaste para construir. Al construir debes tener el precio entero en tu tesoro, y el oro gastado en otra cosa, como el impuesto o { $smithy-the }, no vuelve.

citadels-character-trader = Negociante
    .gender = masculine
    .reminder = 1 moneda por distrito comercial; construye cuantos puedas.
    .help = Cada distrito comercial de tu ciudad te da 1 moneda de oro. Los distritos comerciales quedan fuera de tu límite de construcción: construye todos los que puedas pagar, y además uno de otro tipo.

## Personajes de rango 7

citadels-character-architect = Arquitecto
    .gender = masculine
    .reminder = 2 cartas extra. Construye hasta 3 distritos.
    .help = En cualquier momento de tu turno ganas 2 cartas extra y te quedas con ambas, sea lo que sea lo que reuniste. Tu límite de construcción sube a tres distritos.
    .help-older = Justo después de tu acción robas 2 cartas extra y te quedas con ambas. Tu límite de construcción sube a tres distritos.

citadels-character-navigator = Navegante
    .gender = masculine
    .reminder = 4 monedas o 4 cartas. Nada de construir.
    .help = En cualquier momento de tu turno ganas 4 monedas de oro o 4 cartas, sea lo que sea lo que reuniste. En este turno no puedes construir, ni siquiera un distrito que no cuenta para el límite.
    .help-classic = Justo después de tu acción ganas otras 4 monedas de oro u otras 4 cartas. En este turno no puedes construir nada.
    .help-2010 = Justo después de tu acción ganas otras 4 monedas de oro u otras 4 cartas. No puedes construir nada más en esta ronda: con 2 o 3 jugadores vale también para el turno de tu otro personaje, si viene después.

citadels-character-scholar = Erudita
    .gender = feminine
    .reminder = Roba 7, quédate 1. Construye hasta 2.
    .help = Roba 7 cartas, quédate con 1 y baraja las otras 6 en el mazo. Tu límite de construcción sube a dos distritos, aunque no robes las cartas.

## Personajes de rango 8

citadels-character-warlord = Guerrero
    .gender = masculine
    .reminder = 1 moneda por distrito militar. Destruye: costo menos 1.
    .help = Cada distrito militar de tu ciudad te da 1 moneda de oro. Una vez en tu turno puedes destruir un distrito, incluso tuyo, pagando su costo menos 1. Las ciudades completas, el Torreón y la ciudad del Obispo están a salvo.
    .help-older = Cada distrito militar de tu ciudad te da 1 moneda de oro. Al final de tu turno puedes destruir un distrito, incluso tuyo, pagando su costo menos 1. Las ciudades completas, el Torreón y la ciudad del Obispo están a salvo.

citadels-character-diplomat = Diplomático
    .gender = masculine
    .reminder = 1 moneda por distrito militar. Cambia 1, paga la diferencia.
    .help = Cada distrito militar de tu ciudad te da 1 moneda de oro. Puedes intercambiar un distrito tuyo por uno de otro jugador; si el suyo cuesta más, le pagas la diferencia. No puedes tomar de una ciudad completa (la tuya sí puede dar), ni el Torreón, ni del Obispo, y ningún nombre entra en una ciudad que ya lo tiene.
    .help-classic = Cada distrito militar de tu ciudad te da 1 moneda de oro. Al final de tu turno puedes intercambiar un distrito tuyo por uno de otro jugador; si el suyo cuesta más, le pagas la diferencia. No puedes tomar de una ciudad completa (la tuya sí puede dar), ni el Torreón, ni del Obispo, y ningún nombre entra en una ciudad que ya lo tiene.
    .help-2010 = Cada distrito militar de tu ciudad te da 1 moneda de oro. Al final de tu turno puedes intercambiar un distrito tuyo por uno de otro jugador; si el suyo cuesta más, le pagas la diferencia. Las ciudades completas, también la tuya, el Torreón y la ciudad del Obispo quedan fuera, y ningún nombre entra en una ciudad que ya lo tiene.

citadels-character-marshal = Mariscal
    .gender = masculine
    .reminder = 1 moneda por distrito militar. Requisa uno de 3 o menos.
    .help = Cada distrito militar de tu ciudad te da 1 moneda de oro. Puedes requisar un distrito de costo 3 o menos, contando el embellecimiento, de otra ciudad, pagando su costo al dueño. Nada de una ciudad completa, ni el Torreón, ni del Obispo, ni un nombre que ya tienes.

## Personajes de rango 9

citadels-character-queen = Reina
    .gender = feminine
    .reminder = 3 monedas si te sientas junto al rango 4.
    .reminder-classic = 3 monedas junto al Rey o, con el Emperador, a la corona.
    .help = Gana 3 monedas de oro si te sientas junto a quien reveló el personaje de rango 4. Si lo asesinaron, las ganas cuando se muestra la carta al final de la ronda. Solo para cinco o más jugadores.
    .help-classic = Gana 3 monedas de oro si te sientas junto a quien reveló al Rey; si lo asesinaron, las ganas cuando se muestra la carta. Si el Emperador está en el elenco, cuenta la corona: 3 monedas si quien la tiene en tu turno se sienta junto a ti. Solo para cinco o más jugadores.
    .help-2010 = Gana 3 monedas de oro si te sientas junto a quien reveló al Rey o al Emperador: cuenta la carta, no la corona. Si lo asesinaron, las ganas cuando se muestra la carta. Solo para cinco o más jugadores.

citadels-character-artist = Artista
    .gender = feminine
    .reminder = Pon 1 moneda en 1 o 2 distritos tuyos: +1 cada uno.
    .help = Pon 1 moneda de oro tuya en un distrito de tu ciudad, o en cada uno de dos. Desde entonces cuesta y vale 1 más, también para el rango 8. Cada distrito solo se puede embellecer una vez.

citadels-character-tax-collector = Recaudador de Impuestos
    .gender = masculine
    .reminder = Toma todo el impuesto pagado por quien construyó.
    .help = Mientras esta carta esté en el elenco, cada jugador pone en ella 1 moneda de oro tras cada distrito construido, incluso gratis, si le queda oro. En cualquier momento de tu turno puedes tomarlo todo, y no pagas impuesto por lo que construyas en él. Aunque lo asesinen o nadie lo tenga, el impuesto sigue y el oro espera aquí.

## Distritos nobles

citadels-district-manor = Mansión
    .gender = feminine
    .help = Un distrito noble corriente: cuenta para la renta noble y no tiene efecto propio.
citadels-district-castle = Castillo
    .gender = masculine
    .help = Un distrito noble corriente: cuenta para la renta noble y no tiene efecto propio.
citadels-district-palace = Palacio
    .gender = masculine
    .help = Un distrito noble corriente: cuenta para la renta noble y no tiene efecto propio.

## Distritos religiosos

citadels-district-temple = Templo
    .gender = masculine
    .help = Un distrito religioso corriente: cuenta para la renta religiosa y no tiene efecto propio.
citadels-district-church = Iglesia
    .gender = feminine
    .help = Un distrito religioso corriente: cuenta para la renta religiosa y no tiene efecto propio.
citadels-district-monastery = Monasterio
    .gender = masculine
    .help = Un distrito religioso corriente: cuenta para la renta religiosa y no tiene efecto propio.
citadels-district-cathedral = Catedral
    .gender = feminine
    .help = Un distrito religioso corriente: cuenta para la renta religiosa y no tiene efecto propio.

## Distritos comerciales

citadels-district-tavern = Taberna
    .gender = feminine
    .help = Un distrito comercial corriente: cuenta para la renta comercial y no tiene efecto propio.
citadels-district-market = Mercado
    .gender = masculine
    .help = Un distrito comercial corriente: cuenta para la renta comercial y no tiene efecto propio.
citadels-district-trading-post = Puesto Comercial
    .gender = masculine
    .help = Un distrito comercial corriente: cuenta para la renta comercial y no tiene efecto propio.
citadels-district-docks = Muelles
    .gender = masculine
    .help = Un distrito comercial corriente: cuenta para la renta comercial y no tiene efecto propio.
citadels-district-harbor = Puerto
    .gender = masculine
    .help = Un distrito comercial corriente: cuenta para la renta comercial y no tiene efecto propio.
citadels-district-town-hall = Ayuntamiento
    .gender = masculine
    .help = Un distrito comercial corriente: cuenta para la renta comercial y no tiene efecto propio.

## Distritos militares

citadels-district-watchtower = Atalaya
    .gender = feminine
    .help = Un distrito militar corriente: cuenta para la renta militar y no tiene efecto propio.
citadels-district-prison = Prisión
    .gender = feminine
    .help = Un distrito militar corriente: cuenta para la renta militar y no tiene efecto propio.
citadels-district-barracks = Cuartel
    .gender = masculine
    .help = Un distrito militar corriente: cuenta para la renta militar y no tiene efecto propio.
citadels-district-fortress = Fortaleza
    .gender = feminine
    .help = Un distrito militar corriente: cuenta para la renta militar y no tiene efecto propio.

## Distritos especiales de la edición de 2016

citadels-district-armory = Armería
    .gender = feminine
    .help = En tu turno puedes destruir la Armería para destruir, gratis, cualquier distrito de una ciudad incompleta. Ni el Torreón ni los distritos del Obispo se libran. Si tu propia ciudad está completa, no puedes sacrificarla.
    .help-2010 = En tu turno puedes destruir la Armería para destruir, gratis, cualquier distrito de la ciudad incompleta de otro jugador. Si tu propia ciudad está completa, no puedes sacrificarla.

citadels-district-basilica = Basílica
    .gender = feminine
    .help = Al final de la partida, cada distrito tuyo de costo impar te da 1 punto. El embellecimiento cuenta en el costo.

citadels-district-capitol = Capitolio
    .gender = masculine
    .help = Al final de la partida te da 3 puntos si al menos tres de tus distritos son del mismo tipo. Una sola vez, aunque haya más.

citadels-district-dragon-gate = Puerta del Dragón
    .gender = feminine
    .name-classic = El Puerto del dragón
    .noun-classic = Puerto del dragón
    .gender-classic = masculine
    .help = Cuesta 6, pero vale 8 puntos al final de la partida. Para el rango 8 su costo sigue siendo 6.

citadels-district-factory = Fábrica
    .gender = feminine
    .help = Los demás distritos especiales que construyas te cuestan 1 moneda de oro menos. Sus puntos y el precio para el rango 8 no cambian.

citadels-district-framework = Andamiaje
    .gender = masculine
    .help = Al construir un distrito, puedes destruir el Andamiaje en lugar de pagar todo el costo. La construcción cuenta para tu límite, y el Magistrado no puede confiscar ese distrito.

citadels-district-gold-mine = Mina de Oro
    .gender = feminine
    .help = Al reunir oro, tomas 3 monedas en lugar de 2. Funciona aunque estés bajo un embrujo o una amenaza.

citadels-district-great-wall = Gran Muralla
    .gender = feminine
    .help = El personaje de rango 8 paga 1 moneda de oro más por usar su habilidad en tus otros distritos, pero no en la propia Gran Muralla. Si eres el Diplomático, la carta que das no se encarece.
    .help-classic = El Guerrero y el Diplomático pagan 1 moneda de oro más por cualquier distrito de tu ciudad, incluida la Gran Muralla. Si eres el Diplomático, la carta que das no se encarece.

citadels-district-haunted-quarter = Barrio Encantado
    .gender = masculine
    .name-classic = Ciudad frecuentada
    .gender-classic = feminine
    .help = Al final de la partida cuenta como el tipo de distrito que quieras. Si eliges otro tipo, ya no cuenta como especial.
    .help-older = Al final de la partida cuenta como el tipo de distrito que quieras. Si lo construiste en la última ronda, sigue siendo especial.

citadels-district-imperial-treasury = Tesoro Imperial
    .gender = masculine
    .help = Al final de la partida, cada moneda de oro de tu tesoro vale 1 punto. El oro que hay sobre los distritos no cuenta.

citadels-district-ivory-tower = Torre de Marfil
    .gender = feminine
    .help = Al final de la partida te da 5 puntos si es el único distrito especial de tu ciudad. Un Barrio Encantado contado como otro tipo no estorba.

citadels-district-keep = Torreón
    .gender = masculine
    .name-classic = El Torreón
    .noun-classic = Torreón
    .help = Ninguna habilidad de rango 8 puede tocarlo, sea de quien sea: por esa vía nunca se destruye, intercambia ni requisa.
    .help-older = El Guerrero no puede destruirlo y el Diplomático no puede intercambiarlo, sea de quien sea.

citadels-district-laboratory = Laboratorio
    .gender = masculine
    .help = Una vez en cada turno tuyo puedes descartar 1 carta para ganar 2 monedas de oro.
    .help-older = Una vez en cada turno tuyo puedes descartar 1 carta para ganar 1 moneda de oro.

citadels-district-library = Biblioteca
    .gender = feminine
    .help = Al reunir cartas, te quedas con todas las que robas: dos, o tres con el Observatorio.
    .help-older = Al reunir cartas, te quedas con las dos. Con el Observatorio robas tres y te quedas con dos.

citadels-district-map-room = Sala de Mapas
    .gender = feminine
    .help = Al final de la partida, cada carta de tu mano vale 1 punto.

citadels-district-monument = Monumento
    .gender = masculine
    .help = No puedes construirlo si tu ciudad ya tiene 5 distritos o más. Cuenta como 2 distritos para completar la ciudad y como 1 para todo lo demás.

citadels-district-museum = Museo
    .gender = masculine
    .help = Una vez en cada turno tuyo puedes poner 1 carta de tu mano boca abajo bajo el Museo; al final de la partida, cada una vale 1 punto. Si el Museo cambia de ciudad, las cartas van con él. Si se destruye, van debajo del mazo.

citadels-district-necropolis = Necrópolis
    .gender = feminine
    .help = Puedes construirla destruyendo uno de tus distritos en lugar de pagar. Construida así, el Magistrado no puede confiscarla.

citadels-district-observatory = Observatorio
    .gender = masculine
    .help = Al reunir cartas, robas tres en lugar de dos y te quedas con una. Con la Biblioteca te quedas con las tres.
    .help-older = Al reunir cartas, robas tres en lugar de dos y te quedas con una. Con la Biblioteca te quedas con dos.

citadels-district-park = Parque
    .gender = masculine
    .help = Si tu mano está vacía al final de tu turno, ganas 2 cartas. Una Bruja que no retoma su turno no gana nada.

citadels-district-poor-house = Asilo de Pobres
    .gender = masculine
    .help = Si tu tesoro está vacío al final de tu turno, ganas 1 moneda de oro; el oro que hay sobre los distritos no importa. Va antes de que el Alquimista recupere su oro. Una Bruja que no retoma su turno no gana nada.

citadels-district-quarry = Cantera
    .gender = feminine
    .help = Puedes construir nombres que tu ciudad ya tiene, tantas veces como quieras. No ayuda al Magistrado, al Diplomático ni al Mariscal a conseguirlos.
    .help-2010 = Puedes construir un segundo distrito de cualquier nombre de tu ciudad, nunca un tercero. Los repetidos se quedan aunque pierdas la Cantera.

citadels-district-school-of-magic = Escuela de Magia
    .gender = feminine
    .help = Cuando una habilidad te da oro o cartas por tus distritos, cuenta como el tipo que necesites. Para los puntos sigue siendo especial.

citadels-district-secret-vault = Bóveda Secreta
    .gender = feminine
    .help = Nunca se puede construir. Guárdala en la mano y muéstrala al final de la partida para ganar 3 puntos. Hasta entonces es una carta como las demás y puede perderse.

citadels-district-smithy = Herrería
    .gender = feminine
    .name-classic = La Fábrica
    .noun-classic = Fábrica
    .help = Una vez en cada turno tuyo puedes pagar 2 monedas de oro para ganar 3 cartas. El Alquimista no recupera ese oro.

citadels-district-stables = Establos
    .gender = masculine
    .help = Construir los Establos no cuenta para tu límite de construcción, ni siquiera si te los confiscan. El Navegante tampoco puede construirlos.

citadels-district-statue = Estatua
    .gender = feminine
    .help = Al final de la partida te da 5 puntos si tienes la corona. Si un personaje de rango 4 asesinado mueve la corona al final de la última ronda, eso va antes.

citadels-district-theater = Teatro
    .gender = masculine
    .help = Cuando todos han elegido, puedes intercambiar a ciegas tu carta de personaje con la de otro jugador; cada uno puede mirar lo que recibió. Con 2 o 3 jugadores eliges cuál de las dos tuyas das y recibes una de las suyas al azar.

citadels-district-thieves-den = Guarida de Ladrones
    .gender = feminine
    .help = Puedes pagar cualquier parte de su costo con otras cartas de tu mano, 1 carta por moneda. Si te la confiscan, recuperas el oro pero no las cartas.

citadels-district-wishing-well = Pozo de los Deseos
    .gender = masculine
    .help = Al final de la partida, cada distrito especial de tu ciudad, incluido este, te da 1 punto.
    .help-2010 = Al final de la partida, cada uno de los demás distritos especiales de tu ciudad te da 1 punto.

## Distritos especiales solo de ediciones anteriores

citadels-district-university = Universidad
    .gender = feminine
    .name-classic = La universidad
    .noun-classic = Universidad
    .help = Cuesta 6, pero vale 8 puntos al final de la partida. Para el rango 8 su costo sigue siendo 6.

citadels-district-graveyard = Cementerio
    .gender = masculine
    .help = Cuando el Guerrero destruye un distrito, puedes pagar 1 moneda de oro para llevarte esa carta a la mano. No si el Guerrero eres tú, ni para el propio Cementerio.

citadels-district-bell-tower = Campanario
    .gender = masculine
    .help = Al construirlo, puedes declarar que 7 distritos completan una ciudad. Quien tenga 7 o más en ese momento gana los 4 puntos del primero; quien complete después gana 2. Si el Campanario se destruye, vuelven a ser 8.

citadels-district-ball-room = Salón de Baile
    .gender = masculine
    .help = En una mesa de verdad, mientras su dueño tenga la corona, los demás deben darle las gracias cuando los llama. Aquí la cortesía queda a gusto de cada uno: la carta no tiene efecto.

citadels-district-hospital = Hospital
    .gender = masculine
    .help = Si asesinan a tu personaje, reúnes recursos igualmente cuando lo llaman, pero no usas habilidades ni construyes.

citadels-district-lighthouse = Faro
    .gender = masculine
    .help = Al construirlo, mira todo el mazo, toma una carta para tu mano y baraja el resto.

citadels-district-throne-room = Salón del Trono
    .gender = masculine
    .help = Cada vez que la corona pasa a otro jugador, ganas 1 moneda de oro del banco.
