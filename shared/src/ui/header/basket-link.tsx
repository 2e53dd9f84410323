import { Link } from '@shop/shared/app';
import { BasketIcon } from '../icon';
import styles from './header.module.css';

export interface BasketLinkProps {
  to: string;
  /** Undefined while unknown. */
  count?: number;
}

const MAX_SHOWN = 99;

/** Link to the basket, with its number of items. */
export function BasketLink({ to, count }: BasketLinkProps) {
  return (
    <Link
      to={to}
      className={styles.iconLink}
      aria-label={count === undefined ? '장바구니' : `장바구니 ${count}개`}
    >
      <BasketIcon />
      {count ? (
        <span className={styles.count} aria-hidden="true">
          {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
        </span>
      ) : null}
    </Link>
  );
}
