### Valeria: perché un consiglio dice quel che dice, in frasi, in italiano.
### Le carte arrivano nelle forme di valeria-noun; $seat è il nome di un giocatore, mai di chi legge. $kind è gold,
### strength o magic, e hint-amount ne dice $number.

hint-amount =
    { $kind ->
        [gold] { $number ->
            [one] { $number } moneta
           *[other] { $number } monete
        }
        [strength] { $number } di forza
       *[magic] { $number } di magia
    }
hint-price =
    { $paid ->
        [gold] { $price ->
            [one] { $price } moneta
           *[other] { $price } monete
        }
        [strength] { $price } di forza
       *[magic] { $price } di magia
    }

## La scelta del duca

hint-duke-monsters = { $duke }: conta i mostri, e { $number } di quelli in gioco costano 4 di forza o meno.
hint-duke-citizens =
    { $duke }: dà punti per quello che { $number ->
        [one] mostra { $number } pila di cittadini
       *[other] mostrano { $number } pile di cittadini
    }.
hint-duke-domains = { $duke }: dà { $points } punti per ogni dominio.

## Dadi

hint-dice-plain = I dadi restano come sono.
hint-dice-pair = Una coppia ti dà un segnalino vittoria grazie { $domain-to }.
hint-dice-citizen = Così un { $number } attiva { $citizen-your }.
hint-dice-changed = Così i dadi mostrano { $first } e { $second }.

## Risorse

hint-pays-monster = Così puoi pagare { $monster-the }.
hint-pays-citizen = Così puoi pagare { $citizen-the }.
hint-pays-domain = Così puoi pagare { $domain-the }.
hint-resource-least =
    { $number ->
        [0] Non ne hai.
       *[other] Hai solo { hint-amount }.
    }
hint-resource-more = Così hai { hint-amount }.
hint-resource-duke = Il tuo duca dà un punto per ogni { $number } risorse che ti restano.
hint-trade-gain = Ricevi { hint-amount } in cambio di { hint-price }.
hint-trade-none = Tieni quello che hai.

## Il pagamento

hint-keeps-monster = Così puoi ancora pagare { $monster-the }.
hint-keeps-citizen = Così puoi ancora pagare { $citizen-the }.
hint-keeps-domain = Così puoi ancora pagare { $domain-the }.
hint-keeps-amount = Tieni { hint-amount }.
hint-keeps-magic = Tieni { $number } di magia, che sostituisce oro e forza.
hint-pays-least-magic = Paghi meno magia possibile.

## Dagli altri

hint-steal-nothing = Lasci a ciascuno quello che ha.
hint-steal-bank = Alla banca non costa nulla.
hint-take-leader = { $seat } mostra più punti degli altri.
hint-take-has = { $seat } ha { hint-amount }.
hint-take-monster =
    { $seat } ha { $number ->
        [one] { $number } mostro
       *[other] { $number } mostri
    }.
hint-take-any = Lì non c'è niente da prendere.

## Ciò che viene offerto

hint-tokens-alone = Quando giochi da solo, i segnalini vittoria non contano.
hint-spare-none = Tieni tutte le tue carte.
hint-bargain = Ricevi { $number } punti in cambio.
hint-return-citizen = Ricevi { $number } punti per { $citizen-the }.
hint-return-monster =
    Ricevi { $number } punti per { $monster-the }, che ti vale { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
hint-reward-citizen = Ricevi un cittadino gratis.
hint-reward-resource = Ricevi { hint-amount }.

## Azioni

hint-last-monster = Vinci sconfiggendo { $monster-the }, l'ultimo mostro.
hint-ends-game = Porta alla fine della partita.
hint-monster-duke =
    Con { $monster-the } ottieni { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, più { $bonus } dal tuo duca.
hint-monster-reward = La ricompensa per { $monster-the } è { hint-amount }.
hint-monster-points =
    Con { $monster-the } ottieni { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
hint-role-domain = Con { $citizen-the } hai i ruoli richiesti per { $domain-the }.
hint-citizen-duke =
    { $citizen-the } vale { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } con il tuo duca.
hint-citizen-income =
    { $number ->
        [8] L'{ $number }%
        [11] L'{ $number }%
       *[other] Il { $number }%
    } dei tiri attiva { $citizen-the }.
hint-domain-duke =
    Con { $domain-the } ottieni { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, più { $bonus } dal tuo duca.
hint-domain-citizen =
    Con { $domain-the } ottieni { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } e un cittadino gratis.
hint-domain-lasting =
    Con { $domain-the } ottieni { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } e un potere che dura.
hint-domain-points =
    Con { $domain-the } ottieni { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.

## Da solo

hint-raid =
    Davanti a questi mostri { $number ->
        [one] resta ancora { $number } carta
       *[other] restano ancora { $number } carte
    }.
hint-capture-higher =
    Questa pila è la più alta, con { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    }.
hint-capture-lord = È probabile che { $citizen-the } valga meno per il Signore Oscuro.
hint-capture-left =
    { $number ->
        [0] Dopo, la pila è vuota.
        [one] Dopo, nella pila resta { $number } carta.
       *[other] Dopo, nella pila restano { $number } carte.
    }
