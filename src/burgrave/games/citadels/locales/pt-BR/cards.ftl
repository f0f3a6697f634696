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
citadels-scenario-random = Aleatório
citadels-scenario-custom = Personalizado

## Personagens de ranque 1

citadels-character-assassin = Assassina
    .gender = feminine
    .name-older = Assassino
    .gender-older = masculine
    .reminder = Anuncie um personagem: quem o tiver perde o turno.
    .help = Você pode anunciar qualquer outro personagem. O jogador que o tem perde o turno inteiro e não revela a carta. As habilidades passivas também não funcionam: um Bispo assassinado não protege nada. Se nenhum jogador o tiver, nada acontece.

citadels-character-witch = Bruxa
    .gender = feminine
    .reminder = Colete, anuncie um personagem e jogue o turno dele.
    .help = Depois de coletar recursos, você deve anunciar outro personagem. Seu turno é suspenso: nada de construir nem de usar outras habilidades ou efeitos. Quando esse personagem é chamado, quem o tem só coleta recursos. Então você joga como o personagem, com as habilidades, os limites e as restrições dele, mas com seu próprio ouro, sua mão e sua cidade. Se nenhum jogador o tiver, seu turno acaba. O Rei e o Patrício enfeitiçados ainda pegam a coroa.
    .help-older = Depois de coletar recursos, você pode anunciar outro personagem, e seu turno é suspenso. Se não anunciar nenhum, jogue um turno normal. Quando esse personagem é chamado, quem o tem só coleta recursos. Então você joga como o personagem, com as habilidades dele, mas com seu próprio ouro, sua mão e sua cidade. Se nenhum jogador o tiver, seu turno acaba. O Rei enfeitiçado ainda pega a coroa.

citadels-character-magistrate = Magistrado
    .gender = masculine
    .reminder = 3 mandados, 1 assinado: pegue o 1º distrito pago do alvo.
    .help = Você pode colocar três mandados virados para baixo em três personagens diferentes; só um está assinado. Quando o personagem com o mandado assinado pagar pelo primeiro distrito do turno dele, você pode revelar o mandado. Você fica com o distrito de graça e o jogador recupera o ouro, mas a construção conta para o limite dele. Você não pode pegar um distrito que já tem nem um construído sem pagar.

## Personagens de ranque 2

citadels-character-thief = Ladrão
    .gender = masculine
    .reminder = Anuncie um personagem e pegue todo o ouro dele.
    .help = Você pode anunciar qualquer outro personagem, exceto o de ranque 1, o assassinado e o enfeitiçado. Assim que ele é revelado, antes que o jogador colete recursos, você pega todo o ouro do tesouro dele. Se nenhum jogador o tiver, nada acontece.

citadels-character-spy = Espião
    .gender = masculine
    .reminder = Por carta do tipo anunciado: 1 ouro e 1 carta.
    .help = Escolha outro jogador e um dos cinco tipos de distrito e veja a mão dele. Para cada carta desse tipo, pegue 1 ouro desse jogador e compre 1 carta. Se o ouro dele acabar, você ainda compra todas as cartas.

citadels-character-blackmailer = Chantagista
    .gender = feminine
    .reminder = 2 ameaças, 1 real: aceite o suborno ou revele.
    .help = Você pode colocar duas ameaças viradas para baixo, uma real e uma falsa, em dois personagens diferentes. Não pode ameaçar o de ranque 1, o assassinado nem o enfeitiçado. Logo após coletar recursos, o jogador ameaçado pode subornar você com metade do ouro dele, arredondada para baixo (0 se tiver 1 ouro). Nesse caso, a ameaça é retirada sem ser revelada. Se ele recusar, você pode revelar a ameaça: a real dá a você todo o ouro dele.

citadels-character-tax-collector-old = Coletor de Impostos
    .gender = masculine
    .reminder = Quem construir paga 1 ouro a você no fim do turno.
    .help = Cada outro jogador que construir paga 1 ouro a você no fim desse turno, se ainda tiver ouro. É só 1 ouro, não importa quantos distritos ele tenha construído. Um Assassino que já construiu paga quando você é revelado, assim como uma Bruxa que não anunciou ninguém. Se o Coletor de Impostos for assassinado ou nenhum jogador o tiver, ninguém paga.

