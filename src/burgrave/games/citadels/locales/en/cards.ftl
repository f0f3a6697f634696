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
### One text is one line: Fluent keeps line breaks.
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
    .reminder = Name a character: it loses its turn.
    .help = You may name any other character: whoever holds it stays silent, unseen, and loses the whole turn. Its passive powers sleep too, so a killed Bishop protects nothing. If nobody holds it, nothing happens.

citadels-character-witch = Witch
    .gender = neuter
    .reminder = Gather, name a character, then play its turn.
    .help = After gathering you must name another character; your turn pauses there, with no building and no other power or effect. When called, that character's player only gathers; then you play on as the character, with its powers, limits and restrictions but your own gold, hand and city. If nobody holds it your turn is over; a bewitched King or Patrician still takes the crown.
    .help-older = After gathering you may name another character, and your turn pauses; name none and you play an ordinary turn. When called, that character's player only gathers; then you play on as the character, with its powers but your own gold, hand and city. If nobody holds it your turn is over; a bewitched King still takes the crown.

citadels-character-magistrate = Magistrate
    .gender = neuter
    .reminder = Three warrants, one signed: take that first paid district.
    .help = You may put three warrants face down on three different characters; only one is signed. When the character with the signed one first pays for a district in its turn, you may reveal it: the district comes to your city for free and the gold goes back, but the build still counts toward that player's limit. You cannot take a name you already have, nor a district built without paying.

## Characters, rank 2

citadels-character-thief = Thief
    .gender = neuter
    .reminder = Name a character: all its gold becomes yours.
    .help = You may name another character, but not rank 1, the killed one or the bewitched one. The moment it is revealed, before that player gathers, all the gold of that stash becomes yours. If nobody holds it, nothing happens.

citadels-character-spy = Spy
    .gender = neuter
    .reminder = Name a type: 1 gold and 1 card per card of that type.
    .help = Choose another player and one of the five district types, then look at that hand. For each card of that type you take 1 gold from that player and draw 1 card. If the gold runs out, you still draw all the cards.

citadels-character-blackmailer = Blackmailer
    .gender = neuter
    .reminder = Two threats, one real: take the bribe or flip it.
    .help = You may put two threats face down, one real and one blank, on two different characters, but not on rank 1, the killed or the bewitched one. Right after gathering, a threatened player may pay you half the stash, rounded down (0 out of 1 gold), and the threat leaves unseen. If there is no bribe you may flip it, and the real one brings you all that player's gold.

citadels-character-tax-collector-old = Tax Collector
    .gender = neuter
    .reminder = Every other builder pays you 1 gold at the turn's end.
    .help = Every other player who builds gives you 1 gold at the end of that turn, once however many districts it was, if any gold is left. An Assassin who built before you were called pays when you are revealed, and so does a Witch who named nobody. If the Tax Collector is killed or nobody holds it, nobody pays.

## Characters, rank 3

citadels-character-magician = Magician
    .gender = neuter
    .reminder = Swap hands, or replace some of your cards.
    .help = Do one of two things. Swap your whole hand with another player's, even if one of them is empty; or put any number of your cards under the deck and draw as many.

citadels-character-wizard = Wizard
    .gender = neuter
    .reminder = Take a card from a hand: keep it or build it.
    .help = Peek into another player's hand and take one card. Keep it or, once you have gathered, pay to build it at once, outside your building limit. All this turn you may build names already in your city.
    .help-classic = Peek into another player's hand and take one card. Keep it or, once you have gathered, pay to build it at once, outside your building limit. Only this card, built at once, may repeat a name in your city.

citadels-character-seer = Seer
    .gender = neuter
    .reminder = Take a card from each hand, give one back. Build up to 2.
    .help = Take one random card from each other player who has any, then give each of them one card from your hand, old or new. Your building limit rises to two, even if you leave the hands alone.

## Characters, rank 4

citadels-character-king = King
    .gender = neuter
    .reminder = Take the crown. 1 gold per noble district.
    .help = Each noble district in your city earns you 1 gold. You must take the crown in your turn: you call the rest of the round and pick first in the next one. If killed, you take it at the end of the round; if bewitched, you still take it.
    .help-older = Each noble district in your city earns you 1 gold. The crown is yours the moment you are called: you call the rest of the round and pick first in the next one. If killed, you take it at the end of the round; if bewitched, you still take it.

