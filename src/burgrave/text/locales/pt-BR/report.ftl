### Relatórios de estudos, em português do Brasil: o que todo jogo tem.
### $best e $worst são nomes, $best-value e $worst-value as suas partes com intervalos, $means números.

report-title = { $game }: um estudo
report-about = { $games } partidas entre bots ({ $bots }), semente { $seed }; opções: { $options }.
report-cells = { $n } combinações de opções: { $names }.
report-games = De { $games } partidas; ± é o intervalo de 95%, calculado pela diferença entre partidas inteiras.
report-numbers = Os números
report-how = Os bots jogam por regras fixas e não como pessoas: esta página diz o que esses bots fazem com as cartas, e o que as cartas fazem com eles.
report-combination = Opções
report-share = Parcela
report-mean = Média
report-cases = Casos
report-win-share = Parcela das vitórias
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
        [1] { $n } jogador
       *[other] { $n } jogadores
    }
report-yes = sim
report-no = não
report-correlation = Isto é uma correlação: quem já está na frente também pode fazer isso mais vezes.
report-luck = Só a sorte decide isto, portanto a diferença é um efeito.
report-alike = { $label }: nenhuma diferença é clara. O valor mais alto é o de { $best }, { $best-value }, e o mais baixo o de { $worst }, { $worst-value }.
report-paired = Os dois estudos jogaram as mesmas distribuições: cada diferença é calculada dentro de uma distribuição.
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
report-against-rounds-says = A duração das partidas muda em { $difference } rodadas.
report-against-rounds-none = As partidas não são claramente mais longas nem mais curtas: { $difference } rodadas.

report-effect-wins-title = O que { $what } faz: quem vence
report-effect-wins-says = { $who }: { $difference } das vitórias, em comparação com os mesmos lugares das mesmas distribuições sem a carta.
report-effect-wins-seats = { $who } tem a maior mudança: { $difference } das vitórias.
report-effect-points-title = O que { $what } faz: pontos
report-effect-points-says = { $who }: { $difference } pontos, em comparação com os mesmos lugares das mesmas distribuições sem a carta.
report-effect-length-title = O que { $what } faz: a duração das partidas
report-effect-length-says = As partidas têm { $difference } rodadas a mais; abaixo de 0 são mais curtas.
report-effect-alike = { $alike } de { $deals } distribuições correram do mesmo jeito com e sem. ±: o intervalo de 95%, pela distância entre as diferenças de distribuições inteiras.
report-effect-asked = { $game }: o que { $what } faz
report-effect-same-exchange = As duas partidas de uma distribuição começam com todas as outras cartas nos mesmos lugares, e são iguais até alguém ver esta.
report-effect-same-cast = As duas partidas de uma distribuição começam da mesma semente: o que é embaralhado cai igual se a quantidade for a mesma em ambas.
report-effect-same-options = As duas partidas de uma distribuição começam da mesma semente: o que a opção não toca cai igual.
report-effect-instead = Sem isso, { $instead } ocupa o lugar.
report-effect-instead-nobody = Sem isso, ninguém ocupa o lugar.
report-effect-instead-any = Sem isso, outra carta qualquer do mesmo tipo ocupa o lugar, por sorteio.
report-effect-who-dealt = quem a recebe na distribuição
report-effect-who-first = quem chega a ela primeiro
report-effect-who-chose = quem a escolhe
report-effect-who-built = quem a constrói
report-effect-who-kept = quem fica com ela
report-effect-who-got = quem a obtém
report-effect-what = O quê
report-effect-without = Sem
report-effect-with = Com
report-effect-deals = Distribuições
report-effect-wins = Vitórias
report-effect-note = Quem entra em uma linha com * foi decidido pelos jogadores: em parte é uma correlação, pois quem está na frente faz muitas coisas mais vezes.
report-effect-cell-with = com { $what }
report-effect-cell-without = sem { $what }

report-option-players = o número de jogadores
report-option-scenario = o cenário
report-outcome-decisions = Decisões
