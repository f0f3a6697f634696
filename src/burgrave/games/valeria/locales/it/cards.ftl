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
    .reminder = Paga i cittadini e i domini.
    .help = Il denaro del regno: paga i cittadini e i domini. La magia può sostituirlo, ma almeno 1 moneta di ogni prezzo deve essere proprio oro.

valeria-resource-strength = { $n } di forza
    .gender = feminine
    .name = Forza
    .reminder = Paga i mostri.
    .help = La potenza del tuo regno: paga i mostri. La magia può sostituirla, ma almeno 1 di ogni prezzo in forza deve essere proprio forza.

valeria-resource-magic = { $n } di magia
    .gender = feminine
    .name = Magia
    .reminder = Sostituisce forza e oro; alcuni mostri la richiedono.
    .help = Sostituisce la forza o l'oro nel prezzo di un'azione, tutto tranne 1. Alcuni mostri costano anche magia, e quella non si sostituisce con niente.

valeria-resource-vp =
    { $n ->
        [one] { $n } punto vittoria
       *[other] { $n } punti vittoria
    }
    .gender = masculine
    .name = Punti vittoria
    .reminder = Chi ne ha di più vince la partita.
    .help = Decidono la partita: i segnalini presi durante il gioco, i punti stampati sui tuoi mostri e domini e quelli del tuo duca. Non sono una risorsa e non pagano niente.

## Ruoli

valeria-role-worker = Lavoratore
    .gender = masculine
    .reminder = Mercante, Fabbro, Contadino, Macellaio, Minatore.
    .help = Un ruolo dei cittadini: Mercante, Fabbro, Contadino, Macellaio, Minatore. I domini richiedono cittadini di certi ruoli, e molti duchi fanno punti con le icone, anche con quelle dei domini. Le carte iniziali non hanno ruolo.

valeria-role-soldier = Soldato
    .gender = masculine
    .reminder = Arciere, Mago, Cavaliere, Campione, Signore della Guerra.
    .help = Un ruolo dei cittadini: Arciere, Mago, Cavaliere, Campione, Signore della Guerra. I domini richiedono cittadini di certi ruoli, e molti duchi fanno punti con le icone, anche con quelle dei domini. Le carte iniziali non hanno ruolo.

valeria-role-shadow = Ombra
    .gender = feminine
    .reminder = Mercenario, Alchimista, Furfante, Ladro.
    .help = Un ruolo dei cittadini: Mercenario, Alchimista, Furfante, Ladro. I domini richiedono cittadini di certi ruoli, e molti duchi fanno punti con le icone, anche con quelle dei domini. Le carte iniziali non hanno ruolo.

valeria-role-holy = Sacro
    .gender = masculine
    .reminder = Chierico, Monaco, Paladino, Sacerdotessa.
    .help = Un ruolo dei cittadini: Chierico, Monaco, Paladino, Sacerdotessa. I domini richiedono cittadini di certi ruoli, e molti duchi fanno punti con le icone, anche con quelle dei domini. Le carte iniziali non hanno ruolo.

## Tipi di mostro

valeria-type-minion = Sgherro
    .gender = masculine
    .reminder = I mostri comuni.
    .help = I mostri comuni: Gargoyle, Goblin, Scheletro, Treant, Cubo Gelatinoso, Coboldi, Guerriero Orco. Nessuna carta del gioco base conta gli sgherri.

valeria-type-beast = Bestia
    .gender = feminine
    .reminder = I mostri selvaggi.
    .help = I mostri selvaggi: Ragno Funesto, Basilisco, Orsogufo, Orso Feroce. Nessuna carta del gioco base conta le bestie.

valeria-type-titan = Titano
    .gender = masculine
    .reminder = Mostri colossali; punti per Hrothgar.
    .help = I mostri colossali: Spettro, Goblin Mago, Scheletro Fiammeggiante, Gigante, Golem d'Oro. Fanno fare punti a Hrothgar il Conquistatore.

valeria-type-boss = Capo
    .gender = masculine
    .reminder = Il mostro più forte della sua area.
    .help = Il mostro più forte di ogni area, in fondo alla pila: Regina delle Streghe, Re dei Goblin, Re degli Scheletri, Regina dei Ragni, Drago della Palude, Troll, Drago Rosso, Capotribù Orco. La sua ricompensa cresce con i mostri dell'area che hai sconfitto.

## Aree

valeria-area-barrens = Lande Desolate
    .gender = feminine
    .reminder = Gargoyle, Spettro, Regina delle Streghe.
    .help = La numero 1 delle otto aree, dalla più debole alla più forte. La sua pila, dalla cima: Gargoyle, Spettro, Regina delle Streghe.

valeria-area-hills = Colline
    .gender = feminine
    .reminder = Goblin, Goblin Mago, Re dei Goblin.
    .help = La numero 2 delle otto aree, dalla più debole alla più forte. La sua pila, dalla cima: Goblin, Goblin Mago, Re dei Goblin.

valeria-area-ruins = Rovine
    .gender = feminine
    .reminder = Scheletro, Scheletro Fiammeggiante, Re degli Scheletri.
    .help = La numero 3 delle otto aree, dalla più debole alla più forte. La sua pila, dalla cima: Scheletro, Scheletro Fiammeggiante, Re degli Scheletri.

