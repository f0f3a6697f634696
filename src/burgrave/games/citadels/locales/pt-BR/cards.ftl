### Citadels: nomes e explicações das cartas, em português do Brasil.
###
### Atributos
###   .help          a regra da edição de 2016; para cartas que só existem em edições antigas, a regra delas
###   .help-older    a regra das edições clássica e de 2010, quando difere de .help
###   .help-classic  a regra só da edição clássica, quando difere
###   .help-2010     a regra só da edição de 2010, quando difere
###   .reminder      uma linha para um menu, com até 60 caracteres
###   .gender        masculine, feminine ou neuter: o gênero do nome
###   .short         um tipo em uma só palavra
###   .name-older    o nome impresso na edição de 2010, quando é outro; vale também para a clássica,
###                  que não saiu em português
###   .gender-older  o gênero desse nome, quando é outro
### Busca para uma edição antiga: o seu próprio .help-..., depois .help-older, depois .help; assim também o nome,
### o gênero e o .reminder. Uma explicação pode citar outras cartas: { $smithy-the } é a Forja.
### Um texto é uma linha: o Fluent conserva as quebras de linha.
###
### Glossário
###   tesouro    o ouro de um jogador          mão        as cartas de distrito guardadas
###   cidade     os distritos construídos      baralho    o baralho de distritos
###   ouro       1 ouro, 2 ouros               coroa      quem a tem escolhe primeiro
###   ranque     o número do personagem        elenco     os personagens da partida
###   coletar    pegar ouro ou cartas          comprar    tirar do topo do baralho
###   descartar  pôr embaixo do baralho        construir  baixar um distrito e pagar por ele
###   limite de construção, cidade completa, revelar, destruir, trocar, capturar, confiscar
###   assassinar (Assassina), enfeitiçar (Bruxa), mandado (Magistrado), ameaça e suborno
###   (Chantagista), imposto (Coletor de Impostos), embelezar (Artista)
###   tipos de distrito: nobre, religioso, comercial, militar, especial

## Tipos de distrito

citadels-type-noble = Distrito nobre
    .short = Nobre
citadels-type-religious = Distrito religioso
    .short = Religioso
citadels-type-trade = Distrito comercial
    .short = Comercial
citadels-type-military = Distrito militar
    .short = Militar
citadels-type-unique = Distrito especial
    .short = Especial

## Combinações

citadels-scenario-base = Jogo Básico
citadels-scenario-first-game = Primeira Partida
citadels-scenario-ambitious-aristocrats = Aristocratas Ambiciosos
citadels-scenario-cunning-agents = Agentes Sagazes
citadels-scenario-illustrious-emissaries = Emissários Ilustres
citadels-scenario-devious-dignitaries = Dignitários Ardilosos
citadels-scenario-tenacious-delegates = Delegados Obstinados
citadels-scenario-vicious-nobles = Nobres Perversos
citadels-scenario-random = Ao acaso
citadels-scenario-custom = Sob medida

## Personagens de ranque 1

citadels-character-assassin = Assassina
    .gender = feminine
    .name-older = Assassino
    .gender-older = masculine
    .reminder = Anuncie um personagem: ele perde o turno.
    .help = Você pode anunciar qualquer outro personagem: quem o tiver fica em silêncio, sem se revelar, e perde o turno inteiro. As habilidades passivas dele também se calam; um Bispo assassinado não protege nada. Se ninguém o tiver, nada acontece.

citadels-character-witch = Bruxa
    .gender = feminine
    .reminder = Colete, anuncie um personagem e depois jogue por ele.
    .help = Depois de coletar recursos, você deve anunciar outro personagem; seu turno fica em pausa, sem construções nem outras habilidades ou efeitos. Quando for chamado, o jogador dele só coleta recursos; aí você segue como esse personagem, com as habilidades, os limites e as restrições dele, mas com seu próprio ouro, mão e cidade. Se ninguém o tiver, seu turno acabou; o Rei e o Patrício, mesmo enfeitiçados, ficam com a coroa.
    .help-older = Depois de coletar recursos, você pode anunciar outro personagem, e seu turno fica em pausa; se não anunciar ninguém, seu turno é comum. Quando for chamado, o jogador dele só coleta recursos; aí você segue como esse personagem, com as habilidades dele, mas com seu próprio ouro, mão e cidade. Se ninguém o tiver, seu turno acabou; o Rei, mesmo enfeitiçado, fica com a coroa.

