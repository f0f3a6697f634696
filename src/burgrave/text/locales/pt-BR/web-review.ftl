### A página da análise de uma partida, em português do Brasil. O que ela diz como o terminal está em review.ftl.

web-review = Análise
web-review-of = Análise de { $name }
web-no-review = Não há análise
web-review-about = Como a chance de vencer de cada um subiu e desceu, o que virou a partida, quanto custaram as decisões diante do melhor que se podia achar com o que se sabia então, e o que foi sorte e o que foi jogo.
web-review-takes = Leva um minuto ou alguns. Você pode sair desta página: a análise fica guardada para todos que jogaram.
web-review-ask = Analisar esta partida
web-review-again = Tentar de novo
web-review-waiting = { $before ->
        [0] Esta partida é a próxima.
        [1] Uma outra partida vem antes.
       *[other] { $before } outras partidas vêm antes.
    }
web-review-making = Passo { $done } de { $steps }
web-review-progress = Até onde a análise chegou
web-review-failed = Não foi possível analisar esta partida.
web-review-chart = Rodada por rodada
web-review-curves = O que é desenhado
web-review-chances = Chance de vencer
web-review-as-table = O mesmo em tabela
web-review-player = Jogador
web-review-round = Rodada { $n }
web-review-moment = { $number }: rodada { $round }
web-review-look-at = Rever desde o passo { $step }
web-review-seats = Sorte e jogo
web-review-turning-note = Quanto mudou ali a chance de cada um vencer, por causa de quem ou do que for.
web-review-costly-note = O que cada uma custou diante da melhor que uma busca achou no que se sabia então: não toda a mudança daquele momento.
web-review-sums = O que cada um ganhou ou perdeu diante de uma parcela igual da vitória.
web-review-mistakes = { $n ->
        [0] Nenhuma decisão custou nada.
        [1] Uma de { $of } decisões custou { $cost } da vitória.
       *[other] { $n } de { $of } decisões custaram { $cost } da vitória ao todo.
    }
web-review-whose = Decisões de
web-review-played = Jogado:
web-review-better = Melhor:
web-review-cost = { $cost } da vitória (± { $error })
web-error-no-review = Só se analisa uma partida que chegou ao fim, e só onde há bots que a joguem.
web-error-too-many-reviews = Você já espera por várias análises. Peça esta quando elas estiverem prontas.

web-from-here = Jogar a partir daqui
web-from-here-short = Daqui
web-from-here-text = Uma nova mesa sua começa como esta estava no passo { $step }. Você fica com um lugar, os bots com os outros. O que esse jogador não sabia então é distribuído de novo, e a partida não conta para ninguém.
web-from-here-as = Jogar como
web-from-here-go = Começar
