import { hashCode } from '../modules/benefit/code';
import { sql } from '../platform/db/sql';
import type { Deps } from '../platform/deps';

/** A code of a coupon with the method CODE. */
export const addCouponCode = (
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  couponNo: number,
  code: string,
  isShared = false,
): Promise<number> =>
  db.run(sql`
    insert into coupon_code (code_hash, coupon_no, is_shared)
    values (${hashCode(secrets, code)}, ${couponNo}, ${isShared})`);

export const addGiftCard = (
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  number: string,
  amountWon: number,
  expiresAt: Date,
): Promise<number> =>
  db.run(sql`
    insert into gift_card (number_hash, amount, expires_at)
    values (${hashCode(secrets, number)}, ${amountWon}, ${expiresAt})`);
