import { useState } from 'react';
import type { PageDefinition, PageModule } from './page-definition';
import { PageLoadError } from './page-load-error';

/**
 * Loads a page's code. In the browser the promise never rejects: a page that fails to load shows an error with a button
 * that imports the chunk again. On the server it rejects, because the build contains all pages.
 */
export function lazyPage(definition: PageDefinition, isServer = false) {
  let loaded: PageModule | undefined;
  let loading: Promise<void> | undefined;

  const load = (): Promise<void> => {
    if (loaded) return Promise.resolve();
    loading ??= definition
      .component()
      .then((module) => {
        loaded = module;
      })
      .catch((error: unknown) => {
        warnLoadFailure(definition.id, error);
        if (isServer) throw error;
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };

  function Component() {
    const [, setTries] = useState(0);
    if (loaded) return <loaded.Page />;
    return <PageLoadError onRetry={() => load().then(() => setTries((tries) => tries + 1))} />;
  }

  return { load, Component, module: () => loaded };
}

function warnLoadFailure(id: string, error: unknown): void {
  console.warn(`The page ${id} could not be loaded.`, error);
}
