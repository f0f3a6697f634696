### Valeria: Card Kingdoms: nomes e explicações das cartas, em português do Brasil.
###
### Atributos
###   .help      a regra da carta, nas nossas palavras
###   .reminder  uma linha para um menu, com até 60 caracteres
###   .gender    masculine, feminine ou neuter: o gênero do nome
###   .name      um recurso em uma só palavra; a mensagem dele é uma quantidade, de $n
###   .ours      yes: o nome é tradução nossa, pois o manual não o traz; todos os outros são como o manual os escreve
### Um texto é uma linha: o Fluent conserva as quebras de linha.
###
### Glossário
###   ouro        1 ouro, 2 ouros                        força, magia   1 de força, 2 de magia
###   recurso     ouro, força ou magia                   peça           uma peça de vitória: 1 ponto
###   cidadão     carta com um dos quatro papéis         inicial        uma das duas cartas do começo: sem papel
###   custo base  o preço sem o acréscimo                acréscimo      1 ouro por carta do mesmo nome que você tem
###   centro      as vinte pilhas da mesa                exaurida       de uma pilha: vazia
###   pilha de vitória  os monstros que um jogador derrotou    banco    de onde vêm e para onde vão as peças
###   ativar (um número dos dados), colher, derrotar (um monstro), recrutar (um cidadão), construir (um domínio)
###   papéis: trabalhador, soldado, profano, sagrado     tipos: servo, besta, titan, chefe
###   preço em força ou ouro: tudo menos uma peça pode ser magia

## Recursos e pontos de vitória

valeria-resource-gold =
    { $n ->
        [1] { $n } ouro
       *[other] { $n } ouros
    }
    .gender = masculine
    .name = Ouro
    .reminder = Paga cidadãos e domínios.
    .help = A moeda do reino: paga cidadãos e domínios. A magia pode substituí-lo, mas pelo menos 1 ouro de cada preço tem de ser ouro mesmo.

valeria-resource-strength = { $n } de força
    .gender = feminine
    .name = Força
    .reminder = Paga os monstros.
    .help = O poder de luta do seu reino: paga os monstros. A magia pode substituí-la, mas pelo menos 1 de força de cada preço tem de ser força mesmo.

valeria-resource-magic = { $n } de magia
    .gender = feminine
    .name = Magia
    .reminder = Substitui força ou ouro; alguns monstros a exigem.
    .help = Substitui força ou ouro no preço de uma ação, em tudo menos 1. Alguns monstros custam também magia, e essa nada substitui.

valeria-resource-vp =
    { $n ->
        [1] { $n } ponto de vitória
       *[other] { $n } pontos de vitória
    }
    .gender = masculine
    .name = Pontos de Vitória
    .reminder = Quem tiver mais vence a partida.
    .help = É o que decide a partida: as peças ganhas no jogo, os pontos impressos nos seus monstros e domínios e os do seu duque. Não são um recurso e não pagam nada.

## Papéis

valeria-role-worker = Trabalhador
    .gender = masculine
    .reminder = Mercador, Ferreiro, Camponês, Açougueiro, Minerador.
    .help = Um papel dos cidadãos: Mercador, Ferreiro, Camponês, Açougueiro, Minerador. Os domínios exigem cidadãos de certos papéis, e muitos duques pontuam pelos ícones, também pelos dos domínios. As cartas iniciais não têm papel.

valeria-role-soldier = Soldado
    .gender = masculine
    .reminder = Arqueiro, Feiticeiro, Cavaleiro, Campeão, Senhor da Guerra.
    .help = Um papel dos cidadãos: Arqueiro, Feiticeiro, Cavaleiro, Campeão, Senhor da Guerra. Os domínios exigem cidadãos de certos papéis, e muitos duques pontuam pelos ícones, também pelos dos domínios. As cartas iniciais não têm papel.

valeria-role-shadow = Profano
    .gender = masculine
    .reminder = Mercenário, Alquimista, Ladino, Ladrão.
    .help = Um papel dos cidadãos: Mercenário, Alquimista, Ladino, Ladrão. Os domínios exigem cidadãos de certos papéis, e muitos duques pontuam pelos ícones, também pelos dos domínios. As cartas iniciais não têm papel.

valeria-role-holy = Sagrado
    .gender = masculine
    .reminder = Clérigo, Monge, Paladino, Sacerdotisa.
    .help = Um papel dos cidadãos: Clérigo, Monge, Paladino, Sacerdotisa. Os domínios exigem cidadãos de certos papéis, e muitos duques pontuam pelos ícones, também pelos dos domínios. As cartas iniciais não têm papel.

## Tipos de monstro

valeria-type-minion = Servo
    .gender = masculine
    .reminder = Os monstros comuns.
    .help = Os monstros comuns: Gárgula, Goblin, Esqueleto, Treant, Cubo Gelatinoso, Kobolds, Guerreiro Orc. Nenhuma carta do jogo básico conta os servos.

valeria-type-beast = Besta
    .gender = feminine
    .reminder = Os monstros selvagens.
    .help = Os monstros selvagens: Aranha Amaldiçoada, Basilisco, Urso-Coruja, Urso Horrendo. Nenhuma carta do jogo básico conta as bestas.

