### Citadels: names and explanations of the cards, in English.
###
### Attributes
###   .help          the rule of the 2016 edition; for a card that only older editions have, its rule there
###   .help-older    the rule of the classic and the 2010 edition, where it differs from .help
###   .help-classic  the rule of the classic edition alone, where it differs
###   .help-2010     the rule of the 2010 edition alone, where it differs
###   .reminder      one line for a menu, at most 60 characters
###   .gender        masculine, feminine or neuter: the gender of the name
###   .short         a type as a bare word
### Look-up for an older edition: its own .help-..., then .help-older, then .help. The same goes for the name
### (.name-...), its .gender and the .reminder. A help may name other cards: { $smithy-the } is the Smithy.
### Write each message on one line: Fluent keeps line breaks.
###
### Glossary
###   stash      a player's gold             hand       district cards held
###   city       the districts built         deck       the district deck
###   gold       always singular: 2 gold     crown      its holder picks first
###   rank       the number of a character   cast       the characters of this game
###   gather     take gold or cards          draw       take from the top of the deck
###   discard    put under the deck          build      play a district and pay for it
###   building limit, complete city, reveal, destroy, swap, seize, confiscate
###   kill (Assassin), bewitch (Witch), warrant (Magistrate), threat and bribe
###   (Blackmailer), tax (Tax Collector), beautify (Artist)
###   district types: noble, religious, trade, military, unique

## District types

citadels-type-noble = Noble district
    .short = Noble
citadels-type-religious = Religious district
    .short = Religious
citadels-type-trade = Trade district
    .short = Trade
citadels-type-military = Military district
    .short = Military
citadels-type-unique = Unique district
    .short = Unique

## Scenarios

citadels-scenario-base = Base Game
citadels-scenario-first-game = First Game
citadels-scenario-ambitious-aristocrats = Ambitious Aristocrats
citadels-scenario-cunning-agents = Cunning Agents
citadels-scenario-illustrious-emissaries = Illustrious Emissaries
citadels-scenario-devious-dignitaries = Devious Dignitaries
citadels-scenario-tenacious-delegates = Tenacious Delegates
citadels-scenario-vicious-nobles = Vicious Nobles
citadels-scenario-random = Random
citadels-scenario-custom = Custom

## Characters, rank 1

citadels-character-assassin = Assassin
    .gender = neuter
    .reminder = Name a character: that player loses their turn.
    .help = You may name any other character. Its player loses the whole turn and does not reveal the card. Its passive powers do not work either: a killed Bishop protects nothing. If no player has it, nothing happens.

citadels-character-witch = Witch
    .gender = neuter
    .reminder = Gather, name a character, then play its turn.
    .help = After gathering you must name another character. Your turn pauses there: no building and no other powers or effects. When that character is called, its player only gathers. Then you play as the character, with its powers, limits and restrictions but your own gold, hand and city. If no player has it, your turn is over. A bewitched King or Patrician still takes the crown.
    .help-older = After gathering you may name another character, and your turn pauses. If you name none, you play a normal turn. When that character is called, its player only gathers. Then you play as the character, with its powers but your own gold, hand and city. If no player has it, your turn is over. A bewitched King still takes the crown.

citadels-character-magistrate = Magistrate
    .gender = neuter
    .reminder = 3 warrants, 1 signed: take its target's first paid district.
    .help = You may put three warrants face down on three different characters; only one is signed. When the character with the signed warrant first pays for a district on its turn, you may reveal the warrant. You get the district for free and the player gets the gold back, but the build still counts toward that player's limit. You cannot take a district you already have, or one built without paying.

## Characters, rank 2

citadels-character-thief = Thief
    .gender = neuter
    .reminder = Name a character and take all its gold.
    .help = You may name any other character except rank 1 and the killed or bewitched character. As soon as it is revealed, before that player gathers, you take all the gold in that player's stash. If no player has it, nothing happens.

