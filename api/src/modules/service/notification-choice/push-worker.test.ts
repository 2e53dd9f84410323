import { openTestShop, type TestShop } from '../../../testing/shop';
import type { WorkerScope } from './push-worker';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

type Listener = (event: never) => void;

/** Runs the served script in a worker scope with these windows. */
async function runWorker(windows: { url: string; focus: jest.Mock }[] = []) {
  const { body, headers } = await shop.app.inject({ url: '/push/worker.js' });
  expect(headers['content-type']).toContain('text/javascript');
  const listeners = new Map<string, Listener>();
  const showNotification = jest.fn(async (_title: string, _options: object) => undefined);
  const openWindow = jest.fn(async (_url: string) => undefined);
  const scope: WorkerScope = {
    addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
    skipWaiting: async () => undefined,
    location: { origin: 'https://shop.test' },
    registration: { showNotification },
    clients: { matchAll: async () => windows, openWindow },
  };
  new Function('self', body)(scope);
  const fire = async (name: string, event: object) => {
    const work: Promise<unknown>[] = [];
    const waitUntil = (one: Promise<unknown>) => void work.push(one);
    listeners.get(name)?.({ ...event, waitUntil } as never);
    await Promise.all(work);
  };
  const click = async (path: string) => {
    const close = jest.fn();
    await fire('notificationclick', { notification: { close, data: { path } } });
    expect(close).toHaveBeenCalled();
  };
  return { fire, click, showNotification, openWindow };
}

it('shows a message once per tag, and a default notification for an unreadable message', async () => {
  const { fire, showNotification } = await runWorker();
  const message = { title: '상품을 보냈어요', text: '사과 3kg', tag: 'n7', path: '/mypage' };
  await fire('push', { data: { json: () => message } });
  expect(showNotification).toHaveBeenLastCalledWith(
    '상품을 보냈어요',
    expect.objectContaining({ body: '사과 3kg', tag: 'n7', data: { path: '/mypage' } }),
  );
  const broken = () => {
    throw new SyntaxError('no JSON');
  };
  for (const data of [null, { json: broken }, { json: () => null }]) {
    await fire('push', { data });
    expect(showNotification).toHaveBeenLastCalledWith('새 소식이 있어요', expect.anything());
  }
});

it('opens a page of the shop on click, in the window that already shows it', async () => {
  const focus = jest.fn(async () => undefined);
  const { click, openWindow } = await runWorker([{ url: 'https://shop.test/mypage', focus }]);
  await click('/mypage');
  expect(focus).toHaveBeenCalledTimes(1);
  await click('/mypage/order/list');
  expect(openWindow.mock.calls).toEqual([['https://shop.test/mypage/order/list']]);
  for (const path of ['https://evil.test/', '//evil.test/x', 'javascript:alert(1)'])
    await click(path);
  expect(openWindow).toHaveBeenCalledTimes(1);
});
