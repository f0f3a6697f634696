### Torneios, em português do Brasil: criar um, sua página, suas mesas.

## Criar um torneio

web-tournament = Torneio
web-tournament-new = Novo torneio
web-tournament-mine = Meus torneios
web-tournament-lobby = Jogue várias rodadas que valem para uma só classificação. Mande um link, e o servidor abre as mesas.
web-tournament-of = Torneio de { $name }
web-tournament-name = Nome do torneio
web-tournament-size = Jogadores e rodadas
web-tournament-places = Jogadores
web-tournament-at-table = Jogadores por mesa
web-tournament-rounds = Rodadas
web-tournament-tables =
    { $n ->
        [1] Uma mesa por rodada.
       *[other] { $n } mesas por rodada.
    }
web-tournament-uneven = Algumas mesas têm só { $least } jogadores.
web-tournament-alone = Com esse número de jogadores, um ficaria sem mesa.
web-tournament-format = Emparceiramento
web-tournament-swiss = Suíço
web-tournament-groups = Grupos
web-tournament-swiss-note = Jogadores com a mesma pontuação se enfrentam, com o mínimo possível de confrontos repetidos.
web-tournament-groups-note = Os mesmos jogadores se enfrentam em todas as rodadas, em lugares diferentes.
web-tournament-duplicate = As mesmas cartas em todas as mesas
web-tournament-duplicate-note = Só é possível assistir às outras mesas quando todas as partidas da rodada terminarem.
web-tournament-duplicate-full = É preciso ter pelo menos duas mesas, todas completas.
web-tournament-bots = Bots nas vagas livres
web-tournament-wait = Espera por atrasados
web-tournament-play = Também vou jogar
web-tournament-make = Criar torneio

## Página do torneio

web-tournament-waits = Ainda não começou
web-tournament-playing = Rodada { $n } de { $of }
web-tournament-over = Encerrado
web-tournament-host = Anfitrião: { $name }
web-tournament-round-count =
    { $n ->
        [1] Uma rodada
       *[other] { $n } rodadas
    }
web-tournament-players = Jogadores
web-tournament-free =
    { $n ->
        [1] 1 vaga livre.
       *[other] { $n } vagas livres.
    }
web-tournament-full = Todas as vagas estão ocupadas.
web-tournament-link = Link do torneio
web-tournament-send = Compartilhe este link com os jogadores.
web-tournament-join = Participar
web-tournament-come-back = Voltar ao torneio
web-tournament-leave = Sair do torneio
web-tournament-begin = Começar torneio
web-tournament-begin-bots =
    { $n ->
        [1] Um bot ocupa a vaga livre.
       *[other] Bots ocupam as { $n } vagas livres.
    }
web-tournament-host-begins = Aguardando o anfitrião começar.
web-tournament-call-off = Cancelar torneio
web-tournament-called-off = Este torneio foi cancelado.
web-tournament-remove = Remover { $name }
web-tournament-left = saiu
web-tournament-removed = removido
web-tournament-table-waits = Sua mesa está esperando
web-tournament-table-plays = Sua partida está em andamento
web-tournament-table-over = Outras mesas ainda estão jogando esta rodada.
web-tournament-until = Começa em até { $time }.
web-tournament-go = Ir para minha mesa
web-tournament-round = Rodada { $n }
web-tournament-table = Mesa { $n }
web-tournament-table-open = aguardando início
web-tournament-table-playing = em andamento
web-tournament-table-ended = encerrada
web-tournament-shut = Todas as mesas jogam com as mesmas cartas, por isso só é possível assistir a elas quando todas as partidas da rodada terminarem.
web-tournament-seal = Impressão digital da distribuição
web-tournament-seal-note = Esta impressão digital foi gerada a partir da semente secreta que embaralhou as cartas. A semente é revelada após a rodada, para que qualquer pessoa possa conferir que a distribuição não foi alterada.
web-tournament-seed = Semente da distribuição
web-tournament-standing = Classificação
web-tournament-rank = Posição
web-tournament-player = Jogador
web-tournament-points = Pontos
web-tournament-same-seat = Mesmo lugar
web-tournament-opponents = Oponentes
web-tournament-firsts = Vitórias
web-tournament-points-note = Pontos: proporção de oponentes superados em cada mesa. As colunas seguintes servem de desempate.
web-tournament-same-seat-note = Mesmo lugar: proporção de jogadores que se saíram pior no mesmo lugar em outras mesas.
web-tournament-opponents-note = Oponentes: pontos feitos pelos oponentes enfrentados. Vitórias: primeiros lugares.

## Mesas do torneio

web-tournament-begins = A partida começa quando todos chegarem. Um bot joga por quem se atrasar.
web-tournament-to = Ir para o torneio

## Erros

web-error-no-tournament = Este torneio não existe.
web-error-no-player = Jogador não encontrado.
web-error-bad-places = Não dá para dividir esse número de jogadores em mesas desse tamanho. Escolha outros números.
web-error-too-many-tables = Uma rodada precisaria de mesas demais. Escolha menos jogadores ou mesas maiores.
web-error-too-many-tournaments = Você já está organizando torneios demais. Encerre um deles antes.
web-error-tournament-begun = O torneio já começou.
web-error-tournament-empty = Este torneio ainda não tem jogadores.
web-error-tournament-full = Todas as vagas deste torneio estão ocupadas.
web-error-tournament-over = Este torneio terminou.
web-error-not-entered = Você não está neste torneio.
web-error-was-removed = O anfitrião removeu você deste torneio.
web-error-of-tournament = Esta mesa faz parte de um torneio, que define os lugares.
web-error-sealed = Outras mesas ainda estão jogando com as mesmas cartas. Você poderá ver isto quando elas terminarem.
