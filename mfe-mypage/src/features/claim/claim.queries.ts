import { callQuery } from '@shop/shared/app';
import { claimCalls } from '@shop/shared/contracts';

export const claimQueries = {
  exchangeOptions: (orderNo: string) =>
    callQuery(claimCalls.exchangeOptions, { params: { orderNo } }),
  detail: (claimNo: string) => callQuery(claimCalls.detail, { params: { claimNo } }),
};
