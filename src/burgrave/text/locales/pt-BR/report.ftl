### Textos dos relatórios de estudos de todos os jogos, em português do Brasil.
### $best e $worst são nomes, $best-value e $worst-value os seus valores com intervalos, $means números.

report-title = { $game }: estudo
report-about = { $games } partidas entre bots ({ $bots }), semente { $seed }; opções: { $options }.
report-cells = { $n } combinações de opções: { $names }.
report-games = Com base em { $games } partidas. ± é o intervalo de confiança de 95%, com cada partida contada como uma observação.
report-numbers = Números
report-how = Os bots seguem regras fixas e não jogam como pessoas. Esta página mostra o que esses bots fazem com as cartas e como as cartas afetam seus resultados.
report-combination = Opções
report-share = Proporção
report-mean = Média
report-cases = Casos
report-win-share = Taxa de vitórias
report-seat = Lugar
report-score = Pontuação
report-rounds = Rodadas
report-part-of-games = Proporção das partidas
report-all = todos
report-who = Jogadores
report-winners = vencedores
report-others = outros
report-difference = Diferença
report-players =
    { $n ->
        [1] { $n } jogador
       *[other] { $n } jogadores
    }
report-yes = sim
report-no = não
report-correlation = Isto é uma correlação: quem já está na frente também pode fazer isso mais vezes.
report-luck = Isto depende da sorte, e não de quem já está na frente; por isso, a diferença é um efeito real.
report-alike = { $label }: nenhuma diferença clara. Maior valor: { $best } ({ $best-value }); menor: { $worst } ({ $worst-value }).
report-paired = Os dois estudos usaram as mesmas distribuições, e os resultados são comparados em cada uma delas.
report-unpaired = Os estudos usaram distribuições de cartas diferentes ou várias combinações de opções, então a comparação usa as médias.

report-seats-title = O lugar faz diferença?
report-seats-says = O lugar { $best } é o que mais vence: { $best-value } das partidas. O lugar { $worst } é o que menos vence: { $worst-value }.
report-seats-note = A marca cinza mostra a taxa de vitórias se todos os lugares fossem iguais.
report-scores-title = Pontuação final
report-scores-says = Pontuação média por lugar: { $means }.
report-length-title = Quanto duram as partidas?
report-length-says = Número médio de rodadas: { $means }.

report-against-share-title = Comparação: taxa de vitórias
report-against-share-says = A taxa de vitórias do lugar { $who } é a que mais muda: { $difference }.
report-against-share-none = Nenhuma mudança clara na taxa de vitórias dos lugares. Maior mudança: lugar { $who }, { $difference }.
report-against-score-title = Comparação: pontuação
report-against-score-says = A pontuação do lugar { $who } é a que mais muda: { $difference } pontos.
report-against-score-none = Nenhuma mudança clara na pontuação dos lugares. Maior mudança: lugar { $who }, { $difference } pontos.
report-against-rounds-title = Comparação: duração das partidas
report-against-rounds-says = Mudança na duração das partidas: { $difference } rodadas.
report-against-rounds-none = Nenhuma mudança clara na duração das partidas: { $difference } rodadas.

report-effect-wins-title = Efeito na taxa de vitórias: { $what }
report-effect-wins-says = { $who }: a taxa de vitórias muda em { $difference }, em comparação com os mesmos lugares nas mesmas distribuições sem a carta.
report-effect-wins-seats = { $who } sofre o maior efeito: a taxa de vitórias muda em { $difference }.
report-effect-points-title = Efeito na pontuação: { $what }
report-effect-points-says = { $who }: a pontuação muda em { $difference } pontos, em comparação com os mesmos lugares nas mesmas distribuições sem a carta.
report-effect-length-title = Efeito na duração das partidas: { $what }
report-effect-length-says = Mudança na duração das partidas: { $difference } rodadas. Um número negativo indica partidas mais curtas.
report-effect-alike = Em { $alike } de { $deals } distribuições, as duas partidas foram idênticas. ± é o intervalo de confiança de 95%, com cada distribuição contada como uma observação.
report-effect-asked = { $game }, efeito: { $what }
report-effect-same-exchange = Nas duas partidas de uma distribuição, todas as outras cartas começam nos mesmos lugares. As partidas são idênticas até um jogador ver esta carta.
report-effect-same-cast = As duas partidas de uma distribuição partem da mesma semente. Os embaralhamentos dão a mesma ordem se as duas tiverem o mesmo número de cartas.
report-effect-same-options = As duas partidas de uma distribuição partem da mesma semente. Tudo o que a opção não muda é idêntico.
report-effect-instead = Sem a carta, { $instead } ocupa o lugar dela.
report-effect-instead-nobody = Sem a carta, o lugar dela fica vazio.
report-effect-instead-any = Sem a carta, outra do mesmo tipo, sorteada, ocupa o lugar dela.
report-effect-who-dealt = quem a recebe na distribuição
report-effect-who-first = quem a consegue primeiro
report-effect-who-chose = quem a escolhe
report-effect-who-built = quem a constrói
report-effect-who-kept = quem fica com ela
report-effect-who-got = quem a consegue
report-effect-what = Medida
report-effect-without = Sem
report-effect-with = Com
report-effect-deals = Distribuições
report-effect-wins = Vitórias
report-effect-note = As linhas com * dependem das decisões dos próprios jogadores. Por isso, parte da diferença pode ser só correlação: quem já está na frente faz muitas coisas com mais frequência.
report-effect-cell-with = com { $what }
report-effect-cell-without = sem { $what }

report-option-players = o número de jogadores
report-option-scenario = o cenário
report-outcome-decisions = Decisões
