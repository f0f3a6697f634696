### O guia de um primeiro jogo, em português.

web-guide = Guia
web-guide-first-game = Primeira partida, com um guia
web-guide-lobby = Ou comece já: um guia explica cada passo na primeira vez que ele aparece.
web-guide-game-of = { $game }: primeira partida, com um guia
web-guide-got-it = Entendi
web-guide-what = O que é isto?
web-guide-stop = Parar o guia
web-guide-progress = Passo { $n }
