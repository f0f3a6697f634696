### Pagine intorno ai giochi, in italiano: lobby, tavoli, impostazioni, regole.

## Barra e menu

web-skip = Vai al contenuto
web-brand-home = Burgrave: vai alla lobby
web-sound = Audio
web-sound-on = Audio attivo
web-sound-off = Audio disattivato
web-help = Come si gioca
web-menu = Menu
web-places = Pagine
web-lobby = Lobby
web-new-table = Nuovo tavolo
web-cards = Carte
web-rules = Come si gioca
web-me = Il mio profilo
web-about = Informazioni
web-language = Lingua
web-theme = Tema
web-auto = Di sistema
web-day = Chiaro
web-night = Scuro
web-motion = Animazioni
web-motion-full = Complete
web-motion-reduced = Ridotte
web-others-pace = Velocità degli avversari
web-others-pace-slow = Lenta
web-others-pace-normal = Normale
web-others-pace-quick = Veloce
web-others-pace-once = Istantanea
web-others-pace-hold = Metti in pausa
web-others-pace-on = Riprendi
web-others-pace-step = Prossima mossa ({ $n } in attesa)
web-others-pace-held =
    { $n ->
        [one] In pausa: { $n } mossa in attesa.
       *[other] In pausa: { $n } mosse in attesa.
    }
web-rolls = Lancia i dadi a mano (Valeria)
web-reveals = Rivelazioni a tutto schermo
web-emotes-shown = Messaggi rapidi degli altri
web-volume = Volume
web-notices = Avvisami al mio turno
web-close = Chiudi
web-cancel = Annulla
web-waiting = Caricamento…
web-done = Fatto
web-save = Salva
web-change = Cambia
web-go = Vai
web-try-again = Riprova
web-to-lobby = Torna alla lobby
web-search = Cerca
web-found =
    { $n ->
        [0] Nessuna carta trovata.
        [one] { $n } carta trovata.
       *[other] { $n } carte trovate.
    }
web-less = { $what }: meno
web-more = { $what }: più

## Tempo

web-clock = Tempo
web-clock-mine = Il tuo tempo
web-clock-of = Tempo di { $name }
web-clock-others = Tempo degli avversari
web-days =
    { $n ->
        [one] { $n } giorno
       *[other] { $n } giorni
    }
web-hours =
    { $m ->
        [0] { $h } h
       *[other] { $h } h { $m } min
    }
web-minutes =
    { $s ->
        [0] { $m } min
       *[other] { $m } min { $s } s
    }
web-seconds = { $s } s
web-clock-none = Senza limite di tempo
web-clock-minutes = Minuti per mossa
web-clock-of-bank = Minuti per partita
web-clock-of-days = Giorni per mossa
web-clock-length = Tempo per mossa
web-clock-bank-length = Tempo per partita
web-clock-increment = Incremento per turno
web-clock-bank-note = Il tempo di un giocatore scorre solo quando deve decidere. Ogni turno concluso ne aggiunge un po'.
web-clock-move-note = Tempo concesso per ogni decisione.
web-clock-none-note = Nessun limite di tempo. Se un giocatore è assente da un minuto, l'host può sostituirlo con un bot.
web-clock-over-note = Quando il tempo di un giocatore scade, subentra un bot. Il giocatore può riprendere il posto in qualsiasi momento.
web-clock-minutes-n = { $n } min
web-table-name = Nome del tavolo
web-clock-move = { $n } min per mossa
web-clock-bank = { $n } min + { $s } s
web-clock-days =
    { $n ->
        [one] { $n } giorno per mossa
       *[other] { $n } giorni per mossa
    }

## Giochi

web-game = Gioco
web-players =
    { $n ->
        [one] { $n } giocatore
       *[other] { $n } giocatori
    }
web-players-between = Da { $least } a { $most } giocatori
web-about-minutes = circa { $n } minuti

## Lobby

