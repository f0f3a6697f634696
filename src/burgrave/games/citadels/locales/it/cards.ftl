### Citadels: nomi e spiegazioni delle carte, in italiano.
###
### Attributi
###   .help          la regola dell'edizione 2016; per le carte delle sole edizioni precedenti, la loro regola
###   .help-older    la regola delle edizioni classica e 2010, dove differisce da .help
###   .help-classic  la regola della sola edizione classica, dove differisce
###   .help-2010     la regola della sola edizione 2010, dove differisce
###   .reminder      una riga per un menu, al massimo 60 caratteri
###   .gender        masculine, feminine o neuter: il genere del nome
###   .short         un tipo in una parola sola
### Ricerca per un'edizione precedente: prima il suo .help-..., poi .help-older, poi .help; così anche per il nome,
### il genere e il .reminder. Una spiegazione può citare altre carte: { $smithy-the } è la Fucina.
### Un testo sta su una riga: Fluent conserva gli a capo.
###
### Glossario
###   riserva    l'oro di un giocatore           mano       le carte quartiere tenute
###   città      i quartieri costruiti           mazzo      il mazzo dei quartieri
###   oro        1 moneta d'oro, 2 monete d'oro  corona     chi la possiede sceglie per primo
###   rango      il numero del personaggio       cast       i personaggi della partita
###   accumulare prendere oro o carte            pescare    prendere dalla cima del mazzo
###   scartare   mettere in fondo al mazzo       costruire  giocare un quartiere pagandolo
###   limite di costruzione, città completata, rivelare, distruggere, scambiare, requisire, confiscare
###   uccidere (Assassina), stregare (Strega), mandato (Magistrato), minaccia e pizzo
###   (Ricattatrice), tassa (Esattore), abbellire (Artista)
###   tipi di quartiere: nobiliare, religioso, mercantile, militare, unico

## Tipi di quartiere

citadels-type-noble = Quartiere nobiliare
    .short = Nobiliare
citadels-type-religious = Quartiere religioso
    .short = Religioso
citadels-type-trade = Quartiere mercantile
    .short = Mercantile
citadels-type-military = Quartiere militare
    .short = Militare
citadels-type-unique = Quartiere unico
    .short = Unico

## Scenari

citadels-scenario-base = Gioco base
citadels-scenario-first-game = Prima partita
citadels-scenario-ambitious-aristocrats = Aristocratici Ambiziosi
citadels-scenario-cunning-agents = Agenti Astuti
citadels-scenario-illustrious-emissaries = Emissari Illustri
citadels-scenario-devious-dignitaries = Dignitari Subdoli
citadels-scenario-tenacious-delegates = Delegati Tenaci
citadels-scenario-vicious-nobles = Nobili Corrotti
citadels-scenario-random = Casuale
citadels-scenario-custom = Personalizzato

## Personaggi di rango 1

citadels-character-assassin = Assassina
    .gender = feminine
    .reminder = Nomina un personaggio: il suo giocatore perde il turno.
    .help = Puoi nominare qualsiasi altro personaggio. Il giocatore che lo possiede perde tutto il turno e non rivela la carta. Nemmeno le sue capacità passive funzionano: un Vescovo ucciso non protegge nulla. Se nessun giocatore lo possiede, non succede niente.

citadels-character-witch = Strega
    .gender = feminine
    .reminder = Accumula, nomina un personaggio e gioca il suo turno.
    .help = Dopo avere accumulato risorse devi nominare un altro personaggio. Il tuo turno si ferma lì: non costruisci e non usi altre capacità o effetti. Quando quel personaggio viene chiamato, il suo giocatore si limita ad accumulare risorse. Poi giochi tu come quel personaggio, con le sue capacità, i suoi limiti e le sue restrizioni. Usi però il tuo oro, la tua mano e la tua città. Se nessun giocatore possiede il personaggio nominato, il tuo turno è finito. Un Re o un Patrizio stregato prende comunque la corona.
    .help-older = Dopo avere accumulato risorse puoi nominare un altro personaggio, e il tuo turno si ferma. Se non ne nomini nessuno, giochi un turno normale. Quando quel personaggio viene chiamato, il suo giocatore si limita ad accumulare risorse. Poi giochi tu come quel personaggio, con le sue capacità. Usi però il tuo oro, la tua mano e la tua città. Se nessun giocatore possiede il personaggio nominato, il tuo turno è finito. Un Re stregato prende comunque la corona.