valeria-area-forest = Foresta
    .gender = feminine
    .reminder = Treant, Ragno Funesto, Regina dei Ragni.
    .help = La numero 4 delle otto aree, dalla più debole alla più forte. La sua pila, dalla cima: Treant, Ragno Funesto, Regina dei Ragni.

valeria-area-swamp = Palude
    .gender = feminine
    .reminder = Cubo Gelatinoso, Basilisco, Drago della Palude.
    .help = La numero 5 delle otto aree, dalla più debole alla più forte. La sua pila, dalla cima: Cubo Gelatinoso, Basilisco, Drago della Palude.

valeria-area-valley = Valle
    .gender = feminine
    .reminder = Orsogufo, Gigante, Troll.
    .help = La numero 6 delle otto aree, dalla più debole alla più forte. La sua pila, dalla cima: Orsogufo, Gigante, Troll.

valeria-area-caverns = Caverne
    .gender = feminine
    .reminder = Coboldi, Golem d'Oro, Drago Rosso.
    .help = La numero 7 delle otto aree, dalla più debole alla più forte. La sua pila, dalla cima: Coboldi, Golem d'Oro, Drago Rosso.

valeria-area-mountains = Montagne
    .gender = feminine
    .reminder = Orso Feroce, Guerriero Orco, Capotribù Orco.
    .help = La numero 8 delle otto aree, dalla più debole alla più forte. La sua pila, dalla cima: Orso Feroce, Guerriero Orco, Capotribù Orco.

## Fasi

valeria-phase-roll = Fase del Lancio
    .gender = feminine
    .reminder = Lancia i due dadi; i domini possono modificarli.
    .help = Il giocatore attivo lancia i due dadi e può modificarli con i domini, ciascuno una volta sola. Il valore di ogni dado e la loro somma sono i tre numeri del turno.

valeria-phase-harvest = Fase del Raccolto
    .gender = feminine
    .reminder = I numeri dei dadi attivano le carte di tutti.
    .help = Si attiva ogni carta con uno dei tre numeri, e due volte se lo mostrano tutti e due i dadi. Il giocatore attivo usa i poteri del proprio turno, gli altri quelli del turno altrui; i Ladri vengono prima di tutto. Chi non attiva niente prende 1 risorsa a scelta. In cinque, chi è in attesa non prende niente.

valeria-phase-action = Fase delle Azioni
    .gender = feminine
    .reminder = Due azioni: sconfiggi, recluta, costruisci, 1 risorsa.
    .help = Il giocatore attivo fa esattamente due azioni, diverse o uguali: sconfiggere un mostro, reclutare un cittadino, costruire un dominio o prendere 1 risorsa.

valeria-phase-end = Fase Finale
    .gender = feminine
    .reminder = Si controlla la fine, poi i dadi passano a sinistra.
    .help = Se tutti i mostri sono sconfitti, tutti i domini costruiti, o se le pile esaurite sono il doppio dei giocatori, la partita finisce appena tutti hanno giocato lo stesso numero di turni. Altrimenti i dadi passano a sinistra.

valeria-phase-monster = Fase dei Mostri
    .gender = feminine
    .reminder = I dadi fanno catturare carte ai mostri.
    .help = Solo per chi gioca da solo. Ogni dado attiva la pila di mostri in quella posizione da sinistra, se ha ancora mostri; un 6, una pila a tua scelta. Ogni volta il Signore Oscuro cattura la carta in cima a una pila di cittadini della colonna o, se lì non ce ne sono più, il dominio in cima; se non c'è più niente, hai perso.

valeria-phase-second-harvest = Seconda Fase del Raccolto
    .gender = feminine
    .reminder = Gli stessi dadi, ora con i poteri del turno altrui.
    .help = Solo per chi gioca da solo. Gli stessi dadi attivano di nuovo le tue carte, anche quelle appena reclutate, questa volta con i poteri del turno altrui.

## Preparazioni

valeria-scenario-first-game = Prima partita
    .gender = feminine
    .reminder = La preparazione per la prima partita.
    .help = Aree: Colline, Rovine, Foresta, Valle, Montagne. Cittadini: Chierico, Mercante, Mercenario, Arciere, Contadino, Cavaliere, Furfante, Campione, Paladino, Macellaio. Nessun dominio è escluso.

valeria-scenario-glittering-gold = Oro Scintillante
    .gender = masculine
    .reminder = Una preparazione in cui conta l'oro.
    .help = Aree: Colline, Rovine, Foresta, Palude, Caverne. Cittadini: Monaco, Mercante, Alchimista, Arciere, Contadino, Cavaliere, Furfante, Campione, Paladino, Macellaio. Domini esclusi: Dolori Dimenticati, Spina Viola, Obelisco Dorato di Nae, Monolito di Ostendaar.