## Personagens de ranque 3

citadels-character-magician = Ilusionista
    .gender = feminine
    .name-older = Mago
    .gender-older = masculine
    .reminder = Troque a mão com alguém ou cartas com o baralho.
    .help = Escolha uma opção: troque sua mão inteira com a de outro jogador, mesmo que uma delas esteja vazia; ou coloque quantas cartas suas quiser embaixo do baralho e compre a mesma quantidade.

citadels-character-wizard = Mago
    .gender = masculine
    .name-older = Feiticeiro
    .reminder = Pegue uma carta da mão de outro jogador: guarde ou construa.
    .help = Olhe a mão de outro jogador e pegue uma carta. Guarde-a ou, se já coletou recursos, pague para construí-la na hora, fora do seu limite de construção. Neste turno, você pode construir distritos que sua cidade já tem.
    .help-classic = Olhe a mão de outro jogador e pegue uma carta. Guarde-a ou, se já coletou recursos, pague para construí-la na hora, fora do seu limite de construção. Só essa carta, construída na hora, pode repetir um distrito da sua cidade.

citadels-character-seer = Vidente
    .gender = feminine
    .reminder = Pegue 1 de cada mão e devolva 1 a cada uma. Construa até 2.
    .help = Pegue uma carta aleatória de cada outro jogador que tiver alguma. Depois, dê a cada um deles uma carta da sua mão, nova ou antiga. Seu limite de construção é de dois distritos, mesmo que você não pegue cartas.

## Personagens de ranque 4

citadels-character-king = Rei
    .gender = masculine
    .reminder = Pegue a coroa. 1 ouro por distrito nobre.
    .help = Cada distrito nobre da sua cidade rende 1 ouro. No seu turno, você deve pegar a coroa: você chama os personagens seguintes e escolhe primeiro na próxima rodada. Se for assassinado, você a pega no fim da rodada. Se for enfeitiçado, você a pega mesmo assim.
    .help-older = Cada distrito nobre da sua cidade rende 1 ouro. Você pega a coroa assim que é chamado: você chama os personagens seguintes e escolhe primeiro na próxima rodada. Se for assassinado, você a pega no fim da rodada. Se for enfeitiçado, você a pega mesmo assim.

citadels-character-emperor = Imperador
    .gender = masculine
    .reminder = Passe a coroa por 1 ouro ou 1 carta. Renda nobre.
    .help = Cada distrito nobre da sua cidade rende 1 ouro. Você deve passar a coroa a outro jogador, que não pode ser quem já a tem. Você pode pegar 1 ouro ou 1 carta aleatória desse jogador. Se for assassinado, ainda passa a coroa no fim da rodada, mas não pega nada. Não é usado com 2 jogadores.
    .help-older = Cada distrito nobre da sua cidade rende 1 ouro. Assim que é chamado, você deve passar a coroa a outro jogador, mas não a quem já está com ela. Esse jogador escolhe se dá a você 1 ouro ou 1 carta, se tiver. Se você for assassinado, a coroa não muda de mãos. Não é usado com 2 jogadores.

citadels-character-patrician = Patrício
    .gender = masculine
    .reminder = Pegue a coroa. 1 carta por distrito nobre.
    .help = Cada distrito nobre da sua cidade rende 1 carta. No seu turno, você deve pegar a coroa: você chama os personagens seguintes e escolhe primeiro na próxima rodada. Se for assassinado, você a pega no fim da rodada. Se for enfeitiçado, você a pega mesmo assim.

## Personagens de ranque 5

citadels-character-bishop = Bispo
    .gender = masculine
    .reminder = 1 ouro por distrito religioso. A salvo do ranque 8.
    .help = Cada distrito religioso da sua cidade rende 1 ouro. Nesta rodada, o personagem de ranque 8 não pode usar a habilidade dele contra a sua cidade. Se for assassinado, você perde essa proteção. Se for enfeitiçado, a cidade protegida é a da Bruxa.

