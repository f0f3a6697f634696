/** Parts of the API that this server offers; the pages hide the others. */

import * as http from "./api";
import type { Offers } from "./contract";
import { near } from "./transport";

/** Nearly every server offers everything, so assume that until the server has answered. */
export const offered: Offers = $state({ accounts: true, friends: true, invitations: true, tournaments: true, push: true, mail: true });

/** Ask the server; wait for the answer only if it takes no time. */
export async function askOffered(): Promise<void> {
  const asked = http.offered().then(
    (found) => void Object.assign(offered, found),
    () => undefined, // an older server, or none: assume what is usual
  );
  if (near) await asked;
}
