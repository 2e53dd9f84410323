import type { Db } from '../../../platform/db/db';
import type { ReadModel } from './response-cache';

const CHANNEL = 'catalogue';

/** Keeps the memory true: forgets what the database says has changed. */
export async function hearCatalogue(db: Db, memory: ReadModel): Promise<void> {
  await db.listen(CHANNEL, (message) => {
    const goodsNo = /^goods:(\d+)$/.exec(message ?? '')?.[1];
    if (goodsNo) memory.forgetGoods(Number(goodsNo));
    else memory.forgetAll();
  });
}