citadels-character-abbot = Abade
    .gender = masculine
    .reminder = Renda religiosa e 1 ouro do jogador mais rico.
    .help = Cada distrito religioso da sua cidade rende 1 ouro ou 1 carta, na combinação que você anunciar antes. Uma vez no seu turno, se você não estiver entre os mais ricos, o jogador mais rico deve dar 1 ouro a você. Se houver empate, você escolhe um deles.
    .help-older = Cada distrito religioso da sua cidade rende 1 ouro. O jogador mais rico deve dar 1 ouro a você. Se houver empate, ou se o mais rico for você, ninguém paga.

citadels-character-cardinal = Cardeal
    .gender = masculine
    .reminder = Renda religiosa em cartas. Dê cartas pelo ouro que falta.
    .help = Cada distrito religioso da sua cidade rende 1 carta. Uma vez no seu turno, se faltar ouro para um distrito, você pode pegar de um jogador exatamente o que falta. Ele não pode recusar. Dê a ele 1 carta da sua mão por ouro pego, mas não a carta que vai construir. Depois, você deve construí-la.

## Personagens de ranque 6

citadels-character-merchant = Comerciante
    .gender = feminine
    .gender-older = masculine
    .reminder = 1 ouro por distrito comercial, mais 1 ouro extra.
    .help = Cada distrito comercial da sua cidade rende 1 ouro. A qualquer momento do seu turno, você também ganha 1 ouro extra, não importa se coletou ouro ou cartas.
    .help-older = Cada distrito comercial da sua cidade rende 1 ouro. Logo após coletar recursos, você também ganha 1 ouro extra, não importa se coletou ouro ou cartas.

citadels-character-alchemist = Alquimista
    .gender = masculine
    .reminder = Recupere o ouro que pagou para construir.
    .help = No fim do seu turno, você recupera todo o ouro que pagou para construir. Ao construir, você precisa ter ouro para pagar o preço inteiro. O ouro gasto com outras coisas, como imposto ou a Forja, não volta.

citadels-character-trader = Mercador
    .gender = masculine
    .reminder = 1 ouro por distrito comercial; construa quantos puder.
    .help = Cada distrito comercial da sua cidade rende 1 ouro. Distritos comerciais não contam para o seu limite de construção: construa quantos puder pagar, além de um distrito de outro tipo.

## Personagens de ranque 7

citadels-character-architect = Arquiteta
    .gender = feminine
    .name-older = Arquiteto
    .gender-older = masculine
    .reminder = 2 cartas extras. Construa até 3 distritos.
    .help = A qualquer momento do seu turno, compre 2 cartas extras e fique com as duas, não importa se coletou ouro ou cartas. Seu limite de construção é de três distritos.
    .help-older = Logo após coletar recursos, compre 2 cartas extras e fique com as duas. Seu limite de construção é de três distritos.

citadels-character-navigator = Navegadora
    .gender = feminine
    .name-older = Navegador
    .gender-older = masculine
    .reminder = 4 ouros ou 4 cartas. Não pode construir.
    .help = A qualquer momento do seu turno, ganhe 4 ouros extras ou 4 cartas extras, não importa se coletou ouro ou cartas. Você não pode construir neste turno, nem mesmo um distrito que não conte para o limite.
    .help-classic = Logo após coletar recursos, ganhe 4 ouros extras ou 4 cartas extras. Você não pode construir nada neste turno.
    .help-2010 = Logo após coletar recursos, ganhe 4 ouros extras ou 4 cartas extras. Você não pode construir mais nada nesta rodada. Com 2 ou 3 jogadores, isso inclui o turno do seu outro personagem, se vier depois.

citadels-character-scholar = Estudiosa
    .gender = feminine
    .reminder = Compre 7, fique com 1. Construa até 2.
    .help = Compre 7 cartas, fique com 1 e embaralhe as outras 6 de volta no baralho. Seu limite de construção é de dois distritos, mesmo que você não compre as cartas.

## Personagens de ranque 8

citadels-character-warlord = Senhor da Guerra
    .gender = masculine
    .name-older = Mercenário
    .reminder = Renda militar. Destrua um distrito pelo custo menos 1.
    .help = Cada distrito militar da sua cidade rende 1 ouro. Uma vez no seu turno, você pode destruir um distrito, até mesmo um seu, pagando o custo menos 1. Cidades completas, a Torre de Menagem e a cidade do Bispo estão a salvo.
    .help-older = Cada distrito militar da sua cidade rende 1 ouro. No fim do seu turno, você pode destruir um distrito, até mesmo um seu, pagando o custo menos 1. Cidades completas, a Torre do Castelo e a cidade do Bispo estão a salvo.

