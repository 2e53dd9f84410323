import { rankingCalls } from '@shop/shared/contracts';
import { rankingSchemas } from '@shop/shared/contracts/schemas';
import { jsonTextRow } from '../../../platform/db/row';
import type { Deps } from '../../../platform/deps';
import type { RouteBinding } from '../../../platform/http/route';
import { cachedRoutes, catalogueCache } from '../response-cache';
import { rankingSql } from './ranking.sql';

/** A new list shows within this time. */
const AGE_MS = 30_000;

export function rankingRoutes(deps: Deps): RouteBinding[] {
  const cached = cachedRoutes(catalogueCache(deps));
  return [
    cached(rankingCalls.list, rankingSchemas.list, ({ query }) => {
      const { period = 'REALTIME', age = 'ALL', categoryNo = 0 } = query;
      return {
        key: `ranking:${period}:${age}:${categoryNo}`,
        load: async () =>
          (await deps.db.one(jsonTextRow, rankingSql({ period, age, categoryNo }))).text,
        maxAgeMs: AGE_MS,
      };
    }),
  ];
}
