### Valeria: Card Kingdoms: nombres y explicaciones de las cartas, en español.
### Todos los nombres en español son traducciones nuestras.
###
### Atributos
###   .help      la regla de la carta, con nuestras palabras
###   .reminder  una línea para un menú, de 60 caracteres como máximo
###   .gender    masculine, feminine o neuter: el género del nombre
###   .name      un recurso en una sola palabra; su mensaje es una cantidad, de $n
### Un texto es una línea: Fluent conserva los saltos de línea.
###
### Glosario
###   oro         1 moneda de oro, 2 monedas             fuerza, magia  1 de fuerza, 2 de magia
###   recurso     oro, fuerza o magia                    ficha          una ficha de victoria: 1 punto
###   ciudadano   una carta con uno de los cuatro roles  inicial        una de las dos cartas del comienzo: sin rol
###   costo base  el precio sin el recargo               recargo        1 moneda por carta del mismo nombre que tienes
###   centro      las veinte pilas de la mesa            agotada        de una pila: vacía
###   pila de victoria  los monstruos que ha derrotado un jugador    banco    de donde vienen y adonde van las fichas
###   activar (un número de los dados), cosechar, derrotar (un monstruo), reclutar (un ciudadano),
###   construir (un dominio)
###   roles: trabajador, soldado, sombra, sagrado        tipos: esbirro, bestia, titán, jefe
###   precio en fuerza o en oro: todo menos una ficha puede ser magia

## Recursos y puntos de victoria

valeria-resource-gold =
    { $n ->
        [one] { $n } moneda
       *[other] { $n } monedas
    }
    .gender = masculine
    .name = Oro
    .reminder = Paga los ciudadanos y los dominios.
    .help = El dinero del reino: paga los ciudadanos y los dominios. La magia puede sustituirlo, pero al menos 1 moneda de cada precio tiene que ser oro de verdad.

valeria-resource-strength = { $n } de fuerza
    .gender = feminine
    .name = Fuerza
    .reminder = Paga los monstruos.
    .help = El poder de tu reino: paga los monstruos. La magia puede sustituirla, pero al menos 1 de cada precio en fuerza tiene que ser fuerza de verdad.

valeria-resource-magic = { $n } de magia
    .gender = feminine
    .name = Magia
    .reminder = Sustituye a fuerza u oro; algunos monstruos la exigen.
    .help = Sustituye a la fuerza o al oro en el precio de una acción, en todo menos en 1. Algunos monstruos cuestan además magia, y esa no se sustituye con nada.

valeria-resource-vp =
    { $n ->
        [one] { $n } punto de victoria
       *[other] { $n } puntos de victoria
    }
    .gender = masculine
    .name = Puntos de victoria
    .reminder = Quien tenga más gana la partida.
    .help = Deciden la partida: las fichas ganadas en el juego, los puntos impresos en tus monstruos y dominios y los de tu duque. No son un recurso y no pagan nada.

## Roles

valeria-role-worker = Trabajador
    .gender = masculine
    .reminder = Mercader, Herrero, Campesino, Carnicero, Minero.
    .help = Un rol de los ciudadanos: Mercader, Herrero, Campesino, Carnicero, Minero. Los dominios exigen ciudadanos de ciertos roles, y muchos duques puntúan por los iconos, también por los de los dominios. Las cartas iniciales no tienen rol.

valeria-role-soldier = Soldado
    .gender = masculine
    .reminder = Arquero, Mago, Caballero, Campeón, Señor de la Guerra.
    .help = Un rol de los ciudadanos: Arquero, Mago, Caballero, Campeón, Señor de la Guerra. Los dominios exigen ciudadanos de ciertos roles, y muchos duques puntúan por los iconos, también por los de los dominios. Las cartas iniciales no tienen rol.

valeria-role-shadow = Sombra
    .gender = feminine
    .reminder = Mercenario, Alquimista, Pícaro, Ladrón.
    .help = Un rol de los ciudadanos: Mercenario, Alquimista, Pícaro, Ladrón. Los dominios exigen ciudadanos de ciertos roles, y muchos duques puntúan por los iconos, también por los de los dominios. Las cartas iniciales no tienen rol.

valeria-role-holy = Sagrado
    .gender = masculine
    .reminder = Clérigo, Monje, Paladín, Sacerdotisa.
    .help = Un rol de los ciudadanos: Clérigo, Monje, Paladín, Sacerdotisa. Los dominios exigen ciudadanos de ciertos roles, y muchos duques puntúan por los iconos, también por los de los dominios. Las cartas iniciales no tienen rol.

## Tipos de monstruo

valeria-type-minion = Esbirro
    .gender = masculine
    .reminder = Los monstruos corrientes.
    .help = Los monstruos corrientes: Gárgola, Goblin, Esqueleto, Treant, Cubo Gelatinoso, Kobolds, Guerrero Orco. Ninguna carta del juego básico cuenta los esbirros.

valeria-type-beast = Bestia
    .gender = feminine
    .reminder = Los monstruos salvajes.
    .help = Los monstruos salvajes: Araña Maldita, Basilisco, Oso Lechuza, Oso Terrible. Ninguna carta del juego básico cuenta las bestias.

valeria-type-titan = Titán
    .gender = masculine
    .reminder = Monstruos colosales; Hrothgar puntúa por ellos.
    .help = Los monstruos colosales: Espectro, Goblin Mago, Esqueleto Llameante, Gigante, Gólem de Oro. Hrothgar el Conquistador puntúa por ellos.

