/** What is printed on the cards, by name: numbers, and effects in the short notation of `burgrave.games.valeria.rules.cards`. */

import type { Role } from "./contract";

export const RESOURCES = ["gold", "strength", "magic", "vp"] as const;
export type Resource = (typeof RESOURCES)[number];

export const ROLES: readonly Role[] = ["worker", "soldier", "shadow", "holy"];
export interface Citizen {
  /** The lowest activating number: 1 to 8, 9 for 9 and 10, 11 for 11 and 12. */
  number: number;
  role: Role;
  cost: number;
  on: string;
  off: string;
}

export interface Monster {
  area: string;
  type: "minion" | "beast" | "titan" | "boss";
  strength: number;
  magic: number;
  vp: number;
  reward: string;
}

export interface Domain {
  cost: number;
  vp: number;
  roles: Role[];
}

/** The lowest number of each lot of the street, and of each stack of citizens. */
export const LOTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11] as const;

/** Everybody begins with these: the lot, and what it gives in any turn. */
export const STARTERS: Readonly<Record<number, { name: string; effect: string }>> = {
  5: { name: "peasant", effect: "1g" },
  6: { name: "knight", effect: "1s" },
};

const citizen = (number: number, role: Role, cost: number, on: string, off: string): Citizen => ({ number, role, cost, on, off });

export const CITIZENS: Readonly<Record<string, Citizen>> = {
  cleric: citizen(1, "holy", 3, "3m", "1m"),
  monk: citizen(1, "holy", 3, "1g + 2m", "1g > 2m"),
  merchant: citizen(2, "worker", 2, "2g | 2m", "1g"),
  blacksmith: citizen(2, "worker", 3, "1g x soldier", "1g"),
  mercenary: citizen(3, "shadow", 3, "1s + 1g", "1s > 2g"),
  alchemist: citizen(3, "shadow", 3, "1g > 3m", "1m > 2g"),
  archer: citizen(4, "soldier", 4, "2s", "1s"),
  wizard: citizen(4, "soldier", 4, "1m + 1s", "1m"),
  peasant: citizen(5, "worker", 2, "1g", "1g"),
  knight: citizen(6, "soldier", 2, "1s", "1s"),
  rogue: citizen(7, "shadow", 2, "2s + 2g", "1s + 1g"),
  thief: citizen(7, "shadow", 2, "steal 3g | 3m", "2g | 2m"),
  champion: citizen(8, "soldier", 2, "4s", "1g > 4s"),
  warlord: citizen(8, "soldier", 2, "1s x soldier", "1s x knight"),
  paladin: citizen(9, "holy", 2, "1s + 2m", "1s > 3m"),
  priestess: citizen(9, "holy", 2, "2s + 1m", "1m > 3s"),
  butcher: citizen(11, "worker", 1, "2g x worker", "4g"),
  miner: citizen(11, "worker", 1, "1g + 1g x domain", "4g"),
};

const monster = (area: string, type: Monster["type"], strength: number, magic: number, vp: number, reward: string): Monster => ({
  area,
  type,
  strength,
  magic,
  vp,
  reward,
});

