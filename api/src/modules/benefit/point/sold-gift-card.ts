import type { Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';

/** A gift card that was bought and can be registered by any member who enters its number. */
export const insertGiftCard = (
  tx: Tx,
  card: { numberHash: string; amountWon: number; expiresAt: Date },
): Promise<number> =>
  tx.run(sql`
    insert into gift_card (number_hash, amount, expires_at)
    values (${card.numberHash}, ${card.amountWon}, ${card.expiresAt})`);

export const extendGiftCard = (tx: Tx, numberHash: string, expiresAt: Date): Promise<number> =>
  tx.run(sql`
    update gift_card set expires_at = ${expiresAt}
    where number_hash = ${numberHash} and registered_by is null`);

/** Voids gift cards that nobody has registered. @returns how many: fewer when one was registered meanwhile */
export const voidGiftCards = (tx: Tx, numberHashes: readonly string[]): Promise<number> =>
  tx.run(sql`
    delete from gift_card where number_hash = any(${numberHashes}::text[]) and registered_by is null`);
