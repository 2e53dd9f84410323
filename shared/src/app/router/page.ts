import { paths } from '@shop/shared/contracts';
import { data, redirect } from 'react-router-dom';
import type { App } from '../create-app';
import { CROWDED, isApiError, isCrowded } from '../http/api-error';
import { withoutSystemMode } from './colour-mode';
import { guard } from './guard';
import { passGuards } from './guards';
import { loadInBrowser, loadOnServer, prefetchQueries } from './page-data';
import type { PageDefinition, PageRequest, RemoteRoute } from './page-definition';
import { createPageSlot } from './page-slot';

export const notFound = (): Response =>
  new Response(null, { status: 404, statusText: 'Not Found' });

const requestOf = (request: Request, params: PageRequest['params']): PageRequest => {
  const url = new URL(request.url);
  return { url, query: url.searchParams, params };
};

function translate(
  error: unknown,
  definition: PageDefinition,
  request: PageRequest,
  app: App,
): void {
  const elsewhere = definition.recover?.(error, request);
  if (elsewhere) throw redirect(elsewhere);
  if (!isApiError(error)) throw error;
  if (error.status === 404) throw notFound();
  // No status of HTTP: the router carries it to the error screen, the gateway answers 503.
  if (isCrowded(error)) throw data(null, { status: CROWDED });
  // Ended elsewhere (spec section 8); the browser's own call there has its cookies cleared.
  if (error.status === 901) throw redirect('/');
  if (error.status === 401) throw redirect(paths.login(request.url.pathname + request.url.search));
  // Anything else (the api is down, say) shows in the sections, which ask again by themselves.
  app.outcome.isOutage = true;
}

/** Makes the route of one page: guard, validation, data and code in one place. */
export function page(asked: PageDefinition, app: App): RemoteRoute {
  const definition = withoutSystemMode(asked);
  const slot = createPageSlot(definition);
  return {
    id: definition.id,
    path: definition.path,
    caseSensitive: true,
    handle: {
      page: definition,
      module: slot.module,
      preload: slot.load,
      prefetch: async (request) => {
        // What the guard or the validation would turn away is not worth asking for.
        if (guard(request.url, app.session)) return;
        if (definition.validate && definition.validate(request) !== true) return;
        const { critical = [] } = definition.load?.(request, app) ?? {};
        await Promise.all([slot.load(), prefetchQueries(app, critical)]);
      },
    },
    loader: async ({ request, params }) => {
      const pageRequest = requestOf(request, params);
      const elsewhere = await passGuards({ url: pageRequest.url, app, isUnknown: false });
      if (elsewhere) throw elsewhere;
      const verdict = definition.validate?.(pageRequest) ?? true;
      if (verdict !== true) throw verdict ? redirect(verdict) : notFound();
      const load = definition.load?.(pageRequest, app) ?? {};
      if (!app.isServer) {
        loadInBrowser(app, load);
        return null;
      }
      await loadOnServer(app, load).catch((error) =>
        translate(error, definition, pageRequest, app),
      );
      return null;
    },
    lazy: async () => {
      await slot.load();
      return { Component: slot.Component };
    },
  };
}
