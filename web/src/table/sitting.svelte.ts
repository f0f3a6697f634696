/** Behavior that all tables share: permission to decide, hints, undo, and their keys. */

import type { Ask, GamePageProps, Option, Seat, Tip } from "../lib/contract";

export class Sitting {
  readonly #page: () => GamePageProps;
  #hintWanted = $state(false);

  constructor(page: () => GamePageProps) {
    this.#page = page;
  }

  /** My open decision, or `null`. */
  readonly ask = $derived.by((): Ask | null => (this.#page().readonly ? null : this.#page().table.ask));
  readonly options = $derived.by((): readonly Option[] => this.ask?.options ?? []);

  /** A puzzle that has been answered: nothing more will be decided. */
  readonly closed = $derived.by((): boolean => this.#page().room === null && (this.#page().readonly ?? false));

  readonly busy = $derived.by((): boolean => this.#page().busy ?? false);

  /** The other seats in table order, starting after mine; for a spectator all. */
  readonly others = $derived.by((): readonly number[] => {
    const { seat, names } = this.#page().table;
    return seat === null ? [...names.keys()] : names.slice(1).map((_, nth) => (seat + 1 + nth) % names.length);
  });

  /** Key of my decision, unaffected by what others do. */
  readonly decision = $derived.by((): string => {
    const { room, view } = this.#page().table;
    return `${room} ${view.round} ${view.phase} ${this.options.map((one) => one.action).join()}`;
  });

  readonly canUndo = $derived.by((): boolean => this.#page().table.undo && !this.#page().readonly);
  /** A hint requires a choice. */
  readonly canHint = $derived.by(
    (): boolean => this.options.length > 1 && this.#page().hint !== null && (this.#page().room?.hints ?? true),
  );

  /** The requested hints, cleared when my decision changes (`Connection.tips`). */
  readonly tips = $derived.by((): readonly Tip[] | null => (this.ask && this.#hintWanted ? this.#page().tips : null));

  /** The seat's occupant, as known to the room. */
  person(seat: number): Seat | undefined {
    return this.#page().room?.seats.find((one) => one.seat === seat);
  }

  /** Play an option unless one is pending; return whether it was sent. */
  act(action: number): boolean {
    const { readonly, act } = this.#page();
    if (this.busy || readonly) return false;
    this.closeHints();
    act(action);
    return true;
  }

  undo(): void {
    if (!this.canUndo) return;
    this.closeHints();
    this.#page().undo();
  }

  askHint(): void {
    if (!this.canHint) return;
    this.#hintWanted = true;
    this.#page().hint?.();
  }

  closeHints(): void {
    this.#hintWanted = false;
  }

  /** Shortcuts shared by all tables. */
  press(key: string): boolean {
    if (key === "u" && this.canUndo) return (this.undo(), true);
    if (key === "h" && this.canHint) return (this.askHint(), true);
    return false;
  }
}
