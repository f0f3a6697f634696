### Puzzles, in Italian.

web-puzzles = Problemi
web-puzzles-about = Posizioni tratte da partite tra bot. In ognuna c'è una mossa nettamente migliore delle altre. Sai trovarla?
web-puzzle = Problema
web-puzzle-number = Problema { $n }
web-puzzle-of-round = Posizione del round { $n }
web-puzzle-daily = Problema del giorno
web-puzzle-lobby = Una mossa è nettamente la migliore. Sai trovarla?
web-puzzle-solve = Risolvi
web-puzzle-done-today = Risolto. Il prossimo arriva domani.
web-puzzle-streak =
    { $n ->
        [one] { $n } giorno di fila
       *[other] { $n } giorni di fila
    }
web-puzzle-question = Una mossa è nettamente la migliore. Giocala.
web-puzzle-right = Esatto!
web-puzzle-wrong = Non è la mossa migliore
web-puzzle-solution = Mostra la soluzione
web-puzzle-first-counts = Conta solo la prima risposta.
web-puzzle-best = Mossa migliore:
web-puzzle-yours = (la tua mossa)
web-puzzle-chances = Probabilità di vittoria dopo ogni mossa
web-puzzle-more =
    { $n ->
        [one] Un'altra mossa
       *[other] Altre { $n } mosse
    }
web-puzzle-sure = Tutte e { $searches } le ricerche hanno trovato la stessa mossa migliore. In media supera di { $margin } punti (±{ $error }) la migliore delle mosse sbagliate, su { $trials } simulazioni.
web-puzzle-next = Prossimo problema
web-puzzle-all = Tutti i problemi
web-puzzle-none = Nessun problema corrisponde ai filtri.
web-puzzle-count = { $done } risolti su { $n }
web-puzzle-solved = risolto
web-puzzle-missed = sbagliato
web-puzzle-grade = Difficoltà
web-puzzle-any-grade = Qualsiasi
web-puzzle-grade-1 = Facile
web-puzzle-grade-2 = Medio
web-puzzle-grade-3 = Difficile
web-puzzle-grade-4 = Esperto
web-puzzle-theme = Tema
web-puzzle-any-theme = Tutti i temi
web-puzzle-theme-turn = Il momento giusto
web-no-puzzle = Problema non disponibile
web-error-no-puzzle = Questo problema non esiste.
