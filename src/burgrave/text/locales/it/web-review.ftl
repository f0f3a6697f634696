### La pagina dell'analisi di una partita, in italiano. Ciò che dice come il terminale sta in review.ftl.

web-review = Analisi
web-review-of = Analisi di { $name }
web-no-review = Non c'è nessuna analisi
web-review-about = Come è salita e scesa la probabilità di vincere di ognuno, quali sono state le svolte della partita, quanto sono costate le decisioni rispetto al meglio che si poteva trovare con ciò che si sapeva allora, e che cosa è stata fortuna e che cosa gioco.
web-review-takes = Ci vuole un minuto o qualcuno in più. Puoi lasciare questa pagina: l'analisi resta per tutti quelli che hanno giocato.
web-review-ask = Analizza questa partita
web-review-again = Riprova
web-review-waiting = { $before ->
        [0] Questa partita è la prossima.
        [one] Prima viene un'altra partita.
       *[other] Prima vengono altre { $before } partite.
    }
web-review-making = Passo { $done } di { $steps }
web-review-progress = A che punto è l'analisi
web-review-failed = Non è stato possibile analizzare questa partita.
web-review-chart = Round per round
web-review-curves = Che cosa si vede
web-review-chances = Probabilità di vincere
web-review-as-table = Lo stesso in tabella
web-review-player = Giocatore
web-review-round = Round { $n }
web-review-moment = { $number }: round { $round }
web-review-look-at = Rivedi dal passo { $step }
web-review-seats = Fortuna e gioco
web-review-turning-note = Quanto è cambiata lì la probabilità di vincere di ciascuno, per opera di chiunque o di qualunque cosa.
web-review-costly-note = Quanto è costata ciascuna rispetto alla migliore trovata da una ricerca con ciò che si sapeva allora: non tutto il cambiamento di quel momento.
web-review-sums = Quanto ciascuno ha guadagnato o perso rispetto a una quota uguale della vittoria.
web-review-mistakes = { $n ->
        [0] Nessuna decisione è costata qualcosa.
        [one] Una decisione su { $of } ha avuto un costo: { $cost } della vittoria.
       *[other] { $n } decisioni su { $of } hanno avuto un costo: { $cost } della vittoria in tutto.
    }
web-review-whose = Decisioni di
web-review-played = Giocato:
web-review-better = Meglio:
web-review-cost = { $cost } della vittoria (± { $error })
web-error-no-review = Si può analizzare solo una partita arrivata alla fine, e solo se il suo gioco ha dei bot.
web-error-too-many-reviews = Aspetti già diverse analisi. Chiedi questa quando saranno finite.

web-from-here = Gioca da qui
web-from-here-short = Da qui
web-from-here-text = Un nuovo tavolo tuo comincia come stava questo al passo { $step }. Tu prendi un posto, i bot gli altri. Ciò che quel giocatore non sapeva allora si distribuisce di nuovo, e la partita non conta per nessuno.
web-from-here-as = Gioca come
web-from-here-go = Comincia
