import type { FragmentDefinition } from '@shop/shared/app';
import { goodsQueries } from '../../features/goods/goods.queries';
import { Substitutes } from '../../features/goods/substitutes';

/** Goods to take instead of some that cannot be bought, on pages of other remotes. */
export const fragment: FragmentDefinition<'goods/substitutes'> = {
  queries: ({ goodsNo }) => [goodsQueries.similar(goodsNo)],
  Component: Substitutes,
};
