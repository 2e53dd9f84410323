import type { Db } from '../../../platform/db/db';
import type { Subscription } from '../../../platform/db/notifications';
import type { ResponseCache } from './response-cache';

/** Of the database's notifications. */
export const CHANNEL = 'catalogue';

/** Invalidates cached responses when the database notifies of a change. */
export const subscribeToChanges = (db: Db, cache: ResponseCache): Promise<Subscription> =>
  db.listen(CHANNEL, {
    onMessage: (message) => {
      const goodsNo = /^goods:(\d+)$/.exec(message)?.[1];
      if (goodsNo) cache.invalidateGoods(Number(goodsNo));
      else cache.invalidateAll();
    },
    onMissed: cache.invalidateAll,
  });
