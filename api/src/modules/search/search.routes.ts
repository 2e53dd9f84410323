import { searchCalls } from '@shop/shared/contracts';
import { searchSchemas } from '@shop/shared/contracts/schemas';
import type { Deps } from '../../platform/deps';
import { type RouteBinding, route } from '../../platform/http/route';
import type { ReadModel } from '../catalogue/read-model';
import { searchRepository } from './search.repository';
import { searchService } from './search.service';

/** One key for one question, whatever the order of its parts. */
const keyOf = (name: string, query: object): string =>
  `${name}:${JSON.stringify(Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1)))}`;

export function searchRoutes({ db, clock }: Deps, memory: ReadModel): RouteBinding[] {
  const repository = searchRepository(db);
  const search = searchService(db, repository, () => clock.now().getTime());

  return [
    route(searchCalls.goods, searchSchemas.goods, ({ query }) =>
      memory.read(keyOf('list', query), () => search.list(query)),
    ),
    route(searchCalls.facet, searchSchemas.facet, ({ query }) =>
      memory.read(keyOf('facet', query), () => search.facets(query)),
    ),
    route(searchCalls.suggest, searchSchemas.suggest, ({ query }) =>
      memory.read(keyOf('suggest', query), () => search.suggest(query.q), { maxAgeMs: 60_000 }),
    ),
    route(searchCalls.popular, searchSchemas.popular, () =>
      memory.read('popular', async () => (await repository.popular()).text),
    ),
    route(
      searchCalls.log,
      searchSchemas.log,
      async ({ body }) => {
        await repository.log(body.word, body.used, 0);
        return {};
      },
      { perMinute: 60 },
    ),
  ];
}
