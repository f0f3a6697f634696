### Citadels: ciò che si può fare, in etichette brevi, e le domande, in italiano.
### Nomi e quantità arrivano come in events.ftl; $cost è quanto costa costruire, in parole.

## Risorse e turno

citadels-action-gold = Prendi { $gold-text }
citadels-action-cards = Pesca { $count-text } e tienine una
    .all = Pesca { $count-text } e tienile tutte
    .two = Pesca { $count-text } e tienine due
citadels-action-keep = Tieni { $kind } ({ $cost })
citadels-action-under = Prima { $kind }
    .shed = Metti { $kind } in fondo al mazzo
citadels-action-end = Termina il turno
    .warlord = Termina senza distruggere
    .diplomat = Termina senza scambiare
citadels-action-income = Incassa la rendita: { $gold-text }
    .cards = Incassa la rendita: { $count-text }
citadels-action-mix = Incassa la rendita: { $gold-text } e { $count-text }
citadels-action-build = Costruisci { $kind } ({ $cost })
citadels-action-done = Fatto

## Personaggi

citadels-action-pick = { $character }
citadels-action-bury = Scarta { $character-the }
citadels-action-kill = Uccidi { $character-the }
citadels-action-bewitch = Strega { $character-the }
citadels-action-sign = Mandato firmato: { $character }
citadels-action-warrant = Mandato non firmato: { $character }
citadels-action-confiscate = Confisca { $kind-the }
citadels-action-decline = Lascia costruire
    .extra = Rinuncia al bonus
    .witch = Non stregare nessuno
    .grave = Lascia la carta
    .tower = Non dichiarare
    .search = Non prendere carte
citadels-action-rob = Deruba { $character-the }
citadels-action-spy = Spia la mano di { $other } ({ $count-text })
citadels-action-inspect = Cerca { $type-cards }
citadels-action-threaten = Minaccia vera: { $character }
citadels-action-bluff = Minaccia falsa: { $character }
citadels-action-bribe = Paga il pizzo ({ $gold-text })
citadels-action-refuse = Non pagare
citadels-action-flip = Rivela la minaccia
citadels-action-leave = Non rivelarla
citadels-action-swap = Scambia la mano con { $other } ({ $count-text })
citadels-action-replace = Cambia carte della tua mano
citadels-action-discard = Scarta { $kind }
    .pay = Paga con { $kind }
citadels-action-peek = Guarda la mano di { $other } ({ $count-text })
citadels-action-take = Prendi { $kind } ({ $cost })
citadels-action-build-it = Costruisci subito { $kind } ({ $cost })
citadels-action-keep-it = Tieni { $kind } in mano
citadels-action-foresee = Prendi una carta a caso da ogni mano
citadels-action-give = Dai { $kind } a { $other }
citadels-action-crown = Dai la corona a { $other }
citadels-action-pay-gold = Dai { $gold-text } a { $other }
citadels-action-take-gold = Prendi { $gold-text } da { $other }
citadels-action-take-card = Prendi una carta a caso da { $other }
citadels-action-take-nothing = Non prendere nulla
citadels-action-beg = Prendi { $gold-text } da { $other } (il più ricco)
citadels-action-borrow = Costruisci { $kind } ({ $cost }) con l'oro di un altro giocatore
citadels-action-lender = Prendi { $gold-text } da { $other }
citadels-action-bonus = Prendi il bonus
    .merchant = Bonus: prendi { $gold-text }
    .architect = Bonus: pesca { $count-text }
    .queen = Prendi { $gold-text } perché siedi accanto al personaggio di rango 4
    .queen-crown = Prendi { $gold-text } perché siedi accanto alla corona
citadels-action-sail-gold = Bonus: prendi { $gold-text }
citadels-action-sail-cards = Bonus: pesca { $count-text }
citadels-action-study = Pesca { $count-text }, tienine una e rimescola le altre
citadels-action-destroy = Distruggi un quartiere di { $other }
    .own = Distruggi un tuo quartiere
citadels-action-exchange = Scambia un quartiere con { $other }
citadels-action-seize = Requisisci un quartiere di { $other }
citadels-action-district = { $kind } di { $other }
    .warlord = Distruggi { $kind-the } di { $other } per { $gold-text }
    .warlord-own = Distruggi { $kind-your } per { $gold-text }
    .marshal = Requisisci { $kind-the } di { $other } per { $gold-text }
    .diplomat = Prendi { $kind-the } di { $other } ({ $cost })
    .armory = Distruggi { $kind-the } di { $other }
    .armory-own = Distruggi { $kind-your }
citadels-action-offer = Dai { $kind } e paga { $gold-text }
citadels-action-beautify = Abbellisci { $kind-your } ({ $gold-text })
citadels-action-collect = Incassa le tasse: { $gold-text }

## Quartieri

