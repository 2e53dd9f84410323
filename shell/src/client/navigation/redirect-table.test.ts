import { createRedirectTable } from './redirect-table';

const row = (from: string, to: string) => ({ from, to, status: 302 });

function open(responses: (() => Promise<{ list: ReturnType<typeof row>[] }>)[]) {
  let requests = 0;
  let nowMs = 0;
  const table = createRedirectTable(
    () =>
      responses[Math.min(requests++, responses.length - 1)]?.() ??
      Promise.reject(new Error('none')),
    () => nowMs,
  );
  return { table, asked: () => requests, wait: (ms: number) => (nowMs += ms) };
}

const settle = () => new Promise((done) => setTimeout(done));

test('does not wait and does not fetch before the table is loaded', () => {
  const { table, asked: requests } = open([async () => ({ list: [row('/old', '/main')] })]);
  expect(table.find('/old', false)).toBeUndefined();
  expect(requests()).toBe(0);
});

test('waits for the table on an unknown path, then reads from it', async () => {
  const { table, asked: requests } = open([async () => ({ list: [row('/old', '/main')] })]);
  const both = [table.find('/old', true), table.find('/none', true)];
  expect(await Promise.all(both)).toEqual([{ to: '/main', status: 302 }, undefined]);
  expect(table.find('/old', false)).toEqual({ to: '/main', status: 302 });
  expect(table.find('/old', true)).toEqual({ to: '/main', status: 302 });
  expect(requests()).toBe(1);
});

test('serves the stale table while it is refreshed', async () => {
  const {
    table,
    asked: requests,
    wait,
  } = open([
    async () => ({ list: [row('/old', '/main')] }),
    async () => ({ list: [row('/old', '/search')] }),
  ]);
  table.preload();
  await settle();
  wait(5 * 60_000);
  expect(table.find('/old', false)).toMatchObject({ to: '/main' });
  await settle();
  expect(table.find('/old', false)).toMatchObject({ to: '/search' });
  expect(requests()).toBe(2);
});

test('has no redirects when the fetch fails, and fetches again on the next look-up', async () => {
  const { table, asked: requests } = open([
    () => Promise.reject(new Error('offline')),
    async () => ({ list: [row('/old', '/main')] }),
  ]);
  expect(await table.find('/old', true)).toBeUndefined();
  expect(await table.find('/old', true)).toMatchObject({ to: '/main' });
  expect(requests()).toBe(2);
});
