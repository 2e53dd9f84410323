import { render } from '@testing-library/react';
import { AppProvider } from '../app-context';
import { createApp } from '../create-app';
import { createCaller } from '../http/caller';
import { requireLogin, useResumeIntent } from './intent';
import { readSession } from './session';

const KEY = 'shop.intent';
const wish = { skuNo: 5, qty: 2 };
const intent = { kind: 'basket.add', data: wish, returnTo: '/goods/detail?goodsNo=7' };

/** jsdom goes nowhere, and says so on the console. */
const leave = (what = intent) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  requireLogin(what);
};

function arrive({ isMember = true, kind = 'basket.add' } = {}) {
  const resume = jest.fn();
  const app = createApp({
    call: createCaller({ baseUrl: 'http://shop.test/api' }),
    session: readSession(isMember ? 'shopSession=1795233600.10' : ''),
    isServer: false,
    renderedAtMs: Date.now(),
  });
  function Page() {
    useResumeIntent(kind, resume);
    return null;
  }
  render(
    <AppProvider app={app}>
      <Page />
    </AppProvider>,
  );
  return resume;
}

beforeEach(() => sessionStorage.clear());

test('what a visitor wanted is done once when he comes back as a member', () => {
  leave();
  expect(arrive().mock.calls).toEqual([[wish]]);
  expect(arrive()).not.toHaveBeenCalled();
});

test('it waits while he has not signed in', () => {
  leave();
  expect(arrive({ isMember: false })).not.toHaveBeenCalled();
  expect(arrive()).toHaveBeenCalledTimes(1);
});

test('it waits for the page that knows what to do with it', () => {
  leave();
  expect(arrive({ kind: 'coupon.take' })).not.toHaveBeenCalled();
  expect(arrive()).toHaveBeenCalledTimes(1);
});

test('after half an hour nobody wants it any more', () => {
  leave();
  const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  sessionStorage.setItem(KEY, JSON.stringify({ ...stored, at: Date.now() - 31 * 60_000 }));
  expect(arrive()).not.toHaveBeenCalled();
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test('only the last wish is kept', () => {
  leave();
  leave({ ...intent, data: { skuNo: 9, qty: 1 } });
  expect(arrive().mock.calls).toEqual([[{ skuNo: 9, qty: 1 }]]);
});

test.each(['null', '"text"', '{}', '[]', 'broken{'])('a stored %s is nothing', (text) => {
  sessionStorage.setItem(KEY, text);
  expect(arrive()).not.toHaveBeenCalled();
});

test('it survives a storage that is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  leave();
  expect(arrive().mock.calls).toEqual([[wish]]);
  expect(arrive()).not.toHaveBeenCalled();
});
