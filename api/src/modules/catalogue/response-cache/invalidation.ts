import type { Db } from '../../../platform/db/db';
import type { ResponseCache } from './response-cache';

/** Of the database's notifications. */
export const CHANNEL = 'catalogue';

/** Invalidates cached responses when the database notifies of a change. */
export async function subscribeToChanges(db: Db, cache: ResponseCache): Promise<void> {
  await db.listen(CHANNEL, (message) => {
    const goodsNo = /^goods:(\d+)$/.exec(message ?? '')?.[1];
    if (goodsNo) cache.invalidateGoods(Number(goodsNo));
    else cache.invalidateAll();
  });
}
