import { act, renderHook } from '@testing-library/react';
import { afterPaint, whenIdle } from './schedule';
import { useWhenIdle } from './use-when-idle';

type IdleWindow = typeof globalThis & {
  requestIdleCallback?: typeof requestIdleCallback;
  cancelIdleCallback?: typeof cancelIdleCallback;
};

/** The queued idle callbacks of a browser that becomes idle on demand. */
function fakeIdle() {
  const queued = new Map<number, () => void>();
  const target = globalThis as IdleWindow;
  target.requestIdleCallback = (run) => {
    queued.set(queued.size + 1, run as () => void);
    return queued.size;
  };
  target.cancelIdleCallback = (id) => void queued.delete(id);
  return {
    queued,
    becomeIdle: () => {
      for (const run of queued.values()) run();
      queued.clear();
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  delete (globalThis as Partial<IdleWindow>).requestIdleCallback;
  delete (globalThis as Partial<IdleWindow>).cancelIdleCallback;
});

describe('whenIdle', () => {
  it('runs when the browser is idle, after the delay', () => {
    const { queued, becomeIdle } = fakeIdle();
    const run = jest.fn();
    whenIdle(run, 1000);
    jest.advanceTimersByTime(999);
    expect(queued.size).toBe(0);
    jest.advanceTimersByTime(1);
    expect(run).not.toHaveBeenCalled();
    becomeIdle();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it.each([0, 1000])('does not run when cancelled after %i ms', (elapsedMs) => {
    const { becomeIdle } = fakeIdle();
    const run = jest.fn();
    const cancel = whenIdle(run, 1000);
    jest.advanceTimersByTime(elapsedMs);
    cancel();
    jest.advanceTimersByTime(10_000);
    becomeIdle();
    expect(run).not.toHaveBeenCalled();
  });

  it('runs after a fixed time without requestIdleCallback, unless cancelled', () => {
    const run = jest.fn();
    const cancelled = jest.fn();
    whenIdle(run);
    whenIdle(cancelled)();
    jest.advanceTimersByTime(1500);
    expect(run).toHaveBeenCalledTimes(1);
    expect(cancelled).not.toHaveBeenCalled();
  });
});

describe('whenIdle on a document that is not loaded', () => {
  it('waits for the load event, unless cancelled', () => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const run = jest.fn();
    const cancelled = jest.fn();
    whenIdle(run);
    whenIdle(cancelled)();
    jest.advanceTimersByTime(10_000);
    expect(run).not.toHaveBeenCalled();
    dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(10_000);
    expect(run).toHaveBeenCalledTimes(1);
    expect(cancelled).not.toHaveBeenCalled();
  });
});

describe('afterPaint', () => {
  const hasResolved = async (promise: Promise<void>) => {
    let isResolved = false;
    void promise.then(() => {
      isResolved = true;
    });
    await Promise.resolve();
    await Promise.resolve();
    return isResolved;
  };

  it('resolves after the next frame', async () => {
    let draw: FrameRequestCallback = () => {};
    jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => {
      draw = callback;
      return 1;
    });
    const painted = afterPaint();
    expect(await hasResolved(painted)).toBe(false);
    draw(0);
    jest.advanceTimersByTime(0);
    expect(await hasResolved(painted)).toBe(true);
  });

  it('resolves after a limited time when no frame is drawn', async () => {
    jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
    const painted = afterPaint();
    jest.advanceTimersByTime(300);
    expect(await hasResolved(painted)).toBe(true);
  });
});

test('useWhenIdle turns true when the browser is idle and stops waiting on unmount', () => {
  const { queued, becomeIdle } = fakeIdle();
  const { result } = renderHook(() => useWhenIdle(500));
  const unmounted = renderHook(() => useWhenIdle(500));
  act(() => jest.advanceTimersByTime(500));
  expect([result.current, queued.size]).toEqual([false, 2]);
  unmounted.unmount();
  act(becomeIdle);
  expect([result.current, unmounted.result.current]).toEqual([true, false]);
});
