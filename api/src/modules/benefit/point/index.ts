export { spendable } from './account.repository';
export { grant, takeBack } from './ledger';
export { createLedgerBalances } from './ledger-balances';
export { type OrderMoney, returnFromOrder, spendOnOrder } from './order-money';
export { pointModule } from './point.module';
