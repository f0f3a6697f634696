### Citadels: ciò che è successo, in frasi per il diario, in italiano.
###
### Il valore parla di chiunque; gli attributi parlano a chi legge:
###   .you       chi legge è $seat                .to-you   chi legge è $other
###   .own       $seat e $other sono lo stesso    .you-own  e sono chi legge
### Ogni nome arriva da solo e nelle forme di citadels-noun: $kind, $kind-a, $kind-the, $kind-your;
### $character-the, $character-of, $character-to. $gold-text e $count-text sono quantità in parole.

## Nomi dentro la frase

# L'articolo di ogni nome: il, lo, l-m e l-f (elisi), la, le.
citadels-noun-class =
    { $id ->
        [trading-post] l-m
        [observatory] l-m
        [poor-house] l-m
        [hospital] l-m
        [armory] l-f
        [framework] l-f
        [university] l-f
        [stables] le
        [emperor] l-m
        [abbot] l-m
        [alchemist] l-m
        [architect] l-m
        [tax-collector] l-m
        [tax-collector-old] l-m
        [assassin] l-f
        [magician] l-f
        [artist] l-f
        [marshal] lo
       *[other] { $gender ->
            [feminine] la
           *[other] il
        }
    }
citadels-noun =
    .a =
        { $class ->
            [lo] uno { $name }
            [la] una { $name }
            [l-f] un'{ $name }
            [le] le { $name }
           *[other] un { $name }
        }
    .the =
        { $class ->
            [lo] lo { $name }
            [l-m] l'{ $name }
            [la] la { $name }
            [l-f] l'{ $name }
            [le] le { $name }
           *[other] il { $name }
        }
    .your =
        { $class ->
            [la] la tua { $name }
            [l-f] la tua { $name }
            [le] le tue { $name }
           *[other] il tuo { $name }
        }
    .of =
        { $class ->
            [lo] dello { $name }
            [l-m] dell'{ $name }
            [la] della { $name }
            [l-f] dell'{ $name }
            [le] delle { $name }
           *[other] del { $name }
        }
    .to =
        { $class ->
            [lo] allo { $name }
            [l-m] all'{ $name }
            [la] alla { $name }
            [l-f] all'{ $name }
            [le] alle { $name }
           *[other] al { $name }
        }

citadels-gold =
    { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    }
citadels-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
citadels-districts-of-type =
    { $type ->
        [noble] { $n } { $n ->
            [one] quartiere nobiliare
           *[other] quartieri nobiliari
        }
        [religious] { $n } { $n ->
            [one] quartiere religioso
           *[other] quartieri religiosi
        }
        [trade] { $n } { $n ->
            [one] quartiere mercantile
           *[other] quartieri mercantili
        }
        [military] { $n } { $n ->
            [one] quartiere militare
           *[other] quartieri militari
        }
       *[unique] { $n } { $n ->
            [one] quartiere unico
           *[other] quartieri unici
        }
    }
citadels-cards-of-type =
    { $type ->
        [noble] carte nobiliari
        [religious] carte religiose
        [trade] carte mercantili
        [military] carte militari
       *[unique] carte uniche
    }

## La scelta dei personaggi

citadels-event-round = Round { $number }: { $seat } ha la corona e sceglie per primo.
    .you = Round { $number }: hai la corona e scegli per primo.
citadels-event-face-up = { $character-the } è fuori per questo round (carta scoperta).
citadels-event-picked = { $seat } ha scelto un personaggio.
    .you = Hai scelto un personaggio.
citadels-event-picked-character = { $seat } ha scelto { $character-the }.
    .you = Hai scelto { $character-the }.
citadels-event-buried = { $seat } ha scartato un personaggio coperto.
    .you = Hai scartato un personaggio coperto.
citadels-event-buried-character = { $seat } ha scartato { $character-the } senza rivelare la carta.
    .you = Hai scartato { $character-the } senza rivelare la carta.