valeria-type-boss = Jefe
    .gender = masculine
    .reminder = El monstruo más fuerte de su área.
    .help = El monstruo más fuerte de cada área, al fondo de su pila: Reina Bruja, Rey Goblin, Rey Esqueleto, Reina Araña, Dragón del Pantano, Trol, Dragón Rojo, Jefe Orco. Su recompensa crece con los monstruos del área que has derrotado.

## Áreas

valeria-area-barrens = Yermos
    .gender = masculine
    .reminder = Gárgola, Espectro, Reina Bruja.
    .help = La número 1 de las ocho áreas, de la más débil a la más fuerte. Su pila, desde arriba: Gárgola, Espectro, Reina Bruja.

valeria-area-hills = Colinas
    .gender = feminine
    .reminder = Goblin, Goblin Mago, Rey Goblin.
    .help = La número 2 de las ocho áreas, de la más débil a la más fuerte. Su pila, desde arriba: Goblin, Goblin Mago, Rey Goblin.

valeria-area-ruins = Ruinas
    .gender = feminine
    .reminder = Esqueleto, Esqueleto Llameante, Rey Esqueleto.
    .help = La número 3 de las ocho áreas, de la más débil a la más fuerte. Su pila, desde arriba: Esqueleto, Esqueleto Llameante, Rey Esqueleto.

valeria-area-forest = Bosque
    .gender = masculine
    .reminder = Treant, Araña Maldita, Reina Araña.
    .help = La número 4 de las ocho áreas, de la más débil a la más fuerte. Su pila, desde arriba: Treant, Araña Maldita, Reina Araña.

valeria-area-swamp = Pantano
    .gender = masculine
    .reminder = Cubo Gelatinoso, Basilisco, Dragón del Pantano.
    .help = La número 5 de las ocho áreas, de la más débil a la más fuerte. Su pila, desde arriba: Cubo Gelatinoso, Basilisco, Dragón del Pantano.

valeria-area-valley = Valle
    .gender = masculine
    .reminder = Oso Lechuza, Gigante, Trol.
    .help = La número 6 de las ocho áreas, de la más débil a la más fuerte. Su pila, desde arriba: Oso Lechuza, Gigante, Trol.

valeria-area-caverns = Cavernas
    .gender = feminine
    .reminder = Kobolds, Gólem de Oro, Dragón Rojo.
    .help = La número 7 de las ocho áreas, de la más débil a la más fuerte. Su pila, desde arriba: Kobolds, Gólem de Oro, Dragón Rojo.

valeria-area-mountains = Montañas
    .gender = feminine
    .reminder = Oso Terrible, Guerrero Orco, Jefe Orco.
    .help = La número 8 de las ocho áreas, de la más débil a la más fuerte. Su pila, desde arriba: Oso Terrible, Guerrero Orco, Jefe Orco.

## Fases

valeria-phase-roll = Fase de Tirada
    .gender = feminine
    .reminder = Tira los dos dados; los dominios pueden cambiarlos.
    .help = El jugador activo tira los dos dados y puede cambiarlos con dominios, cada uno de ellos una sola vez. El valor de cada dado y la suma de los dos son los tres números del turno.

valeria-phase-harvest = Fase de Cosecha
    .gender = feminine
    .reminder = Los números de los dados activan las cartas de todos.
    .help = Se activa toda carta con uno de los tres números, y dos veces si lo muestran ambos dados. El jugador activo usa los poderes del turno propio y los demás, los del turno ajeno; los Ladrones van antes que todo. Quien no active nada toma 1 recurso a su elección. Con cinco jugadores, quien está en espera no toma nada.

valeria-phase-action = Fase de Acciones
    .gender = feminine
    .reminder = Dos acciones: derrotar, reclutar, construir, 1 recurso.
    .help = El jugador activo hace exactamente dos acciones, distintas o iguales: derrotar a un monstruo, reclutar a un ciudadano, construir un dominio o tomar 1 recurso.

valeria-phase-end = Fase Final
    .gender = feminine
    .reminder = Se comprueba el final; luego los dados van a la izquierda.
    .help = Si todos los monstruos han sido derrotados, todos los dominios construidos, o hay el doble de pilas agotadas que de jugadores, la partida acaba en cuanto todos hayan jugado el mismo número de turnos. Si no, los dados pasan a la izquierda.

valeria-phase-monster = Fase de Monstruos
    .gender = feminine
    .reminder = Los dados hacen que los monstruos capturen cartas.
    .help = Solo para quien juega en solitario. Cada dado activa la pila de monstruos de esa posición desde la izquierda, si aún tiene monstruos; un 6, una pila a tu elección. Cada vez, el Señor Oscuro captura la carta de arriba de una pila de ciudadanos de la columna o, si allí ya no quedan, el dominio de arriba; si no queda nada, pierdes.

valeria-phase-second-harvest = Segunda Fase de Cosecha
    .gender = feminine
    .reminder = Los mismos dados, ahora con los poderes del turno ajeno.
    .help = Solo para quien juega en solitario. Los mismos dados activan otra vez tus cartas, también las recién reclutadas, esta vez con los poderes del turno ajeno.

## Preparaciones