valeria-type-titan = Titan
    .gender = masculine
    .reminder = Monstros colossais; Hrothgar pontua por eles.
    .help = Os monstros colossais: Espectro, Goblin Mago, Esqueleto Flamejante, Gigante, Golem de Ouro. Hrothgar, o Conquistador, pontua por eles.

valeria-type-boss = Chefe
    .gender = masculine
    .reminder = O monstro mais forte da área.
    .help = O monstro mais forte de cada área, na base da pilha: Rainha Bruxa, Rei Goblin, Rei Esqueleto, Rainha Aranha, Dragão do Pântano, Troll, Dragão Vermelho, Chefe Orc. A recompensa dele cresce com os monstros da área que você derrotou.

## Áreas

valeria-area-barrens = Barragens
    .gender = feminine
    .reminder = Gárgula, Espectro, Rainha Bruxa.
    .help = A número 1 das oito áreas, da mais fraca à mais forte. A pilha dela, a partir do topo: Gárgula, Espectro, Rainha Bruxa.

valeria-area-hills = Colinas
    .gender = feminine
    .reminder = Goblin, Goblin Mago, Rei Goblin.
    .help = A número 2 das oito áreas, da mais fraca à mais forte. A pilha dela, a partir do topo: Goblin, Goblin Mago, Rei Goblin.

valeria-area-ruins = Ruínas
    .gender = feminine
    .reminder = Esqueleto, Esqueleto Flamejante, Rei Esqueleto.
    .help = A número 3 das oito áreas, da mais fraca à mais forte. A pilha dela, a partir do topo: Esqueleto, Esqueleto Flamejante, Rei Esqueleto.

valeria-area-forest = Floresta
    .gender = feminine
    .reminder = Treant, Aranha Amaldiçoada, Rainha Aranha.
    .help = A número 4 das oito áreas, da mais fraca à mais forte. A pilha dela, a partir do topo: Treant, Aranha Amaldiçoada, Rainha Aranha.

valeria-area-swamp = Pântano
    .gender = masculine
    .reminder = Cubo Gelatinoso, Basilisco, Dragão do Pântano.
    .help = A número 5 das oito áreas, da mais fraca à mais forte. A pilha dela, a partir do topo: Cubo Gelatinoso, Basilisco, Dragão do Pântano.

valeria-area-valley = Vale
    .gender = masculine
    .reminder = Urso-Coruja, Gigante, Troll.
    .help = A número 6 das oito áreas, da mais fraca à mais forte. A pilha dela, a partir do topo: Urso-Coruja, Gigante, Troll.

valeria-area-caverns = Cavernas
    .gender = feminine
    .reminder = Kobolds, Golem de Ouro, Dragão Vermelho.
    .help = A número 7 das oito áreas, da mais fraca à mais forte. A pilha dela, a partir do topo: Kobolds, Golem de Ouro, Dragão Vermelho.

valeria-area-mountains = Montanhas
    .gender = feminine
    .reminder = Urso Horrendo, Guerreiro Orc, Chefe Orc.
    .help = A número 8 das oito áreas, da mais fraca à mais forte. A pilha dela, a partir do topo: Urso Horrendo, Guerreiro Orc, Chefe Orc.

## Fases

valeria-phase-roll = Fase da Rolagem
    .gender = feminine
    .reminder = Role os dois dados; domínios podem mudá-los.
    .help = O jogador ativo rola os dois dados e pode mudá-los com domínios, cada um deles uma vez só. O valor de cada dado e a soma dos dois são os três números do turno.

valeria-phase-harvest = Fase da Colheita
    .gender = feminine
    .reminder = Os números dos dados ativam as cartas de todos.
    .help = Toda carta com um dos três números é ativada, e duas vezes se os dois dados o mostram. O jogador ativo usa os poderes do próprio turno, e os outros, os de fora do turno; os Ladrões vêm antes de tudo. Quem não ativar nada pega 1 recurso à escolha. Com cinco jogadores, quem está em espera não pega nada.

valeria-phase-action = Fase da Ação
    .gender = feminine
    .reminder = Duas ações: derrotar, recrutar, construir, 1 recurso.
    .help = O jogador ativo faz exatamente duas ações, diferentes ou iguais: derrotar um monstro, recrutar um cidadão, construir um domínio ou pegar 1 recurso.

valeria-phase-end = Fase Final
    .gender = feminine
    .reminder = Verifica-se o fim; depois, os dados vão para a esquerda.
    .help = Se todos os monstros foram derrotados, todos os domínios construídos, ou se as pilhas exauridas são o dobro dos jogadores, a partida acaba assim que todos tiverem jogado o mesmo número de turnos. Senão, os dados passam para a esquerda.

valeria-phase-monster = Fase do Monstro
    .gender = feminine
    .reminder = Os dados fazem os monstros capturarem cartas.
    .help = Só para quem joga sozinho. Cada dado ativa a pilha de monstros daquela posição, a partir da esquerda, se ainda tiver monstros; um 6, uma pilha à sua escolha. A cada vez, o Senhor das Trevas captura a carta do topo de uma pilha de cidadãos da coluna ou, se lá não há mais cidadãos, o domínio do topo; se não há mais nada, você perde.

valeria-phase-second-harvest = Segunda Fase da Colheita
    .gender = feminine
    .ours = yes
    .reminder = Os mesmos dados, agora com os poderes fora do turno.
    .help = Só para quem joga sozinho. Os mesmos dados ativam de novo as suas cartas, até as que você acaba de recrutar, desta vez com os poderes fora do turno.

