import {
  ApiError,
  type App,
  AppProvider,
  type Caller,
  createApp,
  type RemoteRoute,
  visitorSession,
} from '@shop/shared/app';
import { createMemoryRouter, RouterProvider } from '@shop/shared/app/boot';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutes } from '../remote/routes';

/** On-demand code may take longer than the default second on a busy machine. */
configure({ asyncUtilTimeout: 5000 });

/** The stubbed response of each call, by its id. A call without one fails like a network error. */
export type Answers = Record<string, (input: never) => unknown>;

function answering(answers: Answers, asked: { id: string; input: unknown }[]): Caller {
  return async (call, input) => {
    asked.push({ id: call.id, input });
    const answer = answers[call.id] as ((input: unknown) => unknown) | undefined;
    if (!answer) throw new ApiError(503, 'NETWORK', 'no answer');
    return answer(input) as never;
  };
}

/** Waits until the loaders have run, so that the first render is complete. */
const initialized = (router: ReturnType<typeof createMemoryRouter>) =>
  new Promise<void>((done) => {
    if (router.state.initialized) return done();
    const stop = router.subscribe(({ initialized: isDone }) => {
      if (!isDone) return;
      stop();
      done();
    });
  });

const elsewhere = { path: '*', element: <h1>다른 화면</h1> };

/** Opens a URL of this remote on its routes with a stubbed api. */
export async function renderPage(address: string, answers: Answers, session = visitorSession) {
  const asked: { id: string; input: unknown }[] = [];
  const app: App = createApp({
    call: answering(answers, asked),
    session,
    isServer: false,
    renderedAtMs: 0,
  });
  const routes: RemoteRoute[] = createRoutes(app);
  await Promise.all(routes.map(({ handle }) => handle.preload()));
  const router = createMemoryRouter([...routes, elsewhere], { initialEntries: [address] });
  await initialized(router);
  render(
    <AppProvider app={app}>
      <RouterProvider router={router} />
    </AppProvider>,
  );
  return {
    user: userEvent.setup(),
    router,
    asked: (id: string) => asked.filter((one) => one.id === id).map(({ input }) => input),
  };
}
