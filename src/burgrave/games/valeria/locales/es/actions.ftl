### Valeria: Card Kingdoms: lo que se puede hacer, en etiquetas cortas, las preguntas, y lo que hacen los efectos, en
### español. Nombres y cantidades vienen como en events.ftl. $reward es un efecto en palabras, $points lo que vale
### una carta.

## Duques y dados

valeria-action-keep = Quedarte con { $duke } ({ $reminder })
valeria-action-done = Anunciar { $first } y { $second }
    .harvest = Terminar tu cosecha
valeria-action-six = Poner el { $die } en 6 por { $price } ({ $domain })
valeria-action-one = Poner el { $die } en 1 por { $price } ({ $domain })
    .free = Poner el { $die } en 1 gratis ({ $domain })
valeria-action-lower = Bajar el { $die } a { $face } ({ $domain })

## Cosecha

valeria-action-steal = Robarle { $amounts } a { $other }
    .bank = Tomar { $amounts } del banco
valeria-action-nothing = No robar nada
valeria-action-trade = { $citizen }: pagar { $price } por { $amounts }
valeria-action-choose = Tomar { $reward }

## Acciones

valeria-action-slay = Derrotar { $monster-to } ({ $price }): { $reward }; { $points }
valeria-action-recruit = Reclutar { $citizen-to-one } ({ $price })
valeria-action-gain = Tomar { $amounts }
valeria-action-build = Construir { $domain-the } ({ $price }): { $points }
valeria-action-magic = Pagar { $price }
valeria-action-free = Tomar { $citizen-one }
valeria-action-from =
    .amount = Quitarle { $amounts } a { $other }
    .nothing = No quitarle nada a { $other }, que no tiene { $resource-name }
    .monster =
        { $count ->
            [0] No quitarle nada a { $other }, que no tiene monstruos
            [one] Quitarle a { $other } su único monstruo
           *[other] Quitarle a { $other } al azar uno de sus { $count } monstruos
        }
valeria-action-return-monster = Devolver { $monster-to-one } ({ $points }) por { $amounts }
valeria-action-return-citizen = Devolver { $citizen-to-one } por { $amounts }
valeria-action-accept = Pagar { $price } por { $amounts }
valeria-action-decline = Dejarlo pasar
    .spare = No devolver nada
    .bargain = No pagar
    .hunt = No derrotar a ninguno
valeria-action-raid = Activar la pila { $area-of } ({ $monster })
valeria-action-capture = Dejarle { $citizen-the } al Señor Oscuro

## Preguntas

valeria-ask-duke = ¿Con cuál de tus dos duques te quedas?
valeria-ask-dice = Los dados marcan { $first } y { $second }, { $sum } en total. ¿Cambias alguno?
valeria-ask-thief =
    { $count ->
        [one] Tu Ladrón va a robar. ¿A quién, y qué?
       *[other] Tus Ladrones van a robar { $count } veces. ¿A quién ahora, y qué?
    }
valeria-ask-thief-bank =
    { $count ->
        [one] Tu Ladrón va al banco. ¿Qué toma?
       *[other] Tus Ladrones van { $count } veces al banco. ¿Qué toman ahora?
    }
valeria-ask-harvest-consolation = No se activó ninguna carta tuya. ¿Qué recurso tomas como consuelo?
valeria-ask-harvest-choice =
    { $count ->
        [one] { $citizen-your } da oro o magia. ¿Qué tomas?
       *[other] { $citizen-your } da oro o magia, { $count } veces. ¿Qué tomas ahora?
    }
valeria-ask-harvest-trade = ¿Haces un cambio?
valeria-ask-act =
    { $actions ->
        [1] ¿Tu segunda acción?
       *[other] ¿Tu primera acción?
    }
valeria-ask-pay = El precio { $card-of } es de { $price }. ¿Cómo pagas?
valeria-ask-reward = ¿Qué recompensa { $card-of } tomas?
valeria-ask-free = ¿Qué ciudadano tomas gratis?
valeria-ask-victim-amount = ¿A quién le quitas { $amounts }?
valeria-ask-victim-monster = ¿A quién le quitas un monstruo al azar?
valeria-ask-spare-monster = { $domain }: ¿devuelves un monstruo al centro por { $amounts }?
valeria-ask-spare-citizen = { $domain }: ¿devuelves un ciudadano al centro por { $amounts }?
valeria-ask-bargain = { $domain }: ¿pagas { $price } por { $amounts }?
valeria-ask-hunt = { $domain }: ¿derrotas ahora a un monstruo?
valeria-ask-raid = Los dados { $dice } activan monstruos. ¿Qué pila va primero?
valeria-ask-raid-six = Un 6 activa cualquier pila de monstruos. ¿Cuál?
valeria-ask-capture = Los monstruos se activan. ¿Qué ciudadano captura el Señor Oscuro?

## Efectos: de una recompensa, de una carta

valeria-or = { $first } o { $last }
# Lo que se cuenta para una ganancia.
valeria-counted =
    { $by ->
        [role] { $which ->
            [worker] ciudadano trabajador
            [soldier] ciudadano soldado
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
        [worker] un ciudadano trabajador gratis
        [soldier] un ciudadano soldado gratis
        [shadow] un ciudadano sombra gratis
        [holy] un ciudadano sagrado gratis
       *[any] cualquier ciudadano gratis
    }
    .limited =
        { $role ->
            [worker] un ciudadano trabajador gratis de costo base hasta { $most }
            [soldier] un ciudadano soldado gratis de costo base hasta { $most }
            [shadow] un ciudadano sombra gratis de costo base hasta { $most }
            [holy] un ciudadano sagrado gratis de costo base hasta { $most }
           *[any] un ciudadano gratis de costo base hasta { $most }
        }
    .named = { $citizen-a } gratis
valeria-effect-slay = poder derrotar a un monstruo por su precio
valeria-effect-take = { $amounts } de un rival
valeria-effect-take-monster = un monstruo al azar de un rival
valeria-effect-return-monster = { $amounts } por devolver un monstruo
valeria-effect-return-citizen = { $amounts } por devolver un ciudadano
valeria-effect-steal = hasta { $amounts } o { $magic } de un rival