valeria-scenario-first-game = Primera partida
    .gender = feminine
    .reminder = La preparación para la primera partida.
    .help = Áreas: Colinas, Ruinas, Bosque, Valle, Montañas. Ciudadanos: Clérigo, Mercader, Mercenario, Arquero, Campesino, Caballero, Pícaro, Campeón, Paladín, Carnicero. No se retira ningún dominio.

valeria-scenario-glittering-gold = Oro Reluciente
    .gender = masculine
    .reminder = Una preparación en la que manda el oro.
    .help = Áreas: Colinas, Ruinas, Bosque, Pantano, Cavernas. Ciudadanos: Monje, Mercader, Alquimista, Arquero, Campesino, Caballero, Pícaro, Campeón, Paladín, Carnicero. Dominios retirados: Pesares Olvidados, Espina Violeta, Obelisco Dorado de Nae, Monolito de Ostendaar.

valeria-scenario-mastery-over-magic = Maestría de la Magia
    .gender = feminine
    .reminder = Una preparación en la que manda la magia.
    .help = Áreas: Yermos, Ruinas, Bosque, Valle, Montañas. Ciudadanos: Clérigo, Mercader, Alquimista, Mago, Campesino, Caballero, Ladrón, Campeón, Paladín, Carnicero. Dominios retirados: Ojo de Asteraten, Ejército del Cuervo de Sangre, Empalizada del Soto del Zorro, Abrazo de Gargan.

valeria-scenario-monster-blood = Sangre de Monstruo
    .gender = feminine
    .reminder = Una preparación para cazar monstruos.
    .help = Áreas: Yermos, Ruinas, Bosque, Pantano, Montañas. Ciudadanos: Clérigo, Herrero, Mercenario, Arquero, Campesino, Caballero, Pícaro, Señor de la Guerra, Sacerdotisa, Minero. Dominios retirados: Pesares Olvidados, Nido de la Bruja Tejedora, Catedral de San Áquila, Tregua del Degollador.

valeria-scenario-random = Al azar
    .gender = masculine
    .reminder = Áreas y ciudadanos al azar.
    .help = Cinco de las ocho áreas y un ciudadano para cada número, sacados al azar; se barajan todos los dominios.

valeria-scenario-custom = A medida
    .gender = masculine
    .reminder = Áreas y ciudadanos a tu elección.
    .help = Eliges cinco áreas, los ciudadanos de los números que tienen dos y los dominios que se retiran.

## Cartas iniciales

valeria-starter-peasant = Campesino Inicial
    .gender = masculine
    .reminder = En todo turno: 1 moneda.
    .help = Cada jugador empieza con uno y no lo pierde nunca; no tiene rol. Se activa con 5: en cualquier turno, toma 1 moneda. Cuenta como Campesino cuando reclutas otro.

valeria-starter-knight = Caballero Inicial
    .gender = masculine
    .reminder = En todo turno: 1 de fuerza.
    .help = Cada jugador empieza con uno y no lo pierde nunca; no tiene rol. Se activa con 6: en cualquier turno, toma 1 de fuerza. Cuenta como Caballero cuando reclutas otro, y para el Señor de la Guerra.

## Ciudadanos

valeria-citizen-cleric = Clérigo
    .gender = masculine
    .reminder = Tu turno: 3 de magia; ajeno: 1 de magia.
    .help = Ciudadano sagrado, se activa con 1. Cuesta 3 monedas, más 1 por cada Clérigo que ya tengas. En tu turno, toma 3 de magia; en los turnos ajenos, toma 1 de magia.

valeria-citizen-monk = Monje
    .gender = masculine
    .reminder = Tu turno: 1 moneda + 2 magias; ajeno: 1 moneda por 2 magias.
    .help = Ciudadano sagrado, se activa con 1. Cuesta 3 monedas, más 1 por cada Monje que ya tengas. En tu turno, toma 1 moneda y 2 de magia; en los turnos ajenos, puedes cambiar 1 moneda por 2 de magia.

valeria-citizen-merchant = Mercader
    .gender = masculine
    .reminder = Tu turno: 2 monedas o 2 de magia; ajeno: 1 moneda.
    .help = Ciudadano trabajador, se activa con 2. Cuesta 2 monedas, más 1 por cada Mercader que ya tengas. En tu turno, toma 2 monedas o 2 de magia; en los turnos ajenos, toma 1 moneda.

valeria-citizen-blacksmith = Herrero
    .gender = masculine
    .reminder = Tu turno: 1 moneda por soldado; ajeno: 1 moneda.
    .help = Ciudadano trabajador, se activa con 2. Cuesta 3 monedas, más 1 por cada Herrero que ya tengas. En tu turno, toma 1 moneda por cada ciudadano soldado que tengas; en los turnos ajenos, toma 1 moneda.

valeria-citizen-mercenary = Mercenario
    .gender = masculine
    .reminder = Tuyo: 1 fuerza + 1 moneda; ajeno: 1 fuerza por 2 monedas.
    .help = Ciudadano sombra, se activa con 3. Cuesta 3 monedas, más 1 por cada Mercenario que ya tengas. En tu turno, toma 1 de fuerza y 1 moneda; en los turnos ajenos, puedes cambiar 1 de fuerza por 2 monedas.

