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
###   dados iguais  os dois com o mesmo número
###   ganhar (do banco), pegar (de um jogador), roubar (com um Ladrão)
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
    .help = O ouro paga cidadãos e domínios. A magia pode substituir uma parte, mas é preciso pagar pelo menos 1 ouro.

valeria-resource-strength = { $n } de força
    .gender = feminine
    .name = Força
    .reminder = Serve para derrotar monstros.
    .help = A força serve para derrotar monstros. A magia pode substituir uma parte, mas é preciso pagar pelo menos 1 de força.

valeria-resource-magic = { $n } de magia
    .gender = feminine
    .name = Magia
    .reminder = Pode substituir força ou ouro. Alguns monstros a exigem.
    .help = A magia pode substituir ouro ou força no pagamento de uma ação, mas pelo menos 1 deve ser do recurso pedido. Alguns monstros também custam magia, que nada pode substituir.

valeria-resource-vp =
    { $n ->
        [1] { $n } peça de vitória
       *[other] { $n } peças de vitória
    }
    .gender = masculine
    .name = Pontos de Vitória
    .reminder = Quem tem mais vence a partida.
    .help = Quem tem mais pontos de vitória vence a partida. Eles vêm das peças de vitória, dos seus monstros e domínios e do seu duque. Não são um recurso: não dá para gastá-los.

## Papéis

valeria-role-worker = Trabalhador
    .gender = masculine
    .reminder = Mercador, Ferreiro, Camponês, Açougueiro, Minerador.
    .help = Cidadãos com este papel: Mercador, Ferreiro, Camponês, Açougueiro e Minerador. Os domínios exigem cidadãos de certos papéis. Muitos duques dão pontos por ícones de certos papéis, inclusive os dos seus domínios. As cartas iniciais não têm papel nenhum.

valeria-role-soldier = Soldado
    .gender = masculine
    .reminder = Arqueiro, Feiticeiro, Cavaleiro, Campeão, Senhor da Guerra.
    .help = Cidadãos com este papel: Arqueiro, Feiticeiro, Cavaleiro, Campeão e Senhor da Guerra. Os domínios exigem cidadãos de certos papéis. Muitos duques dão pontos por ícones de certos papéis, inclusive os dos seus domínios. As cartas iniciais não têm papel nenhum.

valeria-role-shadow = Profano
    .gender = masculine
    .reminder = Mercenário, Alquimista, Ladino, Ladrão.
    .help = Cidadãos com este papel: Mercenário, Alquimista, Ladino e Ladrão. Os domínios exigem cidadãos de certos papéis. Muitos duques dão pontos por ícones de certos papéis, inclusive os dos seus domínios. As cartas iniciais não têm papel nenhum.

valeria-role-holy = Sagrado
    .gender = masculine
    .reminder = Clérigo, Monge, Paladino, Sacerdotisa.
    .help = Cidadãos com este papel: Clérigo, Monge, Paladino e Sacerdotisa. Os domínios exigem cidadãos de certos papéis. Muitos duques dão pontos por ícones de certos papéis, inclusive os dos seus domínios. As cartas iniciais não têm papel nenhum.

## Tipos de monstro

valeria-type-minion = Servo
    .gender = masculine
    .reminder = Monstros comuns.
    .help = Monstros comuns: Gárgula, Goblin, Esqueleto, Treant, Cubo Gelatinoso, Kobolds, Guerreiro Orc. Nenhuma carta do jogo base leva em conta os servos.

valeria-type-beast = Besta
    .gender = feminine
    .reminder = Monstros selvagens.
    .help = Monstros selvagens: Aranha Amaldiçoada, Basilisco, Urso-Coruja, Urso Horrendo. Nenhuma carta do jogo base leva em conta as bestas.

valeria-type-titan = Titan
    .gender = masculine
    .reminder = Monstros colossais. Com Hrothgar, valem mais.
    .help = Monstros colossais: Espectro, Goblin Mago, Esqueleto Flamejante, Gigante, Golem de Ouro. Hrothgar, o Conquistador, dá pontos extras por eles.

valeria-type-boss = Chefe
    .gender = masculine
    .reminder = O monstro mais forte da área.
    .help = O monstro mais forte de cada área, na base da pilha: Rainha Bruxa, Rei Goblin, Rei Esqueleto, Rainha Aranha, Dragão do Pântano, Troll, Dragão Vermelho, Chefe Orc. A recompensa aumenta a cada monstro da área que você derrotou.

## Áreas

valeria-area-barrens = Barragens
    .gender = feminine
    .reminder = Gárgula, Espectro, Rainha Bruxa.
    .help = Área 1 de 8, da mais fraca à mais forte. A pilha, do topo para a base: Gárgula, Espectro, Rainha Bruxa.

valeria-area-hills = Colinas
    .gender = feminine
    .reminder = Goblin, Goblin Mago, Rei Goblin.
    .help = Área 2 de 8, da mais fraca à mais forte. A pilha, do topo para a base: Goblin, Goblin Mago, Rei Goblin.

valeria-area-ruins = Ruínas
    .gender = feminine
    .reminder = Esqueleto, Esqueleto Flamejante, Rei Esqueleto.
    .help = Área 3 de 8, da mais fraca à mais forte. A pilha, do topo para a base: Esqueleto, Esqueleto Flamejante, Rei Esqueleto.

