import { searchCalls } from '@shop/shared/contracts';
import { searchSchemas } from '@shop/shared/contracts/schemas';
import { minutesMs } from '../../../platform/clock';
import type { Deps } from '../../../platform/deps';
import { type RouteBinding, route } from '../../../platform/http/route';
import { visitorKey } from '../../../platform/http/visitor-key';
import { cachedRoutes, catalogueCache } from '../response-cache';
import { searchRepository } from './search.repository';
import { searchService } from './search.service';

/** Builds a cache key that does not depend on the order of the query parameters. */
const keyOf = (name: string, query: object): string =>
  `${name}:${JSON.stringify(Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1)))}`;

const SUGGEST_AGE_MS = 60_000;

export function searchRoutes(deps: Deps): RouteBinding[] {
  const { db, clock, secrets } = deps;
  const cache = catalogueCache(deps);
  const repository = searchRepository(db);
  const search = searchService(db, repository, () => performance.now());
  const cached = cachedRoutes(cache);

  return [
    cached(searchCalls.goods, searchSchemas.goods, ({ query }) => ({
      key: keyOf('list', query),
      load: () => search.list(query),
    })),
    cached(searchCalls.facet, searchSchemas.facet, ({ query }) => ({
      key: keyOf('facet', query),
      load: () => search.facets(query),
    })),
    cached(searchCalls.others, searchSchemas.others, ({ query }) => ({
      key: keyOf('others', query),
      load: () => search.others(query.q),
      maxAgeMs: SUGGEST_AGE_MS,
    })),
    cached(searchCalls.suggest, searchSchemas.suggest, ({ query }) => ({
      key: keyOf('suggest', query),
      load: () => search.suggest(query.q),
      maxAgeMs: SUGGEST_AGE_MS,
    })),
    cached(searchCalls.wordIndex, searchSchemas.wordIndex, ({ query: { have } }) => ({
      key: `word-index:${have ?? ''}`,
      load: () => search.wordIndex(have),
      maxAgeMs: minutesMs(5),
    })),
    cached(searchCalls.popular, searchSchemas.popular, () => ({
      key: 'popular',
      load: async () => JSON.stringify(await repository.popular(clock.now())),
    })),
    route(
      searchCalls.log,
      searchSchemas.log,
      async ({ body, request, session }) => {
        const word = await search.shopWords(body.used || body.word);
        if (word !== undefined)
          await repository.log(word, visitorKey(secrets, 'searches', request, session));
        return {};
      },
      { limit: 'searchLog' },
    ),
  ];
}
