import { sumWon, tableKeys } from '@shop/shared/domain';
import { keepBack, type RefundLine, type SourceWon, takePieces, zeroWon } from './refund';
import { splitWon } from './split-won';

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
  /** Of all lines together, in money: above zero for dearer options, below for what cheaper ones give back. */
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

const moneySources = ['cardWon', 'pointWon', 'coinWon', 'giftCardWon'] as const;

/** The sources of pieces that cost `newWon` now, each by its share of what they cost; all of them if not less. */
function keptOf(taken: SourceWon, newWon: number): SourceWon {
  const sources = tableKeys<keyof SourceWon>(taken);
  const paid = sources.map((source) => taken[source]);
  const parts = splitWon(Math.min(newWon, sumWon(paid)), paid);
  const kept = { ...zeroWon };
  for (const [at, source] of sources.entries()) kept[source] = parts[at] ?? 0;
  return kept;
}

/**
 * What an exchange costs. A cheaper option gives back what was paid for its difference: each source of the line,
 * a coupon too, pays the share of the new price that it paid of the old one. The card's part of that pays for dearer options of the same request, and the fee is kept from what is left.
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
    const kept = keptOf(taken, unitPriceWon * qty);
    if (unitDifferenceWon > 0) {
      const differenceWon = unitDifferenceWon * qty;
      kept.cardWon += differenceWon;
      dearerWon += differenceWon;
    }
    // What a coupon has paid is not given back.
    for (const source of moneySources) back[source] += Math.max(taken[source] - kept[source], 0);
    return { itemNo, qty, unitPriceWon, taken, kept };
  });
  const differenceWon = dearerWon - sumWon(moneySources.map((source) => back[source]));
  const setOffWon = Math.min(back.cardWon, dearerWon);
  back.cardWon -= setOffWon;
  const keptFeeWon = sumWon(Object.values(keepBack(back, feeWon)));
  const paidFeeWon = feeWon - keptFeeWon;
  return {
    goodsWon: sumWon(moved.map(({ qty, unitPriceWon }) => unitPriceWon * qty)),
    feeWon,
    differenceWon,
    payWon: dearerWon - setOffWon + paidFeeWon,
    paidFeeWon,
    back,
    lines: moved,
  };
}
