### Risposte dei modelli linguistici, in italiano.

answer-how = Rispondi con una sola scelta: il numero, il testo o la notazione tra parentesi quadre.
answer-unknown =
    { $number ->
        [one] "{ $text }" non è una delle scelte. Rispondi 1 oppure ripeti la scelta com'è scritta.
       *[other] "{ $text }" non è una delle scelte. Rispondi con un numero da 1 a { $number } oppure ripeti una scelta com'è scritta.
    }
answer-ambiguous =
    { $more ->
        [0] La risposta corrisponde a più scelte: { $choices }. Rispondi con un solo numero.
       *[other] La risposta corrisponde a più scelte: { $choices }; … Rispondi con un solo numero.
    }
answer-left =
    { $number ->
        [one] { $number } tentativo rimasto.
       *[other] { $number } tentativi rimasti.
    }
answer-random = Nessuna risposta valida: "{ $choice }" è stata scelta a caso.
answer-forfeit = Nessuna risposta valida: la partita è persa a tavolino.
answer-reward = Ricompensa: { $number }.
answer-waiting = In attesa di: { $names }.
answer-not-started = La partita non è ancora iniziata.
answer-paused = La partita è in pausa.
answer-ended = La partita è stata chiusa prima della fine.
answer-time = Tempo rimasto: { $seconds } s.
