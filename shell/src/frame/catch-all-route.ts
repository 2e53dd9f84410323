import { type App, notFound, runGuards } from '@shop/shared/app';
import type { Route } from '@shop/shared/app/navigation';
import { specialPath } from '@shop/shared/domain';

/** Paths without a page: the guards run (the path may have a redirect), then it is a 404. */
export const catchAllRoute = (app: App): Route => ({
  id: 'shell.catch-all',
  path: '*',
  element: null,
  loader: async ({ url }) => {
    if (specialPath(url.pathname)) {
      const { resolveSpecialPath } = await import(
        /* webpackChunkName: "deferred.special-path" */ './special-path'
      );
      throw await resolveSpecialPath(url, app);
    }
    throw (await runGuards({ url, app, isUnknownPath: true })) ?? notFound();
  },
});
