import { callQuery } from '@shop/shared/app';
import { categoryCalls } from '@shop/shared/contracts';

export const categoryQueries = {
  detail: (categoryNo: number) => callQuery(categoryCalls.detail, { params: { categoryNo } }),
  tree: () => callQuery(categoryCalls.tree, {}),
};