valeria-area-forest = Floresta
    .gender = feminine
    .reminder = Treant, Aranha Amaldiçoada, Rainha Aranha.
    .help = Área 4 de 8, da mais fraca à mais forte. A pilha, do topo para a base: Treant, Aranha Amaldiçoada, Rainha Aranha.

valeria-area-swamp = Pântano
    .gender = masculine
    .reminder = Cubo Gelatinoso, Basilisco, Dragão do Pântano.
    .help = Área 5 de 8, da mais fraca à mais forte. A pilha, do topo para a base: Cubo Gelatinoso, Basilisco, Dragão do Pântano.

valeria-area-valley = Vale
    .gender = masculine
    .reminder = Urso-Coruja, Gigante, Troll.
    .help = Área 6 de 8, da mais fraca à mais forte. A pilha, do topo para a base: Urso-Coruja, Gigante, Troll.

valeria-area-caverns = Cavernas
    .gender = feminine
    .reminder = Kobolds, Golem de Ouro, Dragão Vermelho.
    .help = Área 7 de 8, da mais fraca à mais forte. A pilha, do topo para a base: Kobolds, Golem de Ouro, Dragão Vermelho.

valeria-area-mountains = Montanhas
    .gender = feminine
    .reminder = Urso Horrendo, Guerreiro Orc, Chefe Orc.
    .help = Área 8 de 8, da mais fraca à mais forte. A pilha, do topo para a base: Urso Horrendo, Guerreiro Orc, Chefe Orc.

## Fases

valeria-phase-roll = Fase da Rolagem
    .gender = feminine
    .reminder = Role dois dados. Domínios podem mudá-los.
    .help = O jogador ativo rola dois dados e pode mudá-los com domínios, uma vez por domínio. Os três números do turno são os dois dados e a soma deles.

valeria-phase-harvest = Fase da Colheita
    .gender = feminine
    .reminder = Os dados ativam as cartas de todos.
    .help = Cada carta com um dos três números é ativada, duas vezes se os dois dados mostrarem o número dela. O jogador ativo usa os poderes do próprio turno; os demais usam os dos turnos dos outros. Os Ladrões do jogador ativo vêm primeiro. Se nenhuma carta sua for ativada, ganhe 1 recurso à sua escolha. Com cinco jogadores, quem tem a ficha de Espera não ganha nada.

valeria-phase-action = Fase de Ação
    .gender = feminine
    .reminder = Duas ações: derrotar, recrutar, construir ou 1 recurso.
    .help = O jogador ativo faz exatamente duas ações, iguais ou diferentes: derrotar um monstro, recrutar um cidadão, construir um domínio ou ganhar 1 recurso.

valeria-phase-end = Fase Final
    .gender = feminine
    .reminder = Confira se a partida acaba e passe os dados à esquerda.
    .help = Se todos os monstros foram derrotados, todos os domínios foram construídos ou o número de pilhas exauridas chegou ao dobro do número de jogadores, a partida acaba quando todos tiverem jogado o mesmo número de turnos. Senão, os dados passam para a esquerda.

valeria-phase-monster = Fase do Monstro
    .gender = feminine
    .reminder = Os dados fazem os monstros capturarem cartas.
    .help = Só no modo solo. Cada dado ativa a pilha de monstros daquela posição, contando da esquerda, se ainda houver monstros nela. Um 6 ativa uma pilha à sua escolha. A cada vez, o Senhor das Trevas captura a carta do topo de uma pilha de cidadãos da coluna, ou o domínio do topo se não restarem cidadãos ali. Se não restar nada para capturar, você perde.

valeria-phase-second-harvest = Segunda Fase da Colheita
    .gender = feminine
    .ours = yes
    .reminder = Os mesmos dados, com os poderes dos outros turnos.
    .help = Só no modo solo. Os mesmos dados ativam de novo as suas cartas, até as que você acabou de recrutar. Desta vez, elas usam os poderes dos turnos dos outros.

## Preparações

valeria-scenario-first-game = Primeira partida
    .gender = feminine
    .reminder = A preparação indicada para a primeira partida.
    .help = Áreas: Colinas, Ruínas, Floresta, Vale, Montanhas. Cidadãos: Clérigo, Mercador, Mercenário, Arqueiro, Camponês, Cavaleiro, Ladino, Campeão, Paladino, Açougueiro. Nenhum domínio é removido.

valeria-scenario-glittering-gold = Ouro Cintilante
    .gender = masculine
    .reminder = Uma preparação focada no ouro.
    .help = Áreas: Colinas, Ruínas, Floresta, Pântano, Cavernas. Cidadãos: Monge, Mercador, Alquimista, Arqueiro, Camponês, Cavaleiro, Ladino, Campeão, Paladino, Açougueiro. Domínios removidos: Mágoas Esquecidas, O Espinho Violeta, Obelisco Dourado de Nae, Monolito de Ostendaar.

