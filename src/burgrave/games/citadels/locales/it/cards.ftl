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
citadels-scenario-random = A caso
citadels-scenario-custom = Su misura

## Personaggi di rango 1

citadels-character-assassin = Assassina
    .gender = feminine
    .reminder = Nomina un personaggio: perde il turno.
    .help = Puoi nominare un qualsiasi altro personaggio: chi lo possiede tace, resta nascosto e perde l'intero turno. Anche le sue capacità passive tacciono: un Vescovo ucciso non protegge nulla. Se nessuno lo possiede, non succede niente.

citadels-character-witch = Strega
    .gender = feminine
    .reminder = Accumula, nomina un personaggio, poi gioca al suo posto.
    .help = Dopo avere accumulato risorse devi nominare un altro personaggio; il tuo turno si ferma lì, senza costruire e senza altre capacità o effetti. Quando viene chiamato, il suo giocatore accumula soltanto; poi continui tu come quel personaggio, con le sue capacità, i suoi limiti e le sue restrizioni, ma con il tuo oro, la tua mano e la tua città. Se nessuno lo possiede il tuo turno è finito; il Re e il Patrizio, anche stregati, prendono comunque la corona.
    .help-older = Dopo avere accumulato risorse puoi nominare un altro personaggio e il tuo turno si ferma; se non ne nomini nessuno, giochi un turno normale. Quando viene chiamato, il suo giocatore accumula soltanto; poi continui tu come quel personaggio, con le sue capacità, ma con il tuo oro, la tua mano e la tua città. Se nessuno lo possiede il tuo turno è finito; il Re, anche stregato, prende comunque la corona.

citadels-character-magistrate = Magistrato
    .gender = masculine
    .reminder = Tre mandati, uno firmato: prendi il 1º quartiere pagato.
    .help = Puoi mettere tre mandati a faccia in giù su tre personaggi diversi; uno solo è firmato. Quando il personaggio con quello firmato paga il primo quartiere del suo turno, puoi rivelarlo: il quartiere viene nella tua città gratis e l'oro gli torna indietro, ma la costruzione conta per il suo limite. Non puoi prendere un nome che hai già, né un quartiere costruito senza pagare.

## Personaggi di rango 2

citadels-character-thief = Ladro
    .gender = masculine
    .reminder = Nomina un personaggio: tutto il suo oro è tuo.
    .help = Puoi nominare un altro personaggio, ma non il rango 1, né quello ucciso o stregato. Appena si rivela, prima che accumuli risorse, tutto l'oro di quella riserva passa a te. Se nessuno lo possiede, non succede niente.

citadels-character-spy = Spia
    .gender = feminine
    .reminder = Di' un tipo: 1 moneta e 1 carta per carta di quel tipo.
    .help = Scegli un altro giocatore e uno dei cinque tipi di quartiere, poi guarda la sua mano. Per ogni carta di quel tipo gli prendi 1 moneta d'oro e peschi 1 carta. Se il suo oro finisce, peschi comunque tutte le carte.

citadels-character-blackmailer = Ricattatrice
    .gender = feminine
    .reminder = Due minacce, una vera: incassa il pizzo o rivela.
    .help = Puoi mettere due minacce a faccia in giù, una vera e una falsa, su due personaggi diversi, ma non sul rango 1, né su quello ucciso o stregato. Appena accumulate le risorse, chi è minacciato può darti metà della riserva, arrotondata per difetto (0 se ha 1 moneta), e la minaccia se ne va senza essere vista. Se non paga il pizzo puoi rivelarla: quella vera ti porta tutto il suo oro.

citadels-character-tax-collector-old = Esattore
    .gender = masculine
    .reminder = Chi altro costruisce ti paga 1 moneta a fine turno.
    .help = Ogni altro giocatore che costruisce ti dà 1 moneta d'oro alla fine di quel turno, una sola volta per quanti quartieri costruisca, se gliene restano. Un'Assassina che ha già costruito paga quando ti riveli, e così una Strega che non ha nominato nessuno. Se l'Esattore è ucciso o nessuno lo possiede, nessuno paga.

## Personaggi di rango 3

