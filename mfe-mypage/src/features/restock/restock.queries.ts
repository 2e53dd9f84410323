import { callQuery } from '@shop/shared/app';
import { restockCalls } from '@shop/shared/contracts';

export const restockQueries = {
  /** 재입고 알림, read anew at each visit. */
  list: () => ({ ...callQuery(restockCalls.list, {}), staleTime: 0 }),
};
