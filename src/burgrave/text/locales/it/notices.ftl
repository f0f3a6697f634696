# Ciò che si dice alle persone mentre sono via, sui loro dispositivi e per e-mail. $table: il nome di un tavolo.

# A table without a name of its own.
notice-table-of = Tavolo di { $name }

notice-turn = Tocca a te: { $table }
    .body = Il tavolo aspetta la tua decisione.
notice-late = Il tuo tempo sta per scadere: { $table }
    .body = Se non decidi, un bot giocherà per te.
notice-began = La partita è iniziata: { $table }
    .body = Riceverai un avviso quando toccherà a te.
notice-over = La partita è finita: { $table }
    .body = Guarda com'è andata.
notice-full = Il tuo tavolo è al completo: { $table }
    .body = Tutti i posti sono occupati, e la partita aspetta che tu la inizi.
notice-seated = Qualcuno si è seduto: { $table }
    .body = Ti aspettano al tuo tavolo.
notice-bot = Un bot gioca per te: { $table }
    .body = Torna, e il posto è di nuovo tuo.
notice-rematch = Ancora una: { $table }
    .body = È stata proposta una rivincita, e c'è un posto per te.
notice-invited = Hai un invito: { $table }
    .body = Un amico ti tiene un posto.
notice-round = Il tuo tavolo aspetta: { $table }
    .body = Inizia un turno del tuo torneo.

# Un pulsante di un avviso.
notice-off = Niente più avvisi qui

notice-mail-confirm = Conferma il tuo indirizzo
    .body =
        Qualcuno vuole ricevere a questo indirizzo un'e-mail ogni volta che è il suo turno a un tavolo di Burgrave.

        Se sei stato tu, apri questo link:

        { $link }

        Se no, non fare nulla: non arriveranno altre e-mail.
notice-mail-foot = Niente più e-mail da questo tavolo: { $link }

# In the log of a table: who plays for somebody, and when they are back.

log-late = Il tempo di { $name } è finito: continua un bot.
log-late-me = Il tuo tempo è finito: un bot gioca per te.
log-bot = Un bot continua al posto di { $name }.
log-bot-me = Un bot gioca per te.
log-back = { $name } torna a giocare.
log-back-me = Torni a giocare.
