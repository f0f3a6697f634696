/** Features of this server; the pages hide what it lacks. */

import * as http from "./api";
import type { Features } from "./contract";
import { local } from "./transport";

/** Nearly every server has all of them, so assume that until the server has answered. */
export const features: Features = $state({ accounts: true, friends: true, invitations: true, tournaments: true, push: true, mail: true });

/** Ask the server; wait for the answer only if the server is in this page. */
export async function askFeatures(): Promise<void> {
  const asked = http.features().then(
    (found) => void Object.assign(features, found),
    () => undefined, // an older server, or none: assume what is usual
  );
  if (local) await asked;
}
