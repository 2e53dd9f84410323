import { callInfiniteQuery, callQuery } from '@shop/shared/app';
import { pointCalls, recommendationCalls } from '@shop/shared/contracts';
import type { CoinChoice } from './coin-choice';

export const coinQueries = {
  recommendation: () => callQuery(recommendationCalls.mine, {}),
  history: ({ kind, group, months }: CoinChoice) => {
    const query = { kind, group, months };
    return {
      ...callInfiniteQuery(
        pointCalls.history,
        { query },
        (cursor) => ({ query: { ...query, before: cursor ? Number(cursor) : undefined } }),
        ({ next }) => (next === null ? null : String(next)),
      ),
      staleTime: 0,
    };
  },
};
