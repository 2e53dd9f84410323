import { AppProvider, createApp, createCaller } from '@shop/shared/app';
import { matchRoutes, RouterProvider } from '@shop/shared/app/boot';
import { ownerOf } from '@shop/shared/contracts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type PageState, ROOT_ID, STATE_ID } from '../frame/page-state';
import { frameRoutes } from '../frame/routes';
import { loadRoutes, registerFrom } from './federation';
import { createShopRouter } from './router';

const readState = (): PageState => {
  const element = document.getElementById(STATE_ID);
  if (!element?.textContent) throw new Error('The page carries no state.');
  return JSON.parse(element.textContent) as PageState;
};

export async function boot(): Promise<void> {
  const state = readState();
  const app = createApp({
    call: createCaller({ baseUrl: '/api' }),
    session: state.session,
    isServer: false,
    renderedAtMs: state.renderedAtMs,
  });
  for (const [key, data, updatedAt] of state.queries) {
    app.queryClient.setQueryData(key, data, { updatedAt });
  }
  registerFrom(state.remotes);
  const owner = ownerOf(location.pathname);
  const remoteRoutes = owner
    ? await loadRoutes(state.remotes, owner).then(
        (module) => module.createRoutes(app),
        () => undefined,
      )
    : [];
  const routes = frameRoutes(app, remoteRoutes ?? []);
  await Promise.all(
    (matchRoutes(routes, location) ?? []).map(({ route }) => route.handle?.preload?.()),
  );
  const router = createShopRouter(app, routes, state, owner && remoteRoutes ? [owner] : []);
  const view = (
    <AppProvider app={app}>
      <RouterProvider router={router} />
    </AppProvider>
  );
  const container = document.getElementById(ROOT_ID) as HTMLElement;
  if (state.isRendered && remoteRoutes) hydrateRoot(container, view);
  else createRoot(container).render(view);
}
