import type { App } from '@shop/shared/app';
import { notFound } from '@shop/shared/app';
import { type RouteObject, redirect, redirectDocument } from '@shop/shared/app/boot';
import { homeTarget } from '@shop/shared/domain';

/** The home middleware of the spec: redirects `/` to the shop's home. */
export const homeRoute = ({ settings }: App): RouteObject => ({
  path: '/',
  loader: () => {
    const target = homeTarget(settings);
    if (!target) throw notFound();
    return (target.isExternal ? redirectDocument : redirect)(target.to);
  },
});