citadels-character-magician = Incantatrice
    .gender = feminine
    .reminder = Scambia la mano con qualcuno o rinnova le tue carte.
    .help = Fai una di due cose. Scambia tutta la tua mano con quella di un altro giocatore, anche se una delle due è vuota; oppure metti quante tue carte vuoi in fondo al mazzo e pescane altrettante.

citadels-character-wizard = Mago
    .gender = masculine
    .reminder = Prendi una carta da una mano: tienila o costruiscila.
    .help = Sbircia nella mano di un altro giocatore e prendi una carta. Tienila oppure, se hai già accumulato risorse, paga per costruirla subito, fuori dal tuo limite di costruzione. In questo turno tutto ciò che costruisci può ripetere nomi della tua città.
    .help-classic = Sbircia nella mano di un altro giocatore e prendi una carta. Tienila oppure, se hai già accumulato risorse, paga per costruirla subito, fuori dal tuo limite di costruzione. Solo questa carta, costruita subito, può ripetere un nome della tua città.

citadels-character-seer = Veggente
    .gender = feminine
    .reminder = Prendi 1 carta da ogni mano, ridanne 1. Costruisci fino a 2.
    .help = Prendi una carta a caso da ogni altro giocatore che ne ha, poi dai a ciascuno di loro una carta della tua mano, nuova o vecchia. Il tuo limite di costruzione sale a due quartieri, anche se lasci stare le mani altrui.

## Personaggi di rango 4

citadels-character-king = Re
    .gender = masculine
    .reminder = La corona è tua. 1 moneta per quartiere nobiliare.
    .help = Ogni quartiere nobiliare della tua città ti rende 1 moneta d'oro. Nel tuo turno devi prendere la corona: chiami tu il resto del round e scegli per primo nel prossimo. Se vieni ucciso la prendi alla fine del round; se vieni stregato la prendi comunque.
    .help-older = Ogni quartiere nobiliare della tua città ti rende 1 moneta d'oro. La corona è tua appena vieni chiamato: chiami tu il resto del round e scegli per primo nel prossimo. Se vieni ucciso la prendi alla fine del round; se vieni stregato la prendi comunque.

citadels-character-emperor = Imperatore
    .gender = masculine
    .reminder = Sposta la corona per 1 moneta o carta. Rendita nobiliare.
    .help = Ogni quartiere nobiliare della tua città ti rende 1 moneta d'oro. Devi spostare la corona da chi la possiede a un giocatore diverso, mai a te, e puoi prendergli 1 moneta d'oro o 1 carta a caso. Se vieni ucciso la sposti lo stesso alla fine del round, ma senza prendere niente; non si usa in 2 giocatori.
    .help-older = Ogni quartiere nobiliare della tua città ti rende 1 moneta d'oro. Appena vieni chiamato devi spostare la corona da chi la possiede a un giocatore diverso, mai a te; è lui a scegliere se darti 1 moneta d'oro o 1 carta, se ne ha. Se vieni ucciso, la corona resta dov'è; non si usa in 2 giocatori.

citadels-character-patrician = Patrizio
    .gender = masculine
    .reminder = La corona è tua. 1 carta per quartiere nobiliare.
    .help = Ogni quartiere nobiliare della tua città ti rende 1 carta. Nel tuo turno devi prendere la corona: chiami tu il resto del round e scegli per primo nel prossimo. Se vieni ucciso la prendi alla fine del round; se vieni stregato la prendi comunque.

## Personaggi di rango 5

citadels-character-bishop = Vescovo
    .gender = masculine
    .reminder = 1 moneta per quartiere religioso. Al sicuro dal rango 8.
    .help = Ogni quartiere religioso della tua città ti rende 1 moneta d'oro. In questo round la capacità del personaggio di rango 8 non può toccare la tua città. Se vieni ucciso perdi la protezione; se vieni stregato, protegge la città della Strega.

citadels-character-abbot = Abate
    .gender = masculine
    .reminder = Rendita religiosa e 1 moneta dal giocatore più ricco.
    .help = Ogni quartiere religioso della tua città ti rende 1 moneta d'oro o 1 carta, nella combinazione che annunci prima. Una volta nel tuo turno, se non sei tra i più ricchi, il giocatore più ricco deve darti 1 moneta d'oro; se c'è parità scegli tu chi.
    .help-older = Ogni quartiere religioso della tua città ti rende 1 moneta d'oro. Il giocatore più ricco, se è uno solo, deve darti 1 moneta d'oro; in caso di parità, o se sei tu, nessuno paga.

