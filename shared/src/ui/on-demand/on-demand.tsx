import { type ComponentType, useSyncExternalStore } from 'react';

export interface OnDemand<P> {
  /**
   * Renders nothing, or its placeholder, until its code is loaded; loads it when first rendered.
   */
  Component: ComponentType<P>;
  /** Preloads on hover, touch or focus of the opener. */
  preload: () => void;
}

/**
 * A heavy part (sheet, modal) in its own chunk. Never suspends, so the surrounding page neither
 * flashes nor waits. A failed load is retried at the next rendering.
 */
export function onDemand<P extends object>(
  load: () => Promise<ComponentType<P>>,
  /** Placeholder until the code is loaded, on the server too; nothing by default. */
  Fallback?: ComponentType<P>,
): OnDemand<P> {
  let loaded: ComponentType<P> | undefined;
  let isLoading = false;
  const listeners = new Set<() => void>();

  const preload = () => {
    if (loaded || isLoading || typeof document === 'undefined') return;
    isLoading = true;
    void load()
      .then((component) => {
        loaded = component;
        for (const listener of listeners) listener();
      })
      .catch(() => undefined)
      .finally(() => {
        isLoading = false;
      });
  };

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    preload();
    return () => listeners.delete(listener);
  };

  function Component(props: P) {
    const Loaded = useSyncExternalStore(
      subscribe,
      () => loaded,
      () => undefined,
    );
    const Shown = Loaded ?? Fallback;
    return Shown ? <Shown {...props} /> : null;
  }

  return { Component, preload };
}
