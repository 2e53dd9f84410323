import type { App, RemoteRoute } from '@shop/shared/app';
import { RouteRedirect } from '@shop/shared/app/navigation';
import { safeReturnTo } from '@shop/shared/domain';

/** A page for visitors only, such as login: a member is redirected to its return target. */
export const visitorOnly = (route: RemoteRoute, app: App): RemoteRoute => {
  const { loader } = route;
  return {
    ...route,
    loader: (request) => {
      if (app.session.isLoggedIn)
        throw new RouteRedirect(safeReturnTo(request.url.searchParams.get('returnTo')));
      return loader?.(request);
    },
  };
};
