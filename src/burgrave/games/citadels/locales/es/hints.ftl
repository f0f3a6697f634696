### Citadels: por qué una pista dice lo que dice, en frases, en español.
### $district y $character llegan en las formas de citadels-noun; $seat es el nombre de un jugador, nunca de quien lee.

## La elección de personajes

hint-several-builds =
    Puedes pagar { $number ->
        [one] { $number } distrito
       *[other] { $number } distritos
    } en este turno.
hint-could-end =
    Puedes completar tu ciudad en este turno: solo { $number ->
        [one] falta { $number } distrito
       *[other] faltan { $number } distritos
    }.
hint-first-choice = Recibes la corona y eliges primero en la próxima ronda.
hint-protects-city =
    Proteges tu ciudad del rango 8 en esta ronda: { $number ->
        [one] { $number } distrito
       *[other] { $number } distritos
    }.
hint-refund = Recuperas el oro que pagas por construir.
hint-near-end =
    A { $seat } solo le { $number ->
        [one] falta { $number } distrito
       *[other] faltan { $number } distritos
    } para completar su ciudad.
hint-richest =
    { $seat } tiene { $number ->
        [one] { $number } moneda
       *[other] { $number } monedas
    }.
hint-larger-hand =
    { $seat } tiene { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } en la mano; tú, { $own }.
hint-denies = Así evitas que { $seat } tenga este personaje.
hint-swaps-character = Recibirías el personaje de { $seat } sin verlo antes.
hint-keeps-character = Te quedas con el personaje que conoces.

## Nombrar un personaje

hint-likely = Lo más probable es que sea el personaje de { $seat }.
hint-likely-leader = Lo más probable es que sea el personaje de { $seat }, que va en cabeza.
hint-likely-near-end =
    Lo más probable es que sea el personaje de { $seat }, a quien solo le { $number ->
        [one] falta { $number } distrito
       *[other] faltan { $number } distritos
    }.
hint-surely = Solo puede ser el personaje de { $seat }.
hint-likely-rich =
    Lo más probable es que sea el personaje de { $seat }, que tiene { $number ->
        [one] { $number } moneda
       *[other] { $number } monedas
    }.
hint-likely-builds =
    Lo más probable es que sea el personaje de { $seat }, que tiene { $number ->
        [one] { $number } moneda
       *[other] { $number } monedas
    } para construir.
hint-saves-gold =
    Si no, el Ladrón podría quitarte { $number ->
        [one] { $number } moneda
       *[other] { $number } monedas
    }.
hint-nobody-likely = Ningún jugador puede tener este personaje.
hint-believable = Otro jugador puede tener este personaje: el farol puede funcionar.

## Recursos

hint-gold-pays =
    Así puedes construir { $district-the } ahora ({ $number ->
        [one] { $number } moneda
       *[other] { $number } monedas
    }).
hint-gold-nearer =
    Aun así te { $number ->
        [one] falta { $number } moneda
       *[other] faltan { $number } monedas
    } para { $district-the }.
hint-gold-later =
    { $number ->
        [one] { $number } moneda
       *[other] { $number } monedas
    } más para las cartas que robes después.
hint-cards-enough =
    Ya tienes { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } que puedes construir.
hint-nothing-to-build = Necesitas cartas nuevas: no puedes construir nada de tu mano.
hint-hand-paid =
    Con { $number ->
        [one] { $number } moneda
       *[other] { $number } monedas
    } ya puedes pagar todas las cartas de tu mano.
hint-few-cards =
    Necesitas más cartas: solo tienes { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } que puedes construir.
hint-more-choice = Con más cartas tienes más opciones.
hint-income-gold =
    Tus ingresos son de { $number ->
        [one] { $number } moneda
       *[other] { $number } monedas
    }.
hint-income-cards =
    Tus ingresos son de { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }.
hint-more-cards =
    Solo tienes { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } que puedes construir.
hint-extra-gold =
    { $number ->
        [one] { $number } moneda
       *[other] { $number } monedas
    } extra gratis.
hint-extra-cards =
    { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } extra gratis.
hint-best-of-seven = Te quedas con la mejor de siete cartas.
hint-fresh-cards = Tú eliges qué cartas devuelves.

## Construir

hint-completes-first = Completas tu ciudad antes que nadie.
hint-completes-behind = Completas tu ciudad antes que nadie, pero { $seat } tiene más puntos.
hint-completes-too = Completas tu ciudad antes del final de la partida.
hint-could-complete = Con { $district-the } podrías completar tu ciudad.
hint-nears-end =
    A tu ciudad solo le { $number ->
        [one] faltará { $number } distrito
       *[other] faltarán { $number } distritos
    }.
