import { openApp } from './open-app';

beforeEach(() => jest.useFakeTimers());

const tryIt = () => {
  const go = jest.fn();
  const missing = jest.fn();
  const stop = openApp('lpapp://open?path=%2Fmain', missing, go);
  expect(go).toHaveBeenCalledWith('lpapp://open?path=%2Fmain');
  return { missing, stop };
};

test('reports a missing app when it does not open within 1.5 s', () => {
  const { missing } = tryIt();
  jest.advanceTimersByTime(1499);
  expect(missing).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(missing).toHaveBeenCalledTimes(1);
});

test('does not report a missing app after the page was hidden', () => {
  const { missing } = tryIt();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  jest.advanceTimersByTime(60_000);
  expect(missing).not.toHaveBeenCalled();
});

test.each(['pagehide', 'blur'])('nor after %s', (name) => {
  const { missing } = tryIt();
  dispatchEvent(new Event(name));
  jest.advanceTimersByTime(60_000);
  expect(missing).not.toHaveBeenCalled();
});

test('does not report a missing app after cancelling', () => {
  const { missing, stop } = tryIt();
  stop();
  jest.advanceTimersByTime(60_000);
  expect(missing).not.toHaveBeenCalled();
});
