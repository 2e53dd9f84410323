import { useApp, useModalParam, useQuery } from '@shop/shared/app';
import type { SheetChoices, SheetView } from '@shop/shared/contracts';
import { ChevronRightIcon, onDemand, wonFigure } from '@shop/shared/ui';
import { AmountField } from '../../features/amount-field/amount-field';
import { useWasOpened } from '../../features/on-demand/use-was-opened';
import { sheetQueries } from '../../features/sheet/sheet.queries';
import styles from './sheet-benefits.module.css';
import { SheetPart } from './sheet-part';

const couponSheet = onDemand(() =>
  import(/* webpackChunkName: "part-coupons" */ '../../features/sheet/coupon-sheet').then(
    ({ CouponSheet }) => CouponSheet,
  ),
);

export interface SheetBenefitsProps {
  view: SheetView;
  onChoose: (choices: Partial<SheetChoices>) => void;
}

/** One coupon, points and coins. The best coupon is preselected. */
export function SheetBenefits({ view, onChoose }: SheetBenefitsProps) {
  const { benefits, choices } = view;
  return (
    <SheetPart title="할인과 적립금">
      <div className={styles.fields}>
        <CouponRow view={view} onChoose={onChoose} />
        <AmountField
          label="포인트"
          unit="P"
          amountWon={choices.usePointWon}
          balanceWon={benefits.pointBalanceWon}
          maxWon={benefits.maxPointWon}
          onChange={(usePointWon) => onChoose({ usePointWon })}
        />
        <AmountField
          label="코인"
          unit="원"
          amountWon={choices.useCoinWon}
          balanceWon={benefits.coinBalanceWon}
          maxWon={benefits.maxCoinWon}
          onChange={(useCoinWon) => onChoose({ useCoinWon })}
        />
      </div>
      <p className={styles.note}>
        포인트는 그룹 전체에서, 코인은 이 몰에서만 쓸 수 있는 적립금이에요.
      </p>
    </SheetPart>
  );
}

function CouponRow({ view, onChoose }: SheetBenefitsProps) {
  const { queryClient } = useApp();
  const { isOpen, open, close } = useModalParam('coupon');
  const wasOpened = useWasOpened(isOpen);
  const { couponIssueNo } = view.choices;
  const name = useCouponName(view.sheetNo, couponIssueNo);
  const { usableCoupons } = view.benefits;
  const warm = () => {
    couponSheet.preload();
    void queryClient.prefetchQuery(sheetQueries.coupons(view.sheetNo));
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
        <span className={styles.value}>
          {couponIssueNo === null ? choiceWords(usableCoupons) : (name ?? '쿠폰 적용 중')}
        </span>
        {view.amounts.couponWon > 0 && (
          <strong className={styles.saving}>−{wonFigure(view.amounts.couponWon)}원</strong>
        )}
        <span className={styles.change}>쿠폰 변경</span>
        <ChevronRightIcon size={18} />
      </button>
      {wasOpened && (
        <couponSheet.Component
          sheetNo={view.sheetNo}
          chosen={couponIssueNo}
          open={isOpen}
          onClose={close}
          onChoose={(issueNo) => onChoose({ couponIssueNo: issueNo })}
        />
      )}
    </div>
  );
}

const choiceWords = (usableCoupons: number): string =>
  usableCoupons === 0 ? '사용할 수 있는 쿠폰이 없어요' : `사용할 수 있는 쿠폰 ${usableCoupons}장`;

function useCouponName(sheetNo: string, issueNo: number | null): string | undefined {
  const { data } = useQuery({ ...sheetQueries.coupons(sheetNo), enabled: issueNo !== null });
  return data?.coupons.find((coupon) => coupon.issueNo === issueNo)?.name;
}
