### Citadels: il tavolo nel terminale, in italiano.

## Il tavolo

citadels-terminal-deck = { $count } nel mazzo
citadels-terminal-goal = { $number } quartieri completano la città
citadels-terminal-tower = 7 quartieri completano la città (Campanile)
citadels-terminal-pool = tasse accumulate: { $gold }
citadels-terminal-rank = rango { $number }
citadels-terminal-column-gold = Oro
citadels-terminal-column-hand = Mano
citadels-terminal-column-city = Città
citadels-terminal-city = città { $number } su { $goal }
citadels-terminal-worth = vale { $gold }
citadels-terminal-known-hand = carte conosciute in mano
citadels-terminal-your-gold = Il tuo oro
citadels-terminal-your-hand = La tua mano
citadels-terminal-your-characters =
    { $number ->
        [one] Il tuo personaggio
       *[other] I tuoi personaggi
    }
citadels-terminal-has-crown = corona
citadels-terminal-protected = al sicuro dal rango 8
citadels-terminal-complete = città completata
citadels-terminal-complete-first = città completata, la prima
citadels-terminal-complete-among = città completata, fra le prime
citadels-terminal-collector = incassa le tasse
citadels-terminal-cannot-build = non può costruire in questo round
citadels-terminal-museum = { $count } sotto il Museo

## Ciò che si sa di un personaggio

citadels-terminal-cast-called = gioca ora
citadels-terminal-cast-face-up = fuori (carta scoperta)
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
citadels-terminal-cast-silent = non in gioco
citadels-terminal-cast-passed =
    { $gender ->
        [feminine] passata da te
       *[other] passato da te
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
citadels-terminal-cast-robbed =
    { $gender ->
        [feminine] sarà derubata
       *[other] sarà derubato
    }
citadels-terminal-cast-warrant = mandato
citadels-terminal-cast-warrant-signed = mandato firmato
citadels-terminal-cast-warrant-blank = mandato non firmato
citadels-terminal-cast-threat = minaccia
citadels-terminal-cast-threat-real = minaccia vera
citadels-terminal-cast-threat-blank = minaccia falsa

## Il benvenuto

citadels-terminal-welcome = Ciao! A ogni round scegli un personaggio in segreto. I personaggi giocano in ordine di rango: accumulano oro o carte, usano la capacità e costruiscono. Quando una città arriva a { $number } quartieri, la partita finisce alla fine del round. Vince chi ha più punti.

## La fine

citadels-terminal-score-districts = Quartieri
citadels-terminal-score-types = Cinque tipi
citadels-terminal-score-complete = Città completata
citadels-terminal-score-uniques = Unici
citadels-terminal-tie-rank = { $names } sono in parità a { terminal-points }. Decide il personaggio di rango più alto rivelato nell'ultimo round: { $values }.
    .shared = { $names } sono in parità a { terminal-points } e non hanno rivelato personaggi nell'ultimo round. Condividono la posizione.
citadels-terminal-tie-none = nessuno
citadels-terminal-tie-costs = { $names } sono in parità a { terminal-points }. Decide il costo totale dei quartieri: { $values }.
citadels-terminal-tie-costs-gold = { $names } sono in parità a { terminal-points }. Decide il costo totale dei quartieri, poi l'oro: { $values }.
    .shared = { $names } sono in parità a { terminal-points }, nel costo totale dei quartieri e nell'oro. Condividono la posizione.
