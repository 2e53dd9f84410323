import { EventEmitter } from 'node:events';
import type { Page } from '@playwright/test';
import { openPage } from './open-page.mjs';

/** Tests how long a page is open, with a tab that never mounts; `shell/e2e/gate.spec.ts` has a real browser. */
class UnmountedTab extends EventEmitter {
  goto = async () => ({ status: () => 200 });
  url = () => 'http://localhost:3000/main';
  close = async () => {};
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open(tab: UnmountedTab) {
  const newPage = async () => tab as unknown as Page;
  const settled = jest.fn();
  void openPage({ newPage }, tab.url()).then(settled);
  return settled;
}

it('ends soon after the first problem of a page that never mounts, with the first problem of each kind', async () => {
  const tab = new UnmountedTab();
  const settled = open(tab);
  await jest.advanceTimersByTimeAsync(1_000);
  tab.emit('pageerror', new RangeError('gone'));
  tab.emit('pageerror', new RangeError('gone again'));
  await jest.advanceTimersByTimeAsync(1_000);
  tab.emit('pageerror', new Error('Minified React error #418; visit https://react.dev/errors/418'));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(settled).toHaveBeenCalledWith({
    pathname: '/main',
    problems: [
      { kind: 'error', text: 'throws: RangeError: gone' },
      { kind: 'hydration', text: expect.stringMatching(/^does not hydrate: .*#418/) },
    ],
  });
});

it('counts a page as endless that has no problem and never mounts', async () => {
  const settled = open(new UnmountedTab());
  await jest.advanceTimersByTimeAsync(29_000);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1_000);
  const text = 'does not finish loading within 30 s: its code does not mount it';
  expect(settled).toHaveBeenCalledWith({
    pathname: '/main',
    problems: [{ kind: 'endless', text }],
  });
});
