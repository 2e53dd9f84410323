import { localStore } from '../storage/storage';

const KEY = 'shop.goods.recent';
const MAX_ITEMS = 50;

/**
 * 최근 본 상품: recently viewed goods numbers, latest first, kept on this device only. Empty on the
 * server.
 */
export const recentGoods = {
  list: (): number[] => localStore.get<number[]>(KEY) ?? [],
  add(goodsNo: number): void {
    const otherGoods = recentGoods.list().filter((other) => other !== goodsNo);
    localStore.set(KEY, [goodsNo, ...otherGoods].slice(0, MAX_ITEMS));
  },
};
