### Valeria: Card Kingdoms: etiquetas de las acciones, preguntas y efectos en palabras, en español.
### Nombres y cantidades vienen como en events.ftl. $reward es un efecto en palabras, $points los puntos de una carta.

## Duques y dados

valeria-action-keep = Quedarte con { $duke } ({ $reminder })
    .doing = Quedarse con { $duke }
valeria-action-done = Mantener los dados: { $first } y { $second }
    .harvest = Terminar la cosecha
valeria-action-six = Cambiar el { $die } a 6 por { $price } ({ $domain })
valeria-action-one = Cambiar el { $die } a 1 por { $price } ({ $domain })
    .free = Cambiar el { $die } a 1 gratis ({ $domain })
valeria-action-lower = Bajar el { $die } a { $face } ({ $domain })

## Cosecha

valeria-action-steal = Robarle { $amounts } a { $other }
    .bank = Tomar { $amounts } del banco
    .doing = Robarle { $amounts } a { $other }
valeria-action-nothing = No robar nada
valeria-action-trade = { $citizen }: pagar { $price } por { $amounts }
    .doing = Pagar { $price } por { $amounts } ({ $citizen })
valeria-action-choose = Obtener { $reward }

## Acciones

valeria-action-slay = Derrotar { $monster-to } ({ $price }): { $reward }; { $points }
    .doing = Derrotar { $monster-to }
valeria-action-recruit = Reclutar { $citizen-to-one } ({ $price })
    .doing = Reclutar { $citizen-to-one }
valeria-action-gain = Obtener { $amounts }
    .doing = Obtener { $amounts }
valeria-action-build = Construir { $domain-the } ({ $price }): { $points }
    .doing = Construir { $domain-the }
valeria-action-magic = Pagar { $price }
    .doing = Pagar { $price }
valeria-action-free = Tomar { $citizen-one }
    .doing = Tomar { $citizen-one }
valeria-action-from =
    .amount = Quitarle { $amounts } a { $other }
    .nothing = No quitarle nada a { $other } (sin { $resource-name })
    .monster =
        { $count ->
            [0] No quitarle nada a { $other } (sin monstruos)
            [one] Quitarle a { $other } su único monstruo
           *[other] Quitarle a { $other } uno de sus { $count } monstruos al azar
        }
valeria-action-return-monster = Devolver { $monster-one } ({ $points }) por { $amounts }
valeria-action-return-citizen = Devolver { $citizen-one } por { $amounts }
valeria-action-accept = Pagar { $price } por { $amounts }
valeria-action-decline = Rechazar
    .spare = No devolver nada
    .bargain = No pagar
    .hunt = No derrotar a ningún monstruo
valeria-action-raid = Activar { $area-the } ({ $monster })
valeria-action-capture = Dejar que el Señor Oscuro capture { $citizen-to }

## Preguntas

valeria-ask-duke = Elige con qué duque te quedas.
valeria-ask-dice = Los dados muestran { $first } + { $second } = { $sum }. ¿Cambias alguno?
valeria-ask-thief =
    { $count ->
        [one] Tu Ladrón va a robar. Elige un jugador y un recurso.
       *[other] Tus Ladrones van a robar { $count } veces. Elige un jugador y un recurso.
    }
valeria-ask-thief-bank =
    { $count ->
        [one] Tu Ladrón roba al banco. Elige un recurso.
       *[other] Tus Ladrones roban al banco { $count } veces. Elige un recurso.
    }
valeria-ask-harvest-consolation = No se ha activado ninguna carta tuya. Elige qué recurso obtener.
valeria-ask-harvest-choice =
    { $count ->
        [one] { $citizen-your } da oro o magia. Elige qué obtener.
       *[other] { $citizen-your } da oro o magia { $count } veces. Elige cada vez qué obtener.
    }
valeria-ask-harvest-trade = ¿Haces un intercambio?
valeria-ask-act =
    { $actions ->
        [1] Elige tu segunda acción.
       *[other] Elige tu primera acción.
    }
valeria-ask-pay = Elige cómo pagar { $price } por { $card-the }.
valeria-ask-reward = Elige tu recompensa por { $card-the }.
valeria-ask-free = Elige un ciudadano gratis.
valeria-ask-victim-amount = Elige a quién quitarle { $amounts }.
valeria-ask-victim-monster = Elige a quién quitarle un monstruo al azar.
valeria-ask-spare-monster = { $domain }: ¿devuelves un monstruo al centro por { $amounts }?
valeria-ask-spare-citizen = { $domain }: ¿devuelves un ciudadano al centro por { $amounts }?
valeria-ask-bargain = { $domain }: ¿pagas { $price } por { $amounts }?
valeria-ask-hunt = { $domain }: ¿derrotas ahora a un monstruo?
valeria-ask-raid = Los dados { $dice } activan monstruos. Elige la primera pila.
valeria-ask-raid-six = Un 6 activa cualquier pila de monstruos. Elige una.
valeria-ask-capture = Elige a qué ciudadano capturará el Señor Oscuro.

## Efectos: de una recompensa, de una carta

valeria-or = { $first } o { $last }
# Lo que se cuenta para una ganancia.
valeria-counted =
    { $by ->
        [role] { $which ->
            [worker] trabajador
            [soldier] soldado
            [shadow] ciudadano sombra
           *[holy] ciudadano sagrado
        }
        [name] { $citizen }
        [area] monstruo { $area-of }
        [domain] dominio
        [monster] monstruo
        [type] { $which ->
            [minion] esbirro
            [beast] bestia
            [titan] titán
           *[boss] jefe
        }
        [icon] { $which ->
            [worker] icono de trabajador
            [soldier] icono de soldado
            [shadow] icono de sombra
           *[holy] icono sagrado
        }
       *[citizen] ciudadano
    }
valeria-effect-per = { $amounts } por cada { valeria-counted }
valeria-effect-resources = { $amounts } por cada { $n } recursos
valeria-effect-exchange = { $amounts } por { $price }
valeria-effect-citizen =
    { $role ->
        [worker] un trabajador gratis
        [soldier] un soldado gratis
        [shadow] un ciudadano sombra gratis
        [holy] un ciudadano sagrado gratis
       *[any] cualquier ciudadano gratis
    }
    .limited =
        { $role ->
            [worker] un trabajador gratis de coste base { $most } o menos
            [soldier] un soldado gratis de coste base { $most } o menos
            [shadow] un ciudadano sombra gratis de coste base { $most } o menos
            [holy] un ciudadano sagrado gratis de coste base { $most } o menos
           *[any] un ciudadano gratis de coste base { $most } o menos
        }
    .named = { $citizen-a } gratis
valeria-effect-slay = la opción de derrotar a un monstruo por su coste normal
valeria-effect-take = { $amounts } de un rival
valeria-effect-take-monster = un monstruo al azar de un rival
valeria-effect-return-monster = { $amounts } por devolver un monstruo
valeria-effect-return-citizen = { $amounts } por devolver un ciudadano
valeria-effect-steal = hasta { $amounts } o { $magic } de un rival
