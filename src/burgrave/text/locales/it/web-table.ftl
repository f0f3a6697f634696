### Che cosa hanno in comune le pagine dei due giochi, in italiano.

web-table-actions = Che cosa puoi fare
web-table-touch = Toccalo sul tavolo o scegli qui.
web-table-back = Indietro
web-table-more = Tutte le { $count } opzioni (o)
web-table-more-short = Altro
web-table-undo = Annulla la mossa (u)
web-table-hint = Chiedi un consiglio (h)
web-table-hints = Consigli
web-table-no-hints = Nessun consiglio per questo.
web-table-percent = { $n }% di vittoria
web-table-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
web-table-close = Chiudi
web-table-search = Cerca
web-table-none-found = Qui non c'è nulla con questo nome.
web-table-log = Cronaca della partita
web-table-tab-log = Cronaca
web-table-tab-chat = Chat
web-table-unread = { $count } da leggere
web-table-news = Dalla tua ultima mossa
web-table-newest =
    { $count ->
        [0] Più recenti
       *[other] Più recenti ({ $count })
    }
web-table-no-chat = Nessuno ha ancora detto nulla.
web-table-say = Di' qualcosa
web-table-send = Invia
web-table-open-log =
    { $count ->
        [0] Cronaca e chat
       *[other] Cronaca e chat, { $count } da leggere
    }
web-table-level-easy = bot facile
web-table-level-normal = bot
web-table-level-hard = bot difficile
web-table-level-expert = bot esperto
web-table-stand-in = gioca un bot
web-table-online = Al tavolo
web-table-away = Assente
web-table-thinking = Sta pensando
web-table-deciding = Deve decidere
web-table-waiting = In attesa di { $names }
web-table-to-play = Tocca a { $names }
web-table-result = Risultato
web-table-place = Posto
web-table-player = Giocatore
web-table-total = Totale
web-table-counting = Si contano i punti
web-table-skip = Salta
web-table-facts = Che cosa c'è da raccontare
web-table-course = Punti all'inizio di ogni round
web-table-fact-rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } round
    }

# Il tavolo di un gioco senza una pagina propria.

web-any-round = Round { $n }
web-any-table = Sul tavolo
web-any-watching = Stai guardando.
web-any-yes = sì
web-any-no = no
web-any-none = niente
web-any-pitch = Si gioca a parole: ciò che è scoperto e ciò che puoi fare stanno in elenchi.
