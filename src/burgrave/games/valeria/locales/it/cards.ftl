### Valeria: Card Kingdoms: nomi e spiegazioni delle carte, in italiano.
### Tutti i nomi italiani sono traduzioni nostre.
###
### Attributi
###   .help      la regola della carta, con parole nostre
###   .reminder  una riga per un menu, al massimo 60 caratteri
###   .gender    masculine, feminine o neuter: il genere del nome
###   .name      una risorsa in una parola sola; il suo messaggio è una quantità, di $n
### Un testo sta su una riga: Fluent conserva gli a capo.
###
### Glossario
###   oro         1 moneta d'oro, 2 monete               forza, magia   1 di forza, 2 di magia
###   risorsa     oro, forza o magia                     segnalino      un segnalino vittoria: 1 punto
###   cittadino   una carta con uno dei quattro ruoli    iniziale       una delle due carte di partenza: senza ruolo
###   costo base  il prezzo senza il sovrapprezzo        sovrapprezzo   1 moneta per ogni carta di quel nome che hai
###   centro      le venti pile sul tavolo               esaurita       di una pila: vuota
###   pila vittoria   i mostri che un giocatore ha sconfitto    banca   da dove vengono e dove vanno i segnalini
###   doppio      due dadi con lo stesso numero
###   ottenere (dalla banca), prendere (a un giocatore), rubare (con un Ladro)
###   attivare (un numero dei dadi), raccogliere, sconfiggere (un mostro), reclutare (un cittadino),
###   costruire (un dominio)
###   ruoli: lavoratore, soldato, ombra, sacro           tipi: sgherro, bestia, titano, capo
###   prezzo in forza o in oro: tutto tranne un segnalino può essere magia

## Risorse e punti vittoria

valeria-resource-gold =
    { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    }
    .gender = masculine
    .name = Oro
    .reminder = Serve a pagare cittadini e domini.
    .help = L'oro serve a pagare cittadini e domini. La magia può sostituirne una parte, ma devi pagare almeno 1 moneta.

valeria-resource-strength = { $n } di forza
    .gender = feminine
    .name = Forza
    .reminder = Serve a sconfiggere i mostri.
    .help = La forza serve a sconfiggere i mostri. La magia può sostituirne una parte, ma devi pagare almeno 1 di forza.

valeria-resource-magic = { $n } di magia
    .gender = feminine
    .name = Magia
    .reminder = Può sostituire forza o oro. Alcuni mostri la richiedono.
    .help = La magia può sostituire oro o forza quando paghi un'azione, ma almeno 1 deve essere della risorsa richiesta. Alcuni mostri costano anche magia, che non si può sostituire.

valeria-resource-vp =
    { $n ->
        [one] { $n } segnalino vittoria
       *[other] { $n } segnalini vittoria
    }
    .gender = masculine
    .name = Punti vittoria
    .reminder = Chi ne ha di più vince la partita.
    .help = Chi ha più punti vittoria vince la partita. Vengono dai segnalini vittoria, dai tuoi mostri e domini e dal tuo duca. Non sono una risorsa: non puoi spenderli.

## Ruoli

valeria-role-worker = Lavoratore
    .gender = masculine
    .reminder = Mercante, Fabbro, Contadino, Macellaio, Minatore.
    .help = Ruolo dei cittadini: Mercante, Fabbro, Contadino, Macellaio, Minatore. I domini richiedono cittadini di certi ruoli. Molti duchi danno punti per le icone di ruolo, comprese quelle sui tuoi domini. Le carte iniziali non hanno ruolo.

valeria-role-soldier = Soldato
    .gender = masculine
    .reminder = Arciere, Mago, Cavaliere, Campione, Signore della Guerra.
    .help = Ruolo dei cittadini: Arciere, Mago, Cavaliere, Campione, Signore della Guerra. I domini richiedono cittadini di certi ruoli. Molti duchi danno punti per le icone di ruolo, comprese quelle sui tuoi domini. Le carte iniziali non hanno ruolo.

valeria-role-shadow = Ombra
    .gender = feminine
    .reminder = Mercenario, Alchimista, Furfante, Ladro.
    .help = Ruolo dei cittadini: Mercenario, Alchimista, Furfante, Ladro. I domini richiedono cittadini di certi ruoli. Molti duchi danno punti per le icone di ruolo, comprese quelle sui tuoi domini. Le carte iniziali non hanno ruolo.

valeria-role-holy = Sacro
    .gender = masculine
    .reminder = Chierico, Monaco, Paladino, Sacerdotessa.
    .help = Ruolo dei cittadini: Chierico, Monaco, Paladino, Sacerdotessa. I domini richiedono cittadini di certi ruoli. Molti duchi danno punti per le icone di ruolo, comprese quelle sui tuoi domini. Le carte iniziali non hanno ruolo.

## Tipi di mostro

valeria-type-minion = Sgherro
    .gender = masculine
    .reminder = Mostri comuni.
    .help = Mostri comuni: Gargoyle, Goblin, Scheletro, Treant, Cubo Gelatinoso, Coboldi, Guerriero Orco. Nessuna carta del gioco base conta gli sgherri.

valeria-type-beast = Bestia
    .gender = feminine
    .reminder = Mostri selvaggi.
    .help = Mostri selvaggi: Ragno Funesto, Basilisco, Orsogufo, Orso Feroce. Nessuna carta del gioco base conta le bestie.

