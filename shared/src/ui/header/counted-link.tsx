import { Link } from '@shop/shared/app';
import type { ReactNode } from 'react';
import { BasketIcon, BellIcon } from '../icon';
import styles from './header.module.css';

export interface CountedLinkProps {
  to: string;
  /** Undefined while unknown. */
  count?: number | undefined;
}

const MAX_SHOWN = 99;

const counted = ({ to, count }: CountedLinkProps, name: string, icon: ReactNode) => (
  <Link to={to} className={styles.iconLink} aria-label={name}>
    {icon}
    {count ? (
      <span className={styles.count} aria-hidden="true">
        {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
      </span>
    ) : null}
  </Link>
);

/** Link to the basket, with its number of items. */
export const BasketLink = (link: CountedLinkProps) =>
  counted(link, link.count === undefined ? '장바구니' : `장바구니 ${link.count}개`, <BasketIcon />);

/** Link to a member's notifications, with the number of new ones. */
export const BellLink = (link: CountedLinkProps) =>
  counted(link, link.count ? `알림, 새 소식 ${link.count}개` : '알림', <BellIcon />);
