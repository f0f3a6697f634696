### Citadels: il tavolo nel terminale, in italiano.

## Il tavolo

citadels-terminal-deck = { $count } nel mazzo
citadels-terminal-goal = { $number } quartieri completano la città
citadels-terminal-tower = con il Campanile bastano 7 quartieri
citadels-terminal-pool = { $gold } di tasse in attesa
citadels-terminal-rank = rango { $number }
citadels-terminal-column-gold = Oro
citadels-terminal-column-hand = Mano
citadels-terminal-column-city = Città
citadels-terminal-city = città { $number } di { $goal }
citadels-terminal-worth = valgono { $gold }
citadels-terminal-known-hand = in mano, per quanto si sa
citadels-terminal-your-gold = Il tuo oro
citadels-terminal-your-hand = La tua mano
citadels-terminal-your-characters =
    { $number ->
        [one] Il tuo personaggio
       *[other] I tuoi personaggi
    }
citadels-terminal-has-crown = corona
citadels-terminal-protected = al sicuro dal rango 8
citadels-terminal-complete = città completa
citadels-terminal-complete-first = città completa, la prima
citadels-terminal-complete-among = città completa, fra le prime
citadels-terminal-collector = incassa le tasse
citadels-terminal-moored = non costruisce più in questo round
citadels-terminal-museum = { $count } nel Museo

## Ciò che si sa di un personaggio

citadels-terminal-cast-called =
    { $gender ->
        [feminine] tocca a lei
       *[other] tocca a lui
    }
citadels-terminal-cast-face-up = fuori, a faccia in su
citadels-terminal-cast-mine =
    { $gender ->
        [feminine] tua
       *[other] tuo
    }
citadels-terminal-cast-buried =
    { $gender ->
        [feminine] scartata da te
       *[other] scartato da te
    }
citadels-terminal-cast-silent = nessuna risposta
citadels-terminal-cast-passed =
    { $gender ->
        [feminine] passata avanti
       *[other] passato avanti
    }
citadels-terminal-cast-killed =
    { $gender ->
        [feminine] uccisa
       *[other] ucciso
    }
citadels-terminal-cast-bewitched =
    { $gender ->
        [feminine] stregata
       *[other] stregato
    }
citadels-terminal-cast-robbed = nel mirino del furto
citadels-terminal-cast-warrant = mandato
citadels-terminal-cast-warrant-signed = mandato firmato
citadels-terminal-cast-warrant-blank = mandato non firmato
citadels-terminal-cast-threat = minaccia
citadels-terminal-cast-threat-real = minaccia vera
citadels-terminal-cast-threat-blank = minaccia falsa

## Il benvenuto

citadels-terminal-welcome = Ciao! A ogni round scegli in segreto un personaggio; chiamati per rango, tutti prendono oro o carte, usano la capacità e costruiscono. Quando qualcuno ha { $number } quartieri il round è l'ultimo, e vince chi fa più punti.

## La fine

citadels-terminal-score-districts = Quartieri
citadels-terminal-score-types = Cinque tipi
citadels-terminal-score-complete = Città completa
citadels-terminal-score-uniques = Unici
citadels-terminal-tie-rank = Parità di punti: { $names }. Decide il personaggio di rango più alto rivelato nell'ultimo round.
citadels-terminal-tie-costs = Parità di punti: { $names }. Decide il costo totale dei quartieri.
citadels-terminal-tie-costs-gold = Parità di punti: { $names }. Decide il costo totale dei quartieri, poi l'oro.