web-open-a-table = Apri un tavolo
web-play-now = Gioca ora con i bot
web-set-up = Configura tavolo
web-my-tables = I miei tavoli
web-public-tables = Tavoli pubblici
web-more-tables = Altri tavoli
web-no-public-tables = Nessun tavolo pubblico al momento. Aprine uno e riempilo con amici o bot.
web-welcome = Ciao!
web-welcome-text = Non serve un account. Basta scegliere un nome quando ti unisci a un tavolo.
web-you-are-guest = Stai giocando come ospite in questo browser.
web-you-have-account = Hai effettuato l'accesso.
web-you-login = Nome utente: { $login }
web-by-link = Hai un invito?
web-by-link-text = Incolla qui il link d'invito.
web-bad-link = Questo non è il link di un tavolo. Deve finire con #/room/ seguito da un codice.
web-new-here = Prima volta qui?
web-new-here-text = Impara le regole in cinque minuti e gioca la tua prima partita con bot facili.
web-fan-project = Un progetto di fan, gratuito e non ufficiale.
web-seats-free =
    { $n ->
        [one] { $n } posto libero
       *[other] { $n } posti liberi
    }
web-about-to-start = Inizia tra poco
web-state-open = In attesa di giocatori
web-state-playing = In corso
web-state-over = Terminata
web-look = Vedi
web-play-on = Riprendi
web-enter = Entra
web-join = Unisciti
web-watch = Guarda

## Aprire un tavolo

web-what-is-played = Gioco
web-ruleset = Regole
web-scenario = Scenario
web-scenario-random = Casuale
web-scenario-custom = Personalizzato
web-seats = Posti
web-you = Tu
web-you-host = tu (host)
web-host = host
web-away = Assente
web-open-seat = Posto libero
web-open-seat-note = chiunque abbia il link
web-here = Locale
web-here-add = Aggiungi un giocatore su questo dispositivo
web-here-note = su questo dispositivo
web-here-host = sul dispositivo dell'host
web-here-name = Posto { $n }: nome del giocatore locale
web-here-default = G{ $n }
web-pass-title = Passa il dispositivo a { $name }
web-pass-text = { $name }, continua quando nessun altro può vedere lo schermo.
web-pass-lift = Sono { $name }
web-bot = Bot
web-bot-number = Bot { $n }
web-bot-level = bot { $level }
web-level = Livello del bot
web-level-easy = facile
web-level-normal = normale
web-level-hard = difficile
web-level-expert = esperto
web-make-open = Lascia libero questo posto
web-solo-note = In solitario: tu contro il Signore Oscuro.
web-how = Opzioni
web-public = Pubblico: visibile nella lobby
web-spectators = Consenti spettatori
web-hints = Consenti suggerimenti
web-undo-rule = Annulla mossa
web-undo-free = Libero
web-undo-consent = Se tutti accettano
web-undo-off = Disattivato
web-undo-is =
    { $rule ->
        [free] Si può annullare liberamente.
        [consent] Per annullare serve il consenso di tutti.
       *[off] Non si può annullare.
    }
web-start = Inizia partita
web-start-note = La partita inizia subito.
web-open-table = Apri tavolo
web-open-table-note =
    { $n ->
        [one] Riceverai un link da condividere per il posto libero.
       *[other] Riceverai un link da condividere per i { $n } posti liberi.
    }

## In attesa di giocatori

web-table = Tavolo
web-table-of = Tavolo di { $name }
web-invites = { $name } ti invita a giocare a { $game }
web-invited = Invito a giocare a { $game }
web-guide-offer = Voglio la guida per la mia prima partita
web-sit-down = Siediti
web-free-seat = Rimuovi { $name }
web-link = Link del tavolo
web-send-link =
    { $n ->
        [one] Condividi questo link per riempire il posto libero.
       *[other] Condividi questo link per riempire i posti liberi.
    }
