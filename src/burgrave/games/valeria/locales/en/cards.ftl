### Valeria: Card Kingdoms: names and explanations of the cards, in English.
###
### Attributes
###   .help      the rule of the card, in our own words
###   .reminder  one line for a menu, at most 60 characters
###   .gender    masculine, feminine or neuter: the gender of the name
###   .name      a resource as a bare word; its message is an amount, of $n
### One text is one line: Fluent keeps line breaks.
###
### Glossary
###   gold, strength, magic   always singular: 2 gold    point       a victory point
###   resource    gold, strength or magic                token       a victory token: 1 point
###   citizen     a card with one of the four roles      starter     one of the two cards of the start: no role
###   base cost   the price without the surcharge        surcharge   1 gold for each card of that name you own
###   center      the twenty stacks on the table         exhausted   of a stack: empty
###   victory stack   the monsters a player has slain    bank        where tokens come from and go to
###   activate (a number of the dice), harvest, slay (a monster), recruit (a citizen), build (a domain)
###   price in strength or gold: all but one token of it may be magic

## Resources and victory points

valeria-resource-gold = { $n } gold
    .gender = neuter
    .name = Gold
    .reminder = Pays for citizens and domains.
    .help = The money of the realm: it pays for citizens and domains. Magic may stand in for it, but at least 1 gold of every price must be gold.

valeria-resource-strength = { $n } strength
    .gender = neuter
    .name = Strength
    .reminder = Pays for monsters.
    .help = The might of your realm: it pays for monsters. Magic may stand in for it, but at least 1 strength of every price must be strength.

valeria-resource-magic = { $n } magic
    .gender = neuter
    .name = Magic
    .reminder = Stands in for strength or gold; some monsters cost it.
    .help = Stands in for strength or gold in the price of an action, all but 1 of it. Some monsters cost magic besides, and nothing can replace that.

valeria-resource-vp =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
    .gender = neuter
    .name = Victory Points
    .reminder = Whoever has the most of them wins the game.
    .help = What decides the game: tokens won in play, the points printed on your monsters and domains, and those of your duke. They are not a resource and pay for nothing.

## Roles

valeria-role-worker = Worker
    .gender = neuter
    .reminder = Merchant, Blacksmith, Peasant, Butcher, Miner.
    .help = A role of citizens: Merchant, Blacksmith, Peasant, Butcher, Miner. Domains ask for citizens of certain roles, and many dukes score the icons, those on domains too. Starters have no role.

valeria-role-soldier = Soldier
    .gender = neuter
    .reminder = Archer, Wizard, Knight, Champion, Warlord.
    .help = A role of citizens: Archer, Wizard, Knight, Champion, Warlord. Domains ask for citizens of certain roles, and many dukes score the icons, those on domains too. Starters have no role.

valeria-role-shadow = Shadow
    .gender = neuter
    .reminder = Mercenary, Alchemist, Rogue, Thief.
    .help = A role of citizens: Mercenary, Alchemist, Rogue, Thief. Domains ask for citizens of certain roles, and many dukes score the icons, those on domains too. Starters have no role.

valeria-role-holy = Holy
    .gender = neuter
    .reminder = Cleric, Monk, Paladin, Priestess.
    .help = A role of citizens: Cleric, Monk, Paladin, Priestess. Domains ask for citizens of certain roles, and many dukes score the icons, those on domains too. Starters have no role.

## Types of monsters

valeria-type-minion = Minion
    .gender = neuter
    .reminder = The common monsters.
    .help = The common monsters: Gargoyle, Goblin, Skeleton, Treant, Gelatinous Cube, Kobolds, Orc Warrior. No card of the base game counts minions.

valeria-type-beast = Beast
    .gender = neuter
    .reminder = Wild monsters.
    .help = Wild monsters: Bane Spider, Basilisk, Owlbear, Dire Bear. No card of the base game counts beasts.

valeria-type-titan = Titan
    .gender = neuter
    .reminder = Mighty monsters; Hrothgar scores them.
    .help = Mighty monsters: Wraith, Goblin Mage, Flaming Skeleton, Giant, Gold Golem. Hrothgar the Conqueror scores them.

valeria-type-boss = Boss
    .gender = neuter
    .reminder = The strongest monster of its area.
    .help = The strongest monster of each area, at the bottom of its stack: Witch Queen, Goblin King, Skeleton King, Spider Queen, Swamp Dragon, Troll, Red Dragon, Orc Chieftain. Its reward grows with the monsters of its area that you have slain.

