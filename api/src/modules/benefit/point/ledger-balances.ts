import type { Deps } from '../../../platform/deps';
import { spendable } from './account.repository';
import type { MemberBalances } from './balances.port';

/** Balances out of the shop's own ledger. */
export const createLedgerBalances = ({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): MemberBalances => ({
  read: (memberNo, kind) => spendable(db, memberNo, kind, clock.now()),
});
