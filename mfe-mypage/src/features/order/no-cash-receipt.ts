/** Said wherever a payment for a return or exchange is shown. */
export const NO_CASH_RECEIPT = '반품·교환 비용 결제에는 현금영수증이 발급되지 않아요.';
