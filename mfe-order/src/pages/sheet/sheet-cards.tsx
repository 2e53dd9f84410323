import type { InstallmentPlan, SheetCard, SheetChoices, SheetView } from '@shop/shared/contracts';
import { Badge, lazy, Radio, RadioGroup, SelectField, wonFigure } from '@shop/shared/ui';
import { chosenCard, chosenPlan, hasInstallmentRights } from '../../features/sheet/sheet.rules';
import styles from './sheet-cards.module.css';

const rights = lazy(() =>
  import(
    /* webpackChunkName: "part-installment-rights" */ '../../features/legal/installment-rights'
  ).then(({ InstallmentRights }) => InstallmentRights),
);

export interface SheetCardsProps {
  view: SheetView;
  onChoose: (choices: Partial<SheetChoices>) => void;
}

/** Card and installment selection. */
export function SheetCards({ view, onChoose }: SheetCardsProps) {
  const card = chosenCard(view);
  const { installmentMonths } = view.choices;
  return (
    <div className={styles.fields}>
      <RadioGroup label="카드 선택">
        <div className={styles.cards}>
          {view.cards.map((one) => (
            <Radio
              key={one.cardCd}
              look="card"
              name="card"
              className={one.isOwn ? styles.own : styles.card}
              checked={one.cardCd === card?.cardCd}
              onChange={() => onChoose({ cardCd: one.cardCd })}
              label={one.cardName}
              note={cardNote(one)}
            />
          ))}
        </div>
      </RadioGroup>
      {card && (
        <Installment
          plans={card.plans}
          months={installmentMonths}
          onChange={(months) => onChoose({ installmentMonths: months })}
        />
      )}
      <PlanWords plan={chosenPlan(view)} />
      {hasInstallmentRights(view.amounts.payWon, installmentMonths) && <rights.Component />}
    </div>
  );
}

function cardNote({ cardNoTail, isOwn, plans }: SheetCard): string {
  const longest = Math.max(0, ...plans.filter((p) => p.isInterestFree).map(({ months }) => months));
  return [
    cardNoTail && `끝자리 ${cardNoTail}`,
    isOwn && '내 카드',
    longest > 1 && `최대 ${longest}개월 무이자`,
  ]
    .filter(Boolean)
    .join(' · ');
}

const planWords = ({ months, isInterestFree, monthlyWon }: InstallmentPlan): string =>
  months === 0
    ? '일시불'
    : `${months}개월${isInterestFree ? ' 무이자' : ''} · 월 ${wonFigure(monthlyWon)}원`;

interface InstallmentProps {
  plans: readonly InstallmentPlan[];
  months: number;
  onChange: (months: number) => void;
}

function Installment({ plans, months, onChange }: InstallmentProps) {
  if (plans.length <= 1)
    return <p className={styles.note}>50,000원 미만은 일시불로만 결제할 수 있어요.</p>;
  return (
    <SelectField
      label="할부 개월"
      value={String(months)}
      options={plans.map((plan) => ({ value: String(plan.months), label: planWords(plan) }))}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}

function PlanWords({ plan }: { plan: InstallmentPlan | undefined }) {
  if (!plan || plan.months === 0) return null;
  return (
    <p className={styles.plan} role="status">
      {plan.isInterestFree ? (
        <>
          <Badge tone="accent">무이자</Badge> 월 {wonFigure(plan.monthlyWon)}원씩 {plan.months}개월,
          수수료가 없어요
        </>
      ) : (
        <>
          월 {wonFigure(plan.monthlyWon)}원씩 {plan.months}개월 · 할부 수수료{' '}
          {wonFigure(plan.feeWon)}원을 더해 모두 {wonFigure(plan.totalWon)}원을 카드사에 내요
        </>
      )}
    </p>
  );
}
