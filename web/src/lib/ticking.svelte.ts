/** The time of the server as a state: what shows it is kept right, and nothing ticks that nobody looks at. */

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

/** Seconds until a time of the server, never less than none; to be called where it is shown. */
export function until(time: number): number {
  const left = time - serverNow();
  if (left > LONG) seldom();
  else often();
  return Math.max(0, left);
}
