import { createRefreshGate } from './refresh-gate';

const at = (secondsFromNow: number): string =>
  `shopSession=${Math.floor(Date.now() / 1000) + secondsFromNow}.10`;

const setSession = (secondsFromNow: number): void => {
  document.cookie = at(secondsFromNow);
};

afterEach(() => {
  document.cookie = 'shopSession=; max-age=0';
});

test('a session that is good costs nothing', async () => {
  setSession(600);
  const refresh = jest.fn();
  await createRefreshGate(refresh, jest.fn())();
  expect(refresh).not.toHaveBeenCalled();
});

test('a visitor has nothing to refresh', async () => {
  const refresh = jest.fn();
  await createRefreshGate(refresh, jest.fn())();
  expect(refresh).not.toHaveBeenCalled();
});

test('five calls at once wait for one refresh, and are released with it', async () => {
  setSession(-60);
  let finish = (_isRenewed: boolean) => {};
  const refresh = jest.fn(
    () =>
      new Promise<boolean>((resolve) => {
        finish = resolve;
      }),
  );
  const handleLost = jest.fn();
  const gate = createRefreshGate(refresh, handleLost);
  let released = 0;
  const calls = Array.from({ length: 5 }, () =>
    gate().then(() => {
      released += 1;
    }),
  );
  await new Promise((done) => setTimeout(done));
  expect([refresh.mock.calls.length, released]).toEqual([1, 0]);
  setSession(600);
  finish(true);
  await Promise.all(calls);
  expect([refresh.mock.calls.length, released]).toEqual([1, 5]);
  expect(handleLost).not.toHaveBeenCalled();
});

test('a session that ends soon is renewed before it does', async () => {
  setSession(5);
  const refresh = jest.fn(async () => true);
  await createRefreshGate(refresh, jest.fn())();
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a session that is over is told once, and the next expiry asks anew', async () => {
  setSession(-60);
  const refresh = jest.fn(async () => false);
  const handleLost = jest.fn();
  const gate = createRefreshGate(refresh, handleLost);
  await Promise.all([gate(), gate(), gate()]);
  expect([refresh.mock.calls.length, handleLost.mock.calls.length]).toEqual([1, 1]);
  await gate();
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('who gets the lock after another tab has refreshed does not refresh again', async () => {
  setSession(-60);
  const locks = {
    request: async (_name: string, work: () => Promise<void>) => {
      // The other tab was faster while this one waited.
      setSession(600);
      await work();
    },
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  const refresh = jest.fn(async () => true);
  await createRefreshGate(refresh, jest.fn())();
  expect(refresh).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'locks');
});
