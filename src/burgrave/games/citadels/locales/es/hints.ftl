### Citadels: por qué una pista dice lo que dice, en frases, en español.
### $district y $character llegan en las formas de citadels-noun; $seat es el nombre de un jugador, nunca de quien lee.

## La elección de personajes

hint-several-builds =
    Puedes pagar { $number ->
        [one] { $number } distrito
       *[other] { $number } distritos
    } en este turno.
hint-could-end =
    En este turno podrías construir todo lo que le falta a tu ciudad: { $number ->
        [one] { $number } distrito
       *[other] { $number } distritos
    }.
hint-first-choice = Recibes la corona y eliges primero en la próxima ronda.
hint-protects-city =
    En esta ronda el rango 8 no puede tocar tu ciudad, que tiene { $number ->
        [one] { $number } distrito
       *[other] { $number } distritos
    }.
hint-refund = Lo que pagas por construir vuelve a ti.
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
hint-denies = Así { $seat } se queda sin este personaje.
hint-swaps-character = Recibirías, sin verlo, lo que tiene { $seat }.
hint-keeps-character = Conservas el personaje que conoces.

## Nombrar un personaje

hint-likely = Lo más probable es que sea el personaje de { $seat }.
hint-likely-leader = Lo más probable es que sea el personaje de { $seat }, y nadie va mejor.
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
    Si no, un robo podría quitarte { $number ->
        [one] { $number } moneda
       *[other] { $number } monedas
    }.
hint-nobody-likely = Nadie puede jugar ya este personaje.
hint-believable = Alguien puede tener este personaje: el engaño puede funcionar.

## Recursos

hint-gold-pays =
    Así ya puedes pagar { $number ->
        [one] { $number } moneda
       *[other] { $number } monedas
    } por { $district-the }.
hint-gold-nearer =
    Después solo te { $number ->
        [one] falta { $number } moneda
       *[other] faltan { $number } monedas
    } para { $district-the }.
hint-gold-later =
    { $number ->
        [one] { $number } moneda
       *[other] { $number } monedas
    } más para lo que robes después.
hint-cards-enough =
    Tienes { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } que puedes construir.
hint-nothing-to-build = Trae cartas nuevas: no tienes en la mano nada que puedas construir.
hint-hand-paid =
    Con { $number ->
        [one] { $number } moneda
       *[other] { $number } monedas
    } ya pagas todo lo que tienes en la mano.
hint-few-cards =
    Trae cartas: solo tienes { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } que puedes construir.
hint-more-choice = Más cartas te dan más donde elegir.
hint-income-gold =
    Da una renta de { $number ->
        [one] { $number } moneda
       *[other] { $number } monedas
    }.
hint-income-cards =
    Da una renta de { $number ->
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
    } más sin costo.
hint-extra-cards =
    { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } más sin costo.
hint-best-of-seven = Te quedas con la mejor de siete cartas.
hint-fresh-cards = Tú eliges lo que devuelves.

## Construir

hint-completes-first = Completa tu ciudad antes que las demás.
hint-completes-behind = Completa tu ciudad antes que nadie, aunque { $seat } va mejor.
hint-completes-too = Completa tu ciudad antes del final de la partida.
hint-could-complete = Con { $district-the } podrías completar tu ciudad.
hint-nears-end =
    Después a tu ciudad solo le { $number ->
        [one] falta { $number } distrito
       *[other] faltan { $number } distritos
    }.
hint-fifth-type = Con { $district-the } tu ciudad puede tener los cinco tipos.
hint-new-type = Con { $district-the } tu ciudad tiene { $number } de los cinco tipos.
hint-raises-income = Con { $district-the } tu renta, aún por cobrar, crece en 1.
hint-worth-more =
    { $district }: { $number ->
        [one] { $number } punto
       *[other] { $number } puntos
    } al final.
hint-pays-off = { $district }: da provecho hasta el final de la partida.
hint-last-points =
    Es la última ronda: { $number ->
        [one] { $number } punto
       *[other] { $number } puntos
    } más.
