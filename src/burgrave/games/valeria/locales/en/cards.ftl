### Valeria: Card Kingdoms: names and explanations of the cards, in English.
###
### Attributes
###   .help      the rule of the card, in our own words
###   .reminder  one line for a menu, at most 60 characters
###   .gender    masculine, feminine or neuter: the gender of the name
###   .name      a resource as a bare word; its message is an amount, of $n
### Write each message on one line: Fluent keeps line breaks.
###
### Glossary
###   gold, strength, magic   always singular: 2 gold    point       a victory point
###   resource    gold, strength or magic                token       a victory token: 1 point; the amount of vp
###   citizen     a card with one of the four roles      starter     one of the two cards every player starts with: no role
###   base cost   the price without the surcharge        surcharge   1 gold for each card of that name you own
###   center      the twenty stacks of the table         exhausted   of a stack: empty
###   victory stack   the monsters a player has slain    bank        where tokens come from and go to
###   doubles     two dice with the same number
###   gain (from the bank), take (from a player), steal (by a Thief)
###   activate (a number of the dice), harvest, slay (a monster), recruit (a citizen), build (a domain)
###   price in strength or gold: all but one token of it may be magic

## Resources and victory points

valeria-resource-gold = { $n } gold
    .gender = neuter
    .name = Gold
    .reminder = Pays for citizens and domains.
    .help = Gold pays for citizens and domains. Magic can replace part of it, but you must pay at least 1 gold.

valeria-resource-strength = { $n } strength
    .gender = neuter
    .name = Strength
    .reminder = Pays for slaying monsters.
    .help = Strength pays for slaying monsters. Magic can replace part of it, but you must pay at least 1 strength.

valeria-resource-magic = { $n } magic
    .gender = neuter
    .name = Magic
    .reminder = Can replace strength or gold. Some monsters cost magic.
    .help = Magic can replace gold or strength when you pay for an action, but you must pay at least 1 of the real resource. Some monsters also cost magic, which nothing can replace.

valeria-resource-vp =
    { $n ->
        [one] { $n } victory token
       *[other] { $n } victory tokens
    }
    .gender = neuter
    .name = Victory Points
    .reminder = Have the most to win the game.
    .help = The player with the most victory points wins the game. They come from victory tokens, your monsters and domains, and your duke. They are not a resource, so you can't spend them.

## Roles

valeria-role-worker = Worker
    .gender = neuter
    .reminder = Merchant, Blacksmith, Peasant, Butcher, Miner.
    .help = Citizen role: Merchant, Blacksmith, Peasant, Butcher, Miner. Domains require citizens of certain roles. Many dukes score points for role icons, including those on your domains. Starters have no role.

valeria-role-soldier = Soldier
    .gender = neuter
    .reminder = Archer, Wizard, Knight, Champion, Warlord.
    .help = Citizen role: Archer, Wizard, Knight, Champion, Warlord. Domains require citizens of certain roles. Many dukes score points for role icons, including those on your domains. Starters have no role.

valeria-role-shadow = Shadow
    .gender = neuter
    .reminder = Mercenary, Alchemist, Rogue, Thief.
    .help = Citizen role: Mercenary, Alchemist, Rogue, Thief. Domains require citizens of certain roles. Many dukes score points for role icons, including those on your domains. Starters have no role.

valeria-role-holy = Holy
    .gender = neuter
    .reminder = Cleric, Monk, Paladin, Priestess.
    .help = Citizen role: Cleric, Monk, Paladin, Priestess. Domains require citizens of certain roles. Many dukes score points for role icons, including those on your domains. Starters have no role.

## Types of monsters

valeria-type-minion = Minion
    .gender = neuter
    .reminder = Common monsters.
    .help = Common monsters: Gargoyle, Goblin, Skeleton, Treant, Gelatinous Cube, Kobolds, Orc Warrior. No card in the base game counts minions.

valeria-type-beast = Beast
    .gender = neuter
    .reminder = Wild monsters.
    .help = Wild monsters: Bane Spider, Basilisk, Owlbear, Dire Bear. No card in the base game counts beasts.

valeria-type-titan = Titan
    .gender = neuter
    .reminder = Mighty monsters. Hrothgar scores extra for them.
    .help = Mighty monsters: Wraith, Goblin Mage, Flaming Skeleton, Giant, Gold Golem. Hrothgar the Conqueror scores extra for them.