valeria-scenario-mastery-over-magic = Maestria della Magia
    .gender = feminine
    .reminder = Una preparazione in cui conta la magia.
    .help = Aree: Lande Desolate, Rovine, Foresta, Valle, Montagne. Cittadini: Chierico, Mercante, Alchimista, Mago, Contadino, Cavaliere, Ladro, Campione, Paladino, Macellaio. Domini esclusi: Occhio di Asteraten, Armata del Corvo di Sangue, Palizzata del Bosco della Volpe, Abbraccio di Gargan.

valeria-scenario-monster-blood = Sangue di Mostro
    .gender = masculine
    .reminder = Una preparazione per cacciatori di mostri.
    .help = Aree: Lande Desolate, Rovine, Foresta, Palude, Montagne. Cittadini: Chierico, Fabbro, Mercenario, Arciere, Contadino, Cavaliere, Furfante, Signore della Guerra, Sacerdotessa, Minatore. Domini esclusi: Dolori Dimenticati, Nido della Strega Tessitrice, Cattedrale di Sant'Aquila, Tregua del Tagliagole.

valeria-scenario-random = A caso
    .gender = masculine
    .reminder = Aree e cittadini estratti a sorte.
    .help = Cinque delle otto aree e un cittadino per ogni numero, estratti a sorte; si mescolano tutti i domini.

valeria-scenario-custom = Su misura
    .gender = masculine
    .reminder = Aree e cittadini a tua scelta.
    .help = Scegli cinque aree, i cittadini dei numeri che ne hanno due e i domini da escludere.

## Carte iniziali

valeria-starter-peasant = Contadino Iniziale
    .gender = masculine
    .reminder = In ogni turno: 1 moneta.
    .help = Ogni giocatore comincia con uno e non lo perde mai; non ha ruolo. Si attiva con 5: in ogni turno prendi 1 moneta. Conta come Contadino quando ne recluti un altro.

valeria-starter-knight = Cavaliere Iniziale
    .gender = masculine
    .reminder = In ogni turno: 1 di forza.
    .help = Ogni giocatore comincia con uno e non lo perde mai; non ha ruolo. Si attiva con 6: in ogni turno prendi 1 di forza. Conta come Cavaliere quando ne recluti un altro, e per il Signore della Guerra.

## Cittadini

valeria-citizen-cleric = Chierico
    .gender = masculine
    .reminder = Tuo turno: 3 di magia; altrui: 1 di magia.
    .help = Cittadino sacro, si attiva con 1. Costa 3 monete, più 1 per ogni Chierico che hai già. Nel tuo turno prendi 3 di magia; nei turni altrui prendi 1 di magia.

valeria-citizen-monk = Monaco
    .gender = masculine
    .reminder = Tuo turno: 1 moneta + 2 magie; altrui: 1 moneta per 2 magie.
    .help = Cittadino sacro, si attiva con 1. Costa 3 monete, più 1 per ogni Monaco che hai già. Nel tuo turno prendi 1 moneta e 2 di magia; nei turni altrui puoi scambiare 1 moneta con 2 di magia.

valeria-citizen-merchant = Mercante
    .gender = masculine
    .reminder = Tuo turno: 2 monete o 2 di magia; altrui: 1 moneta.
    .help = Cittadino lavoratore, si attiva con 2. Costa 2 monete, più 1 per ogni Mercante che hai già. Nel tuo turno prendi 2 monete o 2 di magia; nei turni altrui prendi 1 moneta.

valeria-citizen-blacksmith = Fabbro
    .gender = masculine
    .reminder = Tuo turno: 1 moneta per soldato; altrui: 1 moneta.
    .help = Cittadino lavoratore, si attiva con 2. Costa 3 monete, più 1 per ogni Fabbro che hai già. Nel tuo turno prendi 1 moneta per ogni cittadino soldato che hai; nei turni altrui prendi 1 moneta.

valeria-citizen-mercenary = Mercenario
    .gender = masculine
    .reminder = Tuo turno: 1 forza + 1 moneta; altrui: 1 forza per 2 monete.
    .help = Cittadino ombra, si attiva con 3. Costa 3 monete, più 1 per ogni Mercenario che hai già. Nel tuo turno prendi 1 di forza e 1 moneta; nei turni altrui puoi scambiare 1 di forza con 2 monete.

valeria-citizen-alchemist = Alchimista
    .gender = masculine
    .reminder = Tuo: 1 moneta per 3 magie; altrui: 1 magia per 2 monete.
    .help = Cittadino ombra, si attiva con 3. Costa 3 monete, più 1 per ogni Alchimista che hai già. Nel tuo turno puoi scambiare 1 moneta con 3 di magia; nei turni altrui puoi scambiare 1 di magia con 2 monete.

valeria-citizen-archer = Arciere
    .gender = masculine
    .reminder = Tuo turno: 2 di forza; altrui: 1 di forza.
    .help = Cittadino soldato, si attiva con 4. Costa 4 monete, più 1 per ogni Arciere che hai già. Nel tuo turno prendi 2 di forza; nei turni altrui prendi 1 di forza.

valeria-citizen-wizard = Mago
    .gender = masculine
    .reminder = Tuo turno: 1 di magia + 1 di forza; altrui: 1 di magia.
    .help = Cittadino soldato, si attiva con 4. Costa 4 monete, più 1 per ogni Mago che hai già. Nel tuo turno prendi 1 di magia e 1 di forza; nei turni altrui prendi 1 di magia.

