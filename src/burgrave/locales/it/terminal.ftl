### Ciò che il terminale dice in ogni gioco, in italiano.

## Il tavolo

terminal-round = round { $number }
terminal-you = Tu
terminal-player = Giocatore { $number }
terminal-nothing = niente
terminal-column-player = Giocatore
terminal-column-place = Posto
terminal-column-total = Totale

## Al terminale

terminal-prompt = Numero, oppure ? l u s q
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

## Elenchi

terminal-and = { $first } e { $last }
