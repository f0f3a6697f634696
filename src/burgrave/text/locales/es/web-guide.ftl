### La guía de una primera partida, en español.

web-guide = Guía
web-guide-first-game = Primera partida, con una guía
web-guide-lobby = O empieza ya: una guía explica cada paso la primera vez que aparece.
web-guide-game-of = { $game }: primera partida, con una guía
web-guide-got-it = Entendido
web-guide-what = ¿Qué es esto?
web-guide-stop = Parar la guía
web-guide-progress = Paso { $n }
