import type { Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';

/** Queues the message with the link to the receiver; does nothing when its key exists. */
export const queueMessage = (
  tx: Tx,
  { giftNo, key, now }: { giftNo: string; key: string; now: Date },
): Promise<number> =>
  tx.run(sql`
    insert into gift_message (key, gift_no, step, happened_at, next_at)
    values (${key}, ${giftNo}, 'GIFT_SENT', ${now}, ${now}) on conflict (key) do nothing`);
