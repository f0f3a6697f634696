### Valeria: Card Kingdoms: etichette delle azioni, domande ed effetti in parole, in italiano.
### Nomi e quantità arrivano come in events.ftl. $reward è un effetto in parole, $points i punti di una carta.

## Duchi e dadi

valeria-action-keep = Tieni { $duke } ({ $reminder })
    .doing = Tenere { $duke }
valeria-action-done = Tieni i dadi: { $first } e { $second }
    .harvest = Termina il raccolto
valeria-action-six =
    { $die ->
        [1] Cambia l'1 in 6 per { $price } ({ $domain })
       *[other] Cambia il { $die } in 6 per { $price } ({ $domain })
    }
valeria-action-one = Cambia il { $die } in 1 per { $price } ({ $domain })
    .free = Cambia gratis il { $die } in 1 ({ $domain })
valeria-action-lower = Abbassa il { $die } a { $face } ({ $domain })

## Raccolto

valeria-action-steal = Ruba { $amounts } a { $other }
    .bank = Prendi { $amounts } dalla banca
    .doing = Rubare { $amounts } a { $other }
valeria-action-nothing = Non rubare nulla
valeria-action-trade = { $citizen }: paga { $price } per { $amounts }
    .doing = Pagare { $price } per { $amounts } ({ $citizen })
valeria-action-choose = Ottieni { $reward }

## Azioni

valeria-action-slay = Sconfiggi { $monster-the } ({ $price }): { $reward }; { $points }
    .doing = Sconfiggere { $monster-the }
valeria-action-recruit = Recluta { $citizen-one } ({ $price })
    .doing = Reclutare { $citizen-one }
valeria-action-gain = Ottieni { $amounts }
    .doing = Ottenere { $amounts }
valeria-action-build = Costruisci { $domain-the } ({ $price }): { $points }
    .doing = Costruire { $domain-the }
valeria-action-magic = Paga { $price }
    .doing = Pagare { $price }
valeria-action-free = Prendi { $citizen-one }
    .doing = Prendere { $citizen-one }
valeria-action-from =
    .amount = Prendi { $amounts } a { $other }
    .nothing = Non prendere nulla a { $other } (niente { $resource-name })
    .monster =
        { $count ->
            [0] Non prendere nulla a { $other } (niente mostri)
            [one] Prendi l'unico mostro di { $other }
           *[other] Prendi a caso uno dei { $count } mostri di { $other }
        }
valeria-action-return-monster = Rimetti al centro { $monster-one } ({ $points }) per { $amounts }
valeria-action-return-citizen = Rimetti al centro { $citizen-one } per { $amounts }
valeria-action-accept = Paga { $price } per { $amounts }
valeria-action-decline = Rifiuta
    .spare = Non rimettere nulla al centro
    .bargain = Non pagare
    .hunt = Non sconfiggere nessun mostro
valeria-action-raid = Attiva { $area-the } ({ $monster })
valeria-action-capture = Lascia catturare { $citizen-the } al Signore Oscuro

## Domande

valeria-ask-duke = Scegli un duca da tenere.
valeria-ask-dice = I dadi segnano { $first } + { $second } = { $sum }. Ne cambi uno?
valeria-ask-thief =
    { $count ->
        [one] Il tuo Ladro ruba. Scegli un giocatore e una risorsa.
       *[other] I tuoi Ladri rubano { $count } volte. Scegli un giocatore e una risorsa.
    }
valeria-ask-thief-bank =
    { $count ->
        [one] Il tuo Ladro ruba alla banca. Scegli una risorsa.
       *[other] I tuoi Ladri rubano alla banca { $count } volte. Scegli una risorsa.
    }
valeria-ask-harvest-consolation = Nessuna tua carta si è attivata. Scegli una risorsa da ottenere.
valeria-ask-harvest-choice =
    { $count ->
        [one] { $citizen-your } dà oro o magia. Scegli quale.
       *[other] { $citizen-your } dà oro o magia { $count } volte. Scegli ogni volta quale.
    }
valeria-ask-harvest-trade = Vuoi fare uno scambio?
valeria-ask-act =
    { $actions ->
        [1] Scegli la tua seconda azione.
       *[other] Scegli la tua prima azione.
    }
valeria-ask-pay = Scegli come pagare { $price } per { $card-the }.
valeria-ask-reward = Scegli la ricompensa { $card-of }.
valeria-ask-free = Scegli un cittadino gratis.
valeria-ask-victim-amount = Scegli a chi prendere { $amounts }.
valeria-ask-victim-monster = Scegli a chi prendere un mostro a caso.
valeria-ask-spare-monster = { $domain }: vuoi rimettere al centro un mostro per { $amounts }?
valeria-ask-spare-citizen = { $domain }: vuoi rimettere al centro un cittadino per { $amounts }?
valeria-ask-bargain = { $domain }: vuoi pagare { $price } per { $amounts }?
valeria-ask-hunt = { $domain }: vuoi sconfiggere ora un mostro?
valeria-ask-raid = I dadi { $dice } attivano mostri. Scegli la prima pila.
valeria-ask-raid-six = Un 6 attiva una pila di mostri qualsiasi. Scegline una.
valeria-ask-capture = Scegli un cittadino da far catturare al Signore Oscuro.

## Effetti: di una ricompensa, di una carta

valeria-or = { $first } o { $last }
# Che cosa si conta per un guadagno.
valeria-counted =
    { $by ->
        [role] { $which ->
            [worker] lavoratore
            [soldier] soldato
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
        [worker] un lavoratore gratis
        [soldier] un soldato gratis
        [shadow] un cittadino ombra gratis
        [holy] un cittadino sacro gratis
       *[any] un cittadino gratis qualsiasi
    }
    .limited =
        { $role ->
            [worker] un lavoratore gratis di costo base { $most } o meno
            [soldier] un soldato gratis di costo base { $most } o meno
            [shadow] un cittadino ombra gratis di costo base { $most } o meno
            [holy] un cittadino sacro gratis di costo base { $most } o meno
           *[any] un cittadino gratis di costo base { $most } o meno
        }
    .named = { $citizen-a } gratis
valeria-effect-slay = la possibilità di sconfiggere un mostro al costo normale
valeria-effect-take = { $amounts } da un avversario
valeria-effect-take-monster = un mostro a caso di un avversario
valeria-effect-return-monster = { $amounts } per un mostro rimesso al centro
valeria-effect-return-citizen = { $amounts } per un cittadino rimesso al centro
valeria-effect-steal = fino a { $amounts } o { $magic } da un avversario