valeria-scenario-mastery-over-magic = Maestria sobre Magia
    .gender = feminine
    .reminder = Uma preparação focada na magia.
    .help = Áreas: Barragens, Ruínas, Floresta, Vale, Montanhas. Cidadãos: Clérigo, Mercador, Alquimista, Feiticeiro, Camponês, Cavaleiro, Ladrão, Campeão, Paladino, Açougueiro. Domínios removidos: Olho de Asteraten, Exército do Corvo Sangrento, Paliçada do Arvoredo da Raposa, O Abraço de Gargan.

valeria-scenario-monster-blood = Sangue de Monstro
    .gender = masculine
    .reminder = Uma preparação focada em derrotar monstros.
    .help = Áreas: Barragens, Ruínas, Floresta, Pântano, Montanhas. Cidadãos: Clérigo, Ferreiro, Mercenário, Arqueiro, Camponês, Cavaleiro, Ladino, Senhor da Guerra, Sacerdotisa, Minerador. Domínios removidos: Mágoas Esquecidas, O Ninho da Bruxa Tecelã, Catedral de St. Áquila, Trégua da Garganta Cortada.

valeria-scenario-random = Aleatório
    .gender = masculine
    .ours = yes
    .reminder = Áreas e cidadãos sorteados.
    .help = Cinco das oito áreas e um cidadão para cada número, sorteados. Todos os domínios são embaralhados.

valeria-scenario-custom = Personalizado
    .gender = masculine
    .ours = yes
    .reminder = Áreas e cidadãos à sua escolha.
    .help = Você escolhe cinco áreas, o cidadão de cada número que tem dois e os domínios a remover.

## Cartas iniciais

valeria-starter-peasant = Camponês Inicial
    .gender = masculine
    .reminder = Todo turno: 1 ouro.
    .help = Cada jogador começa com um e nunca o perde. Não tem papel nenhum. Ativado com 5. Em todos os turnos: ganhe 1 ouro. Conta como Camponês quando você recruta outro.

valeria-starter-knight = Cavaleiro Inicial
    .gender = masculine
    .reminder = Todo turno: 1 de força.
    .help = Cada jogador começa com um e nunca o perde. Não tem papel nenhum. Ativado com 6. Em todos os turnos: ganhe 1 de força. Conta como Cavaleiro quando você recruta outro, e para o Senhor da Guerra.

## Cidadãos

valeria-citizen-cleric = Clérigo
    .gender = masculine
    .reminder = Seu turno: 3 de magia. Outros turnos: 1 de magia.
    .help = Cidadão sagrado. Ativado com 1. Custa 3 ouros, mais 1 para cada Clérigo que você já tem. No seu turno: ganhe 3 de magia. Nos turnos dos outros: ganhe 1 de magia.

valeria-citizen-monk = Monge
    .gender = masculine
    .reminder = Seu turno: 1 ouro + 2 magias. Outros: 1 ouro por 2 magias.
    .help = Cidadão sagrado. Ativado com 1. Custa 3 ouros, mais 1 para cada Monge que você já tem. No seu turno: ganhe 1 ouro e 2 de magia. Nos turnos dos outros: você pode pagar 1 ouro para ganhar 2 de magia.

valeria-citizen-merchant = Mercador
    .gender = masculine
    .reminder = Seu turno: 2 ouros ou 2 de magia. Outros turnos: 1 ouro.
    .help = Cidadão trabalhador. Ativado com 2. Custa 2 ouros, mais 1 para cada Mercador que você já tem. No seu turno: ganhe 2 ouros ou 2 de magia. Nos turnos dos outros: ganhe 1 ouro.

valeria-citizen-blacksmith = Ferreiro
    .gender = masculine
    .reminder = Seu turno: 1 ouro por soldado. Outros turnos: 1 ouro.
    .help = Cidadão trabalhador. Ativado com 2. Custa 3 ouros, mais 1 para cada Ferreiro que você já tem. No seu turno: ganhe 1 ouro para cada soldado que você tem. Nos turnos dos outros: ganhe 1 ouro.

valeria-citizen-mercenary = Mercenário
    .gender = masculine
    .reminder = Seu turno: 1 força + 1 ouro. Outros: 1 força por 2 ouros.
    .help = Cidadão profano. Ativado com 3. Custa 3 ouros, mais 1 para cada Mercenário que você já tem. No seu turno: ganhe 1 de força e 1 ouro. Nos turnos dos outros: você pode pagar 1 de força para ganhar 2 ouros.

valeria-citizen-alchemist = Alquimista
    .gender = masculine
    .reminder = Seu turno: 1 ouro por 3 magias. Outros: 1 magia por 2 ouros.
    .help = Cidadão profano. Ativado com 3. Custa 3 ouros, mais 1 para cada Alquimista que você já tem. No seu turno: você pode pagar 1 ouro para ganhar 3 de magia. Nos turnos dos outros: você pode pagar 1 de magia para ganhar 2 ouros.

valeria-citizen-archer = Arqueiro
    .gender = masculine
    .reminder = Seu turno: 2 de força. Outros turnos: 1 de força.
    .help = Cidadão soldado. Ativado com 4. Custa 4 ouros, mais 1 para cada Arqueiro que você já tem. No seu turno: ganhe 2 de força. Nos turnos dos outros: ganhe 1 de força.