## Areas

valeria-area-barrens = Barrens
    .gender = neuter
    .reminder = Gargoyle, Wraith, Witch Queen.
    .help = Number 1 of the eight areas, from the weakest to the strongest. Its stack, from the top: Gargoyle, Wraith, Witch Queen.

valeria-area-hills = Hills
    .gender = neuter
    .reminder = Goblin, Goblin Mage, Goblin King.
    .help = Number 2 of the eight areas, from the weakest to the strongest. Its stack, from the top: Goblin, Goblin Mage, Goblin King.

valeria-area-ruins = Ruins
    .gender = neuter
    .reminder = Skeleton, Flaming Skeleton, Skeleton King.
    .help = Number 3 of the eight areas, from the weakest to the strongest. Its stack, from the top: Skeleton, Flaming Skeleton, Skeleton King.

valeria-area-forest = Forest
    .gender = neuter
    .reminder = Treant, Bane Spider, Spider Queen.
    .help = Number 4 of the eight areas, from the weakest to the strongest. Its stack, from the top: Treant, Bane Spider, Spider Queen.

valeria-area-swamp = Swamp
    .gender = neuter
    .reminder = Gelatinous Cube, Basilisk, Swamp Dragon.
    .help = Number 5 of the eight areas, from the weakest to the strongest. Its stack, from the top: Gelatinous Cube, Basilisk, Swamp Dragon.

valeria-area-valley = Valley
    .gender = neuter
    .reminder = Owlbear, Giant, Troll.
    .help = Number 6 of the eight areas, from the weakest to the strongest. Its stack, from the top: Owlbear, Giant, Troll.

valeria-area-caverns = Caverns
    .gender = neuter
    .reminder = Kobolds, Gold Golem, Red Dragon.
    .help = Number 7 of the eight areas, from the weakest to the strongest. Its stack, from the top: Kobolds, Gold Golem, Red Dragon.

valeria-area-mountains = Mountains
    .gender = neuter
    .reminder = Dire Bear, Orc Warrior, Orc Chieftain.
    .help = Number 8 of the eight areas, from the weakest to the strongest. Its stack, from the top: Dire Bear, Orc Warrior, Orc Chieftain.

## Phases

valeria-phase-roll = Roll Phase
    .gender = neuter
    .reminder = Roll two dice; domains may alter them.
    .help = The active player rolls two dice and may alter them with domains, each of them once. Each die and the sum of both are the three numbers of the turn.

valeria-phase-harvest = Harvest Phase
    .gender = neuter
    .reminder = The numbers of the dice activate everybody's cards.
    .help = Every card with one of the three numbers is activated, twice if both dice show it. The active player uses the powers for their own turn, everybody else the others; Thieves come first. Whoever activates nothing takes 1 resource of their choice. With five players the one who waits takes nothing.

valeria-phase-action = Action Phase
    .gender = neuter
    .reminder = Two actions: slay, recruit, build, take 1 resource.
    .help = The active player takes exactly two actions, different or the same: slay a monster, recruit a citizen, build a domain, or take 1 resource.

valeria-phase-end = End Phase
    .gender = neuter
    .reminder = The end is checked, then the dice pass to the left.
    .help = If all monsters are slain, all domains built, or twice as many stacks exhausted as there are players, the game ends as soon as everybody has had the same number of turns. Otherwise the dice pass to the left.

valeria-phase-monster = Monster Phase
    .gender = neuter
    .reminder = The dice make the monsters capture cards.
    .help = Playing alone only. Each die activates the monster stack in that place from the left, if it still has monsters; a 6, a stack of your choice. Each time the Dark Lord captures the top card of a citizen stack of that column, or of its domains when no citizen is left there; if nothing is left there, you lose.

valeria-phase-second-harvest = Second Harvest Phase
    .gender = neuter
    .reminder = The same dice again, with the powers for others' turns.
    .help = Playing alone only. The same dice activate your cards again, those just recruited too, this time with the powers for the turns of others.

## Set-ups

valeria-scenario-first-game = First game
    .gender = neuter
    .reminder = The set-up for a first game.
    .help = Areas: Hills, Ruins, Forest, Valley, Mountains. Citizens: Cleric, Merchant, Mercenary, Archer, Peasant, Knight, Rogue, Champion, Paladin, Butcher. No domain is left out.

