/** Notices of the browser while the page is hidden, if the person wants them. */

import { settings } from "./settings.svelte";

/** Turns them on, after asking the browser, or off. */
export async function askForNotices(on: boolean): Promise<void> {
  if (!on || typeof Notification === "undefined") return settings.setNotices(false);
  const answer = Notification.permission === "default" ? await Notification.requestPermission() : Notification.permission;
  settings.setNotices(answer === "granted");
}

/** Says that something waits, if the page is hidden and notices are wanted. */
export function notify(title: string, body: string): void {
  if (!settings.notices || !document.hidden || typeof Notification === "undefined" || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(title, { body, tag: "turn", icon: "./icon-192.png" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones have notices only for service workers.
  }
}
