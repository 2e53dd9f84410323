import { sumWon, tableKeys } from '@shop/shared/domain';
import { keepBack, type RefundLine, type SourceWon, takePieces, zeroWon } from './refund';

/** Pieces of a line, and what a piece of the wanted option costs more (or less, below zero). */
export interface WantedExchange {
  itemNo: number;
  qty: number;
  unitDifferenceWon: number;
}

export interface Exchange {
  goodsWon: number;
  /** Fees of both ways by the buyer's fault. */
  feeWon: number;
  /** Of all lines together: above zero for dearer options. */
  differenceWon: number;
  /** Asked before the goods are fetched. */
  payWon: number;
  /** The part of `payWon` that pays fees and is not a part of the new goods. */
  paidFeeWon: number;
  /** Goes back when the goods were inspected, by source. */
  back: SourceWon;
  lines: {
    itemNo: number;
    qty: number;
    unitPriceWon: number;
    /** What leaves the old line. */
    taken: SourceWon;
    /** The split of the new line. */
    kept: SourceWon;
  }[];
}

/**
 * What an exchange costs. A cheaper option gives its difference back by the sources of the line, card first;
 * the card's part of that pays for dearer options of the same request, and the fee is kept from what is left.
 * What is still missing is asked for.
 * @param feeWon nothing for the seller's fault
 * @throws RangeError when a line has fewer pieces left, or a wanted option would cost less than nothing
 */
export function exchangeOf(
  lines: readonly RefundLine[],
  wanted: readonly WantedExchange[],
  feeWon: number,
): Exchange {
  const back = { ...zeroWon };
  let dearerWon = 0;
  const moved = wanted.map(({ itemNo, qty, unitDifferenceWon }) => {
    const line = lines.find((one) => one.itemNo === itemNo);
    if (!line || qty < 1 || qty > line.leftQty)
      throw new RangeError(`Line ${itemNo} has no ${qty}.`);
    const unitPriceWon = line.unitPriceWon + unitDifferenceWon;
    if (unitPriceWon < 0) throw new RangeError('An option cannot cost less than nothing.');
    const taken = { ...takePieces(line, qty) };
    const kept = { ...taken };
    const differenceWon = unitDifferenceWon * qty;
    if (differenceWon > 0) {
      kept.cardWon += differenceWon;
      dearerWon += differenceWon;
    } else {
      const out = keepBack(kept, -differenceWon);
      for (const source of tableKeys<keyof SourceWon>(out)) back[source] += out[source];
      // What a coupon has paid is not given back.
      kept.couponWon -= -differenceWon - sumWon(Object.values(out));
    }
    return { itemNo, qty, unitPriceWon, taken, kept };
  });
  const setOffWon = Math.min(back.cardWon, dearerWon);
  back.cardWon -= setOffWon;
  const keptFeeWon = sumWon(Object.values(keepBack(back, feeWon)));
  const paidFeeWon = feeWon - keptFeeWon;
  return {
    goodsWon: sumWon(moved.map(({ qty, unitPriceWon }) => unitPriceWon * qty)),
    feeWon,
    differenceWon: sumWon(wanted.map(({ qty, unitDifferenceWon }) => unitDifferenceWon * qty)),
    payWon: dearerWon - setOffWon + paidFeeWon,
    paidFeeWon,
    back,
    lines: moved,
  };
}