hint-worth-gold =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por { $price }, y tú tienes { $gold ->
        [one] { $gold } moneda
       *[other] { $gold } monedas
    }.
hint-beyond-limit = { $district }: no cuenta en el límite de construcción del turno.
hint-free-build = { $district }: construcción sin gastar oro.
hint-free-district =
    { $district }: { $number ->
        [one] { $number } punto
       *[other] { $number } puntos
    } en tu ciudad sin costo.
hint-borrows =
    Para { $district-the } te { $number ->
        [one] falta { $number } moneda
       *[other] faltan { $number } monedas
    }, y puedes pagar con cartas.
hint-pays-with-cards = Lo pagan cartas que necesitas menos.
hint-saves-for =
    Ahorras para { $district-the }: te { $number ->
        [one] falta { $number } moneda
       *[other] faltan { $number } monedas
    }.
hint-wait-behind = Completar ahora tu ciudad acabaría la partida mientras { $seat } va mejor.
hint-no-warrant = Tu orden firmada está en otro sitio.
hint-enough = Te quedas con el resto.
hint-gilds = Una moneda se convierte en un punto duradero.

## Cartas para guardar y para dar

hint-payable-now =
    Puedes pagar { $district-the } ahora mismo: { $number ->
        [one] { $number } moneda
       *[other] { $number } monedas
    }.
hint-later-affordable =
    Para { $district-the } te { $number ->
        [one] falta { $number } moneda
       *[other] faltan { $number } monedas
    }.
hint-cannot-build = No puedes construir { $district-the }.
hint-held-twice = Tienes { $district-the } dos veces en la mano.
hint-spare-for-gold =
    Esta carta no te sirve: se convierte en { $number ->
        [one] { $number } moneda
       *[other] { $number } monedas
    } ({ $district }).
hint-useless-cards =
    De tu mano, te { $number ->
        [one] sobra { $number } carta
       *[other] sobran { $number } cartas
    }.
hint-museum = Cada carta bajo el Museo es un punto.
hint-vault = No se puede construir, pero en la mano vale 3 puntos.
hint-keeps-gold =
    Guardas { $number ->
        [one] { $number } moneda
       *[other] { $number } monedas
    } para otra cosa.
hint-gives-gold = Das una moneda y te quedas con tus cartas.
hint-known-cards =
    Sabes de { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } de este tipo en la mano de { $seat }.

## Los demás

hint-destroys =
    { $seat } pierde { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, y tú pagas { $price ->
        [one] { $price } moneda
       *[other] { $price } monedas
    }.
hint-holds-up =
    A { $seat } solo le { $number ->
        [one] falta { $number } distrito
       *[other] faltan { $number } distritos
    }; así pierde uno.
hint-seizes =
    Le quitas { $district-the } a { $seat } por { $price ->
        [one] { $price } moneda
       *[other] { $price } monedas
    }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
hint-better-district =
    Obtienes { $district-the }: { $number ->
        [one] { $number } punto
       *[other] { $number } puntos
    }.
hint-exchange-gain =
    Tu ciudad gana { $number ->
        [one] { $number } punto
       *[other] { $number } puntos
    }.
hint-own-district = Hace sitio: pierdes { $district-the }.
hint-weakens = Debilita a { $seat }.
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
    } entre las que elegir.
hint-weakest = { $seat } es quien va más atrás.
hint-not-the-leader = { $seat } no es tu rival más fuerte.
hint-bribe =
    Pagas { $number ->
        [one] { $number } moneda
       *[other] { $number } monedas
    }; si no, puedes perder todo tu oro: { $gold }.
hint-blank-threat = Ya se sabe que esta amenaza es falsa.
hint-may-be-blank =
    Puede ser falsa, y te ahorras un soborno de { $number ->
        [one] { $number } moneda
       *[other] { $number } monedas
    }.
hint-takes-gold =
    Es la real: le quita { $number ->
        [one] { $number } moneda
       *[other] { $number } monedas
    } a { $seat }.
hint-leaves-threat = Revelada, solo mostraría que es falsa.
hint-ends-sooner = La partida termina un distrito antes.
