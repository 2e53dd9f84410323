import { callQuery } from '@shop/shared/app';
import { basketCalls } from '@shop/shared/contracts';

export const basketQueries = {
  view: () => callQuery(basketCalls.view, {}),
};