## Preparações

valeria-scenario-first-game = Primeira partida
    .gender = feminine
    .reminder = A preparação para a primeira partida.
    .help = Áreas: Colinas, Ruínas, Floresta, Vale, Montanhas. Cidadãos: Clérigo, Mercador, Mercenário, Arqueiro, Camponês, Cavaleiro, Ladino, Campeão, Paladino, Açougueiro. Nenhum domínio é removido.

valeria-scenario-glittering-gold = Ouro Cintilante
    .gender = masculine
    .reminder = Uma preparação em que o ouro manda.
    .help = Áreas: Colinas, Ruínas, Floresta, Pântano, Cavernas. Cidadãos: Monge, Mercador, Alquimista, Arqueiro, Camponês, Cavaleiro, Ladino, Campeão, Paladino, Açougueiro. Domínios removidos: Mágoas Esquecidas, O Espinho Violeta, Obelisco Dourado de Nae, Monolito de Ostendaar.

valeria-scenario-mastery-over-magic = Maestria sobre Magia
    .gender = feminine
    .reminder = Uma preparação em que a magia manda.
    .help = Áreas: Barragens, Ruínas, Floresta, Vale, Montanhas. Cidadãos: Clérigo, Mercador, Alquimista, Feiticeiro, Camponês, Cavaleiro, Ladrão, Campeão, Paladino, Açougueiro. Domínios removidos: Olho de Asteraten, Exército do Corvo Sangrento, Paliçada do Arvoredo da Raposa, O Abraço de Gargan.

valeria-scenario-monster-blood = Sangue de Monstro
    .gender = masculine
    .reminder = Uma preparação para caçar monstros.
    .help = Áreas: Barragens, Ruínas, Floresta, Pântano, Montanhas. Cidadãos: Clérigo, Ferreiro, Mercenário, Arqueiro, Camponês, Cavaleiro, Ladino, Senhor da Guerra, Sacerdotisa, Minerador. Domínios removidos: Mágoas Esquecidas, O Ninho da Bruxa Tecelã, Catedral de St. Áquila, Trégua da Garganta Cortada.

valeria-scenario-random = Ao acaso
    .gender = masculine
    .ours = yes
    .reminder = Áreas e cidadãos sorteados.
    .help = Cinco das oito áreas e um cidadão para cada número, sorteados; todos os domínios são embaralhados.

valeria-scenario-custom = Sob medida
    .gender = masculine
    .ours = yes
    .reminder = Áreas e cidadãos à sua escolha.
    .help = Você escolhe as cinco áreas, os cidadãos dos números que têm dois tipos e os domínios a remover.

## Cartas iniciais

valeria-starter-peasant = Camponês Inicial
    .gender = masculine
    .reminder = Em todo turno: 1 ouro.
    .help = Cada jogador começa com um e nunca o perde; não tem papel. É ativado por 5: em qualquer turno, ganhe 1 ouro. Conta como Camponês quando você recruta outro.

valeria-starter-knight = Cavaleiro Inicial
    .gender = masculine
    .reminder = Em todo turno: 1 de força.
    .help = Cada jogador começa com um e nunca o perde; não tem papel. É ativado por 6: em qualquer turno, ganhe 1 de força. Conta como Cavaleiro quando você recruta outro, e para o Senhor da Guerra.

## Cidadãos

valeria-citizen-cleric = Clérigo
    .gender = masculine
    .reminder = No turno: 3 de magia; fora: 1 de magia.
    .help = Cidadão sagrado, ativado por 1. Custa 3 ouros, mais 1 por Clérigo que você já tem. No seu turno, ganhe 3 de magia; nos turnos dos outros, ganhe 1 de magia.

valeria-citizen-monk = Monge
    .gender = masculine
    .reminder = No turno: 1 ouro + 2 de magia; fora: 1 ouro por 2 de magia.
    .help = Cidadão sagrado, ativado por 1. Custa 3 ouros, mais 1 por Monge que você já tem. No seu turno, ganhe 1 ouro e 2 de magia; nos turnos dos outros, você pode trocar 1 ouro por 2 de magia.

valeria-citizen-merchant = Mercador
    .gender = masculine
    .reminder = No turno: 2 ouros ou 2 de magia; fora: 1 ouro.
    .help = Cidadão trabalhador, ativado por 2. Custa 2 ouros, mais 1 por Mercador que você já tem. No seu turno, ganhe 2 ouros ou 2 de magia; nos turnos dos outros, ganhe 1 ouro.

valeria-citizen-blacksmith = Ferreiro
    .gender = masculine
    .reminder = No turno: 1 ouro por soldado; fora: 1 ouro.
    .help = Cidadão trabalhador, ativado por 2. Custa 3 ouros, mais 1 por Ferreiro que você já tem. No seu turno, ganhe 1 ouro por cidadão soldado que você tem; nos turnos dos outros, ganhe 1 ouro.

valeria-citizen-mercenary = Mercenário
    .gender = masculine
    .reminder = No turno: 1 de força + 1 ouro; fora: 1 de força por 2 ouros.
    .help = Cidadão profano, ativado por 3. Custa 3 ouros, mais 1 por Mercenário que você já tem. No seu turno, ganhe 1 de força e 1 ouro; nos turnos dos outros, você pode trocar 1 de força por 2 ouros.