citadels-character-magistrate = Magistrado
    .gender = masculine
    .reminder = Três mandados, um assinado: tome o 1º distrito pago.
    .help = Você pode pôr três mandados, virados para baixo, em três personagens diferentes; só um está assinado. Quando o personagem do mandado assinado pagar pelo primeiro distrito do turno dele, você pode revelá-lo: o distrito vem de graça para sua cidade e o ouro volta ao dono, mas a construção conta para o limite dele. Não vale para um nome que você já tem nem para um distrito construído sem pagar.

## Personagens de ranque 2

citadels-character-thief = Ladrão
    .gender = masculine
    .reminder = Anuncie um personagem: todo o ouro dele será seu.
    .help = Você pode anunciar outro personagem, menos o de ranque 1, o assassinado e o enfeitiçado. Assim que ele se revelar, antes de coletar recursos, todo o ouro daquele tesouro passa para você. Se ninguém o tiver, nada acontece.

citadels-character-spy = Espião
    .gender = masculine
    .reminder = Diga um tipo: 1 ouro e 1 carta por carta desse tipo.
    .help = Escolha outro jogador e um dos cinco tipos de distrito; depois, veja a mão dele. Para cada carta desse tipo, você tira 1 ouro dele e compra 1 carta. Se o ouro acabar, você ainda compra todas as cartas.

citadels-character-blackmailer = Chantagista
    .gender = feminine
    .reminder = Duas ameaças, uma real: aceite o suborno ou revele.
    .help = Você pode pôr duas ameaças viradas para baixo, uma real e uma falsa, em dois personagens diferentes, menos o de ranque 1, o assassinado e o enfeitiçado. Logo após coletar recursos, o ameaçado pode dar a você metade do tesouro, arredondada para baixo (0 se tiver 1 ouro), e a ameaça sai sem ser vista. Sem suborno, você pode revelá-la: a real traz para você todo o ouro dele.

citadels-character-tax-collector-old = Coletor de Impostos
    .gender = masculine
    .reminder = Quem mais construir paga 1 ouro a você no fim do turno.
    .help = Cada outro jogador que construir dá a você 1 ouro no fim do turno dele, uma vez só, não importa quantos distritos construiu, se ainda tiver ouro. Um Assassino que já construiu paga quando você se revela, assim como uma Bruxa que não anunciou ninguém. Se o Coletor de Impostos for assassinado ou ninguém o tiver, ninguém paga.

## Personagens de ranque 3

citadels-character-magician = Ilusionista
    .gender = feminine
    .name-older = Mago
    .gender-older = masculine
    .reminder = Troque de mão com alguém ou renove suas cartas.
    .help = Faça uma de duas coisas. Troque sua mão inteira pela de outro jogador, mesmo que uma delas esteja vazia; ou ponha quantas cartas suas quiser embaixo do baralho e compre o mesmo número.

citadels-character-wizard = Mago
    .gender = masculine
    .name-older = Feiticeiro
    .reminder = Pegue uma carta de uma mão: guarde ou construa.
    .help = Veja a mão de outro jogador e pegue uma carta. Guarde-a ou, se já coletou recursos, pague para construí-la na hora, fora do seu limite de construção. Neste turno, tudo o que você construir pode repetir nomes da sua cidade.
    .help-classic = Veja a mão de outro jogador e pegue uma carta. Guarde-a ou, se já coletou recursos, pague para construí-la na hora, fora do seu limite de construção. Só essa carta, construída na hora, pode repetir um nome da sua cidade.