citadels-character-magistrate = Magistrato
    .gender = masculine
    .reminder = Tre mandati, uno firmato: prendi il 1º quartiere pagato.
    .help = Puoi mettere tre mandati coperti su tre personaggi diversi; uno solo è firmato. Quando il personaggio con il mandato firmato paga per la prima volta un quartiere nel suo turno, puoi rivelare il mandato. Prendi gratis il quartiere e il giocatore recupera l'oro, ma la costruzione conta per il suo limite. Non puoi prendere un quartiere che hai già, né uno costruito senza pagare.

## Personaggi di rango 2

citadels-character-thief = Ladro
    .gender = masculine
    .reminder = Nomina un personaggio e prendi tutto il suo oro.
    .help = Puoi nominare qualsiasi altro personaggio, tranne quello di rango 1 e quello ucciso o stregato. Appena viene rivelato, prima che il suo giocatore accumuli risorse, prendi tutto l'oro della riserva di quel giocatore. Se nessun giocatore lo possiede, non succede niente.

citadels-character-spy = Spia
    .gender = feminine
    .reminder = Per ogni carta del tipo scelto: 1 moneta e 1 carta.
    .help = Scegli un altro giocatore e uno dei cinque tipi di quartiere, poi guarda la sua mano. Per ogni carta di quel tipo gli prendi 1 moneta e peschi 1 carta. Se il suo oro finisce, peschi comunque tutte le carte.

citadels-character-blackmailer = Ricattatrice
    .gender = feminine
    .reminder = Due minacce, una vera: accetta il pizzo o rivela.
    .help = Puoi mettere due minacce coperte, una vera e una falsa, su due personaggi diversi. Non puoi minacciare il personaggio di rango 1, quello ucciso o quello stregato. Subito dopo avere accumulato risorse, il giocatore minacciato può pagarti il pizzo: metà del suo oro, arrotondata per difetto (0 se ha 1 moneta). In quel caso la minaccia viene tolta senza essere rivelata. Se rifiuta, puoi rivelarla: quella vera ti dà tutto il suo oro.

citadels-character-tax-collector-old = Esattore
    .gender = masculine
    .reminder = Chi costruisce ti paga 1 moneta alla fine del turno.
    .help = Ogni altro giocatore che costruisce ti paga 1 moneta alla fine di quel turno, se gli resta oro. Paga 1 sola moneta, qualunque sia il numero di quartieri che costruisce. Un'Assassina che ha già costruito paga quando ti riveli; lo stesso vale per una Strega che non ha nominato nessuno. Se l'Esattore viene ucciso o nessun giocatore lo possiede, nessuno paga.

## Personaggi di rango 3

citadels-character-magician = Incantatrice
    .gender = feminine
    .reminder = Scambia la tua mano o cambia alcune carte.
    .help = Scegli una delle due: scambia tutta la tua mano con quella di un altro giocatore, anche se una delle due è vuota; oppure metti in fondo al mazzo quante carte vuoi della tua mano e pescane altrettante.

citadels-character-wizard = Mago
    .gender = masculine
    .reminder = Prendi una carta da una mano: tienila o costruiscila.
    .help = Guarda la mano di un altro giocatore e prendi una carta. Tienila oppure, se hai già accumulato risorse, paga per costruirla subito, senza che conti per il tuo limite di costruzione. In questo turno puoi costruire quartieri che la tua città ha già.
    .help-classic = Guarda la mano di un altro giocatore e prendi una carta. Tienila oppure, se hai già accumulato risorse, paga per costruirla subito, senza che conti per il tuo limite di costruzione. Solo questa carta, costruita subito, può essere un quartiere che la tua città ha già.

