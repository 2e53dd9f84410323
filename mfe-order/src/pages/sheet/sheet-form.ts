import type { Address, SheetView } from '@shop/shared/contracts';
import { FREE_MESSAGE_CODE } from '@shop/shared/domain';
import type { SheetDraft } from '../../features/sheet/sheet-draft';

/** Input and consents of the shopper; the server stores the other selections. */
export interface SheetForm {
  messageCd: string;
  messageText: string;
  /** By consent code. */
  consents: Record<string, boolean>;
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

export const consentField = (code: string): string => `consent.${code}`;

/** Validation errors: field → message, in page order. */
export type SheetErrors = ReadonlyMap<string, string>;

export function errorsOf(
  form: SheetForm,
  { address, consents }: Pick<SheetView, 'address' | 'consents'>,
): SheetErrors {
  const errors = new Map<string, string>();
  if (!address) errors.set('address', '배송지를 추가해 주세요');
  if (form.messageCd === FREE_MESSAGE_CODE && form.messageText.trim() === '')
    errors.set('messageText', '배송 메시지를 입력해 주세요');
  for (const { code, title } of consents)
    if (!form.consents[code]) errors.set(consentField(code), `‘${title}’ 항목에 동의해 주세요`);
  return errors;
}
