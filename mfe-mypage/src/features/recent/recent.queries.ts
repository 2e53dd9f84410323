import { callQuery } from '@shop/shared/app';
import { recentCalls } from '@shop/shared/contracts';

export const recentQueries = {
  /** 최근 본 상품 of all the member's devices, read anew at each visit. */
  list: () => ({ ...callQuery(recentCalls.list, {}), staleTime: 0 }),
};