valeria-citizen-peasant = Contadino
    .gender = masculine
    .reminder = In ogni turno: 1 moneta.
    .help = Cittadino lavoratore, si attiva con 5. Costa 2 monete, più 1 per ogni Contadino che hai già, compreso quello iniziale. In ogni turno prendi 1 moneta.

valeria-citizen-knight = Cavaliere
    .gender = masculine
    .reminder = In ogni turno: 1 di forza.
    .help = Cittadino soldato, si attiva con 6. Costa 2 monete, più 1 per ogni Cavaliere che hai già, compreso quello iniziale. In ogni turno prendi 1 di forza.

valeria-citizen-rogue = Furfante
    .gender = masculine
    .reminder = Tuo turno: 2 forze + 2 monete; altrui: 1 forza + 1 moneta.
    .help = Cittadino ombra, si attiva con 7. Costa 2 monete, più 1 per ogni Furfante che hai già. Nel tuo turno prendi 2 di forza e 2 monete; nei turni altrui prendi 1 di forza e 1 moneta.

valeria-citizen-thief = Ladro
    .gender = masculine
    .reminder = Tuo turno: ruba fino a 3 monete o magie; altrui: prendine 2.
    .help = Cittadino ombra, si attiva con 7. Costa 2 monete, più 1 per ogni Ladro che hai già. Nel tuo turno prendi a un avversario fino a 3 monete o fino a 3 di magia, mai mescolate, prima di ogni altro raccolto (dalla banca, se giochi da solo); nei turni altrui prendi 2 monete o 2 di magia.

valeria-citizen-champion = Campione
    .gender = masculine
    .reminder = Tuo turno: 4 di forza; altrui: 1 moneta per 4 di forza.
    .help = Cittadino soldato, si attiva con 8. Costa 2 monete, più 1 per ogni Campione che hai già. Nel tuo turno prendi 4 di forza; nei turni altrui puoi scambiare 1 moneta con 4 di forza.

valeria-citizen-warlord = Signore della Guerra
    .gender = masculine
    .reminder = Tuo turno: 1 di forza per soldato; altrui: 1 per Cavaliere.
    .help = Cittadino soldato, si attiva con 8. Costa 2 monete, più 1 per ogni Signore della Guerra che hai già. Nel tuo turno prendi 1 di forza per ogni cittadino soldato che hai, compreso questo; nei turni altrui prendi 1 di forza per ogni Cavaliere che hai, compreso quello iniziale.

valeria-citizen-paladin = Paladino
    .gender = masculine
    .reminder = Tuo turno: 1 forza + 2 magie; altrui: 1 forza per 3 magie.
    .help = Cittadino sacro, si attiva con 9 o 10. Costa 2 monete, più 1 per ogni Paladino che hai già. Nel tuo turno prendi 1 di forza e 2 di magia; nei turni altrui puoi scambiare 1 di forza con 3 di magia.

valeria-citizen-priestess = Sacerdotessa
    .gender = feminine
    .reminder = Tuo turno: 2 forze + 1 magia; altrui: 1 magia per 3 forze.
    .help = Cittadino sacro, si attiva con 9 o 10. Costa 2 monete, più 1 per ogni Sacerdotessa che hai già. Nel tuo turno prendi 2 di forza e 1 di magia; nei turni altrui puoi scambiare 1 di magia con 3 di forza.

valeria-citizen-butcher = Macellaio
    .gender = masculine
    .reminder = Tuo turno: 2 monete per lavoratore; altrui: 4 monete.
    .help = Cittadino lavoratore, si attiva con 11 o 12. Costa 1 moneta, più 1 per ogni Macellaio che hai già. Nel tuo turno prendi 2 monete per ogni cittadino lavoratore che hai, compreso questo; nei turni altrui prendi 4 monete.

valeria-citizen-miner = Minatore
    .gender = masculine
    .reminder = Tuo turno: 1 moneta + 1 per dominio; altrui: 4 monete.
    .help = Cittadino lavoratore, si attiva con 11 o 12. Costa 1 moneta, più 1 per ogni Minatore che hai già. Nel tuo turno prendi 1 moneta, e 1 moneta in più per ogni dominio che hai; nei turni altrui prendi 4 monete.

## Mostri

valeria-monster-gargoyle = Gargoyle
    .gender = masculine
    .reminder = 1 di magia.
    .help = Sgherro delle Lande Desolate. Sconfiggerlo costa 1 di forza; vale 1 punto. Ricompensa: 1 di magia.

valeria-monster-wraith = Spettro
    .gender = masculine
    .reminder = Un cittadino gratis di costo base fino a 2.
    .help = Titano delle Lande Desolate. Sconfiggerlo costa 4 di forza e 3 di magia; vale 3 punti. Ricompensa: un cittadino gratis di costo base fino a 2.

valeria-monster-witch-queen = Regina delle Streghe
    .gender = feminine
    .reminder = 1 di magia per mostro delle Lande Desolate, compreso questo.
    .help = Capo delle Lande Desolate. Sconfiggerlo costa 5 di forza e 4 di magia; vale 5 punti. Ricompensa: 1 di magia per ogni mostro delle Lande Desolate nella tua pila vittoria, compreso questo.

