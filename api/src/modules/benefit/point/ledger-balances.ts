import type { Deps } from '../../../platform/deps';
import type { MemberBalances } from '../../../ports';
import { spendable } from './account.repository';

/** Reads balances from the shop's own ledger. */
export const createLedgerBalances = ({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): MemberBalances => ({
  read: (memberNo, kind) => spendable(db, memberNo, kind, clock.now()),
});
