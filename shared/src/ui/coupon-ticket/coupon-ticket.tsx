import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './coupon-ticket.module.css';

export interface CouponTicketProps {
  /** The discount: 10% 할인, 3,000원 할인. */
  value: ReactNode;
  /** Left out when the value says it all. */
  name?: ReactNode;
  /** Short phrases: 30,000원 이상 구매 시. */
  conditions?: readonly string[];
  /** What it saves here, or why it is spent. */
  note?: ReactNode;
  /** Beyond the perforation: 받기, a checkbox, a code, when it ends. */
  action?: ReactNode;
  /** Used, expired or not applicable: muted, but readable. */
  isSpent?: boolean;
}

/** One coupon: discount, name, conditions and action. */
export function CouponTicket({
  value,
  name,
  conditions = [],
  note,
  action,
  isSpent = false,
}: CouponTicketProps) {
  return (
    <div className={classNames(styles.ticket, isSpent && styles.spent)}>
      <div className={styles.words}>
        <p className={styles.value}>{value}</p>
        {name && <p className={styles.name}>{name}</p>}
        {conditions.length > 0 && (
          <p className={styles.conditions}>
            {conditions.map((condition) => (
              <span key={condition}>{condition} </span>
            ))}
          </p>
        )}
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