citadels-event-staged = { $seat } ha usato il Teatro per scambiare il personaggio con { $other }.
    .you = Hai usato il Teatro per scambiare il personaggio con { $other }.
    .to-you = { $seat } ha usato il Teatro per scambiare il personaggio con te.
citadels-event-stayed = { $seat } non ha usato il Teatro.
    .you = Non hai usato il Teatro.
citadels-event-stage-got = { $seat } ora ha { $character-the }.
    .you = Ora hai { $character-the }.

## La chiamata dei personaggi

citadels-event-silence = Nessuno ha risposto alla chiamata: { $character-the }.
citadels-event-silence-several = Nessuno ha risposto alla chiamata: { $characters-the }.
citadels-event-reveal = { $seat } è { $character-the }.
    .you = Sei { $character-the }.
citadels-event-theft =
    { $gold ->
        [0] { $other } ha provato a derubare { $seat }, ma non c'era oro.
       *[other] { $other } ha rubato { $gold-text } a { $seat }.
    }
    .you =
        { $gold ->
            [0] { $other } ha provato a derubarti, ma non avevi oro.
           *[other] { $other } ti ha rubato { $gold-text }.
        }
    .to-you =
        { $gold ->
            [0] Hai provato a derubare { $seat }, ma non c'era oro.
           *[other] Hai rubato { $gold-text } a { $seat }.
        }
citadels-event-crowned = { $seat } ora ha la corona.
    .you = Ora hai la corona.
citadels-event-suspended = { $seat } continuerà nei panni del personaggio stregato.
    .you = Continuerai nei panni del personaggio stregato.
citadels-event-resumed = { $seat } ora gioca come { $character-the }.
    .you = Ora giochi come { $character-the }.
citadels-event-no-turn = { $seat } è sotto incantesimo e può solo prendere oro o carte.
    .you = Sei sotto incantesimo e puoi solo prendere oro o carte.
citadels-event-no-turn-2010 = { $seat } non può fare altro in questo turno.
    .you = Non puoi fare altro in questo turno.
citadels-event-end = { $seat } ha terminato il turno.
    .you = Hai terminato il turno.
citadels-event-heir = { $seat } aveva { $character-the }, ucciso in questo round.
    .you = Avevi { $character-the }, ucciso in questo round.
citadels-event-first-complete = { $seat } ha completato la prima città: questo è l'ultimo round.
    .you = Hai completato la prima città: questo è l'ultimo round.
citadels-event-first-together = { $names } hanno completato insieme le prime città: questo è l'ultimo round.
    .you = Tu e { $names } avete completato insieme le prime città: questo è l'ultimo round.
citadels-event-finished = La partita è finita.

## Oro e carte

citadels-event-gather-gold = { $seat } ha preso { $gold-text }.
    .you = Hai preso { $gold-text }.
citadels-event-look = { $seat } ha pescato { $count-text }.
    .you = Hai pescato { $count-text }.
citadels-event-drew-card = { $seat } ha pescato: { $kind }.
    .you = Hai pescato: { $kind }.
citadels-event-looked-at = { $seat } ha pescato: { $kind }.
    .you = Hai pescato: { $kind }.
citadels-event-kept = { $seat } ha tenuto una carta.
    .you = Hai tenuto una carta.
citadels-event-kept-several = { $seat } ha tenuto { $count-text }.
    .you = Hai tenuto { $count-text }.
citadels-event-kept-card = { $seat } ha tenuto { $kind-a }.
    .you = Hai tenuto { $kind-a }.
citadels-event-income = { $seat } ha incassato la rendita di { $districts }.
    .you = Hai incassato la rendita di { $districts }.
citadels-event-income-gold = { $seat } ha incassato { $gold-text } per { $districts }.
    .you = Hai incassato { $gold-text } per { $districts }.
citadels-event-mix = { $seat } ha preso { $gold-text } e { $count-text } per i quartieri religiosi.
    .you = Hai preso { $gold-text } e { $count-text } per i quartieri religiosi.