citadels-character-emperor = Emperor
    .gender = neuter
    .reminder = Move the crown for 1 gold or 1 card. Noble income.
    .help = Each noble district in your city earns you 1 gold. You must move the crown from its holder to a different player, never to yourself, and may take 1 gold or 1 random card from that player. If killed, you still move it at the end of the round, but take nothing; not used with 2 players.
    .help-older = Each noble district in your city earns you 1 gold. As soon as you are called you must move the crown from its holder to a different player, never to yourself; that player chooses whether to give you 1 gold or 1 card, if there is any. If killed, the crown stays where it is; not used with 2 players.

citadels-character-patrician = Patrician
    .gender = neuter
    .reminder = Take the crown. 1 card per noble district.
    .help = Each noble district in your city earns you 1 card. You must take the crown in your turn: you call the rest of the round and pick first in the next one. If killed, you take it at the end of the round; if bewitched, you still take it.

## Characters, rank 5

citadels-character-bishop = Bishop
    .gender = neuter
    .reminder = 1 gold per religious district. Safe from rank 8.
    .help = Each religious district in your city earns you 1 gold. In this round the rank 8 character cannot use its power on your city. If killed, you lose this protection; if bewitched, it covers the Witch's city instead.

citadels-character-abbot = Abbot
    .gender = neuter
    .reminder = Religious income, and 1 gold from the richest player.
    .help = Each religious district in your city earns you 1 gold or 1 card, in any mix you announce first. Once in your turn, when you are not among the richest, the richest player must give you 1 gold; if several are tied, you choose who.
    .help-older = Each religious district in your city earns you 1 gold. The one richest player must give you 1 gold; if several are tied, or you are the richest, nobody pays.

citadels-character-cardinal = Cardinal
    .gender = neuter
    .reminder = 1 card per religious district. Cards for missing gold.
    .help = Each religious district in your city earns you 1 card. Once in your turn, when you are short of gold for a district, take exactly what is missing from one player, who cannot refuse, and give 1 card from your hand for each gold. The card you want to build cannot be one of them, and you must then build it.

## Characters, rank 6

citadels-character-merchant = Merchant
    .gender = neuter
    .reminder = 1 gold per trade district, plus 1 extra gold.
    .help = Each trade district in your city earns you 1 gold. You also gain 1 extra gold at any time in your turn, whatever you gathered.
    .help-older = Each trade district in your city earns you 1 gold. Right after your action you also gain 1 extra gold, whatever you took.

citadels-character-alchemist = Alchemist
    .gender = neuter
    .reminder = Get back the gold you paid to build.
    .help = At the end of your turn you get back all the gold you paid to build. You must have the full price in your stash when you build, and gold spent on anything else, such as tax or the Smithy, does not come back.

citadels-character-trader = Trader
    .gender = neuter
    .reminder = 1 gold per trade district; build any number of them.
    .help = Each trade district in your city earns you 1 gold. Trade districts do not count toward your building limit: build as many as you can pay for, and one other district besides.

## Characters, rank 7

citadels-character-architect = Architect
    .gender = neuter
    .reminder = 2 extra cards. Build up to 3.
    .help = Gain 2 extra cards at any time in your turn, whatever you gathered, and keep both. Your building limit rises to three.
    .help-older = Right after your action, draw 2 extra cards and keep both. Your building limit rises to three.

citadels-character-navigator = Navigator
    .gender = neuter
    .reminder = 4 gold or 4 cards. No building.
    .help = Gain 4 gold or 4 cards at any time in your turn, whatever you gathered. You cannot build in this turn, not even a district that does not count toward the limit.
    .help-classic = Right after your action, gain 4 gold or 4 cards more. You cannot build anything in this turn.
    .help-2010 = Right after your action, gain 4 gold or 4 cards more. You cannot build anything more in this round: with 2 or 3 players that includes the turn of your later character.

citadels-character-scholar = Scholar
    .gender = neuter
    .reminder = Draw 7, keep 1. Build up to 2.
    .help = Draw 7 cards, keep 1 and shuffle the other 6 into the deck. Your building limit rises to two, even if you do not draw.

## Characters, rank 8

