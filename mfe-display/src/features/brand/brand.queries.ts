import { callQuery } from '@shop/shared/app';
import { brandCalls } from '@shop/shared/contracts';

export const brandQueries = {
  index: () => callQuery(brandCalls.index, {}),
  detail: (brandNo: number) => callQuery(brandCalls.detail, { params: { brandNo } }),
};