valeria-citizen-alchemist = Alquimista
    .gender = masculine
    .reminder = Tuyo: 1 moneda por 3 magias; ajeno: 1 magia por 2 monedas.
    .help = Ciudadano sombra, se activa con 3. Cuesta 3 monedas, más 1 por cada Alquimista que ya tengas. En tu turno, puedes cambiar 1 moneda por 3 de magia; en los turnos ajenos, puedes cambiar 1 de magia por 2 monedas.

valeria-citizen-archer = Arquero
    .gender = masculine
    .reminder = Tu turno: 2 de fuerza; ajeno: 1 de fuerza.
    .help = Ciudadano soldado, se activa con 4. Cuesta 4 monedas, más 1 por cada Arquero que ya tengas. En tu turno, toma 2 de fuerza; en los turnos ajenos, toma 1 de fuerza.

valeria-citizen-wizard = Mago
    .gender = masculine
    .reminder = Tu turno: 1 de magia + 1 de fuerza; ajeno: 1 de magia.
    .help = Ciudadano soldado, se activa con 4. Cuesta 4 monedas, más 1 por cada Mago que ya tengas. En tu turno, toma 1 de magia y 1 de fuerza; en los turnos ajenos, toma 1 de magia.

valeria-citizen-peasant = Campesino
    .gender = masculine
    .reminder = En todo turno: 1 moneda.
    .help = Ciudadano trabajador, se activa con 5. Cuesta 2 monedas, más 1 por cada Campesino que ya tengas, incluido el inicial. En cualquier turno, toma 1 moneda.

valeria-citizen-knight = Caballero
    .gender = masculine
    .reminder = En todo turno: 1 de fuerza.
    .help = Ciudadano soldado, se activa con 6. Cuesta 2 monedas, más 1 por cada Caballero que ya tengas, incluido el inicial. En cualquier turno, toma 1 de fuerza.

valeria-citizen-rogue = Pícaro
    .gender = masculine
    .reminder = Tu turno: 2 fuerzas + 2 monedas; ajeno: 1 fuerza + 1 moneda.
    .help = Ciudadano sombra, se activa con 7. Cuesta 2 monedas, más 1 por cada Pícaro que ya tengas. En tu turno, toma 2 de fuerza y 2 monedas; en los turnos ajenos, toma 1 de fuerza y 1 moneda.

valeria-citizen-thief = Ladrón
    .gender = masculine
    .reminder = Tu turno: roba hasta 3 monedas o magias; ajeno: toma 2.
    .help = Ciudadano sombra, se activa con 7. Cuesta 2 monedas, más 1 por cada Ladrón que ya tengas. En tu turno, toma de un rival hasta 3 monedas o hasta 3 de magia, sin mezclar, antes que cualquier otra cosecha (del banco, si juegas en solitario); en los turnos ajenos, toma 2 monedas o 2 de magia.

valeria-citizen-champion = Campeón
    .gender = masculine
    .reminder = Tu turno: 4 de fuerza; ajeno: 1 moneda por 4 de fuerza.
    .help = Ciudadano soldado, se activa con 8. Cuesta 2 monedas, más 1 por cada Campeón que ya tengas. En tu turno, toma 4 de fuerza; en los turnos ajenos, puedes cambiar 1 moneda por 4 de fuerza.

valeria-citizen-warlord = Señor de la Guerra
    .gender = masculine
    .reminder = Tu turno: 1 de fuerza por soldado; ajeno: 1 por Caballero.
    .help = Ciudadano soldado, se activa con 8. Cuesta 2 monedas, más 1 por cada Señor de la Guerra que ya tengas. En tu turno, toma 1 de fuerza por cada ciudadano soldado que tengas, incluido este; en los turnos ajenos, toma 1 de fuerza por cada Caballero que tengas, incluido el inicial.

valeria-citizen-paladin = Paladín
    .gender = masculine
    .reminder = Tu turno: 1 fuerza + 2 magias; ajeno: 1 fuerza por 3 magias.
    .help = Ciudadano sagrado, se activa con 9 o 10. Cuesta 2 monedas, más 1 por cada Paladín que ya tengas. En tu turno, toma 1 de fuerza y 2 de magia; en los turnos ajenos, puedes cambiar 1 de fuerza por 3 de magia.

valeria-citizen-priestess = Sacerdotisa
    .gender = feminine
    .reminder = Tu turno: 2 fuerzas + 1 magia; ajeno: 1 magia por 3 fuerzas.
    .help = Ciudadano sagrado, se activa con 9 o 10. Cuesta 2 monedas, más 1 por cada Sacerdotisa que ya tengas. En tu turno, toma 2 de fuerza y 1 de magia; en los turnos ajenos, puedes cambiar 1 de magia por 3 de fuerza.

valeria-citizen-butcher = Carnicero
    .gender = masculine
    .reminder = Tu turno: 2 monedas por trabajador; ajeno: 4 monedas.
    .help = Ciudadano trabajador, se activa con 11 o 12. Cuesta 1 moneda, más 1 por cada Carnicero que ya tengas. En tu turno, toma 2 monedas por cada ciudadano trabajador que tengas, incluido este; en los turnos ajenos, toma 4 monedas.

valeria-citizen-miner = Minero
    .gender = masculine
    .reminder = Tu turno: 1 moneda + 1 por dominio; ajeno: 4 monedas.
    .help = Ciudadano trabajador, se activa con 11 o 12. Cuesta 1 moneda, más 1 por cada Minero que ya tengas. En tu turno, toma 1 moneda, y 1 moneda más por cada dominio que tengas; en los turnos ajenos, toma 4 monedas.

