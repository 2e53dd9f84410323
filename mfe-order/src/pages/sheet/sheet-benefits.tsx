import type { SheetView } from '@shop/shared/contracts';
import { POINT_UNIT_WON } from '@shop/shared/domain';
import { Button, lazy, wonFigure } from '@shop/shared/ui';
import { AmountField } from '../../features/amount-field/amount-field';
import type { Sheet } from '../../features/sheet/use-sheet';
import { CouponRow } from './coupon-row';
import styles from './sheet-benefits.module.css';
import { SheetPart } from './sheet-part';

export interface SheetBenefitsProps {
  view: SheetView;
  sheet: Pick<Sheet, 'choose' | 'chooseBest' | 'recommend' | 'refresh'>;
}

/** Its code follows the page. */
const codes = lazy<SheetBenefitsProps>(
  () =>
    import(/* webpackChunkName: "part-codes" */ './sheet-codes').then(
      ({ SheetCodes }) => SheetCodes,
    ),
  () => <div className={styles.codesSpace} />,
);

/** Coupons, points, coins and gift cards. The coupons and the card that cost least are preselected. */
export function SheetBenefits({ view, sheet }: SheetBenefitsProps) {
  const { benefits, choices } = view;
  const { expiringUnspent } = benefits;
  return (
    <SheetPart title="할인과 적립금">
      <div className={styles.fields}>
        <BestChoice view={view} onChoose={() => void sheet.chooseBest()} />
        <CouponRow view={view} onChoose={sheet.choose} />
        <AmountField
          label="포인트"
          unit="P"
          stepWon={POINT_UNIT_WON}
          amountWon={choices.usePointWon}
          balanceWon={benefits.pointBalanceWon}
          maxWon={benefits.maxPointWon}
          withExpiringWon={view.amounts.pointWon + (expiringUnspent?.pointWon ?? 0)}
          onChange={(usePointWon) => sheet.choose({ usePointWon })}
        />
        <AmountField
          label="코인"
          unit="원"
          amountWon={choices.useCoinWon}
          balanceWon={benefits.coinBalanceWon}
          maxWon={benefits.maxCoinWon}
          withExpiringWon={view.amounts.coinWon + (expiringUnspent?.coinWon ?? 0)}
          onChange={(useCoinWon) => sheet.choose({ useCoinWon })}
        />
        <div>
          <AmountField
            label="상품권"
            unit="원"
            amountWon={choices.useGiftCardWon}
            balanceWon={benefits.giftCardBalanceWon}
            maxWon={benefits.maxGiftCardWon}
            withExpiringWon={view.amounts.giftCardWon + (expiringUnspent?.giftCardWon ?? 0)}
            onChange={(useGiftCardWon) => sheet.choose({ useGiftCardWon })}
          />
          <codes.Component view={view} sheet={sheet} />
        </div>
      </div>
      <p className={styles.note}>
        포인트는 그룹 전체에서 {POINT_UNIT_WON}P 단위로, 코인은 이 몰에서만 쓸 수 있는 적립금이에요.
      </p>
    </SheetPart>
  );
}

/** Says why this combination was chosen, or offers the best one again after a change by hand. */
function BestChoice({ view, onChoose }: { view: SheetView; onChoose: () => void }) {
  const { couponWon } = view.amounts;
  if (!view.benefits.isBest) {
    return (
      <div className={styles.best}>
        <p>지금 고른 것보다 혜택이 더 큰 조합이 있어요.</p>
        <Button variant="outline" size="small" onClick={onChoose}>
          최대 혜택 적용
        </Button>
      </div>
    );
  }
  if (couponWon === 0) return null;
  return (
    <p className={styles.best} role="status">
      최대 혜택을 적용했어요. 쿠폰으로 {wonFigure(couponWon)}원 할인
    </p>
  );
}