citadels-character-seer = Vidente
    .gender = feminine
    .reminder = Pegue 1 carta de cada mão, devolva 1. Construa até 2.
    .help = Pegue uma carta aleatória de cada outro jogador que tiver alguma e depois dê a cada um deles uma carta da sua mão, nova ou antiga. Seu limite de construção sobe para dois distritos, mesmo sem mexer nas mãos.

## Personagens de ranque 4

citadels-character-king = Rei
    .gender = masculine
    .reminder = A coroa é sua. 1 ouro por distrito nobre.
    .help = Cada distrito nobre da sua cidade rende 1 ouro. Você deve pegar a coroa no seu turno: chama o resto da rodada e escolhe primeiro na próxima. Se for assassinado, pega a coroa no fim da rodada; se for enfeitiçado, pega do mesmo jeito.
    .help-older = Cada distrito nobre da sua cidade rende 1 ouro. A coroa é sua assim que você é chamado: você chama o resto da rodada e escolhe primeiro na próxima. Se for assassinado, pega a coroa no fim da rodada; se for enfeitiçado, pega do mesmo jeito.

citadels-character-emperor = Imperador
    .gender = masculine
    .reminder = Passe a coroa por 1 ouro ou 1 carta. Renda nobre.
    .help = Cada distrito nobre da sua cidade rende 1 ouro. Você deve passar a coroa de quem a tem para um jogador diferente, nunca para si, e pode tirar dele 1 ouro ou 1 carta aleatória. Se for assassinado, ainda passa a coroa no fim da rodada, mas sem levar nada; fora das partidas com 2 jogadores.
    .help-older = Cada distrito nobre da sua cidade rende 1 ouro. Assim que é chamado, você deve passar a coroa de quem a tem para um jogador diferente, nunca para si; ele escolhe se dá a você 1 ouro ou 1 carta, se tiver. Se você for assassinado, a coroa fica onde está; fora das partidas com 2 jogadores.

citadels-character-patrician = Patrício
    .gender = masculine
    .reminder = A coroa é sua. 1 carta por distrito nobre.
    .help = Cada distrito nobre da sua cidade rende 1 carta. Você deve pegar a coroa no seu turno: chama o resto da rodada e escolhe primeiro na próxima. Se for assassinado, pega a coroa no fim da rodada; se for enfeitiçado, pega do mesmo jeito.

## Personagens de ranque 5

citadels-character-bishop = Bispo
    .gender = masculine
    .reminder = 1 ouro por distrito religioso. A salvo do ranque 8.
    .help = Cada distrito religioso da sua cidade rende 1 ouro. Nesta rodada, o personagem de ranque 8 não alcança a sua cidade com a habilidade dele. Se você for assassinado, a proteção some; se for enfeitiçado, ela vale para a cidade da Bruxa.

citadels-character-abbot = Abade
    .gender = masculine
    .reminder = Renda religiosa e 1 ouro do jogador mais rico.
    .help = Cada distrito religioso da sua cidade rende 1 ouro ou 1 carta, na combinação que você anunciar antes. Uma vez no seu turno, se você não estiver entre os mais ricos, o jogador mais rico deve dar 1 ouro a você; se houver empate, você escolhe quem.
    .help-older = Cada distrito religioso da sua cidade rende 1 ouro. O jogador mais rico, se for um só, deve dar 1 ouro a você; ninguém paga se houver empate ou se o mais rico for você.

citadels-character-cardinal = Cardeal
    .gender = masculine
    .reminder = 1 carta por distrito religioso. Cartas pelo ouro que falta.
    .help = Cada distrito religioso da sua cidade rende 1 carta. Uma vez no seu turno, se faltar ouro para um distrito, pegue exatamente o que falta de um só jogador, que não pode recusar, e dê a ele 1 carta da sua mão por ouro. A carta que vai ser construída não pode ser uma delas, e então você deve construí-la.

