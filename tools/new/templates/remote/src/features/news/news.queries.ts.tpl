import { callQuery } from '@shop/shared/app';
import { csCalls } from '@shop/shared/contracts';

export const newsQueries = {
  list: () => callQuery(csCalls.notices, { query: { page: 1 } }),
};
