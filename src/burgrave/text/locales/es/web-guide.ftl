### La guía de una primera partida, en español.

web-guide = Guía
web-guide-first-game = Primera partida, con una guía
web-guide-lobby = O empieza ya: una guía explica cada paso la primera vez que llega.
web-guide-game-of = { $game }: primera partida, con una guía
web-guide-got-it = Entendido
web-guide-what = ¿Qué es esto?
web-guide-stop = Parar la guía
web-guide-progress = { $n } de { $count }

## Citadels

web-guide-citadels-welcome = Esto es Citadels
    .text = Construye la ciudad que más valga: un distrito vale lo que costó. Cada ronda tomas en secreto un personaje, y luego todos juegan su turno por orden de rango. Arriba están las ciudades de los demás, debajo los personajes, luego lo que puedes hacer, tu ciudad y tu mano.
web-guide-citadels-pick = Elige un personaje
    .text = Quédate con un personaje para esta ronda; los otros pasan al siguiente jugador, y nadie ve con cuál te quedas. Mira lo que te paga: un personaje gana oro por los distritos de su color, y el { $merchant } tiene siempre 1 moneda más.
web-guide-citadels-wait = Eligen los demás
    .text = Cada uno se queda en secreto con uno de los personajes que quedan. Los que están boca arriba no juegan esta ronda. Lo que has visto te dice quiénes pueden ser aún los demás.
web-guide-citadels-calls = Las llamadas
    .text = Se llama a los personajes del rango 1 al rango 8. Quien tiene el que se llama lo muestra y juega su turno; si nadie responde, se llama al siguiente. La fila de personajes muestra por dónde va.
web-guide-citadels-gather = Oro o cartas
    .text = Un turno empieza con una de dos cosas: 2 monedas, o dos cartas de las que te quedas una. Toma oro para lo que ya tienes en la mano; roba si en ella no hay nada que quieras construir.
web-guide-citadels-drawn = Quédate con una carta
    .text = La otra va debajo del mazo. Busca un distrito que puedas pagar pronto, de un nombre y de un tipo que tu ciudad aún no tenga.
web-guide-citadels-power = El poder de tu personaje
    .text = Tu personaje: { $character }. { $reminder } Un poder funciona una vez por turno, antes o después de construir. Si paga por distritos, construye antes uno de su color, y también cuenta.
web-guide-citadels-build = Construye
    .text = Paga lo que cuesta una carta y queda en tu ciudad, normalmente una por turno y nunca dos veces el mismo nombre. Algo pequeño cada turno es mejor que esperar mucho por algo grande.
web-guide-citadels-end = Fin del turno
    .text = Cuando no haya nada más que hacer, termina tu turno. Mira antes si hay una renta esperando; el oro y las cartas te quedan para la próxima ronda.
web-guide-citadels-destroy = Cae un distrito
    .text = El { $warlord } puede destruir un distrito por su costo menos 1, y los baratos caen fácilmente. Las ciudades completas están a salvo, y también la del { $bishop }. El mejor blanco es de quien va por delante.
web-guide-citadels-named = Han nombrado a tu personaje
    .text = Quien es nombrado por el { $assassin } no tiene turno en esta ronda; quien es nombrado por el { $thief } pierde todo su oro al ser llamado. Apuntaban a un rango y solo podían adivinar que eras tú. La próxima vez toma a alguien menos esperado.
web-guide-citadels-unique = Un distrito especial en marcha
    .text = Aquí pagas con cartas de tu mano. Da las que construirías al final: las caras, o los nombres que tu ciudad ya tiene.
web-guide-citadels-last = La última ronda
    .text = Una ciudad de { $goal } distritos está completa, y esta ronda se juega hasta el final. Construye todo lo que aún puedas: cada moneda gastada en un distrito es un punto; el oro que sobra, ninguno.
web-guide-citadels-score = Los puntos
    .text = Los distritos cuentan lo que costaron. Se suman 3 puntos por los cinco tipos, 4 por la primera ciudad completa, 2 por las otras, y lo que añaden los distritos especiales. En la repetición puedes verlo todo otra vez, con las cartas abiertas.

## Valeria

web-guide-valeria-welcome = Esto es Valeria
    .text = Reúne más puntos que nadie: derrota monstruos, construye dominios, contenta a tu duque. Los dados alimentan a todos en cada turno, y en el tuyo actúas dos veces. En el centro están los montones de todos; tus ciudadanos están en tu calle, por número, con tu oro, tu fuerza y tu magia.
web-guide-valeria-duke = Elige un duque
    .text = Quédate con uno de los dos; el otro se va sin verse. Al final, un duque da puntos por las cartas que nombra. Toma el que desea lo que ves en los montones, y deja que te guíe durante la partida.
web-guide-valeria-roll = Los dados
    .text = En cada turno valen tres números: el de cada dado y su suma. Un 3 y un 5 despiertan a todos los ciudadanos de 3, 5 y 8, los tuyos y los de los demás.
web-guide-valeria-harvest = Tu cosecha
    .text = En tu turno, cada ciudadano despierto da lo que dice la mitad izquierda de su carta; si no despierta ninguno de los tuyos, tomas 1 recurso a tu gusto. Donde puedas elegir, toma lo que pide tu próxima acción.
web-guide-valeria-others = La cosecha en los turnos de los demás
    .text = Cuando tiran los demás tú también cosechas, con la mitad derecha de tus cartas. Por eso los ciudadanos de muchos números distintos te alimentan sin parar.
web-guide-valeria-act = Dos acciones
    .text = Vence a un monstruo, recluta a un ciudadano, construye un dominio o toma 1 recurso; también dos veces lo mismo. Recluta pronto, para los números que te faltan: un ciudadano rinde toda la partida.
web-guide-valeria-slay = Vence a un monstruo
    .text = Un monstruo cuesta fuerza, y algunos también magia. Da su recompensa en el acto y sus puntos al final. Los de debajo, en su montón, son al menos igual de fuertes.
web-guide-valeria-build = Construye un dominio
    .text = Un dominio cuesta oro y pide ciudadanos de ciertos roles, que se quedan contigo. Da puntos, y un poder que vale una vez o el resto de la partida. Los que duran rinden más si los construyes pronto.
web-guide-valeria-pay = Paga con magia
    .text = La magia puede sustituir al oro o a la fuerza, pero al menos 1 se paga con lo que se pide. Gasta lo que más tengas, y piensa en la segunda acción.
web-guide-valeria-reward = Elige lo que recibes
    .text = Lo que tomas aquí es gratis. Un ciudadano para un número que te falta suele rendir más; hacia el final son mejores los puntos.
web-guide-valeria-domain = Un dominio en marcha
    .text = Uno de tus dominios te ofrece algo. Lee lo que pide y lo que da; donde puedas rechazarlo, piensa si necesitas lo mismo para tu próxima acción.
web-guide-valeria-dice = Cambia los dados
    .text = Uno de tus dominios puede cambiar un dado antes de la cosecha. Señala un cambio para ver lo que te daría, o anuncia los dados como están.
web-guide-valeria-last = El final está cerca
    .text = La partida acaba con { $goal } montones agotados, o cuando no queda ningún monstruo o ningún dominio; la ronda se juega hasta el final. Entonces los recursos solos no valen casi nada: conviértelos en monstruos y dominios.
web-guide-valeria-score = Los puntos
    .text = Monstruos y dominios cuentan sus puntos, las fichas 1 cada una, y ahora se muestran los duques. La tabla dice de dónde viene cada punto; en la repetición puedes verlo todo otra vez.
