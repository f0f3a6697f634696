### La guida alla prima partita, in italiano.

web-guide = Guida
web-guide-first-game = Prima partita, con una guida
web-guide-lobby = Oppure comincia subito: una guida spiega ogni passo la prima volta che arriva.
web-guide-game-of = { $game }: prima partita, con una guida
web-guide-got-it = Ho capito
web-guide-what = Che cos’è?
web-guide-stop = Ferma la guida
web-guide-progress = { $n } di { $count }

## Citadels

web-guide-citadels-welcome = Ecco Citadels
    .text = Costruisci la città che vale di più: un quartiere vale quanto è costato. A ogni round prendi in segreto un personaggio, poi tutti giocano il turno in ordine di rango. In alto ci sono le città degli altri, sotto i personaggi, poi che cosa puoi fare, la tua città e la tua mano.
web-guide-citadels-pick = Scegli un personaggio
    .text = Tieni un personaggio per questo round; gli altri passano al prossimo giocatore, e nessuno vede che cosa tieni. Guarda che cosa ti rende: un personaggio guadagna oro per i quartieri del suo colore, e il { $merchant } ha sempre 1 moneta in più.
web-guide-citadels-wait = Scelgono gli altri
    .text = Ognuno tiene in segreto uno dei personaggi rimasti. Quelli scoperti sono fuori per questo round. Ciò che hai visto ti dice chi possono ancora essere gli altri.
web-guide-citadels-calls = Le chiamate
    .text = I personaggi sono chiamati dal rango 1 al rango 8. Chi ha quello chiamato lo mostra e gioca il turno; se nessuno risponde, si chiama il prossimo. La fila dei personaggi mostra a che punto si è.
web-guide-citadels-gather = Oro o carte
    .text = Un turno comincia con una di due cose: 2 monete, o due carte di cui ne tieni una. Prendi l’oro per ciò che hai già in mano; pesca se in mano non hai nulla che vuoi costruire.
web-guide-citadels-drawn = Tieni una carta
    .text = L’altra va sotto il mazzo. Cerca un quartiere che potrai pagare presto, di un nome e di un tipo che la tua città non ha ancora.
web-guide-citadels-power = Il potere del tuo personaggio
    .text = Il tuo personaggio: { $character }. { $reminder } Un potere funziona una volta per turno, prima o dopo aver costruito. Se paga per i quartieri, costruiscine prima uno del suo colore, così conta anche quello.
web-guide-citadels-build = Costruisci
    .text = Paga il costo di una carta e la metti nella tua città, di solito una per turno e mai due volte lo stesso nome. Qualcosa di piccolo a ogni turno è meglio di una lunga attesa per qualcosa di grande.
web-guide-citadels-end = Fine del turno
    .text = Quando non c’è altro da fare, chiudi il turno. Guarda prima se c’è una rendita che aspetta; oro e carte ti restano per il prossimo round.
web-guide-citadels-destroy = Cade un quartiere
    .text = Il { $warlord } può distruggere un quartiere pagando il suo costo meno 1, e quelli economici cadono facilmente. Le città complete sono al sicuro, e così quella del { $bishop }. Il bersaglio migliore è di chi è in testa.
web-guide-citadels-named = Hanno nominato il tuo personaggio
    .text = Chi è nominato dall’{ $assassin } non ha il turno in questo round; chi è nominato dal { $thief } perde tutto l’oro quando è chiamato. Miravano a un rango e potevano solo indovinare che eri tu. La prossima volta prendi qualcuno di meno atteso.
web-guide-citadels-unique = Un quartiere unico all’opera
    .text = Qui paghi con carte della mano. Dai quelle che costruiresti per ultime: le più care, o i nomi che la tua città ha già.
web-guide-citadels-last = L’ultimo round
    .text = Una città di { $goal } quartieri è completa, e questo round si gioca fino in fondo. Costruisci tutto ciò che puoi ancora: ogni moneta spesa per un quartiere è un punto, l’oro che resta non vale nulla.
