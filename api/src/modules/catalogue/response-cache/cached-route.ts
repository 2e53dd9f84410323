import type { Call, CallSchema } from '@shop/shared/contracts';
import { type RouteBinding, type RouteContext, route } from '../../../platform/http/route';
import type { ResponseCache } from './response-cache';

/** A cached read: the key of its response, and its loader. */
export interface CachedRead {
  key: string;
  load: () => Promise<string>;
  /** Time to live of a response that changes with the clock. */
  maxAgeMs?: number;
}

export type CachedRoute = <S extends CallSchema>(
  call: Call<S>,
  schema: S,
  read: (context: RouteContext<S>) => CachedRead,
) => RouteBinding;

/** Binds public reads whose responses are cached and sent without serialising them again. */
export const cachedRoutes =
  (cache: ResponseCache): CachedRoute =>
  (call, schema, read) =>
    route(
      call,
      schema,
      (context) => {
        const { key, load, maxAgeMs } = read(context);
        return cache.read(key, load, {
          url: context.request.url,
          maxAgeMs,
        });
      },
      { getCached: cache.getByUrl, limit: 'cached' },
    );