valeria-type-boss = Boss
    .gender = neuter
    .reminder = The strongest monster of its area.
    .help = The strongest monster of each area, at the bottom of its stack: Witch Queen, Goblin King, Skeleton King, Spider Queen, Swamp Dragon, Troll, Red Dragon, Orc Chieftain. Its reward grows with each monster of its area you have slain.

## Areas

valeria-area-barrens = Barrens
    .gender = neuter
    .reminder = Gargoyle, Wraith, Witch Queen.
    .help = Area 1 of 8, from weakest to strongest. Its stack, top to bottom: Gargoyle, Wraith, Witch Queen.

valeria-area-hills = Hills
    .gender = neuter
    .reminder = Goblin, Goblin Mage, Goblin King.
    .help = Area 2 of 8, from weakest to strongest. Its stack, top to bottom: Goblin, Goblin Mage, Goblin King.

valeria-area-ruins = Ruins
    .gender = neuter
    .reminder = Skeleton, Flaming Skeleton, Skeleton King.
    .help = Area 3 of 8, from weakest to strongest. Its stack, top to bottom: Skeleton, Flaming Skeleton, Skeleton King.

valeria-area-forest = Forest
    .gender = neuter
    .reminder = Treant, Bane Spider, Spider Queen.
    .help = Area 4 of 8, from weakest to strongest. Its stack, top to bottom: Treant, Bane Spider, Spider Queen.

valeria-area-swamp = Swamp
    .gender = neuter
    .reminder = Gelatinous Cube, Basilisk, Swamp Dragon.
    .help = Area 5 of 8, from weakest to strongest. Its stack, top to bottom: Gelatinous Cube, Basilisk, Swamp Dragon.

valeria-area-valley = Valley
    .gender = neuter
    .reminder = Owlbear, Giant, Troll.
    .help = Area 6 of 8, from weakest to strongest. Its stack, top to bottom: Owlbear, Giant, Troll.

valeria-area-caverns = Caverns
    .gender = neuter
    .reminder = Kobolds, Gold Golem, Red Dragon.
    .help = Area 7 of 8, from weakest to strongest. Its stack, top to bottom: Kobolds, Gold Golem, Red Dragon.

valeria-area-mountains = Mountains
    .gender = neuter
    .reminder = Dire Bear, Orc Warrior, Orc Chieftain.
    .help = Area 8 of 8, from weakest to strongest. Its stack, top to bottom: Dire Bear, Orc Warrior, Orc Chieftain.

## Phases

valeria-phase-roll = Roll Phase
    .gender = neuter
    .reminder = Roll two dice. Domains can change them.
    .help = The active player rolls two dice and may change them with domains, once per domain. The turn's three numbers are the two dice and their sum.

valeria-phase-harvest = Harvest Phase
    .gender = neuter
    .reminder = The dice activate cards of all players.
    .help = Each card with one of the three numbers activates, twice if both dice show its number. The active player uses the powers for their own turn; everyone else uses the powers for other players' turns. The active player's Thieves go first. If none of your cards activate, gain 1 resource of your choice. With five players, the player with the Waiting token gains nothing.

valeria-phase-action = Action Phase
    .gender = neuter
    .reminder = Two actions: slay, recruit, build or gain 1 resource.
    .help = The active player takes exactly two actions, the same or different: slay a monster, recruit a citizen, build a domain or gain 1 resource.

valeria-phase-end = End Phase
    .gender = neuter
    .reminder = Check for the end of the game, then pass the dice left.
    .help = If all monsters are slain, all domains are built, or there are twice as many exhausted stacks as players, the game ends once everyone has had the same number of turns. Otherwise, the dice pass to the left.

valeria-phase-monster = Monster Phase
    .gender = neuter
    .reminder = The dice activate monsters, which capture cards.
    .help = Solo only. Each die activates the monster stack in that position, counted from the left, if it still has monsters. A 6 activates a stack of your choice. Each time, the Dark Lord captures the top card of a citizen stack in that column, or its top domain if no citizens are left there. If nothing is left to capture, you lose.

valeria-phase-second-harvest = Second Harvest Phase
    .gender = neuter
    .reminder = Same dice again, with the powers for other turns.
    .help = Solo only. The same dice activate your cards again, including those you just recruited. This time they use their powers for other players' turns.

## Setups