citadels-character-seer = Veggente
    .gender = feminine
    .reminder = Da ogni mano prendi 1 carta, ridanne 1. Costruisci fino a 2.
    .help = Prendi una carta a caso da ogni altro giocatore che ne ha. Poi dai a ciascuno di loro una carta della tua mano, nuova o vecchia. Il tuo limite di costruzione è di due quartieri, anche se non prendi carte.

## Personaggi di rango 4

citadels-character-king = Re
    .gender = masculine
    .reminder = Prendi la corona. 1 moneta per quartiere nobiliare.
    .help = Ogni quartiere nobiliare della tua città ti rende 1 moneta. Nel tuo turno devi prendere la corona: chiami i personaggi successivi e scegli per primo nel prossimo round. Se vieni ucciso, la prendi alla fine del round. Se vieni stregato, la prendi comunque.
    .help-older = Ogni quartiere nobiliare della tua città ti rende 1 moneta. Prendi la corona appena vieni chiamato: chiami i personaggi successivi e scegli per primo nel prossimo round. Se vieni ucciso, la prendi alla fine del round. Se vieni stregato, la prendi comunque.

citadels-character-emperor = Imperatore
    .gender = masculine
    .reminder = Dai la corona per 1 moneta o 1 carta. Rendita nobiliare.
    .help = Ogni quartiere nobiliare della tua città ti rende 1 moneta. Devi dare la corona a un altro giocatore, ma non a chi la possiede già. Puoi prendergli 1 moneta o 1 carta a caso. Se vieni ucciso, la dai comunque alla fine del round, ma senza prendere niente. Non si usa in 2 giocatori.
    .help-older = Ogni quartiere nobiliare della tua città ti rende 1 moneta. Appena vieni chiamato devi dare la corona a un altro giocatore, ma non a chi la possiede già. Quel giocatore sceglie se darti 1 moneta o 1 carta, se ne ha. Se vieni ucciso, la corona resta dov'è. Non si usa in 2 giocatori.

citadels-character-patrician = Patrizio
    .gender = masculine
    .reminder = Prendi la corona. 1 carta per quartiere nobiliare.
    .help = Ogni quartiere nobiliare della tua città ti rende 1 carta. Nel tuo turno devi prendere la corona: chiami i personaggi successivi e scegli per primo nel prossimo round. Se vieni ucciso, la prendi alla fine del round. Se vieni stregato, la prendi comunque.

## Personaggi di rango 5

citadels-character-bishop = Vescovo
    .gender = masculine
    .reminder = 1 moneta per quartiere religioso. Al sicuro dal rango 8.
    .help = Ogni quartiere religioso della tua città ti rende 1 moneta. In questo round il personaggio di rango 8 non può usare la sua capacità sulla tua città. Se vieni ucciso, perdi questa protezione. Se vieni stregato, è protetta la città della Strega.

citadels-character-abbot = Abate
    .gender = masculine
    .reminder = Rendita religiosa e 1 moneta dal giocatore più ricco.
    .help = Ogni quartiere religioso della tua città ti rende 1 moneta o 1 carta, nella combinazione che annunci prima di incassare. Una volta nel tuo turno, se non sei tra i più ricchi, il giocatore più ricco deve darti 1 moneta. In caso di parità scegli tu chi paga.
    .help-older = Ogni quartiere religioso della tua città ti rende 1 moneta. Il giocatore più ricco deve darti 1 moneta. In caso di parità, o se il più ricco sei tu, nessuno paga.

citadels-character-cardinal = Cardinale
    .gender = masculine
    .reminder = 1 carta per quartiere religioso. Carte per l'oro mancante.
    .help = Ogni quartiere religioso della tua città ti rende 1 carta. Una volta nel tuo turno, se l'oro non ti basta per un quartiere, puoi prendere da un altro giocatore esattamente l'oro che ti manca. Quel giocatore non può rifiutare. Dagli 1 carta della tua mano per ogni moneta, ma non la carta che vuoi costruire. Poi devi costruirla.

## Personaggi di rango 6

