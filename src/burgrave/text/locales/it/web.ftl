### La pagina intorno ai giochi: sala, tavoli, impostazioni, regole in breve. In italiano.

## Barra e menu

web-skip = Vai alla pagina
web-brand-home = Burgrave, alla sala
web-sound = Suono
web-sound-on = Il suono è acceso
web-sound-off = Il suono è spento
web-help = Regole in breve
web-menu = Menu
web-places = Pagine
web-lobby = Sala
web-new-table = Nuovo tavolo
web-cards = Carte
web-rules = Regole in breve
web-me = La mia pagina
web-about = Informazioni
web-language = Lingua
web-theme = Colori
web-auto = Come il sistema
web-day = Giorno
web-night = Notte
web-motion = Movimento
web-motion-full = Pieno
web-motion-reduced = Calmo
web-others-pace = Ciò che fanno gli altri
web-others-pace-slow = Piano
web-others-pace-normal = Normale
web-others-pace-quick = Svelto
web-others-pace-once = Subito
web-others-pace-hold = Ferma ciò che fanno gli altri
web-others-pace-on = Continua
web-others-pace-step = Ancora una cosa ({ $n } in attesa)
web-others-pace-held =
    { $n ->
        [one] Fermo: { $n } cosa in attesa.
       *[other] Fermo: { $n } cose in attesa.
    }
web-rolls = A Valeria tiro io i miei dadi
web-notices = Avvisami quando tocca a me
web-close = Chiudi
web-cancel = Annulla
web-waiting = Un momento…
web-done = Fatto
web-save = Salva
web-change = Cambia
web-go = Vai
web-try-again = Riprova
web-to-lobby = Alla sala
web-search = Cerca
web-found =
    { $n ->
        [0] Non si trova nulla.
        [one] { $n } carta trovata.
       *[other] { $n } carte trovate.
    }
web-less = { $what }: meno
web-more = { $what }: più

## Tempo