## Personagens de ranque 6

citadels-character-merchant = Comerciante
    .gender = feminine
    .gender-older = masculine
    .reminder = 1 ouro por distrito comercial, mais 1 ouro extra.
    .help = Cada distrito comercial da sua cidade rende 1 ouro. Além disso, a qualquer momento do seu turno, você ganha 1 ouro extra, não importa o que coletou.
    .help-older = Cada distrito comercial da sua cidade rende 1 ouro. Além disso, logo após a sua ação, você ganha 1 ouro extra, não importa o que pegou.

citadels-character-alchemist = Alquimista
    .gender = masculine
    .reminder = Receba de volta o ouro pago para construir.
    .help = No fim do turno, volta para você todo o ouro que pagou para construir. Na hora de construir, o preço inteiro precisa estar no seu tesouro, e o ouro gasto com outras coisas, como imposto ou a Forja, não volta.

citadels-character-trader = Mercador
    .gender = masculine
    .reminder = 1 ouro por distrito comercial; construa quantos puder.
    .help = Cada distrito comercial da sua cidade rende 1 ouro. Distritos comerciais ficam fora do seu limite de construção: construa todos os que puder pagar e ainda um de outro tipo.

## Personagens de ranque 7

citadels-character-architect = Arquiteta
    .gender = feminine
    .name-older = Arquiteto
    .gender-older = masculine
    .reminder = 2 cartas extras. Construa até 3 distritos.
    .help = A qualquer momento do seu turno, ganhe 2 cartas extras e fique com ambas, não importa o que coletou. Seu limite de construção sobe para três distritos.
    .help-older = Logo após a sua ação, compre 2 cartas extras e fique com ambas. Seu limite de construção sobe para três distritos.

citadels-character-navigator = Navegadora
    .gender = feminine
    .name-older = Navegador
    .gender-older = masculine
    .reminder = 4 ouros ou 4 cartas. Nada de construir.
    .help = A qualquer momento do seu turno, ganhe 4 ouros ou 4 cartas, não importa o que coletou. Em troca, não pode construir neste turno, nem mesmo um distrito que fica fora do limite.
    .help-classic = Logo após a sua ação, ganhe mais 4 ouros ou 4 cartas. Neste turno você não pode construir nada.
    .help-2010 = Logo após a sua ação, ganhe mais 4 ouros ou 4 cartas. Você não pode construir mais nada nesta rodada: com 2 ou 3 jogadores, isso vale também para o turno do seu outro personagem, se vier depois.

citadels-character-scholar = Estudiosa
    .gender = feminine
    .reminder = Compre 7, fique com 1. Construa até 2.
    .help = Compre 7 cartas, fique com 1 e embaralhe as outras 6 no baralho. Seu limite de construção sobe para dois distritos, mesmo que não compre as cartas.

## Personagens de ranque 8

citadels-character-warlord = Senhor da Guerra
    .gender = masculine
    .name-older = Mercenário
    .reminder = 1 ouro por distrito militar. Destrua um: custo menos 1.
    .help = Cada distrito militar da sua cidade rende 1 ouro. Uma vez no seu turno, você pode destruir um distrito, até um dos seus, pagando o custo dele menos 1. Cidades completas, a Torre de Menagem e a cidade do Bispo estão a salvo.
    .help-older = Cada distrito militar da sua cidade rende 1 ouro. No fim do seu turno, você pode destruir um distrito, até um dos seus, pagando o custo dele menos 1. Cidades completas, a Torre do Castelo e a cidade do Bispo estão a salvo.

