// Shows notices for the page, and alerts of the server while no page is open: browsers let only a service worker do that.
// A tap leads to the page that it is about, and one on "no more" ends these alerts. And it keeps the house for days
// without a network.
self.addEventListener('push', (event) => {
  const alert = event.data?.json();
  if (alert) event.waitUntil(show(alert));
});

function show({ title, body, tag, language, path, off, offWords }) {
  return self.registration.showNotification(title, {
    body,
    tag,
    lang: language,
    icon: '/favicon.svg',
    data: { path, off },
    actions: [{ action: 'off', title: offWords }],
  });
}

self.addEventListener('notificationclick', (event) => {
  const { path, off } = event.notification.data;
  event.notification.close();
  event.waitUntil(event.action === 'off' ? fetch(off, { method: 'POST' }) : lead(path));
});

async function lead(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}

// The browser has given itself another address: the server hears of it, or nobody would be told any more.
self.addEventListener('pushsubscriptionchange', (event) => {
  if (event.oldSubscription) event.waitUntil(renew(event.oldSubscription.options));
});

async function renew(options) {
  const subscription = await self.registration.pushManager.subscribe(options);
  return fetch('/api/me/alerts/channels', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ kind: 'push', subscription }),
  });
}

// ---- Days without a network: the house as it was kept last, all of it or nothing ------------------------------------

const LIST = '/offline.json';
const KEPT = 'house-';
const MINE = 'mine';
/** What is asked of the server first, and without one answered as it was last. */
const REMEMBERED = ['/api/me', '/api/house'];

self.addEventListener('message', (event) => {
  if (event.data === 'keep') event.waitUntil(keepHouse());
});

/** Keeps the newest house. The one before stays beside it: a page that is open may still want a part of it. */
async function keepHouse() {
  const answer = await fetch(LIST, { cache: 'no-cache' });
  if (!answer.ok) return;
  const { version, files } = await answer.json();
  const name = KEPT + version;
  if (await isWhole(name)) return;
  const before = (await caches.keys()).filter((each) => each.startsWith(KEPT));
  try {
    const cache = await caches.open(name);
    await cache.addAll(files);
    // The list comes last: with it a house is whole.
    await cache.add(LIST);
  } catch (fault) {
    await caches.delete(name);
    throw fault;
  }
  for (const old of before.slice(0, -1)) await caches.delete(old);
  for (const path of REMEMBERED) await remembered(path, path);
}

async function isWhole(name) {
  return (await caches.has(name)) && (await (await caches.open(name)).match(LIST)) !== undefined;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(request));
  else if (request.mode === 'navigate') event.respondWith(serverFirst(request, '/'));
  else if (REMEMBERED.includes(pathname)) event.respondWith(remembered(request, pathname));
  else if (isKept(pathname)) event.respondWith(serverFirst(request, pathname));
});

function isKept(path) {
  return /^\/(words|rules)\/|^\/(api\/games|house\.wasm|house-worker\.js|favicon\.svg|manifest\.webmanifest)$/.test(
    path,
  );
}

/** The name of an asset says what is in it, so it never changes. */
async function keptFirst(request) {
  return (await caches.match(request)) ?? fetch(request);
}

async function serverFirst(request, path) {
  try {
    return await fetch(request);
  } catch (fault) {
    const kept = await newest(path);
    if (kept) return kept;
    throw fault;
  }
}

async function newest(path) {
  const names = (await caches.keys()).filter((each) => each.startsWith(KEPT));
  for (const name of names.reverse()) {
    if (!(await isWhole(name))) continue;
    const kept = await (await caches.open(name)).match(path);
    if (kept) return kept;
  }
  return undefined;
}

async function remembered(request, path) {
  const mine = await caches.open(MINE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await mine.put(path, answer.clone());
    return answer;
  } catch (fault) {
    const last = await mine.match(path);
    if (last) return last;
    throw fault;
  }
}