valeria-scenario-first-game = First game
    .gender = neuter
    .reminder = The recommended setup for a first game.
    .help = Areas: Hills, Ruins, Forest, Valley, Mountains. Citizens: Cleric, Merchant, Mercenary, Archer, Peasant, Knight, Rogue, Champion, Paladin, Butcher. No domains are removed.

valeria-scenario-glittering-gold = Glittering Gold
    .gender = neuter
    .reminder = A setup focused on gold.
    .help = Areas: Hills, Ruins, Forest, Swamp, Caverns. Citizens: Monk, Merchant, Alchemist, Archer, Peasant, Knight, Rogue, Champion, Paladin, Butcher. Domains removed: Forgotten Sorrows, The Violet Thorn, Golden Obelisk of Nae, Monolith of Ostendaar.

valeria-scenario-mastery-over-magic = Mastery Over Magic
    .gender = neuter
    .reminder = A setup focused on magic.
    .help = Areas: Barrens, Ruins, Forest, Valley, Mountains. Citizens: Cleric, Merchant, Alchemist, Wizard, Peasant, Knight, Thief, Champion, Paladin, Butcher. Domains removed: Eye of Asteraten, Blood Crow Army, Foxgrove Palisade, Gargan's Embrace.

valeria-scenario-monster-blood = Monster Blood
    .gender = neuter
    .reminder = A setup focused on slaying monsters.
    .help = Areas: Barrens, Ruins, Forest, Swamp, Mountains. Citizens: Cleric, Blacksmith, Mercenary, Archer, Peasant, Knight, Rogue, Warlord, Priestess, Miner. Domains removed: Forgotten Sorrows, Nest of the Weaver Witch, Cathedral of St Aquila, Cutthroat's Truce.

valeria-scenario-random = Random
    .gender = neuter
    .reminder = Random areas and citizens.
    .help = Five of the eight areas and one citizen for each number, chosen at random. All the domains are shuffled.

valeria-scenario-custom = Custom
    .gender = neuter
    .reminder = Areas and citizens of your choice.
    .help = You choose five areas, the citizen for each number that has two, and the domains to remove.

## Starters

valeria-starter-peasant = Starter Peasant
    .gender = neuter
    .reminder = Every turn: 1 gold.
    .help = Every player starts with one and never loses it. It has no role. Activates on 5. On every turn: gain 1 gold. It counts as a Peasant when you recruit another.

valeria-starter-knight = Starter Knight
    .gender = neuter
    .reminder = Every turn: 1 strength.
    .help = Every player starts with one and never loses it. It has no role. Activates on 6. On every turn: gain 1 strength. It counts as a Knight when you recruit another, and for the Warlord.

## Citizens

valeria-citizen-cleric = Cleric
    .gender = neuter
    .reminder = Your turn: 3 magic. Other turns: 1 magic.
    .help = Holy citizen. Activates on 1. Costs 3 gold, plus 1 for each Cleric you own. On your turn: gain 3 magic. On other players' turns: gain 1 magic.

valeria-citizen-monk = Monk
    .gender = neuter
    .reminder = Your turn: 1 gold + 2 magic. Others: pay 1 gold for 2 magic.
    .help = Holy citizen. Activates on 1. Costs 3 gold, plus 1 for each Monk you own. On your turn: gain 1 gold and 2 magic. On other players' turns: you may pay 1 gold to gain 2 magic.

valeria-citizen-merchant = Merchant
    .gender = neuter
    .reminder = Your turn: 2 gold or 2 magic. Other turns: 1 gold.
    .help = Worker citizen. Activates on 2. Costs 2 gold, plus 1 for each Merchant you own. On your turn: gain 2 gold or 2 magic. On other players' turns: gain 1 gold.

valeria-citizen-blacksmith = Blacksmith
    .gender = neuter
    .reminder = Your turn: 1 gold per soldier. Other turns: 1 gold.
    .help = Worker citizen. Activates on 2. Costs 3 gold, plus 1 for each Blacksmith you own. On your turn: gain 1 gold for each soldier you own. On other players' turns: gain 1 gold.

valeria-citizen-mercenary = Mercenary
    .gender = neuter
    .reminder = Yours: 1 strength + 1 gold. Others: 1 strength for 2 gold.
    .help = Shadow citizen. Activates on 3. Costs 3 gold, plus 1 for each Mercenary you own. On your turn: gain 1 strength and 1 gold. On other players' turns: you may pay 1 strength to gain 2 gold.