citadels-character-diplomat = Diplomata
    .gender = feminine
    .gender-older = masculine
    .reminder = Renda militar. Troque um distrito e pague a diferença.
    .help = Cada distrito militar da sua cidade rende 1 ouro. Você pode trocar um distrito seu por um de outro jogador. Se o dele custar mais, pague a diferença a ele. Você não pode pegar a Torre de Menagem, nem distritos de uma cidade completa ou da cidade do Bispo. Pode dar um distrito da sua própria cidade completa. Nenhuma das cidades pode receber um distrito que já tem.
    .help-classic = Cada distrito militar da sua cidade rende 1 ouro. No fim do seu turno, você pode trocar um distrito seu por um de outro jogador. Se o dele custar mais, pague a diferença a ele. Você não pode pegar a Torre do Castelo, nem distritos de uma cidade completa ou da cidade do Bispo. Pode dar um distrito da sua própria cidade completa. Nenhuma das cidades pode receber um distrito que já tem.
    .help-2010 = Cada distrito militar da sua cidade rende 1 ouro. No fim do seu turno, você pode trocar um distrito seu por um de outro jogador. Se o dele custar mais, pague a diferença a ele. Ficam de fora as cidades completas (inclusive a sua), a cidade do Bispo e a Torre do Castelo. Nenhuma das cidades pode receber um distrito que já tem.

citadels-character-marshal = Marechal
    .gender = masculine
    .reminder = Renda militar. Capture um distrito de custo até 3.
    .help = Cada distrito militar da sua cidade rende 1 ouro. Você pode capturar de outra cidade um distrito que custe até 3, incluindo o embelezamento, pagando o custo ao dono. Você não pode capturar a Torre de Menagem, um distrito que já tem, nem distritos de uma cidade completa ou da cidade do Bispo.

## Personagens de ranque 9

citadels-character-queen = Rainha
    .gender = feminine
    .reminder = 3 ouros se você estiver ao lado do ranque 4.
    .reminder-classic = 3 ouros ao lado do Rei ou, com o Imperador, da coroa.
    .help = Ganhe 3 ouros se estiver ao lado do jogador que revelou o personagem de ranque 4. Se esse personagem tiver sido assassinado, você ganha o ouro quando a carta é revelada, no fim da rodada. Só com cinco jogadores ou mais.
    .help-classic = Ganhe 3 ouros se estiver ao lado do jogador que revelou o Rei. Se o Rei tiver sido assassinado, você ganha o ouro quando a carta é revelada. Se o Imperador estiver no elenco, o que vale é a coroa: ganhe 3 ouros se, no seu turno, estiver ao lado de quem a tem. Só com cinco jogadores ou mais.
    .help-2010 = Ganhe 3 ouros se estiver ao lado do jogador que revelou o Rei ou o Imperador; o que vale é a carta, não a coroa. Se esse personagem tiver sido assassinado, você ganha o ouro quando a carta é revelada. Só com cinco jogadores ou mais.

citadels-character-artist = Artista
    .gender = feminine
    .reminder = Coloque 1 ouro em até 2 distritos seus: +1 em cada um.
    .help = Coloque 1 ouro seu em um distrito da sua cidade, ou 1 em cada um de dois distritos. Até o fim da partida, cada um custa e vale 1 a mais, inclusive quando o personagem de ranque 8 paga para destruí-lo ou pegá-lo. Cada distrito só pode ser embelezado uma vez.

citadels-character-tax-collector = Coletor de Impostos
    .gender = masculine
    .reminder = Pegue todo o imposto pago pelas construções.
    .help = Enquanto esta carta estiver no elenco, cada jogador coloca 1 ouro nela após cada distrito que constrói, mesmo de graça. Quem não tem ouro não paga nada. A qualquer momento do seu turno, você pode pegar todo esse ouro. Você não paga imposto pelo que construir neste turno. Se o Coletor for assassinado ou nenhum jogador o tiver, o imposto continua e o ouro fica na carta.

