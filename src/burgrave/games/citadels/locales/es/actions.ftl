### Citadels: lo que se puede hacer, en etiquetas cortas, y las preguntas, en español.
### Nombres y cantidades vienen como en events.ftl; $cost es lo que cuesta construir, en palabras.

## Recursos y turno

citadels-action-gold = Tomar { $gold-text }
citadels-action-cards = Robar { $count-text } del mazo y quedarte una
    .all = Robar { $count-text } del mazo y quedártelas todas
    .two = Robar { $count-text } del mazo y quedarte dos
citadels-action-keep = Quedarte { $kind } ({ $cost })
citadels-action-under = Primero { $kind }
    .shed = Poner { $kind } debajo del mazo
citadels-action-end = Terminar el turno
    .warlord = Terminar el turno sin destruir nada
    .diplomat = Terminar el turno sin intercambiar nada
citadels-action-income = Cobrar la renta: { $gold-text }
    .cards = Cobrar la renta: { $count-text }
citadels-action-mix = Cobrar la renta: { $gold-text } y { $count-text }
citadels-action-build = Construir { $kind } ({ $cost })
citadels-action-done = Con eso basta

## Personajes

citadels-action-pick = { $character }
citadels-action-bury = Apartar { $character-to }
citadels-action-kill = Asesinar { $character-to }
citadels-action-bewitch = Embrujar { $character-to }
citadels-action-sign = Orden firmada sobre { $character-the }
citadels-action-warrant = Orden sin firmar sobre { $character-the }
citadels-action-confiscate = Confiscar { $kind-the }
citadels-action-decline = Dejar que construya
    .extra = Renunciar al extra
    .witch = No embrujar a nadie
    .grave = Dejar la carta
    .tower = No declarar nada
    .search = No tomar ninguna carta
citadels-action-rob = Robar { $character-to }
citadels-action-spy = Espiar la mano de { $other } ({ $count-text })
citadels-action-inspect = Buscar { $type-cards }
citadels-action-threaten = Amenaza real sobre { $character-the }
citadels-action-bluff = Amenaza falsa sobre { $character-the }
citadels-action-bribe = Pagar el soborno ({ $gold-text })
citadels-action-refuse = Negarte a pagar
citadels-action-flip = Revelar la amenaza
citadels-action-leave = No revelarla
citadels-action-swap = Intercambiar tu mano con { $other } ({ $count-text })
citadels-action-replace = Cambiar cartas de tu mano
citadels-action-discard = Descartar { $kind }
    .pay = Pagar con { $kind }
citadels-action-peek = Mirar la mano de { $other } ({ $count-text })
citadels-action-take = Tomar { $kind } ({ $cost })
citadels-action-build-it = Construir { $kind } ahora ({ $cost })
citadels-action-keep-it = Guardar { $kind } en tu mano
citadels-action-foresee = Tomar una carta al azar de cada mano
citadels-action-give = Dar { $kind } a { $other }
citadels-action-crown = Dar la corona a { $other }
citadels-action-pay-gold = Dar { $gold-text } a { $other }
citadels-action-take-gold = Tomar { $gold-text } de { $other }
citadels-action-take-card = Tomar una carta al azar de { $other }
citadels-action-take-nothing = No tomar nada
citadels-action-beg = Recibir { $gold-text } de { $other }, que tiene más oro
citadels-action-borrow = Construir { $kind } ({ $cost }) con el oro de otro jugador
citadels-action-lender = Tomar { $gold-text } de { $other }
citadels-action-bonus = Tomar tu extra
    .merchant = Tomar { $gold-text } extra
    .architect = Robar { $count-text } extra del mazo
    .queen = Tomar { $gold-text } por estar junto al rango 4
    .queen-crown = Tomar { $gold-text } por estar junto a la corona
citadels-action-sail-gold = Tomar { $gold-text } extra
citadels-action-sail-cards = Robar { $count-text } extra del mazo
citadels-action-study = Robar { $count-text } del mazo, quedarte una y barajar el resto
citadels-action-destroy = Destruir un distrito de { $other }
    .own = Destruir un distrito de tu ciudad
citadels-action-exchange = Intercambiar un distrito con { $other }
citadels-action-seize = Requisar un distrito de { $other }
citadels-action-district = { $kind } de { $other }
    .warlord = Destruir { $kind } de { $other } por { $gold-text }
    .warlord-own = Destruir { $kind-your } por { $gold-text }
    .marshal = Requisar { $kind } de { $other } por { $gold-text }
    .diplomat = Tomar { $kind } de { $other } ({ $cost })
    .armory = Destruir { $kind } de { $other }
    .armory-own = Destruir { $kind-your }
citadels-action-offer = Dar { $kind } y pagar { $gold-text }
citadels-action-beautify = Embellecer { $kind-your } ({ $gold-text })
citadels-action-collect = Recaudar los impuestos: { $gold-text }

