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
    /** Notifies every observer of `element` whether it intersects and how high it is, in px. */
    report(element: Element, isIntersecting: boolean, heightPx = 0) {
      for (const { callback, targets } of [...observers]) {
        if (!targets.has(element)) continue;
        const entry = { target: element, isIntersecting, boundingClientRect: { height: heightPx } };
        callback([entry as IntersectionObserverEntry], {} as IntersectionObserver);
      }
    },
    /** How often `element` was observed: a browser reports an element anew at each. */
    timesObserved: (element: Element) => observations.filter((each) => each === element).length,
    restore() {
      Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    },
  };
}
