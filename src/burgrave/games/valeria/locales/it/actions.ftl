### Valeria: Card Kingdoms: ciò che si può fare, in etichette brevi, le domande, e che cosa fanno gli effetti, in italiano.
### Nomi e quantità arrivano come in events.ftl. $reward è un effetto in parole, $points quanto vale una carta.

## Duchi e dadi

valeria-action-keep = Tieni { $duke } ({ $reminder })
valeria-action-done = Annuncia { $first } e { $second }
    .harvest = Concludi il raccolto
valeria-action-six =
    { $die ->
        [1] Gira l'1 su 6 per { $price } ({ $domain })
       *[other] Gira il { $die } su 6 per { $price } ({ $domain })
    }
valeria-action-one = Gira il { $die } su 1 per { $price } ({ $domain })
    .free = Gira gratis il { $die } su 1 ({ $domain })
valeria-action-lower = Abbassa il { $die } a { $face } ({ $domain })

## Raccolto

valeria-action-steal = Ruba { $amounts } a { $other }
    .bank = Prendi { $amounts } dalla banca
valeria-action-nothing = Non rubare nulla
valeria-action-trade = { $citizen }: paga { $price } per { $amounts }
valeria-action-choose = Prendi { $reward }

## Azioni

valeria-action-slay = Sconfiggi { $monster-the } ({ $price }): { $reward }; { $points }
valeria-action-recruit = Recluta { $citizen-one } ({ $price })
valeria-action-gain = Prendi { $amounts }
valeria-action-build = Costruisci { $domain-the } ({ $price }): { $points }
valeria-action-magic = Paga { $price }
valeria-action-free = Prendi { $citizen-one }
valeria-action-from =
    .amount = Prendi { $amounts } a { $other }
    .nothing = Non prendere nulla a { $other }, che non ha { $resource-name }
    .monster =
        { $count ->
            [0] Non prendere nulla a { $other }, che non ha mostri
            [one] Prendi l'unico mostro di { $other }
           *[other] Prendi a { $other } un mostro a caso su { $count }
        }
valeria-action-return-monster = Rimetti al centro { $monster-one } ({ $points }) per { $amounts }
valeria-action-return-citizen = Rimetti al centro { $citizen-one } per { $amounts }
valeria-action-accept = Paga { $price } per { $amounts }
valeria-action-decline = Lascia perdere
    .spare = Non rimettere nulla al centro
    .bargain = Non pagare
    .hunt = Non sconfiggere nessuno
valeria-action-raid = Attiva la pila { $area-of } ({ $monster })
valeria-action-capture = Lascia { $citizen-the } al Signore Oscuro

## Domande

valeria-ask-duke = Quale dei tuoi due duchi tieni?
valeria-ask-dice = I dadi segnano { $first } e { $second }, { $sum } in tutto. Ne modifichi uno?
valeria-ask-thief =
    { $count ->
        [one] Il tuo Ladro ruba. A chi, e che cosa?
       *[other] I tuoi Ladri rubano { $count } volte. A chi ora, e che cosa?
    }
valeria-ask-thief-bank =
    { $count ->
        [one] Il tuo Ladro va in banca. Che cosa prende?
       *[other] I tuoi Ladri vanno in banca { $count } volte. Che cosa prendono ora?
    }
valeria-ask-harvest-consolation = Nessuna tua carta si è attivata. Quale risorsa prendi come consolazione?
valeria-ask-harvest-choice =
    { $count ->
        [one] { $citizen-your } rende oro o magia. Che cosa prendi?
       *[other] { $citizen-your } rende oro o magia, { $count } volte. Che cosa prendi ora?
    }
valeria-ask-harvest-trade = Fai uno scambio?
valeria-ask-act =
    { $actions ->
        [1] La tua seconda azione?
       *[other] La tua prima azione?
    }
valeria-ask-pay = Il prezzo { $card-of } è { $price }. Come paghi?
valeria-ask-reward = Quale ricompensa { $card-of } prendi?
valeria-ask-free = Quale cittadino prendi gratis?
valeria-ask-victim-amount = A chi prendi { $amounts }?
valeria-ask-victim-monster = A chi prendi un mostro a caso?
valeria-ask-spare-monster = { $domain }: rimetti al centro un mostro per { $amounts }?
valeria-ask-spare-citizen = { $domain }: rimetti al centro un cittadino per { $amounts }?
valeria-ask-bargain = { $domain }: paghi { $price } per { $amounts }?
valeria-ask-hunt = { $domain }: sconfiggi ora un mostro?
valeria-ask-raid = I dadi { $dice } attivano i mostri. Quale pila per prima?
valeria-ask-raid-six = Un 6 attiva una pila di mostri qualsiasi. Quale?
valeria-ask-capture = I mostri si sono attivati. Quale cittadino va al Signore Oscuro?

## Effetti: di una ricompensa, di una carta

valeria-or = { $first } o { $last }
# Che cosa si conta per un guadagno.
valeria-counted =
    { $by ->
        [role] { $which ->
            [worker] cittadino lavoratore
            [soldier] cittadino soldato
            [shadow] cittadino ombra
           *[holy] cittadino sacro
        }
        [name] { $citizen }
        [area] mostro { $area-of }
        [domain] dominio
        [monster] mostro
        [type] { $which ->
            [minion] sgherro
            [beast] bestia
            [titan] titano
           *[boss] capo
        }
        [icon] { $which ->
            [worker] icona lavoratore
            [soldier] icona soldato
            [shadow] icona ombra
           *[holy] icona sacra
        }
       *[citizen] cittadino
    }
valeria-effect-per = { $amounts } per ogni { valeria-counted }
valeria-effect-resources = { $amounts } ogni { $n } risorse
valeria-effect-exchange = { $amounts } per { $price }
valeria-effect-citizen =
    { $role ->
        [worker] un cittadino lavoratore gratis
        [soldier] un cittadino soldato gratis
        [shadow] un cittadino ombra gratis
        [holy] un cittadino sacro gratis
       *[any] un cittadino qualsiasi gratis
    }
    .limited =
        { $role ->
            [worker] un cittadino lavoratore gratis di costo base fino a { $most }
            [soldier] un cittadino soldato gratis di costo base fino a { $most }
            [shadow] un cittadino ombra gratis di costo base fino a { $most }
            [holy] un cittadino sacro gratis di costo base fino a { $most }
           *[any] un cittadino gratis di costo base fino a { $most }
        }
    .named = { $citizen-a } gratis
valeria-effect-slay = poter sconfiggere un mostro al suo prezzo
valeria-effect-take = { $amounts } da un avversario
valeria-effect-take-monster = un mostro a caso di un avversario
valeria-effect-return-monster = { $amounts } per un mostro rimesso al centro
valeria-effect-return-citizen = { $amounts } per un cittadino rimesso al centro
valeria-effect-steal = fino a { $amounts } o { $magic } da un avversario
