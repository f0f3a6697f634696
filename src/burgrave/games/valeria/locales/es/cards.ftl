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
###   coste base  el precio sin el recargo               recargo        1 moneda por carta del mismo nombre que tienes
###   centro      las veinte pilas de la mesa            agotada        de una pila: vacía
###   pila de victoria  los monstruos que ha derrotado un jugador    banco    de donde vienen y adonde van las fichas
###   dobles      dos dados con el mismo número
###   obtener (del banco), quitar (a un jugador), robar (con un Ladrón)
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
    .reminder = Sirve para pagar ciudadanos y dominios.
    .help = El oro sirve para pagar ciudadanos y dominios. La magia puede sustituir una parte, pero debes pagar al menos 1 moneda.

valeria-resource-strength = { $n } de fuerza
    .gender = feminine
    .name = Fuerza
    .reminder = Sirve para derrotar monstruos.
    .help = La fuerza sirve para derrotar monstruos. La magia puede sustituir una parte, pero debes pagar al menos 1 de fuerza.

valeria-resource-magic = { $n } de magia
    .gender = feminine
    .name = Magia
    .reminder = Puede sustituir fuerza u oro. Algunos monstruos la exigen.
    .help = La magia puede sustituir oro o fuerza al pagar una acción, pero al menos 1 debe ser del recurso pedido. Algunos monstruos cuestan además magia, que nada puede sustituir.

valeria-resource-vp =
    { $n ->
        [one] { $n } ficha de victoria
       *[other] { $n } fichas de victoria
    }
    .gender = masculine
    .name = Puntos de victoria
    .reminder = Gana la partida quien tenga más.
    .help = Gana la partida quien tenga más puntos de victoria. Vienen de las fichas de victoria, de tus monstruos y dominios y de tu duque. No son un recurso: no puedes gastarlos.

## Roles

valeria-role-worker = Trabajador
    .gender = masculine
    .reminder = Mercader, Herrero, Campesino, Carnicero, Minero.
    .help = Rol de ciudadanos: Mercader, Herrero, Campesino, Carnicero, Minero. Los dominios requieren ciudadanos de ciertos roles. Muchos duques puntúan por iconos de rol, incluidos los de tus dominios. Las cartas iniciales no tienen rol.

valeria-role-soldier = Soldado
    .gender = masculine
    .reminder = Arquero, Mago, Caballero, Campeón, Señor de la Guerra.
    .help = Rol de ciudadanos: Arquero, Mago, Caballero, Campeón, Señor de la Guerra. Los dominios requieren ciudadanos de ciertos roles. Muchos duques puntúan por iconos de rol, incluidos los de tus dominios. Las cartas iniciales no tienen rol.

valeria-role-shadow = Sombra
    .gender = feminine
    .reminder = Mercenario, Alquimista, Pícaro, Ladrón.
    .help = Rol de ciudadanos: Mercenario, Alquimista, Pícaro, Ladrón. Los dominios requieren ciudadanos de ciertos roles. Muchos duques puntúan por iconos de rol, incluidos los de tus dominios. Las cartas iniciales no tienen rol.

valeria-role-holy = Sagrado
    .gender = masculine
    .reminder = Clérigo, Monje, Paladín, Sacerdotisa.
    .help = Rol de ciudadanos: Clérigo, Monje, Paladín, Sacerdotisa. Los dominios requieren ciudadanos de ciertos roles. Muchos duques puntúan por iconos de rol, incluidos los de tus dominios. Las cartas iniciales no tienen rol.

## Tipos de monstruo

valeria-type-minion = Esbirro
    .gender = masculine
    .reminder = Monstruos comunes.
    .help = Monstruos comunes: Gárgola, Goblin, Esqueleto, Treant, Cubo Gelatinoso, Kobolds, Guerrero Orco. Ninguna carta del juego básico cuenta los esbirros.

valeria-type-beast = Bestia
    .gender = feminine
    .reminder = Monstruos salvajes.
    .help = Monstruos salvajes: Araña Maldita, Basilisco, Oso Lechuza, Oso Terrible. Ninguna carta del juego básico cuenta las bestias.

valeria-type-titan = Titán
    .gender = masculine
    .reminder = Monstruos colosales. Con Hrothgar valen más.
    .help = Monstruos colosales: Espectro, Goblin Mago, Esqueleto Llameante, Gigante, Gólem de Oro. Hrothgar el Conquistador da puntos extra por ellos.

valeria-type-boss = Jefe
    .gender = masculine
    .reminder = El monstruo más fuerte de su área.
    .help = El monstruo más fuerte de cada área, al fondo de la pila: Reina Bruja, Rey Goblin, Rey Esqueleto, Reina Araña, Dragón del Pantano, Trol, Dragón Rojo, Jefe Orco. Su recompensa crece con cada monstruo del área que hayas derrotado.

## Áreas

valeria-area-barrens = Yermos
    .gender = masculine
    .reminder = Gárgola, Espectro, Reina Bruja.
    .help = Área 1 de 8, de la más débil a la más fuerte. Su pila, de arriba abajo: Gárgola, Espectro, Reina Bruja.

