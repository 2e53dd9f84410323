/**
 * Entry of a remote's stand-alone build: a thin frame with the same router contract, session, events
 * and layers as in the shell and without other remotes. The build resolves `@remote/routes` and
 * `@remote/paths` to the remote's.
 */
import '@shop/shared/ui/tokens/tokens.global.css';
import '@shop/shared/ui/foundation/foundation.global.css';
// biome-ignore lint/correctness/noUndeclaredDependencies: the build resolves this name to the remote
import remotePaths from '@remote/paths';
// biome-ignore lint/correctness/noUndeclaredDependencies: the build resolves this name to the remote
import { createRoutes } from '@remote/routes';
import { AppProvider, createApp, createCaller, readSession } from '@shop/shared/app';
import { createBrowserHistory, createRouter, RouterProvider } from '@shop/shared/app/navigation';
import { startPersonal } from '@shop/shared/ui/personal';
import { createRoot } from 'react-dom/client';
import { loadStandIn } from './fragment-stand-in';
import { SampleSignIn } from './sample-sign-in';
import { Elsewhere, Frame, FrameFailure } from './standalone-frame';

const app = createApp({
  call: createCaller({ baseUrl: '/api' }),
  session: readSession(document.cookie),
  isServer: false,
  renderedAtMs: Date.now(),
  userAgent: navigator.userAgent,
  // Whose they are does not matter: this frame has one remote.
  paths: { display: remotePaths },
  loadFragment: loadStandIn,
});

startPersonal(app);

const router = createRouter({
  history: createBrowserHistory(),
  routes: [
    ...createRoutes(app),
    { path: '/common/login-auth', Component: SampleSignIn },
    { path: '*', Component: Elsewhere },
  ],
});

const container = document.createElement('div');
document.body.append(container);
createRoot(container).render(
  <AppProvider app={app}>
    <RouterProvider router={router} errorElement={<FrameFailure />}>
      <Frame />
    </RouterProvider>
  </AppProvider>,
);