valeria-citizen-alchemist = Alchemist
    .gender = neuter
    .reminder = Yours: pay 1 gold for 3 magic. Others: 1 magic for 2 gold.
    .help = Shadow citizen. Activates on 3. Costs 3 gold, plus 1 for each Alchemist you own. On your turn: you may pay 1 gold to gain 3 magic. On other players' turns: you may pay 1 magic to gain 2 gold.

valeria-citizen-archer = Archer
    .gender = neuter
    .reminder = Your turn: 2 strength. Other turns: 1 strength.
    .help = Soldier citizen. Activates on 4. Costs 4 gold, plus 1 for each Archer you own. On your turn: gain 2 strength. On other players' turns: gain 1 strength.

valeria-citizen-wizard = Wizard
    .gender = neuter
    .reminder = Your turn: 1 magic + 1 strength. Other turns: 1 magic.
    .help = Soldier citizen. Activates on 4. Costs 4 gold, plus 1 for each Wizard you own. On your turn: gain 1 magic and 1 strength. On other players' turns: gain 1 magic.

valeria-citizen-peasant = Peasant
    .gender = neuter
    .reminder = Every turn: 1 gold.
    .help = Worker citizen. Activates on 5. Costs 2 gold, plus 1 for each Peasant you own, including your starter. On every turn: gain 1 gold.

valeria-citizen-knight = Knight
    .gender = neuter
    .reminder = Every turn: 1 strength.
    .help = Soldier citizen. Activates on 6. Costs 2 gold, plus 1 for each Knight you own, including your starter. On every turn: gain 1 strength.

valeria-citizen-rogue = Rogue
    .gender = neuter
    .reminder = Your turn: 2 strength + 2 gold. Others: 1 strength + 1 gold.
    .help = Shadow citizen. Activates on 7. Costs 2 gold, plus 1 for each Rogue you own. On your turn: gain 2 strength and 2 gold. On other players' turns: gain 1 strength and 1 gold.

valeria-citizen-thief = Thief
    .gender = neuter
    .reminder = Your turn: steal up to 3 gold or magic. Other turns: gain 2.
    .help = Shadow citizen. Activates on 7. Costs 2 gold, plus 1 for each Thief you own. On your turn: steal up to 3 gold or up to 3 magic, but not both, from one opponent before any other card is harvested (solo: from the bank). On other players' turns: gain 2 gold or 2 magic.

valeria-citizen-champion = Champion
    .gender = neuter
    .reminder = Your turn: 4 strength. Others: pay 1 gold for 4 strength.
    .help = Soldier citizen. Activates on 8. Costs 2 gold, plus 1 for each Champion you own. On your turn: gain 4 strength. On other players' turns: you may pay 1 gold to gain 4 strength.

valeria-citizen-warlord = Warlord
    .gender = neuter
    .reminder = Your turn: 1 strength per soldier. Others: 1 per Knight.
    .help = Soldier citizen. Activates on 8. Costs 2 gold, plus 1 for each Warlord you own. On your turn: gain 1 strength for each soldier you own, including this one. On other players' turns: gain 1 strength for each Knight you own, including your starter.

valeria-citizen-paladin = Paladin
    .gender = neuter
    .reminder = Yours: 1 strength + 2 magic. Others: 1 strength for 3 magic.
    .help = Holy citizen. Activates on 9 or 10. Costs 2 gold, plus 1 for each Paladin you own. On your turn: gain 1 strength and 2 magic. On other players' turns: you may pay 1 strength to gain 3 magic.

valeria-citizen-priestess = Priestess
    .gender = neuter
    .reminder = Yours: 2 strength + 1 magic. Others: 1 magic for 3 strength.
    .help = Holy citizen. Activates on 9 or 10. Costs 2 gold, plus 1 for each Priestess you own. On your turn: gain 2 strength and 1 magic. On other players' turns: you may pay 1 magic to gain 3 strength.

valeria-citizen-butcher = Butcher
    .gender = neuter
    .reminder = Your turn: 2 gold per worker. Other turns: 4 gold.
    .help = Worker citizen. Activates on 11 or 12. Costs 1 gold, plus 1 for each Butcher you own. On your turn: gain 2 gold for each worker you own, including this one. On other players' turns: gain 4 gold.

valeria-citizen-miner = Miner
    .gender = neuter
    .reminder = Your turn: 1 gold + 1 per domain. Other turns: 4 gold.
    .help = Worker citizen. Activates on 11 or 12. Costs 1 gold, plus 1 for each Miner you own. On your turn: gain 1 gold, plus 1 gold for each domain you own. On other players' turns: gain 4 gold.