citadels-action-smithy = { $kind }: paga { $gold-text }, pesca { $count-text }
citadels-action-laboratory = Laboratorio: scarta una carta per { $gold-text }
citadels-action-museum = Museo: metti sotto una carta
citadels-action-tuck = Sotto il Museo: { $kind }
citadels-action-pay-cards = Costruisci il Covo di Ladri pagando con carte
citadels-action-framework = Costruisci { $kind } sacrificando l'Impalcatura
citadels-action-sacrifice = Costruisci la Necropoli sacrificando { $kind-your }
citadels-action-demolish = Sacrifica l'Armeria per distruggere un quartiere di { $other }
    .own = Sacrifica l'Armeria per distruggere un tuo quartiere
citadels-action-reclaim = Paga { $gold-text } e prendi in mano { $kind }
citadels-action-declare = Dichiara: 7 quartieri completano la città
citadels-action-stage = Scambia il personaggio con { $other }
citadels-action-stay = Non scambiare
citadels-action-lend = Dai { $character-the }

## Domande

citadels-ask-pick = Scegli il tuo personaggio.
citadels-ask-bury = Scegli un personaggio da scartare coperto.
citadels-ask-stage = Teatro: scambi il personaggio con un altro giocatore?
citadels-ask-lend = Scegli un personaggio da dare a { $other }.
citadels-ask-gather = Sei { $character-the }. Oro o carte?
citadels-ask-gather-spellbound = Sei { $character-the }, ma sotto incantesimo: puoi solo prendere oro o carte.
citadels-ask-gather-hospital = Il tuo personaggio ({ $character }) è stato ucciso, ma l'Ospedale ti permette ancora di prendere oro o carte (nient'altro).
citadels-ask-main = Sei { $character-the }. Che cosa fai?
citadels-ask-main-resumed = Ora giochi come { $character-the }. Che cosa fai?
citadels-ask-tribute = { $other } ti ha dato la corona. Scegli che cosa dare in cambio.
citadels-ask-extra = Sei { $character-the }. Vuoi prendere ora il bonus?
citadels-ask-extra-witch = Sei { $character-the }. Scegli un personaggio da stregare.
citadels-ask-closing-warlord = Il tuo turno come { $character } sta per finire. Vuoi distruggere un quartiere?
citadels-ask-closing-diplomat = Il tuo turno come { $character } sta per finire. Vuoi scambiare un quartiere?
citadels-ask-drawn = Scegli una carta da tenere.
citadels-ask-order = Scegli la carta da mettere per prima in fondo al mazzo.
citadels-ask-shed = Scegli una carta da mettere in fondo al mazzo. Tieni le altre.
citadels-ask-bribe = { $other } ti minaccia. Paghi metà della tua riserva?
citadels-ask-threat = { $other } si rifiuta di pagare. Riveli la minaccia?
citadels-ask-warrant = { $other } sta costruendo { $kind-a } ({ $gold-text }). Confischi il quartiere?
citadels-ask-den = Scegli una carta con cui pagare il Covo di Ladri.
citadels-ask-lab = Scegli una carta da scartare per { $gold-text }.
citadels-ask-tuck = Scegli una carta da mettere sotto il Museo.
citadels-ask-ruin = Scegli un quartiere da distruggere con l'Armeria.
citadels-ask-grave = { $other } ha distrutto { $kind-a }. Paghi 1 moneta per prendere la carta?
citadels-ask-tower = Hai costruito il Campanile. Dichiari che 7 quartieri completano la città?
citadels-ask-search = Faro: scegli una carta da prendere dal mazzo.
citadels-ask-heir = Il tuo Imperatore è stato ucciso. Scegli chi riceve la corona.
citadels-ask-power-crown = Sei { $character-the }. Scegli chi riceve la corona.
citadels-ask-power-warrant = Scegli un personaggio per un mandato non firmato.
citadels-ask-power-bluff = Scegli un personaggio per la minaccia falsa.
citadels-ask-power-inspect = Scegli un tipo da cercare nella mano di { $other }.
citadels-ask-power-discard = Scegli una carta da cambiare.
citadels-ask-power-take = Scegli una carta da prendere a { $other }.
citadels-ask-power-keep-it = Scegli che cosa fare con { $kind-the }.
citadels-ask-power-give = Scegli una carta da dare a { $other }.
citadels-ask-power-take-nothing = Scegli che cosa prendere a { $other }.
citadels-ask-power-lender = Scegli un giocatore da cui prendere { $gold-text }.
citadels-ask-power-keep = Scegli una carta da tenere.
citadels-ask-power-district = Scegli un quartiere di { $other }.
citadels-ask-power-district-own = Scegli uno dei tuoi quartieri.
citadels-ask-power-offer = Scegli un quartiere da dare in cambio { $kind-of }.
citadels-ask-power-beautify = Vuoi abbellire un secondo quartiere?