valeria-monster-goblin = Goblin
    .gender = masculine
    .reminder = 1 moneta.
    .help = Sgherro delle Colline. Sconfiggerlo costa 1 di forza; vale 1 punto. Ricompensa: 1 moneta.

valeria-monster-goblin-mage = Goblin Mago
    .gender = masculine
    .reminder = 1 moneta o 1 di magia.
    .help = Titano delle Colline. Sconfiggerlo costa 3 di forza; vale 2 punti. Ricompensa: 1 moneta o 1 di magia.

valeria-monster-goblin-king = Re dei Goblin
    .gender = masculine
    .reminder = 1 moneta per mostro delle Colline, compreso questo.
    .help = Capo delle Colline. Sconfiggerlo costa 6 di forza; vale 4 punti. Ricompensa: 1 moneta per ogni mostro delle Colline nella tua pila vittoria, compreso questo.

valeria-monster-skeleton = Scheletro
    .gender = masculine
    .reminder = 1 moneta.
    .help = Sgherro delle Rovine. Sconfiggerlo costa 2 di forza; vale 2 punti. Ricompensa: 1 moneta.

valeria-monster-flaming-skeleton = Scheletro Fiammeggiante
    .gender = masculine
    .reminder = 1 moneta e 1 di magia.
    .help = Titano delle Rovine. Sconfiggerlo costa 5 di forza; vale 3 punti. Ricompensa: 1 moneta e 1 di magia.

valeria-monster-skeleton-king = Re degli Scheletri
    .gender = masculine
    .reminder = 2 monete per mostro delle Rovine, compreso questo.
    .help = Capo delle Rovine. Sconfiggerlo costa 8 di forza; vale 4 punti. Ricompensa: 2 monete per ogni mostro delle Rovine nella tua pila vittoria, compreso questo.

valeria-monster-treant = Treant
    .gender = masculine
    .reminder = 1 moneta e 1 di magia.
    .help = Sgherro della Foresta. Sconfiggerlo costa 3 di forza; vale 1 punto. Ricompensa: 1 moneta e 1 di magia.

valeria-monster-bane-spider = Ragno Funesto
    .gender = masculine
    .reminder = 3 monete o un Cavaliere gratis.
    .help = Bestia della Foresta. Sconfiggerla costa 6 di forza; vale 2 punti. Ricompensa: 3 monete o un Cavaliere gratis; se non ci sono Cavalieri, le monete.

valeria-monster-spider-queen = Regina dei Ragni
    .gender = feminine
    .reminder = 2 monete per mostro della Foresta o cittadino e 1 segnalino.
    .help = Capo della Foresta. Sconfiggerlo costa 10 di forza e 3 di magia; vale 5 punti. Ricompensa: o 2 monete per ogni mostro della Foresta nella tua pila vittoria, compreso questo, o un cittadino qualsiasi gratis e 1 segnalino vittoria.

valeria-monster-gelatinous-cube = Cubo Gelatinoso
    .gender = masculine
    .reminder = 2 monete.
    .help = Sgherro della Palude. Sconfiggerlo costa 4 di forza e 1 di magia; vale 3 punti. Ricompensa: 2 monete.

valeria-monster-basilisk = Basilisco
    .gender = masculine
    .reminder = 3 monete o 3 di magia.
    .help = Bestia della Palude. Sconfiggerla costa 6 di forza e 3 di magia; vale 4 punti. Ricompensa: 3 monete o 3 di magia.

valeria-monster-swamp-dragon = Drago della Palude
    .gender = masculine
    .reminder = 2 di magia per mostro della Palude, compreso questo.
    .help = Capo della Palude. Sconfiggerlo costa 10 di forza e 4 di magia; vale 6 punti. Ricompensa: 2 di magia per ogni mostro della Palude nella tua pila vittoria, compreso questo.

valeria-monster-owlbear = Orsogufo
    .gender = masculine
    .reminder = 2 di magia.
    .help = Bestia della Valle. Sconfiggerla costa 4 di forza; vale 2 punti. Ricompensa: 2 di magia.

valeria-monster-giant = Gigante
    .gender = masculine
    .reminder = 1 moneta e 2 di magia.
    .help = Titano della Valle. Sconfiggerlo costa 8 di forza; vale 3 punti. Ricompensa: 1 moneta e 2 di magia.

valeria-monster-troll = Troll
    .gender = masculine
    .reminder = 2 di magia per mostro della Valle, compreso questo.
    .help = Capo della Valle. Sconfiggerlo costa 12 di forza; vale 6 punti. Ricompensa: 2 di magia per ogni mostro della Valle nella tua pila vittoria, compreso questo.

valeria-monster-kobolds = Coboldi
    .gender = masculine
    .reminder = 2 monete e 1 di magia.
    .help = Sgherro delle Caverne. Sconfiggerlo costa 5 di forza e 1 di magia; vale 3 punti. Ricompensa: 2 monete e 1 di magia.