valeria-scenario-glittering-gold = Glittering Gold
    .gender = neuter
    .reminder = A set-up that is all about gold.
    .help = Areas: Hills, Ruins, Forest, Swamp, Caverns. Citizens: Monk, Merchant, Alchemist, Archer, Peasant, Knight, Rogue, Champion, Paladin, Butcher. Domains left out: Forgotten Sorrows, The Violet Thorn, Golden Obelisk of Nae, Monolith of Ostendaar.

valeria-scenario-mastery-over-magic = Mastery Over Magic
    .gender = neuter
    .reminder = A set-up that is all about magic.
    .help = Areas: Barrens, Ruins, Forest, Valley, Mountains. Citizens: Cleric, Merchant, Alchemist, Wizard, Peasant, Knight, Thief, Champion, Paladin, Butcher. Domains left out: Eye of Asteraten, Blood Crow Army, Foxgrove Palisade, Gargan's Embrace.

valeria-scenario-monster-blood = Monster Blood
    .gender = neuter
    .reminder = A set-up that is all about slaying monsters.
    .help = Areas: Barrens, Ruins, Forest, Swamp, Mountains. Citizens: Cleric, Blacksmith, Mercenary, Archer, Peasant, Knight, Rogue, Warlord, Priestess, Miner. Domains left out: Forgotten Sorrows, Nest of the Weaver Witch, Cathedral of St Aquila, Cutthroat's Truce.

valeria-scenario-random = Random
    .gender = neuter
    .reminder = Areas and citizens drawn at random.
    .help = Five of the eight areas and one citizen for each number, drawn at random; all the domains are shuffled.

valeria-scenario-custom = Custom
    .gender = neuter
    .reminder = Areas and citizens of your choice.
    .help = You choose five areas, the citizens of the numbers that have two kinds, and the domains to leave out.

## Starters

valeria-starter-peasant = Starter Peasant
    .gender = neuter
    .reminder = Every turn: 1 gold.
    .help = Everybody starts with one and never loses it; it has no role. A 5 activates it: take 1 gold in every turn. It counts as a Peasant when you recruit one.

valeria-starter-knight = Starter Knight
    .gender = neuter
    .reminder = Every turn: 1 strength.
    .help = Everybody starts with one and never loses it; it has no role. A 6 activates it: take 1 strength in every turn. It counts as a Knight when you recruit one, and for the Warlord.

## Citizens

valeria-citizen-cleric = Cleric
    .gender = neuter
    .reminder = Your turn: 3 magic; else 1 magic.
    .help = Holy citizen, activated by 1. It costs 3 gold, plus 1 for each Cleric you own. In your turn take 3 magic; in the turns of others take 1 magic.

valeria-citizen-monk = Monk
    .gender = neuter
    .reminder = Your turn: 1 gold + 2 magic; else 1 gold for 2 magic.
    .help = Holy citizen, activated by 1. It costs 3 gold, plus 1 for each Monk you own. In your turn take 1 gold and 2 magic; in the turns of others you may pay 1 gold for 2 magic.

valeria-citizen-merchant = Merchant
    .gender = neuter
    .reminder = Your turn: 2 gold or 2 magic; else 1 gold.
    .help = Worker citizen, activated by 2. It costs 2 gold, plus 1 for each Merchant you own. In your turn take 2 gold or 2 magic; in the turns of others take 1 gold.

valeria-citizen-blacksmith = Blacksmith
    .gender = neuter
    .reminder = Your turn: 1 gold per soldier; else 1 gold.
    .help = Worker citizen, activated by 2. It costs 3 gold, plus 1 for each Blacksmith you own. In your turn take 1 gold for each soldier citizen you own; in the turns of others take 1 gold.

valeria-citizen-mercenary = Mercenary
    .gender = neuter
    .reminder = Your turn: 1 strength + 1 gold; else 1 strength for 2 gold.
    .help = Shadow citizen, activated by 3. It costs 3 gold, plus 1 for each Mercenary you own. In your turn take 1 strength and 1 gold; in the turns of others you may pay 1 strength for 2 gold.

valeria-citizen-alchemist = Alchemist
    .gender = neuter
    .reminder = Your turn: 1 gold for 3 magic; else 1 magic for 2 gold.
    .help = Shadow citizen, activated by 3. It costs 3 gold, plus 1 for each Alchemist you own. In your turn you may pay 1 gold for 3 magic; in the turns of others you may pay 1 magic for 2 gold.

