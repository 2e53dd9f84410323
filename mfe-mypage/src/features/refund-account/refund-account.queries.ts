import { callQuery } from '@shop/shared/app';
import { paymentCalls } from '@shop/shared/contracts';

export const refundAccountQueries = {
  /** The account that the member keeps, masked. */
  saved: () => ({ ...callQuery(paymentCalls.savedAccount, {}), staleTime: 0 }),
};