valeria-monster-gold-golem = Golem d'Oro
    .gender = masculine
    .reminder = 5 monete.
    .help = Titano delle Caverne. Sconfiggerlo costa 7 di forza e 3 di magia; vale 4 punti. Ricompensa: 5 monete.

valeria-monster-red-dragon = Drago Rosso
    .gender = masculine
    .reminder = 3 monete per mostro delle Caverne, compreso questo.
    .help = Capo delle Caverne. Sconfiggerlo costa 12 di forza e 6 di magia; vale 7 punti. Ricompensa: 3 monete per ogni mostro delle Caverne nella tua pila vittoria, compreso questo.

valeria-monster-dire-bear = Orso Feroce
    .gender = masculine
    .reminder = 2 monete o 2 di magia.
    .help = Bestia delle Montagne. Sconfiggerla costa 5 di forza; vale 3 punti. Ricompensa: 2 monete o 2 di magia.

valeria-monster-orc-warrior = Guerriero Orco
    .gender = masculine
    .reminder = Un cittadino gratis di costo base fino a 3.
    .help = Sgherro delle Montagne. Sconfiggerlo costa 9 di forza; vale 3 punti. Ricompensa: un cittadino gratis di costo base fino a 3.

valeria-monster-orc-chieftain = Capotribù Orco
    .gender = masculine
    .reminder = 2 monete per mostro delle Montagne, compreso questo.
    .help = Capo delle Montagne. Sconfiggerlo costa 14 di forza; vale 6 punti. Ricompensa: 2 monete per ogni mostro delle Montagne nella tua pila vittoria, compreso questo.

## Domini

valeria-domain-foxgrove-palisade = Palizzata del Bosco della Volpe
    .gender = feminine
    .reminder = Lancio: paga 2 monete per girare un dado su 6.
    .help = Richiede 1 soldato e 1 ombra tra i tuoi cittadini; costa 9 monete e vale 3 punti. Una volta in ogni tua fase del lancio puoi pagare 2 monete per girare uno dei due dadi su 6.

valeria-domain-the-desert-orchid = Orchidea del Deserto
    .gender = feminine
    .reminder = Lancio: un dado su 1, a 1 moneta per cittadino sacro.
    .help = Richiede 1 sacro e 1 ombra tra i tuoi cittadini; costa 9 monete e vale 3 punti. Una volta in ogni tua fase del lancio puoi girare uno dei due dadi su 1, pagando 1 moneta per ogni cittadino sacro che hai; se non ne hai è gratis.

valeria-domain-emerald-stronghold = Roccaforte di Smeraldo
    .gender = feminine
    .reminder = Recluta al costo base, senza sovrapprezzo.
    .help = Richiede 1 lavoratore, 1 soldato e 1 sacro tra i tuoi cittadini; costa 12 monete e vale 5 punti. Da quando la costruisci, recluti al solo costo base, per quanti cittadini di quel nome tu abbia.

valeria-domain-pratchetts-plateau = Altopiano di Pratchett
    .gender = masculine
    .reminder = I tuoi domini costano 1 moneta in meno.
    .help = Richiede 1 lavoratore e 1 sacro tra i tuoi cittadini; costa 8 monete e vale 3 punti. Ogni dominio che costruisci dopo ti costa 1 moneta in meno.

valeria-domain-cathedral-of-st-aquila = Cattedrale di Sant'Aquila
    .gender = feminine
    .reminder = Fine delle azioni: prendi 1 moneta a un avversario.
    .help = Richiede 2 sacri tra i tuoi cittadini; costa 8 monete e vale 3 punti. Alla fine di ogni tua fase delle azioni, già da questa, prendi 1 moneta a un avversario a tua scelta (dalla banca, se giochi da solo).

valeria-domain-darktide-harbour = Porto della Marea Oscura
    .gender = masculine
    .reminder = Subito: un cittadino ombra gratis.
    .help = Richiede 1 ombra, 1 lavoratore e 1 soldato tra i tuoi cittadini; costa 6 monete e vale 2 punti. Prendi subito gratis un cittadino ombra dal centro.

valeria-domain-cloudriders-camp = Campo del Cavalcanubi
    .gender = masculine
    .reminder = Subito: 3 di forza e un soldato gratis di costo fino a 2.
    .help = Richiede 1 soldato e 1 sacro tra i tuoi cittadini; costa 8 monete e vale 2 punti. Prendi subito 3 di forza e, gratis, un cittadino soldato di costo base fino a 2 dal centro.

valeria-domain-the-orb-of-urdr = Sfera di Urdr
    .gender = feminine
    .reminder = Fine delle azioni: prendi 1 di magia a un avversario.
    .help = Richiede 1 ombra e 1 sacro tra i tuoi cittadini; costa 6 monete e vale 1 punto. Alla fine di ogni tua fase delle azioni, già da questa, prendi 1 di magia a un avversario a tua scelta (dalla banca, se giochi da solo).

valeria-domain-rogues-landing = Approdo del Furfante
    .gender = masculine
    .reminder = Subito: un cittadino lavoratore gratis.
    .help = Richiede 1 lavoratore e 1 ombra tra i tuoi cittadini; costa 7 monete e vale 3 punti. Prendi subito gratis un cittadino lavoratore dal centro.

