/** What the page remembers in this browser; it works, and forgets, where nothing may be stored. */

const prefix = "burgrave.";

/** What was remembered under a name, or `null`. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

/** Remembers a text under a name; `null` forgets it. */
export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, value);
  } catch {
    // Private windows may refuse: then it holds until the page is closed.
  }
}

/** The same as long as this tab is open, also if its page is loaded anew. */
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