valeria-area-hills = Colinas
    .gender = feminine
    .reminder = Goblin, Goblin Mago, Rey Goblin.
    .help = Área 2 de 8, de la más débil a la más fuerte. Su pila, de arriba abajo: Goblin, Goblin Mago, Rey Goblin.

valeria-area-ruins = Ruinas
    .gender = feminine
    .reminder = Esqueleto, Esqueleto Llameante, Rey Esqueleto.
    .help = Área 3 de 8, de la más débil a la más fuerte. Su pila, de arriba abajo: Esqueleto, Esqueleto Llameante, Rey Esqueleto.

valeria-area-forest = Bosque
    .gender = masculine
    .reminder = Treant, Araña Maldita, Reina Araña.
    .help = Área 4 de 8, de la más débil a la más fuerte. Su pila, de arriba abajo: Treant, Araña Maldita, Reina Araña.

valeria-area-swamp = Pantano
    .gender = masculine
    .reminder = Cubo Gelatinoso, Basilisco, Dragón del Pantano.
    .help = Área 5 de 8, de la más débil a la más fuerte. Su pila, de arriba abajo: Cubo Gelatinoso, Basilisco, Dragón del Pantano.

valeria-area-valley = Valle
    .gender = masculine
    .reminder = Oso Lechuza, Gigante, Trol.
    .help = Área 6 de 8, de la más débil a la más fuerte. Su pila, de arriba abajo: Oso Lechuza, Gigante, Trol.

valeria-area-caverns = Cavernas
    .gender = feminine
    .reminder = Kobolds, Gólem de Oro, Dragón Rojo.
    .help = Área 7 de 8, de la más débil a la más fuerte. Su pila, de arriba abajo: Kobolds, Gólem de Oro, Dragón Rojo.

valeria-area-mountains = Montañas
    .gender = feminine
    .reminder = Oso Terrible, Guerrero Orco, Jefe Orco.
    .help = Área 8 de 8, de la más débil a la más fuerte. Su pila, de arriba abajo: Oso Terrible, Guerrero Orco, Jefe Orco.

## Fases

valeria-phase-roll = Fase de Tirada
    .gender = feminine
    .reminder = Tira dos dados. Los dominios pueden cambiarlos.
    .help = El jugador activo tira dos dados y puede cambiarlos con sus dominios, cada uno una vez. Los tres números del turno son los dos dados y su suma.

valeria-phase-harvest = Fase de Cosecha
    .gender = feminine
    .reminder = Los dados activan las cartas de todos.
    .help = Cada carta con uno de los tres números se activa, dos veces si los dos dados muestran su número. El jugador activo usa los poderes de su propio turno, y los demás, los de los turnos ajenos. Los Ladrones del jugador activo van primero. Si no se activa ninguna carta tuya, obtén 1 recurso a tu elección. Con cinco jugadores, quien tiene la ficha de Espera no obtiene nada.

valeria-phase-action = Fase de Acciones
    .gender = feminine
    .reminder = Dos acciones: derrotar, reclutar, construir o 1 recurso.
    .help = El jugador activo hace exactamente dos acciones, iguales o distintas: derrotar a un monstruo, reclutar a un ciudadano, construir un dominio u obtener 1 recurso.

valeria-phase-end = Fase Final
    .gender = feminine
    .reminder = Comprueba si acaba la partida y pasa los dados.
    .help = Si todos los monstruos han sido derrotados, todos los dominios están construidos o hay el doble de pilas agotadas que de jugadores, la partida termina cuando todos hayan jugado el mismo número de turnos. Si no, los dados pasan a la izquierda.

valeria-phase-monster = Fase de Monstruos
    .gender = feminine
    .reminder = Los dados hacen que los monstruos capturen cartas.
    .help = Solo en solitario. Cada dado activa la pila de monstruos de esa posición, contando desde la izquierda, si aún tiene monstruos. Un 6 activa una pila a tu elección. Cada vez, el Señor Oscuro captura la carta de arriba de una pila de ciudadanos de esa columna, o el dominio de arriba si ahí no quedan ciudadanos. Si no queda nada que capturar, pierdes.

valeria-phase-second-harvest = Segunda Fase de Cosecha
    .gender = feminine
    .reminder = Los mismos dados, con los poderes de los otros turnos.
    .help = Solo en solitario. Los mismos dados vuelven a activar tus cartas, incluso las que acabas de reclutar. Esta vez usan los poderes de los turnos ajenos.

## Preparaciones

valeria-scenario-first-game = Primera partida
    .gender = feminine
    .reminder = La preparación recomendada para la primera partida.
    .help = Áreas: Colinas, Ruinas, Bosque, Valle, Montañas. Ciudadanos: Clérigo, Mercader, Mercenario, Arquero, Campesino, Caballero, Pícaro, Campeón, Paladín, Carnicero. No se retira ningún dominio.

valeria-scenario-glittering-gold = Oro Reluciente
    .gender = masculine
    .reminder = Una preparación centrada en el oro.
    .help = Áreas: Colinas, Ruinas, Bosque, Pantano, Cavernas. Ciudadanos: Monje, Mercader, Alquimista, Arquero, Campesino, Caballero, Pícaro, Campeón, Paladín, Carnicero. Dominios retirados: Pesares Olvidados, Espina Violeta, Obelisco Dorado de Nae, Monolito de Ostendaar.

