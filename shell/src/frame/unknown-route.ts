import { type App, notFound, passGuards } from '@shop/shared/app';
import type { RouteObject } from '@shop/shared/app/boot';

/** What no page stands for: the guards have their say (it may have moved), then it is a 404. */
export const unknownRoute = (app: App): RouteObject => ({
  id: 'shell.unknown',
  path: '*',
  element: null,
  loader: async ({ request }) => {
    throw (await passGuards({ url: new URL(request.url), app, isUnknown: true })) ?? notFound();
  },
});