valeria-type-titan = Titano
    .gender = masculine
    .reminder = Mostri colossali. Con Hrothgar valgono di più.
    .help = Mostri colossali: Spettro, Goblin Mago, Scheletro Fiammeggiante, Gigante, Golem d'Oro. Con Hrothgar il Conquistatore danno punti extra.

valeria-type-boss = Capo
    .gender = masculine
    .reminder = Il mostro più forte della sua area.
    .help = Il mostro più forte di ogni area, in fondo alla pila: Regina delle Streghe, Re dei Goblin, Re degli Scheletri, Regina dei Ragni, Drago della Palude, Troll, Drago Rosso, Capotribù Orco. La ricompensa cresce con ogni mostro dell'area che hai sconfitto.

## Aree

valeria-area-barrens = Lande Desolate
    .gender = feminine
    .reminder = Gargoyle, Spettro, Regina delle Streghe.
    .help = Area 1 di 8, dalla più debole alla più forte. La sua pila, dall'alto in basso: Gargoyle, Spettro, Regina delle Streghe.

valeria-area-hills = Colline
    .gender = feminine
    .reminder = Goblin, Goblin Mago, Re dei Goblin.
    .help = Area 2 di 8, dalla più debole alla più forte. La sua pila, dall'alto in basso: Goblin, Goblin Mago, Re dei Goblin.

valeria-area-ruins = Rovine
    .gender = feminine
    .reminder = Scheletro, Scheletro Fiammeggiante, Re degli Scheletri.
    .help = Area 3 di 8, dalla più debole alla più forte. La sua pila, dall'alto in basso: Scheletro, Scheletro Fiammeggiante, Re degli Scheletri.

valeria-area-forest = Foresta
    .gender = feminine
    .reminder = Treant, Ragno Funesto, Regina dei Ragni.
    .help = Area 4 di 8, dalla più debole alla più forte. La sua pila, dall'alto in basso: Treant, Ragno Funesto, Regina dei Ragni.

valeria-area-swamp = Palude
    .gender = feminine
    .reminder = Cubo Gelatinoso, Basilisco, Drago della Palude.
    .help = Area 5 di 8, dalla più debole alla più forte. La sua pila, dall'alto in basso: Cubo Gelatinoso, Basilisco, Drago della Palude.

valeria-area-valley = Valle
    .gender = feminine
    .reminder = Orsogufo, Gigante, Troll.
    .help = Area 6 di 8, dalla più debole alla più forte. La sua pila, dall'alto in basso: Orsogufo, Gigante, Troll.

valeria-area-caverns = Caverne
    .gender = feminine
    .reminder = Coboldi, Golem d'Oro, Drago Rosso.
    .help = Area 7 di 8, dalla più debole alla più forte. La sua pila, dall'alto in basso: Coboldi, Golem d'Oro, Drago Rosso.

valeria-area-mountains = Montagne
    .gender = feminine
    .reminder = Orso Feroce, Guerriero Orco, Capotribù Orco.
    .help = Area 8 di 8, dalla più debole alla più forte. La sua pila, dall'alto in basso: Orso Feroce, Guerriero Orco, Capotribù Orco.

## Fasi

valeria-phase-roll = Fase del Lancio
    .gender = feminine
    .reminder = Lancia due dadi. I domini possono cambiarli.
    .help = Il giocatore attivo lancia due dadi e può cambiarli usando i propri domini, ciascuno una volta. I tre numeri del turno sono i due dadi e la loro somma.

valeria-phase-harvest = Fase del Raccolto
    .gender = feminine
    .reminder = I dadi attivano le carte di tutti.
    .help = Ogni carta con uno dei tre numeri si attiva, due volte se entrambi i dadi mostrano il suo numero. Il giocatore attivo usa i poteri del proprio turno, gli altri quelli dei turni altrui. I Ladri del giocatore attivo vengono per primi. Se non si attiva nessuna tua carta, ottieni 1 risorsa a tua scelta. In cinque giocatori, chi ha il segnalino Attesa non ottiene nulla.

valeria-phase-action = Fase delle Azioni
    .gender = feminine
    .reminder = Due azioni: sconfiggi, recluta, costruisci o 1 risorsa.
    .help = Il giocatore attivo fa esattamente due azioni, uguali o diverse: sconfiggere un mostro, reclutare un cittadino, costruire un dominio o ottenere 1 risorsa.

valeria-phase-end = Fase Finale
    .gender = feminine
    .reminder = Controlla se la partita finisce e passa i dadi a sinistra.
    .help = Se tutti i mostri sono sconfitti, tutti i domini sono costruiti o le pile esaurite sono il doppio dei giocatori, la partita finisce quando tutti hanno giocato lo stesso numero di turni. Altrimenti i dadi passano a sinistra.

valeria-phase-monster = Fase dei Mostri
    .gender = feminine
    .reminder = Con i dadi i mostri catturano carte.
    .help = Solo in solitario. Ogni dado attiva la pila di mostri in quella posizione, contando da sinistra, se ha ancora mostri. Un 6 attiva una pila a tua scelta. Ogni volta il Signore Oscuro cattura la carta in cima a una pila di cittadini della colonna, o il dominio in cima se lì non restano cittadini. Se non resta nulla da catturare, perdi.

