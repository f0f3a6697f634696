### Testi comuni alle pagine di tutti i giochi, in italiano.

web-table-actions = Le tue opzioni
web-table-touch = Scegli sul tavolo o qui.
web-table-not-now = Ora non è possibile.
web-table-not-your-turn = Non è il tuo turno.
web-table-back = Indietro
web-table-more = Tutte le { $count } opzioni (o)
web-table-more-short = Altro
web-table-undo = Annulla (u)
web-table-hint = Chiedi un suggerimento (h)
web-table-hints = Suggerimenti
web-table-no-hints = Nessun suggerimento disponibile.
web-table-percent = { $n }% di vittoria
web-table-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
web-table-close = Chiudi
web-table-search = Cerca
web-table-none-found = Nessun risultato.
web-table-log = Cronologia della partita
web-table-tab-log = Cronologia
web-table-tab-chat = Chat
web-table-unread = { $count } da leggere
web-table-news = Dalla tua ultima mossa
web-table-newest =
    { $count ->
        [0] Più recenti
       *[other] Più recenti ({ $count })
    }
web-table-no-chat = Ancora nessun messaggio.
web-table-say = Scrivi qualcosa
web-emotes = Messaggi rapidi
web-emote-hello = Ciao!
web-emote-luck = Buona fortuna!
web-emote-nice = Bella mossa!
web-emote-thanks = Grazie!
web-emote-oops = Ops!
web-emote-ouch = Ahi!
web-emote-moment = Un attimo…
web-emote-game = Bella partita!
web-table-send = Invia
web-table-open-log =
    { $count ->
        [0] Cronologia e chat
       *[other] Cronologia e chat, { $count } da leggere
    }
web-table-level-easy = bot facile
web-table-level-normal = bot
web-table-level-hard = bot difficile
web-table-level-expert = bot esperto
web-table-stand-in = gioca un bot
web-table-online = Al tavolo
web-table-away = Assente
web-table-thinking = Sta pensando
web-table-deciding = Sta decidendo
web-table-waiting = In attesa di { $names }
web-table-to-play = Tocca a { $names }
web-table-result = Risultato
web-table-place = Pos.
web-table-player = Giocatore
web-table-total = Totale
web-table-counting = Punteggio finale
web-table-skip = Salta
web-table-facts = Momenti salienti
web-table-course = Punteggio per round
web-table-fact-rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } round
    }

# La fine della partita.

web-end-wins =
    { $count ->
        [one] Vince { $names }
       *[other] Vincono { $names }
    }
    .me = Hai vinto
web-end-draw = Pareggio
web-end-total =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
web-end-ahead =
    { $n ->
        [one] { $n } punto di vantaggio su { $names }.
       *[other] { $n } punti di vantaggio su { $names }.
    }
web-end-mine =
    { $n ->
        [one] Hai chiuso { $rank } con { $n } punto.
       *[other] Hai chiuso { $rank } con { $n } punti.
    }
web-end-points = Punti
web-end-table = Tavolo finale
web-end-moments = Momenti decisivi
web-end-moments-text = L'analisi trova i tre momenti che hanno contato di più.
web-end-moments-making = L'analisi è in corso. I primi momenti compaiono qui.
web-end-chance = Probabilità di vittoria { $before } → { $after }
web-end-share = Condividi immagine
web-end-share-name = { $game }, { $date }
web-end-share-made = { $game } su Burgrave, { $date }
web-end-share-drawing = Creazione dell'immagine…
web-end-share-go = Condividi
web-end-share-save = Scarica
web-end-share-failed = Questo browser non è riuscito a creare l'immagine.

# Il tavolo di un gioco senza una pagina propria.

web-any-round = Round { $n }
web-any-table = Sul tavolo
web-any-watching = Stai guardando.
web-any-yes = sì
web-any-no = no
web-any-none = niente
web-any-pitch = Tavolo di solo testo: le carte visibili e le tue opzioni appaiono in elenchi.