valeria-citizen-wizard = Feiticeiro
    .gender = masculine
    .reminder = Seu turno: 1 de magia + 1 de força. Outros: 1 de magia.
    .help = Cidadão soldado. Ativado com 4. Custa 4 ouros, mais 1 para cada Feiticeiro que você já tem. No seu turno: ganhe 1 de magia e 1 de força. Nos turnos dos outros: ganhe 1 de magia.

valeria-citizen-peasant = Camponês
    .gender = masculine
    .reminder = Todo turno: 1 ouro.
    .help = Cidadão trabalhador. Ativado com 5. Custa 2 ouros, mais 1 para cada Camponês que você já tem, contando o inicial. Em todos os turnos: ganhe 1 ouro.

valeria-citizen-knight = Cavaleiro
    .gender = masculine
    .reminder = Todo turno: 1 de força.
    .help = Cidadão soldado. Ativado com 6. Custa 2 ouros, mais 1 para cada Cavaleiro que você já tem, contando o inicial. Em todos os turnos: ganhe 1 de força.

valeria-citizen-rogue = Ladino
    .gender = masculine
    .reminder = Seu turno: 2 forças + 2 ouros. Outros: 1 força + 1 ouro.
    .help = Cidadão profano. Ativado com 7. Custa 2 ouros, mais 1 para cada Ladino que você já tem. No seu turno: ganhe 2 de força e 2 ouros. Nos turnos dos outros: ganhe 1 de força e 1 ouro.

valeria-citizen-thief = Ladrão
    .gender = masculine
    .reminder = Seu turno: roube até 3 ouros ou magias. Outros: ganhe 2.
    .help = Cidadão profano. Ativado com 7. Custa 2 ouros, mais 1 para cada Ladrão que você já tem. No seu turno: roube de um oponente até 3 ouros ou até 3 de magia, mas não os dois, antes de qualquer outra colheita (modo solo: do banco). Nos turnos dos outros: ganhe 2 ouros ou 2 de magia.

valeria-citizen-champion = Campeão
    .gender = masculine
    .reminder = Seu turno: 4 de força. Outros turnos: 1 ouro por 4 de força.
    .help = Cidadão soldado. Ativado com 8. Custa 2 ouros, mais 1 para cada Campeão que você já tem. No seu turno: ganhe 4 de força. Nos turnos dos outros: você pode pagar 1 ouro para ganhar 4 de força.

valeria-citizen-warlord = Senhor da Guerra
    .gender = masculine
    .reminder = Seu turno: 1 de força por soldado. Outros: 1 por Cavaleiro.
    .help = Cidadão soldado. Ativado com 8. Custa 2 ouros, mais 1 para cada Senhor da Guerra que você já tem. No seu turno: ganhe 1 de força para cada soldado que você tem, contando este. Nos turnos dos outros: ganhe 1 de força para cada Cavaleiro que você tem, contando o inicial.

valeria-citizen-paladin = Paladino
    .gender = masculine
    .reminder = Seu turno: 1 força + 2 magias. Outros: 1 força por 3 magias.
    .help = Cidadão sagrado. Ativado com 9 ou 10. Custa 2 ouros, mais 1 para cada Paladino que você já tem. No seu turno: ganhe 1 de força e 2 de magia. Nos turnos dos outros: você pode pagar 1 de força para ganhar 3 de magia.

valeria-citizen-priestess = Sacerdotisa
    .gender = feminine
    .reminder = Seu turno: 2 forças + 1 magia. Outros: 1 magia por 3 forças.
    .help = Cidadão sagrado. Ativado com 9 ou 10. Custa 2 ouros, mais 1 para cada Sacerdotisa que você já tem. No seu turno: ganhe 2 de força e 1 de magia. Nos turnos dos outros: você pode pagar 1 de magia para ganhar 3 de força.

valeria-citizen-butcher = Açougueiro
    .gender = masculine
    .reminder = Seu turno: 2 ouros por trabalhador. Outros turnos: 4 ouros.
    .help = Cidadão trabalhador. Ativado com 11 ou 12. Custa 1 ouro, mais 1 para cada Açougueiro que você já tem. No seu turno: ganhe 2 ouros para cada trabalhador que você tem, contando este. Nos turnos dos outros: ganhe 4 ouros.

valeria-citizen-miner = Minerador
    .gender = masculine
    .reminder = Seu turno: 1 ouro + 1 por domínio. Outros turnos: 4 ouros.
    .help = Cidadão trabalhador. Ativado com 11 ou 12. Custa 1 ouro, mais 1 para cada Minerador que você já tem. No seu turno: ganhe 1 ouro, mais 1 ouro para cada domínio que você tem. Nos turnos dos outros: ganhe 4 ouros.

## Monstros

valeria-monster-gargoyle = Gárgula
    .gender = feminine
    .ours = yes
    .reminder = 1 de magia.
    .help = Servo das Barragens. Custa 1 de força. Vale 1 ponto. Recompensa: 1 de magia.

valeria-monster-wraith = Espectro
    .gender = masculine
    .reminder = Um cidadão grátis com custo base de até 2.
    .help = Titan das Barragens. Custa 4 de força e 3 de magia. Vale 3 pontos. Recompensa: um cidadão grátis com custo base de até 2.