valeria-phase-second-harvest = Seconda Fase del Raccolto
    .gender = feminine
    .reminder = Gli stessi dadi, con i poteri degli altri turni.
    .help = Solo in solitario. Gli stessi dadi attivano di nuovo le tue carte, anche quelle appena reclutate. Questa volta usano i poteri dei turni degli altri.

## Preparazioni

valeria-scenario-first-game = Prima partita
    .gender = feminine
    .reminder = La preparazione consigliata per la prima partita.
    .help = Aree: Colline, Rovine, Foresta, Valle, Montagne. Cittadini: Chierico, Mercante, Mercenario, Arciere, Contadino, Cavaliere, Furfante, Campione, Paladino, Macellaio. Nessun dominio è escluso.

valeria-scenario-glittering-gold = Oro Scintillante
    .gender = masculine
    .reminder = Una preparazione incentrata sull'oro.
    .help = Aree: Colline, Rovine, Foresta, Palude, Caverne. Cittadini: Monaco, Mercante, Alchimista, Arciere, Contadino, Cavaliere, Furfante, Campione, Paladino, Macellaio. Domini esclusi: Dolori Dimenticati, Spina Viola, Obelisco Dorato di Nae, Monolito di Ostendaar.

valeria-scenario-mastery-over-magic = Maestria della Magia
    .gender = feminine
    .reminder = Una preparazione incentrata sulla magia.
    .help = Aree: Lande Desolate, Rovine, Foresta, Valle, Montagne. Cittadini: Chierico, Mercante, Alchimista, Mago, Contadino, Cavaliere, Ladro, Campione, Paladino, Macellaio. Domini esclusi: Occhio di Asteraten, Armata del Corvo di Sangue, Palizzata del Bosco della Volpe, Abbraccio di Gargan.

valeria-scenario-monster-blood = Sangue di Mostro
    .gender = masculine
    .reminder = Una preparazione incentrata sui mostri.
    .help = Aree: Lande Desolate, Rovine, Foresta, Palude, Montagne. Cittadini: Chierico, Fabbro, Mercenario, Arciere, Contadino, Cavaliere, Furfante, Signore della Guerra, Sacerdotessa, Minatore. Domini esclusi: Dolori Dimenticati, Nido della Strega Tessitrice, Cattedrale di Sant'Aquila, Tregua del Tagliagole.

valeria-scenario-random = Casuale
    .gender = masculine
    .reminder = Aree e cittadini a caso.
    .help = Cinque delle otto aree e un cittadino per ogni numero, scelti a caso. Si mescolano tutti i domini.

valeria-scenario-custom = Personalizzato
    .gender = masculine
    .reminder = Aree e cittadini a tua scelta.
    .help = Scegli cinque aree, il cittadino di ogni numero che ne ha due e i domini da escludere.

## Carte iniziali

valeria-starter-peasant = Contadino Iniziale
    .gender = masculine
    .reminder = Ogni turno: 1 moneta.
    .help = Ogni giocatore ne ha uno dall'inizio e non lo perde mai. Non ha ruolo. Si attiva con 5. In ogni turno: ottieni 1 moneta. Conta come Contadino quando ne recluti un altro.

valeria-starter-knight = Cavaliere Iniziale
    .gender = masculine
    .reminder = Ogni turno: 1 di forza.
    .help = Ogni giocatore ne ha uno dall'inizio e non lo perde mai. Non ha ruolo. Si attiva con 6. In ogni turno: ottieni 1 di forza. Conta come Cavaliere quando ne recluti un altro, e per il Signore della Guerra.

## Cittadini

valeria-citizen-cleric = Chierico
    .gender = masculine
    .reminder = Tuo turno: 3 di magia. Altri turni: 1 di magia.
    .help = Cittadino sacro. Si attiva con 1. Costa 3 monete, più 1 per ogni Chierico che possiedi. Nel tuo turno: ottieni 3 di magia. Nei turni degli altri: ottieni 1 di magia.

valeria-citizen-monk = Monaco
    .gender = masculine
    .reminder = Tuo: 1 moneta + 2 magia. Altri: paga 1 moneta per 2 magia.
    .help = Cittadino sacro. Si attiva con 1. Costa 3 monete, più 1 per ogni Monaco che possiedi. Nel tuo turno: ottieni 1 moneta e 2 di magia. Nei turni degli altri: puoi pagare 1 moneta per ottenere 2 di magia.

valeria-citizen-merchant = Mercante
    .gender = masculine
    .reminder = Tuo turno: 2 monete o 2 di magia. Altri turni: 1 moneta.
    .help = Cittadino lavoratore. Si attiva con 2. Costa 2 monete, più 1 per ogni Mercante che possiedi. Nel tuo turno: ottieni 2 monete o 2 di magia. Nei turni degli altri: ottieni 1 moneta.

valeria-citizen-blacksmith = Fabbro
    .gender = masculine
    .reminder = Tuo turno: 1 moneta per soldato. Altri turni: 1 moneta.
    .help = Cittadino lavoratore. Si attiva con 2. Costa 3 monete, più 1 per ogni Fabbro che possiedi. Nel tuo turno: ottieni 1 moneta per ogni soldato che possiedi. Nei turni degli altri: ottieni 1 moneta.

valeria-citizen-mercenary = Mercenario
    .gender = masculine
    .reminder = Tuo: 1 forza + 1 moneta. Altri: paga 1 forza per 2 monete.
    .help = Cittadino ombra. Si attiva con 3. Costa 3 monete, più 1 per ogni Mercenario che possiedi. Nel tuo turno: ottieni 1 di forza e 1 moneta. Nei turni degli altri: puoi pagare 1 di forza per ottenere 2 monete.

