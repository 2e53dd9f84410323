import { callQuery } from '@shop/shared/app';
import { paymentCalls } from '@shop/shared/contracts';

export const paymentQueries = {
  /** Refetched on each use: another tab, the card company or a timeout may have changed the payment. */
  view: (paymentNo: string) => ({
    ...callQuery(paymentCalls.view, { params: { paymentNo } }),
    staleTime: 0,
  }),
  /** Makes the api query the card company again while the payment is undecided. */
  inquire: (paymentNo: string) => ({
    ...callQuery(paymentCalls.inquire, { params: { paymentNo } }),
    staleTime: 0,
  }),
};
