import { like, storedState, useStore } from '@shop/shared/app';

const MOST = 100;
const disliked = storedState<readonly number[]>('shop.goods.disliked', like([0]), []);

/** Goods marked 관심없음, stored on this device so that they disappear at once for visitors too. */
export const dislikedGoods = {
  add: (goodsNo: number): void =>
    disliked.update((goodsNos) => [goodsNo, ...goodsNos].slice(0, MOST)),
};

/** Empty on the server and during hydration. */
export const useDislikedGoods = (): readonly number[] => useStore(disliked);