## Distritos nobres

citadels-district-manor = Solar
    .gender = masculine
    .help = Um distrito nobre comum. Conta para a renda nobre e não tem efeito especial.
citadels-district-castle = Castelo
    .gender = masculine
    .help = Um distrito nobre comum. Conta para a renda nobre e não tem efeito especial.
citadels-district-palace = Palácio
    .gender = masculine
    .help = Um distrito nobre comum. Conta para a renda nobre e não tem efeito especial.

## Distritos religiosos

citadels-district-temple = Templo
    .gender = masculine
    .help = Um distrito religioso comum. Conta para a renda religiosa e não tem efeito especial.
citadels-district-church = Igreja
    .gender = feminine
    .help = Um distrito religioso comum. Conta para a renda religiosa e não tem efeito especial.
citadels-district-monastery = Mosteiro
    .gender = masculine
    .help = Um distrito religioso comum. Conta para a renda religiosa e não tem efeito especial.
citadels-district-cathedral = Catedral
    .gender = feminine
    .help = Um distrito religioso comum. Conta para a renda religiosa e não tem efeito especial.

## Distritos comerciais

citadels-district-tavern = Taverna
    .gender = feminine
    .help = Um distrito comercial comum. Conta para a renda comercial e não tem efeito especial.
citadels-district-market = Mercado
    .gender = masculine
    .help = Um distrito comercial comum. Conta para a renda comercial e não tem efeito especial.
citadels-district-trading-post = Posto de Comércio
    .gender = masculine
    .help = Um distrito comercial comum. Conta para a renda comercial e não tem efeito especial.
citadels-district-docks = Docas
    .gender = feminine
    .help = Um distrito comercial comum. Conta para a renda comercial e não tem efeito especial.
citadels-district-harbor = Porto
    .gender = masculine
    .help = Um distrito comercial comum. Conta para a renda comercial e não tem efeito especial.
citadels-district-town-hall = Prefeitura
    .gender = feminine
    .help = Um distrito comercial comum. Conta para a renda comercial e não tem efeito especial.

## Distritos militares

citadels-district-watchtower = Torre de Vigia
    .gender = feminine
    .help = Um distrito militar comum. Conta para a renda militar e não tem efeito especial.
citadels-district-prison = Prisão
    .gender = feminine
    .help = Um distrito militar comum. Conta para a renda militar e não tem efeito especial.
citadels-district-barracks = Caserna
    .gender = feminine
    .help = Um distrito militar comum. Conta para a renda militar e não tem efeito especial.
citadels-district-fortress = Fortaleza
    .gender = feminine
    .help = Um distrito militar comum. Conta para a renda militar e não tem efeito especial.

## Distritos especiais da edição de 2016

citadels-district-armory = Arsenal
    .gender = masculine
    .help = No seu turno, você pode destruir o Arsenal para destruir de graça qualquer distrito de uma cidade incompleta. Isso vale até para a Torre de Menagem e os distritos do Bispo. Você não pode usá-lo se sua própria cidade estiver completa.
    .help-2010 = No seu turno, você pode destruir o Arsenal para destruir de graça qualquer distrito da cidade incompleta de outro jogador. Você não pode usá-lo se sua própria cidade estiver completa.

citadels-district-basilica = Basílica
    .gender = feminine
    .help = No fim da partida, marque 1 ponto para cada distrito seu de custo ímpar. O embelezamento conta para o custo.

citadels-district-capitol = Capitólio
    .gender = masculine
    .help = No fim da partida, marque 3 pontos se ao menos três distritos seus forem do mesmo tipo. Isso só vale uma vez.

citadels-district-dragon-gate = Portão do Dragão
    .gender = masculine
    .help = Custa 6, mas vale 8 pontos no fim da partida. Para a habilidade do personagem de ranque 8, o custo ainda é 6.

citadels-district-factory = Fábrica
    .gender = feminine
    .help = Você paga 1 ouro a menos por qualquer outro distrito especial que construir. Os pontos não mudam e, para a habilidade do personagem de ranque 8, o custo também não.

