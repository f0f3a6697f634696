### Citadels: o que se pode fazer, em rótulos curtos, e as perguntas, em português do Brasil.
### Nomes e quantidades vêm como em events.ftl; $cost é quanto custa construir, por extenso.

## Coleta e turno

citadels-action-gold = Pegar { $gold-text }
citadels-action-cards = Comprar { $count-text } e ficar com uma
    .all = Comprar { $count-text } e ficar com todas
    .two = Comprar { $count-text } e ficar com duas
citadels-action-keep = Ficar com { $kind } ({ $cost })
citadels-action-under = Primeiro { $kind-the }
    .shed = Pôr { $kind } embaixo do baralho
citadels-action-end = Encerrar o turno
    .warlord = Encerrar o turno sem destruir nada
    .diplomat = Encerrar o turno sem trocar nada
citadels-action-income = Receber a renda: { $gold-text }
    .cards = Receber a renda: { $count-text }
citadels-action-mix = Receber a renda: { $gold-text } e { $count-text }
citadels-action-build = Construir { $kind } ({ $cost })
citadels-action-done = Já chega

## Personagens

citadels-action-pick = { $character }
citadels-action-bury = Descartar { $character-the }
citadels-action-kill = Assassinar { $character-the }
citadels-action-bewitch = Enfeitiçar { $character-the }
citadels-action-sign = Mandado assinado sobre { $character-the }
citadels-action-warrant = Mandado sem assinatura sobre { $character-the }
citadels-action-confiscate = Confiscar { $kind-the }
citadels-action-decline = Deixar construir
    .extra = Abrir mão do extra
    .witch = Não enfeitiçar ninguém
    .grave = Não ficar com a carta
    .tower = Não declarar nada
    .search = Não pegar nenhuma carta
citadels-action-rob = Roubar { $character-the }
citadels-action-spy = Espiar a mão de { $other } ({ $count-text })
citadels-action-inspect = Procurar { $type-cards }
citadels-action-threaten = Ameaça real sobre { $character-the }
citadels-action-bluff = Ameaça falsa sobre { $character-the }
citadels-action-bribe = Pagar o suborno ({ $gold-text })
citadels-action-refuse = Recusar o suborno
citadels-action-flip = Revelar a ameaça
citadels-action-leave = Não revelar
citadels-action-swap = Trocar de mão com { $other } ({ $count-text })
citadels-action-replace = Substituir cartas da mão
citadels-action-discard = Descartar { $kind }
    .pay = Pagar com { $kind }
citadels-action-peek = Olhar a mão de { $other } ({ $count-text })
citadels-action-take = Pegar { $kind } ({ $cost })
citadels-action-build-it = Construir { $kind } agora ({ $cost })
citadels-action-keep-it = Guardar { $kind } na mão
citadels-action-foresee = Pegar uma carta ao acaso de cada mão
citadels-action-give = Dar { $kind } a { $other }
citadels-action-crown = Dar a coroa a { $other }
citadels-action-pay-gold = Dar { $gold-text } a { $other }
citadels-action-take-gold = Pegar { $gold-text } de { $other }
citadels-action-take-card = Pegar uma carta ao acaso de { $other }
citadels-action-take-nothing = Não pegar nada
citadels-action-beg = Receber { $gold-text } de { $other }, que tem mais ouro
citadels-action-borrow = Construir { $kind } ({ $cost }) com ouro de outro jogador
citadels-action-lender = Pegar { $gold-text } de { $other }
citadels-action-bonus = Pegar o bônus
    .merchant = Pegar mais { $gold-text }
    .architect = Comprar mais { $count-text }
    .queen = Pegar { $gold-text } por estar ao lado do ranque 4
    .queen-crown = Pegar { $gold-text } por estar ao lado da coroa
citadels-action-sail-gold = Pegar mais { $gold-text }
citadels-action-sail-cards = Comprar mais { $count-text }
citadels-action-study = Comprar { $count-text }, ficar com uma e embaralhar o resto
citadels-action-destroy = Destruir um distrito de { $other }
    .own = Destruir um distrito da própria cidade
citadels-action-exchange = Trocar um distrito com { $other }
citadels-action-seize = Capturar um distrito de { $other }
citadels-action-district = { $kind } de { $other }
    .warlord = Destruir { $kind } de { $other } por { $gold-text }
    .warlord-own = Destruir { $kind } da própria cidade por { $gold-text }
    .marshal = Capturar { $kind } de { $other } por { $gold-text }
    .diplomat = Tomar { $kind } de { $other } ({ $cost })
    .armory = Destruir { $kind } de { $other }
    .armory-own = Destruir { $kind } da própria cidade
