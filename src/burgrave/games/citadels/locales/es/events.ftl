### Citadels: lo que ha pasado, en frases para el registro, en español.
###
### El valor habla de cualquiera; los atributos hablan a quien lee:
###   .you       quien lee es $seat               .to-you   quien lee es $other
###   .own       $seat y $other son el mismo      .you-own  y son quien lee
### Cada nombre viene solo y en las formas de citadels-noun: $kind, $kind-a, $kind-the, $kind-your;
### $character-the, $character-of, $character-to. $gold-text y $count-text son cantidades en palabras.

## Nombres dentro de la frase

# El artículo de cada nombre; lo normal es el género de la carta.
citadels-noun-class =
    { $id ->
        [docks] masculine-plural
        [stables] masculine-plural
       *[other] { $gender }
    }
citadels-noun =
    .a =
        { $class ->
            [feminine] una { $name }
            [masculine-plural] unos { $name }
           *[other] un { $name }
        }
    .the =
        { $class ->
            [feminine] la { $name }
            [masculine-plural] los { $name }
           *[other] el { $name }
        }
    .your =
        { $class ->
            [masculine-plural] tus { $name }
           *[other] tu { $name }
        }
    .of =
        { $class ->
            [feminine] de la { $name }
            [masculine-plural] de los { $name }
           *[other] del { $name }
        }
    .to =
        { $class ->
            [feminine] a la { $name }
            [masculine-plural] a los { $name }
           *[other] al { $name }
        }

citadels-gold =
    { $n ->
        [one] { $n } moneda
       *[other] { $n } monedas
    }
citadels-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
citadels-districts-of-type =
    { $type ->
        [noble] { $n } { $n ->
            [one] distrito noble
           *[other] distritos nobles
        }
        [religious] { $n } { $n ->
            [one] distrito religioso
           *[other] distritos religiosos
        }
        [trade] { $n } { $n ->
            [one] distrito comercial
           *[other] distritos comerciales
        }
        [military] { $n } { $n ->
            [one] distrito militar
           *[other] distritos militares
        }
       *[unique] { $n } { $n ->
            [one] distrito especial
           *[other] distritos especiales
        }
    }
citadels-cards-of-type =
    { $type ->
        [noble] cartas nobles
        [religious] cartas religiosas
        [trade] cartas comerciales
        [military] cartas militares
       *[unique] cartas especiales
    }

## La elección de personajes

citadels-event-round = Ronda { $number }: { $seat } tiene la corona y elige primero.
    .you = Ronda { $number }: tienes la corona y eliges primero.
citadels-event-face-up = { $character-the } está boca arriba: fuera de esta ronda.
citadels-event-picked = { $seat } eligió un personaje.
    .you = Elegiste un personaje.
citadels-event-picked-character = { $seat } eligió { $character-to }.
    .you = Elegiste { $character-to }.
citadels-event-buried = { $seat } apartó un personaje, boca abajo.
    .you = Apartaste un personaje, boca abajo.
citadels-event-buried-character = { $seat } apartó { $character-to }, sin mostrar la carta.
    .you = Apartaste { $character-to }, sin mostrar la carta.
citadels-event-staged = { $seat } intercambió su personaje con { $other } en el Teatro.
    .you = Intercambiaste tu personaje con { $other } en el Teatro.
    .to-you = { $seat } intercambió su personaje contigo en el Teatro.
citadels-event-stayed = { $seat } no usó el Teatro.
    .you = No usaste el Teatro.
citadels-event-stage-got = { $seat } tiene ahora { $character-to }.
    .you = Ahora tienes { $character-to }.

## La llamada de personajes

citadels-event-silence = Le tocaba { $character-to }: nadie respondió.
citadels-event-silence-several = Les tocaba { $characters-to }: nadie respondió.
citadels-event-reveal = { $seat } es { $character-the }.
    .you = Eres { $character-the }.
citadels-event-theft =
    { $gold ->
        [0] { $other } fue a robar a { $seat } y no encontró oro.
       *[other] { $other } le robó { $gold-text } a { $seat }.
    }
    .you =
        { $gold ->
            [0] { $other } vino a robarte y no encontró oro.
           *[other] { $other } te robó { $gold-text }.
        }
    .to-you =
        { $gold ->
            [0] Fuiste a robar a { $seat } y no encontraste oro.
           *[other] Le robaste { $gold-text } a { $seat }.
        }
citadels-event-crowned = La corona es ahora de { $seat }.
    .you = La corona es ahora tuya.