valeria-scenario-mastery-over-magic = Maestría de la Magia
    .gender = feminine
    .reminder = Una preparación centrada en la magia.
    .help = Áreas: Yermos, Ruinas, Bosque, Valle, Montañas. Ciudadanos: Clérigo, Mercader, Alquimista, Mago, Campesino, Caballero, Ladrón, Campeón, Paladín, Carnicero. Dominios retirados: Ojo de Asteraten, Ejército del Cuervo de Sangre, Empalizada del Soto del Zorro, Abrazo de Gargan.

valeria-scenario-monster-blood = Sangre de Monstruo
    .gender = feminine
    .reminder = Una preparación centrada en los monstruos.
    .help = Áreas: Yermos, Ruinas, Bosque, Pantano, Montañas. Ciudadanos: Clérigo, Herrero, Mercenario, Arquero, Campesino, Caballero, Pícaro, Señor de la Guerra, Sacerdotisa, Minero. Dominios retirados: Pesares Olvidados, Nido de la Bruja Tejedora, Catedral de San Áquila, Tregua del Degollador.

valeria-scenario-random = Aleatorio
    .gender = masculine
    .reminder = Áreas y ciudadanos al azar.
    .help = Cinco de las ocho áreas y un ciudadano para cada número, elegidos al azar. Se barajan todos los dominios.

valeria-scenario-custom = Personalizado
    .gender = masculine
    .reminder = Áreas y ciudadanos a tu elección.
    .help = Eliges cinco áreas, uno de los dos ciudadanos de los números que tienen dos y los dominios que se retiran.

## Cartas iniciales

valeria-starter-peasant = Campesino Inicial
    .gender = masculine
    .reminder = Cada turno: 1 moneda.
    .help = Cada jugador empieza con uno y nunca lo pierde. No tiene rol. Se activa con 5. En todos los turnos: obtén 1 moneda. Cuenta como Campesino cuando reclutas a otro.

valeria-starter-knight = Caballero Inicial
    .gender = masculine
    .reminder = Cada turno: 1 de fuerza.
    .help = Cada jugador empieza con uno y nunca lo pierde. No tiene rol. Se activa con 6. En todos los turnos: obtén 1 de fuerza. Cuenta como Caballero cuando reclutas a otro, y para el Señor de la Guerra.

## Ciudadanos

valeria-citizen-cleric = Clérigo
    .gender = masculine
    .reminder = Tu turno: 3 de magia. Otros turnos: 1 de magia.
    .help = Ciudadano sagrado. Se activa con 1. Cuesta 3 monedas, más 1 por cada Clérigo que tengas. En tu turno: obtén 3 de magia. En los turnos de los demás: obtén 1 de magia.

valeria-citizen-monk = Monje
    .gender = masculine
    .reminder = Tu turno: +1 oro, +2 magia. Otros: 1 oro por 2 magia.
    .help = Ciudadano sagrado. Se activa con 1. Cuesta 3 monedas, más 1 por cada Monje que tengas. En tu turno: obtén 1 moneda y 2 de magia. En los turnos de los demás: puedes pagar 1 moneda para obtener 2 de magia.

valeria-citizen-merchant = Mercader
    .gender = masculine
    .reminder = Tu turno: 2 monedas o 2 de magia. Otros turnos: 1 moneda.
    .help = Ciudadano trabajador. Se activa con 2. Cuesta 2 monedas, más 1 por cada Mercader que tengas. En tu turno: obtén 2 monedas o 2 de magia. En los turnos de los demás: obtén 1 moneda.

valeria-citizen-blacksmith = Herrero
    .gender = masculine
    .reminder = Tu turno: 1 moneda por soldado. Otros turnos: 1 moneda.
    .help = Ciudadano trabajador. Se activa con 2. Cuesta 3 monedas, más 1 por cada Herrero que tengas. En tu turno: obtén 1 moneda por cada soldado que tengas. En los turnos de los demás: obtén 1 moneda.

valeria-citizen-mercenary = Mercenario
    .gender = masculine
    .reminder = Tu turno: +1 fuerza, +1 oro. Otros: 1 fuerza por 2 oro.
    .help = Ciudadano sombra. Se activa con 3. Cuesta 3 monedas, más 1 por cada Mercenario que tengas. En tu turno: obtén 1 de fuerza y 1 moneda. En los turnos de los demás: puedes pagar 1 de fuerza para obtener 2 monedas.

valeria-citizen-alchemist = Alquimista
    .gender = masculine
    .reminder = Tu turno: 1 oro por 3 magia. Otros: 1 magia por 2 oro.
    .help = Ciudadano sombra. Se activa con 3. Cuesta 3 monedas, más 1 por cada Alquimista que tengas. En tu turno: puedes pagar 1 moneda para obtener 3 de magia. En los turnos de los demás: puedes pagar 1 de magia para obtener 2 monedas.

valeria-citizen-archer = Arquero
    .gender = masculine
    .reminder = Tu turno: 2 de fuerza. Otros turnos: 1 de fuerza.
    .help = Ciudadano soldado. Se activa con 4. Cuesta 4 monedas, más 1 por cada Arquero que tengas. En tu turno: obtén 2 de fuerza. En los turnos de los demás: obtén 1 de fuerza.

