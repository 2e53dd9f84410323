import { isRouteErrorResponse } from '@shop/shared/app/boot';
import { type ComponentType, useEffect, useState } from 'react';
import type { ErrorScreenProps } from './error-screen';
import { RemoteLoadError } from './remote-load-error';

/** The screens of failures, in a chunk that a page which works does not bring. */
export const ERROR_SCREEN_CHUNK = 'shell.error-screen';

let Loaded: ComponentType<ErrorScreenProps> | undefined;

/** To be awaited before the first rendering of a page that failed, on the server and in the browser. */
export async function loadErrorScreen(): Promise<void> {
  const part = await import(/* webpackChunkName: "shell.error-screen" */ './error-screen');
  Loaded = part.ErrorScreen;
}

/** What went wrong, in the page's place. A screen that does not arrive leaves a plain one with 다시 시도. */
export function LazyErrorScreen(props: ErrorScreenProps) {
  const [state, setState] = useState<'waiting' | 'there' | 'lost'>(Loaded ? 'there' : 'waiting');
  useEffect(() => {
    if (Loaded) return;
    loadErrorScreen().then(
      () => setState('there'),
      () => setState('lost'),
    );
  }, []);
  // The router's own 400: a remote's routes did not arrive.
  const isRemoteMissing = isRouteErrorResponse(props.error) && props.error.status === 400;
  if (isRemoteMissing || state === 'lost') return <RemoteLoadError />;
  return Loaded ? <Loaded {...props} /> : <main id="main" aria-busy="true" />;
}
