import { matchRoutes } from 'react-router-dom';
import type { MaybePromise } from './maybe-promise';
import { notFound, type Route, type RouteParams, RouteRedirect, type RouteRequest } from './route';

export interface RouteMatch {
  route: Route;
  params: RouteParams;
}

/** What a URL leads to: a page, an error in its place, or another URL. */
export type Resolution =
  | { kind: 'page'; match: RouteMatch }
  | { kind: 'error'; match: RouteMatch | undefined; error: unknown }
  | { kind: 'redirect'; redirect: RouteRedirect };

/** Routes without parameters, by their path. */
const literalRoutes = new WeakMap<readonly Route[], Map<string, Route>>();

function literalRoutesOf(routes: readonly Route[]): Map<string, Route> {
  const known = literalRoutes.get(routes);
  if (known) return known;
  const literals = routes.filter(({ path }) => !/[:*?]/.test(path));
  // Of two equal paths the first one wins, as in `matchRoutes`.
  const byPath = new Map(literals.reverse().map((route) => [route.path, route]));
  literalRoutes.set(routes, byPath);
  return byPath;
}

/**
 * Finds the route of a path; the most specific one wins. A path without parameters is looked up,
 * because `matchRoutes` compiles the patterns of all routes each time: half of a gateway's work for
 * a page from memory.
 */
export function findRoute(routes: readonly Route[], pathname: string): RouteMatch | undefined {
  const literal = literalRoutesOf(routes).get(pathname);
  if (literal) return { route: literal, params: {} };
  const found = matchRoutes(routes as Parameters<typeof matchRoutes>[0], { pathname })?.at(-1);
  return found && { route: found.route as unknown as Route, params: found.params };
}

async function awaitResolution(
  work: Promise<unknown>,
  match: RouteMatch,
  page: MaybePromise<Resolution>,
): Promise<Resolution> {
  try {
    await work;
    return await page;
  } catch (thrown) {
    return failed(match, thrown);
  }
}

const failed = (match: RouteMatch, thrown: unknown): Resolution =>
  thrown instanceof RouteRedirect
    ? { kind: 'redirect', redirect: thrown }
    : { kind: 'error', match, error: thrown };

/** Loads the page's code, which is usually there already. */
function preload(match: RouteMatch): MaybePromise<Resolution> {
  const page: Resolution = { kind: 'page', match };
  const { handle } = match.route;
  if (!handle?.preload || handle.module?.()) return page;
  return handle.preload().then(
    () => page,
    (thrown) => failed(match, thrown),
  );
}

/**
 * Runs the route's loader and loads its code. Synchronous when nothing has to be waited for, so that
 * a prefetched page is drawn in one task. Never throws.
 */
export function resolveMatch(match: RouteMatch | undefined, url: URL): MaybePromise<Resolution> {
  if (!match) return { kind: 'error', match, error: notFound() };
  const request: RouteRequest = { url, params: match.params };
  try {
    const work = match.route.loader?.(request);
    const page = preload(match);
    return work instanceof Promise ? awaitResolution(work, match, page) : page;
  } catch (thrown) {
    return failed(match, thrown);
  }
}
