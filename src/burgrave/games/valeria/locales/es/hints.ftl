### Valeria: por qué una pista dice lo que dice, en frases, en español.
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
    { $duke }: cuenta monstruos, y { $number } de los que hay en juego { $number ->
        [one] cuesta
       *[other] cuestan
    } 4 de fuerza o menos.
hint-duke-citizens =
    { $duke }: da puntos por lo que { $number ->
        [one] muestra { $number } pila de ciudadanos
       *[other] muestran { $number } pilas de ciudadanos
    }.
hint-duke-domains = { $duke }: da { $points } puntos por cada dominio.

## Dados

hint-dice-plain = Los dados se quedan como están.
hint-dice-pair = Una pareja te da una ficha de victoria por { $domain-the }.
hint-dice-citizen = Así un { $number } activa a { $citizen-your }.
hint-dice-changed = Así los dados marcan { $first } y { $second }.

## Recursos

hint-pays-monster = Así te alcanza para { $monster-the }.
hint-pays-citizen = Así te alcanza para { $citizen-the }.
hint-pays-domain = Así te alcanza para { $domain-the }.
hint-resource-least = Solo tienes { hint-amount }.
hint-resource-more = Así tienes { hint-amount }.
hint-resource-duke = Tu duque da un punto por cada { $number } recursos que te queden.
hint-trade-gain = Recibes { hint-amount } a cambio de { hint-price }.
hint-trade-none = Conservas lo que tienes.

## El pago

hint-keeps-monster = Así aún te alcanza para { $monster-the }.
hint-keeps-citizen = Así aún te alcanza para { $citizen-the }.
hint-keeps-domain = Así aún te alcanza para { $domain-the }.
hint-keeps-amount = Conservas { hint-amount }.
hint-keeps-magic = Conservas { $number } de magia, que sustituye a oro y fuerza.
hint-pays-least-magic = Pagas la menor cantidad de magia posible.

## De los demás

hint-steal-nothing = Dejas a cada cual lo que tiene.
hint-steal-bank = Al banco no le cuesta nada.
hint-take-leader = { $seat } muestra más puntos que los demás.
hint-take-has = { $seat } tiene { hint-amount }.
hint-take-monster =
    { $seat } tiene { $number ->
        [one] { $number } monstruo
       *[other] { $number } monstruos
    }.
hint-take-any = Ahí no hay nada que tomar.

## Lo que se ofrece

hint-tokens-alone = Cuando juegas en solitario, las fichas de victoria no cuentan.
hint-spare-none = Conservas todas tus cartas.
hint-bargain = Recibes { $number } puntos a cambio.
hint-return-citizen = Recibes { $number } puntos por { $citizen-the }.
hint-return-monster =
    Recibes { $number } puntos por { $monster-the }, que te vale { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
hint-reward-citizen = Recibes un ciudadano gratis.
hint-reward-resource = Recibes { hint-amount }.

## Acciones

hint-last-monster = Ganas al derrotar { $monster-to }, el último monstruo.
hint-ends-game = Trae el final de la partida.
hint-monster-duke =
    Recibes { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por { $monster-the }, y { $bonus } más con tu duque.
hint-monster-reward = La recompensa por { $monster-the } es { hint-amount }.
hint-monster-points =
    Recibes { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por { $monster-the }.
hint-role-domain = Con { $citizen-the } tienes los roles para { $domain-the }.
hint-citizen-duke =
    { $citizen-the } da { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } con tu duque.
hint-citizen-income = El { $number } % de las tiradas activa { $citizen-to }.
hint-domain-duke =
    Recibes { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por { $domain-the }, y { $bonus } más con tu duque.
hint-domain-citizen =
    Recibes { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por { $domain-the }, y además un ciudadano gratis.
hint-domain-lasting =
    Recibes { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por { $domain-the }, y además un poder que dura.
hint-domain-points =
    Recibes { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por { $domain-the }.

## En solitario

hint-raid =
    Aún { $number ->
        [one] queda { $number } carta
       *[other] quedan { $number } cartas
    } delante de estos monstruos.
hint-capture-higher =
    Esta pila es la más alta, con { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }.
hint-capture-lord = Es probable que { $citizen-the } le valga menos al Señor Oscuro.
hint-capture-left =
    { $number ->
        [0] La pila queda vacía después.
        [one] Después queda { $number } carta en la pila.
       *[other] Después quedan { $number } cartas en la pila.
    }
