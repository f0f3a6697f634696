/** The table as an app: its service worker, a newer version of it, and whether it can be installed. */

import { on } from "svelte/events";

/** What browsers that install pages ask; the types do not know it yet. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const HOUR = 3_600_000;

class App {
  /** Whether there is a newer version than the one that is shown. */
  newer = $state(false);
  /** Set where the browser can install the page, until it has. */
  #install = $state.raw<InstallEvent | null>(null);
  #waiting: ServiceWorker | null = null;

  get installable(): boolean {
    return this.#install !== null;
  }

  /** Begins to listen; the worker itself is fetched once the page is there, so that nobody waits for it. */
  begin(): void {
    on(window, "beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#install = event as InstallEvent;
    });
    on(window, "appinstalled", () => (this.#install = null));
    if (!("serviceWorker" in navigator)) return;
    const start = (): void => void this.#register().catch(() => undefined); // all works without it
    if (document.readyState === "complete") start();
    else on(window, "load", start);
  }

  async install(): Promise<void> {
    const asked = this.#install;
    this.#install = null;
    await asked?.prompt();
  }

  /** Goes on with the newer version. */
  renew(): void {
    if (this.#waiting) this.#waiting.postMessage("take over");
    else location.reload();
  }

  async #register(): Promise<void> {
    const had = navigator.serviceWorker.controller !== null;
    let reloading = false;
    on(navigator.serviceWorker, "controllerchange", () => {
      if (!had || reloading) return;
      if (this.#waiting) {
        reloading = true;
        location.reload();
      } else this.newer = true; // another page went on with it
    });
    on(navigator.serviceWorker, "message", (event) => {
      const { go } = (event as MessageEvent).data as { go?: string };
      if (go?.startsWith("#/room/")) location.hash = go;
    });
    const found = await navigator.serviceWorker.register(new URL("sw.js", document.baseURI.split("#")[0]).href);
    this.#look(found);
    on(found, "updatefound", () => {
      const coming = found.installing;
      if (coming) on(coming, "statechange", () => this.#look(found));
    });
    const again = (): void => void found.update().catch(() => undefined);
    setInterval(again, HOUR);
    on(document, "visibilitychange", () => {
      if (document.visibilityState === "visible") again();
    });
  }

  #look(found: ServiceWorkerRegistration): void {
    if (!found.waiting || !navigator.serviceWorker.controller) return;
    this.#waiting = found.waiting;
    this.newer = true;
  }
}

export const app = new App();
