/// <reference lib="webworker" />
/** Service worker: offline support, and push notifications while the page is closed. */

export {};

/** Inserted by the build: its name, and the files that every page needs. */
declare const __BUILD__: { version: string; files: string[] };

const sw = self as unknown as ServiceWorkerGlobalScope;
const PREFIX = "burgrave-";
const NOW = PREFIX + __BUILD__.version;
const PAGE = new URL("./", sw.registration.scope).href;
const ASSETS = new URL("./assets/", PAGE).href;

/** Push payload; names a table without any state of the game. */
interface Notice {
  title: string;
  body: string;
  off: string;
  lang: string;
  room: string;
}

sw.oninstall = (event) => event.waitUntil(keepAll());
sw.onactivate = (event) => event.waitUntil(takeOver());

async function keepAll(): Promise<void> {
  const cache = await caches.open(NOW);
  await cache.addAll([new Request(PAGE, { cache: "reload" }), ...__BUILD__.files.map((file) => new Request(new URL(file, PAGE)))]);
}

/** Delete the caches of old builds except the last one, whose pages may still be open. */
async function takeOver(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NOW);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  await sw.clients.claim();
}

sw.onmessage = (event) => {
  if (event.data === "take over") event.waitUntil(sw.skipWaiting());
};

sw.onfetch = (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate" && request.url.split(/[?#]/)[0] === PAGE) event.respondWith(page(request));
  else if (request.url.startsWith(ASSETS)) event.respondWith(asset(request));
};

/** The page from the server, or from the cache when offline. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (trouble) {
    const kept = await caches.match(PAGE, { cacheName: NOW });
    if (kept) return kept;
    throw trouble;
  }
}

/** A file with a content hash in its name: the cache is always right. */
async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && answer.status === 200 && request.mode !== "navigate") {
    const copy = answer.clone();
    void caches.open(NOW).then((cache) => cache.put(request, copy));
  }
  return answer;
}

// ---- notifications

sw.onpush = (event) => event.waitUntil(show(event.data));

async function show(data: PushMessageData | null): Promise<void> {
  if (!data) return;
  const notice = data.json() as Notice;
  await sw.registration.showNotification(notice.title, {
    body: notice.body,
    lang: notice.lang,
    tag: `room-${notice.room}`,
    icon: new URL("icon-192.png", PAGE).href,
    badge: new URL("badge-96.png", PAGE).href,
    data: { room: notice.room },
    actions: [{ action: "off", title: notice.off }],
  } as NotificationOptions);
}

sw.onnotificationclick = (event) => {
  event.notification.close();
  const { room } = event.notification.data as { room: string };
  event.waitUntil(event.action === "off" ? off() : open(new URL(`#/room/${room}`, PAGE).href));
};

/** Show the table: in its own tab, in another open tab, or in a new one. */
async function open(address: string): Promise<void> {
  const pages = await sw.clients.matchAll({ type: "window" });
  const there = pages.find((one) => one.url === address);
  if (there) {
    await there.focus();
    return;
  }
  const any = pages[0];
  if (!any) {
    await sw.clients.openWindow(address);
    return;
  }
  any.postMessage({ go: new URL(address).hash });
  await any.focus();
}

async function off(): Promise<void> {
  const subscription = await sw.registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
  await tell("device/stop", {});
}

async function tell(what: string, body: object): Promise<void> {
  await fetch(new URL(`api/v1/me/notices/${what}`, PAGE), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

// The browser changed its push subscription; the event's type lacks the details.
(
  sw as unknown as { onpushsubscriptionchange: (event: ExtendableEvent & { oldSubscription?: PushSubscription }) => void }
).onpushsubscriptionchange = (event) => {
  const options = event.oldSubscription?.options;
  if (options) event.waitUntil(subscribe({ userVisibleOnly: true, applicationServerKey: options.applicationServerKey }));
};

async function subscribe(options: PushSubscriptionOptionsInit): Promise<void> {
  const { endpoint, keys } = (await sw.registration.pushManager.subscribe(options)).toJSON();
  await tell("device", { endpoint, keys, lang: spoken() });
}

/** Language of notifications; this file cannot import the page's language module. */
function spoken(): string {
  const base = navigator.language.toLowerCase().split("-")[0]!;
  if (base === "pt") return "pt-BR";
  return base === "it" || base === "es" ? base : "en";
}
