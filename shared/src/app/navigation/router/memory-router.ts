import { createRouter, type Router, type RouterOptions } from './create-router';
import { createMemoryHistory } from './history';
import type { To } from './location';
import type { Route } from './route';

/** A router without a browser's history, for tests. */
export const createMemoryRouter = (
  routes: readonly Route[],
  {
    initialEntries = ['/'],
    initialIndex,
    ...options
  }: { initialEntries?: readonly To[]; initialIndex?: number } & Partial<RouterOptions> = {},
): Router =>
  createRouter({ routes, history: createMemoryHistory(initialEntries, initialIndex), ...options });