valeria-monster-witch-queen = Rainha Bruxa
    .gender = feminine
    .ours = yes
    .reminder = 1 de magia por monstro das Barragens, contando este.
    .help = Chefe das Barragens. Custa 5 de força e 4 de magia. Vale 5 pontos. Recompensa: 1 de magia para cada monstro das Barragens na sua pilha de vitória, contando este.

valeria-monster-goblin = Goblin
    .gender = masculine
    .reminder = 1 ouro.
    .help = Servo das Colinas. Custa 1 de força. Vale 1 ponto. Recompensa: 1 ouro.

valeria-monster-goblin-mage = Goblin Mago
    .gender = masculine
    .reminder = 1 ouro ou 1 de magia.
    .help = Titan das Colinas. Custa 3 de força. Vale 2 pontos. Recompensa: 1 ouro ou 1 de magia.

valeria-monster-goblin-king = Rei Goblin
    .gender = masculine
    .reminder = 1 ouro por monstro das Colinas, contando este.
    .help = Chefe das Colinas. Custa 6 de força. Vale 4 pontos. Recompensa: 1 ouro para cada monstro das Colinas na sua pilha de vitória, contando este.

valeria-monster-skeleton = Esqueleto
    .gender = masculine
    .reminder = 1 ouro.
    .help = Servo das Ruínas. Custa 2 de força. Vale 2 pontos. Recompensa: 1 ouro.

valeria-monster-flaming-skeleton = Esqueleto Flamejante
    .gender = masculine
    .reminder = 1 ouro e 1 de magia.
    .help = Titan das Ruínas. Custa 5 de força. Vale 3 pontos. Recompensa: 1 ouro e 1 de magia.

valeria-monster-skeleton-king = Rei Esqueleto
    .gender = masculine
    .reminder = 2 ouros por monstro das Ruínas, contando este.
    .help = Chefe das Ruínas. Custa 8 de força. Vale 4 pontos. Recompensa: 2 ouros para cada monstro das Ruínas na sua pilha de vitória, contando este.

valeria-monster-treant = Treant
    .gender = masculine
    .reminder = 1 ouro e 1 de magia.
    .help = Servo da Floresta. Custa 3 de força. Vale 1 ponto. Recompensa: 1 ouro e 1 de magia.

valeria-monster-bane-spider = Aranha Amaldiçoada
    .gender = feminine
    .reminder = 3 ouros ou um Cavaleiro grátis.
    .help = Besta da Floresta. Custa 6 de força. Vale 2 pontos. Recompensa: 3 ouros ou um Cavaleiro grátis. Se não houver Cavaleiro disponível, você fica com o ouro.

valeria-monster-spider-queen = Rainha Aranha
    .gender = feminine
    .reminder = 2 ouros por monstro da Floresta, ou 1 peça e um cidadão.
    .help = Chefe da Floresta. Custa 10 de força e 3 de magia. Vale 5 pontos. Recompensa: 2 ouros para cada monstro da Floresta na sua pilha de vitória, contando este, ou um cidadão grátis qualquer e 1 peça de vitória.

valeria-monster-gelatinous-cube = Cubo Gelatinoso
    .gender = masculine
    .reminder = 2 ouros.
    .help = Servo do Pântano. Custa 4 de força e 1 de magia. Vale 3 pontos. Recompensa: 2 ouros.

valeria-monster-basilisk = Basilisco
    .gender = masculine
    .ours = yes
    .reminder = 3 ouros ou 3 de magia.
    .help = Besta do Pântano. Custa 6 de força e 3 de magia. Vale 4 pontos. Recompensa: 3 ouros ou 3 de magia.

valeria-monster-swamp-dragon = Dragão do Pântano
    .gender = masculine
    .ours = yes
    .reminder = 2 de magia por monstro do Pântano, contando este.
    .help = Chefe do Pântano. Custa 10 de força e 4 de magia. Vale 6 pontos. Recompensa: 2 de magia para cada monstro do Pântano na sua pilha de vitória, contando este.

valeria-monster-owlbear = Urso-Coruja
    .gender = masculine
    .reminder = 2 de magia.
    .help = Besta do Vale. Custa 4 de força. Vale 2 pontos. Recompensa: 2 de magia.

valeria-monster-giant = Gigante
    .gender = masculine
    .reminder = 1 ouro e 2 de magia.
    .help = Titan do Vale. Custa 8 de força. Vale 3 pontos. Recompensa: 1 ouro e 2 de magia.

valeria-monster-troll = Troll
    .gender = masculine
    .reminder = 2 de magia por monstro do Vale, contando este.
    .help = Chefe do Vale. Custa 12 de força. Vale 6 pontos. Recompensa: 2 de magia para cada monstro do Vale na sua pilha de vitória, contando este.

valeria-monster-kobolds = Kobolds
    .gender = masculine
    .ours = yes
    .reminder = 2 ouros e 1 de magia.
    .help = Servo das Cavernas. Custa 5 de força e 1 de magia. Vale 3 pontos. Recompensa: 2 ouros e 1 de magia.

valeria-monster-gold-golem = Golem de Ouro
    .gender = masculine
    .ours = yes
    .reminder = 5 ouros.
    .help = Titan das Cavernas. Custa 7 de força e 3 de magia. Vale 4 pontos. Recompensa: 5 ouros.

