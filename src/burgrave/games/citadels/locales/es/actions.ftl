### Citadels: lo que se puede hacer, en etiquetas cortas, y las preguntas, en español.
### Nombres y cantidades vienen como en events.ftl; $cost es lo que cuesta construir, en palabras.

## Recursos y turno

citadels-action-gold = Tomar { $gold-text }
citadels-action-cards = Robar { $count-text } y quedarte con una
    .all = Robar { $count-text } y quedarte con todas
    .two = Robar { $count-text } y quedarte con dos
citadels-action-keep = Quedarte con { $kind } ({ $cost })
citadels-action-under = Primero { $kind }
    .shed = Poner { $kind } debajo del mazo
citadels-action-end = Terminar turno
    .warlord = Terminar sin destruir
    .diplomat = Terminar sin intercambiar
citadels-action-income = Cobrar ingresos: { $gold-text }
    .cards = Cobrar ingresos: { $count-text }
citadels-action-mix = Cobrar ingresos: { $gold-text } y { $count-text }
citadels-action-build = Construir { $kind } ({ $cost })
citadels-action-done = Listo

## Personajes

citadels-action-pick = { $character }
citadels-action-bury = Descartar { $character-to }
citadels-action-kill = Asesinar { $character-to }
citadels-action-bewitch = Embrujar { $character-to }
citadels-action-sign = Orden firmada: { $character }
citadels-action-warrant = Orden sin firmar: { $character }
citadels-action-confiscate = Confiscar { $kind-the }
citadels-action-decline = Dejar que construya
    .extra = Renunciar al bonus
    .witch = No embrujar a nadie
    .grave = Dejar la carta
    .tower = No declarar
    .search = No tomar ninguna carta
citadels-action-rob = Robar { $character-to }
citadels-action-spy = Espiar la mano de { $other } ({ $count-text })
citadels-action-inspect = Buscar { $type-cards }
citadels-action-threaten = Amenaza real: { $character }
citadels-action-bluff = Amenaza falsa: { $character }
citadels-action-bribe = Pagar soborno ({ $gold-text })
citadels-action-refuse = No pagar
citadels-action-flip = Revelar la amenaza
citadels-action-leave = No revelarla
citadels-action-swap = Cambiar de mano con { $other } ({ $count-text })
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
citadels-action-take-gold = Quitar { $gold-text } a { $other }
citadels-action-take-card = Quitar una carta al azar a { $other }
citadels-action-take-nothing = No quitar nada
citadels-action-beg = Quitar { $gold-text } a { $other } (el más rico)
citadels-action-borrow = Construir { $kind } ({ $cost }) con el oro de otro jugador
citadels-action-lender = Quitar { $gold-text } a { $other }
citadels-action-bonus = Tomar tu bonus
    .merchant = Bonus: tomar { $gold-text }
    .architect = Bonus: robar { $count-text }
    .queen = Tomar { $gold-text } por estar junto al rango 4
    .queen-crown = Tomar { $gold-text } por estar junto a la corona
citadels-action-sail-gold = Bonus: tomar { $gold-text }
citadels-action-sail-cards = Bonus: robar { $count-text }
citadels-action-study = Robar { $count-text }, quedarte con una y barajar el resto
citadels-action-destroy = Destruir un distrito de { $other }
    .own = Destruir un distrito tuyo
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
citadels-action-collect = Recaudar impuestos: { $gold-text }

## Distritos

citadels-action-smithy = { $kind }: pagar { $gold-text }, robar { $count-text }
citadels-action-laboratory = Laboratorio: descartar una carta por { $gold-text }
citadels-action-museum = Museo: poner una carta debajo
citadels-action-tuck = Poner { $kind } debajo
citadels-action-pay-cards = Construir la Guarida de Ladrones pagando con cartas
citadels-action-framework = Construir { $kind } sacrificando el Andamiaje
citadels-action-sacrifice = Construir la Necrópolis sacrificando { $kind-your }
citadels-action-demolish = Sacrificar la Armería para destruir un distrito de { $other }
    .own = Sacrificar la Armería para destruir un distrito tuyo
