/** Wire types of Valeria, generated from the server (see `make types`). */

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

/** Private part of a seat's view, sent for every seat when all cards are open. */
export type ValeriaOwn = Pick<ValeriaView, "dealt" | "returned">;
export interface ValeriaTable extends Omit<TableMessage<ValeriaView>, "own">, Partial<ValeriaFacts> {
  own?: ValeriaOwn[] | null;
}
export type ValeriaOptions = SetUpOptions & OwnOptions;
