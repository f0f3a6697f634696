### Perfis, estatísticas, ranking e amigos, em português do Brasil.

## Perfil

web-person-more = Estatísticas e todas as partidas
web-person-since = Cadastro em { $at }
web-person-mine = É assim que os outros veem você.
web-person-to-mine = Minhas estatísticas
web-person-see = Tornar esta página pública
web-person-see-text = Qualquer pessoa com o link vê seu nome, seus resultados e suas partidas terminadas, e você pode aparecer no ranking. Os outros jogadores das suas mesas só aparecem com nome se a página deles também for pública.
web-person-address = Link desta página
web-person-guest = Só você vê esta página. Crie uma conta para torná-la pública.
web-person-nothing = Nenhuma partida terminada ainda. As estatísticas aparecem depois da primeira.
web-person-none = Perfil não encontrado
web-person-none-text = Esta página não existe ou não é pública.
web-person-stranger = Escolha um nome primeiro
web-person-stranger-text = Seus resultados aparecerão aqui quando você terminar uma partida.

## Estatísticas

web-share-won =
    { $wins ->
        [1] { $wins } vitória em { $games }
       *[other] { $wins } vitórias em { $games }
    }
web-share-between = { $share } ({ $low }–{ $high })
web-share-few = ainda há poucas partidas
web-share-chance = puro acaso: { $chance }
web-share-legend = Ponto: taxa de vitórias. Faixa: confiança de 95%. Linha: resultado do puro acaso.
web-results-all = Todas as partidas
web-results-points = Pontuação média
web-results-rated =
    { $n ->
        [1] após 1 partida ranqueada
       *[other] após { $n } partidas ranqueadas
    }
web-results-value = { $rating } ± { $doubt }
web-results-rating-name = Rating
web-results-scale = O rating começa em 25 ± 16,7. Ele sobe quando você termina à frente de outros; a incerteza (±) diminui a cada partida ranqueada.
web-results-by-ruleset = Por edição
web-results-by-players = Por número de jogadores
web-results-counts-for-each = Uma partida pode contar em mais de um grupo.
web-results-times =
    { $n ->
        [1] em 1 rodada
       *[other] em { $n } rodadas
    }

## Partidas terminadas

web-played = Partidas terminadas
web-played-any-game = Todos os jogos
web-played-ended = Resultado
web-played-any-end = Qualquer resultado
web-played-won = Vitórias
web-played-lost = Derrotas
web-played-with = Oponente
web-played-anybody = Qualquer oponente
web-played-any-ruleset = Todas as edições
web-played-none = Nenhuma partida encontrada.
web-played-more = Partidas anteriores
web-played-somebody = um jogador
web-played-place = { $place }º de { $of }
web-played-seat = { $place }. { $name }, { $points }

## Ranking

web-best = Ranking
web-best-title = Ranking
web-best-text = Ordenado pelo rating menos a incerteza. Mostra jogadores com perfil público e pelo menos { $least } partidas ranqueadas, além de bots para comparação. Uma partida é ranqueada quando um jogador cadastrado a termina contra outros jogadores cadastrados, ou contra bots com as dicas desligadas.
web-best-none = Ninguém ainda. Torne seu perfil público e jogue partidas ranqueadas.

## Amigos

web-friends = Amigos
web-friends-text = Amigos veem o nome uns dos outros e quem está em uma mesa. Você pode convidá-los para as mesas que abrir.
web-friends-none = Nenhum amigo ainda. Crie um link e mande para alguém.
web-friends-make = Criar link de amizade
web-friends-link = Link de amizade
web-friends-link-text = Mande para uma só pessoa. Ele só funciona uma vez.
web-friends-there = em uma mesa agora
web-friends-away = em nenhuma mesa
web-friends-page = Perfil
web-friends-page-of = { $name }: perfil
web-friends-end = Remover amigo
web-friends-end-of = Remover amigo: { $name }
web-friend-title = { $name } quer fazer amizade com você
web-friend-text = Cada um verá o nome do outro e se ele está em uma mesa. Vocês também poderão convidar um ao outro.
web-friend-be = Aceitar
web-friend-none = Este link não funciona
web-friend-none-text = Ele já foi usado ou está incompleto. Peça um novo.
web-friend-own = Este é o seu próprio link
web-invitations = Convites
web-invitations-from = { $name } convida você para jogar { $game }
web-invitations-go = Ver mesa
web-invite = Convidar amigos
web-invite-of = Convidar { $name }
web-invite-do = Convidar
web-invite-done = Convite enviado
web-block = Bloquear
web-block-of = Bloquear { $name }
web-block-somebody = Bloquear um jogador
web-block-text = Isso remove o jogador dos seus amigos e oculta as mensagens dele. Ele não poderá entrar nas suas mesas, e um não verá as mesas do outro no lobby. Ele não será avisado, e as partidas em andamento continuam. Você pode desbloqueá-lo na página Amigos.
web-block-done = Você bloqueou { $name }.
web-blocked = Bloqueados
web-blocked-end = Desbloquear
web-blocked-end-of = Desbloquear { $name }

## Erros

web-error-no-person = Esta página não existe ou não é pública.
web-error-no-account = Visitantes não podem fazer isso. Crie uma conta primeiro.
