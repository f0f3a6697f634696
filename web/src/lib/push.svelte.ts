/** Web Push: notifications while the page is closed. */

import * as http from "./api";
import type { MyNotices } from "./contract";
import { settings } from "./settings.svelte";
import { language } from "./words.svelte";

/** Return true if the browser supports push. */
export function able(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && typeof Notification !== "undefined";
}

/** Decode the server's key for the browser. */
export function keyBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function same(one: ArrayBuffer | null | undefined, other: Uint8Array): boolean {
  if (!one) return false;
  const bytes = new Uint8Array(one);
  return bytes.length === other.length && bytes.every((byte, at) => byte === other[at]);
}

/** Turn push on in this browser, after its permission prompt; `null` if not possible. */
export async function turnOn(): Promise<MyNotices | null> {
  if (!able()) return null;
  const { push_key } = await http.notices();
  if (!push_key) return null;
  const registration = await navigator.serviceWorker.ready;
  const key = keyBytes(push_key);
  let found = await registration.pushManager.getSubscription();
  if (found && !same(found.options.applicationServerKey, key)) {
    await found.unsubscribe(); // subscription of a former server
    found = null;
  }
  found ??= await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const kept = await keep(found);
  settings.setPush(true);
  return kept;
}

/** Turn push off; the browser unsubscribes whatever the server responds. */
export async function turnOff(): Promise<MyNotices> {
  await forget();
  return http.stopDevice();
}

/** Unsubscribe this browser. */
export async function forget(): Promise<void> {
  settings.setPush(false);
  if (!able()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const found = await registration?.pushManager.getSubscription();
  await found?.unsubscribe();
}

/** Renew the subscription and its language on the server if the user had turned push on. */
export async function renew(): Promise<void> {
  if (!settings.push || !able() || Notification.permission !== "granted") return;
  const registration = await navigator.serviceWorker.ready;
  const found = await registration.pushManager.getSubscription();
  if (found) await keep(found);
  else settings.setPush(false); // turned off from a notification, or by the browser
}

function keep(found: PushSubscription): Promise<MyNotices> {
  const { endpoint, keys } = found.toJSON();
  return http.keepDevice({ endpoint: endpoint!, keys: { p256dh: keys!["p256dh"]!, auth: keys!["auth"]! }, lang: language() });
}
