/** What goes over the wire of Citadels; the types are those of the server (see `make types`). */

import type { SetUpOptions, TableMessage } from "../../lib/contract";
import type { CitadelsOptions as OwnOptions, CitadelsView } from "./wire.generated";

export type {
  BuiltDistrict,
  CitadelsPhase,
  CitadelsPoints,
  CitadelsScenario,
  CitadelsSeat,
  CitadelsSetUps,
  CitadelsView,
  DistrictType,
  Limits,
} from "./wire.generated";

export type CitadelsTable = TableMessage<CitadelsView>;
export type CitadelsOptions = SetUpOptions & OwnOptions;
