import type { App, RemoteRoute } from '@shop/shared/app';
import { redirect } from '@shop/shared/app/boot';
import { safeReturnTo } from '@shop/shared/domain';

/** A page that makes no sense to a member, as sign-in: he goes on to where it would have brought him. */
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