valeria-citizen-wizard = Mago
    .gender = masculine
    .reminder = Tu turno: 1 de magia + 1 de fuerza. Otros: 1 de magia.
    .help = Ciudadano soldado. Se activa con 4. Cuesta 4 monedas, más 1 por cada Mago que tengas. En tu turno: obtén 1 de magia y 1 de fuerza. En los turnos de los demás: obtén 1 de magia.

valeria-citizen-peasant = Campesino
    .gender = masculine
    .reminder = Cada turno: 1 moneda.
    .help = Ciudadano trabajador. Se activa con 5. Cuesta 2 monedas, más 1 por cada Campesino que tengas, incluido el inicial. En todos los turnos: obtén 1 moneda.

valeria-citizen-knight = Caballero
    .gender = masculine
    .reminder = Cada turno: 1 de fuerza.
    .help = Ciudadano soldado. Se activa con 6. Cuesta 2 monedas, más 1 por cada Caballero que tengas, incluido el inicial. En todos los turnos: obtén 1 de fuerza.

valeria-citizen-rogue = Pícaro
    .gender = masculine
    .reminder = Tu turno: +2 fuerza, +2 oro. Otros: +1 fuerza, +1 oro.
    .help = Ciudadano sombra. Se activa con 7. Cuesta 2 monedas, más 1 por cada Pícaro que tengas. En tu turno: obtén 2 de fuerza y 2 monedas. En los turnos de los demás: obtén 1 de fuerza y 1 moneda.

valeria-citizen-thief = Ladrón
    .gender = masculine
    .reminder = Tu turno: roba hasta 3 de oro o magia. Otros: obtén 2.
    .help = Ciudadano sombra. Se activa con 7. Cuesta 2 monedas, más 1 por cada Ladrón que tengas. En tu turno: roba a un rival hasta 3 monedas o hasta 3 de magia, pero no ambas, antes de que se active cualquier otra carta, tuya o ajena (en solitario, al banco). En los turnos de los demás: obtén 2 monedas o 2 de magia.

valeria-citizen-champion = Campeón
    .gender = masculine
    .reminder = Tu turno: 4 de fuerza. Otros: 1 moneda por 4 de fuerza.
    .help = Ciudadano soldado. Se activa con 8. Cuesta 2 monedas, más 1 por cada Campeón que tengas. En tu turno: obtén 4 de fuerza. En los turnos de los demás: puedes pagar 1 moneda para obtener 4 de fuerza.

valeria-citizen-warlord = Señor de la Guerra
    .gender = masculine
    .reminder = Tu turno: 1 de fuerza por soldado. Otros: 1 por Caballero.
    .help = Ciudadano soldado. Se activa con 8. Cuesta 2 monedas, más 1 por cada Señor de la Guerra que tengas. En tu turno: obtén 1 de fuerza por cada soldado que tengas, incluido este. En los turnos de los demás: obtén 1 de fuerza por cada Caballero que tengas, incluido el inicial.

valeria-citizen-paladin = Paladín
    .gender = masculine
    .reminder = Tu turno: +1 fuerza, +2 magia. Otros: 1 fuerza por 3 magia.
    .help = Ciudadano sagrado. Se activa con 9 o 10. Cuesta 2 monedas, más 1 por cada Paladín que tengas. En tu turno: obtén 1 de fuerza y 2 de magia. En los turnos de los demás: puedes pagar 1 de fuerza para obtener 3 de magia.

valeria-citizen-priestess = Sacerdotisa
    .gender = feminine
    .reminder = Tu turno: +2 fuerza, +1 magia. Otros: 1 magia por 3 fuerza.
    .help = Ciudadano sagrado. Se activa con 9 o 10. Cuesta 2 monedas, más 1 por cada Sacerdotisa que tengas. En tu turno: obtén 2 de fuerza y 1 de magia. En los turnos de los demás: puedes pagar 1 de magia para obtener 3 de fuerza.

valeria-citizen-butcher = Carnicero
    .gender = masculine
    .reminder = Tu turno: 2 monedas por trabajador. Otros turnos: 4 monedas.
    .help = Ciudadano trabajador. Se activa con 11 o 12. Cuesta 1 moneda, más 1 por cada Carnicero que tengas. En tu turno: obtén 2 monedas por cada trabajador que tengas, incluido este. En los turnos de los demás: obtén 4 monedas.

valeria-citizen-miner = Minero
    .gender = masculine
    .reminder = Tu turno: 1 moneda + 1 por dominio. Otros turnos: 4 monedas.
    .help = Ciudadano trabajador. Se activa con 11 o 12. Cuesta 1 moneda, más 1 por cada Minero que tengas. En tu turno: obtén 1 moneda, más 1 moneda por cada dominio que tengas. En los turnos de los demás: obtén 4 monedas.

## Monstruos

valeria-monster-gargoyle = Gárgola
    .gender = feminine
    .reminder = 1 de magia.
    .help = Esbirro de los Yermos. Cuesta 1 de fuerza. Vale 1 punto. Recompensa: 1 de magia.

valeria-monster-wraith = Espectro
    .gender = masculine
    .reminder = Un ciudadano gratis de coste base 2 o menos.
    .help = Titán de los Yermos. Cuesta 4 de fuerza y 3 de magia. Vale 3 puntos. Recompensa: un ciudadano gratis de coste base 2 o menos.

