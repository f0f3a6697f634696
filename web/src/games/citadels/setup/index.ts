/** Set-up options of Citadels. */

import type { SetUpPart } from "../../game";
import Panel from "./Panel.svelte";
import { CitadelsChoice } from "./cast.svelte";

export const setUp: SetUpPart = { choice: (draft) => new CitadelsChoice(draft), Panel };