## Monsters

valeria-monster-gargoyle = Gargoyle
    .gender = neuter
    .reminder = 1 magic.
    .help = Barrens minion. Costs 1 strength. Worth 1 point. Reward: 1 magic.

valeria-monster-wraith = Wraith
    .gender = neuter
    .reminder = A free citizen (base cost 2 or less).
    .help = Barrens titan. Costs 4 strength and 3 magic. Worth 3 points. Reward: a free citizen with base cost 2 or less.

valeria-monster-witch-queen = Witch Queen
    .gender = neuter
    .reminder = 1 magic per Barrens monster, including this one.
    .help = Barrens boss. Costs 5 strength and 4 magic. Worth 5 points. Reward: 1 magic for each Barrens monster in your victory stack, including this one.

valeria-monster-goblin = Goblin
    .gender = neuter
    .reminder = 1 gold.
    .help = Hills minion. Costs 1 strength. Worth 1 point. Reward: 1 gold.

valeria-monster-goblin-mage = Goblin Mage
    .gender = neuter
    .reminder = 1 gold or 1 magic.
    .help = Hills titan. Costs 3 strength. Worth 2 points. Reward: 1 gold or 1 magic.

valeria-monster-goblin-king = Goblin King
    .gender = neuter
    .reminder = 1 gold per Hills monster, including this one.
    .help = Hills boss. Costs 6 strength. Worth 4 points. Reward: 1 gold for each Hills monster in your victory stack, including this one.

valeria-monster-skeleton = Skeleton
    .gender = neuter
    .reminder = 1 gold.
    .help = Ruins minion. Costs 2 strength. Worth 2 points. Reward: 1 gold.

valeria-monster-flaming-skeleton = Flaming Skeleton
    .gender = neuter
    .reminder = 1 gold and 1 magic.
    .help = Ruins titan. Costs 5 strength. Worth 3 points. Reward: 1 gold and 1 magic.

valeria-monster-skeleton-king = Skeleton King
    .gender = neuter
    .reminder = 2 gold per Ruins monster, including this one.
    .help = Ruins boss. Costs 8 strength. Worth 4 points. Reward: 2 gold for each Ruins monster in your victory stack, including this one.

valeria-monster-treant = Treant
    .gender = neuter
    .reminder = 1 gold and 1 magic.
    .help = Forest minion. Costs 3 strength. Worth 1 point. Reward: 1 gold and 1 magic.

valeria-monster-bane-spider = Bane Spider
    .gender = neuter
    .reminder = 3 gold or a free Knight.
    .help = Forest beast. Costs 6 strength. Worth 2 points. Reward: 3 gold or a free Knight. If no Knight is available, you get the gold.

valeria-monster-spider-queen = Spider Queen
    .gender = neuter
    .reminder = 2 gold per Forest monster, or a citizen and 1 token.
    .help = Forest boss. Costs 10 strength and 3 magic. Worth 5 points. Reward: either 2 gold for each Forest monster in your victory stack, including this one, or any free citizen and 1 victory token.

valeria-monster-gelatinous-cube = Gelatinous Cube
    .gender = neuter
    .reminder = 2 gold.
    .help = Swamp minion. Costs 4 strength and 1 magic. Worth 3 points. Reward: 2 gold.

valeria-monster-basilisk = Basilisk
    .gender = neuter
    .reminder = 3 gold or 3 magic.
    .help = Swamp beast. Costs 6 strength and 3 magic. Worth 4 points. Reward: 3 gold or 3 magic.

valeria-monster-swamp-dragon = Swamp Dragon
    .gender = neuter
    .reminder = 2 magic per Swamp monster, including this one.
    .help = Swamp boss. Costs 10 strength and 4 magic. Worth 6 points. Reward: 2 magic for each Swamp monster in your victory stack, including this one.

valeria-monster-owlbear = Owlbear
    .gender = neuter
    .reminder = 2 magic.
    .help = Valley beast. Costs 4 strength. Worth 2 points. Reward: 2 magic.

valeria-monster-giant = Giant
    .gender = neuter
    .reminder = 1 gold and 2 magic.
    .help = Valley titan. Costs 8 strength. Worth 3 points. Reward: 1 gold and 2 magic.

