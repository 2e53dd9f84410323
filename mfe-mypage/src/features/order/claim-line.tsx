import { Link } from '@shop/shared/app';
import type { OrderCounters } from '@shop/shared/contracts';
import { ChevronRightIcon } from '@shop/shared/ui';
import styles from './claim-line.module.css';
import { type OrderFilter, orderFilterPath } from './order-filter';

const entries = [
  ['depositWait', '입금대기'],
  ['claims', '취소·반품·교환'],
] as const;

/** What waits for the member's money, and what goes back; each leads to the filtered list. */
export function ClaimLine({
  counts,
  months,
}: {
  counts: OrderCounters;
  months: OrderFilter['months'];
}) {
  return (
    <ul className={styles.line} aria-label="입금과 취소·반품·교환">
      {entries.map(([state, text]) => (
        <li key={state}>
          <Link to={orderFilterPath({ months, state, q: '' })} className={styles.entry}>
            {text} <strong>{counts[state]}</strong>
            <ChevronRightIcon size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
