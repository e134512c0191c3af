// Shows notices for the page, and alerts of the server while no page is open: browsers let only a service worker do that.
// A tap leads to the page that it is about, and one on "no more" ends these alerts.
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
