### Valeria: il tavolo nel terminale, in italiano.

## Segni per i terminali che non scrivono di meglio: lettere delle risorse, nomi corti dei ruoli

valeria-terminal-sign-gold = o
valeria-terminal-sign-strength = f
valeria-terminal-sign-magic = m
valeria-terminal-sign-vp = p
valeria-terminal-sign-worker = Lav
valeria-terminal-sign-soldier = Sol
valeria-terminal-sign-shadow = Omb
valeria-terminal-sign-holy = Sac

## Effetti in pochi segni; $what è l'effetto

valeria-terminal-citizen = cittadino
valeria-terminal-domain = dominio
valeria-terminal-when-built = 1 volta: { $what }
valeria-terminal-when-roll = dadi: { $what }
valeria-terminal-when-action-start = inizio: { $what }
valeria-terminal-when-action-end = fine: { $what }
valeria-terminal-when-slay = mostro: { $what }
valeria-terminal-when-citizen = cittadino: { $what }
valeria-terminal-when-pair = doppio: { $what }
valeria-terminal-when-standing = { $what }
valeria-terminal-brief-foxgrove-palisade = dado{ $to }6 per { $price }
valeria-terminal-brief-the-desert-orchid = dado{ $to }1 per { $price }{ $each }
valeria-terminal-brief-palace-of-the-dawn = dado -1
valeria-terminal-brief-emerald-stronghold = copie senza sovrapprezzo
valeria-terminal-brief-pratchetts-plateau = domini { $price } in meno
valeria-terminal-brief-monster = { $from } mostro
valeria-terminal-brief-slay = sconfiggi
valeria-terminal-brief-monster-back = mostro al centro
valeria-terminal-brief-citizen-back = cittadino al centro

## Che cosa vogliono dire i segni

valeria-terminal-legend-points = punti
valeria-terminal-legend-powers = tuo turno / altri turni
valeria-terminal-legend-solo-powers = primo / secondo raccolto
valeria-terminal-legend-taken = da un avversario
valeria-terminal-legend-hidden = 1 scoperta, 2 coperte

## L'intestazione

valeria-terminal-turn = turno di { $name }
valeria-terminal-your-turn = il tuo turno
valeria-terminal-dice = dadi { $first } e { $second }, somma { $sum }
valeria-terminal-dice-signs = dadi { $signs } somma { $sum }
valeria-terminal-stacks = pile esaurite: { $number } su { $end }
valeria-terminal-end-due = fine vicina
valeria-terminal-monsters-left =
    { $number ->
        [0] nessun mostro rimasto
        [one] resta { $number } mostro
       *[other] restano { $number } mostri
    }
valeria-terminal-domains-left =
    { $number ->
        [0] nessun dominio rimasto
        [one] resta { $number } dominio
       *[other] restano { $number } domini
    }
valeria-terminal-mixed = cittadini misti
valeria-terminal-left-out = esclusi: { $names }

## Le pile

valeria-terminal-exhausted = esaurita
valeria-terminal-covered = coperta
valeria-terminal-left =
    { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    }
valeria-terminal-left-hidden = { $number } scoperta, { $hidden } coperte
valeria-terminal-below = sotto: { $names }
valeria-terminal-domain-stack = Pila di domini { $number }
valeria-terminal-reward = Ricompensa: { $reward }.
valeria-terminal-worker =
    { $number ->
        [one] { $number } lavoratore
       *[other] { $number } lavoratori
    }
valeria-terminal-soldier =
    { $number ->
        [one] { $number } soldato
       *[other] { $number } soldati
    }
valeria-terminal-shadow =
    { $number ->
        [one] { $number } cittadino ombra
       *[other] { $number } cittadini ombra
    }
valeria-terminal-holy =
    { $number ->
        [one] { $number } cittadino sacro
       *[other] { $number } cittadini sacri
    }
valeria-terminal-needs = richiede { $roles }
valeria-terminal-lacks =
    { $number ->
        [one] ti manca { $roles }
       *[other] ti mancano { $roles }
    }
valeria-terminal-payable = puoi pagarlo

## I giocatori

