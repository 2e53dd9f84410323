export { spendable } from './account.repository';
export { giftCardRegistered } from './gift-card.events';
export { expireLots, grant, takeBack } from './ledger';
export { createLedgerBalances } from './ledger-balances';
export { type OrderMoney, returnFromOrder, spendOnOrder } from './order-money';
export { pointModule } from './point.module';
export { extendGiftCard, insertGiftCard, voidGiftCards } from './sold-gift-card';
