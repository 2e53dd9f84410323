import { Link, useLocation, useSession } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { lazy } from '@shop/shared/ui';
import styles from './wallet-strip.module.css';

/** The balances of a member, whose place is kept until their code is there. */
const balances = lazy(
  () =>
    import(/* webpackChunkName: "display.wallet" */ './wallet-balances').then(
      (module) => module.WalletBalances,
    ),
  () => <div className={styles.strip} />,
  { isOptional: true },
);

/** Coupons, points and coins of a member in one line; for a visitor the way to sign in. */
export function WalletStrip() {
  const { isLoggedIn } = useSession();
  const { pathname, search } = useLocation();
  if (isLoggedIn) return <balances.Component />;
  return (
    <Link className={styles.strip} to={paths.login(pathname + search)} prefetch="none">
      <span>로그인하고 내 쿠폰과 포인트를 확인해 보세요</span>
      <strong>로그인</strong>
    </Link>
  );
}
