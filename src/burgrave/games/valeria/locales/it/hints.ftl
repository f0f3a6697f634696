### Valeria: motivi dei suggerimenti, in frasi, in italiano.
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

hint-duke-monsters =
    { $duke } dà punti per i mostri, e { $number } di quelli in gioco { $number ->
        [one] costa
       *[other] costano
    } 4 di forza o meno.
hint-duke-citizens =
    { $number ->
        [one] { $number } pila di cittadini mostra una carta che dà punti con { $duke }.
       *[other] { $number } pile di cittadini mostrano carte che danno punti con { $duke }.
    }
hint-duke-domains = { $duke } dà { $points } punti per ogni dominio.

## Dadi

hint-dice-plain = Lasci i dadi come sono.
hint-dice-pair = Con { $domain-the } un doppio ti dà un segnalino vittoria.
hint-dice-citizen =
    { $number ->
        [8] L'{ $number } attiva { $citizen-your }.
        [11] L'{ $number } attiva { $citizen-your }.
        [1] L'{ $number } attiva { $citizen-your }.
       *[other] Il { $number } attiva { $citizen-your }.
    }
hint-dice-changed = I dadi diventano { $first } e { $second }.

## Risorse

hint-pays-monster = Così potrai sconfiggere { $monster-the }.
hint-pays-citizen = Così potrai reclutare { $citizen-a }.
hint-pays-domain = Così potrai costruire { $domain-the }.
hint-resource-least =
    { $number ->
        [0] Non hai { $kind ->
            [gold] oro
            [strength] forza
           *[magic] magia
        }.
       *[other] Hai solo { hint-amount }.
    }
hint-resource-more = Arrivi a { hint-amount }.
hint-resource-duke = Il tuo duca dà 1 punto ogni { $number } risorse che ti restano.
hint-trade-gain = Ottieni { hint-amount } per { hint-price }.
hint-trade-none = Tieni le tue risorse.

## Il pagamento

hint-keeps-monster = Potrai ancora sconfiggere { $monster-the }.
hint-keeps-citizen = Potrai ancora reclutare { $citizen-a }.
hint-keeps-domain = Potrai ancora costruire { $domain-the }.
hint-keeps-amount = Tieni { hint-amount }.
hint-keeps-magic = Tieni { $number } di magia, che può sostituire oro o forza.
hint-pays-least-magic = Spendi meno magia possibile.

## Dagli altri

hint-steal-nothing = Non rubi a nessuno.
hint-steal-bank = Viene dalla banca.
hint-take-leader = { $seat } ha più punti visibili di tutti.
hint-take-has = { $seat } ha { hint-amount }.
hint-take-monster =
    { $seat } ha { $number ->
        [one] { $number } mostro
       *[other] { $number } mostri
    }.
hint-take-any = Non c'è niente da prendere.

## Ciò che viene offerto

hint-tokens-alone = I segnalini vittoria non contano in solitario.
hint-spare-none = Tieni tutte le tue carte.
hint-bargain = Ottieni { $number } punti.
hint-return-citizen = Rimettere al centro { $citizen-the } ti dà { $number } punti.
hint-return-monster = Rimettere al centro { $monster-the } ti dà { $number } punti e te ne costa { $points }.
hint-reward-citizen = Ottieni un cittadino gratis.
hint-reward-resource = Ottieni { hint-amount }.

## Azioni

hint-last-monster = Vinci sconfiggendo { $monster-the }, l'ultimo mostro.
hint-ends-game = Fa scattare la fine della partita.
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
hint-role-domain = Con { $citizen-the } hai i ruoli che servono per { $domain-the }.
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
    } dei lanci attiva { $citizen-the }.
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
    } e un potere permanente.
hint-domain-points =
    Con { $domain-the } ottieni { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.

## Da solo

hint-raid =
    In questa colonna { $number ->
        [one] resta ancora { $number } carta
       *[other] restano ancora { $number } carte
    } da catturare.
hint-capture-higher =
    Questa pila è la più alta, con { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    }.
hint-capture-lord = Probabilmente { $citizen-the } dà meno punti al Signore Oscuro.
hint-capture-left =
    { $number ->
        [0] La pila resta vuota.
        [one] Nella pila resta { $number } carta.
       *[other] Nella pila restano { $number } carte.
    }
