// Shows notices for the page: browsers on Android let only a service worker do that. It keeps nothing and answers no
// request; a tap on a notice leads back to the page that asked for it.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data.path));
});

async function lead(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path) ?? pages[0];
  return there ? there.focus() : self.clients.openWindow(path);
}
