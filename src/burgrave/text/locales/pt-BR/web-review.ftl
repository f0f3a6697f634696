### Página da análise de uma partida, em português do Brasil. Os textos comuns ao terminal estão em review.ftl.

web-review = Análise
web-review-of = Análise: { $name }
web-no-review = Análise indisponível
web-review-about = Veja como as chances de vitória mudaram, os momentos decisivos, os erros de cada um e quanto foi sorte.
web-review-takes =
    { $n ->
        [0] Leva cerca de um minuto.
        [1] Falta cerca de um minuto.
       *[other] Faltam cerca de { $n } minutos.
    } Você pode sair e voltar: a análise fica salva para todos os jogadores.
web-review-ask = Analisar esta partida
web-review-again = Tentar de novo
web-review-waiting = { $before ->
        [0] Esta partida é a próxima.
        [1] Há uma partida na sua frente.
       *[other] Há { $before } partidas na sua frente.
    }
web-review-making = Passo { $done } de { $steps }
web-review-progress = Progresso da análise
web-review-failed = Não foi possível analisar esta partida.
web-review-chart = Chance de vitória, rodada por rodada
web-review-curves = Mostrar
web-review-chances = Chance de vitória
web-review-as-table = Mostrar em tabela
web-review-player = Jogador
web-review-round = Rodada { $n }
web-review-moment = { $number }: rodada { $round }
web-review-look-at = Replay a partir do passo { $step }
web-review-seats = Sorte e habilidade
web-review-turning-note = Quanto as chances de vitória mudaram naquele momento.
web-review-costly-note = Em comparação com a melhor jogada que o computador encontrou naquele momento.
web-review-sums = Em comparação com chances iguais para todos.
web-review-mistakes = { $n ->
        [0] Nenhum erro em { $of } decisões.
        [1] 1 erro em { $of } decisões.
       *[other] { $n } erros em { $of } decisões.
    }
web-review-whose = Jogador
web-review-played = Jogou:
web-review-better = Melhor:
web-review-cost = { $chance } de chance de vitória em vez de { $possible }
web-review-possible = possível
web-review-try = Tentar esta posição
web-review-decisions = Todas as decisões
web-review-not-yet = Os momentos-chave aparecerão aqui conforme forem encontrados.
web-error-no-review = Só é possível analisar partidas terminadas de jogos que têm bots.
web-error-too-many-reviews = Você já tem várias análises na fila. Tente de novo quando elas estiverem prontas.

web-from-here = Jogar a partir daqui
web-from-here-short = Daqui
web-from-here-text = Uma nova mesa só sua será aberta a partir do passo { $step }. Você ocupa um lugar, e bots ocupam os outros. As cartas que o jogador do seu lugar não podia ver serão redistribuídas. A partida não valerá para ninguém.
web-from-here-as = Jogar como
web-from-here-go = Começar
