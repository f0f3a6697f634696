/** Local storage; without permission to store, values last until the page is closed. */

const prefix = "burgrave.";

/** Return the stored text, or `null`. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

/** Store a text under a name; `null` deletes it. */
export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, value);
  } catch {
    // Private windows may refuse; the value then lasts until the page is closed.
  }
}

/** The same for this tab only, surviving a reload. */
export function recallHere(name: string): string | null {
  try {
    return sessionStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

export function rememberHere(name: string, value: string): void {
  try {
    sessionStorage.setItem(prefix + name, value);
  } catch {
    // As above.
  }
}
