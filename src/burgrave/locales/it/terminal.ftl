### Il tavolo nel terminale, in italiano.

## Il tavolo

terminal-round = round { $number }
terminal-deck = { $count } nel mazzo
terminal-goal = { $number } quartieri completano la città
terminal-tower = con il Campanile bastano 7 quartieri
terminal-pool = { $gold } di tasse in attesa
terminal-rank = rango { $number }
terminal-you = Tu
terminal-player = Giocatore { $number }
terminal-nothing = niente
terminal-column-player = Giocatore
terminal-column-gold = Oro
terminal-column-hand = Mano
terminal-column-city = Città
terminal-column-place = Posto
terminal-column-total = Totale
terminal-city = città { $number } di { $goal }
terminal-known-hand = in mano, per quanto si sa
terminal-your-gold = Il tuo oro
terminal-your-hand = La tua mano
terminal-your-characters =
    { $number ->
        [one] Il tuo personaggio
       *[other] I tuoi personaggi
    }
terminal-has-crown = corona
terminal-protected = al sicuro dal rango 8
terminal-complete = città completa
terminal-complete-first = città completa, la prima
terminal-complete-among = città completa, fra le prime
terminal-collector = incassa le tasse
terminal-moored = non costruisce più in questo round
terminal-museum = { $count } nel Museo

## Ciò che si sa di un personaggio

terminal-cast-called =
    { $gender ->
        [feminine] tocca a lei
       *[other] tocca a lui
    }
terminal-cast-face-up = fuori, a faccia in su
terminal-cast-mine =
    { $gender ->
        [feminine] tua
       *[other] tuo
    }
terminal-cast-buried =
    { $gender ->
        [feminine] scartata da te
       *[other] scartato da te
    }
terminal-cast-silent = nessuna risposta
terminal-cast-passed =
    { $gender ->
        [feminine] passata avanti
       *[other] passato avanti
    }
terminal-cast-killed =
    { $gender ->
        [feminine] uccisa
       *[other] ucciso
    }
terminal-cast-bewitched =
    { $gender ->
        [feminine] stregata
       *[other] stregato
    }
terminal-cast-robbed = nel mirino del furto
terminal-cast-warrant = mandato
terminal-cast-warrant-signed = mandato firmato
terminal-cast-warrant-blank = mandato non firmato
terminal-cast-threat = minaccia
terminal-cast-threat-real = minaccia vera
terminal-cast-threat-blank = minaccia falsa

## Al terminale

terminal-prompt = Numero, oppure ? l u s q
terminal-welcome = Ciao! A ogni round scegli in segreto un personaggio; chiamati per rango, tutti prendono oro o carte, usano la capacità e costruiscono. Quando qualcuno ha { $number } quartieri il round è l'ultimo, e vince chi fa più punti.
terminal-help = Scrivi il numero di una scelta. "?" spiega ciò che vedi, "? nome" spiega una carta qualsiasi; l diario, v tavolo, u annulla, s salva, q esci.
terminal-type-a-number =
    { $number ->
        [one] Scrivi 1 per scegliere, oppure ? per un aiuto.
       *[other] Scrivi un numero da 1 a { $number } per scegliere, oppure ? per un aiuto.
    }
terminal-which-card = Quale? { $cards }
terminal-no-card = Nessuna carta si chiama "{ $name }". Prova con "?" da solo.
terminal-undone = Annullato.
terminal-undo-nothing = Non c'è nulla da annullare.
terminal-undo-seen = Troppo tardi per annullare: si è già visto qualcosa di nuovo.
terminal-saved = Salvata in { $file }. Per continuare: { $command }
terminal-not-saved = Questa partita non viene salvata.
terminal-cannot-save = Questa partita non si può salvare: { $reason }
terminal-input-ended = L'input è finito a metà partita.
terminal-curtain = Passa il dispositivo a { $name }. { $name }, premi Invio quando lo vedi solo tu.

## La fine

terminal-points =
    { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }
terminal-score-districts = Quartieri
terminal-score-types = Cinque tipi
terminal-score-complete = Città completa
terminal-score-uniques = Unici
terminal-you-win =
    { $number ->
        [one] Hai vinto con { $number } punto!
       *[other] Hai vinto con { $number } punti!
    }
terminal-winners =
    { $count ->
        [one] Vince { $names } con { terminal-points }.
       *[other] Vincono insieme { $names } con { terminal-points }.
    }