citadels-character-diplomat = Diplomata
    .gender = feminine
    .gender-older = masculine
    .reminder = 1 ouro por distrito militar. Troque um, pague a diferença.
    .help = Cada distrito militar da sua cidade rende 1 ouro. Você pode trocar um distrito seu por um de outro jogador; se o dele custar mais, pague a diferença a ele. Não se tira nada de uma cidade completa (a sua pode dar), nem a Torre de Menagem, nem da cidade do Bispo, e nenhum nome entra em uma cidade que já o tem.
    .help-classic = Cada distrito militar da sua cidade rende 1 ouro. No fim do seu turno, você pode trocar um distrito seu por um de outro jogador; se o dele custar mais, pague a diferença a ele. Não se tira nada de uma cidade completa (a sua pode dar), nem a Torre do Castelo, nem da cidade do Bispo, e nenhum nome entra em uma cidade que já o tem.
    .help-2010 = Cada distrito militar da sua cidade rende 1 ouro. No fim do seu turno, você pode trocar um distrito seu por um de outro jogador; se o dele custar mais, pague a diferença a ele. Cidades completas, até a sua, a Torre do Castelo e a cidade do Bispo ficam de fora, e nenhum nome entra em uma cidade que já o tem.

citadels-character-marshal = Marechal
    .gender = masculine
    .reminder = 1 ouro por distrito militar. Capture um de custo até 3.
    .help = Cada distrito militar da sua cidade rende 1 ouro. Você pode capturar um distrito de custo até 3, já contado o embelezamento, de outra cidade, pagando o custo ao dono. Nada de uma cidade completa, nem a Torre de Menagem, nem da cidade do Bispo, nem um nome que você já tem.

## Personagens de ranque 9

citadels-character-queen = Rainha
    .gender = feminine
    .reminder = 3 ouros se você se senta ao lado do ranque 4.
    .reminder-classic = 3 ouros ao lado do Rei ou, com o Imperador, da coroa.
    .help = Ganhe 3 ouros se você se senta ao lado de quem revelou o personagem de ranque 4. Se ele foi assassinado, você ganha os 3 ouros quando a carta aparece, no fim da rodada. Só para cinco ou mais jogadores.
    .help-classic = Ganhe 3 ouros se você se senta ao lado de quem revelou o Rei; se ele foi assassinado, você os ganha quando a carta aparece. Se o Imperador está no elenco, o que vale é a coroa: 3 ouros se quem a tem no seu turno se senta ao seu lado. Só para cinco ou mais jogadores.
    .help-2010 = Ganhe 3 ouros se você se senta ao lado de quem revelou o Rei ou o Imperador: o que vale é a carta, não a coroa. Se ele foi assassinado, você ganha os 3 ouros quando a carta aparece. Só para cinco ou mais jogadores.

citadels-character-artist = Artista
    .gender = feminine
    .reminder = Ponha 1 ouro em até 2 distritos seus: +1 em cada um.
    .help = Ponha 1 ouro seu em um distrito da sua cidade, ou em cada um de dois. Daí em diante ele custa e pontua 1 a mais, inclusive para o ranque 8. Cada distrito só pode ser embelezado uma vez.

citadels-character-tax-collector = Coletor de Impostos
    .gender = masculine
    .reminder = Recolha todo o imposto pago por quem construiu.
    .help = Enquanto esta carta estiver no elenco, todo jogador põe 1 ouro nela após cada distrito construído, até de graça, se ainda tiver ouro. A qualquer momento do seu turno, você pode pegar tudo, e não paga imposto pelo que construir nele. Se for assassinado ou ninguém o tiver, o imposto continua e o ouro fica aqui à espera.

## Distritos nobres

citadels-district-manor = Solar
    .gender = masculine
    .help = Um distrito nobre comum: conta para a renda nobre e não tem efeito próprio.
citadels-district-castle = Castelo
    .gender = masculine
    .help = Um distrito nobre comum: conta para a renda nobre e não tem efeito próprio.
citadels-district-palace = Palácio
    .gender = masculine
    .help = Um distrito nobre comum: conta para a renda nobre e não tem efeito próprio.

## Distritos religiosos

citadels-district-temple = Templo
    .gender = masculine
    .help = Um distrito religioso comum: conta para a renda religiosa e não tem efeito próprio.