citadels-district-framework = Estrutura
    .gender = feminine
    .help = Ao construir um distrito, você pode destruir a Estrutura em vez de pagar o custo. A construção ainda conta para o seu limite, e o Magistrado não pode confiscar esse distrito.

citadels-district-gold-mine = Mina de Ouro
    .gender = feminine
    .help = Ao coletar ouro, você pega 3 em vez de 2, mesmo sob feitiço ou ameaça.

citadels-district-great-wall = Muralha
    .gender = feminine
    .help = O personagem de ranque 8 paga 1 ouro a mais para usar a habilidade nos seus outros distritos, mas não na própria Muralha. Se você for { $diplomat-the }, sua própria Muralha não afeta o distrito que você dá.
    .help-classic = O Mercenário e o Diplomata pagam 1 ouro a mais por qualquer distrito da sua cidade, inclusive a Muralha. Se você for o Diplomata, sua própria Muralha não afeta o distrito que você dá.

citadels-district-haunted-quarter = Bairro Assombrado
    .gender = masculine
    .help = No fim da partida, conta como um tipo à sua escolha. Se escolher outro tipo, ele deixa de contar como especial.
    .help-older = No fim da partida, conta como um tipo à sua escolha. Se você o construiu na última rodada, ele continua especial.

citadels-district-imperial-treasury = Tesouro Imperial
    .gender = masculine
    .help = No fim da partida, marque 1 ponto para cada ouro do seu tesouro. O ouro sobre os distritos não conta.

citadels-district-ivory-tower = Torre de Marfim
    .gender = feminine
    .help = No fim da partida, marque 5 pontos se este for o único distrito especial da sua cidade. Um Bairro Assombrado que conta como outro tipo não atrapalha.

citadels-district-keep = Torre de Menagem
    .gender = feminine
    .name-older = Torre do Castelo
    .help = Nenhuma habilidade de ranque 8 pode destruir, trocar ou capturar a Torre de Menagem, seja quem for o dono.
    .help-older = O Mercenário não pode destruí-la e o Diplomata não pode trocá-la, seja quem for o dono.
    .help-classic = O Mercenário não pode destruí-la e o Diplomata não pode pegá-la, seja quem for o dono.

citadels-district-laboratory = Laboratório
    .gender = masculine
    .help = Uma vez durante seu turno, você pode descartar 1 carta para ganhar 2 ouros.
    .help-older = Uma vez durante seu turno, você pode descartar 1 carta para ganhar 1 ouro.

citadels-district-library = Biblioteca
    .gender = feminine
    .help = Ao coletar cartas, você fica com todas as que comprar: duas, ou três com o Observatório.
    .help-older = Ao coletar cartas, você fica com as duas. Com o Observatório, compra três e fica com duas.

citadels-district-map-room = Sala de Mapas
    .gender = feminine
    .help = No fim da partida, marque 1 ponto para cada carta na sua mão.

citadels-district-monument = Monumento
    .gender = masculine
    .help = Você não pode construí-lo se sua cidade tiver 5 ou mais distritos. Conta como 2 distritos para completar a cidade e como 1 para todo o resto.

citadels-district-museum = Museu
    .gender = masculine
    .help = Uma vez durante seu turno, você pode colocar 1 carta da mão virada para baixo sob o Museu. Cada uma vale 1 ponto no fim da partida. As cartas acompanham o Museu. Se ele for destruído, elas vão para baixo do baralho.

citadels-district-necropolis = Necrópole
    .gender = feminine
    .help = Você pode construí-la destruindo um dos seus distritos em vez de pagar. Nesse caso, o Magistrado não pode confiscá-la.

citadels-district-observatory = Observatório
    .gender = masculine
    .help = Ao coletar cartas, você compra três em vez de duas e fica com uma. Com a Biblioteca, fica com as três.
    .help-older = Ao coletar cartas, você compra três em vez de duas e fica com uma. Com a Biblioteca, fica com duas.

citadels-district-park = Parque
    .gender = masculine
    .help = Se sua mão estiver vazia no fim do seu turno, ganhe 2 cartas. Uma Bruxa que não retoma o turno não ganha nada.

citadels-district-poor-house = Abrigo para Pobres
    .gender = masculine
    .help = Se seu tesouro estiver vazio no fim do seu turno, ganhe 1 ouro. O ouro sobre os distritos não conta, e o Alquimista só recupera o ouro dele depois. Uma Bruxa que não retoma o turno não ganha nada.

