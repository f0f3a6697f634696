/** Progressive web app: service worker, updates and installation. */

import { on } from "svelte/events";

/** The browser's install prompt, missing in the standard types. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const HOUR = 3_600_000;

class App {
  /** A newer version than the running one is available. */
  newer = $state(false);
  /** Set while the browser offers installation. */
  #install = $state.raw<InstallEvent | null>(null);
  #waiting: ServiceWorker | null = null;

  get installable(): boolean {
    return this.#install !== null;
  }

  /** Start listening; register the worker after the page has loaded, to not delay it. */
  begin(): void {
    on(window, "beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#install = event as InstallEvent;
    });
    on(window, "appinstalled", () => (this.#install = null));
    if (!("serviceWorker" in navigator)) return;
    const start = (): void => void this.#register().catch(() => undefined); // optional
    if (document.readyState === "complete") start();
    else on(window, "load", start);
  }

  async install(): Promise<void> {
    const asked = this.#install;
    this.#install = null;
    await asked?.prompt();
  }

  /** Switch to the newer version. */
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
      } else this.newer = true; // another tab switched to it
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
