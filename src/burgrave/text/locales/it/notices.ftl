# Notifiche per giocatori assenti, su dispositivi e via e-mail, in italiano. $table: il nome di un tavolo.

# Il nome di un tavolo senza nome proprio.
notice-table-of = Tavolo di { $name }

notice-turn = È il tuo turno: { $table }
    .body = Il tavolo aspetta la tua decisione.
notice-late = Il tuo tempo sta per scadere: { $table }
    .body = Se non decidi, un bot giocherà per te.
notice-began = La partita è iniziata: { $table }
    .body = Riceverai un avviso quando sarà il tuo turno.
notice-over = La partita è finita: { $table }
    .body = Guarda com'è andata.
notice-full = Il tuo tavolo è al completo: { $table }
    .body = Tutti i posti sono occupati. Puoi iniziare la partita.
notice-seated = Si è unito un giocatore: { $table }
    .body = Il tuo tavolo ti aspetta.
notice-bot = Un bot sta giocando per te: { $table }
    .body = Puoi riprendere il tuo posto in qualsiasi momento.
notice-rematch = Rivincita: { $table }
    .body = È pronta una rivincita, e c'è un posto per te.
notice-invited = Hai un invito: { $table }
    .body = Un amico ti ha riservato un posto.
notice-round = Il tuo tavolo è pronto: { $table }
    .body = Inizia un turno del tuo torneo.

# Un pulsante di un avviso.
notice-off = Disattiva notifiche

notice-mail-confirm = Conferma il tuo indirizzo e-mail
    .body =
        Hai chiesto a Burgrave di avvisarti a questo indirizzo quando è il tuo turno.

        Per confermare, apri questo link:

        { $link }

        Se non l'hai chiesto tu, ignora questa e-mail. Non ne invieremo altre.
notice-mail-foot = Per non ricevere più e-mail da questo server: { $link }

# Righe della cronologia: bot che giocano per giocatori, e chi torna.

log-late = Il tempo di { $name } è scaduto. Subentra un bot.
log-late-me = Il tuo tempo è scaduto. Subentra un bot.
log-bot = Un bot sta giocando per { $name }.
log-bot-me = Un bot sta giocando per te.
log-back = { $name } è di nuovo in gioco.
log-back-me = Sei di nuovo in gioco.
