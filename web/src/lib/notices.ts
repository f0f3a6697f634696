/** Browser notifications: from the page while it is hidden, from the server while it is closed. */

import { myself } from "./me.svelte";
import * as push from "./push.svelte";
import { settings } from "./settings.svelte";

/** Turn notifications on, after asking for permission, or off; return whether they are permitted. */
export async function askForNotices(on: boolean): Promise<boolean> {
  if (!on || typeof Notification === "undefined") {
    settings.setNotices(false);
    if (settings.push) await push.turnOff().catch(() => undefined); // push is off in this browser in any case
    return !on;
  }
  const answer = Notification.permission === "default" ? await Notification.requestPermission() : Notification.permission;
  settings.setNotices(answer === "granted");
  if (answer !== "granted") return false;
  // Without push, the page still notifies while it is open.
  if (myself.person) await push.turnOn().catch(() => null);
  return true;
}

/** Notify that a table is waiting, if the page is hidden and notifications are on. */
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
    // Some phones support notifications only from service workers.
  }
}
