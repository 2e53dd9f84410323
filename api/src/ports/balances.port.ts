import type { AccountKind } from '@shop/shared/contracts';
import { unavailable } from '../platform/errors';

export interface Balance {
  balanceWon: number;
  /** Ends within 30 days. */
  expiringWon: number;
}

/**
 * The service that holds the points and coins of a member, as the spec's two inquiry calls read them.
 * Orders spend from our own ledger in one transaction, so its adapter is the ledger. A remote service
 * needs reserve, commit and cancel here before orders may spend from it.
 */
export interface MemberBalances {
  read(memberNo: number, kind: AccountKind, signal?: AbortSignal): Promise<Balance>;
}

export const balancesDown = () =>
  unavailable('BALANCE_DOWN', '잔액을 확인하지 못했어요. 잠시 후 다시 시도해 주세요.');
