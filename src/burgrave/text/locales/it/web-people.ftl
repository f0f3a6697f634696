### Come se la cavano le persone, che cosa ne vedono gli altri, e i migliori di un server. In italiano.

## La pagina di una persona

web-person-more = Statistiche e tutte le partite
web-person-since = Prima volta qui: { $at }
web-person-mine = Questo è ciò che gli altri vedono di te.
web-person-to-mine = Alla mia pagina
web-person-see = Gli altri possono vedere questa pagina
web-person-see-text = Chi ne ha l'indirizzo vede allora il tuo nome, come te la cavi e le partite che hai finito, e puoi stare tra i migliori di questo server. Gli altri ai tuoi tavoli hanno un nome solo se anche loro mostrano la propria pagina.
web-person-address = Indirizzo di questa pagina
web-person-guest = Questa pagina la vedi solo tu. Con un account puoi mostrarla agli altri.
web-person-nothing = Ancora nessuna partita finita. I numeri arrivano con la prima.
web-person-none = Qui non si vede nessuno
web-person-none-text = Questa pagina non c'è, oppure la persona di cui parla non la mostra.
web-person-stranger = Prima dicci il tuo nome
web-person-stranger-text = Poi questa pagina dice come te la cavi nelle partite che finisci.

## Come se la cava qualcuno

web-share-won = { $wins } vinte su { $games }
web-share-between = { $share } ({ $low } – { $high })
web-share-few = troppo poche partite per dirlo
web-share-chance = per caso { $chance }
web-share-legend = La fascia mostra dove sta al 95% la vera quota di vittorie, il punto la quota finora, la linea quanto si vincerebbe per puro caso.
web-fares-all = Tutte le partite
web-fares-points = Punti in media
web-fares-rated =
    { $n ->
        [one] dopo 1 partita di classifica
       *[other] dopo { $n } partite di classifica
    }
web-fares-value = { $rating } ± { $doubt }
web-fares-rating-name = Punteggio di forza
web-fares-scale = Il punteggio di forza comincia da 25 ± 16,7. Sale quando si finisce davanti ad altri; il margine (±) si riduce con ogni partita di classifica.
web-fares-by-ruleset = Per edizione
web-fares-by-players = Per numero di giocatori
web-fares-counts-for-each = Una partita conta per ognuno di quelli che vi sono stati giocati.
web-fares-times =
    { $n ->
        [one] in 1 round
       *[other] in { $n } round
    }

## Partite finite

web-played = Partite finite
web-played-any-game = Tutti i giochi
web-played-ended = Come è finita
web-played-any-end = Vinte o perse
web-played-won = Vinte
web-played-lost = Perse
web-played-with = Con chi
web-played-anybody = Con chiunque
web-played-any-ruleset = Tutte le edizioni
web-played-none = Nessuna partita è così.
web-played-more = Partite precedenti
web-played-somebody = qualcuno
web-played-place = { $place }º su { $of }
web-played-seat = { $place }. { $name }, { $points }

## I migliori

web-best = I migliori
web-best-title = I migliori di questo server
web-best-text = Secondo il punteggio di forza, tolto il suo margine. Ci sono quelli che mostrano la loro pagina e hanno almeno { $least } partite di classifica, e i bot, per confronto. Una partita vale per la classifica quando chi ha un account la finisce contro un altro che ne ha uno, o contro i bot a un tavolo senza consigli.
web-best-none = Ancora nessuno. Mostra la tua pagina e gioca partite di classifica.

## Amici

web-friends = Amici
web-friends-text = Gli amici vedono il nome l'uno dell'altro e se l'altro è a un tavolo. Chi apre un tavolo può invitarli.
web-friends-none = Ancora nessun amico qui. Crea un link e mandalo a qualcuno.
web-friends-make = Crea un link per un amico
web-friends-link = Link per un amico
web-friends-link-text = Mandalo a una persona: vale per un solo amico, poi non vale più.
web-friends-there = ora a un tavolo
web-friends-away = a nessun tavolo
web-friends-page = La sua pagina
web-friends-page-of = { $name }: pagina
web-friends-end = Non più amici
web-friends-end-of = Non più amici con { $name }
web-friend-title = { $name } vuole fare amicizia con te
web-friend-text = Poi ciascuno vede il nome dell'altro e se è a un tavolo, e può invitarlo.
web-friend-be = Stringi amicizia
web-friend-none = Questo link non vale
web-friend-none-text = Vale per una persona ed è già stato usato, oppure manca una lettera. Chiedine uno nuovo.
web-friend-own = Questo link è tuo
web-invitations = Inviti
web-invitations-from = { $name } ti invita: { $game }
web-invitations-go = Vedi il tavolo
web-invite = Invita amici
web-invite-of = Invita { $name }
web-invite-do = Invita
web-invite-done = Invito mandato
web-block = Blocca
web-block-of = Blocca { $name }
web-block-somebody = Blocca qualcuno qui
web-block-text = Se siete amici, smettete di esserlo, e non senti nulla di ciò che questa persona dice. Non trova posto ai tuoi tavoli. Nella sala nessuno dei due vede i tavoli dell'altro. Le partite in corso continuano. Non le viene detto. Puoi annullarlo nella pagina "Amici".
web-block-done = Non sentirai più { $name }.
web-blocked = Bloccati
web-blocked-end = Annulla
web-blocked-end-of = Annulla: { $name } non è più sulla lista

## Che cosa non va

web-error-no-person = Questa pagina non c'è, oppure la persona di cui parla non la mostra.
web-error-no-account = Un ospite non può farlo. Prima registrati.