citadels-character-cardinal = Cardinale
    .gender = masculine
    .reminder = 1 carta per quartiere religioso. Carte per l'oro mancante.
    .help = Ogni quartiere religioso della tua città ti rende 1 carta. Una volta nel tuo turno, se l'oro non basta per un quartiere, prendi esattamente quello che manca da un solo giocatore, che non può rifiutare, e dagli 1 carta della tua mano per ogni moneta. La carta da costruire non può essere una di queste, e poi devi costruirla.

## Personaggi di rango 6

citadels-character-merchant = Mercante
    .gender = masculine
    .reminder = 1 moneta per quartiere mercantile, più 1 moneta extra.
    .help = Ogni quartiere mercantile della tua città ti rende 1 moneta d'oro. In più, in qualsiasi momento del tuo turno, ottieni 1 moneta d'oro extra, qualunque risorsa tu abbia accumulato.
    .help-older = Ogni quartiere mercantile della tua città ti rende 1 moneta d'oro. In più, subito dopo la tua azione, ottieni 1 moneta d'oro extra, qualunque risorsa tu abbia preso.

citadels-character-alchemist = Alchimista
    .gender = masculine
    .reminder = Riprendi l'oro pagato per costruire.
    .help = Alla fine del turno ti torna tutto l'oro che hai pagato per costruire. Quando costruisci devi avere l'intero prezzo nella riserva, e l'oro speso per altro, come la tassa o la Fucina, non torna.

citadels-character-trader = Venditore
    .gender = masculine
    .reminder = 1 moneta per quartiere mercantile; costruiscine a volontà.
    .help = Ogni quartiere mercantile della tua città ti rende 1 moneta d'oro. I quartieri mercantili restano fuori dal tuo limite di costruzione: costruiscine quanti ne puoi pagare, più uno di altro tipo.

## Personaggi di rango 7

citadels-character-architect = Architetto
    .gender = masculine
    .reminder = 2 carte extra. Costruisci fino a 3 quartieri.
    .help = In qualsiasi momento del tuo turno ottieni 2 carte extra e le tieni entrambe, qualunque risorsa tu abbia accumulato. Il tuo limite di costruzione sale a tre quartieri.
    .help-older = Subito dopo la tua azione peschi 2 carte extra e le tieni entrambe. Il tuo limite di costruzione sale a tre quartieri.

citadels-character-navigator = Navigatrice
    .gender = feminine
    .reminder = 4 monete o 4 carte. Niente costruzioni.
    .help = In qualsiasi momento del tuo turno ottieni 4 monete d'oro o 4 carte, qualunque risorsa tu abbia accumulato. In questo turno non puoi costruire, nemmeno un quartiere che non conta per il limite.
    .help-classic = Subito dopo la tua azione ottieni altre 4 monete d'oro o altre 4 carte. In questo turno non puoi costruire nulla.
    .help-2010 = Subito dopo la tua azione ottieni altre 4 monete d'oro o altre 4 carte. In questo round non puoi costruire più nulla: in 2 o 3 giocatori vale anche per il turno dell'altro tuo personaggio, se viene dopo.

citadels-character-scholar = Studiosa
    .gender = feminine
    .reminder = Pesca 7, tieni 1. Costruisci fino a 2 quartieri.
    .help = Pesca 7 carte, tienine 1 e rimescola le altre 6 nel mazzo. Il tuo limite di costruzione sale a due quartieri, anche se non peschi le carte.

## Personaggi di rango 8

citadels-character-warlord = Condottiero
    .gender = masculine
    .reminder = 1 moneta per quartiere militare. Distruggi: costo meno 1.
    .help = Ogni quartiere militare della tua città ti rende 1 moneta d'oro. Una volta nel tuo turno puoi distruggere un quartiere, anche tuo, pagando il suo costo meno 1. Le città completate, il Mastio e la città del Vescovo sono al sicuro.
    .help-older = Ogni quartiere militare della tua città ti rende 1 moneta d'oro. Alla fine del tuo turno puoi distruggere un quartiere, anche tuo, pagando il suo costo meno 1. Le città completate, il Mastio e la città del Vescovo sono al sicuro.

