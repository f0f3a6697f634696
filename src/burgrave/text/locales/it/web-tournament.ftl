### Tornei: crearne uno, la pagina, i tavoli.

## Crearne uno

web-tournament = Torneo
web-tournament-new = Nuovo torneo
web-tournament-mine = I miei tornei
web-tournament-lobby = Più tavoli, più turni, una classifica: manda un link, e il server apre i tavoli.
web-tournament-of = Torneo di { $name }
web-tournament-name = Nome del torneo
web-tournament-size = Giocatori e turni
web-tournament-places = Posti
web-tournament-at-table = Giocatori per tavolo
web-tournament-rounds = Turni
web-tournament-tables =
    { $n ->
        [one] Un tavolo per turno.
       *[other] { $n } tavoli per turno.
    }
web-tournament-uneven = Alcuni hanno { $least } giocatori.
web-tournament-alone = Con questi posti qualcuno resterebbe solo.
web-tournament-format = Chi incontra chi
web-tournament-swiss = Svizzero
web-tournament-groups = Gruppi
web-tournament-swiss-note = In ogni turno si incontra chi ha gli stessi punti, e il meno possibile chi si è già incontrato.
web-tournament-groups-note = Le stesse persone si incontrano in ogni turno, su altri posti.
web-tournament-duplicate = Le stesse carte a tutti i tavoli
web-tournament-duplicate-note = Finché non finisce l'ultimo tavolo di un turno, nessuno guarda un altro tavolo.
web-tournament-duplicate-full = Per questo tutti i tavoli devono essere pieni, e almeno due.
web-tournament-bots = Bot sui posti liberi
web-tournament-wait = Un tavolo aspetta i suoi giocatori
web-tournament-play = Gioco anch'io
web-tournament-make = Crea il torneo

## La sua pagina

web-tournament-waits = Prima dell'inizio
web-tournament-playing = Turno { $n } di { $of }
web-tournament-over = Finito
web-tournament-host = Organizza: { $name }
web-tournament-round-count =
    { $n ->
        [one] Un turno
       *[other] { $n } turni
    }
web-tournament-players = Giocatori
web-tournament-free =
    { $n ->
        [one] Un posto è libero.
       *[other] { $n } posti sono liberi.
    }
web-tournament-full = Tutti i posti sono occupati.
web-tournament-link = Link a questo torneo
web-tournament-send = Manda questo link a chi deve giocare.
web-tournament-join = Prendi un posto
web-tournament-come-back = Torna
web-tournament-leave = Lascia il torneo
web-tournament-begin = Inizia il torneo
web-tournament-begin-bots =
    { $n ->
        [one] Un bot prende il posto libero.
       *[other] I bot prendono i { $n } posti liberi.
    }
web-tournament-host-begins = Il torneo lo inizia chi lo organizza.
web-tournament-call-off = Annulla il torneo
web-tournament-called-off = Questo torneo è stato annullato.
web-tournament-remove = Togli { $name }
web-tournament-left = ha lasciato
web-tournament-removed = fuori
web-tournament-table-waits = Il tuo tavolo ti aspetta
web-tournament-table-plays = La tua partita continua
web-tournament-table-over = Il turno continua ad altri tavoli.
web-tournament-until = Inizia al più tardi tra { $time }.
web-tournament-go = Al mio tavolo
web-tournament-round = Turno { $n }
web-tournament-table = Tavolo { $n }
web-tournament-table-open = in attesa di iniziare
web-tournament-table-playing = si gioca
web-tournament-table-ended = finito
web-tournament-shut = A tutti i tavoli ci sono le stesse carte: si vedono quando finisce l'ultimo.
web-tournament-seal = Sigillo delle carte
web-tournament-seal-note = Il sigillo è l'impronta del segreto da cui sono state date le carte. Il segreto (il seme) si mostra alla fine del turno: allora tutti possono controllare che nessuno ha cambiato le carte.
web-tournament-seed = Seme casuale delle carte
web-tournament-standing = Classifica
web-tournament-rank = Posto
web-tournament-player = Giocatore
web-tournament-points = Punti
web-tournament-same-seat = Stesso posto
web-tournament-opponents = Avversari
web-tournament-firsts = Vittorie
web-tournament-points-note = I punti sono la parte degli altri al tavolo che uno ha battuto. A parità decidono le colonne seguenti.
web-tournament-same-seat-note = Stesso posto: la parte di chi sedeva allo stesso posto ad altri tavoli e ha fatto meno punti.
web-tournament-opponents-note = Avversari: i punti di quelli che si sono incontrati. Vittorie: primi posti.

## I suoi tavoli

web-tournament-begins = La partita inizia quando ci siamo tutti. Per chi non arriva in tempo gioca un bot.
web-tournament-to = Al torneo

## Rifiuti

web-error-no-tournament = Questo torneo non esiste.
web-error-no-player = Nessuno occupa questo posto.
web-error-bad-places = Con questi posti non si formano tavoli così. Scegli altri numeri.
web-error-too-many-tables = Per un turno servirebbero troppi tavoli. Scegli meno posti o tavoli più grandi.
web-error-too-many-tournaments = Organizzi già molti tornei. Prima finiscine uno.
web-error-tournament-begun = Il torneo è iniziato.
web-error-tournament-empty = Nessuno gioca ancora in questo torneo.
web-error-tournament-full = Tutti i posti di questo torneo sono occupati.
web-error-tournament-over = Questo torneo è finito.
web-error-not-entered = Non giochi in questo torneo.
web-error-was-removed = Chi organizza ti ha tolto da questo torneo.
web-error-of-tournament = Questo tavolo è di un torneo, che assegna i posti.
web-error-sealed = Con le stesse carte si gioca ad altri tavoli. Si vede quando finisce l'ultimo.
