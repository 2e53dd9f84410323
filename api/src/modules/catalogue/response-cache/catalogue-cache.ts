import type { Subscription } from '../../../platform/db/notifications';
import type { Deps, Module } from '../../../platform/deps';
import { subscribeToChanges } from './invalidation';
import { startPeriodJobs } from './period.jobs';
import { createResponseCache, type ResponseCache } from './response-cache';

const caches = new WeakMap<Deps, ResponseCache>();

/** The response cache of an api process, shared by every module that reads the catalogue. */
export function catalogueCache(deps: Deps): ResponseCache {
  const existing = caches.get(deps);
  if (existing) return existing;
  const cache = createResponseCache({ nowMs: () => performance.now() });
  caches.set(deps, cache);
  return cache;
}

const subscriptions = new WeakMap<Deps, Subscription>();

/**
 * The revision of the catalogue, equal in all api processes that have received the same change notifications;
 * undefined while this process may have missed a notification.
 */
export const catalogueRevision = (deps: Deps): string | undefined =>
  subscriptions.get(deps)?.position();

/** Removes cached responses when the database announces a change. */
export const responseCacheModule: Module = {
  name: 'response-cache',
  plugin: async (_app, deps) => {
    subscriptions.set(deps, await subscribeToChanges(deps.db, catalogueCache(deps)));
  },
  jobs: startPeriodJobs,
};
