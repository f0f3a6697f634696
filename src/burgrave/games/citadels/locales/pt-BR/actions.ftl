### Citadels: o que se pode fazer, em rótulos curtos, e as perguntas, em português do Brasil.
### Nomes e quantidades vêm como em events.ftl; $cost é quanto custa construir, por extenso.

## Coleta e turno

citadels-action-gold = Pegar { $gold-text }
citadels-action-cards = Comprar { $count-text } e ficar com uma
    .all = Comprar { $count-text } e ficar com todas
    .two = Comprar { $count-text } e ficar com duas
citadels-action-keep = Ficar com { $kind } ({ $cost })
citadels-action-under = { $kind } primeiro
    .shed = Colocar { $kind } embaixo do baralho
citadels-action-end = Encerrar turno
    .warlord = Encerrar sem destruir
    .diplomat = Encerrar sem trocar
citadels-action-income = Receber renda: { $gold-text }
    .cards = Receber renda: { $count-text }
citadels-action-mix = Receber renda: { $gold-text } e { $count-text }
citadels-action-build = Construir { $kind } ({ $cost })
citadels-action-done = Pronto

## Personagens

citadels-action-pick = { $character }
citadels-action-bury = Descartar { $character-the }
citadels-action-kill = Assassinar { $character-the }
citadels-action-bewitch = Enfeitiçar { $character-the }
citadels-action-sign = Mandado assinado: { $character }
citadels-action-warrant = Mandado sem assinatura: { $character }
citadels-action-confiscate = Confiscar { $kind-the }
citadels-action-decline = Deixar construir
    .extra = Dispensar o bônus
    .witch = Não enfeitiçar ninguém
    .grave = Deixar a carta
    .tower = Não declarar
    .search = Não pegar nada
citadels-action-rob = Roubar { $character-the }
citadels-action-spy = Espiar a mão de { $other } ({ $count-text })
citadels-action-inspect = Procurar { $type-cards }
citadels-action-threaten = Ameaça real: { $character }
citadels-action-bluff = Ameaça falsa: { $character }
citadels-action-bribe = Pagar suborno ({ $gold-text })
citadels-action-refuse = Não pagar
citadels-action-flip = Revelar a ameaça
citadels-action-leave = Não revelar
citadels-action-swap = Trocar a mão com { $other } ({ $count-text })
citadels-action-replace = Trocar cartas da mão
citadels-action-discard = Descartar { $kind }
    .pay = Pagar com { $kind }
citadels-action-peek = Olhar a mão de { $other } ({ $count-text })
citadels-action-take = Pegar { $kind } ({ $cost })
citadels-action-build-it = Construir { $kind } agora ({ $cost })
citadels-action-keep-it = Guardar { $kind } na mão
citadels-action-foresee = Pegar uma carta aleatória de cada mão
citadels-action-give = Dar { $kind } a { $other }
citadels-action-crown = Dar a coroa a { $other }
citadels-action-pay-gold = Dar { $gold-text } a { $other }
citadels-action-take-gold = Pegar { $gold-text } de { $other }
citadels-action-take-card = Pegar uma carta aleatória de { $other }
citadels-action-take-nothing = Não pegar nada
citadels-action-beg = Pegar { $gold-text } de { $other } (mais rico)
citadels-action-borrow = Construir { $kind } ({ $cost }) com ouro de outro jogador
citadels-action-lender = Pegar { $gold-text } de { $other }
citadels-action-bonus = Pegar o bônus
    .merchant = Bônus: pegar { $gold-text }
    .architect = Bônus: comprar { $count-text }
    .queen = Pegar { $gold-text } por estar ao lado do ranque 4
    .queen-crown = Pegar { $gold-text } por estar ao lado da coroa
citadels-action-sail-gold = Bônus: pegar { $gold-text }
citadels-action-sail-cards = Bônus: comprar { $count-text }
citadels-action-study = Comprar { $count-text }, ficar com uma e embaralhar o resto
citadels-action-destroy = Destruir um distrito de { $other }
    .own = Destruir um distrito seu
citadels-action-exchange = Trocar um distrito com { $other }
citadels-action-seize = Capturar um distrito de { $other }
citadels-action-district = { $kind } de { $other }
    .warlord = Destruir { $kind } de { $other } por { $gold-text }
    .warlord-own = Destruir { $kind } da sua cidade por { $gold-text }
    .marshal = Capturar { $kind } de { $other } por { $gold-text }
    .diplomat = Pegar { $kind } de { $other } ({ $cost })
    .armory = Destruir { $kind } de { $other }
    .armory-own = Destruir { $kind } da sua cidade
citadels-action-offer = Dar { $kind } e pagar { $gold-text }
citadels-action-beautify = Embelezar { $kind-the } ({ $gold-text })
citadels-action-collect = Recolher impostos: { $gold-text }

