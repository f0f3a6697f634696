/** Copy to the clipboard, with a confirmation. */

import { t } from "../lib/words.svelte";
import { toasts } from "../shell/toasts.svelte";

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.say(t("web-copied"));
  } catch {
    toasts.say(t("web-not-copied"), { bad: true });
  }
}
