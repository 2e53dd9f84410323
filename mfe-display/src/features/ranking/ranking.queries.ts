import { callQuery } from '@shop/shared/app';
import { rankingCalls } from '@shop/shared/contracts';
import type { RankingChoice } from './ranking-url';

export const rankingQueries = {
  list: ({ period, age, categoryNo }: RankingChoice) =>
    callQuery(rankingCalls.list, {
      query: { period, age, categoryNo: categoryNo || undefined },
    }),
};
