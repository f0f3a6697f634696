/** Last pointer position since the page was opened. */

import { on } from "svelte/events";

/** Used to ignore hovering when an element moves under a resting pointer. */
export const pointer = { x: -1, y: -1 };

const note = ({ clientX, clientY }: PointerEvent): void => void Object.assign(pointer, { x: clientX, y: clientY });
for (const kind of ["pointermove", "pointerdown", "pointerup"] as const) on(window, kind, note, { capture: true });