valeria-domain-blood-crow-army = Armata del Corvo di Sangue
    .gender = feminine
    .reminder = Inizio delle azioni: 1 di forza.
    .help = Richiede 3 soldati tra i tuoi cittadini; costa 5 monete e vale 2 punti. Dal tuo prossimo turno, prendi 1 di forza all'inizio della tua fase delle azioni.

valeria-domain-eye-of-asteraten = Occhio di Asteraten
    .gender = masculine
    .reminder = Subito: 5 di forza, e puoi sconfiggere un mostro.
    .help = Richiede 1 sacro e 1 soldato tra i tuoi cittadini; costa 8 monete e vale 1 punto. Prendi subito 5 di forza; poi puoi sconfiggere un mostro al prezzo normale, come parte della stessa azione.

valeria-domain-cutthroats-truce = Tregua del Tagliagole
    .gender = feminine
    .reminder = Subito: prendi 3 monete a un avversario.
    .help = Richiede 1 ombra e 1 sacro tra i tuoi cittadini; costa 5 monete e vale 1 punto. Prendi subito 3 monete, o tutte se sono meno, a un avversario a tua scelta (dalla banca, se giochi da solo).

valeria-domain-halfpenny-hill = Colle del Mezzo Soldo
    .gender = masculine
    .reminder = Inizio delle azioni: 1 moneta.
    .help = Richiede 3 lavoratori tra i tuoi cittadini; costa 6 monete e vale 2 punti. Dal tuo prossimo turno, prendi 1 moneta all'inizio della tua fase delle azioni.

valeria-domain-shattered-hand = Mano Infranta
    .gender = feminine
    .reminder = Subito: un cittadino sacro gratis.
    .help = Richiede 1 sacro e 1 lavoratore tra i tuoi cittadini; costa 7 monete e vale 3 punti. Prendi subito gratis un cittadino sacro dal centro.

valeria-domain-forgotten-sorrows = Dolori Dimenticati
    .gender = masculine
    .reminder = 1 di magia per ogni cittadino che ottieni.
    .help = Richiede 1 lavoratore e 1 ombra tra i tuoi cittadini; costa 9 monete e vale 3 punti. Da quando lo costruisci, ogni cittadino che ottieni nella tua fase delle azioni, reclutato o gratis, ti porta anche 1 di magia.

valeria-domain-watcher-on-the-water = Sentinella sull'Acqua
    .gender = feminine
    .reminder = Subito: rendi un mostro per 3 segnalini vittoria.
    .help = Richiede 2 soldati tra i tuoi cittadini; costa 6 monete e vale 3 punti. Subito puoi rimettere un mostro della tua pila vittoria sulla sua pila al centro e prendere 3 segnalini vittoria. Se quella pila era esaurita non lo è più, e la partita può durare di più.

valeria-domain-gargans-embrace = Abbraccio di Gargan
    .gender = masculine
    .reminder = 1 segnalino per ogni coppia di dadi, chiunque lanci.
    .help = Richiede 2 soldati tra i tuoi cittadini; costa 7 monete e vale 2 punti. Ogni volta che i dadi formano una coppia, lanciata o modificata, nella fase del lancio di chiunque, prendi 1 segnalino vittoria. Il segnalino resta anche se la coppia si scioglie, e un'altra coppia rende di nuovo.

valeria-domain-nest-of-the-weaver-witch = Nido della Strega Tessitrice
    .gender = masculine
    .reminder = Subito: rendi un cittadino per 3 segnalini vittoria.
    .help = Richiede 2 lavoratori tra i tuoi cittadini; costa 6 monete e vale 3 punti. Subito puoi rimettere uno dei tuoi cittadini, mai una carta iniziale, sulla sua pila al centro e prendere 3 segnalini vittoria. Se quella pila era esaurita non lo è più, e la partita può durare di più.

valeria-domain-palace-of-the-dawn = Palazzo dell'Alba
    .gender = masculine
    .reminder = Lancio: abbassa di 1 un dado.
    .help = Richiede 1 lavoratore e 2 soldati tra i tuoi cittadini; costa 11 monete e vale 4 punti. Una volta in ogni tua fase del lancio puoi abbassare di 1 uno dei due dadi, mai sotto 1, anche se un altro dominio lo ha già modificato.

valeria-domain-grimmwater-keep = Mastio di Grimmwater
    .gender = masculine
    .reminder = Subito: un cittadino gratis di costo fino a 3.
    .help = Richiede 2 lavoratori e 1 ombra tra i tuoi cittadini; costa 10 monete e vale 4 punti. Prendi subito gratis un cittadino di costo base fino a 3 dal centro.

valeria-domain-the-violet-thorn = Spina Viola
    .gender = feminine
    .reminder = 1 di magia per ogni mostro che sconfiggi.
    .help = Richiede 1 soldato e 1 sacro tra i tuoi cittadini; costa 7 monete e vale 3 punti. Da quando la costruisci, ogni mostro che sconfiggi nella tua fase delle azioni ti porta 1 di magia oltre alla ricompensa.

