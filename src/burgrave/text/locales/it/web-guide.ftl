### La guida alla prima partita, in italiano.

web-guide = Guida
web-guide-first-game = Prima partita, con una guida
web-guide-lobby = Oppure comincia subito: una guida spiega ogni passo la prima volta che arriva.
web-guide-game-of = { $game }: prima partita, con una guida
web-guide-got-it = Ho capito
web-guide-what = Che cos'è?
web-guide-stop = Ferma la guida
web-guide-progress = Passo { $n }
