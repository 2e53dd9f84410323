import type { App } from '@shop/shared/app';
import { notificationCalls } from '@shop/shared/contracts';

const WORKER = '/api/push/worker.js';
const SCOPE = '/api/push/';

/** Whether this browser knows Web Push; false on the server. */
export const canPush = (): boolean =>
  'serviceWorker' in globalThis.navigator &&
  'PushManager' in globalThis &&
  'Notification' in globalThis;

/** The member has not withdrawn the permission in the browser since. */
export const isPermitted = (): boolean => canPush() && Notification.permission === 'granted';

/** A worker that has just been registered installs first. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const worker = registration.installing ?? registration.waiting;
  if (!registration.active && worker) {
    await new Promise<void>((resolve) => {
      worker.addEventListener('statechange', () => {
        if (worker.state === 'activated' || worker.state === 'redundant') resolve();
      });
    });
  }
  return registration;
}

/**
 * Asks for permission, so call it on a click only.
 * @returns false when the member or the browser refuses. @throws when the browser's push service or ours fails
 */
export async function startPush(app: App, publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { pushManager } = await activeWorker();
  // One of another key cannot be taken over.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = '', keys } = subscription.toJSON();
  await app.call(notificationCalls.subscribe, {
    body: { endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
  });
  return true;
}

/** The shop forgets this browser first, so that nothing comes even if the browser keeps its subscription. */
export async function stopPush(app: App): Promise<void> {
  await app.call(notificationCalls.unsubscribe, {});
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