citadels-action-reclaim = Pagar { $gold-text } y quedarte con { $kind }
citadels-action-declare = Declarar: 7 distritos completan una ciudad
citadels-action-stage = Intercambiar personajes con { $other }
citadels-action-stay = No cambiar
citadels-action-lend = Dar { $character-the }

## Preguntas

citadels-ask-pick = Elige tu personaje.
citadels-ask-bury = Elige qué personaje descartar boca abajo.
citadels-ask-stage = Teatro: ¿cambias de personaje con otro jugador?
citadels-ask-lend = Elige qué personaje darle a { $other }.
citadels-ask-gather = Eres { $character-the }. ¿Oro o cartas?
citadels-ask-gather-spellbound = Eres { $character-the }, pero estás bajo un embrujo: solo puedes tomar oro o cartas.
citadels-ask-gather-hospital = Han asesinado a tu personaje ({ $character }), pero el Hospital aún te permite tomar oro o cartas (y nada más).
citadels-ask-main = Eres { $character-the }. ¿Qué haces ahora?
citadels-ask-main-resumed = Ahora juegas como { $character-the }. ¿Qué haces?
citadels-ask-tribute = { $other } te ha dado la corona. Elige qué darle a cambio.
citadels-ask-extra = Eres { $character-the }. ¿Tomas ahora tu bonus?
citadels-ask-extra-witch = Eres { $character-the }. Elige a qué personaje embrujar.
citadels-ask-closing-warlord = Tu turno como { $character } está a punto de terminar. ¿Destruyes un distrito?
citadels-ask-closing-diplomat = Tu turno como { $character } está a punto de terminar. ¿Intercambias un distrito?
citadels-ask-drawn = Elige con qué carta te quedas.
citadels-ask-order = Elige qué carta poner primero debajo del mazo.
citadels-ask-shed = Elige qué carta poner debajo del mazo. Te quedas con las demás.
citadels-ask-bribe = { $other } te amenaza. ¿Pagas la mitad de tu tesoro?
citadels-ask-threat = { $other } se niega a pagar. ¿Revelas la amenaza?
citadels-ask-warrant = { $other } está construyendo { $kind-a } ({ $gold-text }). ¿Confiscas el distrito?
citadels-ask-den = Elige con qué carta pagar la Guarida de Ladrones.
citadels-ask-lab = Elige qué carta descartar por { $gold-text }.
citadels-ask-tuck = Elige qué carta poner debajo del Museo.
citadels-ask-ruin = Elige el distrito que destruirá la Armería.
citadels-ask-grave = { $other } ha destruido { $kind-a }. ¿Pagas 1 moneda para quedarte con la carta?
citadels-ask-tower = Has construido el Campanario. ¿Declaras que 7 distritos completan una ciudad?
citadels-ask-search = Faro: elige con qué carta del mazo te quedas.
citadels-ask-heir = Han asesinado a tu Emperador. Elige quién recibe la corona.
citadels-ask-power-crown = Eres { $character-the }. Elige quién recibe la corona.
citadels-ask-power-warrant = Elige un personaje para una orden sin firmar.
citadels-ask-power-bluff = Elige un personaje para la amenaza falsa.
citadels-ask-power-inspect = Elige qué tipo buscar en la mano de { $other }.
citadels-ask-power-discard = Elige qué carta cambiar.
citadels-ask-power-take = Elige qué carta quitarle a { $other }.
citadels-ask-power-keep-it = Elige qué hacer con { $kind-the }.
citadels-ask-power-give = Elige qué carta darle a { $other }.
citadels-ask-power-take-nothing = Elige qué quitarle a { $other }.
citadels-ask-power-lender = Elige a quién quitarle { $gold-text }.
citadels-ask-power-keep = Elige con qué carta te quedas.
citadels-ask-power-district = Elige un distrito de { $other }.
citadels-ask-power-district-own = Elige uno de tus distritos.
citadels-ask-power-offer = Elige qué distrito dar a cambio { $kind-of }.
citadels-ask-power-beautify = ¿Embelleces un segundo distrito?