citadels-district-quarry = Pedreira
    .gender = feminine
    .help = Você pode construir distritos que sua cidade já tem, quantas vezes quiser. A Pedreira não permite que o Magistrado, a Diplomata ou o Marechal peguem distritos repetidos.
    .help-2010 = Você pode construir uma segunda cópia de qualquer distrito da sua cidade, mas nunca uma terceira. As cópias ficam se você perder a Pedreira.

citadels-district-school-of-magic = Escola de Magia
    .gender = feminine
    .help = Quando uma habilidade rende ouro ou cartas por distritos, esta carta conta como o tipo de que você precisa. Na pontuação, é sempre especial.

citadels-district-secret-vault = Cofre Secreto
    .gender = masculine
    .help = Nunca pode ser construído. Guarde-o na mão e revele-o no fim da partida para marcar 3 pontos. Até lá, você pode perdê-lo como qualquer carta.

citadels-district-smithy = Forja
    .gender = feminine
    .help = Uma vez durante seu turno, você pode pagar 2 ouros para ganhar 3 cartas. O Alquimista não recupera esse ouro.

citadels-district-stables = Estábulos
    .gender = masculine
    .help = Construir os Estábulos não conta para o seu limite de construção, mesmo que sejam confiscados. Ainda assim, a Navegadora não pode construí-los.

citadels-district-statue = Estátua
    .gender = feminine
    .help = No fim da partida, marque 5 pontos se tiver a coroa. Se um personagem de ranque 4 assassinado mover a coroa no fim da última rodada, isso acontece antes.

citadels-district-theater = Teatro
    .gender = masculine
    .help = Depois que todos escolherem, você pode trocar sua carta de personagem com a de outro jogador, às cegas. Os dois podem olhar a nova carta. Com 2 ou 3 jogadores, você escolhe qual das suas duas cartas dar e recebe uma das dele ao acaso.

citadels-district-thieves-den = Covil dos Ladrões
    .gender = masculine
    .help = Você pode pagar qualquer parte do custo com outras cartas da sua mão, 1 carta por ouro. Se ele for confiscado, você recupera o ouro, mas não as cartas.

citadels-district-wishing-well = Poço dos Desejos
    .gender = masculine
    .help = No fim da partida, marque 1 ponto para cada distrito especial da sua cidade, incluindo este.
    .help-2010 = No fim da partida, marque 1 ponto para cada outro distrito especial da sua cidade.

## Distritos especiais só de edições antigas

citadels-district-university = Universidade
    .gender = feminine
    .help = Custa 6, mas vale 8 pontos no fim da partida. Para a habilidade do personagem de ranque 8, o custo ainda é 6.

citadels-district-graveyard = Cemitério
    .gender = masculine
    .help = Quando o Mercenário destrói um distrito, você pode pagar 1 ouro para colocar essa carta na sua mão. Não vale se você for o Mercenário nem para o próprio Cemitério.

citadels-district-bell-tower = Torre do Sino
    .gender = feminine
    .help = Ao construí-la, você pode declarar que 7 distritos completam uma cidade. Se nenhuma cidade estava completa antes, todas as que têm 7 ou mais nesse momento valem os 4 pontos de primeira cidade; as seguintes valem 2. Se a Torre do Sino for destruída, voltam a ser necessários 8.

citadels-district-ball-room = Salão de Baile
    .gender = masculine
    .help = Em uma mesa real, enquanto você tem a coroa, os outros jogadores devem agradecer quando você os chama. Aqui, a carta não tem efeito.

citadels-district-hospital = Hospital
    .gender = masculine
    .help = Se seu personagem for assassinado, você ainda coleta recursos quando ele é chamado, mas não pode usar habilidades nem construir.

citadels-district-lighthouse = Farol
    .gender = masculine
    .help = Ao construí-lo, veja o baralho inteiro, coloque uma carta na sua mão e embaralhe o resto.

citadels-district-throne-room = Sala do Trono
    .gender = feminine
    .help = Cada vez que a coroa passa para outro jogador, você ganha 1 ouro do banco.
