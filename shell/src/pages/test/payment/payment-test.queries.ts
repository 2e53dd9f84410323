import { callQuery } from '@shop/shared/app';
import { paymentTestCalls } from '@shop/shared/contracts';

export const paymentTestQueries = {
  state: () => ({ ...callQuery(paymentTestCalls.state, {}), staleTime: 0 }),
};
