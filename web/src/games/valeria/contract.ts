/** What goes over the wire of Valeria; the types are those of the server (see `make types`). */

import type { SetUpOptions, TableMessage } from "../../lib/contract";
import type { ValeriaFacts, ValeriaOptions as OwnOptions, ValeriaView } from "./wire.generated";

export type {
  HarvestPreview,
  RollHarvest,
  ValeriaPhase,
  ValeriaPoints,
  ValeriaScenario,
  ValeriaSeat,
  ValeriaSetUps,
  ValeriaView,
} from "./wire.generated";

export type Role = "worker" | "soldier" | "shadow" | "holy";

/** What is in no view but the seat's own: it is told by seat where all cards lie open. */
export type ValeriaOwn = Pick<ValeriaView, "dealt" | "returned">;
export interface ValeriaTable extends Omit<TableMessage<ValeriaView>, "own">, Partial<ValeriaFacts> {
  own?: ValeriaOwn[] | null;
}
export type ValeriaOptions = SetUpOptions & OwnOptions;
