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

terminal-prompt = Numero, oppure ? h l v u s q
terminal-page = pagina { $number } di { $count }: Invio per la prossima, b indietro, q alla partita
terminal-page-only = Invio per continuare
terminal-help = Scrivi il numero di una scelta. "?" spiega ciò che vedi, "? nome" spiega una carta qualsiasi; h consiglio, l cronaca, v tavolo, u annulla, s salva, q esci.
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
terminal-saved = Salvata in { $file }.
terminal-go-on = Per continuare: { $command }
terminal-not-saved = Questa partita non viene salvata.
terminal-cannot-save = Questa partita non si può salvare: { $reason }
terminal-input-ended = L'input è finito a metà partita.
terminal-thinking = { $name } sta pensando…
terminal-bot-failed = { $name } non riesce a continuare e al suo posto gioca il bot "{ $bot }": { $reason }
terminal-curtain = Passa il dispositivo a { $name }. { $name }, premi Invio quando lo vedi solo tu.

## Come giocano i bot

terminal-level-easy = facile
terminal-level-normal = normale
terminal-level-hard = difficile
terminal-level-expert = esperto
terminal-welcome-level =
    { $count ->
        [one] Il tuo avversario gioca al livello "{ $level }". Per un altro livello, avvia con --level e uno di questi: { $levels }.
       *[other] Gli altri giocano al livello "{ $level }". Per un altro livello, avvia con --level e uno di questi: { $levels }.
    }

## Consigli

terminal-thinking-of-hint = Ci penso…
terminal-hint =
    { $points ->
        [one] { $number }. { $label }: { $percent }% di probabilità di vincere, circa { $points } punto. { $why }
       *[other] { $number }. { $label }: { $percent }% di probabilità di vincere, circa { $points } punti. { $why }
    }
terminal-hint-choice = Scelta
terminal-hint-win = Vittoria
terminal-hint-points = Punti
terminal-hint-why = Perché
terminal-hint-best = Nient'altro promette di più.
terminal-hint-close = Vale all'incirca quanto la prima scelta.
terminal-hint-behind = Altre scelte promettono di più.
terminal-percent = { $number }%
terminal-reader = tu

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