valeria-monster-witch-queen = Reina Bruja
    .gender = feminine
    .reminder = 1 de magia por monstruo de los Yermos, incluido este.
    .help = Jefe de los Yermos. Cuesta 5 de fuerza y 4 de magia. Vale 5 puntos. Recompensa: 1 de magia por cada monstruo de los Yermos de tu pila de victoria, incluido este.

valeria-monster-goblin = Goblin
    .gender = masculine
    .reminder = 1 moneda.
    .help = Esbirro de las Colinas. Cuesta 1 de fuerza. Vale 1 punto. Recompensa: 1 moneda.

valeria-monster-goblin-mage = Goblin Mago
    .gender = masculine
    .reminder = 1 moneda o 1 de magia.
    .help = Titán de las Colinas. Cuesta 3 de fuerza. Vale 2 puntos. Recompensa: 1 moneda o 1 de magia.

valeria-monster-goblin-king = Rey Goblin
    .gender = masculine
    .reminder = 1 moneda por monstruo de las Colinas, incluido este.
    .help = Jefe de las Colinas. Cuesta 6 de fuerza. Vale 4 puntos. Recompensa: 1 moneda por cada monstruo de las Colinas de tu pila de victoria, incluido este.

valeria-monster-skeleton = Esqueleto
    .gender = masculine
    .reminder = 1 moneda.
    .help = Esbirro de las Ruinas. Cuesta 2 de fuerza. Vale 2 puntos. Recompensa: 1 moneda.

valeria-monster-flaming-skeleton = Esqueleto Llameante
    .gender = masculine
    .reminder = 1 moneda y 1 de magia.
    .help = Titán de las Ruinas. Cuesta 5 de fuerza. Vale 3 puntos. Recompensa: 1 moneda y 1 de magia.

valeria-monster-skeleton-king = Rey Esqueleto
    .gender = masculine
    .reminder = 2 monedas por monstruo de las Ruinas, incluido este.
    .help = Jefe de las Ruinas. Cuesta 8 de fuerza. Vale 4 puntos. Recompensa: 2 monedas por cada monstruo de las Ruinas de tu pila de victoria, incluido este.

valeria-monster-treant = Treant
    .gender = masculine
    .reminder = 1 moneda y 1 de magia.
    .help = Esbirro del Bosque. Cuesta 3 de fuerza. Vale 1 punto. Recompensa: 1 moneda y 1 de magia.

valeria-monster-bane-spider = Araña Maldita
    .gender = feminine
    .reminder = 3 monedas o un Caballero gratis.
    .help = Bestia del Bosque. Cuesta 6 de fuerza. Vale 2 puntos. Recompensa: 3 monedas o un Caballero gratis. Si no queda ningún Caballero, recibes las monedas.

valeria-monster-spider-queen = Reina Araña
    .gender = feminine
    .reminder = 2 monedas por monstruo del Bosque, o un ciudadano y 1 ficha.
    .help = Jefe del Bosque. Cuesta 10 de fuerza y 3 de magia. Vale 5 puntos. Recompensa: 2 monedas por cada monstruo del Bosque de tu pila de victoria, incluido este, o cualquier ciudadano gratis y 1 ficha de victoria.

valeria-monster-gelatinous-cube = Cubo Gelatinoso
    .gender = masculine
    .reminder = 2 monedas.
    .help = Esbirro del Pantano. Cuesta 4 de fuerza y 1 de magia. Vale 3 puntos. Recompensa: 2 monedas.

valeria-monster-basilisk = Basilisco
    .gender = masculine
    .reminder = 3 monedas o 3 de magia.
    .help = Bestia del Pantano. Cuesta 6 de fuerza y 3 de magia. Vale 4 puntos. Recompensa: 3 monedas o 3 de magia.

valeria-monster-swamp-dragon = Dragón del Pantano
    .gender = masculine
    .reminder = 2 de magia por monstruo del Pantano, incluido este.
    .help = Jefe del Pantano. Cuesta 10 de fuerza y 4 de magia. Vale 6 puntos. Recompensa: 2 de magia por cada monstruo del Pantano de tu pila de victoria, incluido este.

valeria-monster-owlbear = Oso Lechuza
    .gender = masculine
    .reminder = 2 de magia.
    .help = Bestia del Valle. Cuesta 4 de fuerza. Vale 2 puntos. Recompensa: 2 de magia.

valeria-monster-giant = Gigante
    .gender = masculine
    .reminder = 1 moneda y 2 de magia.
    .help = Titán del Valle. Cuesta 8 de fuerza. Vale 3 puntos. Recompensa: 1 moneda y 2 de magia.

valeria-monster-troll = Trol
    .gender = masculine
    .reminder = 2 de magia por monstruo del Valle, incluido este.
    .help = Jefe del Valle. Cuesta 12 de fuerza. Vale 6 puntos. Recompensa: 2 de magia por cada monstruo del Valle de tu pila de victoria, incluido este.

valeria-monster-kobolds = Kobolds
    .gender = masculine
    .reminder = 2 monedas y 1 de magia.
    .help = Esbirro de las Cavernas. Cuesta 5 de fuerza y 1 de magia. Vale 3 puntos. Recompensa: 2 monedas y 1 de magia.

