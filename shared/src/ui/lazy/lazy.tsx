import { type ComponentType, useEffect, useSyncExternalStore } from 'react';

export interface Lazy<P> {
  /**
   * Renders nothing, or its placeholder, until its code is loaded; loads it when first rendered.
   */
  Component: ComponentType<P>;
  /** Preloads on hover, touch or focus of the opener. */
  preload: () => void;
  /** Its code, once it is there: an opener shows that it is busy until then. */
  useCode: () => ComponentType<P> | undefined;
}

/**
 * A heavy part (sheet, modal) in its own chunk. Never suspends, so the surrounding page neither
 * flashes nor waits. A failed load is retried at the next rendering.
 */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  /** Placeholder until the code is loaded, on the server too; nothing by default. */
  Fallback?: ComponentType<P>,
): Lazy<P> {
  let loaded: ComponentType<P> | undefined;
  let isAsked = false;
  const listeners = new Set<() => void>();

  const preload = () => {
    if (isAsked) return;
    isAsked = true;
    void load().then(
      (component) => {
        loaded = component;
        for (const listener of listeners) listener();
      },
      () => {
        isAsked = false;
      },
    );
  };

  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const useCode = () =>
    useSyncExternalStore(
      listen,
      () => loaded,
      () => undefined,
    );

  function Component(props: P) {
    const Loaded = useCode();
    useEffect(preload);
    const Shown = Loaded ?? Fallback;
    return Shown ? <Shown {...props} /> : null;
  }

  return { Component, preload, useCode };
}