web-qr = Codice QR del link del tavolo
web-qr-show = Codice QR
web-qr-text = Oppure inquadra questo codice con un telefono.
web-link-here = Per unirsi da questo computer, apri questo link in un altro browser o in una finestra in incognito.
web-local-only = Solo questo computer può raggiungere il server. Per consentire l'accesso ad altri dispositivi, avvialo con:
web-copy = Copia
web-copied = Copiato.
web-not-copied = Il browser ha bloccato la copia. Seleziona il testo e copialo a mano.
web-start-with-bots =
    { $n ->
        [one] Se inizi ora, un bot occupa il posto libero.
       *[other] Se inizi ora, i bot occupano i { $n } posti liberi.
    }
web-all-here = Ci siamo tutti.
web-start-needs-all = Questo gioco non ha bot. Si può iniziare quando tutti i posti sono occupati.
web-host-starts = In attesa che l'host inizi.
web-leave-table = Lascia il tavolo
web-chat = Chat
web-say = Scrivi qualcosa
web-send = Invia

## Al tavolo

web-your-turn = Tocca a te
web-lost = Connessione persa. Riconnessione…
web-polling = Connessione limitata: possibili lievi ritardi.
web-stand-in = Un bot sta giocando per te.
web-stand-in-late = Il tuo tempo è scaduto. Un bot sta giocando per te.
web-take-back = Riprendi il posto
web-keeps-waiting = In attesa di { $name }, che è assente.
web-let-bot-play = Sostituisci con un bot
web-watching = Stai guardando.
web-leave-game = Esci (ti sostituisce un bot)
web-pause-game = Metti in pausa
web-paused = La partita è in pausa.
web-paused-clocks = La partita è in pausa, e anche il tempo.
web-resume = Riprendi
web-end-game = Chiudi la partita
web-end-game-text = La partita finisce qui, senza un vincitore. Non vale per nessuno e non può continuare.
web-end-game-others = Devono accettare tutti i giocatori.
web-end-game-propose = Chiedi agli altri
web-proposal-pause = { $name } vorrebbe mettere in pausa la partita.
web-proposal-end = { $name } vorrebbe chiudere qui la partita. Non varrà.
web-proposal-undo = { $name } vorrebbe annullare l'ultima mossa.
web-proposed-pause = Hai chiesto una pausa.
web-proposed-end = Hai chiesto di chiudere la partita.
web-proposed-undo = Hai chiesto di annullare la tua mossa.
web-proposal-waiting = In attesa di { $names }.
web-proposal-agree = Accetta
web-proposal-decline = Rifiuta
web-proposal-withdraw = Ritira la richiesta
web-auto-title = Risposte automatiche
web-auto-text = Rispondi in anticipo alle domande ricorrenti, così nessuno deve aspettarti.
web-auto-ask = Chiedi sempre
web-seat-link = Gioca su un altro dispositivo
web-seat-link-text = Chi apre questo link prende il tuo posto. Non condividerlo.
web-taking-seat = Stai prendendo posto…
web-no-table = Non puoi vedere questo tavolo
web-closed-other-rules = Le regole sono cambiate dopo l'inizio di questa partita, che quindi non può continuare. Non conta per nessuno. Puoi ancora scaricarne il file.
web-closed-agreed = I giocatori hanno chiuso la partita in anticipo. Non vale per nessuno.
web-after = Dopo la partita
web-rematch = Rivincita
web-to-rematch = Vai alla rivincita
web-record = Scarica la partita

## Replay

web-replay = Replay
web-share = Condividi
web-share-replay = Condividi il replay
web-share-replay-text = Chi ha questo link può guardare il replay da questo punto.
web-embed = Codice da incorporare
web-embed-text = Per mostrare il replay su un altro sito, incolla questo codice nella pagina:
web-embed-copy = Copia il codice
web-embed-open = Apri in Burgrave
web-replay-of = Replay: { $name }
web-no-replay = Replay non disponibile
web-play = Riproduci
web-pause = Pausa
web-step = Passo
web-step-of = Passo { $n } di { $of }
web-decision-back = Decisione precedente
web-decision-on = Decisione successiva
web-turn-back = Turno precedente
web-turn-on = Turno successivo
web-round-back = Round precedente
web-round-on = Round successivo
web-pace = Velocità
web-eyes = Vedi come
web-eyes-open = Tutte le carte scoperte
web-eyes-closed = Spettatore