valeria-monster-gold-golem = Gólem de Oro
    .gender = masculine
    .reminder = 5 monedas.
    .help = Titán de las Cavernas. Cuesta 7 de fuerza y 3 de magia. Vale 4 puntos. Recompensa: 5 monedas.

valeria-monster-red-dragon = Dragón Rojo
    .gender = masculine
    .reminder = 3 monedas por monstruo de las Cavernas, incluido este.
    .help = Jefe de las Cavernas. Cuesta 12 de fuerza y 6 de magia. Vale 7 puntos. Recompensa: 3 monedas por cada monstruo de las Cavernas de tu pila de victoria, incluido este.

valeria-monster-dire-bear = Oso Terrible
    .gender = masculine
    .reminder = 2 monedas o 2 de magia.
    .help = Bestia de las Montañas. Cuesta 5 de fuerza. Vale 3 puntos. Recompensa: 2 monedas o 2 de magia.

valeria-monster-orc-warrior = Guerrero Orco
    .gender = masculine
    .reminder = Un ciudadano gratis de coste base 3 o menos.
    .help = Esbirro de las Montañas. Cuesta 9 de fuerza. Vale 3 puntos. Recompensa: un ciudadano gratis de coste base 3 o menos.

valeria-monster-orc-chieftain = Jefe Orco
    .gender = masculine
    .reminder = 2 monedas por monstruo de las Montañas, incluido este.
    .help = Jefe de las Montañas. Cuesta 14 de fuerza. Vale 6 puntos. Recompensa: 2 monedas por cada monstruo de las Montañas de tu pila de victoria, incluido este.

## Dominios

valeria-domain-foxgrove-palisade = Empalizada del Soto del Zorro
    .gender = feminine
    .reminder = Tirada: paga 2 monedas para cambiar un dado a 6.
    .help = Requiere 1 soldado y 1 sombra entre tus ciudadanos. Cuesta 9 monedas. Vale 3 puntos. Una vez durante tu fase de tirada, puedes pagar 2 monedas para cambiar uno de los dados a 6.

valeria-domain-the-desert-orchid = Orquídea del Desierto
    .gender = feminine
    .reminder = Tirada: dado a 1; cuesta 1 moneda por ciudadano sagrado.
    .help = Requiere 1 ciudadano sagrado y 1 ciudadano sombra. Cuesta 9 monedas. Vale 3 puntos. Una vez durante tu fase de tirada, puedes cambiar uno de los dados a 1. Cuesta 1 moneda por cada ciudadano sagrado que tengas; si no tienes ninguno, es gratis.

valeria-domain-emerald-stronghold = Fortaleza Esmeralda
    .gender = feminine
    .reminder = Recluta por el coste base, sin recargo.
    .help = Requiere 1 trabajador, 1 soldado y 1 ciudadano sagrado. Cuesta 12 monedas. Vale 5 puntos. Tras construirlo, reclutas ciudadanos por su coste base, sin el recargo por las copias que tengas.

valeria-domain-pratchetts-plateau = Meseta de Pratchett
    .gender = feminine
    .reminder = Tus dominios cuestan 1 moneda menos.
    .help = Requiere 1 trabajador y 1 ciudadano sagrado. Cuesta 8 monedas. Vale 3 puntos. Cada dominio que construyas después de este cuesta 1 moneda menos.

valeria-domain-cathedral-of-st-aquila = Catedral de San Áquila
    .gender = feminine
    .reminder = Tras tus acciones: quítale 1 moneda a un rival.
    .help = Requiere 2 ciudadanos sagrados. Cuesta 8 monedas. Vale 3 puntos. Al final de tu fase de acciones, quítale 1 moneda a un rival a tu elección (en solitario, al banco). Vale ya en el turno en que lo construyes.

valeria-domain-darktide-harbour = Puerto de la Marea Oscura
    .gender = masculine
    .reminder = Al construir: un ciudadano sombra gratis.
    .help = Requiere 1 sombra, 1 trabajador y 1 soldado entre tus ciudadanos. Cuesta 6 monedas. Vale 2 puntos. Al construirlo: consigues gratis un ciudadano sombra del centro.

valeria-domain-cloudriders-camp = Campamento del Jinete de las Nubes
    .gender = masculine
    .reminder = Al construir: 3 de fuerza y soldado gratis (coste máx. 2).
    .help = Requiere 1 soldado y 1 ciudadano sagrado. Cuesta 8 monedas. Vale 2 puntos. Al construirlo: obtén 3 de fuerza y, gratis del centro, un soldado de coste base 2 o menos.

valeria-domain-the-orb-of-urdr = Orbe de Urdr
    .gender = masculine
    .reminder = Tras tus acciones: quítale 1 de magia a un rival.
    .help = Requiere 1 ciudadano sombra y 1 ciudadano sagrado. Cuesta 6 monedas. Vale 1 punto. Al final de tu fase de acciones, quítale 1 de magia a un rival a tu elección (en solitario, al banco). Vale ya en el turno en que lo construyes.

valeria-domain-rogues-landing = Embarcadero del Pícaro
    .gender = masculine
    .reminder = Al construir: un trabajador gratis.
    .help = Requiere 1 trabajador y 1 sombra entre tus ciudadanos. Cuesta 7 monedas. Vale 3 puntos. Al construirlo: consigues gratis un trabajador del centro.