valeria-monster-red-dragon = Dragão Vermelho
    .gender = masculine
    .ours = yes
    .reminder = 3 ouros por monstro das Cavernas, contando este.
    .help = Chefe das Cavernas. Custa 12 de força e 6 de magia. Vale 7 pontos. Recompensa: 3 ouros para cada monstro das Cavernas na sua pilha de vitória, contando este.

valeria-monster-dire-bear = Urso Horrendo
    .gender = masculine
    .reminder = 2 ouros ou 2 de magia.
    .help = Besta das Montanhas. Custa 5 de força. Vale 3 pontos. Recompensa: 2 ouros ou 2 de magia.

valeria-monster-orc-warrior = Guerreiro Orc
    .gender = masculine
    .reminder = Um cidadão grátis com custo base de até 3.
    .help = Servo das Montanhas. Custa 9 de força. Vale 3 pontos. Recompensa: um cidadão grátis com custo base de até 3.

valeria-monster-orc-chieftain = Chefe Orc
    .gender = masculine
    .reminder = 2 ouros por monstro das Montanhas, contando este.
    .help = Chefe das Montanhas. Custa 14 de força. Vale 6 pontos. Recompensa: 2 ouros para cada monstro das Montanhas na sua pilha de vitória, contando este.

## Domínios

valeria-domain-foxgrove-palisade = Paliçada do Arvoredo da Raposa
    .gender = feminine
    .reminder = Rolagem: pague 2 ouros para mudar um dado para 6.
    .help = Exige 1 soldado e 1 profano entre seus cidadãos. Custa 9 ouros. Vale 3 pontos. Uma vez na sua fase da rolagem, você pode pagar 2 ouros para mudar um dos dados para 6.

valeria-domain-the-desert-orchid = A Orquídia do Deserto
    .gender = feminine
    .reminder = Rolagem: um dado vira 1; custa 1 ouro por cidadão sagrado.
    .help = Exige 1 sagrado e 1 profano entre seus cidadãos. Custa 9 ouros. Vale 3 pontos. Uma vez na sua fase da rolagem, você pode mudar um dos dados para 1. Isso custa 1 ouro para cada cidadão sagrado que você tem; sem nenhum, é de graça.

valeria-domain-emerald-stronghold = Fortaleza Esmeralda
    .gender = feminine
    .ours = yes
    .reminder = Recrute pelo custo base, sem acréscimo.
    .help = Exige 1 trabalhador, 1 soldado e 1 sagrado entre seus cidadãos. Custa 12 ouros. Vale 5 pontos. Depois de construir este domínio, você recruta cidadãos pelo custo base, sem o acréscimo pelas cópias que já tem.

valeria-domain-pratchetts-plateau = Platô de Pratchett
    .gender = masculine
    .ours = yes
    .reminder = Seus domínios custam 1 ouro a menos.
    .help = Exige 1 trabalhador e 1 sagrado entre seus cidadãos. Custa 8 ouros. Vale 3 pontos. Cada domínio que você construir depois deste custa 1 ouro a menos.

valeria-domain-cathedral-of-st-aquila = Catedral de St. Áquila
    .gender = feminine
    .reminder = Fim da fase de ação: pegue 1 ouro de um oponente.
    .help = Exige 2 sagrados entre seus cidadãos. Custa 8 ouros. Vale 3 pontos. No fim da sua fase de ação, pegue 1 ouro de um oponente à sua escolha (modo solo: do banco). Vale já no turno da construção.

valeria-domain-darktide-harbour = Porto da Maré Sombria
    .gender = masculine
    .ours = yes
    .reminder = Ao construir: um cidadão profano grátis.
    .help = Exige 1 profano, 1 trabalhador e 1 soldado entre seus cidadãos. Custa 6 ouros. Vale 2 pontos. Ao construir: ganhe um cidadão profano grátis do centro.

valeria-domain-cloudriders-camp = Acampamento do Cavaleiro das Nuvens
    .gender = masculine
    .ours = yes
    .reminder = Ao construir: 3 de força e um soldado grátis (custo até 2).
    .help = Exige 1 soldado e 1 sagrado entre seus cidadãos. Custa 8 ouros. Vale 2 pontos. Ao construir: ganhe 3 de força e um soldado grátis do centro, com custo base de até 2.

valeria-domain-the-orb-of-urdr = Orbe de Urdr
    .gender = masculine
    .ours = yes
    .reminder = Fim da fase de ação: pegue 1 de magia de um oponente.
    .help = Exige 1 profano e 1 sagrado entre seus cidadãos. Custa 6 ouros. Vale 1 ponto. No fim da sua fase de ação, pegue 1 de magia de um oponente à sua escolha (modo solo: do banco). Vale já no turno da construção.

valeria-domain-rogues-landing = Cais do Ladino
    .gender = masculine
    .ours = yes
    .reminder = Ao construir: um trabalhador grátis.
    .help = Exige 1 trabalhador e 1 profano entre seus cidadãos. Custa 7 ouros. Vale 3 pontos. Ao construir: ganhe um trabalhador grátis do centro.

valeria-domain-blood-crow-army = Exército do Corvo Sangrento
    .gender = masculine
    .reminder = Início da fase de ação: ganhe 1 de força.
    .help = Exige 3 soldados entre seus cidadãos. Custa 5 ouros. Vale 2 pontos. No início da sua fase de ação, ganhe 1 de força. Vale a partir do turno seguinte à construção.