valeria-monster-troll = Troll
    .gender = neuter
    .reminder = 2 magic per Valley monster, including this one.
    .help = Valley boss. Costs 12 strength. Worth 6 points. Reward: 2 magic for each Valley monster in your victory stack, including this one.

valeria-monster-kobolds = Kobolds
    .gender = neuter
    .reminder = 2 gold and 1 magic.
    .help = Caverns minion. Costs 5 strength and 1 magic. Worth 3 points. Reward: 2 gold and 1 magic.

valeria-monster-gold-golem = Gold Golem
    .gender = neuter
    .reminder = 5 gold.
    .help = Caverns titan. Costs 7 strength and 3 magic. Worth 4 points. Reward: 5 gold.

valeria-monster-red-dragon = Red Dragon
    .gender = neuter
    .reminder = 3 gold per Caverns monster, including this one.
    .help = Caverns boss. Costs 12 strength and 6 magic. Worth 7 points. Reward: 3 gold for each Caverns monster in your victory stack, including this one.

valeria-monster-dire-bear = Dire Bear
    .gender = neuter
    .reminder = 2 gold or 2 magic.
    .help = Mountains beast. Costs 5 strength. Worth 3 points. Reward: 2 gold or 2 magic.

valeria-monster-orc-warrior = Orc Warrior
    .gender = neuter
    .reminder = A free citizen (base cost 3 or less).
    .help = Mountains minion. Costs 9 strength. Worth 3 points. Reward: a free citizen with base cost 3 or less.

valeria-monster-orc-chieftain = Orc Chieftain
    .gender = neuter
    .reminder = 2 gold per Mountains monster, including this one.
    .help = Mountains boss. Costs 14 strength. Worth 6 points. Reward: 2 gold for each Mountains monster in your victory stack, including this one.

## Domains

valeria-domain-foxgrove-palisade = Foxgrove Palisade
    .gender = neuter
    .reminder = Roll phase: pay 2 gold to turn a die to 6.
    .help = Requires 1 soldier and 1 shadow citizen. Costs 9 gold. Worth 3 points. Once during your roll phase, you may pay 2 gold to turn either die to 6.

valeria-domain-the-desert-orchid = The Desert Orchid
    .gender = neuter
    .reminder = Roll phase: turn a die to 1; costs 1 gold per holy citizen.
    .help = Requires 1 holy and 1 shadow citizen. Costs 9 gold. Worth 3 points. Once during your roll phase, you may turn either die to 1. This costs 1 gold for each holy citizen you own, so it is free if you own none.

valeria-domain-emerald-stronghold = Emerald Stronghold
    .gender = neuter
    .reminder = Recruit at base cost, with no surcharge.
    .help = Requires 1 worker, 1 soldier and 1 holy citizen. Costs 12 gold. Worth 5 points. Once built, you recruit citizens at their base cost, with no surcharge for copies you own.

valeria-domain-pratchetts-plateau = Pratchett's Plateau
    .gender = neuter
    .reminder = Your domains cost 1 gold less.
    .help = Requires 1 worker and 1 holy citizen. Costs 8 gold. Worth 3 points. Each domain you build after this one costs 1 gold less.

valeria-domain-cathedral-of-st-aquila = Cathedral of St Aquila
    .gender = neuter
    .reminder = End of action phase: take 1 gold from an opponent.
    .help = Requires 2 holy citizens. Costs 8 gold. Worth 3 points. At the end of your action phase, take 1 gold from an opponent of your choice (solo: from the bank). This starts on the turn you build it.

valeria-domain-darktide-harbour = Darktide Harbour
    .gender = neuter
    .reminder = When built: a free shadow citizen.
    .help = Requires 1 shadow citizen, 1 worker and 1 soldier. Costs 6 gold. Worth 2 points. When built: gain a free shadow citizen from the center.

valeria-domain-cloudriders-camp = Cloudrider's Camp
    .gender = neuter
    .reminder = When built: 3 strength and a free soldier (cost 2 or less).
    .help = Requires 1 soldier and 1 holy citizen. Costs 8 gold. Worth 2 points. When built: gain 3 strength and, from the center, a free soldier with base cost 2 or less.

valeria-domain-the-orb-of-urdr = The Orb of Urdr
    .gender = neuter
    .reminder = End of action phase: take 1 magic from an opponent.
    .help = Requires 1 shadow and 1 holy citizen. Costs 6 gold. Worth 1 point. At the end of your action phase, take 1 magic from an opponent of your choice (solo: from the bank). This starts on the turn you build it.

