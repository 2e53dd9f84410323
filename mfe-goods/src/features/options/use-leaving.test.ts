import { act, renderHook } from '@testing-library/react';
import { useLeaving } from './use-leaving';

beforeEach(() => jest.useFakeTimers());

function leave() {
  const { result } = renderHook(useLeaving);
  act(() => result.current[1]());
  expect(result.current[0]).toBe(true);
  return result;
}

test('ends when the browser shows the page again', () => {
  const result = leave();
  act(() => void dispatchEvent(new Event('pageshow')));
  expect(result.current[0]).toBe(false);
});

test('ends when no other document comes', () => {
  const result = leave();
  act(() => void jest.advanceTimersByTime(10_000));
  expect(result.current[0]).toBe(false);
});