citadels-character-warlord = Warlord
    .gender = neuter
    .reminder = 1 gold per military district. Destroy one: cost minus 1.
    .help = Each military district in your city earns you 1 gold. Once in your turn you may destroy a district, even one of your own, by paying its cost minus 1. Complete cities, the Keep and the Bishop's city are safe.
    .help-older = Each military district in your city earns you 1 gold. At the end of your turn you may destroy a district, even one of your own, by paying its cost minus 1. Complete cities, the Keep and the Bishop's city are safe.

citadels-character-diplomat = Diplomat
    .gender = neuter
    .reminder = 1 gold per military district. Swap one, pay the gap.
    .help = Each military district in your city earns you 1 gold. You may swap one of your districts for another player's; if theirs costs more, you pay that player the difference. You cannot take from a complete city (yours may give), nor the Keep, nor from the Bishop, and no name may come to a city that already has it.
    .help-classic = Each military district in your city earns you 1 gold. At the end of your turn you may swap one of your districts for another player's; if theirs costs more, you pay that player the difference. You cannot take from a complete city (yours may give), nor the Keep, nor from the Bishop, and no name may come to a city that already has it.
    .help-2010 = Each military district in your city earns you 1 gold. At the end of your turn you may swap one of your districts for another player's; if theirs costs more, you pay that player the difference. Complete cities, yours too, the Keep and the Bishop's city take no part, and no name may come to a city that already has it.

citadels-character-marshal = Marshal
    .gender = neuter
    .reminder = 1 gold per military district. Seize one of cost 3 or less.
    .help = Each military district in your city earns you 1 gold. You may seize a district of cost 3 or less, beautification counted, from another city by paying its cost to the owner. Not from a complete city, not the Keep, not from the Bishop, and not a name you already have.

## Characters, rank 9

citadels-character-queen = Queen
    .gender = neuter
    .reminder = 3 gold if you sit next to the rank 4 character.
    .reminder-classic = 3 gold next to the King, or to the crown with an Emperor.
    .help = Gain 3 gold if you sit next to the player who revealed the rank 4 character. If that character was killed, you gain it when the card is shown at the end of the round. Only for five or more players.
    .help-classic = Gain 3 gold if you sit next to the player who revealed the King; if the King was killed, you gain it when the card is shown. If the Emperor is in the cast, look at the crown instead: 3 gold if its holder sits next to you in your turn. Only for five or more players.
    .help-2010 = Gain 3 gold if you sit next to the player who revealed the King or the Emperor: the card counts, not the crown. If that character was killed, you gain it when the card is shown. Only for five or more players.

citadels-character-artist = Artist
    .gender = neuter
    .reminder = Put 1 gold on up to 2 of your districts: +1 each.
    .help = Put 1 gold of your own on a district of yours, or on each of two. From then on it costs and scores 1 more, also when rank 8 comes for it. A district can be beautified only once.

citadels-character-tax-collector = Tax Collector
    .gender = neuter
    .reminder = Take all the tax that builders have paid.
    .help = While this card is in the cast, every player puts 1 gold on it after each district built, even a free one, if any gold is left. At any time in your turn you may take it all, and you pay no tax on what you build in this turn. If it is killed or unheld, the tax goes on and the gold waits here.

## Noble districts

citadels-district-manor = Manor
    .gender = neuter
    .help = A plain noble district: it counts for noble income and has no effect of its own.
citadels-district-castle = Castle
    .gender = neuter
    .help = A plain noble district: it counts for noble income and has no effect of its own.
citadels-district-palace = Palace
    .gender = neuter
    .help = A plain noble district: it counts for noble income and has no effect of its own.

## Religious districts

citadels-district-temple = Temple
    .gender = neuter
    .help = A plain religious district: it counts for religious income and has no effect of its own.
citadels-district-church = Church
    .gender = neuter
    .help = A plain religious district: it counts for religious income and has no effect of its own.
citadels-district-monastery = Monastery
    .gender = neuter
    .help = A plain religious district: it counts for religious income and has no effect of its own.
citadels-district-cathedral = Cathedral
    .gender = neuter
    .help = A plain religious district: it counts for religious income and has no effect of its own.

## Trade districts

citadels-district-tavern = Tavern
    .gender = neuter
    .help = A plain trade district: it counts for trade income and has no effect of its own.
citadels-district-market = Market
    .gender = neuter
    .help = A plain trade district: it counts for trade income and has no effect of its own.
