import { act } from '@testing-library/react';

/**
 * A fake IntersectionObserver (jsdom has none). The test sets how much of every element is
 * visible.
 */
export function fakeIntersectionObserver() {
  const observers = new Set<IntersectionObserverCallback>();
  class FakeObserver {
    constructor(private readonly run: IntersectionObserverCallback) {
      observers.add(run);
    }
    observe() {}
    unobserve() {}
    disconnect() {
      observers.delete(this.run);
    }
  }
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  return {
    show(ratio: number): void {
      const entry = {
        target: document.body as Element,
        isIntersecting: ratio > 0,
        intersectionRatio: ratio,
        intersectionRect: { height: 0 },
      } as IntersectionObserverEntry;
      act(() => {
        for (const run of [...observers]) run([entry], {} as IntersectionObserver);
      });
    },
    restore(): void {
      Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    },
  };
}
