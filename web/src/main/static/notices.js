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
const REMEMBERED = ['/api/me', '/api/house', '/api/games'];
/** A server that says nothing for so long is not there, for somebody who waits for a page. */
const PATIENCE_MILLIS = 6_000;

self.addEventListener('message', (event) => {
  const [port] = event.ports;
  const done = (kept) => port?.postMessage(kept);
  if (event.data === 'keep') event.waitUntil(keepHouse().then(() => done(true), () => done(false)));
  if (event.data === 'forget') event.waitUntil(forgetHouses().then(() => done(true)));
});

/** Keeps the newest house. Older ones stay while a page may still want a part of them, or a game goes on in one. */
async function keepHouse() {
  const answer = await fetch(LIST, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`no list: ${answer.status}`);
  const { version, files } = await answer.json();
  const name = KEPT + version;
  if (await isWhole(name)) return;
  const before = await houses();
  try {
    const cache = await caches.open(name);
    await cache.addAll(files.map((file) => new Request(file, { cache: 'no-cache' })));
    // The list comes last: with it a house is whole.
    await cache.add(LIST);
  } catch (fault) {
    await caches.delete(name);
    throw fault;
  }
  const played = await playedIn();
  for (const old of before.slice(0, -1)) if (!played.has(old)) await caches.delete(old);
  for (const path of REMEMBERED) await remembered(path, path);
}

async function forgetHouses() {
  for (const name of [...(await houses()), MINE]) await caches.delete(name);
}

async function isWhole(name) {
  return (await caches.has(name)) && (await (await caches.open(name)).match(LIST)) !== undefined;
}

/** Oldest first. */
async function houses() {
  return (await caches.keys()).filter((each) => each.startsWith(KEPT));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(request));
  else if (searchParams.has('house')) event.respondWith(ofHouse(request, pathname, searchParams.get('house')));
  else if (request.mode === 'navigate') event.respondWith(page(request, pathname));
  else if (REMEMBERED.includes(pathname)) event.respondWith(remembered(request, pathname));
  else if (isKept(pathname)) event.respondWith(serverFirst(request, pathname));
});

function isKept(path) {
  return /^\/(words|rules|weights|icons)\/|^\/((house|physics)\.wasm|house-worker\.js|favicon\.svg|manifest\.webmanifest)$/.test(path);
}

/** The name of an asset says what is in it, so it never changes. */
async function keptFirst(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** A page wants what belongs to the very house it is of. */
async function ofHouse(request, path, version) {
  const name = KEPT + version;
  const kept = (await isWhole(name)) ? await (await caches.open(name)).match(path) : undefined;
  return kept ?? fetch(request);
}

/** A game in the page goes on in the house it was begun in, so that no update comes in the middle of one. */
async function page(request, path) {
  const [, table] = /^\/t\/(here-[\w-]+)/.exec(path) ?? [];
  const { house, over } = (table && (await tableOf(table).catch(() => undefined))) || {};
  if (house && !over && (await isWhole(KEPT + house))) return (await caches.open(KEPT + house)).match('/');
  return serverFirst(request, '/', PATIENCE_MILLIS);
}

async function serverFirst(request, path, patienceMillis) {
  const kept = await newest(path);
  try {
    return await (kept && patienceMillis ? within(fetch(request), patienceMillis) : fetch(request));
  } catch (fault) {
    if (kept) return kept;
    throw fault;
  }
}

function within(answer, millis) {
  return Promise.race([answer, new Promise((_, fail) => setTimeout(() => fail(new Error('no answer')), millis))]);
}

async function newest(path) {
  for (const name of (await houses()).reverse()) {
    const kept = (await isWhole(name)) && (await (await caches.open(name)).match(path));
    if (kept) return kept;
  }
  return undefined;
}

/** Only where a house is kept: nothing else has a use for it. */
async function remembered(request, path) {
  try {
    const answer = await fetch(request);
    if (answer.ok && (await houses()).length) await (await caches.open(MINE)).put(path, answer.clone());
    return answer;
  } catch (fault) {
    const last = (await caches.match(path, { cacheName: MINE })) ?? (await newest(path));
    if (last) return last;
    throw fault;
  }
}

// ---- The page's own tables, of which only this is asked here: in which house, and whether they are over --------------

function tables() {
  return new Promise((done, fail) => {
    const asked = indexedDB.open('tablee', 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore('tables', { keyPath: 'table' });
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error);
  });
}

async function read(ask) {
  const database = await tables();
  try {
    return await new Promise((done, fail) => {
      const asked = ask(database.transaction('tables').objectStore('tables'));
      asked.onsuccess = () => done(asked.result);
      asked.onerror = () => fail(asked.error);
    });
  } finally {
    database.close();
  }
}

function tableOf(table) {
  return read((store) => store.get(table));
}

/** The houses in which games go on. */
async function playedIn() {
  const all = await read((store) => store.getAll()).catch(() => []);
  return new Set(all.filter((each) => each.house && !each.over).map((each) => KEPT + each.house));
}
