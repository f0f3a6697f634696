### Torneios: como se faz um, sua página, suas mesas.

## Fazer um

web-tournament = Torneio
web-tournament-new = Novo torneio
web-tournament-mine = Meus torneios
web-tournament-lobby = Várias mesas, várias rodadas, uma classificação: mande um link, e o servidor abre as mesas.
web-tournament-of = Torneio de { $name }
web-tournament-name = Nome do torneio
web-tournament-size = Jogadores e rodadas
web-tournament-places = Vagas
web-tournament-at-table = Jogadores por mesa
web-tournament-rounds = Rodadas
web-tournament-tables =
    { $n ->
        [1] Uma mesa em cada rodada.
       *[other] { $n } mesas em cada rodada.
    }
web-tournament-uneven = Algumas têm { $least } jogadores.
web-tournament-alone = Com tantas vagas alguém ficaria sozinho.
web-tournament-format = Quem encontra quem
web-tournament-swiss = Suíço
web-tournament-groups = Grupos
web-tournament-swiss-note = Em cada rodada se encontram os que têm pontos iguais, e o menos possível os que já se encontraram.
web-tournament-groups-note = As mesmas pessoas se encontram em todas as rodadas, em outros lugares.
web-tournament-duplicate = As mesmas cartas em todas as mesas
web-tournament-duplicate-note = Até acabar a última mesa de uma rodada, ninguém olha outra mesa.
web-tournament-duplicate-full = Para isso todas as mesas precisam estar completas, e ser duas ou mais.
web-tournament-bots = Bots nas vagas livres
web-tournament-wait = Uma mesa espera seus jogadores
web-tournament-play = Eu também jogo
web-tournament-make = Criar o torneio

## Sua página

web-tournament-waits = Antes de começar
web-tournament-playing = Rodada { $n } de { $of }
web-tournament-over = Terminado
web-tournament-host = Organiza: { $name }
web-tournament-round-count =
    { $n ->
        [1] Uma rodada
       *[other] { $n } rodadas
    }
web-tournament-players = Jogadores
web-tournament-free =
    { $n ->
        [1] Uma vaga está livre.
       *[other] { $n } vagas estão livres.
    }
web-tournament-full = Todas as vagas estão ocupadas.
web-tournament-link = Link deste torneio
web-tournament-send = Mande este link a quem vai jogar.
web-tournament-join = Ocupar uma vaga
web-tournament-come-back = Voltar
web-tournament-leave = Deixar o torneio
web-tournament-begin = Começar o torneio
web-tournament-begin-bots =
    { $n ->
        [1] Um bot ocupa a vaga livre.
       *[other] Bots ocupam as { $n } vagas livres.
    }
web-tournament-host-begins = Quem organiza começa o torneio.
web-tournament-call-off = Cancelar o torneio
web-tournament-called-off = Este torneio foi cancelado.
web-tournament-remove = Tirar { $name }
web-tournament-left = saiu
web-tournament-removed = fora
web-tournament-table-waits = Sua mesa espera por você
web-tournament-table-plays = Sua partida continua
web-tournament-table-over = A rodada continua em outras mesas.
web-tournament-until = Começa em { $time } no máximo.
web-tournament-go = À minha mesa
web-tournament-round = Rodada { $n }
web-tournament-table = Mesa { $n }
web-tournament-table-open = esperando para começar
web-tournament-table-playing = em jogo
web-tournament-table-ended = terminada
web-tournament-shut = As mesmas cartas estão em todas as mesas: podem ser vistas quando acabar a última.
web-tournament-seal = Selo das cartas
web-tournament-seal-note = O selo é a impressão digital do segredo a partir do qual as cartas foram dadas. O segredo (a semente) é mostrado ao fim da rodada: então todos podem conferir que ninguém mudou as cartas.
web-tournament-seed = Semente das cartas
web-tournament-standing = Classificação
web-tournament-rank = Posição
web-tournament-player = Jogador
web-tournament-points = Pontos
web-tournament-same-seat = Mesmo lugar
web-tournament-opponents = Oponentes
web-tournament-firsts = Vitórias
web-tournament-points-note = Os pontos são a parcela dos outros da mesa que o jogador venceu. Com pontos iguais, decidem as colunas seguintes.
web-tournament-same-seat-note = Mesmo lugar: a parcela de quem estava no mesmo lugar em outras mesas e fez menos pontos.
web-tournament-opponents-note = Oponentes: os pontos daqueles com quem se jogou. Vitórias: primeiros lugares.

## Suas mesas

web-tournament-begins = A partida começa quando todos estiverem aqui. Um bot joga por quem não vier a tempo.
web-tournament-to = Ao torneio

## Recusas

web-error-no-tournament = Este torneio não existe.
web-error-no-player = Ninguém ocupa esta vaga.
web-error-bad-places = Com tantas vagas não dá para formar essas mesas. Escolha outros números.
web-error-too-many-tables = Uma rodada precisaria de mesas demais. Escolha menos vagas ou mesas maiores.
web-error-too-many-tournaments = Você já organiza muitos torneios. Termine um antes.
web-error-tournament-begun = O torneio já começou.
web-error-tournament-empty = Ainda ninguém joga neste torneio.
web-error-tournament-full = Todas as vagas deste torneio estão ocupadas.
web-error-tournament-over = Este torneio terminou.
web-error-not-entered = Você não joga neste torneio.
web-error-was-removed = Quem organiza tirou você deste torneio.
web-error-of-tournament = Esta mesa é de um torneio, que define os lugares.
web-error-sealed = As mesmas cartas estão em jogo em outras mesas. Isto pode ser visto quando acabar a última.
