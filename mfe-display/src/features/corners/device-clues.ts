import { recentGoods } from '@shop/shared/app';
import { lastWord } from '../search/recent-words';

const SENT_GOODS = 12;

/** What this device remembers that a personal corner may draw on; nothing more leaves it. */
export function deviceClues(): { goodsNos?: string; word?: string } {
  const goodsNos = recentGoods.list().slice(0, SENT_GOODS).join();
  const word = lastWord();
  return { goodsNos: goodsNos || undefined, word: word || undefined };
}
