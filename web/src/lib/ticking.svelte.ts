/** Server time as reactive state, ticking only while something displays it. */

import { createSubscriber } from "svelte/reactivity";

import { serverNow } from "./api";

function every(ms: number): () => void {
  return createSubscriber((update) => {
    const timer = setInterval(update, ms);
    return () => clearInterval(timer);
  });
}

const often = every(500);
const seldom = every(30_000);
const LONG = 7200;

/** Seconds until a server time, at least 0; call it where the value is displayed. */
export function until(time: number): number {
  const left = time - serverNow();
  if (left > LONG) seldom();
  else often();
  return Math.max(0, left);
}
