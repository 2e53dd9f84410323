import { afterPaint } from '@shop/shared/app';
import { ErrorBox } from '@shop/shared/ui';
import { type ComponentType, use, useState } from 'react';

/**
 * A part below the fold: drawn on the server like everything, its code in a chunk of its own. Stands
 * in a <Suspense>: React keeps the server's markup until the code is there, and hydrates it then.
 * The chunk's name is `<route id>.<part>`, by which the gateway finds its styles.
 */
export function hydratedLater<P extends object>(load: () => Promise<ComponentType<P>>) {
  let part: ComponentType<P> | undefined;
  let loading: Promise<void> | undefined;

  /**
   * Loads the code after the first paint, so that navigation shows the page first. Never rejects: without
   * its code the part offers 다시 시도. The server awaits it before it renders.
   */
  const preload = (): Promise<void> => {
    loading ??= afterPaint()
      .then(load)
      .then((loaded) => {
        part = loaded;
      })
      .catch((error: unknown) => console.warn('A part of the page could not be loaded.', error));
    return loading;
  };

  function Component(props: P) {
    const [, setTries] = useState(0);
    if (!part) use(preload());
    const Part = part;
    if (Part) return <Part {...props} />;
    const retry = () => {
      loading = undefined;
      void preload().then(() => setTries((tries) => tries + 1));
    };
    return <ErrorBox onRetry={retry} />;
  }

  return { Component, preload };
}