valeria-citizen-archer = Archer
    .gender = neuter
    .reminder = Your turn: 2 strength; else 1 strength.
    .help = Soldier citizen, activated by 4. It costs 4 gold, plus 1 for each Archer you own. In your turn take 2 strength; in the turns of others take 1 strength.

valeria-citizen-wizard = Wizard
    .gender = neuter
    .reminder = Your turn: 1 magic + 1 strength; else 1 magic.
    .help = Soldier citizen, activated by 4. It costs 4 gold, plus 1 for each Wizard you own. In your turn take 1 magic and 1 strength; in the turns of others take 1 magic.

valeria-citizen-peasant = Peasant
    .gender = neuter
    .reminder = Every turn: 1 gold.
    .help = Worker citizen, activated by 5. It costs 2 gold, plus 1 for each Peasant you own, the starter included. In every turn take 1 gold.

valeria-citizen-knight = Knight
    .gender = neuter
    .reminder = Every turn: 1 strength.
    .help = Soldier citizen, activated by 6. It costs 2 gold, plus 1 for each Knight you own, the starter included. In every turn take 1 strength.

valeria-citizen-rogue = Rogue
    .gender = neuter
    .reminder = Your turn: 2 strength + 2 gold; else 1 strength + 1 gold.
    .help = Shadow citizen, activated by 7. It costs 2 gold, plus 1 for each Rogue you own. In your turn take 2 strength and 2 gold; in the turns of others take 1 strength and 1 gold.

valeria-citizen-thief = Thief
    .gender = neuter
    .reminder = Your turn: steal up to 3 gold or magic; else take 2.
    .help = Shadow citizen, activated by 7. It costs 2 gold, plus 1 for each Thief you own. In your turn take up to 3 gold or up to 3 magic, never mixed, from one opponent before anything else is harvested (from the bank when you play alone); in the turns of others take 2 gold or 2 magic.

valeria-citizen-champion = Champion
    .gender = neuter
    .reminder = Your turn: 4 strength; else 1 gold for 4 strength.
    .help = Soldier citizen, activated by 8. It costs 2 gold, plus 1 for each Champion you own. In your turn take 4 strength; in the turns of others you may pay 1 gold for 4 strength.

valeria-citizen-warlord = Warlord
    .gender = neuter
    .reminder = Your turn: 1 strength per soldier; else 1 per Knight.
    .help = Soldier citizen, activated by 8. It costs 2 gold, plus 1 for each Warlord you own. In your turn take 1 strength for each soldier citizen you own, this one included; in the turns of others take 1 strength for each Knight you own, the starter included.

valeria-citizen-paladin = Paladin
    .gender = neuter
    .reminder = Yours: 1 strength + 2 magic; else 1 strength for 3 magic.
    .help = Holy citizen, activated by 9 or 10. It costs 2 gold, plus 1 for each Paladin you own. In your turn take 1 strength and 2 magic; in the turns of others you may pay 1 strength for 3 magic.

valeria-citizen-priestess = Priestess
    .gender = neuter
    .reminder = Yours: 2 strength + 1 magic; else 1 magic for 3 strength.
    .help = Holy citizen, activated by 9 or 10. It costs 2 gold, plus 1 for each Priestess you own. In your turn take 2 strength and 1 magic; in the turns of others you may pay 1 magic for 3 strength.

valeria-citizen-butcher = Butcher
    .gender = neuter
    .reminder = Your turn: 2 gold per worker; else 4 gold.
    .help = Worker citizen, activated by 11 or 12. It costs 1 gold, plus 1 for each Butcher you own. In your turn take 2 gold for each worker citizen you own, this one included; in the turns of others take 4 gold.

valeria-citizen-miner = Miner
    .gender = neuter
    .reminder = Your turn: 1 gold + 1 per domain; else 4 gold.
    .help = Worker citizen, activated by 11 or 12. It costs 1 gold, plus 1 for each Miner you own. In your turn take 1 gold, and 1 gold more for each domain you own; in the turns of others take 4 gold.

## Monsters

valeria-monster-gargoyle = Gargoyle
    .gender = neuter
    .reminder = 1 magic.
    .help = Minion of the Barrens. Slaying it costs 1 strength; it is worth 1 point. Its reward: 1 magic.

