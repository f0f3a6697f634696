/** Action `use:tip={{title, text}}`: shows a card's text on hover, keyboard focus or a long touch, until the next one. */

import type { Action } from "svelte/action";
import { on } from "svelte/events";

import type { Sign } from "../lib/Icon.svelte";
import { pointer } from "../lib/pointer";
import { changeTip, hideTip, showTip } from "./tipstate.svelte";

export interface TipText {
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** lines, optionally preceded by a sign */
  readonly lines?: readonly TipLine[] | undefined;
  readonly text?: string | undefined;
  /** last line, such as why it cannot be done */
  readonly foot?: string | undefined;
  /** CSS color of the subtitle */
  readonly tint?: string | undefined;
  /** A touch has no other effect, so it shows the text at once. */
  readonly prompt?: boolean;
}

export interface TipLine {
  readonly sign?: Sign;
  /** CSS color of the sign */
  readonly tint?: string;
  readonly text: string;
}

const HOVER = 350;
const LONG = 450;

/** The text may change, also while it is shown; `null` shows nothing. */
export const tip: Action<HTMLElement, TipText | null | undefined> = (node, text) => {
  let said = text;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;

  const show = (): void => {
    if (said) showTip(node, said);
  };
  const wait = (after: number): void => {
    clearTimeout(timer);
    timer = setTimeout(show, after);
  };
  const stop = (): void => {
    clearTimeout(timer);
    hideTip(node);
  };
  // A finger always leaves when it is lifted.
  const leave = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") stop();
  };
  let resting = false;
  const enter = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") return;
    resting = event.clientX === pointer.x && event.clientY === pointer.y;
    if (!resting) wait(HOVER);
  };
  const move = (event: PointerEvent): void => {
    if (!resting || event.pointerType !== "mouse" || (event.movementX === 0 && event.movementY === 0)) return;
    resting = false;
    wait(HOVER);
  };
  const down = (event: PointerEvent): void => {
    clearTimeout(timer);
    held = said?.prompt ?? false;
    if (held) return show();
    if (event.pointerType === "mouse") return stop();
    timer = setTimeout(() => {
      held = true;
      show();
    }, LONG);
  };
  // A long touch for the text must not also select the card.
  const click = (event: MouseEvent): void => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" || held) return;
    stop();
  };
  const focus = (): void => {
    if (node.matches(":focus-visible")) wait(HOVER);
  };
  const menu = (event: Event): void => {
    if (held) event.preventDefault();
  };

  const listening = new AbortController();
  const { signal } = listening;
  on(node, "pointerenter", enter, { signal });
  on(node, "pointermove", move, { signal });
  on(node, "pointerleave", leave, { signal });
  on(node, "pointerdown", down, { signal });
  on(node, "pointerup", up, { signal });
  on(node, "pointercancel", stop, { signal });
  on(node, "click", click, { signal, capture: true });
  on(node, "contextmenu", menu, { signal });
  on(node, "focus", focus, { signal });
  on(node, "blur", stop, { signal });
  return {
    update(next) {
      said = next;
      changeTip(node, next ?? null);
    },
    destroy() {
      listening.abort();
      stop();
    },
  };
};