valeria-domain-blood-crow-army = Ejército del Cuervo de Sangre
    .gender = masculine
    .reminder = Antes de tus acciones: 1 de fuerza.
    .help = Requiere 3 soldados entre tus ciudadanos. Cuesta 5 monedas. Vale 2 puntos. Al principio de tu fase de acciones, obtén 1 de fuerza. Vale desde el turno siguiente al de su construcción.

valeria-domain-eye-of-asteraten = Ojo de Asteraten
    .gender = masculine
    .reminder = Al construir: 5 de fuerza y puedes derrotar a un monstruo.
    .help = Requiere 1 ciudadano sagrado y 1 soldado. Cuesta 8 monedas. Vale 1 punto. Al construirlo: obtén 5 de fuerza. Después puedes derrotar a un monstruo por su coste normal, como parte de la misma acción.

valeria-domain-cutthroats-truce = Tregua del Degollador
    .gender = feminine
    .reminder = Al construir: quítale 3 monedas a un rival.
    .help = Requiere 1 ciudadano sombra y 1 ciudadano sagrado. Cuesta 5 monedas. Vale 1 punto. Al construirlo: quítale 3 monedas a un rival a tu elección, o todas si tiene menos (en solitario, al banco).

valeria-domain-halfpenny-hill = Colina del Medio Penique
    .gender = feminine
    .reminder = Antes de tus acciones: 1 moneda.
    .help = Requiere 3 trabajadores entre tus ciudadanos. Cuesta 6 monedas. Vale 2 puntos. Al principio de tu fase de acciones, obtén 1 moneda. Vale desde el turno siguiente al de su construcción.

valeria-domain-shattered-hand = Mano Destrozada
    .gender = feminine
    .reminder = Al construir: un ciudadano sagrado gratis.
    .help = Requiere 1 ciudadano sagrado y 1 trabajador. Cuesta 7 monedas. Vale 3 puntos. Al construirlo: consigues gratis un ciudadano sagrado del centro.

valeria-domain-forgotten-sorrows = Pesares Olvidados
    .gender = masculine
    .reminder = 1 de magia por cada ciudadano que consigas.
    .help = Requiere 1 trabajador y 1 sombra entre tus ciudadanos. Cuesta 9 monedas. Vale 3 puntos. Tras construirlo, obtén 1 de magia por cada ciudadano que consigas en tu fase de acciones, reclutado o gratis.

valeria-domain-watcher-on-the-water = Vigía sobre el Agua
    .gender = masculine
    .reminder = Al construir: devuelve un monstruo por 3 fichas.
    .help = Requiere 2 soldados entre tus ciudadanos. Cuesta 6 monedas. Vale 3 puntos. Al construirlo: puedes devolver un monstruo de tu pila de victoria a su pila del centro para obtener 3 fichas de victoria. Si esa pila estaba agotada, deja de estarlo, y la partida puede durar más.

valeria-domain-gargans-embrace = Abrazo de Gargan
    .gender = masculine
    .reminder = 1 ficha por los dobles de cualquier jugador.
    .help = Requiere 2 soldados entre tus ciudadanos. Cuesta 7 monedas. Vale 2 puntos. Obtén 1 ficha de victoria cada vez que los dados muestren dobles en la fase de tirada de cualquier jugador, ya sea al tirar o al cambiar los dados. La ficha es tuya aunque luego cambien los dados, y unos dobles nuevos te dan otra.

valeria-domain-nest-of-the-weaver-witch = Nido de la Bruja Tejedora
    .gender = masculine
    .reminder = Al construir: devuelve un ciudadano por 3 fichas.
    .help = Requiere 2 trabajadores entre tus ciudadanos. Cuesta 6 monedas. Vale 3 puntos. Al construirlo: puedes devolver uno de tus ciudadanos (nunca una carta inicial) a su pila del centro para obtener 3 fichas de victoria. Si esa pila estaba agotada, deja de estarlo, y la partida puede durar más.

valeria-domain-palace-of-the-dawn = Palacio del Alba
    .gender = masculine
    .reminder = Tirada: baja un dado en 1.
    .help = Requiere 1 trabajador y 2 soldados entre tus ciudadanos. Cuesta 11 monedas. Vale 4 puntos. Una vez durante tu fase de tirada, puedes restar 1 a uno de los dados, pero nunca dejarlo por debajo de 1. También puedes restárselo a un dado que ya hayas cambiado con otro dominio.

valeria-domain-grimmwater-keep = Torreón de Grimmwater
    .gender = masculine
    .reminder = Al construir: un ciudadano gratis de coste 3 o menos.
    .help = Requiere 2 trabajadores y 1 sombra entre tus ciudadanos. Cuesta 10 monedas. Vale 4 puntos. Al construirlo: consigues gratis del centro un ciudadano de coste base 3 o menos.

valeria-domain-the-violet-thorn = Espina Violeta
    .gender = feminine
    .reminder = 1 de magia por cada monstruo que derrotes.
    .help = Requiere 1 soldado y 1 ciudadano sagrado. Cuesta 7 monedas. Vale 3 puntos. Tras construirlo, cada monstruo que derrotes en tu fase de acciones te da también 1 de magia, además de su recompensa.

