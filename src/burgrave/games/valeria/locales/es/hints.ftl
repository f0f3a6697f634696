### Valeria: motivos de las pistas, en frases, en español.
### Las cartas llegan en las formas de valeria-noun; $seat es el nombre de un jugador, nunca de quien lee. $kind es
### gold, strength o magic, y hint-amount dice $number de eso.

hint-amount =
    { $kind ->
        [gold] { $number ->
            [one] { $number } moneda
           *[other] { $number } monedas
        }
        [strength] { $number } de fuerza
       *[magic] { $number } de magia
    }
hint-price =
    { $paid ->
        [gold] { $price ->
            [one] { $price } moneda
           *[other] { $price } monedas
        }
        [strength] { $price } de fuerza
       *[magic] { $price } de magia
    }

## La elección del duque

hint-duke-monsters =
    { $duke } puntúa por monstruos, y { $number } de los que hay en juego { $number ->
        [one] cuesta
       *[other] cuestan
    } 4 de fuerza o menos.
hint-duke-citizens =
    { $number ->
        [one] { $number } pila de ciudadanos muestra una carta que puntúa con { $duke }.
       *[other] { $number } pilas de ciudadanos muestran cartas que puntúan con { $duke }.
    }
hint-duke-domains = { $duke } da { $points } puntos por cada dominio.

## Dados

hint-dice-plain = Dejas los dados como están.
hint-dice-pair = Los dobles te dan una ficha de victoria con { $domain-the }.
hint-dice-citizen = El { $number } activa { $citizen-your }.
hint-dice-changed = Los dados pasan a ser { $first } y { $second }.

## Recursos

hint-pays-monster = Con esto podrás derrotar { $monster-to }.
hint-pays-citizen = Con esto podrás reclutar { $citizen-to-a }.
hint-pays-domain = Con esto podrás construir { $domain-the }.
hint-resource-least =
    { $number ->
        [0] No tienes { $kind ->
            [gold] oro
            [strength] fuerza
           *[magic] magia
        }.
       *[other] Solo tienes { hint-amount }.
    }
hint-resource-more = Pasas a tener { hint-amount }.
hint-resource-duke = Tu duque da 1 punto por cada { $number } recursos que te queden.
hint-trade-gain = Obtienes { hint-amount } por { hint-price }.
hint-trade-none = Conservas tus recursos.

## El pago

hint-keeps-monster = Aún podrás derrotar { $monster-to }.
hint-keeps-citizen = Aún podrás reclutar { $citizen-to-a }.
hint-keeps-domain = Aún podrás construir { $domain-the }.
hint-keeps-amount = Conservas { hint-amount }.
hint-keeps-magic = Conservas { $number } de magia, que puede sustituir oro o fuerza.
hint-pays-least-magic = Gastas la mínima cantidad de magia posible.

## De los demás

hint-steal-nothing = No le robas a nadie.
hint-steal-bank = Sale del banco.
hint-take-leader = { $seat } tiene más puntos visibles que nadie.
hint-take-has = { $seat } tiene { hint-amount }.
hint-take-monster =
    { $seat } tiene { $number ->
        [one] { $number } monstruo
       *[other] { $number } monstruos
    }.
hint-take-any = No hay nada que quitar.

## Lo que se ofrece

hint-tokens-alone = Las fichas de victoria no cuentan en solitario.
hint-spare-none = Conservas todas tus cartas.
hint-bargain = Ganas { $number } puntos.
hint-return-citizen = Devolver { $citizen-the } te da { $number } puntos.
hint-return-monster =
    Devolver { $monster-the } te da { $number } puntos y te cuesta { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
hint-reward-citizen = Consigues un ciudadano gratis.
hint-reward-resource = Obtienes { hint-amount }.

## Acciones

hint-last-monster = Ganas al derrotar { $monster-to }, el último monstruo.
hint-ends-game = Esto provoca el final de la partida.
hint-monster-duke =
    Con { $monster-the } ganas { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, y { $bonus } más de tu duque.
hint-monster-reward = La recompensa por { $monster-the } es { hint-amount }.
hint-monster-points =
    Con { $monster-the } ganas { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
hint-role-domain = Con { $citizen-the } tendrás los roles necesarios para { $domain-the }.
hint-citizen-duke =
    { $citizen-the } vale { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } con tu duque.
hint-citizen-income = El { $number } % de las tiradas activa { $citizen-to }.
hint-domain-duke =
    Con { $domain-the } ganas { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, y { $bonus } más de tu duque.
hint-domain-citizen =
    Con { $domain-the } ganas { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } y un ciudadano gratis.
hint-domain-lasting =
    Con { $domain-the } ganas { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } y un poder permanente.
hint-domain-points =
    Con { $domain-the } ganas { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.

## En solitario

hint-raid =
    En esta columna aún { $number ->
        [one] queda { $number } carta
       *[other] quedan { $number } cartas
    } por capturar.
hint-capture-higher =
    Esta pila es la más alta, con { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }.
hint-capture-lord = { $citizen-the } seguramente vale menos para el Señor Oscuro.
hint-capture-left =
    { $number ->
        [0] Esto vacía la pila.
        [one] En la pila queda { $number } carta.
       *[other] En la pila quedan { $number } cartas.
    }