citadels-district-trading-post = Trading Post
    .gender = neuter
    .help = A plain trade district: it counts for trade income and has no effect of its own.
citadels-district-docks = Docks
    .gender = neuter
    .help = A plain trade district: it counts for trade income and has no effect of its own.
citadels-district-harbor = Harbor
    .gender = neuter
    .help = A plain trade district: it counts for trade income and has no effect of its own.
citadels-district-town-hall = Town Hall
    .gender = neuter
    .help = A plain trade district: it counts for trade income and has no effect of its own.

## Military districts

citadels-district-watchtower = Watchtower
    .gender = neuter
    .help = A plain military district: it counts for military income and has no effect of its own.
citadels-district-prison = Prison
    .gender = neuter
    .help = A plain military district: it counts for military income and has no effect of its own.
citadels-district-barracks = Barracks
    .gender = neuter
    .help = A plain military district: it counts for military income and has no effect of its own.
citadels-district-fortress = Fortress
    .gender = neuter
    .help = A plain military district: it counts for military income and has no effect of its own.

## Unique districts of the 2016 edition

citadels-district-armory = Armory
    .gender = neuter
    .help = In your turn you may destroy the Armory to destroy any district of an incomplete city, for free. Even the Keep and the Bishop's districts can be hit. You cannot give it up once your own city is complete.
    .help-2010 = In your turn you may destroy the Armory to destroy any district of another player's incomplete city, for free. You cannot give it up once your own city is complete.

citadels-district-basilica = Basilica
    .gender = neuter
    .help = At the end of the game you score 1 point for each of your districts with an odd cost. Beautification counts toward the cost.

citadels-district-capitol = Capitol
    .gender = neuter
    .help = At the end of the game you score 3 points if at least three of your districts share a type. Only once, however many there are.

citadels-district-dragon-gate = Dragon Gate
    .gender = neuter
    .help = It costs 6 but is worth 8 points at the end of the game. For rank 8 its cost stays 6.

citadels-district-factory = Factory
    .gender = neuter
    .help = You pay 1 gold less for every other unique district you build. Points and rank 8 prices stay the same.

citadels-district-framework = Framework
    .gender = neuter
    .help = When you build a district, you may destroy the Framework instead of paying the whole cost. It still counts toward your building limit, and the Magistrate cannot confiscate that district.

citadels-district-gold-mine = Gold Mine
    .gender = neuter
    .help = When you gather gold, you take 3 instead of 2. It works even while you are bewitched or threatened.

citadels-district-great-wall = Great Wall
    .gender = neuter
    .help = The rank 8 character pays 1 gold more to use its power on your other districts, but not on the Great Wall itself. As the Diplomat you pay nothing extra for the card you give.
    .help-classic = The Warlord and the Diplomat pay 1 gold more for any district of your city, the Great Wall included. As the Diplomat you pay nothing extra for the card you give.

citadels-district-haunted-quarter = Haunted Quarter
    .gender = neuter
    .help = At the end of the game it counts as any one type you like. If you choose another type, it no longer counts as unique.
    .help-older = At the end of the game it counts as any one type you like. If you built it in the last round, it stays unique.

citadels-district-imperial-treasury = Imperial Treasury
    .gender = neuter
    .help = At the end of the game you score 1 point for each gold in your stash. Gold lying on districts does not count.

citadels-district-ivory-tower = Ivory Tower
    .gender = neuter
    .help = At the end of the game you score 5 points if this is the only unique district in your city. A Haunted Quarter counted as another type does no harm.

citadels-district-keep = Keep
    .gender = neuter
    .help = No rank 8 power can touch the Keep, whoever owns it: it is never destroyed, swapped or seized that way.
    .help-older = The Warlord cannot destroy it and the Diplomat cannot swap it, whoever owns it.

citadels-district-laboratory = Laboratory
    .gender = neuter
    .help = Once in each of your turns, a card you discard earns you 2 gold.
    .help-older = Once in each of your turns, a card you discard earns you 1 gold.

citadels-district-library = Library
    .gender = neuter
    .help = When you gather cards, you keep all you draw: two, or three with the Observatory.
    .help-older = When you gather cards, you keep both. With the Observatory you draw three and keep two.

citadels-district-map-room = Map Room
    .gender = neuter
    .help = At the end of the game you score 1 point for each card in your hand.