valeria-citizen-alchemist = Alchimista
    .gender = masculine
    .reminder = Tuo: paga 1 moneta per 3 magia. Altri: 1 magia per 2 monete.
    .help = Cittadino ombra. Si attiva con 3. Costa 3 monete, più 1 per ogni Alchimista che possiedi. Nel tuo turno: puoi pagare 1 moneta per ottenere 3 di magia. Nei turni degli altri: puoi pagare 1 di magia per ottenere 2 monete.

valeria-citizen-archer = Arciere
    .gender = masculine
    .reminder = Tuo turno: 2 di forza. Altri turni: 1 di forza.
    .help = Cittadino soldato. Si attiva con 4. Costa 4 monete, più 1 per ogni Arciere che possiedi. Nel tuo turno: ottieni 2 di forza. Nei turni degli altri: ottieni 1 di forza.

valeria-citizen-wizard = Mago
    .gender = masculine
    .reminder = Tuo turno: 1 di magia + 1 di forza. Altri turni: 1 di magia.
    .help = Cittadino soldato. Si attiva con 4. Costa 4 monete, più 1 per ogni Mago che possiedi. Nel tuo turno: ottieni 1 di magia e 1 di forza. Nei turni degli altri: ottieni 1 di magia.

valeria-citizen-peasant = Contadino
    .gender = masculine
    .reminder = Ogni turno: 1 moneta.
    .help = Cittadino lavoratore. Si attiva con 5. Costa 2 monete, più 1 per ogni Contadino che possiedi, compreso quello iniziale. In ogni turno: ottieni 1 moneta.

valeria-citizen-knight = Cavaliere
    .gender = masculine
    .reminder = Ogni turno: 1 di forza.
    .help = Cittadino soldato. Si attiva con 6. Costa 2 monete, più 1 per ogni Cavaliere che possiedi, compreso quello iniziale. In ogni turno: ottieni 1 di forza.

valeria-citizen-rogue = Furfante
    .gender = masculine
    .reminder = Tuo turno: 2 forza + 2 monete. Altri: 1 forza + 1 moneta.
    .help = Cittadino ombra. Si attiva con 7. Costa 2 monete, più 1 per ogni Furfante che possiedi. Nel tuo turno: ottieni 2 di forza e 2 monete. Nei turni degli altri: ottieni 1 di forza e 1 moneta.

valeria-citizen-thief = Ladro
    .gender = masculine
    .reminder = Tuo turno: ruba oro o magia, fino a 3. Altri: ottieni 2.
    .help = Cittadino ombra. Si attiva con 7. Costa 2 monete, più 1 per ogni Ladro che possiedi. Nel tuo turno: ruba a un avversario fino a 3 monete o fino a 3 di magia, ma non entrambe, prima di ogni altro raccolto (in solitario: dalla banca). Nei turni degli altri: ottieni 2 monete o 2 di magia.

valeria-citizen-champion = Campione
    .gender = masculine
    .reminder = Tuo turno: 4 di forza. Altri: paga 1 moneta per 4 di forza.
    .help = Cittadino soldato. Si attiva con 8. Costa 2 monete, più 1 per ogni Campione che possiedi. Nel tuo turno: ottieni 4 di forza. Nei turni degli altri: puoi pagare 1 moneta per ottenere 4 di forza.

valeria-citizen-warlord = Signore della Guerra
    .gender = masculine
    .reminder = Tuo turno: 1 di forza per soldato. Altri: 1 per Cavaliere.
    .help = Cittadino soldato. Si attiva con 8. Costa 2 monete, più 1 per ogni Signore della Guerra che possiedi. Nel tuo turno: ottieni 1 di forza per ogni soldato che possiedi, compreso questo. Nei turni degli altri: ottieni 1 di forza per ogni Cavaliere che possiedi, compreso quello iniziale.

valeria-citizen-paladin = Paladino
    .gender = masculine
    .reminder = Tuo: 1 forza + 2 magia. Altri: paga 1 forza per 3 magia.
    .help = Cittadino sacro. Si attiva con 9 o 10. Costa 2 monete, più 1 per ogni Paladino che possiedi. Nel tuo turno: ottieni 1 di forza e 2 di magia. Nei turni degli altri: puoi pagare 1 di forza per ottenere 3 di magia.

valeria-citizen-priestess = Sacerdotessa
    .gender = feminine
    .reminder = Tuo: 2 forza + 1 magia. Altri: paga 1 magia per 3 forza.
    .help = Cittadino sacro. Si attiva con 9 o 10. Costa 2 monete, più 1 per ogni Sacerdotessa che possiedi. Nel tuo turno: ottieni 2 di forza e 1 di magia. Nei turni degli altri: puoi pagare 1 di magia per ottenere 3 di forza.

valeria-citizen-butcher = Macellaio
    .gender = masculine
    .reminder = Tuo turno: 2 monete per lavoratore. Altri turni: 4 monete.
    .help = Cittadino lavoratore. Si attiva con 11 o 12. Costa 1 moneta, più 1 per ogni Macellaio che possiedi. Nel tuo turno: ottieni 2 monete per ogni lavoratore che possiedi, compreso questo. Nei turni degli altri: ottieni 4 monete.

