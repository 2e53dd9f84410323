import {
  ApiError,
  type App,
  AppProvider,
  type Caller,
  createApp,
  Outlet,
  type RemoteRoute,
  type SessionSnapshot,
  useLocation,
  useRouteError,
} from '@shop/shared/app';
import { createMemoryRouter, isRouteError, RouterProvider } from '@shop/shared/app/navigation';
import { Layers } from '@shop/shared/ui';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadStandIn } from './fragment-stand-in';
import { sitePaths } from './site-paths';

/** Returns the payload of one call, or throws `refused`. */
export type Answer = (input: never) => unknown;

export interface Sent {
  id: string;
  input: unknown;
  idempotencyKey: string | undefined;
}

export const refused = (status: number, code: string, message: string, payload?: unknown) =>
  new ApiError(status, code, message, payload);

function fakeCaller(answers: Record<string, Answer>, sent: Sent[]): Caller {
  return (async (call: { id: string }, input: never, options?: { idempotencyKey?: string }) => {
    sent.push({ id: call.id, input, idempotencyKey: options?.idempotencyKey });
    const answer = answers[call.id];
    if (!answer) throw refused(404, 'NOT_FOUND', `no answer for ${call.id}`);
    return structuredClone(await answer(input));
  }) as Caller;
}

/** Shows the path of a page outside this remote. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`다른 화면 ${pathname}${search}`}</p>;
}

/** The status that the shell's error screen would show. */
function Failure() {
  const error = useRouteError();
  return <p>{`오류 화면 ${isRouteError(error) ? error.status : error}`}</p>;
}

const Frame = () => (
  <>
    <Outlet />
    <Layers />
  </>
);

const signedIn: SessionSnapshot = {
  isLoggedIn: true,
  memberType: '10',
  expiresAt: 2_000_000_000,
};

/** Renders a page of a remote, for a signed-in member unless told otherwise, with `answers` as the api. */
export function renderRemotePage(
  createRoutes: (app: App) => RemoteRoute[],
  path: string,
  answers: Record<string, Answer>,
  session: SessionSnapshot = signedIn,
) {
  const sent: Sent[] = [];
  const app: App = createApp({
    call: fakeCaller(answers, sent),
    session,
    isServer: false,
    renderedAtMs: Date.now(),
    paths: sitePaths,
    loadFragment: loadStandIn,
  });
  const router = createMemoryRouter([...createRoutes(app), { path: '*', Component: Elsewhere }], {
    initialEntries: [path],
  });
  render(
    <AppProvider app={app}>
      <RouterProvider router={router} errorElement={<Failure />}>
        <Frame />
      </RouterProvider>
    </AppProvider>,
  );
  return {
    user: userEvent.setup(),
    router,
    sent,
    sentTo: (id: string) => sent.filter((one) => one.id === id),
  };
}
