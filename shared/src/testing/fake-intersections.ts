/** Fakes IntersectionObserver, which jsdom lacks; the test reports intersections. */
export function fakeIntersections() {
  let observations: Element[] = [];
  const observers = new Set<{ callback: IntersectionObserverCallback; targets: Set<Element> }>();

  class FakeObserver {
    private readonly record: { callback: IntersectionObserverCallback; targets: Set<Element> };
    constructor(callback: IntersectionObserverCallback) {
      this.record = { callback, targets: new Set() };
      observers.add(this.record);
    }
    observe(element: Element) {
      this.record.targets.add(element);
      observations = [...observations, element];
    }
    unobserve(element: Element) {
      this.record.targets.delete(element);
    }
    disconnect() {
      observers.delete(this.record);
    }
  }
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });

  return {
    /**
     * Notifies every observer of `element` whether it intersects and how high it is, in px. Several
     * values are reported at once, oldest first, as by a busy browser.
     */
    report(element: Element, isIntersecting: boolean | boolean[], heightPx = 0) {
      const entries = [isIntersecting].flat().map((isNow) => ({
        target: element,
        isIntersecting: isNow,
        boundingClientRect: { height: heightPx },
      }));
      for (const { callback, targets } of [...observers]) {
        if (!targets.has(element)) continue;
        callback(entries as IntersectionObserverEntry[], {} as IntersectionObserver);
      }
    },
    /** How often `element` was observed: a browser reports an element anew at each. */
    timesObserved: (element: Element) => observations.filter((each) => each === element).length,
    restore() {
      Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    },
  };
}
