import { ApiError, type Caller, callQuery, createApp, layers, readSession } from '@shop/shared/app';
import { recentGoods } from '@shop/shared/app/recent';
import { recentCalls } from '@shop/shared/contracts';
import { QueryObserver } from '@tanstack/react-query';
import { removeRecent, syncRecentGoods } from './change-recent-goods';

const MEMBER = 'shopSession=1795233600.10';
type Request = [
  id: string,
  input: { body: { items?: { goodsNo: number }[]; goodsNos?: number[] } },
];

let requests: Request[];
function appOf(respond: (...request: Request) => unknown, cookies = MEMBER) {
  const call = (async (row: { id: string }, input: Request[1]) => {
    requests.push([row.id, input]);
    return respond(row.id, input);
  }) as unknown as Caller;
  const session = readSession(cookies);
  return createApp({ call, session, isServer: false, renderedAtMs: Date.now() });
}

beforeEach(() => {
  localStorage.clear();
  requests = [];
});

const sentGoods = () => requests.map(([, { body }]) => body.items?.map(({ goodsNo }) => goodsNo));

test('sends what was viewed once, and takes the goods of other devices', async () => {
  recentGoods.add(1, 1_000);
  recentGoods.add(2, 1_000);
  const app = appOf(() => ({ goodsNos: [2, 9, 1] }));
  await syncRecentGoods(app);
  await syncRecentGoods(app);
  expect(sentGoods().map((sent) => sent?.toSorted())).toEqual([[1, 2], []]);
  expect(recentGoods.list()).toEqual([2, 9, 1]);
});

test('keeps what is viewed while the request runs, and sends it the next time', async () => {
  recentGoods.add(1, 1_000);
  const app = appOf(() => {
    if (requests.length === 1) recentGoods.add(7, Date.now() + 60_000);
    return { goodsNos: [1] };
  });
  await syncRecentGoods(app);
  expect(recentGoods.list()).toEqual([7, 1]);
  await syncRecentGoods(app);
  expect(sentGoods()).toEqual([[1], [7]]);
});

test('reads the member’s list again when its first response is older than what was sent', async () => {
  recentGoods.add(1, 1_000);
  let respond: (list: { items: [] }) => void = () => {};
  const olderList = new Promise<{ items: [] }>((resolve) => {
    respond = resolve;
  });
  const lists = [olderList, { items: [{ goodsNo: 1 }] }];
  const app = appOf((id) => (id === recentCalls.list.id ? lists.shift() : { goodsNos: [1] }));
  const list = new QueryObserver(app.queryClient, callQuery(recentCalls.list, {}));
  const stop = list.subscribe(() => {});
  await syncRecentGoods(app);
  respond({ items: [] });
  await olderList;
  expect(list.getCurrentResult().data).toEqual({ items: [{ goodsNo: 1 }] });
  stop();
});

test('keeps everything for the next time when there is no response', async () => {
  recentGoods.add(1, 1_000);
  let isDown = true;
  const app = appOf(() => {
    if (isDown) throw new Error('no network');
    return { goodsNos: [1] };
  });
  await syncRecentGoods(app);
  expect(recentGoods.list()).toEqual([1]);
  isDown = false;
  await syncRecentGoods(app);
  expect(sentGoods()).toEqual([[1], [1]]);
});

test('sends nothing for a visitor, and removes on their device', async () => {
  recentGoods.add(1, 1_000);
  recentGoods.add(2, 1_000);
  const app = appOf(() => ({}), '');
  await syncRecentGoods(app);
  await removeRecent(app, 1);
  expect([recentGoods.list(), requests]).toEqual([[2], []]);
});

test('removes for a member at the server too, and keeps the goods when that fails', async () => {
  recentGoods.add(1, 1_000);
  recentGoods.add(2, 1_000);
  let isDown = true;
  const app = appOf(() => {
    if (isDown) throw new ApiError(503, 'DATABASE_AWAY', '잠시 후 다시 시도해 주세요', undefined);
    return { goodsNos: [] };
  });
  await removeRecent(app, 1);
  expect(recentGoods.list()).toEqual([2, 1]);
  expect(layers.getState().toasts.length + layers.getState().dialogs.length).toBeGreaterThan(0);
  isDown = false;
  await removeRecent(app, 1);
  expect(recentGoods.list()).toEqual([2]);
});

test('does not bring back what is removed while the request runs', async () => {
  recentGoods.add(1, 1_000);
  recentGoods.add(2, 1_000);
  const app = appOf(async (id) => {
    if (id === 'recent.sync') await removeRecent(app, 1);
    return { goodsNos: [2, 1] };
  });
  await syncRecentGoods(app);
  expect(recentGoods.list()).toEqual([2]);
});

test('leaves a visitor’s goods, and removes those of a member whose session has ended', async () => {
  recentGoods.add(1, 1_000);
  const visitor = appOf(() => ({}), '');
  await syncRecentGoods(visitor);
  expect(recentGoods.list()).toEqual([1]);
  await syncRecentGoods(appOf(() => ({ goodsNos: [1, 2] })));
  recentGoods.add(4, visitor.now());
  await syncRecentGoods(visitor);
  // Viewed on the visitor's own page.
  expect(recentGoods.list()).toEqual([4]);
  recentGoods.add(3, 2_000);
  await syncRecentGoods(visitor);
  expect(recentGoods.list()).toEqual([3, 4]);
});
