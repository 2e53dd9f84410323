import { savingOnRest } from './coupon-combination';
import { type CouponOrder, targetLines } from './coupon-order';
import type { CouponRule } from './coupon-rule';

/** A coupon definition of which a member holds one or several issues: they are one choice. */
export interface CouponChoice<C extends CouponRule> {
  coupon: C;
  issues: C[];
  /** Positions of the lines that it may lower. */
  lines: ReadonlySet<number>;
}

/** A place for one line coupon. */
export interface LineSlot<C extends CouponRule> {
  kind: 'GOODS' | 'DUPLICATE';
  line: number;
  /** The one that saves most on the untouched line first. */
  choices: CouponChoice<C>[];
  /** The most any choice saves on the untouched line: an upper bound. */
  mostWon: number;
}

export function couponChoices<C extends CouponRule>(
  order: CouponOrder,
  coupons: readonly C[],
): CouponChoice<C>[] {
  const byCoupon = new Map<number, CouponChoice<C>>();
  for (const coupon of coupons) {
    const choice = byCoupon.get(coupon.couponNo);
    if (choice) choice.issues.push(coupon);
    else {
      const lines = new Set(targetLines(coupon, order));
      byCoupon.set(coupon.couponNo, { coupon, issues: [coupon], lines });
    }
  }
  return [...byCoupon.values()];
}

/** The slots of one kind, the one with the largest possible saving first. */
export function lineSlots<C extends CouponRule>(
  order: CouponOrder,
  choices: readonly CouponChoice<C>[],
  kind: LineSlot<C>['kind'],
): LineSlot<C>[] {
  return order.lines
    .map((line, at): LineSlot<C> => {
      const saving = ({ coupon }: CouponChoice<C>) => savingOnRest(coupon, line.amountWon);
      const here = choices
        .filter((choice) => choice.coupon.kind === kind && choice.lines.has(at))
        .sort((a, b) => saving(b) - saving(a));
      return { kind, line: at, choices: here, mostWon: here[0] ? saving(here[0]) : 0 };
    })
    .filter((slot) => slot.choices.length > 0)
    .sort((a, b) => b.mostWon - a.mostWon || a.line - b.line);
}
