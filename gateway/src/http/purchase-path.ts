/** Whether a page is on the way of a purchase, whose pages are the last to be refused. */
export const isPurchasePath = (path: string): boolean => /^\/(payment|order)(?=[/?]|$)/.test(path);

/** Whether money may have been paid when this page is opened. */
export const isPaymentPath = (path: string): boolean => /^\/payment(?=[/?]|$)/.test(path);