valeria-terminal-first-player = primo giocatore
valeria-terminal-waiting = segnalino Attesa, niente raccolto in questo turno
valeria-terminal-choosing = sta scegliendo un duca
valeria-terminal-harvesting = sta raccogliendo
valeria-terminal-citizens = cittadini
valeria-terminal-starters = iniziali
valeria-terminal-built = domini
valeria-terminal-slain =
    { $number ->
        [one] { $number } mostro sconfitto, { $points }
       *[other] { $number } mostri sconfitti, { $points }
    }
valeria-terminal-monsters =
    { $number ->
        [one] { $number } mostro
       *[other] { $number } mostri
    }
valeria-terminal-domains =
    { $number ->
        [one] { $number } dominio
       *[other] { $number } domini
    }
valeria-terminal-no-monsters = nessun mostro sconfitto
valeria-terminal-open-points = { $points } senza il duca
valeria-terminal-tokens =
    { $n ->
        [one] { $n } segnalino
       *[other] { $n } segnalini
    }
valeria-terminal-roles = I tuoi cittadini per ruolo: { $roles }
valeria-terminal-duke = duca: { $name }

## Il Signore Oscuro

valeria-terminal-lord-monsters =
    { $number ->
        [one] gli resta { $number } mostro, { $points }
       *[other] gli restano { $number } mostri, { $points }
    }
valeria-terminal-lord-hidden = duca coperto
valeria-terminal-lord-nothing = non ha ancora catturato niente
valeria-terminal-lord-raids = dadi da risolvere: { $dice }

## La parte di chi legge

valeria-terminal-you-have = Hai
valeria-terminal-your-duke = Il tuo duca
valeria-terminal-duke-now = { $points } adesso
valeria-terminal-so-far = { $points } finora
valeria-terminal-income = Rendita per numero (un doppio rende due volte)
valeria-terminal-income-short = Rendita, { $own } / { $others }:
valeria-terminal-own-turn = tuo turno
valeria-terminal-other-turns = altri turni
valeria-terminal-first-harvest = 1º raccolto
valeria-terminal-second-harvest = 2º raccolto
valeria-terminal-often = { $what } ({ $number } volte)
valeria-terminal-income-line = Rendita con { $number }: { $own-turn }: { $own }; { $other-turns }: { $others }

## Spiegazioni

valeria-terminal-stack = Ciò che resta nella pila, dall'alto in basso: { $names }.

## Il benvenuto

valeria-terminal-welcome = Ecco Valeria! A ogni turno il giocatore attivo lancia due dadi. I due dadi e la loro somma attivano i cittadini con quei numeri, per tutti i giocatori. Poi il giocatore attivo fa due azioni: sconfiggere un mostro, reclutare un cittadino, costruire un dominio o ottenere una risorsa. Quando le pile esaurite sono { $number }, o tutti i mostri sono sconfitti, o tutti i domini sono costruiti, la partita finisce a fine round. Vince chi ha più punti. I punti vengono da mostri, domini, segnalini e duca segreto.
valeria-terminal-welcome-solo = Ecco Valeria! Giochi contro il Signore Oscuro. Dopo le tue due azioni, i suoi mostri catturano una carta per ogni dado. Sconfiggi tutti i mostri per vincere. Se in una colonna non resta nulla da catturare, perdi. Con cinque pile esaurite vince chi ha più punti.

## La fine

valeria-terminal-score-monsters = Mostri
valeria-terminal-score-domains = Domini
valeria-terminal-score-tokens = Segnalini
valeria-terminal-score-duke = Duca
valeria-terminal-tie = { $names } sono in parità a { terminal-points }. È davanti chi ha meno carte: { $values }.
    .shared = { $names } sono in parità a { terminal-points } con { $cards } carte a testa. Condividono la posizione.
valeria-terminal-solo-slain = Tutti i mostri sono sconfitti: { $name } vince!
    .you = Tutti i mostri sono sconfitti: hai vinto!
valeria-terminal-solo-open = In una colonna non resta nulla da catturare: vince il Signore Oscuro.
valeria-terminal-solo-won = { $name } vince: { $points } contro { $others } del Signore Oscuro.
    .you = Hai vinto: { $points } contro { $others } del Signore Oscuro!
valeria-terminal-solo-lost = Vince il Signore Oscuro: { $others } contro { $points }.
valeria-terminal-solo-draw = Pareggio: { $points } a testa.