citadels-event-draw =
    { $count ->
        [0] { $seat } non ha potuto pescare: il mazzo è vuoto.
       *[other] { $seat } ha pescato { $count-text }.
    }
    .you =
        { $count ->
            [0] Non hai potuto pescare: il mazzo è vuoto.
           *[other] Hai pescato { $count-text }.
        }
citadels-event-gain = { $seat } ha ottenuto { $gold-text }.
    .you = Hai ottenuto { $gold-text }.
citadels-event-pays = { $seat } ha pagato { $gold-text } a { $other }.
    .you = Hai pagato { $gold-text } a { $other }.
    .to-you = { $seat } ti ha pagato { $gold-text }.
citadels-event-discard = { $seat } ha scartato una carta.
    .you = Hai scartato una carta.
citadels-event-discarded-card = { $seat } ha scartato { $kind-a }.
    .you = Hai scartato { $kind-a }.
citadels-event-tax = { $seat } ha pagato 1 moneta di tasse.
    .you = Hai pagato 1 moneta di tasse.
citadels-event-taxed = { $seat } ha pagato 1 moneta di tasse a { $other }.
    .you = Hai pagato 1 moneta di tasse a { $other }.
    .to-you = { $seat } ti ha pagato 1 moneta di tasse.
citadels-event-collect = { $seat } ha incassato { $gold-text } di tasse.
    .you = Hai incassato { $gold-text } di tasse.
citadels-event-refund = { $seat } ha recuperato { $gold-text } di spese di costruzione.
    .you = Hai recuperato { $gold-text } di spese di costruzione.
citadels-event-court = { $seat } ha ottenuto { $gold-text } perché siede accanto al rango 4.
    .you = Hai ottenuto { $gold-text } perché siedi accanto al personaggio di rango 4.
citadels-event-court-classic = { $seat } ha ottenuto { $gold-text } perché siede accanto al Re o alla corona.
    .you = Hai ottenuto { $gold-text } perché siedi accanto al Re o alla corona.
citadels-event-forgone = { $seat } ha rinunciato al bonus.
    .you = Hai rinunciato al bonus.
citadels-event-forgone-witch = { $seat } non ha stregato nessuno.
    .you = Non hai stregato nessuno.

## Costruzioni

citadels-event-build = { $seat } ha costruito { $kind-a } ({ $gold-text }).
    .you = Hai costruito { $kind-a } ({ $gold-text }).
citadels-event-laid = { $seat } sta costruendo { $kind-a }.
    .you = Stai costruendo { $kind-a }.
citadels-event-den = { $seat } ha pagato parte del Covo di Ladri con { $count-text }.
    .you = Hai pagato parte del Covo di Ladri con { $count-text }.
citadels-event-framework = { $seat } ha sacrificato l'Impalcatura per costruire { $kind-a }.
    .you = Hai sacrificato l'Impalcatura per costruire { $kind-a }.
citadels-event-sacrifice = { $seat } ha sacrificato { $kind-the } per costruire la Necropoli.
    .you = Hai sacrificato { $kind-your } per costruire la Necropoli.
citadels-event-borrow =
    { $gold ->
        [one] { $seat } ha preso { $gold-text } da { $other } in cambio di una carta.
       *[other] { $seat } ha preso { $gold-text } da { $other } in cambio di carte.
    }
    .you =
        { $gold ->
            [one] Hai preso { $gold-text } da { $other } in cambio di una carta.
           *[other] Hai preso { $gold-text } da { $other } in cambio di carte.
        }
    .to-you =
        { $gold ->
            [one] { $seat } ti ha preso { $gold-text } in cambio di una carta.
           *[other] { $seat } ti ha preso { $gold-text } in cambio di carte.
        }
citadels-event-confiscated = { $seat } ha rivelato il mandato firmato e confiscato { $kind-the } di { $other }.
    .you = Hai rivelato il mandato firmato e confiscato { $kind-the } di { $other }.
    .to-you = { $seat } ha rivelato il mandato firmato e confiscato { $kind-your }.
citadels-event-declined = { $seat } non ha rivelato nessun mandato.
    .you = Non hai rivelato nessun mandato.

## Capacità dei personaggi

