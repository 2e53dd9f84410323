import type { BasketTotals } from '@shop/shared/contracts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import { couponOrderOf, deliveryUnits, solveCoupons } from '../../../pricing';
import { type HeldCoupon, readDownloadableCardCoupons } from '../../benefit/coupon';
import type { Line } from '../sellable';

/** The mall's own card, and its coupons that the buyer can still download. */
export interface OwnCard {
  cardName: string;
  takeable: readonly HeldCoupon[];
}

const cardNameRow = z.object({ name: z.string() });

/** @param memberNo undefined for a visitor */
export async function readOwnCard(
  db: Queryable,
  memberNo: number | undefined,
  now: Date,
): Promise<OwnCard | undefined> {
  const [card, takeable] = await Promise.all([
    db.maybe(cardNameRow, sql`select name from card_company where is_own order by sort limit 1`),
    readDownloadableCardCoupons(db, memberNo, now),
  ]);
  return card && { cardName: card.name, takeable };
}

/**
 * The price of the selected lines with the mall's own card and the best coupons; null when no coupon of the card
 * lowers the price.
 * @param payWon price of the lines without coupons
 */
export function ownCardTotal(
  lines: readonly Line[],
  payWon: number,
  {
    ownCard,
    coupons,
    now,
  }: {
    ownCard: OwnCard | undefined;
    coupons: readonly HeldCoupon[];
    now: Date;
  },
): BasketTotals['ownCard'] {
  if (!ownCard) return null;
  const order = couponOrderOf(lines, deliveryUnits(lines), { isOwnCard: true, now });
  const best = solveCoupons(order, [...coupons, ...ownCard.takeable]);
  const ofCard = best.taken.find(({ coupon }) => coupon.kind === 'CARD')?.coupon;
  if (!ofCard) return null;
  return {
    cardName: ownCard.cardName,
    payWon: payWon - best.savingWon,
    couponName: ofCard.name,
    couponNo: ofCard.issueNo < 0 ? ofCard.couponNo : null,
  };
}
