// Written by `make types` from the server: not to be changed by hand.

import type { VerbRow } from "../../lib/verbs";

// prettier-ignore
export const VERBS: readonly VerbRow[] = [
  {"name": "done", "takes": "", "cards": [], "place": "", "sign": "", "district": "", "key": "", "power": false, "closes": false},
  {"name": "decline", "takes": "", "cards": [], "place": "", "sign": "", "district": "", "key": "", "power": false, "closes": false},
  {"name": "nothing", "takes": "", "cards": [], "place": "", "sign": "", "district": "", "key": "", "power": false, "closes": false},
  {"name": "accept", "takes": "", "cards": [], "place": "", "sign": "", "district": "", "key": "", "power": false, "closes": false},
  {"name": "slay", "takes": "column", "cards": [], "place": "monsters", "sign": "", "district": "", "key": "", "power": false, "closes": false},
  {"name": "recruit", "takes": "stack", "cards": [], "place": "citizens", "sign": "", "district": "", "key": "", "power": false, "closes": false},
  {"name": "gain", "takes": "resource", "cards": [], "place": "", "sign": "", "district": "", "key": "", "power": false, "closes": false},
  {"name": "build", "takes": "column", "cards": [], "place": "domains", "sign": "", "district": "", "key": "", "power": false, "closes": false},
  {"name": "magic", "takes": "amount", "cards": [], "place": "", "sign": "", "district": "", "key": "", "power": false, "closes": false},
  {"name": "choose", "takes": "number", "cards": [], "place": "", "sign": "", "district": "", "key": "", "power": false, "closes": false},
  {"name": "trade", "takes": "citizen", "cards": [], "place": "", "sign": "", "district": "", "key": "", "power": false, "closes": false},
  {"name": "free", "takes": "stack", "cards": [], "place": "citizens", "sign": "", "district": "", "key": "", "power": false, "closes": false},
  {"name": "from", "takes": "seat", "cards": [], "place": "", "sign": "", "district": "", "key": "", "power": false, "closes": false},
  {"name": "steal", "takes": "theft", "cards": [], "place": "", "sign": "", "district": "", "key": "", "power": false, "closes": false},
  {"name": "six", "takes": "die", "cards": ["foxgrove_palisade"], "place": "", "sign": "", "district": "", "key": "", "power": false, "closes": false},
  {"name": "one", "takes": "die", "cards": ["the_desert_orchid"], "place": "", "sign": "", "district": "", "key": "", "power": false, "closes": false},
  {"name": "lower", "takes": "die", "cards": ["palace_of_the_dawn"], "place": "", "sign": "", "district": "", "key": "", "power": false, "closes": false},
  {"name": "return_monster", "takes": "monster", "cards": ["watcher_on_the_water"], "place": "card", "sign": "", "district": "", "key": "", "power": false, "closes": false},
  {"name": "return_citizen", "takes": "citizen", "cards": ["nest_of_the_weaver_witch"], "place": "card", "sign": "", "district": "", "key": "", "power": false, "closes": false},
  {"name": "keep", "takes": "duke", "cards": [], "place": "", "sign": "", "district": "", "key": "", "power": false, "closes": false},
  {"name": "raid", "takes": "column", "cards": [], "place": "monsters", "sign": "", "district": "", "key": "", "power": false, "closes": false},
  {"name": "capture", "takes": "row", "cards": [], "place": "", "sign": "", "district": "", "key": "", "power": false, "closes": false},
];
