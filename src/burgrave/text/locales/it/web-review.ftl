### Pagina dell'analisi di una partita, in italiano. I testi comuni al terminale sono in review.ftl.

web-review = Analisi
web-review-of = Analisi: { $name }
web-no-review = Analisi non disponibile
web-review-about = Guarda come sono cambiate le probabilità di vittoria, i momenti decisivi, gli errori di ciascuno e quanto ha contato la fortuna.
web-review-takes =
    { $n ->
        [0] Ci vuole circa un minuto.
        [one] Manca circa un minuto.
       *[other] Mancano circa { $n } minuti.
    } Puoi uscire e tornare: l'analisi resta salvata per tutti i giocatori.
web-review-ask = Analizza questa partita
web-review-again = Riprova
web-review-waiting = { $before ->
        [0] Questa partita è la prossima.
        [one] C'è un'altra partita prima della tua.
       *[other] Ci sono altre { $before } partite prima della tua.
    }
web-review-making = Passo { $done } di { $steps }
web-review-progress = Avanzamento dell'analisi
web-review-failed = Impossibile analizzare questa partita.
web-review-chart = Probabilità di vittoria, round per round
web-review-curves = Mostra
web-review-chances = Probabilità di vittoria
web-review-as-table = Mostra come tabella
web-review-player = Giocatore
web-review-round = Round { $n }
web-review-moment = { $number }: round { $round }
web-review-look-at = Replay dal passo { $step }
web-review-seats = Fortuna e abilità
web-review-turning-note = Quanto sono cambiate le probabilità di vittoria in quel momento.
web-review-costly-note = Rispetto alla mossa migliore trovata dal computer in quel momento.
web-review-sums = Rispetto a probabilità uguali per tutti.
web-review-mistakes = { $n ->
        [0] Nessun errore in { $of } decisioni.
        [one] 1 errore in { $of } decisioni.
       *[other] { $n } errori in { $of } decisioni.
    }
web-review-whose = Giocatore
web-review-played = Mossa:
web-review-better = Migliore:
web-review-cost = { $chance } di probabilità di vittoria invece di { $possible }
web-review-possible = possibile
web-review-try = Prova questa posizione
web-review-decisions = Tutte le decisioni
web-review-not-yet = I momenti chiave compariranno qui man mano che vengono trovati.
web-error-no-review = Si possono analizzare solo partite finite di giochi che hanno i bot.
web-error-too-many-reviews = Hai già diverse analisi in coda. Riprova quando saranno pronte.

web-from-here = Gioca da qui
web-from-here-short = Da qui
web-from-here-text = Si apre un nuovo tavolo tutto tuo, che parte dal passo { $step }. Tu prendi un posto, i bot gli altri. Le carte nascoste a chi era al tuo posto vengono ridistribuite. La partita non conta per nessuno.
web-from-here-as = Gioca come
web-from-here-go = Inizia