valeria-domain-rogues-landing = Rogue's Landing
    .gender = neuter
    .reminder = When built: a free worker.
    .help = Requires 1 worker and 1 shadow citizen. Costs 7 gold. Worth 3 points. When built: gain a free worker from the center.

valeria-domain-blood-crow-army = Blood Crow Army
    .gender = neuter
    .reminder = Start of action phase: gain 1 strength.
    .help = Requires 3 soldiers. Costs 5 gold. Worth 2 points. At the start of your action phase, gain 1 strength. This starts on the turn after you build it.

valeria-domain-eye-of-asteraten = Eye of Asteraten
    .gender = neuter
    .reminder = When built: 5 strength, and you may slay a monster.
    .help = Requires 1 holy citizen and 1 soldier. Costs 8 gold. Worth 1 point. When built: gain 5 strength. You may then slay a monster at its normal cost as part of the same action.

valeria-domain-cutthroats-truce = Cutthroat's Truce
    .gender = neuter
    .reminder = When built: take 3 gold from an opponent.
    .help = Requires 1 shadow and 1 holy citizen. Costs 5 gold. Worth 1 point. When built: take 3 gold from an opponent of your choice, or all their gold if they have less (solo: from the bank).

valeria-domain-halfpenny-hill = Halfpenny Hill
    .gender = neuter
    .reminder = Start of action phase: gain 1 gold.
    .help = Requires 3 workers. Costs 6 gold. Worth 2 points. At the start of your action phase, gain 1 gold. This starts on the turn after you build it.

valeria-domain-shattered-hand = Shattered Hand
    .gender = neuter
    .reminder = When built: a free holy citizen.
    .help = Requires 1 holy citizen and 1 worker. Costs 7 gold. Worth 3 points. When built: gain a free holy citizen from the center.

valeria-domain-forgotten-sorrows = Forgotten Sorrows
    .gender = neuter
    .reminder = 1 magic for each citizen you gain.
    .help = Requires 1 worker and 1 shadow citizen. Costs 9 gold. Worth 3 points. Once built, gain 1 magic for each citizen you gain during your action phase, recruited or free.

valeria-domain-watcher-on-the-water = Watcher on the Water
    .gender = neuter
    .reminder = When built: return a monster for 3 victory tokens.
    .help = Requires 2 soldiers. Costs 6 gold. Worth 3 points. When built: you may return a monster from your victory stack to its stack in the center to gain 3 victory tokens. If that stack was exhausted, it no longer is, so the game may last longer.

valeria-domain-gargans-embrace = Gargan's Embrace
    .gender = neuter
    .reminder = Gain 1 victory token whenever the dice show doubles.
    .help = Requires 2 soldiers. Costs 7 gold. Worth 2 points. Gain 1 victory token each time the dice show doubles in any player's roll phase, whether rolled or changed. You keep the token even if the dice change again, and new doubles earn another.

valeria-domain-nest-of-the-weaver-witch = Nest of the Weaver Witch
    .gender = neuter
    .reminder = When built: return a citizen for 3 victory tokens.
    .help = Requires 2 workers. Costs 6 gold. Worth 3 points. When built: you may return one of your citizens (not a starter) to its stack in the center to gain 3 victory tokens. If that stack was exhausted, it no longer is, so the game may last longer.

valeria-domain-palace-of-the-dawn = Palace of the Dawn
    .gender = neuter
    .reminder = Roll phase: lower a die by 1.
    .help = Requires 1 worker and 2 soldiers. Costs 11 gold. Worth 4 points. Once during your roll phase, you may lower either die by 1, but never below 1. You can do this even to a die changed by another domain.

valeria-domain-grimmwater-keep = Grimmwater Keep
    .gender = neuter
    .reminder = When built: a free citizen (cost 3 or less).
    .help = Requires 2 workers and 1 shadow citizen. Costs 10 gold. Worth 4 points. When built: gain a free citizen with base cost 3 or less from the center.

valeria-domain-the-violet-thorn = The Violet Thorn
    .gender = neuter
    .reminder = 1 magic for each monster you slay.
    .help = Requires 1 soldier and 1 holy citizen. Costs 7 gold. Worth 3 points. Once built, each monster you slay during your action phase also gives you 1 magic, in addition to its reward.

