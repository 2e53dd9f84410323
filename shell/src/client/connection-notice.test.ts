import { layers } from '@shop/shared/app';
import { announceConnection } from './connection-notice';

const notice = () => layers.getState().notification?.text;
const toasts = () => layers.getState().toasts.map(({ text }) => text);

test('says once that the browser is offline, until it is online again', () => {
  const refetchQueries = jest.fn();
  announceConnection({ queryClient: { refetchQueries } as never });
  dispatchEvent(new Event('online'));
  expect(toasts()).toEqual([]);
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('offline'));
  expect(notice()).toMatch(/인터넷 연결이 끊겼어요/);
  dispatchEvent(new Event('online'));
  expect(notice()).toBeUndefined();
  expect(toasts()).toEqual(['다시 연결되었어요']);
  const [[{ predicate }]] = refetchQueries.mock.calls;
  expect(predicate({ state: { status: 'error' } })).toBe(true);
  expect(predicate({ state: { status: 'success' } })).toBeFalsy();
});
