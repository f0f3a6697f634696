### Valeria: Card Kingdoms: frases del registro, en español.
###
### El valor sirve para todos; los atributos se dirigen a quien lee:
###   .you   quien lee es $seat              .to-you   quien lee es $other
### Un mensaje que termina en "-for" une dos sucesos: el pago o el intercambio ($price) y su motivo.
### Cada nombre viene solo y en las formas de valeria-noun: $monster, $monster-a, $monster-the, $monster-your,
### $monster-of, $monster-to, y $monster-one: "el" para una carta única, "un" para las demás ($monster-to-one, tras "a").
### $price y $amounts son cantidades en palabras, $resource-name es un recurso en una palabra.

## Nombres dentro de la frase

# El artículo de cada nombre; lo normal es el género de la carta. Un duque no lleva ninguno (bare).
valeria-noun-class =
    { $group ->
        [duke] bare
       *[other] { $id ->
            [kobolds] masculine-plural
            [forgotten-sorrows] masculine-plural
            [barrens] masculine-plural
            [hills] feminine-plural
            [ruins] feminine-plural
            [caverns] feminine-plural
            [mountains] feminine-plural
           *[other] { $gender }
        }
    }
valeria-noun-bare = { $name }
valeria-noun =
    .a =
        { $class ->
            [bare] { $name }
            [feminine] una { $name }
            [feminine-plural] unas { $name }
            [masculine-plural] unos { $name }
           *[other] un { $name }
        }
    .the =
        { $class ->
            [bare] { $name }
            [feminine] la { $name }
            [feminine-plural] las { $name }
            [masculine-plural] los { $name }
           *[other] el { $name }
        }
    .your =
        { $class ->
            [bare] { $name }
            [feminine-plural] tus { $name }
            [masculine-plural] tus { $name }
           *[other] tu { $name }
        }
    .of =
        { $class ->
            [bare] de { $name }
            [feminine] de la { $name }
            [feminine-plural] de las { $name }
            [masculine-plural] de los { $name }
           *[other] del { $name }
        }
    .to =
        { $class ->
            [bare] a { $name }
            [feminine] a la { $name }
            [feminine-plural] a las { $name }
            [masculine-plural] a los { $name }
           *[other] al { $name }
        }
    .to-a =
        { $class ->
            [bare] a { $name }
            [feminine] a una { $name }
            [feminine-plural] a unas { $name }
            [masculine-plural] a unos { $name }
           *[other] a un { $name }
        }

valeria-dark-lord = Señor Oscuro
valeria-nothing = nada
valeria-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }

## Los duques

valeria-two-dukes = { $first } y a { $second }
valeria-event-dealt-duke = { $seat } recibió a { $duke }.
    .you = Recibiste a { $duke }.
valeria-event-kept = { $seat } eligió un duque.
    .you = Elegiste un duque.
valeria-event-kept-duke = { $seat } se quedó con { $duke }.
    .you = Te quedaste con { $duke }.

## El turno y los dados

valeria-event-turn = Ronda { $round }: turno de { $seat }.
    .you = Ronda { $round }: tu turno.
valeria-event-rolled =
    { $pair ->
        [yes] { $seat } sacó dobles: { $first } + { $second } = { $sum }.
       *[no] { $seat } sacó { $first } + { $second } = { $sum }.
    }
    .you =
        { $pair ->
            [yes] Sacaste dobles: { $first } + { $second } = { $sum }.
           *[no] Sacaste { $first } + { $second } = { $sum }.
        }
valeria-event-altered =
    { $pair ->
        [yes] { $seat } usó { $domain-the }. Ahora los dados son dobles: { $first } + { $second } = { $sum }.
       *[no] { $seat } usó { $domain-the }. Ahora los dados son { $first } + { $second } = { $sum }.
    }
    .you =
        { $pair ->
            [yes] Usaste { $domain-the }. Ahora los dados son dobles: { $first } + { $second } = { $sum }.
           *[no] Usaste { $domain-the }. Ahora los dados son { $first } + { $second } = { $sum }.
        }
valeria-event-altered-for =
    { $pair ->
        [yes] { $seat } pagó { $price } por usar { $domain-the }. Ahora los dados son dobles: { $first } + { $second } = { $sum }.
       *[no] { $seat } pagó { $price } por usar { $domain-the }. Ahora los dados son { $first } + { $second } = { $sum }.
    }
    .you =
        { $pair ->
            [yes] Pagaste { $price } por usar { $domain-the }. Ahora los dados son dobles: { $first } + { $second } = { $sum }.
           *[no] Pagaste { $price } por usar { $domain-the }. Ahora los dados son { $first } + { $second } = { $sum }.
        }

