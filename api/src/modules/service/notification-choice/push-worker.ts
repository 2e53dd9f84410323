interface PushEvent {
  data: { json(): unknown } | null;
  waitUntil(work: Promise<unknown>): void;
}
interface ClickEvent {
  notification: { close(): void; data: { path: string } };
  waitUntil(work: Promise<unknown>): void;
}
interface WorkerEvents {
  install: object;
  push: PushEvent;
  notificationclick: ClickEvent;
}
interface Window {
  url: string;
  focus(): Promise<unknown>;
}

/** The parts of its global scope that the worker uses. */
export interface WorkerScope {
  addEventListener<N extends keyof WorkerEvents>(
    name: N,
    listener: (event: WorkerEvents[N]) => void,
  ): void;
  skipWaiting(): Promise<void>;
  location: { origin: string };
  registration: { showNotification(title: string, options: object): Promise<void> };
  clients: {
    matchAll(options: object): Promise<readonly Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
}

/**
 * The service worker of Web Push. Its scope is its own folder, so it controls no page, and it caches nothing. It shows
 * messages with the same tag once; a click opens only pages of the shop. The function must be self-contained, because
 * its source text is sent to the browser.
 */
function runPushWorker(scope: WorkerScope): void {
  const messageOf = ({ data }: PushEvent): Partial<Record<string, unknown>> => {
    try {
      return Object(data?.json());
    } catch {
      // Browsers require a notification for every push, also for one with an unknown payload.
      return {};
    }
  };
  scope.addEventListener('install', () => void scope.skipWaiting());
  scope.addEventListener('push', (event) => {
    const { title, text, tag, path } = messageOf(event);
    const shown = scope.registration.showNotification(String(title || '새 소식이 있어요'), {
      body: String(text || ''),
      tag: String(tag || ''),
      lang: 'ko',
      data: { path: String(path || '/mypage?modalId=notification') },
    });
    event.waitUntil(shown);
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const url = new URL(event.notification.data.path, scope.location.origin);
    if (url.origin !== scope.location.origin) return;
    const opened = scope.clients
      .matchAll({ type: 'window', includeUncontrolled: true })
      .then((windows) => {
        const open = windows.find((one) => one.url === url.href);
        return open ? open.focus() : scope.clients.openWindow(url.href);
      });
    event.waitUntil(opened);
  });
}

/** Source text of the worker's script. */
export const pushWorkerScript = `'use strict';(${String(runPushWorker)})(self);`;