valeria-citizen-miner = Minatore
    .gender = masculine
    .reminder = Tuo turno: 1 moneta + 1 per dominio. Altri turni: 4 monete.
    .help = Cittadino lavoratore. Si attiva con 11 o 12. Costa 1 moneta, più 1 per ogni Minatore che possiedi. Nel tuo turno: ottieni 1 moneta, più 1 moneta per ogni dominio che possiedi. Nei turni degli altri: ottieni 4 monete.

## Mostri

valeria-monster-gargoyle = Gargoyle
    .gender = masculine
    .reminder = 1 di magia.
    .help = Sgherro delle Lande Desolate. Costa 1 di forza. Vale 1 punto. Ricompensa: 1 di magia.

valeria-monster-wraith = Spettro
    .gender = masculine
    .reminder = Un cittadino gratis di costo base 2 o meno.
    .help = Titano delle Lande Desolate. Costa 4 di forza e 3 di magia. Vale 3 punti. Ricompensa: un cittadino gratis di costo base 2 o meno.

valeria-monster-witch-queen = Regina delle Streghe
    .gender = feminine
    .reminder = 1 di magia per mostro delle Lande Desolate, compreso questo.
    .help = Capo delle Lande Desolate. Costa 5 di forza e 4 di magia. Vale 5 punti. Ricompensa: 1 di magia per ogni mostro delle Lande Desolate nella tua pila vittoria, compreso questo.

valeria-monster-goblin = Goblin
    .gender = masculine
    .reminder = 1 moneta.
    .help = Sgherro delle Colline. Costa 1 di forza. Vale 1 punto. Ricompensa: 1 moneta.

valeria-monster-goblin-mage = Goblin Mago
    .gender = masculine
    .reminder = 1 moneta o 1 di magia.
    .help = Titano delle Colline. Costa 3 di forza. Vale 2 punti. Ricompensa: 1 moneta o 1 di magia.

valeria-monster-goblin-king = Re dei Goblin
    .gender = masculine
    .reminder = 1 moneta per mostro delle Colline, compreso questo.
    .help = Capo delle Colline. Costa 6 di forza. Vale 4 punti. Ricompensa: 1 moneta per ogni mostro delle Colline nella tua pila vittoria, compreso questo.

valeria-monster-skeleton = Scheletro
    .gender = masculine
    .reminder = 1 moneta.
    .help = Sgherro delle Rovine. Costa 2 di forza. Vale 2 punti. Ricompensa: 1 moneta.

valeria-monster-flaming-skeleton = Scheletro Fiammeggiante
    .gender = masculine
    .reminder = 1 moneta e 1 di magia.
    .help = Titano delle Rovine. Costa 5 di forza. Vale 3 punti. Ricompensa: 1 moneta e 1 di magia.

valeria-monster-skeleton-king = Re degli Scheletri
    .gender = masculine
    .reminder = 2 monete per mostro delle Rovine, compreso questo.
    .help = Capo delle Rovine. Costa 8 di forza. Vale 4 punti. Ricompensa: 2 monete per ogni mostro delle Rovine nella tua pila vittoria, compreso questo.

valeria-monster-treant = Treant
    .gender = masculine
    .reminder = 1 moneta e 1 di magia.
    .help = Sgherro della Foresta. Costa 3 di forza. Vale 1 punto. Ricompensa: 1 moneta e 1 di magia.

valeria-monster-bane-spider = Ragno Funesto
    .gender = masculine
    .reminder = 3 monete o un Cavaliere gratis.
    .help = Bestia della Foresta. Costa 6 di forza. Vale 2 punti. Ricompensa: 3 monete o un Cavaliere gratis. Se non ci sono Cavalieri, prendi le monete.

valeria-monster-spider-queen = Regina dei Ragni
    .gender = feminine
    .reminder = 2 monete per mostro della Foresta o cittadino + 1 segnalino.
    .help = Capo della Foresta. Costa 10 di forza e 3 di magia. Vale 5 punti. Ricompensa: 2 monete per ogni mostro della Foresta nella tua pila vittoria, compreso questo, oppure un cittadino gratis qualsiasi e 1 segnalino vittoria.

valeria-monster-gelatinous-cube = Cubo Gelatinoso
    .gender = masculine
    .reminder = 2 monete.
    .help = Sgherro della Palude. Costa 4 di forza e 1 di magia. Vale 3 punti. Ricompensa: 2 monete.

valeria-monster-basilisk = Basilisco
    .gender = masculine
    .reminder = 3 monete o 3 di magia.
    .help = Bestia della Palude. Costa 6 di forza e 3 di magia. Vale 4 punti. Ricompensa: 3 monete o 3 di magia.

valeria-monster-swamp-dragon = Drago della Palude
    .gender = masculine
    .reminder = 2 di magia per mostro della Palude, compreso questo.
    .help = Capo della Palude. Costa 10 di forza e 4 di magia. Vale 6 punti. Ricompensa: 2 di magia per ogni mostro della Palude nella tua pila vittoria, compreso questo.

valeria-monster-owlbear = Orsogufo
    .gender = masculine
    .reminder = 2 di magia.
    .help = Bestia della Valle. Costa 4 di forza. Vale 2 punti. Ricompensa: 2 di magia.

valeria-monster-giant = Gigante
    .gender = masculine
    .reminder = 1 moneta e 2 di magia.
    .help = Titano della Valle. Costa 8 di forza. Vale 3 punti. Ricompensa: 1 moneta e 2 di magia.