citadels-character-spy = Spy
    .gender = neuter
    .reminder = Name a type: 1 gold and 1 card per card of that type.
    .help = Choose another player and one of the five district types, then look at that player's hand. For each card of that type, take 1 gold from the player and draw 1 card. If the gold runs out, you still draw all the cards.

citadels-character-blackmailer = Blackmailer
    .gender = neuter
    .reminder = Two threats, one real: take a bribe or reveal the threat.
    .help = You may put two threats, one real and one blank, face down on two different characters. You cannot threaten rank 1, the killed character or the bewitched one. Right after gathering, a threatened player may bribe you with half their gold, rounded down (0 if they have 1 gold). The threat is then removed unseen. If they refuse, you may reveal the threat: the real one takes all their gold.

citadels-character-tax-collector-old = Tax Collector
    .gender = neuter
    .reminder = Each other builder pays you 1 gold at the end of the turn.
    .help = Each other player who builds pays you 1 gold at the end of that turn, if they have any left. It is 1 gold no matter how many districts they built. An Assassin who built before you were called pays when you are revealed, and so does a Witch who named no one. If the Tax Collector is killed or no player has it, no one pays.

## Characters, rank 3

citadels-character-magician = Magician
    .gender = neuter
    .reminder = Swap hands, or replace some of your cards.
    .help = Choose one: swap your whole hand with another player's, even if one of them is empty; or put any number of your cards under the deck and draw that many.

citadels-character-wizard = Wizard
    .gender = neuter
    .reminder = Take a card from a hand: keep it or build it.
    .help = Look at another player's hand and take one card. Keep it, or, if you have gathered, pay to build it right away, outside your building limit. For the whole turn you may build districts your city already has.
    .help-classic = Look at another player's hand and take one card. Keep it, or, if you have gathered, pay to build it right away, outside your building limit. Only this card, if built right away, may be a district your city already has.

citadels-character-seer = Seer
    .gender = neuter
    .reminder = Take 1 from each hand, give 1 back to each. Build up to 2.
    .help = Take one random card from each other player who has any. Then give each of them one card from your hand, new or old. Your building limit is two, even if you take no cards.

## Characters, rank 4

citadels-character-king = King
    .gender = neuter
    .reminder = Take the crown. 1 gold per noble district.
    .help = Each noble district in your city earns you 1 gold. You must take the crown on your turn: you call the remaining characters and choose first in the next round. If you are killed, you take the crown at the end of the round. If you are bewitched, you still take it.
    .help-older = Each noble district in your city earns you 1 gold. You take the crown as soon as you are called: you call the remaining characters and choose first in the next round. If you are killed, you take the crown at the end of the round. If you are bewitched, you still take it.

citadels-character-emperor = Emperor
    .gender = neuter
    .reminder = Move the crown for 1 gold or 1 card. Noble income.
    .help = Each noble district in your city earns you 1 gold. You must move the crown to another player, who cannot be its current holder. You may take 1 gold or 1 random card from that player. If you are killed, you still move the crown at the end of the round, but take nothing. Not used with 2 players.
    .help-older = Each noble district in your city earns you 1 gold. As soon as you are called, you must move the crown to another player, who cannot be its current holder. That player chooses to give you 1 gold or 1 card, if they have any. If you are killed, the crown does not move. Not used with 2 players.

citadels-character-patrician = Patrician
    .gender = neuter
    .reminder = Take the crown. 1 card per noble district.
    .help = Each noble district in your city earns you 1 card. You must take the crown on your turn: you call the remaining characters and choose first in the next round. If you are killed, you take the crown at the end of the round. If you are bewitched, you still take it.

## Characters, rank 5

citadels-character-bishop = Bishop
    .gender = neuter
    .reminder = 1 gold per religious district. Safe from rank 8.
    .help = Each religious district in your city earns you 1 gold. This round the rank 8 character cannot use its power on your city. If you are killed, you lose this protection. If you are bewitched, the Witch's city is protected instead.

