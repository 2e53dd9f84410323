import type { App } from '@shop/shared/app';
import { notFound } from '@shop/shared/app';
import { type Route, RouteRedirect } from '@shop/shared/app/navigation';
import { homeTarget } from '@shop/shared/domain';

/** The home middleware of the spec: redirects `/` to the shop's home. */
export const homeRoute = ({ settings }: App): Route => ({
  path: '/',
  loader: () => {
    const target = homeTarget(settings);
    if (!target) throw notFound();
    throw new RouteRedirect(target.to, 302, target.isExternal ? 'document' : 'push');
  },
});