web-guide-citadels-score = I punti
    .text = I quartieri contano quanto sono costati. Si aggiungono 3 punti per tutti e cinque i tipi, 4 per la prima città completa, 2 per le altre, e ciò che danno i quartieri unici. Poi puoi rivedere tutto, a carte scoperte.

## Valeria

web-guide-valeria-welcome = Ecco Valeria
    .text = Raccogli più punti di tutti: sconfiggi mostri, costruisci domini, accontenta il tuo duca. I dadi nutrono tutti in ogni turno, e nel tuo agisci due volte. Al centro ci sono i mazzi per tutti; i tuoi cittadini stanno sulla tua via, per numero, con il tuo oro, la tua forza e la tua magia.
web-guide-valeria-duke = Scegli un duca
    .text = Tieni uno dei due; l’altro esce senza essere visto. Alla fine un duca dà punti per le carte che nomina. Prendi quello i cui desideri vedi nei mazzi, e lasciati guidare da lui per la partita.
web-guide-valeria-roll = I dadi
    .text = In ogni turno valgono tre numeri: quello di ciascun dado e la loro somma. Un 3 e un 5 svegliano tutti i cittadini di 3, 5 e 8, i tuoi e quelli degli altri.
web-guide-valeria-harvest = Il tuo raccolto
    .text = Nel tuo turno ogni cittadino svegliato dà ciò che dice la metà sinistra della sua carta; se nessuno dei tuoi si è svegliato, prendi 1 risorsa a tua scelta. Dove puoi scegliere, prendi ciò che serve alla tua prossima azione.
web-guide-valeria-others = Il raccolto nei turni degli altri
    .text = Quando tirano gli altri raccogli anche tu, con la metà destra delle tue carte. Perciò cittadini di molti numeri diversi ti nutrono di continuo.
web-guide-valeria-act = Due azioni
    .text = Uccidi un mostro, recluta un cittadino, costruisci un dominio o prendi 1 risorsa; anche due volte la stessa cosa. Recluta presto, per i numeri che ti mancano: un cittadino rende per tutta la partita.
web-guide-valeria-slay = Uccidi un mostro
    .text = Un mostro costa forza, e alcuni anche magia. Dà subito la sua ricompensa e alla fine i suoi punti. Quelli sotto, nello stesso mazzo, sono forti almeno quanto lui.
web-guide-valeria-build = Costruisci un dominio
    .text = Un dominio costa oro e chiede cittadini di certi ruoli, che restano con te. Dà punti, e un potere che vale una volta o per il resto della partita. Quelli che durano rendono di più se li costruisci presto.
web-guide-valeria-pay = Paga con la magia
    .text = La magia può sostituire oro o forza, ma almeno 1 si paga con ciò che è chiesto. Spendi ciò di cui hai di più, e pensa alla seconda azione.
web-guide-valeria-reward = Scegli che cosa ricevi
    .text = Ciò che prendi qui non costa nulla. Un cittadino per un numero che ti manca spesso rende di più; verso la fine sono meglio i punti.
web-guide-valeria-domain = Un dominio all’opera
    .text = Uno dei tuoi domini ti offre qualcosa. Leggi che cosa chiede e che cosa dà; dove puoi rifiutare, chiediti se ti serve lo stesso per la prossima azione.
web-guide-valeria-dice = Cambia i dadi
    .text = Uno dei tuoi domini può cambiare un dado prima del raccolto. Punta un cambiamento per vedere che cosa ti darebbe, o annuncia i dadi come sono.
web-guide-valeria-last = La fine è vicina
    .text = La partita finisce con { $goal } mazzi esauriti, o quando non resta alcun mostro o alcun dominio; il round si gioca fino in fondo. Allora le sole risorse non valgono quasi nulla: trasformale in mostri e domini.
web-guide-valeria-score = I punti
    .text = Mostri e domini contano i loro punti, i segnalini 1 ciascuno, e ora si mostrano i duchi. La tabella dice da dove viene ogni punto; poi puoi rivedere tutto.