valeria-domain-purloiners-perch = Trespolo del Trafugatore
    .gender = masculine
    .reminder = Subito: un mostro a caso di un avversario.
    .help = Richiede 2 ombre tra i tuoi cittadini; costa 10 monete e vale 2 punti. Prendi subito un mostro a caso dalla pila vittoria di un avversario a tua scelta, senza la ricompensa. Se giochi da solo, prendi il mostro in cima alla pila più a sinistra.

valeria-domain-golden-obelisk-of-nae = Obelisco Dorato di Nae
    .gender = masculine
    .reminder = Subito: paga 3 di magia per 3 segnalini vittoria.
    .help = Richiede 1 lavoratore e 1 sacro tra i tuoi cittadini; costa 6 monete e vale 3 punti. Subito puoi pagare alla banca 3 di magia per 3 segnalini vittoria.

valeria-domain-monolith-of-ostendaar = Monolito di Ostendaar
    .gender = masculine
    .reminder = Inizio delle azioni: 1 di magia.
    .help = Richiede 1 lavoratore e 1 soldato tra i tuoi cittadini; costa 9 monete e vale 3 punti. Dal tuo prossimo turno, prendi 1 di magia all'inizio della tua fase delle azioni.

## Duchi

valeria-duke-cornelius-the-dreamer = Cornelius il Sognatore
    .gender = masculine
    .reminder = 3 per dominio; 1 ogni 3 risorse.
    .help = Alla fine fa 3 punti per ogni dominio che hai, e 1 ogni 3 risorse che ti restano, di tutti i tipi insieme.

valeria-duke-elsyn-saint-of-shadows = El'syn, Santa delle Ombre
    .gender = feminine
    .reminder = 2 per sacro, 2 per ombra; 1 ogni 4 risorse.
    .help = Alla fine fa 2 punti per ogni icona sacra e 2 per ogni icona ombra sui tuoi cittadini e domini, e 1 ogni 4 risorse che ti restano, di tutti i tipi insieme.

valeria-duke-elisium-the-allsmith = Elisium il Fabbro di Tutto
    .gender = masculine
    .reminder = 1 per icona di ruolo; 1 ogni 4 risorse.
    .help = Alla fine fa 1 punto per ogni icona di ruolo, quale che sia, sui tuoi cittadini e domini, e 1 ogni 4 risorse che ti restano, di tutti i tipi insieme.

valeria-duke-hrothgar-the-conqueror = Hrothgar il Conquistatore
    .gender = masculine
    .reminder = 2 per mostro, 1 in più se titano; 1 ogni 4 risorse.
    .help = Alla fine fa 2 punti per ogni mostro nella tua pila vittoria, 1 in più se è un titano, e 1 ogni 4 risorse che ti restano, di tutti i tipi insieme.

valeria-duke-isabella-the-righteous = Isabella la Giusta
    .gender = feminine
    .reminder = 1 per soldato, 2 per sacro; 1 ogni 3 risorse.
    .help = Alla fine fa 1 punto per ogni icona soldato e 2 per ogni icona sacra sui tuoi cittadini e domini, e 1 ogni 3 risorse che ti restano, di tutti i tipi insieme.

valeria-duke-lekzandr-the-protector = Lekzand'r il Protettore
    .gender = masculine
    .reminder = 1 per lavoratore, 2 per sacro; 1 ogni 3 risorse.
    .help = Alla fine fa 1 punto per ogni icona lavoratore e 2 per ogni icona sacra sui tuoi cittadini e domini, e 1 ogni 3 risorse che ti restano, di tutti i tipi insieme.

valeria-duke-node-master-of-swords = Node, Maestro di Spade
    .gender = masculine
    .reminder = 1 per soldato, 2 per ombra; 1 ogni 3 risorse.
    .help = Alla fine fa 1 punto per ogni icona soldato e 2 per ogni icona ombra sui tuoi cittadini e domini, e 1 ogni 3 risorse che ti restano, di tutti i tipi insieme.

valeria-duke-reese-the-firebrand = Reese, Anima di Fuoco
    .gender = feminine
    .reminder = 1 per cittadino, mostro e dominio; 1 ogni 4 risorse.
    .help = Alla fine fa 1 punto per ogni cittadino, mostro e dominio che hai, escluse le carte iniziali, e 1 ogni 4 risorse che ti restano, di tutti i tipi insieme.

valeria-duke-simon-the-unclean = Simon l'Impuro
    .gender = masculine
    .reminder = 1 per lavoratore, 1 per soldato; 1 ogni 2 risorse.
    .help = Alla fine fa 1 punto per ogni icona lavoratore e 1 per ogni icona soldato sui tuoi cittadini e domini, e 1 ogni 2 risorse che ti restano, di tutti i tipi insieme.

valeria-duke-waryn-lord-of-rogues = Waryn, Signore dei Furfanti
    .gender = masculine
    .reminder = 1 per lavoratore, 2 per ombra; 1 ogni 3 risorse.
    .help = Alla fine fa 1 punto per ogni icona lavoratore e 2 per ogni icona ombra sui tuoi cittadini e domini, e 1 ogni 3 risorse che ti restano, di tutti i tipi insieme.
