import { useQuery } from '@shop/shared/app';
import type { AccountKind } from '@shop/shared/contracts';
import { walletQueries } from './wallet.queries';

/**
 * The kind that the page of balances opens with: points for a member who has points and no coins, coins
 * otherwise and when a balance cannot be read. Undefined while the balances are loading.
 * @param isNamed the URL names a kind: no balance is read
 */
export function useOpeningKind(isNamed: boolean): AccountKind | undefined {
  const coins = useQuery({ ...walletQueries.coins(), enabled: !isNamed });
  const points = useQuery({ ...walletQueries.points(), enabled: !isNamed });
  if (isNamed || (coins.data?.coinBalance ?? 0) > 0) return 'COIN';
  if (coins.isPending || points.isPending) return undefined;
  return coins.data && (points.data?.pointBalance ?? 0) > 0 ? 'POINT' : 'COIN';
}
