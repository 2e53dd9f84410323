import type { Address, CashReceiptRequest, SheetView } from '@shop/shared/contracts';
import {
  type CashReceiptType,
  cashReceiptProblem,
  FREE_MESSAGE_CODE,
  isCashMethod,
} from '@shop/shared/domain';
import type { SheetDraft } from '../../features/sheet/sheet-draft';

/** Input and consents of the shopper; the server stores the other selections. */
export interface SheetForm {
  messageCd: string;
  messageText: string;
  /** By consent code. */
  consents: Record<string, boolean>;
  /** 현금영수증; '' for none. A personal number, so it is not kept with the draft. */
  receiptType: CashReceiptType | '';
  receiptNumber: string;
}

/** L8: no consent is preselected, unless the shopper accepted it on this sheet before. */
export function formOf(
  { consents }: Pick<SheetView, 'consents'>,
  address: Pick<Address, 'messageCd' | 'messageText'> | null,
  draft: SheetDraft | undefined,
): SheetForm {
  return {
    messageCd: draft?.messageCd ?? address?.messageCd ?? '',
    messageText: draft?.messageText ?? address?.messageText ?? '',
    receiptType: '',
    receiptNumber: '',
    consents: Object.fromEntries(
      consents.map(({ code }) => [code, draft?.consents.includes(code) ?? false]),
    ),
  };
}

export const agreedOf = (consents: SheetForm['consents']): string[] =>
  Object.keys(consents).filter((code) => consents[code]);

export const draftOf = ({ messageCd, messageText, consents }: SheetForm): SheetDraft => ({
  messageCd,
  messageText,
  consents: agreedOf(consents),
});

/** The cash receipt to order; null without one, or for a method that is no cash. */
export const cashReceiptOf = (
  { receiptType, receiptNumber }: SheetForm,
  { choices, amounts }: Pick<SheetView, 'choices' | 'amounts'>,
): CashReceiptRequest | null =>
  receiptType !== '' && isCashMethod(choices.payMethod) && amounts.payWon > 0
    ? { type: receiptType, number: receiptNumber }
    : null;

export const consentField = (code: string): string => `consent.${code}`;

/** Validation errors: field → message, in page order. */
export type SheetErrors = ReadonlyMap<string, string>;

export function errorsOf(
  form: SheetForm,
  view: Pick<SheetView, 'address' | 'amounts' | 'choices' | 'consents'>,
): SheetErrors {
  const { address, consents } = view;
  const errors = new Map<string, string>();
  if (!address) errors.set('address', '배송지를 추가해 주세요');
  if (form.messageCd === FREE_MESSAGE_CODE && form.messageText.trim() === '')
    errors.set('messageText', '배송 메시지를 입력해 주세요');
  const receipt = cashReceiptOf(form, view);
  const receiptError = receipt && cashReceiptProblem(receipt.type, receipt.number);
  if (receiptError) errors.set('receiptNumber', receiptError);
  for (const { code, title } of consents)
    if (!form.consents[code]) errors.set(consentField(code), `‘${title}’ 항목에 동의해 주세요`);
  return errors;
}
