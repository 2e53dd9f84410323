import type { App, RemoteRoute } from '@shop/shared/app';
import { redirect } from '@shop/shared/app/boot';
import { safeReturnTo } from '@shop/shared/domain';

/** A page for visitors only, such as login: a member is redirected to its return target. */
export const visitorOnly = (route: RemoteRoute, app: App): RemoteRoute => {
  const { loader } = route;
  return {
    ...route,
    loader: (args, context) => {
      if (app.session.isLoggedIn) {
        throw redirect(safeReturnTo(new URL(args.request.url).searchParams.get('returnTo')));
      }
      return typeof loader === 'function' ? loader(args, context) : null;
    },
  } as RemoteRoute;
};
