/** Set-up options of Valeria. */

import type { SetUpPart } from "../../game";
import Panel from "./Panel.svelte";
import { ValeriaChoice } from "./market.svelte";

export const setUp: SetUpPart = { choice: (draft) => new ValeriaChoice(draft), Panel };