## Profilo

web-name-title = Come ti chiami?
web-name-text = Basta un nome. Non serve un account.
web-name = Nome
web-name-go = Continua
web-name-account = Ho già un account
web-renamed = Nome cambiato in { $name }.
web-account = Account
web-account-text = Facoltativo: con un account accedi ai tuoi tavoli da tutti i tuoi dispositivi. Registrati qui per conservare le partite giocate da ospite.
web-account-new-text = Facoltativo: con un account accedi ai tuoi tavoli da tutti i tuoi dispositivi.
web-account-enter-text = Hai già un account? Le partite finite da ospite non vengono trasferite.
web-account-way = Accedi o registrati
web-account-empty = Inserisci nome utente e password.
web-along-title = Vuoi portare con te le partite?
web-along-text =
    { $n ->
        [one] Come ospite { $name } hai { $n } tavolo in corso.
       *[other] Come ospite { $name } hai { $n } tavoli in corso.
    }
web-along-stay =
    { $n ->
        [one] { $n } di questi non può essere trasferito. Non potrai più aprirlo da questo browser.
       *[other] { $n } di questi non possono essere trasferiti. Non potrai più aprirli da questo browser.
    }
web-along-rest = Non potrai più aprire da questo browser i tavoli che lasci. In ogni caso, le partite finite, gli amici e il rating dell'ospite non vengono trasferiti. Per conservare tutto, registrati invece di accedere.
web-along-take = Accedi e portali con te
web-along-leave = Accedi senza i tavoli
web-along-guest = Resta ospite
web-along-lost =
    { $n ->
        [one] Impossibile trasferire { $n } tavolo.
       *[other] Impossibile trasferire { $n } tavoli.
    }
web-login = Nome utente
web-password = Password
web-password-new = Password (almeno 8 caratteri)
web-password-show = Mostra password
web-log-in = Accedi
web-log-out = Esci
web-register = Registrati
web-registered = Account creato.
web-my-games = Le mie partite
web-all-games = Tutte le partite ({ $n })
web-no-games = Ancora nessuna partita. La prima è a portata di clic.
web-results = I miei risultati
web-results-games =
    { $games ->
        [one] 1 partita finita
       *[other] { $games } partite finite
    }, { $wins ->
        [one] 1 vinta
       *[other] { $wins } vinte
    }
web-results-mean = { $points } punti in media
web-results-rating = Rating { $rating } ± { $doubt }
web-results-no-rating = Per avere un rating, gioca contro giocatori registrati, o contro bot con i suggerimenti disattivati.

## Password e dispositivi

web-access-title = Password e dispositivi
web-access-sessions = Sessioni attive
web-access-this = Questo browser
web-access-unknown = Dispositivo sconosciuto
web-access-since = Inizio: { $at }
web-access-seen = Ultimo uso: { $at }
web-access-end-of = Disconnetti { $agent } (inizio: { $at })
web-access-end-others = Chiudi le altre sessioni
web-access-ended = Sessione chiusa.
web-access-alone = Nessun'altra sessione.
web-access-password = Cambia password
web-access-present = Password attuale
web-access-new = Nuova password (almeno 8 caratteri)
web-access-change = Cambia password
web-access-text = Una nuova password chiude tutte le altre sessioni. I token dei tuoi programmi e i link ai tuoi posti non funzioneranno più.
web-access-changed = Password cambiata. Le altre sessioni sono state chiuse.
web-session-ended = La tua sessione è terminata: la password è cambiata o la sessione è stata chiusa da un altro dispositivo.
web-data-title = I miei dati
web-data-text = Tutto ciò che questo server conserva su di te, in un file JSON: nome, nome utente, e-mail, sessioni, programmi, amici, le tue partite con i risultati e i tuoi messaggi in chat.
web-data-get = Scarica i miei dati
web-delete-account = Elimina il mio account
web-delete-guest = Elimina il mio profilo ospite
web-delete-text = Nome utente, e-mail, amici, rating, sessioni e programmi saranno eliminati per sempre. I bot continueranno le tue partite. Il tuo nome e i tuoi messaggi restano solo ai tavoli dove hai giocato.
web-delete-sure = Elimina per sempre
web-delete-keep = Conserva tutto
web-deleted = I tuoi dati sono stati eliminati.

