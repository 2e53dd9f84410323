import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { AlertIcon, CheckCircleIcon, InfoIcon } from '../icon';
import styles from './notice.module.css';

export interface NoticeProps {
  tone?: 'info' | 'good' | 'caution' | 'danger';
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link below the text. */
  action?: ReactNode;
  /** Announced at once, for messages that appear after a click. */
  isLive?: boolean;
}

const icons = {
  info: InfoIcon,
  good: CheckCircleIcon,
  caution: AlertIcon,
  danger: AlertIcon,
} as const;

/** An inline message: a changed price, a limit, a confirmation. */
export function Notice({ tone = 'info', title, children, action, isLive = false }: NoticeProps) {
  const ToneIcon = icons[tone];
  return (
    <div
      className={classNames(styles.notice, styles[tone])}
      role={isLive ? (tone === 'danger' ? 'alert' : 'status') : undefined}
    >
      <ToneIcon size={20} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