valeria-monster-troll = Troll
    .gender = masculine
    .reminder = 2 di magia per mostro della Valle, compreso questo.
    .help = Capo della Valle. Costa 12 di forza. Vale 6 punti. Ricompensa: 2 di magia per ogni mostro della Valle nella tua pila vittoria, compreso questo.

valeria-monster-kobolds = Coboldi
    .gender = masculine
    .reminder = 2 monete e 1 di magia.
    .help = Sgherro delle Caverne. Costa 5 di forza e 1 di magia. Vale 3 punti. Ricompensa: 2 monete e 1 di magia.

valeria-monster-gold-golem = Golem d'Oro
    .gender = masculine
    .reminder = 5 monete.
    .help = Titano delle Caverne. Costa 7 di forza e 3 di magia. Vale 4 punti. Ricompensa: 5 monete.

valeria-monster-red-dragon = Drago Rosso
    .gender = masculine
    .reminder = 3 monete per mostro delle Caverne, compreso questo.
    .help = Capo delle Caverne. Costa 12 di forza e 6 di magia. Vale 7 punti. Ricompensa: 3 monete per ogni mostro delle Caverne nella tua pila vittoria, compreso questo.

valeria-monster-dire-bear = Orso Feroce
    .gender = masculine
    .reminder = 2 monete o 2 di magia.
    .help = Bestia delle Montagne. Costa 5 di forza. Vale 3 punti. Ricompensa: 2 monete o 2 di magia.

valeria-monster-orc-warrior = Guerriero Orco
    .gender = masculine
    .reminder = Un cittadino gratis di costo base 3 o meno.
    .help = Sgherro delle Montagne. Costa 9 di forza. Vale 3 punti. Ricompensa: un cittadino gratis di costo base 3 o meno.

valeria-monster-orc-chieftain = Capotribù Orco
    .gender = masculine
    .reminder = 2 monete per mostro delle Montagne, compreso questo.
    .help = Capo delle Montagne. Costa 14 di forza. Vale 6 punti. Ricompensa: 2 monete per ogni mostro delle Montagne nella tua pila vittoria, compreso questo.

## Domini

valeria-domain-foxgrove-palisade = Palizzata del Bosco della Volpe
    .gender = feminine
    .reminder = Lancio: paga 2 monete per cambiare un dado in un 6.
    .help = Richiede 1 soldato e 1 cittadino ombra. Costa 9 monete. Vale 3 punti. Una volta nella tua fase del lancio, puoi pagare 2 monete per cambiare uno dei due dadi in un 6.

valeria-domain-the-desert-orchid = Orchidea del Deserto
    .gender = feminine
    .reminder = Lancio: un dado a 1; costa 1 moneta per cittadino sacro.
    .help = Richiede 1 cittadino sacro e 1 cittadino ombra. Costa 9 monete. Vale 3 punti. Una volta nella tua fase del lancio, puoi cambiare uno dei due dadi in un 1. Costa 1 moneta per ogni cittadino sacro che possiedi; se non ne hai, è gratis.

valeria-domain-emerald-stronghold = Roccaforte di Smeraldo
    .gender = feminine
    .reminder = Recluta al costo base, senza sovrapprezzo.
    .help = Richiede 1 lavoratore, 1 soldato e 1 cittadino sacro. Costa 12 monete. Vale 5 punti. Dopo averlo costruito, recluti i cittadini al costo base, senza il sovrapprezzo per le copie che possiedi.

valeria-domain-pratchetts-plateau = Altopiano di Pratchett
    .gender = masculine
    .reminder = I tuoi domini costano 1 moneta in meno.
    .help = Richiede 1 lavoratore e 1 cittadino sacro. Costa 8 monete. Vale 3 punti. Ogni dominio che costruisci dopo questo costa 1 moneta in meno.

valeria-domain-cathedral-of-st-aquila = Cattedrale di Sant'Aquila
    .gender = feminine
    .reminder = Dopo le azioni: prendi 1 moneta a un avversario.
    .help = Richiede 2 cittadini sacri. Costa 8 monete. Vale 3 punti. Alla fine della tua fase delle azioni, prendi 1 moneta a un avversario a tua scelta (in solitario: dalla banca). Vale già dal turno in cui lo costruisci.

valeria-domain-darktide-harbour = Porto della Marea Oscura
    .gender = masculine
    .reminder = Alla costruzione: un cittadino ombra gratis.
    .help = Richiede 1 cittadino ombra, 1 lavoratore e 1 soldato. Costa 6 monete. Vale 2 punti. Quando lo costruisci: prendi gratis dal centro un cittadino ombra.

valeria-domain-cloudriders-camp = Campo del Cavalcanubi
    .gender = masculine
    .reminder = Alla costruzione: 3 di forza e soldato gratis (costo max 2).
    .help = Richiede 1 soldato e 1 cittadino sacro. Costa 8 monete. Vale 2 punti. Quando lo costruisci: ottieni 3 di forza e, dal centro, un soldato gratis di costo base 2 o meno.

valeria-domain-the-orb-of-urdr = Sfera di Urdr
    .gender = feminine
    .reminder = Dopo le azioni: prendi 1 di magia a un avversario.
    .help = Richiede 1 cittadino ombra e 1 cittadino sacro. Costa 6 monete. Vale 1 punto. Alla fine della tua fase delle azioni, prendi 1 di magia a un avversario a tua scelta (in solitario: dalla banca). Vale già dal turno in cui lo costruisci.