valeria-monster-wraith = Wraith
    .gender = neuter
    .reminder = A free citizen of base cost 2 or less.
    .help = Titan of the Barrens. Slaying it costs 4 strength and 3 magic; it is worth 3 points. Its reward: a free citizen of base cost 2 or less.

valeria-monster-witch-queen = Witch Queen
    .gender = neuter
    .reminder = 1 magic per Barrens monster, this one included.
    .help = Boss of the Barrens. Slaying it costs 5 strength and 4 magic; it is worth 5 points. Its reward: 1 magic for each Barrens monster in your victory stack, this one included.

valeria-monster-goblin = Goblin
    .gender = neuter
    .reminder = 1 gold.
    .help = Minion of the Hills. Slaying it costs 1 strength; it is worth 1 point. Its reward: 1 gold.

valeria-monster-goblin-mage = Goblin Mage
    .gender = neuter
    .reminder = 1 gold or 1 magic.
    .help = Titan of the Hills. Slaying it costs 3 strength; it is worth 2 points. Its reward: 1 gold or 1 magic.

valeria-monster-goblin-king = Goblin King
    .gender = neuter
    .reminder = 1 gold per Hills monster, this one included.
    .help = Boss of the Hills. Slaying it costs 6 strength; it is worth 4 points. Its reward: 1 gold for each Hills monster in your victory stack, this one included.

valeria-monster-skeleton = Skeleton
    .gender = neuter
    .reminder = 1 gold.
    .help = Minion of the Ruins. Slaying it costs 2 strength; it is worth 2 points. Its reward: 1 gold.

valeria-monster-flaming-skeleton = Flaming Skeleton
    .gender = neuter
    .reminder = 1 gold and 1 magic.
    .help = Titan of the Ruins. Slaying it costs 5 strength; it is worth 3 points. Its reward: 1 gold and 1 magic.

valeria-monster-skeleton-king = Skeleton King
    .gender = neuter
    .reminder = 2 gold per Ruins monster, this one included.
    .help = Boss of the Ruins. Slaying it costs 8 strength; it is worth 4 points. Its reward: 2 gold for each Ruins monster in your victory stack, this one included.

valeria-monster-treant = Treant
    .gender = neuter
    .reminder = 1 gold and 1 magic.
    .help = Minion of the Forest. Slaying it costs 3 strength; it is worth 1 point. Its reward: 1 gold and 1 magic.

valeria-monster-bane-spider = Bane Spider
    .gender = neuter
    .reminder = 3 gold or a free Knight.
    .help = Beast of the Forest. Slaying it costs 6 strength; it is worth 2 points. Its reward: 3 gold or a free Knight; with no Knight to be had, the gold.

valeria-monster-spider-queen = Spider Queen
    .gender = neuter
    .reminder = 2 gold per Forest monster, or a citizen and 1 token.
    .help = Boss of the Forest. Slaying it costs 10 strength and 3 magic; it is worth 5 points. Its reward: either 2 gold for each Forest monster in your victory stack, this one included, or any citizen for free and 1 victory token.

valeria-monster-gelatinous-cube = Gelatinous Cube
    .gender = neuter
    .reminder = 2 gold.
    .help = Minion of the Swamp. Slaying it costs 4 strength and 1 magic; it is worth 3 points. Its reward: 2 gold.

valeria-monster-basilisk = Basilisk
    .gender = neuter
    .reminder = 3 gold or 3 magic.
    .help = Beast of the Swamp. Slaying it costs 6 strength and 3 magic; it is worth 4 points. Its reward: 3 gold or 3 magic.

valeria-monster-swamp-dragon = Swamp Dragon
    .gender = neuter
    .reminder = 2 magic per Swamp monster, this one included.
    .help = Boss of the Swamp. Slaying it costs 10 strength and 4 magic; it is worth 6 points. Its reward: 2 magic for each Swamp monster in your victory stack, this one included.

valeria-monster-owlbear = Owlbear
    .gender = neuter
    .reminder = 2 magic.
    .help = Beast of the Valley. Slaying it costs 4 strength; it is worth 2 points. Its reward: 2 magic.

valeria-monster-giant = Giant
    .gender = neuter
    .reminder = 1 gold and 2 magic.
    .help = Titan of the Valley. Slaying it costs 8 strength; it is worth 3 points. Its reward: 1 gold and 2 magic.

