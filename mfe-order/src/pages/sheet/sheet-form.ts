import type { Address, CashReceiptRequest, SheetView } from '@shop/shared/contracts';
import {
  type CashReceiptType,
  type DeliveryMessageCode,
  FREE_MESSAGE_CODE,
  type GiftDesign,
  giftDesigns,
  isCashMethod,
  isTableKey,
  pcccProblem,
} from '@shop/shared/domain';
import type { GroupMessage, SheetDraft } from '../../features/sheet/sheet-draft';
import { giftInstant, giftTimeError } from './gift-time';

/** Input and consents of the shopper; the server stores the other selections. */
export interface SheetForm {
  messageCd: string;
  messageText: string;
  /** By delivery group; null while one message is for all. */
  groupMessages: Record<string, GroupMessage> | null;
  /** 개인통관고유부호; '' uses the kept one. Personal, so it is not kept with the draft. */
  pccc: string;
  /** By consent code. */
  consents: Record<string, boolean>;
  /** 현금영수증; '' for none. A personal number, so it is not kept with the draft. */
  receiptType: CashReceiptType | '';
  receiptNumber: string;
  /** 선물하기: who gets it. */
  receiverName: string;
  receiverPhone: string;
  /** 선물 카드; '' signs it with the member's name. */
  giftDesign: GiftDesign;
  giftSender: string;
  giftMessage: string;
  /** 보내는 때: scheduled for a day (`2026-12-24`) and an hour in Korea. */
  isGiftLater: boolean;
  giftDay: string;
  giftHour: string;
}

/** L8: no consent is preselected, unless the shopper accepted it on this sheet before. */
export function formOf(
  { consents }: Pick<SheetView, 'consents'>,
  address: Pick<Address, 'messageCd' | 'messageText'> | null,
  draft: SheetDraft | undefined,
): SheetForm {
  const design = draft?.giftDesign ?? '';
  return {
    messageCd: draft?.messageCd ?? address?.messageCd ?? '',
    messageText: draft?.messageText ?? address?.messageText ?? '',
    groupMessages: draft?.groupMessages ?? null,
    pccc: '',
    receiptType: '',
    receiptNumber: '',
    receiverName: draft?.receiverName ?? '',
    receiverPhone: draft?.receiverPhone ?? '',
    giftDesign: isTableKey<GiftDesign>(giftDesigns, design) ? design : 'THANKS',
    giftSender: draft?.giftSender ?? '',
    giftMessage: draft?.giftMessage ?? '',
    isGiftLater: Boolean(draft?.giftDay),
    giftDay: draft?.giftDay ?? '',
    giftHour: draft?.giftHour ?? '9',
    consents: Object.fromEntries(
      consents.map(({ code }) => [code, draft?.consents.includes(code) ?? false]),
    ),
  };
}

export const agreedOf = (consents: SheetForm['consents']): string[] =>
  Object.keys(consents).filter((code) => consents[code]);

export const draftOf = ({
  messageCd,
  messageText,
  groupMessages,
  consents,
  receiverName,
  receiverPhone,
  giftDesign,
  giftSender,
  giftMessage,
  isGiftLater,
  giftDay,
  giftHour,
}: SheetForm): SheetDraft => ({
  messageCd,
  messageText,
  groupMessages,
  consents: agreedOf(consents),
  receiverName,
  receiverPhone,
  giftDesign,
  giftSender,
  giftMessage,
  giftDay: isGiftLater ? giftDay : '',
  giftHour,
});

/** The cash receipt to order; null without one, or for a method that is no cash. */
export const cashReceiptOf = (
  { receiptType, receiptNumber }: SheetForm,
  { choices, amounts }: Pick<SheetView, 'choices' | 'amounts'>,
): CashReceiptRequest | null =>
  receiptType !== '' && isCashMethod(choices.payMethod) && amounts.payWon > 0
    ? { type: receiptType, number: receiptNumber }
    : null;