valeria-domain-purloiners-perch = Purloiner's Perch
    .gender = neuter
    .reminder = When built: take a random monster from an opponent.
    .help = Requires 2 shadow citizens. Costs 10 gold. Worth 2 points. When built: take a random monster from the victory stack of an opponent of your choice, without its reward. Solo: take the top monster of the leftmost stack.

valeria-domain-golden-obelisk-of-nae = Golden Obelisk of Nae
    .gender = neuter
    .reminder = When built: pay 3 magic for 3 victory tokens.
    .help = Requires 1 worker and 1 holy citizen. Costs 6 gold. Worth 3 points. When built: you may pay 3 magic to the bank to gain 3 victory tokens.

valeria-domain-monolith-of-ostendaar = Monolith of Ostendaar
    .gender = neuter
    .reminder = Start of action phase: gain 1 magic.
    .help = Requires 1 worker and 1 soldier. Costs 9 gold. Worth 3 points. At the start of your action phase, gain 1 magic. This starts on the turn after you build it.

## Dukes

valeria-duke-cornelius-the-dreamer = Cornelius the Dreamer
    .gender = neuter
    .reminder = 3 pts per domain, 1 per 3 resources.
    .help = At the end of the game: 3 points for each domain you own, plus 1 for every 3 resources you have left (all kinds combined).

valeria-duke-elsyn-saint-of-shadows = El'syn, Saint of Shadows
    .gender = neuter
    .reminder = 2 pts per holy icon, 2 per shadow icon, 1 per 4 resources.
    .help = At the end of the game: 2 points for each holy icon and 2 for each shadow icon on your citizens and domains, plus 1 for every 4 resources you have left (all kinds combined).

valeria-duke-elisium-the-allsmith = Elisium the Allsmith
    .gender = neuter
    .reminder = 1 pt per role icon, 1 per 4 resources.
    .help = At the end of the game: 1 point for each role icon of any kind on your citizens and domains, plus 1 for every 4 resources you have left (all kinds combined).

valeria-duke-hrothgar-the-conqueror = Hrothgar the Conqueror
    .gender = neuter
    .reminder = 2 pts per monster, 1 more per titan; 1 per 4 resources.
    .help = At the end of the game: 2 points for each monster in your victory stack, 1 more for each titan, plus 1 for every 4 resources you have left (all kinds combined).

valeria-duke-isabella-the-righteous = Isabella the Righteous
    .gender = neuter
    .reminder = 1 pt per soldier icon, 2 per holy icon, 1 per 3 resources.
    .help = At the end of the game: 1 point for each soldier icon and 2 for each holy icon on your citizens and domains, plus 1 for every 3 resources you have left (all kinds combined).

valeria-duke-lekzandr-the-protector = Lekzand'r the Protector
    .gender = neuter
    .reminder = 1 pt per worker icon, 2 per holy icon, 1 per 3 resources.
    .help = At the end of the game: 1 point for each worker icon and 2 for each holy icon on your citizens and domains, plus 1 for every 3 resources you have left (all kinds combined).

valeria-duke-node-master-of-swords = Node, Master of Swords
    .gender = neuter
    .reminder = 1 pt per soldier icon, 2 per shadow icon, 1 per 3 resources.
    .help = At the end of the game: 1 point for each soldier icon and 2 for each shadow icon on your citizens and domains, plus 1 for every 3 resources you have left (all kinds combined).

valeria-duke-reese-the-firebrand = Reese the Firebrand
    .gender = neuter
    .reminder = 1 pt per citizen, monster or domain; 1 per 4 resources.
    .help = At the end of the game: 1 point for each citizen, monster and domain you own, not counting starters, plus 1 for every 4 resources you have left (all kinds combined).

valeria-duke-simon-the-unclean = Simon the Unclean
    .gender = neuter
    .reminder = 1 pt per worker icon, 1 per soldier icon, 1 per 2 resources.
    .help = At the end of the game: 1 point for each worker icon and 1 for each soldier icon on your citizens and domains, plus 1 for every 2 resources you have left (all kinds combined).

valeria-duke-waryn-lord-of-rogues = Waryn, Lord of Rogues
    .gender = neuter
    .reminder = 1 pt per worker icon, 2 per shadow icon, 1 per 3 resources.
    .help = At the end of the game: 1 point for each worker icon and 2 for each shadow icon on your citizens and domains, plus 1 for every 3 resources you have left (all kinds combined).