## Distritos

citadels-action-smithy = { $kind }: pagar { $gold-text }, robar { $count-text } del mazo
citadels-action-laboratory = Laboratorio: descartar una carta por { $gold-text }
citadels-action-museum = Museo: poner una carta debajo
citadels-action-tuck = Poner { $kind } debajo
citadels-action-pay-cards = Construir la Guarida de Ladrones pagando con cartas
citadels-action-framework = Construir { $kind } desmontando el Andamiaje
citadels-action-sacrifice = Construir la Necrópolis sacrificando { $kind-your }
citadels-action-demolish = Armería: sacrificarla para destruir un distrito de { $other }
    .own = Armería: sacrificarla para destruir un distrito de tu ciudad
citadels-action-reclaim = Pagar { $gold-text } y llevarte { $kind } a la mano
citadels-action-declare = Declarar: 7 distritos completan una ciudad
citadels-action-stage = Intercambiar personaje con { $other }
citadels-action-stay = No intercambiar
citadels-action-lend = Dar { $character-the }

## Preguntas

citadels-ask-pick = Elige tu personaje.
citadels-ask-bury = Elige un personaje para apartarlo, boca abajo.
citadels-ask-stage = Teatro: ¿intercambias tu personaje con alguien?
citadels-ask-lend = ¿Cuál de tus personajes das a { $other }?
citadels-ask-gather = Eres { $character-the }. ¿Oro o cartas?
citadels-ask-gather-spellbound = Eres { $character-the }, bajo un embrujo: reúne recursos y tu turno acaba.
citadels-ask-gather-hospital = Eres { $character-the }, víctima de esta ronda: gracias al Hospital reúnes recursos y tu turno acaba.
citadels-ask-main = Eres { $character-the }. ¿Y ahora?
citadels-ask-main-resumed = Sigues jugando como { $character-the }. ¿Y ahora?
citadels-ask-tribute = { $other } te dio la corona. ¿Qué le das a cambio?
citadels-ask-extra = Como { $character }: ¿tomas ahora tu extra?
citadels-ask-extra-witch = Eres { $character-the }. ¿A quién embrujas?
citadels-ask-closing-warlord = Fin de tu turno como { $character }. ¿Destruyes un distrito?
citadels-ask-closing-diplomat = Fin de tu turno como { $character }. ¿Intercambias un distrito?
citadels-ask-drawn = ¿Qué carta te quedas?
citadels-ask-order = ¿Qué carta va primero debajo del mazo?
citadels-ask-shed = ¿Qué carta va debajo del mazo? Te quedas las otras.
citadels-ask-bribe = { $other } te amenaza. ¿Pagas la mitad de tu tesoro?
citadels-ask-threat = { $other } no paga. ¿Revelas la amenaza?
citadels-ask-warrant = { $other } va a construir { $kind-a } ({ $gold-text }). ¿Muestras una orden?
citadels-ask-den = ¿Qué carta paga la Guarida de Ladrones?
citadels-ask-lab = ¿Qué carta descartas por { $gold-text }?
citadels-ask-tuck = ¿Qué carta va debajo del Museo?
citadels-ask-ruin = ¿Qué distrito cae con la Armería?
citadels-ask-grave = { $other } destruyó { $kind-a }. ¿Pagas 1 moneda para llevarte la carta a la mano?
citadels-ask-tower = Tu Campanario está en pie. ¿Declaras que 7 distritos completan una ciudad?
citadels-ask-search = El Faro te muestra todo el mazo. ¿Qué carta tomas?
citadels-ask-heir = Tu Emperador fue asesinado. ¿Quién recibe la corona?
citadels-ask-power-crown = Como { $character }: ¿quién recibe la corona?
citadels-ask-power-warrant = ¿Dónde pones una orden sin firmar?
citadels-ask-power-bluff = ¿Dónde pones la amenaza falsa?
citadels-ask-power-inspect = ¿Qué tipo buscas en la mano de { $other }?
citadels-ask-power-discard = ¿Qué carta cambias?
citadels-ask-power-take = ¿Qué carta tomas de { $other }?
citadels-ask-power-keep-it = ¿Qué haces con { $kind-the }?
citadels-ask-power-give = ¿Qué carta das a { $other }?
citadels-ask-power-take-nothing = ¿Qué tomas de { $other }?
citadels-ask-power-lender = ¿A quién le quitas { $gold-text }?
citadels-ask-power-keep = ¿Qué carta te quedas?
citadels-ask-power-district = ¿Qué distrito de { $other }?
citadels-ask-power-district-own = ¿Qué distrito de tu ciudad?
citadels-ask-power-offer = ¿Qué das a cambio { $kind-of }?
citadels-ask-power-beautify = ¿Embelleces un segundo distrito?
