import { type App, notFound, passGuards } from '@shop/shared/app';
import type { RouteObject } from '@shop/shared/app/boot';
import { openSpecial } from './open-special';

/** What no page stands for: the guards have their say (it may have moved), then it is a 404. */
export const unknownRoute = (app: App): RouteObject => ({
  id: 'shell.unknown',
  path: '*',
  element: null,
  loader: async ({ request }) => {
    const url = new URL(request.url);
    throw (
      (await openSpecial(url, app)) ??
      (await passGuards({ url, app, isUnknown: true })) ??
      notFound()
    );
  },
});
