import { callQuery } from '@shop/shared/app';
import { paymentCalls } from '@shop/shared/contracts';

export const paymentQueries = {
  /** Always of this moment: another tab, the card company or the clock may have decided it. */
  view: (paymentNo: string) => ({
    ...callQuery(paymentCalls.view, { params: { paymentNo } }),
    staleTime: 0,
  }),
  /** Makes the api ask the card company again while it is not decided. */
  inquire: (paymentNo: string) => ({
    ...callQuery(paymentCalls.inquire, { params: { paymentNo } }),
    staleTime: 0,
  }),
};