valeria-monster-troll = Troll
    .gender = neuter
    .reminder = 2 magic per Valley monster, this one included.
    .help = Boss of the Valley. Slaying it costs 12 strength; it is worth 6 points. Its reward: 2 magic for each Valley monster in your victory stack, this one included.

valeria-monster-kobolds = Kobolds
    .gender = neuter
    .reminder = 2 gold and 1 magic.
    .help = Minion of the Caverns. Slaying it costs 5 strength and 1 magic; it is worth 3 points. Its reward: 2 gold and 1 magic.

valeria-monster-gold-golem = Gold Golem
    .gender = neuter
    .reminder = 5 gold.
    .help = Titan of the Caverns. Slaying it costs 7 strength and 3 magic; it is worth 4 points. Its reward: 5 gold.

valeria-monster-red-dragon = Red Dragon
    .gender = neuter
    .reminder = 3 gold per Caverns monster, this one included.
    .help = Boss of the Caverns. Slaying it costs 12 strength and 6 magic; it is worth 7 points. Its reward: 3 gold for each Caverns monster in your victory stack, this one included.

valeria-monster-dire-bear = Dire Bear
    .gender = neuter
    .reminder = 2 gold or 2 magic.
    .help = Beast of the Mountains. Slaying it costs 5 strength; it is worth 3 points. Its reward: 2 gold or 2 magic.

valeria-monster-orc-warrior = Orc Warrior
    .gender = neuter
    .reminder = A free citizen of base cost 3 or less.
    .help = Minion of the Mountains. Slaying it costs 9 strength; it is worth 3 points. Its reward: a free citizen of base cost 3 or less.

valeria-monster-orc-chieftain = Orc Chieftain
    .gender = neuter
    .reminder = 2 gold per Mountains monster, this one included.
    .help = Boss of the Mountains. Slaying it costs 14 strength; it is worth 6 points. Its reward: 2 gold for each Mountains monster in your victory stack, this one included.

## Domains

valeria-domain-foxgrove-palisade = Foxgrove Palisade
    .gender = neuter
    .reminder = Roll phase: pay 2 gold to turn a die to 6.
    .help = Needs 1 soldier and 1 shadow among your citizens; costs 9 gold; worth 3 points. Once in your roll phase you may pay 2 gold to turn either die to 6.

valeria-domain-the-desert-orchid = The Desert Orchid
    .gender = neuter
    .reminder = Roll phase: a die to 1, for 1 gold per holy citizen.
    .help = Needs 1 holy and 1 shadow among your citizens; costs 9 gold; worth 3 points. Once in your roll phase you may turn either die to 1, for 1 gold per holy citizen you own; without any it is free.

valeria-domain-emerald-stronghold = Emerald Stronghold
    .gender = neuter
    .reminder = Recruit at the base cost, without the surcharge.
    .help = Needs 1 worker, 1 soldier and 1 holy among your citizens; costs 12 gold; worth 5 points. Once it stands you recruit at the base cost alone, however many citizens of that name you own.

valeria-domain-pratchetts-plateau = Pratchett's Plateau
    .gender = neuter
    .reminder = Your domains cost 1 gold less.
    .help = Needs 1 worker and 1 holy among your citizens; costs 8 gold; worth 3 points. Every domain you build after it costs you 1 gold less.

valeria-domain-cathedral-of-st-aquila = Cathedral of St Aquila
    .gender = neuter
    .reminder = End of your actions: take 1 gold from an opponent.
    .help = Needs 2 holy among your citizens; costs 8 gold; worth 3 points. At the end of each of your action phases, this one included, take 1 gold from an opponent of your choice (from the bank when you play alone).

valeria-domain-darktide-harbour = Darktide Harbour
    .gender = neuter
    .reminder = At once: a free shadow citizen.
    .help = Needs 1 shadow, 1 worker and 1 soldier among your citizens; costs 6 gold; worth 2 points. At once take a shadow citizen from the center for free.

valeria-domain-cloudriders-camp = Cloudrider's Camp
    .gender = neuter
    .reminder = At once: 3 strength and a free soldier of cost 2 or less.
    .help = Needs 1 soldier and 1 holy among your citizens; costs 8 gold; worth 2 points. At once take 3 strength and, for free, a soldier citizen of base cost 2 or less from the center.

