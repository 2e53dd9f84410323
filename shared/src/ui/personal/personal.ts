import type { App } from '@shop/shared/app';
import { startAdultImages } from '../adult-images/start-adult-images';
import { startFavorites } from '../favorite/favorite';
import { syncRecentGoods } from '../recent-goods/change-recent-goods';

/** Starts what belongs to one shopper and stands on pages that are the same for everybody. Loaded when idle. */
export function startPersonal(app: App): void {
  startFavorites(app);
  startAdultImages(app);
  void syncRecentGoods(app);
}
