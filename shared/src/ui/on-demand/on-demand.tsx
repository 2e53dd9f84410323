import { type ComponentType, useSyncExternalStore } from 'react';

export interface OnDemand<P> {
  /** Nothing, or its stand-in, until its code is there; asks for it when first shown. */
  Component: ComponentType<P>;
  /** Loads ahead: on hover, touch or focus of what opens it. */
  preload: () => void;
}

/**
 * A heavy part (sheet, modal) in a chunk of its own. Never suspends, so the page around it neither
 * flashes nor waits; a failed load is asked for again at the next showing.
 */
export function onDemand<P extends object>(
  load: () => Promise<ComponentType<P>>,
  /** Keeps its place until the code is there, on the server too; nothing by default. */
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