citadels-event-suspended = { $seat } espera al personaje embrujado.
    .you = Esperas al personaje embrujado.
citadels-event-resumed = { $seat } sigue jugando como { $character-the }.
    .you = Sigues jugando como { $character-the }.
citadels-event-no-turn = { $seat } está bajo el embrujo y solo puede reunir recursos.
    .you = Estás bajo el embrujo y solo puedes reunir recursos.
citadels-event-no-turn-2010 = { $seat } no puede hacer nada más en este turno.
    .you = No puedes hacer nada más en este turno.
citadels-event-end = { $seat } terminó su turno.
    .you = Terminaste tu turno.
citadels-event-heir = { $seat } tenía { $character-to }, víctima de esta ronda.
    .you = Tenías { $character-to }, víctima de esta ronda.
citadels-event-first-complete = { $seat } completa su ciudad antes que nadie: esta es la última ronda.
    .you = Completas tu ciudad antes que nadie: esta es la última ronda.
citadels-event-first-together = { $names } completan sus ciudades a la vez, antes que nadie: esta es la última ronda.
    .you = Completas tu ciudad a la vez que { $names }, antes que nadie: esta es la última ronda.
citadels-event-finished = La partida ha terminado.

## Oro y cartas

citadels-event-gather-gold = { $seat } tomó { $gold-text }.
    .you = Tomaste { $gold-text }.
citadels-event-look = { $seat } robó { $count-text } del mazo para elegir.
    .you = Robaste { $count-text } del mazo para elegir.
citadels-event-drew-card = { $seat } recibió: { $kind }.
    .you = Recibiste: { $kind }.
citadels-event-looked-at = { $seat } vio: { $kind }.
    .you = Viste: { $kind }.
citadels-event-kept = { $seat } se quedó una carta.
    .you = Te quedaste una carta.
citadels-event-kept-several = { $seat } se quedó { $count-text }.
    .you = Te quedaste { $count-text }.
citadels-event-kept-card = { $seat } se quedó { $kind-a }.
    .you = Te quedaste { $kind-a }.
citadels-event-income = { $seat } cobró la renta de { $districts }.
    .you = Cobraste la renta de { $districts }.
citadels-event-mix = { $seat } eligió { $gold-text } y { $count-text } por sus distritos religiosos.
    .you = Elegiste { $gold-text } y { $count-text } por tus distritos religiosos.
citadels-event-draw =
    { $count ->
        [0] { $seat } no robó nada: el mazo está vacío.
       *[other] { $seat } robó { $count-text } del mazo.
    }
    .you =
        { $count ->
            [0] No robaste nada: el mazo está vacío.
           *[other] Robaste { $count-text } del mazo.
        }
citadels-event-gain = { $seat } ganó { $gold-text }.
    .you = Ganaste { $gold-text }.
citadels-event-pays = { $seat } pagó { $gold-text } a { $other }.
    .you = Pagaste { $gold-text } a { $other }.
    .to-you = { $seat } te pagó { $gold-text }.
citadels-event-discard = { $seat } descartó una carta.
    .you = Descartaste una carta.
citadels-event-discarded-card = { $seat } descartó { $kind-a }.
    .you = Descartaste { $kind-a }.
citadels-event-tax = { $seat } pagó 1 moneda de impuesto.
    .you = Pagaste 1 moneda de impuesto.
citadels-event-taxed = { $seat } pagó 1 moneda de impuesto a { $other }.
    .you = Pagaste 1 moneda de impuesto a { $other }.
    .to-you = { $seat } te pagó 1 moneda de impuesto.
citadels-event-collect = { $seat } recaudó { $gold-text } de impuestos.
    .you = Recaudaste { $gold-text } de impuestos.
citadels-event-refund = { $seat } recuperó { $gold-text } de lo construido.
    .you = Recuperaste { $gold-text } de lo construido.
citadels-event-court = { $seat } está junto al rango 4 y ganó { $gold-text }.
    .you = Estás junto al rango 4 y ganaste { $gold-text }.
citadels-event-court-classic = { $seat } está junto al Rey o a la corona y ganó { $gold-text }.
    .you = Estás junto al Rey o a la corona y ganaste { $gold-text }.
citadels-event-forgone = { $seat } no tomó nada más.
    .you = No tomaste nada más.
citadels-event-forgone-witch = { $seat } no embrujó a nadie.
    .you = No embrujaste a nadie.

## Construcciones