valeria-domain-rogues-landing = Approdo del Furfante
    .gender = masculine
    .reminder = Alla costruzione: un lavoratore gratis.
    .help = Richiede 1 lavoratore e 1 cittadino ombra. Costa 7 monete. Vale 3 punti. Quando lo costruisci: prendi gratis dal centro un lavoratore.

valeria-domain-blood-crow-army = Armata del Corvo di Sangue
    .gender = feminine
    .reminder = Prima delle azioni: 1 di forza.
    .help = Richiede 3 soldati. Costa 5 monete. Vale 2 punti. All'inizio della tua fase delle azioni, ottieni 1 di forza. Vale dal turno successivo alla costruzione.

valeria-domain-eye-of-asteraten = Occhio di Asteraten
    .gender = masculine
    .reminder = Alla costruzione: 5 di forza, e puoi sconfiggere un mostro.
    .help = Richiede 1 cittadino sacro e 1 soldato. Costa 8 monete. Vale 1 punto. Quando lo costruisci: ottieni 5 di forza. Poi puoi sconfiggere un mostro al costo normale, come parte della stessa azione.

valeria-domain-cutthroats-truce = Tregua del Tagliagole
    .gender = feminine
    .reminder = Alla costruzione: prendi 3 monete a un avversario.
    .help = Richiede 1 cittadino ombra e 1 cittadino sacro. Costa 5 monete. Vale 1 punto. Quando lo costruisci: prendi 3 monete a un avversario a tua scelta, o tutte se ne ha meno (in solitario: dalla banca).

valeria-domain-halfpenny-hill = Colle del Mezzo Soldo
    .gender = masculine
    .reminder = Prima delle azioni: 1 moneta.
    .help = Richiede 3 lavoratori. Costa 6 monete. Vale 2 punti. All'inizio della tua fase delle azioni, ottieni 1 moneta. Vale dal turno successivo alla costruzione.

valeria-domain-shattered-hand = Mano Infranta
    .gender = feminine
    .reminder = Alla costruzione: un cittadino sacro gratis.
    .help = Richiede 1 cittadino sacro e 1 lavoratore. Costa 7 monete. Vale 3 punti. Quando lo costruisci: prendi gratis dal centro un cittadino sacro.

valeria-domain-forgotten-sorrows = Dolori Dimenticati
    .gender = masculine
    .reminder = 1 di magia per ogni cittadino che ottieni.
    .help = Richiede 1 lavoratore e 1 cittadino ombra. Costa 9 monete. Vale 3 punti. Dopo averlo costruito, ottieni 1 di magia per ogni cittadino che ottieni nella tua fase delle azioni, reclutato o gratis.

valeria-domain-watcher-on-the-water = Sentinella sull'Acqua
    .gender = feminine
    .reminder = Alla costruzione: restituisci un mostro per 3 segnalini.
    .help = Richiede 2 soldati. Costa 6 monete. Vale 3 punti. Quando lo costruisci: puoi rimettere un mostro della tua pila vittoria sulla sua pila al centro per ottenere 3 segnalini vittoria. Se quella pila era esaurita, non lo è più, e la partita può durare di più.

valeria-domain-gargans-embrace = Abbraccio di Gargan
    .gender = masculine
    .reminder = 1 segnalino per ogni doppio di qualsiasi giocatore.
    .help = Richiede 2 soldati. Costa 7 monete. Vale 2 punti. Ottieni 1 segnalino vittoria per ogni doppio, lanciato o ottenuto cambiando i dadi, nella fase del lancio di qualsiasi giocatore. Il segnalino resta tuo anche se poi il doppio viene cambiato, e un nuovo doppio te ne dà un altro.

valeria-domain-nest-of-the-weaver-witch = Nido della Strega Tessitrice
    .gender = masculine
    .reminder = Alla costruzione: restituisci un cittadino per 3 segnalini.
    .help = Richiede 2 lavoratori. Costa 6 monete. Vale 3 punti. Quando lo costruisci: puoi rimettere un tuo cittadino (mai una carta iniziale) sulla sua pila al centro per ottenere 3 segnalini vittoria. Se quella pila era esaurita, non lo è più, e la partita può durare di più.

valeria-domain-palace-of-the-dawn = Palazzo dell'Alba
    .gender = masculine
    .reminder = Lancio: abbassa un dado di 1.
    .help = Richiede 1 lavoratore e 2 soldati. Costa 11 monete. Vale 4 punti. Una volta nella tua fase del lancio, puoi abbassare di 1 uno dei due dadi, ma mai sotto 1. Vale anche per un dado cambiato da un altro dominio.

valeria-domain-grimmwater-keep = Mastio di Grimmwater
    .gender = masculine
    .reminder = Alla costruzione: un cittadino gratis di costo 3 o meno.
    .help = Richiede 2 lavoratori e 1 cittadino ombra. Costa 10 monete. Vale 4 punti. Quando lo costruisci: prendi gratis dal centro un cittadino di costo base 3 o meno.

valeria-domain-the-violet-thorn = Spina Viola
    .gender = feminine
    .reminder = 1 di magia per ogni mostro che sconfiggi.
    .help = Richiede 1 soldato e 1 cittadino sacro. Costa 7 monete. Vale 3 punti. Dopo averlo costruito, ogni mostro che sconfiggi nella tua fase delle azioni ti dà anche 1 di magia, oltre alla ricompensa.