citadels-district-church = Igreja
    .gender = feminine
    .help = Um distrito religioso comum: conta para a renda religiosa e não tem efeito próprio.
citadels-district-monastery = Mosteiro
    .gender = masculine
    .help = Um distrito religioso comum: conta para a renda religiosa e não tem efeito próprio.
citadels-district-cathedral = Catedral
    .gender = feminine
    .help = Um distrito religioso comum: conta para a renda religiosa e não tem efeito próprio.

## Distritos comerciais

citadels-district-tavern = Taverna
    .gender = feminine
    .help = Um distrito comercial comum: conta para a renda comercial e não tem efeito próprio.
citadels-district-market = Mercado
    .gender = masculine
    .help = Um distrito comercial comum: conta para a renda comercial e não tem efeito próprio.
citadels-district-trading-post = Posto de Comércio
    .gender = masculine
    .help = Um distrito comercial comum: conta para a renda comercial e não tem efeito próprio.
citadels-district-docks = Docas
    .gender = feminine
    .help = Um distrito comercial comum: conta para a renda comercial e não tem efeito próprio.
citadels-district-harbor = Porto
    .gender = masculine
    .help = Um distrito comercial comum: conta para a renda comercial e não tem efeito próprio.
citadels-district-town-hall = Prefeitura
    .gender = feminine
    .help = Um distrito comercial comum: conta para a renda comercial e não tem efeito próprio.

## Distritos militares

citadels-district-watchtower = Torre de Vigia
    .gender = feminine
    .help = Um distrito militar comum: conta para a renda militar e não tem efeito próprio.
citadels-district-prison = Prisão
    .gender = feminine
    .help = Um distrito militar comum: conta para a renda militar e não tem efeito próprio.
citadels-district-barracks = Caserna
    .gender = feminine
    .help = Um distrito militar comum: conta para a renda militar e não tem efeito próprio.
citadels-district-fortress = Fortaleza
    .gender = feminine
    .help = Um distrito militar comum: conta para a renda militar e não tem efeito próprio.

## Distritos especiais da edição de 2016

citadels-district-armory = Arsenal
    .gender = masculine
    .help = No seu turno, você pode destruir o Arsenal para destruir, de graça, qualquer distrito de uma cidade incompleta. Nem a Torre de Menagem nem os distritos do Bispo escapam. Se a sua própria cidade está completa, você não pode abrir mão dele.
    .help-2010 = No seu turno, você pode destruir o Arsenal para destruir, de graça, qualquer distrito da cidade incompleta de outro jogador. Se a sua própria cidade está completa, você não pode abrir mão dele.

citadels-district-basilica = Basílica
    .gender = feminine
    .help = No fim da partida, cada distrito seu de custo ímpar vale 1 ponto a mais. O embelezamento conta no custo.

citadels-district-capitol = Capitólio
    .gender = masculine
    .help = No fim da partida, marque 3 pontos se ao menos três distritos seus forem do mesmo tipo. Uma vez só, mesmo que haja mais.

citadels-district-dragon-gate = Portão do Dragão
    .gender = masculine
    .help = Custa 6, mas vale 8 pontos no fim da partida. Para o ranque 8, o custo continua 6.

citadels-district-factory = Fábrica
    .gender = feminine
    .help = Cada outro distrito especial que você construir custa 1 ouro a menos. Os pontos dele e o preço para o ranque 8 não mudam.

citadels-district-framework = Estrutura
    .gender = feminine
    .help = Ao construir um distrito, você pode destruir a Estrutura em vez de pagar o custo inteiro. A construção conta para o seu limite, e o Magistrado não pode confiscar esse distrito.

citadels-district-gold-mine = Mina de Ouro
    .gender = feminine
    .help = Ao coletar ouro, você pega 3 em vez de 2. Funciona mesmo quando você está sob feitiço ou ameaça.