citadels-event-build = { $seat } construyó { $kind-a } ({ $gold-text }).
    .you = Construiste { $kind-a } ({ $gold-text }).
citadels-event-laid = { $seat } puso { $kind-a } sobre la mesa para construir.
    .you = Pusiste { $kind-a } sobre la mesa para construir.
citadels-event-den = { $seat } pagó la Guarida de Ladrones con { $count-text }.
    .you = Pagaste la Guarida de Ladrones con { $count-text }.
citadels-event-framework = { $seat } desmontó el Andamiaje para construir { $kind-a }.
    .you = Desmontaste el Andamiaje para construir { $kind-a }.
citadels-event-sacrifice = { $seat } sacrificó { $kind-the } por la Necrópolis.
    .you = Sacrificaste { $kind-your } por la Necrópolis.
citadels-event-borrow = { $seat } tomó { $gold-text } de { $other } a cambio de cartas.
    .you = Tomaste { $gold-text } de { $other } a cambio de cartas.
    .to-you = { $seat } te tomó { $gold-text } a cambio de cartas.
citadels-event-confiscated = { $seat } mostró la orden firmada y confiscó { $kind-the } de { $other }.
    .you = Mostraste la orden firmada y confiscaste { $kind-the } de { $other }.
    .to-you = { $seat } mostró la orden firmada y confiscó { $kind-your }.
citadels-event-declined = { $seat } no mostró ninguna orden.
    .you = No mostraste ninguna orden.

## Habilidades de los personajes

citadels-event-kill = { $seat } asesinó { $character-to }.
    .you = Asesinaste { $character-to }.
citadels-event-bewitch = { $seat } embrujó { $character-to }.
    .you = Embrujaste { $character-to }.
citadels-event-rob = { $seat } quiere robar { $character-to }.
    .you = Quieres robar { $character-to }.
citadels-event-warrants = { $seat } puso órdenes sobre { $characters-the }.
    .you = Pusiste órdenes sobre { $characters-the }.
citadels-event-signed = La orden firmada de { $seat } está sobre { $character-the }.
    .you = Tu orden firmada está sobre { $character-the }.
citadels-event-threats = { $seat } puso amenazas sobre { $characters-the }.
    .you = Pusiste amenazas sobre { $characters-the }.
citadels-event-flower = La amenaza real de { $seat } está sobre { $character-the }.
    .you = Tu amenaza real está sobre { $character-the }.
citadels-event-bribed = { $seat } sobornó a { $other } con { $gold-text }; la amenaza se retira sin verse.
    .you = Sobornaste a { $other } con { $gold-text }; la amenaza se retira sin verse.
    .to-you = { $seat } te sobornó con { $gold-text }; la amenaza se retira sin verse.
citadels-event-refused = { $seat } no quiso pagar el soborno.
    .you = No quisiste pagar el soborno.
citadels-event-flipped =
    { $real ->
        [1] { $seat } reveló la amenaza sobre { $character-the }: ¡era real!
       *[other] { $seat } reveló la amenaza sobre { $character-the }: era falsa.
    }
    .you =
        { $real ->
            [1] Revelaste la amenaza sobre { $character-the }: ¡era real!
           *[other] Revelaste la amenaza sobre { $character-the }: era falsa.
        }
citadels-event-left = { $seat } no reveló la amenaza.
    .you = No revelaste la amenaza.
citadels-event-spy = { $seat } espió la mano de { $other } en busca de { $type-cards }.
    .you = Espiaste la mano de { $other } en busca de { $type-cards }.
    .to-you = { $seat } espió tu mano en busca de { $type-cards }.
citadels-event-seen-card = { $other } tiene en la mano: { $kind }.
    .to-you = Tienes en la mano: { $kind }.
citadels-event-swap = { $seat } intercambió su mano con { $other }.
    .you = Intercambiaste tu mano con { $other }.
    .to-you = { $seat } intercambió su mano contigo.
citadels-event-replace = { $seat } cambió { $count-text }.
    .you = Cambiaste { $count-text }.
citadels-event-peek = { $seat } miró la mano de { $other }.
    .you = Miraste la mano de { $other }.
    .to-you = { $seat } miró tu mano.
citadels-event-card-moves = Una carta pasó de { $seat } a { $other }.
    .you = Una carta tuya pasó a { $other }.
    .to-you = Una carta de { $seat } pasó a ti.
citadels-event-card-seen = De { $seat } a { $other }: { $kind }.
    .you = De ti a { $other }: { $kind }.
    .to-you = De { $seat } a ti: { $kind }.
