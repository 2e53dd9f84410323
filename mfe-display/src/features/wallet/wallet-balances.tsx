import { Link, useQuery } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { formatPoint, groupDigits } from '@shop/shared/domain';
import { classNames, VisuallyHidden } from '@shop/shared/ui';
import { walletQueries } from './wallet.queries';
import styles from './wallet-strip.module.css';

/** A balance that fails to load offers a retry and leaves the others. */
export function WalletBalances() {
  const coupons = useQuery(walletQueries.coupons());
  const points = useQuery(walletQueries.points());
  const coins = useQuery(walletQueries.coins());
  return (
    <section aria-label="내 지갑" className={classNames(styles.strip, styles.balances)}>
      <Balance
        label="쿠폰"
        to={paths.coupons()}
        query={coupons}
        text={coupons.data && `${coupons.data.usableCount}장`}
      />
      <Balance
        label="포인트"
        to={paths.coins({ kind: 'POINT' })}
        query={points}
        text={points.data && formatPoint(points.data.pointBalance)}
      />
      <Balance
        label="코인"
        to={paths.coins({ kind: 'COIN' })}
        query={coins}
        text={coins.data && `${groupDigits(coins.data.coinBalance)}원`}
      />
    </section>
  );
}

interface BalanceProps {
  label: string;
  to: string;
  query: { isError: boolean; refetch: () => unknown };
  /** Undefined until it has loaded. */
  text: string | undefined;
}

function Balance({ label, to, query, text }: BalanceProps) {
  if (query.isError && text === undefined) {
    return (
      <span className={styles.balance}>
        {label}
        <button type="button" className={styles.retry} onClick={() => void query.refetch()}>
          조회 실패 ↻<VisuallyHidden> {label} 다시 시도</VisuallyHidden>
        </button>
      </span>
    );
  }
  return (
    <Link className={styles.balance} to={to} prefetch="none">
      {label} <strong>{text ?? '–'}</strong>
    </Link>
  );
}
