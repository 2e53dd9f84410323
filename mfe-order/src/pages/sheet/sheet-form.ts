import type { Address, SheetView } from '@shop/shared/contracts';
import { FREE_MESSAGE_CODE } from '@shop/shared/domain';
import type { SheetDraft } from '../../features/sheet/sheet-draft';

/** What the shopper writes and agrees to; the rest of the sheet is choices the server keeps. */
export interface SheetForm {
  /** Only so that a missing address is an error like any other. */
  address: null;
  messageCd: string;
  messageText: string;
  /** By consent code. */
  consents: Record<string, boolean>;
}

/** L8: nothing is ticked beforehand, unless the shopper ticked it on this very sheet. */
export function formOf(
  { consents }: Pick<SheetView, 'consents'>,
  address: Pick<Address, 'messageCd' | 'messageText'> | null,
  draft: SheetDraft | undefined,
): SheetForm {
  return {
    address: null,
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

export const messageRule = (text: string, { messageCd }: SheetForm): true | string =>
  messageCd !== FREE_MESSAGE_CODE || text.trim() !== '' || '배송 메시지를 입력해 주세요';
