### Profili, statistiche, classifica e amici, in italiano.

## Profilo

web-person-more = Statistiche e tutte le partite
web-person-since = Iscrizione: { $at }
web-person-mine = Così ti vedono gli altri.
web-person-to-mine = Le mie statistiche
web-person-see = Rendi pubblica questa pagina
web-person-see-text = Chiunque abbia il link può vedere il tuo nome, i tuoi risultati e le partite finite, e puoi comparire in classifica. I nomi degli altri giocatori ai tuoi tavoli compaiono solo se anche la loro pagina è pubblica.
web-person-address = Link a questa pagina
web-person-guest = Solo tu vedi questa pagina. Crea un account per renderla pubblica.
web-person-nothing = Ancora nessuna partita finita. Le statistiche appaiono dopo la prima.
web-person-none = Profilo non trovato
web-person-none-text = Questa pagina non esiste o non è pubblica.
web-person-stranger = Scegli prima un nome
web-person-stranger-text = I tuoi risultati appariranno qui quando avrai finito una partita.

## Statistiche

web-share-won = { $wins } vinte su { $games }
web-share-between = { $share } ({ $low }–{ $high })
web-share-few = troppo poche partite
web-share-chance = puro caso: { $chance }
web-share-legend = Punto: percentuale di vittorie. Fascia: confidenza al 95%. Linea: risultato del puro caso.
web-results-all = Tutte le partite
web-results-points = Punteggio medio
web-results-rated =
    { $n ->
        [one] dopo 1 partita classificata
       *[other] dopo { $n } partite classificate
    }
web-results-value = { $rating } ± { $doubt }
web-results-rating-name = Rating
web-results-scale = Il rating parte da 25 ± 16,7. Il tuo sale quando arrivi davanti ad altri; l'incertezza (±) cala a ogni partita classificata.
web-results-by-ruleset = Per edizione
web-results-by-players = Per numero di giocatori
web-results-counts-for-each = Una partita può contare per più di una voce.
web-results-times =
    { $n ->
        [one] in 1 round
       *[other] in { $n } round
    }

## Partite finite

web-played = Partite finite
web-played-any-game = Tutti i giochi
web-played-ended = Risultato
web-played-any-end = Tutti i risultati
web-played-won = Vinte
web-played-lost = Perse
web-played-with = Avversario
web-played-anybody = Tutti gli avversari
web-played-any-ruleset = Tutte le edizioni
web-played-none = Nessuna partita trovata.
web-played-more = Partite precedenti
web-played-somebody = un giocatore
web-played-place = { $place }º su { $of }
web-played-seat = { $place }. { $name }, { $points }

## Classifica

web-best = Classifica
web-best-title = Classifica
web-best-text = Ordinata per rating meno l'incertezza. Mostra i giocatori con profilo pubblico e almeno { $least } partite classificate, e i bot per confronto. Una partita è classificata se un giocatore registrato la finisce contro altri giocatori registrati, o contro bot con i suggerimenti disattivati.
web-best-none = Ancora nessuno. Rendi pubblico il tuo profilo e gioca partite classificate.

## Amici

web-friends = Amici
web-friends-text = Tu e i tuoi amici vedete i rispettivi nomi e chi è a un tavolo. Puoi invitarli ai tavoli che apri.
web-friends-none = Ancora nessun amico. Crea un link e mandalo a qualcuno.
web-friends-make = Crea link di amicizia
web-friends-link = Link di amicizia
web-friends-link-text = Mandalo a una sola persona. Funziona una volta sola.
web-friends-there = ora a un tavolo
web-friends-away = non è a un tavolo
web-friends-page = Profilo
web-friends-page-of = { $name }: profilo
web-friends-end = Rimuovi amico
web-friends-end-of = Rimuovi amico: { $name }
web-friend-title = { $name } vuole fare amicizia con te
web-friend-text = Ognuno di voi vedrà il nome dell'altro e se è a un tavolo. Potrete anche invitarvi a vicenda.
web-friend-be = Accetta
web-friend-none = Questo link non funziona
web-friend-none-text = È già stato usato o è incompleto. Chiedine uno nuovo.
web-friend-own = Questo è il tuo link
web-invitations = Inviti
web-invitations-from = { $name } ti invita a giocare a { $game }
web-invitations-go = Vedi tavolo
web-invite = Invita amici
web-invite-of = Invita { $name }
web-invite-do = Invita
web-invite-done = Invito inviato
web-block = Blocca
web-block-of = Blocca { $name }
web-block-somebody = Blocca un giocatore
web-block-text = Il giocatore viene rimosso dai tuoi amici e i suoi messaggi vengono nascosti. Non potrà unirsi ai tuoi tavoli, e nella lobby nessuno dei due vedrà i tavoli dell'altro. Non riceverà alcun avviso, e le partite in corso continueranno. Puoi sbloccarlo nella pagina Amici.
web-block-done = Hai bloccato { $name }.
web-blocked = Bloccati
web-blocked-end = Sblocca
web-blocked-end-of = Sblocca { $name }

## Errori

web-error-no-person = Questa pagina non esiste o non è pubblica.
web-error-no-account = Gli ospiti non possono farlo. Crea prima un account.
