import { callQuery } from '@shop/shared/app';
import { claimCalls, paymentCalls } from '@shop/shared/contracts';

export const claimQueries = {
  exchangeOptions: (orderNo: string) =>
    callQuery(claimCalls.exchangeOptions, { params: { orderNo } }),
  detail: (claimNo: string) => callQuery(claimCalls.detail, { params: { claimNo } }),
  /** Has the gateway asked again about an attempt that it has not decided. */
  inquire: (paymentNo: string) => ({
    ...callQuery(paymentCalls.inquire, { params: { paymentNo } }),
    staleTime: 0,
  }),
};
