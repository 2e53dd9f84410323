import { Link } from '@shop/shared/app';
import type { OrderCounters } from '@shop/shared/contracts';
import type { OrderFilter } from './order-filter';
import { orderFilterPath } from './order-filter';
import styles from './order-state-counters.module.css';

const counters = [
  ['payDone', '결제완료'],
  ['prepare', '배송준비중'],
  ['shipping', '배송중'],
  ['delivered', '배송완료'],
  ['confirmed', '구매확정'],
] as const;

/** Number of items in each state; each count links to the filtered list. */
export function OrderStateCounters({
  counts,
  months,
}: {
  counts: OrderCounters;
  months: OrderFilter['months'];
}) {
  return (
    <ol className={styles.counters} aria-label="주문 상태별 개수">
      {counters.map(([state, text]) => (
        <li key={state}>
          <Link to={orderFilterPath({ months, state, q: '' })} className={styles.counter}>
            <strong className={counts[state] > 0 ? styles.some : undefined}>{counts[state]}</strong>
            <span>{text}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