valeria-domain-the-orb-of-urdr = The Orb of Urdr
    .gender = neuter
    .reminder = End of your actions: take 1 magic from an opponent.
    .help = Needs 1 shadow and 1 holy among your citizens; costs 6 gold; worth 1 point. At the end of each of your action phases, this one included, take 1 magic from an opponent of your choice (from the bank when you play alone).

valeria-domain-rogues-landing = Rogue's Landing
    .gender = neuter
    .reminder = At once: a free worker citizen.
    .help = Needs 1 worker and 1 shadow among your citizens; costs 7 gold; worth 3 points. At once take a worker citizen from the center for free.

valeria-domain-blood-crow-army = Blood Crow Army
    .gender = neuter
    .reminder = Start of your actions: 1 strength.
    .help = Needs 3 soldiers among your citizens; costs 5 gold; worth 2 points. From your next turn on, take 1 strength at the start of your action phase.

valeria-domain-eye-of-asteraten = Eye of Asteraten
    .gender = neuter
    .reminder = At once: 5 strength, and you may slay a monster.
    .help = Needs 1 holy and 1 soldier among your citizens; costs 8 gold; worth 1 point. At once take 5 strength; then you may slay a monster at its usual price, as part of the same action.

valeria-domain-cutthroats-truce = Cutthroat's Truce
    .gender = neuter
    .reminder = At once: take 3 gold from an opponent.
    .help = Needs 1 shadow and 1 holy among your citizens; costs 5 gold; worth 1 point. At once take 3 gold, or all there is if less, from an opponent of your choice (from the bank when you play alone).

valeria-domain-halfpenny-hill = Halfpenny Hill
    .gender = neuter
    .reminder = Start of your actions: 1 gold.
    .help = Needs 3 workers among your citizens; costs 6 gold; worth 2 points. From your next turn on, take 1 gold at the start of your action phase.

valeria-domain-shattered-hand = Shattered Hand
    .gender = neuter
    .reminder = At once: a free holy citizen.
    .help = Needs 1 holy and 1 worker among your citizens; costs 7 gold; worth 3 points. At once take a holy citizen from the center for free.

valeria-domain-forgotten-sorrows = Forgotten Sorrows
    .gender = neuter
    .reminder = 1 magic with each citizen you gain.
    .help = Needs 1 worker and 1 shadow among your citizens; costs 9 gold; worth 3 points. Once it stands each citizen you gain in your action phase, recruited or free, brings you 1 magic.

valeria-domain-watcher-on-the-water = Watcher on the Water
    .gender = neuter
    .reminder = At once: give back a monster for 3 tokens.
    .help = Needs 2 soldiers among your citizens; costs 6 gold; worth 3 points. At once you may put a monster of your victory stack back on its stack in the center and take 3 victory tokens. If that stack was exhausted, it no longer is, and the game may last longer.

valeria-domain-gargans-embrace = Gargan's Embrace
    .gender = neuter
    .reminder = 1 token for each pair of dice, whoever rolls.
    .help = Needs 2 soldiers among your citizens; costs 7 gold; worth 2 points. Whenever the dice become a pair, rolled or altered, in anybody's roll phase, take 1 victory token. The token stays even if the pair does not, and another pair pays again.

valeria-domain-nest-of-the-weaver-witch = Nest of the Weaver Witch
    .gender = neuter
    .reminder = At once: give back a citizen for 3 tokens.
    .help = Needs 2 workers among your citizens; costs 6 gold; worth 3 points. At once you may put one of your citizens, never a starter, back on its stack in the center and take 3 victory tokens. If that stack was exhausted, it no longer is, and the game may last longer.

valeria-domain-palace-of-the-dawn = Palace of the Dawn
    .gender = neuter
    .reminder = Roll phase: lower a die by 1.
    .help = Needs 1 worker and 2 soldiers among your citizens; costs 11 gold; worth 4 points. Once in your roll phase you may lower either die by 1, but never below 1, even a die that another domain has altered.

valeria-domain-grimmwater-keep = Grimmwater Keep
    .gender = neuter
    .reminder = At once: a free citizen of cost 3 or less.
    .help = Needs 2 workers and 1 shadow among your citizens; costs 10 gold; worth 4 points. At once take a citizen of base cost 3 or less from the center for free.

