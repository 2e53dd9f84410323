import { like } from '../storage/shape';
import { localStore } from '../storage/storage';

export const RECENT_KEY = 'shop.goods.recent';
const MAX_ITEMS = 50;

/** A goods number and the server's time of the view, epoch ms; 0 for goods from the server's list. */
export type RecentView = readonly [goodsNo: number, seenAtMs: number];

/** Lists of earlier releases hold numbers only. */
function viewOf(stored: unknown): RecentView {
  const [goodsNo = 0, seenAtMs = 0] = like([0])(stored) ? stored : [Number(stored)];
  return [goodsNo, seenAtMs];
}

/**
 * 최근 본 상품, latest first, kept on this device. A member's are kept by the server too
 * (`ui/recent-goods`). Empty on the server.
 */
export const recentGoods = {
  views(): RecentView[] {
    const stored = localStore.get(RECENT_KEY, like<unknown[]>([])) ?? [];
    return stored.map(viewOf).filter(([goodsNo]) => goodsNo > 0);
  },
  list: (): number[] => recentGoods.views().map(([goodsNo]) => goodsNo),
  add(goodsNo: number, nowMs: number): void {
    const others = recentGoods.views().filter(([other]) => other !== goodsNo);
    localStore.set(RECENT_KEY, [[goodsNo, nowMs], ...others].slice(0, MAX_ITEMS));
  },
};
