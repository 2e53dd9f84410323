import { callQuery } from '@shop/shared/app';
import { voucherCalls } from '@shop/shared/contracts';

export const voucherQueries = {
  /** Vouchers are used in shops, where this page does not hear of it. */
  list: () => ({ ...callQuery(voucherCalls.list, {}), staleTime: 0 }),
};
