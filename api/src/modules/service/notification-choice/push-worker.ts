/**
 * The service worker of Web Push. It controls no page and caches nothing: its scope is its own folder. A message of
 * one tag is shown once; its click opens a page of the shop only.
 */
export const pushWorker = `'use strict';
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('push', (event) => {
  let message = {};
  try { message = event.data ? event.data.json() : {}; } catch {}
  event.waitUntil(self.registration.showNotification(String(message.title || '새 소식이 있어요'), {
    body: String(message.text || ''), tag: String(message.tag || ''), lang: 'ko',
    data: { path: String(message.path || '/mypage?modalId=notification') },
  }));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  event.waitUntil(self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async (windows) => {
    const open = windows.find((one) => one.url === url.href);
    return open ? open.focus() : self.clients.openWindow(url.href);
  }));
});
`;
