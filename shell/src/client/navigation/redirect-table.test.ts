import { createRedirectTable } from './redirect-table';

const row = (from: string, to: string) => ({ from, to, status: 302 });

function open(answers: (() => Promise<{ list: ReturnType<typeof row>[] }>)[]) {
  let asked = 0;
  let nowMs = 0;
  const table = createRedirectTable(
    () => answers[Math.min(asked++, answers.length - 1)]?.() ?? Promise.reject(new Error('none')),
    () => nowMs,
  );
  return { table, asked: () => asked, wait: (ms: number) => (nowMs += ms) };
}

const settle = () => new Promise((done) => setTimeout(done));

test('a page never waits: before the table is there nothing is moved, and nothing is asked', () => {
  const { table, asked } = open([async () => ({ list: [row('/old', '/main')] })]);
  expect(table.find('/old', false)).toBeUndefined();
  expect(asked()).toBe(0);
});

test('what is no page waits for the table; later look-ups read it', async () => {
  const { table, asked } = open([async () => ({ list: [row('/old', '/main')] })]);
  const both = [table.find('/old', true), table.find('/none', true)];
  expect(await Promise.all(both)).toEqual([{ to: '/main', status: 302 }, undefined]);
  expect(table.find('/old', false)).toEqual({ to: '/main', status: 302 });
  expect(table.find('/old', true)).toEqual({ to: '/main', status: 302 });
  expect(asked()).toBe(1);
});

test('an old table serves while a new one comes', async () => {
  const { table, asked, wait } = open([
    async () => ({ list: [row('/old', '/main')] }),
    async () => ({ list: [row('/old', '/search')] }),
  ]);
  table.preload();
  await settle();
  wait(5 * 60_000);
  expect(table.find('/old', false)).toMatchObject({ to: '/main' });
  await settle();
  expect(table.find('/old', false)).toMatchObject({ to: '/search' });
  expect(asked()).toBe(2);
});

test('without an answer there are no redirects, and the next one who needs them asks again', async () => {
  const { table, asked } = open([
    () => Promise.reject(new Error('offline')),
    async () => ({ list: [row('/old', '/main')] }),
  ]);
  expect(await table.find('/old', true)).toBeUndefined();
  expect(await table.find('/old', true)).toMatchObject({ to: '/main' });
  expect(asked()).toBe(2);
});
