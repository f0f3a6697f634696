### Guida a una prima partita, in italiano.

web-guide = Guida
web-guide-first-game = Prima partita guidata
web-guide-lobby = Oppure inizia subito: una guida spiega ogni passo la prima volta che compare.
web-guide-game-of = { $game }: prima partita guidata
web-guide-got-it = Ho capito
web-guide-what = Che cos'è?
web-guide-stop = Chiudi guida
web-guide-progress = Passo { $n }
