import { Link, useQuery } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { formatPoint } from '@shop/shared/domain';
import { VisuallyHidden, Won } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import { coinPath } from './coin-choice';
import styles from './wallet.module.css';
import { walletQueries } from './wallet.queries';

/**
 * Balances of the member. A balance that fails to load affects only its own cell, which offers a
 * retry.
 */
export function Wallet() {
  const coupons = useQuery(walletQueries.coupons());
  const points = useQuery(walletQueries.points());
  const coins = useQuery(walletQueries.coins());
  const giftCards = useQuery(walletQueries.giftCards());
  return (
    <dl className={styles.wallet}>
      <WalletCell label="쿠폰" query={coupons} to={paths.coupons()}>
        {({ usableCount }) => `${usableCount}장`}
      </WalletCell>
      <WalletCell label="포인트" query={points} to={coinPath({ kind: 'POINT' })}>
        {({ pointBalance }) => formatPoint(pointBalance)}
      </WalletCell>
      <WalletCell label="코인" query={coins} to={coinPath({ kind: 'COIN' })}>
        {({ coinBalance }) => <Won amountWon={coinBalance} />}
      </WalletCell>
      <WalletCell label="상품권" query={giftCards} to={coinPath({ kind: 'GIFT_CARD' })}>
        {({ balanceWon }) => <Won amountWon={balanceWon} />}
      </WalletCell>
    </dl>
  );
}

interface WalletCellProps<T> {
  label: string;
  /** The page that lists it. */
  to: string;
  query: { data: T | undefined; isError: boolean; refetch: () => unknown };
  children: (data: T) => ReactNode;
}

function WalletCell<T>({ label, query, to, children }: WalletCellProps<T>) {
  return (
    <div className={styles.cell}>
      <dt>
        <Link to={to} className={styles.link}>
          {label}
        </Link>
      </dt>
      <dd>
        {query.data !== undefined && children(query.data)}
        {query.data === undefined && query.isError && (
          <button type="button" className={styles.retry} onClick={() => void query.refetch()}>
            조회 실패 ↻<VisuallyHidden> {label} 다시 시도</VisuallyHidden>
          </button>
        )}
        {query.data === undefined && !query.isError && <span className={styles.waiting}>–</span>}
      </dd>
    </div>
  );
}