citadels-character-abbot = Abbot
    .gender = neuter
    .reminder = Religious income, and 1 gold from the richest player.
    .help = Each religious district in your city earns you 1 gold or 1 card, in any mix you announce first. Once on your turn, if you are not among the richest players, the richest player must give you 1 gold. If several are tied for richest, you choose one.
    .help-older = Each religious district in your city earns you 1 gold. The richest player must give you 1 gold. If several players are tied for richest, or if you are the richest, no one pays.

citadels-character-cardinal = Cardinal
    .gender = neuter
    .reminder = 1 card per religious district. Give cards for missing gold.
    .help = Each religious district in your city earns you 1 card. Once on your turn, if you lack gold for a district, you may take exactly the missing gold from one player. That player cannot refuse. Give them 1 card from your hand for each gold, but not the card you want to build. You must then build it.

## Characters, rank 6

citadels-character-merchant = Merchant
    .gender = neuter
    .reminder = 1 gold per trade district, plus 1 extra gold.
    .help = Each trade district in your city earns you 1 gold. At any time during your turn, you also gain 1 extra gold, whether you gathered gold or cards.
    .help-older = Each trade district in your city earns you 1 gold. Right after gathering, you also gain 1 extra gold, whether you gathered gold or cards.

citadels-character-alchemist = Alchemist
    .gender = neuter
    .reminder = Get back the gold you paid to build.
    .help = At the end of your turn you get back all the gold you paid to build. You must have the full price when you build. Gold spent on anything else, such as tax or the Smithy, does not come back.

citadels-character-trader = Trader
    .gender = neuter
    .reminder = 1 gold per trade district; build any number of them.
    .help = Each trade district in your city earns you 1 gold. Trade districts do not count toward your building limit: build as many as you can pay for, plus one other district.

## Characters, rank 7

citadels-character-architect = Architect
    .gender = neuter
    .reminder = 2 extra cards. Build up to 3.
    .help = At any time during your turn, draw 2 extra cards and keep both, whether you gathered gold or cards. Your building limit is three.
    .help-older = Right after gathering, draw 2 extra cards and keep both. Your building limit is three.

citadels-character-navigator = Navigator
    .gender = neuter
    .reminder = 4 gold or 4 cards. No building.
    .help = At any time during your turn, gain 4 extra gold or 4 extra cards, whether you gathered gold or cards. You cannot build this turn, not even a district that does not count toward the limit.
    .help-classic = Right after gathering, gain 4 extra gold or 4 extra cards. You cannot build anything this turn.
    .help-2010 = Right after gathering, gain 4 extra gold or 4 extra cards. You cannot build anything for the rest of the round. With 2 or 3 players this includes the turn of your later character.

citadels-character-scholar = Scholar
    .gender = neuter
    .reminder = Draw 7, keep 1. Build up to 2.
    .help = Draw 7 cards, keep 1 and shuffle the other 6 into the deck. Your building limit is two, even if you do not draw.

## Characters, rank 8

citadels-character-warlord = Warlord
    .gender = neuter
    .reminder = Military income. Destroy one district for its cost minus 1.
    .help = Each military district in your city earns you 1 gold. Once on your turn you may destroy a district, even one of your own, by paying its cost minus 1. Complete cities, the Keep and the Bishop's city are safe.
    .help-older = Each military district in your city earns you 1 gold. At the end of your turn you may destroy a district, even one of your own, by paying its cost minus 1. Complete cities, the Keep and the Bishop's city are safe.

citadels-character-diplomat = Diplomat
    .gender = neuter
    .reminder = Military income. Swap one district, pay the difference.
    .help = Each military district in your city earns you 1 gold. You may swap one of your districts for another player's. If theirs costs more, pay them the difference. You cannot take from a complete city or the Bishop's city, nor take the Keep; you may give from your own complete city. Neither city may receive a district it already has.
    .help-classic = Each military district in your city earns you 1 gold. At the end of your turn you may swap one of your districts for another player's. If theirs costs more, pay them the difference. You cannot take from a complete city or the Bishop's city, nor take the Keep; you may give from your own complete city. Neither city may receive a district it already has.
    .help-2010 = Each military district in your city earns you 1 gold. At the end of your turn you may swap one of your districts for another player's. If theirs costs more, pay them the difference. Complete cities (including yours), the Bishop's city and the Keep are excluded. Neither city may receive a district it already has.

