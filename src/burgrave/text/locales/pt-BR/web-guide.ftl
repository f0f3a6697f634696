### O guia de um primeiro jogo, em português.

web-guide = Guia
web-guide-first-game = Primeiro jogo, com um guia
web-guide-lobby = Ou comece já: um guia explica cada passo na primeira vez que ele aparece.
web-guide-game-of = { $game }: primeiro jogo, com um guia
web-guide-got-it = Entendi
web-guide-what = O que é isto?
web-guide-stop = Parar o guia
web-guide-progress = { $n } de { $count }

## Citadels

web-guide-citadels-welcome = Boas-vindas a Citadels
    .text = Construa a cidade de maior valor: um distrito vale o que custou. A cada rodada você pega em segredo um personagem, e depois todos jogam a sua vez na ordem dos números. No alto estão as cidades dos outros, abaixo os personagens, depois o que você pode fazer, a sua cidade e a sua mão.
web-guide-citadels-pick = Escolha um personagem
    .text = Fique com um personagem nesta rodada; os outros seguem para o próximo jogador, e ninguém vê com qual você ficou. Olhe o que paga você: um personagem ganha ouro pelos distritos da sua cor, e o { $merchant } sempre tem 1 ouro a mais.
web-guide-citadels-wait = Os outros escolhem
    .text = Cada um fica em segredo com um dos personagens que restam. Os que estão abertos ficam fora nesta rodada. O que você viu diz quem os outros ainda podem ser.
web-guide-citadels-calls = As chamadas
    .text = Os personagens são chamados do número 1 ao número 8. Quem tem o que foi chamado mostra a carta e joga a sua vez; se ninguém responde, chama-se o próximo. A fila de personagens mostra até onde já se foi.
web-guide-citadels-gather = Ouro ou cartas
    .text = A vez começa com uma de duas coisas: 2 ouros, ou duas cartas das quais você fica com uma. Pegue ouro para o que já tem na mão; compre cartas se nela não há nada que queira construir.
web-guide-citadels-drawn = Fique com uma carta
    .text = A outra vai para baixo do baralho. Procure um distrito que logo possa pagar, de um nome e de um tipo que a sua cidade ainda não tem.
web-guide-citadels-power = O poder do seu personagem
    .text = O seu personagem: { $character }. { $reminder } Um poder funciona uma vez por vez sua, antes ou depois de construir. Se ele paga por distritos, construa antes um da sua cor, e ele também conta.
web-guide-citadels-build = Construa
    .text = Pague o que uma carta custa e ela fica na sua cidade, normalmente uma por vez e nunca duas com o mesmo nome. Algo pequeno a cada vez é melhor que esperar muito por algo grande.
web-guide-citadels-end = Fim da vez
    .text = Quando não houver mais nada a fazer, encerre a sua vez. Veja antes se há renda à espera; ouro e cartas ficam com você para a próxima rodada.
web-guide-citadels-destroy = Cai um distrito
    .text = O { $warlord } pode destruir um distrito pelo custo menos 1, e os baratos caem com facilidade. Cidades completas estão a salvo, e a do { $bishop } também. O melhor alvo é de quem está na frente.
web-guide-citadels-named = Nomearam o seu personagem
    .text = Quem foi nomeado pela { $assassin } não joga nesta rodada; quem foi nomeado pelo { $thief } perde todo o ouro ao ser chamado. Miraram em um número e só podiam adivinhar que era você. Da próxima vez, pegue alguém menos esperado.
web-guide-citadels-unique = Um distrito especial em ação
    .text = Aqui você paga com cartas da mão. Dê as que construiria por último: as caras, ou os nomes que a sua cidade já tem.
web-guide-citadels-last = A última rodada
    .text = Uma cidade de { $goal } distritos está completa, e esta rodada vai até o fim. Construa tudo o que ainda puder: cada ouro gasto em um distrito é um ponto; o ouro que sobra não vale nada.
web-guide-citadels-score = Os pontos
    .text = Os distritos contam o que custaram. Somam-se 3 pontos pelos cinco tipos, 4 pela primeira cidade completa, 2 pelas outras, e o que os distritos especiais acrescentam. Depois você pode rever tudo, com as cartas abertas.

## Valeria

web-guide-valeria-welcome = Boas-vindas a Valeria
    .text = Junte mais pontos que todos: derrote monstros, construa domínios, agrade ao seu duque. Os dados alimentam todos em cada vez, e na sua você age duas vezes. No centro estão as pilhas de todos; os seus cidadãos ficam na sua rua, por número, com o seu ouro, a sua força e a sua magia.
web-guide-valeria-duke = Escolha um duque
    .text = Fique com um dos dois; o outro sai sem ser visto. No fim, um duque dá pontos pelas cartas que nomeia. Pegue o que deseja o que você vê nas pilhas, e deixe que ele guie você pelo jogo.
web-guide-valeria-roll = Os dados
    .text = Em cada vez valem três números: o de cada dado e a soma. Um 3 e um 5 acordam todos os cidadãos de 3, 5 e 8, os seus e os dos outros.
web-guide-valeria-harvest = A sua colheita
    .text = Na sua vez, cada cidadão acordado dá o que diz a metade esquerda da carta; se nenhum dos seus acordou, você pega 1 recurso à escolha. Onde puder escolher, pegue o que a próxima ação pede.
web-guide-valeria-others = A colheita na vez dos outros
    .text = Quando os outros rolam, você também colhe, com a metade direita das suas cartas. Por isso cidadãos de muitos números diferentes alimentam você o tempo todo.
web-guide-valeria-act = Duas ações
    .text = Derrote um monstro, recrute um cidadão, construa um domínio ou pegue 1 recurso; pode ser duas vezes a mesma coisa. Recrute cedo, para os números que faltam: um cidadão rende o jogo inteiro.
web-guide-valeria-slay = Derrote um monstro
    .text = Um monstro custa força, e alguns também magia. Ele dá a recompensa na hora e os pontos no fim. Os de baixo, na mesma pilha, são pelo menos tão fortes.
web-guide-valeria-build = Construa um domínio
    .text = Um domínio custa ouro e pede cidadãos de certos papéis, que ficam com você. Ele dá pontos, e um poder que vale uma vez ou pelo resto do jogo. Os que duram rendem mais se construídos cedo.
web-guide-valeria-pay = Pague com magia
    .text = A magia pode substituir ouro ou força, mas pelo menos 1 se paga com o que é pedido. Gaste o que tem de sobra, e pense na segunda ação.
web-guide-valeria-reward = Escolha o que recebe
    .text = O que você pega aqui é de graça. Um cidadão para um número que falta costuma render mais; perto do fim, pontos são melhores.
web-guide-valeria-domain = Um domínio em ação
    .text = Um dos seus domínios oferece algo. Leia o que ele pede e o que dá; onde puder recusar, pense se precisa do mesmo para a próxima ação.
web-guide-valeria-dice = Mude os dados
    .text = Um dos seus domínios pode mudar um dado antes da colheita. Aponte para uma mudança para ver o que ela daria, ou anuncie os dados como estão.
web-guide-valeria-last = O fim está perto
    .text = O jogo acaba com { $goal } pilhas esgotadas, ou quando não resta nenhum monstro ou nenhum domínio; a rodada vai até o fim. Aí recursos sozinhos quase não valem nada: transforme-os em monstros e domínios.
web-guide-valeria-score = Os pontos
    .text = Monstros e domínios contam os seus pontos, as fichas 1 cada, e agora os duques são mostrados. A tabela diz de onde veio cada ponto; depois você pode rever tudo.
