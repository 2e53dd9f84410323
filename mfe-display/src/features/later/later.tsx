import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';

/**
 * A part whose code comes when it is wanted. Once here it renders directly and never suspends, since
 * React would hold a fallback for 300 ms. `preload` on the intent to use it makes the wait vanish.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined;
  const preload = async (): Promise<void> => {
    loaded ??= await load();
  };

  function Later({ fallback = null, ...props }: P & { fallback?: ReactNode }) {
    const [, setArrived] = useState(loaded !== undefined);
    useEffect(() => {
      if (loaded) return;
      let isGone = false;
      preload().then(
        () => !isGone && setArrived(true),
        (error: unknown) => console.warn('A part of the page could not be loaded.', error),
      );
      return () => {
        isGone = true;
      };
    }, []);
    return loaded ? createElement(loaded, props as unknown as P) : fallback;
  }

  return { Later, preload: () => void preload().catch(() => {}) };
}
