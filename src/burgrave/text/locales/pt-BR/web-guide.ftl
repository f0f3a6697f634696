### Guia de uma primeira partida, em português do Brasil.

web-guide = Guia
web-guide-first-game = Primeira partida guiada
web-guide-lobby = Ou comece agora: um guia explica cada passo na primeira vez que ele aparece.
web-guide-game-of = { $game }: primeira partida guiada
web-guide-got-it = Entendi
web-guide-what = O que é isto?
web-guide-stop = Encerrar guia
web-guide-progress = Passo { $n }
