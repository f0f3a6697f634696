### Puzzles, in Brazilian Portuguese.

web-puzzles = Desafios
web-puzzles-about = Posições de partidas entre bots. Em cada uma, há uma jogada claramente melhor que as outras. Você consegue encontrá-la?
web-puzzle = Desafio
web-puzzle-number = Desafio { $n }
web-puzzle-of-round = Posição da rodada { $n }
web-puzzle-daily = Desafio do dia
web-puzzle-lobby = Uma jogada é claramente a melhor. Você consegue encontrá-la?
web-puzzle-solve = Resolver
web-puzzle-done-today = Resolvido. O próximo chega amanhã.
web-puzzle-streak =
    { $n ->
        [one] { $n } dia seguido
       *[other] { $n } dias seguidos
    }
web-puzzle-question = Uma jogada é claramente a melhor. Faça essa jogada.
web-puzzle-right = Certo!
web-puzzle-wrong = Não é a melhor jogada
web-puzzle-solution = Mostrar solução
web-puzzle-first-counts = Só a sua primeira resposta conta.
web-puzzle-best = Melhor jogada:
web-puzzle-yours = (sua jogada)
web-puzzle-chances = Chance de vitória após cada jogada
web-puzzle-more =
    { $n ->
        [one] Mais { $n } jogada
       *[other] Mais { $n } jogadas
    }
web-puzzle-sure = Todas as { $searches } buscas encontraram a mesma melhor jogada. Em média, ela fica { $margin } pontos (±{ $error }) à frente da melhor jogada errada, em { $trials } simulações.
web-puzzle-next = Próximo desafio
web-puzzle-all = Todos os desafios
web-puzzle-none = Nenhum desafio corresponde aos filtros.
web-puzzle-count = { $done } de { $n } resolvidos
web-puzzle-solved = resolvido
web-puzzle-missed = errado
web-puzzle-grade = Dificuldade
web-puzzle-any-grade = Qualquer
web-puzzle-grade-1 = Fácil
web-puzzle-grade-2 = Médio
web-puzzle-grade-3 = Difícil
web-puzzle-grade-4 = Expert
web-puzzle-theme = Tema
web-puzzle-any-theme = Todos os temas
web-puzzle-theme-turn = O momento certo
web-no-puzzle = Desafio indisponível
web-error-no-puzzle = Esse desafio não existe.
