import { paths } from '@shop/shared/contracts';
import { dottedDate, koreanDayOf, voucherNoticeDays } from '@shop/shared/domain';
import { z } from 'zod';
import { addMs, daysMs, hoursMs } from '../../../platform/clock';
import type { Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { emitNotice } from '../../member/notice';

const endingRow = z.object({
  voucherNo: z.string(),
  memberNo: z.number(),
  goodsName: z.string(),
  expiresAt: z.date(),
});
type Ending = z.infer<typeof endingRow>;

const BATCH = 200;
/** A voucher ends with its day in Korea: the notice of a day goes out at ten in its morning. */
const MORNING_MS = hoursMs(10);

/** Takes vouchers whose notice is due; another process does not take the same ones. */
const takeEnding = (tx: Tx, days: number, now: Date): Promise<Ending[]> =>
  tx.rows(
    endingRow,
    sql`
    update voucher v set notified_days = ${days} from order_item i
    where i.item_no = v.item_no and v.voucher_no in (
      select voucher_no from voucher
      where state = 'USABLE' and expires_at > ${now}
        and expires_at < ${addMs(now, daysMs(days + 1) - MORNING_MS)}
        and (notified_days is null or notified_days > ${days})
      order by expires_at, voucher_no limit ${BATCH} for update skip locked)
    returning v.voucher_no, v.member_no, i.goods_name, v.expires_at`,
  );

const tell = (tx: Tx, days: number, one: Ending, now: Date): Promise<void> => {
  const { voucherNo, memberNo, goodsName, expiresAt } = one;
  const daysLeft = Math.max(koreanDayOf(expiresAt) - koreanDayOf(now), 1);
  return emitNotice(
    tx,
    {
      ...{ memberNo, step: 'VOUCHER_ENDING', path: paths.vouchers() },
      // An extended voucher ends again.
      key: `voucher:${voucherNo}:${expiresAt.getTime()}:${days}`,
      facts: { goodsName, daysLeft: String(daysLeft), until: dottedDate(expiresAt.getTime()) },
    },
    now,
  );
};

/**
 * Tells the holders of unused vouchers 30, 7 and 1 days before the end, each once. After a time at which nothing
 * ran only the nearest is sent. @returns how many
 */
export async function tellEndingVouchers(deps: Deps): Promise<number> {
  let count = 0;
  for (const days of voucherNoticeDays) {
    let taken: number;
    do {
      taken = await deps.db.tx(async (tx) => {
        const now = deps.clock.now();
        const ending = await takeEnding(tx, days, now);
        for (const one of ending) await tell(tx, days, one, now);
        return ending.length;
      });
      count += taken;
    } while (taken === BATCH);
  }
  return count;
}