valeria-domain-the-violet-thorn = The Violet Thorn
    .gender = neuter
    .reminder = 1 magic with each monster you slay.
    .help = Needs 1 soldier and 1 holy among your citizens; costs 7 gold; worth 3 points. Once it stands each monster you slay in your action phase brings you 1 magic besides its reward.

valeria-domain-purloiners-perch = Purloiner's Perch
    .gender = neuter
    .reminder = At once: a random monster from an opponent.
    .help = Needs 2 shadows among your citizens; costs 10 gold; worth 2 points. At once take a random monster from the victory stack of an opponent of your choice; its reward is not paid. When you play alone, take the top monster of the leftmost stack.

valeria-domain-golden-obelisk-of-nae = Golden Obelisk of Nae
    .gender = neuter
    .reminder = At once: pay 3 magic for 3 tokens.
    .help = Needs 1 worker and 1 holy among your citizens; costs 6 gold; worth 3 points. At once you may pay 3 magic to the bank for 3 victory tokens.

valeria-domain-monolith-of-ostendaar = Monolith of Ostendaar
    .gender = neuter
    .reminder = Start of your actions: 1 magic.
    .help = Needs 1 worker and 1 soldier among your citizens; costs 9 gold; worth 3 points. From your next turn on, take 1 magic at the start of your action phase.

## Dukes

valeria-duke-cornelius-the-dreamer = Cornelius the Dreamer
    .gender = neuter
    .reminder = 3 per domain; 1 per 3 resources.
    .help = At the end scores 3 points for each domain you own, and 1 for every 3 resources you have left, all kinds together.

valeria-duke-elsyn-saint-of-shadows = El'syn, Saint of Shadows
    .gender = neuter
    .reminder = 2 per holy, 2 per shadow; 1 per 4 resources.
    .help = At the end scores 2 points for each holy icon and 2 for each shadow icon on your citizens and domains, and 1 for every 4 resources you have left, all kinds together.

valeria-duke-elisium-the-allsmith = Elisium the Allsmith
    .gender = neuter
    .reminder = 1 per role icon; 1 per 4 resources.
    .help = At the end scores 1 point for each role icon of any kind on your citizens and domains, and 1 for every 4 resources you have left, all kinds together.

valeria-duke-hrothgar-the-conqueror = Hrothgar the Conqueror
    .gender = neuter
    .reminder = 2 per monster, 1 more per titan; 1 per 4 resources.
    .help = At the end scores 2 points for each monster in your victory stack, 1 more if it is a titan, and 1 for every 4 resources you have left, all kinds together.

valeria-duke-isabella-the-righteous = Isabella the Righteous
    .gender = neuter
    .reminder = 1 per soldier, 2 per holy; 1 per 3 resources.
    .help = At the end scores 1 point for each soldier icon and 2 for each holy icon on your citizens and domains, and 1 for every 3 resources you have left, all kinds together.

valeria-duke-lekzandr-the-protector = Lekzand'r the Protector
    .gender = neuter
    .reminder = 1 per worker, 2 per holy; 1 per 3 resources.
    .help = At the end scores 1 point for each worker icon and 2 for each holy icon on your citizens and domains, and 1 for every 3 resources you have left, all kinds together.

valeria-duke-node-master-of-swords = Node, Master of Swords
    .gender = neuter
    .reminder = 1 per soldier, 2 per shadow; 1 per 3 resources.
    .help = At the end scores 1 point for each soldier icon and 2 for each shadow icon on your citizens and domains, and 1 for every 3 resources you have left, all kinds together.

valeria-duke-reese-the-firebrand = Reese the Firebrand
    .gender = neuter
    .reminder = 1 per citizen, monster and domain; 1 per 4 resources.
    .help = At the end scores 1 point for each citizen, monster and domain you own, starters left out, and 1 for every 4 resources you have left, all kinds together.

valeria-duke-simon-the-unclean = Simon the Unclean
    .gender = neuter
    .reminder = 1 per worker, 1 per soldier; 1 per 2 resources.
    .help = At the end scores 1 point for each worker icon and 1 for each soldier icon on your citizens and domains, and 1 for every 2 resources you have left, all kinds together.

valeria-duke-waryn-lord-of-rogues = Waryn, Lord of Rogues
    .gender = neuter
    .reminder = 1 per worker, 2 per shadow; 1 per 3 resources.
    .help = At the end scores 1 point for each worker icon and 2 for each shadow icon on your citizens and domains, and 1 for every 3 resources you have left, all kinds together.