## Monstruos

valeria-monster-gargoyle = Gárgola
    .gender = feminine
    .reminder = 1 de magia.
    .help = Esbirro de los Yermos. Derrotarlo cuesta 1 de fuerza; vale 1 punto. Recompensa: 1 de magia.

valeria-monster-wraith = Espectro
    .gender = masculine
    .reminder = Un ciudadano gratis de costo base hasta 2.
    .help = Titán de los Yermos. Derrotarlo cuesta 4 de fuerza y 3 de magia; vale 3 puntos. Recompensa: un ciudadano gratis de costo base hasta 2.

valeria-monster-witch-queen = Reina Bruja
    .gender = feminine
    .reminder = 1 de magia por monstruo de los Yermos, incluido este.
    .help = Jefe de los Yermos. Derrotarlo cuesta 5 de fuerza y 4 de magia; vale 5 puntos. Recompensa: 1 de magia por cada monstruo de los Yermos de tu pila de victoria, incluido este.

valeria-monster-goblin = Goblin
    .gender = masculine
    .reminder = 1 moneda.
    .help = Esbirro de las Colinas. Derrotarlo cuesta 1 de fuerza; vale 1 punto. Recompensa: 1 moneda.

valeria-monster-goblin-mage = Goblin Mago
    .gender = masculine
    .reminder = 1 moneda o 1 de magia.
    .help = Titán de las Colinas. Derrotarlo cuesta 3 de fuerza; vale 2 puntos. Recompensa: 1 moneda o 1 de magia.

valeria-monster-goblin-king = Rey Goblin
    .gender = masculine
    .reminder = 1 moneda por monstruo de las Colinas, incluido este.
    .help = Jefe de las Colinas. Derrotarlo cuesta 6 de fuerza; vale 4 puntos. Recompensa: 1 moneda por cada monstruo de las Colinas de tu pila de victoria, incluido este.

valeria-monster-skeleton = Esqueleto
    .gender = masculine
    .reminder = 1 moneda.
    .help = Esbirro de las Ruinas. Derrotarlo cuesta 2 de fuerza; vale 2 puntos. Recompensa: 1 moneda.

valeria-monster-flaming-skeleton = Esqueleto Llameante
    .gender = masculine
    .reminder = 1 moneda y 1 de magia.
    .help = Titán de las Ruinas. Derrotarlo cuesta 5 de fuerza; vale 3 puntos. Recompensa: 1 moneda y 1 de magia.

valeria-monster-skeleton-king = Rey Esqueleto
    .gender = masculine
    .reminder = 2 monedas por monstruo de las Ruinas, incluido este.
    .help = Jefe de las Ruinas. Derrotarlo cuesta 8 de fuerza; vale 4 puntos. Recompensa: 2 monedas por cada monstruo de las Ruinas de tu pila de victoria, incluido este.

valeria-monster-treant = Treant
    .gender = masculine
    .reminder = 1 moneda y 1 de magia.
    .help = Esbirro del Bosque. Derrotarlo cuesta 3 de fuerza; vale 1 punto. Recompensa: 1 moneda y 1 de magia.

valeria-monster-bane-spider = Araña Maldita
    .gender = feminine
    .reminder = 3 monedas o un Caballero gratis.
    .help = Bestia del Bosque. Derrotarla cuesta 6 de fuerza; vale 2 puntos. Recompensa: 3 monedas o un Caballero gratis; si no hay ningún Caballero, las monedas.

valeria-monster-spider-queen = Reina Araña
    .gender = feminine
    .reminder = 2 monedas por monstruo del Bosque, o ciudadano y 1 ficha.
    .help = Jefe del Bosque. Derrotarlo cuesta 10 de fuerza y 3 de magia; vale 5 puntos. Recompensa: o 2 monedas por cada monstruo del Bosque de tu pila de victoria, incluido este, o cualquier ciudadano gratis y 1 ficha de victoria.

valeria-monster-gelatinous-cube = Cubo Gelatinoso
    .gender = masculine
    .reminder = 2 monedas.
    .help = Esbirro del Pantano. Derrotarlo cuesta 4 de fuerza y 1 de magia; vale 3 puntos. Recompensa: 2 monedas.

valeria-monster-basilisk = Basilisco
    .gender = masculine
    .reminder = 3 monedas o 3 de magia.
    .help = Bestia del Pantano. Derrotarla cuesta 6 de fuerza y 3 de magia; vale 4 puntos. Recompensa: 3 monedas o 3 de magia.

valeria-monster-swamp-dragon = Dragón del Pantano
    .gender = masculine
    .reminder = 2 de magia por monstruo del Pantano, incluido este.
    .help = Jefe del Pantano. Derrotarlo cuesta 10 de fuerza y 4 de magia; vale 6 puntos. Recompensa: 2 de magia por cada monstruo del Pantano de tu pila de victoria, incluido este.

valeria-monster-owlbear = Oso Lechuza
    .gender = masculine
    .reminder = 2 de magia.
    .help = Bestia del Valle. Derrotarla cuesta 4 de fuerza; vale 2 puntos. Recompensa: 2 de magia.

valeria-monster-giant = Gigante
    .gender = masculine
    .reminder = 1 moneda y 2 de magia.
    .help = Titán del Valle. Derrotarlo cuesta 8 de fuerza; vale 3 puntos. Recompensa: 1 moneda y 2 de magia.

