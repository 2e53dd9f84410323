import { useApp, useModalParam } from '@shop/shared/app';
import type { SheetChoices, SheetView } from '@shop/shared/contracts';
import { ChevronRightIcon, lazy, useWasOpened, wonFigure } from '@shop/shared/ui';
import { sheetQueries } from '../../features/sheet/sheet.queries';
import styles from './sheet-benefits.module.css';

const couponSheet = lazy(() =>
  import(/* webpackChunkName: "part-coupons" */ '../../features/sheet/coupon-sheet').then(
    ({ CouponSheet }) => CouponSheet,
  ),
);

export interface CouponRowProps {
  view: SheetView;
  onChoose: (choices: Partial<SheetChoices>) => void;
}

/** The selected coupons; opens all of them. */
export function CouponRow({ view, onChoose }: CouponRowProps) {
  const { queryClient } = useApp();
  const { isOpen, open, close } = useModalParam('coupon');
  const wasOpened = useWasOpened(isOpen);
  const { couponIssueNos } = view.choices;
  // Without a usable coupon the sheet still takes a code, and says why the others do not fit.
  const hasCoupons = couponIssueNos.length > 0 || view.benefits.usableCoupons > 0;
  const warm = () => {
    couponSheet.preload();
    void queryClient.prefetchQuery(sheetQueries.coupons(view.sheetNo, couponIssueNos));
  };
  return (
    <div>
      <p className={styles.label} id="sheet-coupon">
        쿠폰
      </p>
      <button
        type="button"
        className={styles.row}
        aria-haspopup="dialog"
        aria-describedby="sheet-coupon"
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => open()}
      >
        <span className={styles.value}>{couponWords(view)}</span>
        {view.amounts.couponWon > 0 && (
          <strong className={styles.saving}>−{wonFigure(view.amounts.couponWon)}원</strong>
        )}
        <span className={styles.change}>{hasCoupons ? '쿠폰 변경' : '쿠폰 보기'}</span>
        <ChevronRightIcon size={18} />
      </button>
      {wasOpened && (
        <couponSheet.Component
          sheetNo={view.sheetNo}
          chosen={couponIssueNos}
          open={isOpen}
          onClose={close}
          onChoose={(issueNos) => onChoose({ couponIssueNos: issueNos })}
        />
      )}
    </div>
  );
}

/** "장바구니 7% 쿠폰 외 2장" */
function couponWords({ benefits: { couponNames, usableCoupons } }: SheetView): string {
  const [first, ...others] = couponNames;
  if (first) return others.length > 0 ? `${first} 외 ${others.length}장` : first;
  return usableCoupons === 0
    ? '사용할 수 있는 쿠폰이 없어요'
    : `사용할 수 있는 쿠폰 ${usableCoupons}장`;
}