valeria-domain-purloiners-perch = Percha del Ratero
    .gender = feminine
    .reminder = Al construir: quítale un monstruo al azar a un rival.
    .help = Requiere 2 sombras entre tus ciudadanos. Cuesta 10 monedas. Vale 2 puntos. Al construirlo: toma un monstruo al azar de la pila de victoria de un rival a tu elección, sin su recompensa. En solitario: toma el monstruo de arriba de la pila más a la izquierda.

valeria-domain-golden-obelisk-of-nae = Obelisco Dorado de Nae
    .gender = masculine
    .reminder = Al construir: paga 3 de magia por 3 fichas de victoria.
    .help = Requiere 1 trabajador y 1 ciudadano sagrado. Cuesta 6 monedas. Vale 3 puntos. Al construirlo: puedes pagar 3 de magia al banco para obtener 3 fichas de victoria.

valeria-domain-monolith-of-ostendaar = Monolito de Ostendaar
    .gender = masculine
    .reminder = Antes de tus acciones: 1 de magia.
    .help = Requiere 1 trabajador y 1 soldado entre tus ciudadanos. Cuesta 9 monedas. Vale 3 puntos. Al principio de tu fase de acciones, obtén 1 de magia. Vale desde el turno siguiente al de su construcción.

## Duques

valeria-duke-cornelius-the-dreamer = Cornelius el Soñador
    .gender = masculine
    .reminder = 3 por dominio; 1 cada 3 recursos.
    .help = Al final de la partida: 3 puntos por cada dominio que tengas, más 1 por cada 3 recursos que te queden (sumando todos los tipos).

valeria-duke-elsyn-saint-of-shadows = El'syn, Santa de las Sombras
    .gender = feminine
    .reminder = Iconos: 2 por sagrado, 2 por sombra; 1 cada 4 recursos.
    .help = Al final de la partida: 2 puntos por cada icono sagrado y 2 por cada icono de sombra en tus ciudadanos y dominios, más 1 por cada 4 recursos que te queden (sumando todos los tipos).

valeria-duke-elisium-the-allsmith = Elisium, el Herrero de Todo
    .gender = masculine
    .reminder = 1 por icono de rol; 1 cada 4 recursos.
    .help = Al final de la partida: 1 punto por cada icono de rol, de cualquier tipo, en tus ciudadanos y dominios, más 1 por cada 4 recursos que te queden (sumando todos los tipos).

valeria-duke-hrothgar-the-conqueror = Hrothgar el Conquistador
    .gender = masculine
    .reminder = 2 por monstruo, 1 más si es titán; 1 cada 4 recursos.
    .help = Al final de la partida: 2 puntos por cada monstruo de tu pila de victoria, 1 más por cada titán, más 1 por cada 4 recursos que te queden (sumando todos los tipos).

valeria-duke-isabella-the-righteous = Isabella la Justa
    .gender = feminine
    .reminder = Iconos: 1 por soldado, 2 por sagrado; 1 cada 3 recursos.
    .help = Al final de la partida: 1 punto por cada icono de soldado y 2 por cada icono sagrado en tus ciudadanos y dominios, más 1 por cada 3 recursos que te queden (sumando todos los tipos).

valeria-duke-lekzandr-the-protector = Lekzand'r el Protector
    .gender = masculine
    .reminder = Iconos: 1 por trabajador, 2 por sagrado; 1 cada 3 recursos.
    .help = Al final de la partida: 1 punto por cada icono de trabajador y 2 por cada icono sagrado en tus ciudadanos y dominios, más 1 por cada 3 recursos que te queden (sumando todos los tipos).

valeria-duke-node-master-of-swords = Node, Maestro de Espadas
    .gender = masculine
    .reminder = Iconos: 1 por soldado, 2 por sombra; 1 cada 3 recursos.
    .help = Al final de la partida: 1 punto por cada icono de soldado y 2 por cada icono de sombra en tus ciudadanos y dominios, más 1 por cada 3 recursos que te queden (sumando todos los tipos).

valeria-duke-reese-the-firebrand = Reese, Alma de Fuego
    .gender = feminine
    .reminder = 1 por ciudadano, monstruo o dominio; 1 cada 4 recursos.
    .help = Al final de la partida: 1 punto por cada ciudadano, monstruo y dominio que tengas, sin contar las cartas iniciales, más 1 por cada 4 recursos que te queden (sumando todos los tipos).

valeria-duke-simon-the-unclean = Simon el Impuro
    .gender = masculine
    .reminder = Iconos: 1 por trabajador, 1 por soldado; 1 cada 2 recursos.
    .help = Al final de la partida: 1 punto por cada icono de trabajador y 1 por cada icono de soldado en tus ciudadanos y dominios, más 1 por cada 2 recursos que te queden (sumando todos los tipos).

valeria-duke-waryn-lord-of-rogues = Waryn, Señor de los Pícaros
    .gender = masculine
    .reminder = Iconos: 1 por trabajador, 2 por sombra; 1 cada 3 recursos.
    .help = Al final de la partida: 1 punto por cada icono de trabajador y 2 por cada icono de sombra en tus ciudadanos y dominios, más 1 por cada 3 recursos que te queden (sumando todos los tipos).
