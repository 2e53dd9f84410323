import { ErrorBox } from '@shop/shared/ui';
import { type ComponentType, use, useState } from 'react';

/**
 * In a browser the code is asked for once what stands above it has been drawn: a press shows the next
 * page first. A page that is not in view draws no frames, and waits no longer for it than this.
 */
const UNSEEN_MS = 300;

const drawn = (): Promise<void> =>
  typeof requestAnimationFrame === 'undefined'
    ? Promise.resolve()
    : new Promise((done) => {
        requestAnimationFrame(() => setTimeout(done));
        setTimeout(done, UNSEEN_MS);
      });

/**
 * A part below the fold: drawn on the server like everything, its code in a chunk of its own. Stands
 * in a <Suspense>: React keeps the server's markup until the code is there, and hydrates it then.
 * The chunk's name is `<route id>.<part>`, by which the gateway finds its styles.
 */
export function hydratedLater<P extends object>(load: () => Promise<ComponentType<P>>) {
  let part: ComponentType<P> | undefined;
  let loading: Promise<void> | undefined;

  /** Never rejects: without its code the part offers 다시 시도. The server awaits it before it draws. */
  const preload = (): Promise<void> => {
    loading ??= drawn()
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