citadels-event-kill = { $seat } ha ucciso { $character-the }.
    .you = Hai ucciso { $character-the }.
citadels-event-bewitch = { $seat } ha stregato { $character-the }.
    .you = Hai stregato { $character-the }.
citadels-event-rob = { $seat } ha scelto di derubare { $character-the }.
    .you = Hai scelto di derubare { $character-the }.
citadels-event-warrants = { $seat } ha messo i mandati su: { $characters-the }.
    .you = Hai messo i mandati su: { $characters-the }.
citadels-event-signed = Il mandato firmato di { $seat } è su: { $character }.
    .you = Il tuo mandato firmato è su: { $character }.
citadels-event-threats = { $seat } ha minacciato { $characters-the }.
    .you = Hai minacciato { $characters-the }.
citadels-event-real-threat = La minaccia vera di { $seat } è su: { $character }.
    .you = La tua minaccia vera è su: { $character }.
citadels-event-bribed = { $seat } ha pagato a { $other } un pizzo di { $gold-text }; la minaccia è stata tolta senza essere rivelata.
    .you = Hai pagato a { $other } un pizzo di { $gold-text }; la minaccia è stata tolta senza essere rivelata.
    .to-you = { $seat } ti ha pagato un pizzo di { $gold-text }; la minaccia è stata tolta senza essere rivelata.
citadels-event-refused = { $seat } ha rifiutato di pagare il pizzo.
    .you = Hai rifiutato di pagare il pizzo.
citadels-event-flipped =
    { $real ->
        [1] { $seat } ha rivelato la minaccia ({ $character }): era vera!
       *[other] { $seat } ha rivelato la minaccia ({ $character }): era falsa.
    }
    .you =
        { $real ->
            [1] Hai rivelato la minaccia ({ $character }): era vera!
           *[other] Hai rivelato la minaccia ({ $character }): era falsa.
        }
citadels-event-left = { $seat } non ha rivelato la minaccia.
    .you = Non hai rivelato la minaccia.
citadels-event-spy = { $seat } ha spiato la mano di { $other } in cerca di { $type-cards }.
    .you = Hai spiato la mano di { $other } in cerca di { $type-cards }.
    .to-you = { $seat } ha spiato la tua mano in cerca di { $type-cards }.
citadels-event-seen-card = { $other } ha in mano: { $kind }.
    .to-you = Hai in mano: { $kind }.
citadels-event-swap = { $seat } ha scambiato la mano con { $other }.
    .you = Hai scambiato la mano con { $other }.
    .to-you = { $seat } ha scambiato la mano con te.
citadels-event-replace = { $seat } ha cambiato { $count-text }.
    .you = Hai cambiato { $count-text }.
citadels-event-peek = { $seat } ha guardato la mano di { $other }.
    .you = Hai guardato la mano di { $other }.
    .to-you = { $seat } ha guardato la tua mano.
citadels-event-card-moves = { $other } ha ricevuto una carta da { $seat }.
    .you = { $other } ha ricevuto una tua carta.
    .to-you = Hai ricevuto una carta da { $seat }.
citadels-event-card-seen = { $other } ha ricevuto { $kind-a } da { $seat }.
    .you = { $other } ha ricevuto { $kind-a } da te.
    .to-you = Hai ricevuto { $kind-a } da { $seat }.
citadels-event-seer = { $seat } ha preso una carta a caso da ogni mano e ne ridarà una a ciascuno.
    .you = Hai preso una carta a caso da ogni mano e ne ridarai una a ciascuno.
citadels-event-study = { $seat } ha tenuto una carta e rimescolato le altre nel mazzo.
    .you = Hai tenuto una carta e rimescolato le altre nel mazzo.
citadels-event-destroy = { $seat } ha distrutto { $kind-the } di { $other } ({ $gold-text }).
    .you = Hai distrutto { $kind-the } di { $other } ({ $gold-text }).
    .to-you = { $seat } ha distrutto { $kind-your } ({ $gold-text }).
    .own = { $seat } ha distrutto { $kind-a } nella propria città ({ $gold-text }).
    .you-own = Hai distrutto { $kind-your } ({ $gold-text }).
