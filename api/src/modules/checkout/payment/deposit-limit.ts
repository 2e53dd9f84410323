import type { Tx } from '../../../platform/db/db';
import { countRow } from '../../../platform/db/row';
import { sql } from '../../../platform/db/sql';
import { conflict } from '../../../platform/errors';

/** Each holds stock until its deadline without any money. */
const MAX_WAITING = 5;

/**
 * Refuses one more order by virtual account when as many as allowed wait. The caller has locked the member, so
 * that parallel orders count each other.
 * @throws AppError 409 `DEPOSIT_LIMIT`
 */
export async function assertMayAwaitDeposit(tx: Tx, memberNo: number): Promise<void> {
  const { count } = await tx.one(
    countRow,
    sql`
    select count(*) from orders o join payment p using (order_no)
    where o.member_no = ${memberNo} and o.status in ('CREATED', 'DEPOSIT_WAIT')
      and p.method = 'VIRTUAL_ACCOUNT'`,
  );
  if (count < MAX_WAITING) return;
  throw conflict(
    'DEPOSIT_LIMIT',
    `입금을 기다리는 주문이 ${MAX_WAITING}건이에요. 먼저 입금하거나 취소해 주세요.`,
  );
}