valeria-citizen-alchemist = Alquimista
    .gender = masculine
    .reminder = No turno: 1 ouro por 3 magias; fora: 1 magia por 2 ouros.
    .help = Cidadão profano, ativado por 3. Custa 3 ouros, mais 1 por Alquimista que você já tem. No seu turno, você pode trocar 1 ouro por 3 de magia; nos turnos dos outros, você pode trocar 1 de magia por 2 ouros.

valeria-citizen-archer = Arqueiro
    .gender = masculine
    .reminder = No turno: 2 de força; fora: 1 de força.
    .help = Cidadão soldado, ativado por 4. Custa 4 ouros, mais 1 por Arqueiro que você já tem. No seu turno, ganhe 2 de força; nos turnos dos outros, ganhe 1 de força.

valeria-citizen-wizard = Feiticeiro
    .gender = masculine
    .reminder = No turno: 1 de magia + 1 de força; fora: 1 de magia.
    .help = Cidadão soldado, ativado por 4. Custa 4 ouros, mais 1 por Feiticeiro que você já tem. No seu turno, ganhe 1 de magia e 1 de força; nos turnos dos outros, ganhe 1 de magia.

valeria-citizen-peasant = Camponês
    .gender = masculine
    .reminder = Em todo turno: 1 ouro.
    .help = Cidadão trabalhador, ativado por 5. Custa 2 ouros, mais 1 por Camponês que você já tem, inclusive o inicial. Em qualquer turno, ganhe 1 ouro.

valeria-citizen-knight = Cavaleiro
    .gender = masculine
    .reminder = Em todo turno: 1 de força.
    .help = Cidadão soldado, ativado por 6. Custa 2 ouros, mais 1 por Cavaleiro que você já tem, inclusive o inicial. Em qualquer turno, ganhe 1 de força.

valeria-citizen-rogue = Ladino
    .gender = masculine
    .reminder = No turno: 2 de força + 2 ouros; fora: 1 de força + 1 ouro.
    .help = Cidadão profano, ativado por 7. Custa 2 ouros, mais 1 por Ladino que você já tem. No seu turno, ganhe 2 de força e 2 ouros; nos turnos dos outros, ganhe 1 de força e 1 ouro.

valeria-citizen-thief = Ladrão
    .gender = masculine
    .reminder = No turno: roube até 3 ouros ou magias; fora: ganhe 2.
    .help = Cidadão profano, ativado por 7. Custa 2 ouros, mais 1 por Ladrão que você já tem. No seu turno, roube de um oponente até 3 ouros ou até 3 de magia, sem misturar, antes de qualquer outra colheita (do banco, se você joga sozinho); nos turnos dos outros, ganhe 2 ouros ou 2 de magia.

valeria-citizen-champion = Campeão
    .gender = masculine
    .reminder = No turno: 4 de força; fora: 1 ouro por 4 de força.
    .help = Cidadão soldado, ativado por 8. Custa 2 ouros, mais 1 por Campeão que você já tem. No seu turno, ganhe 4 de força; nos turnos dos outros, você pode trocar 1 ouro por 4 de força.

valeria-citizen-warlord = Senhor da Guerra
    .gender = masculine
    .reminder = No turno: 1 de força por soldado; fora: 1 por Cavaleiro.
    .help = Cidadão soldado, ativado por 8. Custa 2 ouros, mais 1 por Senhor da Guerra que você já tem. No seu turno, ganhe 1 de força por cidadão soldado que você tem, inclusive este; nos turnos dos outros, ganhe 1 de força por Cavaleiro que você tem, inclusive o inicial.

valeria-citizen-paladin = Paladino
    .gender = masculine
    .reminder = No turno: 1 força + 2 magias; fora: 1 força por 3 magias.
    .help = Cidadão sagrado, ativado por 9 ou 10. Custa 2 ouros, mais 1 por Paladino que você já tem. No seu turno, ganhe 1 de força e 2 de magia; nos turnos dos outros, você pode trocar 1 de força por 3 de magia.

valeria-citizen-priestess = Sacerdotisa
    .gender = feminine
    .reminder = No turno: 2 forças + 1 magia; fora: 1 magia por 3 forças.
    .help = Cidadão sagrado, ativado por 9 ou 10. Custa 2 ouros, mais 1 por Sacerdotisa que você já tem. No seu turno, ganhe 2 de força e 1 de magia; nos turnos dos outros, você pode trocar 1 de magia por 3 de força.

valeria-citizen-butcher = Açougueiro
    .gender = masculine
    .reminder = No turno: 2 ouros por trabalhador; fora: 4 ouros.
    .help = Cidadão trabalhador, ativado por 11 ou 12. Custa 1 ouro, mais 1 por Açougueiro que você já tem. No seu turno, ganhe 2 ouros por cidadão trabalhador que você tem, inclusive este; nos turnos dos outros, ganhe 4 ouros.

valeria-citizen-miner = Minerador
    .gender = masculine
    .reminder = No turno: 1 ouro + 1 por domínio; fora: 4 ouros.
    .help = Cidadão trabalhador, ativado por 11 ou 12. Custa 1 ouro, mais 1 por Minerador que você já tem. No seu turno, ganhe 1 ouro e mais 1 ouro por domínio que você tem; nos turnos dos outros, ganhe 4 ouros.

