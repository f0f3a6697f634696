/** Wire types of Citadels, generated from the server (see `make types`). */

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

/** Private part of a seat's view, sent for every seat when all cards are open. */
export type CitadelsOwn = Pick<CitadelsView, "hand" | "draft" | "pending">;
export interface CitadelsTable extends Omit<TableMessage<CitadelsView>, "own"> {
  own?: CitadelsOwn[] | null;
}
export type CitadelsOptions = SetUpOptions & OwnOptions;
