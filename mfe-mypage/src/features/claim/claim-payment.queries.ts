import { callQuery } from '@shop/shared/app';
import { paymentCalls } from '@shop/shared/contracts';

export const claimPaymentQueries = {
  /** Has the gateway asked again about an attempt that it has not decided. */
  inquire: (paymentNo: string) => ({
    ...callQuery(paymentCalls.inquire, { params: { paymentNo } }),
    staleTime: 0,
  }),
};