## Monstros

valeria-monster-gargoyle = Gárgula
    .gender = feminine
    .ours = yes
    .reminder = 1 de magia.
    .help = Servo das Barragens. Derrotá-lo custa 1 de força; vale 1 ponto. Recompensa: 1 de magia.

valeria-monster-wraith = Espectro
    .gender = masculine
    .reminder = Um cidadão grátis de custo base até 2.
    .help = Titan das Barragens. Derrotá-lo custa 4 de força e 3 de magia; vale 3 pontos. Recompensa: um cidadão grátis de custo base até 2.

valeria-monster-witch-queen = Rainha Bruxa
    .gender = feminine
    .ours = yes
    .reminder = 1 de magia por monstro das Barragens, contando este.
    .help = Chefe das Barragens. Derrotá-lo custa 5 de força e 4 de magia; vale 5 pontos. Recompensa: 1 de magia por monstro das Barragens na sua pilha de vitória, contando este.

valeria-monster-goblin = Goblin
    .gender = masculine
    .reminder = 1 ouro.
    .help = Servo das Colinas. Derrotá-lo custa 1 de força; vale 1 ponto. Recompensa: 1 ouro.

valeria-monster-goblin-mage = Goblin Mago
    .gender = masculine
    .reminder = 1 ouro ou 1 de magia.
    .help = Titan das Colinas. Derrotá-lo custa 3 de força; vale 2 pontos. Recompensa: 1 ouro ou 1 de magia.

valeria-monster-goblin-king = Rei Goblin
    .gender = masculine
    .reminder = 1 ouro por monstro das Colinas, contando este.
    .help = Chefe das Colinas. Derrotá-lo custa 6 de força; vale 4 pontos. Recompensa: 1 ouro por monstro das Colinas na sua pilha de vitória, contando este.

valeria-monster-skeleton = Esqueleto
    .gender = masculine
    .reminder = 1 ouro.
    .help = Servo das Ruínas. Derrotá-lo custa 2 de força; vale 2 pontos. Recompensa: 1 ouro.

valeria-monster-flaming-skeleton = Esqueleto Flamejante
    .gender = masculine
    .reminder = 1 ouro e 1 de magia.
    .help = Titan das Ruínas. Derrotá-lo custa 5 de força; vale 3 pontos. Recompensa: 1 ouro e 1 de magia.

valeria-monster-skeleton-king = Rei Esqueleto
    .gender = masculine
    .reminder = 2 ouros por monstro das Ruínas, contando este.
    .help = Chefe das Ruínas. Derrotá-lo custa 8 de força; vale 4 pontos. Recompensa: 2 ouros por monstro das Ruínas na sua pilha de vitória, contando este.

valeria-monster-treant = Treant
    .gender = masculine
    .reminder = 1 ouro e 1 de magia.
    .help = Servo da Floresta. Derrotá-lo custa 3 de força; vale 1 ponto. Recompensa: 1 ouro e 1 de magia.

valeria-monster-bane-spider = Aranha Amaldiçoada
    .gender = feminine
    .reminder = 3 ouros ou um Cavaleiro grátis.
    .help = Besta da Floresta. Derrotá-la custa 6 de força; vale 2 pontos. Recompensa: 3 ouros ou um Cavaleiro grátis; se não houver Cavaleiro, o ouro.

valeria-monster-spider-queen = Rainha Aranha
    .gender = feminine
    .reminder = 2 ouros por monstro da Floresta, ou cidadão e 1 peça.
    .help = Chefe da Floresta. Derrotá-lo custa 10 de força e 3 de magia; vale 5 pontos. Recompensa: ou 2 ouros por monstro da Floresta na sua pilha de vitória, contando este, ou qualquer cidadão grátis e 1 peça de vitória.

valeria-monster-gelatinous-cube = Cubo Gelatinoso
    .gender = masculine
    .reminder = 2 ouros.
    .help = Servo do Pântano. Derrotá-lo custa 4 de força e 1 de magia; vale 3 pontos. Recompensa: 2 ouros.

valeria-monster-basilisk = Basilisco
    .gender = masculine
    .ours = yes
    .reminder = 3 ouros ou 3 de magia.
    .help = Besta do Pântano. Derrotá-la custa 6 de força e 3 de magia; vale 4 pontos. Recompensa: 3 ouros ou 3 de magia.

valeria-monster-swamp-dragon = Dragão do Pântano
    .gender = masculine
    .ours = yes
    .reminder = 2 de magia por monstro do Pântano, contando este.
    .help = Chefe do Pântano. Derrotá-lo custa 10 de força e 4 de magia; vale 6 pontos. Recompensa: 2 de magia por monstro do Pântano na sua pilha de vitória, contando este.

valeria-monster-owlbear = Urso-Coruja
    .gender = masculine
    .reminder = 2 de magia.
    .help = Besta do Vale. Derrotá-la custa 4 de força; vale 2 pontos. Recompensa: 2 de magia.

valeria-monster-giant = Gigante
    .gender = masculine
    .reminder = 1 ouro e 2 de magia.
    .help = Titan do Vale. Derrotá-lo custa 8 de força; vale 3 pontos. Recompensa: 1 ouro e 2 de magia.

valeria-monster-troll = Troll
    .gender = masculine
    .reminder = 2 de magia por monstro do Vale, contando este.
    .help = Chefe do Vale. Derrotá-lo custa 12 de força; vale 6 pontos. Recompensa: 2 de magia por monstro do Vale na sua pilha de vitória, contando este.

