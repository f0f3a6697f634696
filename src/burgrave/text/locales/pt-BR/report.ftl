### Relatórios de estudos, em português do Brasil: o que todo jogo tem.
### $best e $worst são nomes, $best-value e $worst-value as suas partes com intervalos, $means números.

report-title = { $game }: um estudo
report-about = { $games } partidas entre robôs ({ $bots }), semente { $seed }; opções: { $options }.
report-cells = { $n } combinações de opções: { $names }.
report-games = De { $games } partidas; ± é o intervalo de 95 %, calculado pela diferença entre partidas inteiras.
report-numbers = Os números
report-how = Os robôs jogam por regras fixas e não como pessoas: esta página diz o que esses robôs fazem com as cartas, e o que as cartas fazem com eles.
report-combination = Opções
report-share = Parte
report-mean = Média
report-cases = Casos
report-win-share = Parte das vitórias
report-seat = Lugar
report-score = Pontos
report-rounds = Rodadas
report-part-of-games = Parte das partidas
report-all = todos
report-who = Quem
report-winners = vencedores
report-others = os outros
report-difference = Diferença
report-players =
    { $n ->
        [one] { $n } jogador
       *[other] { $n } jogadores
    }
report-yes = sim
report-no = não
report-correlation = Isto é uma correlação: quem já está na frente também pode fazer isso mais vezes.
report-luck = Só a sorte decide isto, portanto a diferença é um efeito.
report-paired = Os dois estudos jogaram as mesmas distribuições: cada diferença é tomada dentro de uma distribuição.
report-unpaired = Os dois estudos têm distribuições diferentes, ou várias combinações de opções: as diferenças são as das médias.

report-seats-title = O lugar importa?
report-seats-says = O lugar { $best } vence mais, { $best-value } das partidas; o lugar { $worst } vence menos, { $worst-value }.
report-seats-note = A marca cinza é o que cada lugar venceria se todos fossem iguais.
report-scores-title = Pontos no fim
report-scores-says = Média de pontos de um lugar: { $means }.
report-length-title = Quanto duram as partidas
report-length-says = Número médio de rodadas: { $means }.

report-against-share-title = Comparação: quem vence
report-against-share-says = A maior mudança é a do lugar { $who }: { $difference } das vitórias.
report-against-share-none = Nenhum lugar vence claramente mais ou menos que no outro estudo; a maior mudança é a do lugar { $who }, { $difference }.
report-against-score-title = Comparação: pontos
report-against-score-says = A maior mudança é a do lugar { $who }: { $difference } pontos.
report-against-score-none = Nenhum lugar faz claramente mais ou menos pontos; a maior mudança é a do lugar { $who }, { $difference }.
report-against-rounds-title = Comparação: duração das partidas
report-against-rounds-says = As partidas mudam em { $difference } rodadas.
report-against-rounds-none = As partidas não são claramente mais longas nem mais curtas: { $difference } rodadas.