## Recursos y fichas

valeria-event-gains = { $seat } obtuvo { $amounts }.
    .you = Obtuviste { $amounts }.
valeria-event-gains-for = { $seat } pagó { $price } por { $amounts }.
    .you = Pagaste { $price } por { $amounts }.
valeria-event-took = { $seat } usó una acción para obtener { $amounts }.
    .you = Usaste una acción para obtener { $amounts }.
valeria-event-consoled = { $seat } no activó ninguna carta y obtuvo { $amounts }.
    .you = No activaste ninguna carta y obtuviste { $amounts }.
valeria-event-looted = El Ladrón de { $seat } tomó { $amounts } del banco.
    .you = Tu Ladrón tomó { $amounts } del banco.
valeria-event-takes =
    { $count ->
        [0] { $seat } no pudo quitarle nada a { $other }: no tenía { $resource-name }.
       *[other] { $seat } le quitó { $amounts } a { $other }.
    }
    .you =
        { $count ->
            [0] No pudiste quitarle nada a { $other }: no tenía { $resource-name }.
           *[other] Le quitaste { $amounts } a { $other }.
        }
    .to-you =
        { $count ->
            [0] { $seat } no pudo quitarte nada: no tenías { $resource-name }.
           *[other] { $seat } te quitó { $amounts }.
        }
valeria-event-stolen = El Ladrón de { $seat } le robó { $amounts } a { $other }.
    .you = Tu Ladrón le robó { $amounts } a { $other }.
    .to-you = El Ladrón de { $seat } te robó { $amounts }.
valeria-event-traded = { $citizen-the } de { $seat } hizo un intercambio.
    .you = { $citizen-your } hizo un intercambio.
valeria-event-traded-for = { $citizen-the } de { $seat } cambió { $price } por { $amounts }.
    .you = { $citizen-your } cambió { $price } por { $amounts }.
valeria-event-paid = { $seat } pagó { $price }.
    .you = Pagaste { $price }.
valeria-event-waits = { $seat } tiene la ficha de Espera y no cosecha este turno.
    .you = Tienes la ficha de Espera y no cosechas este turno.

## Monstruos, ciudadanos y dominios

valeria-event-slain = { $seat } derrotó { $monster-to-one }.
    .you = Derrotaste { $monster-to-one }.
valeria-event-slain-for = { $seat } derrotó { $monster-to-one } por { $price }.
    .you = Derrotaste { $monster-to-one } por { $price }.
valeria-event-recruited = { $seat } reclutó { $citizen-to-one }.
    .you = Reclutaste { $citizen-to-one }.
valeria-event-recruited-for = { $seat } reclutó { $citizen-to-one } por { $price }.
    .you = Reclutaste { $citizen-to-one } por { $price }.
valeria-event-built = { $seat } construyó { $domain-one }.
    .you = Construiste { $domain-one }.
valeria-event-built-for = { $seat } construyó { $domain-one } por { $price }.
    .you = Construiste { $domain-one } por { $price }.
valeria-event-free = { $seat } consiguió gratis { $citizen-one }.
    .you = Conseguiste gratis { $citizen-one }.
valeria-event-returned = { $seat } devolvió al centro { $citizen-one }.
    .you = Devolviste al centro { $citizen-one }.
valeria-event-returned-monster = { $seat } devolvió al centro { $monster-one }.
    .you = Devolviste al centro { $monster-one }.
valeria-event-taken-monster = { $seat } le quitó a { $other } un monstruo al azar: { $monster-one }.
    .you = Le quitaste a { $other } un monstruo al azar: { $monster-one }.
    .to-you = { $seat } te quitó un monstruo al azar: { $monster-one }.
valeria-event-declined = { $seat } lo rechazó.
    .you = Lo rechazaste.

## Las pilas, el Señor Oscuro y el final

valeria-event-exhausted =
    { $count ->
        [one] Ahora hay { $count } pila agotada.
       *[other] Ahora hay { $count } pilas agotadas.
    }
valeria-event-captured = El Señor Oscuro capturó { $citizen-to-one }.
valeria-event-captured-domain = El Señor Oscuro capturó { $domain-one }.
valeria-event-lost-monster = De la pila más a la izquierda: { $monster-one }.
valeria-event-end-due = La partida llega a su fin: esta es la última ronda.
valeria-event-finished = La partida ha terminado.