citadels-character-merchant = Mercante
    .gender = masculine
    .reminder = 1 moneta per quartiere mercantile, più 1 moneta extra.
    .help = Ogni quartiere mercantile della tua città ti rende 1 moneta. In qualsiasi momento del tuo turno ottieni anche 1 moneta extra, che tu abbia accumulato oro o carte.
    .help-older = Ogni quartiere mercantile della tua città ti rende 1 moneta. Subito dopo avere accumulato risorse ottieni anche 1 moneta extra, che tu abbia accumulato oro o carte.

citadels-character-alchemist = Alchimista
    .gender = masculine
    .reminder = Recupera l'oro pagato per costruire.
    .help = Alla fine del tuo turno recuperi tutto l'oro che hai pagato per costruire. Per costruire devi avere l'intera somma. L'oro speso per altro, come le tasse o la Fucina, non torna.

citadels-character-trader = Venditore
    .gender = masculine
    .reminder = 1 moneta per quartiere mercantile; costruiscine a volontà.
    .help = Ogni quartiere mercantile della tua città ti rende 1 moneta. I quartieri mercantili non contano per il tuo limite di costruzione: costruiscine quanti ne puoi pagare, più un quartiere di altro tipo.

## Personaggi di rango 7

citadels-character-architect = Architetto
    .gender = masculine
    .reminder = 2 carte extra. Costruisci fino a 3 quartieri.
    .help = In qualsiasi momento del tuo turno peschi 2 carte extra e le tieni entrambe, che tu abbia accumulato oro o carte. Il tuo limite di costruzione è di tre quartieri.
    .help-older = Subito dopo avere accumulato risorse peschi 2 carte extra e le tieni entrambe. Il tuo limite di costruzione è di tre quartieri.

citadels-character-navigator = Navigatrice
    .gender = feminine
    .reminder = 4 monete o 4 carte. Non puoi costruire.
    .help = In qualsiasi momento del tuo turno ottieni 4 monete extra o 4 carte extra, che tu abbia accumulato oro o carte. In questo turno non puoi costruire, nemmeno un quartiere che non conta per il limite.
    .help-classic = Subito dopo avere accumulato risorse ottieni 4 monete extra o 4 carte extra. In questo turno non puoi costruire nulla.
    .help-2010 = Subito dopo avere accumulato risorse ottieni 4 monete extra o 4 carte extra. In questo round non puoi costruire più nulla. In 2 o 3 giocatori vale anche per il turno del tuo altro personaggio, se viene dopo.

citadels-character-scholar = Studiosa
    .gender = feminine
    .reminder = Pesca 7 carte, tienine 1. Costruisci fino a 2 quartieri.
    .help = Pesca 7 carte, tienine 1 e rimescola le altre 6 nel mazzo. Il tuo limite di costruzione è di due quartieri, anche se non peschi le carte.

## Personaggi di rango 8

citadels-character-warlord = Condottiero
    .gender = masculine
    .reminder = Rendita militare. Distruggi un quartiere: costo meno 1.
    .help = Ogni quartiere militare della tua città ti rende 1 moneta. Una volta nel tuo turno puoi distruggere un quartiere, anche tuo, pagando il suo costo meno 1. Le città completate, il Mastio e la città del Vescovo sono al sicuro.
    .help-older = Ogni quartiere militare della tua città ti rende 1 moneta. Alla fine del tuo turno puoi distruggere un quartiere, anche tuo, pagando il suo costo meno 1. Le città completate, il Mastio e la città del Vescovo sono al sicuro.

citadels-character-diplomat = Diplomatica
    .gender = feminine
    .reminder = Rendita militare. Scambia un quartiere, paga la differenza.
    .help = Ogni quartiere militare della tua città ti rende 1 moneta. Puoi scambiare un tuo quartiere con uno di un altro giocatore. Se il suo costa di più, pagagli la differenza. Non puoi prendere quartieri da una città completata o dalla città del Vescovo, né il Mastio; puoi invece dare un quartiere della tua città completata. Nessuna delle due città può ricevere un quartiere che ha già.
    .help-classic = Ogni quartiere militare della tua città ti rende 1 moneta. Alla fine del tuo turno puoi scambiare un tuo quartiere con uno di un altro giocatore. Se il suo costa di più, pagagli la differenza. Non puoi prendere quartieri da una città completata o dalla città del Vescovo, né il Mastio; puoi invece dare un quartiere della tua città completata. Nessuna delle due città può ricevere un quartiere che ha già.
    .help-2010 = Ogni quartiere militare della tua città ti rende 1 moneta. Alla fine del tuo turno puoi scambiare un tuo quartiere con uno di un altro giocatore. Se il suo costa di più, pagagli la differenza. Sono escluse le città completate (anche la tua), la città del Vescovo e il Mastio. Nessuna delle due città può ricevere un quartiere che ha già.

