import { expiredKeptWon, isDigitalGoods, isVoucherAlive, sumWon } from '@shop/shared/domain';
import type { Queryable } from '../../../platform/db/db';
import { conflict } from '../../../platform/errors';
import { keepBack, type Refund } from '../../../pricing';
import type { ItemRow } from '../order';
import { readUnused } from '../voucher';

/** What was paid for the canceled pieces of a line, without its coupons. */
const paidWonOf = ({ cardWon, pointWon, coinWon, giftCardWon }: Refund['lines'][number]): number =>
  cardWon + pointWon + coinWon + giftCardWon;

/**
 * The refund of a cancel, less what is kept of the vouchers that have expired.
 * @param voucherNo the voucher that goes back first
 * @throws AppError 409 `STATE` for a voucher of more than five years
 */
export async function keepExpiredShare(
  db: Queryable,
  { orderNo, voucherNo }: { orderNo: string; voucherNo?: string | undefined },
  items: readonly ItemRow[],
  refund: Refund,
  now: Date,
): Promise<Refund> {
  if (!items.some(({ goodsType }) => isDigitalGoods(goodsType))) return refund;
  const unused = await readUnused(db, orderNo, voucherNo);
  const keptWon = refund.lines.map((line) => {
    const item = items.find(({ itemNo }) => itemNo === line.itemNo);
    const taken = unused.filter(({ itemNo }) => itemNo === line.itemNo).slice(0, line.qty);
    if (taken.some(({ issuedAt }) => !isVoucherAlive(issuedAt, now)))
      throw conflict('STATE', '구매한 지 5년이 지난 쿠폰은 환불할 수 없어요.');
    const expired = taken.filter(({ expiresAt }) => expiresAt <= now);
    const valueWon = expired[0]?.faceWon ?? item?.unitPrice ?? 0;
    const paidWon = Math.floor((paidWonOf(line) * expired.length) / line.qty);
    return expiredKeptWon(valueWon, paidWon);
  });
  const back = {
    ...{ cardWon: refund.refundWon, couponWon: 0, pointWon: refund.pointBackWon },
    ...{ coinWon: refund.coinBackWon, giftCardWon: refund.giftCardBackWon },
  };
  keepBack(back, sumWon(keptWon));
  return {
    ...refund,
    ...{ refundWon: back.cardWon, pointBackWon: back.pointWon },
    ...{ coinBackWon: back.coinWon, giftCardBackWon: back.giftCardWon },
    returnFeeWon: refund.returnFeeWon + sumWon(keptWon),
  };
}
