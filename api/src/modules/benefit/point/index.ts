export { spendable } from './account.repository';
export { grant } from './ledger';
export { createLedgerBalances } from './ledger-balances';
export { type OrderMoney, returnFromOrder, spendOnOrder } from './order-money';
export { pointModule } from './point.module';