valeria-monster-kobolds = Kobolds
    .gender = masculine
    .ours = yes
    .reminder = 2 ouros e 1 de magia.
    .help = Servo das Cavernas. Derrotá-lo custa 5 de força e 1 de magia; vale 3 pontos. Recompensa: 2 ouros e 1 de magia.

valeria-monster-gold-golem = Golem de Ouro
    .gender = masculine
    .ours = yes
    .reminder = 5 ouros.
    .help = Titan das Cavernas. Derrotá-lo custa 7 de força e 3 de magia; vale 4 pontos. Recompensa: 5 ouros.

valeria-monster-red-dragon = Dragão Vermelho
    .gender = masculine
    .ours = yes
    .reminder = 3 ouros por monstro das Cavernas, contando este.
    .help = Chefe das Cavernas. Derrotá-lo custa 12 de força e 6 de magia; vale 7 pontos. Recompensa: 3 ouros por monstro das Cavernas na sua pilha de vitória, contando este.

valeria-monster-dire-bear = Urso Horrendo
    .gender = masculine
    .reminder = 2 ouros ou 2 de magia.
    .help = Besta das Montanhas. Derrotá-la custa 5 de força; vale 3 pontos. Recompensa: 2 ouros ou 2 de magia.

valeria-monster-orc-warrior = Guerreiro Orc
    .gender = masculine
    .reminder = Um cidadão grátis de custo base até 3.
    .help = Servo das Montanhas. Derrotá-lo custa 9 de força; vale 3 pontos. Recompensa: um cidadão grátis de custo base até 3.

valeria-monster-orc-chieftain = Chefe Orc
    .gender = masculine
    .reminder = 2 ouros por monstro das Montanhas, contando este.
    .help = Chefe das Montanhas. Derrotá-lo custa 14 de força; vale 6 pontos. Recompensa: 2 ouros por monstro das Montanhas na sua pilha de vitória, contando este.

## Domínios

valeria-domain-foxgrove-palisade = Paliçada do Arvoredo da Raposa
    .gender = feminine
    .reminder = Rolagem: pague 2 ouros para virar um dado para 6.
    .help = Exige 1 soldado e 1 profano entre os seus cidadãos; custa 9 ouros e vale 3 pontos. Uma vez em cada fase da rolagem sua, você pode pagar 2 ouros para virar um dos dados para 6.

valeria-domain-the-desert-orchid = A Orquídia do Deserto
    .gender = feminine
    .reminder = Rolagem: um dado vira 1, por 1 ouro por cidadão sagrado.
    .help = Exige 1 sagrado e 1 profano entre os seus cidadãos; custa 9 ouros e vale 3 pontos. Uma vez em cada fase da rolagem sua, você pode virar um dos dados para 1, pagando 1 ouro por cidadão sagrado que você tem; sem nenhum, é de graça.

valeria-domain-emerald-stronghold = Fortaleza Esmeralda
    .gender = feminine
    .ours = yes
    .reminder = Recrute pelo custo base, sem o acréscimo.
    .help = Exige 1 trabalhador, 1 soldado e 1 sagrado entre os seus cidadãos; custa 12 ouros e vale 5 pontos. Depois da construção, você recruta só pelo custo base, não importa quantos cidadãos do mesmo nome tenha.

valeria-domain-pratchetts-plateau = Platô de Pratchett
    .gender = masculine
    .ours = yes
    .reminder = Seus domínios custam 1 ouro a menos.
    .help = Exige 1 trabalhador e 1 sagrado entre os seus cidadãos; custa 8 ouros e vale 3 pontos. Cada domínio que você construir depois dele custa 1 ouro a menos.

valeria-domain-cathedral-of-st-aquila = Catedral de St. Áquila
    .gender = feminine
    .reminder = Fim das ações: pegue 1 ouro de um oponente.
    .help = Exige 2 sagrados entre os seus cidadãos; custa 8 ouros e vale 3 pontos. No fim de cada fase da ação sua, já a partir desta, pegue 1 ouro de um oponente à sua escolha (do banco, se você joga sozinho).

valeria-domain-darktide-harbour = Porto da Maré Sombria
    .gender = masculine
    .ours = yes
    .reminder = Na hora: um cidadão profano grátis.
    .help = Exige 1 profano, 1 trabalhador e 1 soldado entre os seus cidadãos; custa 6 ouros e vale 2 pontos. Pegue na hora um cidadão profano do centro, de graça.

valeria-domain-cloudriders-camp = Acampamento do Cavaleiro das Nuvens
    .gender = masculine
    .ours = yes
    .reminder = Na hora: 3 de força e um soldado grátis de custo até 2.
    .help = Exige 1 soldado e 1 sagrado entre os seus cidadãos; custa 8 ouros e vale 2 pontos. Ganhe na hora 3 de força e, de graça, um cidadão soldado de custo base até 2 do centro.

valeria-domain-the-orb-of-urdr = Orbe de Urdr
    .gender = masculine
    .ours = yes
    .reminder = Fim das ações: pegue 1 de magia de um oponente.
    .help = Exige 1 profano e 1 sagrado entre os seus cidadãos; custa 6 ouros e vale 1 ponto. No fim de cada fase da ação sua, já a partir desta, pegue 1 de magia de um oponente à sua escolha (do banco, se você joga sozinho).

