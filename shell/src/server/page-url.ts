import { createApp, pickQuery, visitorSession } from '@shop/shared/app';
import { findRoute, type Route } from '@shop/shared/app/boot';
import { ownerOf } from '@shop/shared/contracts';
import { shellRoutes } from '../frame/shell-routes';
import type { GatewayConfig } from './config';
import type { RemoteBundles } from './remote-bundles';

/** Read when rendering any page. */
const FRAME_PARAMS = ['isHideHeader'];

/** Reduces a URL to what its page depends on: the path and the query parameters that its route knows. */
export type NormalizePageUrl = (url: URL) => URL;

/** For reading route definitions only: nothing is loaded with it. */
const createRouteApp = ({ hasTestPages }: GatewayConfig) =>
  createApp({
    call: () => Promise.reject(new Error('Route definitions make no calls.')),
    session: visitorSession,
    isServer: true,
    renderedAtMs: 0,
    hasTestPages,
  });

/**
 * Equal pages get equal URLs, so that random query parameters neither add cache entries nor reach the
 * rendering. A path without a page knows no parameters; a remote without a working build knows all.
 */
export function createPageUrlNormalizer(
  config: GatewayConfig,
  bundles: RemoteBundles,
): NormalizePageUrl {
  const app = createRouteApp(config);
  const routesByOwner = new Map<string, Route[]>();

  const routesOf = (pathname: string): Route[] => {
    const owner = ownerOf(pathname);
    const key = owner ?? 'shell';
    const routes =
      routesByOwner.get(key) ?? (owner ? bundles.get(owner).createRoutes(app) : shellRoutes(app));
    routesByOwner.set(key, routes);
    return routes;
  };

  const knownParams = (pathname: string): readonly string[] | undefined => {
    try {
      const page = findRoute(routesOf(pathname), pathname)?.route.handle?.page;
      return page ? [...page.queryParams, ...FRAME_PARAMS] : FRAME_PARAMS;
    } catch {
      return undefined;
    }
  };

  return (url) => {
    const normalized = new URL(url);
    normalized.search = pickQuery(url.searchParams, knownParams(url.pathname)).toString();
    return normalized;
  };
}
