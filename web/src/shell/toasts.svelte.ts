/** Short-lived messages: refusals, confirmations. */

import { ApiError } from "../lib/api";
import { myself } from "../lib/me.svelte";
import { has, t } from "../lib/words.svelte";

export interface Toast {
  id: number;
  text: string;
  bad: boolean;
}

const TIME = 6000;

class Toasts {
  all = $state<Toast[]>([]);
  #next = 0;

  say(text: string, { bad = false } = {}): void {
    if (this.all.some((toast) => toast.text === text)) return;
    const id = ++this.#next;
    this.all = [...this.all.slice(-2), { id, text, bad }];
    setTimeout(() => this.drop(id), bad ? TIME * 1.5 : TIME);
  }

  drop(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();

/** A refusal in the page's language if there is a text for it. */
export function sentence(problem: unknown): string {
  if (!(problem instanceof ApiError)) return t("web-error-unknown");
  const id = `web-error-${problem.code}`;
  return has(id) ? t(id) : problem.message;
}

/** Run something; a refusal becomes a toast and `null`. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (problem) {
    if (!(problem instanceof ApiError)) console.error(problem);
    if (problem instanceof ApiError && problem.code === "no-session" && myself.person) {
      await myself.load().catch(() => undefined);
      if (myself.ended) return null; // shown by the page already
    }
    toasts.say(sentence(problem), { bad: true });
    return null;
  }
}
