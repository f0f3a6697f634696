/** Cards that can be dragged by mouse, pen or finger to the place where they would be played. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

export interface Drag {
  /** CSS selector of the places where the card can be dropped */
  readonly to: string;
  readonly drop: () => void;
}

/** Distance in pixels that turns a press into a drag. */
const FAR = 8;

/**
 * Let an element be dragged whenever `drag` returns a place to drop it; a shorter move remains a click. A finger drags it only if its
 * `touch-action` leaves a direction free, because otherwise it scrolls the page.
 */
export function draggable(drag: () => Drag | null): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number; id: number } | null = null;
    let carried: Drag | null = null;
    let under: Element | null = null;
    let listening: (() => void)[] = [];

    function below({ clientX, clientY }: PointerEvent, to: string): Element | null {
      const places = document.elementsFromPoint(clientX, clientY).map((one) => one.closest(to));
      return places.find((one) => one !== null) ?? null;
    }

    function mark(place: Element | null): void {
      under?.removeAttribute("data-drop");
      under = place;
      under?.setAttribute("data-drop", "");
    }

    function release(): void {
      for (const stop of listening) stop();
      listening = [];
      from = carried = null;
      mark(null);
      node.style.translate = "";
      node.classList.remove("carried");
    }

    function move(event: PointerEvent): void {
      if (!from || event.pointerId !== from.id) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!carried) {
        if (Math.hypot(dx, dy) < FAR) return;
        carried = drag();
        if (!carried) return release();
        node.setPointerCapture(from.id);
        node.classList.add("carried");
      }
      node.style.translate = `${dx}px ${dy}px`;
      mark(below(event, carried.to));
    }

    function up(event: PointerEvent): void {
      if (event.pointerId !== from?.id) return;
      const dropped = carried && below(event, carried.to) ? carried : null;
      if (carried) {
        // The release of a dragged card is not a click on it.
        const stop = on(window, "click", (click) => click.stopPropagation(), { capture: true, once: true });
        setTimeout(stop);
      }
      release();
      dropped?.drop();
    }

    function down(event: PointerEvent): void {
      if (from || event.button !== 0 || !event.isPrimary) return;
      if (event.pointerType === "touch" && getComputedStyle(node).touchAction === "auto") return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      listening = [
        on(window, "pointermove", move),
        on(window, "pointerup", up),
        on(window, "pointercancel", release),
        on(window, "keydown", (key) => key.key === "Escape" && carried && (key.stopPropagation(), release()), { capture: true }),
      ];
    }

    const stop = on(node, "pointerdown", down);
    return () => {
      stop();
      release();
    };
  };
}