## Programmi e token

web-token-title = Programmi che giocano per me
web-token-text = Con un token, il tuo programma può vedere i tavoli, unirsi, uscire e giocare a tuo nome. Non può aprire tavoli, iniziare partite, usare la chat né modificare il tuo account.
web-token-interface = Documentazione dell'API (OpenAPI)
web-token-none = Ancora nessun programma.
web-token-everywhere = Tutti i tavoli
web-token-only = Solo: { $table }
web-token-made = Creato: { $at }
web-token-seen = Ultimo uso: { $at }
web-token-unused = Mai usato
web-token-until = Scade: { $at }
web-token-name = Nome del programma
web-token-where = Tavoli consentiti
web-token-days = Scade tra
web-token-make = Crea token
web-token-secret = Token di { $program }
web-token-once = Copialo ora: non verrà più mostrato. Chi ce l'ha può giocare a tuo nome.
web-token-revoke = Revoca
web-token-revoke-of = Revoca il token di { $program }
web-token-revoke-text = Il programma perde subito l'accesso. Non si può annullare. I tuoi posti restano tuoi.
web-token-keep = Mantieni token
web-token-revoked = { $program } non può più giocare per te.

## Carte e regole

web-cost =
    { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    }
web-legend = Simboli
web-keys = Scorciatoie da tastiera
web-key-numbers = scegli l'opzione con quel numero
web-key-gold = prendi oro
web-key-draw = pesca carte
web-key-build = costruisci la carta selezionata
web-key-power = usa la capacità
web-key-end = termina il turno
web-key-undo = annulla l'ultima azione
web-key-hint = chiedi un suggerimento
web-key-help = spiega la carta selezionata
web-rules-cards = Tutte le carte e i loro effetti

## Informazioni

web-about-title = Informazioni su Burgrave
web-about-text = Gioca a Citadels e Valeria: Card Kingdoms online con amici e bot. Gratis e open source.
web-about-rights = Di chi sono i giochi?
web-about-rights-text = Questo è un progetto di fan, non ufficiale. Citadels è di Bruno Faidutti, Valeria: Card Kingdoms di Isaias Vallejo. I nomi appartengono ai rispettivi proprietari e servono solo a identificare i giochi. I testi e i disegni di questo sito sono tutti nostri. Se i giochi ti piacciono, comprali.
web-about-fair = Fair play
web-about-fair-text = Il server invia al tuo browser solo ciò che puoi sapere. I bot non sanno più di quanto saprebbe un giocatore al loro posto. Per mescolare le carte e lanciare i dadi, il server usa numeri casuali sempre nuovi. Li salva nel file della partita, così alla fine chiunque può controllarli.
web-about-private = I tuoi dati
web-about-private-text = Un solo cookie ti identifica. Il browser salva lingua, tema e audio. Non ci sono tracker, e nulla viene caricato da altri server.
web-about-thanks = Ringraziamenti
web-about-icons = Icone da
web-about-fonts = Font:
web-about-libraries = Fatto con

## Errori