valeria-monster-troll = Trol
    .gender = masculine
    .reminder = 2 de magia por monstruo del Valle, incluido este.
    .help = Jefe del Valle. Derrotarlo cuesta 12 de fuerza; vale 6 puntos. Recompensa: 2 de magia por cada monstruo del Valle de tu pila de victoria, incluido este.

valeria-monster-kobolds = Kobolds
    .gender = masculine
    .reminder = 2 monedas y 1 de magia.
    .help = Esbirro de las Cavernas. Derrotarlo cuesta 5 de fuerza y 1 de magia; vale 3 puntos. Recompensa: 2 monedas y 1 de magia.

valeria-monster-gold-golem = Gólem de Oro
    .gender = masculine
    .reminder = 5 monedas.
    .help = Titán de las Cavernas. Derrotarlo cuesta 7 de fuerza y 3 de magia; vale 4 puntos. Recompensa: 5 monedas.

valeria-monster-red-dragon = Dragón Rojo
    .gender = masculine
    .reminder = 3 monedas por monstruo de las Cavernas, incluido este.
    .help = Jefe de las Cavernas. Derrotarlo cuesta 12 de fuerza y 6 de magia; vale 7 puntos. Recompensa: 3 monedas por cada monstruo de las Cavernas de tu pila de victoria, incluido este.

valeria-monster-dire-bear = Oso Terrible
    .gender = masculine
    .reminder = 2 monedas o 2 de magia.
    .help = Bestia de las Montañas. Derrotarla cuesta 5 de fuerza; vale 3 puntos. Recompensa: 2 monedas o 2 de magia.

valeria-monster-orc-warrior = Guerrero Orco
    .gender = masculine
    .reminder = Un ciudadano gratis de costo base hasta 3.
    .help = Esbirro de las Montañas. Derrotarlo cuesta 9 de fuerza; vale 3 puntos. Recompensa: un ciudadano gratis de costo base hasta 3.

valeria-monster-orc-chieftain = Jefe Orco
    .gender = masculine
    .reminder = 2 monedas por monstruo de las Montañas, incluido este.
    .help = Jefe de las Montañas. Derrotarlo cuesta 14 de fuerza; vale 6 puntos. Recompensa: 2 monedas por cada monstruo de las Montañas de tu pila de victoria, incluido este.

## Dominios

valeria-domain-foxgrove-palisade = Empalizada del Soto del Zorro
    .gender = feminine
    .reminder = Tirada: paga 2 monedas para poner un dado en 6.
    .help = Exige 1 soldado y 1 sombra entre tus ciudadanos; cuesta 9 monedas y vale 3 puntos. Una vez en cada fase de tirada tuya puedes pagar 2 monedas para poner uno de los dados en 6.

valeria-domain-the-desert-orchid = Orquídea del Desierto
    .gender = feminine
    .reminder = Tirada: un dado en 1, a 1 moneda por ciudadano sagrado.
    .help = Exige 1 sagrado y 1 sombra entre tus ciudadanos; cuesta 9 monedas y vale 3 puntos. Una vez en cada fase de tirada tuya puedes poner uno de los dados en 1, pagando 1 moneda por cada ciudadano sagrado que tengas; si no tienes ninguno es gratis.

valeria-domain-emerald-stronghold = Fortaleza Esmeralda
    .gender = feminine
    .reminder = Recluta por el costo base, sin recargo.
    .help = Exige 1 trabajador, 1 soldado y 1 sagrado entre tus ciudadanos; cuesta 12 monedas y vale 5 puntos. Una vez construida, reclutas solo por el costo base, por muchos ciudadanos de ese nombre que tengas.

valeria-domain-pratchetts-plateau = Meseta de Pratchett
    .gender = feminine
    .reminder = Tus dominios cuestan 1 moneda menos.
    .help = Exige 1 trabajador y 1 sagrado entre tus ciudadanos; cuesta 8 monedas y vale 3 puntos. Cada dominio que construyas después te cuesta 1 moneda menos.

valeria-domain-cathedral-of-st-aquila = Catedral de San Áquila
    .gender = feminine
    .reminder = Fin de las acciones: toma 1 moneda de un rival.
    .help = Exige 2 sagrados entre tus ciudadanos; cuesta 8 monedas y vale 3 puntos. Al final de cada fase de acciones tuya, ya desde esta, toma 1 moneda de un rival a tu elección (del banco, si juegas en solitario).

valeria-domain-darktide-harbour = Puerto de la Marea Oscura
    .gender = masculine
    .reminder = Enseguida: un ciudadano sombra gratis.
    .help = Exige 1 sombra, 1 trabajador y 1 soldado entre tus ciudadanos; cuesta 6 monedas y vale 2 puntos. Toma enseguida un ciudadano sombra del centro, gratis.

valeria-domain-cloudriders-camp = Campamento del Jinete de las Nubes
    .gender = masculine
    .reminder = Enseguida: 3 de fuerza y un soldado gratis de costo hasta 2.
    .help = Exige 1 soldado y 1 sagrado entre tus ciudadanos; cuesta 8 monedas y vale 2 puntos. Toma enseguida 3 de fuerza y, gratis, un ciudadano soldado de costo base hasta 2 del centro.

