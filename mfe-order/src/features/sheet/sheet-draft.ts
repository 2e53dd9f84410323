import { sessionStore } from '@shop/shared/app';

/** What the server does not keep of a sheet: it goes with the order only. */
export interface SheetDraft {
  /** ME039, or '' for none. */
  messageCd: string;
  messageText: string;
  /** Codes of what was agreed. */
  consents: string[];
}

const sheetKey = (sheetNo: string) => `order.sheet.${sheetNo}`;
const paymentKey = (paymentNo: string) => `order.payment.${paymentNo}`;

/** Kept in this tab, so that a reload or a failed payment finds the sheet as it was left. */
export const sheetDrafts = {
  read: (sheetNo: string): SheetDraft | undefined => sessionStore.get(sheetKey(sheetNo)),

  write: (sheetNo: string, draft: SheetDraft): void => sessionStore.set(sheetKey(sheetNo), draft),

  /** This payment was asked for on this sheet. */
  hold: (paymentNo: string, sheetNo: string): void =>
    sessionStore.set(paymentKey(paymentNo), sheetNo),

  /** The payment came to nothing: what was written goes on to the sheet that takes its place. */
  carry(paymentNo: string, nextSheetNo: string): void {
    const sheetNo = sessionStore.get<string>(paymentKey(paymentNo));
    const draft = sheetNo && sheetDrafts.read(sheetNo);
    if (draft) sheetDrafts.write(nextSheetNo, draft);
  },

  /** It was paid: nothing of it is needed any more. */
  drop(paymentNo: string): void {
    const sheetNo = sessionStore.get<string>(paymentKey(paymentNo));
    if (sheetNo) sessionStore.remove(sheetKey(sheetNo));
    sessionStore.remove(paymentKey(paymentNo));
  },
};