export const MONSTERS: Readonly<Record<string, Monster>> = {
  gargoyle: monster("barrens", "minion", 1, 0, 1, "1m"),
  wraith: monster("barrens", "titan", 4, 3, 3, "citizen <=2"),
  witch_queen: monster("barrens", "boss", 5, 4, 5, "1m x barrens"),
  goblin: monster("hills", "minion", 1, 0, 1, "1g"),
  goblin_mage: monster("hills", "titan", 3, 0, 2, "1g | 1m"),
  goblin_king: monster("hills", "boss", 6, 0, 4, "1g x hills"),
  skeleton: monster("ruins", "minion", 2, 0, 2, "1g"),
  flaming_skeleton: monster("ruins", "titan", 5, 0, 3, "1g + 1m"),
  skeleton_king: monster("ruins", "boss", 8, 0, 4, "2g x ruins"),
  treant: monster("forest", "minion", 3, 0, 1, "1g + 1m"),
  bane_spider: monster("forest", "beast", 6, 0, 2, "3g | citizen knight"),
  spider_queen: monster("forest", "boss", 10, 3, 5, "2g x forest | citizen + 1v"),
  gelatinous_cube: monster("swamp", "minion", 4, 1, 3, "2g"),
  basilisk: monster("swamp", "beast", 6, 3, 4, "3g | 3m"),
  swamp_dragon: monster("swamp", "boss", 10, 4, 6, "2m x swamp"),
  owlbear: monster("valley", "beast", 4, 0, 2, "2m"),
  giant: monster("valley", "titan", 8, 0, 3, "1g + 2m"),
  troll: monster("valley", "boss", 12, 0, 6, "2m x valley"),
  kobolds: monster("caverns", "minion", 5, 1, 3, "2g + 1m"),
  gold_golem: monster("caverns", "titan", 7, 3, 4, "5g"),
  red_dragon: monster("caverns", "boss", 12, 6, 7, "3g x caverns"),
  dire_bear: monster("mountains", "beast", 5, 0, 3, "2g | 2m"),
  orc_warrior: monster("mountains", "minion", 9, 0, 3, "citizen <=3"),
  orc_chieftain: monster("mountains", "boss", 14, 0, 6, "2g x mountains"),
};

const domain = (cost: number, vp: number, roles: string): Domain => ({ cost, vp, roles: roles.split(" ") as Role[] });

export const DOMAINS: Readonly<Record<string, Domain>> = {
  foxgrove_palisade: domain(9, 3, "soldier shadow"),
  the_desert_orchid: domain(9, 3, "holy shadow"),
  emerald_stronghold: domain(12, 5, "worker soldier holy"),
  pratchetts_plateau: domain(8, 3, "worker holy"),
  cathedral_of_st_aquila: domain(8, 3, "holy holy"),
  darktide_harbour: domain(6, 2, "shadow worker soldier"),
  cloudriders_camp: domain(8, 2, "soldier holy"),
  the_orb_of_urdr: domain(6, 1, "shadow holy"),
  rogues_landing: domain(7, 3, "worker shadow"),
  blood_crow_army: domain(5, 2, "soldier soldier soldier"),
  eye_of_asteraten: domain(8, 1, "holy soldier"),
  cutthroats_truce: domain(5, 1, "shadow holy"),
  halfpenny_hill: domain(6, 2, "worker worker worker"),
  shattered_hand: domain(7, 3, "holy worker"),
  forgotten_sorrows: domain(9, 3, "worker shadow"),
  watcher_on_the_water: domain(6, 3, "soldier soldier"),
  gargans_embrace: domain(7, 2, "soldier soldier"),
  nest_of_the_weaver_witch: domain(6, 3, "worker worker"),
  palace_of_the_dawn: domain(11, 4, "worker soldier soldier"),
  grimmwater_keep: domain(10, 4, "worker worker shadow"),
  the_violet_thorn: domain(7, 3, "soldier holy"),
  purloiners_perch: domain(10, 2, "shadow shadow"),
  golden_obelisk_of_nae: domain(6, 3, "worker holy"),
  monolith_of_ostendaar: domain(9, 3, "worker soldier"),
};

/** What a duke counts: "2 x holy", "1 x 4 resources". */
export const DUKES: Readonly<Record<string, string>> = {
  cornelius_the_dreamer: "3 x domain + 1 x 3 resources",
  elsyn_saint_of_shadows: "2 x holy + 2 x shadow + 1 x 4 resources",
  elisium_the_allsmith: "1 x worker + 1 x soldier + 1 x shadow + 1 x holy + 1 x 4 resources",
  hrothgar_the_conqueror: "2 x monster + 1 x titan + 1 x 4 resources",
  isabella_the_righteous: "1 x soldier + 2 x holy + 1 x 3 resources",
  lekzandr_the_protector: "1 x worker + 2 x holy + 1 x 3 resources",
  node_master_of_swords: "1 x soldier + 2 x shadow + 1 x 3 resources",
  reese_the_firebrand: "1 x citizen + 1 x monster + 1 x domain + 1 x 4 resources",
  simon_the_unclean: "1 x worker + 1 x soldier + 1 x 2 resources",
  waryn_lord_of_rogues: "1 x worker + 2 x shadow + 1 x 3 resources",
};
