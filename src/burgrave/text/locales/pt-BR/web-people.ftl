### Como as pessoas vão, o que os outros veem delas, e os melhores de um servidor. Em português do Brasil.

## A página de uma pessoa

web-person-more = Estatísticas e todas as partidas
web-person-since = Aqui desde { $at }
web-person-mine = Isto é o que os outros veem de você.
web-person-to-mine = Para a minha página
web-person-see = Os outros podem ver esta página
web-person-see-text = Quem tiver o endereço verá então seu nome, como você vai e as partidas que terminou, e você poderá estar entre os melhores deste servidor. Os outros nas suas mesas só aparecem com nome se também mostrarem a página deles.
web-person-address = Endereço desta página
web-person-guest = Só você vê esta página. Com uma conta você pode mostrá-la aos outros.
web-person-nothing = Nenhuma partida terminada ainda. Os números chegam com a primeira.
web-person-none = Aqui não se vê ninguém
web-person-none-text = Esta página não existe, ou a pessoa de quem ela trata não a mostra.
web-person-stranger = Primeiro diga seu nome
web-person-stranger-text = Depois esta página diz como você vai nas partidas que termina.

## Como alguém vai

web-share-won = { $wins } de { $games } com vitória
web-share-between = { $share } ({ $low } – { $high })
web-share-few = poucas partidas para saber
web-share-chance = pelo acaso { $chance }
web-share-legend = A faixa mostra onde está, com 95%, a verdadeira parcela de vitórias; o ponto, a parcela até agora; a linha, o que se venceria por puro acaso.
web-fares-all = Todas as partidas
web-fares-points = Pontos em média
web-fares-rated =
    { $n ->
        [1] depois de 1 partida ranqueada
       *[other] depois de { $n } partidas ranqueadas
    }
web-fares-value = { $rating } ± { $doubt }
web-fares-rating-name = Classificação
web-fares-scale = A classificação começa em 25 ± 16,7. Ela sobe quando se termina à frente de outros; a margem (±) diminui a cada partida ranqueada.
web-fares-by-ruleset = Por edição
web-fares-by-players = Por número de jogadores
web-fares-counts-for-each = Uma partida conta para cada um dos que foram jogados nela.
web-fares-times =
    { $n ->
        [1] em 1 rodada
       *[other] em { $n } rodadas
    }

## Partidas terminadas

web-played = Partidas terminadas
web-played-any-game = Todos os jogos
web-played-ended = Como terminou
web-played-any-end = Vencidas ou perdidas
web-played-won = Vencidas
web-played-lost = Perdidas
web-played-with = Com quem
web-played-anybody = Com qualquer um
web-played-any-ruleset = Todas as edições
web-played-none = Nenhuma partida é assim.
web-played-more = Partidas anteriores
web-played-somebody = alguém
web-played-place = { $place }º de { $of }
web-played-seat = { $place }. { $name }, { $points }

## Os melhores

web-best = Os melhores
web-best-title = Os melhores deste servidor
web-best-text = Pela classificação, menos a sua margem. Estão aqui os que mostram sua página e têm pelo menos { $least } partidas ranqueadas, e os bots, para comparar. Uma partida é ranqueada quando alguém com conta a termina contra outra pessoa com conta, ou contra bots numa mesa sem dicas.
web-best-none = Ninguém ainda. Mostre sua página e jogue partidas ranqueadas.

## Amigos

web-friends = Amigos
web-friends-text = Amigos veem o nome um do outro e se o outro está em uma mesa. Quem abre uma mesa pode convidá-los.
web-friends-none = Nenhum amigo aqui ainda. Crie um link e mande para alguém.
web-friends-make = Criar um link para um amigo
web-friends-link = Link para um amigo
web-friends-link-text = Mande para uma pessoa: vale para um só amigo, e depois não vale mais.
web-friends-there = agora em uma mesa
web-friends-away = em nenhuma mesa
web-friends-page = A página
web-friends-page-of = { $name }: página
web-friends-end = Desfazer amizade
web-friends-end-of = Desfazer amizade com { $name }
web-friend-title = { $name } quer fazer amizade com você
web-friend-text = Então cada um vê o nome do outro e se está em uma mesa, e pode convidá-lo.
web-friend-be = Fazer amizade
web-friend-none = Este link não vale
web-friend-none-text = Ele vale para uma pessoa e já foi usado, ou falta uma letra. Peça um novo.
web-friend-own = Este link é seu
web-invitations = Convites
web-invitations-from = { $name } convida você: { $game }
web-invitations-go = Ver a mesa
web-invite = Convidar amigos
web-invite-of = Convidar { $name }
web-invite-do = Convidar
web-invite-done = Convite enviado
web-block = Bloquear
web-block-of = Bloquear { $name }
web-block-somebody = Bloquear alguém daqui
web-block-text = Se vocês são amigos, isso acaba, e você não ouve nada do que esta pessoa diz. Ela não encontra lugar nas suas mesas. No salão, nenhum dos dois vê as mesas do outro. As partidas em andamento continuam. Ela não fica sabendo. Você pode desfazer isso na página "Amigos".
web-block-done = Você não ouvirá mais { $name }.
web-blocked = Bloqueados
web-blocked-end = Desfazer
web-blocked-end-of = Desfazer o bloqueio de { $name }

## O que deu errado

web-error-no-person = Esta página não existe, ou a pessoa de quem ela trata não a mostra.
web-error-no-account = Um visitante não pode fazer isto. Cadastre-se primeiro.
