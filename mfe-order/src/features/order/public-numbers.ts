/**
 * Formats of the numbers in URLs (`orderNo`, `sheetNo`, `paymentNo` of the contracts); any other
 * value is a 404.
 */
export const isPaymentNo = (text: string | null): boolean => /^P[0-9A-Z]{8,40}$/.test(text ?? '');
export const isSheetNo = (text: string | null): boolean => /^S[0-9A-Z]{8,40}$/.test(text ?? '');
export const isOrderNo = (text: string | null): boolean => /^\d{8}[0-9A-Z]{4,20}$/.test(text ?? '');