valeria-domain-eye-of-asteraten = Olho de Asteraten
    .gender = masculine
    .reminder = Ao construir: 5 de força, e pode derrotar um monstro.
    .help = Exige 1 sagrado e 1 soldado entre seus cidadãos. Custa 8 ouros. Vale 1 ponto. Ao construir: ganhe 5 de força. Depois, você pode derrotar um monstro pelo custo normal, como parte da mesma ação.

valeria-domain-cutthroats-truce = Trégua da Garganta Cortada
    .gender = feminine
    .reminder = Ao construir: pegue 3 ouros de um oponente.
    .help = Exige 1 profano e 1 sagrado entre seus cidadãos. Custa 5 ouros. Vale 1 ponto. Ao construir: pegue 3 ouros de um oponente à sua escolha, ou todos, se ele tiver menos (modo solo: do banco).

valeria-domain-halfpenny-hill = Colina do Meio Vintém
    .gender = feminine
    .ours = yes
    .reminder = Início da fase de ação: ganhe 1 ouro.
    .help = Exige 3 trabalhadores entre seus cidadãos. Custa 6 ouros. Vale 2 pontos. No início da sua fase de ação, ganhe 1 ouro. Vale a partir do turno seguinte à construção.

valeria-domain-shattered-hand = Mão Despedaçada
    .gender = feminine
    .ours = yes
    .reminder = Ao construir: um cidadão sagrado grátis.
    .help = Exige 1 sagrado e 1 trabalhador entre seus cidadãos. Custa 7 ouros. Vale 3 pontos. Ao construir: ganhe um cidadão sagrado grátis do centro.

valeria-domain-forgotten-sorrows = Mágoas Esquecidas
    .gender = feminine
    .reminder = 1 de magia para cada cidadão que você ganhar.
    .help = Exige 1 trabalhador e 1 profano entre seus cidadãos. Custa 9 ouros. Vale 3 pontos. Depois de construir este domínio, ganhe 1 de magia para cada cidadão que você ganhar na sua fase de ação, recrutado ou grátis.

valeria-domain-watcher-on-the-water = Observador na Água
    .gender = masculine
    .reminder = Ao construir: devolva um monstro por 3 peças de vitória.
    .help = Exige 2 soldados entre seus cidadãos. Custa 6 ouros. Vale 3 pontos. Ao construir: você pode devolver um monstro da sua pilha de vitória à pilha dele no centro para ganhar 3 peças de vitória. Se essa pilha estava exaurida, ela deixa de estar, e a partida pode durar mais.

valeria-domain-gargans-embrace = O Abraço de Gargan
    .gender = masculine
    .reminder = Ganhe 1 peça de vitória sempre que houver dados iguais.
    .help = Exige 2 soldados entre seus cidadãos. Custa 7 ouros. Vale 2 pontos. Ganhe 1 peça de vitória cada vez que os dados mostrarem números iguais na fase da rolagem de qualquer jogador, tirados ou mudados. A peça é sua mesmo que os dados mudem depois, e novos dados iguais dão outra.

valeria-domain-nest-of-the-weaver-witch = O Ninho da Bruxa Tecelã
    .gender = masculine
    .reminder = Ao construir: devolva um cidadão por 3 peças de vitória.
    .help = Exige 2 trabalhadores entre seus cidadãos. Custa 6 ouros. Vale 3 pontos. Ao construir: você pode devolver um dos seus cidadãos (nunca uma carta inicial) à pilha dele no centro para ganhar 3 peças de vitória. Se essa pilha estava exaurida, ela deixa de estar, e a partida pode durar mais.

valeria-domain-palace-of-the-dawn = Palácio do Amanhecer
    .gender = masculine
    .reminder = Rolagem: baixe um dado em 1.
    .help = Exige 1 trabalhador e 2 soldados entre seus cidadãos. Custa 11 ouros. Vale 4 pontos. Uma vez na sua fase da rolagem, você pode baixar um dos dados em 1, mas nunca para menos de 1. Vale até para um dado mudado por outro domínio.

valeria-domain-grimmwater-keep = Torreão de Grimmwater
    .gender = masculine
    .ours = yes
    .reminder = Ao construir: um cidadão grátis (custo até 3).
    .help = Exige 2 trabalhadores e 1 profano entre seus cidadãos. Custa 10 ouros. Vale 4 pontos. Ao construir: ganhe um cidadão grátis do centro, com custo base de até 3.

valeria-domain-the-violet-thorn = O Espinho Violeta
    .gender = masculine
    .reminder = 1 de magia para cada monstro que você derrotar.
    .help = Exige 1 soldado e 1 sagrado entre seus cidadãos. Custa 7 ouros. Vale 3 pontos. Depois de construir este domínio, cada monstro que você derrotar na sua fase de ação dá também 1 de magia, além da recompensa.

valeria-domain-purloiners-perch = Poleiro do Purloiner
    .gender = masculine
    .reminder = Ao construir: pegue um monstro aleatório de um oponente.
    .help = Exige 2 profanos entre seus cidadãos. Custa 10 ouros. Vale 2 pontos. Ao construir: pegue um monstro aleatório da pilha de vitória de um oponente à sua escolha, sem receber a recompensa. Modo solo: pegue o monstro do topo da pilha mais à esquerda.