/** What is sent of 선물하기; undefined for a sheet that is no gift. */
export const giftOf = (form: SheetForm, { source }: Pick<SheetView, 'source'>) =>
  source === 'GIFT'
    ? {
        receiverName: form.receiverName.trim(),
        receiverPhone: form.receiverPhone,
        senderName: form.giftSender,
        message: form.giftMessage,
        design: form.giftDesign,
        sendAt: form.isGiftLater ? giftInstant(form.giftDay, form.giftHour) : null,
      }
    : undefined;

export const messageField = (groupKey: string): string => `messageText.${groupKey}`;

const noMessage: GroupMessage = { messageCd: '', messageText: '' };

export const groupMessageOf = ({ groupMessages }: SheetForm, key: string): GroupMessage =>
  groupMessages?.[key] ?? noMessage;

/** The messages that are sent, each with the name of its field. */
function messageFields(
  form: SheetForm,
  groups: SheetView['deliveryGroups'],
): [field: string, message: GroupMessage][] {
  return form.groupMessages && groups.length > 1
    ? groups.map(({ key }) => [messageField(key), groupMessageOf(form, key)])
    : [['messageText', form]];
}

/** The messages of single groups; undefined while one message is for all. */
export const messagesOf = (form: SheetForm, { deliveryGroups }: SheetView) =>
  form.groupMessages && deliveryGroups.length > 1
    ? deliveryGroups.map(({ key }) => {
        const { messageCd, messageText } = groupMessageOf(form, key);
        return {
          groupKey: key,
          messageCd: (messageCd || null) as DeliveryMessageCode | null,
          messageText: messageText.trim(),
        };
      })
    : undefined;

/** A code is needed when none is kept, and checked when one is entered. */
const pcccErrorOf = ({ pccc }: SheetForm, { customs }: Pick<SheetView, 'customs'>) =>
  customs && (customs.maskedPccc === null || pccc !== '') ? pcccProblem(pccc) : null;

export const consentField = (code: string): string => `consent.${code}`;

/** Validation errors: field → message, in page order. */
export type SheetErrors = ReadonlyMap<string, string>;

export function errorsOf(
  form: SheetForm,
  view: Pick<
    SheetView,
    | 'source'
    | 'address'
    | 'needsAddress'
    | 'amounts'
    | 'choices'
    | 'consents'
    | 'customs'
    | 'deliveryGroups'
  >,
  nowMs: number,
): SheetErrors {
  const { address, needsAddress, consents } = view;
  const errors = new Map<string, string>();
  if (view.source === 'GIFT') {
    // The server checks both again; the rules of the address form would enlarge the page.
    if (form.receiverName.trim().length < 2)
      errors.set('receiverName', '받는 분 이름을 2자 이상 입력해 주세요');
    if (!/^010\d{8}$/.test(form.receiverPhone.replace(/\D/g, '')))
      errors.set('receiverPhone', '휴대폰 번호를 010으로 시작하는 11자리로 입력해 주세요');
    const timeError =
      form.isGiftLater && giftTimeError(giftInstant(form.giftDay, form.giftHour), nowMs);
    if (timeError) errors.set('giftTime', timeError);
  }
  if (needsAddress && !address) errors.set('address', '배송지를 추가해 주세요');
  for (const [field, message] of messageFields(form, view.deliveryGroups)) {
    if (message.messageCd === FREE_MESSAGE_CODE && message.messageText.trim() === '')
      errors.set(field, '배송 메시지를 입력해 주세요');
  }
  const pcccError = pcccErrorOf(form, view);
  if (pcccError) errors.set('pccc', pcccError);
  const receipt = cashReceiptOf(form, view);
  // The server checks what kind of number it is.
  if (receipt && receipt.number.replace(/\D/g, '').length < 10)
    errors.set('receiptNumber', '현금영수증 번호를 끝까지 입력해 주세요');
  for (const { code, title } of consents)
    if (!form.consents[code]) errors.set(consentField(code), `‘${title}’ 항목에 동의해 주세요`);
  return errors;
}
