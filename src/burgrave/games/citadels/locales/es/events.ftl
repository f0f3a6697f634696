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
citadels-event-face-up = { $character-the } queda fuera esta ronda (boca arriba).
citadels-event-picked = { $seat } eligió un personaje.
    .you = Elegiste un personaje.
citadels-event-picked-character = { $seat } eligió { $character-to }.
    .you = Elegiste { $character-to }.
citadels-event-buried = { $seat } descartó un personaje boca abajo.
    .you = Descartaste un personaje boca abajo.
citadels-event-buried-character = { $seat } descartó { $character-to } boca abajo.
    .you = Descartaste { $character-to } boca abajo.
citadels-event-staged = { $seat } usó el Teatro para cambiar de personaje con { $other }.
    .you = Usaste el Teatro para cambiar de personaje con { $other }.
    .to-you = { $seat } usó el Teatro para cambiar de personaje contigo.
citadels-event-stayed = { $seat } no usó el Teatro.
    .you = No usaste el Teatro.
citadels-event-stage-got = { $seat } ahora tiene { $character-to }.
    .you = Ahora tienes { $character-to }.

## La llamada de personajes

citadels-event-silence = Se llamó { $character-to }: nadie respondió.
citadels-event-silence-several = Se llamó { $characters-to }: nadie respondió.
citadels-event-reveal = { $seat } es { $character-the }.
    .you = Eres { $character-the }.
citadels-event-theft =
    { $gold ->
        [0] { $other } intentó robar a { $seat }, pero no había oro.
       *[other] { $other } le robó { $gold-text } a { $seat }.
    }
    .you =
        { $gold ->
            [0] { $other } intentó robarte, pero no tenías oro.
           *[other] { $other } te robó { $gold-text }.
        }
    .to-you =
        { $gold ->
            [0] Intentaste robar a { $seat }, pero no había oro.
           *[other] Le robaste { $gold-text } a { $seat }.
        }
citadels-event-crowned = { $seat } ahora tiene la corona.
    .you = Ahora tienes la corona.
citadels-event-suspended = { $seat } seguirá como el personaje embrujado.
    .you = Seguirás como el personaje embrujado.
citadels-event-resumed = { $seat } ahora juega como { $character-the }.
    .you = Ahora juegas como { $character-the }.
citadels-event-no-turn = { $seat } está bajo un embrujo y solo puede tomar oro o cartas.
    .you = Estás bajo un embrujo y solo puedes tomar oro o cartas.
citadels-event-no-turn-2010 = { $seat } no puede hacer nada más en este turno.
    .you = No puedes hacer nada más en este turno.
citadels-event-end = { $seat } terminó su turno.
    .you = Terminaste tu turno.
citadels-event-heir = { $seat } tenía { $character-to }, a quien asesinaron esta ronda.
    .you = Tenías { $character-to }, a quien asesinaron esta ronda.
citadels-event-first-complete = { $seat } completó la primera ciudad: esta es la última ronda.
    .you = Completaste la primera ciudad: esta es la última ronda.
citadels-event-first-together = { $names } completaron a la vez las primeras ciudades: esta es la última ronda.
    .you = Completaste una de las primeras ciudades a la vez que { $names }: esta es la última ronda.
citadels-event-finished = La partida ha terminado.

## Oro y cartas

citadels-event-gather-gold = { $seat } tomó { $gold-text }.
    .you = Tomaste { $gold-text }.
citadels-event-look = { $seat } robó { $count-text } del mazo.
    .you = Robaste { $count-text } del mazo.
citadels-event-drew-card = { $seat } robó del mazo: { $kind }.
    .you = Robaste del mazo: { $kind }.
citadels-event-looked-at = { $seat } robó del mazo: { $kind }.
    .you = Robaste del mazo: { $kind }.
citadels-event-kept = { $seat } se quedó con una carta.
    .you = Te quedaste con una carta.
citadels-event-kept-several = { $seat } se quedó con { $count-text }.
    .you = Te quedaste con { $count-text }.
citadels-event-kept-card = { $seat } se quedó con { $kind-a }.
    .you = Te quedaste con { $kind-a }.
citadels-event-income = { $seat } cobró los ingresos de { $districts }.
    .you = Cobraste los ingresos de { $districts }.
citadels-event-income-gold = { $seat } cobró { $gold-text } por { $districts }.
    .you = Cobraste { $gold-text } por { $districts }.