valeria-domain-rogues-landing = Cais do Ladino
    .gender = masculine
    .ours = yes
    .reminder = Na hora: um cidadão trabalhador grátis.
    .help = Exige 1 trabalhador e 1 profano entre os seus cidadãos; custa 7 ouros e vale 3 pontos. Pegue na hora um cidadão trabalhador do centro, de graça.

valeria-domain-blood-crow-army = Exército do Corvo Sangrento
    .gender = masculine
    .reminder = Início das ações: 1 de força.
    .help = Exige 3 soldados entre os seus cidadãos; custa 5 ouros e vale 2 pontos. A partir do seu próximo turno, ganhe 1 de força no início da sua fase da ação.

valeria-domain-eye-of-asteraten = Olho de Asteraten
    .gender = masculine
    .reminder = Na hora: 5 de força, e você pode derrotar um monstro.
    .help = Exige 1 sagrado e 1 soldado entre os seus cidadãos; custa 8 ouros e vale 1 ponto. Ganhe na hora 5 de força; depois você pode derrotar um monstro pelo preço normal, como parte da mesma ação.

valeria-domain-cutthroats-truce = Trégua da Garganta Cortada
    .gender = feminine
    .reminder = Na hora: pegue 3 ouros de um oponente.
    .help = Exige 1 profano e 1 sagrado entre os seus cidadãos; custa 5 ouros e vale 1 ponto. Pegue na hora 3 ouros, ou todos se houver menos, de um oponente à sua escolha (do banco, se você joga sozinho).

valeria-domain-halfpenny-hill = Colina do Meio Vintém
    .gender = feminine
    .ours = yes
    .reminder = Início das ações: 1 ouro.
    .help = Exige 3 trabalhadores entre os seus cidadãos; custa 6 ouros e vale 2 pontos. A partir do seu próximo turno, ganhe 1 ouro no início da sua fase da ação.

valeria-domain-shattered-hand = Mão Despedaçada
    .gender = feminine
    .ours = yes
    .reminder = Na hora: um cidadão sagrado grátis.
    .help = Exige 1 sagrado e 1 trabalhador entre os seus cidadãos; custa 7 ouros e vale 3 pontos. Pegue na hora um cidadão sagrado do centro, de graça.

valeria-domain-forgotten-sorrows = Mágoas Esquecidas
    .gender = feminine
    .reminder = 1 de magia por cidadão que você ganhar.
    .help = Exige 1 trabalhador e 1 profano entre os seus cidadãos; custa 9 ouros e vale 3 pontos. Depois da construção, cada cidadão que você ganhar na sua fase da ação, recrutado ou grátis, rende também 1 de magia.

valeria-domain-watcher-on-the-water = Observador na Água
    .gender = masculine
    .reminder = Na hora: devolva um monstro por 3 peças de vitória.
    .help = Exige 2 soldados entre os seus cidadãos; custa 6 ouros e vale 3 pontos. Na hora, você pode devolver um monstro da sua pilha de vitória à pilha dele no centro e ganhar 3 peças de vitória. Se a pilha estava exaurida, deixa de estar, e a partida pode durar mais.

valeria-domain-gargans-embrace = O Abraço de Gargan
    .gender = masculine
    .reminder = 1 peça por par nos dados, role quem rolar.
    .help = Exige 2 soldados entre os seus cidadãos; custa 7 ouros e vale 2 pontos. Sempre que os dados formarem um par, rolado ou alterado, na fase da rolagem de qualquer jogador, ganhe 1 peça de vitória. A peça fica mesmo que o par se desfaça, e um novo par rende de novo.

valeria-domain-nest-of-the-weaver-witch = O Ninho da Bruxa Tecelã
    .gender = masculine
    .reminder = Na hora: devolva um cidadão por 3 peças de vitória.
    .help = Exige 2 trabalhadores entre os seus cidadãos; custa 6 ouros e vale 3 pontos. Na hora, você pode devolver um dos seus cidadãos, nunca uma carta inicial, à pilha dele no centro e ganhar 3 peças de vitória. Se a pilha estava exaurida, deixa de estar, e a partida pode durar mais.

valeria-domain-palace-of-the-dawn = Palácio do Amanhecer
    .gender = masculine
    .reminder = Rolagem: baixe um dado em 1.
    .help = Exige 1 trabalhador e 2 soldados entre os seus cidadãos; custa 11 ouros e vale 4 pontos. Uma vez em cada fase da rolagem sua, você pode baixar em 1 um dos dados, nunca abaixo de 1, mesmo um que outro domínio já mudou.

valeria-domain-grimmwater-keep = Torreão de Grimmwater
    .gender = masculine
    .ours = yes
    .reminder = Na hora: um cidadão grátis de custo até 3.
    .help = Exige 2 trabalhadores e 1 profano entre os seus cidadãos; custa 10 ouros e vale 4 pontos. Pegue na hora um cidadão de custo base até 3 do centro, de graça.

valeria-domain-the-violet-thorn = O Espinho Violeta
    .gender = masculine
    .reminder = 1 de magia por monstro que você derrotar.
    .help = Exige 1 soldado e 1 sagrado entre os seus cidadãos; custa 7 ouros e vale 3 pontos. Depois da construção, cada monstro que você derrotar na sua fase da ação rende 1 de magia além da recompensa.

