import { callQuery } from '@shop/shared/app';
import { openingCalls, restockCalls } from '@shop/shared/contracts';

/** 재입고 알림 and 오픈 알림, read anew at each visit. */
export const alertQueries = {
  restock: () => ({ ...callQuery(restockCalls.list, {}), staleTime: 0 }),
  opening: () => ({ ...callQuery(openingCalls.list, {}), staleTime: 0 }),
};