citadels-character-marshal = Marshal
    .gender = neuter
    .reminder = Military income. Seize one district costing 3 or less.
    .help = Each military district in your city earns you 1 gold. You may seize a district costing 3 or less, beautification included, from another city by paying its cost to the owner. You cannot seize from a complete city or the Bishop's city, nor the Keep, nor a district you already have.

## Characters, rank 9

citadels-character-queen = Queen
    .gender = neuter
    .reminder = 3 gold if you sit next to the rank 4 character.
    .reminder-classic = 3 gold next to the King (or the crown if the Emperor is in).
    .help = Gain 3 gold if you sit next to the player who revealed the rank 4 character. If that character was killed, you gain the gold when the card is revealed at the end of the round. Only for five or more players.
    .help-classic = Gain 3 gold if you sit next to the player who revealed the King. If the King was killed, you gain the gold when the card is revealed. If the Emperor is in the game, the crown counts instead: gain 3 gold if you sit next to its holder on your turn. Only for five or more players.
    .help-2010 = Gain 3 gold if you sit next to the player who revealed the King or the Emperor; the card counts, not the crown. If that character was killed, you gain the gold when the card is revealed. Only for five or more players.

citadels-character-artist = Artist
    .gender = neuter
    .reminder = Put 1 gold on up to 2 of your districts: +1 each.
    .help = Put 1 of your gold on one of your districts, or on each of two. For the rest of the game, the cost and points of each of these districts are 1 higher, also when the rank 8 character pays to destroy or take it. A district can be beautified only once.

citadels-character-tax-collector = Tax Collector
    .gender = neuter
    .reminder = Take all the tax paid for building.
    .help = While this card is in the game, every player puts 1 gold on it after each district they build, even a free one. Players with no gold left pay nothing. At any time during your turn you may take all this gold. You pay no tax on what you build this turn. If this character is killed or no player has it, players still pay tax and the gold stays on the card.

## Noble districts

citadels-district-manor = Manor
    .gender = neuter
    .help = A plain noble district. It counts for noble income and has no special effect.
citadels-district-castle = Castle
    .gender = neuter
    .help = A plain noble district. It counts for noble income and has no special effect.
citadels-district-palace = Palace
    .gender = neuter
    .help = A plain noble district. It counts for noble income and has no special effect.

## Religious districts

citadels-district-temple = Temple
    .gender = neuter
    .help = A plain religious district. It counts for religious income and has no special effect.
citadels-district-church = Church
    .gender = neuter
    .help = A plain religious district. It counts for religious income and has no special effect.
citadels-district-monastery = Monastery
    .gender = neuter
    .help = A plain religious district. It counts for religious income and has no special effect.
citadels-district-cathedral = Cathedral
    .gender = neuter
    .help = A plain religious district. It counts for religious income and has no special effect.

## Trade districts

citadels-district-tavern = Tavern
    .gender = neuter
    .help = A plain trade district. It counts for trade income and has no special effect.
citadels-district-market = Market
    .gender = neuter
    .help = A plain trade district. It counts for trade income and has no special effect.
citadels-district-trading-post = Trading Post
    .gender = neuter
    .help = A plain trade district. It counts for trade income and has no special effect.
citadels-district-docks = Docks
    .gender = neuter
    .help = A plain trade district. It counts for trade income and has no special effect.
citadels-district-harbor = Harbor
    .gender = neuter
    .help = A plain trade district. It counts for trade income and has no special effect.
citadels-district-town-hall = Town Hall
    .gender = neuter
    .help = A plain trade district. It counts for trade income and has no special effect.

## Military districts

citadels-district-watchtower = Watchtower
    .gender = neuter
    .help = A plain military district. It counts for military income and has no special effect.
citadels-district-prison = Prison
    .gender = neuter
    .help = A plain military district. It counts for military income and has no special effect.
