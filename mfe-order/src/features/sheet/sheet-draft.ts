import { isText, like, recordOf, sessionStore } from '@shop/shared/app';

/** ME039, or '' for none, with the free text. */
export interface GroupMessage {
  messageCd: string;
  messageText: string;
}

/** Input of the order sheet that the server does not store; it is sent with the order. */
export interface SheetDraft {
  /** ME039, or '' for none. */
  messageCd: string;
  messageText: string;
  /** Messages by delivery group; null while one message is for all. */
  groupMessages: Record<string, GroupMessage> | null;
  /** Codes of the accepted consents. */
  consents: string[];
  /** 선물하기 */
  receiverName?: string;
  receiverPhone?: string;
  giftDesign?: string;
  giftSender?: string;
  giftMessage?: string;
  /** Of a scheduled gift. */
  giftDay?: string;
  giftHour?: string;
}

const isMessage = like<GroupMessage>({ messageCd: '', messageText: '' });
const isPlain = like({ messageCd: '', messageText: '', consents: [''] });
const giftFields = [
  'receiverName',
  'receiverPhone',
  'giftDesign',
  'giftSender',
  'giftMessage',
  'giftDay',
  'giftHour',
];

function isDraft(value: unknown): value is SheetDraft {
  if (!isPlain(value)) return false;
  const groups: unknown = Reflect.get(value, 'groupMessages');
  const gift = giftFields.map((name): unknown => Reflect.get(value, name));
  return (
    (groups === null || recordOf(isMessage)(groups)) &&
    gift.every((text) => text === undefined || isText(text))
  );
}

const sheetKey = (sheetNo: string) => `order.sheet.${sheetNo}`;
const paymentKey = (paymentNo: string) => `order.payment.${paymentNo}`;

/** Stored per tab, so that the input survives a reload or a failed payment. */
export const sheetDrafts = {
  read: (sheetNo: string): SheetDraft | undefined => sessionStore.get(sheetKey(sheetNo), isDraft),

  write: (sheetNo: string, draft: SheetDraft): void => sessionStore.set(sheetKey(sheetNo), draft),

  /** Records the order sheet of a payment. */
  hold: (paymentNo: string, sheetNo: string): void =>
    sessionStore.set(paymentKey(paymentNo), sheetNo),

  /** Copies the draft to the replacement order sheet after a failed payment. */
  carry(paymentNo: string, nextSheetNo: string): void {
    const sheetNo = sessionStore.get(paymentKey(paymentNo), isText);
    const draft = sheetNo && sheetDrafts.read(sheetNo);
    if (draft) sheetDrafts.write(nextSheetNo, draft);
  },

  /** Deletes the draft after the payment succeeded. */
  drop(paymentNo: string): void {
    const sheetNo = sessionStore.get(paymentKey(paymentNo), isText);
    if (sheetNo) sessionStore.remove(sheetKey(sheetNo));
    sessionStore.remove(paymentKey(paymentNo));
  },
};
