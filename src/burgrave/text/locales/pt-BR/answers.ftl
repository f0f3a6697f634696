### Respostas dos modelos de linguagem, em português do Brasil.

answer-how = Responda com uma única opção: o número, o texto ou a notação entre colchetes.
answer-unknown =
    { $number ->
        [one] "{ $text }" não é uma das opções. Responda 1 ou repita a opção como está escrita.
       *[other] "{ $text }" não é uma das opções. Responda com um número de 1 a { $number } ou repita uma opção como está escrita.
    }
answer-ambiguous =
    { $more ->
        [0] Sua resposta corresponde a mais de uma opção: { $choices }. Responda com um só número.
       *[other] Sua resposta corresponde a mais de uma opção: { $choices }; … Responda com um só número.
    }
answer-left =
    { $number ->
        [one] Resta { $number } tentativa.
       *[other] Restam { $number } tentativas.
    }
answer-random = Nenhuma resposta válida: "{ $choice }" foi escolhida ao acaso.
answer-forfeit = Nenhuma resposta válida: a partida foi perdida por desistência.
answer-reward = Recompensa: { $number }.
answer-waiting = Esperando: { $names }.
answer-not-started = A partida ainda não começou.
answer-paused = A partida está pausada.
answer-ended = A partida foi encerrada antes do fim.
answer-time = Tempo restante: { $seconds } s.