citadels-character-diplomat = Diplomatica
    .gender = feminine
    .reminder = 1 moneta per quartiere militare. Scambia con differenza.
    .help = Ogni quartiere militare della tua città ti rende 1 moneta d'oro. Puoi scambiare un tuo quartiere con uno di un altro giocatore; se il suo costa di più, gli paghi la differenza. Non puoi prendere da una città completata (la tua può dare), né il Mastio, né dal Vescovo, e nessun nome entra in una città che lo ha già.
    .help-classic = Ogni quartiere militare della tua città ti rende 1 moneta d'oro. Alla fine del tuo turno puoi scambiare un tuo quartiere con uno di un altro giocatore; se il suo costa di più, gli paghi la differenza. Non puoi prendere da una città completata (la tua può dare), né il Mastio, né dal Vescovo, e nessun nome entra in una città che lo ha già.
    .help-2010 = Ogni quartiere militare della tua città ti rende 1 moneta d'oro. Alla fine del tuo turno puoi scambiare un tuo quartiere con uno di un altro giocatore; se il suo costa di più, gli paghi la differenza. Le città completate, anche la tua, il Mastio e la città del Vescovo restano fuori, e nessun nome entra in una città che lo ha già.

citadels-character-marshal = Sceriffo
    .gender = masculine
    .reminder = 1 moneta per quartiere militare. Requisisci: costo fino a 3.
    .help = Ogni quartiere militare della tua città ti rende 1 moneta d'oro. Puoi requisire un quartiere di costo 3 o meno, abbellimento compreso, da un'altra città pagandone il costo al proprietario. Niente da una città completata, né il Mastio, né dal Vescovo, né un nome che hai già.

## Personaggi di rango 9

citadels-character-queen = Regina
    .gender = feminine
    .reminder = 3 monete se siedi accanto al rango 4.
    .reminder-classic = 3 monete accanto al Re o, con l'Imperatore, alla corona.
    .help = Ottieni 3 monete d'oro se siedi accanto a chi ha rivelato il personaggio di rango 4. Se è stato ucciso, le ottieni quando la carta viene mostrata alla fine del round. Solo per cinque o più giocatori.
    .help-classic = Ottieni 3 monete d'oro se siedi accanto a chi ha rivelato il Re; se è stato ucciso, le ottieni quando la carta viene mostrata. Se l'Imperatore è nel cast conta invece la corona: 3 monete se chi la possiede nel tuo turno ti siede accanto. Solo per cinque o più giocatori.
    .help-2010 = Ottieni 3 monete d'oro se siedi accanto a chi ha rivelato il Re o l'Imperatore: conta la carta, non la corona. Se è stato ucciso, le ottieni quando la carta viene mostrata. Solo per cinque o più giocatori.

citadels-character-artist = Artista
    .gender = feminine
    .reminder = Metti 1 moneta su 1 o 2 tuoi quartieri: +1 ciascuno.
    .help = Metti 1 tua moneta d'oro su un tuo quartiere, o su ognuno di due. Da allora costa e vale 1 in più, anche per il rango 8. Ogni quartiere si può abbellire una volta sola.

citadels-character-tax-collector = Esattore
    .gender = masculine
    .reminder = Prendi tutta la tassa pagata da chi ha costruito.
    .help = Finché questa carta è nel cast, ogni giocatore vi mette 1 moneta d'oro dopo ogni quartiere costruito, anche gratis, se gliene restano. In qualsiasi momento del tuo turno puoi prendere tutto, e per ciò che costruisci in questo turno non paghi la tassa. Anche se è ucciso o nessuno lo possiede, la tassa continua e l'oro resta qui ad aspettare.

## Quartieri nobiliari

citadels-district-manor = Maniero
    .gender = masculine
    .help = Un semplice quartiere nobiliare: conta per la rendita nobiliare e non ha effetti propri.
citadels-district-castle = Castello
    .gender = masculine
    .help = Un semplice quartiere nobiliare: conta per la rendita nobiliare e non ha effetti propri.