## Distritos

citadels-action-smithy = { $kind }: pagar { $gold-text }, comprar { $count-text }
citadels-action-laboratory = Laboratório: descartar uma carta por { $gold-text }
citadels-action-museum = Museu: colocar uma carta embaixo
citadels-action-tuck = Colocar { $kind } embaixo
citadels-action-pay-cards = Construir o Covil dos Ladrões pagando com cartas
citadels-action-framework = Construir { $kind } sacrificando a Estrutura
citadels-action-sacrifice = Construir a Necrópole sacrificando { $kind-your }
citadels-action-demolish = Sacrificar o Arsenal para destruir um distrito de { $other }
    .own = Sacrificar o Arsenal para destruir um distrito seu
citadels-action-reclaim = Pagar { $gold-text } e ficar com { $kind }
citadels-action-declare = Declarar: 7 distritos completam a cidade
citadels-action-stage = Trocar de personagem com { $other }
citadels-action-stay = Não trocar
citadels-action-lend = Dar { $character-the }

## Perguntas

citadels-ask-pick = Escolha seu personagem.
citadels-ask-bury = Escolha um personagem para descartar virado para baixo.
citadels-ask-stage = Teatro: trocar de personagem com outro jogador?
citadels-ask-lend = Escolha um personagem para dar a { $other }.
citadels-ask-gather = Você é { $character-the }. Ouro ou cartas?
citadels-ask-gather-spellbound = Você é { $character-the } e está sob feitiço: só pode pegar ouro ou cartas.
citadels-ask-gather-hospital = Seu personagem foi assassinado ({ $character }). Graças ao Hospital, você ainda pode pegar ouro ou cartas (e nada mais).
citadels-ask-main = Você é { $character-the }. E agora?
citadels-ask-main-resumed = Agora você joga como { $character-the }. E agora?
citadels-ask-tribute = { $other } deu a coroa a você. Escolha o que dar em troca.
citadels-ask-extra = Você é { $character-the }. Pegar seu bônus agora?
citadels-ask-extra-witch = Você é { $character-the }. Escolha um personagem para enfeitiçar.
citadels-ask-closing-warlord = Seu turno como { $character } está terminando. Destruir um distrito?
citadels-ask-closing-diplomat = Seu turno como { $character } está terminando. Trocar um distrito?
citadels-ask-drawn = Escolha com qual carta ficar.
citadels-ask-order = Escolha a carta que vai primeiro para baixo do baralho.
citadels-ask-shed = Escolha uma carta para colocar embaixo do baralho. Você fica com as outras.
citadels-ask-bribe = { $other } ameaça você. Pagar metade do seu tesouro?
citadels-ask-threat = { $other } se recusa a pagar. Revelar a ameaça?
citadels-ask-warrant = { $other } está construindo { $kind-a } ({ $gold-text }). Confiscar?
citadels-ask-den = Escolha uma carta para pagar o Covil dos Ladrões.
citadels-ask-lab = Escolha uma carta para descartar por { $gold-text }.
citadels-ask-tuck = Escolha uma carta para pôr embaixo do Museu.
citadels-ask-ruin = Escolha um distrito para o Arsenal destruir.
citadels-ask-grave = { $other } destruiu { $kind-a }. Pagar 1 ouro para ficar com a carta?
citadels-ask-tower = Você construiu a Torre do Sino. Declarar que 7 distritos completam a cidade?
citadels-ask-search = Farol: escolha uma carta do baralho para pegar.
citadels-ask-heir = Seu Imperador foi assassinado. Escolha quem recebe a coroa.
citadels-ask-power-crown = Você é { $character-the }. Escolha quem recebe a coroa.
citadels-ask-power-warrant = Escolha um personagem para um mandado sem assinatura.
citadels-ask-power-bluff = Escolha um personagem para a ameaça falsa.
citadels-ask-power-inspect = Escolha um tipo para procurar na mão de { $other }.
citadels-ask-power-discard = Escolha uma carta para trocar.
citadels-ask-power-take = Escolha uma carta para pegar de { $other }.
citadels-ask-power-keep-it = Escolha o que fazer com { $kind-the }.
citadels-ask-power-give = Escolha uma carta para dar a { $other }.
citadels-ask-power-take-nothing = Escolha o que pegar de { $other }.
citadels-ask-power-lender = Escolha de quem pegar { $gold-text }.
citadels-ask-power-keep = Escolha com qual carta ficar.
citadels-ask-power-district = Escolha um distrito de { $other }.
citadels-ask-power-district-own = Escolha um dos seus distritos.
citadels-ask-power-offer = Escolha um distrito para dar em troca { $kind-of }.
citadels-ask-power-beautify = Embelezar um segundo distrito?
