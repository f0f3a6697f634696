### Valeria: Card Kingdoms: ciò che è successo, in frasi per il diario, in italiano.
###
### Il valore parla di chiunque; gli attributi parlano a chi legge:
###   .you   chi legge è $seat             .to-you   chi legge è $other
### Un messaggio che finisce in "-for" racconta due eventi insieme: che cosa si è pagato o scambiato ($price), e per che
### cosa. Ogni nome arriva da solo e nelle forme di valeria-noun: $monster, $monster-a, $monster-the, $monster-your,
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
valeria-event-kept-duke = { $seat } ha tenuto { $duke }.
    .you = Hai tenuto { $duke }.

## Il turno e i dadi

valeria-event-turn = Round { $round }: tocca a { $seat }.
    .you = Round { $round }: tocca a te.
valeria-event-rolled =
    { $pair ->
        [yes] { $seat } ha fatto una coppia, { $first } e { $second }: { $sum } in tutto.
       *[no] { $seat } ha fatto { $first } e { $second }: { $sum } in tutto.
    }
    .you =
        { $pair ->
            [yes] Hai fatto una coppia, { $first } e { $second }: { $sum } in tutto.
           *[no] Hai fatto { $first } e { $second }: { $sum } in tutto.
        }
valeria-event-altered =
    { $pair ->
        [yes] { $seat } ha usato { $domain-the }: ora i dadi segnano una coppia, { $first } e { $second }, { $sum } in tutto.
       *[no] { $seat } ha usato { $domain-the }: ora i dadi segnano { $first } e { $second }, { $sum } in tutto.
    }
    .you =
        { $pair ->
            [yes] Hai usato { $domain-the }: ora i dadi segnano una coppia, { $first } e { $second }, { $sum } in tutto.
           *[no] Hai usato { $domain-the }: ora i dadi segnano { $first } e { $second }, { $sum } in tutto.
        }
valeria-event-altered-for =
    { $pair ->
        [yes] { $seat } ha usato { $domain-the } per { $price }: ora i dadi segnano una coppia, { $first } e { $second }, { $sum } in tutto.
       *[no] { $seat } ha usato { $domain-the } per { $price }: ora i dadi segnano { $first } e { $second }, { $sum } in tutto.
    }
    .you =
        { $pair ->
            [yes] Hai usato { $domain-the } per { $price }: ora i dadi segnano una coppia, { $first } e { $second }, { $sum } in tutto.
           *[no] Hai usato { $domain-the } per { $price }: ora i dadi segnano { $first } e { $second }, { $sum } in tutto.
        }

## Risorse e segnalini

valeria-event-gains = { $seat } ha preso { $amounts }.
    .you = Hai preso { $amounts }.
valeria-event-gains-for = { $seat } ha pagato { $price } per { $amounts }.
    .you = Hai pagato { $price } per { $amounts }.
valeria-event-took = { $seat } ha usato un'azione per prendere { $amounts }.
    .you = Hai usato un'azione per prendere { $amounts }.
valeria-event-consoled = Nessuna carta di { $seat } si è attivata: { $amounts } come consolazione.
    .you = Nessuna tua carta si è attivata: { $amounts } come consolazione.
valeria-event-looted = Il Ladro di { $seat } ha preso { $amounts } dalla banca.
    .you = Il tuo Ladro ha preso { $amounts } dalla banca.
valeria-event-takes =
    { $count ->
        [0] { $seat } non ha potuto prendere nulla a { $other }, che non ha { $resource-name }.
       *[other] { $seat } ha preso { $amounts } a { $other }.
    }
    .you =
        { $count ->
            [0] Non hai potuto prendere nulla a { $other }, che non ha { $resource-name }.
           *[other] Hai preso { $amounts } a { $other }.
        }
    .to-you =
        { $count ->
            [0] { $seat } non ha potuto prenderti nulla: non hai { $resource-name }.
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
valeria-event-waits = { $seat } è in attesa e in questo turno non raccoglie niente.
    .you = Sei in attesa e in questo turno non raccogli niente.

## Mostri, cittadini e domini

valeria-event-slain = { $seat } ha sconfitto { $monster-one }.
    .you = Hai sconfitto { $monster-one }.
valeria-event-slain-for = { $seat } ha sconfitto { $monster-one } con { $price }.
    .you = Hai sconfitto { $monster-one } con { $price }.
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
valeria-event-declined = { $seat } ha lasciato perdere.
    .you = Hai lasciato perdere.

## Le pile, il Signore Oscuro e la fine

valeria-event-exhausted =
    { $count ->
        [one] Ora { $count } pila è esaurita.
       *[other] Ora { $count } pile sono esaurite.
    }
valeria-event-captured = Il Signore Oscuro ha catturato { $citizen-one }.
valeria-event-captured-domain = Il Signore Oscuro ha catturato { $domain-one }.
valeria-event-lost-monster = Nella pila vittoria, senza combattere: { $monster-one }.
valeria-event-end-due = Una condizione di fine è soddisfatta: questo è l'ultimo round.
valeria-event-finished = La partita è finita.