web-trouble = Qualcosa è andato storto in questa pagina
web-trouble-text = La tua partita è al sicuro sul server. Ricarica la pagina per continuare.
web-nowhere = Pagina non trovata
web-nowhere-text = Non c'è nulla a questo indirizzo. Controlla il link.
web-error-unknown = Qualcosa è andato storto. Riprova.
web-error-offline = Impossibile raggiungere il server. Controlla la connessione.
web-error-stale = La partita è andata avanti. Controlla il tavolo e scegli di nuovo.
web-error-illegal = Ora non puoi farlo.
web-error-not-your-turn = Non è il tuo turno.
web-error-no-room = Questo tavolo non esiste o non puoi accedervi.
web-error-room-full = Tutti i posti sono occupati.
web-error-cannot-sit = Non puoi unirti a questo tavolo.
web-error-seat-taken = Quel posto è già occupato.
web-error-no-spectators = Questo tavolo non ammette spettatori.
web-error-damaged = Questa partita è danneggiata e non si può mostrare.
web-error-no-seat = Questo posto non esiste.
web-error-already-seated = Hai già un posto a questo tavolo.
web-error-already-started = La partita è già iniziata.
web-error-not-started = La partita non è ancora iniziata.
web-error-not-host = Solo l'host può farlo.
web-error-not-seated = Non hai un posto a questo tavolo.
web-error-which-seat = Su questo dispositivo giocano più persone. Scegli per quale giocatore vale l'azione.
web-error-seats-open = C'è ancora un posto libero. Aspetta un giocatore o aggiungi un bot.
web-error-game-over = La partita è finita.
web-error-not-away = Quel giocatore non è assente o non ha nulla da decidere.
web-error-wait-longer = Il giocatore potrebbe tornare da un momento all'altro. Aspetta un minuto.
web-error-has-clock = Questo tavolo ha un limite di tempo. Quando scade, subentra un bot.
web-error-still-playing = Disponibile dopo la partita.
web-error-no-hints = A questo tavolo i suggerimenti sono disattivati.
web-error-no-undo = A questo tavolo le mosse non si possono annullare.
web-error-paused = La partita è in pausa.
web-error-already-proposed = Rispondi prima alla richiesta in sospeso.
web-error-only-bots = Restano solo bot ad accettare. Abbandona la partita: un bot prenderà il tuo posto.
web-error-no-proposal = Questa richiesta non è più in sospeso.
web-error-cannot-undo = Non si può annullare: è stato rivelato qualcosa o altri hanno già giocato.
web-error-late-undo = Non si può annullare: il tuo tempo scadrebbe.
web-error-nothing-to-undo = Non c'è nulla da annullare.
web-error-no-link = Questo link è sbagliato o scaduto.
web-error-bad-name = Un nome deve avere da 1 a 24 caratteri visibili.
web-error-bad-chat = Un messaggio deve avere da 1 a 300 caratteri.
web-error-bad-login = Un nome utente deve avere da 3 a 24 caratteri: lettere dalla A alla Z, cifre, trattini bassi, trattini e punti.
web-error-bad-password = Una password deve avere da 8 a 128 caratteri.
web-error-login-taken = Questo nome utente è già in uso.
web-error-already-registered = Hai già un account.
web-error-wrong-login = Nome utente o password errati.
web-error-wrong-password = Questa non è la tua password attuale.
web-error-too-many-tries = Troppe password sbagliate. Potrai riprovare tra 15 minuti al massimo.
web-error-too-many-requests = Troppe richieste. Aspetta un momento.
web-error-too-many-sockets = Troppe pagine aperte. Chiudine qualcuna.
web-error-too-many-rooms = Non puoi aprire così tanti tavoli insieme. Prima finisci qualche partita o lascia qualche tavolo.
web-error-busy = Il server è occupato. Riprova tra poco.
web-error-unavailable = Non disponibile al momento. Riprova tra poco.
web-error-stopping = Il server si sta riavviando. La tua partita continuerà tra poco.
web-error-other-rules = Le regole sono cambiate dopo questa partita. Il risultato e il file sono ancora disponibili, ma il replay no.
web-error-foreign-origin = Questa pagina non può farlo. Apri il gioco dal suo indirizzo.
web-error-no-right = Il token del programma non lo consente.
web-error-too-many-tokens = Limite di token raggiunto. Prima revocane uno.

