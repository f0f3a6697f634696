### Guía de una primera partida, en español.

web-guide = Guía
web-guide-first-game = Primera partida guiada
web-guide-lobby = O empieza ya: una guía explica cada paso la primera vez que aparece.
web-guide-game-of = { $game }: primera partida guiada
web-guide-got-it = Entendido
web-guide-what = ¿Qué es esto?
web-guide-stop = Cerrar guía
web-guide-progress = Paso { $n }