valeria-domain-purloiners-perch = Trespolo del Trafugatore
    .gender = masculine
    .reminder = Alla costruzione: prendi un mostro a caso a un avversario.
    .help = Richiede 2 cittadini ombra. Costa 10 monete. Vale 2 punti. Quando lo costruisci: prendi un mostro a caso dalla pila vittoria di un avversario a tua scelta, senza la ricompensa. In solitario: prendi il mostro in cima alla pila più a sinistra.

valeria-domain-golden-obelisk-of-nae = Obelisco Dorato di Nae
    .gender = masculine
    .reminder = Alla costruzione: paga 3 di magia per 3 segnalini.
    .help = Richiede 1 lavoratore e 1 cittadino sacro. Costa 6 monete. Vale 3 punti. Quando lo costruisci: puoi pagare 3 di magia alla banca per ottenere 3 segnalini vittoria.

valeria-domain-monolith-of-ostendaar = Monolito di Ostendaar
    .gender = masculine
    .reminder = Prima delle azioni: 1 di magia.
    .help = Richiede 1 lavoratore e 1 soldato. Costa 9 monete. Vale 3 punti. All'inizio della tua fase delle azioni, ottieni 1 di magia. Vale dal turno successivo alla costruzione.

## Duchi

valeria-duke-cornelius-the-dreamer = Cornelius il Sognatore
    .gender = masculine
    .reminder = 3 pt per dominio, 1 ogni 3 risorse.
    .help = A fine partita: 3 punti per ogni dominio che possiedi, più 1 ogni 3 risorse che ti restano (sommando tutti i tipi).

valeria-duke-elsyn-saint-of-shadows = El'syn, Santa delle Ombre
    .gender = feminine
    .reminder = 2 pt per icona sacra, 2 per ombra, 1 ogni 4 risorse.
    .help = A fine partita: 2 punti per ogni icona sacra e 2 per ogni icona ombra sui tuoi cittadini e domini, più 1 ogni 4 risorse che ti restano (sommando tutti i tipi).

valeria-duke-elisium-the-allsmith = Elisium il Fabbro di Tutto
    .gender = masculine
    .reminder = 1 pt per icona di ruolo, 1 ogni 4 risorse.
    .help = A fine partita: 1 punto per ogni icona di ruolo, di qualsiasi tipo, sui tuoi cittadini e domini, più 1 ogni 4 risorse che ti restano (sommando tutti i tipi).

valeria-duke-hrothgar-the-conqueror = Hrothgar il Conquistatore
    .gender = masculine
    .reminder = 2 pt per mostro, 1 in più se titano; 1 ogni 4 risorse.
    .help = A fine partita: 2 punti per ogni mostro nella tua pila vittoria, 1 in più per ogni titano, più 1 ogni 4 risorse che ti restano (sommando tutti i tipi).

valeria-duke-isabella-the-righteous = Isabella la Giusta
    .gender = feminine
    .reminder = 1 pt per icona soldato, 2 per sacra, 1 ogni 3 risorse.
    .help = A fine partita: 1 punto per ogni icona soldato e 2 per ogni icona sacra sui tuoi cittadini e domini, più 1 ogni 3 risorse che ti restano (sommando tutti i tipi).

valeria-duke-lekzandr-the-protector = Lekzand'r il Protettore
    .gender = masculine
    .reminder = 1 pt per icona lavoratore, 2 per sacra, 1 ogni 3 risorse.
    .help = A fine partita: 1 punto per ogni icona lavoratore e 2 per ogni icona sacra sui tuoi cittadini e domini, più 1 ogni 3 risorse che ti restano (sommando tutti i tipi).

valeria-duke-node-master-of-swords = Node, Maestro di Spade
    .gender = masculine
    .reminder = 1 pt per icona soldato, 2 per ombra, 1 ogni 3 risorse.
    .help = A fine partita: 1 punto per ogni icona soldato e 2 per ogni icona ombra sui tuoi cittadini e domini, più 1 ogni 3 risorse che ti restano (sommando tutti i tipi).

valeria-duke-reese-the-firebrand = Reese, Anima di Fuoco
    .gender = feminine
    .reminder = 1 pt per cittadino, mostro o dominio; 1 ogni 4 risorse.
    .help = A fine partita: 1 punto per ogni cittadino, mostro e dominio che possiedi, senza contare le carte iniziali, più 1 ogni 4 risorse che ti restano (sommando tutti i tipi).

valeria-duke-simon-the-unclean = Simon l'Impuro
    .gender = masculine
    .reminder = 1 pt per icona lavoratore, 1 per soldato, 1 ogni 2 risorse.
    .help = A fine partita: 1 punto per ogni icona lavoratore e 1 per ogni icona soldato sui tuoi cittadini e domini, più 1 ogni 2 risorse che ti restano (sommando tutti i tipi).

valeria-duke-waryn-lord-of-rogues = Waryn, Signore dei Furfanti
    .gender = masculine
    .reminder = 1 pt per icona lavoratore, 2 per ombra, 1 ogni 3 risorse.
    .help = A fine partita: 1 punto per ogni icona lavoratore e 2 per ogni icona ombra sui tuoi cittadini e domini, più 1 ogni 3 risorse che ti restano (sommando tutti i tipi).
