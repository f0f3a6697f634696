### Tornei, in italiano: crearne uno, la pagina, i tavoli.

## Creare un torneo

web-tournament = Torneo
web-tournament-new = Nuovo torneo
web-tournament-mine = I miei tornei
web-tournament-lobby = Gioca più turni con un'unica classifica. Condividi un link e il server prepara i tavoli.
web-tournament-of = Torneo di { $name }
web-tournament-name = Nome del torneo
web-tournament-size = Giocatori e turni
web-tournament-places = Giocatori
web-tournament-at-table = Giocatori per tavolo
web-tournament-rounds = Turni
web-tournament-tables =
    { $n ->
        [one] Un tavolo per turno.
       *[other] { $n } tavoli per turno.
    }
web-tournament-uneven = Alcuni tavoli hanno solo { $least } giocatori.
web-tournament-alone = Con questo numero di giocatori, uno resterebbe senza tavolo.
web-tournament-format = Abbinamenti
web-tournament-swiss = Svizzero
web-tournament-groups = Gironi
web-tournament-swiss-note = Si affrontano giocatori con gli stessi punti, e gli abbinamenti si ripetono il meno possibile.
web-tournament-groups-note = Gli stessi giocatori si affrontano in ogni turno, in posti diversi.
web-tournament-duplicate = Le stesse carte a tutti i tavoli
web-tournament-duplicate-note = Gli altri tavoli non si possono guardare finché non finiscono tutte le partite del turno.
web-tournament-duplicate-full = Servono almeno due tavoli, tutti al completo.
web-tournament-bots = Bot nei posti liberi
web-tournament-wait = Attesa dei ritardatari
web-tournament-play = Gioco anch'io
web-tournament-make = Crea torneo

## Pagina del torneo

web-tournament-waits = Non ancora iniziato
web-tournament-playing = Turno { $n } di { $of }
web-tournament-over = Terminato
web-tournament-host = Host: { $name }
web-tournament-round-count =
    { $n ->
        [one] Un turno
       *[other] { $n } turni
    }
web-tournament-players = Giocatori
web-tournament-free =
    { $n ->
        [one] 1 posto libero.
       *[other] { $n } posti liberi.
    }
web-tournament-full = Tutti i posti sono occupati.
web-tournament-link = Link del torneo
web-tournament-send = Condividi questo link con i giocatori.
web-tournament-join = Partecipa
web-tournament-come-back = Rientra
web-tournament-leave = Lascia torneo
web-tournament-begin = Inizia torneo
web-tournament-begin-bots =
    { $n ->
        [one] Un bot occupa il posto libero.
       *[other] I bot occupano i { $n } posti liberi.
    }
web-tournament-host-begins = In attesa che l'host inizi.
web-tournament-call-off = Annulla torneo
web-tournament-called-off = Questo torneo è stato annullato.
web-tournament-remove = Rimuovi { $name }
web-tournament-left = ritirato
web-tournament-removed = rimosso
web-tournament-table-waits = Il tuo tavolo ti aspetta
web-tournament-table-plays = La tua partita è in corso
web-tournament-table-over = Altri tavoli stanno ancora giocando questo turno.
web-tournament-until = Inizierà entro { $time }.
web-tournament-go = Vai al mio tavolo
web-tournament-round = Turno { $n }
web-tournament-table = Tavolo { $n }
web-tournament-table-open = in attesa di iniziare
web-tournament-table-playing = in corso
web-tournament-table-ended = terminato
web-tournament-shut = Tutti i tavoli giocano con le stesse carte, quindi potrai guardarli solo quando saranno finite tutte le partite del turno.
web-tournament-seal = Impronta della distribuzione
web-tournament-seal-note = Questa impronta deriva dal seme segreto con cui sono state mescolate le carte. Il seme viene rivelato dopo il turno, e chiunque può controllare che la distribuzione non sia cambiata.
web-tournament-seed = Seme della distribuzione
web-tournament-standing = Classifica
web-tournament-rank = Posizione
web-tournament-player = Giocatore
web-tournament-points = Punti
web-tournament-same-seat = Stesso posto
web-tournament-opponents = Avversari
web-tournament-firsts = Vittorie
web-tournament-points-note = Punti: quota degli avversari battuti a ogni tavolo. A parità di punti contano le colonne successive.
web-tournament-same-seat-note = Stesso posto: quota dei giocatori che nello stesso posto, ad altri tavoli, hanno fatto peggio.
web-tournament-opponents-note = Avversari: punti degli avversari incontrati. Vittorie: primi posti.

## Tavoli del torneo

web-tournament-begins = La partita inizia quando ci siete tutti. Se qualcuno è in ritardo, gioca un bot al suo posto.
web-tournament-to = Vai al torneo

## Errori

web-error-no-tournament = Questo torneo non esiste.
web-error-no-player = Questo giocatore non esiste.
web-error-bad-places = Questo numero di giocatori non si può dividere in tavoli di questa grandezza. Scegli altri numeri.
web-error-too-many-tables = Per un turno servirebbero troppi tavoli. Scegli meno giocatori o tavoli più grandi.
web-error-too-many-tournaments = Organizzi già troppi tornei. Prima concludine uno.
web-error-tournament-begun = Il torneo è già iniziato.
web-error-tournament-empty = Questo torneo non ha ancora giocatori.
web-error-tournament-full = Tutti i posti di questo torneo sono occupati.
web-error-tournament-over = Questo torneo è finito.
web-error-not-entered = Non sei in questo torneo.
web-error-was-removed = L'host ti ha rimosso da questo torneo.
web-error-of-tournament = Questo tavolo fa parte di un torneo, che assegna i posti.
web-error-sealed = Altri tavoli stanno ancora giocando con le stesse carte. Potrai guardare quando avranno finito.
