export { spendable } from './account.repository';
export { grant, restore, spend } from './ledger';
export { createLedgerBalances } from './ledger-balances';
export { pointModule } from './point.module';