citadels-event-destroyed = { $seat } ha perso { $kind-the }.
    .you = Hai perso { $kind-your }.
citadels-event-exchange = { $seat } ha preso { $kind-the } di { $other } e ha dato in cambio { $own-a }.
    .you = Hai preso { $kind-the } di { $other } e hai dato in cambio { $own-your }.
    .to-you = { $seat } ha preso { $kind-your } e ti ha dato in cambio { $own-a }.
citadels-event-seize = { $seat } ha requisito { $kind-the } di { $other } ({ $gold-text }).
    .you = Hai requisito { $kind-the } di { $other } ({ $gold-text }).
    .to-you = { $seat } ha requisito { $kind-your } ({ $gold-text }).
citadels-event-beautify = { $seat } ha abbellito { $kind-the } (1 moneta).
    .you = Hai abbellito { $kind-your } (1 moneta).

## Quartieri all'opera

citadels-event-armory = { $seat } ha sacrificato l'Armeria per distruggere { $kind-the } di { $other }.
    .you = Hai sacrificato l'Armeria per distruggere { $kind-the } di { $other }.
    .to-you = { $seat } ha sacrificato l'Armeria per distruggere { $kind-your }.
    .own = { $seat } ha sacrificato l'Armeria per distruggere { $kind-a } nella propria città.
    .you-own = Hai sacrificato l'Armeria per distruggere { $kind-your }.
citadels-event-poor-house = Ostello dei Poveri: { $seat } ha finito l'oro.
    .you = Ostello dei Poveri: hai finito l'oro.
citadels-event-park = Parco: { $seat } ha finito le carte.
    .you = Parco: hai finito le carte.
citadels-event-smithy = { $seat } ha usato { $kind-the } (2 monete).
    .you = Hai usato { $kind-the } (2 monete).
citadels-event-laboratory = { $seat } ha usato il Laboratorio.
    .you = Hai usato il Laboratorio.
citadels-event-tucked = { $seat } ha messo una carta sotto il Museo.
    .you = Hai messo una carta sotto il Museo.
citadels-event-tucked-card = { $seat } ha messo { $kind-a } sotto il Museo.
    .you = Hai messo { $kind-a } sotto il Museo.
citadels-event-museum-card = { $seat } ha trovato sotto il Museo: { $kind }.
    .you = Hai trovato sotto il Museo: { $kind }.
citadels-event-hospital = Il personaggio di { $seat } è stato ucciso, ma l'Ospedale gli permette ancora di prendere oro o carte (nient'altro).
    .you = Il tuo personaggio è stato ucciso, ma l'Ospedale ti permette ancora di prendere oro o carte (nient'altro).
citadels-event-throne-room = La corona ha cambiato proprietario: la Sala del Trono paga { $seat }.
    .you = La corona ha cambiato proprietario: la Sala del Trono ti paga.
citadels-event-reclaimed = { $seat } ha usato il Cimitero per prendere { $kind-the } (1 moneta).
    .you = Hai usato il Cimitero per prendere { $kind-the } (1 moneta).
citadels-event-unclaimed = { $seat } non ha usato il Cimitero.
    .you = Non hai usato il Cimitero.
citadels-event-tower = Campanile: { $seat } ha dichiarato che 7 quartieri completano la città.
    .you = Campanile: hai dichiarato che 7 quartieri completano la città.
citadels-event-undeclared = { $seat } non ha usato il Campanile.
    .you = Non hai usato il Campanile.
citadels-event-tower-gone = Il Campanile non c'è più: per completare la città servono di nuovo 8 quartieri.
citadels-event-searched = { $seat } ha guardato il mazzo con il Faro e lo ha rimescolato.
    .you = Hai guardato il mazzo con il Faro e lo hai rimescolato.
citadels-event-search-card = { $seat } ha preso { $kind-a } dal mazzo.
    .you = Hai preso { $kind-a } dal mazzo.
