import { hasWithdrawalRight, type InstallmentPlan, installmentPlans } from '@shop/shared/domain';
import { Badge, BottomSheet, Notice, wonFigure } from '@shop/shared/ui';
import styles from './installment-sheet.module.css';

export interface InstallmentSheetProps {
  open: boolean;
  onClose: () => void;
  priceWon: number;
  /** The longest interest-free installment (무이자) for this price. */
  interestFreeMonths: number;
}

/** The monthly amount for each number of months, with the fee where interest is charged. */
export function InstallmentSheet({
  open,
  onClose,
  priceWon,
  interestFreeMonths,
}: InstallmentSheetProps) {
  const months = Array.from({ length: interestFreeMonths - 1 }, (_, i) => i + 2);
  const plans = installmentPlans(priceWon, [{ months, minAmountWon: 0 }]).filter(
    (plan) => plan.months > 0,
  );
  return (
    <BottomSheet open={open} onClose={onClose} title="카드 할부 안내">
      <p className={styles.lead}>
        {wonFigure(priceWon)}원을 나누어 낼 때예요. 무이자 개월 수는 카드에 따라 다를 수 있어요.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: makes the long table scrollable by keyboard */}
      <section tabIndex={0} aria-label="개월별 금액">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">개월</th>
              <th scope="col">한 달에 내는 금액</th>
              <th scope="col">수수료</th>
            </tr>
          </thead>
          <tbody>
            {plans.map((plan) => (
              <PlanRow key={plan.months} plan={plan} />
            ))}
          </tbody>
        </table>
      </section>
      {hasWithdrawalRight(priceWon, 3) && (
        <Notice title="할부 철회권·항변권">
          20만원 이상을 3개월 이상 할부로 사면 계약서를 받은 날부터 7일 안에 할부를 철회할 수 있고,
          판매자가 약속을 지키지 않으면 남은 할부금의 지급을 거절할 수 있어요.
        </Notice>
      )}
    </BottomSheet>
  );
}

function PlanRow({ plan }: { plan: InstallmentPlan }) {
  return (
    <tr>
      <th scope="row">
        {plan.months}개월 {plan.isInterestFree && <Badge tone="accent">무이자</Badge>}
      </th>
      <td>
        {plan.isInterestFree ? '' : '최대 '}
        {wonFigure(plan.monthlyWon)}원
      </td>
      <td>{plan.isInterestFree ? '없음' : `${wonFigure(plan.feeWon)}원`}</td>
    </tr>
  );
}
