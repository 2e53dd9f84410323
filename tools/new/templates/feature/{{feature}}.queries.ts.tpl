import { callQuery } from '@shop/shared/app';
import { csCalls } from '@shop/shared/contracts';

export const {{camel}}Queries = {
  list: () => callQuery(csCalls.notices, { query: { page: 1 } }),
};
