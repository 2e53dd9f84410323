import type { OrderDifference } from '@shop/shared/contracts';
import { wonFigure } from '@shop/shared/ui';
import styles from './difference.module.css';

/** Differences between the shown sheet and the current one, before and after. */
export function Difference({ difference }: { difference: OrderDifference }) {
  const total = {
    label: '결제 금액',
    before: `${wonFigure(difference.expectedPayWon)}원`,
    after: `${wonFigure(difference.payWon)}원`,
  };
  return (
    <>
      <p>결제는 되지 않았어요. 바뀐 내용을 확인하고 다시 결제해 주세요.</p>
      <dl className={styles.lines}>
        {[...difference.lines, total].map(({ label, before, after }) => (
          <div key={label} className={styles.line}>
            <dt>{label}</dt>
            <dd>
              <del>{before}</del> → <strong>{after}</strong>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
