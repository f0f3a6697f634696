/** Where the pointer was last, from when the page was opened on. */

import { on } from "svelte/events";

/** What comes to lie under a pointer that rests here was not pointed at. */
export const pointer = { x: -1, y: -1 };

const note = ({ clientX, clientY }: PointerEvent): void => void Object.assign(pointer, { x: clientX, y: clientY });
for (const kind of ["pointermove", "pointerdown", "pointerup"] as const) on(window, kind, note, { capture: true });