citadels-district-barracks = Barracks
    .gender = neuter
    .help = A plain military district. It counts for military income and has no special effect.
citadels-district-fortress = Fortress
    .gender = neuter
    .help = A plain military district. It counts for military income and has no special effect.

## Unique districts of the 2016 edition

citadels-district-armory = Armory
    .gender = neuter
    .help = On your turn you may destroy the Armory to destroy any district in an incomplete city for free. This works even on the Keep and the Bishop's districts. You cannot use the Armory once your own city is complete.
    .help-2010 = On your turn you may destroy the Armory to destroy any district in another player's incomplete city for free. You cannot use the Armory once your own city is complete.

citadels-district-basilica = Basilica
    .gender = neuter
    .help = At the end of the game, score 1 point for each of your districts with an odd cost. Beautification counts toward the cost.

citadels-district-capitol = Capitol
    .gender = neuter
    .help = At the end of the game, score 3 points if at least three of your districts share a type. You score this only once.

citadels-district-dragon-gate = Dragon Gate
    .gender = neuter
    .help = It costs 6 but is worth 8 points at the end of the game. The rank 8 character still treats its cost as 6.

citadels-district-factory = Factory
    .gender = neuter
    .help = You pay 1 gold less for every other unique district you build. Their points stay the same, and the rank 8 character treats their cost as unchanged.

citadels-district-framework = Framework
    .gender = neuter
    .help = When you build a district, you may destroy the Framework instead of paying the cost. The build still counts toward your limit, and the Magistrate cannot confiscate that district.

citadels-district-gold-mine = Gold Mine
    .gender = neuter
    .help = When you gather gold, you take 3 instead of 2, even while bewitched or threatened.

citadels-district-great-wall = Great Wall
    .gender = neuter
    .help = The rank 8 character pays 1 more gold to use its power on your other districts, but not on the Great Wall itself. If you are the Diplomat, your own Great Wall has no effect on the district you give.
    .help-classic = The Warlord and the Diplomat pay 1 more gold for any district in your city, including the Great Wall. If you are the Diplomat, your own Great Wall has no effect on the district you give.

citadels-district-haunted-quarter = Haunted Quarter
    .gender = neuter
    .help = At the end of the game it counts as any one type you choose. If you choose another type, it no longer counts as unique.
    .help-older = At the end of the game it counts as any one type you choose. If you built it in the last round, it stays unique.

citadels-district-imperial-treasury = Imperial Treasury
    .gender = neuter
    .help = At the end of the game, score 1 point for each gold in your stash. Gold on districts does not count.

citadels-district-ivory-tower = Ivory Tower
    .gender = neuter
    .help = At the end of the game, score 5 points if this is the only unique district in your city. A Haunted Quarter that counts as another type is allowed.

citadels-district-keep = Keep
    .gender = neuter
    .help = No rank 8 power can destroy, swap or seize the Keep, no matter who owns it.
    .help-older = The Warlord cannot destroy it and the Diplomat cannot swap it, no matter who owns it.
    .help-classic = The Warlord cannot destroy it and the Diplomat cannot take it, no matter who owns it.

citadels-district-laboratory = Laboratory
    .gender = neuter
    .help = Once on each of your turns, you may discard 1 card to gain 2 gold.
    .help-older = Once on each of your turns, you may discard 1 card to gain 1 gold.

citadels-district-library = Library
    .gender = neuter
    .help = When you gather cards, you keep all you draw: two, or three with the Observatory.
    .help-older = When you gather cards, you keep both. With the Observatory you draw three and keep two.

citadels-district-map-room = Map Room
    .gender = neuter
    .help = At the end of the game, score 1 point for each card in your hand.

citadels-district-monument = Monument
    .gender = neuter
    .help = You cannot build it if your city has 5 or more districts. It counts as 2 districts toward completing your city, and as 1 for everything else.

citadels-district-museum = Museum
    .gender = neuter
    .help = Once on each of your turns, you may put 1 card from your hand face down under the Museum. Each one scores 1 point at the end of the game. The cards move with the Museum. If it is destroyed, they go under the deck.

