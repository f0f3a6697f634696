### A análise da partida, em português do Brasil.
### Parcelas da vitória vêm com sinal e porcentagem; $what e $why são frases inteiras.

review-title = { $game }: análise da partida
review-cut-off = Interrompida após { $done } de { $steps } passos: isto é o que está pronto.
review-end = fim
review-chances = Chance de vencer no começo de cada rodada, em porcentagem
review-points = Pontos prováveis no fim

review-turning = O que virou a partida
review-no-turning = Nenhum momento isolado.
review-turn = Rodada { $round }: { $what } { $gainer } { $gain }, { $loser } { $loss } ({ $why }).
review-by-play = pela decisão
review-by-chance = pelo acaso
review-by-hidden = pelo que estava oculto a quem decidiu

review-costly = As decisões que mais custaram a { $name }
    .me = As decisões que mais custaram a você
review-nothing-costly = Nenhuma que uma busca pudesse distinguir da melhor.
review-cost = Rodada { $round }: { $played }. Melhor: { $best }. { $why } Custou { $cost } da vitória (± { $error }).

review-luck-and-play = Sorte e jogo, em parcelas da vitória
review-part-luck = sorte
review-part-play = jogo
review-part-deal = a distribuição inicial
review-part-chance = o que o acaso trouxe
review-part-hidden = o que estava oculto
review-part-others = o jogo dos outros
review-luck = { $name }, { review-part-luck }: { $luck } ({ review-part-deal } { $deal }, { review-part-chance } { $chance }, { review-part-hidden } { $hidden }).
review-play = { $name }, { review-part-play }: { $play } (± { $error }); os erros custaram { $cost } ao todo. O jogo dos outros: { $others }.
review-yardstick = O jogo é contado a partir de um jogador constante que segue regras práticas; os erros, a partir do melhor que uma busca achou com o que o jogador sabia então.

review-word-won-both = { $name } jogou bem, teve sorte e venceu.
    .me = Você jogou bem, teve sorte e venceu.
review-word-won-play = { $name } venceu por jogar bem.
    .me = Você venceu por jogar bem.
review-word-won-against-luck = { $name } jogou bem e venceu apesar do azar.
    .me = Você jogou bem e venceu apesar do azar.
review-word-won-luck = { $name } venceu por sorte.
    .me = Você venceu por sorte.
review-word-won-others = { $name } venceu pelo que os outros fizeram.
    .me = Você venceu pelo que os outros fizeram.
review-word-lost-best = { $name } jogou melhor e perdeu para a sorte.
    .me = Você jogou melhor e perdeu para a sorte.
review-word-lost-unlucky = { $name } jogou bem e perdeu por azar.
    .me = Você jogou bem e perdeu por azar.
review-word-lost-beaten = { $name } jogou bem e perdeu mesmo assim.
    .me = Você jogou bem e perdeu mesmo assim.
review-word-lost-both = { $name } teve azar e ainda o piorou.
    .me = Você teve azar e ainda o piorou.
review-word-lost-play = { $name } perdeu pelas próprias decisões, não por azar.
    .me = Você perdeu pelas próprias decisões, não por azar.
review-word-lost-luck = { $name } jogou sem se destacar e perdeu por azar.
    .me = Você jogou sem se destacar e perdeu por azar.
review-word-lost-others = { $name } perdeu pelo que os outros fizeram.
    .me = Você perdeu pelo que os outros fizeram.