citadels-district-great-wall = Muralha
    .gender = feminine
    .help = O personagem de ranque 8 paga 1 ouro a mais para usar a habilidade dele nos seus outros distritos, mas não na própria Muralha. Se você for { $diplomat-the }, a carta que você dá não fica mais cara.
    .help-classic = O Mercenário e o Diplomata pagam 1 ouro a mais por qualquer distrito da sua cidade, inclusive a própria Muralha. Se você for o Diplomata, a carta que você dá não fica mais cara.

citadels-district-haunted-quarter = Bairro Assombrado
    .gender = masculine
    .help = No fim da partida, conta como o tipo de distrito que você quiser. Se for outro tipo, deixa de contar como especial.
    .help-older = No fim da partida, conta como o tipo de distrito que você quiser. Se foi construído na última rodada, continua especial.

citadels-district-imperial-treasury = Tesouro Imperial
    .gender = masculine
    .help = No fim da partida, cada ouro no seu tesouro vale 1 ponto. O ouro sobre os distritos não conta.

citadels-district-ivory-tower = Torre de Marfim
    .gender = feminine
    .help = No fim da partida, marque 5 pontos se este for o único distrito especial da sua cidade. Um Bairro Assombrado contado como outro tipo não atrapalha.

citadels-district-keep = Torre de Menagem
    .gender = feminine
    .name-older = Torre do Castelo
    .help = Nenhuma habilidade de ranque 8 a alcança, seja de quem for: por esse caminho ela nunca é destruída, trocada nem capturada.
    .help-older = O Mercenário não pode destruí-la e o Diplomata não pode trocá-la, seja de quem for.

citadels-district-laboratory = Laboratório
    .gender = masculine
    .help = Uma vez em cada turno seu, você pode descartar 1 carta para ganhar 2 ouros.
    .help-older = Uma vez em cada turno seu, você pode descartar 1 carta para ganhar 1 ouro.

citadels-district-library = Biblioteca
    .gender = feminine
    .help = Ao coletar cartas, fique com todas as que comprar: duas, ou três com o Observatório.
    .help-older = Ao coletar cartas, fique com as duas. Com o Observatório, compre três e fique com duas.

citadels-district-map-room = Sala de Mapas
    .gender = feminine
    .help = No fim da partida, cada carta na sua mão vale 1 ponto.

citadels-district-monument = Monumento
    .gender = masculine
    .help = Não pode ser construído se a sua cidade já tem 5 ou mais distritos. Conta como 2 distritos para completar a cidade e como 1 para todo o resto.

citadels-district-museum = Museu
    .gender = masculine
    .help = Uma vez em cada turno seu, você pode pôr 1 carta da mão, virada para baixo, sob o Museu; no fim da partida, cada uma vale 1 ponto. Se o Museu mudar de cidade, as cartas vão junto. Se for destruído, elas vão para baixo do baralho.

citadels-district-necropolis = Necrópole
    .gender = feminine
    .help = Você pode construí-la destruindo um dos seus distritos em vez de pagar. Construída assim, o Magistrado não pode confiscá-la.

citadels-district-observatory = Observatório
    .gender = masculine
    .help = Ao coletar cartas, você compra três em vez de duas e fica com uma. Com a Biblioteca, fica com as três.
    .help-older = Ao coletar cartas, você compra três em vez de duas e fica com uma. Com a Biblioteca, fica com duas.

citadels-district-park = Parque
    .gender = masculine
    .help = Se a sua mão estiver vazia no fim do seu turno, ganhe 2 cartas. Uma Bruxa que não retoma o turno não ganha nada.

citadels-district-poor-house = Abrigo para Pobres
    .gender = masculine
    .help = Se o seu tesouro estiver vazio no fim do seu turno, ganhe 1 ouro; o ouro sobre os distritos não importa. Isso vem antes de o Alquimista receber o ouro dele de volta. Uma Bruxa que não retoma o turno não ganha nada.

