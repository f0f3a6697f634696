### Valeria: Card Kingdoms: frasi della cronologia, in italiano.
###
### Il valore vale per tutti; gli attributi si rivolgono a chi legge:
###   .you   chi legge è $seat             .to-you   chi legge è $other
### Un messaggio che finisce in "-for" unisce due eventi: il pagamento o lo scambio ($price) e il suo
### motivo. Ogni nome arriva da solo e nelle forme di valeria-noun: $monster, $monster-a, $monster-the, $monster-your,
### $monster-of, $monster-to, e $monster-one: "il" per una carta unica, "un" per le altre ($monster-to-one, dopo "a").
### $price e $amounts sono quantità in parole, $resource-name è una risorsa in una parola.

## Nomi dentro la frase

# L'articolo di ogni nome: il, lo, l-m e l-f (elisi), la, i, le; un duca non ne ha (bare).
valeria-noun-class =
    { $group ->
        [duke] bare
       *[other] { $id ->
            [alchemist] l-m
            [archer] l-m
            [owlbear] l-m
            [dire-bear] l-m
            [pratchetts-plateau] l-m
            [rogues-landing] l-m
            [eye-of-asteraten] l-m
            [gargans-embrace] l-m
            [golden-obelisk-of-nae] l-m
            [the-desert-orchid] l-f
            [blood-crow-army] l-f
            [shadow] l-f
            [wraith] lo
            [skeleton] lo
            [flaming-skeleton] lo
            [minion] lo
            [kobolds] i
            [forgotten-sorrows] i
            [barrens] le
            [hills] le
            [ruins] le
            [caverns] le
            [mountains] le
           *[other] { $gender ->
                [feminine] la
               *[other] il
            }
        }
    }
valeria-noun-bare = { $name }
valeria-noun =
    .a =
        { $class ->
            [bare] { $name }
            [lo] uno { $name }
            [la] una { $name }
            [l-f] un'{ $name }
            [i] dei { $name }
            [le] delle { $name }
           *[other] un { $name }
        }
    .the =
        { $class ->
            [bare] { $name }
            [lo] lo { $name }
            [l-m] l'{ $name }
            [la] la { $name }
            [l-f] l'{ $name }
            [i] i { $name }
            [le] le { $name }
           *[other] il { $name }
        }
    .your =
        { $class ->
            [bare] { $name }
            [la] la tua { $name }
            [l-f] la tua { $name }
            [i] i tuoi { $name }
            [le] le tue { $name }
           *[other] il tuo { $name }
        }
    .of =
        { $class ->
            [bare] di { $name }
            [lo] dello { $name }
            [l-m] dell'{ $name }
            [la] della { $name }
            [l-f] dell'{ $name }
            [i] dei { $name }
            [le] delle { $name }
           *[other] del { $name }
        }
    .to =
        { $class ->
            [bare] a { $name }
            [lo] allo { $name }
            [l-m] all'{ $name }
            [la] alla { $name }
            [l-f] all'{ $name }
            [i] ai { $name }
            [le] alle { $name }
           *[other] al { $name }
        }
    .to-a =
        { $class ->
            [bare] a { $name }
            [lo] a uno { $name }
            [la] a una { $name }
            [l-f] a un'{ $name }
            [i] a dei { $name }
            [le] a delle { $name }
           *[other] a un { $name }
        }

valeria-dark-lord = Signore Oscuro
valeria-nothing = niente
valeria-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }

## I duchi

# Alcuni titoli hanno già una virgola.
valeria-two-dukes = { $first }; { $second }
valeria-event-dealt-duke = { $seat } ha ricevuto: { $duke }.
    .you = Hai ricevuto: { $duke }.
valeria-event-kept = { $seat } ha scelto un duca.
    .you = Hai scelto un duca.
valeria-event-kept-duke = { $seat } ha scelto { $duke }.
    .you = Hai scelto { $duke }.

## Il turno e i dadi

valeria-event-turn = Round { $round }: tocca a { $seat }.
    .you = Round { $round }: tocca a te.
valeria-event-rolled =
    { $pair ->
        [yes] { $seat } ha fatto un doppio: { $first } + { $second } = { $sum }.
       *[no] { $seat } ha fatto { $first } + { $second } = { $sum }.
    }
    .you =
        { $pair ->
            [yes] Hai fatto un doppio: { $first } + { $second } = { $sum }.
           *[no] Hai fatto { $first } + { $second } = { $sum }.
        }
valeria-event-altered =
    { $pair ->
        [yes] { $seat } ha usato { $domain-the }. Ora i dadi segnano un doppio: { $first } + { $second } = { $sum }.
       *[no] { $seat } ha usato { $domain-the }. Ora i dadi segnano { $first } + { $second } = { $sum }.
    }
    .you =
        { $pair ->
            [yes] Hai usato { $domain-the }. Ora i dadi segnano un doppio: { $first } + { $second } = { $sum }.
           *[no] Hai usato { $domain-the }. Ora i dadi segnano { $first } + { $second } = { $sum }.
        }