citadels-character-marshal = Sceriffo
    .gender = masculine
    .reminder = Rendita militare. Requisisci un quartiere di costo 3 o meno.
    .help = Ogni quartiere militare della tua città ti rende 1 moneta. Puoi requisire un quartiere di un'altra città che costa 3 o meno, abbellimento compreso, pagandone il costo al proprietario. Non puoi requisire il Mastio, un quartiere che hai già, né quartieri di una città completata o della città del Vescovo.

## Personaggi di rango 9

citadels-character-queen = Regina
    .gender = feminine
    .reminder = 3 monete se siedi accanto al rango 4.
    .reminder-classic = Accanto al Re (con l'Imperatore: alla corona): 3 monete.
    .help = Ottieni 3 monete se siedi accanto al giocatore che ha rivelato il personaggio di rango 4. Se quel personaggio è stato ucciso, le ottieni quando la carta viene rivelata alla fine del round. Solo in cinque o più giocatori.
    .help-classic = Ottieni 3 monete se siedi accanto al giocatore che ha rivelato il Re. Se il Re è stato ucciso, le ottieni quando la carta viene rivelata. Se l'Imperatore è in gioco, conta invece la corona: ottieni 3 monete se nel tuo turno siedi accanto a chi la possiede. Solo in cinque o più giocatori.
    .help-2010 = Ottieni 3 monete se siedi accanto al giocatore che ha rivelato il Re o l'Imperatore; conta la carta, non la corona. Se quel personaggio è stato ucciso, le ottieni quando la carta viene rivelata. Solo in cinque o più giocatori.

citadels-character-artist = Artista
    .gender = feminine
    .reminder = Metti 1 moneta su 1 o 2 tuoi quartieri: +1 ciascuno.
    .help = Metti 1 delle tue monete su un tuo quartiere, oppure 1 su ciascuno di due quartieri. Per il resto della partita un quartiere abbellito costa e vale 1 in più, anche quando il personaggio di rango 8 paga per distruggerlo o prenderlo. Ogni quartiere si può abbellire una volta sola.

citadels-character-tax-collector = Esattore
    .gender = masculine
    .reminder = Prendi tutte le tasse pagate per costruire.
    .help = Finché questa carta è in gioco, ogni giocatore ci mette 1 moneta dopo ogni quartiere che costruisce, anche gratis. Chi non ha oro non paga nulla. In qualsiasi momento del tuo turno puoi prendere tutto quest'oro. Non paghi tasse su ciò che costruisci in questo turno. Anche se l'Esattore viene ucciso o nessun giocatore lo possiede, le tasse si pagano e l'oro resta sulla carta.

## Quartieri nobiliari

citadels-district-manor = Maniero
    .gender = masculine
    .help = Un semplice quartiere nobiliare. Conta per la rendita nobiliare e non ha effetti speciali.
citadels-district-castle = Castello
    .gender = masculine
    .help = Un semplice quartiere nobiliare. Conta per la rendita nobiliare e non ha effetti speciali.
citadels-district-palace = Palazzo
    .gender = masculine
    .help = Un semplice quartiere nobiliare. Conta per la rendita nobiliare e non ha effetti speciali.

## Quartieri religiosi

citadels-district-temple = Tempio
    .gender = masculine
    .help = Un semplice quartiere religioso. Conta per la rendita religiosa e non ha effetti speciali.
citadels-district-church = Chiesa
    .gender = feminine
    .help = Un semplice quartiere religioso. Conta per la rendita religiosa e non ha effetti speciali.
citadels-district-monastery = Monastero
    .gender = masculine
    .help = Un semplice quartiere religioso. Conta per la rendita religiosa e non ha effetti speciali.
citadels-district-cathedral = Cattedrale
    .gender = feminine
    .help = Un semplice quartiere religioso. Conta per la rendita religiosa e non ha effetti speciali.

## Quartieri mercantili

citadels-district-tavern = Taverna
    .gender = feminine
    .help = Un semplice quartiere mercantile. Conta per la rendita mercantile e non ha effetti speciali.
citadels-district-market = Mercato
    .gender = masculine
    .help = Un semplice quartiere mercantile. Conta per la rendita mercantile e non ha effetti speciali.
citadels-district-trading-post = Emporio
    .gender = masculine
    .help = Un semplice quartiere mercantile. Conta per la rendita mercantile e non ha effetti speciali.
citadels-district-docks = Molo
    .gender = masculine
    .help = Un semplice quartiere mercantile. Conta per la rendita mercantile e non ha effetti speciali.
citadels-district-harbor = Porto
    .gender = masculine
    .help = Un semplice quartiere mercantile. Conta per la rendita mercantile e non ha effetti speciali.
citadels-district-town-hall = Municipio
    .gender = masculine
    .help = Un semplice quartiere mercantile. Conta per la rendita mercantile e non ha effetti speciali.

## Quartieri militari

citadels-district-watchtower = Torre di Guardia
    .gender = feminine
    .help = Un semplice quartiere militare. Conta per la rendita militare e non ha effetti speciali.
citadels-district-prison = Prigione
    .gender = feminine
    .help = Un semplice quartiere militare. Conta per la rendita militare e non ha effetti speciali.
citadels-district-barracks = Caserma
    .gender = feminine
    .help = Un semplice quartiere militare. Conta per la rendita militare e non ha effetti speciali.
citadels-district-fortress = Fortezza
    .gender = feminine
    .help = Un semplice quartiere militare. Conta per la rendita militare e non ha effetti speciali.

## Quartieri unici dell'edizione 2016

citadels-district-armory = Armeria
    .gender = feminine
    .help = Nel tuo turno puoi distruggere l'Armeria per distruggere gratis un qualsiasi quartiere di una città non completata. Vale anche per il Mastio e per i quartieri del Vescovo. Non puoi usarla se la tua città è completata.
    .help-2010 = Nel tuo turno puoi distruggere l'Armeria per distruggere gratis un qualsiasi quartiere della città non completata di un altro giocatore. Non puoi usarla se la tua città è completata.

citadels-district-basilica = Basilica
    .gender = feminine
    .help = Alla fine della partita ottieni 1 punto per ogni tuo quartiere di costo dispari. L'abbellimento conta nel costo.

citadels-district-capitol = Capitale
    .gender = feminine
    .help = Alla fine della partita ottieni 3 punti se almeno tre dei tuoi quartieri sono dello stesso tipo. Vale una volta sola.

citadels-district-dragon-gate = Porta dei Draghi
    .gender = feminine
    .help = Costa 6 ma vale 8 punti alla fine della partita. Per la capacità del personaggio di rango 8, il suo costo resta 6.

citadels-district-factory = Fabbrica
    .gender = feminine
    .help = Paghi 1 moneta in meno per ogni altro quartiere unico che costruisci. I suoi punti non cambiano e, per la capacità del personaggio di rango 8, nemmeno il suo costo.

citadels-district-framework = Impalcatura
    .gender = feminine
    .help = Quando costruisci un quartiere, puoi distruggere l'Impalcatura invece di pagare il costo. La costruzione conta per il tuo limite, e il Magistrato non può confiscare quel quartiere.

citadels-district-gold-mine = Miniera d'Oro
    .gender = feminine
    .help = Quando accumuli oro, prendi 3 monete invece di 2, anche sotto incantesimo o minaccia.

citadels-district-great-wall = Grande Muraglia
    .gender = feminine
    .help = Il personaggio di rango 8 paga 1 moneta in più per usare la sua capacità sugli altri tuoi quartieri, ma non sulla Grande Muraglia stessa. Se sei la Diplomatica, la tua Grande Muraglia non ha effetto sul quartiere che dai.
    .help-classic = Il Condottiero e la Diplomatica pagano 1 moneta in più per qualsiasi quartiere della tua città, Grande Muraglia compresa. Se sei la Diplomatica, la tua Grande Muraglia non ha effetto sul quartiere che dai.

citadels-district-haunted-quarter = Quartiere Stregato
    .gender = masculine
    .help = Alla fine della partita conta come il tipo che scegli. Se scegli un altro tipo, non conta più come unico.
    .help-older = Alla fine della partita conta come il tipo che scegli. Se lo hai costruito nell'ultimo round, resta unico.

citadels-district-imperial-treasury = Tesoro Imperiale
    .gender = masculine
    .help = Alla fine della partita ottieni 1 punto per ogni moneta nella tua riserva. L'oro sui quartieri non conta.

citadels-district-ivory-tower = Torre d'Avorio
    .gender = feminine
    .help = Alla fine della partita ottieni 5 punti se è il solo quartiere unico della tua città. Un Quartiere Stregato che conta come altro tipo non lo impedisce.

citadels-district-keep = Mastio
    .gender = masculine
    .help = Nessuna capacità di rango 8 può distruggere, scambiare o requisire il Mastio, chiunque lo possieda.
    .help-older = Il Condottiero non può distruggerlo e la Diplomatica non può scambiarlo, chiunque lo possieda.
    .help-classic = Il Condottiero non può distruggerlo e la Diplomatica non può prenderlo, chiunque lo possieda.

citadels-district-laboratory = Laboratorio
    .gender = masculine
    .help = Una volta durante il tuo turno puoi scartare 1 carta per ottenere 2 monete.
    .help-older = Una volta durante il tuo turno puoi scartare 1 carta per ottenere 1 moneta.

citadels-district-library = Biblioteca
    .gender = feminine
    .help = Quando accumuli carte, tieni tutte quelle che peschi: due, o tre con l'Osservatorio.
    .help-older = Quando accumuli carte, le tieni entrambe. Con l'Osservatorio ne peschi tre e ne tieni due.

citadels-district-map-room = Sala delle Mappe
    .gender = feminine
    .help = Alla fine della partita ottieni 1 punto per ogni carta nella tua mano.

citadels-district-monument = Monumento
    .gender = masculine
    .help = Non puoi costruirlo se la tua città ha 5 o più quartieri. Conta come 2 quartieri per completare la città e come 1 per tutto il resto.

citadels-district-museum = Museo
    .gender = masculine
    .help = Una volta durante il tuo turno puoi mettere coperta sotto il Museo 1 carta della tua mano. Ogni carta sotto il Museo vale 1 punto alla fine della partita. Se il Museo passa a un altro giocatore, le carte passano con lui. Se viene distrutto, finiscono in fondo al mazzo.

citadels-district-necropolis = Necropoli
    .gender = feminine
    .help = Puoi costruirla distruggendo uno dei tuoi quartieri invece di pagare. In quel caso il Magistrato non può confiscarla.

citadels-district-observatory = Osservatorio
    .gender = masculine
    .help = Quando accumuli carte, ne peschi tre invece di due e ne tieni una. Con la Biblioteca le tieni tutte e tre.
    .help-older = Quando accumuli carte, ne peschi tre invece di due e ne tieni una. Con la Biblioteca ne tieni due.

citadels-district-park = Parco
    .gender = masculine
    .help = Se la tua mano è vuota alla fine del tuo turno, ottieni 2 carte. Una Strega che non riprende il turno non ottiene nulla.

citadels-district-poor-house = Ostello dei Poveri
    .gender = masculine
    .help = Se la tua riserva è vuota alla fine del tuo turno, ottieni 1 moneta. L'oro sui quartieri non conta, e l'Alchimista recupera il suo oro dopo. Una Strega che non riprende il turno non ottiene nulla.

citadels-district-quarry = Cava
    .gender = feminine
    .help = Puoi costruire quartieri che la tua città ha già, quante volte vuoi. La Cava non permette al Magistrato, alla Diplomatica o allo Sceriffo di prendere doppioni.
    .help-2010 = Puoi costruire una seconda copia di qualsiasi quartiere della tua città, ma mai una terza. Le copie restano anche se perdi la Cava.

citadels-district-school-of-magic = Scuola di Magia
    .gender = feminine
    .help = Quando una capacità ti rende oro o carte per i tuoi quartieri, questa carta vale come il tipo che ti serve. Per il punteggio è sempre unica.

citadels-district-secret-vault = Camera Segreta
    .gender = feminine
    .help = Non si può mai costruire. Tienila in mano e rivelala alla fine della partita per ottenere 3 punti. Fino ad allora puoi perderla come qualsiasi altra carta.

citadels-district-smithy = Fucina
    .gender = feminine
    .help = Una volta durante il tuo turno puoi pagare 2 monete per ottenere 3 carte. L'Alchimista non recupera quest'oro.

citadels-district-stables = Stalle
    .gender = feminine
    .help = Costruire le Stalle non conta per il tuo limite di costruzione, nemmeno se vengono confiscate. La Navigatrice non può comunque costruirle.

citadels-district-statue = Statua
    .gender = feminine
    .help = Alla fine della partita ottieni 5 punti se hai la corona. Se alla fine dell'ultimo round un personaggio di rango 4 ucciso sposta la corona, i punti si contano dopo.

citadels-district-theater = Teatro
    .gender = masculine
    .help = Dopo che tutti hanno scelto, puoi scambiare alla cieca la tua carta personaggio con quella di un altro giocatore. Entrambi potete guardare la nuova carta. In 2 o 3 giocatori scegli quale delle tue due carte dare e ricevi una delle sue a caso.

citadels-district-thieves-den = Covo di Ladri
    .gender = masculine
    .help = Puoi pagare qualsiasi parte del suo costo con altre carte della tua mano, 1 carta per moneta. Se viene confiscato, recuperi l'oro ma non le carte.

citadels-district-wishing-well = Pozzo dei Desideri
    .gender = masculine
    .help = Alla fine della partita ottieni 1 punto per ogni quartiere unico della tua città, questo compreso.
    .help-2010 = Alla fine della partita ottieni 1 punto per ogni altro quartiere unico della tua città.

## Quartieri unici delle sole edizioni precedenti

citadels-district-university = Università
    .gender = feminine
    .help = Costa 6 ma vale 8 punti alla fine della partita. Per la capacità del personaggio di rango 8, il suo costo resta 6.

citadels-district-graveyard = Cimitero
    .gender = masculine
    .help = Quando il Condottiero distrugge un quartiere, puoi pagare 1 moneta per prendere in mano quella carta. Non vale se il Condottiero sei tu, né per il Cimitero stesso.

citadels-district-bell-tower = Campanile
    .gender = masculine
    .help = Quando lo costruisci, puoi dichiarare che 7 quartieri completano una città. Se prima nessuna città era completata, chi in quel momento ha 7 o più quartieri ottiene i 4 punti della prima città completata; quelle completate dopo danno 2 punti. Se il Campanile viene distrutto, servono di nuovo 8 quartieri.

citadels-district-ball-room = Sala da Ballo
    .gender = feminine
    .help = A un tavolo vero, mentre hai la corona, gli altri giocatori devono ringraziarti quando li chiami. Qui la carta non ha effetto.

citadels-district-hospital = Ospedale
    .gender = masculine
    .help = Se il tuo personaggio viene ucciso, accumuli comunque risorse quando viene chiamato, ma non puoi usare capacità né costruire.

citadels-district-lighthouse = Faro
    .gender = masculine
    .help = Quando lo costruisci, guarda tutto il mazzo, prendi in mano una carta e rimescola le altre.

citadels-district-throne-room = Sala del Trono
    .gender = feminine
    .help = Ogni volta che la corona passa a un altro giocatore, ottieni 1 moneta dalla banca.