citadels-district-palace = Palazzo
    .gender = masculine
    .help = Un semplice quartiere nobiliare: conta per la rendita nobiliare e non ha effetti propri.

## Quartieri religiosi

citadels-district-temple = Tempio
    .gender = masculine
    .help = Un semplice quartiere religioso: conta per la rendita religiosa e non ha effetti propri.
citadels-district-church = Chiesa
    .gender = feminine
    .help = Un semplice quartiere religioso: conta per la rendita religiosa e non ha effetti propri.
citadels-district-monastery = Monastero
    .gender = masculine
    .help = Un semplice quartiere religioso: conta per la rendita religiosa e non ha effetti propri.
citadels-district-cathedral = Cattedrale
    .gender = feminine
    .help = Un semplice quartiere religioso: conta per la rendita religiosa e non ha effetti propri.

## Quartieri mercantili

citadels-district-tavern = Taverna
    .gender = feminine
    .help = Un semplice quartiere mercantile: conta per la rendita mercantile e non ha effetti propri.
citadels-district-market = Mercato
    .gender = masculine
    .help = Un semplice quartiere mercantile: conta per la rendita mercantile e non ha effetti propri.
citadels-district-trading-post = Emporio
    .gender = masculine
    .help = Un semplice quartiere mercantile: conta per la rendita mercantile e non ha effetti propri.
citadels-district-docks = Molo
    .gender = masculine
    .help = Un semplice quartiere mercantile: conta per la rendita mercantile e non ha effetti propri.
citadels-district-harbor = Porto
    .gender = masculine
    .help = Un semplice quartiere mercantile: conta per la rendita mercantile e non ha effetti propri.
citadels-district-town-hall = Municipio
    .gender = masculine
    .help = Un semplice quartiere mercantile: conta per la rendita mercantile e non ha effetti propri.

## Quartieri militari

citadels-district-watchtower = Torre di Guardia
    .gender = feminine
    .help = Un semplice quartiere militare: conta per la rendita militare e non ha effetti propri.
citadels-district-prison = Prigione
    .gender = feminine
    .help = Un semplice quartiere militare: conta per la rendita militare e non ha effetti propri.
citadels-district-barracks = Caserma
    .gender = feminine
    .help = Un semplice quartiere militare: conta per la rendita militare e non ha effetti propri.
citadels-district-fortress = Fortezza
    .gender = feminine
    .help = Un semplice quartiere militare: conta per la rendita militare e non ha effetti propri.

## Quartieri unici dell'edizione 2016

citadels-district-armory = Armeria
    .gender = feminine
    .help = Nel tuo turno puoi distruggere l'Armeria per distruggere, gratis, un qualsiasi quartiere di una città non completata. Non si salvano nemmeno il Mastio e i quartieri del Vescovo. Se la tua stessa città è completata, non puoi rinunciarvi.
    .help-2010 = Nel tuo turno puoi distruggere l'Armeria per distruggere, gratis, un qualsiasi quartiere nella città non completata di un altro giocatore. Se la tua stessa città è completata, non puoi rinunciarvi.

citadels-district-basilica = Basilica
    .gender = feminine
    .help = Alla fine della partita ogni tuo quartiere di costo dispari ti dà 1 punto. L'abbellimento conta nel costo.

citadels-district-capitol = Capitale
    .gender = feminine
    .help = Alla fine della partita ti dà 3 punti se almeno tre dei tuoi quartieri sono dello stesso tipo. Una volta sola, anche se sono di più.

citadels-district-dragon-gate = Porta dei Draghi
    .gender = feminine
    .help = Costa 6 ma vale 8 punti alla fine della partita. Per il rango 8 il costo resta 6.

citadels-district-factory = Fabbrica
    .gender = feminine
    .help = Ogni altro quartiere unico che costruisci ti costa 1 moneta d'oro in meno. I suoi punti e il prezzo per il rango 8 non cambiano.

citadels-district-framework = Impalcatura
    .gender = feminine
    .help = Quando costruisci un quartiere, puoi distruggere l'Impalcatura invece di pagare l'intero costo. La costruzione conta per il tuo limite, e il Magistrato non può confiscare quel quartiere.