citadels-action-offer = Dar { $kind } e pagar { $gold-text }
citadels-action-beautify = Embelezar { $kind-the } ({ $gold-text })
citadels-action-collect = Recolher os impostos: { $gold-text }

## Distritos

citadels-action-smithy = { $kind }: pagar { $gold-text }, comprar { $count-text }
citadels-action-laboratory = Laboratório: descartar uma carta por { $gold-text }
citadels-action-museum = Museu: pôr uma carta embaixo dele
citadels-action-tuck = Pôr { $kind } embaixo dele
citadels-action-pay-cards = Construir o Covil dos Ladrões pagando com cartas
citadels-action-framework = Construir { $kind } desmontando a Estrutura
citadels-action-sacrifice = Construir a Necrópole abrindo mão { $kind-of }
citadels-action-demolish = Arsenal: abrir mão dele para destruir um distrito de { $other }
    .own = Arsenal: abrir mão dele para destruir um distrito da própria cidade
citadels-action-reclaim = Pagar { $gold-text } e pôr { $kind } na mão
citadels-action-declare = Declarar: 7 distritos completam a cidade
citadels-action-stage = Trocar de personagem com { $other }
citadels-action-stay = Não trocar
citadels-action-lend = Dar { $character-the }

## Perguntas

citadels-ask-pick = Escolha seu personagem.
citadels-ask-bury = Escolha um personagem para descartar, virado para baixo.
citadels-ask-stage = Teatro: trocar de personagem com alguém?
citadels-ask-lend = Qual dos seus personagens você dá a { $other }?
citadels-ask-gather = Você é { $character-the }. Ouro ou cartas?
citadels-ask-gather-spellbound = Você é { $character-the }, sob feitiço: colete e seu turno acaba.
citadels-ask-gather-hospital = Você é { $character-the }, vítima desta rodada: graças ao Hospital, colete e seu turno acaba.
citadels-ask-main = Você é { $character-the }. E agora?
citadels-ask-main-resumed = Você segue jogando como { $character-the }. E agora?
citadels-ask-tribute = { $other } passou a coroa a você. O que você dá em troca?
citadels-ask-extra = Como { $character }: pegar o extra agora?
citadels-ask-extra-witch = Você é { $character-the }. Quem você enfeitiça?
citadels-ask-closing-warlord = Fim do seu turno como { $character }. Destruir um distrito?
citadels-ask-closing-diplomat = Fim do seu turno como { $character }. Trocar um distrito?
citadels-ask-drawn = Com qual carta você fica?
citadels-ask-order = Qual carta vai primeiro para baixo do baralho?
citadels-ask-shed = Qual carta vai para baixo do baralho? As outras ficam com você.
citadels-ask-bribe = { $other } ameaça você. Pagar metade do tesouro?
citadels-ask-threat = { $other } não paga. Revelar a ameaça?
citadels-ask-warrant = { $other } vai construir { $kind-a } ({ $gold-text }). Mostrar um mandado?
citadels-ask-den = Qual carta paga o Covil dos Ladrões?
citadels-ask-lab = Qual carta você descarta por { $gold-text }?
citadels-ask-tuck = Qual carta vai para baixo do Museu?
citadels-ask-ruin = Qual distrito cai junto com o Arsenal?
citadels-ask-grave = { $other } destruiu { $kind-a }. Pagar 1 ouro para pôr a carta na sua mão?
citadels-ask-tower = Sua Torre do Sino está de pé. Declarar que 7 distritos completam a cidade?
citadels-ask-search = O Farol mostra o baralho inteiro. Qual carta você pega?
citadels-ask-heir = Seu Imperador foi assassinado. Quem recebe a coroa?
citadels-ask-power-crown = Como { $character }: quem recebe a coroa?
citadels-ask-power-warrant = Onde você põe um mandado sem assinatura?
citadels-ask-power-bluff = Onde você põe a ameaça falsa?
citadels-ask-power-inspect = Que tipo você procura na mão de { $other }?
citadels-ask-power-discard = Qual carta você substitui?
citadels-ask-power-take = Qual carta você pega de { $other }?
citadels-ask-power-keep-it = O que você faz com { $kind-the }?
citadels-ask-power-give = Qual carta você dá a { $other }?
citadels-ask-power-take-nothing = O que você pega de { $other }?
citadels-ask-power-lender = De quem você pega { $gold-text }?
citadels-ask-power-keep = Com qual carta você fica?
citadels-ask-power-district = Qual distrito de { $other }?
citadels-ask-power-district-own = Qual distrito da sua cidade?
citadels-ask-power-offer = O que você dá em troca { $kind-of }?
citadels-ask-power-beautify = Embelezar um segundo distrito?
