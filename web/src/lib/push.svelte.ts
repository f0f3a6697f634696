/** Notices that come while the page is closed: whether this browser has them, and how they are turned on and off. */

import * as http from "./api";
import type { MyNotices } from "./contract";
import { settings } from "./settings.svelte";
import { language } from "./words.svelte";

/** What a browser has for it: all of it is missing somewhere. */
export function able(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && typeof Notification !== "undefined";
}

/** The key of the server as the browser wants it. */
export function keyBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function same(one: ArrayBuffer | null | undefined, other: Uint8Array): boolean {
  if (!one) return false;
  const bytes = new Uint8Array(one);
  return bytes.length === other.length && bytes.every((byte, at) => byte === other[at]);
}

/** Turns notices on in this browser, which asks its person; `null` if it cannot be done here. */
export async function turnOn(): Promise<MyNotices | null> {
  if (!able()) return null;
  const { push_key } = await http.notices();
  if (!push_key) return null;
  const registration = await navigator.serviceWorker.ready;
  const key = keyBytes(push_key);
  let found = await registration.pushManager.getSubscription();
  if (found && !same(found.options.applicationServerKey, key)) {
    await found.unsubscribe(); // of a server that is gone
    found = null;
  }
  found ??= await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const kept = await keep(found);
  settings.setPush(true);
  return kept;
}

/** Turns them off; whatever the server says, the browser takes no more of them. */
export async function turnOff(): Promise<MyNotices> {
  await forget();
  return http.stopDevice();
}

/** Takes no more messages in this browser. */
export async function forget(): Promise<void> {
  settings.setPush(false);
  if (!able()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const found = await registration?.pushManager.getSubscription();
  await found?.unsubscribe();
}

/** Tells the server again whom to tell here, and in which language, if its person has turned it on before. */
export async function renew(): Promise<void> {
  if (!settings.push || !able() || Notification.permission !== "granted") return;
  const registration = await navigator.serviceWorker.ready;
  const found = await registration.pushManager.getSubscription();
  if (found) await keep(found);
  else settings.setPush(false); // it was ended from a notice, or by the browser
}

function keep(found: PushSubscription): Promise<MyNotices> {
  const { endpoint, keys } = found.toJSON();
  return http.keepDevice({ endpoint: endpoint!, keys: { p256dh: keys!["p256dh"]!, auth: keys!["auth"]! }, lang: language() });
}
