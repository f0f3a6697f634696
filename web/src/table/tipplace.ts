/** Placement of a card's text: beside the card, inside the window, and over no controls. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const GAP = 8;

const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const held = (at: number, length: number, most: number): number => Math.max(GAP, Math.min(at, most - length - GAP));

/** Position for a text of this size: above, below or beside its element, the first that covers nothing of `kept`. */
export function placeOf(
  about: Box,
  width: number,
  height: number,
  screen: { width: number; height: number },
  kept: readonly Box[],
): { left: number; top: number } {
  const left = held((about.left + about.right - width) / 2, width, screen.width);
  const top = held((about.top + about.bottom - height) / 2, height, screen.height);
  const places = [
    { left, top: about.top - height - GAP },
    { left, top: about.bottom + GAP },
    { left: about.right + GAP, top },
    { left: about.left - width - GAP, top },
  ];
  const whole = places.filter(
    (at) => at.left >= GAP && at.top >= GAP && at.left + width <= screen.width - GAP && at.top + height <= screen.height - GAP,
  );
  const free = whole.find((at) => kept.every((box) => !meets({ ...at, right: at.left + width, bottom: at.top + height }, box)));
  return free ?? whole[0] ?? { left, top: held(about.bottom + GAP, height, screen.height) };
}
