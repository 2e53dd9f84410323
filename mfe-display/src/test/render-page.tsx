import {
  ApiError,
  type App,
  AppProvider,
  type Caller,
  createApp,
  type RemoteRoute,
  visitorSession,
} from '@shop/shared/app';
import { createMemoryRouter, type Router, RouterProvider } from '@shop/shared/app/navigation';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutes } from '../remote/routes';

// jsdom has no matchMedia; this stub is a phone.
window.matchMedia ??= ((media: string) => ({
  media,
  matches: false,
  addEventListener() {},
  removeEventListener() {},
})) as never;

/** On-demand code may take longer than the default second on a busy machine. */
configure({ asyncUtilTimeout: 5000 });

/** The stubbed response of each call, by its id. A call without one fails like a network error. */
export type Responses = Record<string, (input: never) => unknown>;

function respondWith(responses: Responses, requests: { id: string; input: unknown }[]): Caller {
  return async (call, input) => {
    requests.push({ id: call.id, input });
    const response = responses[call.id] as ((input: unknown) => unknown) | undefined;
    if (!response) throw new ApiError(503, 'NETWORK', 'no response');
    return response(input) as never;
  };
}

/** Waits until the loaders have run, so that the first render is complete. */
const whenReady = (router: Router) =>
  new Promise<void>((resolve) => {
    if (router.state.isReady) return resolve();
    const stop = router.subscribe(() => {
      stop();
      resolve();
    });
  });

const elsewhere = { path: '*', element: <h1>다른 화면</h1> };

/** Opens a URL of this remote on its routes with a stubbed api. */
export async function renderPage(path: string, responses: Responses, session = visitorSession) {
  const requests: { id: string; input: unknown }[] = [];
  const app: App = createApp({
    call: respondWith(responses, requests),
    session,
    isServer: false,
    renderedAtMs: 0,
  });
  const routes: RemoteRoute[] = createRoutes(app);
  await Promise.all(routes.map(({ handle }) => handle.preload()));
  const router = createMemoryRouter([...routes, elsewhere], { initialEntries: [path] });
  await whenReady(router);
  render(
    <AppProvider app={app}>
      <RouterProvider router={router} />
    </AppProvider>,
  );
  return {
    user: userEvent.setup(),
    router,
    requestsOf: (id: string) =>
      requests.filter((request) => request.id === id).map(({ input }) => input),
  };
}