citadels-district-gold-mine = Miniera d'Oro
    .gender = feminine
    .help = Quando accumuli oro, prendi 3 monete invece di 2. Funziona anche se subisci un incantesimo o una minaccia.

citadels-district-great-wall = Grande Muraglia
    .gender = feminine
    .help = Il personaggio di rango 8 paga 1 moneta d'oro in più per usare la sua capacità sugli altri tuoi quartieri, ma non sulla Grande Muraglia stessa. Se sei la Diplomatica, la carta che cedi non costa di più.
    .help-classic = Il Condottiero e la Diplomatica pagano 1 moneta d'oro in più per qualsiasi quartiere della tua città, Grande Muraglia compresa. Se sei la Diplomatica, la carta che cedi non costa di più.

citadels-district-haunted-quarter = Quartiere Stregato
    .gender = masculine
    .help = Alla fine della partita conta come il tipo di quartiere che vuoi. Se scegli un altro tipo, non conta più come unico.
    .help-older = Alla fine della partita conta come il tipo di quartiere che vuoi. Se lo hai costruito nell'ultimo round, resta unico.

citadels-district-imperial-treasury = Tesoro Imperiale
    .gender = masculine
    .help = Alla fine della partita ogni moneta d'oro nella tua riserva vale 1 punto. L'oro sui quartieri non conta.

citadels-district-ivory-tower = Torre d'Avorio
    .gender = feminine
    .help = Alla fine della partita ti dà 5 punti se è l'unico quartiere unico della tua città. Un Quartiere Stregato contato come altro tipo non disturba.

citadels-district-keep = Mastio
    .gender = masculine
    .help = Nessuna capacità di rango 8 può toccarlo, chiunque lo possieda: per quella via non viene mai distrutto, scambiato o requisito.
    .help-older = Il Condottiero non può distruggerlo e la Diplomatica non può scambiarlo, chiunque lo possieda.

citadels-district-laboratory = Laboratorio
    .gender = masculine
    .help = Una volta in ogni tuo turno puoi scartare 1 carta per ottenere 2 monete d'oro.
    .help-older = Una volta in ogni tuo turno puoi scartare 1 carta per ottenere 1 moneta d'oro.

citadels-district-library = Biblioteca
    .gender = feminine
    .help = Quando accumuli carte, tieni tutte quelle che peschi: due, o tre con l'Osservatorio.
    .help-older = Quando accumuli carte, le tieni entrambe. Con l'Osservatorio ne peschi tre e ne tieni due.

citadels-district-map-room = Sala delle Mappe
    .gender = feminine
    .help = Alla fine della partita ogni carta nella tua mano vale 1 punto.

citadels-district-monument = Monumento
    .gender = masculine
    .help = Non puoi costruirlo se la tua città ha già 5 o più quartieri. Conta come 2 quartieri per completare la città e come 1 per tutto il resto.

citadels-district-museum = Museo
    .gender = masculine
    .help = Una volta in ogni tuo turno puoi mettere 1 carta della mano a faccia in giù sotto il Museo; alla fine della partita ognuna vale 1 punto. Se il Museo cambia città, le carte lo seguono. Se viene distrutto, finiscono in fondo al mazzo.

citadels-district-necropolis = Necropoli
    .gender = feminine
    .help = Puoi costruirla distruggendo uno dei tuoi quartieri invece di pagare. Se la costruisci così, il Magistrato non può confiscarla.

citadels-district-observatory = Osservatorio
    .gender = masculine
    .help = Quando accumuli carte, ne peschi tre invece di due e ne tieni una. Con la Biblioteca le tieni tutte e tre.
    .help-older = Quando accumuli carte, ne peschi tre invece di due e ne tieni una. Con la Biblioteca ne tieni due.

citadels-district-park = Parco
    .gender = masculine
    .help = Se la tua mano è vuota alla fine del tuo turno, ottieni 2 carte. Una Strega che non riprende il turno non ottiene nulla.

citadels-district-poor-house = Ostello dei Poveri
    .gender = masculine
    .help = Se la tua riserva è vuota alla fine del tuo turno, ottieni 1 moneta d'oro; l'oro sui quartieri non importa. Viene prima che l'Alchimista riprenda il suo oro. Una Strega che non riprende il turno non ottiene nulla.

