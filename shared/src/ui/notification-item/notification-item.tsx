import { Link } from '@shop/shared/app';
import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './notification-item.module.css';

export interface NotificationItemProps {
  icon: ReactNode;
  title: string;
  text?: string;
  /** Display text: 10분 전, 3월 2일. */
  time: string;
  to: string;
  /** Unread. */
  isNew?: boolean;
}

/** One message of the shop to a member: a parcel in transit, an expiring coupon. */
export function NotificationItem({
  icon,
  title,
  text,
  time,
  to,
  isNew = false,
}: NotificationItemProps) {
  return (
    <Link to={to} className={classNames(styles.item, isNew && styles.new)}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.words}>
        <span className={styles.title}>
          {isNew && <VisuallyHidden>새 알림 </VisuallyHidden>}
          {title}
        </span>
        {text && <span className={styles.text}>{text}</span>}
        <span className={styles.time}>{time}</span>
      </span>
    </Link>
  );
}