hint-fifth-type = Con { $district-the } tu ciudad puede tener los cinco tipos.
hint-new-type = Con { $district-the } tu ciudad tiene { $number } de los cinco tipos.
hint-raises-income = Con { $district-the } tus ingresos aumentan en 1.
hint-worth-more =
    { $district }: { $number ->
        [one] { $number } punto
       *[other] { $number } puntos
    } al final.
hint-pays-off = { $district }: rinde durante el resto de la partida.
hint-last-points =
    Última ronda: { $number ->
        [one] { $number } punto
       *[other] { $number } puntos
    } más.
hint-worth-gold =
    Gastas { $price } { $gold ->
        [one] moneda, la única que tienes
       *[other] de tus { $gold } monedas
    }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
hint-beyond-limit = { $district }: no cuenta para el límite de construcción.
hint-free-build = { $district }: se construye sin gastar oro.
hint-free-district =
    { $district }: { $number ->
        [one] { $number } punto
       *[other] { $number } puntos
    } gratis para tu ciudad.
hint-borrows =
    Para { $district-the } te { $number ->
        [one] falta { $number } moneda
       *[other] faltan { $number } monedas
    }, pero puedes pagar con cartas.
hint-pays-with-cards = Pagas con las cartas que menos necesitas.
hint-saves-for =
    Ahorra para { $district-the }: te { $number ->
        [one] falta { $number } moneda
       *[other] faltan { $number } monedas
    }.
hint-wait-behind = Completar tu ciudad ahora pondría fin a la partida con { $seat } por delante.
hint-no-warrant = Tu orden firmada está sobre otro personaje.
hint-enough = Te quedas con el resto.
hint-gilds = Conviertes 1 moneda en un punto permanente.

## Cartas para guardar y para dar

hint-payable-now =
    Puedes construir { $district-the } ahora mismo ({ $number ->
        [one] { $number } moneda
       *[other] { $number } monedas
    }).
hint-later-affordable =
    Te { $number ->
        [one] falta { $number } moneda
       *[other] faltan { $number } monedas
    } para { $district-the }.
hint-cannot-build = No puedes construir { $district-the }.
hint-held-twice = Tienes más de una copia de esta carta: { $district }.
hint-spare-for-gold =
    No necesitas esta carta ({ $district }): cámbiala por { $number ->
        [one] { $number } moneda
       *[other] { $number } monedas
    }.
hint-useless-cards =
    Te { $number ->
        [one] sobra { $number } carta
       *[other] sobran { $number } cartas
    } de tu mano.
hint-museum = Cada carta debajo del Museo vale 1 punto.
hint-vault = No se puede construir, pero vale 3 puntos en tu mano.
hint-keeps-gold =
    Guardas { $number ->
        [one] { $number } moneda
       *[other] { $number } monedas
    } para otra cosa.
hint-gives-gold = Das 1 moneda y te quedas con tus cartas.
hint-known-cards =
    Sabes que { $seat } tiene { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } de este tipo.

## Los demás

hint-destroys =
    { $seat } pierde { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }; tú pagas { $price ->
        [one] { $price } moneda
       *[other] { $price } monedas
    }.
hint-holds-up =
    Haces perder un distrito a { $seat }, a quien solo le { $number ->
        [one] falta { $number }
       *[other] faltan { $number }
    } para completar su ciudad.
hint-seizes =
    Le quitas { $district-the } a { $seat } por { $price ->
        [one] { $price } moneda
       *[other] { $price } monedas
    }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
hint-better-district =
    Consigues { $district-the }: { $number ->
        [one] { $number } punto
       *[other] { $number } puntos
    }.
hint-exchange-gain =
    Tu ciudad gana { $number ->
        [one] { $number } punto
       *[other] { $number } puntos
    }.
hint-own-district = Pierdes { $district-the } para hacer sitio.
hint-weakens = Esto debilita a { $seat }.
hint-spies-on =
    { $seat } tiene { $gold ->
        [one] { $gold } moneda
       *[other] { $gold } monedas
    } y { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }.
hint-cards-to-choose =
    { $seat } tiene { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } entre las que puedes elegir.
hint-weakest = { $seat } va en último lugar.
hint-not-the-leader = { $seat } no es tu rival más fuerte.
hint-bribe =
    Pagas { $number ->
        [one] { $number } moneda
       *[other] { $number } monedas
    }; si no, puedes perder todo tu oro ({ $gold }).
hint-blank-threat = Ya se sabe que esta amenaza es falsa.
hint-may-be-blank =
    La amenaza puede ser falsa, y te ahorras un soborno de { $number ->
        [one] { $number } moneda
       *[other] { $number } monedas
    }.
hint-takes-gold =
    Es la amenaza real: le quitas { $number ->
        [one] { $number } moneda
       *[other] { $number } monedas
    } a { $seat }.
hint-leaves-threat = Revelar la amenaza solo mostraría que es falsa.
hint-ends-sooner = La partida puede terminar un distrito antes.
