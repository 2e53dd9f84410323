import type { ComponentType, ReactNode } from 'react';
import type { PageHandle } from '../page/page-definition';
import type { MaybePromise } from './maybe-promise';

export type RouteParams = Record<string, string | undefined>;

export interface RouteRequest {
  url: URL;
  params: RouteParams;
}

/** A path and the page that it shows. */
export interface Route {
  id?: string;
  path: string;
  caseSensitive?: boolean;
  handle?: PageHandle;
  Component?: ComponentType;
  element?: ReactNode;
  /**
   * Runs before the page is shown.
   * @throws RouteRedirect to another URL, RouteError to the error screen
   */
  loader?: (request: RouteRequest) => MaybePromise<unknown>;
}

/** The route of one page. */
export type RemoteRoute = Route & { handle: PageHandle };

/** Thrown or returned instead of a page: another URL. */
export class RouteRedirect {
  constructor(
    readonly to: string,
    readonly status = 302,
    /** `document`: a full page load, for URLs outside the shop. `replace`: in place of the entry. */
    readonly mode: 'push' | 'replace' | 'document' = 'push',
  ) {}
}

/** Why a page cannot be shown, as a status. Part of the state that the gateway sends. */
export interface RouteError {
  /** An HTTP status, or one of the envelope's own (801: overloaded). */
  status: number;
}

/** The status of a page whose owner's code failed to load. */
export const ROUTES_MISSING_STATUS = 400;

export const routeError = (status: number): RouteError => ({ status });
export const notFound = (): RouteError => routeError(404);

export const isRouteError = (error: unknown): error is RouteError =>
  typeof error === 'object' &&
  error !== null &&
  !(error instanceof Error) &&
  'status' in error &&
  typeof error.status === 'number';