valeria-domain-golden-obelisk-of-nae = Obelisco Dourado de Nae
    .gender = masculine
    .reminder = Ao construir: pague 3 de magia por 3 peças de vitória.
    .help = Exige 1 trabalhador e 1 sagrado entre seus cidadãos. Custa 6 ouros. Vale 3 pontos. Ao construir: você pode pagar 3 de magia ao banco para ganhar 3 peças de vitória.

valeria-domain-monolith-of-ostendaar = Monolito de Ostendaar
    .gender = masculine
    .reminder = Início da fase de ação: ganhe 1 de magia.
    .help = Exige 1 trabalhador e 1 soldado entre seus cidadãos. Custa 9 ouros. Vale 3 pontos. No início da sua fase de ação, ganhe 1 de magia. Vale a partir do turno seguinte à construção.

## Duques

valeria-duke-cornelius-the-dreamer = Cornelius, o Sonhador
    .gender = masculine
    .ours = yes
    .reminder = 3 pontos por domínio; 1 a cada 3 recursos.
    .help = No fim da partida: 3 pontos para cada domínio que você tem, mais 1 a cada 3 recursos que sobrarem (somando todos os tipos).

valeria-duke-elsyn-saint-of-shadows = El'syn, Santa das Sombras
    .gender = feminine
    .ours = yes
    .reminder = Ícones: sagrado 2 pontos, profano 2; 1 a cada 4 recursos.
    .help = No fim da partida: 2 pontos para cada ícone sagrado e 2 para cada ícone profano nos seus cidadãos e domínios, mais 1 a cada 4 recursos que sobrarem (somando todos os tipos).

valeria-duke-elisium-the-allsmith = Elisium, o Ferreiro de Tudo
    .gender = masculine
    .ours = yes
    .reminder = 1 ponto por ícone de qualquer papel; 1 a cada 4 recursos.
    .help = No fim da partida: 1 ponto para cada ícone, de qualquer papel, nos seus cidadãos e domínios, mais 1 a cada 4 recursos que sobrarem (somando todos os tipos).

valeria-duke-hrothgar-the-conqueror = Hrothgar, o Conquistador
    .gender = masculine
    .ours = yes
    .reminder = 2 pontos por monstro, +1 por titan; 1 a cada 4 recursos.
    .help = No fim da partida: 2 pontos para cada monstro na sua pilha de vitória, mais 1 para cada titan, mais 1 a cada 4 recursos que sobrarem (somando todos os tipos).

valeria-duke-isabella-the-righteous = Isabella, a Justa
    .gender = feminine
    .ours = yes
    .reminder = Ícones: soldado 1 ponto, sagrado 2; 1 a cada 3 recursos.
    .help = No fim da partida: 1 ponto para cada ícone de soldado e 2 para cada ícone sagrado nos seus cidadãos e domínios, mais 1 a cada 3 recursos que sobrarem (somando todos os tipos).

valeria-duke-lekzandr-the-protector = Lekzand'r, o Protetor
    .gender = masculine
    .ours = yes
    .reminder = Ícones: trabalhador 1 ponto, sagrado 2; 1 a cada 3 recursos.
    .help = No fim da partida: 1 ponto para cada ícone de trabalhador e 2 para cada ícone sagrado nos seus cidadãos e domínios, mais 1 a cada 3 recursos que sobrarem (somando todos os tipos).

valeria-duke-node-master-of-swords = Node, Mestre das Espadas
    .gender = masculine
    .ours = yes
    .reminder = Ícones: soldado 1 ponto, profano 2; 1 a cada 3 recursos.
    .help = No fim da partida: 1 ponto para cada ícone de soldado e 2 para cada ícone profano nos seus cidadãos e domínios, mais 1 a cada 3 recursos que sobrarem (somando todos os tipos).

valeria-duke-reese-the-firebrand = Reese, Alma de Fogo
    .gender = feminine
    .ours = yes
    .reminder = Cidadão, monstro ou domínio: 1 ponto; 1 a cada 4 recursos.
    .help = No fim da partida: 1 ponto para cada cidadão, monstro e domínio que você tem, sem contar as cartas iniciais, mais 1 a cada 4 recursos que sobrarem (somando todos os tipos).

valeria-duke-simon-the-unclean = Simon, o Impuro
    .gender = masculine
    .ours = yes
    .reminder = Ícones: trabalhador 1 ponto, soldado 1; 1 a cada 2 recursos.
    .help = No fim da partida: 1 ponto para cada ícone de trabalhador e 1 para cada ícone de soldado nos seus cidadãos e domínios, mais 1 a cada 2 recursos que sobrarem (somando todos os tipos).

valeria-duke-waryn-lord-of-rogues = Waryn, Senhor dos Ladinos
    .gender = masculine
    .ours = yes
    .reminder = Ícones: trabalhador 1 ponto, profano 2; 1 a cada 3 recursos.
    .help = No fim da partida: 1 ponto para cada ícone de trabalhador e 2 para cada ícone profano nos seus cidadãos e domínios, mais 1 a cada 3 recursos que sobrarem (somando todos os tipos).