valeria-domain-the-orb-of-urdr = Orbe de Urdr
    .gender = masculine
    .reminder = Fin de las acciones: toma 1 de magia de un rival.
    .help = Exige 1 sombra y 1 sagrado entre tus ciudadanos; cuesta 6 monedas y vale 1 punto. Al final de cada fase de acciones tuya, ya desde esta, toma 1 de magia de un rival a tu elección (del banco, si juegas en solitario).

valeria-domain-rogues-landing = Embarcadero del Pícaro
    .gender = masculine
    .reminder = Enseguida: un ciudadano trabajador gratis.
    .help = Exige 1 trabajador y 1 sombra entre tus ciudadanos; cuesta 7 monedas y vale 3 puntos. Toma enseguida un ciudadano trabajador del centro, gratis.

valeria-domain-blood-crow-army = Ejército del Cuervo de Sangre
    .gender = masculine
    .reminder = Principio de las acciones: 1 de fuerza.
    .help = Exige 3 soldados entre tus ciudadanos; cuesta 5 monedas y vale 2 puntos. Desde tu próximo turno, toma 1 de fuerza al principio de tu fase de acciones.

valeria-domain-eye-of-asteraten = Ojo de Asteraten
    .gender = masculine
    .reminder = Enseguida: 5 de fuerza, y puedes derrotar a un monstruo.
    .help = Exige 1 sagrado y 1 soldado entre tus ciudadanos; cuesta 8 monedas y vale 1 punto. Toma enseguida 5 de fuerza; luego puedes derrotar a un monstruo por su precio normal, como parte de la misma acción.

valeria-domain-cutthroats-truce = Tregua del Degollador
    .gender = feminine
    .reminder = Enseguida: toma 3 monedas de un rival.
    .help = Exige 1 sombra y 1 sagrado entre tus ciudadanos; cuesta 5 monedas y vale 1 punto. Toma enseguida 3 monedas, o todas si hay menos, de un rival a tu elección (del banco, si juegas en solitario).

valeria-domain-halfpenny-hill = Colina del Medio Penique
    .gender = feminine
    .reminder = Principio de las acciones: 1 moneda.
    .help = Exige 3 trabajadores entre tus ciudadanos; cuesta 6 monedas y vale 2 puntos. Desde tu próximo turno, toma 1 moneda al principio de tu fase de acciones.

valeria-domain-shattered-hand = Mano Destrozada
    .gender = feminine
    .reminder = Enseguida: un ciudadano sagrado gratis.
    .help = Exige 1 sagrado y 1 trabajador entre tus ciudadanos; cuesta 7 monedas y vale 3 puntos. Toma enseguida un ciudadano sagrado del centro, gratis.

valeria-domain-forgotten-sorrows = Pesares Olvidados
    .gender = masculine
    .reminder = 1 de magia por cada ciudadano que consigas.
    .help = Exige 1 trabajador y 1 sombra entre tus ciudadanos; cuesta 9 monedas y vale 3 puntos. Una vez construido, cada ciudadano que consigas en tu fase de acciones, reclutado o gratis, te da también 1 de magia.

valeria-domain-watcher-on-the-water = Vigía sobre el Agua
    .gender = masculine
    .reminder = Enseguida: devuelve un monstruo por 3 fichas de victoria.
    .help = Exige 2 soldados entre tus ciudadanos; cuesta 6 monedas y vale 3 puntos. Enseguida puedes devolver un monstruo de tu pila de victoria a su pila del centro y tomar 3 fichas de victoria. Si esa pila estaba agotada, deja de estarlo, y la partida puede durar más.

valeria-domain-gargans-embrace = Abrazo de Gargan
    .gender = masculine
    .reminder = 1 ficha por cada pareja de dados, tire quien tire.
    .help = Exige 2 soldados entre tus ciudadanos; cuesta 7 monedas y vale 2 puntos. Cada vez que los dados formen una pareja, tirada o cambiada, en la fase de tirada de cualquiera, toma 1 ficha de victoria. La ficha se queda aunque la pareja se deshaga, y otra pareja vuelve a dar.

valeria-domain-nest-of-the-weaver-witch = Nido de la Bruja Tejedora
    .gender = masculine
    .reminder = Enseguida: devuelve un ciudadano por 3 fichas de victoria.
    .help = Exige 2 trabajadores entre tus ciudadanos; cuesta 6 monedas y vale 3 puntos. Enseguida puedes devolver uno de tus ciudadanos, nunca una carta inicial, a su pila del centro y tomar 3 fichas de victoria. Si esa pila estaba agotada, deja de estarlo, y la partida puede durar más.

valeria-domain-palace-of-the-dawn = Palacio del Alba
    .gender = masculine
    .reminder = Tirada: baja un dado en 1.
    .help = Exige 1 trabajador y 2 soldados entre tus ciudadanos; cuesta 11 monedas y vale 4 puntos. Una vez en cada fase de tirada tuya puedes bajar en 1 uno de los dados, nunca por debajo de 1, aunque otro dominio ya lo haya cambiado.

valeria-domain-grimmwater-keep = Torreón de Grimmwater
    .gender = masculine
    .reminder = Enseguida: un ciudadano gratis de costo hasta 3.
    .help = Exige 2 trabajadores y 1 sombra entre tus ciudadanos; cuesta 10 monedas y vale 4 puntos. Toma enseguida un ciudadano de costo base hasta 3 del centro, gratis.