web-clock = Orologio
web-clock-mine = Il tuo orologio
web-clock-of = Orologio di { $name }
web-clock-others = Orologio degli altri
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
web-clock-none = Senza orologio
web-clock-minutes = Minuti a mossa
web-clock-of-bank = Minuti a partita
web-clock-of-days = Giorni a mossa
web-clock-length = Tempo per ogni mossa
web-clock-bank-length = Tempo per tutta la partita
web-clock-increment = In più dopo ogni turno
web-clock-bank-note = Il tempo corre solo mentre il giocatore deve decidere, e cresce dopo ogni suo turno.
web-clock-move-note = Ogni decisione ha questo tempo.
web-clock-none-note = A nessuno scade il tempo. Se qualcuno manca per un minuto e fa aspettare gli altri, chi ospita il tavolo può far giocare un bot.
web-clock-over-note = Quando a qualcuno scade il tempo, un bot continua al suo posto, che si può riprendere in ogni momento.
web-clock-minutes-n = { $n } min
web-table-name = Nome del tavolo
web-clock-move = { $n } min a mossa
web-clock-bank = { $n } min + { $s } s
web-clock-days =
    { $n ->
        [one] { $n } giorno a mossa
       *[other] { $n } giorni a mossa
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

## Sala

web-open-a-table = Apri un tavolo
web-play-now = Gioca subito coi bot
web-set-up = Prepara un tavolo
web-my-tables = I miei tavoli
web-public-tables = Tavoli pubblici
web-more-tables = Altri tavoli
web-no-public-tables = Ora nessuno aspetta a un tavolo pubblico. Aprine uno e riempi i posti con bot o amici.
web-welcome = Ti diamo il benvenuto
web-welcome-text = Gioca come ospite: basta un nome, che ti verrà chiesto quando prendi posto.
web-you-are-guest = In questo browser giochi come ospite.
web-you-have-account = Hai effettuato l'accesso.
web-you-login = Nome utente: { $login }
web-by-link = Hai un invito?
web-by-link-text = Incolla il link che hai ricevuto.
web-bad-link = Questo non è il link di un tavolo. Deve finire con #/room/ e una serie di lettere e cifre.
web-new-here = È la prima volta?
web-new-here-text = Leggi le regole in cinque minuti, poi gioca una prima partita con bot facili.
web-fan-project = Un progetto di appassionati, gratuito e non ufficiale.
web-seats-free =
    { $n ->
        [one] { $n } posto libero
       *[other] { $n } posti liberi
    }
web-about-to-start = Sta per cominciare
web-state-open = Prima dell'inizio
web-state-playing = In corso
web-state-over = Finita
web-look = Guarda
web-play-on = Continua
web-enter = Entra
web-join = Partecipa
web-watch = Assisti

## Aprire un tavolo

web-what-is-played = A che cosa si gioca
web-ruleset = Regole
web-scenario = Scenario
web-scenario-random = Sorpresa
web-scenario-custom = Su misura
web-seats = Posti
web-you = Tu
web-you-host = tu, ospiti il tavolo
web-host = ospita il tavolo
web-away = Assente
web-open-seat = Posto libero
web-open-seat-note = per chi ha il link
web-here = Qui
web-here-add = Qualcuno qui, su questo schermo
web-here-note = qui, su questo schermo
web-here-host = sul dispositivo di chi ospita il tavolo
web-here-name = Posto { $n }: nome di chi gioca qui
web-here-default = G{ $n }
web-pass-title = Passa il dispositivo a { $name }
web-pass-text = { $name }, premi quando nessun altro guarda.
web-pass-lift = Sono { $name }
web-bot = Bot
web-bot-number = Bot { $n }
web-bot-level = bot, { $level }
web-level = Forza del bot
web-level-easy = amichevole
web-level-normal = solido
web-level-hard = astuto
web-level-expert = magistrale
web-make-open = Lascia libero questo posto
web-solo-note = Se giochi in solitario affronti il Signore Oscuro.
web-how = Come si gioca
web-public = Pubblico: nell'elenco della sala
web-spectators = Altri possono assistere
web-hints = Consigli permessi
web-start = Inizia la partita
web-start-note = La partita comincia subito.
web-open-table = Apri il tavolo
web-open-table-note =
    { $n ->
        [one] Avrai un link da mandare per il posto libero.
       *[other] Avrai un link da mandare per i { $n } posti liberi.
    }

## Prima dell'inizio

web-table = Tavolo
web-table-of = Tavolo di { $name }
web-invites = { $name } ti invita a { $game }
web-invited = Invito a { $game }
web-sit-down = Prendi posto
web-free-seat = { $name }: libera il posto
web-link = Link a questo tavolo
web-send-link =
    { $n ->
        [one] Manda questo link per riempire il posto libero.
       *[other] Manda questo link per riempire i posti liberi.
    }
web-qr = Codice QR del link a questo tavolo
web-qr-show = Codice QR
web-qr-text = Oppure fai leggere il codice a un telefono.
web-local-only = Solo questo computer raggiunge questo server. Per farvi accedere altri dispositivi, avvialo con:
web-copy = Copia
web-copied = Copiato.
web-not-copied = Il browser non permette di copiare. Seleziona il testo e copialo a mano.
web-start-with-bots =
    { $n ->
        [one] Se non arriva nessuno, il posto libero va a un bot.
       *[other] Se non arriva nessuno, i { $n } posti liberi vanno a dei bot.
    }
web-all-here = Ci siamo tutti.
web-start-needs-all = Questo gioco non ha bot: comincia quando tutti i posti sono occupati.
web-host-starts = La partita la inizia chi ospita il tavolo.
web-leave-table = Lascia il tavolo
web-chat = Chat
web-say = Di' qualcosa
web-send = Invia

## Al tavolo

web-your-turn = Tocca a te
web-lost = La connessione è caduta. Nuovo tentativo…
web-polling = Si gioca senza linea diretta: le novità arrivano un attimo dopo.
web-stand-in = Al tuo posto sta giocando un bot.
web-stand-in-late = Il tuo tempo è finito: al tuo posto sta giocando un bot.
web-take-back = Riprendi il posto
web-keeps-waiting = { $name } non c'è, e tutti aspettano.
web-let-bot-play = Fai giocare un bot
web-watching = Stai assistendo.
web-leave-game = Esci: continua un bot
web-auto-title = Risposte automatiche
web-auto-text = Alle domande che arrivano nei turni altrui puoi rispondere in anticipo, così nessuno ti aspetta.
web-auto-ask = Chiedimelo
web-seat-link = Gioca su un altro dispositivo
web-seat-link-text = Chi apre questo link prende il tuo posto. Tienilo per te.
web-taking-seat = Stai prendendo il tuo posto
web-no-table = Questo tavolo non si può vedere
web-closed-other-rules = Le regole di questo gioco sono cambiate da quando la partita è cominciata, e non può continuare. Non conta per nessuno, e la registrazione si può scaricare.
web-after = Dopo la partita
web-rematch = Gioca ancora
web-to-rematch = Alla prossima partita
web-record = Scarica la registrazione

## Rivedere

web-replay = Rivedi
web-replay-of = Rivedi { $name }
web-no-replay = Non c'è nulla da rivedere
web-play = Avvia
web-pause = Pausa
web-step = Passo
web-step-of = Passo { $n } di { $of }
web-decision-back = Una decisione indietro
web-decision-on = Una decisione avanti
web-turn-back = Un turno indietro
web-turn-on = Un turno avanti
web-round-back = Un round indietro
web-round-on = Un round avanti
web-pace = Velocità
web-pace-slow = Lenta
web-pace-normal = Normale
web-pace-fast = Veloce
web-eyes = Vista da
web-eyes-open = Carte scoperte
web-eyes-closed = Uno spettatore

## Io

web-name-title = Come ti chiamiamo?
web-name-text = Basta un nome per il tavolo. Non serve registrarsi.
web-name = Nome
web-name-go = Continua
web-renamed = Ora ti chiami { $name }.
web-account = Account
web-account-text = Serve solo per avere i tuoi tavoli su più dispositivi. Se ti registri qui, tieni tutte le partite che hai da ospite.
web-account-new-text = Serve solo per avere i tuoi tavoli su più dispositivi.
web-account-enter-text = Per chi ha già un account. Quello che hai finito da ospite resta all'ospite.
web-account-way = Accedi o registrati
web-account-empty = Scrivi il nome utente e la password.
web-along-title = Portare con te le partite?
web-along-text =
    { $n ->
        [one] Hai { $n } tavolo non finito come ospite { $name }.
       *[other] Hai { $n } tavoli non finiti come ospite { $name }.
    }
web-along-stay =
    { $n ->
        [one] { $n } di questi non può venire con te: questo browser non lo ritroverà.
       *[other] { $n } di questi non possono venire con te: questo browser non li ritroverà.
    }
web-along-rest = Quello che lasci qui resta all'ospite, e questo browser non lo ritrova. Le partite finite, gli amici e il punteggio di forza dell'ospite restano a lui in ogni caso. Per tenere tutto, registrati.
web-along-take = Accedi e portali con te
web-along-leave = Accedi e lasciali
web-along-guest = Resta ospite
web-along-lost =
    { $n ->
        [one] { $n } tavolo non è potuto venire con te.
       *[other] { $n } tavoli non sono potuti venire con te.
    }
web-login = Nome utente
web-password = Password
web-password-new = Password, almeno 8 caratteri
web-password-show = Mostra la password
web-log-in = Accedi
web-log-out = Esci
web-register = Registrati
web-registered = Ora hai un account.
web-my-games = Le mie partite
web-all-games = Tutte le partite ({ $n })
web-no-games = Ancora nessuna partita. La prima è a un clic.
web-fares = Come me la cavo
web-fares-games =
    { $games ->
        [one] 1 partita finita
       *[other] { $games } partite finite
    }, { $wins ->
        [one] 1 vinta
       *[other] { $wins } vinte
    }
web-fares-mean = { $points } punti in media
web-fares-rating = Punteggio di forza { $rating }, con un margine di { $doubt }
web-fares-no-rating = Il punteggio di forza arriva con le partite contro altri che hanno un account, o contro i bot senza consigli.

## Password e dispositivi

web-access-title = Password e dispositivi
web-access-sessions = Dove ho effettuato l'accesso
web-access-this = Questo browser
web-access-unknown = Programma sconosciuto
web-access-since = Inizio: { $at }
web-access-seen = Ultimo uso: { $at }
web-access-end-of = Disconnetti { $agent }, accesso: { $at }
web-access-end-others = Esci da tutti gli altri
web-access-ended = Disconnesso.
web-access-alone = Non hai effettuato l'accesso altrove.
web-access-password = Un'altra password
web-access-present = Password attuale
web-access-new = Nuova password, almeno 8 caratteri
web-access-change = Cambia la password
web-access-text = Con una nuova password esci da tutti gli altri dispositivi. I token dei tuoi programmi e i link ai tuoi posti non valgono più.
web-access-changed = La password è cambiata. Ora hai l'accesso solo qui.
web-session-ended = Qui la tua sessione è finita: la password è cambiata, o la sessione è stata chiusa altrove.
web-data-title = I miei dati
web-data-text = Tutto quello che questo server conserva di te, in un file (JSON): nome, nome utente, e-mail, sessioni, programmi, amici, partite con i risultati, ciò che hai scritto.
web-data-get = Scarica i miei dati
web-delete-account = Elimina il mio account
web-delete-guest = Elimina me come ospite
web-delete-text = Nome utente, e-mail, amici, punteggi, sessioni e programmi spariscono per sempre. I bot continuano le tue partite. Il tuo nome e ciò che hai scritto restano solo ai tavoli dove sedevi.
web-delete-sure = Elimina per sempre
web-delete-keep = Conserva tutto
web-deleted = I tuoi dati sono stati eliminati.

## Programmi che giocano per me

web-token-title = Programmi che giocano per me
web-token-text = Con un token un tuo programma può vedere i tavoli, prendere posto, alzarsi e giocare a tuo nome; non può aprire tavoli, iniziare partite, chiacchierare né toccare il tuo account.
web-token-interface = Come un programma parla con questo server (OpenAPI)
web-token-none = Finora nessun programma gioca per te.
web-token-everywhere = A tutti i tavoli
web-token-only = Solo qui: { $table }
web-token-made = Creato: { $at }
web-token-seen = Ultimo uso: { $at }
web-token-unused = Finora nessun uso registrato
web-token-until = Vale fino a: { $at }
web-token-name = Nome del programma
web-token-where = Dove può giocare
web-token-days = Per quanto vale il token
web-token-make = Crea un token
web-token-secret = Il token di { $program }
web-token-once = Copialo adesso: si vede solo questa volta. Chi lo ha può giocare a tuo nome.
web-token-revoke = Revoca
web-token-revoke-of = Revoca il token di { $program }
web-token-revoke-text = Il programma che usa questo token resta subito fuori, e il token non torna più. I tuoi posti restano tuoi.
web-token-keep = Tienilo
web-token-revoked = { $program } non può più giocare per te.

## Carte e regole

web-cost =
    { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    }
web-legend = I segni
web-keys = Tasti
web-key-numbers = scegli l'opzione con quel numero
web-key-gold = prendi monete
web-key-draw = pesca carte
web-key-build = costruisci la carta scelta
web-key-power = usa la capacità
web-key-end = termina il turno
web-key-undo = annulla l'ultimo passo
web-key-hint = chiedi un consiglio
web-key-help = spiega la carta evidenziata
web-rules-cards = Tutte le carte e che cosa fanno

## Informazioni

web-about-title = Che cos'è Burgrave
web-about-text = Burgrave è una casa libera e gratuita per due giochi di carte, Citadels e Valeria: Card Kingdoms, da giocare nel browser con amici e con bot leali.
web-about-rights = Di chi sono i giochi
web-about-rights-text = Questo è un progetto di appassionati, non ufficiale. Citadels è un gioco di Bruno Faidutti, Valeria: Card Kingdoms di Isaias Vallejo; i nomi appartengono ai loro proprietari e servono solo a dire a che cosa si gioca. Testi e disegni qui sono nostri. Se i giochi ti piacciono, comprali.
web-about-fair = Gioco leale
web-about-fair-text = Il server manda al tuo browser solo ciò che puoi sapere. I bot non sanno più di una persona al loro posto. Mescolate e dadi vengono da numeri casuali sempre nuovi del server e restano nella registrazione, così tutti possono controllarli dopo la partita.
web-about-private = I tuoi dati
web-about-private-text = Un cookie ricorda chi sei; il browser ricorda lingua, colori e suono. Nessun tracciamento, e nulla arriva da altri server.
web-about-thanks = Grazie
web-about-icons = Segni da
web-about-fonts = Caratteri:
web-about-libraries = Fatto con

## Che cosa non va

web-trouble = In questa pagina si è rotto qualcosa
web-trouble-text = La tua partita è al sicuro sul server. Ricarica la pagina per continuare.
web-nowhere = Qui non c'è nulla
web-nowhere-text = Questo indirizzo non porta da nessuna parte. Forse manca una lettera del link.
web-error-unknown = Non ha funzionato. Riprova.
web-error-offline = Il server non è raggiungibile. Controlla la connessione.
web-error-stale = Il tavolo è andato avanti: guarda di nuovo, poi scegli.
web-error-illegal = Ora non si può fare.
web-error-not-your-turn = Non tocca a te.
web-error-no-room = Questo tavolo non c'è, o non ti è aperto.
web-error-room-full = Tutti i posti sono presi.
web-error-cannot-sit = Non puoi prendere posto a questo tavolo.
web-error-seat-taken = Lì c'è già qualcuno.
web-error-no-spectators = A questo tavolo non si può assistere.
web-error-damaged = Questa partita è danneggiata e non si può mostrare.
web-error-no-seat = Questo posto non c'è.
web-error-already-seated = Hai già un posto a questo tavolo.
web-error-already-started = La partita è già cominciata.
web-error-not-started = La partita non è ancora cominciata.
web-error-not-host = Può farlo solo chi ospita il tavolo.
web-error-not-seated = Non hai un posto a questo tavolo.
web-error-which-seat = Qui giocano più persone. Indica per chi è.
web-error-seats-open = C'è ancora un posto libero: aspetta qualcuno o mettici un bot.
web-error-game-over = La partita è finita.
web-error-not-away = È presente, o non ha niente da decidere.
web-error-wait-longer = Forse torna subito. Aspetta un minuto.
web-error-has-clock = Questo tavolo ha un orologio: un bot subentra quando il tempo scade.
web-error-still-playing = Solo a partita finita.
web-error-no-hints = A questo tavolo i consigli non sono permessi.
web-error-no-undo = Questo non si può annullare.
web-error-cannot-undo = Questo non si può annullare: nel frattempo si è rivelato qualcosa o altri hanno giocato.
web-error-late-undo = Questo non si può annullare: il tuo tempo sarebbe finito.
web-error-nothing-to-undo = Non c'è nulla da annullare.
web-error-no-link = Questo link non è valido, o non lo è più.
web-error-bad-name = Un nome ha da 1 a 24 lettere visibili.
web-error-bad-chat = Un messaggio ha da 1 a 300 caratteri.
web-error-bad-login = Un nome utente ha da 3 a 24 caratteri: lettere dalla A alla Z, cifre e _ - .
web-error-bad-password = Una password ha da 8 a 128 caratteri.
web-error-login-taken = Questo nome utente è già preso.
web-error-already-registered = Hai già un account.
web-error-wrong-login = Nome utente e password non corrispondono.
web-error-wrong-password = Questa non è la tua password attuale.
web-error-too-many-tries = Troppe password sbagliate. Aspetta un po', al massimo un quarto d'ora.
web-error-too-many-requests = Un po' troppo in fretta. Aspetta un momento.
web-error-too-many-sockets = Troppe pagine aperte. Chiudine qualcuna.
web-error-too-many-rooms = Non puoi aprire così tanti tavoli insieme. Prima finiscine o lasciane qualcuno.
web-error-busy = Il server è occupato. Riprova tra un momento.
web-error-unavailable = Ora non è disponibile. Riprova tra un momento.
web-error-stopping = Il server si riavvia. La tua partita continua tra un momento.
web-error-other-rules = Le regole di questo gioco sono cambiate dopo la partita. Il risultato e la registrazione restano, ma non si può rivedere.
web-error-foreign-origin = Questa pagina non può farlo. Apri il gioco dal suo indirizzo.
web-error-no-right = Un programma con un token non può farlo.
web-error-too-many-tokens = Hai già tutti i token che si possono avere. Prima revocane uno.

## Mentre sono via, e il tavolo come app

web-notices-title = Mentre sono via
web-notices-text = Ricevi un avviso quando tocca a te, quando il tuo tavolo è al completo o quando una partita inizia o finisce. Un avviso dice il nome del tavolo, e mai una carta.
web-notices-on = Avvisami in questo browser
web-notices-here = Ricevi gli avvisi in questo browser.
web-notices-off = Niente più avvisi in questo browser
web-notices-stopped = Non ci sono più avvisi in questo browser.
web-notices-forbidden = Questo browser vieta gli avvisi di questa pagina. Permettili nelle sue impostazioni.
web-notices-failed = Questo browser può avvisare solo mentre la pagina è aperta.
web-notices-unable = Questo browser può avvisare solo mentre la pagina è aperta. Su un iPhone o iPad, metti prima il tavolo sulla schermata Home.
web-notices-others = Gli altri miei browser
web-notices-end = Basta
web-notices-off-at = Niente più avvisi in { $agent }
web-mail-title = E-mail
web-mail-to = Le e-mail vanno a { $address }.
web-mail-open = Apri il link nell'e-mail a { $address }. Fino ad allora non arriva altro.
web-mail-off = Non ricevere più e-mail
web-mail-address = Indirizzo e-mail
web-mail-on = Avvisami per e-mail
web-mail-sent = Un'e-mail con un link è in viaggio verso { $address }.
web-mail-confirm = Conferma un indirizzo
web-mail-confirmed = Questo indirizzo è confermato. Riceverai lì gli avvisi.
web-mail-void = Questo link non è più valido. Nella tua pagina puoi indicare di nuovo l'indirizzo.
web-mail-stopped = Non ricevi più e-mail da questo tavolo.
web-mail-stop-title = Non ricevere più e-mail?
web-mail-stop-text = Poi non riceverai più avvisi per e-mail. Puoi riattivarli nella tua pagina.
web-install-title = Come app
web-install-text = Installa il tavolo, e si apre in una finestra sua.
web-install = Installa
web-not-now = Al momento non si può mostrare
web-offline-title = Nessuna connessione
web-offline-text = Il tavolo non è raggiungibile. Nessuna mossa è persa, e questa pagina riprova da sola. Dove corre un orologio, continua a correre, a meno che non manchi proprio il server.
web-newer = C'è una nuova versione del tavolo.
web-newer-go = Caricala
web-later = Più tardi
web-error-bad-device = Questo browser ha dato un indirizzo a cui non si può avvisare nessuno.
web-error-bad-mail = Non è stato possibile inviare un'e-mail a questo indirizzo.
web-error-not-offered = Questo tavolo non invia avvisi di questo tipo.

## Chi assiste

web-audience =
    { $n ->
        [one] { $n } persona assiste
       *[other] { $n } persone assistono
    }
web-audience-named = Assistono: { $names }
web-audience-more =
    { $n ->
        [one] Assistono: { $names } e un'altra persona
       *[other] Assistono: { $names } e altre { $n } persone
    }
web-audience-show-me = Mostra il mio nome mentre assisto
web-spectators-write = Chi assiste può scrivere
web-error-no-chat = A questo tavolo scrive solo chi ha un posto.
