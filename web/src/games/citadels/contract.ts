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

/** What is in no view but the seat's own: it is told by seat where all cards lie open. */
export type CitadelsOwn = Pick<CitadelsView, "hand" | "draft" | "pending">;
export interface CitadelsTable extends Omit<TableMessage<CitadelsView>, "own"> {
  own?: CitadelsOwn[] | null;
}
export type CitadelsOptions = SetUpOptions & OwnOptions;
