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

export type ValeriaTable = TableMessage<ValeriaView> & Partial<ValeriaFacts>;
export type ValeriaOptions = SetUpOptions & OwnOptions;