valeria-domain-purloiners-perch = Poleiro do Purloiner
    .gender = masculine
    .reminder = Na hora: um monstro ao acaso de um oponente.
    .help = Exige 2 profanos entre os seus cidadãos; custa 10 ouros e vale 2 pontos. Pegue na hora um monstro ao acaso da pilha de vitória de um oponente à sua escolha, sem a recompensa. Se você joga sozinho, pegue o monstro do topo da pilha mais à esquerda.

valeria-domain-golden-obelisk-of-nae = Obelisco Dourado de Nae
    .gender = masculine
    .reminder = Na hora: pague 3 de magia por 3 peças de vitória.
    .help = Exige 1 trabalhador e 1 sagrado entre os seus cidadãos; custa 6 ouros e vale 3 pontos. Na hora, você pode pagar 3 de magia ao banco por 3 peças de vitória.

valeria-domain-monolith-of-ostendaar = Monolito de Ostendaar
    .gender = masculine
    .reminder = Início das ações: 1 de magia.
    .help = Exige 1 trabalhador e 1 soldado entre os seus cidadãos; custa 9 ouros e vale 3 pontos. A partir do seu próximo turno, ganhe 1 de magia no início da sua fase da ação.

## Duques

valeria-duke-cornelius-the-dreamer = Cornelius, o Sonhador
    .gender = masculine
    .ours = yes
    .reminder = 3 por domínio; 1 a cada 3 recursos.
    .help = No fim, marca 3 pontos por domínio que você tem, e 1 a cada 3 recursos que sobrarem, somados todos os tipos.

valeria-duke-elsyn-saint-of-shadows = El'syn, Santa das Sombras
    .gender = feminine
    .ours = yes
    .reminder = 2 por sagrado, 2 por profano; 1 a cada 4 recursos.
    .help = No fim, marca 2 pontos por ícone sagrado e 2 por ícone profano nos seus cidadãos e domínios, e 1 a cada 4 recursos que sobrarem, somados todos os tipos.

valeria-duke-elisium-the-allsmith = Elisium, o Ferreiro de Tudo
    .gender = masculine
    .ours = yes
    .reminder = 1 por ícone de papel; 1 a cada 4 recursos.
    .help = No fim, marca 1 ponto por ícone de papel, seja qual for, nos seus cidadãos e domínios, e 1 a cada 4 recursos que sobrarem, somados todos os tipos.

valeria-duke-hrothgar-the-conqueror = Hrothgar, o Conquistador
    .gender = masculine
    .ours = yes
    .reminder = 2 por monstro, mais 1 se titan; 1 a cada 4 recursos.
    .help = No fim, marca 2 pontos por monstro na sua pilha de vitória, mais 1 se for titan, e 1 a cada 4 recursos que sobrarem, somados todos os tipos.

valeria-duke-isabella-the-righteous = Isabella, a Justa
    .gender = feminine
    .ours = yes
    .reminder = 1 por soldado, 2 por sagrado; 1 a cada 3 recursos.
    .help = No fim, marca 1 ponto por ícone de soldado e 2 por ícone sagrado nos seus cidadãos e domínios, e 1 a cada 3 recursos que sobrarem, somados todos os tipos.

valeria-duke-lekzandr-the-protector = Lekzand'r, o Protetor
    .gender = masculine
    .ours = yes
    .reminder = 1 por trabalhador, 2 por sagrado; 1 a cada 3 recursos.
    .help = No fim, marca 1 ponto por ícone de trabalhador e 2 por ícone sagrado nos seus cidadãos e domínios, e 1 a cada 3 recursos que sobrarem, somados todos os tipos.

valeria-duke-node-master-of-swords = Node, Mestre das Espadas
    .gender = masculine
    .ours = yes
    .reminder = 1 por soldado, 2 por profano; 1 a cada 3 recursos.
    .help = No fim, marca 1 ponto por ícone de soldado e 2 por ícone profano nos seus cidadãos e domínios, e 1 a cada 3 recursos que sobrarem, somados todos os tipos.

valeria-duke-reese-the-firebrand = Reese, Alma de Fogo
    .gender = feminine
    .ours = yes
    .reminder = 1 por cidadão, monstro e domínio; 1 a cada 4 recursos.
    .help = No fim, marca 1 ponto por cidadão, por monstro e por domínio que você tem, sem as cartas iniciais, e 1 a cada 4 recursos que sobrarem, somados todos os tipos.

valeria-duke-simon-the-unclean = Simon, o Impuro
    .gender = masculine
    .ours = yes
    .reminder = 1 por trabalhador, 1 por soldado; 1 a cada 2 recursos.
    .help = No fim, marca 1 ponto por ícone de trabalhador e 1 por ícone de soldado nos seus cidadãos e domínios, e 1 a cada 2 recursos que sobrarem, somados todos os tipos.

valeria-duke-waryn-lord-of-rogues = Waryn, Senhor dos Ladinos
    .gender = masculine
    .ours = yes
    .reminder = 1 por trabalhador, 2 por profano; 1 a cada 3 recursos.
    .help = No fim, marca 1 ponto por ícone de trabalhador e 2 por ícone profano nos seus cidadãos e domínios, e 1 a cada 3 recursos que sobrarem, somados todos os tipos.
