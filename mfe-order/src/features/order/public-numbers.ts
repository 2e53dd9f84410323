/** The shapes of the numbers in our addresses (`orderNo`, `sheetNo`, `paymentNo` of the contracts): others are no page. */
export const isPaymentNo = (text: string | null): boolean => /^P[0-9A-Z]{8,40}$/.test(text ?? '');
export const isSheetNo = (text: string | null): boolean => /^S[0-9A-Z]{8,40}$/.test(text ?? '');
export const isOrderNo = (text: string | null): boolean => /^\d{8}[0-9A-Z]{4,20}$/.test(text ?? '');
