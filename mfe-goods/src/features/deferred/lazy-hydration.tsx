import { afterPaint, loadTwice, useAnnounceHydration } from '@shop/shared/app';
import { ErrorBox } from '@shop/shared/ui';
import { type ComponentType, use, useState } from 'react';

/**
 * A component below the fold: rendered on the server, with its code in a separate chunk. It is
 * placed in a <Suspense>, where React keeps the server markup until the code has loaded and then
 * hydrates it. The chunk is named `<route id>.<part>`, which the gateway uses to find its styles, or
 * `<route id>.<part>.desktop` for a part that phones do not render.
 * @param isOptional shows nothing, and no 다시 시도, when the code cannot be loaded
 */
export function lazyHydration<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { isOptional = false } = {},
) {
  let part: ComponentType<P> | undefined;
  let loading: Promise<void> | undefined;

  /**
   * Loads the code after the first paint, so that navigation shows the page first. Never rejects:
   * when the code cannot be loaded, the component offers 다시 시도. The server awaits it before
   * rendering.
   */
  const preload = (): Promise<void> => {
    loading ??= afterPaint()
      .then(() => loadTwice(load))
      .then((loaded) => {
        part = loaded;
      })
      .catch((error: unknown) => console.warn('A part of the page could not be loaded.', error))
      // React reads this mark: a component whose code is there does not suspend for a turn.
      .then(() => void Object.assign(loading ?? {}, { status: 'fulfilled' }));
    return loading;
  };

  function Component(props: P) {
    const [, setTries] = useState(0);
    use(preload());
    useAnnounceHydration();
    const Part = part;
    if (Part) return <Part {...props} />;
    if (isOptional) return null;
    const retry = () => {
      loading = undefined;
      void preload().then(() => setTries((tries) => tries + 1));
    };
    return <ErrorBox onRetry={retry} />;
  }

  return { Component, preload };
}
