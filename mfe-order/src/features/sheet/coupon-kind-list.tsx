import type { SheetCoupon } from '@shop/shared/contracts';
import { Checkbox, wonFigure } from '@shop/shared/ui';
import { useId } from 'react';
import styles from './coupon-sheet.module.css';

export interface CouponKindListProps {
  title: string;
  /** How many of this kind an order takes. */
  rule: string;
  coupons: readonly SheetCoupon[];
  onToggle: (coupon: SheetCoupon) => void;
}

/** The coupons of one kind, each with its saving or the reason why it is left out. */
export function CouponKindList({ title, rule, coupons, onToggle }: CouponKindListProps) {
  const id = useId();
  if (coupons.length === 0) return null;
  return (
    <section className={styles.kind} aria-labelledby={id}>
      <h3 className={styles.title} id={id}>
        {title} <span className={styles.rule}>{rule}</span>
      </h3>
      <ul className={styles.list}>
        {coupons.map((coupon) => (
          <li key={coupon.issueNo} className={styles.coupon} data-taken={coupon.isTaken}>
            <Checkbox
              checked={coupon.isTaken}
              disabled={!coupon.isUsable}
              aria-describedby={`${id}-${coupon.issueNo}`}
              onChange={() => onToggle(coupon)}
              label={<span className={styles.name}>{coupon.name}</span>}
            />
            {coupon.isUsable && (
              <strong className={styles.saving} data-taken={coupon.isTaken}>
                −{wonFigure(coupon.savingWon)}원
              </strong>
            )}
            <p className={styles.note} id={`${id}-${coupon.issueNo}`}>
              {couponNote(coupon)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function couponNote({ reason, goodsName, minOrderWon, maxAmountWon }: SheetCoupon): string {
  if (reason) return reason;
  const terms = [
    goodsName,
    minOrderWon > 0 && `${wonFigure(minOrderWon)}원 이상`,
    maxAmountWon !== null && `최대 ${wonFigure(maxAmountWon)}원`,
  ];
  return terms.filter(Boolean).join(' · ') || '금액 제한 없음';
}