citadels-district-necropolis = Necropolis
    .gender = neuter
    .help = You may build it by destroying one of your own districts instead of paying. If you do, the Magistrate cannot confiscate it.

citadels-district-observatory = Observatory
    .gender = neuter
    .help = When you gather cards, you draw three instead of two and keep one. With the Library you keep all three.
    .help-older = When you gather cards, you draw three instead of two and keep one. With the Library you keep two.

citadels-district-park = Park
    .gender = neuter
    .help = If your hand is empty at the end of your turn, gain 2 cards. A Witch whose turn does not resume gains nothing.

citadels-district-poor-house = Poor House
    .gender = neuter
    .help = If your stash is empty at the end of your turn, gain 1 gold. Gold on districts does not count, and the Alchemist's refund comes after this. A Witch whose turn does not resume gains nothing.

citadels-district-quarry = Quarry
    .gender = neuter
    .help = You may build districts your city already has, as many as you like. The Quarry does not let the Magistrate, Diplomat or Marshal take them.
    .help-2010 = You may build a second copy of any district in your city, but never a third. The copies stay if you lose the Quarry.

citadels-district-school-of-magic = School of Magic
    .gender = neuter
    .help = When a power earns you gold or cards for your districts, this card counts as the type you need. For scoring it is always unique.

citadels-district-secret-vault = Secret Vault
    .gender = neuter
    .help = You can never build it. Keep it in your hand and reveal it at the end of the game to score 3 points. Until then you can lose it like any other card.

citadels-district-smithy = Smithy
    .gender = neuter
    .help = Once on each of your turns, you may pay 2 gold to gain 3 cards. The Alchemist does not get this gold back.

citadels-district-stables = Stables
    .gender = neuter
    .help = Building the Stables does not count toward your building limit, even if they are confiscated. The Navigator still cannot build them.

citadels-district-statue = Statue
    .gender = neuter
    .help = At the end of the game, score 5 points if you have the crown. If a killed rank 4 character moves the crown at the end of the last round, that happens first.

citadels-district-theater = Theater
    .gender = neuter
    .help = After all players have chosen, you may swap your character card with another player's, unseen. Both of you may look at your new card. With 2 or 3 players you choose which of your two cards to give, and get one of theirs at random.

citadels-district-thieves-den = Thieves' Den
    .gender = neuter
    .help = You may pay any part of its cost with other cards from your hand, 1 card per gold. If it is confiscated, you get back the gold but not the cards.

citadels-district-wishing-well = Wishing Well
    .gender = neuter
    .help = At the end of the game, score 1 point for each unique district in your city, including this one.
    .help-2010 = At the end of the game, score 1 point for each other unique district in your city.

## Unique districts of older editions only

citadels-district-university = University
    .gender = neuter
    .help = It costs 6 but is worth 8 points at the end of the game. The rank 8 character still treats its cost as 6.

citadels-district-graveyard = Graveyard
    .gender = neuter
    .help = When the Warlord destroys a district, you may pay 1 gold to take that card into your hand. You cannot use it as the Warlord, or for the Graveyard itself.

citadels-district-bell-tower = Bell Tower
    .gender = neuter
    .help = When you build it, you may declare that 7 districts complete a city. If no city was complete before, everyone with 7 or more at that moment scores the 4 points for being first; later cities score 2. If the Bell Tower is destroyed, a city needs 8 again.

citadels-district-ball-room = Ball Room
    .gender = neuter
    .help = At a real table, while you have the crown, the other players must thank you when you call them. Here the card has no effect.

citadels-district-hospital = Hospital
    .gender = neuter
    .help = If your character is killed, you still gather when it is called, but you cannot use powers or build.

citadels-district-lighthouse = Lighthouse
    .gender = neuter
    .help = When you build it, look through the deck, take one card into your hand and shuffle the rest.

citadels-district-throne-room = Throne Room
    .gender = neuter
    .help = Each time the crown passes to another player, you gain 1 gold from the bank.