citadels-district-quarry = Cava
    .gender = feminine
    .help = Puoi costruire nomi che la tua città ha già, quante volte vuoi. Non aiuta il Magistrato, la Diplomatica o lo Sceriffo a procurarseli.
    .help-2010 = Puoi costruire un secondo quartiere di qualsiasi nome della tua città, mai un terzo. I doppioni restano anche se perdi la Cava.

citadels-district-school-of-magic = Scuola di Magia
    .gender = feminine
    .help = Quando una capacità ti rende oro o carte per i tuoi quartieri, vale come il tipo che ti serve. Per i punti resta unica.

citadels-district-secret-vault = Camera Segreta
    .gender = feminine
    .help = Non si può mai costruire. Tienila in mano e mostrala alla fine della partita per ottenere 3 punti. Fino ad allora è una carta come le altre e si può perdere.

citadels-district-smithy = Fucina
    .gender = feminine
    .help = Una volta in ogni tuo turno puoi pagare 2 monete d'oro per ottenere 3 carte. L'Alchimista non riprende quest'oro.

citadels-district-stables = Stalle
    .gender = feminine
    .help = Costruire le Stalle non conta per il tuo limite di costruzione, nemmeno se vengono confiscate. La Navigatrice non può comunque costruirle.

citadels-district-statue = Statua
    .gender = feminine
    .help = Alla fine della partita ti dà 5 punti se hai la corona. Se un personaggio di rango 4 ucciso sposta la corona alla fine dell'ultimo round, questo viene prima.

citadels-district-theater = Teatro
    .gender = masculine
    .help = Dopo che tutti hanno scelto, puoi scambiare alla cieca la tua carta personaggio con quella di un altro giocatore; entrambi potete guardare che cosa avete ricevuto. In 2 o 3 giocatori scegli quale delle tue due cedere e ne ricevi una delle sue a caso.

citadels-district-thieves-den = Covo di Ladri
    .gender = masculine
    .help = Puoi pagare qualsiasi parte del suo costo con altre carte della tua mano, 1 carta per ogni moneta. Se viene confiscato riprendi l'oro ma non le carte.

citadels-district-wishing-well = Pozzo dei Desideri
    .gender = masculine
    .help = Alla fine della partita ogni quartiere unico della tua città, questo compreso, ti dà 1 punto.
    .help-2010 = Alla fine della partita ogni altro quartiere unico della tua città ti dà 1 punto.

## Quartieri unici delle sole edizioni precedenti

citadels-district-university = Università
    .gender = feminine
    .help = Costa 6 ma vale 8 punti alla fine della partita. Per il rango 8 il costo resta 6.

citadels-district-graveyard = Cimitero
    .gender = masculine
    .help = Quando il Condottiero distrugge un quartiere, puoi pagare 1 moneta d'oro per prendere in mano quella carta. Non se sei tu il Condottiero, e non per il Cimitero stesso.

citadels-district-bell-tower = Campanile
    .gender = masculine
    .help = Quando lo costruisci, puoi dichiarare che 7 quartieri completano una città. Chi ne ha 7 o più in quel momento ottiene i 4 punti del primo; chi completa dopo ne ottiene 2. Se il Campanile viene distrutto, ne servono di nuovo 8.

citadels-district-ball-room = Sala da Ballo
    .gender = feminine
    .help = A un tavolo vero gli altri devono ringraziare il suo proprietario, finché ha la corona, quando li chiama. Qui la cortesia sta a voi: la carta non ha effetto.

citadels-district-hospital = Ospedale
    .gender = masculine
    .help = Se il tuo personaggio viene ucciso, quando è chiamato accumuli comunque risorse, ma non usi capacità e non costruisci.

citadels-district-lighthouse = Faro
    .gender = masculine
    .help = Quando lo costruisci, guarda tutto il mazzo, prendi in mano una carta e rimescola il resto.

citadels-district-throne-room = Sala del Trono
    .gender = feminine
    .help = Ogni volta che la corona passa a un altro giocatore, ottieni 1 moneta d'oro dalla banca.
