import { endOfDayInKorea } from '@shop/shared/domain';
import { addMs, daysMs } from '../../../platform/clock';
import type { Deps } from '../../../platform/deps';
import { emit } from '../../../platform/outbox';
import { voucherSpent } from '../voucher';
import { settleUntil } from './till.repository';

const BATCH = 200;

/** Uses of days that are over are final: perhaps one was the last of its line. @returns how many */
export async function settleRedemptions(deps: Deps): Promise<number> {
  let count = 0;
  let settled: { itemNo: number }[];
  do {
    settled = await deps.db.tx(async (tx) => {
      const now = deps.clock.now();
      const rows = await settleUntil(tx, endOfDayInKorea(addMs(now, -daysMs(1))), now, BATCH);
      for (const { itemNo } of rows) await emit(tx, voucherSpent, { itemNo });
      return rows;
    });
    count += settled.length;
  } while (settled.length === BATCH);
  return count;
}