citadels-district-monument = Monument
    .gender = neuter
    .help = You cannot build it with 5 or more districts in your city. It counts as 2 districts toward completing your city, and as 1 for everything else.

citadels-district-museum = Museum
    .gender = neuter
    .help = Once in each of your turns you may put 1 card from your hand face down under the Museum; at the end of the game each one scores 1 point. The cards go along if the Museum changes city. If it is destroyed, they go under the deck.

citadels-district-necropolis = Necropolis
    .gender = neuter
    .help = You may build it by destroying one of your own districts instead of paying. If you build it like that, the Magistrate cannot confiscate it.

citadels-district-observatory = Observatory
    .gender = neuter
    .help = When you gather cards, you draw three instead of two and keep one. With the Library you keep all three.
    .help-older = When you gather cards, you draw three instead of two and keep one. With the Library you keep two.

citadels-district-park = Park
    .gender = neuter
    .help = End your turn with an empty hand and you gain 2 cards. A Witch who does not come back to her turn gains none.

citadels-district-poor-house = Poor House
    .gender = neuter
    .help = End your turn with an empty stash and you gain 1 gold; gold lying on districts does not matter. It comes before the Alchemist gets gold back. A Witch who does not come back to her turn gains none.

citadels-district-quarry = Quarry
    .gender = neuter
    .help = You may build names already in your city, as many times as you like. It does not help the Magistrate, the Diplomat or the Marshal to get them.
    .help-2010 = You may build a second district of any name in your city, but never a third. The doubles stay if you lose the Quarry.

citadels-district-school-of-magic = School of Magic
    .gender = neuter
    .help = When a power brings you gold or cards for your districts, it counts as the type you need. For points it stays unique.

citadels-district-secret-vault = Secret Vault
    .gender = neuter
    .help = It can never be built. Keep it in your hand and show it at the end of the game to score 3 points. Until then it is a card like any other and can be lost.

citadels-district-smithy = Smithy
    .gender = neuter
    .help = Once in each of your turns, 2 gold buys you 3 cards. The Alchemist does not get that gold back.

citadels-district-stables = Stables
    .gender = neuter
    .help = Building the Stables does not count toward your building limit, even if they are confiscated. The Navigator still cannot build them.

citadels-district-statue = Statue
    .gender = neuter
    .help = At the end of the game you score 5 points if you have the crown. If a killed rank 4 character moves the crown at the end of the last round, that comes first.

citadels-district-theater = Theater
    .gender = neuter
    .help = After everyone has picked, you may swap your character card with another player's, unseen; both may look at what they got. With 2 or 3 players you choose which of your two to give and get one of theirs at random.

citadels-district-thieves-den = Thieves' Den
    .gender = neuter
    .help = You may pay any part of its cost with other cards from your hand, 1 card for each gold. If it is confiscated, you get the gold back but not the cards.

citadels-district-wishing-well = Wishing Well
    .gender = neuter
    .help = At the end of the game you score 1 point for each unique district in your city, this one included.
    .help-2010 = At the end of the game you score 1 point for each other unique district in your city.

## Unique districts of older editions only

citadels-district-university = University
    .gender = neuter
    .help = It costs 6 but is worth 8 points at the end of the game. For rank 8 its cost stays 6.

citadels-district-graveyard = Graveyard
    .gender = neuter
    .help = When the Warlord destroys a district, you may pay 1 gold to take that card into your hand. Not if you are the Warlord, and not for the Graveyard itself.

citadels-district-bell-tower = Bell Tower
    .gender = neuter
    .help = When you build it, you may declare that 7 districts complete a city. Everyone with 7 or more at that moment scores the 4 points for being first; later cities score 2. If the Bell Tower is destroyed, it takes 8 again.

citadels-district-ball-room = Ball Room
    .gender = neuter
    .help = At a real table, the others must thank its owner for calling them while that player has the crown. Here the courtesy is up to you: the card has no effect.

citadels-district-hospital = Hospital
    .gender = neuter
    .help = If your character is killed, you still gather when it is called, but you use no power and build nothing.

citadels-district-lighthouse = Lighthouse
    .gender = neuter
    .help = When you build it, look through the deck, take one card into your hand and shuffle the rest.

citadels-district-throne-room = Throne Room
    .gender = neuter
    .help = Each time the crown passes to another player, you gain 1 gold from the bank.
