/** Notices of the browser, if the person wants them: by the page while it is hidden, by the server while it is closed. */

import { myself } from "./me.svelte";
import * as push from "./push.svelte";
import { settings } from "./settings.svelte";

/** Turns them on, after asking the browser, or off; tells whether the browser lets us. */
export async function askForNotices(on: boolean): Promise<boolean> {
  if (!on || typeof Notification === "undefined") {
    settings.setNotices(false);
    if (settings.push) await push.turnOff().catch(() => undefined); // this browser takes none, whatever the server heard
    return !on;
  }
  const answer = Notification.permission === "default" ? await Notification.requestPermission() : Notification.permission;
  settings.setNotices(answer === "granted");
  if (answer !== "granted") return false;
  // Without push the page goes on telling while it is open.
  if (myself.person) await push.turnOn().catch(() => null);
  return true;
}

/** Says that something waits at a table, if the page is hidden and notices are wanted. */
export async function notify(title: string, body: string, room: string): Promise<void> {
  if (!settings.notices || !document.hidden || typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const about = { body, tag: `room-${room}`, icon: "./icon-192.png", data: { room } };
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (registration?.active) return registration.showNotification(title, about);
  try {
    const notice = new Notification(title, about);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones have notices only for service workers.
  }
}