citadels-event-seer = { $seat } tomó una carta al azar de cada mano, para devolver una a cada cual.
    .you = Tomaste una carta al azar de cada mano, para devolver una a cada cual.
citadels-event-study = { $seat } se quedó una carta y barajó el mazo.
    .you = Te quedaste una carta y barajaste el mazo.
citadels-event-destroy = { $seat } destruyó { $kind-the } de { $other } ({ $gold-text }).
    .you = Destruiste { $kind-the } de { $other } ({ $gold-text }).
    .to-you = { $seat } destruyó { $kind-your } ({ $gold-text }).
    .own = { $seat } destruyó { $kind-a } de su propia ciudad ({ $gold-text }).
    .you-own = Destruiste { $kind-your } ({ $gold-text }).
citadels-event-destroyed = { $seat } perdió { $kind-the }.
    .you = Perdiste { $kind-your }.
citadels-event-exchange = { $seat } tomó { $kind-the } de { $other } y dio { $own-a } a cambio.
    .you = Tomaste { $kind-the } de { $other } y diste { $own-your } a cambio.
    .to-you = { $seat } tomó { $kind-your } y te dio { $own-a } a cambio.
citadels-event-seize = { $seat } requisó { $kind-the } de { $other } ({ $gold-text }).
    .you = Requisaste { $kind-the } de { $other } ({ $gold-text }).
    .to-you = { $seat } requisó { $kind-your } ({ $gold-text }).
citadels-event-beautify = { $seat } embelleció { $kind-the } (1 moneda).
    .you = Embelleciste { $kind-your } (1 moneda).

## Distritos en acción

citadels-event-armory = { $seat } sacrificó la Armería para destruir { $kind-the } de { $other }.
    .you = Sacrificaste tu Armería para destruir { $kind-the } de { $other }.
    .to-you = { $seat } sacrificó la Armería para destruir { $kind-your }.
    .own = { $seat } sacrificó la Armería para destruir { $kind-a } de su propia ciudad.
    .you-own = Sacrificaste tu Armería para destruir { $kind-your }.
citadels-event-poor-house = Tesoro vacío: el Asilo de Pobres ayuda a { $seat }.
    .you = Tesoro vacío: el Asilo de Pobres te ayuda.
citadels-event-park = Mano vacía: el Parque ayuda a { $seat }.
    .you = Mano vacía: el Parque te ayuda.
citadels-event-smithy = { $seat } usó { $kind-the } (2 monedas).
    .you = Usaste { $kind-the } (2 monedas).
citadels-event-laboratory = { $seat } usó el Laboratorio.
    .you = Usaste el Laboratorio.
citadels-event-tucked = { $seat } puso una carta bajo el Museo.
    .you = Pusiste una carta bajo el Museo.
citadels-event-tucked-card = { $seat } puso { $kind-a } bajo el Museo.
    .you = Pusiste { $kind-a } bajo el Museo.
citadels-event-museum-card = { $seat } encontró bajo el Museo: { $kind }.
    .you = Encontraste bajo el Museo: { $kind }.
citadels-event-hospital = { $seat } es la víctima: gracias al Hospital reúne recursos y nada más.
    .you = Eres la víctima: gracias al Hospital reúnes recursos y nada más.
citadels-event-throne-room = La corona cambió de manos: el Salón del Trono paga a { $seat }.
    .you = La corona cambió de manos: el Salón del Trono te paga.
citadels-event-reclaimed = { $seat } usó el Cementerio para llevarse { $kind-the } a la mano (1 moneda).
    .you = Usaste el Cementerio para llevarte { $kind-the } a la mano (1 moneda).
citadels-event-unclaimed = { $seat } no usó el Cementerio.
    .you = No usaste el Cementerio.
citadels-event-tower = { $seat } declaró desde el Campanario que 7 distritos completan una ciudad.
    .you = Declaraste desde el Campanario que 7 distritos completan una ciudad.
citadels-event-undeclared = { $seat } no declaró nada desde el Campanario.
    .you = No declaraste nada desde el Campanario.
citadels-event-tower-gone = El Campanario ya no está: vuelven a hacer falta 8 distritos para completar una ciudad.
citadels-event-searched = { $seat } miró desde el Faro todo el mazo y lo barajó.
    .you = Miraste desde el Faro todo el mazo y lo barajaste.
citadels-event-search-card = { $seat } tomó { $kind-a } del mazo.
    .you = Tomaste { $kind-a } del mazo.