valeria-domain-the-violet-thorn = Espina Violeta
    .gender = feminine
    .reminder = 1 de magia por cada monstruo que derrotes.
    .help = Exige 1 soldado y 1 sagrado entre tus ciudadanos; cuesta 7 monedas y vale 3 puntos. Una vez construida, cada monstruo que derrotes en tu fase de acciones te da 1 de magia además de su recompensa.

valeria-domain-purloiners-perch = Percha del Ratero
    .gender = feminine
    .reminder = Enseguida: un monstruo al azar de un rival.
    .help = Exige 2 sombras entre tus ciudadanos; cuesta 10 monedas y vale 2 puntos. Toma enseguida un monstruo al azar de la pila de victoria de un rival a tu elección, sin su recompensa. Si juegas en solitario, toma el monstruo de arriba de la pila más a la izquierda.

valeria-domain-golden-obelisk-of-nae = Obelisco Dorado de Nae
    .gender = masculine
    .reminder = Enseguida: paga 3 de magia por 3 fichas de victoria.
    .help = Exige 1 trabajador y 1 sagrado entre tus ciudadanos; cuesta 6 monedas y vale 3 puntos. Enseguida puedes pagar 3 de magia al banco por 3 fichas de victoria.

valeria-domain-monolith-of-ostendaar = Monolito de Ostendaar
    .gender = masculine
    .reminder = Principio de las acciones: 1 de magia.
    .help = Exige 1 trabajador y 1 soldado entre tus ciudadanos; cuesta 9 monedas y vale 3 puntos. Desde tu próximo turno, toma 1 de magia al principio de tu fase de acciones.

## Duques

valeria-duke-cornelius-the-dreamer = Cornelius el Soñador
    .gender = masculine
    .reminder = 3 por dominio; 1 por cada 3 recursos.
    .help = Al final da 3 puntos por cada dominio que tengas, y 1 por cada 3 recursos que te queden, sumados todos los tipos.

valeria-duke-elsyn-saint-of-shadows = El'syn, Santa de las Sombras
    .gender = feminine
    .reminder = 2 por sagrado, 2 por sombra; 1 por cada 4 recursos.
    .help = Al final da 2 puntos por cada icono sagrado y 2 por cada icono de sombra en tus ciudadanos y dominios, y 1 por cada 4 recursos que te queden, sumados todos los tipos.

valeria-duke-elisium-the-allsmith = Elisium el Herrero de Todo
    .gender = masculine
    .reminder = 1 por icono de rol; 1 por cada 4 recursos.
    .help = Al final da 1 punto por cada icono de rol, sea cual sea, en tus ciudadanos y dominios, y 1 por cada 4 recursos que te queden, sumados todos los tipos.

valeria-duke-hrothgar-the-conqueror = Hrothgar el Conquistador
    .gender = masculine
    .reminder = 2 por monstruo, 1 más si es titán; 1 por cada 4 recursos.
    .help = Al final da 2 puntos por cada monstruo de tu pila de victoria, 1 más si es un titán, y 1 por cada 4 recursos que te queden, sumados todos los tipos.

valeria-duke-isabella-the-righteous = Isabella la Justa
    .gender = feminine
    .reminder = 1 por soldado, 2 por sagrado; 1 por cada 3 recursos.
    .help = Al final da 1 punto por cada icono de soldado y 2 por cada icono sagrado en tus ciudadanos y dominios, y 1 por cada 3 recursos que te queden, sumados todos los tipos.

valeria-duke-lekzandr-the-protector = Lekzand'r el Protector
    .gender = masculine
    .reminder = 1 por trabajador, 2 por sagrado; 1 por cada 3 recursos.
    .help = Al final da 1 punto por cada icono de trabajador y 2 por cada icono sagrado en tus ciudadanos y dominios, y 1 por cada 3 recursos que te queden, sumados todos los tipos.

valeria-duke-node-master-of-swords = Node, Maestro de Espadas
    .gender = masculine
    .reminder = 1 por soldado, 2 por sombra; 1 por cada 3 recursos.
    .help = Al final da 1 punto por cada icono de soldado y 2 por cada icono de sombra en tus ciudadanos y dominios, y 1 por cada 3 recursos que te queden, sumados todos los tipos.

valeria-duke-reese-the-firebrand = Reese, Alma de Fuego
    .gender = feminine
    .reminder = 1 por ciudadano, monstruo y dominio; 1 por cada 4 recursos.
    .help = Al final da 1 punto por cada ciudadano, monstruo y dominio que tengas, sin las cartas iniciales, y 1 por cada 4 recursos que te queden, sumados todos los tipos.

valeria-duke-simon-the-unclean = Simon el Impuro
    .gender = masculine
    .reminder = 1 por trabajador, 1 por soldado; 1 por cada 2 recursos.
    .help = Al final da 1 punto por cada icono de trabajador y 1 por cada icono de soldado en tus ciudadanos y dominios, y 1 por cada 2 recursos que te queden, sumados todos los tipos.

valeria-duke-waryn-lord-of-rogues = Waryn, Señor de los Pícaros
    .gender = masculine
    .reminder = 1 por trabajador, 2 por sombra; 1 por cada 3 recursos.
    .help = Al final da 1 punto por cada icono de trabajador y 2 por cada icono de sombra en tus ciudadanos y dominios, y 1 por cada 3 recursos que te queden, sumados todos los tipos.
