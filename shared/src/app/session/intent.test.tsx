import { render } from '@testing-library/react';
import { AppProvider } from '../app-context';
import { createApp } from '../create-app';
import { createCaller } from '../http/caller';
import { requireLogin, useResumeIntent } from './intent';
import { readSession } from './session';

const KEY = 'shop.intent';
const basketItem = { skuNo: 5, qty: 2 };
const intent = { kind: 'basket.add', data: basketItem, returnTo: '/goods/detail?goodsNo=7' };

/** jsdom cannot navigate and logs an error. */
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

test('resumes once after login', () => {
  leave();
  expect(arrive().mock.calls).toEqual([[basketItem]]);
  expect(arrive()).not.toHaveBeenCalled();
});

test('waits until the visitor logs in', () => {
  leave();
  expect(arrive({ isMember: false })).not.toHaveBeenCalled();
  expect(arrive()).toHaveBeenCalledTimes(1);
});

test('waits for the page that handles this kind', () => {
  leave();
  expect(arrive({ kind: 'coupon.take' })).not.toHaveBeenCalled();
  expect(arrive()).toHaveBeenCalledTimes(1);
});

test('expires after half an hour', () => {
  leave();
  const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  sessionStorage.setItem(KEY, JSON.stringify({ ...stored, at: Date.now() - 31 * 60_000 }));
  expect(arrive()).not.toHaveBeenCalled();
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test('keeps only the last intent', () => {
  leave();
  leave({ ...intent, data: { skuNo: 9, qty: 1 } });
  expect(arrive().mock.calls).toEqual([[{ skuNo: 9, qty: 1 }]]);
});

test.each(['null', '"text"', '{}', '[]', 'broken{'])('ignores a stored %s', (text) => {
  sessionStorage.setItem(KEY, text);
  expect(arrive()).not.toHaveBeenCalled();
});

test('works when storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  leave();
  expect(arrive().mock.calls).toEqual([[basketItem]]);
  expect(arrive()).not.toHaveBeenCalled();
});
