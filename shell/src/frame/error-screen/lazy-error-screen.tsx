import { isRouteError, ROUTES_MISSING_STATUS } from '@shop/shared/app/navigation';
import { type ComponentType, useEffect, useState } from 'react';
import type { ErrorScreenProps } from './error-screen';
import { RemoteLoadError } from './remote-load-error';

/** The error screens are a separate chunk, so that other pages do not load them. */
export const ERROR_SCREEN_CHUNK = 'shell.error-screen';

let Loaded: ComponentType<ErrorScreenProps> | undefined;

/** Must be awaited before the first render of a failed page, on the server and in the browser. */
export async function loadErrorScreen(): Promise<void> {
  const part = await import(/* webpackChunkName: "shell.error-screen" */ './error-screen');
  Loaded = part.ErrorScreen;
}

/**
 * Shows the error screen in place of the page. If its chunk fails to load, a plain one with 다시 시도.
 */
export function LazyErrorScreen(props: ErrorScreenProps) {
  const [state, setState] = useState<'waiting' | 'there' | 'lost'>(Loaded ? 'there' : 'waiting');
  useEffect(() => {
    if (Loaded) return;
    loadErrorScreen().then(
      () => setState('there'),
      () => setState('lost'),
    );
  }, []);
  const isRemoteMissing = isRouteError(props.error) && props.error.status === ROUTES_MISSING_STATUS;
  if (isRemoteMissing || state === 'lost') return <RemoteLoadError />;
  return Loaded ? <Loaded {...props} /> : <main id="main" aria-busy="true" />;
}