citadels-district-quarry = Pedreira
    .gender = feminine
    .help = Você pode construir nomes que a sua cidade já tem, quantas vezes quiser. Ela não ajuda o Magistrado, a Diplomata nem o Marechal a consegui-los.
    .help-2010 = Você pode construir um segundo distrito de qualquer nome da sua cidade, nunca um terceiro. Os repetidos ficam mesmo que você perca a Pedreira.

citadels-district-school-of-magic = Escola de Magia
    .gender = feminine
    .help = Quando uma habilidade rende ouro ou cartas pelos seus distritos, a Escola conta como o tipo de que você precisa. Para os pontos, continua especial.

citadels-district-secret-vault = Cofre Secreto
    .gender = masculine
    .help = Nunca pode ser construído. Guarde-o na mão e mostre-o no fim da partida para marcar 3 pontos. Até lá é uma carta como as outras e pode ser perdida.

citadels-district-smithy = Forja
    .gender = feminine
    .help = Uma vez em cada turno seu, você pode pagar 2 ouros para ganhar 3 cartas. O Alquimista não recebe esse ouro de volta.

citadels-district-stables = Estábulos
    .gender = masculine
    .help = Os Estábulos ficam fora do seu limite de construção, mesmo que sejam confiscados. Mesmo assim, a Navegadora não pode construí-los.

citadels-district-statue = Estátua
    .gender = feminine
    .help = No fim da partida, marque 5 pontos se você tiver a coroa. Se um personagem de ranque 4 assassinado ainda move a coroa no fim da última rodada, isso vem antes.

citadels-district-theater = Teatro
    .gender = masculine
    .help = Depois que todos escolherem, você pode trocar às cegas a sua carta de personagem pela de outro jogador; os dois podem ver o que receberam. Com 2 ou 3 jogadores, você escolhe qual das suas duas dar e recebe uma das dele ao acaso.

citadels-district-thieves-den = Covil dos Ladrões
    .gender = masculine
    .help = Qualquer parte do custo pode ser paga com outras cartas da sua mão, 1 carta por ouro. Se for confiscado, o ouro volta para você, as cartas não.

citadels-district-wishing-well = Poço dos Desejos
    .gender = masculine
    .help = No fim da partida, cada distrito especial da sua cidade, incluindo este, vale 1 ponto a mais.
    .help-2010 = No fim da partida, cada outro distrito especial da sua cidade vale 1 ponto a mais.

## Distritos especiais só de edições antigas

citadels-district-university = Universidade
    .gender = feminine
    .help = Custa 6, mas vale 8 pontos no fim da partida. Para o ranque 8, o custo continua 6.

citadels-district-graveyard = Cemitério
    .gender = masculine
    .help = Quando o Mercenário destrói um distrito, você pode pagar 1 ouro para pôr essa carta na sua mão. Não vale se você for o Mercenário nem para o próprio Cemitério.

citadels-district-bell-tower = Torre do Sino
    .gender = feminine
    .help = Ao construí-la, você pode declarar que 7 distritos completam uma cidade. Quem tiver 7 ou mais nesse momento marca os 4 pontos de primeiro; quem completar depois marca 2. Se a Torre do Sino for destruída, voltam a ser 8.

citadels-district-ball-room = Salão de Baile
    .gender = masculine
    .help = Em uma mesa de verdade, enquanto o dono tiver a coroa, os outros devem agradecer quando ele os chama. Aqui a cortesia fica por sua conta: a carta não tem efeito.

citadels-district-hospital = Hospital
    .gender = masculine
    .help = Se o seu personagem for assassinado, você ainda coleta recursos quando ele é chamado, mas não usa habilidades nem constrói.

citadels-district-lighthouse = Farol
    .gender = masculine
    .help = Ao construí-lo, veja o baralho inteiro, pegue uma carta para a sua mão e embaralhe o resto.

citadels-district-throne-room = Sala do Trono
    .gender = feminine
    .help = Cada vez que a coroa passa para outro jogador, você ganha 1 ouro do banco.
