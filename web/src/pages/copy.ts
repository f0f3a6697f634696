/** Copying and sharing of links. */

import { t } from "../lib/words.svelte";
import { toasts } from "../shell/toasts.svelte";

/** Copy to the clipboard, with a confirmation. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.say(t("web-copied"));
  } catch {
    toasts.say(t("web-not-copied"), { bad: true });
  }
}

/** Return true if the browser can pass a link on to other programs. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Pass a link on to a program that the user chooses; copy it if that fails. */
export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (problem) {
    if (!(problem instanceof DOMException && problem.name === "AbortError")) await copy(url);
  }
}