citadels-event-mix = { $seat } tomó { $gold-text } y { $count-text } por sus distritos religiosos.
    .you = Tomaste { $gold-text } y { $count-text } por tus distritos religiosos.
citadels-event-draw =
    { $count ->
        [0] { $seat } no pudo robar: el mazo está vacío.
       *[other] { $seat } robó { $count-text } del mazo.
    }
    .you =
        { $count ->
            [0] No pudiste robar: el mazo está vacío.
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
citadels-event-tax = { $seat } pagó 1 moneda de impuestos.
    .you = Pagaste 1 moneda de impuestos.
citadels-event-taxed = { $seat } pagó 1 moneda de impuestos a { $other }.
    .you = Pagaste 1 moneda de impuestos a { $other }.
    .to-you = { $seat } te pagó 1 moneda de impuestos.
citadels-event-collect = { $seat } recaudó { $gold-text } de impuestos.
    .you = Recaudaste { $gold-text } de impuestos.
citadels-event-refund = { $seat } recuperó { $gold-text } de lo gastado en construir.
    .you = Recuperaste { $gold-text } de lo gastado en construir.
citadels-event-court = { $seat } ganó { $gold-text } por estar junto al rango 4.
    .you = Ganaste { $gold-text } por estar junto al rango 4.
citadels-event-court-classic = { $seat } ganó { $gold-text } por estar junto al Rey o a la corona.
    .you = Ganaste { $gold-text } por estar junto al Rey o a la corona.
citadels-event-forgone = { $seat } renunció al bonus.
    .you = Renunciaste al bonus.
citadels-event-forgone-witch = { $seat } no embrujó a nadie.
    .you = No embrujaste a nadie.

## Construcciones

citadels-event-build = { $seat } construyó { $kind-a } ({ $gold-text }).
    .you = Construiste { $kind-a } ({ $gold-text }).
citadels-event-laid = { $seat } está construyendo { $kind-a }.
    .you = Estás construyendo { $kind-a }.
citadels-event-den = { $seat } pagó parte de la Guarida de Ladrones con { $count-text }.
    .you = Pagaste parte de la Guarida de Ladrones con { $count-text }.
citadels-event-framework = { $seat } sacrificó el Andamiaje para construir { $kind-a }.
    .you = Sacrificaste el Andamiaje para construir { $kind-a }.
citadels-event-sacrifice = { $seat } sacrificó { $kind-the } para construir la Necrópolis.
    .you = Sacrificaste { $kind-your } para construir la Necrópolis.
citadels-event-borrow = { $seat } recibió { $gold-text } de { $other } a cambio de cartas.
    .you = Recibiste { $gold-text } de { $other } a cambio de cartas.
    .to-you = { $seat } recibió de ti { $gold-text } a cambio de cartas.
citadels-event-confiscated = { $seat } reveló la orden firmada y confiscó { $kind-the } de { $other }.
    .you = Revelaste la orden firmada y confiscaste { $kind-the } de { $other }.
    .to-you = { $seat } reveló la orden firmada y confiscó { $kind-your }.
citadels-event-declined = { $seat } no reveló ninguna orden.
    .you = No revelaste ninguna orden.

## Habilidades de los personajes

citadels-event-kill = { $seat } asesinó { $character-to }.
    .you = Asesinaste { $character-to }.
citadels-event-bewitch = { $seat } embrujó { $character-to }.
    .you = Embrujaste { $character-to }.
citadels-event-rob = { $seat } planea robar { $character-to }.
    .you = Planeas robar { $character-to }.
citadels-event-warrants = { $seat } puso órdenes sobre { $characters-the }.
    .you = Pusiste órdenes sobre { $characters-the }.
citadels-event-signed = La orden firmada de { $seat } está sobre { $character-the }.
    .you = Tu orden firmada está sobre { $character-the }.
citadels-event-threats = { $seat } puso amenazas sobre { $characters-the }.
    .you = Pusiste amenazas sobre { $characters-the }.
citadels-event-real-threat = La amenaza real de { $seat } está sobre { $character-the }.
    .you = Tu amenaza real está sobre { $character-the }.
citadels-event-bribed = { $seat } pagó a { $other } un soborno de { $gold-text }; la amenaza se retiró sin revelarse.
    .you = Pagaste a { $other } un soborno de { $gold-text }; la amenaza se retiró sin revelarse.
    .to-you = { $seat } te pagó un soborno de { $gold-text }; la amenaza se retiró sin revelarse.
citadels-event-refused = { $seat } se negó a pagar el soborno.
    .you = Te negaste a pagar el soborno.
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
citadels-event-swap = { $seat } cambió de mano con { $other }.
    .you = Cambiaste de mano con { $other }.
    .to-you = { $seat } cambió de mano contigo.
citadels-event-replace = { $seat } cambió { $count-text }.
    .you = Cambiaste { $count-text }.
citadels-event-peek = { $seat } miró la mano de { $other }.
    .you = Miraste la mano de { $other }.
    .to-you = { $seat } miró tu mano.
citadels-event-card-moves = { $other } recibió una carta de { $seat }.
    .you = { $other } recibió una carta tuya.
    .to-you = Recibiste una carta de { $seat }.
citadels-event-card-seen = { $other } recibió { $kind-a } de { $seat }.
    .you = { $other } recibió de ti { $kind-a }.
    .to-you = Recibiste { $kind-a } de { $seat }.
citadels-event-seer = { $seat } tomó una carta al azar de cada mano y devolverá una a cada jugador.
    .you = Tomaste una carta al azar de cada mano y devolverás una a cada jugador.
citadels-event-study = { $seat } se quedó con una carta y barajó el resto en el mazo.
    .you = Te quedaste con una carta y barajaste el resto en el mazo.
citadels-event-destroy = { $seat } destruyó { $kind-the } de { $other } ({ $gold-text }).
    .you = Destruiste { $kind-the } de { $other } ({ $gold-text }).
    .to-you = { $seat } destruyó { $kind-your } ({ $gold-text }).
    .own = { $seat } destruyó { $kind-a } de su propia ciudad ({ $gold-text }).
    .you-own = Destruiste { $kind-your } ({ $gold-text }).
citadels-event-destroyed = { $seat } perdió { $kind-the }.
    .you = Perdiste { $kind-your }.
citadels-event-exchange = { $seat } se quedó con { $kind-the } de { $other } y dio { $own-a } a cambio.
    .you = Te quedaste con { $kind-the } de { $other } y diste { $own-your } a cambio.
    .to-you = { $seat } se quedó con { $kind-your } y te dio { $own-a } a cambio.
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
citadels-event-poor-house = Asilo de Pobres: { $seat } se quedó sin oro.
    .you = Asilo de Pobres: te quedaste sin oro.
citadels-event-park = Parque: { $seat } se quedó sin cartas.
    .you = Parque: te quedaste sin cartas.
citadels-event-smithy = { $seat } usó { $kind-the } (2 monedas).
    .you = Usaste { $kind-the } (2 monedas).
citadels-event-laboratory = { $seat } usó el Laboratorio.
    .you = Usaste el Laboratorio.
citadels-event-tucked = { $seat } puso una carta debajo del Museo.
    .you = Pusiste una carta debajo del Museo.
citadels-event-tucked-card = { $seat } puso { $kind-a } debajo del Museo.
    .you = Pusiste { $kind-a } debajo del Museo.
citadels-event-museum-card = { $seat } encontró debajo del Museo: { $kind }.
    .you = Encontraste debajo del Museo: { $kind }.
citadels-event-hospital = Asesinaron al personaje de { $seat }, pero el Hospital aún le permite tomar oro o cartas (y nada más).
    .you = Asesinaron a tu personaje, pero el Hospital aún te permite tomar oro o cartas (y nada más).
citadels-event-throne-room = La corona cambió de manos: el Salón del Trono paga a { $seat }.
    .you = La corona cambió de manos: el Salón del Trono te paga.
citadels-event-reclaimed = { $seat } usó el Cementerio para quedarse con { $kind-the } (1 moneda).
    .you = Usaste el Cementerio para quedarte con { $kind-the } (1 moneda).
citadels-event-unclaimed = { $seat } no usó el Cementerio.
    .you = No usaste el Cementerio.
citadels-event-tower = Campanario: { $seat } declaró que 7 distritos completan una ciudad.
    .you = Campanario: declaraste que 7 distritos completan una ciudad.
citadels-event-undeclared = { $seat } no usó el Campanario.
    .you = No usaste el Campanario.
citadels-event-tower-gone = El Campanario ya no está: vuelven a hacer falta 8 distritos para completar una ciudad.
citadels-event-searched = { $seat } miró el mazo con el Faro y lo barajó.
    .you = Miraste el mazo con el Faro y lo barajaste.
citadels-event-search-card = { $seat } tomó { $kind-a } del mazo.
    .you = Tomaste { $kind-a } del mazo.
