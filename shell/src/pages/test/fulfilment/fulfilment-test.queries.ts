import { callQuery } from '@shop/shared/app';
import { fulfilmentTestCalls } from '@shop/shared/contracts';

export const fulfilmentTestQueries = {
  state: () => ({ ...callQuery(fulfilmentTestCalls.state, {}), staleTime: 0 }),
};
