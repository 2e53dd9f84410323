import { recentGoods } from '@shop/shared/app/recent';
import { lastWord } from '../search/recent-words';

const MAX_GOODS = 12;

/** The data stored on this device that is sent for personal corners: goods numbers and one word. */
export function readDeviceHistory(): { goodsNos?: string; word?: string } {
  const goodsNos = recentGoods.list().slice(0, MAX_GOODS).join();
  const word = lastWord();
  return { goodsNos: goodsNos || undefined, word: word || undefined };
}