valeria-event-altered-for =
    { $pair ->
        [yes] { $seat } ha pagato { $price } per usare { $domain-the }. Ora i dadi segnano un doppio: { $first } + { $second } = { $sum }.
       *[no] { $seat } ha pagato { $price } per usare { $domain-the }. Ora i dadi segnano { $first } + { $second } = { $sum }.
    }
    .you =
        { $pair ->
            [yes] Hai pagato { $price } per usare { $domain-the }. Ora i dadi segnano un doppio: { $first } + { $second } = { $sum }.
           *[no] Hai pagato { $price } per usare { $domain-the }. Ora i dadi segnano { $first } + { $second } = { $sum }.
        }

## Risorse e segnalini

valeria-event-gains = { $seat } ha ottenuto { $amounts }.
    .you = Hai ottenuto { $amounts }.
valeria-event-gains-for = { $seat } ha pagato { $price } per { $amounts }.
    .you = Hai pagato { $price } per { $amounts }.
valeria-event-took = { $seat } ha usato un'azione per ottenere { $amounts }.
    .you = Hai usato un'azione per ottenere { $amounts }.
valeria-event-consoled = { $seat } non ha attivato carte e ha ottenuto { $amounts }.
    .you = Non hai attivato carte e hai ottenuto { $amounts }.
valeria-event-looted = Il Ladro di { $seat } ha preso { $amounts } dalla banca.
    .you = Il tuo Ladro ha preso { $amounts } dalla banca.
valeria-event-takes =
    { $count ->
        [0] { $other } non aveva { $resource-name }: { $seat } non ha potuto prendere nulla.
       *[other] { $seat } ha preso { $amounts } a { $other }.
    }
    .you =
        { $count ->
            [0] { $other } non aveva { $resource-name }: non hai potuto prendere nulla.
           *[other] Hai preso { $amounts } a { $other }.
        }
    .to-you =
        { $count ->
            [0] Non avevi { $resource-name }: { $seat } non ha potuto prenderti nulla.
           *[other] { $seat } ti ha preso { $amounts }.
        }
valeria-event-stolen = Il Ladro di { $seat } ha rubato { $amounts } a { $other }.
    .you = Il tuo Ladro ha rubato { $amounts } a { $other }.
    .to-you = Il Ladro di { $seat } ti ha rubato { $amounts }.
valeria-event-traded = { $citizen-the } di { $seat } ha fatto uno scambio.
    .you = { $citizen-your } ha fatto uno scambio.
valeria-event-traded-for = { $citizen-the } di { $seat } ha scambiato { $price } con { $amounts }.
    .you = { $citizen-your } ha scambiato { $price } con { $amounts }.
valeria-event-paid = { $seat } ha pagato { $price }.
    .you = Hai pagato { $price }.
valeria-event-waits = { $seat } ha il segnalino Attesa e in questo turno non raccoglie.
    .you = Hai il segnalino Attesa e in questo turno non raccogli.

## Mostri, cittadini e domini

valeria-event-slain = { $seat } ha sconfitto { $monster-one }.
    .you = Hai sconfitto { $monster-one }.
valeria-event-slain-for = { $seat } ha sconfitto { $monster-one } per { $price }.
    .you = Hai sconfitto { $monster-one } per { $price }.
valeria-event-recruited = { $seat } ha reclutato { $citizen-one }.
    .you = Hai reclutato { $citizen-one }.
valeria-event-recruited-for = { $seat } ha reclutato { $citizen-one } per { $price }.
    .you = Hai reclutato { $citizen-one } per { $price }.
valeria-event-built = { $seat } ha costruito { $domain-one }.
    .you = Hai costruito { $domain-one }.
valeria-event-built-for = { $seat } ha costruito { $domain-one } per { $price }.
    .you = Hai costruito { $domain-one } per { $price }.
valeria-event-free = { $seat } ha ottenuto gratis { $citizen-one }.
    .you = Hai ottenuto gratis { $citizen-one }.
valeria-event-returned = { $seat } ha rimesso al centro { $citizen-one }.
    .you = Hai rimesso al centro { $citizen-one }.
valeria-event-returned-monster = { $seat } ha rimesso al centro { $monster-one }.
    .you = Hai rimesso al centro { $monster-one }.
valeria-event-taken-monster = { $seat } ha preso un mostro a caso a { $other }: { $monster-one }.
    .you = Hai preso un mostro a caso a { $other }: { $monster-one }.
    .to-you = { $seat } ti ha preso un mostro a caso: { $monster-one }.
valeria-event-declined = { $seat } ha rifiutato.
    .you = Hai rifiutato.

## Le pile, il Signore Oscuro e la fine

valeria-event-exhausted =
    { $count ->
        [one] Ora c'è { $count } pila esaurita.
       *[other] Ora ci sono { $count } pile esaurite.
    }
valeria-event-captured = Il Signore Oscuro ha catturato { $citizen-one }.
valeria-event-captured-domain = Il Signore Oscuro ha catturato { $domain-one }.
valeria-event-lost-monster = Preso dalla pila più a sinistra: { $monster-one }.
valeria-event-end-due = La partita sta per finire: questo è l'ultimo round.
valeria-event-finished = La partita è finita.
