import { renderHook } from '@testing-library/react';
import { useWasOpened } from './use-was-opened';

test('stays true from the first opening on', () => {
  const { result, rerender } = renderHook(useWasOpened, { initialProps: false });
  expect(result.current).toBe(false);
  rerender(true);
  expect(result.current).toBe(true);
  rerender(false);
  expect(result.current).toBe(true);
});