## Notifiche e l'app

web-notices-title = Notifiche
web-notices-text = Ricevi un avviso quando è il tuo turno, quando il tuo tavolo è al completo o quando una partita inizia o finisce. Le notifiche non rivelano mai carte.
web-notices-on = Attiva in questo browser
web-notices-here = Le notifiche sono attive in questo browser.
web-notices-off = Disattiva in questo browser
web-notices-stopped = Le notifiche sono disattivate in questo browser.
web-notices-forbidden = Il browser blocca le notifiche di questa pagina. Consentile nelle impostazioni.
web-notices-failed = Le notifiche funzionano solo con questa pagina aperta.
web-notices-unable = Le notifiche funzionano solo con questa pagina aperta. Su iPhone o iPad, aggiungi prima Burgrave alla schermata Home.
web-notices-others = I miei altri browser
web-notices-end = Disattiva
web-notices-off-at = Disattiva le notifiche in { $agent }
web-mail-title = Notifiche via e-mail
web-mail-to = Le e-mail arrivano a { $address }.
web-mail-open = Apri il link nell'e-mail inviata a { $address }. Fino ad allora non riceverai altre e-mail.
web-mail-off = Non ricevere più e-mail
web-mail-address = Indirizzo e-mail
web-mail-on = Avvisami via e-mail
web-mail-sent = Abbiamo inviato un'e-mail con un link a { $address }.
web-mail-confirm = Conferma il tuo indirizzo
web-mail-confirmed = Il tuo indirizzo è confermato. Le notifiche arriveranno lì.
web-mail-void = Questo link non è più valido. Inserisci di nuovo l'indirizzo nel tuo profilo.
web-mail-stopped = Non riceverai più e-mail da questo server.
web-mail-stop-title = Vuoi smettere di ricevere e-mail?
web-mail-stop-text = Non riceverai più notifiche via e-mail. Puoi riattivarle nel tuo profilo.
web-install-title = App Burgrave
web-install-text = Installa Burgrave come app: si apre in una finestra tutta sua.
web-install = Installa
web-not-now = Impossibile caricare ora
web-offline-title = Nessuna connessione
web-offline-text = Impossibile raggiungere il server. Nessuna mossa va persa, e questa pagina continua a riprovare. Il tempo delle partite continua a scorrere, a meno che il server stesso non sia fuori servizio.
web-newer = Aggiornamento disponibile.
web-newer-go = Ricarica
web-later = Più tardi
web-error-bad-device = Impossibile inviare notifiche a questo browser.
web-error-bad-mail = Impossibile inviare un'e-mail a questo indirizzo.
web-error-not-offered = Questo server non lo offre.

## Spettatori

web-audience =
    { $n ->
        [one] { $n } spettatore
       *[other] { $n } spettatori
    }
web-audience-named = Spettatori: { $names }
web-audience-more =
    { $n ->
        [one] Spettatori: { $names } e un altro
       *[other] Spettatori: { $names } e altri { $n }
    }
web-audience-show-me = Mostra il mio nome ai giocatori
web-spectators-write = Gli spettatori possono scrivere
web-error-no-chat = A questo tavolo possono scrivere in chat solo i giocatori.

## Nella pagina, senza server

web-lite-loading = Burgrave si sta preparando…
web-lite-old = Burgrave ha bisogno di un browser più recente. Usa una versione aggiornata di Firefox, Chrome, Edge o Safari.
web-lite-twice = Burgrave è già aperto in un'altra scheda. Chiudila per giocare qui.
web-lite-failed = Impossibile caricare Burgrave. Controlla la connessione e riprova.
web-lite-unkept = Questo browser non salverà le tue partite: durano finché non chiudi questa pagina.
web-lite-you = Le tue partite sono salvate in questo browser.
web-lite-full = Lo spazio di archiviazione di questo browser è esaurito e la tua mossa non è stata salvata. Libera spazio e riprova.
