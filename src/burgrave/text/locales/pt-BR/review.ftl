### Análises de partidas, em português do Brasil.
### As mudanças da chance de vitória vêm com sinal e porcentagem; $what e $why são frases inteiras.

review-title = { $game }: análise da partida
review-cut-off = Interrompida após { $done } de { $steps } passos. Estes são os resultados até agora.
review-end = fim
review-chances = Chance de vitória no início de cada rodada, em porcentagem
review-points = Pontuação final esperada

review-moments = Momentos-chave para { $name }
    .me = Seus momentos-chave
review-no-moments = Nenhum momento pesou muito sozinho.
review-moment = Rodada { $round }, { $role }: { $what } { $then }
review-role-missed = uma chance perdida
review-role-gained = um grande turno
review-role-helped = um turno rival que ajudou
review-role-hurt = um turno rival que atrapalhou
review-role-lucky = um golpe de sorte
review-role-unlucky = azar
review-could = { $doing } teria aumentado a chance de vitória de { $name } de { $from } para { $to }.
    .me = { $doing } teria aumentado sua chance de vitória de { $from } para { $to }.
review-better = "{ $best }" teria aumentado a chance de vitória de { $name } de { $from } para { $to }.
    .me = "{ $best }" teria aumentado sua chance de vitória de { $from } para { $to }.
review-rose = A chance de vitória de { $name } subiu de { $from } para { $to }.
    .me = Sua chance de vitória subiu de { $from } para { $to }.
review-fell = A chance de vitória de { $name } caiu de { $from } para { $to }.
    .me = Sua chance de vitória caiu de { $from } para { $to }.
review-deed = { $name } escolheu "{ $label }".
    .me = Você escolheu "{ $label }".

review-turning = Momentos decisivos
review-no-turning = Nenhum momento, sozinho, decidiu a partida.
review-turn = Rodada { $round }: { $what } { $gainer } { $gain }, { $loser } { $loss } ({ $why }).
review-by-play = decisão
review-by-chance = sorte
review-by-hidden = informação oculta

review-costly = Os maiores erros de { $name }
    .me = Seus maiores erros
review-nothing-costly = Nenhum erro encontrado.
review-cost = Rodada { $round }: { $played }. Melhor: { $best }.{ $why } Chance de vitória: { $chance } em vez de { $possible }.

review-luck-and-play = Sorte e habilidade: chance de vitória ganha ou perdida
review-part-luck = sorte
review-part-play = habilidade
review-part-deal = distribuição inicial
review-part-chance = eventos aleatórios
review-part-hidden = informação oculta
review-part-others = jogadas dos oponentes
review-luck = { $name }, { review-part-luck }: { $luck } ({ review-part-deal } { $deal }, { review-part-chance } { $chance }, { review-part-hidden } { $hidden }).
review-play = { $name }, { review-part-play }: { $play } (± { $error }); { review-part-others }: { $others }.
review-yardstick = "Habilidade" compara cada jogador com um bot competente. "Erros" compara cada jogada com a melhor que o computador encontrou, usando só o que o jogador podia saber.

review-word-won-both = { $name } jogou bem, teve sorte e venceu.
    .me = Você jogou bem, teve sorte e venceu.
review-word-won-play = { $name } venceu porque jogou bem.
    .me = Você venceu porque jogou bem.
review-word-won-against-luck = { $name } jogou bem e venceu apesar do azar.
    .me = Você jogou bem e venceu apesar do azar.
review-word-won-luck = { $name } venceu por sorte.
    .me = Você venceu por sorte.
review-word-won-others = { $name } venceu graças às jogadas dos oponentes.
    .me = Você venceu graças às jogadas dos oponentes.
review-word-lost-best = { $name } jogou melhor que todos, mas perdeu por azar.
    .me = Você jogou melhor que todos, mas perdeu por azar.
review-word-lost-unlucky = { $name } jogou bem, mas perdeu por azar.
    .me = Você jogou bem, mas perdeu por azar.
review-word-lost-beaten = { $name } jogou bem, mas perdeu mesmo assim.
    .me = Você jogou bem, mas perdeu mesmo assim.
review-word-lost-both = { $name } teve azar, e os erros pioraram a situação.
    .me = Você teve azar, e os erros pioraram a situação.
review-word-lost-play = { $name } perdeu pelos próprios erros, não por azar.
    .me = Você perdeu pelos próprios erros, não por azar.
review-word-lost-luck = { $name } jogou na média e perdeu por azar.
    .me = Você jogou na média e perdeu por azar.
review-word-lost-others = { $name } perdeu por causa das jogadas dos oponentes.
    .me = Você perdeu por causa das jogadas dos oponentes.
