import { useState } from 'react';
import type { PageDefinition, PageModule } from './page-definition';
import { PageLoadError } from './page-load-error';

/**
 * Loads a page's code. In the browser loading never rejects: a failed page shows an error with a retry that imports the
 * chunk again. On the server the code is in the build, so a page without it is an error.
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
