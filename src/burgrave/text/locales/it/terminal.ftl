### Testi del terminale per tutti i giochi, in italiano.

## Il tavolo

terminal-round = round { $number }
terminal-you = Tu
terminal-player = Giocatore { $number }
terminal-nothing = niente
terminal-column-player = Giocatore
terminal-column-place = Pos.
terminal-column-total = Totale

## Al terminale

terminal-prompt = Numero, oppure ? h l v u s q
terminal-page = pagina { $number } di { $count }: Invio avanti, b indietro, q torna alla partita
terminal-page-only = Premi Invio per continuare
terminal-help = Scrivi il numero della tua scelta. "?" spiega ciò che vedi, e "? nome" spiega qualsiasi carta. h suggerimento, l cronologia, v tavolo, u annulla, s salva, q esci.
terminal-type-a-number =
    { $number ->
        [one] Scrivi 1 per scegliere, oppure ? per un aiuto.
       *[other] Scrivi un numero da 1 a { $number } per scegliere, oppure ? per un aiuto.
    }
terminal-which-card = Quale? { $cards }
terminal-no-card = Nessuna carta si chiama "{ $name }". Scrivi solo "?".
terminal-undone = Annullato.
terminal-undo-nothing = Non c'è nulla da annullare.
terminal-undo-seen = Troppo tardi per annullare: è stato rivelato qualcosa di nuovo.
terminal-saved = Salvata in { $file }.
terminal-go-on = Per riprendere: { $command }
terminal-not-saved = Questa partita non viene salvata.
terminal-cannot-save = Impossibile salvare questa partita: { $reason }
terminal-input-ended = L'input è finito a metà partita.
terminal-thinking = { $name } sta pensando…
terminal-bot-failed = Il bot "{ $bot }" sostituisce { $name }, che ha smesso di funzionare: { $reason }
terminal-curtain = Passa il dispositivo a { $name }. { $name }, premi Invio quando nessun altro può vedere lo schermo.

## Livelli dei bot

terminal-level-easy = facile
terminal-level-normal = normale
terminal-level-hard = difficile
terminal-level-expert = esperto
terminal-welcome-level =
    { $count ->
        [one] Il livello del tuo avversario è "{ $level }". Per cambiarlo, avvia con --level e uno di questi: { $levels }.
       *[other] Il livello degli avversari è "{ $level }". Per cambiarlo, avvia con --level e uno di questi: { $levels }.
    }

## Suggerimenti

terminal-thinking-of-hint = Sto pensando…
terminal-hint =
    { $points ->
        [one] { $number }. { $label }: { $percent }% di probabilità di vittoria, circa { $points } punto. { $why }
       *[other] { $number }. { $label }: { $percent }% di probabilità di vittoria, circa { $points } punti. { $why }
    }
terminal-hint-choice = Opzione
terminal-hint-win = Vittoria
terminal-hint-points = Punti
terminal-hint-why = Perché
terminal-hint-best = La mossa migliore trovata.
terminal-hint-close = Quasi buona quanto la mossa migliore.
terminal-hint-behind = Opzione più debole.
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
       *[other] { $names } vincono a pari merito con { terminal-points }.
    }

## Elenchi

terminal-and = { $first } e { $last }

# Question of `burgrave play` without a game; $games: the names of all games.
terminal-which-game = Quale gioco?
terminal-which-game-again = Rispondi con un numero o un nome: { $games }.
