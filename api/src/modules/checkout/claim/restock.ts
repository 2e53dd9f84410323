import type { Tx } from '../../../platform/db/db';
import { required } from '../../../platform/required';
import type { ItemRow } from '../order';
import { returnSold } from '../stock';
import type { ClaimLine } from './claim.repository';

/** Puts returned pieces that can be sold again back into stock. A deal that is over does not sell again. */
export function restock(
  tx: Tx,
  claimNo: string,
  items: readonly ItemRow[],
  lines: readonly ClaimLine[],
  now: Date,
): Promise<void> {
  const goods = lines.map(({ itemNo, qty }) => {
    const { skuNo, goodsNo } = required(
      items.find((one) => one.itemNo === itemNo),
      'item of the line',
    );
    return { skuNo, goodsNo, qty, dealNo: null };
  });
  return returnSold(tx, claimNo, goods, now);
}
